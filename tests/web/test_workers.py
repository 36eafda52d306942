"""Several workers on one PostgreSQL: players of one table anywhere, and no table with two minds."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import websockets

import bluffhouse
from bluffhouse.house import journal_entries
from bluffhouse.house.history import read_table
from bluffhouse.house.storage import Store
from bluffhouse.house.storage.store import ENTRIES_PER_PAGE
from bluffhouse.records import read, verify
from postgres import Cluster
from serving import PATIENCE, Guest, Seat, Server, guests

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def pair(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    database = postgres.create_database()
    first = Server(tmp_path_factory.mktemp("first"), database, chat_per_minute=10_000)
    second = Server(tmp_path_factory.mktemp("second"), database, chat_per_minute=10_000)
    with first, second:
        yield first, second


@pytest.fixture(scope="module")
def slow_pair(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two workers whose bots seem to think for a minute."""
    database = postgres.create_database()
    first = Server(tmp_path_factory.mktemp("slow-first"), database, bot_delay=60)
    second = Server(tmp_path_factory.mktemp("slow-second"), database, bot_delay=60)
    with first, second:
        yield first, second


def at(guest: Guest, server: Server) -> Guest:
    """The same person, speaking to another worker."""
    return Guest(server, guest.http, guest.name, guest.token)


async def sit_down(people: list[Guest], game: str, seats: int, **setting: Any) -> str:
    """Seat these people at a table, each through their own worker, and start the game."""
    bots = {str(seat): "rookie" for seat in range(len(people), seats)}
    code = await people[0].open_table(game, seats, bots=bots, **setting)
    for number, person in enumerate(people):
        for command in ({"type": "sit", "seat": number}, {"type": "ready"}):
            answer = await person.ask(code, **command)
            assert answer.status_code == 200, answer.text
    answer = await people[0].ask(code, type="start")
    assert answer.status_code == 200, answer.text
    return code


def journal(database: str, code: str) -> list[journal_entries.AnyEntry]:
    """The whole journal. That the rules agree with every entry is checked on the way."""
    store = Store(database)
    try:
        row = store.find(code)
        assert row is not None
        lines = store.journal(row.id)
        assert [number for number, _ in lines] == list(range(1, len(lines) + 1))
        assert read_table(store, row.id).seq == len(lines)
        return [journal_entries.decode(line) for _, line in lines]
    finally:
        store.close()


def told(seat: Seat) -> dict[int, Any]:
    """Return every update that a viewer got, by sequence number, without the running clocks."""
    return {
        frame["seq"]: {name: value for name, value in frame.items() if name != "clocks"}
        for frame in seat.frames
        if frame["type"] == "update"
    }


async def watch_to(seat: Seat, n: int) -> None:
    while seat.n < n:
        await seat.next()


# ── players of one table on two workers ─────────────────────────────────────────────────────


@pytest.mark.parametrize("game", sorted(bluffhouse.games()))
async def test_a_game_is_played_across_two_workers(pair: Pair, game: str) -> None:
    async with guests(pair[0], "Ann", "Bob", "Cleo", "Eve", "Fay") as people:
        decided = await play_across(pair, people, game)
        assert decided["person"] > 0
        # The dice of one short game of Don't Bluff! in ten never pick the bot.
        while not decided["bot"]:
            decided = await play_across(pair, people, game)


async def play_across(pair: Pair, people: list[Guest], game: str) -> Counter[str]:
    """Play a game with up to three people and a bot, and two spectators, at two workers. Check what
    everybody was sent. Return how many decisions were made by whom."""
    first, second = pair
    seats = min(4, bluffhouse.games()[game].seats[-1])
    players = [people[0], at(people[1], second), people[2]][: seats - 1]
    code = await sit_down(players, game, seats)
    watchers = [await people[3].look(code), await at(people[4], second).look(code)]
    looking = [await person.look(code) for person in players]
    async with asyncio.timeout(240):
        await asyncio.gather(*[seat.play_on(random.Random(seat.code)) for seat in looking])
        end = max(seat.n for seat in looking)
        await asyncio.gather(*[watch_to(seat, end) for seat in (*looking, *watchers)])
    # Spectators are shown the same, wherever they look from.
    seen, also_seen = told(watchers[0]), told(watchers[1])
    shared = seen.keys() & also_seen.keys()
    assert end in shared
    assert {n: seen[n] for n in shared} == {n: also_seen[n] for n in shared}
    # Players get the same entries in the same order, each with what they may know.
    for seat in looking:
        mine = told(seat)
        for n in mine.keys() & seen.keys():
            kinds = [[event["event"] for event in u[n].get("events", ())] for u in (mine, seen)]
            assert kinds[0] == kinds[1]
    for person in (people[0], at(people[0], second)):
        record, _ = read((await person.get(f"/api/tables/{code}/record")).text)
        assert verify(record).outcome == "honest"
    for seat in (*looking, *watchers):
        await seat.close()
    written = journal(first.database, code)
    return Counter(entry.by for entry in written if isinstance(entry, journal_entries.Played))


