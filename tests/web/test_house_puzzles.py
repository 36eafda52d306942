"""Puzzles in a house: judged by the server, rated once, and gone with the account."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bluffhouse.house import backup, puzzles
from bluffhouse.house.puzzles import (
    Attempt,
    DailyAnswer,
    add_attempt,
    answerable_days,
    attempts_of,
    daily_answers_of,
    standing_of,
    streak,
)
from bluffhouse.house.storage import Store
from bluffhouse.rules import games
from bluffhouse.study.puzzles import daily_number, puzzle
from serving import Server, guests, http_client

DAY = date(2026, 11, 17)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as server:
        yield server
        assert "Traceback" not in server.log.read_text()


def wrong_answer(game: str, number: int) -> int:
    return 1 if puzzle(game, number).best == 0 else 0


async def test_every_game_has_a_daily_puzzle_the_same_in_every_house(server: Server) -> None:
    async with http_client(base_url=server.url) as http:
        shelf = (await http.get("/api/puzzles")).json()
    day = date.fromisoformat(shelf["day"])
    assert {one["game"]: one["number"] for one in shelf["puzzles"]} == {
        game: daily_number(game, day) for game in games()
    }
    assert "standing" not in shelf


@pytest.mark.parametrize("game", games())
async def test_the_client_gets_no_solution_before_the_attempt(server: Server, game: str) -> None:
    found = puzzle(game, 1)
    async with http_client(base_url=server.url) as http:
        shown = (await http.get(f"/api/puzzles/{game}/1")).json()
    assert set(shown) <= {
        "game", "number", "seat", "replay", "answers", "day", "tried", "daily_open",
    }  # fmt: skip
    assert found.seed not in json.dumps(shown)
    seen = [json.dumps(event) for step in shown["replay"]["steps"] for event in step["events"]]
    allowed = [json.dumps(json.loads(backup._encode(event))) for event in found.news()]
    assert seen == allowed
    view = json.loads(backup._encode(found.view()))
    assert shown["replay"]["steps"][-1]["view"] == view
    assert not any("hands" in step for step in shown["replay"]["steps"])


async def test_only_the_first_attempt_of_a_person_counts(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        path = "/api/puzzles/lie/2"
        first = (await ann.post(path, {"answer": wrong_answer("lie", 2)})).json()
        assert (first["right"], first["counted"]) == (False, True)
        assert first["gained"] < 0
        again = (await ann.post(path, {"answer": puzzle("lie", 2).best})).json()
        assert again["right"]
        assert "counted" not in again
        assert again["standing"] == first["standing"]
        assert (again["standing"]["tried"], again["standing"]["right"]) == (1, 0)
        assert (await ann.get(path)).json()["tried"]
        better = (await ann.post("/api/puzzles/lie/3", {"answer": puzzle("lie", 3).best})).json()
        assert better["gained"] > 0
        assert better["another"] not in (2, 3)


async def test_people_without_a_name_may_try_unrated(server: Server) -> None:
    async with http_client(base_url=server.url) as http:
        answer = await http.post("/api/puzzles/lie/1", json={"answer": puzzle("lie", 1).best})
    solved = answer.json()
    assert answer.status_code == 200
    assert solved["right"]
    assert solved["replay"]["all_hands"]
    assert "standing" not in solved
    assert "counted" not in solved


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/puzzles/lie/0", {"answer": 0}, 404),
        ("/api/puzzles/lie/99999", {"answer": 0}, 404),
        ("/api/puzzles/poker/1", {"answer": 0}, 404),
        ("/api/puzzles/dont_bluff/1", {"answer": 3}, 409),
        ("/api/puzzles/lie/1", {"answer": 9}, 400),
        ("/api/puzzles/lie/1", {"answer": -1}, 400),
        ("/api/puzzles/lie/1", {}, 400),
    ],
)
async def test_bad_answers_are_refused(
    server: Server, path: str, body: dict[str, Any], status: int
) -> None:
    async with http_client(base_url=server.url) as http:
        assert (await http.post(path, json=body)).status_code == status


def test_a_streak_is_days_in_a_row_with_a_daily_puzzle_solved() -> None:
    today = DAY.toordinal()

    def solved(*days: int, right: bool = True) -> list[DailyAnswer]:
        return [DailyAnswer("lie", day, right) for day in days]

    assert streak([], DAY) == 0
    assert streak(solved(today, today - 1, today - 2, today - 4), DAY) == 3
    assert streak(solved(today - 1, today - 2), DAY) == 2, "today is not over"
    assert streak(solved(today - 2), DAY) == 0
    assert streak(solved(today, right=False), DAY) == 0


def opened(folder: Path) -> Store:
    store = Store(f"sqlite:///{folder / 'house.db'}")
    store.migrate()
    return store


def test_a_daily_puzzle_tried_before_counts_for_the_streak_but_not_for_the_rating(
    tmp_path: Path,
) -> None:
    store = opened(tmp_path)
    person = store.add_person("Ann", "hash", 1)
    number = daily_number("lie", DAY)
    best, early = puzzle("lie", number).best, DAY - timedelta(days=3)
    first = puzzles.solved(store, person, "lie", number, best, [early])  # as one of the others
    assert first.standing is not None
    assert (first.standing.streak, first.daily_counted) == (0, False)
    before = puzzles.shown(store, person, "lie", number, DAY)
    assert before.tried
    assert before.daily_open
    solved = puzzles.solved(store, person, "lie", number, best, [DAY])
    assert solved.daily_counted
    assert not solved.counted
    assert solved.standing == msgspec.structs.replace(first.standing, streak=1)
    assert not puzzles.shown(store, person, "lie", number, DAY).daily_open
    [lie] = [one for one in puzzles.shelf(store, person, DAY).puzzles if one.game == "lie"]
    assert lie.right
    store.close()


def test_only_the_first_answer_of_the_day_counts_for_the_streak(tmp_path: Path) -> None:
    """Nobody reads the solution and answers again."""
    store = opened(tmp_path)
    person = store.add_person("Ann", "hash", 1)
    number = daily_number("lie", DAY)
    puzzles.solved(store, person, "lie", number, wrong_answer("lie", number), [DAY])
    again = puzzles.solved(store, person, "lie", number, puzzle("lie", number).best, [DAY])
    assert again.right
    assert not again.daily_counted
    assert again.standing is not None
    assert again.standing.streak == 0
    store.close()


def test_an_answer_given_just_after_midnight_counts_for_the_day_of_the_puzzle(
    tmp_path: Path,
) -> None:
    store = opened(tmp_path)
    person = store.add_person("Ann", "hash", 1)
    number, midnight = daily_number("lie", DAY), datetime(2026, 11, 18, tzinfo=UTC)
    best = puzzle("lie", number).best
    assert number != daily_number("lie", DAY + timedelta(days=1))

    def answered(late: timedelta) -> puzzles.PuzzleSolved:
        days = answerable_days(int((midnight + late).timestamp() * 1000))
        return puzzles.solved(store, person, "lie", number, best, days)

    assert answered(timedelta(minutes=16)).day is None
    in_time = answered(timedelta(minutes=14))
    assert (in_time.day, in_time.daily_counted) == ("2026-11-17", True)
    assert in_time.standing is not None
    assert in_time.standing.streak == 1
    store.close()


def test_a_backup_carries_attempts_and_ratings(tmp_path: Path) -> None:
    store = opened(tmp_path)
    person = store.add_person("Ann", "hash", 1)
    number = daily_number("lie", DAY)
    answer = puzzle("lie", number).best
    puzzles.solved(store, person, "lie", number, answer, [DAY])
    made = attempts_of(store, person)
    daily = daily_answers_of(store, person)
    standing = standing_of(store, person, made, daily, DAY)
    assert (standing.streak, standing.right) == (1, 1)
    backup.export_house(store, tmp_path / "house.jsonl")
    store.close()
    (tmp_path / "other").mkdir()
    other = opened(tmp_path / "other")
    backup.import_house(other, tmp_path / "house.jsonl", 60)
    assert attempts_of(other, person) == made
    assert daily_answers_of(other, person) == daily
    assert standing_of(other, person, made, daily, DAY) == standing
    other.close()


def test_hard_puzzles_bring_more_and_cost_less(tmp_path: Path) -> None:
    store = opened(tmp_path)
    gained: dict[tuple[str, bool], int] = {}
    for name, found in (("easy", 1.0), ("hard", 0.0)):
        for right in (True, False):
            person = store.add_person(name, f"{name} {right}", 1)
            graded = type(puzzle("lie", 1))(
                **{f: getattr(puzzle("lie", 1), f) for f in puzzle("lie", 1).__struct_fields__}
                | {"found": found}
            )
            number = len(gained) + 1
            _, gained[name, right] = add_attempt(
                store, person, graded, Attempt("lie", number, right)
            )
    store.close()
    assert gained["hard", True] > gained["easy", True] > 0
    assert 0 > gained["hard", False] > gained["easy", False]


async def test_deleting_the_account_removes_attempts_and_rating(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with guests(server, "Ann") as [ann]:
            shelf = (await ann.get("/api/puzzles")).json()
            for one in shelf["puzzles"]:
                await ann.post(f"/api/puzzles/{one['game']}/{one['number']}", {"answer": 0})
            shelf = (await ann.get("/api/puzzles")).json()
            assert shelf["standing"]["tried"] == len(games())
            assert all("right" in one for one in shelf["puzzles"])
            answer = await ann.post("/api/me/deletion", {"name": "Ann"})
            assert answer.status_code == 204
    store = Store(f"sqlite:///{tmp_path / 'house.db'}")
    assert attempts_of(store, 1) == []
    assert daily_answers_of(store, 1) == []
    assert standing_of(store, 1, [], [], DAY + timedelta(1)).rating == 1500
    store.close()
