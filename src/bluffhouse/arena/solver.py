"""An equilibrium of one round of LIE between two, and how far a strategy is from one.

The round, not the whole game: whoever wins it has +1, whoever loses it −1. All of it comes from
the rules: which bids there are and which of them are legal after which, and who loses a call.
Chance is made explicit: every deal is listed with its exact probability, so nothing is sampled.

What is played out are *vectors*: for each point of the auction one number for every hand and way
of turning it, all at once. With B bids the auction has 2^B points, one for each set of bids that
were made (they can only rise, so the set tells the order). Points where the starter is to act
are those with an even number of bids. Keep the two kinds apart, leave out the lowest bit (the
parity tells it), and the points of each kind are numbered 0 to 2^(B-1) - 1 such that

    bid h (h > 0) leads from the points 0 … 2^(h-1) - 1 of one kind, in this order,
                          to the points 2^(h-1) … 2^h - 1 of the other,

so every step of the solver is a few operations on slices. `docs/solver.md` tells it at leisure.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from math import comb
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

# Many small matrices: threads would only stand in each other's way.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:  # pragma: no cover (numpy is there where the tests are)
    raise ImportError("solving needs numpy: pip install 'bluffhouse[solver]'") from missing

from bluffhouse.bots.lie.solved import CALLS, UNIT, Odds, Part, Solved, key_of
from bluffhouse.rules.contract import OptionError
from bluffhouse.rules.lie import CARDS, VALUES, Bid, Call, Card, Lie, LieState, LieView, Turn

Vector = NDArray[np.float64]
Shows = tuple[int, ...]
"""The values a player has turned up, sorted: what counts in the auction."""
Hand = tuple[Card, ...]
"""Sorted, too."""

STARTER, OTHER = 0, 1
MAX_BIDS = 18
"""2^18 points of the auction are what a minute and a few GiB allow: three cards in all."""


# ── the round, read from the rules ──────────────────────────────────────────────────────────


class Turning(NamedTuple):
    """A hand and what is shown of it: a player's private state once the cards are turned."""

    hand: int
    """Its place in the list of hands."""
    shows: int
    """The place of what it shows in the list of all there is to show."""


class Side:
    """One player's private states."""

    def __init__(self, cards: int) -> None:
        kinds = sorted(set(CARDS))
        copies = Counter(CARDS)
        self.hands: list[Hand] = [
            hand
            for hand in combinations_with_replacement(kinds, cards)
            if all(count <= copies[card] for card, count in Counter(hand).items())
        ]
        self.shows: list[Shows] = list(combinations_with_replacement(VALUES, cards))
        place = {shows: index for index, shows in enumerate(self.shows)}
        self.turnings: list[Turning] = [
            Turning(index, place[shows])
            for index, hand in enumerate(self.hands)
            for shows in sorted({tuple(sorted(up)) for up in product(*hand)})
        ]
        self.hand_of = np.array([turning.hand for turning in self.turnings])
        self.shows_of = np.array([turning.shows for turning in self.turnings])


