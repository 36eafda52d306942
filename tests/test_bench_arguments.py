"""The benchmarks refuse wrong arguments in one line that says what to give."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

import bluffhouse
from bluffhouse.bots.champion import shipped

ROOT = Path(__file__).parents[1]
LIE, DONT_BLUFF = str(shipped("lie")), str(shipped("dont_bluff"))


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    """Return a function that imports a benchmark."""
    monkeypatch.syspath_prepend(str(ROOT))
    return lambda name: importlib.import_module(f"bench.{name}")


@pytest.mark.parametrize(
    ("name", "arguments", "reason"),
    [
        ("strength", ["poker", "regular", "random"], "no game is called 'poker'"),
        ("strength", ["lie", "genius", "random"], "there is no bot 'genius' for lie"),
        ("strength", ["lie", "random", "genius"], "there is no bot 'genius' for lie"),
        ("strength", ["lie", "regular", "random", "--players", "9"], "2 to 6 players, not 9"),
        (
            "strength",
            ["lie", "regular", "random", "--games", "0"],
            "give a whole number",
        ),
        ("strength", ["lie", "none.npz", "random"], "none.npz: no such file"),
        ("strength", ["lie", DONT_BLUFF, "random"], "does not hold a net"),
        ("strength", ["lie", __file__, "random"], "is not a net; name a bot, or the file"),
        ("habits", ["lie", "--among", "genius"], "there is no bot 'genius' for lie"),
        ("habits", ["lie", "--habit", "Sleeps"], "there is no habit 'Sleeps' for lie"),
        ("exploit", ["poker"], "no game is called 'poker'"),
        ("exploit", ["lie", "--net", "none.npz"], "none.npz: no such file"),
        ("exploit", ["lie", "--choices", "0"], "a number of 1 or more"),
        ("tune", ["lie", "--net", "none.npz"], "none.npz: no such file"),
        ("tune", ["lie", "--players", "few"], "--players few: give numbers separated by commas"),
        ("tune", ["lie", "--anchor", LIE], "--anchor needs a --leash"),
        ("merge", ["lie", "--net", LIE, "--elsewhere", DONT_BLUFF], "does not hold a net"),
        (
            "merge",
            ["lie", "--net", LIE, "--elsewhere", LIE, "--players", "2,3,4,5,6"],
            "leave some numbers of players for --elsewhere",
        ),
    ],
)
def test_wrong_arguments_are_refused(
    bench: Callable[[str], ModuleType],
    name: str,
    arguments: list[str],
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", *arguments])
    with pytest.raises(SystemExit) as ended:
        bench(name).main()
    assert ended.value.code == 2
    assert reason in capsys.readouterr().err.splitlines()[-1]


def test_the_champions_fit_their_games(bench: Callable[[str], ModuleType]) -> None:
    for name in bluffhouse.games():
        path = shipped(name)
        assert isinstance(path, Path)
        bench("arguments").check_net(path, bluffhouse.game(name))


def test_equal_deals_still_leave_a_doubt(bench: Callable[[str], ModuleType]) -> None:
    """A hundred wins of a hundred do not prove that it always wins, and a thousand prove more."""
    estimate = bench("strength").estimate_of_equal_deals
    few, many = (estimate(2.0, deals, 2) for deals in (50, 500))
    assert few.low < many.low < 2.0 <= many.high <= few.high
    never = estimate(0.0, 50, 4)
    assert (never.low, never.value) == (0.0, 0.0)
    assert 0.0 < never.high < 0.5
