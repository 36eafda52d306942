"""The benchmark: frozen, repeatable, resumable, and unbiased whatever the values are."""

from __future__ import annotations

import os
import random
from collections import Counter
from functools import partial
from operator import attrgetter
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec
import pytest

import bluffhouse
from bluffhouse import Action, Legal, OptionError
from bluffhouse.arena.benchmark import suite as suites
from bluffhouse.arena.benchmark.agent_seat import AgentSeat
from bluffhouse.arena.benchmark.luck import Table
from bluffhouse.arena.benchmark.report import html, read_results, write_report
from bluffhouse.arena.benchmark.results import (
    BenchFolder,
    BenchGame,
    new_plan,
    play_fixture,
    run_bench,
)
from bluffhouse.arena.benchmark.suite import BENCH_1, REGISTERED, Section, Suite, behaviour_of
from bluffhouse.arena.benchmark.summary import compared, summarized
from bluffhouse.arena.engines import play_all
from bluffhouse.arena.positions import PositionValues, features_of, weights_of
from bluffhouse.bots import Bot, contract
from bluffhouse.records import load, verify
from bluffhouse.rules.contract import State
from bluffhouse.study.played_well import PlayJudge
from commands import run_command
from engine_programs import engine

GAMES = sorted(bluffhouse.games())
FROZEN = "6571c260e75d2993bda551948c10e78fa20c9fb0654b36ca2ba39beda80669a5"


def a_suite(**changes: Any) -> Suite:
    """A suite that is played in a moment."""
    fields: dict[str, Any] = {
        "name": "tiny",
        "sections": tuple(
            Section(game=game, players=3, pool="rookie", opponents=("rookie-1",) * 2, samples=2)
            for game in ("dont_bluff", "millions_of_dollars")
        ),
        "deals": 3,
        "quick_deals": 2,
        "behaviour": {},
    }
    return Suite(**(fields | changes))


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Suite:
    suite = a_suite()
    monkeypatch.setitem(suites.SUITES, suite.name, suite)
    return suite


def without_times(games: list[BenchGame]) -> list[BenchGame]:
    for game in games:
        game.tally.seconds, game.tally.times = 0, {}
    return games


# ── the suite ───────────────────────────────────────────────────────────────────────────────


def test_the_suite_is_frozen() -> None:
    """Whatever changes it makes another suite, which needs a name of its own."""
    assert BENCH_1.hash == FROZEN
    assert BENCH_1.name == "bluffhouse-bench-1"


@pytest.mark.parametrize("game", GAMES)
def test_opponents_play_as_they_did_when_the_suite_was_frozen(game: str) -> None:
    """If this fails, a bot has changed: keep the old one under a name for `REGISTERED`, or make a
    new suite."""
    found = {f"{game} {name}": behaviour_of(game, name) for name in REGISTERED}
    pinned = {key: value for key, value in BENCH_1.behaviour.items() if key.startswith(f"{game} ")}
    assert found == pinned


def test_every_deal_is_played_from_every_seat_against_the_same_circle() -> None:
    places: Counter[tuple[str, int, int]] = Counter()
    fixtures = [BENCH_1.fixture(number) for number in range(BENCH_1.games(2))]
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    for fixture in fixtures:
        seats = fixture.seats("me")
        assert seats[fixture.seat] == "me"
        assert len(seats) == fixture.section.players
        places[fixture.section.name, fixture.deal, fixture.seat] += 1
    assert set(places.values()) == {1}
    assert len(places) == 2 * 4 * len(BENCH_1.sections)
    mixed = [f for f in fixtures if f.section.name == "lie/mixed" and f.deal == 0]
    circles = {f.seats("me")[f.seat :] + f.seats("me")[: f.seat] for f in mixed}
    assert len(circles) == 1
    assert len({f.seed for f in mixed}) == 1


def test_there_is_no_other_suite() -> None:
    with pytest.raises(OptionError, match="bluffhouse-bench-1"):
        suites.suite_named("bluffhouse-bench-0")


# ── luck ────────────────────────────────────────────────────────────────────────────────────


class Wrong:
    """Values that are far from the truth."""

    name = "wrong"

    def __call__(self, state: State) -> list[float]:
        rng = random.Random(len(state.record.events))
        return [rng.random() for _ in range(state.players)]


def lucks(values: Any, games: int, samples: int = 2) -> tuple[list[float], list[float]]:
    """Return the results and the luck of an agent in many quick games."""
    rules = bluffhouse.game("dont_bluff")
    shares, found = [], []
    for number in range(games):
        seat, seed = number % 3, f"luck {number}"
        agent = AgentSeat("rookie", rules, seat, seed)
        table = Table(rules, ["rookie"] * 3, agent, seed, 60.0)
        played = table.play(values, samples, 60.0)
        shares.append(played.share(seat))
        found.append(table.luck)
    return shares, found


