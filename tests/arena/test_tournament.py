"""Tournaments: fair, repeatable, safe from crashes, and honest about what they found."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import bluffhouse
from bluffhouse import Action, Legal, OptionError
from bluffhouse.arena import engines
from bluffhouse.arena.engines import Tasks, run
from bluffhouse.arena.match import play_match
from bluffhouse.arena.ratings import ratings
from bluffhouse.arena.report import command, html, percent, report, seconds_text
from bluffhouse.arena.results import Finished, Folder, GameFailed, Tally, play_game, tallied
from bluffhouse.arena.summary import Estimate, Summary, estimate, student_95, summarized
from bluffhouse.arena.tournament import Tournament, new_tournament
from bluffhouse.bots import Bot, contract
from bluffhouse.bots.contract import Random
from bluffhouse.locales import Words
from bluffhouse.rules.contract import ChanceEvent
from commands import run_command

PLAIN = {**os.environ, "NO_COLOR": "1", "COLUMNS": "100", "TERM": "dumb"}
SMALL = ("arena", "lie", "--bots", "random,rookie", "--players", "3", "--seed", "s")


def arena_command(*arguments: object) -> subprocess.CompletedProcess[str]:
    return run_command(*arguments, environment=PLAIN)


def a_tournament(
    *bots: str, players: int = 3, games: int = 60, game: str = "lie", **options: object
) -> Tournament:
    return new_tournament(
        bluffhouse.game(game, **options), bots, players=players, games=games, seed="s"
    )


def outcome(folder: Path) -> list[Any]:
    """Return everything that was played, without the times."""
    games = []
    for game in Folder.open(folder).finished():
        for tally in game.tallies:
            tally.seconds, tally.times = 0, {}
        games.append(game)
    return games


def tables(folder: Path) -> Any:
    """The summary, without how long it took."""
    summary = msgspec.json.decode((folder / "summary.json").read_bytes())
    for standing in summary["standings"]:
        del standing["thinking"]
    return summary


# ── line-ups ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("bots", "players", "games", "tables_per_deal"),
    [
        ("ab", 4, 240, 3),  # aaab aabb abbb
        ("ab", 2, 40, 1),
        ("abc", 3, 1000, 7),
        ("abc", 4, 1000, 12),
        ("abcd", 4, 1000, 4),  # out of a circle: all 31 would leave too few deals
        ("abcdefgh", 3, 100, 8),
        ("abc", 6, 100, 3),
        ("ab", 6, 12, 2),
    ],
)
def test_every_deal_seats_every_bot_equally_often_in_every_seat(
    bots: str, players: int, games: int, tables_per_deal: int
) -> None:
    tournament = Tournament(
        game="lie",
        options={},
        players=players,
        bots=tuple(bots),
        games=games,
        seconds=1,
        seed="s",
    )
    assert tournament.tables_per_deal == tables_per_deal
    assert games <= tournament.total < games + tournament.games_per_deal
    fixtures = [tournament.fixture(number) for number in range(tournament.total)]
    for deal in range(tournament.deals):
        of_deal = [fixture for fixture in fixtures if fixture.deal == deal]
        assert len(of_deal) == tournament.games_per_deal
        assert len({fixture.seed for fixture in of_deal}) == 1
        seated = Counter(
            (bot, seat) for fixture in of_deal for seat, bot in enumerate(fixture.seats)
        )
        assert len(seated) == len(bots) * players
        assert len(set(seated.values())) == 1
        assert all(len(set(fixture.seats)) > 1 for fixture in of_deal)
        # A table is the same people in the same order round it, turned.
        for table in range(0, len(of_deal), players):
            turns = of_deal[table : table + players]
            assert len({fixture.seats for fixture in turns}) == players
            assert len({fixture.line_up for fixture in turns}) == 1
    assert len({fixture.seed for fixture in fixtures}) == tournament.deals


def test_neighbours_change_from_deal_to_deal() -> None:
    tournament = a_tournament("random", "rookie", "rookie:bold", "rookie:cagey", players=4)
    orders = {tournament.fixture(n).line_up for n in range(tournament.total)}
    assert len(orders) > 6


def test_one_bot_alone_plays_each_deal_once() -> None:
    tournament = a_tournament("random", games=5)
    assert (tournament.total, tournament.deals) == (5, 5)
    assert {tournament.fixture(n).seats for n in range(5)} == {("random",) * 3}


def test_the_same_deal_is_dealt_to_every_seating() -> None:
    tournament = a_tournament("random", "rookie", games=120)
    deals: dict[int, set[object]] = {}
    for number in range(3 * tournament.games_per_deal):
        fixture = tournament.fixture(number)
        record = play_match(tournament.rules, fixture.seats, fixture.seed).record
        first_cards = [event for event in record.events if isinstance(event, ChanceEvent)][:2]
        deals.setdefault(fixture.deal, set()).add(repr(first_cards))
    assert [len(deal) for deal in deals.values()] == [1, 1, 1]
    assert len({repr(deal) for deal in deals.values()}) == 3


# ── playing ─────────────────────────────────────────────────────────────────────────────────


def test_one_process_or_two_play_the_same_games(tmp_path: Path) -> None:
    tournament = a_tournament("random", "rookie", games=120)
    for jobs in (1, 2):
        counted: list[int] = []
        run(Folder.new(tmp_path / str(jobs), tournament), jobs=jobs, progress=counted.append)
        assert sum(counted) == tournament.total
    assert outcome(tmp_path / "1") == outcome(tmp_path / "2")
    assert [game.game for game in outcome(tmp_path / "2")] == list(range(tournament.total))


def test_another_seed_plays_other_games() -> None:
    one = a_tournament("random", "rookie")
    other = msgspec.structs.replace(one, seed="another")
    assert play_game(one, 3).scores != play_game(other, 3).scores


def test_ctrl_c_keeps_what_was_played_and_resuming_gives_the_same_tables(tmp_path: Path) -> None:
    """A real Ctrl-C: the signal goes to the command and all its workers, as from a terminal."""
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    arguments = (*SMALL, "--games", "3000", "--jobs", "2", "--out")
    playing = subprocess.Popen(
        [sys.executable, "-m", "bluffhouse", *arguments, str(broken)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=PLAIN,
        start_new_session=True,
    )
    file = broken / "games.jsonl"
    until = time.monotonic() + 120
    while not file.exists() or file.stat().st_size < 20_000:
        assert time.monotonic() < until
        assert playing.poll() is None
        time.sleep(0.02)
    os.killpg(playing.pid, signal.SIGINT)
    printed, said = playing.communicate(timeout=60)
    assert playing.returncode == 130, said
    assert "Traceback" not in said + printed
    assert f"bluffhouse arena --resume {broken}" in said
    assert "Strength" in printed
    assert nobody_left(playing.pid)
    kept = Folder.open(broken).finished()
    assert 0 < len(kept) < 3000
    assert tables(broken)["games"] == len(kept)
    # As if the last game had been cut off in the middle of writing it down.
    file.write_bytes(file.read_bytes() + b'{"game":7,"de')
    resumed = arena_command("arena", "--resume", broken, "--jobs", "2")
    assert resumed.returncode == 0, resumed.stderr
    done = arena_command(*arguments, whole)
    assert done.returncode == 0, done.stderr
    assert outcome(broken) == outcome(whole)
    assert tables(broken) == tables(whole)


def nobody_left(group: int) -> bool:
    """No worker goes on; Python's own tracker of resources takes a moment to follow."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


