"""Sparring: rounds on arrays while the real games of a net's next lesson are being played.

Lessons among our bots teach a net to beat only those bots, and a player who studies the net finds
what it has neglected. So between lessons it meets its earlier selves and its exploiters, and mends
its weaknesses.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import jax
import jax.numpy as jnp

from bluffhouse.bots.champion.mind import DROPPED
from bluffhouse.learn.net import Net
from bluffhouse.learn.rivals import Exploiter, Rivals, stack_of_one
from bluffhouse.learn.training import Learner, Optimiser, Plan, Room
from bluffhouse.rules.contract import Game

SHARES = (0.5, 0.5)
"""How often the learner and its rival sit at a seat."""


class Sparring:
    """Tables of one size where a learner meets its rivals."""

    def __init__(
        self,
        games: Sequence[Game],
        players: int,
        plan: Plan,
        net: Net,
        *,
        rounds: int,
        exploiter_rounds: int,
        seed: int = 0,
    ) -> None:
        """`rounds`: how many the learner plays before each lesson. The exploiter practises for one
        round after each of them, and then until the lesson's games are ready. After
        `exploiter_rounds`, it joins the rivals, and the next one begins."""
        self.rounds, self._rng = rounds, random.Random(seed)
        plan = replace(plan, shares=SHARES, slips=DROPPED)
        self._room, self._optimiser = Room(games, players, plan), Optimiser(games[0].name, plan)
        self._tables = self._room.start(self._key())
        exploiter = Exploiter(games, players, plan, self._key())
        with ThreadPoolExecutor(3) as threads:
            samples = jax.eval_shape(self._room.played, net, net, None, self._tables)[1]
            compiling = [
                threads.submit(self._room.compile, net, None, self._tables),
                threads.submit(self._optimiser.compile, self._optimiser.start(net), samples),
                threads.submit(exploiter.compile, stack_of_one(net), net),
            ]
            for each in compiling:
                each.result()
        self.rivals = Rivals([net], exploiter, exploiter_rounds)

    def _key(self) -> jax.Array:
        return jax.random.key(self._rng.getrandbits(32))

    def spar(
        self, learner: Learner, done: float, improved: int, ready: Callable[[], bool]
    ) -> Learner:
        """Return the learner after its rounds, once the games of its lesson are ready.

        `done`: the fraction of the lessons' time that is over; `improved`: how often the learner
        has been improved.
        """
        for turn in range(self.rounds):
            rival = self.rivals.choose(self._rng)
            self._tables, samples, _ = self._room.play(learner.net, rival, None, self._tables)
            learner, _ = self._optimiser.improve(
                learner, samples, self._key(), jnp.float32(done), jnp.int32(improved + turn)
            )
            self.rivals.practise(learner, self._key())
        while not ready():
            self.rivals.practise(learner, self._key())
        self.rivals.add_self(learner, done)
        return learner


__all__ = ["Sparring"]
