"""The whole truth of a game under way, and the way from an action to the rule that judges it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from bluffhouse.rules.contract import (
    NOTHING,
    Action,
    Event,
    IllegalAction,
    Legal,
    State,
)
from bluffhouse.rules.millions_of_dollars import heist, negotiation, planning
from bluffhouse.rules.millions_of_dollars.actions import (
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
from bluffhouse.rules.millions_of_dollars.bit_sets import (
    FIRST,
    MEMBERS,
    NONE,
    ONE,
    OWN,
    Characters,
    Seats,
    by_seat,
    membership,
)
from bluffhouse.rules.millions_of_dollars.components import Loot, Role, roles_in_play
from bluffhouse.rules.millions_of_dollars.view import BY_ID, Deal, Look, MillionsView, Phase

if TYPE_CHECKING:
    from bluffhouse.rules.millions_of_dollars.game import MillionsOfDollars


class MillionsState(State):
    __slots__ = (
        "asked",
        "claimable",
        "claims",
        "deals",
        "hidden",
        "inside",
        "last_roles",
        "leader",
        "looked",
        "loots",
        "money",
        "offered",
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
    phase: Phase
    slots: int
    """How many characters each seat puts down."""
    leader: int
    loots: tuple[Loot, ...]
    """The loot cards so far; the last is this round's."""
    money: list[int]
    """By seat, without the stakes on the table."""
    threats: list[int]
    """Threat cards, by seat."""
    threat_pile: int
    last_roles: tuple[Role | None, ...]
    """The role each seat used last time, if that matters (MD-13)."""
    roles: list[Role | None]
    """By character; None: not chosen yet."""
    shown: tuple[Role, ...]
    """The role cards in the middle, except the hidden one."""
    hidden: Role | None
    inside: Characters
    """Those still in the negotiation or the heist."""
    seats_in: Seats
    """Those with a character inside."""
    ready: Seats
    """Those that have said so, and still are."""
    time_called: bool
    claims: list[tuple[Role, ...]]
    """The roles claimed this round, by character."""
    claimable: Characters
    """Those with claims left."""
    looked: list[Characters]
    """The characters each seat has looked at this round."""
    deals: list[tuple[Deal, ...]]
    """The open deals that each seat has made or may answer, oldest first."""
    offered: list[Characters]
    """The characters each seat has an open offer for."""
    asked: list[Seats]
    """By character: the seats that have been named a price for it, still open."""
    offers_made: list[int]
    """How many offers and prices each seat has made this round."""

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
        other.claimable = self.claimable
        other.looked = self.looked.copy()
        other.deals = self.deals.copy()
        other.offered = self.offered.copy()
        other.asked = self.asked.copy()
        other.offers_made = self.offers_made.copy()
        return other

    def clear_table(self) -> None:
        """Return all cards to hand and forget what was said and offered (MD-11)."""
        count = self.players * self.slots
        self.roles = [None] * count
        self.shown = ()
        self.hidden = None
        self.inside = NONE
        self.seats_in = NONE
        self.ready = NONE
        self.time_called = False
        self.claims = [()] * count
        self.claimable = FIRST[count]
        self.looked = [NONE] * self.players
        self.offers_made = [0] * self.players
        self.clear_deals()

    def clear_deals(self) -> None:
        """Close every open deal."""
        self.deals = [()] * self.players
        self.offered = [NONE] * self.players
        self.asked = [NONE] * (self.players * self.slots)

    # From an action to its rule.

    def legal(self, seat: int) -> Legal:
        if type(seat) is not int or seat not in self.to_act:
            return NOTHING
        if self.phase == "negotiate":
            return negotiation.legal(self, seat)
        if self.phase == "choose":
            return planning.legal(self, seat)
        return heist.legal(self)

    def play(self, seat: int, action: Action) -> Sequence[Event]:
        if type(seat) is not int or seat not in self.to_act:
            if self.phase == "negotiate" and type(seat) is int and seat in MEMBERS[self.ready]:
                raise IllegalAction("millions-of-dollars-you-said-ready")
            raise IllegalAction("game-over" if self.result else "not-your-turn")
        rule = RULES[self.phase].get(type(action))
        if rule is None:
            if type(action) in self.game.actions:
                raise IllegalAction(WRONG_PHASE[self.phase])
            raise IllegalAction("not-an-action-of-this-game")
        events = rule(self, seat, action)
        self._log = (self._log, tuple(events))
        return events

    def silent(self, seat: int) -> bool:
        """Return whether this seat has withdrawn and so says nothing more this round (MD-4)."""
        return self.phase in ("negotiate", "name") and not self.seats_in & ONE[seat]

    # What several rules look up. The fields of an action may hold anything, so they are read here.

    def find_character(self, seat: object, slot: object) -> int | None:
        """Return the number of a character, or None if there is no such seat or slot."""
        if type(seat) is not int or type(slot) is not int:
            return None
        if not 0 <= seat < self.players or not 0 <= slot < self.slots:
            return None
        return seat * self.slots + slot

    def find_deal(self, seat: int, offer: object) -> Deal | None:
        """Return the open deal with this id that the seat has made or may answer, or None."""
        if type(offer) is int:
            for deal in self.deals[seat]:
                if deal.id == offer:
                    return deal
        return None

    def is_in_play(self, role: object) -> bool:
        """Return whether this is a role used with this many players (MD-1)."""
        return type(role) is str and role in roles_in_play(self.players)

    def with_role(self, role: Role) -> list[int]:
        """Return the characters inside that have this role."""
        return [number for number in MEMBERS[self.inside] if self.roles[number] == role]

    def open_deals(self) -> list[Deal]:
        """Return every open deal once, in the order in which they were made."""
        made = [
            deal for seat, deals in enumerate(self.deals) for deal in deals if deal.maker == seat
        ]
        made.sort(key=BY_ID)
        return made

    # What a seat may know.

    def view(self, seat: int | None) -> MillionsView:
        self._check_seat(seat)
        slots = self.slots
        known = NONE if seat is None else OWN[slots][seat] | self.looked[seat]
        if self.phase == "name":  # the snitch has been revealed
            [snitch] = self.with_role("snitch")
            known |= ONE[snitch]
        roles: list[Role | None] = [None] * len(self.roles)
        for number in MEMBERS[known]:
            roles[number] = self.roles[number]
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
            inside=membership(self.players, self.inside),
            shown=self.shown,
            offers=tuple(self.open_deals()),
            offers_made=tuple(self.offers_made),
            claims=by_seat(self.claims, slots),
            looks=tuple(
                [
                    Look(looker, *divmod(number, slots))
                    for looker, looked in enumerate(self.looked)
                    for number in MEMBERS[looked]
                ]
            )
            if any(self.looked)
            else (),
            time_called=self.time_called,
        )


Rule = Callable[[MillionsState, int, Any], list[Event]]

RULES: dict[Phase, dict[type[Action], Rule]] = {
    "choose": {Choose: planning.choose},
    "negotiate": {
        Withdraw: negotiation.withdraw,
        Offer: negotiation.offer,
        Ask: negotiation.ask,
        Accept: negotiation.accept,
        Refuse: negotiation.refuse,
        TakeBack: negotiation.take_back,
        Claim: negotiation.claim,
        Threaten: negotiation.threaten,
        CallTime: negotiation.call_time,
        Ready: negotiation.say_ready,
    },
    "name": {Name: heist.name_role},
}
"""The rule that judges and carries out each action, by phase."""
WRONG_PHASE = {
    "choose": "millions-of-dollars-choose-first",
    "negotiate": "millions-of-dollars-negotiation-is-on",
    "name": "millions-of-dollars-name-a-role-first",
}
"""Why an action of another phase is refused."""