def test_the_interrupted_games_are_those_of_the_whole_tournament(tmp_path: Path) -> None:
    """Interrupted in the middle of its own process, resumed, and compared game by game."""
    tournament = a_tournament("random", "rookie", games=120)
    folder = Folder.new(tmp_path / "broken", tournament)
    played = 0

    def interrupt(games: int) -> None:
        nonlocal played
        played += games
        if played > 30:
            raise KeyboardInterrupt

    for jobs in (1, 2):
        played = 0
        with pytest.raises(KeyboardInterrupt):
            run(folder, jobs=jobs, progress=interrupt)
    assert 60 < len(folder.finished()) < 240
    run(folder, jobs=1)
    run(Folder.new(tmp_path / "whole", tournament), jobs=1)
    assert outcome(tmp_path / "broken") == outcome(tmp_path / "whole")


def test_a_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    arguments = (*SMALL, "--games", "60")
    local = arena_command(*arguments, "--jobs", "1", "--out", tmp_path / "local")
    assert local.returncode == 0, local.stderr
    ray = arena_command(*arguments, "--engine", "ray", "--jobs", "2", "--out", tmp_path / "ray")
    assert ray.returncode == 0, ray.stderr
    assert outcome(tmp_path / "ray") == outcome(tmp_path / "local")
    assert tables(tmp_path / "ray") == tables(tmp_path / "local")


