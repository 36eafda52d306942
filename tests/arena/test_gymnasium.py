"""Gymnasium's door: one seat against named bots."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bluffhouse
from bluffhouse.arena.gymnasium import SeatEnv, env
from bluffhouse.rules.contract import OptionError
from worlds import NAMES


def play(table: SeatEnv, seed: int) -> list[Any]:
    """Play a game at random, and return everything that happened."""
    rng = random.Random(seed)
    observation, info = table.reset(seed=seed)
    told: list[Any] = [info["seat"]]
    over = False
    while not over:
        assert observation in table.observation_space
        number = rng.choice(observation["action_mask"].nonzero()[0].tolist())
        observation, reward, terminated, truncated, info = table.step(number)
        over = terminated or truncated
        assert over or reward == 0
        told.append((number, observation["observation"].tobytes(), reward, terminated, truncated))
    assert not observation["action_mask"].any()
    return told


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_played_to_its_end_and_again_for_the_same_seed(name: str) -> None:
    bots = ["rookie:bold", *["random"] * (bluffhouse.games()[name].seats[0] - 2)]
    table = env(name, bots=bots)
    first = play(table, 5)
    result = table.flat.state.result
    assert result is not None
    assert (first[-1][2] > 0) == (table.seat in result.winners)
    assert play(table, 5) == first


def test_the_seat_is_drawn_or_fixed() -> None:
    drawn = env("lie", bots=["random", "random"])
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    fixed = env("lie", bots=["random", "random"], seat=1)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}


def test_an_illegal_number_changes_nothing() -> None:
    table = env("lie", bots=["random"], seat=0)
    observation, _ = table.reset(seed=1)
    illegal = int((observation["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(ValueError, match="is not legal"):
        table.step(illegal)
    assert table._observation()["observation"].tobytes() == observation["observation"].tobytes()


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(OptionError, match="there is no bot 'genius'"):
        env("lie", bots=["genius"])
    with pytest.raises(ValueError, match="seat=2: must be 0 to 1"):
        env("lie", bots=["random"], seat=2)
    with pytest.raises(ValueError, match="render_mode"):
        env("lie", bots=["random"], render_mode="human")


def test_the_learner_s_view_is_rendered() -> None:
    table = env("lie", bots=["random"], seat=0, render_mode="ansi")
    table.reset(seed=1)
    drawn = table.render()
    assert drawn is not None
    assert "player_1" in drawn