async def test_what_one_worker_granted_the_other_knows(pair: Pair) -> None:
    first, second = pair
    async with guests(first, "Ann", "Bob") as (ann, bob):
        codes = [await ann.open_table("lie", 2) for _ in range(20)]
        for code in codes:
            here, there = ann, at(ann, second)
            bob_there = at(bob, second)
            steps: list[tuple[Guest, dict[str, Any]]] = [
                (here, {"type": "sit", "seat": 0}),
                (there, {"type": "ready"}),
                (bob, {"type": "sit", "seat": 1}),
                (bob_there, {"type": "ready"}),
                (there, {"type": "start"}),
                (here, {"type": "pause"}),
                (there, {"type": "resume"}),
            ]
            for who, command in steps:
                answer = await who.ask(code, **command)
                assert answer.status_code == 200, (command, answer.text)
        assert len(journal(first.database, codes[0])) == len(steps) + 1


def write_unheard(
    connection: psycopg.Connection[Any], code: str, entry: journal_entries.Entry, number: int
) -> None:
    """Write an entry several times, as another worker does, but without a notification."""
    with connection.transaction():
        connection.execute(
            "INSERT INTO entries (table_id, number, body)"
            " SELECT id, last + more, %s FROM tables, generate_series(1, %s) AS more"
            " WHERE code = %s",
            [journal_entries.encode(entry).decode(), number, code],
        )
        connection.execute("UPDATE tables SET last = last + %s WHERE code = %s", [number, code])


async def test_what_was_written_while_nobody_listened_is_read_later(
    postgres: Cluster, tmp_path: Path
) -> None:
    """One table has more new entries than one query returns. The other must not wait for ever."""
    database = postgres.create_database()
    with Server(tmp_path, database) as server:
        async with guests(server, "Ada", "Eve", "Bob") as [ada, eve, bob]:
            busy, quiet = [await ada.look(await ada.open_table("lie", 3)) for _ in range(2)]
            await busy.close()
            signed_out = await bob.look(quiet.code)
            said = journal_entries.Chatted(0, 1, "Eve", "Did you hear me?")
            with psycopg.connect(database, autocommit=True) as connection:
                write_unheard(connection, busy.code, said, ENTRIES_PER_PAGE + 1)
                write_unheard(connection, quiet.code, said, 1)
                connection.execute(
                    "INSERT INTO bans (person, note, created)"
                    " SELECT id, '', 0 FROM people WHERE name = 'Eve'"
                )
                connection.execute(
                    "DELETE FROM tokens USING people WHERE person = people.id AND name = 'Bob'"
                )
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
                )
            heard = await quiet.until(lambda frame: "chat_message" in frame)
            assert heard["chat_message"]["text"] == "Did you hear me?"
            again = await ada.look(busy.code)
            assert again.n == busy.n + ENTRIES_PER_PAGE + 1
            with pytest.raises(websockets.ConnectionClosed):
                await signed_out.until(lambda _: False)
            async with asyncio.timeout(PATIENCE):
                while (await eve.get("/api/me")).status_code != 403:
                    await asyncio.sleep(0.05)


