"""Millions of Dollars, by Jeremie Kletzkine (rules MD-1 to MD-13,
locales/en/rules/millions_of_dollars.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import permutations, product, starmap
from operator import attrgetter
from typing import Any, ClassVar, Literal, TypeVar

import msgspec

from bluffhouse.rules.contract import (
    NOTHING,
    SEATS,
    Action,
    ChanceEvent,
    Ended,
    Event,
    Form,
    Game,
    IllegalAction,
    Legal,
    MoveEvent,
    OneOf,
    OptionError,
    Options,
    Result,
    State,
    Uniform,
    View,
)
from bluffhouse.rules.imagining import weighted

T = TypeVar("T")

# ── components (MD-1, MD-2) ─────────────────────────────────────────────────────────────────

Role = Literal["snitch", "bruiser", "driver", "pickpocket", "boss"]
ROLES: tuple[Role, ...] = ("snitch", "bruiser", "driver", "pickpocket", "boss")
"""In the order of the heist (MD-6)."""

Character = tuple[int, int]
"""A seat, and which of its characters: 0, or with three players 0 or 1 (MD-12). Inside a state
characters are numbered through, so that sets of them are masks: seat 2 with two characters each
owns 4 and 5."""


class Loot(msgspec.Struct, frozen=True):
    amount: int
    stake: int
    icon: Role | None = None


LOOT = (
    Loot(8, 1, "bruiser"),
    Loot(8, 1, "snitch"),
    Loot(9, 1, "driver"),
    Loot(9, 1, "pickpocket"),
    Loot(9, 1),
    Loot(10, 1, "boss"),
    Loot(10, 2),
    Loot(11, 2, "driver"),
    Loot(11, 2),
    Loot(12, 2),
)
HEISTS = 8
PURSE = 5
THREAT_CARDS = 8
OFFERS = 5
CLAIMS = 3
RICH = 20


def places(players: int) -> int:
    """How many characters a seat puts down (MD-12)."""
    return 2 if players == 3 else 1


@cache
def characters(slots: int, mask: int) -> tuple[Character, ...]:
    return tuple(divmod(who, slots) for who in SEATS[mask])


def roles_in_play(players: int) -> tuple[Role, ...]:
    """MD-1, in the order of the heist."""
    if players in (3, 7, 8):
        return ROLES
    return ROLES[1:4] if players == 4 else ROLES[:4]


# ── options ─────────────────────────────────────────────────────────────────────────────────


class MillionsOptions(Options, frozen=True):
    fool_me_once: bool = False
    """MD-13: the role you used last time lies open and cannot be chosen (4 to 8 players)."""


# ── actions ─────────────────────────────────────────────────────────────────────────────────


class Choose(Action, frozen=True, gc=False):
    """Put down a character; with three players two different ones, each in its place."""

    roles: tuple[Role, ...]


class Withdraw(Action, frozen=True, gc=False):
    """Take a character and its stake back (MD-4)."""

    slot: int


class Offer(Action, frozen=True, gc=False):
    """ "I pay you so much if this character of yours leaves." """

    to: int
    slot: int
    amount: int


class Ask(Action, frozen=True, gc=False):
    """ "Pay me so much and this character of mine leaves." """

    of: int
    slot: int
    price: int


class Accept(Action, frozen=True, gc=False):
    offer: int


class Refuse(Action, frozen=True, gc=False):
    offer: int


class TakeBack(Action, frozen=True, gc=False):
    offer: int


class Claim(Action, frozen=True, gc=False):
    """ "This character of mine is the driver", true or not."""

    slot: int
    role: Role


class Threaten(Action, frozen=True, gc=False):
    """Spend a threat card to look, alone, at another player's character (MD-8)."""

    seat: int
    slot: int


class CallTime(Action, frozen=True, gc=False):
    """The leader: no new offers from now on (MD-5)."""


class Ready(Action, frozen=True, gc=False):
    """Let the heist begin."""


class Name(Action, frozen=True, gc=False):
    """The single snitch names another role (MD-7)."""

    role: Role


# ── events ──────────────────────────────────────────────────────────────────────────────────
# `money` in an event is what every seat has in hand after it.


class RolesLaidOpen(Event, frozen=True, gc=False):
    """MD-13: the role that each seat used last time."""

    reveals: ClassVar[bool] = True
    roles: tuple[Role, ...]


class LootRevealed(ChanceEvent, frozen=True, gc=False):
    """A new round (MD-3)."""

    reveals: ClassVar[bool] = True
    round: int
    leader: int
    loot: Loot

    @property
    def outcome(self) -> Loot:
        return self.loot


class Chosen(MoveEvent, frozen=True, gc=False):
    roles: tuple[Role, ...] | None

    def seen_by(self, seat: int | None) -> Chosen:
        return self if seat == self.seat else Chosen(self.seat, None)

    @property
    def action(self) -> Choose:
        return Choose(self.roles or ())


class StakesPlaced(Event, frozen=True, gc=False):
    stake: int
    """On every character."""
    reserve: tuple[int, ...]
    """How much of each seat's stakes the reserve had to pay."""
    money: tuple[int, ...]


class RolesShown(ChanceEvent, frozen=True, gc=False):
    """The role cards in the middle, but for one that nobody sees."""

    reveals: ClassVar[bool] = True
    shown: tuple[Role, ...]
    hidden: Role | None

    def seen_by(self, seat: int | None) -> RolesShown:
        return RolesShown(self.shown, None)

    @property
    def outcome(self) -> Role | None:
        return self.hidden


class Withdrew(MoveEvent, frozen=True, gc=False):
    slot: int

    @property
    def action(self) -> Withdraw:
        return Withdraw(self.slot)