class Round:
    """One round between two: `cards` are the starter's and the other's."""

    def __init__(self, game: Lie, cards: tuple[int, int]) -> None:
        self.game = game
        self.cards = cards
        if len(cards) != 2 or min(cards) < 1:
            message = "a round is between two, with a card each at least: --cards 1,1"
            raise OptionError(message, "solve-two-cards")
        if sum(cards) * len(VALUES) > MAX_BIDS:
            most = MAX_BIDS // len(VALUES)
            message = f"too big to solve: at most {most} cards in all"
            raise OptionError(message, "solve-too-big", most=most)
        self.sides = (Side(cards[STARTER]), Side(cards[OTHER]))
        self.deals = self._deals()
        self.bids = self._bids()
        self.true = self._outcomes()

    def _deals(self) -> Vector:
        """How likely each pair of hands is."""
        copies = Counter(CARDS)
        ways = np.zeros([len(side.hands) for side in self.sides])
        for i, mine in enumerate(self.sides[STARTER].hands):
            for j, theirs in enumerate(self.sides[OTHER].hands):
                held = Counter(mine)
                number = 1
                for card, count in held.items():
                    number *= comb(copies[card], count)
                for card, count in Counter(theirs).items():
                    number *= comb(copies[card] - held[card], count)
                ways[i, j] = number
        deals: Vector = ways / ways.sum()
        return deals

    def state(self, hands: Sequence[Hand], ups: Sequence[Shows]) -> LieState:
        """The round as the rules have it, after this deal and this turning of the cards."""
        state = self.game.imagine(self._nothing_dealt(), _NO_LUCK)
        state.hands = tuple(hands)
        for seat in (STARTER, OTHER):
            state.play(seat, Turn(ups[seat]))
        return state

    def _nothing_dealt(self) -> LieView:
        """What a spectator sees of the round as it begins. It is an extra round (LI-9): who
        loses it loses the game, so the rules themselves say who has won."""
        return LieView(
            seat=None,
            players=2,
            to_act=(STARTER, OTHER),
            result=None,
            round=1,
            phase="turn",
            starter=STARTER,
            clockwise=True,
            counts=self.cards,
            playing=(STARTER, OTHER),
            tie_break=True,
            hand=(),
            up=None,
            bids=(),
        )

    def _any_state(self, mine: int = 0, theirs: int = 0) -> LieState:
        """A state in which the two show these; the other ends of the cards do not matter."""
        ups = (self.sides[STARTER].shows[mine], self.sides[OTHER].shows[theirs])
        return self.state([tuple((value, 0) for value in up) for up in ups], ups)

    def _bids(self) -> tuple[Bid, ...]:
        """All bids, lowest first, by asking the rules; and that after each bid exactly the
        later ones and the call are legal, which the numbering of the points rests on."""
        state = self._any_state()
        bids = tuple(action for action in state.legal(STARTER) if isinstance(action, Bid))
        assert len(bids) == len(state.legal(STARTER))
        for height, bid in enumerate(bids):
            after = state.copy()
            after.play(STARTER, bid)
            assert tuple(after.legal(OTHER)) == (*bids[height + 1 :], Call())
        return bids

    def _outcomes(self) -> NDArray[np.bool_]:
        """`[ones, h, i, j]`: is bid h true when the two show i and j? `ones` says whether the
        round's first bid was on ones (LI-10)."""
        shape = [len(side.shows) for side in self.sides]
        true = np.zeros((2, len(self.bids), *shape), dtype=bool)
        for i, j in product(*map(range, shape)):
            start = self._any_state(i, j)
            for ones, height in product((0, 1), range(len(self.bids))):
                first = self._first_bid(bool(ones), height)
                state = start.copy()
                for bid in dict.fromkeys((first, height)):
                    state.play(state.to_act[0], self.bids[bid])
                true[ones, height, i, j] = _bid_was_true(state)
        return true

    def _first_bid(self, ones: bool, height: int) -> int:
        """Some first bid of that kind which may come before that bid, or be it; any if there is
        none, and then it is not asked for."""
        kinds = [bid.value == 1 for bid in self.bids[: height + 1]]
        return kinds.index(ones) if ones in kinds else height


_NO_LUCK = random.Random(0)
"""For a state that is imagined only to have its hands replaced."""


def _bid_was_true(state: LieState) -> bool:
    """Call the last bid and see who wins."""
    bidder = state.bidder
    state.play(state.to_act[0], Call())
    assert state.result is not None
    return state.result.winners == (bidder,)


# ── the points of the auction ───────────────────────────────────────────────────────────────


class Step(NamedTuple):
    """A bid: from these points of one kind to those of the other, one to one."""

    source: slice
    target: slice


