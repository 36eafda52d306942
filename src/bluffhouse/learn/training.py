"""Training: many tables at once, a population of opponents, and proximal policy optimisation.

Each seat of each table is played by the learner, a rival (an earlier self of the learner, or an
exploiter that has studied it), or an imitation of one of our bots: self-play alone settles on one
of many conventions and loses among strangers. Only the learner's choices are learned from.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from bluffhouse.bots.champion.memory import MOST, columns
from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.learn import game as array_game
from bluffhouse.learn.net import NEVER, Net, apply, at_the_table, legal_only
from bluffhouse.rules.contract import Game

LEARNER, RIVAL, FIRST_IMITATION = range(3)
"""The members of the population: the learner, its rival, and then the imitations."""

SPARE = 1.1
"""Rows for the learner's choices in a round, compared with how many it makes on average."""

SLIPS = 0.08
"""A bot that is never in doubt makes no slips; its imitation would, now and then. So an imitation
never makes a choice that is less likely than this fraction of the likeliest one."""


@dataclass(frozen=True)
class Plan:
    """How to train."""

    tables: int = 8_192
    steps: int = 32
    epochs: int = 3
    minibatches: int = 8
    rate: float = 3e-4
    last_rate: float = 3e-5
    clip: float = 0.1
    entropy: float = 0.02
    last_entropy: float = 0.005
    look_ahead: float = 0.95
    """How far a choice is judged by what came of it (1) or by the net's next estimate (0)."""
    leash: float = 0.0
    """Weight in the loss of the cross-entropy with the anchor's choices; 0: no leash."""
    shares: tuple[float, ...] = (0.3, 0.1, 0.25, 0.25, 0.1)
    """How often the learner, its rival and each imitation sit at a seat."""
    alike: float = 0.5
    """How many tables have one learner among others that are all the same."""
    slips: float = SLIPS
    """The fraction below which an imitation drops a choice."""

    def among(self, kinds: int) -> Plan:
        """Return the plan for so many imitations, which share what all of them have here."""
        if kinds == len(self.shares) - FIRST_IMITATION:
            return self
        own, rival, *others = self.shares
        if not kinds:
            return replace(self, shares=(1 - rival, rival))
        return replace(self, shares=(own, rival, *[sum(others) / kinds] * kinds))

    def learned_rows(self, counts: Sequence[int]) -> int:
        """Return how many choices of a round are learned from, as a multiple of the minibatches.

        They are the learner's own, about a third of all: computing with the others would be a
        waste. A round in which it makes more drops the last ones.
        """
        own = self.shares[LEARNER] / sum(self.shares)
        parts = [1 / n + (1 - self.alike) * (1 - 1 / n) * own for n in counts]
        wanted = self.tables * self.steps * min(1.0, SPARE * sum(parts) / len(parts))
        return math.ceil(wanted / self.minibatches) * self.minibatches


class Step(NamedTuple):
    """What happened at every table in one step."""

    seen: jax.Array
    mask: jax.Array
    number: jax.Array
    likely: jax.Array
    """The logarithm of the probability that the learner gave the chosen number."""
    wins: jax.Array
    """Its estimate of every seat's chance to win."""
    seat: jax.Array
    learner: jax.Array
    over: jax.Array
    won: jax.Array
    """Each seat's part of the win, if the game is over."""
    sits: jax.Array


class Sample(NamedTuple):
    """A choice to learn from."""

    seen: jax.Array
    table: jax.Array
    mask: jax.Array
    number: jax.Array
    likely: jax.Array
    better: jax.Array
    """How much more of the win it brought than was expected."""
    target: jax.Array
    """What the chances to win turned out to be."""
    players: jax.Array
    learner: jax.Array


class Tables(NamedTuple):
    """Tables in play, all with the same number of players."""

    states: Any
    sits: jax.Array
    """The member of the population at each seat."""
    memory: jax.Array
    """What everybody has seen of each seat."""
    key: jax.Array


