"""What a player of Milionerzy i bankruci can do."""

from __future__ import annotations

from typing import ClassVar

from bluffhouse.rules.contract import Action
from bluffhouse.rules.millionaires.money import CARDS


class Reveal(Action, frozen=True, gc=False):
    """Turn up the next tile of the pile (MB-7)."""

    thought: ClassVar[float] = 0.4


class Bid(Action, frozen=True, gc=False):
    """Put down these money cards, in ascending order, on top of those already down (MB-4)."""

    thought: ClassVar[float] = 1.0
    cards: tuple[int, ...]


class Pass(Action, frozen=True, gc=False):
    """Leave this auction (MB-4)."""

    thought: ClassVar[float] = 0.5


class Discard(Action, frozen=True, gc=False):
    """Give up this wealth tile to the Thief (MB-8)."""

    thought: ClassVar[float] = 0.8
    tile: int


REVEAL = Reveal()
PASS = Pass()
BIDS = tuple(map(Bid, CARDS))
"""The bid of each set of money cards."""
DISCARDS = tuple(map(Discard, range(11)))
"""The discard of each wealth tile, 1 to 10."""
