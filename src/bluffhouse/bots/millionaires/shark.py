"""The strongest player of Milionerzy i bankruci: tries its limits out in imagined games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import exp, sqrt
from time import perf_counter
from typing import NamedTuple

from bluffhouse.bots.millionaires.memory import HABITS
from bluffhouse.bots.millionaires.playout import auction, playout, settle
from bluffhouse.bots.millionaires.regular import LEAP, Regular
from bluffhouse.bots.millionaires.table import CASINO, NUMBERS, Rest, Table, cheapest, face_down
from bluffhouse.rules.contract import Action
from bluffhouse.rules.millionaires import BIDS, MASKS, PASS, SUMS, Bid, MillionairesView

WHIM = 0.25
"""How far (as a logarithm) a limit may be from what habit says."""
STAYING = 0.5
"""How much further than his bid, at most, somebody goes who has bid more than one thought."""
MY_EASE = 0.4
"""How easily it parts with money itself, later in the imagined games."""
IN_TIME = 0.75
"""The part of its time it plans to use: the world it is in must be finished."""
WORLDS = 400
"""More do not change its mind."""
FIRST_LOOK = 12
"""Worlds after which limits that are clearly worse are given up …"""
CLEARLY = 0.45
"""… by so many wins, times the root of the number of worlds."""
DOUBT = 0.2
"""How much more (measured alike) a bid must win than a pass for one who is not bold at all."""
STEPS = (1.0, 1.3, 1.7, 2.2, 2.9, 3.8, 5.0, 7.0)
"""The limits it tries, beside the least bid."""
ABOVE = 1.6
"""There is no need to try more than this times what anybody is likely to pay, and …"""
CLOSE = 4
"""… so many millions."""


class World(NamedTuple):
    """One way it may be: the order of the tiles, and how everybody bids."""

    pile: list[int]
    limits: list[float]
    """How far each goes in the auction under way."""
    eases: list[float]
    luck: list[float]
    """See `playout`."""


class Shark(Regular):
    """Imagines the rest of the game many times, everybody bidding by the habits he has shown,
    for every limit it might set itself in this auction, and takes the limit that wins most."""

    _looked: Sequence[Sequence[float]] = ()
    """The prices of the tile for everybody, for each habit."""

    def _bid(self, view: MillionairesView, table: Table, rest: Rest, seconds: float) -> Action:
        end = perf_counter() + IN_TIME * seconds
        assert view.tile is not None
        tile = NUMBERS[view.tile]
        if self._auction != len(view.revealed):
            self._auction = len(view.revealed)
            self._looked = self.habits.look(table, tile, rest)
            self._limit = self._worth(table, tile, rest)
        down = sum(view.stakes[self.seat])
        cards = cheapest(MASKS[view.hand], view.highest - down)
        least = down + SUMS[cards]
        limit = self._search(view, table, tile, rest, self._limits(view, least), end)
        if limit < least:
            return PASS
        if tile < CASINO and self.rng.random() < LEAP * self.temperament.boldness:
            leaps = [card for card in view.hand if least < down + card <= 0.8 * limit]
            if leaps:
                return Bid((leaps[-1],))
        return BIDS[cards]

    def _limits(self, view: MillionairesView, least: int) -> list[float]:
        """Limits to try: none at all, the least bid, and higher."""
        wanted = max([self.habits.limit(seat) for seat in view.bidding])
        top = max(ABOVE * wanted, least) + CLOSE
        found = [0.0]
        for step in STEPS:
            limit = round(max(least * step, least + 2 * (step - 1)))
            if found[-1] < limit <= top:
                found.append(float(limit))
        return found

    def _search(
        self,
        view: MillionairesView,
        table: Table,
        tile: int,
        rest: Rest,
        limits: list[float],
        end: float,
    ) -> float:
        """The limit with which it wins most, as far as there is time to see."""
        stakes = [MASKS[cards] for cards in view.stakes]
        pile = face_down(view)
        odds = [list(accumulate(self.habits.weights[seat])) for seat in range(view.players)]
        wins = [0.0] * len(limits)
        left = list(range(len(limits)))
        bar = 0.0
        worlds = 0
        while worlds < WORLDS and len(left) > 1:
            world = self._world(view, pile, odds)
            shares: list[float] = []
            known: dict[tuple[int, ...], float] = {}
            for index in left:
                if perf_counter() > end:
                    break
                world.limits[self.seat] = limits[index]
                after = stakes.copy()
                taker = auction(
                    tile >= CASINO,
                    self.seat,
                    table.hands,
                    world.limits,
                    after,
                    list(view.bidding),
                    view.highest,
                )
                # Different limits often come to the same: it is played out once.
                outcome = (taker, *after) if tile >= CASINO else (taker, after[taker])
                if outcome not in known:
                    then = table.copy()
                    settle(then, tile, taker, after)
                    known[outcome] = playout(
                        then, rest.copy(), world.pile, taker, self.seat, world.eases, world.luck
                    )
                shares.append(known[outcome])
            else:
                for index, share in zip(left, shares, strict=True):
                    wins[index] += share
                worlds += 1
                if worlds >= FIRST_LOOK:
                    bar = max(wins) - CLEARLY * sqrt(worlds)
                    left = [index for index in left if wins[index] >= bar]
                continue
            break
        if not worlds:
            return self._limit
        best = max(left, key=wins.__getitem__)
        doubt = DOUBT * (1 - self.temperament.boldness) * sqrt(worlds)
        return limits[best] if wins[best] - wins[0] > doubt or 0 not in left else 0.0

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
            # He has his limit in mind already, and it is not below his bid.
            price = self._looked[habit][seat] * exp(rng.gauss(0, WHIM))
            limits[seat] = max(price, sum(view.stakes[seat]) * (1 + STAYING * rng.random()))
        luck = [nerve * exp(rng.gauss(0, WHIM)) for _ in pile for nerve in nerves]
        return World(pile, limits, eases, luck)
