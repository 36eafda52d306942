"""Deletes accounts: names and chat messages go, and the games remain without them.

Journals only grow, except here: the entries that name the person are rewritten in place, so that
no copy of the name is left in them. The person's id stays, but leads to nobody. Other
people's chat messages that mention the name stay as they are.

The transaction that ends a person's tokens also records that they are being erased. Whatever fails
after that is tried again, by the next process if need be, until nothing of the name is left.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.dialects import postgresql, sqlite

from bluffhouse.house import journal_entries, table_summaries
from bluffhouse.house.journal_entries import (
    AnyEntry,
    Chair,
    Changed,
    Chatted,
    Handed,
    HostReturned,
    Muted,
    Opened,
    Sat,
    SpectatorRemoved,
    Stood,
)
from bluffhouse.house.judge import STAND_IN
from bluffhouse.house.liveness import Liveness
from bluffhouse.house.names import ERASED
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import DamagedPages, Store
from bluffhouse.house.storage.schema import (
    daily_answers,
    entries,
    house,
    links,
    outcomes,
    people,
    puzzle_attempts,
    puzzle_solvers,
    sittings,
    tables,
    tokens,
)
from bluffhouse.house.storage.store import HouseSignal
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.table import Table
from bluffhouse.house.table_registry import TableRegistry
from bluffhouse.house.table_session import AwakeTables, TableSession
from bluffhouse.house.wall_clock import now

LOG = logging.getLogger("bluffhouse.house")

BATCH_ROWS = 500
"""Entries rewritten in one transaction. Tables write between two of them."""
TABLES_PER_READ = 100
"""Tables of a person, or journals to search, read at a time."""
MAX_PASSES = 10
"""Searches for entries with the name. Each finds only what was written during the last one."""
LAST_PASS_AFTER = 5.0
"""Seconds until the last search: by then, every worker has carried out the erasure."""
FIRST_RETRY = 1.0
"""Seconds until a failed erasure is tried again. Each further try waits twice as long."""
MAX_RETRY = 600.0
"""Seconds between two tries at most."""
CLOCK_MARGIN = 120_000
"""Milliseconds by which an entry may be older than the transaction that wrote it, or the clocks of
two workers differ."""
ERASING = "erasing:"
"""Prefix of the keys under which the house records whose accounts are being deleted."""


class Rewrite(NamedTuple):
    """An entry that names the person."""

    table: int
    seq: int
    old: str
    new: str


class Erasure:
    """Deletes accounts when their owners ask for it, one at a time."""

    def __init__(
        self,
        database: StoreAccess,
        liveness: Liveness,
        awake: AwakeTables,
        registry: TableRegistry,
        look_after: Callable[[TableSession], None],
        spawn: Callable[[Coroutine[Any, Any, Any]], None],
    ) -> None:
        self._database = database
        self._liveness = liveness
        self._awake = awake
        self._registry = registry
        self._look_after = look_after
        self._spawn = spawn
        self._turn = asyncio.Lock()
        """Held while journals are searched, so that replays have threads left."""

    async def begin(self, person: int) -> list[str]:
        """Record that the account is being deleted, and end all its tokens. Return their hashes.
        From here on the erasure is finished whatever happens. Raises Unreachable."""
        return await self._database.write(_begin, person, self._liveness.worker)

    async def erase(self, person: int) -> None:
        """Leave the person's tables, and remove their name and chat messages everywhere. Repeating
        it does no harm. If it fails, it is tried again later."""
        started = now()
        searched = await self._removed(person)
        self._spawn(self._finish(person, started if searched else None))

    async def resume(self) -> None:
        """Finish the erasures that an earlier process began. Raises Unreachable."""
        for person in await self._database.read(_begun):
            await self.erase(person)

    async def forget(self, person: int) -> None:
        """Drop the copies of the name in this worker's memory. Viewers connect again and get the
        table as it is on disk."""
        table_summaries.forget_all()
        for session in list(self._awake.by_id.values()):
            try:
                while session in self._awake and mentions(session.table, person):
                    if session.settled:
                        self._registry.discard(session)
                    else:
                        await session.until_written()
            except Refusal as refusal:  # the table was given up, and left memory
                LOG.warning("table %s: not written: %s", session.table.code, refusal.reason)

    async def forget_missed(self) -> None:
        """Drop the names of accounts that were deleted while this worker heard nothing, and
        remove them from what it has written since. Raises Unreachable."""
        named: dict[int, list[int]] = {}
        for id, session in self._awake.by_id.items():
            for person in people_in(session.table):
                named.setdefault(person, []).append(id)
        if not named:
            return
        for person in await self._database.read(_erased_among, list(named)):
            async with self._turn:
                for _ in range(MAX_PASSES):
                    # Once more after the name has left the disk: a viewer who connected again in
                    # between has brought it back into memory.
                    await self.forget(person)
                    if not await self._rewrite(person, named[person]):
                        break

    async def _removed(self, person: int, since: int | None = None, *, last: bool = False) -> bool:
        """Leave tables and search journals; return whether that succeeded. With `since`, only
        tables that were written to after it are searched. The last time ends the erasure."""
        try:
            async with self._turn:
                await self._leave_tables(person)
                await self._search(person, since)
                if last:
                    await self._database.write(_end, person)
        except Exception as error:  # of any kind: the person cannot ask again
            kind = type(error).__name__
            LOG.error("person %d: the account cannot be deleted yet: %s", person, kind)
            return False
        return True

    async def _finish(self, person: int, since: int | None) -> None:
        """Search once more what was written since the first search, when every worker has followed
        it. Without `since` that search has yet to succeed."""
        retry = FIRST_RETRY
        while True:
            last = since is not None
            await asyncio.sleep(max(LAST_PASS_AFTER, retry) if last else retry)
            started = now()
            if not await self._removed(person, since, last=last):
                retry = min(2 * retry, MAX_RETRY)
            elif last:
                LOG.info("person %d deleted their account", person)
                return
            else:
                since, retry = started, FIRST_RETRY

    async def _search(self, person: int, since: int | None) -> None:
        """Rewrite entries until none is found that names the person. (Until this is done, a worker
        may still write the name from a table in its memory.)"""
        for search in range(MAX_PASSES):
            started = now()
            searched = await self._database.read(_written_to, person, since)
            found = await self._rewrite(person, searched)
            if search and not found:
                return
            await self._database.write(_forget_person, person, self._liveness.worker)
            await self.forget(person)
            since = started

    async def _rewrite(self, person: int, searched: Sequence[int]) -> bool:
        """Remove the name from the journals of these tables; return whether it was there."""
        found = False
        for start in range(0, len(searched), TABLES_PER_READ):
            named = await self._find(person, searched[start : start + TABLES_PER_READ])
            for first in range(0, len(named), BATCH_ROWS):
                await self._database.write(_rewrite, named[first : first + BATCH_ROWS])
            found = found or bool(named)
        return found

    async def _find(self, person: int, searched: Sequence[int]) -> list[Rewrite]:
        """Return the entries with the name in journals of these tables that can be read."""
        try:
            return await self._database.read_history(_find, person, searched)
        except DamagedPages:
            if len(searched) == 1:
                LOG.error("table %d cannot be searched for a deleted name", searched[0])
                return []
        return [found for table in searched for found in await self._find(person, [table])]

    # ── leaving tables ──────────────────────────────────────────────────────────────────────

    async def _leave_tables(self, person: int) -> None:
        before = None
        while True:
            rows = await self._database.read(Store.tables_of, person, TABLES_PER_READ, before)
            for row, _ in rows:
                if row.phase in ("waiting", "playing"):
                    with suppress(Refusal):  # a damaged table has no seat to leave
                        await self._leave(row.code, person)
            if len(rows) < TABLES_PER_READ:
                return
            before = rows[-1][0].id

    async def _leave(self, code: str, person: int) -> None:
        session = await self._registry.current(code)
        # Another worker may write first. The entry is then dropped and made again.
        while (entry := departure(session.table, person)) is not None:
            session.commit(entry)
            await session.until_written()
            session = await self._registry.current(code)
        self._look_after(session)


def departure(table: Table, person: int) -> AnyEntry | None:
    """Return the entry with which a person leaves a table, or None if they have left."""
    seat = table.seat_of(person)
    if seat is None:
        return None
    if table.phase == "waiting":
        others = [chair.person for chair in table.chairs if chair is not None]
        heirs = [other for other in others if other not in (None, person)]
        heir = heirs[0] if heirs and table.host == person else None
        return Stood(now(), seat, heir=heir)
    chair = table.chairs[seat]
    if table.phase != "playing" or chair is None or seat in table.abandoned:
        return None
    return Handed(now(), seat, chair.bot or STAND_IN, "self", abandoned=True)


def mentions(table: Table, person: int) -> bool:
    """Return whether the table, in memory, holds the name or a message of the person."""
    if any(_without_name(chair, person) is not chair for chair in table.chairs):
        return True
    if any(chat.person == person for _, chat in table.chat):
        return True
    if any(muted.get(person, ERASED) != ERASED for muted in table.muted.values()):
        return True
    return any(erased(entry, person) is not entry for _, entry in table.recent)


def people_in(table: Table) -> set[int]:
    """Return the people whose name or messages the table, in memory, may hold."""
    found = {chair.person for chair in table.chairs if chair is not None}
    found.update(chat.person for _, chat in table.chat)
    for muted in table.muted.values():
        found.update(muted)
    for _, entry in table.recent:
        match entry:
            case Sat() | HostReturned() | SpectatorRemoved() | Chatted():
                found.add(entry.person)
            case Muted():
                found.add(entry.whom)
            case Opened() | Changed():
                found.update(chair.person for chair in entry.chairs if chair is not None)
    return {person for person in found if person is not None}


def erased(entry: AnyEntry, person: int) -> AnyEntry:
    """Return the entry without the person's name and messages; the same object if it has none."""
    match entry:
        case Opened() | Changed():
            chairs = tuple(_without_name(chair, person) for chair in entry.chairs)
            return entry if chairs == entry.chairs else replace(entry, chairs=chairs)
        case Sat() | HostReturned() | SpectatorRemoved():
            mine = entry.person == person and entry.name != ERASED
            return replace(entry, name=ERASED) if mine else entry
        case Muted():
            mine = entry.whom == person and entry.name != ERASED
            return replace(entry, name=ERASED) if mine else entry
        case Chatted():
            if entry.person != person or entry.erased:
                return entry
            return Chatted(entry.at, person, ERASED, "", entry.seat, erased=True)
        case _:
            return entry