class Auction:
    """The points of the auction, numbered as the top of this file says."""

    def __init__(self, bids: tuple[Bid, ...]) -> None:
        self.bids = len(bids)
        self.size = 1 << self.bids - 1
        first = Step(slice(0, 1), slice(0, 1))
        later = [Step(slice(0, 1 << h - 1), slice(1 << h - 1, 1 << h)) for h in range(1, self.bids)]
        # The steps by who bids. Only the starter can make the lowest bid: as the first.
        self.steps: tuple[list[Step | None], list[Step | None]] = ([first, *later], [None, *later])
        on_ones = [bid.value == 1 for bid in bids]
        sets = [[2 * k + (k.bit_count() + kind & 1) for k in range(self.size)] for kind in (0, 1)]
        self.ones = tuple(
            np.array([bool(made) and on_ones[(made & -made).bit_length() - 1] for made in kind])
            for kind in sets
        )
        """Was the first bid on ones? By who is to act."""

    def called(self, height: int, caller: int) -> slice | None:
        """The points where this bid is the last one and this player may call it."""
        step = self.steps[1 - caller][height]
        return None if step is None else step.target


# ── strategies ──────────────────────────────────────────────────────────────────────────────


@dataclass
class Strategy:
    """How one player plays: probabilities, for every private state at once.

    `sorts` groups the turnings which bid alike: each for itself, or all that show the same."""

    sorts: NDArray[np.intp]
    turn: Vector
    """For each turning: how often its hand is turned so."""
    bid: Vector
    """`[target, sort]`: at the point before it, how often this bid is made."""
    call: Vector
    """`[point, sort]`"""


def reaches(auction: Auction, me: int, strategy: Strategy) -> tuple[Vector, Vector]:
    """How likely my own bids lead to each of my points and of the other's, sort by sort."""
    mine = np.ones_like(strategy.call)
    theirs = np.ones_like(strategy.call)
    for my_step, their_step in zip(auction.steps[me], auction.steps[1 - me], strict=True):
        if my_step is not None:
            theirs[my_step.target] = mine[my_step.source] * strategy.bid[my_step.target]
        if their_step is not None:
            mine[their_step.target] = theirs[their_step.source]
    return mine, theirs


class Payoffs:
    """What calls are worth to one player, `[my sort, their sort]`, weighted by `weights`."""

    def __init__(
        self, table: Round, auction: Auction, me: int, my_shows: Any, their_shows: Any, weights: Any
    ) -> None:
        self.auction = auction
        self.me = me
        self.wild = table.game.options.wild_ones
        true = table.true if me == STARTER else table.true.swapaxes(2, 3)
        won = np.where(true[:, :, my_shows][:, :, :, their_shows], 1.0, -1.0)
        # [ones, bid, their sort, my sort]: the last bid was mine.
        self.matrices = (won * weights).swapaxes(2, 3)

    def calls(self, caller: int, reach: Vector, out: Vector) -> None:
        """Into `out`: the value of the call at each of the caller's points, given how likely
        the other leads there."""
        sign = 1.0 if caller != self.me else -1.0
        ones = self.auction.ones[caller]
        for height in range(self.auction.bids):
            points = self.auction.called(height, caller)
            if points is None:
                continue
            np.matmul(reach[points], sign * self.matrices[0][height], out=out[points])
            if self.wild and (here := ones[points]).any():
                out[points][here] = reach[points][here] @ (sign * self.matrices[1][height])


def weights_of(table: Round, me: int, theirs: Strategy) -> Vector:
    """`[my turning, their sort]`: how likely I am dealt that hand and they turn theirs so."""
    deals = table.deals if me == STARTER else table.deals.T
    my_side, their_side = table.sides[me], table.sides[1 - me]
    sorted_out = np.zeros((len(their_side.turnings), theirs.call.shape[1]))
    sorted_out[np.arange(len(their_side.turnings)), theirs.sorts] = theirs.turn
    result: Vector = deals[my_side.hand_of][:, their_side.hand_of] @ sorted_out
    return result


