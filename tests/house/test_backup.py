"""A house taken out of its database and brought into another: whole, or not at all."""

from __future__ import annotations

import asyncio
import json
import random
import re
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bluffhouse.house.backup import BackupError, NotEmpty, export_house, import_house
from bluffhouse.house.storage import Store
from bluffhouse.house.table_session import TOUCHED_STEP
from bluffhouse.records import read, verify
from postgres import Cluster
from serving import Guest, Server, guests, http_client, seated
from small_house import NAMES, live_a_little

GRACE = 30.0


class Kept:
    """The small house, its people's tokens, and its backup."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'house.db'}"
        with Server(folder) as server:
            self.tokens = asyncio.run(live_a_little(server))
            server.stop()  # closed for a moment, so that there is a closure
            server.start()
        self.file = folder / "house.backup"
        with opened(self.database) as store:
            self.contents = export_house(store, self.file)
            self.tables = store.all_tables()
            self.seats = {id: seats_of(store, id) for id in range(1, len(NAMES) + 1)}
            self.dues = pairs(store, "SELECT id, due FROM tables")
            self.closures = pairs(store, "SELECT since, until FROM closures")
            self.workers = pairs(store, "SELECT id, alive FROM workers")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    return Kept(tmp_path_factory.mktemp("kept"))


@pytest.fixture
def new_database(postgres: Cluster, tmp_path: Path) -> Callable[[str], str]:
    """The URL of an empty database on that engine."""

    def made(engine: str) -> str:
        number = len(list(tmp_path.glob("*.db")))
        sqlite = f"sqlite:///{tmp_path / f'{number}.db'}"
        return sqlite if engine == "sqlite" else postgres.create_database()

    return made


@contextmanager
def opened(url: str) -> Iterator[Store]:
    store = Store(url)
    try:
        store.migrate()
        yield store
    finally:
        store.close()


def pairs(store: Store, query: str) -> dict[int, int]:
    with store.snapshot() as connection:
        return {row[0]: row[1] for row in connection.exec_driver_sql(query)}


def rows_of(file: Path) -> list[str]:
    """Return the contents of a backup, except the time it was written; engines sort texts
    differently."""
    return sorted(file.read_text("utf-8").splitlines()[1:-1])


def signed(lines: list[bytes]) -> bytes:
    """A file with these lines, the right end put to it."""
    whole = b"".join(line + b"\n" for line in lines)
    end = {"row": "end", "sha256": sha256(whole).hexdigest()}
    return whole + json.dumps(end).encode() + b"\n"


# ── whole ───────────────────────────────────────────────────────────────────────────────────


def test_a_house_moves_from_engine_to_engine_and_back(
    kept: Kept, new_database: Callable[[str], str], tmp_path: Path
) -> None:
    file = kept.file
    engines = ("postgresql", "sqlite", "sqlite", "postgresql", "postgresql")
    closed = sum(until - since for since, until in kept.closures.items())
    for number, engine in enumerate(engines):
        with opened(new_database(engine)) as store:
            assert import_house(store, file, GRACE) == kept.contents
            # What lists need was worked out from the journals, and is what the house had written,
            # which does not write down every move's time.
            for row, before in zip(store.all_tables(), kept.tables, strict=True):
                assert row._replace(touched=before.touched) == before
                assert 0 <= row.touched - before.touched < TOUCHED_STEP
            assert {id: seats_of(store, id) for id in kept.seats} == kept.seats
            # Since they were written the house was closed for a while.
            due = {id: when and when + closed for id, when in kept.dues.items()}
            assert pairs(store, "SELECT id, due FROM tables") == due
            assert pairs(store, "SELECT since, until FROM closures") == kept.closures
            file = tmp_path / f"{number}.backup"
            assert export_house(store, file) == kept.contents
        assert rows_of(file) == rows_of(kept.file)
    assert closed
    assert kept.contents.people == len(NAMES)
    assert kept.contents.tables == len(kept.tables)
    assert kept.contents.entries > 100


def seats_of(store: Store, person: int) -> list[tuple[int, int]]:
    return [(row.id, seat) for row, seat in store.tables_of(person, 1000)]


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
async def test_a_game_goes_on_after_the_move(
    kept: Kept, new_database: Callable[[str], str], tmp_path: Path, engine: str
) -> None:
    url = new_database(engine)
    with opened(url) as store:
        import_house(store, kept.file, GRACE)
    with Server(tmp_path, url) as server:
        async with http_client() as http:
            people = [Guest(server, http, name, kept.tokens[name]) for name in NAMES]
            for row in kept.tables:
                if row.phase == "playing":
                    await play_to_the_end(people, row.code)
                if row.phase != "waiting":
                    text = (await people[0].get(f"/api/tables/{row.code}/record")).text
                    assert verify(read(text).record).outcome == "honest"
            # Numbers go on where they were: nobody gets another's.
            async with guests(server, "New", "Newer") as strangers:
                looking = await seated(strangers, "lie", 2)
                rng = random.Random(1)
                await asyncio.gather(*[seat.play_on(rng) for seat in looking])
                mine = (await strangers[0].get("/api/history")).json()["tables"]
                assert [table["code"] for table in mine] == [looking[0].code]


async def play_to_the_end(people: list[Guest], code: str) -> None:
    looking = [await person.look(code) for person in people]
    rng = random.Random(code)
    async with asyncio.timeout(240):
        await asyncio.gather(*[seat.play_on(rng) for seat in looking if "seat" in seat.you])
    for seat in looking:
        await seat.close()


def test_the_time_until_it_opens_again_counts_for_no_clock(kept: Kept, tmp_path: Path) -> None:
    last = max(kept.workers.values())
    later = last + 86_400_000
    with opened(f"sqlite:///{tmp_path / 'new.db'}") as store:
        import_house(store, kept.file, GRACE)
        worker, closures = store.add_worker(later, 0)
    assert worker > max(kept.workers), "the journals know the old workers by their numbers"
    assert closures[-1] == (last, later)


async def test_an_open_house_is_taken_at_one_moment(tmp_path: Path) -> None:
    """Exports in the middle of play: each is a house that can be opened."""
    sizes: list[int] = []
    with Server(tmp_path) as server, opened(server.database) as store:
        async with guests(server, "Ann", "Bob") as people:
            tables = [await seated(people, "lie", 4) for _ in range(6)]
            seats = [seat for looking in tables for seat in looking]
            rng = random.Random(3)
            play = asyncio.gather(*[seat.play_on(rng) for seat in seats])
            while not play.done() and len(sizes) < 8:
                file = tmp_path / f"{len(sizes)}.backup"
                contents = await asyncio.to_thread(export_house, store, file)
                sizes.append(contents.entries)
            await play
    assert sizes == sorted(sizes)
    assert len(set(sizes)) > 1, "the games went on meanwhile"
    for number, size in enumerate(sizes):
        with opened(f"sqlite:///{tmp_path / f'copy-{number}.db'}") as copy:
            assert import_house(copy, tmp_path / f"{number}.backup", GRACE).entries == size


def test_secrets_of_the_desk_stay_behind(kept: Kept, empty: Store, tmp_path: Path) -> None:
    """Files of earlier versions hold one: it is not imported."""
    assert b"desk-token" not in kept.file.read_bytes()
    header, *others = kept.file.read_bytes().splitlines()[:-1]
    secret = msgspec.json.encode({"row": "secret", "key": "desk-token", "value": "0" * 64})
    file = tmp_path / "earlier.backup"
    file.write_bytes(signed([header, secret, *others]))
    assert import_house(empty, file, GRACE) == kept.contents
    assert empty.find_secret("desk-token") is None
    assert empty.find_secret("cookies") is not None


def test_nobody_else_may_read_it_and_nothing_is_overwritten(kept: Kept, tmp_path: Path) -> None:
    assert stat.S_IMODE(kept.file.stat().st_mode) == 0o600
    with opened(kept.database) as store:
        with pytest.raises(FileExistsError):
            export_house(store, kept.file)
        with pytest.raises(FileNotFoundError):
            export_house(store, tmp_path / "nowhere" / "house.backup")
    assert not list(tmp_path.iterdir())
    assert not list(kept.file.parent.glob("*.partial"))


# ── or not at all ───────────────────────────────────────────────────────────────────────────


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Store]:
    with opened(f"sqlite:///{tmp_path / 'empty.db'}") as store:
        yield store


def rows_in(store: Store) -> int:
    """In all tables but the one that says which version they are of."""
    with store.snapshot() as connection:
        names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'alembic_version'"
        return sum(
            connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar_one()
            for (name,) in connection.exec_driver_sql(names).fetchall()
        )


def test_only_a_new_database_takes_a_house(kept: Kept, empty: Store) -> None:
    import_house(empty, kept.file, GRACE)
    before = rows_in(empty)
    with pytest.raises(NotEmpty, match="already holds a house"):
        import_house(empty, kept.file, GRACE)
    assert rows_in(empty) == before


def test_a_house_that_was_opened_once_is_not_empty(kept: Kept, empty: Store) -> None:
    empty.add_worker(1, 0)
    with pytest.raises(NotEmpty):
        import_house(empty, kept.file, GRACE)


def damaged(data: bytes, rng: random.Random) -> bytes:
    """Bytes changed, cut or doubled, lines swapped, dropped or repeated."""
    at, to = sorted((rng.randrange(len(data) - 1), rng.randrange(len(data) - 1)))
    lines = data.splitlines(keepends=True)
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(6):
        case 0:
            return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]
        case 1:
            return data[:at]
        case 2:
            return data[:at] + data[to:]
        case 3:
            lines[one], lines[other] = lines[other], lines[one]
        case 4:
            del lines[one]
        case _:
            lines.insert(other, lines[one])
    return b"".join(lines)


def test_damage_anywhere_is_found_and_nothing_is_brought_in(
    kept: Kept, empty: Store, tmp_path: Path
) -> None:
    data = kept.file.read_bytes()
    file = tmp_path / "damaged.backup"
    rng = random.Random(1)
    places = set()
    for _ in range(150):
        wrong = damaged(data, rng)
        if wrong == data:
            continue
        file.write_bytes(wrong)
        with pytest.raises(BackupError) as refused:
            import_house(empty, file, GRACE)
        place = re.match(r"line (\d+): ", str(refused.value))
        assert place is not None
        assert 1 <= int(place[1]) <= wrong.count(b"\n") + 2
        places.add(int(place[1]))
    assert rows_in(empty) == 0
    assert len(places) > 20, "most damage is found where it is, not only at the end"
    import_house(empty, kept.file, GRACE)


def test_even_well_signed_nonsense_is_a_house_or_nothing(kept: Kept, tmp_path: Path) -> None:
    """The hash keeps accidents out; without it the rows must still make sense."""
    lines = kept.file.read_bytes().splitlines()[:-1]
    file = tmp_path / "nonsense.backup"
    rng = random.Random(2)
    taken = 0
    for number in range(120):
        wrong = damaged(b"\n".join(lines) + b"\n", rng).splitlines()
        file.write_bytes(signed(wrong))
        # As long as nothing is brought in, the database stays as good as new.
        with opened(f"sqlite:///{tmp_path / f'{taken}.db'}") as store:
            try:
                contents = import_house(store, file, GRACE)
            except BackupError:
                assert rows_in(store) == 0, number
            else:
                taken += 1
                assert contents.entries < rows_in(store)
    assert taken < 60


def edited(
    kept: Kept, wanted: Callable[[dict[str, Any]], bool], **changes: Any
) -> tuple[int, bytes]:
    """The first row that is wanted, with other values; its line, and the file signed anew."""
    lines = kept.file.read_bytes().splitlines()[:-1]
    for number, line in enumerate(lines):
        row = json.loads(line)
        if wanted(row):
            lines[number] = msgspec.json.encode(row | changes)
            return number + 1, signed(lines)
    raise AssertionError("there is no such row")


def entry(name: str) -> Callable[[dict[str, Any]], bool]:
    return lambda row: row["row"] == "entry" and row["body"]["entry"] == name


def row(name: str) -> Callable[[dict[str, Any]], bool]:
    return lambda row: row["row"] == name


STOLEN = {"entry": "played", "at": 1, "seat": 0, "events": [{"event": "called", "seat": 0}]}


@pytest.mark.parametrize(
    ("wanted", "changes", "reason"),
    [
        (row("backup"), {"bluffhouse": 2, "new": 1}, "format 2: this program reads 1"),
        (row("backup"), {"row": "hello"}, "this is not an export of a Bluffhouse"),
        (row("person"), {"name": 7}, r"cannot be read: Expected `str`, got `int`"),
        (row("person"), {"admin": True}, "unknown field `admin`"),
        (row("token"), {"person": 99}, "there is no person 99"),
        (row("journal"), {"entries": 2}, "this entry belongs to no table"),
        (row("journal"), {"entries": 0}, "has no journal"),
        (row("journal"), {"entries": 9999}, r"table \w{8} has \d+ entries instead of 9999"),
        (entry("played"), {"body": STOLEN}, r"table \w{8} is damaged"),
        (entry("opened"), {"body": {"entry": "paused", "at": 1}}, r"table \w{8} is damaged"),
        (entry("sat"), {"body": {"entry": "cheated", "at": 1}}, r"table \w{8} is damaged"),
        (entry("started"), {"body": {"entry": "started", "at": 1, "events": []}}, "give other"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(
    kept: Kept,
    empty: Store,
    tmp_path: Path,
    wanted: Callable[[dict[str, Any]], bool],
    changes: dict[str, Any],
    reason: str,
) -> None:
    line, data = edited(kept, wanted, **changes)
    file = tmp_path / "wrong.backup"
    file.write_bytes(data)
    with pytest.raises(BackupError, match=reason) as refused:
        import_house(empty, file, GRACE)
    said = int(str(refused.value).split(":")[0].removeprefix("line "))
    assert said >= line if "entries" in changes else said == line
    assert rows_in(empty) == 0


def test_other_files_are_not_a_house(empty: Store, tmp_path: Path) -> None:
    file = tmp_path / "other"
    for data in (
        b"",
        b"\n",
        b"PK\x03\x04",
        b"{}",
        b'{"bluffhouse":1,"game":"lie"}\n',
        b"[" * 99_999,
    ):
        file.write_bytes(data)
        with pytest.raises(BackupError, match="line 1: "):
            import_house(empty, file, GRACE)
    with pytest.raises(FileNotFoundError):
        import_house(empty, tmp_path, GRACE)
