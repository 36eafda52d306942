"""All games as PettingZoo AEC environments (`pip install bluffhouse[research]`).

from bluffhouse.arena.pettingzoo import env

table = env("lie", players=4, wild_ones=True)
table.reset(seed=7)
for agent in table.agent_iter():
    observation, reward, termination, truncation, info = table.last()
    ...
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from bluffhouse.flat import Flat, FlatGame, flat_of, rewards
from bluffhouse.locales import Words
from bluffhouse.rules import game as game_of
from bluffhouse.text import GameText, text_of

UINT8, INT8 = np.dtype(np.uint8), np.dtype(np.int8)
RENDER_MODES = ["human", "ansi"]

Observation = dict[str, NDArray[Any]]


def env(name: str, players: int = 4, render_mode: str | None = None, **options: object) -> Table:
    """Return a table of this game, with its options, as an environment."""
    return Table(name, players, render_mode, **options)


raw_env = env
"""PettingZoo's name for an environment without wrappers: ours checks its arguments itself."""


def observation_space_of(flat_game: FlatGame) -> spaces.Dict:
    """Return the space of what an agent observes: a row of numbers, and the mask of its choices."""
    high = [piece.high for piece in flat_game.layout for _ in range(piece.size)]
    low = np.zeros(len(high), np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, np.array(high, np.uint8), dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (flat_game.size,), np.int8),
        }
    )


class Table(AECEnv):  # type: ignore[misc]
    def __init__(
        self, name: str, players: int, render_mode: str | None = None, **options: object
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode={render_mode!r}: must be human, ansi or None")
        self.game = game_of(name, **options)
        self.flat_game = flat_of(self.game, players)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"bluffhouse_{name}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space_of(self.flat_game) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.flat_game.size) for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self._games = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed, it follows from the last seed given."""
        if seed is not None:
            self._games = np.random.default_rng(seed)
        deal = int(self._games.integers(1 << 62))
        self.flat = Flat.start(self.game, len(self.possible_agents), deal)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        assert self.flat.to_act is not None
        self.agent_selection = self.agents[self.flat.to_act]

    def observe(self, agent: str) -> Observation:
        """Return the agent's `observation` and the `action_mask` of what it may choose now."""
        seat = self._seat_of[agent]
        return {
            "observation": np.frombuffer(self.flat.observation(seat), UINT8),
            "action_mask": np.frombuffer(self.flat.mask(seat), INT8),
        }

    def step(self, action: int | None) -> None:
        """Choose a number, or None for an agent whose game is over.

        Raises ValueError if the number is not legal, and RuntimeError before the first reset.
        """
        if not self.agents:
            raise RuntimeError("reset the table before stepping")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} has to choose a number")
        flat = self.flat
        flat.apply(int(action))
        if flat.to_act is None:
            self._finish()
        else:
            self.agent_selection = self.agents[flat.to_act]
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        result = self.flat.state.result
        ended = self.truncations if result is None else self.terminations
        paid = rewards(result, len(self.agents))
        for agent, reward in zip(self.agents, paid, strict=True):
            ended[agent] = True
            self.rewards[agent] = reward
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """Print ("human") or return ("ansi") the view of the agent to act as text.

        Once the game is over it is the view of a spectator.
        """
        if self.render_mode is None:
            return None
        seat = self.flat.to_act
        view = self.flat.state.view(seat)
        text = text_for(self.game.name, len(self.possible_agents), seat)
        drawn = "\n".join(text.table(view)) if text else repr(view)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


@cache
def text_for(name: str, players: int, seat: int | None) -> GameText | None:
    """Return the sentences of a game for that seat, or None if the game has none."""
    try:
        game_text = text_of(name)
    except ModuleNotFoundError:
        return None
    return game_text(Words(), [f"player_{other}" for other in range(players)], seat)
