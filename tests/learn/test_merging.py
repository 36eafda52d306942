"""Two nets merged into one, which follows each of them at its own tables."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bluffhouse
from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.learn.games import joined, play_some
from bluffhouse.learn.merging import Merger
from bluffhouse.learn.net import Net, new_net

LIE = bluffhouse.game("lie")


def untrained(seed: int, favourites: int) -> Net:
    """Return a net that prefers one number of action in three."""
    seen = perspective("lie")
    net = new_net(jax.random.key(seed), seen.width, seen.actions, seen.seats, (64,))
    net["b_choice"] += 2.0 * (jnp.arange(seen.actions) % 3 == favourites)
    return net


def test_a_merged_net_follows_each_net_at_its_tables() -> None:
    first, second = untrained(1, 0), untrained(2, 1)
    choices, unseen = (
        joined([play_some([(LIE, players)], ["random"], 12, 60.0, seed) for players in (2, 3)])
        for seed in "ab"
    )
    merger = Merger("lie", first, second, frozenset({2}), batch=256)
    before = merger.apart(first, unseen)
    assert abs(before.here) < 1e-6
    assert before.elsewhere > 0.3
    after = merger.apart(merger.merge(choices, 400), unseen)
    assert after.here < 0.25 * before.elsewhere
    assert after.elsewhere < 0.25 * before.elsewhere
    with pytest.raises(ValueError, match="positions for both"):
        Merger("lie", first, second, frozenset({2, 3})).merge(choices, 1)
    # The nets that it learned from are as they were.
    np.testing.assert_array_equal(first["w0"], untrained(1, 0)["w0"])