class OfferMade(MoveEvent, frozen=True, gc=False):
    offer: int
    to: int
    slot: int
    amount: int

    @property
    def action(self) -> Offer:
        return Offer(self.to, self.slot, self.amount)


class PriceNamed(MoveEvent, frozen=True, gc=False):
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
    slot: int
    role: Role

    @property
    def action(self) -> Claim:
        return Claim(self.slot, self.role)


class Looked(MoveEvent, frozen=True, gc=False):
    """Everybody sees who looks at what; what he saw is his alone."""

    at: int
    slot: int
    role: Role | None

    def seen_by(self, seat: int | None) -> Looked:
        return self if seat == self.seat else Looked(self.seat, self.at, self.slot, None)

    @property
    def action(self) -> Threaten:
        return Threaten(self.at, self.slot)


class TimeCalled(MoveEvent, frozen=True, gc=False):
    hurries: ClassVar[bool | None] = True

    @property
    def action(self) -> CallTime:
        return CALL_TIME


class SaidReady(MoveEvent, frozen=True, gc=False):
    @property
    def action(self) -> Ready:
        return READY


class HeistBegun(Event, frozen=True, gc=False):
    """Everybody still in is ready. Offers that are still open lapse."""

    hurries: ClassVar[bool | None] = False
    characters: tuple[Character, ...]


class Revealed(Event, frozen=True, gc=False):
    """Everybody in the heist with that role shows it (MD-6)."""

    reveals: ClassVar[bool] = True
    role: Role
    characters: tuple[Character, ...]
    """None at all only if the snitch named a role that is not there."""
    fate: Literal["stays", "too_many", "named"]
    stake: int
    """What each of them takes back; 0: it is lost to the reserve."""
    threat_card: bool
    """MD-8: he gets one."""
    money: tuple[int, ...]


class Named(MoveEvent, frozen=True, gc=False):
    role: Role

    @property
    def action(self) -> Name:
        return Name(self.role)


class OnlyRoleNamed(Event, frozen=True, gc=False):
    """The snitch had one role to name, so it is named."""

    seat: int
    role: Role


class NobodyLeft(Event, frozen=True, gc=False):
    """All have withdrawn, or all have been eliminated: nothing is split."""

    hurries: ClassVar[bool | None] = False


class SnitchAlone(Event, frozen=True, gc=False):
    """MD-9."""

    seat: int
    slot: int
    lost: int
    money: tuple[int, ...]


class LootSplit(Event, frozen=True, gc=False):
    """MD-10. `bonus` is the boss's; `rest` stays in the reserve."""

    amount: int
    bonus: int
    characters: tuple[Character, ...]
    share: int
    rest: int
    money: tuple[int, ...]


class DriverPaid(Event, frozen=True, gc=False):
    """Everyone else who got a share pays the driver 1."""

    seat: int
    slot: int
    payers: tuple[Character, ...]
    money: tuple[int, ...]


class PocketPicked(Event, frozen=True, gc=False):
    seat: int
    slot: int
    victim: int
    amount: int
    money: tuple[int, ...]


class IconPaid(Event, frozen=True, gc=False):
    """The role on the loot card earns 1 more."""

    seat: int
    slot: int
    role: Role
    money: tuple[int, ...]


# ── view ────────────────────────────────────────────────────────────────────────────────────


class Deal(msgspec.Struct, frozen=True, gc=False):
    """An open offer: `payer` would pay for a character of `leaver` to leave."""

    id: int
    maker: int
    """The payer, who offers, or the leaver, who names a price."""
    payer: int
    leaver: int
    slot: int
    amount: int

    @property
    def answerer(self) -> int:
        return self.leaver if self.maker == self.payer else self.payer


BY_NUMBER = attrgetter("id")


class Look(msgspec.Struct, frozen=True, gc=False):
    """Somebody has looked at a character this round."""

    looker: int
    seat: int
    slot: int


class MillionsView(View, frozen=True, kw_only=True):
    phase: Literal["choose", "negotiate", "name", "over"]
    leader: int
    loots: tuple[Loot, ...]
    """One a round; the last one is what this round is about."""
    money: tuple[int, ...]
    threats: tuple[int, ...]
    threat_pile: int
    last_roles: tuple[Role | None, ...]
    """MD-13; None in the first round, and always without that option."""
    characters: tuple[tuple[Role | None, ...], ...]
    """By seat; None: it has not been put down, or you do not know which it is."""
    inside: tuple[tuple[bool, ...], ...]
    """Which characters are still in the negotiation or the heist."""
    shown: tuple[Role, ...]
    """The role cards in the middle, but for the hidden one."""
    offers: tuple[Deal, ...]
    offers_made: tuple[int, ...]
    """How many of their five offers the seats have made this round."""
    claims: tuple[tuple[tuple[Role, ...], ...], ...]
    """What has been said of each character this round."""
    looks: tuple[Look, ...]
    time_called: bool


# ── what is legal ───────────────────────────────────────────────────────────────────────────

READY = Ready()
CALL_TIME = CallTime()
OFFER_IDS = range(OFFERS * 8)
ACCEPT = [Accept(offer) for offer in OFFER_IDS]
REFUSE = [Refuse(offer) for offer in OFFER_IDS]
TAKE_BACK = [TakeBack(offer) for offer in OFFER_IDS]


@cache
def hands(players: int, last: Role | None) -> tuple[tuple[Role, ...], ...]:
    """MD-3, MD-12: one role, or two in their places; not the last one (MD-13)."""
    roles = [role for role in roles_in_play(players) if role != last]
    return tuple(permutations(roles, places(players)))


@cache
def choices(players: int, last: Role | None) -> OneOf:
    return OneOf(*map(Choose, hands(players, last)))


