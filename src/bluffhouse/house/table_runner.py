"""What a table needs of the house by itself: bots that decide, clocks that run out, people who go.

With several workers one of them is the table's runner and sees to it; the store knows which.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from typing import TYPE_CHECKING, Literal

from bluffhouse.house.bot_pool import BotPool, Question
from bluffhouse.house.journal_entries import Came, Handed, Warned, Went
from bluffhouse.house.judge import STAND_IN
from bluffhouse.house.storage import Unreachable
from bluffhouse.house.table_session import TableSession, absent, due_at
from bluffhouse.house.wall_clock import now
from bluffhouse.rules.contract import IllegalAction

if TYPE_CHECKING:
    from bluffhouse.house.house import House

LOG = logging.getLogger("bluffhouse.house")

ASK_AGAIN = 2.0
"""Seconds until a worker that is not the runner asks again whether it may be."""


class TableRunner:
    """Looks after the tables that are awake in this process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._bot_pool = BotPool(house.settings.bot_processes)
        self._rng = random.Random()

    def close(self) -> None:
        self._bot_pool.close()

    def look_after(self, session: TableSession) -> None:
        """Let the bots think whose turn it is, and wake up when something is due."""
        table = session.table
        if session.timer is not None:
            session.timer.cancel()
            session.timer = None
        if table.phase != "playing" or table.paused or self._house.stopping:
            return
        for seat in table.to_act if session.kept else ():
            chair = table.chairs[seat]
            if chair is not None and chair.bot is not None and seat not in session.thinking:
                self._think(session, seat, chair.bot, "bot")
        due = self.due(session)
        if due is not None:
            delay = max(0.0, (due - now()) / 1000)
            loop = asyncio.get_running_loop()
            session.timer = loop.call_later(delay, self._came_due, session)

    def rest(self, session: TableSession) -> None:
        if session.timer is not None:
            session.timer.cancel()
            session.timer = None
        for task in list(session.thinking.values()):
            task.cancel()

    def due(self, session: TableSession) -> int | None:
        """When something is to be done at this table next, in milliseconds since 1970."""
        return due_at(session.table, now(), self.grace, session.thinking)

    @property
    def grace(self) -> int:
        return int(self._house.settings.drop_grace * 1000)

    def _came_due(self, session: TableSession) -> None:
        session.timer = None
        self._house.spawn(self._attend(session))

    async def _attend(self, session: TableSession) -> None:
        """Something is due: warn, let a bot sit in, let a bot decide for whose time is up."""
        if not await self.keep(session) or self._house.stopping:
            return
        if self._house.by_id.get(session.table.id) is not session:  # it fell asleep meanwhile
            return
        if self._house.late:
            if session.timer is None:
                loop = asyncio.get_running_loop()
                session.timer = loop.call_later(ASK_AGAIN, self._came_due, session)
            return
        table, at = session.table, now()
        if table.phase != "playing" or table.paused:
            return
        for seat, when in absent(table, self.grace):
            if when <= at:
                self._house.commit_loop.write(session, Handed(at, seat, STAND_IN, "absent"))
        clocks = table.clocks
        if clocks.ticking:
            warn = []
            for seat in table.to_act:
                left = clocks.remaining(seat, at)
                chair = table.chairs[seat]
                if left is None or chair is None or chair.bot is not None:
                    continue
                if left <= 0:
                    if seat not in session.thinking:
                        self._think(session, seat, STAND_IN, "clock")
                elif seat not in clocks.warned and left <= clocks.warning(seat):
                    warn.append(seat)
            if warn:
                self._house.commit_loop.write(session, Warned(at, tuple(warn)))
        self.look_after(session)

    async def keep(self, session: TableSession) -> bool:
        """Whether this worker runs the table's bots and clocks; if another does, ask later."""
        if not session.kept:
            try:
                session.kept = await self._house.ask(self._house.store.keep, session.table.id)
            except Unreachable:
                self.lose_keeping()
            if not session.kept and session.timer is None:
                loop = asyncio.get_running_loop()
                session.timer = loop.call_later(ASK_AGAIN, self._came_due, session)
        return session.kept

    def _think(
        self, session: TableSession, seat: int, kind: str, by: Literal["bot", "clock"]
    ) -> None:
        task = asyncio.create_task(self._decide(session, seat, kind, by))
        session.thinking[seat] = task
        task.add_done_callback(lambda done: self._thought(session, seat, done))

    def _thought(self, session: TableSession, seat: int, task: asyncio.Task[None]) -> None:
        if session.thinking.get(seat) is task:
            del session.thinking[seat]
        if task.cancelled() or self._house.stopping:
            return
        error = task.exception()
        if error is not None:
            LOG.error("a bot's turn at %s failed", session.table.code, exc_info=error)
            loop = asyncio.get_running_loop()
            loop.call_later(ASK_AGAIN, self.look_after, session)
            return
        self.look_after(session)

    async def _decide(
        self, session: TableSession, seat: int, kind: str, by: Literal["bot", "clock"]
    ) -> None:
        """A bot decides for a seat, after a moment, if it still has to."""
        if by == "bot" and self._house.settings.bot_delay:
            await asyncio.sleep(self._house.settings.bot_delay * self._rng.uniform(0.5, 1.5))
        if not self._bot_turn(session, seat, by):
            return
        table = session.table
        assert table.state is not None
        seed = hashlib.sha256(f"{table.opened.secret} bot {seat}".encode()).hexdigest()
        question = Question(
            session.history,
            table.game,
            seat,
            kind,
            seed,
            table.state.record.events,
            table.state.view(seat),
            table.state.legal(seat),
            self._house.settings.bot_seconds,
        )
        answer = await self._bot_pool.answer(question)
        if answer.failure is not None:
            LOG.warning(
                "table %s, seat %d: %s; %s decided", table.code, seat, answer.failure, answer.by
            )
        table = session.table
        if not self._bot_turn(session, seat, by) or table.state is None:
            return
        # The others may have acted meanwhile; what is still allowed is still meant.
        at = now()
        session.remember()
        try:
            entry, events = table.play(seat, answer.action, at, "", by)
        except IllegalAction:
            return
        except Exception:
            self._house.forget(session)
            raise
        session.pending.append(session.happened(entry, events, at))
        self._house.commit_loop.queue(session)

    def _bot_turn(self, session: TableSession, seat: int, by: Literal["bot", "clock"]) -> bool:
        table = session.table
        if table.phase != "playing" or table.paused or seat not in table.to_act:
            return False
        if (
            self._house.stopping
            or not session.kept
            or self._house.by_id.get(table.id) is not session
        ):
            return False
        if by == "bot":
            chair = table.chairs[seat]
            return chair is not None and chair.bot is not None
        return table.clocks.remaining(seat, now()) == 0

    def lose_keeping(self) -> None:
        self._house.store.lose_keeping()
        for session in self._house.by_id.values():
            session.kept = False

    def note_presence(self, session: TableSession) -> None:
        """Write down who comes and goes through us, where the table has it otherwise: it got lost
        between two workers, or another one took us for dead."""
        table = session.table
        here = {viewer.seat for viewer in session.viewers}
        for seat, chair in enumerate(table.chairs):
            if chair is None or chair.person is None:
                continue
            if seat in here:
                if self._house.worker not in table.workers[seat] or table.awaits(seat):
                    self._house.commit_loop.write(session, Came(now(), seat, self._house.worker))
                if table.awaits(seat):
                    self._house.commit_loop.write(session, Handed(now(), seat, None, "back"))
            elif self._house.worker in table.workers[seat]:
                self._house.commit_loop.write(session, Went(now(), seat, self._house.worker))
