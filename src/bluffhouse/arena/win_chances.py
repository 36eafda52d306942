"""Each seat's chance to win in a position, estimated from the whole truth."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import log

from bluffhouse.arena.positions import PositionValues, softmax
from bluffhouse.bots.champion import shipped
from bluffhouse.rules.contract import State

LEAST = 1e-6
"""Chances below this count as this when logarithms are taken."""


class WinChances:
    """Estimates each seat's chance to win from the whole truth, in any unfinished game.

    The average, of logarithms, of two opinions: the values of positions, and the champions'
    estimates from what each seat knows. In fresh games between bots this predicts the winner better
    than either alone, with every number of players.
    """

    name = "win-chances-1"

    def __init__(self) -> None:
        self._positions = PositionValues()

    def __call__(self, state: State) -> Sequence[float]:
        views: list[list[float]] | None = None
        if (path := shipped(state.game.name)) is not None:
            # Imported late because NumPy loads slowly and few commands need it.
            from bluffhouse.bots.champion.mind import mind

            net, rng = mind(state.game.name, path), random.Random(0)
            views = [
                net.chances(state.game, state.view(seat), seat, rng)
                for seat in range(state.players)
            ]
        return self.together(state, views)

    def together(self, state: State, views: Sequence[Sequence[float]] | None) -> Sequence[float]:
        """Return the chances in a state, given those that the champion sees from each seat; None
        if the game has no champion."""
        opinions = [self._positions(state)]
        if views is not None:
            opinions.append(_views_together(views))
        return _averaged(opinions)


def _views_together(views: Sequence[Sequence[float]]) -> list[float]:
    """Return each seat's chance by its own estimate and the average of the others', half and
    half."""
    players = len(views)
    sums = []
    for seat in range(players):
        own = log(max(LEAST, views[seat][seat]))
        others = sum(log(max(LEAST, views[s][seat])) for s in range(players) if s != seat)
        sums.append((own + others / (players - 1)) / 2)
    return softmax(sums)


def _averaged(opinions: Sequence[Sequence[float]]) -> list[float]:
    """Return the normalized geometric mean of opinions about the same chances."""
    by_seat = zip(*opinions, strict=True)
    return softmax([sum(log(max(LEAST, one)) for one in seat) / len(seat) for seat in by_seat])