@pytest.mark.parametrize("values", [PositionValues(), Wrong()])
def test_luck_is_zero_on_average_whatever_the_values_are(values: Any) -> None:
    _, found = lucks(values, 150)
    assert abs(fmean(found)) < 3.5 * stdev(found) / len(found) ** 0.5


def test_luck_explains_results() -> None:
    shares, found = lucks(PositionValues(), 150, samples=4)
    adjusted = [share - luck for share, luck in zip(shares, found, strict=True)]
    assert stdev(adjusted) < 0.85 * stdev(shares)


def test_measuring_luck_does_not_change_the_game(tiny: Suite) -> None:
    for number in range(tiny.games(1)):
        with_luck = play_fixture(new_plan("rookie", tiny), number)
        without = play_fixture(new_plan("rookie", tiny, luck=False), number)
        assert with_luck.record == without.record
        assert without.game.luck is None


def test_an_agent_is_scored_by_its_decisions_whoever_wins(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    section = Section(
        game="dont_bluff", players=2, pool="rookie", opponents=("rookie-1",), samples=2
    )
    suite = a_suite(sections=(section,))
    monkeypatch.setitem(suites.SUITES, suite.name, suite)
    judge = PlayJudge()
    plan = new_plan("rookie", suite, luck=False, judged=judge.name)
    folder = BenchFolder(tmp_path, plan)
    run_bench(folder, 1, judge=judge, jobs=1)
    games = folder.log.finished()
    assert {game.share for game in games} == {0, 1}
    summary = summarized(plan, games)
    # An agent among its own kind plays the same game from every seat, so its parts add up to 1.
    assert summary.overall.strength.judged is not None
    assert summary.overall.strength.judged.value == pytest.approx(1)
    assert "judged by review-2" in html(summary)
    some = [msgspec.structs.replace(games[0], judged=None), *games[1:]]
    assert summarized(plan, some).overall.strength.judged is None


@pytest.mark.parametrize("game", GAMES)
def test_values_are_parts_of_one_win_and_use_every_weight(game: str) -> None:
    state = bluffhouse.game(game).start(players=4, seed=1)
    rng = random.Random(1)
    values = PositionValues()
    features = features_of(game)
    assert features is not None
    while state.result is None:
        found = values(state)
        assert len(found) == 4
        assert sum(found) == pytest.approx(1)
        assert {len(row) for row in features(state)} == {len(weights_of(game))}
        seat = state.to_act[0]
        state.play(seat, state.legal(seat).sample(rng))


# ── playing ─────────────────────────────────────────────────────────────────────────────────


def test_a_second_run_gives_the_same_figures(tiny: Suite, tmp_path: Path) -> None:
    plan = new_plan("rookie", tiny)
    games = []
    for name in ("a", "b"):
        folder = BenchFolder(tmp_path / name, plan)
        run_bench(folder, 2, jobs=1)
        games.append(without_times(folder.log.finished()))
    assert games[0] == games[1]
    assert len(games[0]) == tiny.games(2)
    for number in range(tiny.games(2)):
        record, players = load(tmp_path / "a" / "records" / f"{number:06}.bluff")
        assert verify(record).outcome == "honest"
        assert [player.bot for player in players] == list(tiny.fixture(number).seats("rookie"))


def test_a_second_run_in_the_same_folder_plays_only_what_is_missing(
    tiny: Suite, tmp_path: Path
) -> None:
    plan = new_plan("rookie", tiny)
    folder = BenchFolder(tmp_path / "a", plan)
    run_bench(folder, 1, jobs=1)
    lines = (tmp_path / "a" / "games.jsonl").read_bytes()
    with (tmp_path / "a" / "games.jsonl").open("ab") as file:
        file.write(b'{"game":7,"sec')  # the program was killed
    counted: list[int] = []
    again = BenchFolder(tmp_path / "a", plan)
    run_bench(again, 2, jobs=1, progress=counted.append)
    assert sum(counted) == tiny.games(1)
    assert (tmp_path / "a" / "games.jsonl").read_bytes().startswith(lines)
    assert [game.game for game in again.log.finished()] == list(range(tiny.games(2)))
    with pytest.raises(OptionError, match="another benchmark"):
        BenchFolder(tmp_path / "a", new_plan("random", tiny))


class Careless(Bot):
    """Gives an illegal answer every second time."""

    turns = 0

    def act(self, view: Any, legal: Legal, seconds: float) -> Action:
        self.turns += 1
        return Action() if self.turns % 2 else legal.sample(self.rng)

    @property
    def usage(self) -> dict[str, float]:
        return {"tokens_in": 10 * self.turns, "tokens_out": self.turns, "cost": 0.5}


def test_illegal_answers_are_counted_and_the_game_goes_on(
    tiny: Suite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contract, "_offered", {})
    contract.offer("careless", Careless)
    game = play_fixture(new_plan("careless", tiny), 0).game
    contract.kinds.cache_clear()
    decisions = game.tally.decisions
    assert game.illegal == game.fallbacks == -(-decisions // 2) > 0
    assert game.tokens == 11 * decisions
    assert game.cost == 0.5


def test_an_engine_is_measured_like_any_agent(tiny: Suite, tmp_path: Path) -> None:
    """Its answers count as its own, and so do its mistakes."""
    good = play_fixture(new_plan(f"engine:{engine(tmp_path)}", tiny), 0).game
    assert good.tally.decisions > 0
    assert (good.illegal, good.failures, good.fallbacks) == (0, 0, 0)
    (tmp_path / "bad").mkdir()
    wrong = engine(tmp_path / "bad", 'say(type="answer", number=message["count"])')
    bad = play_fixture(new_plan(f"engine:{wrong}", tiny), 0).game
    assert bad.illegal == bad.fallbacks == bad.tally.decisions > 0
    (tmp_path / "gone").mkdir()
    gone = engine(tmp_path / "gone", "os._exit(3)")
    ended = play_fixture(new_plan(f"engine:{gone}", tiny), 0).game
    assert ended.failures == ended.fallbacks == ended.tally.decisions > 0


def test_a_ray_cluster_gives_the_same_figures() -> None:
    play = partial(play_fixture, new_plan("rookie", BENCH_1, luck=False))
    numbers = range(BENCH_1.sections[0].players)
    local = [played.game for played in map(play, numbers)]
    cluster = [played.game for batch in play_all(play, numbers, engine="ray") for played in batch]
    assert without_times(sorted(cluster, key=attrgetter("game"))) == without_times(local)


# ── figures ─────────────────────────────────────────────────────────────────────────────────


def test_the_figures_add_up(tiny: Suite, tmp_path: Path) -> None:
    plan = new_plan("rookie", tiny)
    games = [play_fixture(plan, number).game for number in range(tiny.games(3))]
    summary = summarized(plan, games)
    overall = summary.overall.strength
    assert overall.score.value == pytest.approx(fmean(3 * game.share for game in games))
    assert overall.adjusted is not None
    adjusted = fmean(3 * (game.share - (game.luck or 0.0)) for game in games)
    assert overall.adjusted.value == pytest.approx(adjusted)
    assert sum(part.strength.games for part in summary.sections) == len(games) == summary.games
    assert summary.overall.conduct.lies == sum(game.tally.lies for game in games)
    json, page = write_report(tmp_path, summary)
    assert read_results(json) == summary
    text = page.read_text(encoding="utf-8")
    assert "http" not in text.replace("http://www.w3.org", "")
    assert "rookie" in text
    assert html(summary) == text


def test_two_agents_are_compared_on_the_same_deals(tiny: Suite) -> None:
    summaries = {}
    for agent in ("rookie", "random"):
        plan = new_plan(agent, tiny)
        games = [play_fixture(plan, number).game for number in range(tiny.games(3))]
        summaries[agent] = summarized(plan, games)
    same = compared(summaries["rookie"], summaries["rookie"])
    assert (same.overall.difference.value, same.overall.difference.margin) == (0, 0)
    other = compared(summaries["rookie"], summaries["random"])
    mine, theirs = (summaries[a].overall.strength.adjusted for a in ("rookie", "random"))
    assert mine is not None
    assert theirs is not None
    assert other.adjusted
    assert other.overall.deals == 6
    assert other.overall.difference.value == pytest.approx(mine.value - theirs.value)
    plan = msgspec.structs.replace(summaries["rookie"].plan, hash="0")
    with pytest.raises(OptionError, match="different suites"):
        compared(summaries["rookie"], msgspec.structs.replace(summaries["rookie"], plan=plan))


def test_the_command_says_what_is_missing(tmp_path: Path) -> None:
    environment = {**os.environ, "NO_COLOR": "1", "TERM": "dumb", "COLUMNS": "200"}
    nobody = run_command("bench", environment=environment)
    assert nobody.returncode == 2
    assert "--agent" in nobody.stderr
    wrong = run_command("bench", "--agent", "nobody", environment=environment)
    assert wrong.returncode == 2
    assert "nobody" in wrong.stderr
    suite = run_command("bench", "--agent", "rookie", "--suite", "x", environment=environment)
    assert "bluffhouse-bench-1" in suite.stderr
    none = tmp_path / "none.json"
    missing = run_command("bench", "compare", none, none, environment=environment)
    assert missing.returncode == 2
    assert "none.json" in missing.stderr
