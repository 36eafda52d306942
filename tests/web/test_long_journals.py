"""A table with a long journal: nobody can make the house read and send it again and again."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from hashlib import sha256

import pytest
from websockets.exceptions import InvalidStatus

from bluffhouse.house.journal_entries import Chatted, Entry, Opened, encode
from bluffhouse.house.presence import MAX_MISSED
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Change, Facts, Store
from bluffhouse.house.wall_clock import now
from bluffhouse.web.budgets import MISSED_PER_TOKEN
from bluffhouse.web.history_reads import MAX_READS_PER_PERSON, HistoryReads
from serving import Guest, Server, http_client

CODE = "LONGTALE"
ENTRIES = MAX_MISSED + 3_000
PER_SECOND = 30
"""Messages of one person: the default."""
PEOPLE = ("Ann", "Bob", "Eve")


def write_journal(database: str) -> None:
    """Make a house in which Ann's table has a long journal."""
    store = Store(database)
    store.migrate()
    at = now()
    for name in PEOPLE:
        store.add_person(name, sha256(name.encode()).hexdigest(), at)
    said = [Chatted(at, 1, "Ann", f"Number {number}") for number in range(ENTRIES - 1)]
    journal: list[Entry] = [Opened(at, 1, "lie", {}, "secret", (None, None)), *said]
    facts = Facts(at, None, "waiting", False, False, 2, 0, "")
    lines = [encode(entry).decode() for entry in journal]
    store.create(CODE, "lie", 1, Change(0, 0, lines[:1], facts, {}))
    row = store.find(CODE)
    assert row is not None
    assert store.append([Change(row.id, 1, lines[1:], facts, None)]) == [True]
    store.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house"), messages_per_second=PER_SECOND)
    write_journal(server.database)
    with server:
        yield server


@pytest.fixture
async def people(server: Server) -> AsyncIterator[dict[str, Guest]]:
    async with http_client() as http:
        people = {name: Guest(server, http, name, name) for name in PEOPLE}
        yield people
        for guest in people.values():
            for seat in guest.seats:
                await seat.close()


async def test_a_storm_of_reconnects_gets_only_what_its_budget_pays(
    people: dict[str, Guest],
) -> None:
    began = time.monotonic()
    seat = await people["Eve"].look(CODE, since=0)
    assert len(seat.frames[0]["missed"]) == MAX_MISSED  # a reload is never refused
    refused = False
    while not refused and len(seat.frames) < 60:
        try:
            frame = await seat.connect(since=0)
            refused = frame["type"] == "refused"
        except InvalidStatus as answer:  # a quick machine spends the budget before the handshake
            assert answer.response.status_code == 429
            refused = True
    passed = time.monotonic() - began
    sent = sum(len(frame.get("missed", ())) for frame in seat.frames)
    assert sent <= (2 + passed) * PER_SECOND * MISSED_PER_TOKEN
    assert refused or sent < MAX_MISSED * len(seat.frames)
    # Meanwhile another person reloads the same table.
    other = await people["Bob"].look(CODE, since=0)
    assert len(other.frames[0]["missed"]) == MAX_MISSED


async def test_one_person_reads_one_journal_at_a_time(people: dict[str, Guest]) -> None:
    ann = people["Ann"]
    path = f"/api/tables/{CODE}/replay"
    answers = await asyncio.gather(*[ann.get(path) for _ in range(40)])
    refused = [answer for answer in answers if answer.status_code == 429]
    assert "too-many-reads" in {answer.json()["reason"] for answer in refused}
    assert {answer.headers["retry-after"] for answer in refused} == {"1"}
    assert len(refused) < len(answers)
    assert (await people["Bob"].get(path)).status_code != 429


async def test_reads_of_one_person_wait_for_each_other() -> None:
    reads = HistoryReads()
    done = asyncio.Event()
    reading: Counter[int] = Counter()

    async def read(person: int) -> None:
        async with reads.turn(person):
            reading[person] += 1
            await done.wait()
            reading[person] -= 1

    asked = [asyncio.create_task(read(1)) for _ in range(MAX_READS_PER_PERSON)]
    asked.append(asyncio.create_task(read(2)))
    while reading.total() < 2:
        await asyncio.sleep(0)
    assert reading == {1: 1, 2: 1}
    with pytest.raises(Refusal, match="too-many-reads"):
        await read(1)
    done.set()
    await asyncio.gather(*asked)
    await read(1)
