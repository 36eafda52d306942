"""Imitations: small nets that choose like the bots of the house, cheap enough for a GPU.

A learner needs company besides itself. Real games between bots are recorded (`games.py`), and
one small net per kind of bot learns to choose like it. The same games teach any net what each
seat's chance to win is.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.learn.games import Choices, joined
from bluffhouse.learn.net import NEVER, Net, apply, legal_only, new_net

HIDDEN = (256, 256)
PASSES = 25
"""How many times an example is learned from at most."""
HELD_OUT = 20
"""One batch of games in this many is held out for testing."""


class Examples(NamedTuple):
    """Choices on the device, padded to a fixed number of rows so that more of them need no new
    compilation."""

    choices: Any
    rows: jax.Array


class Library:
    """The choices seen so far: the latest ones, up to a limit."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.count = self.rows = 0
        self._kept: Choices | None = None
        self._held: list[Choices] = []

    def add(self, choices: Choices) -> None:
        """Add choices of new games; the last ones are held out."""
        held = len(choices.number) // HELD_OUT
        self._held.append(_cut(choices, len(choices.number) - held, None))
        self.count += len(choices.number)
        news: list[Any] = list(_cut(choices, 0, len(choices.number) - held))
        if self._kept is not None:
            old: list[Any] = list(_cut(self._kept, 0, self.rows))
            news = [np.concatenate(pair) for pair in zip(old, news, strict=True)]
        parts = [part[-self.limit :] for part in news]
        self.rows = len(parts[0])
        # Padded with rows that are never drawn.
        padded: list[Any] = [
            np.pad(part, [(0, self.limit - self.rows)] + [(0, 0)] * (part.ndim - 1))
            for part in parts
        ]
        self._kept = Choices(*padded)

    def examples(self) -> Examples:
        """Return what to learn from."""
        assert self._kept is not None
        on_device: list[Any] = [jnp.asarray(part) for part in self._kept]
        return Examples(Choices(*on_device), jnp.int32(self.rows))

    def held_out(self) -> Choices:
        """Return choices that nothing has learned from."""
        return joined(self._held)


