"""LIE, by Chris Handy (rules LI-1 to LI-14, locales/en/rules/lie.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import ClassVar, Literal

from bluffhouse.rules.blanks import Number, PickEach
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
    Options,
    Result,
    State,
    Uniform,
    View,
    unredacted,
)
from bluffhouse.rules.imagining import take

# ── components (LI-1) ───────────────────────────────────────────────────────────────────────

Card = tuple[int, int]
"""A card shows one of its two values, whichever end its owner turns up."""

VALUES = range(1, 7)
CARDS: tuple[Card, ...] = tuple(combinations(VALUES, 2)) * 2
HAND_LIMIT = 5


# ── options ─────────────────────────────────────────────────────────────────────────────────


class LieOptions(Options, frozen=True):
    raise_order: Literal["classic", "value_first"] = "classic"
    """LI-5: what is higher: more cards first, or a higher value first."""
    wild_ones: bool = False
    """LI-10: ones count as every value, unless the round's first bid was on ones."""
    directions: bool = False
    """LI-11: the starter of each round chooses the direction of play."""
    fewer_and_fewer: bool = False
    """LI-12: start with five cards, the loser draws one fewer, most cards win."""
    longer_game: bool = False
    """LI-13: whoever meets the end is eliminated; the others play on until one is left."""


# ── actions ─────────────────────────────────────────────────────────────────────────────────


class Turn(Action, frozen=True, gc=False):
    """Choose which value of each card counts, in the order of the hand (LI-3)."""

    up: tuple[int, ...]


class Direct(Action, frozen=True, gc=False):
    """Choose the direction of play for this round (LI-11)."""

    clockwise: bool


class Bid(Action, frozen=True, gc=False):
    """ "In all hands together at least `count` cards show `value`" (LI-4)."""

    count: int
    value: int


class Call(Action, frozen=True, gc=False):
    """Doubt the bid of the player just before (LI-4)."""


# ── events ──────────────────────────────────────────────────────────────────────────────────


class Dealt(ChanceEvent, frozen=True, gc=False):
    """A new round: everybody draws his number of cards (LI-2)."""

    round: int
    starter: int
    counts: tuple[int, ...]
    hands: tuple[tuple[Card, ...] | None, ...]

    def seen_by(self, seat: int | None) -> Dealt:
        hands = tuple(hand if s == seat else None for s, hand in enumerate(self.hands))
        return Dealt(self.round, self.starter, self.counts, hands)

    @property
    def outcome(self) -> tuple[Card, ...]:
        return tuple(card for hand in self.hands for card in unredacted(hand))


class Turned(MoveEvent, frozen=True, gc=False):
    """A player has chosen the values that count."""

    up: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> Turned:
        return self if seat == self.seat else Turned(self.seat, None)

    @property
    def action(self) -> Turn:
        return Turn(unredacted(self.up))


class Directed(MoveEvent, frozen=True, gc=False):
    clockwise: bool

    @property
    def action(self) -> Direct:
        return Direct(self.clockwise)


class BidPlaced(MoveEvent, frozen=True, gc=False):
    count: int
    value: int

    @property
    def action(self) -> Bid:
        return Bid(self.count, self.value)


class Called(MoveEvent, frozen=True, gc=False):
    bidder: int

    @property
    def action(self) -> Call:
        return Call()


class Shown(Event, frozen=True, gc=False):
    """Everyone shows his hand and the matching cards are counted (LI-6)."""

    reveals: ClassVar[bool] = True
    hands: tuple[tuple[Card, ...], ...]
    up: tuple[tuple[int, ...], ...]
    count: int
    value: int
    found: int
    loser: int
    cards: int
    """How many cards the loser draws from now on; past the limit: he has met the end."""
    wild: bool = False
    """Whether ones were counted as that value too (LI-10)."""


class Eliminated(Event, frozen=True, gc=False):
    """LI-9 and LI-13: a player is out and the others play on."""

    seat: int


class TieBreak(Event, frozen=True, gc=False):
    """LI-9: these players alone play extra rounds."""

    seats: tuple[int, ...]


# ── view ────────────────────────────────────────────────────────────────────────────────────


