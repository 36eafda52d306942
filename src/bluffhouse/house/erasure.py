"""Deletes accounts: names and chat messages go, and the games remain without them.

Journals only grow, except here: the entries that name the person are rewritten in place, so that
no copy of the name is left in them. The person's id stays, but leads to nobody. Other
people's chat messages that mention the name stay as they are.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

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
from bluffhouse.house.storage import DamagedPages, Store, Unreachable
from bluffhouse.house.storage.schema import entries, links, outcomes, people, sittings, tokens
from bluffhouse.house.storage.store import HouseSignal
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.table import Table
from bluffhouse.house.table_registry import TableRegistry
from bluffhouse.house.table_session import AwakeTables, TableSession
from bluffhouse.house.wall_clock import now

LOG = logging.getLogger("bluffhouse.house")

BATCH_ROWS = 500
"""Entries rewritten by one statement."""
TABLES_PER_READ = 100
"""Tables of a person that are read at a time."""
MAX_PASSES = 10
"""Searches for entries with the name. Each finds only what was written during the last one."""
LAST_PASS_AFTER = 5.0
"""Seconds until the last search: by then, every worker has carried out the erasure."""

Key = tuple[int, int]
"""An entry: the id of its table and its sequence number."""


class Erasure:
    """Deletes accounts when their owners ask for it."""

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

    async def erase(self, person: int) -> None:
        """Leave the person's tables, and remove their name and chat messages everywhere. Raises
        Unreachable. Repeating it does no harm."""
        await self._leave_tables(person)
        await self._search(person)
        self._spawn(self._search_again(person))
        LOG.info("person %d deleted their account", person)

    async def forget(self, person: int) -> None:
        """Drop the copies of the name in this worker's memory. Viewers connect again and get the
        table as it is on disk."""
        table_summaries.forget_all()
        for session in list(self._awake.by_id.values()):
            while session in self._awake and mentions(session.table, person):
                if session.settled:
                    self._registry.discard(session)
                else:
                    await session.until_written()

    async def _search(self, person: int) -> None:
        """Rewrite entries until none is found that names the person. (Until this is done, a worker
        may still write the name from a table in its memory.)"""
        worker = self._liveness.worker
        for search in range(MAX_PASSES):
            found = await self._database.read_history(_find, person)
            if search and not found:
                return
            await self._database.write(_rewrite, person, found, worker)
            await self.forget(person)

    async def _search_again(self, person: int) -> None:
        await asyncio.sleep(LAST_PASS_AFTER)
        with suppress(Unreachable, DamagedPages):
            await self._search(person)

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


def _find(store: Store, person: int) -> list[Key]:
    """Return the entries that hold the person's name or messages. Reads all journals."""
    marks = (f'%"person":{person},%', f'%"person":{person}}}%', f'%"whom":{person},%')
    wanted = (
        sa.select(entries.c.table_id, entries.c.number, entries.c.body)
        .where(sa.or_(*[entries.c.body.like(mark) for mark in marks]))
        .execution_options(yield_per=BATCH_ROWS)
    )
    with store.transaction() as connection:
        return [
            (table, number)
            for table, number, body in connection.execute(wanted)
            if _rewritten(body, person) is not None
        ]


def _rewritten(body: str, person: int) -> str | None:
    """Return the line of an entry without the name, or None if the name is not in it."""
    try:
        entry = journal_entries.decode(body)
    except msgspec.DecodeError:  # an unreadable entry: its table cannot be opened either
        return None
    changed = erased(entry, person)
    return None if changed is entry else journal_entries.encode(changed).decode()


def _rewrite(store: Store, person: int, found: Iterable[Key], worker: int) -> None:
    """Remove the name from these entries, and forget the person, in one transaction."""
    with store.transaction() as connection:
        if not store.shared:
            # The name must not survive in the freed space of a page either.
            connection.exec_driver_sql("PRAGMA secure_delete=ON").close()
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        for table, number in found:
            key = sa.and_(entries.c.table_id == table, entries.c.number == number)
            # Read again: two people at one table may delete their accounts at the same time.
            wanted = sa.select(entries.c.body).where(key).with_for_update()
            body = _rewritten(connection.execute(wanted).scalar_one(), person)
            if body is not None:
                connection.execute(sa.update(entries).where(key).values(body=body))
        for rows in (tokens, links, sittings):
            connection.execute(sa.delete(rows).where(rows.c.person == person))
        mine = outcomes.c.person == person
        connection.execute(sa.update(outcomes).where(mine).values(person=None))
        connection.execute(sa.update(people).where(people.c.id == person).values(name=ERASED))
        if not store.shared:
            connection.exec_driver_sql("PRAGMA secure_delete=OFF").close()
        store.send_house_signal(connection, HouseSignal("erased", person=person), worker)
