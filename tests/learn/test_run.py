"""A whole training, in small: it learns, it can be resumed, and it leaves what it promises."""

from __future__ import annotations

import csv
import os
from dataclasses import replace
from pathlib import Path

import jax
import numpy as np
import pytest

import bluffhouse
from bluffhouse.arena.match import play_match
from bluffhouse.bots import Bot
from bluffhouse.bots.champion import champion
from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.learn.checkpoint import Checkpoint, load_checkpoint, save_checkpoint
from bluffhouse.learn.curve import Curve, Point
from bluffhouse.learn.games import LEARNED, play_some
from bluffhouse.learn.net import load_net, new_net, save_net
from bluffhouse.learn.run import Course, Progress, Training, tables_of, usual_half
from bluffhouse.learn.training import Plan
from bluffhouse.rules.contract import OptionError
from commands import run_command

LIE = bluffhouse.game("lie")
SMALL = Plan(tables=128, steps=16, minibatches=2, epochs=2, rate=3e-3, last_rate=5e-4, clip=0.2)


def test_a_short_training_beats_random(tmp_path: Path) -> None:
    """Two players of LIE, without company, and what is left in the folder."""
    said: list[Progress] = []
    choices = 100 * SMALL.tables * SMALL.steps
    course = Course(
        "lie",
        [(LIE, 2)],
        plan=SMALL,
        choices=choices,
        kinds=(),
        hidden=(64, 64),
        exploiter_rounds=0,
        seed=1,
    )
    path = Training(course, tmp_path, said.append).run()
    kinds: list[str | type[Bot]] = [champion(path), "random"]
    games = [play_match(LIE, kinds, f"deal {deal}").share(0) for deal in range(60)]
    games += [play_match(LIE, kinds[::-1], f"deal {deal}").share(1) for deal in range(60)]
    assert sum(games) / len(games) > 0.7
    assert [said[0].stage, said[-1].stage] == ["compile", "done"]

    with open(tmp_path / "lie.csv", encoding="utf-8", newline="") as file:
        assert [int(row["choices"]) for row in csv.DictReader(file)][-1] == choices
    page = (tmp_path / "lie.html").read_text(encoding="utf-8")
    assert "<svg" in page
    assert "http" not in page

    assert not list(tmp_path.glob("lie.now-*"))

    at = load_checkpoint(tmp_path / "lie.checkpoint.npz")
    assert (at.rounds, at.played) == (100, choices)
    longer = replace(course, choices=2 * choices)
    assert Training(longer, tmp_path, said.append, resume=True).at.played == choices
    with np.load(path) as parts:  # the average, in half precision
        np.testing.assert_array_equal(np.asarray(at.average["w0"], np.float16), parts["w0"])


def test_real_games_end_in_time_and_name_the_learned(tmp_path: Path) -> None:
    seen, path = perspective("lie"), tmp_path / "lie.npz"
    save_net(new_net(jax.random.key(5), seen.width, seen.actions, seen.seats, (8,)), path)
    choices = play_some([(LIE, 2)], ["rookie", path], games=6, seconds=60.0, seed="a")
    assert set(choices.kind) == {0, LEARNED}
    assert set(choices.players) == {2}
    none_left = play_some([(LIE, 2)], ["rookie"], games=1000, seconds=0.0, seed="a")
    assert 0 < len(none_left.number) < len(choices.number)


def test_a_net_of_another_size_is_refused(tmp_path: Path) -> None:
    seen, path = perspective("lie"), tmp_path / "small.npz"
    save_net(new_net(jax.random.key(5), seen.width, seen.actions, seen.seats, (8,)), path)
    with pytest.raises(OptionError, match=r"small\.npz does not fit the game, or has another size"):
        Training(Course("lie", [(LIE, 2)], kinds=(), net=path), tmp_path / "out", lambda _: None)


def test_a_file_that_is_no_net_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    for content in (b"", b"no net at all", b"PK\x03\x04 cut off"):
        path.write_bytes(content)
        with pytest.raises(OptionError, match="damaged or does not hold a net"):
            load_net(path)
    np.save(path.with_suffix(".npy"), np.zeros(3))
    with pytest.raises(OptionError, match="damaged or does not hold a net"):
        load_net(path.with_suffix(".npy"))