def shows_of_sorts(table: Round, player: int, strategy: Strategy) -> NDArray[np.intp]:
    shows = np.zeros(strategy.call.shape[1], dtype=np.intp)
    shows[strategy.sorts] = table.sides[player].shows_of
    return shows


CHUNK = 64
"""So many private states of the responder at a time: each is a problem of its own."""


def best_response(table: Round, auction: Auction, me: int, theirs: Strategy) -> float:
    """What the best answer to that strategy earns, exactly: by a player who remembers his whole
    hand and every bid."""
    my_side = table.sides[me]
    weights = weights_of(table, me, theirs)
    their_shows = shows_of_sorts(table, 1 - me, theirs)
    at_theirs, at_mine = reaches(auction, 1 - me, theirs)
    they_call = at_theirs * theirs.call
    values = np.zeros(len(my_side.turnings))
    for start in range(0, len(values), CHUNK):
        chunk = slice(start, start + CHUNK)
        payoffs = Payoffs(
            table, auction, me, my_side.shows_of[chunk], their_shows, weights[chunk][None, None]
        )
        shape = (auction.size, len(values[chunk]))
        my_values = np.full(shape, -np.inf)
        their_values = np.zeros(shape)
        payoffs.calls(me, at_mine, my_values)
        payoffs.calls(1 - me, they_call, their_values)
        for height in reversed(range(auction.bids)):
            my_step, their_step = auction.steps[me][height], auction.steps[1 - me][height]
            if my_step is not None:
                best = my_values[my_step.source]
                np.maximum(best, their_values[my_step.target], out=best)
            if their_step is not None:
                their_values[their_step.source] += my_values[their_step.target]
        values[chunk] = (my_values if me == STARTER else their_values)[0]
    by_hand = np.full(len(my_side.hands), -np.inf)
    np.maximum.at(by_hand, my_side.hand_of, values)
    return float(by_hand.sum())


# ── CFR+ ────────────────────────────────────────────────────────────────────────────────────


