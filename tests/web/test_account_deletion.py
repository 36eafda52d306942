"""Deleting an account: the name and the chat are gone everywhere, the games stay."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import websockets
from sqlalchemy import Engine, event

from bluffhouse.house import erasure
from bluffhouse.house.backup import export_house, import_house
from bluffhouse.house.erasure import BATCH_ROWS, CLOCK_MARGIN, erased
from bluffhouse.house.house import House
from bluffhouse.house.journal_entries import (
    AnyEntry,
    Chair,
    Changed,
    Chatted,
    Clock,
    Handed,
    Muted,
    Opened,
    Sat,
    encode,
)
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import Change, Facts, Store
from bluffhouse.house.wall_clock import now
from postgres import Cluster
from serving import PATIENCE, Guest, Server, guests, http_client, seated

NAME = "Wilhelmina"
TEXT = "sesquipedalian remark"

TOKEN = "the-token-of-the-desk"
"""Opens the operator's desk."""

Dump = Callable[[], str]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house"), desk_token=TOKEN) as server:
        yield server


def dump_sqlite(server: Server) -> str:
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        return "\n".join(database.iterdump())


def dump_postgres(url: str) -> str:
    with psycopg.connect(url) as database:
        tables = database.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        return "\n".join(
            str(row)
            for (table,) in tables.fetchall()
            for row in database.execute(f'SELECT t::text FROM "{table}" t').fetchall()
        )


async def delete_account(guest: Guest, name: str) -> httpx.Response:
    return await guest.post("/api/me/deletion", {"name": name})


def test_an_entry_is_rewritten_only_where_it_names_the_person() -> None:
    mine, other = Chair("Ada", 7), Chair("Ben", 77)
    changed = Changed(1, {}, (mine, None, other), True, Clock(), "bot")
    gone = erased(changed, 7)
    assert isinstance(gone, Changed)
    assert [chair and chair.name for chair in gone.chairs] == ["Somebody", None, "Ben"]
    assert erased(gone, 7) is gone
    assert erased(Sat(1, 0, 7, "Ada"), 7) == Sat(1, 0, 7, "Somebody")
    assert erased(Muted(1, 77, 7, "Ada", True), 7) == Muted(1, 77, 7, "Somebody", True)
    muted = Muted(1, 7, 77, "Ben", True)
    assert erased(muted, 7) is muted
    said = erased(Chatted(1, 7, "Ada", "hi", 0, "id", None, "phrase-oops"), 7)
    assert said == Chatted(1, 7, "Somebody", "", 0, erased=True)
    handed = Handed(1, 7, None, "back")
    assert erased(handed, 7) is handed


async def everything_about_her(server: Server, dump: Dump, finished: bool) -> None:
    """Let her play, chat, watch, be muted and rename herself; then she deletes her account."""
    async with guests(server, NAME, "Ben", "Cleo") as [her, ben, cleo]:
        her.name = "she"  # the tests' clients make the ids of their actions from it
        # A finished game.
        finished_code = ""
        if finished:
            first, second = await seated([her, ben], "lie", 2)
            await first.send(type="chat", text=TEXT)
            await first.until(lambda frame: "chat_message" in frame)
            rng = random.Random(4)
            await asyncio.gather(first.play_on(rng), second.play_on(rng))
            finished_code = first.code
            assert NAME in (await ben.get(f"/api/tables/{first.code}/record")).text
            assert (await her.get("/api/history/figures")).json()["all"]["games"] == 1
        # A running game, in which Ben has muted her.
        running, other = await seated([her, ben], "dont_bluff", 3)
        await other.send(type="mute", name=NAME, on=True)
        await other.until(lambda frame: frame["type"] == "snapshot")
        # A table of hers that waits, and one of Cleo's where she only watches and chats.
        waiting = await her.open_table("lie", 3)
        await her.ask(waiting, type="sit", seat=0)
        await cleo.ask(waiting, type="sit", seat=1)
        watched = await cleo.open_table("lie", 3)
        spectator, host = await her.look(watched), await cleo.look(watched)
        await spectator.send(type="chat", text=TEXT)
        await host.until(lambda frame: "chat_message" in frame)
        assert dump().count(NAME) > 4

        wrong = await delete_account(her, "Wilhelm")
        assert (wrong.status_code, wrong.json()["reason"]) == (409, "name-differs")
        answer = await delete_account(her, f" {NAME} ")
        assert answer.status_code == 204, answer.text
        left = dump()
        assert NAME not in left
        assert TEXT not in left

        # She is signed out, and her connections are closed.
        assert (await her.get("/api/me")).status_code == 401
        with pytest.raises(websockets.ConnectionClosed):
            await spectator.until(lambda _: False)
        # The others see nobody of that name, at tables, in lists, in what they missed.
        for code, guest in [(running.code, ben), (waiting, cleo), (watched, cleo)]:
            seat = await guest.look(code, since=0)
            shown = str(seat.frames)
            assert NAME not in shown
            assert TEXT not in shown
        for path in ("/api/history", "/api/history/figures", "/api/tables"):
            assert NAME not in (await ben.get(path)).text
        playing = await ben.look(running.code)
        assert playing.table["seats"][0]["name"] == "Somebody"
        assert playing.table["seats"][0]["bot"]
        # Cleo, who sat at the table that she left, is its host now.
        table = (await cleo.look(waiting)).table
        assert (table["seats"][0], table["host"]) == (None, 1)
        if finished:
            for path in ("record", "truth", "replay?all_hands=true"):
                told = await ben.get(f"/api/tables/{finished_code}/{path}")
                assert told.status_code == 200
                assert NAME not in told.text
                assert "Somebody" in told.text
            assert (await ben.get("/api/history/figures")).json()["all"]["games"] == 1


