"""Millions of Dollars with numbered actions and observations of a fixed size."""

from __future__ import annotations

from typing import Any

from bluffhouse.flat.stepper import (
    BIT,
    BYTE,
    FlatGame,
    Piece,
    Said,
    Table,
    common,
    counts_of,
    hot,
    of_seats,
    one_hot,
    one_hot_of,
    rows_of,
)
from bluffhouse.rules.contract import Action, Game
from bluffhouse.rules.millions_of_dollars import (
    CALL_TIME,
    CLAIMS,
    HEISTS,
    LOOT,
    OFFERS,
    READY,
    ROLES,
    THREAT_CARDS,
    WINNING_MONEY,
    Accept,
    Ask,
    Choose,
    Claim,
    Deal,
    Loot,
    MillionsState,
    MillionsView,
    Name,
    Offer,
    Refuse,
    Role,
    TakeBack,
    Threaten,
    Withdraw,
    hands,
    places,
    solo_actions,
)
from bluffhouse.rules.millions_of_dollars.bit_sets import CHARACTERS as PAIRS
from bluffhouse.rules.millions_of_dollars.bit_sets import MEMBERS, NONE
from bluffhouse.rules.millions_of_dollars.negotiation import (
    has_offers_left,
    may_ask,
    may_claim,
    may_look_at,
    may_offer_for,
    may_reply,
    may_withdraw,
    talk_is_open,
)

CHOOSE = 0
NAME = 5
"""Choosing and naming have five numbers each, one per role."""
READY_NUMBER, CALL_TIME_NUMBER = 10, 11
WITHDRAW = 12
"""12 and 13: withdraw the first or the second of your characters."""
CLAIM = 14
"""14 to 18: claim a role for the first of your characters; 19 to 23: for the second."""
CHARACTERS = 24
"""From here: nine groups (`GROUPS`) with a number for each character, then the amounts."""

PHASES = one_hot_of(("choose", "negotiate", "name", "over"))
MOST = 255
"""The most money that an observation shows."""


def most_money(players: int) -> int:
    """Return more than anybody can ever have before the last split: after an earlier split nobody
    had twenty million, and since then only stakes came from the reserve. Of seven different loot
    cards four have a stake of two."""
    return players * (WINNING_MONEY - 1) + 11 * players * places(players)