def test_without_ray_the_error_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "find_spec", lambda _: None)
    folder = Folder.new(tmp_path / "t", a_tournament("random", "rookie"))
    with pytest.raises(OptionError, match=r"pip install 'bluffhouse\[ray\]'"):
        run(folder, engine="ray")


class Broken(Random):
    """Plays until it has had enough."""

    def act(self, view: Any, legal: Legal, seconds: float) -> Action:
        if view.round > 6:
            raise ZeroDivisionError("enough")
        return super().act(view, legal, seconds)


def test_a_bot_that_breaks_down_is_named_and_the_other_games_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots: dict[str, type[Bot]] = {"broken": Broken, "random": Random}
    monkeypatch.setattr(contract, "kinds", lambda _: bots)
    folder = Folder.new(tmp_path / "t", a_tournament("random", "broken"))
    with pytest.raises(GameFailed, match=r"game \d+ \(.*broken.*seed 's deal \d+'.*enough"):
        run(folder, jobs=1)
    assert folder.path.joinpath("tournament.json").exists()


def test_tasks_grow_until_they_are_worth_handing_out() -> None:
    tasks = Tasks(range(1000), workers=2)
    assert len(tasks.next()) == 1
    tasks.done(1)
    assert len(tasks.next()) == 1
    tasks.done(1_000_000)
    assert len(tasks.next()) == 64


# ── the folder ──────────────────────────────────────────────────────────────────────────────


def test_a_damaged_folder_gets_a_clear_error(tmp_path: Path) -> None:
    tournament = a_tournament("random", "rookie", games=6)
    folder = Folder.new(tmp_path / "t", tournament)
    with pytest.raises(OptionError, match="--resume"):
        Folder.new(tmp_path / "t", tournament)
    with pytest.raises(OptionError, match="holds no tournament"):
        Folder.open(tmp_path)
    run(folder, jobs=1)
    games = tmp_path / "t" / "games.jsonl"
    lines = games.read_bytes().splitlines(keepends=True)
    games.write_bytes(lines[0] + b"junk\n" + lines[1])
    with pytest.raises(OptionError, match="line 2"):
        folder.finished()
    games.write_bytes(lines[0] + lines[0] + lines[1])
    assert len(folder.finished()) == 2
    for bad in (b"{", b"{}", b'{"format":2}', (tmp_path / "t/tournament.json").read_bytes()):
        (tmp_path / "t/tournament.json").write_bytes(bad.replace(b'"lie"', b'"poker"'))
        with pytest.raises(OptionError, match=r"tournament\.json"):
            Folder.open(tmp_path / "t")


# ── the figures ─────────────────────────────────────────────────────────────────────────────


