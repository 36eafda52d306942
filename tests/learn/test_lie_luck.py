"""LIE on arrays: the deal, which the comparison with the rules takes from the rules."""

from __future__ import annotations

from functools import cache
from typing import Any

import jax
import numpy as np
import pytest

from bluffhouse import learn
from bluffhouse.learn.core import choose_randomly, random_words
from bluffhouse.learn.lie import BID, DECK, TURN, LieTable


@cache
def random_tables(steps: int, **options: object) -> LieTable:
    """Return the tables of random games, by step and game."""
    game = learn.game("lie", players=3, **options)
    batch = 512

    def step(state: Any, key: Any) -> tuple[Any, LieTable]:
        words, keys = random_words(key, batch), jax.random.split(key, batch)
        actions = jax.vmap(choose_randomly)(state.legal_action_mask, words)
        return jax.vmap(game.step)(state, actions, keys), state._table

    state = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.key(1), batch))
    keys = jax.random.split(jax.random.key(2), steps)
    tables = jax.jit(lambda state: jax.lax.scan(step, state, keys)[1])(state)
    made: LieTable = jax.tree.map(np.asarray, tables)
    return made


@pytest.mark.rule("LI-1", "LI-2")
@pytest.mark.parametrize("fewer_and_fewer", [False, True])
def test_every_card_is_dealt_equally_often_and_none_thrice(fewer_and_fewer: bool) -> None:
    table = random_tables(300, fewer_and_fewer=fewer_and_fewer)
    dealt = (table.phase == TURN) & (table.turned == 0)
    cards, sizes = table.cards[dealt], table.sizes.sum(axis=-1)[dealt]
    assert len(cards) > 5000
    held = np.arange(len(DECK)) < sizes[:, None]
    for kind in np.unique(DECK):
        of_kind = (cards == kind) & held
        assert of_kind.sum(axis=1).max() == 2
        assert of_kind.sum() == pytest.approx(held.sum() / 15, rel=0.06)
    # Two cards of a hand are as rarely the same as in thirty shuffled cards.
    two = cards[sizes > 1][:, :2]
    assert (two[:, 0] == two[:, 1]).mean() == pytest.approx(1 / 29, abs=0.01)


@pytest.mark.rule("LI-2")
@pytest.mark.parametrize("fewer_and_fewer", [False, True])
def test_every_dealt_card_was_drawn_in_the_round_before(fewer_and_fewer: bool) -> None:
    table = random_tables(300, fewer_and_fewer=fewer_and_fewer)
    deals = (table.phase[:-1] == BID) & (table.phase[1:] == TURN)
    drawn = table.drawn[:-1] + 1  # the step of the call draws one too
    assert (drawn >= table.sizes[1:].sum(axis=-1))[deals].all()
