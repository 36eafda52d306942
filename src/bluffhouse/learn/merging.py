"""Merge two nets of one game into one that follows each of them at its own numbers of players.

One net may be our best with four players and another with six, but a champion is a single net. So a
third net, the student, learns from positions of real games to choose as the right one of them does.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.learn.games import Choices, picked
from bluffhouse.learn.net import Net, apply, legal_only

RATE = 3e-4


class Apart(NamedTuple):
    """How far the student's choices are from those of the net it follows, in nats per choice."""

    here: float
    """At tables where it follows the first net; `elsewhere` is for all other tables."""
    elsewhere: float


class Merger:
    """Teaches a student to choose like `first` with these numbers of players, and otherwise like
    `second`. It begins as a copy of the first."""

    def __init__(
        self, name: str, first: Net, second: Net, counts: frozenset[int], batch: int = 2048
    ) -> None:
        self._seen, self._batch = perspective(name), batch
        self._first, self._second, self._counts = first, second, counts
        self._adam = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1.0))
        self._step = jax.jit(self._one_step)
        self._judge = jax.jit(self._apart)
        self._rng = np.random.default_rng(0)

    def merge(self, choices: Choices, steps: int) -> Net:
        """Return the student after learning from these positions.

        Raises ValueError if there are none for one of the nets.
        """
        here, there = self._halves(choices)
        if not len(here) or not len(there):
            raise ValueError("there must be positions for both nets")
        half = self._batch // 2
        net: Net = jax.tree.map(jnp.copy, self._first)
        memory = self._adam.init(net)
        for step in range(steps):
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            rows = [self._rng.choice(those, half) for those in (here, there)]
            part = self._rows(choices, np.concatenate(rows))
            net, memory = self._step(net, memory, *part, jnp.float32(rate))
        return net

    def apart(self, net: Net, choices: Choices) -> Apart:
        """Return how far a net is from the two, over all these positions."""
        sums = np.zeros((2, 2))
        for start in range(0, len(choices.number), self._batch):
            rows = np.arange(start, start + self._batch)
            part, here = self._rows(choices, rows % len(choices.number))
            each = np.asarray(self._judge(net, part, here))
            counted = (rows < len(choices.number)) & (part.mask.sum(-1) > 1)
            for of, those in enumerate((counted & here, counted & ~here)):
                sums[of] += each[those].sum(), those.sum()
        found = sums[:, 0] / np.maximum(1, sums[:, 1])
        return Apart(float(found[0]), float(found[1]))

    def _halves(self, choices: Choices) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return the rows in which the student follows the first net, and those in which it follows
        the second. A position with one legal number teaches nothing."""
        here = np.isin(choices.players, list(self._counts))
        teaches = choices.mask.sum(-1) > 1
        return np.flatnonzero(here & teaches), np.flatnonzero(~here & teaches)

    def _rows(self, choices: Choices, rows: NDArray[Any]) -> tuple[Choices, NDArray[np.bool_]]:
        """Return these positions, and at which of them the first net is followed."""
        part = picked(choices, rows)
        return part, np.isin(part.players, list(self._counts))

    def _one_step(
        self, net: Net, memory: optax.OptState, part: Any, here: jax.Array, rate: jax.Array
    ) -> tuple[Net, optax.OptState]:
        slopes = jax.grad(lambda net: jnp.mean(self._apart(net, part, here)))(net)
        updates, memory = self._adam.update(slopes, memory)
        return jax.tree.map(lambda old, by: old + rate * by, net, updates), memory

    def _apart(self, net: Net, part: Any, here: jax.Array) -> jax.Array:
        """Return the Kullback–Leibler divergence of each position."""
        given = self._seen.given(jnp, part.seen, part.table)
        own, first, second = (
            jax.nn.log_softmax(legal_only(apply(each, given)[0], part.mask))
            for each in (net, self._first, self._second)
        )
        wanted = jax.lax.stop_gradient(jnp.where(here[:, None], first, second))
        return jnp.sum(jnp.exp(wanted) * jnp.where(part.mask, wanted - own, 0), -1)
