"""How much is measured."""

from __future__ import annotations

from typing import NamedTuple


class Size(NamedTuple):
    runs: int
    """Of each page; the medians count."""
    seconds: float
    """Of each game at most."""
