"""The simple habits of `bench.habits`: each can be played, and those that used to win no longer
do."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest

import bluffhouse
from bluffhouse.arena.match import play_match

ROOT = Path(__file__).parents[2]


@pytest.fixture
def habits(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT))
    return importlib.import_module("bench.habits")


def test_every_habit_plays_a_whole_game_legally(habits: ModuleType) -> None:
    assert set(habits.HABITS) == set(bluffhouse.games())
    for name, kinds in habits.HABITS.items():
        for habit in kinds:
            played = play_match(bluffhouse.game(name), [habit, "rookie", habit, "rookie"], "habit")
            assert played.result.winners


@pytest.mark.parametrize(
    ("game", "name", "among", "games"),
    [
        # Each of these won 1.3 to 2 times its share.
        ("dont_bluff", "RichBehindSmallClaim", "regular", 40),
        ("millionaires", "Thrifty", "regular", 80),
        ("bluff_pirate", "AlwaysDoubts", "handmade", 24),
    ],
)
def test_a_habit_that_used_to_win_wins_no_more(
    habits: ModuleType, game: str, name: str, among: str, games: int
) -> None:
    (habit,) = [kind for kind in habits.HABITS[game] if kind.__name__ == name]
    trial = habits.one_among(game, habit, among, games=games)
    assert trial.games == games
    assert trial.share.value < 1.1
