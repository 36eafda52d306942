"""The commit loop: writes the waiting entries of all tables, then sends their frames.

One task takes what all tables have waiting and writes it in one transaction; only then are the
frames sent. With several workers on one database an entry is written only if it still follows the
table's latest entry; otherwise another worker was first, and `other_workers` starts over.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from bluffhouse.house.journal_entries import Played
from bluffhouse.house.liveness import Liveness
from bluffhouse.house.storage import Change, DamagedPages, Store, Unreachable
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.table_facts import due_at
from bluffhouse.house.table_session import TableSession
from bluffhouse.house.wall_clock import now

LOG = logging.getLogger("bluffhouse.house")

PAUSE = 0.006
"""Least number of seconds from the start of one transaction to the start of the next."""
SHORT_PAUSE = 0.003
"""The same while at least MANY tables share each transaction."""
MANY = 16
RETRY = 0.5
"""Seconds until a database that did not answer is tried again."""
MAX_WAITING = 20_000
"""Entries that may wait for a database that does not answer; beyond it commands are refused."""


class CommitTimes:
    """How long transactions took since they were last asked for."""

    def __init__(self) -> None:
        self._count = 0
        self._total = 0.0
        self._worst = 0.0

    def add(self, seconds: float) -> None:
        self._count += 1
        self._total += seconds
        self._worst = max(self._worst, seconds)

    def take(self) -> tuple[float, float] | None:
        """Return the mean and the longest time in seconds, and start again; None if there were no
        transactions."""
        taken = (self._total / self._count, self._worst) if self._count else None
        self._count, self._total, self._worst = 0, 0.0, 0.0
        return taken


class Conflicts(Protocol):
    """What happens to a table to which another worker writes too."""

    async def start_over(self, session: TableSession) -> None:
        """Another worker wrote first: nothing of ours was written."""

    def catch_up_soon(self, session: TableSession) -> None:
        """Our entries were written, and another worker may have written after them."""


class CommitLoop:
    """Writes the journals of all tables that are awake in this process."""

    def __init__(
        self,
        database: StoreAccess,
        liveness: Liveness,
        grace: int,
        counts: dict[str, int],
        conflicts: Conflicts,
        on_outage: Callable[[], None],
        on_listed: Callable[[], None],
        on_damage: Callable[[TableSession], None],
    ) -> None:
        self._database = database
        self._liveness = liveness
        self._grace = grace
        """Milliseconds an absent player has before a bot takes over."""
        self._counts = counts
        self._conflicts = conflicts
        self._on_outage = on_outage
        self._on_listed = on_listed
        self._on_damage = on_damage
        self._queued: dict[int, TableSession] = {}
        """Tables with something to write or send."""
        self._batch: dict[int, TableSession] = {}
        """Tables in the transaction that is being written."""
        self._wake = asyncio.Event()
        self.times = CommitTimes()

    @property
    def idle(self) -> bool:
        """Whether everything is written and sent."""
        return not self._queued and not self._batch

    @property
    def overloaded(self) -> bool:
        """Whether nothing more can be accepted: the file of the database is gone, or the database
        is away and too many entries wait for it."""
        # Looking for the file takes as long as judging a move, and the transaction for which these
        # entries wait will look anyway.
        if self._database.reachable and self._queued:
            return False
        if self._database.lost:
            return True
        if self._database.reachable:
            return False
        return sum(len(session.pending) for session in self._queued.values()) > MAX_WAITING

    def queue(self, session: TableSession) -> None:
        """Include the table in the next transaction."""
        self._queued[session.table.id] = session
        self._wake.set()

    async def run(self) -> None:
        """Write what waits, all tables in one transaction, forever."""
        loop = asyncio.get_running_loop()
        began = 0.0
        pause = PAUSE
        while True:
            await self._wake.wait()
            # A lone move is written at once; under load many share a transaction.
            await asyncio.sleep(began + pause - loop.time())
            began = loop.time()
            self._wake.clear()
            self._batch, self._queued = self._queued, {}
            sessions = list(self._batch.values())
            pause = SHORT_PAUSE if len(sessions) >= MANY else PAUSE
            # A seat whose bot is thinking counts as due: if this process dies, the bot is lost.
            at = now()
            changes = [s.take_pending(due_at(s.table, at, self._grace)) for s in sessions]
            answers = iter(await self._append([c for c in changes if c is not None]))
            forestalled = []
            for session, change in zip(sessions, changes, strict=True):
                written = True if change is None else next(answers)
                if written is None:
                    self._on_damage(session)
                elif written:
                    self._send(session, change is not None and change.listed)
                else:
                    forestalled.append(session)
            for session in forestalled:
                self._counts["conflicts"] += 1
                await self._conflicts.start_over(session)
            self._batch = {}

    async def _append(self, changes: Sequence[Change]) -> Sequence[bool | None]:
        """Write the changes, as often as it takes; return which of them were written.

        None stands for a table in whose part of the database pages are damaged.
        """
        if not changes:
            return ()
        while True:
            began = time.monotonic()
            try:
                answers = await self._database.write(Store.append, changes, self._liveness.worker)
            except Unreachable as error:
                if self._database.reachable:
                    LOG.error("the database does not answer, trying again: %s", error)
                self._database.reachable = False
                self._on_outage()
                await asyncio.sleep(RETRY)
                continue
            except DamagedPages:
                if len(changes) == 1:
                    return [None]
                # Nothing was written. One by one, the tables with sound pages can go on.
                return [answer for change in changes for answer in await self._append([change])]
            self._database.reachable = True
            self._counts["commits"] += 1
            self.times.add(time.monotonic() - began)
            return answers

    def _send(self, session: TableSession, listed: bool) -> None:
        """Send the frames of what has been written."""
        for pending in session.send_written():
            if pending.entry is not None:
                self._counts["entries"] += 1
                self._counts["moves"] += type(pending.entry) is Played
        if listed:
            self._on_listed()
        if session.pending:
            self.queue(session)
        elif session.behind:
            self._conflicts.catch_up_soon(session)