class Learner:
    """One player's regrets: predictive CFR+ (Farina, Kroer, Sandholm 2021) and the average."""

    def __init__(self, table: Round, auction: Auction, me: int, by_shows: bool) -> None:
        side = table.sides[me]
        self.table = table
        self.auction = auction
        self.me = me
        self.by_shows = by_shows
        self.sorts = side.shows_of if by_shows else np.arange(len(side.turnings))
        shape = (auction.size, int(self.sorts.max()) + 1)
        self.chance = (table.deals.sum(axis=1 - me))[side.hand_of]
        self.turn_regret = np.zeros(len(side.turnings))
        self.bid_regret = np.zeros(shape)
        self.call_regret = np.zeros(shape)
        self.current = self._matched(self.turn_regret, self.bid_regret, self.call_regret)
        self.turn_sum = np.zeros(len(side.turnings))
        self.bid_sum = np.zeros(shape)
        self.call_sum = np.zeros(shape)

    # From regrets, or sums, to a strategy.

    def _matched(self, turn: Vector, bid: Vector, call: Vector) -> Strategy:
        """Each in proportion; all alike where there is nothing to go by."""
        side, auction = self.table.sides[self.me], self.auction
        totals = np.bincount(side.hand_of, turn, len(side.hands))[side.hand_of]
        ways = np.bincount(side.hand_of)[side.hand_of]
        with np.errstate(divide="ignore", invalid="ignore"):
            turned = np.where(totals > 0, turn / totals, 1 / ways)
            total = call.copy()
            if self.me == STARTER:
                total[0] = 0  # nothing to call yet
            for step in auction.steps[self.me]:
                if step is not None:
                    total[step.source] += bid[step.target]
            empty = total <= 0
            # With nothing to go by: call, but begin with any bid.
            np.copyto(total, 1.0, where=empty)
            calls = np.where(empty, 1.0, call / total)
            if self.me == STARTER:
                calls[0] = 0
            bids = np.zeros_like(bid)
            for step in auction.steps[self.me]:
                if step is not None:
                    bids[step.target] = bid[step.target] / total[step.source]
        if self.me == STARTER and empty[0].any():
            for step in auction.steps[self.me]:
                if step is not None:
                    bids[step.target.start, empty[0]] = 1 / auction.bids
        return Strategy(self.sorts, turned, bids, calls)

    def average(self) -> Strategy:
        return self._matched(self.turn_sum, self.bid_sum, self.call_sum)

    # One iteration.

    def learn(self, theirs: Strategy, weight: float, predict: bool) -> None:
        table, auction, me, mine = self.table, self.auction, self.me, self.current
        side = table.sides[me]
        weights = weights_of(table, me, theirs)
        my_shows = shows_of_sorts(table, me, mine)
        their_shows = shows_of_sorts(table, 1 - me, theirs)
        # A sort stands for its turnings as often as they are chosen, and never quite for none.
        share = self.chance * (mine.turn + 0.01) if self.by_shows else np.ones_like(mine.turn)
        together = np.zeros((mine.call.shape[1], len(their_shows)))
        np.add.at(together, self.sorts, weights * share[:, None])
        payoffs = Payoffs(table, auction, me, my_shows, their_shows, together[None, None])
        at_theirs, at_mine = reaches(auction, 1 - me, theirs)

        their_values = np.zeros_like(mine.call)
        calls = np.zeros_like(mine.call)
        payoffs.calls(me, at_mine, calls)
        payoffs.calls(1 - me, at_theirs * theirs.call, their_values)
        my_values = mine.call * calls
        for height in reversed(range(auction.bids)):
            my_step, their_step = auction.steps[me][height], auction.steps[1 - me][height]
            if my_step is not None:
                my_values[my_step.source] += mine.bid[my_step.target] * their_values[my_step.target]
            if their_step is not None:
                their_values[their_step.source] += my_values[their_step.target]

        if self.by_shows:
            turn_values = self._turn_values(theirs, weights)
        else:
            turn_values = (my_values if me == STARTER else their_values)[0].copy()
        calls -= my_values
        if me == STARTER:
            calls[0] = 0
        for step in auction.steps[me]:
            if step is not None:
                their_values[step.target] -= my_values[step.source]
        if me == OTHER:
            their_values[0] = 0  # the beginning: no bid of mine leads there

        by_hand = np.bincount(side.hand_of, mine.turn * turn_values, len(side.hands))
        turn_now = turn_values - by_hand[side.hand_of]
        self._add_to_average(mine, weight)
        now = (turn_now, their_values, calls)
        regrets = (self.turn_regret, self.bid_regret, self.call_regret)
        for regret, instant in zip(regrets, now, strict=True):
            regret += instant
            np.maximum(regret, 0, out=regret)
        if predict:
            for instant, regret in zip(now, regrets, strict=True):
                instant += regret
                np.maximum(instant, 0, out=instant)
            self.current = self._matched(*now)
        else:
            self.current = self._matched(*regrets)

    def _turn_values(self, theirs: Strategy, weights: Vector) -> Vector:
        """What each turning is worth, when a sort bids the same whatever hand is behind it."""
        auction, me, mine = self.auction, self.me, self.current
        plain = Payoffs(
            self.table,
            auction,
            me,
            shows_of_sorts(self.table, me, mine),
            shows_of_sorts(self.table, 1 - me, theirs),
            1.0,
        )
        my_reach = reaches(auction, me, mine)
        their_reach = reaches(auction, 1 - me, theirs)[::-1]
        together = np.zeros((mine.call.shape[1], theirs.call.shape[1]))
        for whose, caller in enumerate((me, 1 - me)):
            ours, others = my_reach[whose], their_reach[whose]
            if caller == me:
                ours = ours * mine.call
            else:
                others = others * theirs.call
            sign = -1.0 if caller == me else 1.0
            for height in range(auction.bids):
                points = auction.called(height, caller)
                if points is None:
                    continue
                ones = auction.ones[caller][points]
                for kind in (0, 1) if plain.wild else (0,):
                    here = ones == bool(kind) if plain.wild else slice(None)
                    both = ours[points][here].T @ others[points][here]
                    together += sign * both * plain.matrices[kind][height].T
        result: Vector = (together[self.sorts] * weights).sum(axis=1)
        return result

    def _add_to_average(self, mine: Strategy, weight: float) -> None:
        at_mine, _ = reaches(self.auction, self.me, mine)
        at_mine *= weight * np.bincount(self.sorts, self.chance * mine.turn)
        self.turn_sum += weight * mine.turn
        self.call_sum += at_mine * mine.call
        for step in self.auction.steps[self.me]:
            if step is not None:
                self.bid_sum[step.target] += at_mine[step.source] * mine.bid[step.target]