@cache
def names(players: int, shown: tuple[Role, ...]) -> OneOf:
    """MD-7: another role shown in the middle; if none is shown, any other role in play."""
    in_play = [role for role in roles_in_play(players) if role != "snitch"]
    return OneOf(*[Name(role) for role in [r for r in in_play if r in shown] or in_play])


class ClaimRole(Form, frozen=True, gc=False):
    """Any of these roles, of one of your characters."""

    slots: tuple[int, ...]
    roles: tuple[Role, ...]

    def actions(self) -> Iterator[Claim]:
        return starmap(Claim, product(self.slots, self.roles))


class ThreatenCharacter(Form, frozen=True, gc=False):
    """A look at one of these (MD-8)."""

    characters: tuple[Character, ...]

    def actions(self) -> Iterator[Threaten]:
        return starmap(Threaten, self.characters)


class OfferMoney(Form, frozen=True, gc=False):
    """From 1 to `most` for one of these to leave."""

    characters: tuple[Character, ...]
    most: int

    def actions(self) -> Iterator[Offer]:
        for (to, slot), amount in product(self.characters, range(1, self.most + 1)):
            yield Offer(to, slot, amount)


class AskMoney(Form, frozen=True, gc=False):
    """A price for one of your characters to leave."""

    prices: tuple[tuple[int, int, int], ...]
    """The slot of yours, the seat to ask, and the most that it can pay; the least is 1."""

    def actions(self) -> Iterator[Ask]:
        for slot, of, most in self.prices:
            for price in range(1, most + 1):
                yield Ask(of, slot, price)


class Answer(Form, frozen=True, gc=False):
    """One of these open offers."""

    answer: ClassVar[type[Accept | Refuse | TakeBack]]
    offers: tuple[int, ...]

    def actions(self) -> Iterator[Action]:
        return map(self.answer, self.offers)


class AcceptOffer(Answer, frozen=True, gc=False):
    answer = Accept


class RefuseOffer(Answer, frozen=True, gc=False):
    answer = Refuse


class TakeBackOffer(Answer, frozen=True, gc=False):
    """One that you have made."""

    answer = TakeBack


Lone = tuple[int, int, int, bool, int]
"""What decides about the actions that need nobody's answer: the number of players, a mask of his
own slots that are in and one of those he may still claim something of, whether he leads, and a
mask of the characters at which he may look."""


@cache
def lone_actions(players: int, own: int, claiming: int, leads: bool, looking: int) -> list[Action]:
    """What needs nobody's answer."""
    return [
        READY,
        *[Withdraw(slot) for slot in SEATS[own]],
        *[Claim(slot, role) for slot in SEATS[claiming] for role in roles_in_play(players)],
        *([CALL_TIME] if leads else []),
        *[Threaten(seat, slot) for seat, slot in characters(places(players), looking)],
    ]


@cache
def lone_forms(
    players: int, own: int, claiming: int, leads: bool, looking: int
) -> tuple[Form | Action, ...]:
    """The same, described."""
    return (
        READY,
        *[Withdraw(slot) for slot in SEATS[own]],
        *([ClaimRole(SEATS[claiming], roles_in_play(players))] if claiming else []),
        *([CALL_TIME] if leads else []),
        *([ThreatenCharacter(characters(places(players), looking))] if looking else []),
    )


class Negotiation(Legal):
    """A list of plain actions, those that need nobody's answer and the answers to offers;
    characters to make an offer for, each at any price up to the cash in hand; and prices to
    name, each up to what the asked player has."""

    __slots__ = ("_answers", "_asks", "_cash", "_lone", "_offers", "_plain", "_size", "_targets")

    def __init__(
        self,
        lone: Lone,
        answers: list[Accept | Refuse | TakeBack],
        targets: tuple[Character, ...],
        cash: int,
        asks: list[tuple[int, int, int]],
    ) -> None:
        self._lone = lone
        self._answers = answers
        self._plain = plain = lone_actions(*lone) + answers
        self._targets = targets
        self._cash = cash
        self._asks = asks
        self._offers = len(targets) * cash
        self._size = len(plain) + self._offers + sum([most for _, _, most in asks])

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < self._size:
            raise IndexError(index)
        if index < len(self._plain):
            return self._plain[index]
        index -= len(self._plain)
        if index < self._offers:
            target, amount = divmod(index, self._cash)
            to, slot = self._targets[target]
            return Offer(to, slot, amount + 1)
        index -= self._offers
        for slot, of, most in self._asks:
            if index < most:
                return Ask(of, slot, index + 1)
            index -= most
        raise IndexError(index)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        for field in msgspec.structs.astuple(action):
            if type(field) not in (int, str):
                return False  # True and 1.0 equal 1, but they are no seats and no money
        if type(action) is Offer:
            dear = action.amount not in range(1, self._cash + 1)
            return not dear and (action.to, action.slot) in self._targets
        if type(action) is Ask:
            for slot, of, most in self._asks:
                if (action.slot, action.of) == (slot, of):
                    return action.price in range(1, most + 1)
            return False
        return action in self._plain

    def forms(self) -> tuple[Form | Action, ...]:
        forms = list(lone_forms(*self._lone))
        if self._answers:
            for form in (AcceptOffer, RefuseOffer, TakeBackOffer):
                offers = [action.offer for action in self._answers if type(action) is form.answer]
                if offers:
                    forms.append(form(tuple(offers)))
        if self._offers:
            forms.append(OfferMoney(self._targets, self._cash))
        prices = tuple([ask for ask in self._asks if ask[2]])
        if prices:
            forms.append(AskMoney(prices))
        return tuple(forms)


# ── the game ────────────────────────────────────────────────────────────────────────────────


