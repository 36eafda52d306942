"""Lessons among real bots: what a net learns from, and that it does learn."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bluffhouse
from bluffhouse.bots import Bot
from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.learn.games import ITSELF, LEARNED, picked, play_some, play_trials
from bluffhouse.learn.net import Net, apply, legal_only, new_net, save_net
from bluffhouse.learn.sparring import Sparring
from bluffhouse.learn.training import Optimiser, Plan
from bluffhouse.learn.tuning import Judge, Lessons, fit_chances, outcomes, tune
from bluffhouse.rules import lie
from bluffhouse.rules.contract import Action, Legal

LIE = bluffhouse.game("lie")


def untrained(folder: Path) -> tuple[dict[str, jax.Array], Path]:
    seen, path = perspective("lie"), folder / "untrained.npz"
    net = new_net(jax.random.key(5), seen.width, seen.actions, seen.seats, (32,))
    save_net(net, path)
    return net, path


def test_it_learns_from_its_own_choices_only(tmp_path: Path) -> None:
    net, path = untrained(tmp_path)
    choices = play_trials([(LIE, 3)], path, ["random"], 3, 60.0, 0.01, "a")
    assert set(choices.kind) == {LEARNED}
    rows = 2 * len(choices.number)
    sample = Judge("lie", look_ahead=1.0)(net, choices, rows)
    assert len(sample.number) == rows
    assert not sample.learner[len(choices.number) :].any()  # padding is not learned from
    # An untrained net expects about a fair share; so winners did better than expected.
    won = np.asarray(sample.target[:, 0]) == 1
    assert (np.asarray(sample.better) > 0)[won].all()
    assert (np.asarray(sample.better) < 0)[~won].all()


class Slow(Bot):
    """Calls as soon as it can, and notes how long it may think."""

    allowed: ClassVar[set[float]] = set()

    def act(self, view: object, legal: Legal, seconds: float) -> Action:
        self.allowed.add(seconds)
        return lie.Call() if lie.Call() in legal else legal.sample(self.rng)


def test_others_may_be_given_as_a_class_and_think_as_long_as_the_lessons_say(
    tmp_path: Path,
) -> None:
    _, path = untrained(tmp_path)
    choices = play_trials([(LIE, 2)], path, [Slow], 2, 60.0, 0.125, "a")
    assert set(choices.kind) == {LEARNED}
    assert Slow.allowed == {0.125}


def test_a_net_may_meet_itself_and_learns_from_every_seat_it_plays(tmp_path: Path) -> None:
    _, path = untrained(tmp_path)
    choices = play_trials([(LIE, 3)], path, [ITSELF], 1, 60.0, 0.01, "a")
    assert set(choices.kind) == {LEARNED}
    assert choices.last.sum() == 3  # once for each seat
    # Seat by seat: what one of them won does not change before its last choice.
    ends = np.flatnonzero(choices.last)
    assert ends[-1] == len(choices.last) - 1
    for rows in np.split(choices.wins, ends[:-1] + 1):
        assert (rows == rows[0]).all()
    assert choices.wins[ends, 0].sum() == 1


def test_a_leash_pulls_the_net_towards_its_anchor(tmp_path: Path) -> None:
    net, path = untrained(tmp_path)
    seen = perspective("lie")
    anchor = new_net(jax.random.key(6), seen.width, seen.actions, seen.seats, (32,))
    anchor["b_choice"] += jnp.arange(seen.actions) % 3  # clearly different choices
    choices = play_trials([(LIE, 2)], path, ["random"], 20, 60.0, 0.01, "a")
    sample = Judge("lie", look_ahead=1.0)(net, choices, 256)

    def strays(net: Net) -> float:
        """Return how far the choices of a net are from the anchor's, in nats."""
        given = seen.given(jnp, sample.seen, sample.table)
        own, wanted = (
            jax.nn.log_softmax(legal_only(apply(each, given)[0], sample.mask))
            for each in (net, anchor)
        )
        apart = jnp.exp(wanted) * jnp.where(sample.mask, wanted - own, 0)
        return float(jnp.mean(jnp.sum(apart, -1)))

    def after_lessons(leash: float) -> float:
        plan = Plan(epochs=10, minibatches=2, rate=1e-3, leash=leash)
        optimiser = Optimiser("lie", plan, anchor)
        learner, _ = optimiser.improve(
            optimiser.start(net), sample, jax.random.key(1), jnp.float32(0), jnp.int32(0)
        )
        return strays(learner.net)

    with pytest.raises(ValueError, match="needs an anchor"):
        Optimiser("lie", Plan(leash=0.1))
    assert after_lessons(leash=10.0) < 0.5 * strays(net)
    assert after_lessons(leash=0.0) > 0.8 * strays(net)


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


def test_only_the_chances_to_win_are_fitted_again_after_meeting_itself(tmp_path: Path) -> None:
    net, _ = untrained(tmp_path)
    lessons = Lessons("lie", [(LIE, 2)], ("random", ITSELF, "random"), 0.0)
    fitted = fit_chances(lessons, net, tmp_path, seconds=1.0, steps=5)
    changed = {name for name in net if not np.array_equal(net[name], fitted[name])}
    assert changed == {"w_wins", "b_wins"}


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
