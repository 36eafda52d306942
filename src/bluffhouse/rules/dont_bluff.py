"""Nie bluffuj! (Don't Bluff!), by Dominique Ehrhard (rules DB-1 to DB-15,
locales/en/rules/dont_bluff.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import ClassVar, Literal, Self

from bluffhouse.rules.contract import (
    NOTHING,
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
    Options,
    Result,
    State,
    Uniform,
    View,
)
from bluffhouse.rules.imagining import take

# ── components (DB-1 to DB-4) ───────────────────────────────────────────────────────────────

Cards = tuple[int, ...]
"""Suitcases, by the millions in them (0: a bluff), always the dearest first."""

VALUES = (5, 2, 1, 0)
SUITCASES: Cards = (5,) * 7 + (2,) * 14 + (1,) * 26 + (0,) * 13
HAND: Cards = (5, 2, 2, 1, 1, 1, 1, 0, 0)
"""What every player starts with (DB-2)."""
BANK: Cards = (5, 2, 2, 1, 1, 0)
GOAL = 25
"""Millions that win at once (DB-13)."""
CLAIMS: tuple[int | None, ...] = (None, *range(GOAL))
"""What may be said of an offer: nothing, or a sum its owner could have without having won."""

Colour = Literal["white", "red", "green", "blue", "yellow", "purple"]
COLOURS: tuple[Colour, ...] = ("white", "red", "green", "blue", "yellow", "purple")
BLACK_DIE = range(1, 7)


@cache
def box(players: int) -> Cards:
    """The suitcases of the players who are not there (DB-3)."""
    return tuple(sorted(HAND * (6 - players), reverse=True))


@cache
def owners(players: int) -> dict[Colour, int | None]:
    """Whose each colour is (DB-4): dealt round the table from seat 0, as often as it comes out
    even; with four or five players the last colours are nobody's."""
    each = len(COLOURS) // players
    return {colour: i % players if i < each * players else None for i, colour in enumerate(COLOURS)}


@cache
def colours(players: int) -> tuple[tuple[Colour, ...], ...]:
    """The colours of each seat."""
    whose = owners(players)
    return tuple(tuple(c for c in COLOURS if whose[c] == seat) for seat in range(players))


# ── options ─────────────────────────────────────────────────────────────────────────────────


class DontBluffOptions(Options, frozen=True):
    reverse_offer: bool = False
    """DB-15: the target offers suitcases to the gun player, not the other way round."""


# ── actions ─────────────────────────────────────────────────────────────────────────────────


class Roll(Action, frozen=True, gc=False):
    """Roll the die that is due: the colour die (DB-5), or the black one (DB-7)."""


class ChooseTarget(Action, frozen=True, gc=False):
    """The gun player rolled a colour of his own: choose whom you like (DB-5)."""

    seat: int


class Offer(Action, frozen=True, gc=False):
    """Lay suitcases face down, and say what is in them, or not (DB-6)."""

    cards: Cards
    claim: int | None = None


class Add(Action, frozen=True, gc=False):
    """Lay more of them face down; the claim is about the added ones (DB-11)."""

    cards: Cards
    claim: int | None = None


class Take(Action, frozen=True, gc=False):
    """Take everything on the table, unopened (DB-7)."""


class Open(Action, frozen=True, gc=False):
    """Open the closed suitcases; the black die comes next (DB-7)."""


class Pay(Action, frozen=True, gc=False):
    """Pay with these suitcases (DB-9)."""

    cards: Cards


# ── events ──────────────────────────────────────────────────────────────────────────────────
# The giver lays suitcases on the table, the receiver answers: in the basic game the gun player
# gives and the target receives, in the reverse offer (DB-15) it is the other way round.


class BankShuffled(ChanceEvent, frozen=True, gc=False):
    """The bank is shuffled and laid face down, its top card first here (DB-3)."""

    cards: Cards | None

    def seen_by(self, seat: int | None) -> BankShuffled:
        return BankShuffled(None)

    @property
    def outcome(self) -> Cards:
        return self.cards or ()


