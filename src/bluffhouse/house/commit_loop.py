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
from bluffhouse.house.judge import Done
from bluffhouse.house.now import now
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Unreachable
from bluffhouse.house.storage.store import News
from bluffhouse.house.table import Table
from bluffhouse.house.table_session import Live, Pending, Wish, due_at

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


class Journal:
    """The journals of all tables that are awake in this process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._dirty: dict[int, Live] = {}
        """Tables with something to write."""
        self._batch: dict[int, Live] = {}
        """Those that are being written."""
        self._wake = asyncio.Event()

    @property
    def idle(self) -> bool:
        """Whether everything is on disk and told."""
        return not self._dirty and not self._batch

    @property
    def waiting(self) -> int:
        """How many entries wait to be written."""
        return sum(len(live.pending) for live in self._dirty.values())

    # ── writing ─────────────────────────────────────────────────────────────────────────────

    def write(self, live: Live, entry: AnyEntry) -> None:
        """Something the house itself decides."""
        live.remember()
        events = live.table.apply(entry)
        live.pending.append(live.happened(entry, events, entry.at))
        self.queue(live)

    def queue(self, live: Live) -> None:
        self._dirty[live.table.id] = live
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
            lives = list(self._batch.values())
            breath = SHORT_BREATH if len(lives) >= MANY else BREATH
            # What is being thought about is still to be done, should we not live to do it.
            grace = self._house.keeper.grace
            changes = [live.take_pending(due_at(live.table, now(), grace)) for live in lives]
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
                    self._house.keeper.lose_keeping()
                    await asyncio.sleep(RETRY)
            self._house.counts["commits"] += bool(wanted)
            granted = iter(answers)
            late = []
            for live, change in zip(lives, changes, strict=True):
                if change is None or next(granted):
                    self._told(live, change is not None and change.listed)
                else:
                    late.append(live)
            for live in late:
                self._house.counts["conflicts"] += 1
                await self._start_over(live)
            self._batch = {}

    def _told(self, live: Live, listed: bool) -> None:
        """It is on disk: tell everybody."""
        written, live.writing = live.writing, []
        for pending in written:
            for viewer, frame in pending.post:
                viewer.send(frame)
            if pending.entry is not None:
                live.committed = pending.number
                self._house.counts["entries"] += 1
                self._house.counts["moves"] += type(pending.entry) is journal_entries.Played
            done = None if pending.wish is None else pending.wish.done
            if done is not None and not done.done():
                done.set_result(pending.number)
        if listed:
            self._house.tell_listed()
        if live.pending:
            self.queue(live)
            return
        live.base = None
        if live.behind:
            self._house.spawn(self._catch_up(live))

    async def _start_over(self, live: Live) -> None:
        """Another worker has written to this table: see what, and judge our wishes anew."""
        live.behind = False
        table = live.base if live.base and live.base.number == live.committed else None
        lines = await self._read(live.table.id, 0 if table is None else table.number)
        # Nothing is awaited from here on: nobody may decide on a table that is half read.
        dropped = live.writing + live.pending
        live.writing, live.pending, live.base = [], [], None
        if table is None:
            table = Table(live.table.id, live.table.code, self._house.closures)
            for _, line in lines[: live.committed]:
                table.apply(journal_entries.decode(line))
            lines = lines[live.committed :]
        self._house.forget_the_dead(table)
        live.table = table
        shown = [pending for pending in dropped if pending.entry is None and pending.wish is None]
        for pending in shown:
            self._show_again(live, pending)
        live.look_anew()
        if not self._heard(live, lines):
            return
        for pending in dropped:
            if pending.wish is not None:
                self._again(live, pending.wish)
            elif isinstance(pending.entry, Followed) and not live.table.next:
                self.write(live, pending.entry)
        self._house.keeper.note_presence(live)
        if live.behind and live.settled:
            self._house.spawn(self._catch_up(live))
        self._house.keeper.look_after(live)

    def _show_again(self, live: Live, pending: Pending) -> None:
        """What should have been shown once all before it was on disk: to viewers who have just
        come, the table as it is now; to others, when what they wait for is there."""
        for viewer, frame in pending.post:
            if viewer in live.viewers:
                del live.viewers[viewer]
                self._house.spawn(self._house.attach(live, viewer, viewer.since))
            else:
                live.pending.append(Pending(None, live.table.number, [(viewer, frame)]))
                self.queue(live)

    async def _read(self, id: int, after: int) -> list[tuple[int, str]]:
        while True:
            try:
                return await self._house.ask(self._house.store.journal, id, after)
            except Unreachable:
                self._house.reachable = False
                await asyncio.sleep(RETRY)

    def _again(self, live: Live, wish: Wish) -> None:
        try:
            self._house.wish(live, wish)
        except (Refusal, Done) as answer:
            if wish.done is not None and not wish.done.done():
                if isinstance(answer, Done):
                    wish.done.set_result(answer.number)
                else:
                    wish.done.set_exception(answer)
            elif wish.viewer is not None:
                self._house.counts["refusals"] += isinstance(answer, Refusal)
                wish.viewer.send(answered(answer, getattr(wish.command, "id", None)))

    def _heard(self, live: Live, lines: Iterable[tuple[int, str | bytes]]) -> bool:
        """Apply and tell it. False: it cannot be read, and the table is given up."""
        at = now()
        for number, line in lines:
            if number != live.table.number + 1:
                continue
            try:
                entry = journal_entries.decode(line)
                events = live.table.apply(entry)
            except Exception as error:  # of whatever kind: the others must not suffer from it
                kind = type(error).__name__
                LOG.error("table %s: entry %d cannot be read: %s", live.table.code, number, kind)
                self._house.forget(live)
                return False
            for viewer, frame in live.post(entry, events, at):
                viewer.send(frame)
            live.committed = number
        return True

    # ── what others wrote ───────────────────────────────────────────────────────────────────

    async def listen(self) -> None:
        """Hear from other workers which tables have new journal_entries."""
        from bluffhouse.house.storage.notices import notices

        connected = True
        while True:
            try:
                async with aclosing(notices(self._house.store.url, self._house.worker)) as heard:
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
                    LOG.warning("no notices from the database: %s", error)
                connected = False
                self._house.keeper.lose_keeping()
            await asyncio.sleep(RETRY)

    def _take(self, news: Iterable[News]) -> list[int]:
        """Apply and tell what the notice itself holds; the tables of which we must read more."""
        unheard = []
        for item in news:
            live = self._house.by_id.get(item.table)
            if live is None:
                continue
            if not item.lines or not live.settled or live.table.number != item.head:
                unheard.append(item.table)
                continue
            lines = [bytes(line) for line in item.lines]
            self._take_in(live, list(enumerate(lines, item.head + 1)))
        return unheard

    def _take_in(self, live: Live, lines: Iterable[tuple[int, str | bytes]]) -> None:
        if self._heard(live, lines):
            self._house.keeper.note_presence(live)
            self._house.keeper.look_after(live)

    async def _catch_up(self, live: Live) -> None:
        """Others have written while we did, and our write went through."""
        while live.behind and live.settled and self._house.by_id.get(live.table.id) is live:
            try:
                await self.hear([live.table.id])
            except Unreachable:
                await asyncio.sleep(RETRY)

    async def hear(self, ids: Iterable[int]) -> None:
        """Apply and tell what others have written to tables that are awake here."""
        awake = [self._house.by_id[id] for id in ids if id in self._house.by_id]
        for live in awake:
            live.behind = True
        after = {live.table.id: live.table.number for live in awake if live.settled}
        if not after:
            return
        tails: dict[int, list[tuple[int, str]]] = {}
        for id, number, line in await self._house.ask(self._house.store.tails, after):
            tails.setdefault(id, []).append((number, line))
        for id, number in after.items():
            heard = self._house.by_id.get(id)
            # With something of our own on the way, the store will say no, and we start over; or
            # it says yes, and we look again.
            if heard is None or not heard.settled or heard.table.number != number:
                continue
            heard.behind = False
            if id in tails:
                self._take_in(heard, tails[id])