def _without_name(chair: Chair | None, person: int) -> Chair | None:
    if chair is None or chair.person != person or chair.name == ERASED:
        return chair
    return replace(chair, name=ERASED)


# ── in the store ────────────────────────────────────────────────────────────────────────────


@contextmanager
def _overwriting(store: Store) -> Iterator[sa.Connection]:
    """Run a transaction after which what it removed is not in the freed space of a page either."""
    with store.transaction() as connection:
        if store.shared:
            yield connection
            return
        connection.exec_driver_sql("PRAGMA secure_delete=ON").close()
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection
        connection.exec_driver_sql("PRAGMA secure_delete=OFF").close()


def _begin(store: Store, person: int, worker: int) -> list[str]:
    insert = (postgresql if store.shared else sqlite).insert(house)
    key = f"{ERASING}{person}"
    with _overwriting(store) as connection:
        row = insert.values(key=key, value=str(now())).on_conflict_do_nothing()
        connection.execute(row)
        # The links first: a link that is being used becomes a token.
        connection.execute(sa.delete(links).where(links.c.person == person))
        ended = sa.delete(tokens).where(tokens.c.person == person).returning(tokens.c.hash)
        hashes = list(connection.execute(ended).scalars())
        _remove_name(connection, person)
        store.send_signed_out(connection, hashes, worker)
    return hashes


