"""Hints for people who play against bots only (docs/hints.md), from the bots' processes."""

from __future__ import annotations

from collections.abc import Sequence

from bluffhouse.rules.contract import Event, Game, View
from bluffhouse.study.hints import Hint

HINT_SECONDS = 5.0
"""Seconds that a hint should take at most. Most take a fraction of one; the first in a process
loads NumPy and the champion too, and the machine may be busy."""


def shark_hint(game: Game, view: View, seen: Sequence[Event]) -> Hint:
    """Return what a shark would do with this view, in a process that may load NumPy."""
    from bluffhouse.study import hint

    return hint(game, view, seen)
