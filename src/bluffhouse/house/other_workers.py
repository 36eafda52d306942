"""What the other workers on the same database write to tables that are awake here.

Workers notify each other of new entries through PostgreSQL. Here they are applied and their frames
sent; if another worker wrote to a table before us, our waiting commands are judged again. What a
player says to the bots goes the same way to the worker that runs the table.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Coroutine, Iterable
from contextlib import aclosing, suppress
from typing import Any

from bluffhouse.house import journal_entries
from bluffhouse.house.bot_timing import Pace, pace_named
from bluffhouse.house.commit_loop import RETRY
from bluffhouse.house.journal_entries import Followed
from bluffhouse.house.liveness import Liveness
from bluffhouse.house.presence import note_presence
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import DamagedPages, Store, Unreachable
from bluffhouse.house.storage.store import (
    ENTRIES_PER_PAGE,
    HouseSignal,
    PlayerSignal,
    WrittenEntries,
)
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.table import Table
from bluffhouse.house.table_runner import TableRunner
from bluffhouse.house.table_session import (
    AwakeTables,
    PendingCommand,
    PendingEntry,
    TableSession,
    Viewer,
)
from bluffhouse.house.wall_clock import now

LOG = logging.getLogger("bluffhouse.house")

MAX_TABLES_PER_READ = 1_000
"""Tables whose new entries are read in one query."""
YIELD_AFTER = 200
"""Entries of a journal applied in one go: a long game must not hold up the other tables."""


class OtherWorkers:
    """Keeps the tables here in step with what other workers write."""

    def __init__(
        self,
        database: StoreAccess,
        liveness: Liveness,
        awake: AwakeTables,
        runner: TableRunner,
        spawn: Callable[[Coroutine[Any, Any, Any]], None],
        discard: Callable[[TableSession], None],
        resubmit: Callable[[TableSession, PendingCommand], None],
        reattach: Callable[[TableSession, Viewer], Coroutine[Any, Any, None]],
        on_listed: Callable[[], None],
        on_signed_out: Callable[[Iterable[str] | None], Coroutine[Any, Any, None]],
        on_house_signal: Callable[[HouseSignal], Coroutine[Any, Any, None]],
        on_connected: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        self._database = database
        self._liveness = liveness
        self._awake = awake
        self._runner = runner
        self._spawn = spawn
        self._discard = discard
        self._resubmit = resubmit
        self._reattach = reattach
        self._on_listed = on_listed
        self._on_signed_out = on_signed_out
        self._on_house_signal = on_house_signal
        self._on_connected = on_connected

    # ── hearing of it ───────────────────────────────────────────────────────────────────────

    async def listen(self) -> None:
        """Follow the notifications of the other workers, forever."""
        from bluffhouse.house.storage.notifications import notifications

        connected = True
        while True:
            try:
                heard = notifications(self._database.url, self._liveness.worker)
                async with aclosing(heard):
                    async for worker, written, listed, signal, signed_out, said in heard:
                        connected = True
                        # None: connected (again), so anything may have been written.
                        unread = list(self._awake.by_id) if written is None else self._take(written)
                        if unread:
                            await self.read_new(unread)
                        if listed:
                            self._on_listed()
                        if signal is not None:
                            self._heed(signal, worker)
                        if written is None or signed_out:
                            await self._on_signed_out(signed_out or None)
                        if written is None:
                            await self._on_connected()
                        if said is not None:
                            await self._on_house_signal(said)
            except Unreachable as error:
                if connected:
                    LOG.warning("no notifications from the database: %s", error)
                connected = False
                self._runner.lose_tables()
            await asyncio.sleep(RETRY)

    def _take(self, written: Iterable[WrittenEntries]) -> list[int]:
        """Follow the entries in a notification; return the tables of which more must be read."""
        unread = []
        for item in written:
            session = self._awake.by_id.get(item.table)
            if session is None:
                continue
            if not item.lines or not session.settled or session.table.seq != item.after_seq:
                unread.append(item.table)
                continue
            lines = [bytes(line) for line in item.lines]
            self._follow(session, list(enumerate(lines, item.after_seq + 1)))
        return unread

    def _heed(self, signal: PlayerSignal, worker: int) -> None:
        """Note what a player says who is connected to another worker: this one may run the table,
        now or later."""
        session = self._awake.by_id.get(signal.table)
        if session is None or signal.seat >= session.table.seats:
            return
        if signal.pace is None:
            self._runner.skip(session, signal.seat)
        else:
            with suppress(ValueError):  # a newer worker's pace
                session.paces_elsewhere[worker, signal.seat] = pace_named(signal.pace)

    def send_signal(self, session: TableSession, seat: int, pace: Pace | None) -> None:
        """Tell the worker that runs the table a player's pace, or, with None, that they skip."""
        if self._database.shared and not session.kept:
            self._spawn(self._send(PlayerSignal(session.table.id, seat, pace)))

    async def _send(self, signal: PlayerSignal) -> None:
        with suppress(Unreachable):  # the player will say it again
            await self._database.read(Store.send_signal, signal, self._liveness.worker)

    async def read_unheard(self) -> None:
        """Read what a worker that died may have written without telling anybody."""
        with suppress(Unreachable):  # after an outage everything is read again
            await self.read_new(list(self._awake.by_id))

    async def read_new(self, ids: Iterable[int]) -> None:
        """Read and follow what others have written to tables that are awake here."""
        unread = sorted(id for id in ids if id in self._awake.by_id)
        for id in unread:
            self._awake.by_id[id].behind = True
        while unread:
            some, unread = unread[:MAX_TABLES_PER_READ], unread[MAX_TABLES_PER_READ:]
            unread = await self._read_page(some) + unread

    async def _read_page(self, ids: list[int]) -> list[int]:
        """Follow as many new entries of these tables as one query returns. Return the tables of
        which there may be more."""
        awake = [self._awake.by_id[id] for id in ids if id in self._awake.by_id]
        after = {session.table.id: session.table.seq for session in awake if session.settled}
        if not after:
            return []
        page = await self._database.read(Store.tails, after, ENTRIES_PER_PAGE)
        complete_before = page[-1][0] if len(page) == ENTRIES_PER_PAGE else math.inf
        tails: dict[int, list[tuple[int, str]]] = {}
        for id, seq, line in page:
            tails.setdefault(id, []).append((seq, line))
        for id, seq in after.items():
            found = self._awake.by_id.get(id)
            # With entries of our own on the way, the store refuses them and we start over, or it
            # accepts them and we read again.
            if found is None or not found.settled or found.table.seq != seq:
                continue
            found.behind = id >= complete_before
            if id in tails:
                self._follow(found, tails[id])
        return [id for id in after if id >= complete_before]

    def _follow(self, session: TableSession, lines: Iterable[tuple[int, str | bytes]]) -> None:
        if self._applied(session, lines):
            note_presence(session, self._liveness.worker)
            self._runner.look_after(session)

    def _applied(
        self,
        session: TableSession,
        lines: Iterable[tuple[int, str | bytes]],
        dropped: Iterable[PendingEntry] = (),
    ) -> bool:
        """Apply and send entries of others. Return False if they cannot be read, and then the
        table is discarded, and refuses the commands in `dropped`."""
        try:
            session.follow(lines, now())
        except Exception as error:  # of any kind: the other tables must not suffer
            session.pending += dropped
            self._give_up(session, session.table.seq, error)
            return False
        return True

    def _give_up(self, session: TableSession, seq: int, error: Exception) -> None:
        """Discard a table whose journal cannot be read, and refuse what waits there."""
        # Never more than the exception's type: its message may show a hand.
        kind = type(error).__name__
        LOG.error("table %s: entry %d cannot be read: %s", session.table.code, seq, kind)
        session.refuse_pending(Refusal("table-damaged"))
        self._discard(session)

    def catch_up_soon(self, session: TableSession) -> None:
        """Read what others wrote while we did."""
        self._spawn(self._catch_up(session))

    async def _catch_up(self, session: TableSession) -> None:
        while session.behind and session.settled and session in self._awake:
            try:
                await self.read_new([session.table.id])
            except Unreachable:
                await asyncio.sleep(RETRY)

    # ── when another worker was first ───────────────────────────────────────────────────────

    async def start_over(self, session: TableSession) -> None:
        """Follow what another worker wrote to the table, and judge our commands again."""
        session.behind = False
        table = session.base
        if table is None or table.seq != session.committed_seq:
            table = Table(session.table.id, session.table.code, self._liveness.closures)
        try:
            lines = await self._read(table, session.committed_seq)
        except Exception as error:  # of any kind: the other tables must not suffer
            self._give_up(session, table.seq, error)
            return
        # Nothing is awaited from here on: nobody may decide at a table that is half read.
        dropped = session.writing + session.pending
        session.writing, session.pending, session.base = [], [], None
        self._liveness.forget_dead(table)
        session.table = table
        for pending in dropped:
            if pending.entry is None and pending.command is None:
                self._send_again(session, pending)
        session.renew_lenses()
        if not self._applied(session, lines, dropped):
            return
        for pending in dropped:
            if pending.command is not None:
                self._resubmit(session, pending.command)
            elif isinstance(pending.entry, Followed) and not session.table.next:
                session.commit(pending.entry)
        note_presence(session, self._liveness.worker)
        if session.behind and session.settled:
            self.catch_up_soon(session)
        self._runner.look_after(session)

    def _send_again(self, session: TableSession, pending: PendingEntry) -> None:
        """Give viewers who have just connected a snapshot of the table as it is now; keep other
        frames waiting for what is written before them."""
        for viewer, frame in pending.frames:
            if viewer in session.viewers:
                del session.viewers[viewer]
                self._spawn(self._attach_again(session, viewer))
            else:
                session.enqueue(PendingEntry(None, session.table.seq, [(viewer, frame)]))

    async def _attach_again(self, session: TableSession, viewer: Viewer) -> None:
        try:
            await self._reattach(session, viewer)
        except (Refusal, Unreachable, DamagedPages):
            viewer.drop()  # its client connects again, and is told why it may not

    async def _read(self, table: Table, own_seq: int) -> list[tuple[int, str]]:
        """Apply the rest of the journal up to our last entry, `own_seq`, which our viewers have
        seen. Return the entries after it."""
        lines: list[tuple[int, str]] = []
        seq = table.seq
        while True:
            page = await self._page(table.id, seq)
            for seq, line in page:
                if seq > own_seq:
                    lines.append((seq, line))
                    continue
                table.apply(journal_entries.decode(line))
                if seq % YIELD_AFTER == 0:
                    await asyncio.sleep(0)
            if len(page) < ENTRIES_PER_PAGE:
                return lines

    async def _page(self, id: int, after_seq: int) -> list[tuple[int, str]]:
        """Return entries of a table after that sequence number, as soon as the database answers."""
        while True:
            try:
                return await self._database.read(
                    Store.journal, id, after_seq, limit=ENTRIES_PER_PAGE
                )
            except Unreachable:
                self._database.reachable = False
                await asyncio.sleep(RETRY)
