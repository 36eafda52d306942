"""What happens in Milionerzy i bankruci."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from bluffhouse.rules.contract import ChanceEvent, Event, MoveEvent, unredacted
from bluffhouse.rules.millionaires.actions import PASS, REVEAL, Bid, Discard, Pass, Reveal
from bluffhouse.rules.millionaires.components import PLAYERS, Tile


class Shuffled(ChanceEvent, frozen=True, gc=False):
    """The tiles lie face down in this order, the next to be revealed first (MB-2)."""

    pile: tuple[Tile, ...] | None

    def seen_by(self, seat: int | None) -> Shuffled:
        return Shuffled(None)  # nobody may look

    @property
    def outcome(self) -> tuple[Tile, ...]:
        return unredacted(self.pile)


class Revealed(MoveEvent, frozen=True, gc=False):
    """A player has turned up the next tile (MB-7)."""

    reveals: ClassVar[bool] = True
    tile: Tile
    reds: int
    """Red tiles revealed so far, this one too."""

    @property
    def action(self) -> Reveal:
        return REVEAL


class BidPlaced(MoveEvent, frozen=True, gc=False):
    """A player has put down money (MB-4)."""

    cards: tuple[int, ...]
    """The cards that were added."""
    total: int
    """The whole bid, with the cards that were already down."""

    @property
    def action(self) -> Bid:
        return Bid(self.cards)


class Passed(MoveEvent, frozen=True, gc=False):
    """A player has left this auction (MB-4)."""

    @property
    def action(self) -> Pass:
        return PASS


PASSED = tuple(map(Passed, range(PLAYERS[-1])))
"""The pass of each seat: there are few, so they are made once."""


class PricedOut(Event, frozen=True, gc=False):
    """All the money of this player would not make a higher bid, so the table passes for them."""

    seat: int
    highest: int


class TileTaken(Event, frozen=True, gc=False):
    """The auction is over (MB-5, MB-6)."""

    seat: int
    tile: Tile
    lost: tuple[int, ...]
    """How much of each player's money went into the box."""
    returned: tuple[int, ...]
    """How much each player took back."""


class Discarded(MoveEvent, frozen=True, gc=False):
    """The Thief's owner chose what to give up; tile and Thief go into the box (MB-8)."""

    reveals: ClassVar[bool] = True
    tile: int

    @property
    def action(self) -> Discard:
        return Discard(self.tile)


class Stolen(Event, frozen=True, gc=False):
    """The Thief's owner had just this one to give up; tile and Thief go into the box (MB-8)."""

    reveals: ClassVar[bool] = True
    seat: int
    tile: int


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """How one player's score is worked out (MB-9, MB-10)."""

    money: int
    out: bool
    """Whether this player has least money, so that the tiles do not count."""
    tiles: tuple[Tile, ...]
    steps: tuple[int, ...]
    """What the tiles make: the wealth, then after each tile that changes it."""
    points: int


class Scored(Event, frozen=True, gc=False):
    """The fourth red tile is up: all money and all tiles are shown."""

    reveals: ClassVar[bool] = True
    sheets: tuple[Sheet, ...]