async def test_nothing_of_her_is_left(server: Server, tmp_path: Path) -> None:
    await everything_about_her(server, lambda: dump_sqlite(server), finished=True)
    # What is left is a house that can be restarted, exported and imported.
    file = tmp_path / "house.backup"
    store = Store(server.database)
    export_house(store, file)
    store.close()
    assert NAME not in file.read_text()
    copy = Store(f"sqlite:///{tmp_path / 'copy.db'}")
    copy.migrate()
    import_house(copy, file, 30)
    copy.close()


async def test_nothing_is_left_in_postgresql(postgres: Cluster, tmp_path: Path) -> None:
    database = postgres.create_database()
    with Server(tmp_path, database) as server:
        await everything_about_her(server, lambda: dump_postgres(database), finished=False)


async def test_another_worker_forgets_the_name(postgres: Cluster, tmp_path: Path) -> None:
    database = postgres.create_database()
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with Server(folders[0], database) as one, Server(folders[1], database) as two:
        async with guests(one, NAME) as [her], guests(two, "Ben") as [ben]:
            code = await ben.open_table("lie", 3)
            await her.ask(code, type="sit", seat=0)
            seat = await ben.look(code)
            assert seat.table["seats"][0]["name"] == NAME
            assert (await delete_account(her, NAME)).status_code == 204
            async with asyncio.timeout(PATIENCE):
                while "name" in (chair := (await ben.look(code)).table["seats"][0] or {}):
                    assert chair["name"] == NAME
                    await asyncio.sleep(0.05)
            # The host changes the table: the name must not come back with the chairs.
            await ben.ask(code, type="set_up", seats=4)
            assert NAME not in dump_postgres(database)


# ── what it costs ───────────────────────────────────────────────────────────────────────────


@asynccontextmanager
async def opened_house(folder: Path) -> AsyncIterator[tuple[House, Store]]:
    store = Store(f"sqlite:///{folder / 'house.db'}")
    store.migrate()
    house = House(Settings(), store)
    await house.start()
    try:
        yield house, store
    finally:
        await house.stop()
        store.close()


def written(store: Store, code: str, host: int, entries: list[AnyEntry]) -> int:
    """Write a table with these entries; return its id."""
    touched = max(entry.at for entry in entries)
    facts = Facts(touched, None, "waiting", False, False, 2, 0, "")
    lines = [encode(entry).decode() for entry in entries]
    id = store.create(code, "lie", host, Change(0, 0, lines, facts))
    assert id is not None
    return id


def opening(host: int, at: int) -> Opened:
    return Opened(at, host, "lie", {}, "secret", (None, None))


async def test_tables_can_write_between_two_batches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for wait in ("LAST_PASS_AFTER", "FIRST_RETRY"):
        monkeypatch.setattr(erasure, wait, 0.0)
    async with opened_house(tmp_path) as (house, store):
        at = now()
        person = store.add_person(NAME, "hash", at)
        chats = [Chatted(at, person, NAME, TEXT, None) for _ in range(3 * BATCH_ROWS)]
        written(store, "CHATTY", person, [opening(person, at), *chats])
        rows = [0]

        @event.listens_for(Engine, "before_cursor_execute")
        def count(
            _c: object, _d: object, statement: str, values: Any, _x: object, many: bool
        ) -> None:
            if statement.startswith("UPDATE entries"):
                rows[-1] += len(values) if many else 1

        @event.listens_for(Engine, "commit")
        def end(_: object) -> None:
            rows.append(0)

        try:
            assert await house.erasure.begin(person) == ["hash"]
            await house.erasure.erase(person)
        finally:
            event.remove(Engine, "before_cursor_execute", count)
            event.remove(Engine, "commit", end)
        assert sum(rows) == len(chats)
        assert max(rows) <= BATCH_ROWS
        row = store.find("CHATTY")
        assert row is not None
        assert not any(NAME in line or TEXT in line for _, line in store.whole_journal(row.id))
        async with asyncio.timeout(PATIENCE):  # after a last search it is over
            while store.find_secret(f"{erasure.ERASING}{person}") is not None:
                await asyncio.sleep(0.01)


