"""Solves one round of LIE for two players, and measures how far a strategy is from an equilibrium.

This is the round, not the whole game: the winner of the round gets +1, the loser −1. Everything
comes from the rules: the bids, which of them are legal after which, and who loses a call. Chance
is explicit: every deal is listed with its exact probability, so nothing is sampled.

The computation works on *vectors*: for each point of the auction, one number for every hand and
every way of turning it. With B bids the auction has 2^B points, one for each set of bids that were
made (bids only rise, so the set determines the order). The starter acts at the points with an even
number of bids. If the two kinds of points are kept apart and the lowest bit is left out (the parity
determines it), the points of each kind are numbered 0 to 2^(B-1) - 1 such that

    bid h (h > 0) leads from the points 0 … 2^(h-1) - 1 of one kind, in this order,
                          to the points 2^(h-1) … 2^h - 1 of the other,

so every step of the solver is a few operations on slices. `docs/solver.md` explains it at length.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from math import comb
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bluffhouse.bots.lie.solved import CALLS, UNIT, Odds, Part, Solved, key_of
from bluffhouse.bots.one_thread import one_thread
from bluffhouse.rules.contract import OptionError
from bluffhouse.rules.lie import CARDS, VALUES, Bid, Call, Card, Lie, LieState, LieView, Turn

Vector = NDArray[np.float64]
Shows = tuple[int, ...]
"""The values a player has turned up, sorted: only these count in the auction."""
Hand = tuple[Card, ...]
"""The cards of a hand, sorted."""

STARTER, OTHER = 0, 1
MAX_BIDS = 18
"""Maximum number of bids: 2^18 points of the auction take a minute and a few GiB. This allows
three cards in all."""


# ── the round, read from the rules ──────────────────────────────────────────────────────────


class Turning(NamedTuple):
    """A hand and the values it shows: a player's private state once the cards are turned."""

    hand: int
    """Index in the side's list of hands."""
    shows: int
    """Index in the side's list of shown values."""


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
    """One round for two players; `cards` are the numbers of cards of the starter and the other."""

    def __init__(self, game: Lie, cards: tuple[int, int]) -> None:
        self.game = game
        self.cards = cards
        if len(cards) != 2 or min(cards) < 1:
            message = "a round has two players with at least one card each: --cards 1,1"
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
        """Return the probability of each pair of hands."""
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
        """Return the state of the rules after this deal and this turning of the cards."""
        state = self.game.imagine(self._nothing_dealt(), _UNUSED_RANDOM)
        state.hands = tuple(hands)
        for seat in (STARTER, OTHER):
            state.play(seat, Turn(ups[seat]))
        return state

    def _nothing_dealt(self) -> LieView:
        """Return what a spectator sees of the round as it begins.

        It is an extra round (LI-9), whose loser loses the game, so the rules name the winner.
        """
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
        """Return a state in which the two show these; the other ends of the cards do not matter."""
        ups = (self.sides[STARTER].shows[mine], self.sides[OTHER].shows[theirs])
        return self.state([tuple((value, 0) for value in up) for up in ups], ups)

    def _bids(self) -> tuple[Bid, ...]:
        """Return all bids of the rules, lowest first.

        Also check that after each bid exactly the higher bids and the call are legal, since the
        numbering of the points depends on it.
        """
        state = self._any_state()
        bids = tuple(action for action in state.legal(STARTER) if isinstance(action, Bid))
        assert len(bids) == len(state.legal(STARTER))
        for height, bid in enumerate(bids):
            after = state.copy()
            after.play(STARTER, bid)
            assert tuple(after.legal(OTHER)) == (*bids[height + 1 :], Call())
        return bids

    def _outcomes(self) -> NDArray[np.bool_]:
        """Return `[ones, h, i, j]`: whether bid h is true when the two show i and j.

        `ones` says whether the round's first bid was on ones (LI-10).
        """
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
        """Return a first bid (on ones, or not) that may come before that bid, or be that bid.

        If there is none, any bid will do, since that outcome is never used.
        """
        kinds = [bid.value == 1 for bid in self.bids[: height + 1]]
        return kinds.index(ones) if ones in kinds else height


_UNUSED_RANDOM = random.Random(0)
"""Random numbers for an imagined state whose hands are then replaced."""


def _bid_was_true(state: LieState) -> bool:
    """Call the last bid, and return whether the bidder wins."""
    bidder = state.bidder
    state.play(state.to_act[0], Call())
    assert state.result is not None
    return state.result.winners == (bidder,)


# ── the points of the auction ───────────────────────────────────────────────────────────────


class Step(NamedTuple):
    """A bid: it leads from these points of one kind to those of the other, one to one."""

    source: slice
    target: slice


