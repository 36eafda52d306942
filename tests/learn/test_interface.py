"""The games on arrays are used like pgx's, and their chance is fair."""

from __future__ import annotations

import math
import os
import platform
import subprocess
import sys
from typing import Any, Literal

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from numpy.typing import NDArray

from bluffhouse import OptionError, learn
from bluffhouse.flat import flat_of
from bluffhouse.learn.core import choose_randomly, drawn, random_words
from bluffhouse.rules import games

each_game = pytest.mark.parametrize("name", learn.names())


def smallest(name: str) -> learn.ArrayGame[Any]:
    """Return the game with the fewest players."""
    return learn.game(name, players=next(players for players in games()[name].seats))


@jax.jit
def act_randomly(key: Any, mask: Any) -> Any:
    """Return a legal number for a single game or for each of several."""
    return jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1)


@each_game
def test_pgx_finds_no_fault(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from pgx._src import api_test

    game = smallest(name)
    # It knows the names of its own games only, and draws the last state.
    monkeypatch.setattr(api_test, "EnvId", Literal[game.id])
    monkeypatch.setattr(learn.State, "save_svg", lambda *_: None, raising=False)
    # Its own random player fails on single games with a new JAX, its own games included.
    monkeypatch.setattr(api_test, "act_randomly", act_randomly)
    api_test.api_test(game, num=2)


@each_game
def test_sizes_are_those_of_the_flat_encoding(name: str) -> None:
    game = smallest(name)
    flat = flat_of(game.game, game.players)
    state = jax.eval_shape(game.init, jax.random.key(1))
    assert state.legal_action_mask.shape == (game.num_actions,) == (flat.size,)
    assert state.observation.shape == game.observation_shape == (flat.width,)
    assert game.num_players == len(state.rewards)


@each_game
def test_an_illegal_number_loses_the_game(name: str) -> None:
    game = smallest(name)
    step = jax.jit(game.step)
    state = jax.jit(game.init)(jax.random.key(1))
    illegal = jnp.argmin(state.legal_action_mask)
    state = step(state, illegal, jax.random.key(2))
    assert state.terminated
    assert state.rewards[state.current_player] == -1
    assert state.rewards.sum() == 0
    after = step(state, illegal, jax.random.key(3))
    assert after.terminated
    assert not after.rewards.any()


@each_game
def test_another_game_begins_where_one_ends(name: str) -> None:
    game = smallest(name)
    batch = 64

    @jax.jit
    def play(state: Any, key: Any) -> tuple[Any, Any]:
        def step(state: Any, key: Any) -> tuple[Any, Any]:
            words, keys = random_words(key, batch), jax.random.split(key, batch)
            actions = jax.vmap(choose_randomly)(state.legal_action_mask, words)
            state = jax.vmap(game.step_or_restart)(state, actions, keys)
            return state, (state.terminated, state.rewards, state._step_count)

        return jax.lax.scan(step, state, jax.random.split(key, 1000))

    state = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.key(1), batch))
    state, (terminated, rewards, count) = play(state, jax.random.key(2))
    assert terminated.any(axis=0).all()
    assert np.array_equal(count == 0, terminated)
    assert not rewards[~terminated].any()
    assert np.allclose(rewards.sum(axis=-1), 0, atol=1e-6)
    assert not state.legal_action_mask.all(axis=-1).any()


def test_a_step_needs_a_key() -> None:
    game = smallest("lie")
    with pytest.raises(TypeError, match="random key"):
        game.step(jax.jit(game.init)(jax.random.key(1)), jnp.int32(0))


def test_options_and_players_are_those_of_the_rules() -> None:
    with pytest.raises(OptionError, match="has no option 'wild'"):
        learn.game("lie", players=3, wild=True)
    with pytest.raises(OptionError, match="2 to 6 players"):
        learn.game("lie", players=7)
    # `core` is a module beside the games.
    for name in ("poker", "core"):
        with pytest.raises(OptionError, match=f"no game is called '{name}'; the games: .*lie"):
            learn.game(name, players=2)


# ── chance ──────────────────────────────────────────────────────────────────────────────────


def surprise(found: NDArray[Any], kinds: int) -> float:
    """Return by how many standard deviations the chi-square of equally likely kinds is too high."""
    counts = np.bincount(found.ravel(), minlength=kinds)
    expected = found.size / kinds
    chi_square = float(((counts - expected) ** 2 / expected).sum())
    return (chi_square - (kinds - 1)) / math.sqrt(2 * (kinds - 1))


@pytest.mark.parametrize("key", [jax.random.key(3), jax.random.PRNGKey(3)], ids=["new", "old"])
def test_random_words_are_random(key: Any) -> None:
    words = np.asarray(jax.vmap(lambda key: random_words(key, 4))(jax.random.split(key, 1 << 16)))
    for shift in (0, 8, 16, 24):
        assert surprise(words >> shift & 255, 256) < 5
    # No word says anything about the next one, nor about the same one of the next key.
    top = words >> 28
    assert surprise(top[:, 0] * 16 + top[:, 1], 256) < 5
    assert surprise(top[:-1, 0] * 16 + top[1:, 0], 256) < 5


@pytest.mark.parametrize(("count", "size"), [(3, 5), (9, 12)])
def test_every_set_in_every_order_is_equally_likely_to_be_drawn(count: int, size: int) -> None:
    keys = jax.random.split(jax.random.key(4), 1 << 16)
    draw = jax.jit(jax.vmap(lambda key: drawn(random_words(key, count), size)))
    found = np.asarray(draw(keys)).astype(int)
    assert found.shape == (len(keys), count)
    assert (np.diff(np.sort(found)) > 0).all()
    assert found.max() == size - 1
    for one in range(count):
        for other in range(one):
            pairs = found[:, one] * (size - 1) + found[:, other] - (found[:, other] > found[:, one])
            assert surprise(pairs, size * (size - 1)) < 5


def test_every_legal_number_is_equally_likely() -> None:
    mask = jnp.zeros(100, bool).at[jnp.array([3, 17, 18, 64, 99])].set(True)
    words = random_words(jax.random.key(5), 1 << 16)
    found = np.asarray(jax.vmap(lambda word: choose_randomly(mask, word))(words))
    assert set(found) == {3, 17, 18, 64, 99}
    assert surprise(np.searchsorted([3, 17, 18, 64, 99], found), 5) < 5


@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="about x86 only")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({}, "--xla_cpu_max_isa=AVX2"),
        ({"XLA_FLAGS": "--xla_a=b"}, "--xla_a=b --xla_cpu_max_isa=AVX2"),
        ({"XLA_FLAGS": "--xla_cpu_max_isa=AVX"}, "--xla_cpu_max_isa=AVX"),
    ],
)
def test_the_compiler_is_kept_from_avx_512_unless_the_user_decides(
    before: dict[str, str], after: str
) -> None:
    environ = {name: value for name, value in os.environ.items() if name != "XLA_FLAGS"} | before
    program = "import os, bluffhouse.learn; print(os.environ['XLA_FLAGS'])"
    done = subprocess.run(
        [sys.executable, "-c", program], env=environ, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == after