def _begun(store: Store) -> list[int]:
    """Return the people whose accounts are being deleted."""
    wanted = sa.select(house.c.key).where(house.c.key.startswith(ERASING))
    with store.transaction() as connection:
        return [int(key.removeprefix(ERASING)) for key in connection.execute(wanted).scalars()]


def _erased_among(store: Store, wanted: Sequence[int]) -> list[int]:
    """Return which of these people have deleted their accounts: in old houses, people who are
    signed in may bear the name that stands for nobody."""
    signed_in = sa.exists().where(tokens.c.person == people.c.id)
    erased_people = sa.select(people.c.id).where(
        people.c.id.in_(wanted), people.c.name == ERASED, ~signed_in
    )
    with store.transaction() as connection:
        return list(connection.execute(erased_people).scalars())


def _end(store: Store, person: int) -> None:
    with store.transaction() as connection:
        connection.execute(sa.delete(house).where(house.c.key == f"{ERASING}{person}"))


def _remove_name(connection: sa.Connection, person: int) -> None:
    connection.execute(sa.update(people).where(people.c.id == person).values(name=ERASED))


def _forget_person(store: Store, person: int, worker: int) -> None:
    """Remove what the house keeps about a person outside of journals, and tell the workers."""
    with _overwriting(store) as connection:
        for rows in (tokens, links, sittings, daily_answers, puzzle_attempts, puzzle_solvers):
            connection.execute(sa.delete(rows).where(rows.c.person == person))
        mine = outcomes.c.person == person
        connection.execute(sa.update(outcomes).where(mine).values(person=None))
        _remove_name(connection, person)
        store.send_house_signal(connection, HouseSignal("erased", person=person), worker)