class Imitator:
    """Teaches nets to choose like bots, and to estimate the chances to win."""

    def __init__(self, name: str, kinds: int, batch: int = 8192) -> None:
        self._seen = perspective(name)
        self._kinds, self._batch = kinds, batch
        self._adam = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1.0))
        self._imitate = jax.jit(self._learn_all)
        self._copy = jax.jit(self._learn_one)
        self._each_surprise = jax.jit(jax.vmap(self._surprise, (0, None, 0)))
        self._fit = jax.jit(self._learn_chances)

    def new(self, key: jax.Array) -> Net:
        """Return an untrained imitation of each kind, stacked."""
        seen = self._seen
        keys = jax.random.split(key, self._kinds)
        sizes = (seen.width, seen.actions, seen.seats, HIDDEN)
        nets: Net = jax.jit(jax.vmap(lambda key: new_net(key, *sizes)))(keys)
        return nets

    def imitate(self, nets: Net, examples: Examples, steps: int, key: jax.Array) -> Net:
        """Return the imitations after this many more steps."""
        learned: Net = self._imitate(nets, examples, key, self._enough(examples, steps))
        return learned

    def copy(self, net: Net, examples: Examples, steps: int, key: jax.Array) -> Net:
        """Return a net that chooses like the first kind and knows the chances to win."""
        learned: Net = self._copy(net, examples, key, self._enough(examples, steps))
        return learned

    def fit_chances(self, net: Net, examples: Examples, steps: int, key: jax.Array) -> Net:
        """Return the net with only its head for the chances to win trained again."""
        learned: Net = self._fit(net, examples, key, self._enough(examples, steps))
        return learned

    def surprise(self, nets: Net, choices: Choices) -> list[float]:
        """Return how surprised each imitation is by choices of its kind, in nats per choice."""
        of = jnp.arange(self._kinds)
        parts = [self._each_surprise(nets, part, of) for part in _in_pieces(choices)]
        return [float(part) for part in jnp.mean(jnp.stack(parts), 0)]

    # What is learned.

    def _surprise(self, net: Net, part: Any, of: Any) -> jax.Array:
        logits, _ = apply(net, self._seen.given(jnp, part.seen, part.table))
        likely = jax.nn.log_softmax(legal_only(logits, part.mask))
        each = -jnp.take_along_axis(likely, part.number[:, None], 1)[:, 0]
        # A decision with one legal number teaches nothing.
        counts = (part.kind == of) & (part.mask.sum(-1) > 1)
        return jnp.sum(each * counts) / jnp.maximum(1, jnp.sum(counts))

    def _misjudged(self, wins: jax.Array, part: Any) -> jax.Array:
        there = jnp.arange(wins.shape[-1]) < part.players[:, None]
        chances = jax.nn.log_softmax(jnp.where(there, wins, NEVER))
        return -jnp.mean(jnp.sum(part.wins * jnp.where(there, chances, 0), -1))

    def _all(self, nets: Net, part: Any) -> jax.Array:
        of = jnp.arange(self._kinds)
        return jnp.sum(jax.vmap(self._surprise, (0, None, 0))(nets, part, of))

    def _one(self, net: Net, part: Any) -> jax.Array:
        _, wins = apply(net, self._seen.given(jnp, part.seen, part.table))
        return self._surprise(net, part, 0) + 0.5 * self._misjudged(wins, part)

    def _learn_all(self, nets: Net, examples: Examples, key: jax.Array, steps: jax.Array) -> Net:
        return self._descend(self._all, nets, examples, key, steps, 1e-3)

    def _learn_one(self, net: Net, examples: Examples, key: jax.Array, steps: jax.Array) -> Net:
        return self._descend(self._one, net, examples, key, steps, 1e-3)

    def _learn_chances(self, net: Net, examples: Examples, key: jax.Array, steps: jax.Array) -> Net:
        heads = {name: part for name, part in net.items() if name.endswith("_wins")}

        def wrong(heads: Net, part: Any) -> jax.Array:
            # Whoever only asks for the chances often remembers nothing.
            forgets = jnp.arange(self._batch)[:, None] % 2 == 0
            part = part._replace(seen=jnp.where(forgets & self._seen.remembered, 0, part.seen))
            _, wins = apply(net | heads, self._seen.given(jnp, part.seen, part.table))
            return self._misjudged(wins, part)

        return net | self._descend(wrong, heads, examples, key, steps, 1e-3)

    def _descend(
        self, loss: Any, net: Net, examples: Examples, key: jax.Array, steps: jax.Array, rate: float
    ) -> Net:
        def step(at: jax.Array, carried: Any) -> Any:
            net, memory = carried
            rows = jax.random.randint(jax.random.fold_in(key, at), (self._batch,), 0, examples.rows)
            part = jax.tree.map(lambda each: each[rows], examples.choices)
            slopes = jax.grad(loss)(net, part)
            updates, memory = self._adam.update(slopes, memory)
            size = rate * 0.5 * (1 + jnp.cos(jnp.pi * at / steps))
            return jax.tree.map(lambda old, by: old + size * by, net, updates), memory

        learned: Net = jax.lax.fori_loop(0, steps, step, (net, self._adam.init(net)))[0]
        return learned

    def _enough(self, examples: Examples, steps: int) -> jax.Array:
        """Return the number of steps, limited so that the examples are not learned by heart."""
        limit: jax.Array = jnp.int32(min(steps, 1 + PASSES * int(examples.rows) // self._batch))
        return limit


def _in_pieces(choices: Choices, size: int = 8192) -> list[Choices]:
    """Return the choices in full pieces of the same size, or all in one if none is full."""
    whole = len(choices.number) // size
    if whole == 0:
        return [choices]
    return [_cut(choices, at * size, (at + 1) * size) for at in range(whole)]


def _cut(choices: Choices, start: int, end: int | None) -> Choices:
    """Return some of the choices."""
    parts: list[Any] = [part[start:end] for part in choices]
    return Choices(*parts)
