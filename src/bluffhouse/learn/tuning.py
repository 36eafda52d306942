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
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.learn.games import ITSELF, BotKind, Choices, Games, Tables, picked
from bluffhouse.learn.imitation import Imitator, Library
from bluffhouse.learn.net import NEVER, Net, apply, legal_only, save_net
from bluffhouse.learn.sparring import Sparring
from bluffhouse.learn.training import Optimiser, Plan, Sample

GENTLE = Plan(
    epochs=3,
    minibatches=8,
    rate=1e-4,
    last_rate=2e-5,
    entropy=0.002,
    last_entropy=0.0,
    look_ahead=0.9,
)


@dataclass(frozen=True)
class Lessons:
    """Which net to tune, among which bots, and for how long."""

    name: str
    tables: Tables
    kinds: tuple[BotKind, ...]
    """A kind that is named twice is met twice as often; `ITSELF` is the net."""
    seconds: float
    processes: int = 1
    lesson: float = 10.0
    """Seconds of a lesson, in which at most so many games are played."""
    games: int = 1 << 30
    thinking: float = 0.01
    """Seconds for each decision of a bot. Less time means more games, but makes bots that search
    weaker than at a real table."""
    rows: int = 1 << 15
    """Most choices that are learned from in a lesson."""
    plan: Plan = GENTLE
    seed: int = 0


Chances: TypeAlias = NDArray[np.float32]
"""Every seat's chance to win, one row per choice."""

Say = Callable[[float, float, int, Net], None]
"""Called after each lesson with the seconds so far, the lesson's share of the wins (1 is fair) and
number of choices, and the average weights so far, which are valid only during the call. Every seat
of the net counts, so games with itself bring the share closer to 1."""


def tune(
    lessons: Lessons,
    net: Net,
    folder: Path,
    say: Say,
    sparring: Sparring | None = None,
    anchor: Net | None = None,
) -> Net:
    """Return the average of the net's weights over the later lessons. The processes read the net
    from the folder, where each lesson has a file of its own.

    `anchor`: the net whose choices the learner stays close to, if `lessons.plan` has a leash.
    """
    optimiser = Optimiser(lessons.name, lessons.plan, anchor)
    learner = optimiser.start(net)
    judge = Judge(lessons.name, lessons.plan.look_ahead)
    rng, number, improved = random.Random(lessons.seed), 0, 0
    with Games(lessons.tables, lessons.processes, lessons.seed) as games:
        began = time.monotonic()
        while (passed := time.monotonic() - began) < lessons.seconds:
            done = passed / lessons.seconds
            path = folder / f"{lessons.name}.lesson-{number}.npz"
            save_net(learner.net, path)
            games.begin_trials(path, lessons.kinds, lessons.games, lessons.lesson, lessons.thinking)
            # Sparring changes the learner, but the games are judged by the net that plays them.
            plays = jax.tree.map(jnp.copy, learner.net)
            if sparring is not None:
                learner = sparring.spar(learner, done, improved, lambda: games.ready)
                improved += sparring.rounds
            choices = games.get()
            path.unlink()
            samples = judge(plays, choices, lessons.rows)
            key = jax.random.key(rng.getrandbits(32))
            learner, _ = optimiser.improve(
                learner, samples, key, jnp.float32(done), jnp.int32(improved)
            )
            number, improved = number + 1, improved + 1
            won = float(np.mean(choices.wins[:, 0] * choices.players))
            say(time.monotonic() - began, won, len(choices.number), learner.average)
    return learner.average


def fit_chances(lessons: Lessons, net: Net, folder: Path, seconds: float, steps: int = 500) -> Net:
    """Return the net with its chances to win learned again, from games of mixed bots.

    The lessons teach what to expect of a net among bots that it beats; anybody may ask for the
    chances of any player.
    """
    path = folder / f"{lessons.name}.tuned.npz"
    save_net(net, path)
    bots = [kind for kind in dict.fromkeys(lessons.kinds) if kind != ITSELF]
    with Games(lessons.tables, lessons.processes, lessons.seed) as games:
        games.begin([*bots, path], 1 << 30, seconds)
        choices = games.get()
    path.unlink()
    library = Library(len(choices.number))
    library.add(choices)
    imitator = Imitator(lessons.name, len(bots), batch=1024)
    key = jax.random.key(lessons.seed)
    return imitator.fit_chances(net, library.examples(), steps, key)


class Judge:
    """Compares what came of choices with what the net expected."""

    def __init__(self, name: str, look_ahead: float) -> None:
        self._seen, self._look_ahead = perspective(name), look_ahead
        self._expect = jax.jit(self._expected)

    def __call__(self, net: Net, choices: Choices, rows: int) -> Sample:
        """Return exactly so many samples, so that nothing is compiled again; fewer choices are
        repeated, and the repetitions are not learned from."""
        count = len(choices.number)
        steps = range(0, count, rows)
        parts = [self._expect(net, _in_order(choices, start, rows)) for start in steps]
        likely, chances = (np.concatenate(part)[:count] for part in zip(*parts, strict=True))
        target = outcomes(choices, chances, self._look_ahead)
        order = np.random.default_rng(count).permutation(count)
        drawn = np.resize(order, rows)
        some = picked(choices, drawn)
        return Sample(
            seen=jnp.asarray(some.seen),
            table=jnp.asarray(some.table),
            mask=jnp.asarray(some.mask),
            number=jnp.asarray(some.number),
            likely=jnp.asarray(likely[drawn]),
            better=jnp.asarray(target[drawn, 0] - chances[drawn, 0]),
            target=jnp.asarray(target[drawn]),
            players=jnp.asarray(some.players),
            learner=jnp.asarray((np.arange(rows) < count) & (some.mask.sum(-1) > 1)),
        )

    def _expected(self, net: Net, choices: Any) -> tuple[jax.Array, jax.Array]:
        """Return how likely each choice was, as a logarithm, and every seat's chance to win."""
        logits, wins = apply(net, self._seen.given(jnp, choices.seen, choices.table))
        likely = jax.nn.log_softmax(legal_only(logits, choices.mask))
        there = jnp.arange(wins.shape[-1]) < choices.players[:, None]
        chances = jax.nn.softmax(jnp.where(there, wins, NEVER))
        return jnp.take_along_axis(likely, choices.number[:, None], 1)[:, 0], chances


def outcomes(choices: Choices, chances: Chances, look_ahead: float) -> Chances:
    """Return what came of each choice: the result, mixed with what was expected in between.

    The choices are in order, seat by seat and game after game.
    """
    found = np.empty_like(chances)
    following = chances[-1]
    for row in range(len(chances) - 1, -1, -1):
        if choices.last[row]:
            following = choices.wins[row]
        found[row] = following
        following = look_ahead * following + (1 - look_ahead) * chances[row]
    return found


def _in_order(choices: Choices, start: int, rows: int) -> Choices:
    """Return so many rows in their order, repeating the first ones at the end."""
    return picked(choices, np.arange(start, start + rows) % len(choices.number))
