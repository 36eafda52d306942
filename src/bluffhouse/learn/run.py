"""A whole training run: imitations of the bots first, then the learner among them."""

from __future__ import annotations

import csv
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import jax
import jax.numpy as jnp

from bluffhouse.learn.imitation import generate, imitate
from bluffhouse.learn.net import Net, new_net, save_net
from bluffhouse.learn.perspective import perspective
from bluffhouse.learn.training import Optimiser, Plan, Room
from bluffhouse.rules.contract import Game

KINDS = ("shark", "regular", "rookie")
"""The bots that are imitated."""
EARLIER_SELVES = 12
"""How many earlier selves are kept, evenly over the training."""
EVERY = 20
"""Rounds from one point of the curve to the next."""

Tables = Sequence[tuple[Game, int]]
"""Games with their options and numbers of players."""


def learn(
    name: str,
    tables: Tables,
    out: Path,
    *,
    plan: Plan,
    seconds: float,
    imitated: Tables,
    games: int,
    processes: int,
    imitation_steps: int = 8000,
    seed: int = 0,
    hidden: Sequence[int] = (512, 512, 512),
    say: Callable[[str], None] = print,
) -> Path:
    """Train a net at these tables for so many seconds, and return the file it is written to.

    The bots to imitate play `games` games at the tables `imitated`. The usual table of each number
    of players comes first among `tables`.
    """
    began = time.monotonic()
    seen = perspective(name)
    keys = iter(jax.random.split(jax.random.key(seed), 4))
    choices = generate(imitated, KINDS, games, str(seed), processes)
    say(f"{time.monotonic() - began:.0f} s: {len(choices.number)} choices of bots")
    imitations, surprise = imitate(name, choices, len(KINDS), imitation_steps, next(keys), 8192)
    say(f"{time.monotonic() - began:.0f} s: imitations, {surprise:.3f} nats a choice")
    save_net(imitations, out / f"{name}-imitations.npz")
    counts = sorted({players for _, players in tables})
    rooms = [Room([g for g, n in tables if n == players], players, plan) for players in counts]
    opened = [
        room.start(key)
        for room, key in zip(rooms, jax.random.split(next(keys), len(rooms)), strict=True)
    ]
    optimiser = Optimiser(name, plan)
    learner = optimiser.start(new_net(next(keys), seen.width, seen.actions, seen.seats, hidden))
    earlier: list[Net] = [jax.tree.map(jnp.copy, learner.net)]
    rng, key = random.Random(seed), next(keys)
    with open(out / f"{name}.csv", "w", encoding="utf-8", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(("seconds", "choices", "players", "share", "value", "entropy"))
        rounds, start = 0, time.monotonic()
        while (done := (time.monotonic() - start) / seconds) < 1 or rounds <= 2 * len(rooms):
            if rounds == 2 * len(rooms):
                start = time.monotonic()  # compiling is over
            at = rounds % len(rooms)
            opened[at], samples, share = rooms[at].play(
                learner.net, rng.choice(earlier), imitations, opened[at]
            )
            key, now = jax.random.split(key)
            progress = jnp.float32(min(done, 1))
            learner, losses = optimiser.improve(learner, samples, now, progress, rounds)
            rounds += 1
            if rounds % EVERY == 0:
                _, value, entropy = map(float, losses)
                taken = time.monotonic() - began
                played = rounds * plan.tables * plan.steps
                figures = [f"{figure:.4f}" for figure in (float(share), value, entropy)]
                curve.writerow((f"{taken:.1f}", played, counts[at], *figures))
                say(f"{taken:.0f} s: {played / 1e6:.0f} M choices, {counts[at]} players, {figures}")
            if done * EARLIER_SELVES > len(earlier):
                earlier.append(jax.tree.map(jnp.copy, learner.net))
    path = out / f"{name}.npz"
    save_net(learner.average, path)
    return path
