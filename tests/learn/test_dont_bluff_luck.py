"""Don't Bluff! on arrays: its chance, which the comparison with the rules takes from the rules, and
games that are too long, which random play does not reach."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from bluffhouse import learn
from bluffhouse.learn.core import random_words
from bluffhouse.learn.dont_bluff import BANK_KINDS, ROLL, TAKE
from bluffhouse.rules.dont_bluff import BANK, VALUES


def drawn(function: Any, words: int) -> Any:
    """Return many lucks."""
    keys = jax.random.split(jax.random.key(1), 1 << 15)
    return np.asarray(jax.jit(jax.vmap(lambda key: function(random_words(key, words))))(keys))


@pytest.mark.rule("DB-3")
def test_every_order_of_the_bank_is_equally_likely() -> None:
    game = learn.game("dont_bluff", players=5)
    luck = drawn(game.first_luck, game.first_luck_words)
    found = Counter(map(tuple, luck[:, :-1].tolist()))
    orders = set(permutations(BANK_KINDS.tolist()))
    assert found.keys() == orders
    expected = len(luck) / len(orders)
    chi_square = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi_square < len(orders) + 5 * (2 * len(orders)) ** 0.5
    assert np.bincount(luck[:, -1]) == pytest.approx(len(luck) / 5, rel=0.05)


@pytest.mark.rule("DB-5", "DB-7")
def test_every_side_of_both_dice_is_equally_likely() -> None:
    game = learn.game("dont_bluff", players=5)
    luck = drawn(lambda words: game.luck(None, words), game.luck_words)
    both = np.bincount(luck[:, 0] * 6 + luck[:, 1] - 1)
    assert both == pytest.approx(np.full(36, len(luck) / 36), rel=0.15)


def test_a_game_that_is_too_long_ends_without_a_winner() -> None:
    """A bluff that goes back and forth, never opened, moves no money."""
    game = learn.game("dont_bluff", players=2)
    bluff = 3 + VALUES.index(0)
    preferred = jnp.array([ROLL, TAKE, bluff + 1, bluff])  # "lay down" comes after the suitcase

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        action = preferred[jnp.argmax(state.legal_action_mask[preferred])]
        return game.step(state, action, key), (state.truncated, state.rewards)

    keys = jax.random.split(jax.random.key(1), game.flat.longest + 1)
    state, (truncated, rewards) = jax.jit(lambda state: jax.lax.scan(step, state, keys))(
        jax.jit(game.init)(jax.random.key(2))
    )
    assert truncated.argmax() == game.flat.longest
    assert state.truncated
    assert not state.terminated
    assert not rewards.any()
    assert len(BANK) - state._table.taken == len(BANK)
