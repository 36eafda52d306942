"""The last lessons: games among the real bots.

Imitations are not the originals, and a net that has learned among them finds their weaknesses. So
at last it plays among the bots themselves, in processes of the CPU, and every choice becomes a
little likelier or less likely by whether the game was won, compared with what was expected.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.learn.games import Choices, Games, Tables, picked
from bluffhouse.learn.net import NEVER, Net, apply, legal_only, save_net
from bluffhouse.learn.training import Optimiser, Plan, Sample

GENTLE = Plan(epochs=2, minibatches=16, rate=5e-5, last_rate=1e-5, entropy=0.002, last_entropy=0.0)


@dataclass(frozen=True)
class Lessons:
    """Which net to tune, among which bots, and for how long."""

    name: str
    tables: Tables
    kinds: tuple[str, ...]
    """A kind that is named twice is met twice as often."""
    seconds: float
    processes: int = 1
    lesson: float = 10.0
    """Seconds of a lesson, in which at most so many games are played."""
    games: int = 1 << 30
    rows: int = 1 << 16
    """Most choices that are learned from in a lesson."""
    plan: Plan = GENTLE
    seed: int = 0


Say = Callable[[float, float, int], None]
"""Told after each lesson: seconds, the share of the wins (1 is fair), and choices."""


def tune(lessons: Lessons, net: Net, folder: Path, say: Say) -> Net:
    """Return the average of the net's weights over the later lessons. The processes read the net
    from the folder, where each lesson has a file of its own."""
    optimiser = Optimiser(lessons.name, lessons.plan)
    learner = optimiser.start(net)
    judge = jax.jit(Judge(lessons.name))
    rng, number = random.Random(lessons.seed), 0
    with Games(lessons.tables, lessons.processes, lessons.seed) as games:
        began = time.monotonic()
        while (done := (time.monotonic() - began) / lessons.seconds) < 1:
            path = folder / f"{lessons.name}.lesson-{number}.npz"
            save_net(learner.net, path)
            games.begin_trials(path, lessons.kinds, lessons.games, lessons.lesson)
            choices = games.get()
            path.unlink()
            won = float(np.mean(choices.wins[:, 0] * choices.players))
            say(time.monotonic() - began, won, len(choices.number))
            samples = judge(learner.net, *padded(choices, lessons.rows))
            key = jax.random.key(rng.getrandbits(32))
            learner, _ = optimiser.improve(
                learner, samples, key, jnp.float32(done), jnp.int32(number)
            )
            number += 1
    return learner.average


def padded(choices: Choices, rows: int) -> tuple[Choices, Any]:
    """Return exactly so many choices, so that nothing is compiled again, and which are real."""
    there = min(rows, len(choices.number))
    chosen = np.random.default_rng(there).permutation(len(choices.number))[:there]
    chosen = np.resize(chosen, rows)
    return picked(choices, chosen), np.arange(rows) < there


class Judge:
    """Compares what came of choices with what the net expected."""

    def __init__(self, name: str) -> None:
        self._seen = perspective(name)

    def __call__(self, net: Net, choices: Any, real: jax.Array) -> Sample:
        logits, wins = apply(net, self._seen.given(jnp, choices.seen, choices.table))
        likely = jax.nn.log_softmax(legal_only(logits, choices.mask))
        there = jnp.arange(wins.shape[-1]) < choices.players[:, None]
        chances = jax.nn.softmax(jnp.where(there, wins, NEVER))
        return Sample(
            seen=choices.seen,
            table=choices.table,
            mask=choices.mask,
            number=choices.number,
            likely=jnp.take_along_axis(likely, choices.number[:, None], 1)[:, 0],
            better=choices.wins[:, 0] - chances[:, 0],
            target=choices.wins,
            players=choices.players,
            learner=real & (choices.mask.sum(-1) > 1),
        )
