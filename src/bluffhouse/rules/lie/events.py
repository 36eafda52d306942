"""What happens in LIE."""

from __future__ import annotations

from typing import ClassVar

from bluffhouse.rules.contract import ChanceEvent, Event, MoveEvent, unredacted
from bluffhouse.rules.lie.actions import CALL, Bid, Call, Direct, Turn
from bluffhouse.rules.lie.components import Card


class Dealt(ChanceEvent, frozen=True, gc=False):
    """A new round: every player in it draws their number of cards (LI-2)."""

    round: int
    starter: int
    counts: tuple[int, ...]
    hands: tuple[tuple[Card, ...] | None, ...]

    def seen_by(self, seat: int | None) -> Dealt:
        hands: list[tuple[Card, ...] | None] = [None] * len(self.hands)
        if seat is not None:
            hands[seat] = self.hands[seat]
        return Dealt(self.round, self.starter, self.counts, tuple(hands))

    @property
    def outcome(self) -> tuple[Card, ...]:
        return tuple(card for hand in self.hands for card in unredacted(hand))


class Turned(MoveEvent, frozen=True, gc=False):
    """A player has chosen the values that count (LI-3)."""

    up: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> Turned:
        return self if seat == self.seat else Turned(self.seat, None)

    @property
    def action(self) -> Turn:
        return Turn(unredacted(self.up))


class Directed(MoveEvent, frozen=True, gc=False):
    """The starter has chosen the direction of this round (LI-11)."""

    clockwise: bool

    @property
    def action(self) -> Direct:
        return Direct(self.clockwise)


class BidPlaced(MoveEvent, frozen=True, gc=False):
    """A player has bid (LI-4)."""

    count: int
    value: int

    @property
    def action(self) -> Bid:
        return Bid(self.count, self.value)


class Called(MoveEvent, frozen=True, gc=False):
    """A player has called the last bid (LI-4)."""

    bidder: int

    @property
    def action(self) -> Call:
        return CALL


class Shown(Event, frozen=True, gc=False):
    """All hands are shown and the matching cards are counted (LI-6)."""

    reveals: ClassVar[bool] = True
    hands: tuple[tuple[Card, ...], ...]
    up: tuple[tuple[int, ...], ...]
    count: int
    value: int
    found: int
    loser: int
    cards: int
    """How many cards the loser draws from now on; 0 or more than the limit: they met the end."""
    wild: bool = False
    """Whether ones were counted as that value too (LI-10)."""


class Eliminated(Event, frozen=True, gc=False):
    """A player is out and the others play on (LI-9, LI-13)."""

    seat: int


class TieBreak(Event, frozen=True, gc=False):
    """These players alone play extra rounds (LI-9)."""

    seats: tuple[int, ...]
