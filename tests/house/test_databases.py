"""Databases that earlier versions have written are opened, read and played on in.

Each file here is a small house as a version with a new schema left it. After adding a migration:

    python tests/small_house.py tests/house/databases
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from bluffhouse.house import entries
from bluffhouse.house.history import read_table
from bluffhouse.house.storage import Store
from bluffhouse.records import read, verify
from serving import Guest, Server
from small_house import NAMES

STORED = sorted((Path(__file__).parent / "databases").glob("schema-*.sql"))


def restored(dump: Path, folder: Path) -> str:
    """The URL of the database that was dumped."""
    with sqlite3.connect(folder / "house.db") as database:
        database.executescript(dump.read_text("utf-8"))
    database.close()
    return f"sqlite:///{folder / 'house.db'}"


def test_there_is_one_of_this_schema(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'house.db'}")
    store.migrate()
    store.close()
    with sqlite3.connect(tmp_path / "house.db") as database:
        (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
    database.close()
    assert f"schema-{version}.sql" in [dump.name for dump in STORED]


@pytest.mark.parametrize("dump", STORED, ids=lambda dump: dump.stem)
def test_every_journal_folds_to_what_the_lists_say(dump: Path, tmp_path: Path) -> None:
    store = Store(restored(dump, tmp_path))
    store.migrate()
    rows = store.all_tables()
    assert {row.phase for row in rows} == {"waiting", "playing", "over"}
    kinds = set()
    for row in rows:
        table = read_table(store, row.id)
        assert (table.phase, table.opened.game, table.host) == (row.phase, row.game, row.host)
        assert ",".join(map(str, table.to_act)) == row.to_act
        kinds |= {type(entries.decode(line)) for _, line in store.journal(row.id)}
    store.close()
    assert len(kinds) >= 15


@pytest.mark.parametrize("dump", STORED, ids=lambda dump: dump.stem)
async def test_its_people_play_on(dump: Path, tmp_path: Path) -> None:
    url = restored(dump, tmp_path)
    store = Store(url)
    store.migrate()
    soon = int(time.time() * 1000) + 600_000
    ids = {name: id for id, name in store.names_of(range(10)).items()}
    for name in NAMES:  # nobody kept their tokens, but a person may come with a new device
        store.add_link(ids[name], sha256(name.encode()).hexdigest(), soon)
    rows = store.all_tables()
    store.close()
    with Server(tmp_path, url) as server:
        async with httpx.AsyncClient(timeout=30) as http:
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
    async with asyncio.timeout(60):
        await asyncio.gather(*[seat.play_on(rng) for seat in looking if "seat" in seat.you])
    for seat in looking:
        await seat.close()
