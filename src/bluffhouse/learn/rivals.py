"""Rivals of a learner: its earlier selves, and exploiters that study it to find its weaknesses.

An exploiter is a best response: it sits alone among players that never change, and learns to beat
just them. How much it wins says how far those players can be exploited (`bench.exploit`); a learner
that meets its exploiters again and again has to mend what they found.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import jax
import jax.numpy as jnp

from bluffhouse.learn.net import Net
from bluffhouse.learn.training import Learner, Optimiser, Plan, Room
from bluffhouse.rules.contract import Game

EARLIER_SELVES = 12
"""How many earlier selves join the rivals, evenly over a training."""


class Share(NamedTuple):
    """A best response's part of the wins compared with a fair share, with half a 95 % interval."""

    value: float
    spread: float
    games: int


class Exploiter:
    """Trains a best response to frozen players at tables of one size."""

    def __init__(self, games: Sequence[Game], players: int, plan: Plan, key: jax.Array) -> None:
        """`plan.slips`: the fraction below which the frozen players drop a choice."""
        # The learner at one seat, the frozen players at all others.
        plan = replace(plan, shares=(0.0, 0.0, 1.0), entropy=0.01, last_entropy=0.002)
        self.plan, self.players, self.rounds = plan, players, 0
        self._room, self._optimiser = Room(games, players, plan), Optimiser(games[0].name, plan)
        self._tables = self._room.start(key)

    def compile(self, frozen: Net, net: Net) -> None:
        """Compile everything for a stack of one frozen net and a net of these shapes."""
        self._room.compile(net, frozen, self._tables)
        samples = jax.eval_shape(self._room.played, net, net, frozen, self._tables)[1]
        self._optimiser.compile(self._optimiser.start(net), samples)

    def study(self, frozen: Net, net: Net) -> None:
        """Begin to study the players of this stack of one net, with the skills of the other."""
        self._frozen = frozen
        self._learner: Learner = self._optimiser.start(net)
        self.rounds = 0

    def practise(self, key: jax.Array, done: float) -> int:
        """Play and learn for one round; return how many choices were made."""
        net = self._learner.net
        self._tables, samples, _ = self._room.play(net, net, self._frozen, self._tables)
        self._learner, _ = self._optimiser.improve(
            self._learner, samples, key, jnp.float32(done), jnp.int32(self.rounds)
        )
        self._learner.net["w0"].block_until_ready()  # otherwise rounds queue up on the device
        self.rounds += 1
        return self.plan.tables * self.plan.steps

    @property
    def net(self) -> Net:
        """Return the best response found so far."""
        return self._learner.average

    def share(self, rounds: int) -> Share:
        """Return what the best response wins in so many rounds."""
        won = games = 0.0
        for _ in range(rounds):
            self._tables, _, tally = self._room.play(self.net, self.net, self._frozen, self._tables)
            won, games = won + float(tally[0]), games + float(tally[1])
        part = won / games
        spread = 1.96 * self.players * (part * (1 - part) / games) ** 0.5
        return Share(part * self.players, spread, int(games))


class Rivals:
    """The rivals of a learner, which grow in number as it learns."""

    def __init__(self, known: Sequence[Net], exploiter: Exploiter | None, rounds: int) -> None:
        """`rounds`: after so many, an exploiter joins and the next one begins to study."""
        self._selves, self.exploiters = list(known), list[Net]()
        self._exploiter, self._rounds = exploiter, rounds

    @property
    def nets(self) -> list[Net]:
        return [*self._selves, *self.exploiters]

    def choose(self, rng: random.Random) -> Net:
        """Return the rival of the next round: an earlier self or, as often, an exploiter."""
        groups = [group for group in (self._selves, self.exploiters) if group]
        return rng.choice(rng.choice(groups))

    def add_self(self, learner: Learner, done: float) -> None:
        """Add a copy of the learner to its earlier selves if it is time for another.

        `done`: the fraction of its training that is over.
        """
        if done * EARLIER_SELVES > len(self._selves):
            self._selves.append(jax.tree.map(jnp.copy, learner.net))

    def practise(self, learner: Learner, key: jax.Array) -> None:
        """Let the exploiter, if there is one, practise for a round.

        After its last round, it joins the rivals, and the next one begins to study the learner as
        it is now.
        """
        exploiter = self._exploiter
        if exploiter is None:
            return
        if exploiter.rounds in (0, self._rounds):
            if exploiter.rounds:
                self.exploiters.append(jax.tree.map(jnp.copy, exploiter.net))
            now = jax.tree.map(jnp.copy, learner.average)
            exploiter.study(stack_of_one(now), now)
        exploiter.practise(key, exploiter.rounds / self._rounds)


def stack_of_one(net: Net) -> Net:
    """Return the net as a stack of nets, like the imitations."""
    return {name: part[None] for name, part in net.items()}