def test_an_earlier_run_is_neither_overwritten_nor_missed(tmp_path: Path) -> None:
    """Nothing in the folder changes."""
    seen, path = perspective("lie"), tmp_path / "lie.checkpoint.npz"
    course = Course("lie", [(LIE, 2)], kinds=(), choices=1000, hidden=(8,))
    net = new_net(jax.random.key(5), seen.width, seen.actions, seen.seats, (8,))

    def refused(course: Course, reason: str, *, resume: bool) -> None:
        before = {file: file.read_bytes() for file in tmp_path.iterdir()}
        with pytest.raises(OptionError, match=reason):
            Training(course, tmp_path, lambda _: None, resume=resume)
        assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before

    refused(course, "no checkpoint", resume=True)
    save_checkpoint(Checkpoint(net, net, [net], None, played=1000), path)
    (tmp_path / "lie.csv").write_text("seconds,choices\n", encoding="utf-8")
    refused(course, "already holds a run", resume=False)
    (tmp_path / "lie.npz").write_bytes(b"the net of the finished run")
    refused(course, "reached its end", resume=True)
    refused(replace(course, choices=2000, hidden=(16,)), "another size", resume=True)
    path.write_bytes(b"half a checkpoint")
    refused(course, "damaged", resume=True)
    save_net(net, path)
    refused(course, "damaged", resume=True)
    path.unlink()
    refused(course, "already holds a run", resume=False)


def test_a_run_that_was_stopped_before_its_net_was_written_can_be_finished(tmp_path: Path) -> None:
    seen = perspective("lie")
    net = new_net(jax.random.key(5), seen.width, seen.actions, seen.seats, (8,))
    ended = Checkpoint(net, net, [net], None, played=1000)
    save_checkpoint(ended, tmp_path / "lie.checkpoint.npz")
    course = Course("lie", [(LIE, 2)], kinds=(), choices=1000, hidden=(8,))
    assert Training(course, tmp_path, lambda _: None, resume=True).at.played == 1000


def test_a_curve_keeps_its_columns_when_a_run_goes_on_with_other_players(tmp_path: Path) -> None:
    point = Point(1.0, 1000, 0.5, 1.5, {2: 1.1, 4: 0.9})
    Curve("lie", tmp_path, [2, 4], goes_on=False).add(point)
    curve = Curve("lie", tmp_path, [3, 4], goes_on=True)
    curve.add(replace(point, choices=2000, shares={3: 1.3, 4: 1.2}))
    curve.draw()
    with open(tmp_path / "lie.csv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["share_2"], row["share_4"]) for row in rows] == [
        ("1.1000", "0.9000"),
        ("", "1.2000"),
    ]
    assert "4 players" in curve.page.read_text(encoding="utf-8")


def test_half_of_the_real_games_have_the_usual_options() -> None:
    tables = usual_half(tables_of("lie", (2, 3)))
    usual = [game for game, _ in tables if game == LIE]
    assert 0.4 < len(usual) / len(tables) < 0.6


def test_the_usual_tables_come_first() -> None:
    tables = tables_of("lie", (2, 3))
    assert [players for _, players in tables[:2]] == [2, 3]
    assert all(game == LIE for game, _ in tables[:2])
    assert len(tables) == len(set(tables)) > 8


def test_the_command_trains_at_the_rate_that_it_is_given(tmp_path: Path) -> None:
    """A net that learns at the rate 0 stays as it was."""
    seen, start = perspective("lie"), tmp_path / "start.npz"
    save_net(new_net(jax.random.key(5), seen.width, seen.actions, seen.seats, (8, 8, 8)), start)
    tiny = ["--players", "2", "--imitate", "", "--tables", "8", "--size", "8", "--choices", "1"]
    still = ["--net", str(start), "--rate", "0", "--epochs", "1", "--out", str(tmp_path)]
    done = run_command("learn", "lie", *tiny, *still, environment=dict(os.environ))
    assert done.returncode == 0, done.stderr
    with np.load(start) as before, np.load(tmp_path / "lie.npz") as after:
        assert all(np.array_equal(before[part], after[part]) for part in before.files)
