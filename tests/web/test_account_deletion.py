"""Deleting an account: the name and the chat are gone everywhere, the games stay."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import psycopg
import pytest
import websockets

from bluffhouse.house.backup import export_house, import_house
from bluffhouse.house.erasure import erased
from bluffhouse.house.journal_entries import Chair, Changed, Chatted, Clock, Handed, Muted, Sat
from bluffhouse.house.storage import Store
from postgres import Cluster
from serving import PATIENCE, Guest, Server, guests, seated

NAME = "Wilhelmina"
TEXT = "sesquipedalian remark"

Dump = Callable[[], str]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as server:
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
