"""The strongest player of Milionerzy i bankruci: tries out its limits in imagined games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import exp, sqrt
from time import perf_counter
from typing import NamedTuple

from bluffhouse.bots.millionaires.memory import HABITS
from bluffhouse.bots.millionaires.playout import auction, playout, settle
from bluffhouse.bots.millionaires.regular import Regular
from bluffhouse.bots.millionaires.table import CASINO, NUMBERS, Rest, Table, cheapest, face_down
from bluffhouse.rules.contract import Action
from bluffhouse.rules.millionaires import MONEY_SETS, PASS, WORTH, MillionairesView

WHIM = 0.25
"""Spread of a limit around what habit suggests, as a logarithm."""
STAYING = 0.5
"""How much further than their bid, at most, a player goes after bidding more than expected."""
MY_EASE = 0.4
"""How easily it parts with money itself, later in the imagined games."""
IN_TIME = 0.75
"""Share of its time that it plans to use, since the current world must be finished."""
WORLDS = 400
"""Maximum number of worlds: more do not change its mind."""
FIRST_LOOK = 12
"""Worlds after which limits that are clearly worse are dropped …"""
CLEARLY = 0.45
"""… by this many wins, times the square root of the number of worlds."""
DOUBT = 0.2
"""How much more (in the same measure) a bid must win than a pass for a bot that is not bold at all.
"""
STEPS = (1.0, 1.3, 1.7, 2.2, 2.9, 3.8, 5.0, 7.0)
"""The limits it tries, as multiples of the lowest bid."""
ABOVE = 1.6
"""Highest limit to try, as a multiple of what anybody is likely to pay, plus …"""
CLOSE = 4
"""… this many millions."""


class Scene(NamedTuple):
    """A decision in an auction."""

    view: MillionairesView
    table: Table
    tile: int
    rest: Rest


class World(NamedTuple):
    """One possible world: the order of the tiles, and how everybody bids."""

    pile: list[int]
    limits: list[float]
    """How far each player goes in the current auction."""
    eases: list[float]
    luck: list[float]
    """See `playout`."""


class Shark(Regular):
    """Imagines the rest of the game many times, with everybody bidding by the habits they have
    shown, for every limit it might set itself in this auction, and takes the limit that wins most.
    """

    # It finds out for itself what small wealth is worth; without time or hope, saving is no help.
    full_price = (1, 1)

    def _bid(self, view: MillionairesView, table: Table, rest: Rest, seconds: float) -> Action:
        end = perf_counter() + IN_TIME * seconds
        assert view.tile is not None
        tile = NUMBERS[view.tile]
        if self._look(view, table, tile, rest):
            self._limit = self._worth(table, tile, rest)
        limit = self._search(Scene(view, table, tile, rest), self._limits(view), end)
        return self._raise(view, tile, limit) or PASS

    def _limits(self, view: MillionairesView) -> list[float]:
        """Return the limits to try: none at all, the lowest bid, and higher."""
        down = sum(view.stakes[self.seat])
        least = down + WORTH[cheapest(MONEY_SETS[view.hand], view.highest - down)]
        wanted = max([self.habits.limit(seat) for seat in view.bidding])
        top = max(ABOVE * wanted, least) + CLOSE
        found = [0.0]
        for step in STEPS:
            limit = round(max(least * step, least + 2 * (step - 1)))
            if found[-1] < limit <= top:
                found.append(float(limit))
        return found

    def _search(self, scene: Scene, limits: list[float], end: float) -> float:
        """Return the limit with which it wins most, as far as there is time to find out."""
        pile = face_down(scene.view)
        odds = [list(accumulate(self.habits.weights[s])) for s in range(scene.view.players)]
        wins = [0.0] * len(limits)
        left = list(range(len(limits)))
        worlds = 0
        while worlds < WORLDS and len(left) > 1:
            world = self._world(scene.view, pile, odds)
            shares = self._shares(scene, world, [limits[index] for index in left], end)
            if shares is None:
                break
            for index, share in zip(left, shares, strict=True):
                wins[index] += share
            worlds += 1
            if worlds >= FIRST_LOOK:
                bar = max(wins) - CLEARLY * sqrt(worlds)
                left = [index for index in left if wins[index] >= bar]
        if not any(wins):  # no time, or no hope: play like a regular
            return self._limit
        bids = [index for index in left if index]
        best = max(bids, key=wins.__getitem__, default=0)
        doubt = DOUBT * (1 - self.temperament.boldness) * sqrt(worlds)
        return 0.0 if 0 in left and wins[best] - wins[0] <= doubt else limits[best]

    def _shares(
        self, scene: Scene, world: World, limits: Sequence[float], end: float
    ) -> list[float] | None:
        """Return its share of the win in this world with each limit, or None if the time is up."""
        view, table, tile, rest = scene
        found = []
        known: dict[tuple[int, ...], float] = {}
        for limit in limits:
            if perf_counter() > end:
                return None
            world.limits[self.seat] = limit
            stakes = [MONEY_SETS[cards] for cards in view.stakes]
            bad = tile >= CASINO
            taker = auction(
                *(bad, self.seat, table.hands, world.limits),
                *(stakes, list(view.bidding), view.highest),
            )
            # Different limits often lead to the same result, which is played out only once.
            outcome = (taker, *stakes) if bad else (taker, stakes[taker])
            if outcome not in known:
                then = table.copy()
                settle(then, tile, taker, stakes)
                known[outcome] = playout(
                    then, rest.copy(), world.pile, taker, self.seat, world.eases, world.luck
                )
            found.append(known[outcome])
        return found

    def _world(
        self, view: MillionairesView, pile: list[int], odds: Sequence[Sequence[float]]
    ) -> World:
        rng = self.rng
        rng.shuffle(pile)
        players = view.players
        eases = [MY_EASE * self.temperament.boldness] * players
        nerves = [1.0] * players
        limits = [0.0] * players
        for seat in range(players):
            if seat == self.seat:
                continue
            (habit,) = rng.choices(range(len(HABITS)), cum_weights=odds[seat])
            ease, nerves[seat] = HABITS[habit]
            eases[seat] = ease * sqrt(self.temperament.trust)
            # Their limit is already fixed, and it is not below their bid.
            price = self.habits.prices[habit][seat] * exp(rng.gauss(0, WHIM))
            limits[seat] = max(price, sum(view.stakes[seat]) * (1 + STAYING * rng.random()))
        luck = [nerve * exp(rng.gauss(0, WHIM)) for _ in pile for nerve in nerves]
        return World(pile, limits, eases, luck)