class Rolled(MoveEvent, frozen=True, gc=False):
    """A player has thrown the die that was due; the next event says what it shows."""

    @property
    def action(self) -> Roll:
        return ROLL


class ColourRolled(ChanceEvent, frozen=True, gc=False):
    colour: Colour
    owner: int | None
    """Whose colour it is; nobody's: roll again."""

    @property
    def outcome(self) -> Colour:
        return self.colour


class TargetChosen(MoveEvent, frozen=True, gc=False):
    target: int

    @property
    def action(self) -> ChooseTarget:
        return ChooseTarget(self.target)


class Paired(Event, frozen=True, gc=False):
    """Who will offer suitcases to whom in this round."""

    giver: int
    receiver: int


class EmptyHanded(Event, frozen=True, gc=False):
    """The giver has nothing to lay down: the receiver takes what lies on the table (DB-11), or
    if nothing does the round is over (DB-15)."""

    giver: int


class Laid(MoveEvent, frozen=True, gc=False):
    """The giver has laid suitcases face down: an offer, or an addition to it."""

    to: int
    cards: Cards | None
    count: int
    claim: int | None

    def seen_by(self, seat: int | None) -> Self:
        if seat == self.seat:
            return self
        return type(self)(self.seat, self.to, None, self.count, self.claim)


class Offered(Laid, frozen=True, gc=False):
    @property
    def action(self) -> Offer:
        return Offer(self.cards or (), self.claim)


class Added(Laid, frozen=True, gc=False):
    @property
    def action(self) -> Add:
        return Add(self.cards or (), self.claim)


class Accepted(MoveEvent, frozen=True, gc=False):
    """The receiver takes the suitcases unopened."""

    @property
    def action(self) -> Take:
        return TAKE


class Opened(MoveEvent, frozen=True, gc=False):
    """The receiver opens the closed suitcases."""

    reveals: ClassVar[bool] = True
    cards: Cards
    """Those just opened."""
    claim: int | None
    """What their owner had said of them."""
    millions: int
    """In all open suitcases together."""

    @property
    def action(self) -> Open:
        return OPEN


class DieRolled(ChanceEvent, frozen=True, gc=False):
    """The black die, and the millions it is compared with."""

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


class TakenBack(Event, frozen=True, gc=False):
    """The giver takes his suitcases back, and is owed what is in them (DB-8)."""

    seat: int
    cards: Cards
    debtor: int
    millions: int


class PaymentChosen(MoveEvent, frozen=True, gc=False):
    """Several payments were possible and the debtor has chosen one."""

    reveals: ClassVar[bool] = True
    cards: Cards

    @property
    def action(self) -> Pay:
        return Pay(self.cards)


class Paid(Event, frozen=True, gc=False):
    """The debt is paid, face up (DB-9): exactly, or too dear, or with all that there is."""

    reveals: ClassVar[bool] = True
    seat: int
    to: int
    cards: Cards
    millions: int
    due: int


class BankCardTaken(Event, frozen=True, gc=False):
    """Whoever paid takes the top card of the bank (DB-8)."""

    seat: int
    card: int | None
    left: int

    def seen_by(self, seat: int | None) -> BankCardTaken:
        return self if seat == self.seat else BankCardTaken(self.seat, None, self.left)


class GunPassed(Event, frozen=True, gc=False):
    """The next round: the gun goes to the left, past those who have no cards (DB-12)."""

    seat: int
    skipped: tuple[int, ...]


class HandsShown(Event, frozen=True, gc=False):
    """The game is over and everybody shows what he has."""

    reveals: ClassVar[bool] = True
    hands: tuple[Cards, ...]


# ── view ────────────────────────────────────────────────────────────────────────────────────

Phase = Literal["colour", "target", "offer", "answer", "die", "add", "pay", "over"]
"""What is waited for: the colour die, the choice of a target, the offer, the answer to it, the
black die, added suitcases, a payment."""


