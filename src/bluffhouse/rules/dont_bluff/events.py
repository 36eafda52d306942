"""Everything that can happen in a game of Don't Bluff!.

The giver lays suitcases on the table and the receiver answers. In the basic game the gun player
gives and the target receives; in the reverse offer (DB-15) it is the other way round."""

from __future__ import annotations

from typing import ClassVar, Self

from bluffhouse.rules.contract import ChanceEvent, Event, MoveEvent, unredacted
from bluffhouse.rules.dont_bluff.actions import (
    OPEN,
    ROLL,
    TAKE,
    Add,
    ChooseTarget,
    Offer,
    Open,
    Pay,
    Roll,
    Take,
)
from bluffhouse.rules.dont_bluff.components import Cards, Colour

# ── set-up (DB-3) ───────────────────────────────────────────────────────────────────────────


class BankShuffled(ChanceEvent, frozen=True, gc=False):
    """The bank is shuffled and laid face down (DB-3)."""

    cards: Cards | None
    """In the order of the pile, its top card first."""

    def seen_by(self, seat: int | None) -> BankShuffled:
        return BankShuffled(None)

    @property
    def outcome(self) -> Cards:
        return unredacted(self.cards)


# ── the target (DB-5) ───────────────────────────────────────────────────────────────────────


class Rolled(MoveEvent, frozen=True, gc=False):
    """A player has rolled the die that was due; the next event is the result."""

    @property
    def action(self) -> Roll:
        return ROLL


class ColourRolled(ChanceEvent, frozen=True, gc=False):
    """The colour die shows this colour."""

    colour: Colour
    owner: int | None
    """The seat that owns the colour; None if nobody does, and the die is rolled again."""

    @property
    def outcome(self) -> Colour:
        return self.colour


class TargetChosen(MoveEvent, frozen=True, gc=False):
    """The gun player has chosen a target."""

    target: int

    @property
    def action(self) -> ChooseTarget:
        return ChooseTarget(self.target)


class Paired(Event, frozen=True, gc=False):
    """It is settled who offers suitcases to whom in this round."""

    giver: int
    receiver: int


class EmptyHanded(Event, frozen=True, gc=False):
    """The giver has nothing to lay down: the receiver takes what is on the table (DB-11), or the
    round ends if nothing is (DB-15)."""

    giver: int


# ── the offer (DB-6, DB-11) ─────────────────────────────────────────────────────────────────


class Laid(MoveEvent, frozen=True, gc=False):
    """The giver has laid suitcases face down: an offer, or an addition to it."""

    to: int
    cards: Cards | None
    """A secret of the giver."""
    count: int
    claim: int | None

    def seen_by(self, seat: int | None) -> Self:
        if seat == self.seat:
            return self
        return type(self)(self.seat, self.to, None, self.count, self.claim)


class Offered(Laid, frozen=True, gc=False):
    @property
    def action(self) -> Offer:
        return Offer(unredacted(self.cards), self.claim)


class Added(Laid, frozen=True, gc=False):
    @property
    def action(self) -> Add:
        return Add(unredacted(self.cards), self.claim)


# ── the answer (DB-7, DB-10, DB-11) ─────────────────────────────────────────────────────────


class Accepted(MoveEvent, frozen=True, gc=False):
    """The receiver takes the suitcases unopened."""

    @property
    def action(self) -> Take:
        return TAKE


class Opened(MoveEvent, frozen=True, gc=False):
    """The receiver opens the closed suitcases."""

    reveals: ClassVar[bool] = True
    cards: Cards
    """The suitcases just opened."""
    claim: int | None
    """The claim their owner had made about them."""
    millions: int
    """The sum in all open suitcases."""

    @property
    def action(self) -> Open:
        return OPEN


class DieRolled(ChanceEvent, frozen=True, gc=False):
    """The result of the black die, and the millions it is compared with."""

    die: int
    millions: int

    @property
    def outcome(self) -> int:
        return self.die


class Received(Event, frozen=True, gc=False):
    """Everything on the table goes to the receiver (DB-7, DB-10, DB-11)."""

    seat: int
    giver: int
    open: Cards
    closed: Cards | None
    """A secret of these two."""
    count: int

    def seen_by(self, seat: int | None) -> Received:
        if not self.closed or seat == self.seat or seat == self.giver:
            return self
        return Received(self.seat, self.giver, self.open, None, self.count)


# ── the payment (DB-8, DB-9) ────────────────────────────────────────────────────────────────


class TakenBack(Event, frozen=True, gc=False):
    """The giver takes their suitcases back and is owed what is in them (DB-8)."""

    seat: int
    cards: Cards
    debtor: int
    millions: int


class PaymentChosen(MoveEvent, frozen=True, gc=False):
    """The debtor has chosen one of several possible payments."""

    reveals: ClassVar[bool] = True
    cards: Cards

    @property
    def action(self) -> Pay:
        return Pay(self.cards)


class Paid(Event, frozen=True, gc=False):
    """The debt is paid, face up (DB-9): exactly, with too much, or with everything."""

    reveals: ClassVar[bool] = True
    seat: int
    to: int
    cards: Cards
    millions: int
    due: int


class BankCardTaken(Event, frozen=True, gc=False):
    """The player who paid takes the top card of the bank (DB-8)."""

    seat: int
    card: int | None
    left: int

    def seen_by(self, seat: int | None) -> BankCardTaken:
        return self if seat == self.seat else BankCardTaken(self.seat, None, self.left)


# ── the next round and the end (DB-12 to DB-14) ─────────────────────────────────────────────


class GunPassed(Event, frozen=True, gc=False):
    """The next round begins: the gun goes to the left, past players without cards (DB-12)."""

    seat: int
    skipped: tuple[int, ...]


class HandsShown(Event, frozen=True, gc=False):
    """The game is over and everybody shows their hand."""

    reveals: ClassVar[bool] = True
    hands: tuple[Cards, ...]


EVENTS: tuple[type[Event], ...] = (
    BankShuffled,
    Rolled,
    ColourRolled,
    TargetChosen,
    Paired,
    EmptyHanded,
    Offered,
    Added,
    Accepted,
    Opened,
    DieRolled,
    Received,
    TakenBack,
    PaymentChosen,
    Paid,
    BankCardTaken,
    GunPassed,
    HandsShown,
)
