"""All games as PettingZoo parallel environments: seats that choose at the same time step together.

from bluffhouse.arena.pettingzoo_parallel import parallel_env

table = parallel_env("bluff_pirate", players=4)
observations, infos = table.reset(seed=7)
observations, rewards, terminations, truncations, infos = table.step(actions)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from bluffhouse.arena.pettingzoo import Observation, observation_space_of
from bluffhouse.flat import flat_of, rewards
from bluffhouse.flat.stepper import Said
from bluffhouse.rules import game as game_of
from bluffhouse.rules.contract import Action

Step = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


def parallel_env(name: str, players: int = 4, **options: object) -> ParallelTable:
    """Return a table of this game, with its options, as a parallel environment."""
    return ParallelTable(name, players, **options)


class ParallelTable(ParallelEnv):  # type: ignore[misc]
    """A table at which every seat that may choose now chooses one number per step.

    The mask of a seat that has nothing to choose is all zeros, and its number is ignored. Actions
    are played once all seats that choose at the same time have spelled theirs.
    """

    def __init__(self, name: str, players: int, **options: object) -> None:
        self.game = game_of(name, **options)
        self.flat_game = flat_of(self.game, players)
        self.metadata = {"name": f"bluffhouse_{name}", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._observation_space = observation_space_of(self.flat_game)
        self._action_spaces = {
            agent: spaces.Discrete(self.flat_game.size) for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self._games = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a new game. Without a seed, it follows from the last seed given."""
        if seed is not None:
            self._games = np.random.default_rng(seed)
        self.agents = self.possible_agents.copy()
        self.state_of_game = self.game.start(len(self.agents), int(self._games.integers(1 << 62)))
        self._choices = 0
        self._ask(self.state_of_game.to_act[0])
        return self._observations(), {agent: {} for agent in self.agents}

    def _ask(self, seat: int) -> None:
        """Start a choice for this seat and for those that choose at the same time."""
        seats = self.flat_game.at_once(self.state_of_game, seat)
        self._said: dict[int, Said] = dict.fromkeys(seats, ())
        self._spelled: dict[int, Action] = {}

    @property
    def choosing(self) -> tuple[int, ...]:
        """The seats that choose a number in the next step."""
        return tuple(seat for seat in self._said if seat not in self._spelled)

    def step(self, actions: Mapping[str, int]) -> Step:
        """Take the numbers of all agents that choose now.

        Raises ValueError if one of them is not legal; nothing changes then.
        """
        if not self.agents:
            raise RuntimeError("reset the table before stepping")
        said = {seat: self._next(seat, actions) for seat in self.choosing}
        self._said |= said
        self._choices += len(said)
        for seat, numbers in said.items():
            action = self.flat_game.read(self.state_of_game, seat, numbers)
            if action is not None:
                self._spelled[seat] = action
        if not self.choosing:
            self._play()
        return self._result()

    def _next(self, seat: int, actions: Mapping[str, int]) -> Said:
        """Return the numbers the seat has spelled so far, including its next one."""
        number = int(actions[self.possible_agents[seat]])
        if number not in self.flat_game.legal(self.state_of_game, seat, self._said[seat]):
            raise ValueError(f"number {number} is not legal for seat {seat} now")
        return (*self._said[seat], number)

    def _play(self) -> None:
        state = self.state_of_game
        for seat, action in sorted(self._spelled.items()):
            state.play(seat, action)
        if state.result is None:
            self._ask(self.flat_game.next_seat(state, seat, action))
        else:
            self._said, self._spelled = {}, {}

    def _result(self) -> Step:
        result = self.state_of_game.result
        too_long = result is None and self._choices >= self.flat_game.longest
        if too_long:
            self._said, self._spelled = {}, {}
        agents = self.agents
        over = result is not None or too_long
        paid = rewards(result, len(agents)) if over else [0.0] * len(agents)
        told: Step = (
            self._observations(),
            dict(zip(agents, paid, strict=True)),
            dict.fromkeys(agents, result is not None),
            dict.fromkeys(agents, too_long),
            {agent: {} for agent in agents},
        )
        if over:
            self.agents = []
        return told

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observation(seat) for seat, agent in enumerate(self.agents)}

    def _observation(self, seat: int) -> Observation:
        said = self._said.get(seat, ())
        choosing = seat in self.choosing
        view = self.state_of_game.view(seat)
        mask = bytearray(self.flat_game.size)
        if choosing:
            for number in self.flat_game.legal(self.state_of_game, seat, said):
                mask[number] = 1
        pieces = self.flat_game.observe(view, said if choosing else ())
        return {
            "observation": np.frombuffer(bytearray().join(pieces), np.uint8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
