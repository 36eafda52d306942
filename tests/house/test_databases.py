"""Databases and backups that earlier versions have written are opened, read and played on in.

Each file here is a small house as the last version with that schema, or with that format of
backups, left it. After adding a migration, or changing the format:

    python tests/small_house.py tests/house/databases
"""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
import time
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import pytest

from bluffhouse.house import backup, journal_entries, puzzles
from bluffhouse.house.history import read_table
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import Store
from bluffhouse.records import read, verify
from serving import Guest, Server, http_client
from small_house import NAMES

VERSION = re.compile(r"v(\d{4})_\w+\.py")
"""The name of a migration."""
FOLDER = Path(__file__).parent / "databases"
STORED = sorted([*FOLDER.glob("schema-*.sql"), *FOLDER.glob("backup-*.jsonl")])


def restored(file: Path, folder: Path) -> str:
    """The URL of a database with what that file holds."""
    url = f"sqlite:///{folder / 'house.db'}"
    if file.suffix == ".sql":
        with sqlite3.connect(folder / "house.db") as database:
            database.executescript(file.read_text("utf-8"))
        database.close()
        return url
    store = Store(url)
    store.migrate()
    backup.import_house(store, file, Settings().drop_grace)
    store.close()
    return url


def test_there_is_one_of_every_schema_and_of_every_format_of_backups() -> None:
    versions = files("bluffhouse.house.storage.migrations") / "versions"
    schemas = {name[1] for file in versions.iterdir() if (name := VERSION.match(file.name))}
    assert schemas
    assert {f"schema-{number}.sql" for number in schemas} <= {file.name for file in STORED}
    backups = {f"backup-{number}.jsonl" for number in range(1, backup.FORMAT + 1)}
    assert backups <= {file.name for file in STORED}


def test_they_are_named_for_what_they_are() -> None:
    for file in STORED:
        number = file.stem.partition("-")[2]
        text = file.read_text("utf-8")
        if file.suffix == ".sql":
            assert f"INSERT INTO \"alembic_version\" VALUES('{number}');" in text
        else:
            assert text.startswith(f'{{"row":"backup","bluffhouse":{number},')


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_every_journal_folds_to_what_the_lists_say(file: Path, tmp_path: Path) -> None:
    store = Store(restored(file, tmp_path))
    store.migrate()
    rows = store.all_tables()
    assert {row.phase for row in rows} == {"waiting", "playing", "over"}
    kinds = set()
    for row in rows:
        table = read_table(store, row.id)
        assert (table.phase, table.opened.game, table.host) == (row.phase, row.game, row.host)
        assert ",".join(map(str, table.to_act)) == row.to_act
        kinds |= {type(journal_entries.decode(line)) for _, line in store.journal(row.id)}
    store.close()
    assert len(kinds) >= 15


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
async def test_its_people_play_on(file: Path, tmp_path: Path) -> None:
    url = restored(file, tmp_path)
    store = Store(url)
    store.migrate()
    soon = int(time.time() * 1000) + 600_000
    ids = {name: id for id, name in store.names_of(range(10)).items()}
    for name in NAMES:  # nobody kept their tokens, but a person may come with a new device
        store.add_link(ids[name], sha256(name.encode()).hexdigest(), soon)
    rows = store.all_tables()
    store.close()
    with Server(tmp_path, url) as server:
        async with http_client() as http:
            people = []
            for name in NAMES:
                claim = {"link": name, "bearer": True}
                answer = await http.post(server.url + "/api/me/claim", json=claim)
                people.append(Guest(server, http, name, answer.json()["token"]))
            running = [row.code for row in rows if row.phase == "playing"]
            assert running
            for code in running:
                await play_to_the_end(people, code)
            for row in rows:
                if row.phase != "waiting":
                    record = read((await people[0].get(f"/api/tables/{row.code}/record")).text)
                    assert verify(record.record).outcome == "honest"
            figures = (await people[0].get("/api/history/figures")).json()
            assert figures["all"]["games"] == len([row for row in rows if row.phase != "waiting"])


async def play_to_the_end(people: list[Guest], code: str) -> None:
    looking = [await person.look(code) for person in people]
    rng = random.Random(code)
    async with asyncio.timeout(240):
        await asyncio.gather(*[seat.play_on(rng) for seat in looking if "seat" in seat.you])
    for seat in looking:
        await seat.close()


def test_answers_to_daily_puzzles_survive_being_kept_apart_from_attempts(tmp_path: Path) -> None:
    url = restored(FOLDER / "schema-0006.sql", tmp_path)
    with sqlite3.connect(tmp_path / "house.db") as database:
        database.executemany(
            "INSERT INTO puzzle_attempts VALUES (1, 'lie', ?, ?, ?, 0)",
            [(1, 739000, True), (2, None, True), (3, 739001, False)],
        )
    database.close()
    store = Store(url)
    store.migrate()
    assert puzzles.daily_answers_of(store, 1) == [("lie", 739000, True), ("lie", 739001, False)]
    assert puzzles.numbers_tried(store, 1, "lie") == {1, 2, 3}
    store.close()