class MillionsState(State):
    __slots__ = (
        "claims",
        "deals",
        "hidden",
        "inside",
        "last_roles",
        "leader",
        "looked",
        "loots",
        "may_claim",
        "money",
        "offers_made",
        "phase",
        "ready",
        "roles",
        "seats_in",
        "shown",
        "slots",
        "threat_pile",
        "threats",
        "time_called",
    )

    game: MillionsOfDollars
    phase: Literal["choose", "negotiate", "name", "over"]
    slots: int
    """How many characters a seat puts down."""
    leader: int
    loots: tuple[Loot, ...]
    money: list[int]
    threats: list[int]
    threat_pile: int
    last_roles: tuple[Role | None, ...]
    roles: list[Role | None]
    """By character; None: not yet chosen."""
    shown: tuple[Role, ...]
    hidden: Role | None
    inside: int
    """A mask of the characters still in the negotiation or the heist."""
    seats_in: int
    """A mask of the seats with a character inside."""
    ready: int
    """A mask of the seats that have said so."""
    time_called: bool
    claims: list[tuple[Role, ...]]
    may_claim: int
    """A mask of the characters of which not enough has been claimed yet."""
    looked: list[int]
    """By seat, a mask of the characters he has looked at this round."""
    deals: list[tuple[Deal, ...]]
    """By seat, the open ones that he has made or may answer."""
    offers_made: list[int]

    def copy(self) -> MillionsState:
        other = self._copy_to(MillionsState.__new__(MillionsState))
        other.phase = self.phase
        other.slots = self.slots
        other.leader = self.leader
        other.loots = self.loots
        other.money = self.money.copy()
        other.threats = self.threats.copy()
        other.threat_pile = self.threat_pile
        other.last_roles = self.last_roles
        other.roles = self.roles.copy()
        other.shown = self.shown
        other.hidden = self.hidden
        other.inside = self.inside
        other.seats_in = self.seats_in
        other.ready = self.ready
        other.time_called = self.time_called
        other.claims = self.claims.copy()
        other.may_claim = self.may_claim
        other.looked = self.looked.copy()
        other.deals = self.deals.copy()
        other.offers_made = self.offers_made.copy()
        return other

    def legal(self, seat: int) -> Legal:
        if type(seat) is not int or seat not in self.to_act:
            return NOTHING
        if self.phase == "negotiate":
            return self._negotiation(seat)
        if self.phase == "choose":
            return choices(self.players, self.last_roles[seat])
        return names(self.players, self.shown)

    def play(self, seat: int, action: Action) -> Sequence[Event]:
        if type(seat) is not int or seat not in self.to_act:
            if self.phase == "negotiate" and type(seat) is int and seat in SEATS[self.ready]:
                raise IllegalAction("millions-of-dollars-you-said-ready")
            raise IllegalAction("game-over" if self.result else "not-your-turn")
        doing = DOINGS[self.phase].get(type(action))
        if doing is None:
            if type(action) in self.game.actions:
                raise IllegalAction(WRONG_PHASE[self.phase])
            raise IllegalAction("not-an-action-of-this-game")
        events = doing(self, seat, action)
        self._log = (self._log, tuple(events))
        return events

    def silent(self, seat: int) -> bool:
        """MD-4: who has withdrawn says nothing more this round."""
        return self.phase in ("negotiate", "name") and not self.seats_in >> seat & 1

    # Planning (MD-3).

    def _plan(self, events: list[Event]) -> None:
        """Reveal the loot; everybody is about to choose. Picking each card when it is turned
        over is the same as shuffling eight of them beforehand, and nobody knows the pile."""
        self._clear_table()
        loot = self._pick([loot for loot in LOOT if loot not in self.loots])
        self.loots = (*self.loots, loot)
        self.phase = "choose"
        self.to_act = SEATS[(1 << self.players) - 1]
        events.append(LootRevealed(len(self.loots), self.leader, loot))

    def _clear_table(self) -> None:
        """MD-11: all cards are in hand, and what was said and offered is past."""
        count = self.players * self.slots
        self.roles = [None] * count
        self.shown = ()
        self.hidden = None
        self.inside = 0
        self.seats_in = 0
        self.ready = 0
        self.time_called = False
        self.claims = [()] * count
        self.may_claim = (1 << count) - 1
        self.looked = [0] * self.players
        self.offers_made = [0] * self.players
        self.deals = [()] * self.players

    def _choose(self, seat: int, action: Choose) -> list[Event]:
        last = self.last_roles[seat]
        if action.roles not in hands(self.players, last):
            if last is not None and action.roles == (last,):
                raise IllegalAction("millions-of-dollars-role-used-last-time", role=last)
            raise IllegalAction("millions-of-dollars-choose-roles", count=self.slots)
        first = seat * self.slots
        self.roles[first : first + self.slots] = action.roles
        self.to_act = tuple([other for other in self.to_act if other != seat])
        events: list[Event] = [Chosen(seat, action.roles)]
        if not self.to_act:
            self._place_stakes(events)
            self._show_roles(events)
            self._open_negotiation()
        return events

    def _place_stakes(self, events: list[Event]) -> None:
        stake = self.loots[-1].stake
        reserve = [0] * self.players
        for seat in range(self.players):
            for _ in range(self.slots):
                if self.money[seat] >= stake:
                    self.money[seat] -= stake
                else:
                    reserve[seat] += stake
        events.append(StakesPlaced(stake, tuple(reserve), tuple(self.money)))

    def _show_roles(self, events: list[Event]) -> None:
        cards = [role for role in ROLES for chosen in self.roles if chosen == role]
        hidden = self._pick(cards)
        cards.remove(hidden)
        self.hidden = hidden
        self.shown = tuple(cards)
        events.append(RolesShown(self.shown, hidden))

    def _open_negotiation(self) -> None:
        self.phase = "negotiate"
        self.inside = (1 << self.players * self.slots) - 1
        self.seats_in = (1 << self.players) - 1
        self.to_act = SEATS[self.seats_in]

    # Negotiation (MD-4, MD-5): what a seat that is not ready may do.

    def _negotiation(self, seat: int) -> Negotiation:
        slots, money = self.slots, self.money
        answers: list[Accept | Refuse | TakeBack] = []
        offered = asked = 0
        for deal in self.deals[seat]:
            if deal.maker != seat:
                answers.append(REFUSE[deal.id])
                if money[deal.payer] >= deal.amount:
                    answers.append(ACCEPT[deal.id])
                continue
            answers.append(TAKE_BACK[deal.id])
            if deal.payer == seat:
                offered |= 1 << deal.leaver * slots + deal.slot
            else:
                asked |= 1 << 8 * deal.slot + deal.payer
        every_slot = (1 << slots) - 1
        own = self.inside >> seat * slots & every_slot
        others = self.inside & ~(every_slot << seat * slots)
        if self.time_called or not others:
            return Negotiation((self.players, own, 0, False, 0), answers, (), 0, [])
        lone = (
            self.players,
            own,
            self.may_claim >> seat * slots & own,
            seat == self.leader,
            others & ~self.looked[seat] if self.threats[seat] else 0,
        )
        if self.offers_made[seat] == OFFERS:
            return Negotiation(lone, answers, (), 0, [])
        partners = self.seats_in & ~(1 << seat)
        asks = [
            (slot, of, money[of])
            for slot in SEATS[own]
            for of in SEATS[partners & ~(asked >> 8 * slot)]
        ]
        targets = characters(slots, others & ~offered)
        return Negotiation(lone, answers, targets, money[seat], asks)

    def _character(self, seat: int, slot: object) -> int:
        if type(slot) is not int or not 0 <= slot < self.slots:
            raise IllegalAction("millions-of-dollars-no-such-character")
        who = seat * self.slots + slot
        if not self.inside >> who & 1:
            raise IllegalAction("millions-of-dollars-character-has-left", seat=seat)
        return who

    def _check_other(self, seat: int, other: object) -> None:
        if type(other) is not int or not 0 <= other < self.players or other == seat:
            raise IllegalAction("millions-of-dollars-not-another-player")
        if not self.seats_in >> other & 1:
            raise IllegalAction("millions-of-dollars-player-is-out", seat=other)

    def _check_talking(self, seat: int) -> None:
        if self.time_called:
            raise IllegalAction("millions-of-dollars-time-is-called")
        if self.seats_in == 1 << seat:
            raise IllegalAction("millions-of-dollars-nobody-else-is-in")

    # Offers and prices.

    def _offer(self, seat: int, action: Offer) -> list[Event]:
        self._check_talking(seat)
        self._check_other(seat, action.to)
        self._character(action.to, action.slot)
        number = self._propose(seat, seat, action.to, action.slot, action.amount)
        return [OfferMade(seat, number, action.to, action.slot, action.amount)]

    def _ask(self, seat: int, action: Ask) -> list[Event]:
        self._check_talking(seat)
        self._check_other(seat, action.of)
        self._character(seat, action.slot)
        number = self._propose(seat, action.of, seat, action.slot, action.price)
        return [PriceNamed(seat, number, action.of, action.slot, action.price)]

    def _propose(self, maker: int, payer: int, leaver: int, slot: int, amount: int) -> int:
        """The number of the new offer."""
        if type(amount) is not int or amount < 1:
            raise IllegalAction("millions-of-dollars-at-least-one-million")
        if amount > self.money[payer]:
            raise IllegalAction(
                "millions-of-dollars-not-enough-money", seat=payer, money=self.money[payer]
            )
        if self.offers_made[maker] == OFFERS:
            raise IllegalAction("millions-of-dollars-no-offers-left", limit=OFFERS)
        number = sum(self.offers_made)
        deal = Deal(number, maker, payer, leaver, slot, amount)
        for other in self.deals[maker]:
            if (other.maker, other.payer, other.leaver, other.slot) == (maker, payer, leaver, slot):
                raise IllegalAction(
                    "millions-of-dollars-your-offer-is-still-open", seat=deal.answerer
                )
        self.offers_made[maker] += 1
        self._open(deal)
        return number

    def _open(self, deal: Deal) -> None:
        """It takes back the "ready" of the one it is made to (MD-5)."""
        self.deals[deal.payer] += (deal,)
        self.deals[deal.leaver] += (deal,)
        answerer = deal.answerer
        if self.ready >> answerer & 1:
            self.ready ^= 1 << answerer
            self.to_act = SEATS[self.seats_in & ~self.ready]

    def _close(self, deal: Deal) -> None:
        for seat in (deal.payer, deal.leaver):
            self.deals[seat] = tuple([other for other in self.deals[seat] if other is not deal])

    # Answers.

    def _own_deal(self, seat: int, number: object) -> Deal:
        if type(number) is int:
            for deal in self.deals[seat]:
                if deal.id == number:
                    return deal
        raise IllegalAction("millions-of-dollars-no-such-offer")

    def _deal_to_answer(self, seat: int, number: object) -> Deal:
        deal = self._own_deal(seat, number)
        if deal.maker == seat:
            raise IllegalAction("millions-of-dollars-offer-is-your-own")
        return deal

    def _accept(self, seat: int, action: Accept) -> list[Event]:
        """Paid in full first, then the leaver withdraws."""
        deal = self._deal_to_answer(seat, action.offer)
        payer, leaver, amount = deal.payer, deal.leaver, deal.amount
        if self.money[payer] < amount:
            raise IllegalAction(
                "millions-of-dollars-not-enough-money", seat=payer, money=self.money[payer]
            )
        self._close(deal)
        self.money[payer] -= amount
        self.money[leaver] += amount
        events: list[Event] = [Accepted(seat, deal.id, payer, leaver, deal.slot, amount)]
        self._leave(leaver, deal.slot, events)
        return events

    def _refuse(self, seat: int, action: Refuse) -> list[Event]:
        deal = self._deal_to_answer(seat, action.offer)
        self._close(deal)
        return [Refused(seat, deal.id)]

    def _take_back(self, seat: int, action: TakeBack) -> list[Event]:
        deal = self._own_deal(seat, action.offer)
        if deal.maker != seat:
            raise IllegalAction("millions-of-dollars-offer-is-not-your-own", seat=deal.maker)
        self._close(deal)
        return [TookBack(seat, deal.id)]

    # Leaving.

    def _withdraw(self, seat: int, action: Withdraw) -> list[Event]:
        self._character(seat, action.slot)
        events: list[Event] = [Withdrew(seat, action.slot)]
        self._leave(seat, action.slot, events)
        return events

    def _leave(self, seat: int, slot: int, events: list[Event]) -> None:
        """The stake goes home, and nobody is ready any more (MD-5)."""
        stake = self.loots[-1].stake
        self.money[seat] += stake
        self.inside &= ~(1 << seat * self.slots + slot)
        if not self.inside >> seat * self.slots & (1 << self.slots) - 1:
            self.seats_in &= ~(1 << seat)
        self.ready = 0
        self.to_act = SEATS[self.seats_in]
        lapsed = self._let_offers_lapse()
        events.append(Left(seat, slot, stake, tuple(self.money), lapsed))
        if not self.seats_in:
            events.append(NobodyLeft())
            self._end_round(False, events)

    def _let_offers_lapse(self) -> tuple[int, ...]:
        """Offers of and to those who are out, and for characters that have left."""
        lapsed = [
            deal
            for deal in self._open_deals()
            if not self.seats_in >> deal.payer & 1
            or not self.inside >> deal.leaver * self.slots + deal.slot & 1
        ]
        for deal in lapsed:
            self._close(deal)
        return tuple([deal.id for deal in lapsed])

    def _open_deals(self) -> list[Deal]:
        """All of them, in the order of their numbers."""
        made = [
            deal for seat, deals in enumerate(self.deals) for deal in deals if deal.maker == seat
        ]
        made.sort(key=BY_NUMBER)
        return made

    # Talk, threats, time and ready.

    def _claim(self, seat: int, action: Claim) -> list[Event]:
        self._check_talking(seat)
        who = self._character(seat, action.slot)
        if action.role not in roles_in_play(self.players):
            raise IllegalAction("millions-of-dollars-role-not-in-play")
        if not self.may_claim >> who & 1:
            raise IllegalAction("millions-of-dollars-no-claims-left", limit=CLAIMS)
        self.claims[who] = said = (*self.claims[who], action.role)
        if len(said) == CLAIMS:
            self.may_claim ^= 1 << who
        return [Claimed(seat, action.slot, action.role)]

    def _threaten(self, seat: int, action: Threaten) -> list[Event]:
        """MD-8: a spent card is out of the game."""
        self._check_talking(seat)
        self._check_other(seat, action.seat)
        who = self._character(action.seat, action.slot)
        if not self.threats[seat]:
            raise IllegalAction("millions-of-dollars-no-threat-card")
        if self.looked[seat] >> who & 1:
            raise IllegalAction("millions-of-dollars-looked-already", seat=action.seat)
        self.threats[seat] -= 1
        self.looked[seat] |= 1 << who
        return [Looked(seat, action.seat, action.slot, self.roles[who])]

    def _call_time(self, seat: int, action: CallTime) -> list[Event]:
        self._check_talking(seat)
        if seat != self.leader:
            raise IllegalAction("millions-of-dollars-only-the-leader", seat=self.leader)
        self.time_called = True
        return [TimeCalled(seat)]

    def _say_ready(self, seat: int, action: Ready) -> list[Event]:
        self.ready |= 1 << seat
        self.to_act = SEATS[self.seats_in & ~self.ready]
        events: list[Event] = [SaidReady(seat)]
        if not self.to_act:
            self._begin_heist(events)
        return events

    # The heist (MD-6 to MD-9).

    def _begin_heist(self, events: list[Event]) -> None:
        self.deals = [()] * self.players
        events.append(HeistBegun(characters(self.slots, self.inside)))
        self._reveal("snitch", events)
        snitch = self._with_role("snitch")
        if not snitch:
            self._resolve(None, events)
            return
        [(seat, _)] = snitch
        nameable = names(self.players, self.shown)
        if len(nameable) > 1:
            self.phase = "name"
            self.to_act = (seat,)
            return
        [only] = nameable
        assert isinstance(only, Name)
        events.append(OnlyRoleNamed(seat, only.role))
        self._resolve(only.role, events)

    def _name(self, seat: int, action: Name) -> list[Event]:
        if action not in names(self.players, self.shown):
            raise IllegalAction("millions-of-dollars-role-cannot-be-named")
        events: list[Event] = [Named(seat, action.role)]
        self._resolve(action.role, events)
        return events

    def _resolve(self, named: Role | None, events: list[Event]) -> None:
        for role in ROLES[1:]:
            if role != named:
                self._reveal(role, events)
        if named is not None:
            self._reveal(named, events, named=True)
        left = characters(self.slots, self.inside)
        if not left:
            events.append(NobodyLeft())
        elif left == self._with_role("snitch"):
            [(seat, slot)] = left
            lost = min(3, self.money[seat])
            self.money[seat] -= lost
            events.append(SnitchAlone(seat, slot, lost, tuple(self.money)))
            left = ()
        else:
            self._split(left, events)
        self._end_round(bool(left), events)

    def _reveal(self, role: Role, events: list[Event], *, named: bool = False) -> None:
        """One alone stays; several, or the ones named, are out. Bruisers never lose a stake."""
        found = self._with_role(role)
        if not found and not named:
            return
        stays = len(found) == 1 and not named
        stake = self.loots[-1].stake if stays or role == "bruiser" else 0
        for seat, slot in found:
            self.money[seat] += stake
            if not stays:
                self.inside &= ~(1 << seat * self.slots + slot)
        threat_card = stays and role == "bruiser"
        if threat_card:
            # One a heist at most, and eight heists: the eight cards always suffice.
            self.threats[found[0][0]] += 1
            self.threat_pile -= 1
        fate: Literal["stays", "too_many", "named"]
        fate = "named" if named else "stays" if stays else "too_many"
        events.append(Revealed(role, found, fate, stake, threat_card, tuple(self.money)))

    def _with_role(self, role: Role) -> tuple[Character, ...]:
        roles, slots = self.roles, self.slots
        return tuple([divmod(who, slots) for who in SEATS[self.inside] if roles[who] == role])

    # The split (MD-10): at most one of each role is left.

    def _split(self, left: tuple[Character, ...], events: list[Event]) -> None:
        money, loot = self.money, self.loots[-1]
        who_is = {self.roles[seat * self.slots + slot]: (seat, slot) for seat, slot in left}
        bonus = 2 if "boss" in who_is else 0
        share, rest = divmod(loot.amount + bonus, len(left))
        for seat, _ in left:
            money[seat] += share
        events.append(LootSplit(loot.amount, bonus, left, share, rest, tuple(money)))
        if "driver" in who_is:
            driver = who_is["driver"]
            payers = tuple([who for who in left if who != driver])
            for seat, _ in payers:
                money[seat] -= 1
            money[driver[0]] += len(payers)
            events.append(DriverPaid(*driver, payers, tuple(money)))
        if "pickpocket" in who_is and "bruiser" in who_is:
            thief, victim = who_is["pickpocket"], who_is["bruiser"][0]
            taken = min(2, money[victim])
            money[victim] -= taken
            money[thief[0]] += taken
            events.append(PocketPicked(*thief, victim, taken, tuple(money)))
        if loot.icon is not None and loot.icon in who_is:
            lucky = who_is[loot.icon]
            money[lucky[0]] += 1
            events.append(IconPaid(*lucky, loot.icon, tuple(money)))

    # The end of the round and of the game (MD-11).

    def _end_round(self, split: bool, events: list[Event]) -> None:
        most = max(self.money)
        if (split and most >= RICH) or len(self.loots) == HEISTS:
            self._clear_table()
            self.phase = "over"
            self.to_act = ()
            winners = tuple([seat for seat, money in enumerate(self.money) if money == most])
            reason = "twenty_million" if split and most >= RICH else "eighth_heist"
            self.result = Result(winners, tuple(self.money), reason)
            events.append(Ended(self.result))
            return
        self.leader = (self.leader + 1) % self.players
        if self.game.options.fool_me_once:
            used = tuple([role for role in self.roles if role is not None])
            self.last_roles = used
            events.append(RolesLaidOpen(used))
        self._plan(events)

    # What a seat may know.

    def view(self, seat: int | None) -> MillionsView:
        self._check_seat(seat)
        slots = self.slots
        known = 0 if seat is None else (1 << slots) - 1 << seat * slots | self.looked[seat]
        if self.phase == "name":  # the snitch has shown himself
            [(snitch, slot)] = self._with_role("snitch")
            known |= 1 << snitch * slots + slot
        roles: list[Role | None] = [None] * len(self.roles)
        for who in SEATS[known]:
            roles[who] = self.roles[who]
        return MillionsView(
            seat=seat,
            players=self.players,
            to_act=self.to_act,
            result=self.result,
            phase=self.phase,
            leader=self.leader,
            loots=self.loots,
            money=tuple(self.money),
            threats=tuple(self.threats),
            threat_pile=self.threat_pile,
            last_roles=self.last_roles,
            characters=by_seat(roles, slots),
            inside=insides(self.players, self.inside),
            shown=self.shown,
            offers=tuple(self._open_deals()),
            offers_made=tuple(self.offers_made),
            claims=by_seat(self.claims, slots),
            looks=tuple(
                [
                    Look(looker, *divmod(who, slots))
                    for looker, mask in enumerate(self.looked)
                    for who in SEATS[mask]
                ]
            )
            if any(self.looked)
            else (),
            time_called=self.time_called,
        )


