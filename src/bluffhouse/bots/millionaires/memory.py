"""A bot's memory: the owner of each tile, and how the others bid."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from itertools import product
from math import erf, log

from bluffhouse.bots.millionaires.prices import floors, prices, slack
from bluffhouse.bots.millionaires.table import Rest, Table
from bluffhouse.rules.contract import Event
from bluffhouse.rules.millionaires import (
    BidPlaced,
    Discarded,
    Millionaires,
    MillionairesView,
    Passed,
    Revealed,
    Stolen,
    Tile,
    TileTaken,
)

TRIES = 30
"""Attempts to guess ownerships that fit what is remembered."""


class Owners:
    """The owner of each tile, as far as this bot has watched: the only source when tiles lie face
    down."""

    def __init__(self) -> None:
        self._won: dict[int, list[Tile]] = {}

    def see(self, event: Event) -> None:
        if isinstance(event, TileTaken):
            self._won.setdefault(event.seat, []).append(event.tile)
        elif isinstance(event, Discarded | Stolen):
            won = self._won.get(event.seat, [])
            for gone in (event.tile, "thief"):
                if gone in won:
                    won.remove(gone)

    def tiles(
        self, game: Millionaires, view: MillionairesView, rng: random.Random
    ) -> list[Sequence[Tile]]:
        """Return everybody's tiles: as shown, as remembered or, for a bot that joined late, as they
        may be."""
        known: list[Sequence[Tile]] = []
        late = False
        for seat, (shown, count) in enumerate(zip(view.tiles, view.tile_counts, strict=True)):
            won = self._won.get(seat, [])
            late = late or (shown is None and len(won) != count)
            known.append(won if shown is None else shown)
        if not late:
            return known
        for _ in range(TRIES):
            guess = game.imagine(view, rng).tiles
            if all(
                shown is not None or all(guess[seat].count(t) >= won.count(t) for t in won)
                for seat, (shown, won) in enumerate(zip(view.tiles, known, strict=True))
            ):
                break
        return list(guess)


EASE = (0.1, 0.3, 0.6, 1.0, 1.6, 3.0)
"""How easily a player parts with money: how much they expect the poorest player to lose until the
end, as a multiple of the usual."""
EASE_PRIOR = (1, 2, 3, 4, 2, 1)
NERVE = (0.6, 1.0, 1.6, 2.4)
"""How high a player goes, compared with the worth of the tile."""
NERVE_PRIOR = (2, 4, 2, 1)
HABITS = tuple(product(EASE, NERVE))
PRIOR = tuple(float(e * n) for e in EASE_PRIOR for n in NERVE_PRIOR)
WHIM = 0.35
"""Spread of a limit around what habit suggests, as a logarithm."""
LITTLE = 0.3
"""Worth assumed for a worthless tile: somebody may bid even so."""
SURPRISE = 0.05
"""Smallest chance of any behaviour: nobody is sure of anybody."""


def below(limit: float, price: float) -> float:
    """Return how likely a player's limit is below this, given the tile's worth to them."""
    return 0.5 + 0.5 * erf(log(limit / price) / (WHIM * 2**0.5)) if limit > 0 else 0.0


class Habits:
    """How the others bid: how likely each of them has each habit, from all bids so far."""

    def __init__(self) -> None:
        self.weights: defaultdict[int, list[float]] = defaultdict(lambda: list(PRIOR))
        self.prices: list[list[float]] = []
        """The worth of the tile under auction to everybody, for each habit; empty until worked out.
        """
        self._highest = 0
        self._bids: dict[int, int] = {}
        self._passes: dict[int, int] = {}

    def look(self, table: Table, tile: int, rest: Rest) -> None:
        """Work out the worth of this tile to everybody, for each habit, once per auction."""
        ordinary = slack(rest)
        players = len(table.hands)
        self.prices = []
        for ease in EASE:
            keep = floors(table, [ordinary * ease] * players)
            self.prices += [prices(table, tile, rest, keep, [n] * players) for n in NERVE]

    def see(self, event: Event) -> None:
        if isinstance(event, Revealed):
            self.prices = []
            self._highest = 0
            self._bids = {}
            self._passes = {}
        elif isinstance(event, BidPlaced):
            self._bids[event.seat] = self._highest = event.total
        elif isinstance(event, Passed):
            self._passes[event.seat] = self._highest + 1
        elif isinstance(event, TileTaken) and self.prices:
            for seat in self._bids.keys() | self._passes.keys():
                self._learn(seat)

    def _learn(self, seat: int) -> None:
        """Learn that the player's limit is at least their bid, and below where they passed."""
        bid = self._bids.get(seat, 0)
        passed = self._passes.get(seat)
        weights = self.weights[seat]
        for index, worth in enumerate(self.prices):
            price = max(LITTLE, worth[seat])
            likely = (1.0 if passed is None else below(passed, price)) - below(bid, price)
            weights[index] *= SURPRISE + max(0.0, likely)
        total = sum(weights)
        self.weights[seat] = [weight / total for weight in weights]

    def ease(self, seat: int) -> float:
        """Return how easily the player parts with money, on average."""
        weights = self.weights[seat]
        total = sum(w * ease for w, (ease, _) in zip(weights, HABITS, strict=True))
        return total / sum(weights)

    def limit(self, seat: int) -> float:
        """Return how far the player is likely to go for the tile under auction."""
        weights = self.weights[seat]
        total = sum(w * worth[seat] for w, worth in zip(weights, self.prices, strict=True))
        return total / sum(weights)