def _written_to(store: Store, person: int, since: int | None) -> list[int]:
    """Return the tables that may name the person: those written to since then, or, with None,
    since the person came in."""
    with store.transaction() as connection:
        if since is None:
            created = sa.select(people.c.created).where(people.c.id == person)
            since = connection.execute(created).scalar() or 0
        wanted = sa.select(tables.c.id).where(
            tables.c.archived.in_([False, True]),  # lets the index `tables_touched` be used
            tables.c.touched >= since - CLOCK_MARGIN,
        )
        return sorted(connection.execute(wanted).scalars())


def _find(store: Store, person: int, searched: Sequence[int]) -> list[Rewrite]:
    """Return the entries of these tables that hold the person's name or messages."""
    marks = (f'%"person":{person},%', f'%"person":{person}}}%', f'%"whom":{person},%')
    wanted = (
        sa.select(entries.c.table_id, entries.c.number, entries.c.body)
        .where(entries.c.table_id.in_(list(searched)))
        .where(sa.or_(*[entries.c.body.like(mark) for mark in marks]))
        .order_by(entries.c.table_id, entries.c.number)
        .execution_options(yield_per=BATCH_ROWS)
    )
    with store.transaction() as connection:
        return [
            Rewrite(table, seq, old, new)
            for table, seq, old in connection.execute(wanted)
            if (new := _rewritten(old, person)) is not None
        ]


def _rewritten(body: str, person: int) -> str | None:
    """Return the line of an entry without the name, or None if the name is not in it."""
    try:
        entry = journal_entries.decode(body)
    except msgspec.DecodeError:  # an unreadable entry: its table cannot be opened either
        return None
    changed = erased(entry, person)
    return None if changed is entry else journal_entries.encode(changed).decode()


def _rewrite(store: Store, found: Sequence[Rewrite]) -> None:
    """Rewrite these entries, except those that have changed since they were found: two people at
    one table may delete their accounts at the same time, and the next search finds those again."""
    statement = (
        sa.update(entries)
        .where(
            entries.c.table_id == sa.bindparam("table"),
            entries.c.number == sa.bindparam("seq"),
            entries.c.body == sa.bindparam("old"),
        )
        .values(body=sa.bindparam("new"))
    )
    with _overwriting(store) as connection:
        connection.execute(statement, [rewrite._asdict() for rewrite in found])
