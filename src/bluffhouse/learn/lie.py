"""LIE on arrays: rules LI-1 to LI-14, beside `bluffhouse.rules.lie.game`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from bluffhouse.flat.lie import ANTICLOCKWISE, BIDS, CALL_NUMBER, CLOCKWISE
from bluffhouse.learn.core import (
    ArrayGame,
    Switch,
    arrays,
    below,
    change,
    drawn,
    one_hot,
    pick,
    pieces,
    swap,
)
from bluffhouse.rules.contract import Event, StarterDrawn
from bluffhouse.rules.lie import CARDS, HAND_LIMIT, VALUES, Card, Dealt, LieOptions, LieState
from bluffhouse.rules.seats import NEXT_CLOCKWISE, NEXT_COUNTER_CLOCKWISE

TURN, DIRECT, BID, OVER = range(4)
NO_BID = 255
NOBODY = 255

ONE = 1
"""The bit of the value 1."""


def bits_of(card: Card) -> int:
    """Return a card as six bits, one for each value: two of them are set."""
    return sum(1 << value - 1 for value in card)


DECK = np.array([bits_of(card) for card in CARDS], np.uint8)
"""LI-1."""
PLACES = np.arange(len(DECK))


class LieSwitches(NamedTuple):
    value_first: Switch
    wild_ones: Switch
    directions: Switch
    fewer_and_fewer: Switch
    longer_game: Switch


@arrays
class LieTable:
    phase: Array
    seat: Array
    """The seat to act. While cards are turned: the first of those who have not finished."""
    counts: Array
    """Cards each player draws in a round."""
    playing: Array
    """Which seats are still in."""
    tie_break: Array
    starter: Array
    clockwise: Array
    sizes: Array
    """Cards in each hand of this round."""
    cards: Array
    """All hands of this round, one after another in the order of seats, as bits."""
    turned: Array
    """How many of these cards have been turned. They are turned in this order."""
    up: Array
    """The value that counts of each turned card, as a bit; 0 before that."""
    bid: Array
    """The last bid, numbered as in the flat encoding from 0; NO_BID before the first."""
    bidder: Array
    on_ones: Array
    """Whether the first bid of the round was on ones (LI-10)."""
    bids: Array
    """Which bids were made in this round."""
    winner: Array
    """NOBODY before the end."""
    deck: Array
    """The next deal. Every step draws one more of its cards, which is enough: a round takes more
    steps than the next one can have cards."""
    drawn: Array
    """How many cards of the next deal have been drawn."""


class ArrayLie(ArrayGame[LieTable]):
    name = "lie"
    switches: LieSwitches

    def __init__(self, players: int, **options: object) -> None:
        super().__init__(players, **options)
        self._bids = np.arange(HAND_LIMIT * players * len(VALUES))
        self._next = next_seats(players)

    @staticmethod
    def read_switches(options: LieOptions) -> LieSwitches:
        return LieSwitches(
            value_first=options.raise_order == "value_first",
            wild_ones=options.wild_ones,
            directions=options.directions,
            fewer_and_fewer=options.fewer_and_fewer,
            longer_game=options.longer_game,
        )

    # Luck: the starter and the first deal, then the deal after the call.

    luck_words = 1

    @property
    def first_luck_words(self) -> int:
        # A switch that JAX traces may be on: draw the most cards that a first deal can have.
        few = self.switches.fewer_and_fewer is False
        return 1 + self.players * (1 if few else HAND_LIMIT)

    def first_luck(self, words: Array) -> Array:
        cards = jnp.asarray(DECK)[drawn(words[1:], len(DECK))]
        starter = below(words[0], self.players).astype(jnp.uint8)
        return jnp.append(jnp.pad(cards, (0, len(DECK) - len(cards))), starter)

    def luck(self, table: LieTable, words: Array) -> Array:
        place = table.drawn
        return swap(table.deck, place, place + below(words[0], len(DECK) - place))

    def recorded_first_luck(self, events: Sequence[Event]) -> list[int]:
        starter, dealt = events
        assert isinstance(starter, StarterDrawn)
        return [*self.recorded_luck(None, [dealt]), starter.seat]

    def recorded_luck(self, before: LieState | None, events: Sequence[Event]) -> list[int]:
        dealt = [event.outcome for event in events if isinstance(event, Dealt)]
        cards = [bits_of(card) for card in dealt[0]] if dealt else []
        return cards + [0] * (len(DECK) - len(cards))

    # A round: the deal (LI-2).

    def begin(self, luck: Array) -> LieTable:
        n = self.players
        count = jnp.where(self.switches.fewer_and_fewer, HAND_LIMIT, 1)
        none = jnp.uint8(0)
        table = LieTable(
            phase=none,
            seat=none,
            counts=jnp.full(n, count, jnp.uint8),
            playing=jnp.ones(n, jnp.bool_),
            tie_break=jnp.bool_(False),
            starter=luck[-1],
            clockwise=jnp.bool_(True),
            sizes=jnp.zeros(n, jnp.uint8),
            cards=jnp.zeros(len(DECK), jnp.uint8),
            turned=none,
            up=jnp.zeros(len(DECK), jnp.uint8),
            bid=none,
            bidder=none,
            on_ones=jnp.bool_(False),
            bids=jnp.zeros(len(self._bids), jnp.bool_),
            winner=jnp.uint8(NOBODY),
            deck=jnp.zeros(len(DECK), jnp.uint8),
            drawn=none,
        )
        table = self._deal(table, jnp.bool_(True), luck[:-1])
        return replace(table, deck=jnp.asarray(DECK))

    def _deal(self, table: LieTable, now: Array, deck: Array) -> LieTable:
        sizes = table.counts * table.playing
        return change(
            table,
            now,
            phase=TURN,
            seat=first_unfinished(sizes, 0),
            clockwise=True,
            sizes=sizes,
            cards=deck,
            turned=0,
            up=0,
            bid=NO_BID,
            bidder=NOBODY,
            on_ones=False,
            bids=False,
            deck=deck,
            drawn=0,
        )

    def play(self, table: LieTable, action: Array, luck: Array) -> LieTable:
        phase = table.phase
        table = replace(table, deck=luck, drawn=jnp.minimum(table.drawn + 1, len(DECK)))
        table = self._turn(table, action, phase == TURN)
        table = self._direct(table, action, phase == DIRECT)
        table = self._bid(table, action, (phase == BID) & (action != CALL_NUMBER))
        return self._call(table, (phase == BID) & (action == CALL_NUMBER))

    # Turning the cards, all at the same time (LI-3), and the direction (LI-11).

    def _turn(self, table: LieTable, action: Array, now: Array) -> LieTable:
        turned = table.turned + 1
        done = turned == table.sizes.sum(dtype=jnp.uint8)
        # With two players both directions are the same, so nothing is asked.
        asks = self.switches.directions & (table.playing.sum() > 2)
        shown = jnp.uint8(1) << action.astype(jnp.uint8)
        return change(
            table,
            now,
            phase=jnp.where(done, jnp.where(asks, DIRECT, BID), TURN),
            seat=jnp.where(done, table.starter, first_unfinished(table.sizes, turned)),
            turned=turned,
            up=jnp.where(table.turned == PLACES, shown, table.up),
        )

    def _direct(self, table: LieTable, action: Array, now: Array) -> LieTable:
        return change(table, now, phase=BID, clockwise=action == CLOCKWISE)

    # Bidding (LI-4, LI-5).

    def _bid(self, table: LieTable, action: Array, now: Array) -> LieTable:
        bid = action - BIDS
        first = table.bid == NO_BID
        return change(
            table,
            now,
            seat=self._following(table.clockwise, table.playing, table.seat),
            bid=bid,
            bidder=table.seat,
            on_ones=jnp.where(first, value_of(bid) == 0, table.on_ones),
            bids=table.bids | (self._bids == bid),
        )

    def _height(self, bid: Array) -> Array:
        """Return the place of a bid on the ladder, which may have gaps (LI-5)."""
        by_value = value_of(bid) * HAND_LIMIT * self.players + count_of(bid)
        return jnp.where(self.switches.value_first, by_value, bid)

    def _following(self, clockwise: Array | bool, playing: Array, seat: Array) -> Array:
        """Return the seat that comes next."""
        group = (playing << np.arange(self.players)).sum(dtype=jnp.int32)
        turns = 2 * group + jnp.asarray(clockwise)
        return jnp.asarray(self._next)[turns * self.players + seat]

    # The call, and what it costs (LI-6, LI-7, LI-12).

    def _counts(self, table: LieTable) -> Array:
        """Return of each card whether it counts for the last bid."""
        wild = self.switches.wild_ones & ~table.on_ones  # LI-10
        counting = jnp.uint8(1) << value_of(table.bid) | jnp.where(wild, ONE, 0).astype(jnp.uint8)
        counts: Array = table.up & counting != 0
        return counts

    def _call(self, table: LieTable, now: Array) -> LieTable:
        enough = self._counts(table).sum(dtype=jnp.uint8) >= count_of(table.bid)
        loser = jnp.where(enough, table.seat, table.bidder)
        winner = jnp.where(enough, table.bidder, table.seat)
        lost = one_hot(loser, self.players)
        cost = jnp.where(self.switches.fewer_and_fewer, -1, 1) * ~table.tie_break
        counts = table.counts + (lost * cost).astype(jnp.uint8)
        table = change(table, now, counts=counts, starter=winner)
        return self._after_round(table, now, lost)

    # The end (LI-8, LI-9, LI-12, LI-13).

    def _after_round(self, table: LieTable, now: Array, lost: Array) -> LieTable:
        counts, playing = table.counts, table.playing
        met_the_end = (lost & ((counts == 0) | (counts > HAND_LIMIT))).any()
        eliminates = table.tie_break | (met_the_end & self.switches.longer_game)
        finds_winner = met_the_end & ~eliminates
        # Fewest cards win (LI-8), or most (LI-12); those who are tied play on (LI-9).
        worth = jnp.where(self.switches.fewer_and_fewer, counts, HAND_LIMIT + 1 - counts)
        tied = worth == worth.max()
        left = jnp.where(eliminates, playing & ~lost, jnp.where(finds_winner, tied, playing))
        over = left.sum() == 1
        ties = finds_winner & ~over
        in_next = (left & one_hot(table.starter, self.players)).any()
        after = self._following(True, left, table.starter)
        table = change(
            table,
            now,
            phase=jnp.where(over, OVER, table.phase),
            playing=jnp.where(eliminates | ties, left, playing),
            tie_break=table.tie_break | ties,
            starter=jnp.where(ties & ~in_next, after, table.starter),
            winner=jnp.where(over, first_of(left), NOBODY),
        )
        return self._deal(table, now & ~over, table.deck)

    def noted(self, before: LieTable, action: Array, after: LieTable) -> Array:
        now = (before.phase == BID) & (action == CALL_NUMBER)
        bidder = one_hot(before.bidder, self.players) & now
        caller = one_hot(before.seat, self.players) & now
        holds = self._counts(before).sum() >= count_of(before.bid)
        places, finish = PLACES[:, None], jnp.cumsum(before.sizes, dtype=jnp.uint8)
        held = (finish - before.sizes <= places) & (places < finish)
        has_value = before.up == jnp.uint8(1) << value_of(before.bid)
        bare = ~(held & has_value[:, None]).any(0)
        columns = (
            bidder & holds,
            bidder & ~holds,
            bidder & bare,
            caller & ~holds,
            caller & holds,
        )
        return jnp.stack(columns, 1).astype(jnp.uint8)

    # What a seat may do and know.

    def to_act(self, table: LieTable) -> Array:
        return table.seat

    def over(self, table: LieTable) -> Array:
        return table.phase == OVER

    def winners(self, table: LieTable) -> Array:
        return one_hot(table.winner, self.players)

    def legal(self, table: LieTable) -> Array:
        phase, bid = table.phase, table.bid
        card = pick(table.cards, table.turned)
        ends = (card >> jnp.arange(6, dtype=jnp.uint8) & 1 != 0) & (phase == TURN)
        direct = jnp.full(ANTICLOCKWISE - CLOCKWISE + 1, phase == DIRECT)
        first = bid == NO_BID
        call = (phase == BID) & ~first
        # A count above the number of cards is not a bid (LI-5).
        there = count_of(self._bids) <= table.sizes.sum(dtype=jnp.uint8)
        higher = first | (self._height(jnp.asarray(self._bids)) > self._height(bid))
        return jnp.concatenate([ends, direct, call[None], there & higher & (phase == BID)])

    def look(self, table: LieTable, seat: Array) -> Array:
        n, phase = self.players, table.phase
        finish = jnp.cumsum(table.sizes, dtype=jnp.uint8)
        acting = jnp.where(phase == TURN, finish > table.turned, one_hot(table.seat, n))
        acting &= (phase != OVER) & ((phase != TURN) | table.playing)
        # The places of the hand among all cards of the round.
        size = pick(table.sizes, seat)
        places = pick(finish, seat) - size + np.arange(HAND_LIMIT)
        mine = np.arange(HAND_LIMIT) < size
        places = jnp.minimum(places, len(DECK) - 1)
        values = np.arange(len(VALUES), dtype=np.uint8)
        hand = jnp.where(mine, table.cards[places], 0)[:, None] >> values & 1
        up = jnp.where(mine, table.up[places], 0)[:, None] >> values & 1
        return pieces(
            one_hot(seat, n),
            acting,
            self.winners(table),
            one_hot(phase, 4),
            one_hot(table.starter, n),
            table.clockwise,
            table.tie_break,
            table.playing,
            table.counts,
            hand,
            up,
            table.bids,
        )


def value_of(bid: Any) -> Any:
    """Return the value of a bid, counted from 0."""
    return bid % len(VALUES)


def count_of(bid: Any) -> Any:
    """Return the count of a bid."""
    return bid // len(VALUES) + 1


def first_unfinished(sizes: Array, turned: Array | int) -> Array:
    """Return the first seat with cards to turn, when so many of all cards have been turned."""
    return (jnp.cumsum(sizes, dtype=jnp.uint8) <= turned).sum(dtype=jnp.uint8)


def first_of(seats: Array) -> Array:
    """Return the first seat of a group."""
    return jnp.argmax(seats)


def next_seats(players: int) -> NDArray[np.uint8]:
    """Return the seat after each seat, for each group of seats, one way and the other."""
    found = np.zeros((1 << players, 2, players), np.uint8)
    for number in range(1, 1 << players):
        group = tuple(seat for seat in range(players) if number >> seat & 1)
        found[number] = NEXT_COUNTER_CLOCKWISE[group][:players], NEXT_CLOCKWISE[group][:players]
    return found.ravel()


ARRAYS = ArrayLie
