"""The store: the same promises on an SQLite file and on PostgreSQL."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory

from bluffhouse.house.storage import Change, Facts, StorageError, Store, Unreachable
from bluffhouse.house.storage.game_outcomes import (
    add_outcomes,
    count_without_outcome,
    outcomes_of,
    without_outcome,
)
from bluffhouse.house.storage.kept_reviews import add_review, review_of
from bluffhouse.house.storage.migrations import schema_versions
from bluffhouse.house.storage.notifications import notifications
from bluffhouse.house.storage.schema import metadata
from bluffhouse.house.storage.store import TOKEN_LIFETIME, PlayerSignal
from postgres import Cluster

FACTS = Facts(1000, None, "playing", False, False, 2, 2, "0")
ENGINES = ("sqlite", "postgresql")


@pytest.fixture(params=ENGINES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place for a database that is not there yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'new folder' / 'house.db'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.create_database()


@pytest.fixture
def opened(url: str) -> Iterator[Callable[[], Store]]:
    """Opens that database as often as one likes."""
    with ExitStack() as stack:

        def open_store() -> Store:
            store = Store(url)
            stack.callback(store.close)
            store.migrate()
            return store

        yield open_store


@pytest.fixture
def store(opened: Callable[[], Store]) -> Store:
    return opened()


def new_table(store: Store, code: str = "AAAAAAAA", public: bool = False) -> int:
    host = store.add_person("Ann", f"token of {code}", 1)
    change = Change(0, 0, ["opened"], FACTS._replace(public=public, phase="waiting"), {0: host})
    id = store.create(code, "lie", host, change)
    assert id is not None
    return id


def last(store: Store, id: int) -> int:
    return store.journal(id)[-1][0]


# ── journals ────────────────────────────────────────────────────────────────────────────────


def test_a_table_begins_with_its_first_entries(store: Store) -> None:
    id = new_table(store)
    row = store.find("AAAAAAAA")
    assert row is not None
    assert (row.id, row.game, row.phase) == (id, "lie", "waiting")
    assert store.get(id) == row
    assert store.journal(id) == [(1, "opened")]
    assert store.get(id + 1) is None


@pytest.mark.parametrize("code", ["BBBBBBBB", "", "\0", "A\0AAAAAA", "\ud800", "' OR 1=1", "Ä"])
def test_a_code_that_no_table_has_leads_nowhere(store: Store, code: str) -> None:
    new_table(store)
    assert store.find(code) is None


def test_a_code_is_given_once(store: Store) -> None:
    id = new_table(store)
    row = store.get(id)
    assert row is not None
    assert store.create("AAAAAAAA", "lie", row.host, Change(0, 0, ["again"], FACTS)) is None
    assert store.count() == 1
    assert store.journal(id) == [(1, "opened")]


def test_many_tables_are_written_at_once(store: Store) -> None:
    ids = [new_table(store, f"TABLE{n:03}") for n in range(30)]
    changes = [
        Change(id, 1, [f"{id} a", f"{id} b ünï ❤ \\ \" ' :x"], FACTS._replace(touched=2000 + id))
        for id in ids
    ]
    assert store.append(changes, worker=7) == [True] * 30
    for id in ids:
        assert store.journal(id) == [
            (1, "opened"),
            (2, f"{id} a"),
            (3, f"{id} b ünï ❤ \\ \" ' :x"),
        ]
        row = store.get(id)
        assert row is not None
        assert row.touched == 2000 + id
    assert store.journal(ids[0], after=1, until=2) == [(2, f"{ids[0]} a")]


def test_a_whole_journal_is_read_in_pages(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    id = new_table(store)
    assert store.append([Change(id, 1, [f"{n}" for n in range(2, 8)], FACTS)]) == [True]
    whole = store.journal(id)
    limits = []

    def journal(
        self: Store, id: int, after: int, until: int | None, limit: int
    ) -> list[tuple[int, str]]:
        limits.append(limit)
        return read(self, id, after, until, limit)

    read = Store.journal
    monkeypatch.setattr(Store, "journal", journal)
    for size in (1, 3, 7, 8):
        monkeypatch.setattr("bluffhouse.house.storage.store.ENTRIES_PER_PAGE", size)
        assert list(store.whole_journal(id)) == whole
        assert list(store.whole_journal(id, after=2, until=5)) == whole[2:5]
        assert set(limits) == {size}
        limits.clear()


def test_what_is_in_the_log_is_brought_to_the_file(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    store, copy = Store(f"sqlite:///{file}"), tmp_path / "copy.db"
    try:
        store.migrate()
        id = new_table(store)
        store.append([Change(id, 1, ["and more"], FACTS)])
        store.checkpoint()
        shutil.copy(file, copy)  # the file alone, without its log
    finally:
        store.close()
    alone = Store(f"sqlite:///{copy}")
    try:
        assert alone.journal(id) == [(1, "opened"), (2, "and more")]
    finally:
        alone.close()


def test_facts_are_kept_as_they_are(store: Store) -> None:
    id = new_table(store)
    facts = Facts(2**41, 2**42, "over", True, True, 8, 7, "0,3,7")
    assert store.append([Change(id, 1, ["x"], facts)]) == [True]
    row = store.get(id)
    assert row is not None
    assert (row.touched, row.phase, row.public, row.archived) == (2**41, "over", True, True)
    assert (row.seats, row.taken, row.to_act) == (8, 7, "0,3,7")
    assert store.due(2**42) == [id]
    assert store.append([Change(id, 2, ["y"], facts._replace(due=None))]) == [True]
    assert store.due(2**42) == []


def test_a_write_that_failed_leaves_nothing_behind(store: Store) -> None:
    id = new_table(store)
    unwritable: Any = object()
    with pytest.raises(TypeError):
        store.append([Change(id, 1, [unwritable], FACTS)])
    assert store.append([Change(id, 1, ["x"], FACTS)]) == [True]
    assert store.journal(id) == [(1, "opened"), (2, "x")]


def test_a_move_changes_only_who_may_act(store: Store) -> None:
    id, other = new_table(store), new_table(store, "BBBBBBBB")
    facts = Facts(2000, 3000, "playing", False, False, 4, 4, "1")
    assert store.append([Change(id, 1, ["x"], facts)]) == [True]
    moved = facts._replace(touched=2500, to_act="2,3")
    changes = [Change(id, 2, ["y", "z"], moved, moved=True), Change(other, 1, ["o"], facts)]
    assert store.append(changes) == [True, True]
    row = store.get(id)
    assert row is not None
    assert (row.touched, row.to_act, row.phase) == (2000, "2,3", "playing")
    assert store.append([Change(id, 4, ["on"], moved, moved=True)]) == [True], "after both"
    assert sorted(store.due(3000)) == [id, other]


def test_who_comes_second_writes_nothing_of_his_change(opened: Callable[[], Store]) -> None:
    first, second = opened(), opened()
    taken, free = new_table(first), new_table(first, "BBBBBBBB")
    assert first.append([Change(taken, 1, ["mine"], FACTS)]) == [True]
    person = first.add_person("Bob", "bob", 1)
    late = Change(taken, 1, ["late", "later"], FACTS._replace(touched=9), {1: person})
    assert second.append([late, Change(free, 1, ["fine"], FACTS)]) == [False, True]
    assert first.journal(taken) == [(1, "opened"), (2, "mine")]
    assert first.journal(free) == [(1, "opened"), (2, "fine")]
    assert first.tables_of(person, 10) == []
    row = first.get(taken)
    assert row is not None
    assert row.touched == 1000


@pytest.mark.parametrize("head", [0, 2, 9])
def test_a_change_that_does_not_follow_is_refused(store: Store, head: int) -> None:
    id = new_table(store)
    assert store.append([Change(id, head, ["x"], FACTS)]) == [False]
    assert store.append([Change(id + 999, 0, ["x"], FACTS)]) == [False]
    assert store.journal(id) == [(1, "opened")]


def test_an_append_whose_answer_was_lost_is_known_again(opened: Callable[[], Store]) -> None:
    store, other = opened(), opened()
    id = new_table(store)
    change = Change(id, 1, ["a", "b"], FACTS)
    assert store.append([change]) == [True]
    assert store.append([change]) == [True]
    assert other.append([Change(id, 3, ["c"], FACTS)]) == [True]
    assert store.append([change]) == [True]
    assert [body for _, body in store.journal(id)] == ["opened", "a", "b", "c"]
    assert store.append([Change(id, 1, ["a", "x"], FACTS)]) == [False]
    assert store.append([Change(id, 3, ["c", "d"], FACTS)]) == [False]


def test_of_many_writers_at_once_one_goes_through(opened: Callable[[], Store]) -> None:
    stores = [opened() for _ in range(4)]
    ids = [new_table(stores[0], f"TABLE{n:03}") for n in range(3)]
    rounds = 15

    def write(me: int) -> list[list[bool]]:
        answers = []
        for _ in range(rounds):
            while True:
                try:
                    order = ids if me % 2 else ids[::-1]
                    changes = [Change(id, last(stores[me], id), [f"{me}"], FACTS) for id in order]
                    answers.append(stores[me].append(changes))
                    break
                except Unreachable:  # SQLite has one writer at a time
                    continue
        return answers

    with ThreadPoolExecutor(4) as threads:
        answers = list(threads.map(write, range(4)))
    for place, id in enumerate(ids):
        written = [body for _, body in stores[0].journal(id)]
        numbers = [number for number, _ in stores[0].journal(id)]
        assert numbers == list(range(1, len(numbers) + 1))
        for me in range(4):
            seen = [row[place] if me % 2 else row[::-1][place] for row in answers[me]]
            assert written.count(f"{me}") == seen.count(True)


def test_tails_are_what_comes_after(store: Store) -> None:
    first, second, third = (new_table(store, f"TABLE{n:03}") for n in range(3))
    store.append([Change(first, 1, ["a", "b", "c"], FACTS), Change(second, 1, ["x"], FACTS)])
    assert store.tails({}) == []
    assert store.tails({first: 2, second: 1, third: 1, 12345: 0}) == [
        (first, 3, "b"),
        (first, 4, "c"),
        (second, 2, "x"),
    ]
    page = store.tails({first: 1, second: 1}, limit=2)
    assert page == [(first, 2, "a"), (first, 3, "b")]


# ── lists ───────────────────────────────────────────────────────────────────────────────────


def test_open_public_tables_are_listed_until_they_start(store: Store) -> None:
    shown, hidden = new_table(store, public=True), new_table(store, "BBBBBBBB")
    assert [row.id for row in store.open_tables()] == [shown]
    store.append([Change(shown, 1, ["started"], FACTS._replace(public=True), None, True)])
    assert store.open_tables() == []
    assert {row.id for row in store.all_tables()} == {shown, hidden}


def test_a_person_finds_his_tables(store: Store) -> None:
    id = new_table(store)
    row = store.get(id)
    assert row is not None
    bob = store.add_person("Bob", "bob", 1)
    assert [(r.id, seat) for r, seat in store.tables_of(row.host, 10)] == [(id, 0)]
    store.append([Change(id, 1, ["swapped"], FACTS, {0: bob, 1: row.host})])
    assert [(r.id, seat) for r, seat in store.tables_of(row.host, 10)] == [(id, 1)]
    assert [(r.id, seat) for r, seat in store.tables_of(bob, 10)] == [(id, 0)]
    assert store.tables_of(bob, 10, before=id) == []


def test_a_review_is_kept_until_its_format_changes(store: Store) -> None:
    first, second = new_table(store), new_table(store, "BBBBBBBB")
    review = b'{"format":1,"moments":"' + b"0.25 " * 20_000 + b'"}'
    add_review(store, first, 1, review)
    assert review_of(store, first, 1) == review
    assert review_of(store, first, 2) is None
    assert review_of(store, second, 1) is None
    add_review(store, first, 2, b"{}")
    assert review_of(store, first, 1) is None
    assert review_of(store, first, 2) == b"{}"


def test_outcomes_are_worked_out_bit_by_bit_and_kept_once(store: Store) -> None:
    ann = store.add_person("Ann", "ann", 1)
    over = FACTS._replace(phase="over")
    ids = [new_table(store, f"TABLE{n:03}") for n in range(5)]
    store.append([Change(id, 1, ["over"], over, {0: ann}) for id in ids])
    assert without_outcome(store, ann, limit=2) == [ids[4], ids[3]]
    assert without_outcome(store, ann, ids[3], limit=2) == [ids[2], ids[1]]
    assert [count_without_outcome(store, ann, before) for before in (None, ids[3])] == [5, 3]
    counts = dict.fromkeys(("won", "lies", "lies_believed", "calls_right", "calls_wrong"), 0)
    rows = [
        {"table_id": id, "seat": 0, "person": ann, "game": "lie", "finished": 9, "biggest": id}
        | counts
        for id in ids
    ]
    add_outcomes(store, rows[1:2])
    add_outcomes(store, rows)  # of which another request has written one
    assert sorted(row["biggest"] for row in outcomes_of(store, ann)) == ids
    assert without_outcome(store, ann) == []
    assert count_without_outcome(store, ann) == 0


def test_untouched_tables_are_found(store: Store) -> None:
    id = new_table(store)
    assert store.untouched(1000) == []
    assert store.untouched(1001) == [id]
    store.append([Change(id, 1, ["put away"], FACTS._replace(archived=True))])
    assert store.untouched(1001) == []


# ── people ──────────────────────────────────────────────────────────────────────────────────


def test_a_link_works_once_and_in_time(store: Store) -> None:
    ann = store.add_person("Ann", "phone", 1)
    soon = 2**52
    store.add_link(ann, "link", soon)
    assert store.use_link("no such link", "x", 5) is None
    assert store.use_link("link", "tablet", 5) == ann
    assert store.use_link("link", "thief", 6) is None
    assert store.person_of("tablet", 5) == (ann, "Ann", 5 + TOKEN_LIFETIME)
    assert store.person_of("thief", 5) is None
    store.add_link(ann, "old link", soon)
    assert store.use_link("old link", "thief", soon + 1) is None
    store.add_link(ann, "new link", soon)
    assert store.use_link("old link", "thief", 5) is None, "the newest link is the only one"
    assert store.use_link("new link", "laptop", 5) == ann


def test_of_two_who_use_a_link_at_once_one_gets_in(opened: Callable[[], Store]) -> None:
    first, second = opened(), opened()
    ann = first.add_person("Ann", "phone", 1)
    for n in range(10):
        first.add_link(ann, f"link {n}", 2**52)
        with ThreadPoolExecutor(2) as threads:
            tries = [
                threads.submit(store.use_link, f"link {n}", f"{n} {who}", 5)
                for who, store in enumerate((first, second))
            ]
        used = [attempt.result() for attempt in tries]
        assert sorted(used, key=str) == [ann, None], used


def test_names_change_and_devices_are_forgotten(store: Store) -> None:
    ann = store.add_person("Ann", "phone", 1)
    store.rename(ann, "Anne")
    assert store.person_of("phone", 1) == (ann, "Anne", 1 + TOKEN_LIFETIME)
    assert store.names_of([ann, 999]) == {ann: "Anne"}
    bob = store.add_person("Bob", "bob's", 1)
    store.add_link(ann, "link", 2**52)
    store.drop_tokens(ann, ["phone", "bob's"])
    assert store.person_of("phone", 1) is None
    assert store.person_of("bob's", 1) == (bob, "Bob", 1 + TOKEN_LIFETIME), "it is not hers"
    assert store.use_link("link", "thief", 5) is None, "a lost device may have asked for it"


def test_a_token_expires_unless_it_is_used(store: Store) -> None:
    ann = store.add_person("Ann", "phone", 1, "Firefox, Linux")
    assert store.use_link("none", "x", 1) is None
    assert store.person_of("phone", 1 + TOKEN_LIFETIME) is not None
    assert store.person_of("phone", 2 + TOKEN_LIFETIME) is None
    store.renew_token("phone", 1000, "Safari, iPhone")
    assert store.person_of("phone", 1000 + TOKEN_LIFETIME) == (ann, "Ann", 1000 + TOKEN_LIFETIME)
    assert store.tokens_of(ann, 1000) == [("phone", "Safari, iPhone", 1, 1000)]
    assert store.tokens_of(ann, 1001 + TOKEN_LIFETIME) == []
    store.add_person("Bob", "new", 1000 + 2 * TOKEN_LIFETIME)
    assert store.existing_tokens(["phone", "new"]) == {"phone", "new"}, "the clock may be ahead"
    assert store.person_of("phone", 1000) is not None, "it was, and is right again"
    store.add_person("Cid", "newer", 1001 + 2 * TOKEN_LIFETIME)
    assert store.existing_tokens(["phone", "new", "newer"]) == {"new", "newer"}


def test_all_workers_agree_on_a_secret(opened: Callable[[], Store]) -> None:
    stores = [opened() for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        secrets = list(threads.map(lambda n: stores[n].secret("cookies", f"{n}"), range(4)))
    assert len(set(secrets)) == 1
    assert stores[0].secret("cookies", "another") == secrets[0]


# ── workers ─────────────────────────────────────────────────────────────────────────────────


def test_time_without_a_worker_is_a_closure(store: Store) -> None:
    first, closed = store.add_worker(1_000, 100)
    assert closed == []
    assert store.heartbeat(first, 1_500, 1_000) == ({first}, [])
    second, closed = store.add_worker(1_550, 100)  # in time: nobody noticed anything
    assert closed == []
    # Of a file there is one house at a time: whoever was there before is gone.
    both = {first, second} if store.shared else {second}
    assert store.heartbeat(second, 1_600, 1_100) == (both, [])
    store.end_worker(first, 1_700)
    assert store.heartbeat(second, 1_800, 1_300)[1] == []
    assert store.heartbeat(second, 2_200, 1_750) == ({second}, [])
    third, closed = store.add_worker(20_000, 100)
    assert closed == [(2_200, 20_000)]
    assert len({first, second, third}) == 3
    store.end_worker(third, 21_000)
    assert store.add_worker(30_000, 0)[1] == [(2_200, 20_000), (21_000, 30_000)]


def test_time_in_which_no_worker_could_write_is_a_closure(postgres: Cluster) -> None:
    store = Store(postgres.create_database())
    store.migrate()
    first, second = store.add_worker(1_000, 100)[0], store.add_worker(1_000, 100)[0]
    assert store.heartbeat(first, 2_000, 1_000) == ({first, second}, [])
    assert store.heartbeat(second, 2_500, 1_500) == ({first, second}, [])
    # The database was away for a minute. Both hear of the same closure, each once.
    assert store.heartbeat(first, 62_500, 61_500) == ({first}, [(2_500, 62_500)])
    assert store.heartbeat(second, 63_000, 62_000) == ({first, second}, [(2_500, 62_500)])
    assert store.heartbeat(first, 63_100, 62_100) == ({first, second}, [])
    third, closed = store.add_worker(63_200, 1_000)
    assert closed == [(2_500, 62_500)]
    # Two were asleep while the other worked: that is nobody's closure.
    assert store.heartbeat(first, 70_000, 60_000) == ({first, second, third}, [])
    assert store.heartbeat(first, 79_000, 69_000) == ({first}, [])
    assert store.heartbeat(second, 80_000, 70_000) == ({first, second}, [])
    store.close()


def test_a_table_has_one_keeper(postgres: Cluster) -> None:
    url = postgres.create_database()
    first, second = Store(url), Store(url)
    try:
        assert first.lock_table(1)
        assert first.lock_table(1)
        assert not second.lock_table(1)
        assert second.lock_table(2)
        first.unlock_table(1)
        assert second.lock_table(1)
        second.close()  # as when its process is gone: PostgreSQL notices it a moment later
        deadline = time.monotonic() + 60
        for table in (1, 2):
            while not first.lock_table(table):
                assert time.monotonic() < deadline
                time.sleep(0.01)
    finally:
        first.close()
        second.close()


def test_a_keeper_can_be_asked_by_many_threads(postgres: Cluster) -> None:
    url = postgres.create_database()
    first, second = Store(url), Store(url)
    try:
        with ThreadPoolExecutor(8) as threads:
            mine = list(threads.map(first.lock_table, [n % 40 for n in range(200)]))
            theirs = list(threads.map(second.lock_table, range(40)))
            list(threads.map(first.unlock_table, range(40)))
            now_theirs = list(threads.map(second.lock_table, range(40)))
        assert all(mine)
        assert not any(theirs)
        assert all(now_theirs)
    finally:
        first.close()
        second.close()


def test_a_keeper_whose_connection_broke_keeps_nothing(postgres: Cluster) -> None:
    url = postgres.create_database()
    first, second = Store(url), Store(url)
    try:
        assert first.lock_table(1)
        with psycopg.connect(postgres.url("postgres"), autocommit=True) as admin:
            admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
                [url.rsplit("/", 1)[1]],
            )
        assert second.lock_table(1)
        with pytest.raises(Unreachable):
            first.lock_table(3)
        assert not first.lock_table(1)
        assert first.lock_table(3)
    finally:
        first.close()
        second.close()


def test_a_file_needs_no_keeper(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'house.db'}")
    assert store.lock_table(1)
    store.unlock_table(1)
    store.close()


async def test_workers_hear_of_each_others_tables(postgres: Cluster) -> None:
    url = postgres.create_database()
    store = Store(url)
    store.migrate()
    new_table(store)
    # More than one notice can hold.
    run(
        url,
        "INSERT INTO tables SELECT 1000000000000 + n, n::text, game, host, created, last, touched, "
        "due, phase, public, archived, seats, taken, to_act FROM tables, generate_series(1, 900) n",
    )
    ids = [1000000000000 + n for n in range(1, 901)]
    long = '"' + "x" * 9_000 + '"'  # longer than a notice
    changes = [Change(id, 1, ['"x"'], FACTS, None, id == ids[0]) for id in ids]
    changes[7] = changes[7]._replace(lines=[long])
    hearing = notifications(url, worker=2)
    assert await anext(hearing) == (2, None, True, None, (), None)
    store.append(changes[:1], worker=2)  # our own
    store.append(changes[1:], worker=1)
    store.append([Change(ids[0], 2, ['"y"', '"z"'], FACTS, None, True)], worker=3)
    heard = []
    listed = False
    while not listed:
        _, news, listed, *_ = await anext(hearing)
        assert news is not None
        heard += [
            (item.table, item.after_seq, [bytes(line) for line in item.lines]) for item in news
        ]
    assert [table for table, _, _ in heard] == [*ids[1:], ids[0]]
    assert heard[0] == (ids[1], 1, [b'"x"'])
    assert heard[6] == (ids[7], 1, [])
    assert heard[-1] == (ids[0], 2, [b'"y"', b'"z"'])
    signal = PlayerSignal(ids[0], 3, "fast")
    store.send_signal(signal, worker=1)
    assert await anext(hearing) == (1, [], False, signal, (), None)
    store.drop_tokens(1, ["lost", "stolen"], worker=1)
    assert await anext(hearing) == (1, [], False, None, ("lost", "stolen"), None)
    await hearing.aclose()
    store.close()


def test_only_notifications_do_not_wait_for_the_disk(postgres: Cluster) -> None:
    store = Store(postgres.create_database())
    store.migrate()
    id = new_table(store)
    for seq in range(1, 4):
        assert store.append([Change(id, seq, ["x"], FACTS)], worker=1) == [True]
    for kept in (store._journals, store._notifier):
        with kept.begin() as connection:
            waits = connection.exec_driver_sql("SHOW synchronous_commit").scalar()
        assert waits == "on"
    store.close()


# ── versions and other people's databases ───────────────────────────────────────────────────


def test_the_migrations_lead_to_the_schema(store: Store, url: str) -> None:
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    there = sa.inspect(engine)
    assert set(there.get_table_names()) == {*metadata.tables, "alembic_version"}
    for name, table in metadata.tables.items():
        columns = {column["name"]: column for column in there.get_columns(name)}
        assert set(columns) == set(table.columns.keys())
        for column in table.columns:
            assert columns[column.name]["nullable"] == column.nullable
            kind = column.type.compile(engine.dialect)
            there_is = columns[column.name]["type"].compile(engine.dialect)
            assert there_is.replace("DOUBLE PRECISION", "FLOAT") == kind
        keys = there.get_pk_constraint(name)["constrained_columns"]
        assert keys == [column.name for column in table.primary_key]
        indexed = {tuple(index["column_names"]) for index in there.get_indexes(name)}
        assert {tuple(index.columns.keys()) for index in table.indexes} <= indexed
    engine.dispose()


def test_every_migration_is_named_for_the_schema_it_leads_to() -> None:
    config = Config()
    config.set_main_option("script_location", "bluffhouse.house.storage:migrations")
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config).walk_revisions()
    assert schema_versions() == tuple(reversed([script.revision for script in scripts]))


def test_migrating_again_changes_nothing(opened: Callable[[], Store]) -> None:
    id = new_table(opened())
    assert opened().journal(id) == [(1, "opened")]


def test_workers_may_migrate_at_once(postgres: Cluster) -> None:
    stores = [Store(postgres.create_database())]
    stores += [Store(stores[0].url) for _ in range(5)]
    with ThreadPoolExecutor(6) as threads:
        list(threads.map(Store.migrate, stores))
    assert [store.count() for store in stores] == [0] * 6
    for store in stores:
        store.close()


def run(url: str, statement: str) -> None:
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(sa.text(statement))
    engine.dispose()


def test_a_newer_schema_is_refused(opened: Callable[[], Store], url: str) -> None:
    id = new_table(opened())
    run(url, "UPDATE alembic_version SET version_num = '9' || version_num")
    with pytest.raises(StorageError, match=r"newer Bluffhouse \(schema 9\d{4}\)"):
        opened()
    run(url, "UPDATE alembic_version SET version_num = substr(version_num, 2)")
    assert opened().journal(id) == [(1, "opened")]


def test_a_foreign_database_is_refused_and_left_alone(
    opened: Callable[[], Store], url: str
) -> None:
    Store(url).close()  # makes the folder
    run(url, "CREATE TABLE cats (name text)")
    with pytest.raises(StorageError, match="another program"):
        opened()
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    assert sa.inspect(engine).get_table_names() == ["cats"]
    engine.dispose()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    file.write_text("Dear diary, " * 100)
    store = Store(f"sqlite:///{file}")
    with pytest.raises(StorageError, match="not a Bluffhouse database"):
        store.migrate()
    store.close()
    assert file.read_text().startswith("Dear diary")


def test_refusals_do_not_show_the_password(postgres: Cluster) -> None:
    good = postgres.create_database()
    password = good.split(":")[2].split("@")[0]
    store = Store(good + "_not_there")
    with pytest.raises(StorageError, match="cannot open the database") as refused:
        store.migrate()
    store.close()
    assert password not in str(refused.value)


@pytest.mark.parametrize("url", ["mysql://a/b", "sqlite://", "house.db", ""])
def test_other_engines_are_refused(url: str) -> None:
    with pytest.raises(StorageError, match="sqlite:///"):
        Store(url)


# ── one house a file ────────────────────────────────────────────────────────────────────────

HOLDER = """
import sys
from bluffhouse.house.storage import Store

