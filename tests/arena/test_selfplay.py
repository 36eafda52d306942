"""Datasets: the same bytes from the same seed, and rows that say what the records say."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pyarrow.parquet
import pytest

import bluffhouse
from bluffhouse import OptionError
from bluffhouse.arena import dataset_files
from bluffhouse.arena.dataset_files import record_path
from bluffhouse.arena.selfplay import Dataset, Decision, make_dataset, new_dataset
from bluffhouse.locales import Words
from bluffhouse.records import load, replay
from bluffhouse.records.statements import statements
from bluffhouse.rules.contract import MoveEvent
from bluffhouse.text import text_of
from commands import run_command

GAMES = sorted(bluffhouse.games())


def a_dataset(game: str = "lie", games: int = 2, **more: object) -> Dataset:
    arguments: dict[str, object] = {"players": 3, "games": games, "seed": "s", **more}
    return new_dataset(bluffhouse.game(game), ["random", "rookie"], **arguments)  # type: ignore[arg-type]


def rows_of(table: Path) -> list[Decision]:
    lines = table.read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Decision) for line in lines]


def bytes_of(folder: Path) -> dict[str, bytes]:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


@pytest.mark.parametrize("game", GAMES)
def test_a_row_for_every_decision_says_what_the_record_says(game: str, tmp_path: Path) -> None:
    table = make_dataset(tmp_path / "d", a_dataset(game), jobs=1)
    rows = rows_of(table)
    for number in range(2):
        record, players = load(record_path(tmp_path / "d", number))
        assert record.result is not None
        said = {statement.event: statement for statement in statements(record)}
        own = [row for row in rows if row.game == number]
        moves = [i for i, event in enumerate(record.events) if isinstance(event, MoveEvent)]
        assert [row.event for row in own] == moves
        assert [row.seq for row in own] == list(range(1, len(moves) + 1))
        for row in own:
            event = record.events[row.event]
            assert isinstance(event, MoveEvent)
            assert (row.seat, row.bot) == (event.seat, players[event.seat].bot)
            before = replay(record, row.seq - 1)
            text = text_of(game)(Words(), [p.name for p in players], row.seat, before.game.options)
            assert text.read(row.action) == event.action
            assert row.view == text.table(before.view(row.seat))
            assert row.legal_count == len(before.legal(row.seat))
            assert row.legal_count > 64 or row.action in row.legal
            assert row.score == record.result.scores[row.seat]
            assert bool(row.won) == (row.seat in record.result.winners)
            statement = said.get(row.event)
            assert row.statement == (statement.kind if statement else None)
            if statement and statement.answers:
                assert row.believed == (not statement.doubters)
            assert row.value is None


def test_news_tells_a_seat_each_event_once(tmp_path: Path) -> None:
    rows = rows_of(make_dataset(tmp_path / "d", a_dataset(), jobs=1))
    seat = [row for row in rows if row.game == 0 and row.seat == 0]
    rounds = [line for row in seat for line in row.news if "is dealt" in line]
    assert len(rounds) == len(set(rounds)) > 1


@pytest.mark.parametrize("format", ["jsonl", "parquet"])
def test_the_bytes_do_not_depend_on_the_number_of_processes(
    format: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset_files, "ROWS_PER_GROUP", 16)
    dataset = a_dataset("dont_bluff", games=5)
    for jobs in (1, 2):
        make_dataset(tmp_path / f"{jobs}", dataset, format=format, jobs=jobs)  # type: ignore[arg-type]
    assert bytes_of(tmp_path / "1") == bytes_of(tmp_path / "2")
    make_dataset(tmp_path / "3", msgspec.structs.replace(dataset, seed="t"), jobs=1)
    assert bytes_of(tmp_path / "3").keys() >= {"dataset.json", "decisions.jsonl"}
    first = "records/000/000000.bluff"
    assert bytes_of(tmp_path / "3")[first] != bytes_of(tmp_path / "1")[first]


def test_parquet_holds_the_same_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset_files, "ROWS_PER_GROUP", 50)
    rows = rows_of(make_dataset(tmp_path / "j", a_dataset(), jobs=1))
    table = make_dataset(tmp_path / "p", a_dataset(), format="parquet", jobs=1)
    found = pyarrow.parquet.read_table(table).to_pylist()
    assert len(found) > 50
    assert [msgspec.convert(row, Decision) for row in found] == rows


def test_values_are_parts_of_the_win_and_end_near_the_truth(tmp_path: Path) -> None:
    dataset = a_dataset("dont_bluff", games=2, values="playouts")
    rows = rows_of(make_dataset(tmp_path / "d", dataset, jobs=1))
    assert all(row.value is not None and 0 <= row.value <= 1 for row in rows)
    assert dataset.value_bot == "rookie"
    again = rows_of(make_dataset(tmp_path / "e", dataset, jobs=1))
    assert again == rows


def test_a_folder_with_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work", encoding="utf-8")
    with pytest.raises(OptionError, match="not empty"):
        make_dataset(tmp_path, a_dataset(), jobs=1)
    assert list(tmp_path.iterdir()) == [tmp_path / "thesis.txt"]


def test_the_command_writes_a_dataset_and_refuses_wrong_bots(tmp_path: Path) -> None:
    environment = {**os.environ, "NO_COLOR": "1", "TERM": "dumb"}
    out = tmp_path / "d"
    given = ("selfplay", "lie", "--players", "2", "--games", "1", "--seed", "1", "--out", out)
    done = run_command(*given, "--bots", "random", "--jobs", "1", environment=environment)
    assert done.returncode == 0, done.stderr
    assert str(out / "decisions.jsonl") in done.stdout.replace("\n", "")
    assert rows_of(out / "decisions.jsonl")
    wrong = run_command(*given, "--bots", "nobody", environment=environment)
    assert wrong.returncode == 2
    assert "nobody" in wrong.stderr