async def test_journals_from_before_they_came_are_not_searched(tmp_path: Path) -> None:
    async with opened_house(tmp_path) as (house, store):
        at = now()
        host, person = store.add_person("Ben", "ben", at), store.add_person(NAME, "hash", at)
        early = at - 2 * CLOCK_MARGIN
        # Nobody else can have said it: the entry only shows whether the journal was searched.
        said = Chatted(early, person, NAME, TEXT, None)
        old = written(store, "OLDOLD", host, [opening(host, early), said])
        late = Chatted(at, person, NAME, TEXT, None)
        new = written(store, "NEWNEW", host, [opening(host, early), late])
        await house.erasure.begin(person)
        await house.erasure.erase(person)
        assert NAME in str(store.journal(old))
        assert NAME not in str(store.journal(new))


async def test_it_costs_as_much_as_a_replay(tmp_path: Path) -> None:
    async with http_client() as http:
        with Server(tmp_path, proxy="true", messages_per_second_per_address=5) as server:

            async def come_in(number: int) -> str:
                body = {"name": f"Guest {number}", "bearer": True}
                headers = {"x-forwarded-for": f"192.0.2.{number}"}
                answer = await http.post(f"{server.url}/api/me", json=body, headers=headers)
                return str(answer.json()["token"])

            async def delete(number: int, token: str) -> str:
                headers = {"x-forwarded-for": "192.0.2.99", "authorization": f"Bearer {token}"}
                body = {"name": f"Guest {number}"}
                path = f"{server.url}/api/me/deletion"
                answer = await http.post(path, json=body, headers=headers)
                return "" if answer.status_code == 204 else str(answer.json()["reason"])

            # Ten tokens are enough for eight plain requests.
            tokens = await asyncio.gather(*[come_in(number) for number in range(8)])
            refused = await asyncio.gather(*[delete(*who) for who in enumerate(tokens)])
            assert "too-fast" in refused


# ── failures ────────────────────────────────────────────────────────────────────────────────


async def until_gone(dump: Dump) -> None:
    async with asyncio.timeout(PATIENCE):
        while NAME in (left := dump()) or TEXT in left:
            await asyncio.sleep(0.05)


def change_database(server: Server, statement: str) -> None:
    path = server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as database, database:
        database.execute(statement)


@pytest.mark.parametrize("killed", [True, False])
async def test_what_fails_halfway_is_finished(tmp_path: Path, killed: bool) -> None:
    with Server(tmp_path) as server:
        async with guests(server, NAME, "Ben") as [her, ben]:
            code = await ben.open_table("lie", 3)
            seat = await her.look(code)
            await seat.send(type="chat", text=TEXT)
            await seat.until(lambda frame: "chat_message" in frame)
            stop = "BEGIN SELECT RAISE(ABORT, 'no'); END"
            change_database(server, f"CREATE TRIGGER stop BEFORE UPDATE ON entries {stop}")
            assert (await delete_account(her, NAME)).status_code == 204
            assert TEXT in dump_sqlite(server)
            assert (await her.get("/api/me")).status_code == 401
            if killed:
                server.kill()
            change_database(server, "DROP TRIGGER stop")
            if killed:
                server.start()
            await until_gone(lambda: dump_sqlite(server))


async def test_a_name_is_forgotten_after_notifications_were_missed(
    postgres: Cluster, tmp_path: Path
) -> None:
    database = postgres.create_database()
    with Server(tmp_path, database) as server:
        async with guests(server, NAME, "Ben") as [her, ben]:
            code = await ben.open_table("lie", 3)
            await her.ask(code, type="sit", seat=0)
            seat = await ben.look(code)
            assert seat.table["seats"][0]["name"] == NAME
            # As another worker begins it, but without the notification: this one has yet to remove
            # the name from its own tables.
            with psycopg.connect(database, autocommit=True) as connection:
                for statement in (
                    "DELETE FROM tokens USING people WHERE person = people.id AND name = %s",
                    "UPDATE people SET name = 'Somebody' WHERE name = %s",
                ):
                    connection.execute(statement, [NAME])
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
                )
            async with asyncio.timeout(PATIENCE):
                while seat.table["seats"][0]["name"] == NAME:
                    await seat.connect()
            await until_gone(lambda: str(server.journal(code)))


async def test_banned_people_can_delete_their_accounts(server: Server) -> None:
    async with guests(server, "Mallory") as [mallory], http_client() as desk:
        api = f"{server.url}/api/desk"
        await desk.post(f"{api}/session", json={"token": TOKEN})
        known = (await desk.get(f"{api}/people?name=Mallory")).json()
        for ban in ({"person": known[0]["id"]}, {"address": "127.0.0.1"}):
            assert (await desk.post(f"{api}/bans", json=ban)).is_success
        assert (await mallory.get("/api/me")).status_code == 403
        answer = await delete_account(mallory, "Mallory")
        for ban in (await desk.get(api)).json()["bans"]:
            await desk.delete(f"{api}/bans/{ban['id']}")
        assert answer.status_code == 204, answer.text
        assert "Mallory" not in dump_sqlite(server)
