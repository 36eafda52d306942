"""The tables of the house: opened, found, woken, put to sleep and archived here."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from bluffhouse.house import journal_entries, judge
from bluffhouse.house.commit_loop import CommitLoop
from bluffhouse.house.journal_entries import Absence, Archived, Chair, Clock, Opened, Went
from bluffhouse.house.judge import Person
from bluffhouse.house.liveness import Liveness
from bluffhouse.house.other_workers import YIELD_AFTER, OtherWorkers
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import DamagedPages, Store, Unreachable
from bluffhouse.house.storage.store import ENTRIES_PER_PAGE
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.table import Table
from bluffhouse.house.table_facts import first_change, unattended
from bluffhouse.house.table_runner import TableRunner
from bluffhouse.house.table_session import AwakeTables, TableSession
from bluffhouse.house.wall_clock import now

LOG = logging.getLogger("bluffhouse.house")

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters that are not mistaken for each other when read aloud."""
CODE_LENGTH = 8
"""Long enough that nobody guesses a code."""
SWEEP = 1.0
"""Seconds between checks for sleeping tables that are due and idle tables that may sleep."""
ARCHIVE = 600.0
"""Seconds between checks for tables to archive."""
CATCH_UP = 1.0
"""Seconds to wait at most for entries of other workers while we write ourselves."""


class Setting(NamedTuple):
    """How a table is set up when it is opened."""

    game: str
    options: dict[str, Any]
    seats: int
    bots: dict[int, str]
    public: bool
    clock: Clock
    absence: Absence
    lesson: bool = False
    """Open the game's lesson: its seats, options and bots count, not those above. It is private,
    and its clock has only the countdown."""


