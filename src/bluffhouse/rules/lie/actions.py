"""What a player of LIE can do."""

from __future__ import annotations

from typing import ClassVar

from bluffhouse.rules.contract import Action


class Turn(Action, frozen=True, gc=False):
    """Choose which value of each card counts, in the order of the hand (LI-3)."""

    thought: ClassVar[float] = 0.6
    up: tuple[int, ...]


class Direct(Action, frozen=True, gc=False):
    """Choose the direction of play for this round (LI-11)."""

    thought: ClassVar[float] = 0.5
    clockwise: bool


class Bid(Action, frozen=True, gc=False):
    """Say "in all hands together at least `count` cards show `value`" (LI-4)."""

    thought: ClassVar[float] = 0.8
    count: int
    value: int


class Call(Action, frozen=True, gc=False):
    """Doubt the bid of the player just before (LI-4)."""

    thought: ClassVar[float] = 1.4


CALL = Call()
