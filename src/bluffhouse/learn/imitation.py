"""Imitations: small nets that choose like the bots of the house, cheap enough for a GPU.

A learner needs company besides itself. Games between real bots are written down as what each seat
saw and chose, and one small net per kind of bot learns to choose likewise.
"""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Sequence
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from bluffhouse.arena.flat.stepper import Flat
from bluffhouse.bots import bot
from bluffhouse.learn.net import Net, apply, legal_only, new_net
from bluffhouse.learn.perspective import perspective
from bluffhouse.rules.contract import Game

HIDDEN = (256, 256)
SECONDS = 0.05
"""The time for one decision of a bot."""
MAX_DECISIONS = 5_000


class Choices(NamedTuple):
    """Choices of bots, one in each row."""

    seen: NDArray[np.uint8]
    """What the seat saw, in its perspective."""
    table: NDArray[np.float32]
    """The number of players and the options."""
    mask: NDArray[np.bool_]
    """The legal numbers, in its perspective."""
    number: NDArray[np.int32]
    """The number it chose."""
    kind: NDArray[np.int32]
    """Which kind of bot it is."""
    wins: NDArray[np.float32]
    """Each seat's part of the win in the end, beginning with this one."""


def generate(
    tables: Sequence[tuple[Game, int]],
    kinds: Sequence[str],
    games: int,
    seed: str,
    processes: int,
) -> Choices:
    """Return the choices of bots of these kinds, mixed at random at each table."""
    jobs = [(tables, kinds, f"{seed} {n}", games // processes + 1) for n in range(processes)]
    if processes == 1:
        parts = [_play_some(job) for job in jobs]
    else:
        # Not forked: JAX runs threads, and a fork of them can hang.
        with multiprocessing.get_context("spawn").Pool(processes) as pool:
            parts = pool.map(_play_some, jobs)
    return Choices(*map(np.concatenate, zip(*parts, strict=True)))


def _play_some(job: tuple[Sequence[tuple[Game, int]], Sequence[str], str, int]) -> Choices:
    tables, kinds, seed, games = job
    rng = random.Random(seed)
    parts = [_play(*rng.choice(tables), kinds, rng) for _ in range(games)]
    return Choices(*map(np.concatenate, zip(*parts, strict=True)))


def _play(game: Game, players: int, kinds: Sequence[str], rng: random.Random) -> Choices:
    """Play one game and return all its choices."""
    seen = perspective(game.name)
    observed, chosen = seen.observed(players), seen.chosen(players)
    flat = Flat.start(game, players, seed=rng.getrandbits(64))
    state = flat.state
    sits = [rng.randrange(len(kinds)) for _ in range(players)]
    bots = [
        bot(kinds[kind], game, seat, random.Random(rng.getrandbits(64)))
        for seat, kind in enumerate(sits)
    ]
    rows: list[tuple[NDArray[np.uint8], NDArray[np.bool_], int, int]] = []
    happened = state.record.events
    for _ in range(MAX_DECISIONS):
        for player in bots:
            for event in happened:
                player.see(event.seen_by(player.seat))
        seat = flat.to_act
        if seat is None:
            break
        action = bots[seat].act(state.view(seat), state.legal(seat), SECONDS)
        for number in flat.spell(action):
            observation = np.frombuffer(flat.observation(seat) + b"\0", np.uint8)
            mask = np.frombuffer(flat.mask() + b"\0", np.bool_)
            place = int(np.flatnonzero(chosen[seat] == number)[0])
            rows.append((observation[observed[seat]], mask[chosen[seat]], place, seat))
            happened = tuple(flat.apply(number))
    winners = state.result.winners if state.result else ()
    share = np.zeros((players, seen.seats), np.float32)
    for seat in range(players):
        for other in range(players):
            won = (seat + other) % players in winners
            share[seat, other] = won / len(winners) if winners else 1 / players
    seats = [seat for *_, seat in rows]
    return Choices(
        seen=np.array([row[0] for row in rows], np.uint8).reshape(len(rows), -1),
        table=np.tile(seen.table(game, players), (len(rows), 1)),
        mask=np.array([row[1] for row in rows], np.bool_).reshape(len(rows), -1),
        number=np.array([row[2] for row in rows], np.int32),
        kind=np.array([sits[seat] for seat in seats], np.int32),
        wins=share[seats],
    )


def imitate(
    name: str, choices: Choices, kinds: int, steps: int, key: jax.Array, batch: int = 4096
) -> tuple[Net, float]:
    """Return one net per kind of bot, stacked, and how surprised they are by choices they have
    not learned from, in nats per choice."""
    seen = perspective(name)
    first, key = jax.random.split(key)
    keys = jax.random.split(first, kinds)
    nets = jax.vmap(lambda k: new_net(k, seen.width, seen.actions, seen.seats, HIDDEN))(keys)
    optimiser = optax.adam(optax.cosine_decay_schedule(1e-3, steps))
    held = len(choices.number) // 20
    shuffled = np.random.default_rng(0).permutation(len(choices.number))
    data = [jnp.asarray(part[shuffled]) for part in choices[:5]]
    tests, learned = [part[:held] for part in data], [part[held:] for part in data]

    def surprise(net: Net, part: Sequence[jax.Array], of: jax.Array) -> jax.Array:
        what, table, mask, number, kind = part
        logits, _ = apply(net, seen.given(jnp, what, table))
        likely = jax.nn.log_softmax(legal_only(logits, mask))
        each = -jnp.take_along_axis(likely, number[:, None], 1)[:, 0]
        return jnp.sum(each * (kind == of)) / jnp.maximum(1, jnp.sum(kind == of))

    def total(nets: Net, part: Sequence[jax.Array]) -> jax.Array:
        of = jnp.arange(kinds)
        return jnp.mean(jax.vmap(surprise, (0, None, 0))(nets, part, of))

    @jax.jit
    def learn(nets: Net, memory: optax.OptState, key: jax.Array) -> tuple[Net, optax.OptState]:
        rows = jax.random.randint(key, (batch,), 0, len(learned[0]))
        slopes = jax.grad(total)(nets, [part[rows] for part in learned])
        updates, memory = optimiser.update(slopes, memory)
        return optax.apply_updates(nets, updates), memory

    memory = optimiser.init(nets)
    for step in jax.random.split(key, steps):
        nets, memory = learn(nets, memory, step)
    return nets, float(total(nets, tests))
