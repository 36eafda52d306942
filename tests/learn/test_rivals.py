"""Rivals of a learner: exploiters find weaknesses, and join one after the other."""

from __future__ import annotations

import random
from dataclasses import replace

import jax
import jax.numpy as jnp
import numpy as np

import bluffhouse
from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.learn.net import Net, new_net
from bluffhouse.learn.rivals import Exploiter, Rivals, stack_of_one
from bluffhouse.learn.training import Optimiser, Plan

LIE = bluffhouse.game("lie")
SMALL = Plan(tables=128, steps=16, minibatches=2, epochs=2, rate=3e-3, last_rate=5e-4, clip=0.2)


def untrained(seed: int) -> Net:
    seen = perspective("lie")
    return new_net(jax.random.key(seed), seen.width, seen.actions, seen.seats, (64, 64))


def test_an_exploiter_beats_a_player_that_never_learned() -> None:
    exploiter = Exploiter([LIE], 2, SMALL, jax.random.key(1))
    exploiter.study(stack_of_one(untrained(1)), untrained(2))
    before = exploiter.share(20)
    for key in jax.random.split(jax.random.key(3), 60):
        choices = exploiter.practise(key, 0.0)
    after = exploiter.share(20)
    assert choices == SMALL.tables * SMALL.steps
    assert abs(before.value - 1) < 0.2
    assert after.value - after.spread > 1.2


def test_exploiters_join_the_rivals_one_after_the_other() -> None:
    plan = replace(SMALL, tables=16)
    learner = Optimiser("lie", plan).start(untrained(1))
    exploiter = Exploiter([LIE], 2, plan, jax.random.key(1))
    rivals = Rivals([learner.net], exploiter, rounds=2)
    for key in jax.random.split(jax.random.key(2), 4):
        rivals.add_self(learner, 0.0)
        rivals.practise(learner, key)
    known, found = rivals.nets
    assert not np.array_equal(found["w0"], known["w0"])
    rng = random.Random(1)
    chosen = [rivals.choose(rng) for _ in range(40)]
    assert 10 < sum(bool(jnp.all(net["w0"] == found["w0"])) for net in chosen) < 30