with Store(sys.argv[1]).claim():
    print("mine", flush=True)
    sys.stdin.read()
"""


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_a_file_has_one_house_until_its_process_ends(tmp_path: Path, end: int) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    store = Store(url)
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"mine\n"
        with pytest.raises(StorageError, match="another house has it open"), store.claim():
            pass
        os.kill(holder.pid, end)
        holder.wait()
    with store.claim():
        store.migrate()
        assert store.count() == 0
    with store.claim():
        assert store.count() == 0
    store.close()


def test_postgresql_is_for_many_houses(postgres: Cluster) -> None:
    url = postgres.create_database()
    first, second = Store(url), Store(url)
    with first.claim(), second.claim():
        first.migrate()
        assert second.count() == 0
    first.close()
    second.close()


def test_a_server_that_is_gone_is_unreachable_and_comes_back() -> None:
    with Cluster() as cluster:  # a large one takes long to come back
        check_it_comes_back(cluster)


def check_it_comes_back(cluster: Cluster) -> None:
    store = Store(cluster.create_database())
    store.migrate()
    id = new_table(store)
    cluster.stop()
    for question in (store.ping, store.count, lambda: store.append([Change(id, 1, ["x"], FACTS)])):
        with pytest.raises(Unreachable):
            question()
    cluster.start()
    assert store.count() == 1
    assert store.append([Change(id, 1, ["x"], FACTS)]) == [True]
    store.close()
