"""The rules of Don't Bluff!, in the order in which they come up (DB-5 to DB-15)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from bluffhouse.rules.contract import (
    NOTHING,
    Action,
    Ended,
    Event,
    Game,
    IllegalAction,
    Legal,
    OneOf,
    Result,
    State,
    Uniform,
)
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
from bluffhouse.rules.dont_bluff.components import (
    BANK,
    BLACK_DIE,
    COLOURS,
    GOAL,
    HAND,
    Cards,
    Colour,
    DontBluffOptions,
    box,
    colours,
    owners,
    together,
    without,
)
from bluffhouse.rules.dont_bluff.events import (
    EVENTS,
    Accepted,
    Added,
    BankCardTaken,
    BankShuffled,
    ColourRolled,
    DieRolled,
    EmptyHanded,
    GunPassed,
    HandsShown,
    Offered,
    Opened,
    Paid,
    Paired,
    PaymentChosen,
    Received,
    Rolled,
    TakenBack,
    TargetChosen,
)
from bluffhouse.rules.dont_bluff.imagining import imagine
from bluffhouse.rules.dont_bluff.lots import AddLot, OfferLot, check_lot, lots_of
from bluffhouse.rules.dont_bluff.payments import check_payment, ways_to_pay
from bluffhouse.rules.dont_bluff.view import DontBluffView, Phase

NOBODY = -1
"""The giver and the receiver before the colour die has paired them."""

JUST_ROLL = OneOf(ROLL)
ANSWERS = OneOf(TAKE, OPEN)


@cache
def targets(players: int, gun: int) -> OneOf:
    """Return the possible targets: any player but the one with the gun (DB-5)."""
    return OneOf(*[ChooseTarget(seat) for seat in range(players) if seat != gun])


class DontBluffState(State):
    __slots__ = (
        "bank",
        "box",
        "claim",
        "closed",
        "colour",
        "die",
        "due",
        "giver",
        "gun",
        "hands",
        "open",
        "phase",
        "receiver",
    )

    game: DontBluff
    box: Cards
    bank: Cards
    """Its top card first."""
    hands: list[Cards]
    phase: Phase
    gun: int
    colour: Colour | None
    giver: int
    receiver: int
    open: Cards
    closed: Cards
    claim: int | None
    die: int | None
    due: int

    def copy(self) -> DontBluffState:
        other = self._copy_to(DontBluffState.__new__(DontBluffState))
        other.box = self.box
        other.bank = self.bank
        other.hands = self.hands.copy()
        other.phase = self.phase
        other.gun = self.gun
        other.colour = self.colour
        other.giver = self.giver
        other.receiver = self.receiver
        other.open = self.open
        other.closed = self.closed
        other.claim = self.claim
        other.die = self.die
        other.due = self.due
        return other

    def legal(self, seat: int) -> Legal:
        if seat not in self.to_act or type(seat) is not int:
            return NOTHING
        phase = self.phase
        if phase == "colour" or phase == "die":
            return JUST_ROLL
        if phase == "answer":
            return ANSWERS
        if phase == "offer":
            return lots_of(Offer, self.hands[seat])
        if phase == "add":
            return lots_of(Add, self.hands[seat])
        if phase == "pay":
            return OneOf(*map(Pay, ways_to_pay(self.hands[seat], self.due)))
        return targets(self.players, seat)

    def play(self, seat: int, action: Action) -> Sequence[Event]:
        if seat not in self.to_act or type(seat) is not int:
            raise IllegalAction("game-over" if self.result else "not-your-turn")
        kind = type(action)
        if kind not in MOVES:
            raise IllegalAction("not-an-action-of-this-game")
        phases, refusal, move = MOVES[kind]
        if self.phase not in phases:
            raise IllegalAction(refusal)
        events: list[Event] = []
        move(self, action, events)
        self._log = (self._log, tuple(events))
        return events

    # The target: who offers to whom (DB-5, DB-15).

    def _roll(self, _: Roll, events: list[Event]) -> None:
        if self.phase == "colour":
            self._roll_colour(events)
        else:
            self._roll_black(events)

    def _roll_colour(self, events: list[Event]) -> None:
        gun = self.gun
        self.colour = colour = self._pick(COLOURS)
        owner = owners(self.players)[colour]
        events += Rolled(gun), ColourRolled(colour, owner)
        if owner is None:
            return  # The gun player rolls again.
        if owner != gun:
            self._pair(owner, events)
        elif self.players == 2:
            self._pair(1 - gun, events)
        else:
            self.phase = "target"

    def _choose_target(self, action: ChooseTarget, events: list[Event]) -> None:
        if action not in targets(self.players, self.gun):
            raise IllegalAction("dont-bluff-choose-another-player")
        events.append(TargetChosen(self.gun, action.seat))
        self._pair(action.seat, events)

    def _pair(self, target: int, events: list[Event]) -> None:
        if self.game.options.reverse_offer:
            self.giver, self.receiver = target, self.gun
        else:
            self.giver, self.receiver = self.gun, target
        events.append(Paired(self.giver, self.receiver))
        if self.hands[self.giver]:
            self.phase = "offer"
            self.to_act = (self.giver,)
        else:
            events.append(EmptyHanded(self.giver))
            self._pass_gun(events)

    # The offer (DB-6), and the addition to it (DB-11).

    def _offer(self, lot: Offer, events: list[Event]) -> None:
        self._lay(lot)
        events.append(Offered(self.giver, self.receiver, lot.cards, len(lot.cards), lot.claim))

    def _add(self, lot: Add, events: list[Event]) -> None:
        self._lay(lot)
        events.append(Added(self.giver, self.receiver, lot.cards, len(lot.cards), lot.claim))

    def _lay(self, lot: Offer | Add) -> None:
        self.hands[self.giver] = check_lot(self.hands[self.giver], lot)
        self.closed = lot.cards
        self.claim = lot.claim
        self.phase = "answer"
        self.to_act = (self.receiver,)

    # The answer: take the suitcases, or open them and roll the black die (DB-7).

    def _take(self, _: Take, events: list[Event]) -> None:
        events.append(Accepted(self.receiver))
        self._receive(events)

    def _open(self, _: Open, events: list[Event]) -> None:
        opened = self.closed
        self.open = together(self.open, opened) if self.open else opened
        self.closed = ()
        self.phase = "die"
        events.append(Opened(self.receiver, opened, self.claim, sum(self.open)))

    def _roll_black(self, events: list[Event]) -> None:
        self.die = die = self._pick(BLACK_DIE)
        millions = sum(self.open)
        events += Rolled(self.receiver), DieRolled(die, millions)
        if die < millions:  # DB-8
            self._take_back(millions, events)
        elif die == millions:  # DB-10
            self._receive(events)
        elif self.hands[self.giver]:  # DB-11
            self.phase = "add"
            self.to_act = (self.giver,)
        else:  # DB-11, with nothing left to add
            events.append(EmptyHanded(self.giver))
            self._receive(events)

    def _receive(self, events: list[Event]) -> None:
        """Give everything on the table to the receiver."""
        receiver = self.receiver
        cards = self.open + self.closed
        self.hands[receiver] = together(self.hands[receiver], cards)
        events.append(Received(receiver, self.giver, self.open, self.closed, len(cards)))
        if not self._wins_with_goal(receiver, events):
            self._pass_gun(events)

    # The payment (DB-9), and the card from the bank that follows it (DB-8).

    def _take_back(self, millions: int, events: list[Event]) -> None:
        giver, receiver = self.giver, self.receiver
        events.append(TakenBack(giver, self.open, receiver, millions))
        self.hands[giver] = together(self.hands[giver], self.open)
        self.open = ()
        self.claim = None
        self.due = millions
        ways = ways_to_pay(self.hands[receiver], millions)
        if len(ways) == 1:
            self._settle(ways[0], events)
        else:
            self.phase = "pay"

    def _pay(self, action: Pay, events: list[Event]) -> None:
        check_payment(self.hands[self.receiver], self.due, action.cards)
        events.append(PaymentChosen(self.receiver, action.cards))
        self._settle(action.cards, events)

    def _settle(self, cards: Cards, events: list[Event]) -> None:
        hands, giver, receiver = self.hands, self.giver, self.receiver
        hands[receiver] = without(hands[receiver], cards) or ()
        hands[giver] = together(hands[giver], cards)
        events.append(Paid(receiver, giver, cards, sum(cards), self.due))
        if self._wins_with_goal(giver, events):
            return
        card, self.bank = self.bank[0], self.bank[1:]
        hands[receiver] = together(hands[receiver], (card,))
        events.append(BankCardTaken(receiver, card, len(self.bank)))
        if self._wins_with_goal(receiver, events):
            return
        if self.bank:
            self._pass_gun(events)
        else:
            self._end(self._richest(), "bank_empty", events)

    # The next round (DB-12, DB-15).

    def _pass_gun(self, events: list[Event]) -> None:
        self._clear_table()
        skipped: tuple[int, ...] = ()
        gun = (self.gun + 1) % self.players
        if not self.game.options.reverse_offer:
            # Together the hands hold $26M or more and none holds $25M, so somebody has cards.
            while not self.hands[gun]:
                skipped += (gun,)
                gun = (gun + 1) % self.players
        self.gun = gun
        self.phase = "colour"
        self.to_act = (gun,)
        events.append(GunPassed(gun, skipped))

    def _clear_table(self) -> None:
        self.colour = None
        self.giver = self.receiver = NOBODY
        self.open = self.closed = ()
        self.claim = None
        self.die = None
        self.due = 0

    # The end (DB-13, DB-14).

    def _wins_with_goal(self, seat: int, events: list[Event]) -> bool:
        """End the game if this player, who has just been given cards, holds $25M (DB-13)."""
        if sum(self.hands[seat]) < GOAL:
            return False
        self._end((seat,), "twenty_five_millions", events)
        return True

    def _richest(self) -> tuple[int, ...]:
        """Return the winners when the bank is empty: most money, then fewest cards (DB-14)."""
        standing = [(sum(hand), -len(hand)) for hand in self.hands]
        best = max(standing)
        return tuple([seat for seat, wealth in enumerate(standing) if wealth == best])

    def _end(self, winners: tuple[int, ...], reason: str, events: list[Event]) -> None:
        self._clear_table()
        self.phase = "over"
        self.to_act = ()
        self.result = Result(winners, tuple([sum(hand) for hand in self.hands]), reason)
        events += HandsShown(tuple(self.hands)), Ended(self.result)

    # What a seat may know.

    def view(self, seat: int | None) -> DontBluffView:
        self._check_seat(seat)
        paired = self.giver != NOBODY
        return DontBluffView(
            seat=seat,
            players=self.players,
            to_act=self.to_act,
            result=self.result,
            phase=self.phase,
            gun=self.gun,
            colours=colours(self.players),
            colour=self.colour,
            giver=self.giver if paired else None,
            receiver=self.receiver if paired else None,
            open=self.open,
            closed=len(self.closed),
            inside=self.closed if self.closed and seat == self.giver else None,
            claim=self.claim,
            die=self.die,
            due=self.due,
            hand=() if seat is None else self.hands[seat],
            sizes=tuple([len(hand) for hand in self.hands]),
            bank=len(self.bank),
            shown=tuple(self.hands) if self.phase == "over" else None,
        )


Move = Callable[[Any, Any, list[Event]], None]

MOVES: dict[type[Action], tuple[tuple[Phase, ...], str, Move]] = {
    Roll: (("colour", "die"), "dont-bluff-nothing-to-roll", DontBluffState._roll),
    ChooseTarget: (("target",), "dont-bluff-no-target-to-choose", DontBluffState._choose_target),
    Offer: (("offer",), "dont-bluff-no-offer-now", DontBluffState._offer),
    Add: (("add",), "dont-bluff-nothing-to-add-to", DontBluffState._add),
    Take: (("answer",), "dont-bluff-nothing-to-take", DontBluffState._take),
    Open: (("answer",), "dont-bluff-nothing-to-open", DontBluffState._open),
    Pay: (("pay",), "dont-bluff-nothing-to-pay", DontBluffState._pay),
}
"""For each action: the phases it belongs to, its refusal in any other phase, and what it does."""


class DontBluff(Game):
    name = "dont_bluff"
    seats = range(2, 7)
    options_type = DontBluffOptions
    state_type = DontBluffState
    view_type = DontBluffView
    actions = (Roll, ChooseTarget, Offer, Add, Take, Open, Pay)
    forms = (OfferLot, AddLot)
    events = EVENTS

    options: DontBluffOptions

    def _begin(self, state: DontBluffState) -> list[Event]:
        first = state._first_seat()
        state.box = box(state.players)
        state.bank = state._draw(BANK, len(BANK))
        state.hands = [HAND] * state.players
        state._clear_table()
        state.phase = "colour"
        state.gun = first.seat
        state.to_act = (first.seat,)
        return [first, BankShuffled(state.bank)]

    def imagine(self, view: DontBluffView, rng: Uniform) -> DontBluffState:
        state: DontBluffState = self._imagined(view, rng)
        imagine(state, view, rng)
        return state