def finished(number: int, deal: int, seats: str, *winners: int, **more: Any) -> Finished:
    return Finished(
        game=number,
        deal=deal,
        seats=tuple(seats),
        first=0,
        starter=more.get("starter", 0),
        winners=winners,
        scores=(0,) * len(seats),
        reason="over",
        tallies=more.get("tallies", tuple(Tally(times={}) for _ in seats)),
    )


def the_summary(games: list[Finished]) -> Summary:
    seats = games[0].seats
    bots = tuple(dict.fromkeys(bot for game in games for bot in game.seats))
    return summarized(
        Tournament(
            game="lie",
            options={},
            players=len(seats),
            bots=bots,
            games=len(games),
            seconds=1,
            seed="s",
        ),
        games,
    )


def test_an_estimate_is_a_ratio_with_its_interval_over_deals() -> None:
    found = estimate([(1, 1), (2, 1), (3, 1)])
    assert found is not None
    assert found.value == 2
    assert found.low == 0  # 2 − 4.30 / √3, but nothing is less than nothing
    assert found.high == pytest.approx(2 + 4.303 / 3**0.5, abs=0.01)
    assert estimate([(1, 4)]) == Estimate(0.25)
    assert estimate([]) is None
    assert estimate([(0, 0)]) is None
    capped = estimate([(9, 10), (10, 10)], most=1)
    assert capped is not None
    assert capped.high == 1


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (10_000, 1.960)],
)
def test_few_deals_make_wide_intervals(freedom: int, expected: float) -> None:
    assert student_95(freedom) == pytest.approx(expected, abs=0.012)


def test_win_share_is_over_the_fair_share() -> None:
    games = [
        finished(0, 0, "aab", 0),
        finished(1, 0, "aba", 0),
        finished(2, 0, "baa", 0),
        finished(3, 1, "aab", 2),
        finished(4, 1, "aba", 1, 2),
        finished(5, 1, "baa"),  # nobody won
    ]
    summary = the_summary(games)
    b, a = summary.standings
    assert (b.bot, a.bot) == ("b", "a")
    assert a.wins == 2.5
    assert a.share is not None
    assert b.share is not None
    assert a.share.value == pytest.approx(2.5 / 4)  # four of six wins would have been fair
    assert b.share.value == pytest.approx(2.5 / 2)
    assert summary.by_seat[0] is not None
    assert summary.by_seat[0].value == pytest.approx(3 / 2)
    [b_a, a_b] = summary.head_to_head
    assert (a_b.bot, a_b.other) == ("a", "b")
    assert a_b.share is not None
    assert b_a.share is not None
    # Seat for seat: a has two of them, so 2.5 wins are 1.25 a seat, and b's are 2.5.
    assert a_b.share.value == pytest.approx(1.25 / 3.75)
    assert a_b.share.value + b_a.share.value == pytest.approx(1)


def test_places_are_counted_from_seat_0_and_from_who_began() -> None:
    games = [finished(n, n, "ab", (n + 1) % 2, starter=n % 2) for n in range(6)]
    summary = the_summary(games)
    assert [place.value for place in summary.by_seat if place] == [1, 1]
    assert [place.value for place in summary.by_turn if place] == [0, 2]


def test_the_numbers_of_bluff_are_added_up() -> None:
    liar = Tally(
        decisions=2, seconds=0.5, times={0: 2}, said=4, lies=3, lie_size=6, lies_answered=4
    )
    liar.lies_believed = 1
    judge = Tally(times={}, calls_right=3, calls_wrong=1, fooled=1, trusted=2)
    summary = the_summary([finished(0, 0, "ab", 0, tallies=(liar, judge))])
    by_bot = {standing.bot: standing for standing in summary.standings}
    a, b = by_bot["a"].bluff, by_bot["b"].bluff
    assert a is not None
    assert b is not None
    assert (a.said, a.lies, a.lie_size) == (4, 3, 2)
    assert (a.lies_per_100, a.believed) == (Estimate(75), Estimate(0.25))
    assert (b.calls, b.calls_right, b.calls_wrong) == (4, 3, 1)
    assert (b.right, b.fooled) == (Estimate(0.75), Estimate(0.25))
    thinking = by_bot["a"].thinking
    assert thinking is not None
    assert (thinking.mean, by_bot["b"].thinking) == (0.25, None)