def measure(table: Round, strategies: tuple[Strategy, Strategy]) -> tuple[float, float]:
    """What the round is worth to the starter (between the two bounds), and NashConv."""
    auction = Auction(table.bids)
    best = [best_response(table, auction, me, strategies[1 - me]) for me in (STARTER, OTHER)]
    return (best[STARTER] - best[OTHER]) / 2, best[STARTER] + best[OTHER]


SELDOM = (0.0003, 0.001, 0.003, 0.01, 0.02)
"""What is done more seldom is left out of what is kept: most of it is left from the beginning of
the solving. Some of it is not, so a few limits are tried …"""
ENOUGH = 1.1
"""… and the shortest of what is nearly as good as the best is kept."""


class Progress(NamedTuple):
    """How a solving stands."""

    iterations: int
    seconds: float
    value: float
    """What the round is worth to the starter, give or take NashConv."""
    nash_conv: float
    """What the two could gain together by answering the other's strategy as well as can be:
    0 in an equilibrium."""


class Solver:
    """Plays a round against itself until nobody can do better.

    `by_shows`: let everything that shows the same bid the same, whatever is at the other ends of
    the cards. That is nearly all there is to know, and a many times smaller problem; NashConv is
    measured against players who do remember their hands, so it says what this costs."""

    def __init__(
        self, table: Round, by_shows: bool | None = None, predict: bool = True, power: int = 2
    ) -> None:
        self.table = table
        self.auction = Auction(table.bids)
        if by_shows is None:
            by_shows = table.cards != (1, 1)
        self.learners = [Learner(table, self.auction, me, by_shows) for me in (STARTER, OTHER)]
        self.predict = predict
        self.power = power
        self.iterations = 0
        self.seconds = 0.0

    def iterate(self, times: int) -> None:
        start = perf_counter()
        for _ in range(times):
            self.iterations += 1
            for me in (STARTER, OTHER):
                theirs = self.learners[1 - me].current
                self.learners[me].learn(theirs, self.iterations**self.power, self.predict)
        self.seconds += perf_counter() - start

    @property
    def strategies(self) -> tuple[Strategy, Strategy]:
        return self.learners[STARTER].average(), self.learners[OTHER].average()

    def progress(self) -> Progress:
        return Progress(self.iterations, self.seconds, *measure(self.table, self.strategies))

    def solved(self) -> Solved:
        """What was found, rounded and without what is hardly ever played, to be kept in a file.
        Its NashConv is its own, measured after rounding."""
        found = [self._solved(seldom) for seldom in SELDOM]
        enough = ENOUGH * min(solved.nash_conv for solved in found)
        return next(solved for solved in reversed(found) if solved.nash_conv <= enough)

    def _solved(self, seldom: float) -> Solved:
        strategies = self.strategies
        parts = [self._part(me, strategies[me], seldom) for me in (STARTER, OTHER)]
        options = self.table.game.options_given()
        by_shows = self.learners[STARTER].by_shows
        found = Solved(options, self.table.cards, by_shows, 0.0, 1.0, (parts[0], parts[1]))
        found.value, found.nash_conv = measure(self.table, strategies_of(self.table, found))
        return found

    def _part(self, me: int, strategy: Strategy, seldom: float) -> Part:
        side = self.table.sides[me]
        turn: dict[str, Odds] = {}
        keys: dict[int, str] = {}
        for hand_index, hand in enumerate(side.hands):
            places = np.flatnonzero(side.hand_of == hand_index)
            odds = _rounded(strategy.turn[places], seldom)
            chosen = {i: p for i, p in zip(places.tolist(), odds, strict=True) if p}
            turn[key_of(hand)] = {key_of(side.shows[side.shows_of[i]]): chosen[i] for i in chosen}
            for i in chosen:
                shown = side.shows[side.shows_of[i]]
                by_shows = self.learners[me].by_shows
                keys[int(strategy.sorts[i])] = key_of(shown) if by_shows else key_of(hand, shown)
        bid: dict[str, dict[str, Odds]] = {}
        for sort, key in keys.items():
            for made, odds_here in self._lived(me, strategy, sort, seldom):
                bid.setdefault(f"{made:x}", {})[key] = odds_here
        return Part(turn, bid)

    def _lived(
        self, me: int, strategy: Strategy, sort: int, seldom: float
    ) -> Iterator[tuple[int, Odds]]:
        """The points which this sort's own bids lead to, as sets, and what it does there."""
        open_points = [0]
        while open_points:
            made = open_points.pop()
            higher = range(made.bit_length(), self.auction.bids)
            after = [made | 1 << height for height in higher]
            if made.bit_count() % 2 == me:
                values = [strategy.call[made >> 1, sort] if made else 0.0]
                values += [strategy.bid[then >> 1, sort] for then in after]
                odds = _rounded(np.array(values), seldom)
                names = [CALLS, *map(str, higher)]
                yield made, {name: p for name, p in zip(names, odds, strict=True) if p}
                after = [then for then, p in zip(after, odds[1:], strict=True) if p]
            open_points += after


