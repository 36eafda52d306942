"""How much to measure."""

from __future__ import annotations

from typing import NamedTuple


class Size(NamedTuple):
    runs: int
    """Visits to each page; the medians count."""
    seconds: float
    """Longest time to play each game, in seconds."""