def test_a_lie_told_is_a_lie_believed_or_called_by_somebody() -> None:
    for name in ("lie", "dont_bluff"):
        played = play_match(bluffhouse.game(name), ("random",) * 4, "s")
        tallies = tallied(played)
        believed = sum(tally.lies_believed for tally in tallies)
        answered = sum(tally.lies_answered for tally in tallies)
        assert believed == sum(tally.fooled for tally in tallies)
        assert answered - believed == sum(tally.calls_right for tally in tallies) > 0


def test_times_are_counted_to_within_five_percent() -> None:
    played = play_match(bluffhouse.game("lie"), ("random", "random"), "s")
    slow = tuple([0.001] * 90 + [0.1] * 10)
    timed = msgspec.convert(
        {"deal": 0, "game": 0, "first": 0, "starter": 0, "reason": "x"}, dict[str, Any]
    )
    tallies = tallied(type(played)(played.record, played.result, (100, 0), (slow, ())))
    assert sum(tallies[0].times.values()) == tallies[0].decisions == 100
    game = Finished(seats=("a", "b"), winners=(), scores=(), tallies=tallies, **timed)
    thinking = {s.bot: s.thinking for s in the_summary([game]).standings}["a"]
    assert thinking is not None
    assert thinking.mean == pytest.approx(0.0109)
    assert thinking.p95 == pytest.approx(0.1, rel=0.05)


def test_the_better_bot_is_rated_higher_however_many_seats_it_has() -> None:
    games = [finished(n, n, "ab" if n % 2 else "ba", n % 2 ^ (n % 4 > 0)) for n in range(200)]
    rated = ratings("ab", games)
    wins = Counter(game.seats[game.winners[0]] for game in games)
    better, worse = (bot for bot, _ in wins.most_common())
    assert rated[better].low > rated[worse].rating + 2
    assert rated[better].low < rated[better].rating < rated[better].high
    # Three seats of the same strength as the fourth win three games of four and prove nothing.
    even = [finished(n, n, "aaab", n % 4) for n in range(400)]
    level = ratings("ab", even)
    assert abs(level["a"].rating - level["b"].rating) < 3


# ── the report ──────────────────────────────────────────────────────────────────────────────


def the_page(tournament: Tournament, games: int | None = None) -> str:
    count = tournament.total if games is None else games
    return html(summarized(tournament, [play_game(tournament, n) for n in range(count)]))


PAGES = {
    "usual": lambda: the_page(a_tournament("random", "rookie", games=60)),
    "one bot": lambda: the_page(a_tournament("random", games=6)),
    "one game": lambda: the_page(a_tournament("random", "rookie"), 1),
    "no talk": lambda: the_page(a_tournament("random", "rookie", game="millionaires", games=12)),
    "options": lambda: the_page(a_tournament("random", "rookie", games=12, wild_ones=True)),
    "odd names": lambda: html(the_summary([finished(0, 0, "<&", 0), finished(1, 1, '"é', 1)])),
}