def _rounded(odds: Vector, seldom: float) -> list[int]:
    """Whole numbers that add up to UNIT; what is smaller than the seldom is left out."""
    kept = np.where(odds < min(seldom, odds.max()), 0, odds)
    whole = np.floor(kept / kept.sum() * UNIT + 0.5).astype(int)
    whole[whole.argmax()] += UNIT - whole.sum()
    return [int(number) for number in whole]


def strategies_of(table: Round, solved: Solved) -> tuple[Strategy, Strategy]:
    """What a file says, as arrays; where it says nothing (it never gets there), a call."""
    auction = Auction(table.bids)
    found = []
    for me in (STARTER, OTHER):
        side, part = table.sides[me], solved.parts[me]
        sorts = side.shows_of if solved.by_shows else np.arange(len(side.turnings))
        keys: dict[str, int] = {}
        turn = np.zeros(len(side.turnings))
        for i, turning in enumerate(side.turnings):
            hand, shows = side.hands[turning.hand], side.shows[turning.shows]
            turn[i] = part.turn[key_of(hand)].get(key_of(shows), 0) / UNIT
            keys[key_of(shows) if solved.by_shows else key_of(hand, shows)] = int(sorts[i])
        shape = (auction.size, int(sorts.max()) + 1)
        bid, call = np.zeros(shape), np.ones(shape)
        for made_text, by_key in part.bid.items():
            made = int(made_text, 16)
            for key, odds in by_key.items():
                call[made >> 1, keys[key]] = odds.get(CALLS, 0) / UNIT
                for name, p in odds.items():
                    if name != CALLS:
                        bid[(made | 1 << int(name)) >> 1, keys[key]] = p / UNIT
        found.append(Strategy(sorts, turn, bid, call))
    return found[0], found[1]


def exploitability_of(file: Path) -> tuple[Solved, float, float]:
    """A solved file, and its value and NashConv measured anew."""
    solved = Solved.load(file)
    table = Round(Lie(**solved.options), solved.cards)
    return solved, *measure(table, strategies_of(table, solved))