class DontBluffView(View, frozen=True, kw_only=True):
    phase: Phase
    gun: int
    """The player with the gun."""
    colours: tuple[tuple[Colour, ...], ...]
    """The colours of each seat."""
    colour: Colour | None
    """What the colour die shows, once it has been rolled in this round."""
    giver: int | None
    receiver: int | None
    open: Cards
    """The open suitcases on the table."""
    closed: int
    """How many lie there face down."""
    inside: Cards | None
    """What is in those; known to nobody but their giver."""
    claim: int | None
    """What the giver said of the suitcases he laid down last."""
    die: int | None
    """What the black die shows, once it has been rolled in this round."""
    due: int
    """The millions that the receiver has to pay now."""
    hand: Cards
    """Your own suitcases; none for a spectator."""
    sizes: tuple[int, ...]
    """How many suitcases each player has in hand."""
    bank: int
    """Cards left in the bank."""
    shown: tuple[Cards, ...] | None
    """Everybody's hand, once the game is over."""


# ── what is legal ───────────────────────────────────────────────────────────────────────────

ROLL = Roll()
TAKE = Take()
OPEN = Open()
JUST_ROLL = OneOf(ROLL)
ANSWERS = OneOf(TAKE, OPEN)


def together(some: Cards, more: Cards) -> Cards:
    return tuple(sorted(some + more, reverse=True))


def without(hand: Cards, cards: object) -> Cards | None:
    """What is left of the hand; None unless those are some of its cards, the dearest first."""
    if type(cards) is not tuple:
        return None
    found, wanted = 0, len(cards)
    left = []
    for card in hand:
        if found < wanted and cards[found] == card and type(cards[found]) is int:
            found += 1
        else:
            left.append(card)
    return tuple(left) if found == wanted else None


def is_claim(claim: object) -> bool:
    return claim is None or (type(claim) is int and 0 <= claim < GOAL)


@cache
def targets(players: int, gun: int) -> OneOf:
    """Any player but the one with the gun (DB-5)."""
    return OneOf(*[ChooseTarget(seat) for seat in range(players) if seat != gun])


class Lot(Form, frozen=True, gc=False):
    """Any suitcases of this hand but at least one, the dearest first, and a claim or none."""

    lay: ClassVar[type[Offer | Add]]
    hand: Cards
    highest_claim: int
    """Any sum from 0 to this one may be claimed."""

    def actions(self) -> Iterator[Action]:
        held = [range(self.hand.count(value) + 1) for value in VALUES]
        for counts in product(*held):
            cards = tuple([v for v, n in zip(VALUES, counts, strict=True) for _ in range(n)])
            if cards:
                yield self.lay(cards)
                for claim in range(self.highest_claim + 1):
                    yield self.lay(cards, claim)


class OfferLot(Lot, frozen=True, gc=False):
    """The offer (DB-6)."""

    lay = Offer


class AddLot(Lot, frozen=True, gc=False):
    """What is added to it (DB-11)."""

    lay = Add


class Lots(Legal):
    """Any suitcases of a hand but at least one (DB-6, DB-11), with any claim or none. A number
    in mixed radix says how many of each value."""

    __slots__ = ("_bluffs", "_hand", "_lay", "_ones", "_size", "_twos")

    def __init__(self, lay: type[Offer | Add], hand: Cards) -> None:
        self._lay = lay
        self._hand = hand
        fives = hand.count(5) + 1
        self._twos = twos = hand.count(2) + 1
        self._ones = ones = hand.count(1) + 1
        self._bluffs = bluffs = hand.count(0) + 1
        self._size = (fives * twos * ones * bluffs - 1) * len(CLAIMS)

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < self._size:
            raise IndexError(index)
        lot, claim = divmod(index, len(CLAIMS))
        lot, bluffs = divmod(lot + 1, self._bluffs)
        lot, ones = divmod(lot, self._ones)
        fives, twos = divmod(lot, self._twos)
        cards = (5,) * fives + (2,) * twos + (1,) * ones + (0,) * bluffs
        return self._lay(cards, CLAIMS[claim])

    def __contains__(self, action: object) -> bool:
        if type(action) is not self._lay or action.cards == ():
            return False
        return is_claim(action.claim) and without(self._hand, action.cards) is not None

    def forms(self) -> tuple[Form | Action, ...]:
        form = OfferLot if self._lay is Offer else AddLot
        return (form(self._hand, GOAL - 1),)


