"""Viewers of this worker's tables: they connect and leave here.

That a seated player has a connection is part of the journal (`Came`, `Went`), because other
workers and the clock for absent players depend on it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from bluffhouse.house import journal_entries
from bluffhouse.house.commit_loop import CommitLoop
from bluffhouse.house.journal_entries import AnyEntry, Came, Handed, HostReturned, Went
from bluffhouse.house.judge import Person
from bluffhouse.house.liveness import Liveness
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import DamagedPages, Store, Unreachable
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.table_runner import TableRunner
from bluffhouse.house.table_session import AwakeTables, PendingEntry, TableSession, Viewer
from bluffhouse.house.wall_clock import now

LOG = logging.getLogger("bluffhouse.house")

MAX_MISSED = 2_000
"""Entries replayed to a reconnecting client; the snapshot has what came of earlier ones."""

AWAY_SECONDS = 3.0
"""Seconds without a connection after which the journal says that a player has gone. Reloading the
page, or briefly losing the connection, writes nothing."""
COMINGS_WITHOUT_DELAY = 500
"""Comings and goings in one journal after which those seconds grow with their number, so that
nobody can fill a journal with them."""


def away_after(comings: int, grace: float) -> float:
    """Return the seconds after which a player counts as gone at a table with this many comings and
    goings; never more than the seconds that a disconnected player has to come back."""
    return min(grace, AWAY_SECONDS * max(1.0, comings / COMINGS_WITHOUT_DELAY))


class Presence:
    """Connects viewers to tables."""

    def __init__(
        self,
        database: StoreAccess,
        liveness: Liveness,
        awake: AwakeTables,
        runner: TableRunner,
        commit_loop: CommitLoop,
        find: Callable[[str], Awaitable[TableSession]],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        settings: Settings,
    ) -> None:
        self._database = database
        self._liveness = liveness
        self._awake = awake
        self._runner = runner
        self._commit_loop = commit_loop
        self._find = find
        self._spawn = spawn
        self._max_viewers = settings.max_viewers_per_table
        """Viewers per table; players always get in."""
        self._grace = settings.drop_grace
        self._leaving: dict[tuple[int, int], asyncio.TimerHandle] = {}
        """By table and person, the timers of players whose connections have just ended."""
        self._closing = False

    def close(self) -> None:
        """From now on write nothing about connections that end: all of them do."""
        self._closing = True
        for timer in self._leaving.values():
            timer.cancel()

    async def attach(self, session: TableSession, viewer: Viewer, since: int | None) -> None:
        """Send the viewer a snapshot, and everything that happens from now on. Raises Refusal."""
        if self._commit_loop.overloaded:
            raise Refusal("house-cannot-write")
        missed: list[tuple[int, AnyEntry]] = []
        if since is not None:
            session, missed = await self._missed(session, since)
        if viewer.gone:
            return
        if viewer.person.id in session.table.dismissed:
            raise Refusal("host-removed-you")
        viewer.seat = session.seat_of(viewer)
        if viewer.seat is None and len(session.viewers) >= self._max_viewers:
            raise Refusal("too-many-viewers")
        viewer.since = since
        session.viewers[viewer] = None
        session.touched = time.monotonic()
        _send_snapshot(session, viewer, missed)
        self._came(session, viewer)
        note_host(session)
        if viewer.seat is None and len(session.viewers) == 1:
            self._runner.look_after(session)  # bots do not play while nobody watches

    async def _missed(
        self, session: TableSession, since: int
    ) -> tuple[TableSession, list[tuple[int, AnyEntry]]]:
        """Return the entries after `since`, and the session they lead up to; entries that are no
        longer in memory are read from the store."""
        missed: list[tuple[int, AnyEntry]] = []
        while True:
            session = await self._find(session.table.code)  # it may have fallen asleep meanwhile
            last = missed[-1][0] if missed else max(since, session.table.seq - MAX_MISSED)
            rest = session.recent_entries(last)
            if rest is not None:
                # The store may hold entries of another worker that are not applied here yet.
                missed = [(seq, entry) for seq, entry in missed if seq <= session.table.seq]
                return session, (missed + rest)[-MAX_MISSED:]
            lines = await self._database.read(
                Store.journal, session.table.id, last, limit=MAX_MISSED
            )
            missed += [(seq, journal_entries.decode(line)) for seq, line in lines]

    def sat_down(self, session: TableSession, person: Person) -> None:
        """Note that a person who has just taken a seat is here, if they look at the table."""
        if person.id == session.table.opened.host:
            _host_returns(session, person)
        for viewer in session.viewers:
            if viewer.person.id == person.id and not viewer.tv:
                self._came(session, viewer)
                return

    def _came(self, session: TableSession, viewer: Viewer) -> None:
        seat, table = viewer.seat, session.table
        if seat is not None:
            self._cancel_leaving(table.id, viewer.person)
        if seat is None or self._liveness.worker in table.workers[seat]:
            return
        session.commit(Came(now(), seat, self._liveness.worker))
        if table.awaits(seat):
            session.commit(Handed(now(), seat, None, "back"))
        self._runner.look_after(session)

    def detach(self, session: TableSession, viewer: Viewer) -> None:
        """Forget a connection that has ended."""
        viewer.gone = True
        session = self._awake.by_id.get(session.table.id, session)
        session.viewers.pop(viewer, None)
        session.drop_unused_lenses()
        session.touched = time.monotonic()
        if viewer.seat is None or self._closing:
            return
        self._cancel_leaving(session.table.id, viewer.person)
        seconds = away_after(session.table.comings, self._grace)
        if seconds:
            timer = asyncio.get_running_loop().call_later(
                seconds, self._went, session, viewer.person
            )
            self._leaving[session.table.id, viewer.person.id] = timer
        else:
            self._went(session, viewer.person)

    def _cancel_leaving(self, table: int, person: Person) -> None:
        timer = self._leaving.pop((table, person.id), None)
        if timer is not None:
            timer.cancel()

    def _went(self, session: TableSession, person: Person) -> None:
        """Write that a player has gone, unless they have a connection to the table."""
        self._cancel_leaving(session.table.id, person)
        awake = self._awake.by_id.get(session.table.id)
        if awake is None:  # it fell asleep or was discarded meanwhile
            self._spawn(self._wake_and_note(session.table.code, person))
        else:
            self._note_went(awake, person)

    async def _wake_and_note(self, code: str, person: Person) -> None:
        try:
            session = await self._find(code)
        except (Refusal, Unreachable, DamagedPages) as error:
            LOG.warning("cannot write that a player left table %s: %s", code, error)
        else:
            self._note_went(session, person)

    def _note_went(self, session: TableSession, person: Person) -> None:
        table, worker = session.table, self._liveness.worker
        seat = table.seat_of(person.id)
        if self._closing or seat is None or any(each.seat == seat for each in session.viewers):
            return
        if worker in table.workers[seat]:
            session.commit(Went(now(), seat, worker))
            self._runner.look_after(session)


def _send_snapshot(
    session: TableSession, viewer: Viewer, missed: list[tuple[int, AnyEntry]]
) -> None:
    """Send a snapshot as soon as everything in it is on disk."""
    table = session.table
    snapshot = session.lens(viewer.seat).snapshot(table, viewer.person, now(), missed)
    if session.settled:
        viewer.send(snapshot)
    else:
        session.enqueue(PendingEntry(None, table.seq, [(viewer, snapshot)]))


def note_host(session: TableSession) -> None:
    """Make the person who opened the table its host again, if they look at it from here."""
    for viewer in session.viewers:
        if viewer.person.id == session.table.opened.host and not viewer.tv:
            _host_returns(session, viewer.person)
            return


def _host_returns(session: TableSession, person: Person) -> None:
    table = session.table
    if table.host != person.id and table.phase not in ("over", "closed"):
        seat = table.seat_of(person.id)
        chair = None if seat is None else table.chairs[seat]
        name = person.name if chair is None else chair.name
        session.commit(HostReturned(now(), person.id, name, seat))


def note_presence(session: TableSession, worker: int) -> None:
    """Put right which players are connected through this worker, where the journal has it
    otherwise: an entry was forestalled, or another worker took this one for dead."""
    table = session.table
    here = {viewer.seat for viewer in session.viewers}
    for seat, chair in enumerate(table.chairs):
        if chair is None or chair.person is None:
            continue
        if seat in here:
            if worker not in table.workers[seat] or table.awaits(seat):
                session.commit(Came(now(), seat, worker))
            if table.awaits(seat):
                session.commit(Handed(now(), seat, None, "back"))
        elif worker in table.workers[seat]:
            session.commit(Went(now(), seat, worker))
    note_host(session)
