"""Lessons among real bots: what a net learns from, and that it does learn."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import jax
import numpy as np

import bluffhouse
from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.learn.games import LEARNED, picked, play_some, play_trials
from bluffhouse.learn.net import Net, new_net, save_net
from bluffhouse.learn.sparring import Sparring
from bluffhouse.learn.training import Plan
from bluffhouse.learn.tuning import Judge, Lessons, outcomes, tune

LIE = bluffhouse.game("lie")


def untrained(folder: Path) -> tuple[dict[str, jax.Array], Path]:
    seen, path = perspective("lie"), folder / "untrained.npz"
    net = new_net(jax.random.key(5), seen.width, seen.actions, seen.seats, (32,))
    save_net(net, path)
    return net, path


def test_it_learns_from_its_own_choices_only(tmp_path: Path) -> None:
    net, path = untrained(tmp_path)
    choices = play_trials([(LIE, 3)], path, ["random"], 3, 60.0, "a")
    assert set(choices.kind) == {LEARNED}
    rows = 2 * len(choices.number)
    sample = Judge("lie", look_ahead=1.0)(net, choices, rows)
    assert len(sample.number) == rows
    assert not sample.learner[len(choices.number) :].any()  # padding is not learned from
    # An untrained net expects about a fair share; so winners did better than expected.
    won = np.asarray(sample.target[:, 0]) == 1
    assert (np.asarray(sample.better) > 0)[won].all()
    assert (np.asarray(sample.better) < 0)[~won].all()


def test_a_choice_is_judged_by_the_result_and_by_what_was_expected_on_the_way() -> None:
    won, lost = [1.0, 0.0], [0.0, 1.0]
    two_games = play_some([(LIE, 2)], ["random"], 1, 60.0, "a")
    choices = picked(two_games, np.arange(3))._replace(
        wins=np.array([won, won, lost], np.float32), last=np.array([False, True, True])
    )
    chances = np.array([[0.5, 0.5], [0.6, 0.4], [0.3, 0.7]], np.float32)
    found = outcomes(choices, chances, look_ahead=0.75)
    # The game was won from its second choice on, which expected 0.6: 0.75 × 1 + 0.25 × 0.6.
    np.testing.assert_allclose(found, [[0.9, 0.1], won, lost], atol=1e-6)


def test_lessons_change_the_net_and_leave_no_files(tmp_path: Path) -> None:
    net, _ = untrained(tmp_path)
    plan = Plan(epochs=1, minibatches=2, rate=1e-3)
    lessons = Lessons("lie", [(LIE, 2)], ("random",), 0.0, lesson=60.0, games=2, plan=plan)
    told: list[int] = []
    same = tune(lessons, net, tmp_path, lambda *_: told.append(1))
    np.testing.assert_array_equal(same["w0"], net["w0"])  # there was no time for a lesson
    more = Lessons("lie", [(LIE, 2)], ("random",), 1.0, lesson=60.0, games=2, rows=64, plan=plan)
    tuned = tune(more, net, tmp_path, lambda *_: told.append(1))
    assert told
    assert not np.array_equal(tuned["w0"], net["w0"])
    assert [path.name for path in tmp_path.iterdir()] == ["untrained.npz"]


def test_between_lessons_it_spars_with_its_rivals(tmp_path: Path) -> None:
    net, _ = untrained(tmp_path)
    plan = Plan(tables=16, steps=8, epochs=1, minibatches=2, rate=1e-3)
    lessons = Lessons("lie", [(LIE, 2)], ("random",), 1.0, lesson=1e-9, rows=64, plan=plan)
    lessons_alone = replace(lessons, plan=replace(plan, rate=0.0, last_rate=0.0))
    sparring = Sparring([LIE], 2, plan, net, rounds=2, exploiter_rounds=1)
    told: list[Net] = []
    tuned = tune(lessons_alone, net, tmp_path, lambda *news: told.append(news[-1]), sparring)
    assert not np.array_equal(tuned["w0"], net["w0"])  # the lessons alone would change nothing
    np.testing.assert_array_equal(told[-1]["w0"], tuned["w0"])
    assert sparring.rivals.exploiters
