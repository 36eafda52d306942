"""A forged backup: well signed, but with names, codes, bots or seats that the house never gave."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bluffhouse.house.backup import BackupError, import_house
from bluffhouse.house.storage import Store

BACKUP = Path(__file__).parent / "databases" / "backup-1.jsonl"
Row = dict[str, Any]


def imported(lines: list[Row], folder: Path) -> None:
    text = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    end = {"row": "end", "sha256": sha256(text).hexdigest()}
    file = folder / "house.backup"
    file.write_bytes(text + msgspec.json.encode(end) + b"\n")
    store = Store(f"sqlite:///{folder / 'house.db'}")
    try:
        store.migrate()
        import_house(store, file, 30.0)
    finally:
        store.close()


def rows() -> list[Row]:
    return [json.loads(line) for line in BACKUP.read_bytes().splitlines()[:-1]]


def row(name: str) -> Callable[[Row], Row | None]:
    return lambda row: row if row["row"] == name else None


def entry(name: str) -> Callable[[Row], Row | None]:
    return lambda row: row["body"] if row.get("body", {}).get("entry") == name else None


def test_an_honest_backup_is_taken(tmp_path: Path) -> None:
    imported(rows(), tmp_path)


@pytest.mark.parametrize(
    ("find", "changes", "reason"),
    [
        (row("person"), {"name": ""}, "is not a name"),
        (row("person"), {"name": "A\u202enn"}, "is not a name"),
        (row("person"), {"name": "Ann\n"}, "is not a name"),
        (row("person"), {"name": "\u3164"}, "is not a name"),
        (row("person"), {"name": "x" * 25}, "is not a name"),
        (row("journal"), {"code": "../../me"}, "is not the code of a table"),
        (row("journal"), {"code": "ABC"}, "is not the code of a table"),
        (entry("sat"), {"seat": -1}, "there is no seat -1"),
        (entry("sat"), {"seat": 99}, "there is no seat 99"),
        (entry("sat"), {"name": "x" * 500}, "is not a name"),
        (entry("came"), {"seat": -1}, "there is no seat -1"),
        (entry("handed"), {"seat": -2}, "there is no seat -2"),
        (entry("handed"), {"by": 99}, "there is no seat 99"),
        (entry("said"), {"name": "A\u202enn"}, "is not a name"),
        (entry("bot_sat"), {"name": "\u200b"}, "is not a name"),
        (entry("followed"), {"code": "<script>"}, "is not the code of a table"),
    ],
)
def test_what_the_house_would_never_accept_is_not_imported(
    tmp_path: Path, find: Callable[[Row], Row | None], changes: Row, reason: str
) -> None:
    lines = rows()
    found = next(value for value in map(find, lines) if value is not None)
    found.update(changes)
    with pytest.raises(BackupError, match=reason):
        imported(lines, tmp_path)


def test_an_imported_table_has_no_bots_that_do_not_exist(tmp_path: Path) -> None:
    text = msgspec.json.encode(rows()).replace(b'"shark:bold"', b'"wizard"')
    with pytest.raises(BackupError, match="wizard"):
        imported(msgspec.json.decode(text), tmp_path)


def test_nobody_sits_in_two_chairs_of_an_imported_table(tmp_path: Path) -> None:
    lines = rows()
    opened = next(value for value in map(entry("opened"), lines) if value is not None)
    chair = {"name": "Ann", "person": 1}
    opened["chairs"] = [chair, chair | {"name": "Bob"}, *opened["chairs"][2:]]
    with pytest.raises(BackupError, match="person 1 sits twice"):
        imported(lines, tmp_path)


def rated(rating: Row) -> list[Row]:
    """A backup in which the first person has this rating for puzzles."""
    lines = rows()
    after_people = max(at for at, line in enumerate(lines) if line["row"] == "person") + 1
    person = next(line["id"] for line in lines if line["row"] == "person")
    solver = {"row": "puzzle_solver", "person": person, **rating}
    return [*lines[:after_people], solver, *lines[after_people:]]


def test_a_rating_is_taken(tmp_path: Path) -> None:
    imported(rated({"mu": 25.0, "sigma": 8.0}), tmp_path)


@pytest.mark.parametrize("rating", [{"mu": 1e300, "sigma": 8.0}, {"mu": 25.0, "sigma": 0.0}])
def test_a_forged_rating_is_refused(rating: Row, tmp_path: Path) -> None:
    with pytest.raises(BackupError):
        imported(rated(rating), tmp_path)