def by_seat(values: Sequence[T], slots: int) -> tuple[tuple[T, ...], ...]:
    """What there is of every character, put together by seat."""
    if slots == 1:
        return tuple([(value,) for value in values])
    return tuple(zip(*[values[slot::slots] for slot in range(slots)], strict=True))


@cache
def insides(players: int, mask: int) -> tuple[tuple[bool, ...], ...]:
    """Whether each character is in this mask, by seat."""
    slots = places(players)
    return by_seat([mask >> who & 1 == 1 for who in range(players * slots)], slots)


Doing = Callable[[MillionsState, int, Any], list[Event]]

DOINGS: dict[str, dict[type[Action], Doing]] = {
    "choose": {Choose: MillionsState._choose},
    "negotiate": {
        Withdraw: MillionsState._withdraw,
        Offer: MillionsState._offer,
        Ask: MillionsState._ask,
        Accept: MillionsState._accept,
        Refuse: MillionsState._refuse,
        TakeBack: MillionsState._take_back,
        Claim: MillionsState._claim,
        Threaten: MillionsState._threaten,
        CallTime: MillionsState._call_time,
        Ready: MillionsState._say_ready,
    },
    "name": {Name: MillionsState._name},
}
WRONG_PHASE = {
    "choose": "millions-of-dollars-choose-first",
    "negotiate": "millions-of-dollars-negotiation-is-on",
    "name": "millions-of-dollars-name-a-role-first",
}


