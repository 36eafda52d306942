"""What can happen, in the order of a round. `money` in an event is what every seat has in hand
after it; a role that a seat may not know is None in what that seat is shown."""

from __future__ import annotations

from typing import ClassVar, Literal

from bluffhouse.rules.contract import ChanceEvent, Event, MoveEvent, unredacted
from bluffhouse.rules.millions_of_dollars.actions import (
    CALL_TIME,
    READY,
    Accept,
    Ask,
    CallTime,
    Choose,
    Claim,
    Name,
    Offer,
    Ready,
    Refuse,
    TakeBack,
    Threaten,
    Withdraw,
)
from bluffhouse.rules.millions_of_dollars.components import Character, Loot, Role

# ── planning (MD-3, MD-13) ──────────────────────────────────────────────────────────────────


class RolesLaidOpen(Event, frozen=True, gc=False):
    """The role that each seat used last time lies open (MD-13)."""

    reveals: ClassVar[bool] = True
    roles: tuple[Role, ...]


class LootRevealed(ChanceEvent, frozen=True, gc=False):
    """A new round begins (MD-3)."""

    reveals: ClassVar[bool] = True
    round: int
    leader: int
    loot: Loot

    @property
    def outcome(self) -> Loot:
        return self.loot


class Chosen(MoveEvent, frozen=True, gc=False):
    """A seat has put its characters down; only that seat knows which."""

    roles: tuple[Role, ...] | None

    def seen_by(self, seat: int | None) -> Chosen:
        return self if seat == self.seat else Chosen(self.seat, None)

    @property
    def action(self) -> Choose:
        return Choose(unredacted(self.roles))


class StakesPlaced(Event, frozen=True, gc=False):
    """Everybody has chosen, and a stake lies on every character."""

    stake: int
    """On each character."""
    reserve: tuple[int, ...]
    """How much of each seat's stakes the reserve had to pay."""
    money: tuple[int, ...]


class RolesShown(ChanceEvent, frozen=True, gc=False):
    """The role cards in the middle are shown, except one that nobody sees."""

    reveals: ClassVar[bool] = True
    opens_talk: ClassVar[bool] = True
    shown: tuple[Role, ...]
    hidden: Role | None

    def seen_by(self, seat: int | None) -> RolesShown:
        return RolesShown(self.shown, None)

    @property
    def outcome(self) -> Role:
        return unredacted(self.hidden)


# ── negotiation (MD-4, MD-5, MD-8) ──────────────────────────────────────────────────────────


class Withdrew(MoveEvent, frozen=True, gc=False):
    slot: int

    @property
    def action(self) -> Withdraw:
        return Withdraw(self.slot)


class OfferMade(MoveEvent, frozen=True, gc=False):
    """A seat offers `amount` for a character of `to` to leave."""

    offer: int
    to: int
    slot: int
    amount: int

    @property
    def action(self) -> Offer:
        return Offer(self.to, self.slot, self.amount)


class PriceNamed(MoveEvent, frozen=True, gc=False):
    """A seat asks `price` of the seat `of` for its own character to leave."""

    offer: int
    of: int
    slot: int
    price: int

    @property
    def action(self) -> Ask:
        return Ask(self.of, self.slot, self.price)


class Accepted(MoveEvent, frozen=True, gc=False):
    """A deal: `payer` pays, then the character of `leaver` leaves."""

    offer: int
    payer: int
    leaver: int
    slot: int
    amount: int

    @property
    def action(self) -> Accept:
        return Accept(self.offer)


class Refused(MoveEvent, frozen=True, gc=False):
    offer: int

    @property
    def action(self) -> Refuse:
        return Refuse(self.offer)


class TookBack(MoveEvent, frozen=True, gc=False):
    offer: int

    @property
    def action(self) -> TakeBack:
        return TakeBack(self.offer)


class Left(Event, frozen=True, gc=False):
    """A character has left with its stake, by itself or after a deal."""

    seat: int
    slot: int
    stake: int
    money: tuple[int, ...]
    lapsed: tuple[int, ...]
    """Offers that nobody can answer any more."""


class Claimed(MoveEvent, frozen=True, gc=False):
    """A seat says that its character has this role, truthfully or not."""

    slot: int
    role: Role

    @property
    def action(self) -> Claim:
        return Claim(self.slot, self.role)


class Looked(MoveEvent, frozen=True, gc=False):
    """A seat has looked at a character of the seat `at` (MD-8). Everybody sees who looks at which
    character; only the looker sees its role."""

    at: int
    slot: int
    role: Role | None

    def seen_by(self, seat: int | None) -> Looked:
        return self if seat == self.seat else Looked(self.seat, self.at, self.slot, None)

    @property
    def action(self) -> Threaten:
        return Threaten(self.at, self.slot)


class TimeCalled(MoveEvent, frozen=True, gc=False):
    """The leader allows no new offers."""

    hurries: ClassVar[bool | None] = True

    @property
    def action(self) -> CallTime:
        return CALL_TIME


class SaidReady(MoveEvent, frozen=True, gc=False):
    @property
    def action(self) -> Ready:
        return READY


# ── the heist (MD-6 to MD-9) ────────────────────────────────────────────────────────────────


class HeistBegun(Event, frozen=True, gc=False):
    """Everybody still in is ready; offers that are still open lapse."""

    hurries: ClassVar[bool | None] = False
    characters: tuple[Character, ...]


class Revealed(Event, frozen=True, gc=False):
    """Every character in the heist with this role is shown (MD-6)."""

    reveals: ClassVar[bool] = True
    role: Role
    characters: tuple[Character, ...]
    """Empty only if the snitch named a role that is not there."""
    fate: Literal["stays", "too_many", "named"]
    stake: int
    """What each of them takes back; 0: the stakes are lost to the reserve."""
    threat_card: bool
    """Whether the single bruiser gets a threat card (MD-8)."""
    money: tuple[int, ...]


class Named(MoveEvent, frozen=True, gc=False):
    """The single snitch names a role (MD-7)."""

    role: Role

    @property
    def action(self) -> Name:
        return Name(self.role)


class OnlyRoleNamed(Event, frozen=True, gc=False):
    """The single snitch had only one role to name, so it is named without asking (MD-7)."""

    seat: int
    role: Role


class NobodyLeft(Event, frozen=True, gc=False):
    """Everybody has withdrawn or been eliminated: nothing is split."""

    hurries: ClassVar[bool | None] = False


class SnitchAlone(Event, frozen=True, gc=False):
    """Only the snitch is left, and pays for it (MD-9)."""

    seat: int
    slot: int
    lost: int
    money: tuple[int, ...]


# ── the split (MD-10) ───────────────────────────────────────────────────────────────────────


class LootSplit(Event, frozen=True, gc=False):
    """The loot and the boss's `bonus` are shared out; `rest` stays in the reserve."""

    amount: int
    bonus: int
    characters: tuple[Character, ...]
    share: int
    rest: int
    money: tuple[int, ...]


class DriverPaid(Event, frozen=True, gc=False):
    """Everybody else with a share pays the driver."""

    seat: int
    slot: int
    payers: tuple[Character, ...]
    money: tuple[int, ...]


class PocketPicked(Event, frozen=True, gc=False):
    """The pickpocket takes money from the bruiser."""

    seat: int
    slot: int
    victim: int
    amount: int
    money: tuple[int, ...]


class IconPaid(Event, frozen=True, gc=False):
    """The role on the loot card earns a bonus."""

    seat: int
    slot: int
    role: Role
    money: tuple[int, ...]
