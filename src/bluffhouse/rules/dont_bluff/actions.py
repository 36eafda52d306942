"""Everything a player of Don't Bluff! can do."""

from __future__ import annotations

from typing import ClassVar

from bluffhouse.rules.contract import Action
from bluffhouse.rules.dont_bluff.components import GOAL, Cards


class Roll(Action, frozen=True, gc=False):
    """Roll the die that is due: the colour die (DB-5) or the black die (DB-7)."""

    thought: ClassVar[float] = 0.4


class ChooseTarget(Action, frozen=True, gc=False):
    """Choose any other player as the target, having rolled a colour of your own (DB-5)."""

    thought: ClassVar[float] = 0.8
    seat: int


class Offer(Action, frozen=True, gc=False):
    """Lay suitcases face down, with or without a claim about what is in them (DB-6)."""

    thought: ClassVar[float] = 1.4
    cards: Cards
    claim: int | None = None


class Add(Action, frozen=True, gc=False):
    """Add suitcases face down; the claim is about the added ones (DB-11)."""

    thought: ClassVar[float] = 1.2
    cards: Cards
    claim: int | None = None


class Take(Action, frozen=True, gc=False):
    """Take everything on the table, unopened (DB-7)."""

    thought: ClassVar[float] = 1.4


class Open(Action, frozen=True, gc=False):
    """Open the closed suitcases; rolling the black die comes next (DB-7)."""

    thought: ClassVar[float] = 1.4


class Pay(Action, frozen=True, gc=False):
    """Pay with these suitcases (DB-9)."""

    thought: ClassVar[float] = 0.6
    cards: Cards


ROLL = Roll()
TAKE = Take()
OPEN = Open()

CLAIMS: tuple[int | None, ...] = (None, *range(GOAL))
"""The possible claims about an offer: none, or a sum its owner can hold without having won."""


def is_claim(claim: object) -> bool:
    """Return whether this is one of `CLAIMS`, and an int if it is a number."""
    return claim is None or (type(claim) is int and 0 <= claim < GOAL)
