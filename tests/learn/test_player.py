"""A net at a real table: it plays legally everywhere, and as it was trained."""

from __future__ import annotations

import random
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bluffhouse
from bluffhouse.arena.tables import every_table
from bluffhouse.bots.champion import champion
from bluffhouse.bots.champion.manners import reluctance
from bluffhouse.bots.champion.memory import memory
from bluffhouse.bots.champion.mind import mind
from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.flat import Flat
from bluffhouse.learn.games import play_some
from bluffhouse.learn.net import apply, legal_only, load_net, new_net, save_net

each_game = pytest.mark.parametrize("name", sorted(bluffhouse.games()))


def untrained(name: str, folder: Path) -> Path:
    """Return the file of a small net with random weights."""
    seen = perspective(name)
    path = folder / f"{name}.npz"
    save_net(new_net(jax.random.key(5), seen.width, seen.actions, seen.seats, (16, 16)), path)
    return path


@each_game
def test_it_plays_every_table_to_its_end(name: str, tmp_path: Path) -> None:
    player = champion(untrained(name, tmp_path))
    rng = random.Random(name)
    for game, players in rng.sample(every_table(name), min(8, len(every_table(name)))):
        state = game.start(players, seed=rng.getrandbits(32))
        bots = [player(game, seat, random.Random(seat)) for seat in range(players)]
        for _ in range(400):
            if state.result is not None:
                break
            seat = rng.choice(state.to_act)
            action = bots[seat].act(state.view(seat), state.legal(seat), 1.0)
            assert action in state.legal(seat)
            state.play(seat, action)


@each_game
def test_numpy_and_jax_agree(name: str, tmp_path: Path) -> None:
    """On the same weights, at decisions of random games."""
    path = untrained(name, tmp_path)
    net, seen, rng = load_net(path), perspective(name), random.Random(name)
    game, players = rng.choice(every_table(name))
    flat, remembered = Flat.start(game, players, seed=3), memory(name, players)
    for _ in range(60):
        seat = flat.to_act
        if seat is None:
            break
        likely, chances = mind(name, path).asked(flat, seat, remembered)
        row = seen.seen(flat, seat, remembered)
        chosen = seen.chosen(players)[seat]
        mask = np.frombuffer(flat.mask() + b"\0", np.bool_)[chosen]
        logits, wins = apply(net, seen.given(jnp, jnp.asarray(row), seen.table(game, players)))
        expected = np.zeros(flat.flat_game.size + 1)
        legal = flat.legal_numbers()
        manners = np.zeros(flat.flat_game.size + 1)
        manners[legal] = reluctance(flat)
        expected[chosen] = jax.nn.softmax(legal_only(logits + manners[chosen], jnp.asarray(mask)))
        np.testing.assert_allclose(likely, expected[legal], rtol=1e-3, atol=1e-6)
        np.testing.assert_allclose(chances, jax.nn.softmax(wins[:players]), rtol=1e-3)
        for event in flat.apply(rng.choice(legal)):
            remembered.see(event)


@each_game
def test_choices_of_bots_are_written_down_as_seen(name: str) -> None:
    tables = every_table(name)[:1]
    choices = play_some(tables, ("rookie", "random"), 2, 60.0, "test")
    rows = np.arange(len(choices.number))
    assert choices.mask[rows, choices.number].all()
    assert (choices.seen[:, 0] == 1).all()  # the own seat comes first
    assert set(choices.kind) <= {0, 1}
    np.testing.assert_allclose(choices.wins.sum(1), 1, rtol=1e-6)