class MillionsOfDollars(Game):
    name = "millions_of_dollars"
    seats = range(3, 9)
    options_type = MillionsOptions
    state_type = MillionsState
    view_type = MillionsView
    actions = (Choose, *DOINGS["negotiate"], Name)
    forms = (
        ClaimRole,
        ThreatenCharacter,
        OfferMoney,
        AskMoney,
        AcceptOffer,
        RefuseOffer,
        TakeBackOffer,
    )
    events = (
        RolesLaidOpen,
        LootRevealed,
        Chosen,
        StakesPlaced,
        RolesShown,
        Withdrew,
        OfferMade,
        PriceNamed,
        Accepted,
        Refused,
        TookBack,
        Left,
        Claimed,
        Looked,
        TimeCalled,
        SaidReady,
        HeistBegun,
        Revealed,
        Named,
        OnlyRoleNamed,
        NobodyLeft,
        SnitchAlone,
        LootSplit,
        DriverPaid,
        PocketPicked,
        IconPaid,
    )

    options: MillionsOptions

    def check_players(self, players: int) -> None:
        super().check_players(players)
        if self.options.fool_me_once and players == 3:
            message = f"{self.name}: option 'fool_me_once' is for 4 to 8 players, not 3"
            raise OptionError(message, "wrong-fool-me-once")

    def _begin(self, state: MillionsState) -> list[Event]:
        first = state._first_seat()
        state.slots = places(state.players)
        state.leader = first.seat
        state.loots = ()
        state.money = [PURSE] * state.players
        state.threats = [0] * state.players
        state.threat_pile = THREAT_CARDS
        state.last_roles = (None,) * state.players
        events: list[Event] = [first]
        state._plan(events)
        return events

    def imagine(self, view: MillionsView, rng: Uniform) -> MillionsState:
        state: MillionsState = self._imagined(view, rng)
        slots = state.slots = places(view.players)
        state.phase = view.phase
        state.leader = view.leader
        state.loots = view.loots
        state.money = list(view.money)
        state.threats = list(view.threats)
        state.threat_pile = view.threat_pile
        state.last_roles = view.last_roles
        state._clear_table()
        if view.phase == "choose":
            self._imagine_choices(state, view, rng)
        elif view.phase != "over":
            self._imagine_roles(state, view, rng)
        # Everything else is public.
        state.time_called = view.time_called
        state.shown = view.shown
        inside = [is_in for row in view.inside for is_in in row]
        state.inside = sum(1 << who for who, is_in in enumerate(inside) if is_in)
        state.seats_in = sum(1 << seat for seat, row in enumerate(view.inside) if any(row))
        state.claims = [said for row in view.claims for said in row]
        state.may_claim = sum(1 << w for w, said in enumerate(state.claims) if len(said) < CLAIMS)
        for look in view.looks:
            state.looked[look.looker] |= 1 << look.seat * slots + look.slot
        for deal in view.offers:
            state._open(deal)
        if view.phase == "negotiate":
            state.ready = state.seats_in & ~sum(1 << seat for seat in view.to_act)
        state.offers_made = list(view.offers_made)
        state.to_act = view.to_act
        return state

    def _imagine_choices(self, state: MillionsState, view: MillionsView, rng: Uniform) -> None:
        for seat, roles in enumerate(view.characters):
            if seat not in view.to_act and seat != view.seat:
                choice = choices(view.players, view.last_roles[seat]).sample(rng)
                assert isinstance(choice, Choose)
                roles = choice.roles
            first = seat * state.slots
            state.roles[first : first + state.slots] = roles

    def _imagine_roles(self, state: MillionsState, view: MillionsView, rng: Uniform) -> None:
        """Hand out the role cards that are not accounted for, the hidden one among them, until
        they lie as the rules allow. Every way it can have been is as likely as if the others
        had chosen at random."""
        roles = state.roles = [role for row in view.characters for role in row]
        unknown = [who for who, role in enumerate(roles) if role is None]
        cards = list(view.shown)
        hidden: Role | None = None
        for role in roles:
            if role is None:
                continue
            if role in cards:
                cards.remove(role)
            else:
                hidden = role  # he knows a card that is not shown: it is the hidden one
        in_play = roles_in_play(view.players)
        # The more cards of a role, the likelier one of them was set aside; the more of them lie
        # before unknown players, the fewer different ways there are to hand them out.
        weights = [(view.shown.count(role) + 1) / (cards.count(role) + 1) for role in in_play]
        while True:
            state.hidden = hidden or in_play[weighted(weights, rng)]
            pile = cards.copy() if hidden else [*cards, state.hidden]
            for who in unknown:
                roles[who] = pile.pop(int(rng.random() * len(pile)))
            if all(could_be(view, roles, who) for who in unknown):
                return


def could_be(view: MillionsView, roles: list[Role | None], who: int) -> bool:
    """Whether that character may have its role: by MD-13, by MD-12, and, if the snitch is about
    to name a role, because he is the only snitch inside."""
    seat, slot = divmod(who, places(view.players))
    if roles[who] == view.last_roles[seat]:
        return False
    if view.players == 3 and roles[who] == roles[who ^ 1]:
        return False
    return not (view.phase == "name" and view.inside[seat][slot] and roles[who] == "snitch")


GAME = MillionsOfDollars
