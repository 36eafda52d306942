"""PostgreSQL goes away under a house full of players, and comes back."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bluffhouse.house import journal_entries
from bluffhouse.house.history import read_table
from bluffhouse.house.storage import Store
from postgres import Cluster
from serving import Guest, Seat, Server, guests, http_client, seated


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Ours alone: others are not to be disturbed."""
    with Cluster() as cluster:
        yield cluster


@asynccontextmanager
async def playing(server: Server, games: list[str]) -> AsyncIterator[list[Seat]]:
    """People who play and talk at as many tables as there are games, with bots among them."""
    names = [f"Guest {n}" for n in range(2 * len(games))]
    async with guests(server, *names) as people:
        looking = []
        for n, game in enumerate(games):
            looking += await seated(people[2 * n : 2 * n + 2], game, 3)
        enough = asyncio.Event()
        tasks = [asyncio.create_task(play(seat, enough)) for seat in looking]
        try:
            yield looking
            enough.set()
            async with asyncio.timeout(240):
                await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()


async def play(seat: Seat, enough: asyncio.Event) -> None:
    """To the end of the game, and talk in between and after: always something on its way."""
    rng = random.Random(seat.code)
    said = 0
    while seat.table["phase"] != "over" or not enough.is_set():
        if seat.legal and rng.random() < 0.2:
            await seat.act(rng.choice(seat.choices))
        else:
            said += 1
            text = f"{seat.guest.name} says {said}"
            await seat.send(type="chat", text=text, id=text)
            await seat.until(
                lambda frame, text=text: (
                    text in (frame.get("chat_message", {}).get("text"), frame.get("id"))
                )  # type: ignore[misc]
            )


async def status(guest: Guest, path: str) -> int:
    return (await guest.get(path)).status_code


async def becomes(guest: Guest, path: str, wanted: int) -> None:
    async with asyncio.timeout(240):
        while await status(guest, path) != wanted:
            await asyncio.sleep(0.05)


async def test_a_restart_under_load_loses_nothing(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.create_database()
    with Server(tmp_path, database, chat_per_minute=10_000) as server:
        pid = server.pid
        async with (
            guests(server, "Watcher") as (watcher,),
            playing(server, ["dont_bluff", "lie", "millions_of_dollars", "bluff_pirate"]) as seats,
        ):
            for _ in range(3):
                moved = Counter({seat.code: seat.n for seat in seats})
                await asyncio.to_thread(cluster.stop, "immediate")
                await becomes(watcher, "/readyz", 503)
                assert await status(watcher, "/healthz") == 200
                refused = await watcher.post("/api/tables", {"game": "lie", "seats": 2, "bots": {}})
                assert (refused.status_code, refused.json()["reason"]) == (
                    503,
                    "house-cannot-write",
                )
                await asyncio.to_thread(cluster.start)
                await becomes(watcher, "/readyz", 200)
                # By themselves: nobody sends anything twice, nobody connects anew.
                for seat in seats:
                    async with asyncio.timeout(240):
                        while seat.n <= moved[seat.code] + 5:
                            await asyncio.sleep(0.02)
        assert server.pid == pid
        for seat in seats:
            assert seat.table["phase"] == "over"
        check_journals(database, seats)


def check_journals(database: str, seats: list[Seat]) -> None:
    """Every acknowledged action is there, once; what was told is what is written."""
    store = Store(database)
    for seat in seats:
        row = store.find(seat.code)
        assert row is not None
        table = read_table(store, row.id)  # the rules agree with every entry
        assert table.phase == "over"
        written = [journal_entries.decode(line) for _, line in store.journal(row.id)]
        ids = Counter(
            (entry.seat, entry.id)
            for entry in written
            if isinstance(entry, journal_entries.Played | journal_entries.Chatted) and entry.id
        )
        assert set(ids.values()) == {1}
        for frame in seat.frames:
            if frame["type"] == "update" and ("id" in frame or "chat_message" in frame):
                entry = written[frame["seq"] - 1]
                assert isinstance(entry, journal_entries.Played | journal_entries.Chatted)
                assert entry.id == frame["id"] if "id" in frame else frame["chat_message"]["text"]
    store.close()


async def test_two_workers_go_on_after_a_restart(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.create_database()
    (tmp_path / "first").mkdir()
    (tmp_path / "second").mkdir()
    first = Server(tmp_path / "first", database, chat_per_minute=10_000)
    other = Server(tmp_path / "second", database, chat_per_minute=10_000)
    with first, other:
        async with guests(first, "Ann", "Bob") as (ann, bob):
            bob = Guest(other, bob.http, bob.name, bob.token)
            seats = await seated([ann, bob], "dont_bluff", 4)
            enough = asyncio.Event()
            tasks = [asyncio.create_task(play(seat, enough)) for seat in seats]
            for _ in range(2):
                n = seats[0].n
                await asyncio.to_thread(cluster.restart, "immediate")
                async with asyncio.timeout(240):
                    while seats[0].n == n or seats[1].n == n:
                        await asyncio.sleep(0.02)
            enough.set()
            async with asyncio.timeout(240):
                await asyncio.gather(*tasks)
            check_journals(database, seats)
            for seat in seats:
                await seat.close()


async def test_a_house_does_not_open_without_its_database(tmp_path: Path) -> None:
    server = Server(tmp_path, "postgresql://nobody:secret-word@127.0.0.1:1/nothing")
    with pytest.raises(AssertionError, match="cannot be opened") as refused:
        server.start()
    assert "secret-word" not in str(refused.value)


async def test_a_move_waits_for_the_database(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.create_database()
    with Server(tmp_path, database) as server:
        async with guests(server, "Ann", "Bob") as people:
            mine, his = await seated(people, "lie", 2)
            cluster.stop()
            await mine.send(type="chat", text="anybody there?", id="lost in the dark")
            # Nobody is told what is not on disk.
            with pytest.raises(TimeoutError):
                await his.next(timeout=1.5)
            answer = await people[0].http.get(server.url + "/readyz")
            assert answer.status_code == 503
            cluster.start()
            for seat in (mine, his):
                heard = await seat.until(lambda frame: "chat_message" in frame)
                assert heard["chat_message"]["text"] == "anybody there?"
            again = await people[0].ask(
                mine.code, type="chat", text="anybody there?", id="lost in the dark"
            )
            assert again.json()["seq"] == heard["seq"]
            await asyncio.gather(mine.close(), his.close())
        async with http_client() as client:
            assert (await client.get(server.url + "/healthz")).text == "well\n"
