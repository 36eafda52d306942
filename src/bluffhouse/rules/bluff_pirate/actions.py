"""Everything a captain of Bluff Pirate can do."""

from __future__ import annotations

from typing import ClassVar

from bluffhouse.rules.bluff_pirate.components import Kind
from bluffhouse.rules.contract import Action


class Draw(Action, frozen=True, gc=False):
    """Draw two cards instead of boarding a ship (BP-3)."""

    thought: ClassVar[float] = 0.4


class Board(Action, frozen=True, gc=False):
    """Discard a pirate and take three cards of a ship ahead, blindly (BP-9)."""

    thought: ClassVar[float] = 1.0
    victim: int


class Lay(Action, frozen=True, gc=False):
    """Lay a set: `up` cards of the shown kind face up, the hidden ones face down (BP-4)."""

    thought: ClassVar[float] = 1.2
    shown: Kind
    up: int
    hidden: tuple[Kind, ...]
    """Sorted."""
    honest_claim: bool = False
    """Whether you claim "I am not bluffing". It has no effect on the rules (BP-5)."""


class Discard(Action, frozen=True, gc=False):
    """Lay no set and discard a card, face up (BP-7)."""

    thought: ClassVar[float] = 0.6
    card: Kind


class Keep(Action, frozen=True, gc=False):
    """Lay no set and, with fewer than five cards, discard none (BP-7)."""

    thought: ClassVar[float] = 0.4


class Vote(Action, frozen=True, gc=False):
    """Vote secretly on whether the set on the table is a bluff (BP-5)."""

    thought: ClassVar[float] = 1.0
    bluff: bool


class PickVoter(Action, frozen=True, gc=False):
    """Choose the voter whose vote is revealed and counts (BP-5)."""

    thought: ClassVar[float] = 1.0
    voter: int


DRAW = Draw()
KEEP = Keep()