async def test_a_command_is_judged_again_where_nobody_had_written_before(
    postgres: Cluster, tmp_path: Path
) -> None:
    """Another worker is first for the first time, so the whole journal is read again."""
    database = postgres.create_database()
    with Server(tmp_path, database) as server:
        async with guests(server, "Ada") as [ada]:
            table = await ada.look(await ada.open_table("lie", 3))
            said = journal_entries.Chatted(0, 1, "Eve", "Me first!")
            with psycopg.connect(database, autocommit=True) as connection:
                write_unheard(connection, table.code, said, 1)
            await table.send(type="sit", seat=2)
            heard = await table.next()
            assert (heard["seq"], heard["chat_message"]["text"]) == (2, "Me first!")
            seated = await table.next()
            assert (seated["seq"], seated["you"]["seat"]) == (3, 2)
            kinds = [type(entry) for entry in journal(database, table.code)]
            assert kinds[1:3] == [journal_entries.Chatted, journal_entries.Sat]


@pytest.mark.parametrize("unreadable", [1, 2])
async def test_an_unreadable_entry_of_another_worker_stops_only_its_table(
    postgres: Cluster, tmp_path: Path, unreadable: int
) -> None:
    database = postgres.create_database()
    with Server(tmp_path, database) as server:
        async with guests(server, "Ada") as [ada]:
            damaged, sound = [await ada.look(await ada.open_table("lie", 3)) for _ in range(2)]
            said = journal_entries.Chatted(0, 1, "Eve", "Me first!")
            with psycopg.connect(database, autocommit=True) as connection:
                write_unheard(connection, damaged.code, said, 1)
                connection.execute(
                    "UPDATE entries SET body = 'nonsense' FROM tables"
                    " WHERE tables.id = table_id AND code = %s AND number = %s",
                    [damaged.code, unreadable],
                )
            answer = await damaged.ask(type="chat", text="Hello?", id="hello")
            assert (answer["reason"], answer["id"]) == ("table-damaged", "hello")
            with pytest.raises(websockets.ConnectionClosed):
                await damaged.next()
            heard = await sound.ask(type="chat", text="Hello!")
            assert heard["chat_message"]["text"] == "Hello!"
        assert server.stop() == 0


