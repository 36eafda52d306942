"""The rules of LIE, in the order in which they come up in a round."""

from __future__ import annotations

from collections.abc import Sequence

from bluffhouse.rules.contract import (
    NOTHING,
    Action,
    Ended,
    Event,
    Game,
    IllegalAction,
    Legal,
    Result,
    State,
    Uniform,
)
from bluffhouse.rules.imagining import take
from bluffhouse.rules.lie.actions import Bid, Call, Direct, Turn
from bluffhouse.rules.lie.components import CARDS, HAND_LIMIT, PLAYERS, Card, LieOptions
from bluffhouse.rules.lie.events import (
    BidPlaced,
    Called,
    Dealt,
    Directed,
    Eliminated,
    Shown,
    TieBreak,
    Turned,
)
from bluffhouse.rules.lie.legal import (
    DIRECTIONS,
    NO_BID,
    BidHigher,
    BidLadder,
    TurnCards,
    Turns,
    bid_ladder,
    verify_bid,
    verify_call,
    verify_turn,
)
from bluffhouse.rules.lie.view import LieView, Phase
from bluffhouse.rules.seats import EVERYBODY, NEXT_CLOCKWISE, NEXT_COUNTER_CLOCKWISE, WITHOUT, Seats


class LieState(State):
    __slots__ = (
        "_ladder",
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
    phase: Phase
    counts: tuple[int, ...]
    """Cards each player draws in a round."""
    playing: Seats
    """The seats still in."""
    tie_break: bool
    round_starter: int
    clockwise: bool
    hands: tuple[tuple[Card, ...], ...]
    up: list[tuple[int, ...]]
    """The values each player has turned up; none before that."""
    height: int
    """The place of the last bid on the ladder; NO_BID before the first."""
    bidder: int
    """The seat of the last bid; -1 before the first."""
    first_value: int
    """The value of this round's first bid; 0 before it."""
    placed: list[BidPlaced]
    """This round's bids, oldest first."""
    _ladder: BidLadder

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
        other.height = self.height
        other.bidder = self.bidder
        other.first_value = self.first_value
        other.placed = self.placed.copy()
        other._ladder = self._ladder
        return other

    def legal(self, seat: int) -> Legal:
        if seat not in self.to_act or type(seat) is not int:
            return NOTHING
        if self.phase == "bid":
            return self._ladder.raises[self.height]
        if self.phase == "turn":
            return Turns(self.hands[seat])
        return DIRECTIONS

    def play(self, seat: int, action: Action) -> Sequence[Event]:
        if seat not in self.to_act or type(seat) is not int:
            raise IllegalAction("game-over" if self.result else "not-your-turn")
        if type(action) is Bid:
            events = self._bid(seat, action)
        elif type(action) is Turn:
            events = self._turn(seat, action)
        elif type(action) is Call:
            events = self._call(seat)
        elif type(action) is Direct:
            events = self._direct(seat, action)
        else:
            raise IllegalAction("not-an-action-of-this-game")
        self._log = (self._log, events)
        return events

    # A round: the deal (LI-2).

    def _deal(self) -> Dealt:
        counts = self.counts
        cards = sum([counts[seat] for seat in self.playing])
        drawn = self._draw(CARDS, cards)
        hands: list[tuple[Card, ...]] = [()] * self.players
        dealt = 0
        for seat in self.playing:
            hands[seat] = drawn[dealt : dealt + counts[seat]]
            dealt += counts[seat]
        self.hands = tuple(hands)
        self._open_round(cards)
        return Dealt(self.round, self.round_starter, counts, self.hands)

    def _open_round(self, cards: int) -> None:
        """Prepare for a round with so many cards: nobody has turned their cards or bid."""
        self.phase = "turn"
        self.up = [()] * self.players
        self.to_act = self.playing
        self.clockwise = True
        self.height = NO_BID
        self.bidder = -1
        self.first_value = 0
        self.placed = []
        self._ladder = bid_ladder(self.game.options.raise_order, cards)

    # Turning the cards, all at the same time (LI-3), and the direction (LI-11).

    def _turn(self, seat: int, action: Turn) -> tuple[Event, ...]:
        if self.phase != "turn":
            raise IllegalAction("lie-cards-are-turned")
        verify_turn(self.hands[seat], action)
        self.up[seat] = action.up
        self.to_act = WITHOUT[self.to_act][seat]
        if not self.to_act:
            # With two players both directions are the same, so nothing is asked.
            choice = len(self.playing) > 2 or self.game.edition < 2
            asks = self.game.options.directions and choice
            self.phase = "direct" if asks else "bid"
            self.to_act = (self.round_starter,)
        return (Turned(seat, action.up),)

    def _direct(self, seat: int, action: Direct) -> tuple[Event, ...]:
        if self.phase != "direct":
            raise IllegalAction("lie-no-direction-now")
        if action not in DIRECTIONS:
            raise IllegalAction("lie-direction-is-clockwise-or-not")
        self.clockwise = action.clockwise
        self.phase = "bid"
        return (Directed(seat, action.clockwise),)

    # Bidding (LI-4, LI-5).

    def _bid(self, seat: int, action: Bid) -> tuple[Event, ...]:
        if self.phase != "bid":
            raise IllegalAction("lie-turn-first")
        height = verify_bid(self._ladder, self.height, action)
        if self.height == NO_BID:
            self.first_value = action.value
        self.height = height
        self.bidder = seat
        event = self._ladder.placed[seat][height]
        self.placed.append(event)
        following = NEXT_CLOCKWISE if self.clockwise else NEXT_COUNTER_CLOCKWISE
        self.to_act = (following[self.playing][seat],)
        return (event,)

    # The call, and what it costs (LI-6, LI-7, LI-12).

    def _call(self, seat: int) -> tuple[Event, ...]:
        if self.phase != "bid":
            raise IllegalAction("lie-nothing-to-call")
        verify_call(self.height)
        bidder = self.bidder
        bid = self._ladder.bids[self.height]
        wild = self.wild and bid.value != 1
        found = 0
        for up in self.up:
            found += up.count(bid.value)
            if wild:
                found += up.count(1)
        loser, winner = (seat, bidder) if found >= bid.count else (bidder, seat)
        cards = self.counts[loser] + self._cost_of_losing()
        events: list[Event] = [
            Called(seat, bidder),
            Shown(self.hands, tuple(self.up), bid.count, bid.value, found, loser, cards, wild),
        ]
        self.counts = (*self.counts[:loser], cards, *self.counts[loser + 1 :])
        self.round_starter = winner
        self._after_round(loser, events)
        return tuple(events)

    @property
    def wild(self) -> bool:
        """Whether ones count as every value in this round (LI-10). Before the first bid: whether
        they still can."""
        return self.game.options.wild_ones and self.first_value != 1

    def _cost_of_losing(self) -> int:
        """How many cards more the loser of this round draws from now on."""
        if self.tie_break:
            return 0
        return -1 if self.game.options.fewer_and_fewer else 1

    # The end (LI-8, LI-9, LI-12, LI-13).

    def _after_round(self, loser: int, events: list[Event]) -> None:
        met_the_end = not 0 < self.counts[loser] <= HAND_LIMIT
        if self.tie_break or (met_the_end and self.game.options.longer_game):
            self._eliminate(loser, events)
        elif met_the_end:
            self._find_winner(events)
        if self.result is None:
            self.round += 1
            events.append(self._deal())

    def _eliminate(self, loser: int, events: list[Event]) -> None:
        """The loser drops out; the last one left wins (LI-9, LI-13)."""
        self.playing = WITHOUT[self.playing][loser]
        if len(self.playing) == 1:
            self._end(self.playing[0], "last_one_left", events)
        else:
            events.append(Eliminated(loser))

    def _find_winner(self, events: list[Event]) -> None:
        """Fewest cards win (LI-8), or most (LI-12); those who are tied play on (LI-9)."""
        most_wins = self.game.options.fewer_and_fewer
        best = max(self.counts) if most_wins else min(self.counts)
        tied = tuple([seat for seat in self.playing if self.counts[seat] == best])
        if len(tied) == 1:
            self._end(tied[0], "most_cards" if most_wins else "fewest_cards", events)
            return
        events.append(TieBreak(tied))
        self.tie_break = True
        self.playing = tied
        if self.round_starter not in tied:
            self.round_starter = NEXT_CLOCKWISE[tied][self.round_starter]

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
            playing=self.playing,
            tie_break=self.tie_break,
            hand=() if seat is None else self.hands[seat],
            up=None if seat is None else self.up[seat] or None,
            bids=tuple(self.placed),
            wild=self.wild,
        )


class Lie(Game):
    name = "lie"
    seats = PLAYERS
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
        state.playing = EVERYBODY[state.players]
        state.tie_break = False
        state.round_starter = first.seat
        state.counts = (HAND_LIMIT if self.options.fewer_and_fewer else 1,) * state.players
        return [first, state._deal()]

    def imagine(self, view: LieView, rng: Uniform) -> LieState:
        state: LieState = self._imagined(view, rng)
        state.round = view.round
        state.counts = view.counts
        state.playing = view.playing
        state.tie_break = view.tie_break
        state.round_starter = view.starter
        # The others hold any of the cards that this seat does not.
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
        # The players who have turned their cards have turned them one way or another.
        state.phase = view.phase
        state.to_act = view.to_act
        turning = view.to_act if view.phase == "turn" else ()
        state.up = [
            () if seat in turning else Turns(hand).sample(rng).up for seat, hand in enumerate(hands)
        ]
        if view.seat is not None:
            state.up[view.seat] = view.up or ()
        state.clockwise = view.clockwise
        state.placed = list(view.bids)
        if view.bids:
            last = view.bids[-1]
            state.bidder = last.seat
            state.first_value = view.bids[0].value
            state.height = state._ladder.heights.get(last.action, NO_BID)
        return state
