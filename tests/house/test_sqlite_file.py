"""The file of an SQLite house: private, one house per file, watched, and damaged in places."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bluffhouse.house.clocks import Closures
from bluffhouse.house.commit_loop import CommitLoop
from bluffhouse.house.journal_entries import Chatted, Opened, encode
from bluffhouse.house.liveness import Liveness
from bluffhouse.house.storage import (
    Change,
    DamagedPages,
    Facts,
    StorageError,
    Store,
    Unreachable,
)
from bluffhouse.house.storage.sqlite_file import is_safe
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.table import Table
from bluffhouse.house.table_facts import first_change
from bluffhouse.house.table_session import TableSession

FACTS = Facts(1000, None, "playing", False, False, 2, 2, "0")
OPENED = Opened(1000, 1, "lie", {}, "ab" * 32, (None, None))
PAGE = 4096
LONG = 400
"""Letters of a message: some of them fill a page."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{file}")
    store.migrate()
    yield store
    store.close()


def journal_of(store: Store, code: str, letter: str) -> int:
    """A table whose journal fills pages of its own, all with that letter."""
    host = store.add_person("Ann", f"token of {code}", 1)
    id = store.create(code, "lie", host, Change(0, 0, [letter * 2000] * 20, FACTS))
    assert id is not None
    return id


def damage(file: Path, mark: bytes) -> None:
    """Overwrite the beginning of every page that contains `mark`."""
    content = bytearray(file.read_bytes())
    damaged = 0
    for start in range(PAGE, len(content), PAGE):
        if mark in content[start : start + PAGE]:
            content[start : start + 8] = b"\xff" * 8
            damaged += 1
    assert damaged
    file.write_bytes(content)


def reopened(file: Path) -> Store:
    return Store(f"sqlite:///{file}")


# ── privacy ─────────────────────────────────────────────────────────────────────────────────


def modes(file: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
@pytest.mark.parametrize("before", [None, 0o644])
def test_only_its_owner_reads_the_database_and_its_log(file: Path, before: int | None) -> None:
    if before is not None:
        earlier = Store(f"sqlite:///{file}")
        earlier.migrate()
        earlier.close()
        file.chmod(before)
    store = Store(f"sqlite:///{file}")
    usual = os.umask(0)  # the most generous there is
    try:
        with store.claim():
            store.migrate()
            store.add_person("Ann", "token", 1)
            found = modes(file)
    finally:
        os.umask(usual)
        store.close()
    assert {"house.db", "house.db-wal", "house.db.lock"} <= found.keys()
    assert set(found.values()) == {0o600}


# ── one house ───────────────────────────────────────────────────────────────────────────────


def test_a_link_to_the_file_does_not_lead_to_a_second_house(file: Path, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere" / "another name.db"
    link.parent.mkdir()
    link.symlink_to(file)
    first, second = Store(f"sqlite:///{file}"), Store(f"sqlite:///{link}")
    with (
        first.claim(),
        pytest.raises(StorageError, match="another house has it open"),
        second.claim(),
    ):
        pass
    with second.claim():
        pass
    first.close()
    second.close()


# ── a file that is gone ─────────────────────────────────────────────────────────────────────


def test_nothing_is_written_to_a_file_that_has_been_deleted(store: Store, file: Path) -> None:
    id = journal_of(store, "AAAAAAAA", "a")
    aside = file.with_name("aside.db")
    file.rename(aside)
    for question in (store.ping, store.count, lambda: store.append([Change(id, 20, ["x"], FACTS)])):
        with pytest.raises(Unreachable, match="deleted or replaced"):
            question()
    assert not file.exists()
    aside.rename(file)
    assert store.append([Change(id, 20, ["x"], FACTS)]) == [True]


def test_nothing_is_written_beside_a_file_that_took_its_place(store: Store, file: Path) -> None:
    id = journal_of(store, "AAAAAAAA", "a")
    other = file.with_name("other.db")
    other.write_bytes(file.read_bytes())
    other.replace(file)
    with pytest.raises(Unreachable, match="deleted or replaced"):
        store.append([Change(id, 20, ["x"], FACTS)])


# ── damage ──────────────────────────────────────────────────────────────────────────────────


def test_damaged_pages_spare_the_other_tables(store: Store, file: Path) -> None:
    lost, sound = journal_of(store, "AAAAAAAA", "a"), journal_of(store, "BBBBBBBB", "b")
    store.close()
    damage(file, b"a" * 1000)
    again = reopened(file)
    try:
        with pytest.raises(DamagedPages) as damaged:
            again.journal(lost)
        assert "aaa" not in str(damaged.value)
        assert len(again.journal(sound)) == 20
        assert again.append([Change(sound, 20, ["x"], FACTS)]) == [True]
    finally:
        again.close()


async def test_a_damaged_table_does_not_hold_up_the_moves_of_others(
    store: Store, file: Path
) -> None:
    # The journal in between shares pages with both.
    tables = [talkative(store, letter * 8, letter) for letter in "abc"]
    store.close()
    damage(file, b"a" * LONG)
    again = reopened(file)
    access = StoreAccess(again)
    given_up: list[TableSession] = []
    commits = dict.fromkeys(("entries", "commits", "moves", "conflicts"), 0)
    loop = CommitLoop(
        access,
        Liveness(access),
        0,
        commits,
        None,  # type: ignore[arg-type]  # there are no other workers
        on_outage=lambda: None,
        on_listed=lambda: None,
        on_damage=given_up.append,
    )
    running = asyncio.create_task(loop.run())
    try:
        sessions = [TableSession(table, loop.queue) for table in tables]
        for session in sessions:
            session.commit(Chatted(2000, 1, "Ann", "hello"))
        while not loop.idle:
            assert not running.done()
            await asyncio.sleep(0.001)
        assert given_up == [sessions[0]]
        assert sessions[2].committed_seq == tables[2].seq
        assert again.journal(tables[2].id)[-1][0] == tables[2].seq
    finally:
        running.cancel()
        access.close()
        again.close()


def talkative(store: Store, code: str, letter: str) -> Table:
    """A table with so much chat that its journal fills pages of its own."""
    table = Table(0, code, Closures())
    table.apply(OPENED)
    host = store.add_person("Ann", f"token of {code}", 1)
    id = store.create(code, "lie", host, first_change(table, OPENED))
    assert id is not None
    table.id = id
    chats = [Chatted(1000 + n, 1, "Ann", letter * LONG) for n in range(60)]
    for chat in chats:
        table.apply(chat)
    lines = [encode(chat).decode() for chat in chats]
    assert store.append([Change(id, 1, lines, FACTS)]) == [True]
    return table


# ── SQLite itself ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("version", "safe"),
    [
        ((3, 40, 1), False),
        ((3, 44, 5), False),
        ((3, 44, 6), True),
        ((3, 45, 0), False),
        ((3, 50, 6), False),
        ((3, 50, 7), True),
        ((3, 51, 2), False),
        ((3, 51, 3), True),
        ((3, 54, 0), True),
    ],
)
def test_versions_with_the_wal_reset_bug_are_known(version: tuple[int, ...], safe: bool) -> None:
    assert is_safe(version) is safe