class Room:
    """Tables of one game with one number of players. Each keeps its options for good: half of them
    the usual ones, the others all sorts."""

    def __init__(
        self, games: Sequence[Game], players: int, plan: Plan, rows: int | None = None
    ) -> None:
        """`rows`: how many choices of a round are learned from, the same for all rooms of a run."""
        name = games[0].name
        seen = perspective(name)
        self.plan, self.players = plan, players
        self._rows = rows or plan.learned_rows([players])
        self._env = array_game(name, players=players)
        self._observed = jnp.asarray(seen.observed(players))
        self._chosen = jnp.asarray(seen.chosen(players))
        self._perspective = seen
        self._seats = seen.seats
        rest = games[1:] or games
        options = [
            games[0] if row % 2 == 0 else rest[row // 2 % len(rest)] for row in range(plan.tables)
        ]
        self._table = jnp.asarray(np.array([seen.table(game, players) for game in options]))
        switches = [self._env.read_switches(game.options) for game in options]
        self._switches = jax.tree.map(lambda *values: jnp.asarray(np.array(values)), *switches)
        # Seen from its own seat, seat s of the table is number (s - own) % players.
        turned = [[(own + other) % players for other in range(players)] for own in range(players)]
        self._turned = jnp.asarray(np.array(turned, np.int32))
        self.play: Callable[[Net, Net, Net | None, Tables], tuple[Tables, Sample, jax.Array]]
        self.play = jax.jit(self.played, donate_argnums=3)

    def compile(self, net: Net, imitations: Net | None, tables: Tables) -> None:
        """Compile `play` for nets and tables of these shapes."""
        jitted = jax.jit(self.played, donate_argnums=3)
        self.play = jitted.lower(net, net, imitations, tables).compile()

    def start(self, key: jax.Array) -> Tables:
        """Open the tables."""
        first, second, key = jax.random.split(key, 3)
        keys = jax.random.split(first, self.plan.tables)
        begin = jax.vmap(lambda s, k: self._env.with_switches(s).init(k))
        states = jax.jit(begin)(self._switches, keys)
        memory = jnp.zeros(
            (self.plan.tables, self.players, columns(self._perspective.name)), jnp.uint8
        )
        return Tables(states, self._sit(second), memory, key)

    def _sit(self, key: jax.Array) -> jax.Array:
        """Return the player of each seat; the learner always has one. At some tables all others
        are the same, as in a trial of one among others."""
        size = (self.plan.tables, self.players)
        draw, seat, alike = jax.random.split(key, 3)
        shares = jnp.log(jnp.array(self.plan.shares))
        sits = jax.random.categorical(draw, shares, shape=size)
        same = jax.random.uniform(alike, size[:1]) < self.plan.alike
        others = jax.random.categorical(alike, shares.at[LEARNER].set(NEVER), shape=size[:1])
        sits = jnp.where(same[:, None], others[:, None], sits)
        own = jax.random.randint(seat, size[:1], 0, self.players)
        return jnp.where(jnp.arange(self.players) == own[:, None], LEARNER, sits)

    def _look(self, observation: jax.Array, memory: jax.Array, seat: jax.Array) -> jax.Array:
        """Return observations and memories in the perspective of seats."""
        both = jnp.concatenate((observation, memory.reshape(len(memory), -1)), 1)
        padded = jnp.pad(both, ((0, 0), (0, 1)))
        return jnp.take_along_axis(padded, self._observed[seat], 1)

    def _input(self, seen: jax.Array) -> jax.Array:
        given: jax.Array = self._perspective.given(jnp, seen, self._table)
        return given

    def _step(
        self, learner: Net, rival: Net, imitations: Net | None, tables: Tables, _: None
    ) -> tuple[Tables, Step]:
        states, sits, memory, key = tables
        key, choose, move, sit = jax.random.split(key, 4)
        rows = jnp.arange(len(sits))
        seat = states.current_player
        seen = self._look(states.observation, memory, seat)
        legal = jnp.pad(states.legal_action_mask, ((0, 0), (0, 1)))
        mask = jnp.take_along_axis(legal, self._chosen[seat], 1)
        given = self._input(seen)
        logits, wins = apply(learner, given)
        # An exploiter has no rival, so don't compute choices that nobody would make.
        has_rival = self.plan.shares[RIVAL] > 0
        everybody = jnp.stack((logits, apply(rival, given)[0] if has_rival else logits))
        if imitations is not None:
            of_imitations = jax.vmap(apply, (0, None))(imitations, given)[0]
            best = legal_only(of_imitations, mask).max(-1, keepdims=True)
            slips = of_imitations < best + math.log(self.plan.slips)
            of_imitations = jnp.where(slips, NEVER, of_imitations)
            everybody = jnp.concatenate((everybody, of_imitations))
        sitting = sits[rows, seat]
        number = jax.random.categorical(choose, legal_only(everybody[sitting, rows], mask))
        likely = jax.nn.log_softmax(legal_only(logits, mask))[rows, number]
        after, noted = jax.vmap(self._played)(
            self._switches, states, self._chosen[seat, number], jax.random.split(move, len(rows))
        )
        over = after.terminated | after.truncated
        won = (after.rewards * (self.players - 1) + 1) / self.players
        chances = jax.nn.softmax(at_the_table(wins, self.players))[:, : self.players]
        step = Step(seen, mask, number, likely, chances, seat, sitting == LEARNER, over, won, sits)
        memory += jnp.minimum(noted, MOST - memory)
        memory = jnp.where(over[:, None, None], 0, memory)
        return Tables(after, jnp.where(over[:, None], self._sit(sit), sits), memory, key), step

    def _played(
        self, switches: Any, state: Any, number: jax.Array, key: jax.Array
    ) -> tuple[Any, jax.Array]:
        """Return a table after a choice, and what everybody has seen of each seat in it."""
        env = self._env.with_switches(switches)
        after = env.step_or_restart(state, number, key)
        return after, env.noted(state._table, number, after._table)

    def played(
        self, learner: Net, rival: Net, imitations: Net | None, tables: Tables
    ) -> tuple[Tables, Sample, jax.Array]:
        """Play some steps. Return the tables, what to learn, and what the learner won in how many
        games that ended."""
        step = partial(self._step, learner, rival, imitations)
        tables, steps = jax.lax.scan(step, tables, None, self.plan.steps)
        learners = (steps.sits == LEARNER) & steps.over[..., None]
        tally = jnp.stack((jnp.sum(steps.won * learners), jnp.sum(learners)))
        return tables, self._judge(learner, tables, steps), tally

    def _judge(self, learner: Net, tables: Tables, steps: Step) -> Sample:
        """Work out backwards what came of each choice.

        `following` is what each seat may expect from its own next choice on, as it sees the seats.
        """
        plan, rows = self.plan, jnp.arange(self.plan.tables)

        def observe(switches: Any, state: Any, seat: jax.Array) -> jax.Array:
            return self._env.with_switches(switches).observe(state, seat)

        following = []
        for own in range(self.players):
            observation = jax.vmap(observe, (0, 0, None))(
                self._switches, tables.states, jnp.int32(own)
            )
            seen = self._look(observation, tables.memory, jnp.full(plan.tables, own))
            _, wins = apply(learner, self._input(seen))
            following.append(jax.nn.softmax(at_the_table(wins, self.players))[:, : self.players])

        def back(following: jax.Array, step: Step) -> tuple[jax.Array, jax.Array]:
            ending = step.won[:, self._turned]
            following = jnp.where(step.over[:, None, None], ending, following)
            target = following[rows, step.seat]
            mixed = plan.look_ahead * target + (1 - plan.look_ahead) * step.wins
            return following.at[rows, step.seat].set(mixed), target

        _, target = jax.lax.scan(back, jnp.stack(following, 1), steps, reverse=True)
        sample = Sample(
            seen=steps.seen,
            table=jnp.broadcast_to(self._table, (plan.steps, *self._table.shape)),
            mask=steps.mask,
            number=steps.number,
            likely=steps.likely,
            better=target[..., 0] - steps.wins[..., 0],
            target=jnp.pad(target, ((0, 0), (0, 0), (0, self._seats - self.players))),
            players=jnp.full(steps.number.shape, self.players),
            learner=steps.learner,
        )
        flat = jax.tree.map(lambda part: part.reshape(-1, *part.shape[2:]), sample)
        [mine] = jnp.nonzero(flat.learner, size=self._rows, fill_value=0)
        kept: Sample = jax.tree.map(lambda part: part[mine], flat)
        return kept._replace(learner=jnp.arange(self._rows) < jnp.sum(flat.learner))


class Learner(NamedTuple):
    """The net that learns, its optimiser's memory, and the average of its weights."""

    net: Net
    memory: optax.OptState
    average: Net


class Optimiser:
    """Improves the net from samples."""

    def __init__(self, name: str, plan: Plan, anchor: Net | None = None) -> None:
        """`anchor`: a net whose choices the learner stays close to; `plan.leash` says how much."""
        if plan.leash and anchor is None:
            raise ValueError("a plan with a leash needs an anchor")
        self.plan, self._anchor = plan, anchor
        self._seen = perspective(name)
        # At rate 1: `_improve` scales the steps as the training goes on.
        self._adam = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1.0, eps=1e-5))
        self.improve: Callable[..., tuple[Learner, Any]]
        self.improve = jax.jit(self._improve, donate_argnums=0)

    def compile(self, learner: Learner, samples: Sample) -> None:
        """Compile `improve` for a net and samples of these shapes."""
        jitted = jax.jit(self._improve, donate_argnums=0)
        key, done, count = jax.random.key(0), jnp.float32(0), jnp.int32(0)
        self.improve = jitted.lower(learner, samples, key, done, count).compile()

    def start(self, net: Net) -> Learner:
        """Return a learner that begins with this net."""
        net = jax.tree.map(jnp.copy, net)
        return Learner(net, self._adam.init(net), jax.tree.map(jnp.copy, net))

    def _loss(self, net: Net, sample: Sample, entropy: jax.Array) -> tuple[jax.Array, Any]:
        given = self._seen.given(jnp, sample.seen, sample.table)
        logits, wins = apply(net, given)
        every = jax.nn.log_softmax(legal_only(logits, sample.mask))
        likely = jnp.take_along_axis(every, sample.number[:, None], 1)[:, 0]
        weight = sample.learner / jnp.maximum(1, jnp.sum(sample.learner))
        mean = jnp.sum(sample.better * weight)
        spread = jnp.sqrt(jnp.sum((sample.better - mean) ** 2 * weight)) + 1e-6
        better = (sample.better - mean) / spread
        ratio = jnp.exp(likely - sample.likely)
        clipped = jnp.clip(ratio, 1 - self.plan.clip, 1 + self.plan.clip)
        policy = -jnp.sum(jnp.minimum(ratio * better, clipped * better) * weight)
        there = jnp.arange(wins.shape[-1]) < sample.players[:, None]
        chances = jax.nn.log_softmax(jnp.where(there, wins, NEVER))
        value = -jnp.sum(jnp.sum(sample.target * jnp.where(there, chances, 0), -1) * weight)
        spice = -jnp.sum(jnp.sum(jnp.exp(every) * jnp.where(sample.mask, every, 0), -1) * weight)
        loss = policy + 0.5 * value - entropy * spice
        if self.plan.leash:
            assert self._anchor is not None
            anchored = jax.nn.softmax(legal_only(apply(self._anchor, given)[0], sample.mask))
            # Cross-entropy: it is costly to make a choice unlikely that the anchor makes often.
            straying = -jnp.sum(anchored * jnp.where(sample.mask, every, 0), -1)
            loss += self.plan.leash * jnp.sum(straying * weight)
        return loss, (policy, value, spice)

    def _improve(
        self, learner: Learner, samples: Sample, key: jax.Array, done: jax.Array, count: jax.Array
    ) -> tuple[Learner, Any]:
        plan = self.plan
        entropy = plan.entropy + (plan.last_entropy - plan.entropy) * done
        rate = plan.rate + (plan.last_rate - plan.rate) * done
        rows = len(samples.number)
        # The average is over about the last quarter of the training.
        slow = 1 / (10 + 0.25 * count * plan.epochs * plan.minibatches)

        def some(learner: Learner, picked: jax.Array) -> tuple[Learner, Any]:
            sample = jax.tree.map(lambda part: part[picked], samples)
            slopes, losses = jax.grad(self._loss, has_aux=True)(learner.net, sample, entropy)
            updates, memory = self._adam.update(slopes, learner.memory, learner.net)
            net = jax.tree.map(lambda part, step: part + rate * step, learner.net, updates)
            average = jax.tree.map(lambda old, new: old + (new - old) * slow, learner.average, net)
            return Learner(net, memory, average), losses

        def epoch(learner: Learner, key: jax.Array) -> tuple[Learner, Any]:
            order = jax.random.permutation(key, rows).reshape(plan.minibatches, -1)
            return jax.lax.scan(some, learner, order)

        learner, losses = jax.lax.scan(epoch, learner, jax.random.split(key, plan.epochs))
        return learner, jax.tree.map(jnp.mean, losses)