class SelfContained(HTMLParser):
    """Nothing that a browser would fetch or run."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe", "object", "embed", "base", "image")
        for name, value in attrs:
            assert not name.startswith("on")
            assert name not in ("src", "href", "srcset", "xlink:href", "action", "data")
            assert "url(" not in (value or "")


@pytest.mark.parametrize("kind", PAGES)
def test_the_report_is_well_formed_and_needs_nothing_but_itself(kind: str) -> None:
    page = PAGES[kind]()
    doctype, _, document = page.partition("\n")
    assert doctype == "<!doctype html>"
    root = ElementTree.fromstring(document)
    assert root.tag == "html"
    assert root.find("head/title") is not None
    assert root.find("head/meta[@name='viewport']") is not None
    assert "prefers-color-scheme: dark" in page
    SelfContained().feed(page)
    assert not re.search(r"https?:|@import|url\(", page)
    assert "nan" not in page.lower().replace("finance", "")
    for svg in root.iter("svg"):
        for mark in svg:
            for name in ("cx", "x", "x1", "x2"):
                place = mark.get(name, "50%")
                assert 0 <= float(place.removesuffix("%")) <= 100


def test_the_report_tells_the_figures(tmp_path: Path) -> None:
    tournament = a_tournament("random", "rookie", games=60)
    folder = Folder.new(tmp_path / "t", tournament)
    run(folder, jobs=1)
    summary = summarized(tournament, folder.finished())
    json, page = report(folder, summary)
    best = summary.standings[0]
    assert best.bot == "rookie"
    assert best.share is not None
    text = page.read_text(encoding="utf-8")
    assert f"{best.share.value:.2f}" in text
    assert "rookie wins most" in text
    read = msgspec.json.decode(json.read_bytes())
    assert read["standings"][0]["share"]["value"] == best.share.value
    assert read["tournament"]["seed"] == "s"


def test_the_command_in_the_report_plays_the_same_tournament() -> None:
    tournament = a_tournament("random", "rookie:bold", games=60, wild_ones=True)
    assert command(tournament) == (
        "bluffhouse arena lie --bots random,rookie:bold --players 3 --games 60 "
        "--option wild_ones --seconds 1 --seed s"
    )


def test_figures_are_written_as_people_read_them() -> None:
    words = Words()
    times = [seconds_text(t, words) for t in (0.0000012, 0.000123, 0.0042, 0.25, 1.0, 12.3)]
    assert times == ["1.2 µs", "123 µs", "4.2 ms", "250 ms", "1.0 s", "12 s"]
    assert percent(Estimate(0.5, 0.4, 0.6), words, interval=True) == "50% ±10"
    assert percent(None, words) == "–"


# ── the command ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "which game?"),
        (["poker"], "no game is called “poker”"),
        (["lie"], "which bots? for lie: random"),
        (["lie", "--bots", "random,genius"], "no bot is called “genius”"),
        (["lie", "--bots", "random,rookie:mad"], "no temperament is called “mad”"),
        (["lie", "--bots", "random,random"], "“random” is given twice"),
        (["lie", "--bots", "random", "--players", "9"], "2 to 6 players"),
        (["lie", "--bots", "random", "--games", "0"], "--games 0: must be at least 1"),
        (["lie", "--bots", "random", "--seconds", "0"], "--seconds 0: must be more than 0"),
        (["lie", "--bots", "random", "--seconds", "nan"], "--seconds nan"),
        (["lie", "--bots", "random", "--option", "jokers"], "no option “jokers”"),
        (["lie", "--bots", "random", "--out", "/proc/nothing/here"], "/proc/nothing"),
        (["--resume", "nowhere"], "nowhere holds no tournament"),
        (["lie", "--resume", "nowhere"], "only --jobs and --engine"),
    ],
)
def test_bad_input_gets_a_clear_error(arguments: list[str], reason: str) -> None:
    from typer.testing import CliRunner

    from bluffhouse.cli.app import app

    before = set(Path.cwd().iterdir())
    done = CliRunner().invoke(app, ["arena", *arguments])
    assert done.exit_code == 2, done.output
    assert reason in done.stderr
    assert done.stderr.startswith("bluffhouse: ")
    assert set(Path.cwd().iterdir()) == before


def test_bad_jobs_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    folder = Folder.new(tmp_path / "t", a_tournament("random", "rookie"))
    with pytest.raises(OptionError, match="--jobs 0"):
        run(folder, jobs=0)
