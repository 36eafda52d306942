"""What LIE is played with, and its variants."""

from __future__ import annotations

from itertools import combinations
from typing import Literal

from bluffhouse.rules.contract import Options

PLAYERS = range(2, 7)
"""LI-1: how many can play: thirty cards are five each for six players."""

Card = tuple[int, int]
"""The two values of a card, one at each end, the lower one first."""

VALUES = range(1, 7)

CARDS: tuple[Card, ...] = tuple(combinations(VALUES, 2)) * 2
"""LI-1: two copies of each pair of different values."""

HAND_LIMIT = 5
"""The most cards a player can hold (LI-8)."""

RaiseOrder = Literal["classic", "value_first"]
"""LI-5: whether the count or the value decides first which bid is higher."""


class LieOptions(Options, frozen=True):
    raise_order: RaiseOrder = "classic"
    """LI-5: what is higher: more cards first, or a higher value first."""
    wild_ones: bool = False
    """LI-10: ones count as every value, unless the round's first bid was on ones."""
    directions: bool = False
    """LI-11: the starter of each round chooses the direction of play."""
    fewer_and_fewer: bool = False
    """LI-12: start with five cards, the loser draws one fewer, most cards win."""
    longer_game: bool = False
    """LI-13: whoever meets the end is eliminated; the others play on until one is left."""
