"""How what was decided gets on disk, and only then to those who look.

One task takes what all tables have waiting and writes it in one transaction; then all are told.
With several workers on one database, what others wrote is heard here too: an entry counts only if
nobody was quicker, and a wish that came too late is judged again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from contextlib import aclosing
from typing import TYPE_CHECKING

from bluffhouse.house import journal_entries
from bluffhouse.house.frames import answered
from bluffhouse.house.journal_entries import AnyEntry, Followed
from bluffhouse.house.judge import DuplicateCommand
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Unreachable
from bluffhouse.house.storage.store import WrittenEntries
from bluffhouse.house.table import Table
from bluffhouse.house.table_session import PendingCommand, PendingEntry, TableSession, due_at
from bluffhouse.house.wall_clock import now

if TYPE_CHECKING:
    from bluffhouse.house.house import House

LOG = logging.getLogger("bluffhouse.house")

BREATH = 0.006
"""Seconds from the beginning of one transaction to that of the next, at least."""
SHORT_BREATH = 0.003
"""The same while many tables share each transaction."""
MANY = 16
RETRY = 0.5
"""Seconds until a database that did not answer is asked again."""


class CommitLoop:
    """The journals of all tables that are awake in this process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._dirty: dict[int, TableSession] = {}
        """Tables with something to write."""
        self._batch: dict[int, TableSession] = {}
        """Those that are being written."""
        self._wake = asyncio.Event()

    @property
    def idle(self) -> bool:
        """Whether everything is on disk and told."""
        return not self._dirty and not self._batch

    @property
    def waiting(self) -> int:
        """How many entries wait to be written."""
        return sum(len(session.pending) for session in self._dirty.values())

    # ── writing ─────────────────────────────────────────────────────────────────────────────

    def write(self, session: TableSession, entry: AnyEntry) -> None:
        """Something the house itself decides."""
        session.remember()
        events = session.table.apply(entry)
        session.pending.append(session.happened(entry, events, entry.at))
        self.queue(session)

    def queue(self, session: TableSession) -> None:
        self._dirty[session.table.id] = session
        self._wake.set()

    async def run(self) -> None:
        """Write what waits, all tables in one transaction, again and again."""
        loop = asyncio.get_running_loop()
        began = 0.0
        breath = BREATH
        while True:
            await self._wake.wait()
            # A lone move is written at once; under load many share a transaction.
            await asyncio.sleep(began + breath - loop.time())
            began = loop.time()
            self._wake.clear()
            self._batch, self._dirty = self._dirty, {}
            sessions = list(self._batch.values())
            breath = SHORT_BREATH if len(sessions) >= MANY else BREATH
            # What is being thought about is still to be done, should we not live to do it.
            grace = self._house.runner.grace
            changes = [
                session.take_pending(due_at(session.table, now(), grace)) for session in sessions
            ]
            wanted = [change for change in changes if change is not None]
            answers: Sequence[bool] = ()
            while wanted:
                try:
                    store, worker = self._house.store, self._house.worker
                    answers = await self._house.tell(store.append, wanted, worker)
                    self._house.reachable = True
                    break
                except Unreachable as error:
                    if self._house.reachable:
                        LOG.error("the database does not answer, trying again: %s", error)
                    self._house.reachable = False
                    self._house.runner.lose_keeping()
                    await asyncio.sleep(RETRY)
            self._house.counts["commits"] += bool(wanted)
            granted = iter(answers)
            late = []
            for session, change in zip(sessions, changes, strict=True):
                if change is None or next(granted):
                    self._told(session, change is not None and change.listed)
                else:
                    late.append(session)
            for session in late:
                self._house.counts["conflicts"] += 1
                await self._start_over(session)
            self._batch = {}

    def _told(self, session: TableSession, listed: bool) -> None:
        """It is on disk: tell everybody."""
        written, session.writing = session.writing, []
        for pending in written:
            for viewer, frame in pending.post:
                viewer.send(frame)
            if pending.entry is not None:
                session.committed_seq = pending.seq
                self._house.counts["entries"] += 1
                self._house.counts["moves"] += type(pending.entry) is journal_entries.Played
            done = None if pending.command is None else pending.command.accepted
            if done is not None and not done.done():
                done.set_result(pending.seq)
        if listed:
            self._house.tell_listed()
        if session.pending:
            self.queue(session)
            return
        session.base = None
        if session.behind:
            self._house.spawn(self._catch_up(session))

    async def _start_over(self, session: TableSession) -> None:
        """Another worker has written to this table: see what, and judge our wishes anew."""
        session.behind = False
        table = session.base if session.base and session.base.seq == session.committed_seq else None
        lines = await self._read(session.table.id, 0 if table is None else table.seq)
        # Nothing is awaited from here on: nobody may decide on a table that is half read.
        dropped = session.writing + session.pending
        session.writing, session.pending, session.base = [], [], None
        if table is None:
            table = Table(session.table.id, session.table.code, self._house.closures)
            for _, line in lines[: session.committed_seq]:
                table.apply(journal_entries.decode(line))
            lines = lines[session.committed_seq :]
        self._house.forget_the_dead(table)
        session.table = table
        shown = [
            pending for pending in dropped if pending.entry is None and pending.command is None
        ]
        for pending in shown:
            self._show_again(session, pending)
        session.look_anew()
        if not self._heard(session, lines):
            return
        for pending in dropped:
            if pending.command is not None:
                self._again(session, pending.command)
            elif isinstance(pending.entry, Followed) and not session.table.next:
                self.write(session, pending.entry)
        self._house.runner.note_presence(session)
        if session.behind and session.settled:
            self._house.spawn(self._catch_up(session))
        self._house.runner.look_after(session)

    def _show_again(self, session: TableSession, pending: PendingEntry) -> None:
        """What should have been shown once all before it was on disk: to viewers who have just
        come, the table as it is now; to others, when what they wait for is there."""
        for viewer, frame in pending.post:
            if viewer in session.viewers:
                del session.viewers[viewer]
                self._house.spawn(self._house.attach(session, viewer, viewer.since))
            else:
                session.pending.append(PendingEntry(None, session.table.seq, [(viewer, frame)]))
                self.queue(session)

    async def _read(self, id: int, after: int) -> list[tuple[int, str]]:
        while True:
            try:
                return await self._house.ask(self._house.store.journal, id, after)
            except Unreachable:
                self._house.reachable = False
                await asyncio.sleep(RETRY)

    def _again(self, session: TableSession, command: PendingCommand) -> None:
        try:
            self._house.submit_now(session, command)
        except (Refusal, DuplicateCommand) as answer:
            if command.accepted is not None and not command.accepted.done():
                if isinstance(answer, DuplicateCommand):
                    command.accepted.set_result(answer.seq)
                else:
                    command.accepted.set_exception(answer)
            elif command.viewer is not None:
                self._house.counts["refusals"] += isinstance(answer, Refusal)
                command.viewer.send(answered(answer, getattr(command.command, "id", None)))

    def _heard(self, session: TableSession, lines: Iterable[tuple[int, str | bytes]]) -> bool:
        """Apply and tell it. False: it cannot be read, and the table is given up."""
        at = now()
        for number, line in lines:
            if number != session.table.seq + 1:
                continue
            try:
                entry = journal_entries.decode(line)
                events = session.table.apply(entry)
            except Exception as error:  # of whatever kind: the others must not suffer from it
                kind = type(error).__name__
                LOG.error("table %s: entry %d cannot be read: %s", session.table.code, number, kind)
                self._house.forget(session)
                return False
            for viewer, frame in session.post(entry, events, at):
                viewer.send(frame)
            session.committed_seq = number
        return True

    # ── what others wrote ───────────────────────────────────────────────────────────────────

    async def listen(self) -> None:
        """Hear from other workers which tables have new journal_entries."""
        from bluffhouse.house.storage.notifications import notifications

        connected = True
        while True:
            try:
                async with aclosing(
                    notifications(self._house.store.url, self._house.worker)
                ) as heard:
                    async for news, listed in heard:
                        connected = True
                        # None: connected (again), anything may have happened.
                        unheard = list(self._house.by_id) if news is None else self._take(news)
                        if unheard:
                            await self.hear(unheard)
                        if listed:
                            self._house.tell_listed()
            except Unreachable as error:
                if connected:
                    LOG.warning("no notifications from the database: %s", error)
                connected = False
                self._house.runner.lose_keeping()
            await asyncio.sleep(RETRY)

    def _take(self, news: Iterable[WrittenEntries]) -> list[int]:
        """Apply and tell what the notice itself holds; the tables of which we must read more."""
        unheard = []
        for item in news:
            session = self._house.by_id.get(item.table)
            if session is None:
                continue
            if not item.lines or not session.settled or session.table.seq != item.after_seq:
                unheard.append(item.table)
                continue
            lines = [bytes(line) for line in item.lines]
            self._take_in(session, list(enumerate(lines, item.after_seq + 1)))
        return unheard

    def _take_in(self, session: TableSession, lines: Iterable[tuple[int, str | bytes]]) -> None:
        if self._heard(session, lines):
            self._house.runner.note_presence(session)
            self._house.runner.look_after(session)

    async def _catch_up(self, session: TableSession) -> None:
        """Others have written while we did, and our write went through."""
        while (
            session.behind
            and session.settled
            and self._house.by_id.get(session.table.id) is session
        ):
            try:
                await self.hear([session.table.id])
            except Unreachable:
                await asyncio.sleep(RETRY)

    async def hear(self, ids: Iterable[int]) -> None:
        """Apply and tell what others have written to tables that are awake here."""
        awake = [self._house.by_id[id] for id in ids if id in self._house.by_id]
        for session in awake:
            session.behind = True
        after = {session.table.id: session.table.seq for session in awake if session.settled}
        if not after:
            return
        tails: dict[int, list[tuple[int, str]]] = {}
        for id, number, line in await self._house.ask(self._house.store.tails, after):
            tails.setdefault(id, []).append((number, line))
        for id, number in after.items():
            heard = self._house.by_id.get(id)
            # With something of our own on the way, the store will say no, and we start over; or
            # it says yes, and we look again.
            if heard is None or not heard.settled or heard.table.seq != number:
                continue
            heard.behind = False
            if id in tails:
                self._take_in(heard, tails[id])