class LieView(View, frozen=True, kw_only=True):
    round: int
    phase: Literal["turn", "direct", "bid", "over"]
    starter: int
    clockwise: bool
    counts: tuple[int, ...]
    """Cards each player draws; the hand sizes of this round for those who are in."""
    playing: tuple[int, ...]
    tie_break: bool
    hand: tuple[Card, ...]
    """Your own cards; none for a spectator."""
    up: tuple[int, ...] | None
    """The values you turned up, once you have."""
    bids: tuple[BidPlaced, ...]
    """This round's bids, oldest first."""
    wild: bool = False
    """LI-10: ones count as every value now; before the first bid: unless that is on ones."""


# ── what is legal ───────────────────────────────────────────────────────────────────────────


@cache
def bids_in_order(order: str, cards: int) -> tuple[Bid, ...]:
    """Every bid that so many cards allow, from the lowest to the highest (LI-5)."""
    counts = range(1, cards + 1)
    if order == "classic":
        return tuple(Bid(count, value) for count in counts for value in VALUES)
    return tuple(Bid(count, value) for value in VALUES for count in counts)


@cache
def heights(order: str, cards: int) -> dict[Bid, int]:
    """The place of each bid in that order."""
    return {bid: height for height, bid in enumerate(bids_in_order(order, cards))}


@cache
def placed_bids(order: str, cards: int) -> tuple[tuple[BidPlaced, ...], ...]:
    """The events of those bids, by seat: there are few, so they are made once."""
    bids = bids_in_order(order, cards)
    return tuple(
        tuple(BidPlaced(seat, bid.count, bid.value) for bid in bids)
        for seat in range(Lie.seats[-1])
    )


CALL = Call()
DIRECTIONS = OneOf(Direct(True), Direct(False))


class TurnCards(Form, frozen=True, gc=False):
    """One value of each of these cards (LI-3)."""

    makes = Turn
    blanks: ClassVar = {"up": PickEach("cards")}

    cards: tuple[Card, ...]

    def actions(self) -> Iterator[Turn]:
        return map(Turn, product(*self.cards))


class BidHigher(Form, frozen=True, gc=False):
    """Any bid above this one, in this order (LI-4, LI-5)."""

    makes = Bid
    blanks: ClassVar = {"count": Number(1, "cards"), "value": Number(VALUES[0], VALUES[-1])}

    order: Literal["classic", "value_first"]
    cards: int
    """Cards in all hands together: the most that can be counted."""
    count: int
    value: int
    """Of the last bid; both 0 before the first."""

    def actions(self) -> Iterator[Bid]:
        counts = range(1, self.cards + 1)
        for count, value in product(counts, VALUES):
            if self.order == "classic":
                higher = (count, value) > (self.count, self.value)
            else:
                higher = (value, count) > (self.value, self.count)
            if higher:
                yield Bid(count, value)


class Turns(Legal):
    """Either end of each card: the bits of the index say which."""

    __slots__ = ("_hand",)

    def __init__(self, hand: tuple[Card, ...]) -> None:
        self._hand = hand

    def __len__(self) -> int:
        return 1 << len(self._hand)

    def __getitem__(self, index: int) -> Turn:
        if not 0 <= index < len(self):
            raise IndexError(index)
        return Turn(tuple([card[index >> i & 1] for i, card in enumerate(self._hand)]))

    def __contains__(self, action: object) -> bool:
        return type(action) is Turn and turned_up(self._hand, action.up) is not None

    def forms(self) -> tuple[Form | Action, ...]:
        return (TurnCards(self._hand),)

    def sample(self, rng: Uniform) -> Turn:
        index = int(rng.random() * (1 << len(self._hand)))
        return Turn(tuple([card[index >> i & 1] for i, card in enumerate(self._hand)]))


def turned_up(hand: tuple[Card, ...], up: object) -> tuple[int, ...] | None:
    """Those values as this hand can show them; None if it cannot."""
    if type(up) is not tuple or len(up) != len(hand):
        return None
    for card, value in zip(hand, up, strict=True):
        if value not in card or type(value) is not int:
            return None
    return up


