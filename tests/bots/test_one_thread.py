"""Matrix products in one thread, whoever loaded NumPy first."""

from __future__ import annotations

import random

import numpy as np
from threadpoolctl import threadpool_info, threadpool_limits

import bluffhouse
from bluffhouse.bots.champion import shipped
from bluffhouse.bots.champion.mind import Mind, Row
from bluffhouse.bots.one_thread import one_thread
from bluffhouse.flat import Flat


def threads() -> set[int]:
    """Return how many threads matrix products may use."""
    found = threadpool_info()
    return {library["num_threads"] for library in found if library["user_api"] == "blas"}


def test_only_our_own_products_are_limited() -> None:
    with threadpool_limits(2, user_api="blas"):
        with one_thread():
            assert threads() == {1}
        assert threads() == {2}


class WatchedMind(Mind):
    """Notes how many threads its products may use."""

    def _hidden_layer(self, layer: Row) -> Row:
        assert threads() == {1}
        self.products = getattr(self, "products", 0) + 1
        return super()._hidden_layer(layer)


def test_a_champion_thinks_in_one_thread() -> None:
    path = shipped("lie")
    assert path is not None
    with np.load(path) as parts:
        mind = WatchedMind("lie", {key: part.astype(np.float32) for key, part in parts.items()})
    game = bluffhouse.game("lie")
    state, rng = game.start(2, seed=1), random.Random(1)
    with threadpool_limits(2, user_api="blas"):
        mind.asked(Flat(state), 0)
        mind.chances(game, state.view(0), 0, rng)
        mind.judged([Flat(state)], [0])
    assert mind.products == 3