@cache
def sums(fives: int, twos: int, ones: int, due: int) -> tuple[Cards, ...]:
    """All exact sums; if there are none, all sets from which no card could be left out."""
    exact, dear = [], []
    for five in range(fives, -1, -1):
        for two in range(twos, -1, -1):
            for one in range(ones, -1, -1):
                cards = (5,) * five + (2,) * two + (1,) * one
                over = sum(cards) - due
                if over == 0:
                    exact.append(cards)
                elif over > 0 and over < cards[-1]:
                    dear.append(cards)
    return tuple(exact or dear)


def ways_to_pay(hand: Cards, due: int) -> tuple[Cards, ...]:
    return sums(hand.count(5), hand.count(2), hand.count(1), due)


# ── the game ────────────────────────────────────────────────────────────────────────────────


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
    """Who lays suitcases on the table in this round; -1 before that is known."""
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
            return Lots(Offer, self.hands[self.giver])
        if phase == "add":
            return Lots(Add, self.hands[self.giver])
        if phase == "pay":
            return OneOf(*map(Pay, ways_to_pay(self.hands[self.receiver], self.due)))
        return targets(self.players, self.gun)

    def play(self, seat: int, action: Action) -> Sequence[Event]:
        if seat not in self.to_act or type(seat) is not int:
            raise IllegalAction("game-over" if self.result else "not-your-turn")
        if type(action) is Roll:
            events = self._roll()
        elif type(action) is Offer:
            events = self._offer(action)
        elif type(action) is Take:
            events = self._take()
        elif type(action) is Open:
            events = self._open()
        elif type(action) is Add:
            events = self._add(action)
        elif type(action) is Pay:
            events = self._pay(action)
        elif type(action) is ChooseTarget:
            events = self._choose(action)
        else:
            raise IllegalAction("not-an-action-of-this-game")
        self._log = (self._log, tuple(events))
        return events

    def _roll(self) -> list[Event]:
        if self.phase == "colour":
            return self._roll_colour()
        if self.phase == "die":
            return self._roll_black()
        raise IllegalAction("dont-bluff-nothing-to-roll")

    # Who offers to whom (DB-5, DB-15).

    def _roll_colour(self) -> list[Event]:
        gun = self.gun
        self.colour = colour = self._pick(COLOURS)
        owner = owners(self.players)[colour]
        events: list[Event] = [Rolled(gun), ColourRolled(colour, owner)]
        if owner is None:
            return events
        if owner != gun:
            self._pair(owner, events)
        elif self.players == 2:
            self._pair(1 - gun, events)
        else:
            self.phase = "target"
        return events

    def _choose(self, action: ChooseTarget) -> list[Event]:
        if self.phase != "target":
            raise IllegalAction("dont-bluff-no-target-to-choose")
        if action not in targets(self.players, self.gun):
            raise IllegalAction("dont-bluff-choose-another-player")
        events: list[Event] = [TargetChosen(self.gun, action.seat)]
        self._pair(action.seat, events)
        return events

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

    # The offer (DB-6) and what must be added to it (DB-11).

    def _offer(self, action: Offer) -> list[Event]:
        if self.phase != "offer":
            raise IllegalAction("dont-bluff-no-offer-now")
        self._lay(action)
        return [Offered(self.giver, self.receiver, action.cards, len(action.cards), action.claim)]

    def _add(self, action: Add) -> list[Event]:
        if self.phase != "add":
            raise IllegalAction("dont-bluff-nothing-to-add-to")
        self._lay(action)
        return [Added(self.giver, self.receiver, action.cards, len(action.cards), action.claim)]

    def _lay(self, action: Offer | Add) -> None:
        if not is_claim(action.claim):
            raise IllegalAction("dont-bluff-claim-out-of-range", highest=GOAL - 1)
        if action.cards == ():
            raise IllegalAction("dont-bluff-lay-at-least-one")
        left = without(self.hands[self.giver], action.cards)
        if left is None:
            raise IllegalAction("dont-bluff-not-in-your-hand")
        self.hands[self.giver] = left
        self.closed = action.cards
        self.claim = action.claim
        self.phase = "answer"
        self.to_act = (self.receiver,)

    # The answer (DB-7).

    def _take(self) -> list[Event]:
        if self.phase != "answer":
            raise IllegalAction("dont-bluff-nothing-to-take")
        events: list[Event] = [Accepted(self.receiver)]
        self._receive(events)
        return events

    def _open(self) -> list[Event]:
        if self.phase != "answer":
            raise IllegalAction("dont-bluff-nothing-to-open")
        opened = self.closed
        self.open = together(self.open, opened) if self.open else opened
        self.closed = ()
        self.phase = "die"
        return [Opened(self.receiver, opened, self.claim, sum(self.open))]

    def _roll_black(self) -> list[Event]:
        self.die = die = self._pick(BLACK_DIE)
        millions = sum(self.open)
        events: list[Event] = [Rolled(self.receiver), DieRolled(die, millions)]
        if die < millions:
            self._take_back(millions, events)
        elif die == millions:  # DB-10
            self._receive(events)
        elif self.hands[self.giver]:  # DB-11
            self.phase = "add"
            self.to_act = (self.giver,)
        else:
            events.append(EmptyHanded(self.giver))
            self._receive(events)
        return events

    def _receive(self, events: list[Event]) -> None:
        cards = self.open + self.closed
        receiver = self.receiver
        self.hands[receiver] = hand = together(self.hands[receiver], cards)
        events.append(Received(receiver, self.giver, self.open, self.closed, len(cards)))
        if sum(hand) >= GOAL:
            self._end((receiver,), "twenty_five_millions", events)
        else:
            self._pass_gun(events)

    # The die was too low: paying, and the card from the bank (DB-8, DB-9).

    def _take_back(self, millions: int, events: list[Event]) -> None:
        giver, receiver = self.giver, self.receiver
        events.append(TakenBack(giver, self.open, receiver, millions))
        self.hands[giver] = together(self.hands[giver], self.open)
        self.open = ()
        self.claim = None
        self.due = millions
        ways = ways_to_pay(self.hands[receiver], millions)
        if len(ways) > 1:
            self.phase = "pay"
        else:
            self._settle(ways[0] if ways else self.hands[receiver], events)

    def _pay(self, action: Pay) -> list[Event]:
        if self.phase != "pay":
            raise IllegalAction("dont-bluff-nothing-to-pay")
        hand, cards, due = self.hands[self.receiver], action.cards, self.due
        if without(hand, cards) is None:
            raise IllegalAction("dont-bluff-not-in-your-hand")
        ways = ways_to_pay(hand, due)
        if cards not in ways:
            if 0 in cards:
                reason = "dont-bluff-bluffs-are-not-money"
            elif sum(cards) < due:
                reason = "dont-bluff-pays-too-little"
            elif sum(ways[0]) == due:
                reason = "dont-bluff-pay-the-exact-sum"
            else:
                reason = "dont-bluff-pays-with-a-card-too-many"
            raise IllegalAction(reason, millions=due)
        events: list[Event] = [PaymentChosen(self.receiver, cards)]
        self._settle(cards, events)
        return events

    def _settle(self, cards: Cards, events: list[Event]) -> None:
        hands, giver, receiver = self.hands, self.giver, self.receiver
        hands[receiver] = without(hands[receiver], cards) or ()
        hands[giver] = together(hands[giver], cards)
        events.append(Paid(receiver, giver, cards, sum(cards), self.due))
        if sum(hands[giver]) >= GOAL:
            self._end((giver,), "twenty_five_millions", events)
            return
        card, self.bank = self.bank[0], self.bank[1:]
        hands[receiver] = together(hands[receiver], (card,))
        events.append(BankCardTaken(receiver, card, len(self.bank)))
        if sum(hands[receiver]) >= GOAL:
            self._end((receiver,), "twenty_five_millions", events)
        elif not self.bank:
            self._end(self._richest(), "bank_empty", events)
        else:
            self._pass_gun(events)

    # The next round (DB-12).

    def _pass_gun(self, events: list[Event]) -> None:
        self._clear_table()
        skipped: tuple[int, ...] = ()
        gun = (self.gun + 1) % self.players
        if not self.game.options.reverse_offer:
            # The hands hold $26M between them, or more, and none holds $25M: somebody has cards.
            while not self.hands[gun]:
                skipped += (gun,)
                gun = (gun + 1) % self.players
        self.gun = gun
        self.phase = "colour"
        self.to_act = (gun,)
        events.append(GunPassed(gun, skipped))

    def _clear_table(self) -> None:
        self.colour = None
        self.giver = self.receiver = -1
        self.open = self.closed = ()
        self.claim = None
        self.die = None
        self.due = 0

    # The end (DB-13, DB-14).

    def _richest(self) -> tuple[int, ...]:
        """Most money; then fewest cards; then they share the win."""
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
        paired = self.giver >= 0
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