class Auction:
    """The points of the auction, numbered as the module's docstring describes."""

    def __init__(self, bids: tuple[Bid, ...]) -> None:
        self.bids = len(bids)
        self.size = 1 << self.bids - 1
        first = Step(slice(0, 1), slice(0, 1))
        later = [Step(slice(0, 1 << h - 1), slice(1 << h - 1, 1 << h)) for h in range(1, self.bids)]
        # The steps by bidder. Only the starter can make the lowest bid, and only as the first.
        self.steps: tuple[list[Step | None], list[Step | None]] = ([first, *later], [None, *later])
        on_ones = [bid.value == 1 for bid in bids]
        sets = [[2 * k + (k.bit_count() + kind & 1) for k in range(self.size)] for kind in (0, 1)]
        self.ones = tuple(
            np.array([bool(made) and on_ones[(made & -made).bit_length() - 1] for made in kind])
            for kind in sets
        )
        """Whether the first bid was on ones, for each point, by the player to act."""

    def called(self, height: int, caller: int) -> slice | None:
        """Return the points where this bid is the last one and this player may call it."""
        step = self.steps[1 - caller][height]
        return None if step is None else step.target


# ── strategies ──────────────────────────────────────────────────────────────────────────────


@dataclass
class Strategy:
    """How one player plays: probabilities, for every private state at once."""

    sorts: NDArray[np.intp]
    """For each turning, the number of its sort. Turnings of one sort bid alike: each turning is a
    sort of its own, or all that show the same values are one."""
    turn: Vector
    """For each turning: how often its hand is turned this way."""
    bid: Vector
    """`[target, sort]`: how often the bid that leads to this point is made."""
    call: Vector
    """`[point, sort]`: how often the last bid is called."""


def reaches(auction: Auction, me: int, strategy: Strategy) -> tuple[Vector, Vector]:
    """Return the probability that my own bids lead to each of my points, and of the other's.

    Both are `[point, sort]`.
    """
    mine = np.ones_like(strategy.call)
    theirs = np.ones_like(strategy.call)
    for my_step, their_step in zip(auction.steps[me], auction.steps[1 - me], strict=True):
        if my_step is not None:
            theirs[my_step.target] = mine[my_step.source] * strategy.bid[my_step.target]
        if their_step is not None:
            mine[their_step.target] = theirs[their_step.source]
    return mine, theirs


class Payoffs:
    """The values of calls to one player, `[my sort, their sort]`, weighted by `weights`."""

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
        """Write into `out` the value of the call at each of the caller's points.

        `reach` is the probability that the other player leads there.
        """
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
    """Return `[my turning, their sort]`: the probability of my hand and of their turning."""
    deals = table.deals if me == STARTER else table.deals.T
    my_side, their_side = table.sides[me], table.sides[1 - me]
    sorted_out = np.zeros((len(their_side.turnings), theirs.call.shape[1]))
    sorted_out[np.arange(len(their_side.turnings)), theirs.sorts] = theirs.turn
    result: Vector = deals[my_side.hand_of][:, their_side.hand_of] @ sorted_out
    return result


def shows_of_sorts(table: Round, player: int, strategy: Strategy) -> NDArray[np.intp]:
    """Return the index of the shown values of each sort."""
    shows = np.zeros(strategy.call.shape[1], dtype=np.intp)
    shows[strategy.sorts] = table.sides[player].shows_of
    return shows


CHUNK = 64
"""Private states of the responder handled at a time. They are independent of each other."""


def best_response(table: Round, auction: Auction, me: int, theirs: Strategy) -> float:
    """Return exactly what the best response to this strategy earns.

    The responder remembers the whole hand and every bid.
    """
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
    """One player's regrets and average strategy: predictive CFR+ (Farina, Kroer, Sandholm 2021)."""

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
        """Return the strategy in proportion to these regrets or sums.

        Where all are 0, hands are turned uniformly, the starter begins with any bid, and every
        other decision is a call.
        """
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
            # Where all are 0: call, but begin with any bid.
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
        """Return the average strategy of all iterations, which approaches an equilibrium."""
        return self._matched(self.turn_sum, self.bid_sum, self.call_sum)

    # One iteration.

    def learn(self, theirs: Strategy, weight: float, predict: bool) -> None:
        """Update the regrets and the average against this strategy of the other player."""
        table, auction, me, mine = self.table, self.auction, self.me, self.current
        side = table.sides[me]
        weights = weights_of(table, me, theirs)
        my_shows = shows_of_sorts(table, me, mine)
        their_shows = shows_of_sorts(table, 1 - me, theirs)
        # A sort weighs its turnings by how often they are chosen, and none of them by quite 0.
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
        """Return the value of each turning when all hands of a sort bid the same."""
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
    """Return the value of the round to the starter (midway between its bounds), and NashConv."""
    auction = Auction(table.bids)
    with one_thread():
        best = [best_response(table, auction, me, strategies[1 - me]) for me in (STARTER, OTHER)]
    return (best[STARTER] - best[OTHER]) / 2, best[STARTER] + best[OTHER]


