"""PettingZoo's door, by PettingZoo's own tests."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import bluffhouse
from bluffhouse.arena.pettingzoo import Table, env
from worlds import NAMES, TABLES, label

EXPECTED = [
    # PettingZoo has a list of the games of its own that observe by dictionary, and warns of
    # every other one; and at the end of a game nothing is legal any more.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("fewest", [True, False])
def test_pettingzoo_api(name: str, fewest: bool) -> None:
    seats = bluffhouse.games()[name].seats
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env(name, players=seats[0] if fewest else seats[-1]), num_cycles=100)
    strange = [
        str(warning.message)
        for warning in caught
        if not any(str(warning.message).startswith(text) for text in EXPECTED)
    ]
    assert strange == []


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_seeds(name: str) -> None:
    seed_test(lambda: env(name, players=4), num_cycles=200)


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_render(name: str) -> None:
    render_test(lambda render_mode: env(name, players=4, render_mode=render_mode))


def play(table: Table, rng: random.Random, limit: int = 20_000) -> dict[str, float]:
    """To the end; what each agent was paid in all."""
    paid = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(limit):
        observation, reward, terminated, truncated, _ = table.last()
        paid[agent] += reward
        mask = observation["action_mask"]
        over = terminated or truncated
        table.step(None if over else rng.choice(np.flatnonzero(mask)))
    return paid


@pytest.mark.parametrize(("game", "players"), TABLES, ids=label)
def test_whole_games_with_every_option(game: bluffhouse.Game, players: int) -> None:
    table = env(game.name, players=players, **game.options_given())
    table.reset(seed=1)
    paid = play(table, random.Random(1))
    assert table.agents == []
    assert sum(paid.values()) == pytest.approx(0)
    result = table.flat.state.result
    if result is not None and result.winners:
        best = {agent for agent, sum_paid in paid.items() if sum_paid == max(paid.values())}
        assert best == {f"player_{seat}" for seat in result.winners}


def test_a_seed_also_rules_the_games_after_it() -> None:
    def three_games() -> list[Any]:
        table = env("lie", players=3)
        deals = []
        for seed in (5, None, None):
            table.reset(seed=seed)
            deals.append(table.flat.state.record.events)
        return deals

    first, second = three_games(), three_games()
    assert first == second
    assert len(set(map(repr, first))) == 3


def test_a_game_without_end_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    table = env("bluff_pirate", players=3)
    monkeypatch.setattr(table.flat_game, "longest", 5)
    table.reset(seed=1)
    for _ in range(5):
        table.step(np.flatnonzero(table.last()[0]["action_mask"])[0])
    assert table.truncations == dict.fromkeys(table.agents, True)
    assert not any(table.terminations.values())
    assert play(table, random.Random(1)) == dict.fromkeys(table.possible_agents, 0.0)


def test_what_is_wrong_is_refused() -> None:
    with pytest.raises(bluffhouse.OptionError, match="no game is called"):
        env("poker")
    with pytest.raises(bluffhouse.OptionError, match="2 to 6 players"):
        env("lie", players=7)
    with pytest.raises(bluffhouse.OptionError, match="no option"):
        env("lie", jokers=True)
    with pytest.raises(ValueError, match="render_mode"):
        env("lie", render_mode="rgb_array")
    table = env("lie", players=2)
    with pytest.raises(RuntimeError, match="reset"):
        table.step(0)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="has to choose"):
        table.step(None)
    illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not legal"):
        table.step(illegal)


def test_rendering_shows_what_the_agent_to_act_may_see() -> None:
    table = env("lie", players=3, render_mode="ansi")
    table.reset(seed=1)
    picture = table.render()
    assert isinstance(picture, str)
    assert "player_1" in picture
    assert env("lie").render() is None
