"""Rounds of LIE that are solved: the values of options come from the solution itself.

That is a round between two players with at most three cards together, as long as both have played
what the solution plays. Its values are exact for players who know the solution; `docs/solver.md`
says how close it is to an equilibrium.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.solver import (
    OTHER,
    STARTER,
    Auction,
    Payoffs,
    Round,
    reaches,
    shows_of_sorts,
    strategies_of,
    weights_of,
)
from bluffhouse.bots.lie.solved import CALLS, UNIT, Solved, key_of, solved_round
from bluffhouse.bots.lie.stakes import stakes
from bluffhouse.rules.contract import Action
from bluffhouse.rules.lie import CALL, Bid, Lie, LieView, Turn
from bluffhouse.rules.lie.legal import Turns

Vector = NDArray[np.float64]


class Exact(NamedTuple):
    """An action with its exact value."""

    action: Action
    value: float
    """The chance to win the game."""
    likely: float
    """How often the solution plays it."""


class Points(NamedTuple):
    """What points of the auction are worth to a player who shows certain values. All values are
    weighted with the probability that chance and the other player lead to the point."""

    calls: Vector
    """At the player's own points: of calling the last bid."""
    own: Vector
    """At the player's own points: of the best choice."""
    others: Vector
    """At the other player's points."""
    reached: Vector
    """At the player's own points: the probability itself."""


class SolvedRound:
    """A solved round, ready to answer."""

    def __init__(self, solved: Solved) -> None:
        self.solved = solved
        self.table = Round(Lie(**solved.options), solved.cards)
        self.auction = Auction(self.table.bids)
        self.strategies = strategies_of(self.table, solved)
        self.heights = {bid: height for height, bid in enumerate(self.table.bids)}
        self._seen = {me: self._from_the_other(me) for me in (STARTER, OTHER)}
        self._points: dict[tuple[int, int], Points] = {}

    def _from_the_other(self, me: int) -> tuple[Vector, NDArray[np.intp], Vector, Vector]:
        """Return what the other player's strategy means to me: the weights of their hands, what
        they show, and how likely they lead to their points and to mine."""
        theirs = self.strategies[1 - me]
        weights = weights_of(self.table, me, theirs)
        shows = shows_of_sorts(self.table, 1 - me, theirs)
        return weights, shows, *reaches(self.auction, 1 - me, theirs)

    def points(self, me: int, turning: int) -> Points:
        """Return what every point is worth to me with this turning, if I go on as well as I can."""
        if (me, turning) not in self._points:
            self._points[me, turning] = self._valued(me, turning)
        return self._points[me, turning]

    def _valued(self, me: int, turning: int) -> Points:
        auction, theirs = self.auction, self.strategies[1 - me]
        weights, their_shows, at_theirs, at_mine = self._seen[me]
        mine = weights[turning : turning + 1]
        my_shows = self.table.sides[me].shows_of[turning : turning + 1]
        payoffs = Payoffs(self.table, auction, me, my_shows, their_shows, mine[None, None])
        calls = np.full((auction.size, 1), -np.inf)
        others = np.zeros((auction.size, 1))
        payoffs.calls(me, at_mine, calls)
        payoffs.calls(1 - me, at_theirs * theirs.call, others)
        own = calls.copy()
        for height in reversed(range(auction.bids)):
            my_step, their_step = auction.steps[me][height], auction.steps[1 - me][height]
            if my_step is not None:
                best = own[my_step.source]
                np.maximum(best, others[my_step.target], out=best)
            if their_step is not None:
                others[their_step.source] += own[their_step.target]
        return Points(calls[:, 0], own[:, 0], others[:, 0], at_mine @ mine[0])

    # The chance to win the round with each action.

    def turns(self, me: int, view: LieView) -> list[Exact]:
        side = self.table.sides[me]
        odds = self.solved.turning(me, view.hand)
        hand = side.hands.index(tuple(sorted(view.hand)))
        found = []
        for action in Turns(view.hand):
            assert isinstance(action, Turn)
            shows = tuple(sorted(action.up))
            turning = next(
                place
                for place, one in enumerate(side.turnings)
                if one.hand == hand and side.shows[one.shows] == shows
            )
            points = self.points(me, turning)
            value = (points.own if me == STARTER else points.others)[0]
            reached = self._seen[me][0][turning].sum()
            found.append(Exact(action, _chance(value / reached), odds.get(key_of(shows), 0) / UNIT))
        return found

    def bids(self, me: int, view: LieView) -> list[Exact]:
        """Return nothing where the solution never leads."""
        side = self.table.sides[me]
        up = view.up or ()
        made = [self.heights[Bid(bid.count, bid.value)] for bid in view.bids]
        odds = self.solved.bidding(me, view.hand, up, made)
        hand, shows = tuple(sorted(view.hand)), tuple(sorted(up))
        turning = next(
            place
            for place, one in enumerate(side.turnings)
            if side.hands[one.hand] == hand and side.shows[one.shows] == shows
        )
        point = sum(1 << height for height in made)
        points = self.points(me, turning)
        reached = points.reached[point >> 1]
        if not odds or reached < LEAST:
            return []
        found = []
        for height in range(point.bit_length(), self.auction.bids):
            value = points.others[(point | 1 << height) >> 1]
            likely = odds.get(str(height), 0) / UNIT
            found.append(Exact(self.table.bids[height], _chance(value / reached), likely))
        if made:
            value = points.calls[point >> 1]
            found.append(Exact(CALL, _chance(value / reached), odds.get(CALLS, 0) / UNIT))
        return found


LEAST = 1e-9
"""The probability of a point below which the other player has left the solution."""


def exact_values(game: Lie, view: LieView) -> list[Exact]:
    """Return all legal actions of the seat with their exact values; nothing if the position is not
    solved."""
    if len(view.playing) != 2 or view.phase not in ("turn", "bid") or view.seat is None:
        return []
    other = next(seat for seat in view.playing if seat != view.seat)
    starter, second = (view.seat, other) if view.starter == view.seat else (other, view.seat)
    cards = (view.counts[starter], view.counts[second])
    options = game.options
    table = _table(options.raise_order, options.wild_ones, cards)
    if table is None:
        return []
    me = STARTER if view.seat == starter else OTHER
    found = table.turns(me, view) if view.phase == "turn" else table.bids(me, view)
    at_stake = stakes(view.counts, view.playing, view.tie_break, options, view.seat)
    lost, won = at_stake[view.seat], at_stake[other]
    return [one._replace(value=lost + one.value * (won - lost)) for one in found]


@cache
def _table(raise_order: str, wild_ones: bool, cards: tuple[int, int]) -> SolvedRound | None:
    if sum(cards) > MAX_CARDS:
        return None
    solved = solved_round(raise_order, wild_ones, cards)
    return None if solved is None else SolvedRound(solved)


MAX_CARDS = 3
"""Cards in all that the solver reaches."""


def _chance(value: float) -> float:
    """Return the chance to win a round that is worth this: +1 is won, -1 lost."""
    return float(min(max((value + 1) / 2, 0.0), 1.0))
