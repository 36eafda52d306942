"""Imitations learn to choose like bots, from examples that are kept up to a limit."""

from __future__ import annotations

import jax
import numpy as np

from bluffhouse.learn.games import play_some
from bluffhouse.learn.imitation import HELD_OUT, Imitator, Library
from bluffhouse.learn.run import tables_of


def test_an_imitation_is_less_surprised_than_a_stranger() -> None:
    choices = play_some(tables_of("bluff_pirate", (3,)), ["rookie"], 40, 60.0, "imitation")
    library = Library(20_000)
    library.add(choices)
    imitator = Imitator("bluff_pirate", kinds=1, batch=128)
    stranger = imitator.new(jax.random.key(0))
    imitation = imitator.imitate(stranger, library.examples(), 60, jax.random.key(1))
    [before] = imitator.surprise(stranger, choices)
    [after] = imitator.surprise(imitation, choices)
    assert after < before * 0.95


def test_a_library_keeps_the_latest_choices() -> None:
    tables = tables_of("lie", (2,))
    first, second = (play_some(tables, ["random"], 2, 60.0, seed) for seed in "ab")
    limit = len(second.number)
    library = Library(limit)
    library.add(first)
    library.add(second)
    assert library.count == len(first.number) + limit
    assert library.rows <= limit
    kept = library.examples().choices.number
    learned = limit - limit // HELD_OUT
    np.testing.assert_array_equal(
        kept[library.rows - learned : library.rows], second.number[:learned]
    )