async def test_two_take_one_seat_through_two_workers(pair: Pair) -> None:
    first, second = pair
    async with guests(first, "Ann", "Bob") as (ann, bob):
        for _ in range(15):
            code = await ann.open_table("lie", 2)
            answers = await asyncio.gather(
                ann.ask(code, type="sit", seat=0), at(bob, second).ask(code, type="sit", seat=0)
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            refused = max(answers, key=lambda answer: answer.status_code)
            assert refused.json()["reason"] == "seat-taken"


async def test_one_rematch_is_told_to_all(pair: Pair) -> None:
    first, second = pair
    async with guests(first, "Ann", "Bob") as (ann, bob):
        players = [ann, at(bob, second)]
        code = await sit_down(players, "lie", 3)
        looking = [await person.look(code) for person in players]
        await asyncio.gather(*[seat.play_on(random.Random(1)) for seat in looking])
        # While talk comes in on both sides, so that nobody writes alone.
        for n in range(10):
            for seat in looking:
                await seat.send(type="chat", text=f"{n}")
        await looking[0].send(type="rematch")
        for seat in looking:
            await seat.until(lambda frame: frame.get("notice", {}).get("what") == "rematch")
        assert looking[0].table["next"] == looking[1].table["next"]
        for seat in looking:
            await seat.close()


async def test_one_table_is_hammered_through_two_workers(pair: Pair) -> None:
    first, second = pair
    each = 200
    async with guests(first, "Ann", "Bob", "Cleo", "Dan", "Eve", "Fay") as people:
        people = [person if n % 2 else at(person, second) for n, person in enumerate(people)]
        code = await sit_down(people[:4], "millions_of_dollars", 4)
        looking = [await person.look(code) for person in people]
        talkers = looking[2:]  # two players and two spectators, on both workers
        heard: dict[Seat, list[dict[str, Any]]] = {seat: [] for seat in looking}
        returned = Counter[Seat]()  # messages that came back to their author
        progress = asyncio.Condition()

        async def talk(seat: Seat) -> None:
            other = first if seat.guest.server is second else second
            for n in range(each):
                command = {"type": "chat", "text": f"{n}", "id": f"{n}"}
                await seat.send(**command)
                async with progress:  # never more on the way than the house remembers
                    await progress.wait_for(lambda n=n: returned[seat] >= n - 25)  # type: ignore[misc]
                if n % 50 == 0:  # the same thing once more, at the other door
                    again = await at(seat.guest, other).ask(code, **command)
                    assert again.status_code == 200, again.text

        async def hear() -> None:
            """Everybody hears everything of everybody, and the game goes on meanwhile."""
            rng = random.Random(4)
            wanted = each * len(talkers)
            while any(len(lines) < wanted for lines in heard.values()):
                for seat in looking:
                    if len(heard[seat]) < wanted:
                        frame = await seat.next()
                        assert frame["type"] != "refused" or "chat" not in frame["reason"], frame
                        if "chat_message" in frame:
                            heard[seat].append(frame["chat_message"])
                            async with progress:
                                returned[seat] += frame["chat_message"]["name"] == seat.guest.name
                                progress.notify_all()
                        if seat in looking[:2] and seat.legal and frame["type"] == "update":
                            action = rng.choice(seat.choices)
                            await seat.send(type="act", id=f"act {seat.n}", action=action)

        await asyncio.gather(hear(), *[talk(seat) for seat in talkers])
        spoken = [
            entry
            for entry in journal(first.database, code)
            if isinstance(entry, journal_entries.Chatted)
        ]
        twice = Counter((entry.name, entry.id) for entry in spoken) - Counter(
            {(seat.guest.name, f"{n}"): 1 for seat in talkers for n in range(each)}
        )
        assert not twice, twice
        assert len(spoken) == each * len(talkers)
        assert len({(entry.person, entry.id) for entry in spoken}) == len(spoken)
        for seat in talkers:
            mine = [int(entry.text) for entry in spoken if entry.name == seat.guest.name]
            in_order = [n for n in mine if n % 50]  # what went to both doors may be early
            assert in_order == sorted(in_order)
        for seat in looking:
            assert [said["text"] for said in heard[seat]] == [entry.text for entry in spoken]
        for seat in looking:
            await seat.close()


# ── a worker that dies ──────────────────────────────────────────────────────────────────────


async def test_a_worker_killed_in_mid_move_is_replaced_by_the_other(
    postgres: Cluster, tmp_path: Path
) -> None:
    database = postgres.create_database()
    (tmp_path / "doomed").mkdir()
    (tmp_path / "other").mkdir()
    doomed = Server(tmp_path / "doomed", database, drop_grace=1)
    other = Server(tmp_path / "other", database, drop_grace=1)
    with doomed, other:
        async with guests(doomed, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
            bob = at(bob, other)
            code = await sit_down([ann, bob, cleo], "bluff_pirate", 4)
            seats = [await person.look(code) for person in (ann, bob, cleo)]
            mine, his, hers = seats
            rng = random.Random(5)
            playing = [
                asyncio.create_task(seat.play_on(rng, lambda: mine.n > 20)) for seat in (his, hers)
            ]
            await mine.play_on(rng, lambda: mine.n > 20)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            sent = {"type": "chat", "text": "in the middle", "id": "the last word"}
            await mine.send(**sent)
            doomed.kill()
            # Ann comes back at once, at the other door, with what she had last seen.
            again = await at(ann, other).look(code, since=mine.n)
            answer = await at(ann, other).ask(code, **sent)
            assert answer.status_code == 200, answer.text
            # Cleo does not: the other worker notices, and a bot sits in for her.
            async with asyncio.timeout(240):
                await again.until(lambda frame: frame.get("notice", {}).get("why") == "absent")
                await asyncio.gather(again.play_on(rng), his.play_on(rng))
            written = journal(database, code)
            said = [entry for entry in written if isinstance(entry, journal_entries.Chatted)]
            assert [entry.id for entry in said] == ["the last word"]
            absent = [
                entry.seat
                for entry in written
                if isinstance(entry, journal_entries.Handed) and entry.why == "absent"
            ]
            assert absent == [2]
            record, _ = read((await bob.get(f"/api/tables/{code}/record")).text)
            assert verify(record).outcome == "honest"


async def test_entries_of_a_worker_that_died_before_telling_are_found(
    postgres: Cluster, tmp_path: Path
) -> None:
    database = postgres.create_database()
    (tmp_path / "doomed").mkdir()
    (tmp_path / "other").mkdir()
    doomed = Server(tmp_path / "doomed", database)
    with doomed, Server(tmp_path / "other", database) as other:
        async with guests(other, "Ada") as [ada]:
            table = await ada.look(await ada.open_table("lie", 3))
            # A worker writes first and tells the others afterwards: this one never will.
            with psycopg.connect(database, autocommit=True) as connection:
                said = journal_entries.Chatted(0, 1, "Eve", "My last words")
                write_unheard(connection, table.code, said, 1)
            doomed.kill()
            async with asyncio.timeout(PATIENCE):
                heard = await table.until(lambda frame: "chat_message" in frame)
            assert heard["chat_message"]["text"] == "My last words"


# ── several workers behind one port ─────────────────────────────────────────────────────────


def workers_of(server: Server) -> list[int]:
    found = subprocess.run(
        ["pgrep", "-P", str(server.pid)], capture_output=True, text=True, check=False
    )
    return [int(pid) for pid in found.stdout.split()]


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def wait_until(so: Callable[[], bool]) -> None:
    """Poll until `so` is true, but not for ever: nothing notifies us."""
    for _ in range(400):
        if so():
            return
        time.sleep(0.05)
    raise AssertionError("it does not happen")


async def test_workers_behind_one_port(postgres: Cluster, tmp_path: Path) -> None:
    with Server(tmp_path, postgres.create_database(), workers=2) as server:
        pids = workers_of(server)
        assert len(pids) == 2
        async with guests(server, "Ann", "Bob", "Cleo") as people:
            code = await sit_down(people, "lie", 4)
            looking = [await person.look(code) for person in people]
            # One dies; whoever was connected to it comes back, and the game goes on.
            os.kill(pids[0], signal.SIGKILL)
            wait_until(lambda: len(workers_of(server)) == 2 and pids[0] not in workers_of(server))
            await asyncio.gather(*[seat.connect(seat.n) for seat in looking])
            async with asyncio.timeout(240):
                await asyncio.gather(*[seat.play_on(random.Random(2)) for seat in looking])
            record, _ = read((await people[0].get(f"/api/tables/{code}/record")).text)
            assert verify(record).outcome == "honest"
        pids = workers_of(server)
        assert server.stop() == 0
        assert not any(is_there(pid) for pid in pids)


def test_workers_end_when_the_first_process_is_killed(postgres: Cluster, tmp_path: Path) -> None:
    server = Server(tmp_path, postgres.create_database(), workers=2)
    server.start()
    pids = workers_of(server)
    assert len(pids) == 2
    server.kill()
    wait_until(lambda: not any(is_there(pid) for pid in pids))
    server.start()  # on the same port, and the same database
    assert server.stop() == 0


def test_workers_that_cannot_open_are_not_started_for_ever(
    postgres: Cluster, tmp_path: Path
) -> None:
    database = postgres.create_database()
    name = database.rsplit("/", 1)[1]
    with psycopg.connect(database, autocommit=True) as admin:
        # Enough for the first process and one worker, not for the others.
        admin.execute(f"CREATE ROLE guest_{name} LOGIN PASSWORD 'x' CONNECTION LIMIT 2".encode())
        admin.execute(f'ALTER DATABASE "{name}" OWNER TO guest_{name}'.encode())
    place = database.partition("@")[2]
    server = Server(tmp_path, f"postgresql://guest_{name}:x@{place}", workers=4)
    with pytest.raises(AssertionError, match="a worker could not open the house; closing"):
        server.start()


# ── what players say to bots that another worker runs ───────────────────────────────────────


async def test_a_player_skips_bots_of_another_worker(slow_pair: Pair) -> None:
    first, second = slow_pair
    async with guests(first, "Ann") as [ann]:
        code = await sit_down([ann], "lie", 3)
        seat = await at(ann, second).look(code)
        await seat.act(seat.choices[0])
        assert not seat.legal
        await seat.send(type="skip")
        await seat.reach(lambda: seat.legal or seat.table["phase"] == "over")
        await seat.close()


async def test_a_player_sets_the_pace_of_bots_of_another_worker(slow_pair: Pair) -> None:
    first, second = slow_pair
    async with guests(first, "Ann") as [ann]:
        code = await sit_down([ann], "lie", 3)
        seat = await at(ann, second).look(code)
        await seat.connect(pace="instant")
        await seat.act(seat.choices[0])
        await seat.send(type="skip")  # those who have begun to think
        await seat.play_on(random.Random(1))
        assert seat.table["phase"] == "over"
        await seat.close()
