"""Everything that can happen in a game of Bluff Pirate."""

from __future__ import annotations

from typing import ClassVar

from bluffhouse.rules.bluff_pirate.actions import (
    DRAW,
    KEEP,
    Board,
    Discard,
    Draw,
    Keep,
    Lay,
    PickVoter,
    Vote,
)
from bluffhouse.rules.bluff_pirate.components import Kind
from bluffhouse.rules.contract import ChanceEvent, Event, MoveEvent, unredacted

# ── set-up (BP-1, BP-2, BP-8) ───────────────────────────────────────────────────────────────


class TreasureHidden(ChanceEvent, frozen=True, gc=False):
    """The tokens are laid face down on the islands; nobody knows which is the treasure (BP-2)."""

    island: int | None
    """The square of the treasure."""

    def seen_by(self, seat: int | None) -> TreasureHidden:
        return TreasureHidden(None)

    @property
    def outcome(self) -> int:
        return unredacted(self.island)


class Shuffled(ChanceEvent, frozen=True, gc=False):
    """A draw pile is shuffled: of all cards (BP-1), later of the discards (BP-8)."""

    count: int
    cards: tuple[Kind, ...] | None
    """From the top; nobody sees them."""

    def seen_by(self, seat: int | None) -> Shuffled:
        return Shuffled(self.count, None)

    @property
    def outcome(self) -> tuple[Kind, ...]:
        return unredacted(self.cards)


class Dealt(Event, frozen=True, gc=False):
    """Everybody is dealt five cards off the pile, seat by seat (BP-1)."""

    hands: tuple[tuple[Kind, ...] | None, ...]

    def seen_by(self, seat: int | None) -> Dealt:
        return Dealt(tuple(hand if s == seat else None for s, hand in enumerate(self.hands)))


# ── a turn: draw or board (BP-3, BP-9) ──────────────────────────────────────────────────────


class DrawChosen(MoveEvent, frozen=True, gc=False):
    """A captain with a ship ahead draws; with a pirate they could have boarded it."""

    @property
    def action(self) -> Draw:
        return DRAW


class Drawn(Event, frozen=True, gc=False):
    """Cards go off the pile into a hand; none, if none are left anywhere (BP-8)."""

    seat: int
    count: int
    cards: tuple[Kind, ...] | None
    pile: int
    """Cards left in the draw pile."""

    def seen_by(self, seat: int | None) -> Drawn:
        return self if seat == self.seat else Drawn(self.seat, self.count, None, self.pile)


class Boarded(MoveEvent, frozen=True, gc=False):
    """A captain discards a pirate to board that ship."""

    reveals: ClassVar[bool] = True
    victim: int

    @property
    def action(self) -> Board:
        return Board(self.victim)


class Robbed(ChanceEvent, frozen=True, gc=False):
    """Cards are taken blindly; only the two captains know them (BP-9)."""

    seat: int
    victim: int
    count: int
    cards: tuple[Kind, ...] | None
    """Sorted."""

    def seen_by(self, seat: int | None) -> Robbed:
        if seat == self.seat or seat == self.victim:
            return self
        return Robbed(self.seat, self.victim, self.count, None)

    @property
    def outcome(self) -> tuple[Kind, ...]:
        return unredacted(self.cards)


# ── a set, or none (BP-4, BP-7) ─────────────────────────────────────────────────────────────


class Laid(MoveEvent, frozen=True, gc=False):
    """A captain lays a set."""

    reveals: ClassVar[bool] = True
    shown: Kind
    up: int
    cards: int
    """How many cards it has in all: the squares it is worth."""
    hidden: tuple[Kind, ...] | None
    honest_claim: bool

    def seen_by(self, seat: int | None) -> Laid:
        if seat == self.seat:
            return self
        return Laid(self.seat, self.shown, self.up, self.cards, None, self.honest_claim)

    @property
    def action(self) -> Lay:
        return Lay(self.shown, self.up, unredacted(self.hidden), self.honest_claim)


class Discarded(MoveEvent, frozen=True, gc=False):
    """A captain lays no set and discards a card."""

    reveals: ClassVar[bool] = True
    card: Kind

    @property
    def action(self) -> Discard:
        return Discard(self.card)


class Kept(MoveEvent, frozen=True, gc=False):
    """A captain lays no set, and holds too few cards to have to discard one."""

    @property
    def action(self) -> Keep:
        return KEEP


class TooFewToLay(Event, frozen=True, gc=False):
    """A hand is too small for any set and for discarding: the turn passes by itself (BP-7)."""

    seat: int
    cards: int


# ── the vote (BP-5) ─────────────────────────────────────────────────────────────────────────


class Voted(MoveEvent, frozen=True, gc=False):
    """An opponent votes, face down."""

    bluff: bool | None

    def seen_by(self, seat: int | None) -> Voted:
        return self if seat == self.seat else Voted(self.seat, None)

    def disclosed(self) -> Voted:
        """Votes stay secret; `Revealed` tells the one that was turned over (BP-5)."""
        return Voted(self.seat, None)

    @property
    def action(self) -> Vote:
        return Vote(unredacted(self.bluff))


class VoterPicked(MoveEvent, frozen=True, gc=False):
    """The captain chooses the voter whose vote counts."""

    voter: int

    @property
    def action(self) -> PickVoter:
        return PickVoter(self.voter)


# ── what comes of it (BP-6, BP-10) ──────────────────────────────────────────────────────────


class Revealed(Event, frozen=True, gc=False):
    """One vote and the hidden cards of the set are turned up (BP-5)."""

    reveals: ClassVar[bool] = True
    seat: int
    """The captain who laid the set."""
    voter: int
    voted_bluff: bool
    shown: Kind
    up: int
    hidden: tuple[Kind, ...]
    bluffed: bool
    returned: bool
    """Whether the cards go back to the hand: a bluff was called. If not, they are discarded."""


class Sailed(Event, frozen=True, gc=False):
    """A ship moves forward, at most to a closed island or the end of the track."""

    seat: int
    start: int
    square: int


class SentBack(Event, frozen=True, gc=False):
    """A wrong accusation moves a ship back, but not behind the start (BP-6)."""

    seat: int
    start: int
    square: int


class IslandOpened(Event, frozen=True, gc=False):
    """A ship reaches a closed island, and its token is turned over (BP-10)."""

    reveals: ClassVar[bool] = True
    seat: int
    square: int
    treasure: bool


EVENTS: tuple[type[Event], ...] = (
    TreasureHidden,
    Shuffled,
    Dealt,
    DrawChosen,
    Drawn,
    Boarded,
    Robbed,
    Laid,
    Discarded,
    Kept,
    TooFewToLay,
    Voted,
    VoterPicked,
    Revealed,
    Sailed,
    SentBack,
    IslandOpened,
)