class Raises(Legal):
    """All bids higher than the last one, and the call once there is one to call."""

    __slots__ = ("_bids", "_calls", "_lowest")

    def __init__(self, bids: tuple[Bid, ...], lowest: int) -> None:
        self._bids = bids
        self._lowest = lowest
        self._calls = lowest > 0

    def __len__(self) -> int:
        return len(self._bids) - self._lowest + self._calls

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < len(self):
            raise IndexError(index)
        index += self._lowest
        return self._bids[index] if index < len(self._bids) else CALL

    def __contains__(self, action: object) -> bool:
        if type(action) is Call:
            return self._calls
        return (
            type(action) is Bid
            and type(action.count) is int
            and type(action.value) is int
            and action in self._bids[self._lowest :]
        )

    def forms(self) -> tuple[Form | Action, ...]:
        bids, lowest = self._bids, self._lowest
        if lowest == len(bids):
            return (CALL,)
        cards = len(bids) // len(VALUES)
        # The second bid of all tells the orders apart: one card of the next value, or two cards.
        order: Literal["classic", "value_first"]
        order = "classic" if bids[1].count == 1 else "value_first"
        if not lowest:
            return (BidHigher(order, cards, 0, 0),)
        last = bids[lowest - 1]
        return BidHigher(order, cards, last.count, last.value), CALL

    def sample(self, rng: Uniform) -> Action:
        bids = self._bids
        lowest = self._lowest
        index = lowest + int(rng.random() * (len(bids) - lowest + self._calls))
        return bids[index] if index < len(bids) else CALL


# ── the game ────────────────────────────────────────────────────────────────────────────────