class FlatMillions(FlatGame):
    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        self.slots = slots = places(players)
        self.count = count = players * slots
        # An offer pays for a character to leave; an ask is a price named by its owner. At most one
        # of each can be open for every partner and character, so replies need no offer ids: each
        # kind of reply has numbers for the offers, then for the asks.
        firsts = range(CHARACTERS, CHARACTERS + len(GROUPS) * count, count)
        self.threaten, self.offer, self.ask = firsts[:3]
        self.accept, self.refuse, self.take_back = firsts[3:5], firsts[5:7], firsts[7:9]
        self._replies = {Accept: self.accept, Refuse: self.refuse, TakeBack: self.take_back}
        self.amount = CHARACTERS + len(GROUPS) * count
        self.numbers = (
            Piece("role", (2, len(ROLES))),
            Piece("talk", (WITHDRAW - READY_NUMBER,)),
            Piece("withdraw", (2,)),
            Piece("claim", (2, len(ROLES))),
            Piece("character", (len(GROUPS), count), seats=(1,)),
            Piece("amount", (most_money(players),)),
        )
        self._plain: dict[Action, int] = {
            READY: READY_NUMBER,
            CALL_TIME: CALL_TIME_NUMBER,
        }
        for slot in range(slots):
            self._plain[Withdraw(slot)] = WITHDRAW + slot
            for i, role in enumerate(ROLES):
                self._plain[Claim(slot, role)] = CLAIM + slot * len(ROLES) + i
        for character in range(count):
            self._plain[Threaten(*divmod(character, slots))] = self.threaten + character
        self._solo_numbers: Table[tuple[int, int, bool, int], list[int]] = Table(
            lambda sets: [self._plain[action] for action in solo_actions(players, *sets)]
        )
        self._actions = {number: action for action, number in self._plain.items()}
        # A bound on the choices in a game: offers take two each, every offer gets a reply, and
        # every character that leaves and every offer can cost a player another "ready".
        talk = players * 2 * OFFERS + count * CLAIMS + THREAT_CARDS + 1 + count
        answers_and_ready = players * OFFERS * 2 + players * (count + 1)
        self.longest = HEISTS * (count + talk + answers_and_ready + 1)
        self.layout = (
            *common(players),
            Piece("phase", (4,)),
            of_seats("leader", players),
            Piece("loot", (len(LOOT),)),
            Piece("loots_before", (len(LOOT),)),
            of_seats("money", players, high=MOST),
            of_seats("threats", players, high=THREAT_CARDS),
            Piece("threat_pile", (1,), THREAT_CARDS),
            of_seats("last_roles", players, 5),
            of_seats("characters", count, 5),
            of_seats("inside", count),
            Piece("shown", (5,), count),
            Piece("offers", (players, count), MOST, seats=(0, 1)),
            Piece("asks", (players, count), MOST, seats=(0, 1)),
            of_seats("offers_made", players, high=OFFERS),
            of_seats("claims", count, CLAIMS, 5),
            Piece("looks", (players, count), seats=(0, 1)),
            Piece("time_called", (1,)),
            Piece("said_role", (5,)),
            Piece("said_character", (2, count), seats=(1,)),
        )
        self._nothing = bytes(players * count)
        self._no_amounts = bytes(2 * players * count)
        self._begun = one_hot(5 + 2 * count)

    # Actions.

    def next_seat(self, state: Any, seat: int, action: Action) -> int:
        """Return the seat to ask next: in the negotiation the seats take turns, beginning with the
        leader, so that nobody talks all the time."""
        to_act: tuple[int, ...] = state.to_act
        if state.phase != "negotiate":
            return to_act[0]
        first = state.leader if type(action) is Choose else seat + 1
        for other in to_act:
            if other >= first:
                return other
        return to_act[0]

    def at_once(self, state: Any, seat: int) -> tuple[int, ...]:
        """Return the seats that choose at the same time; those who negotiate take turns."""
        return (seat,) if state.phase == "negotiate" else super().at_once(state, seat)

    def legal(self, state: MillionsState, seat: int, said: Said) -> list[int]:
        phase = state.phase
        if phase == "negotiate":
            if not said:
                return self._negotiation(state, seat)
            [begun] = said
            if begun < self.ask:
                most = state.money[seat]
            else:
                most = state.money[(begun - self.ask) // self.slots]
            return list(range(self.amount, self.amount + most))
        if phase == "choose":
            ways = hands(self.players, state.last_roles[seat])
            begun_roles = roles_of(said)
            going_on = {way[len(said)] for way in ways if way[: len(said)] == begun_roles}
            return [CHOOSE + i for i, role in enumerate(ROLES) if role in going_on]
        return sorted([NAME + ROLES.index(a.role) for a in state.legal(seat) if type(a) is Name])

    def _negotiation(self, state: MillionsState, seat: int) -> list[int]:
        """Return what the rules allow, without a number for each price of an offer. The numbers of
        answers and of proposals count partner and character in the same way."""
        slots, money = self.slots, state.money
        numbers: list[int] = []
        for deal in state.deals[seat]:
            asks, place = deal.maker == deal.leaver, self._place(deal, seat)
            replies = may_reply(state, seat, deal)
            numbers += [self._replies[type(reply)][asks] + place for reply in replies]
        own = may_withdraw(state, seat)
        if not talk_is_open(state, seat):
            numbers += self._solo_numbers[own, NONE, False, NONE]
        else:
            leads = seat == state.leader
            claimable, visible = may_claim(state, seat), may_look_at(state, seat)
            numbers += self._solo_numbers[own, claimable, leads, visible]
            if has_offers_left(state, seat):
                if money[seat]:
                    targets = MEMBERS[may_offer_for(state, seat)]
                    numbers += [self.offer + number for number in targets]
                numbers += [
                    self.ask + payer * slots + slot
                    for _, slot in PAIRS[slots][own]
                    for payer in MEMBERS[may_ask(state, seat, slot)]
                    if money[payer]
                ]
        numbers.sort()
        return numbers

    def _answer(self, state: MillionsState, seat: int, action: Any) -> int:
        for deal in state.deals[seat]:
            if deal.id == action.offer:
                asks = deal.maker == deal.leaver
                return self._replies[type(action)][asks] + self._place(deal, seat)
        raise ValueError(f"seat {seat} has no open offer {action.offer}")

    def _place(self, deal: Deal, seat: int) -> int:
        """Return the partner and the slot of a deal as one number."""
        partner = deal.payer if deal.leaver == seat else deal.leaver
        return partner * self.slots + deal.slot

    def read(self, state: MillionsState, seat: int, said: Said) -> Action | None:
        number = said[-1]
        if number >= self.amount:
            return self._proposal(said[0], number - self.amount + 1)
        action = self._actions.get(number)
        if action is not None:
            return action
        if number < NAME:
            return None if len(said) < self.slots else Choose(roles_of(said))
        if number < READY_NUMBER:
            return Name(ROLES[number - NAME])
        if number < self.accept[0]:
            return None
        group, place = divmod(number - self.accept[0], self.players * self.slots)
        answer = (Accept, Refuse, TakeBack)[group // 2]
        [deal] = [
            deal
            for deal in state.deals[seat]
            if (deal.maker == deal.leaver) is (group % 2 == 1)
            and (deal.maker == seat) is (answer is TakeBack)
            and self._place(deal, seat) == place
        ]
        return answer(deal.id)

    def _proposal(self, begun: int, amount: int) -> Action:
        if begun < self.ask:
            to, slot = divmod(begun - self.offer, self.slots)
            return Offer(to, slot, amount)
        of, slot = divmod(begun - self.ask, self.slots)
        return Ask(of, slot, amount)

    def spell(self, state: MillionsState, seat: int, action: Any) -> Said:
        if isinstance(action, Offer):
            place = action.to * self.slots + action.slot
            return (self.offer + place, self.amount + action.amount - 1)
        if isinstance(action, Ask):
            place = action.of * self.slots + action.slot
            return (self.ask + place, self.amount + action.price - 1)
        if isinstance(action, Choose):
            return tuple([CHOOSE + ROLES.index(role) for role in action.roles])
        if isinstance(action, Name):
            return (NAME + ROLES.index(action.role),)
        number = self._plain.get(action)
        return (self._answer(state, seat, action) if number is None else number,)

    def name(self, number: int) -> str:
        if number < NAME:
            return f"choose {ROLES[number]}"
        if number < READY_NUMBER:
            return f"name {ROLES[number - NAME]}"
        if number < WITHDRAW:
            return ("ready", "call time")[number - READY_NUMBER]
        if number < CLAIM:
            return f"withdraw {number - WITHDRAW}"
        if number < CHARACTERS:
            slot, role = divmod(number - CLAIM, len(ROLES))
            return f"claim {slot} is the {ROLES[role]}"
        if number >= self.amount:
            return f"for {number - self.amount + 1}"
        group, place = divmod(number - CHARACTERS, self.players * self.slots)
        seat, slot = divmod(place, self.slots)
        return f"{GROUPS[group]} {seat}.{slot}"

    # Observations.

    def observe(self, view: MillionsView, said: Said) -> tuple[bytes | bytearray, ...]:
        players, slots = self.players, self.slots
        count = players * slots
        seats = self._seats
        seat = self._seat
        looks = self._nothing
        if view.looks:
            rows = [look.looker * count + look.seat * slots + look.slot for look in view.looks]
            looks = hot(players * count, rows)
        return (
            seat[-1 if view.seat is None else view.seat],
            seats[view.to_act],
            seats[view.result.winners if view.result else ()],
            PHASES[view.phase],
            seat[view.leader],
            LOOTS[view.loots],
            money_in_bytes(view.money),
            bytes(view.threats),
            BYTE[view.threat_pile],
            ROLE_ROWS[view.last_roles],
            CHARACTER_ROWS[view.characters],
            INSIDE_ROWS[view.inside],
            ROLE_COUNTS[view.shown],
            self._amounts(view.offers) if view.offers else self._no_amounts,
            bytes(view.offers_made),
            b"".join([CLAIM_ROWS[row] for row in view.claims]),
            looks,
            BIT[view.time_called],
            self._said(said),
        )

    def _amounts(self, deals: tuple[Deal, ...]) -> bytearray:
        """Return what each seat has offered for each character, then what it has been asked for."""
        slots = self.slots
        count = self.players * slots
        asks = len(self._nothing)
        rows = bytearray(2 * asks)
        for deal in deals:
            place = deal.payer * count + deal.leaver * slots + deal.slot
            rows[place if deal.maker == deal.payer else asks + place] = deal.amount
        return rows

    def _said(self, said: Said) -> bytes:
        """Return the first half of a decision: a role, or the partner of an offer or an ask."""
        if not said:
            return self._begun[-1]
        [begun] = said
        return self._begun[begun if begun < NAME else 5 + begun - self.offer]


GROUPS = (
    "look at",
    "offer for",
    "ask of",
    "accept the offer of",
    "accept the price of",
    "refuse the offer of",
    "refuse the price of",
    "take back the offer for",
    "take back the price asked of",
)


def roles_of(said: Said) -> tuple[Role, ...]:
    return tuple([ROLES[number - CHOOSE] for number in said])


def loots_in_numbers(loots: tuple[Loot, ...]) -> bytes:
    """Return the loot card of this round and those before it, one hot."""
    *before, now = [LOOT.index(loot) for loot in loots]
    return one_hot(len(LOOT))[now] + hot(len(LOOT), before)


def money_in_bytes(money: tuple[int, ...]) -> bytes:
    try:
        return bytes(money)
    except ValueError:  # only after the last split can a seat have more
        return bytes([min(amount, MOST) for amount in money])


LOOTS: Table[tuple[Loot, ...], bytes] = Table(loots_in_numbers)
ROLE_HOT = one_hot_of(ROLES)
ROLE_ROWS = rows_of(ROLE_HOT)
CHARACTER_ROWS = rows_of(ROLE_ROWS)
INSIDE_ROWS = rows_of(Table(bytes))
ROLE_COUNTS = counts_of(ROLES)
CLAIMED: Table[tuple[Role, ...], bytes] = Table(
    lambda said: b"".join([ROLE_HOT[role] for role in said]).ljust(5 * CLAIMS, b"\0")
)
CLAIM_ROWS = rows_of(CLAIMED)
FLAT = FlatMillions