class DontBluff(Game):
    name = "dont_bluff"
    seats = range(2, 7)
    options_type = DontBluffOptions
    state_type = DontBluffState
    view_type = DontBluffView
    actions = (Roll, ChooseTarget, Offer, Add, Take, Open, Pay)
    forms = (OfferLot, AddLot)
    events = (
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
        state.box = box(view.players)
        state.phase = view.phase
        state.gun = view.gun
        state.colour = view.colour
        state.giver = -1 if view.giver is None else view.giver
        state.receiver = -1 if view.receiver is None else view.receiver
        state.open = view.open
        state.claim = view.claim
        state.die = view.die
        state.due = view.due
        state.closed = view.inside or ()
        state.hands = list(view.shown or [()] * view.players)
        if view.seat is not None:
            state.hands[view.seat] = view.hand
        imagine_hidden(state, view, rng)
        return state


def imagine_hidden(state: DontBluffState, view: DontBluffView, rng: Uniform) -> None:
    """Deal what the view hides to the bank, the closed suitcases and the other hands."""
    unseen = list(HAND * view.players + BANK)
    for known in (*state.hands, state.open, state.closed):
        for card in known:
            unseen.remove(card)
    # The bank holds nothing but what it began with.
    banked = [card for card in BANK if card in unseen]
    for value in VALUES:
        for _ in range(banked.count(value) - unseen.count(value)):
            banked.remove(value)
    hidden = list(take(banked, view.bank, rng))
    for card in hidden:
        unseen.remove(card)
    hidden += take(unseen, len(unseen), rng)
    wrong = lay_hidden(state, view, hidden)
    # Too rich a guess is mended by swapping cards: as a rule only swaps that do not make it
    # worse, so that it soon fits, but now and then any, so that it cannot get stuck.
    while wrong:
        i, j = int(rng.random() * len(hidden)), int(rng.random() * len(hidden))
        hidden[i], hidden[j] = hidden[j], hidden[i]
        after = lay_hidden(state, view, hidden)
        if after <= wrong or rng.random() < 0.001:
            wrong = after
        else:
            hidden[i], hidden[j] = hidden[j], hidden[i]


def lay_hidden(state: DontBluffState, view: DontBluffView, hidden: list[int]) -> int:
    """Lay these cards where the view hides some; how far is that from a position that can be?"""
    state.bank = tuple(hidden[: view.bank])
    start = view.bank
    if view.inside is None:
        state.closed = tuple(sorted(hidden[start : start + view.closed], reverse=True))
        start += view.closed
    if view.shown is None:
        for seat, size in enumerate(view.sizes):
            if seat != view.seat:
                state.hands[seat] = tuple(sorted(hidden[start : start + size], reverse=True))
                start += size
    if view.result is not None:
        return 0
    wrong = sum([max(0, state.bank.count(value) - BANK.count(value)) for value in VALUES])
    for seat, hand in enumerate(state.hands):
        worth = sum(hand)
        if seat == state.giver:
            worth += sum(state.open) + sum(state.closed)
        wrong += max(0, worth - GOAL + 1)  # he would have won
    if view.phase == "pay" and len(ways_to_pay(state.hands[state.receiver], state.due)) < 2:
        wrong += 1  # he would not have been asked
    return wrong


GAME = DontBluff
