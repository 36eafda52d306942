"""PettingZoo's parallel door, by PettingZoo's own test and by whole games."""

from __future__ import annotations

import random
import warnings

import pytest
from pettingzoo.test import parallel_api_test

import bluffhouse
from bluffhouse.arena.pettingzoo_parallel import ParallelTable, parallel_env
from worlds import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_parallel_api(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of dictionaries and empty masks, as in the other door
        parallel_api_test(parallel_env(name, bluffhouse.games()[name].seats[0]), num_cycles=100)


def play(table: ParallelTable, seed: int) -> tuple[list[bytes], dict[str, float], int]:
    """Play a game at random. Return what was observed, the rewards, and the most seats at once."""
    rng = random.Random(seed)
    observations, _ = table.reset(seed=seed)
    seen: list[bytes] = []
    rewards: dict[str, float] = {}
    together = 0
    while table.agents:
        together = max(together, len(table.choosing))
        masks = [observations[agent]["action_mask"] for agent in table.agents]
        assert [bool(mask.any()) for mask in masks] == [
            seat in table.choosing for seat in range(len(masks))
        ]
        actions = {
            agent: rng.choice(mask.nonzero()[0].tolist()) if mask.any() else 0
            for agent, mask in zip(table.agents, masks, strict=True)
        }
        observations, rewards, *_ = table.step(actions)
        seen += [observation["observation"].tobytes() for observation in observations.values()]
    return seen, rewards, together


@pytest.mark.parametrize("name", NAMES)
def test_whole_games_and_the_same_again_for_the_same_seed(name: str) -> None:
    table = parallel_env(name, players=min(4, bluffhouse.games()[name].seats[-1]))
    first = play(table, 3)
    assert sum(first[1].values()) == pytest.approx(0)
    assert play(table, 3) == first
    at_once = {"lie": 4, "bluff_pirate": 3, "millions_of_dollars": 4}
    assert first[2] == at_once.get(name, 1)


def test_nobody_sees_what_others_choose_at_the_same_time() -> None:
    """Cards that take several numbers: what one seat spells changes no other observation."""
    table = parallel_env("millions_of_dollars", players=3)
    seen = []
    for choice in range(2):
        before, _ = table.reset(seed=1)
        actions = {agent: int(before[agent]["action_mask"].nonzero()[0][0]) for agent in before}
        actions["player_1"] = int(before["player_1"]["action_mask"].nonzero()[0][choice])
        after, *_ = table.step(actions)
        seen.append([observed["observation"].tobytes() for observed in after.values()])
    (zero, one, two), others = seen
    assert (zero, two) == (others[0], others[2])
    assert one != others[1]


def test_an_illegal_number_changes_nothing() -> None:
    table = parallel_env("lie", players=2)
    observations, _ = table.reset(seed=1)
    legal = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    with pytest.raises(ValueError, match="is not legal for seat 1"):
        table.step(legal | {"player_1": 8})
    assert table.choosing == (0, 1)
    table.step(legal)


def test_a_table_must_be_reset_first() -> None:
    with pytest.raises(RuntimeError, match="reset the table"):
        parallel_env("lie").step({})
