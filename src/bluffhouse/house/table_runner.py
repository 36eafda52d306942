"""The table runner: lets bots play, clocks run out and stand-ins take over.

With several workers, one of them runs a table; the store's lock says which.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Literal

from bluffhouse.engines import greet_engines, offer_engines
from bluffhouse.house import bot_timing
from bluffhouse.house.bot_pool import BotPool, BotQueue, Question
from bluffhouse.house.bot_talk import BotTalk
from bluffhouse.house.bot_turns import bots_that_move, scripted_move
from bluffhouse.house.frames import HintFrame, encode
from bluffhouse.house.journal_entries import Handed, NumberMissing, Resumed, Warned
from bluffhouse.house.judge import STAND_IN, beginning
from bluffhouse.house.liveness import Liveness
from bluffhouse.house.pool_process import Closed, StudyFailed
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.house.shark_hints import HINT_SECONDS, shark_hint
from bluffhouse.house.storage import Store, Unreachable
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.table import FreshMove
from bluffhouse.house.table_facts import due_at, stand_ins_due, unattended
from bluffhouse.house.table_session import AwakeTables, TableSession
from bluffhouse.house.talk_time import legal_for_bot
from bluffhouse.house.wall_clock import now
from bluffhouse.rules.contract import Action
from bluffhouse.study.hints import Hint

LOG = logging.getLogger("bluffhouse.house")

ASK_AGAIN = 2.0
"""Seconds until a worker that does not run a table asks again whether it may."""


class TableRunner:
    """Runs the tables that are awake in this process."""

    def __init__(
        self,
        settings: Settings,
        database: StoreAccess,
        liveness: Liveness,
        awake: AwakeTables,
        spawn: Callable[[Coroutine[Any, Any, Any]], None],
        on_over: Callable[[TableSession], None],
    ) -> None:
        """`on_over` is called with tables whose game is over, more than once."""
        self.grace = int(settings.drop_grace * 1000)
        """Milliseconds an absent player has before a bot takes over."""
        self._start_grace = int(settings.start_grace * 1000)
        """Milliseconds that players' devices have to show their numbers."""
        self._linger = settings.sleep_after
        """Seconds for which bots play on after everybody has left, as long as a table stays in
        memory."""
        self._bot_delay = settings.bot_delay
        self._bot_seconds = settings.bot_seconds
        engines = greet_engines(settings.engines)
        offer_engines(engines)
        self.bot_pool = BotPool(settings.bot_processes, engines=engines)
        self._database = database
        self._liveness = liveness
        self._awake = awake
        self._spawn = spawn
        self._on_over = on_over
        self._rng = random.Random()
        self._talk = BotTalk(awake, self._rng) if settings.bot_delay else None
        """None: bots that play without any delay do not stop to talk."""
        self._stopping = False

    def stop(self) -> None:
        """Start nothing new, and cancel bots that think and timers that wait."""
        self._stopping = True
        if self._talk is not None:
            self._talk.stop()
        for session in self._awake.by_id.values():
            self.rest(session)

    @property
    def bot_queue(self) -> BotQueue:
        """The decisions that bots have before them, by the address that opened their tables."""
        return self.bot_pool.queue

    def close(self) -> None:
        """End the bots' processes."""
        self.bot_pool.close()

    def look_after(self, session: TableSession) -> None:
        """Let the bots whose turn it is think, and set the timer for what is due next."""
        table = session.table
        if session.timer is not None:
            session.timer.cancel()
            session.timer = None
        if self._talk is not None:
            self._talk.listen(session)
        if bot_timing.people_decide(table):
            session.skipping.clear()
        if self._stopping:
            return
        if table.phase == "over":
            self._on_over(session)
        plays = table.phase == "playing" and not table.waits and not table.paused
        for seat in self._bots_that_move(session) if plays and session.kept else ():
            chair = table.chairs[seat]
            if chair is not None and chair.bot is not None and seat not in session.thinking:
                self._think(session, seat, chair.bot, "bot")
        due = self.due(session)
        if due is not None:
            self._set_timer(session, max(0.0, (due - now()) / 1000))

    def start_if_complete(self, session: TableSession) -> None:
        """Start the game if it is about to start and no player's number is missing."""
        table = session.table
        about_to_start = table.phase == "waiting" and table.starting_at is not None
        if about_to_start and not table.numbers_due:
            session.commit(beginning(table, now()))

    def _bots_that_move(self, session: TableSession) -> tuple[int, ...]:
        """Return the seats whose bots may move now; none while nobody would see it."""
        bots = bots_that_move(session.table)
        if bots and unattended(session.table) and not self._watched(session):
            return ()
        return bots

    def skip(self, session: TableSession, seat: int) -> None:
        """Let bots play without delay until a person may act, if this seat's player is the only
        person at the table."""
        table = session.table
        chair = table.chairs[seat]
        plays = chair is not None and chair.bot is None
        if plays and table.alone(seat) and not bot_timing.people_decide(table):
            session.skipping.set()

    def give_hint(self, session: TableSession, seat: int) -> None:
        """Work out a hint for the player of a seat who has just asked, and send it to them alone,
        once the journal says that they asked."""
        task = asyncio.create_task(self._hint(session, seat))
        session.hinting = task
        task.add_done_callback(lambda done: self._hinted(session, done))

    def _hinted(self, session: TableSession, task: asyncio.Task[None]) -> None:
        if session.hinting is task:
            session.hinting = None
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal | Closed):
            LOG.error("a hint at %s failed", session.table.code, exc_info=error)

    async def _hint(self, session: TableSession, seat: int) -> None:
        table = session.table
        assert table.state is not None
        # Taken now: while the hint is worked out, bots may move.
        seq, view = table.seq, table.state.view(seat)
        seen = [event.seen_by(seat) for event in table.state.record.events]
        found: Hint | None = None
        try:
            found = await self.bot_pool.consult(
                session.opened_from, HINT_SECONDS, shark_hint, table.game, view, seen
            )
        except StudyFailed as failed:
            LOG.warning("no hint for %s: %s", table.game.name, failed)
        await session.until_written()
        if not session.table.assisted:
            return  # another worker wrote first, and then the command was refused
        frame = encode(HintFrame(seq, found))
        for viewer in list(session.viewers):
            if viewer.seat == seat:
                viewer.send(frame)

    def look_after_all(self) -> None:
        """Do the same for every table, after a worker has died."""
        for session in list(self._awake.by_id.values()):
            self._liveness.forget_dead(session.table)
            self.look_after(session)

    def rest(self, session: TableSession) -> None:
        """Cancel what the table has running."""
        if session.timer is not None:
            session.timer.cancel()
            session.timer = None
        for task in list(session.thinking.values()):
            task.cancel()
        if session.hinting is not None:
            session.hinting.cancel()

    def due(self, session: TableSession) -> int | None:
        """Return when the table next needs something, in milliseconds since 1970, or None."""
        watched = self._watched(session)
        return due_at(
            session.table,
            now(),
            self.grace,
            session.thinking,
            start_grace=self._start_grace,
            watched=watched,
        )

    def _watched(self, session: TableSession) -> bool:
        """Return whether somebody is looking at the table, or has asked something of it lately."""
        return bool(session.viewers) or time.monotonic() - session.touched < self._linger

    def _set_timer(self, session: TableSession, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        session.timer = loop.call_later(seconds, self._came_due, session)

    def _came_due(self, session: TableSession) -> None:
        session.timer = None
        self._spawn(self._attend(session))

    async def _attend(self, session: TableSession) -> None:
        """Do what is due: call a start off, end a pause, warn, let a bot take over, play for a
        player out of time."""
        if not await self._keep(session) or self._stopping:
            return
        if session not in self._awake:  # it fell asleep meanwhile
            return
        if self._liveness.late:  # how much time has passed for the players is not known yet
            if session.timer is None:
                self._set_timer(session, ASK_AGAIN)
            return
        table, at = session.table, now()
        numbers_until = table.numbers_until(self._start_grace)
        if numbers_until is not None:
            self.start_if_complete(session)
            for seat in sorted(table.numbers_due) if numbers_until <= at else ():
                session.commit(NumberMissing(at, seat))
            self.look_after(session)
            return
        if table.phase != "playing" or table.waits:
            return
        pause_ends = table.pause_ends
        if pause_ends is not None and pause_ends <= at:
            session.commit(Resumed(at, used_up=True))
        for seat, when in () if table.paused else stand_ins_due(table, self.grace):
            if when <= at:
                session.commit(Handed(at, seat, STAND_IN, "absent", abandoned=True))
        if table.clocks.ticking and not table.paused:
            self._watch_clocks(session, at)
        self.look_after(session)

    def _watch_clocks(self, session: TableSession, at: int) -> None:
        table, clocks = session.table, session.table.clocks
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
            session.commit(Warned(at, tuple(warn)))

    async def _keep(self, session: TableSession) -> bool:
        """Return whether this worker runs the table; if another does, ask again later."""
        if not session.kept:
            try:
                session.kept = await self._database.read(Store.lock_table, session.table.id)
            except Unreachable:
                self.lose_tables()
            if not session.kept and session.timer is None:
                self._set_timer(session, ASK_AGAIN)
        return session.kept

    def lose_tables(self) -> None:
        """Stop running tables until the store's locks are ours again: the database was away."""
        self._database.lose_locks()
        for session in self._awake.by_id.values():
            session.kept = False

    # ── bots ────────────────────────────────────────────────────────────────────────────────

    def _think(
        self, session: TableSession, seat: int, kind: str, by: Literal["bot", "clock"]
    ) -> None:
        task = asyncio.create_task(self._play(session, seat, kind, by))
        session.thinking[seat] = task
        task.add_done_callback(lambda done: self._thought(session, seat, done))

    def _thought(self, session: TableSession, seat: int, task: asyncio.Task[None]) -> None:
        if session.thinking.get(seat) is task:
            del session.thinking[seat]
        if task.cancelled() or self._stopping:
            return
        error = task.exception()
        if error is not None:
            LOG.error("a bot's turn at %s failed", session.table.code, exc_info=error)
            asyncio.get_running_loop().call_later(ASK_AGAIN, self.look_after, session)
            return
        self.look_after(session)

    async def _play(
        self, session: TableSession, seat: int, kind: str, by: Literal["bot", "clock"]
    ) -> None:
        """Ask a bot for the seat's decision and commit it, if it is still wanted then."""
        if not self._wanted(session, seat, by):
            return
        question = self._question(session, seat, kind)
        asked_at = time.monotonic()
        action = await self._answer(session, question)
        if by == "bot" and self._bot_delay:
            thought = time.monotonic() - asked_at
            await self._seem_to_think(session, action, thought)
            if not self._wanted(session, seat, by):
                return
            now_asked = self._question(session, seat, kind)
            if now_asked.legal.forms() != question.legal.forms():  # others moved meanwhile
                action = await self._answer(session, now_asked)
        if not self._wanted(session, seat, by):
            return
        try:
            session.commit(FreshMove(now(), seat, action, by))
        except Refusal:
            return  # others have moved meanwhile; the bot is asked again if it still must decide

    async def _answer(self, session: TableSession, question: Question) -> Action:
        scripted = scripted_move(session.table, question.seat)
        if scripted is not None:
            return scripted
        answer = await self.bot_pool.answer(question)
        if answer.failure is not None:
            code, seat = session.table.code, question.seat
            LOG.warning("table %s, seat %d: %s; %s decided", code, seat, answer.failure, answer.by)
        return answer.action

    async def _seem_to_think(self, session: TableSession, action: Action, thought: float) -> None:
        """Wait as long as the decision is worth, less the seconds for which the bot really thought,
        or until somebody skips."""
        pace, rng = session.pace, self._rng
        seconds = bot_timing.delay(self._bot_delay, session.table, action, pace, rng)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds - thought):
                await session.skipping.wait()

    def _question(self, session: TableSession, seat: int, kind: str) -> Question:
        table = session.table
        assert table.state is not None
        return Question(
            session.history,
            table.game,
            seat,
            kind,
            hashlib.sha256(f"{table.opened.secret} bot {seat}".encode()).hexdigest(),
            table.state.record.events,
            table.state.view(seat),
            legal_for_bot(table, seat, now()),
            self._bot_seconds,
            session.opened_from,
        )

    def _wanted(self, session: TableSession, seat: int, by: Literal["bot", "clock"]) -> bool:
        """Return whether a bot must decide for the seat now."""
        table = session.table
        if table.phase != "playing" or table.paused or table.waits or seat not in table.to_act:
            return False
        if self._stopping or not session.kept or session not in self._awake:
            return False
        if by == "bot":
            return seat in self._bots_that_move(session)
        return table.clocks.remaining(seat, now()) == 0