class LieState(State):
    __slots__ = (
        "_bids",
        "_events",
        "_heights",
        "_waiting",
        "bidder",
        "clockwise",
        "counts",
        "first_value",
        "hands",
        "height",
        "phase",
        "placed",
        "playing",
        "round",
        "round_starter",
        "tie_break",
        "up",
    )

    game: Lie
    round: int
    phase: Literal["turn", "direct", "bid", "over"]
    counts: tuple[int, ...]
    playing: int
    """A mask of the seats still in."""
    tie_break: bool
    round_starter: int
    clockwise: bool
    hands: tuple[tuple[Card, ...], ...]
    up: list[tuple[int, ...]]
    _waiting: int
    """While cards are being turned: a mask of the seats that have not."""
    height: int
    """The place of the last bid in the order of bids; -1 before the first."""
    bidder: int
    first_value: int
    placed: list[BidPlaced]
    _bids: tuple[Bid, ...]
    _heights: dict[Bid, int]
    _events: tuple[tuple[BidPlaced, ...], ...]

    def copy(self) -> LieState:
        other = self._copy_to(LieState.__new__(LieState))
        other.round = self.round
        other.phase = self.phase
        other.counts = self.counts
        other.playing = self.playing
        other.tie_break = self.tie_break
        other.round_starter = self.round_starter
        other.clockwise = self.clockwise
        other.hands = self.hands
        other.up = self.up.copy()
        other._waiting = self._waiting
        other.height = self.height
        other.bidder = self.bidder
        other.first_value = self.first_value
        other.placed = self.placed.copy()
        other._bids = self._bids
        other._heights = self._heights
        other._events = self._events
        return other

    def legal(self, seat: int) -> Legal:
        if seat not in self.to_act or type(seat) is not int:
            return NOTHING
        if self.phase == "bid":
            return Raises(self._bids, self.height + 1)
        if self.phase == "turn":
            return Turns(self.hands[seat])
        return DIRECTIONS

    def play(self, seat: int, action: Action) -> Sequence[Event]:
        if seat not in self.to_act or type(seat) is not int:
            raise IllegalAction("game-over" if self.result else "not-your-turn")
        if isinstance(action, Bid):
            events = self._bid(seat, action)
        elif isinstance(action, Turn):
            events = self._turn(seat, action)
        elif isinstance(action, Call):
            events = self._call(seat)
        elif isinstance(action, Direct):
            events = self._direct(seat, action)
        else:
            raise IllegalAction("not-an-action-of-this-game")
        self._log = (self._log, tuple(events))
        return events

    # A round: the deal (LI-2).

    def _deal(self) -> Dealt:
        seats = SEATS[self.playing]
        counts = self.counts
        cards = sum([counts[seat] for seat in seats])
        drawn = self._draw(CARDS, cards)
        hands: list[tuple[Card, ...]] = [()] * self.players
        dealt = 0
        for seat in seats:
            hands[seat] = drawn[dealt : dealt + counts[seat]]
            dealt += counts[seat]
        self.hands = tuple(hands)
        self._open_round(cards)
        return Dealt(self.round, self.round_starter, counts, self.hands)

    def _open_round(self, cards: int) -> None:
        """Everybody is about to turn his cards; nobody has bid."""
        self.phase = "turn"
        self.up = [()] * self.players
        self._waiting = self.playing
        self.to_act = SEATS[self.playing]
        self.clockwise = True
        self.height = -1
        self.bidder = -1
        self.first_value = 0
        self.placed = []
        order = self.game.options.raise_order
        self._bids = bids_in_order(order, cards)
        self._heights = heights(order, cards)
        self._events = placed_bids(order, cards)

    # Turning the cards, all at the same time (LI-3), and the direction (LI-11).

    def _turn(self, seat: int, action: Turn) -> list[Event]:
        if self.phase != "turn":
            raise IllegalAction("lie-cards-are-turned")
        up = turned_up(self.hands[seat], action.up)
        if up is None:
            raise IllegalAction("lie-turn-needs-one-value-of-each-card")
        self.up[seat] = up
        self._waiting &= ~(1 << seat)
        self.to_act = SEATS[self._waiting]
        if not self._waiting:
            self.phase = "direct" if self.game.options.directions else "bid"
            self.to_act = (self.round_starter,)
        return [Turned(seat, up)]

    def _direct(self, seat: int, action: Direct) -> list[Event]:
        if self.phase != "direct":
            raise IllegalAction("lie-no-direction-now")
        if action not in DIRECTIONS:
            raise IllegalAction("lie-direction-is-clockwise-or-not")
        self.clockwise = action.clockwise
        self.phase = "bid"
        return [Directed(seat, action.clockwise)]

    # Bidding (LI-4, LI-5).

    def _bid(self, seat: int, action: Bid) -> list[Event]:
        if self.phase != "bid":
            raise IllegalAction("lie-turn-first")
        # Python finds 1, 1.0 and True equal; only whole numbers are counts and values.
        height = None
        if type(action.count) is int and type(action.value) is int:
            height = self._heights.get(action)
        if height is None:
            raise IllegalAction("lie-bid-out-of-range", cards=len(self._bids) // len(VALUES))
        if height <= self.height:
            last = self._bids[self.height]
            raise IllegalAction("lie-bid-too-low", count=last.count, value=last.value)
        if self.height < 0:
            self.first_value = self._bids[height].value
        self.height = height
        self.bidder = seat
        event = self._events[seat][height]
        self.placed.append(event)
        self.to_act = (self._next(seat),)
        return [event]

    def _next(self, seat: int) -> int:
        step = 1 if self.clockwise else -1
        seat = (seat + step) % self.players
        while not self.playing >> seat & 1:
            seat = (seat + step) % self.players
        return seat

    # The call, and what it costs (LI-6, LI-7).

    def _call(self, seat: int) -> list[Event]:
        if self.phase != "bid" or self.height < 0:
            raise IllegalAction("lie-nothing-to-call")
        bid = self._bids[self.height]
        found = sum([up.count(bid.value) for up in self.up])
        wild = bid.value != 1 and self.wild
        if wild:
            found += sum([up.count(1) for up in self.up])
        loser, winner = (seat, self.bidder) if found >= bid.count else (self.bidder, seat)
        cards = self.counts[loser]
        if not self.tie_break:
            cards += -1 if self.game.options.fewer_and_fewer else 1
        events: list[Event] = [
            Called(seat, self.bidder),
            Shown(self.hands, tuple(self.up), bid.count, bid.value, found, loser, cards, wild),
        ]
        self.counts = (*self.counts[:loser], cards, *self.counts[loser + 1 :])
        self.round_starter = winner
        self._after_round(loser, events)
        return events

    @property
    def wild(self) -> bool:
        """LI-10: ones are jokers in this round (before the first bid: they may still be)."""
        return self.game.options.wild_ones and self.first_value != 1

    # The end (LI-8, LI-9, LI-12, LI-13).

    def _after_round(self, loser: int, events: list[Event]) -> None:
        options = self.game.options
        met_the_end = not 0 < self.counts[loser] <= HAND_LIMIT
        if self.tie_break or (met_the_end and options.longer_game):
            self.playing &= ~(1 << loser)
            left = SEATS[self.playing]
            if len(left) == 1:
                self._end(left[0], "last_one_left", events)
                return
            events.append(Eliminated(loser))
        elif met_the_end:
            best = (max if options.fewer_and_fewer else min)(self.counts)
            tied = tuple([seat for seat in range(self.players) if self.counts[seat] == best])
            if len(tied) == 1:
                reason = "most_cards" if options.fewer_and_fewer else "fewest_cards"
                self._end(tied[0], reason, events)
                return
            events.append(TieBreak(tied))
            self.tie_break = True
            self.playing = sum(1 << seat for seat in tied)
            self.clockwise = True
            if self.round_starter not in tied:
                self.round_starter = self._next(self.round_starter)
        self.round += 1
        events.append(self._deal())

    def _end(self, winner: int, reason: str, events: list[Event]) -> None:
        self.phase = "over"
        self.to_act = ()
        self.result = Result((winner,), self.counts, reason)
        events.append(Ended(self.result))

    # What a seat may know.

    def view(self, seat: int | None) -> LieView:
        self._check_seat(seat)
        return LieView(
            seat=seat,
            players=self.players,
            to_act=self.to_act,
            result=self.result,
            round=self.round,
            phase=self.phase,
            starter=self.round_starter,
            clockwise=self.clockwise,
            counts=self.counts,
            playing=SEATS[self.playing],
            tie_break=self.tie_break,
            hand=() if seat is None else self.hands[seat],
            up=None if seat is None else self.up[seat] or None,
            bids=tuple(self.placed),
            wild=self.wild,
        )


class Lie(Game):
    name = "lie"
    seats = range(2, 7)
    options_type = LieOptions
    state_type = LieState
    view_type = LieView
    actions = (Turn, Direct, Bid, Call)
    forms = (TurnCards, BidHigher)
    events = (Dealt, Turned, Directed, BidPlaced, Called, Shown, Eliminated, TieBreak)

    options: LieOptions

    def _begin(self, state: LieState) -> list[Event]:
        first = state._first_seat()
        state.round = 1
        state.playing = (1 << state.players) - 1
        state.tie_break = False
        state.round_starter = first.seat
        state.counts = (HAND_LIMIT if self.options.fewer_and_fewer else 1,) * state.players
        return [first, state._deal()]

    def imagine(self, view: LieView, rng: Uniform) -> LieState:
        state: LieState = self._imagined(view, rng)
        state.round = view.round
        state.counts = view.counts
        state.playing = sum(1 << seat for seat in view.playing)
        state.tie_break = view.tie_break
        state.round_starter = view.starter
        # The others hold any of the cards that I do not.
        unseen = list(CARDS)
        for card in view.hand:
            unseen.remove(card)
        sizes = [0 if view.phase == "over" else view.counts[seat] for seat in range(view.players)]
        hands: list[tuple[Card, ...]] = [()] * view.players
        for seat in view.playing:
            if seat != view.seat:
                hands[seat] = take(unseen, sizes[seat], rng)
        if view.seat is not None:
            hands[view.seat] = view.hand
        state.hands = tuple(hands)
        state._open_round(sum(sizes[seat] for seat in view.playing))
        # Who has turned his cards has turned them some way or other.
        state.phase = view.phase
        state.to_act = view.to_act
        state._waiting = sum(1 << seat for seat in view.to_act) if view.phase == "turn" else 0
        state.up = [
            () if state._waiting >> seat & 1 else Turns(hand).sample(rng).up
            for seat, hand in enumerate(hands)
        ]
        if view.seat is not None:
            state.up[view.seat] = view.up or ()
        state.clockwise = view.clockwise
        state.placed = list(view.bids)
        if view.bids:
            last = view.bids[-1]
            state.bidder = last.seat
            state.first_value = view.bids[0].value
            state.height = state._heights.get(last.action, -1)
        return state


GAME = Lie