class TableRegistry:
    """Finds tables by code, and decides which of them are awake."""

    def __init__(
        self,
        settings: Settings,
        database: StoreAccess,
        liveness: Liveness,
        awake: AwakeTables,
        runner: TableRunner,
        commit_loop: CommitLoop,
        other_workers: OtherWorkers,
        spawn: Callable[[Coroutine[Any, Any, Any]], None],
        on_listed: Callable[[], None],
    ) -> None:
        self._settings = settings
        self._database = database
        self._liveness = liveness
        self._awake = awake
        self._runner = runner
        self._commit_loop = commit_loop
        self._other_workers = other_workers
        self._spawn = spawn
        self._on_listed = on_listed
        self._loading: dict[str, asyncio.Future[TableSession]] = {}
        self._damaged: set[int] = set()
        """Tables whose journals cannot be read: written by other rules, or edited."""

    # ── opening ─────────────────────────────────────────────────────────────────────────────

    async def open(self, host: Person, setting: Setting) -> TableSession:
        """Open a table; its host does not sit yet. Raises Refusal."""
        secret = secrets.token_hex(32)
        if setting.lesson:
            lesson = judge.check_lesson(setting.game)
            secret = lesson.secret
            setting = setting._replace(
                options=dict(lesson.options),
                seats=lesson.seats,
                bots=dict.fromkeys(range(1, lesson.seats), lesson.otherwise),
                public=False,
                # Millions of Dollars lets a player call time: the countdown after it stays.
                clock=Clock(countdown=setting.clock.countdown),
            )
        game = judge.check_setting(setting.game, setting.options, setting.seats)
        chairs: list[Chair | None] = [None] * setting.seats
        for seat, kind in sorted(setting.bots.items()):
            if not 0 <= seat < setting.seats:
                raise Refusal("no-such-seat", most=setting.seats)
            judge.check_bot(kind, game)
            chairs[seat] = Chair(judge.bot_name(chairs), bot=kind, ready=True)
        opened = Opened(
            now(),
            host.id,
            setting.game,
            game.options_given(),
            secret,
            tuple(chairs),
            setting.public,
            setting.clock,
            setting.absence,
            edition=game.edition,
            lesson=setting.lesson,
        )
        return await self.create(opened)

    async def create(self, opened: Opened) -> TableSession:
        """Write a new table with its first entry, under a code that is free, and wake it. Raises
        Refusal if the house is full."""
        if await self._database.read(Store.count_open) >= self._settings.max_tables:
            raise Refusal("house-full")
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            table = Table(0, code, self._liveness.closures)
            table.apply(opened)
            change = first_change(table, opened)
            worker = self._liveness.worker
            id = await self._database.write(
                Store.create, code, opened.game, opened.host, change, worker
            )
            if id is not None:
                break
        table.id = id
        if opened.public:
            self._on_listed()
        return self._wake(table)

    # ── finding ─────────────────────────────────────────────────────────────────────────────

    async def find(self, code: str) -> TableSession:
        """Return the table of that code, awake. Raises Refusal if there is none."""
        session = self._awake.by_code.get(code)
        if session is not None:
            return session
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def current(self, code: str) -> TableSession:
        """Return the table with everything that any worker had written when we were asked."""
        session = await self.find(code)
        if self._database.shared:
            deadline = time.monotonic() + CATCH_UP
            await self._other_workers.read_new([session.table.id])
            while session.behind and time.monotonic() < deadline:  # we are writing ourselves
                await asyncio.sleep(0.005)
                await self._other_workers.read_new([session.table.id])
            if session not in self._awake:  # it fell asleep meanwhile
                return await self.current(code)
        return session

    async def _load(self, code: str) -> TableSession:
        try:
            row = await self._database.read(Store.find, code)
        except DamagedPages as error:
            LOG.error("table %s cannot be found: %s", code, error)
            raise Refusal("table-damaged") from None
        if row is None:
            raise Refusal("no-such-table")
        table = Table(row.id, code, self._liveness.closures)
        await self._read_journal(table)
        session = self._awake.by_code.get(code)  # it may have been woken meanwhile
        if session is None:
            session = self._wake(table)
            await self._join(session)
            self._runner.look_after(session)
        return session

    async def _read_journal(self, table: Table) -> None:
        """Apply a table's journal. Raises Refusal if it cannot be read."""
        seq = 0
        while True:
            page = await self._page(table, seq)
            for place, (seq, line) in enumerate(page, 1):
                try:
                    table.apply(journal_entries.decode(line))
                except Exception as error:  # of any kind: the other tables must not suffer
                    if table.id not in self._damaged:
                        # Never more than the exception's type: its message may show a hand.
                        kind = type(error).__name__
                        LOG.error("table %s cannot be read: entry %d, %s", table.code, seq, kind)
                    self._damaged.add(table.id)
                    raise Refusal("table-damaged") from None
                if place % YIELD_AFTER == 0:
                    await asyncio.sleep(0)
            if len(page) < ENTRIES_PER_PAGE:
                return

    async def _page(self, table: Table, after_seq: int) -> list[tuple[int, str]]:
        """Read the next entries of a journal. Raises Refusal if they cannot be read."""
        try:
            return await self._database.read(
                Store.journal, table.id, after_seq, limit=ENTRIES_PER_PAGE
            )
        except DamagedPages as error:
            if table.id not in self._damaged:
                LOG.error("table %s cannot be read: %s", table.code, error)
            self._damaged.add(table.id)
            raise Refusal("table-damaged") from None

    def _wake(self, table: Table) -> TableSession:
        session = TableSession(table, self._commit_loop.queue, self.discard)
        session.kept = not self._database.shared  # nobody else has this file open
        self._awake.add(session)
        return session

    async def _join(self, session: TableSession) -> None:
        """Read what other workers wrote while we were reading; from now on we are notified."""
        if self._database.shared:
            try:
                await self._other_workers.read_new([session.table.id])
            except Unreachable:
                self._awake.remove(session)
                raise
        self._liveness.forget_dead(session.table)

    def discard(self, session: TableSession) -> None:
        """Drop a table that went wrong in memory, and have its viewers reconnect: it is read
        from the store when the first of them does."""
        self._runner.rest(session)
        self._awake.remove(session)
        for viewer in list(session.viewers):
            viewer.drop()

    def give_up(self, session: TableSession) -> None:
        """Drop a table that cannot be written because pages of the database are damaged: refuse
        what waits, and have its viewers reconnect, to be told."""
        LOG.error(
            "table %s cannot be written: pages of the database are damaged", session.table.code
        )
        self._damaged.add(session.table.id)
        session.refuse_pending(Refusal("table-damaged"))
        self.discard(session)

    # ── waking and sleeping ─────────────────────────────────────────────────────────────────

    async def run(self) -> None:
        """Wake tables where something is due, archive old ones and let idle ones sleep, forever."""
        archive_at = 0.0
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._wake_due()
                if time.monotonic() > archive_at:
                    archive_at = time.monotonic() + ARCHIVE
                    await self._archive()
            except Unreachable:
                self._database.reachable = False
            except DamagedPages as error:
                LOG.error("tables that are due cannot be found: %s", error)
            await self._tidy()
            self._let_sleep()

    async def _tidy(self) -> None:
        try:
            await self._database.read(Store.checkpoint)
        except (Unreachable, DamagedPages) as error:  # writing goes on without it
            LOG.warning("the database cannot be tidied: %s", error)

    async def _wake_due(self) -> None:
        for id in await self._database.read(Store.due, now()):
            if id in self._awake.by_id or id in self._damaged:
                continue
            if await self._database.read(Store.lock_table, id):
                session = await self._woken(id)
                if session is not None:
                    session.kept = True
                    self._note_absence(session)
                    self._runner.look_after(session)

    def _note_absence(self, session: TableSession) -> None:
        """Write that nobody is connected to a table that waits for its people, if the worker they
        were connected to died before it could: nothing is due there until they return."""
        table = session.table
        if table.waits or unattended(table):
            for seat in list(table.away):
                session.commit(Went(now(), seat, self._liveness.worker))

    async def _woken(self, id: int) -> TableSession | None:
        """Return that table, awake, or None if its journal cannot be read."""
        row = await self._database.read(Store.get, id)
        if row is None or id in self._damaged:
            return None
        try:
            return await self.find(row.code)
        except Refusal:
            return None

    async def _archive(self) -> None:
        """Archive tables that nobody has touched for long; a command brings one back."""
        since = now() - int(self._settings.archive_after_days * 86_400_000)
        while ids := await self._database.read(Store.untouched, since):
            sessions = [found for id in ids if (found := await self._woken(id)) is not None]
            for session in sessions:
                if not session.table.archived:
                    session.commit(Archived(now(), True))
            if len(sessions) < len(ids):  # the damaged ones would come up forever
                return
            while not all(session.settled for session in sessions):
                await asyncio.sleep(0.05)

    def _let_sleep(self) -> None:
        at = time.monotonic()
        idle = self._settings.sleep_after
        for session in list(self._awake.by_id.values()):
            if session.viewers or not session.settled or session.thinking or session.rematching:
                continue
            if at - session.touched < idle:
                continue
            due = self._runner.due(session)
            if due is not None and due - now() < idle * 1000:
                continue
            self._runner.rest(session)
            self._awake.remove(session)
            if session.kept and self._database.shared:
                self._spawn(self._database.read(Store.unlock_table, session.table.id))