PRUNING_LIMITS = (0.0003, 0.001, 0.003, 0.01, 0.02)
"""Probabilities below which a choice may be left out of a saved solution. Most rare choices are
remains of the first iterations, but not all, so these limits are tried in turn."""
NEARLY_BEST = 1.1
"""The shortest solution is saved whose NashConv is at most this many times the lowest one."""


class Progress(NamedTuple):
    """How far the solver has come."""

    iterations: int
    seconds: float
    value: float
    """Value of the round to the starter, give or take NashConv."""
    nash_conv: float
    """Sum of what each of the two could gain by a best response to the other: 0 in an
    equilibrium."""


class Solver:
    """Plays a round against itself until its strategies are close to an equilibrium.

    `by_shows`: all hands that show the same values bid the same, whatever is at the other ends of
    the cards. Little is lost and the problem is many times smaller. NashConv is measured against
    players who do remember their hands, so it includes this loss.
    """

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
        """Let both players learn from each other this many times."""
        start = perf_counter()
        with one_thread():
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
        """Return the solution for a file: rounded, and without what is hardly ever played.

        Its NashConv is measured after rounding.
        """
        found = [self._solved(limit) for limit in PRUNING_LIMITS]
        good_enough = NEARLY_BEST * min(solved.nash_conv for solved in found)
        return next(solved for solved in reversed(found) if solved.nash_conv <= good_enough)

    def _solved(self, limit: float) -> Solved:
        strategies = self.strategies
        parts = [self._part(me, strategies[me], limit) for me in (STARTER, OTHER)]
        options = self.table.game.options_given()
        by_shows = self.learners[STARTER].by_shows
        found = Solved(options, self.table.cards, by_shows, 0.0, 1.0, (parts[0], parts[1]))
        found.value, found.nash_conv = measure(self.table, strategies_of(self.table, found))
        return found

    def _part(self, me: int, strategy: Strategy, limit: float) -> Part:
        side = self.table.sides[me]
        turn: dict[str, Odds] = {}
        keys: dict[int, str] = {}
        for hand_index, hand in enumerate(side.hands):
            places = np.flatnonzero(side.hand_of == hand_index)
            odds = _rounded(strategy.turn[places], limit)
            chosen = {i: p for i, p in zip(places.tolist(), odds, strict=True) if p}
            turn[key_of(hand)] = {key_of(side.shows[side.shows_of[i]]): chosen[i] for i in chosen}
            for i in chosen:
                shown = side.shows[side.shows_of[i]]
                by_shows = self.learners[me].by_shows
                keys[int(strategy.sorts[i])] = key_of(shown) if by_shows else key_of(hand, shown)
        bid: dict[str, dict[str, Odds]] = {}
        for sort, key in keys.items():
            for made, odds_here in self._reached_points(me, strategy, sort, limit):
                bid.setdefault(f"{made:x}", {})[key] = odds_here
        return Part(turn, bid)

    def _reached_points(
        self, me: int, strategy: Strategy, sort: int, limit: float
    ) -> Iterator[tuple[int, Odds]]:
        """Yield the points that this sort's own bids lead to, as sets, and its odds there."""
        open_points = [0]
        while open_points:
            made = open_points.pop()
            higher = range(made.bit_length(), self.auction.bids)
            after = [made | 1 << height for height in higher]
            if made.bit_count() % 2 == me:
                values = [strategy.call[made >> 1, sort] if made else 0.0]
                values += [strategy.bid[then >> 1, sort] for then in after]
                odds = _rounded(np.array(values), limit)
                names = [CALLS, *map(str, higher)]
                yield made, {name: p for name, p in zip(names, odds, strict=True) if p}
                after = [then for then, p in zip(after, odds[1:], strict=True) if p]
            open_points += after


def _rounded(odds: Vector, limit: float) -> list[int]:
    """Return the odds as whole numbers that add up to UNIT, leaving out those below the limit."""
    kept = np.where(odds < min(limit, odds.max()), 0, odds)
    whole = np.floor(kept / kept.sum() * UNIT + 0.5).astype(int)
    whole[whole.argmax()] += UNIT - whole.sum()
    return [int(number) for number in whole]


def strategies_of(table: Round, solved: Solved) -> tuple[Strategy, Strategy]:
    """Return the strategies of a solution as arrays.

    Points that the solution leaves out are never reached; a call is assumed there.
    """
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
    """Load a solution from a file, and return it with its value and NashConv measured again."""
    solved = Solved.load(file)
    table = Round(Lie(**solved.options), solved.cards)
    return solved, *measure(table, strategies_of(table, solved))
