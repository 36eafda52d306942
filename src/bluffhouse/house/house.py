"""The house: every table that is awake in this process, and the one way in.

A command is judged (`judge`), applied to the table, queued (`table_session`), written with those of
all tables in one transaction and sent (`commit_loop`). Bots, clocks and absences: `table_runner`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, NamedTuple, TypeVar

import msgspec

from bluffhouse.house import journal_entries, judge
from bluffhouse.house.clocks import Closures
from bluffhouse.house.commands import AnyCommand, Chat, Mute, Rematch
from bluffhouse.house.commit_loop import CommitLoop
from bluffhouse.house.frames import answered
from bluffhouse.house.journal_entries import (
    Absence,
    AnyEntry,
    Archived,
    Came,
    Chair,
    Clock,
    Followed,
    Handed,
    Opened,
    Went,
)
from bluffhouse.house.judge import DuplicateCommand, Person
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import Store, Unreachable
from bluffhouse.house.table import Table
from bluffhouse.house.table_runner import TableRunner
from bluffhouse.house.table_session import (
    PendingCommand,
    PendingEntry,
    TableSession,
    Viewer,
    first_change,
)
from bluffhouse.house.wall_clock import now

LOG = logging.getLogger("bluffhouse.house")

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
"""Read aloud without mistakes; 8 of 31 letters: nobody guesses one in a lifetime."""
HEARTBEAT = 2.0
"""Seconds between signs of life."""
DEAD_AFTER = 10_000
"""Milliseconds without one after which a worker is gone."""
SWEEP = 1.0
"""Seconds between looks for sleeping tables at which something is due."""
MAX_WAITING = 20_000
"""Entries that may wait for a database that does not answer; beyond it wishes are refused."""

MOST_MISSED = 2_000
"""Entries that one who was away is told of; before them he has the whole picture anyway."""

T = TypeVar("T")


class Setting(NamedTuple):
    """How a table is set up when it is opened."""

    game: str
    options: dict[str, Any]
    seats: int
    bots: dict[int, str]
    public: bool
    clock: Clock
    absence: Absence


class House:
    """All that happens in one process. Everything but the store's work runs in its event loop."""

    failed: ClassVar[bool] = False
    """Whether this process closes because something in it broke."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.worker = 0
        self.closures = Closures()
        self.commit_loop = CommitLoop(self)
        self.runner = TableRunner(self)
        self.tables: dict[str, TableSession] = {}
        self.by_id: dict[int, TableSession] = {}
        self.reachable = True
        """Whether the database answered last time."""
        self.on_listed: set[Callable[[], None]] = set()
        """Told when the list of open tables looks different."""
        self.counts = dict.fromkeys(("entries", "commits", "moves", "refusals", "conflicts"), 0)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="store")
        self._loading: dict[str, asyncio.Future[TableSession]] = {}
        self.damaged: set[int] = set()
        """Tables whose journals cannot be read: by other rules than ours, or changed by hand."""
        self._tasks: list[asyncio.Task[None]] = []
        self._loose: set[asyncio.Task[Any]] = set()
        self.alive: set[int] = set()
        self._beaten = now()
        """When the database last took our sign of life."""
        self._said: dict[tuple[int, int], list[float]] = {}
        self.stopping = False

    # ── opening and closing ─────────────────────────────────────────────────────────────────

    async def start(self) -> None:
        self.worker, stretches = await self.ask(
            self.store.arrive, now(), DEAD_AFTER if self.store.shared else 0
        )
        self.closures = Closures(stretches)
        self.alive, _ = await self.tell(self.store.alive, self.worker, now(), now() - DEAD_AFTER)
        self._tasks = [
            asyncio.create_task(self.commit_loop.run(), name="journal"),
            asyncio.create_task(self._beat(), name="heartbeat"),
            asyncio.create_task(self._sweep(), name="sweep"),
        ]
        if self.store.shared:
            self._tasks.append(asyncio.create_task(self.commit_loop.listen(), name="listener"))
        for task in self._tasks:
            task.add_done_callback(self._must_not_end)

    async def stop(self) -> None:
        """Let what has been decided reach the disk and its viewers, then close."""
        self.stopping = True
        for session in self.by_id.values():
            self.runner.rest(session)
        deadline = time.monotonic() + 10
        while not self.commit_loop.idle and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        for task in [*self._tasks, *self._loose]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loose, return_exceptions=True)
        try:
            await self.tell(self.store.leave, self.worker, now())
        except Unreachable:
            LOG.warning("the database does not answer; closing without a last word")
        self.runner.close()
        self._writer.shutdown()
        self._readers.shutdown()

    def _must_not_end(self, task: asyncio.Task[None]) -> None:
        """Without one of these there is no house. All that was acknowledged is on disk: close, and
        let whoever runs us open it again."""
        if not task.cancelled():
            LOG.critical("the %s failed; closing", task.get_name(), exc_info=task.exception())
            House.failed = True
            signal.raise_signal(signal.SIGTERM)

    async def ask(self, question: Callable[..., T], *arguments: Any) -> T:
        """Ask the store, outside the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, question, *arguments)

    async def tell(self, statement: Callable[..., T], *arguments: Any) -> T:
        """Have the store write something. One thread writes, so that on one file no writer waits
        for another."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writer, statement, *arguments)

    # ── opening tables ──────────────────────────────────────────────────────────────────────

    async def open_table(self, host: Person, setting: Setting) -> TableSession:
        """A new table; its host does not sit yet."""
        game = judge.check_setting(setting.game, setting.options, setting.seats)
        chairs: list[Chair | None] = [None] * setting.seats
        for seat, kind in sorted(setting.bots.items()):
            if not 0 <= seat < setting.seats:
                raise Refusal("no-such-seat", most=setting.seats)
            judge.check_bot(kind, game)
            chairs[seat] = Chair(judge.bot_name(chairs), bot=kind, ready=True)
        if await self.ask(self.store.count_open) >= self.settings.max_tables:
            raise Refusal("house-full")
        opened = Opened(
            now(),
            host.id,
            setting.game,
            game.options_given(),
            secrets.token_hex(32),
            tuple(chairs),
            setting.public,
            setting.clock,
            setting.absence,
        )
        return await self._open(opened)

    async def _open(self, opened: Opened) -> TableSession:
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            table = Table(0, code, self.closures)
            table.apply(opened)
            change = first_change(table, opened)
            id = await self.tell(
                self.store.create, code, opened.game, opened.host, change, self.worker
            )
            if id is not None:
                break
        table.id = id
        if opened.public:
            self.tell_listed()
        return self._wake_up(table)

    def _wake_up(self, table: Table) -> TableSession:
        session = TableSession(table, time.monotonic())
        session.kept = not self.store.shared  # alone with its file
        self.tables[table.code] = self.by_id[table.id] = session
        return session

    async def find(self, code: str) -> TableSession:
        """The table of that code, awake. Raises Refusal if there is none."""
        session = self.tables.get(code)
        if session is not None:
            return session
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> TableSession:
        row = await self.ask(self.store.find, code)
        if row is None:
            raise Refusal("no-such-table")
        lines = await self.ask(self.store.journal, row.id)
        table = Table(row.id, code, self.closures)
        for place, (number, line) in enumerate(lines, 1):
            try:
                table.apply(journal_entries.decode(line))
            except Exception as error:  # of whatever kind: the others must not suffer from it
                if row.id not in self.damaged:
                    # Never more than the exception's type: its message may show a hand.
                    kind = type(error).__name__
                    LOG.error("table %s cannot be read: entry %d, %s", code, number, kind)
                self.damaged.add(row.id)
                raise Refusal("table-damaged") from None
            if place % 200 == 0:  # a long game must not hold up the other tables
                await asyncio.sleep(0)
        session = self.tables.get(code)  # somebody may have been quicker
        if session is None:
            session = self._wake_up(table)
            await self._join(session)
            self.runner.look_after(session)
        return session

    async def _join(self, session: TableSession) -> None:
        """From now on we hear what others write to this table; here is what they wrote while we
        read."""
        if self.store.shared:
            try:
                await self.commit_loop.hear([session.table.id])
            except Unreachable:
                del self.tables[session.table.code], self.by_id[session.table.id]
                raise
        self.forget_the_dead(session.table)

    def forget_the_dead(self, table: Table) -> None:
        """Connections through workers that are gone. Those that have come since we last looked
        have higher numbers than all we know: they live until the next look says otherwise."""
        newest = max(self.alive)
        self.alive |= {id for workers in table.workers for id in workers if id > newest}
        table.forget_workers(self.alive, now())

    async def current(self, code: str) -> TableSession:
        """The table, with everything that any worker had acknowledged when we were asked."""
        session = await self.find(code)
        if self.store.shared:
            deadline = time.monotonic() + 1
            await self.commit_loop.hear([session.table.id])
            while session.behind and time.monotonic() < deadline:  # we are writing ourselves
                await asyncio.sleep(0.005)
                await self.commit_loop.hear([session.table.id])
            if self.by_id.get(session.table.id) is not session:  # it fell asleep meanwhile
                return await self.current(code)
        return session

    def forget(self, session: TableSession) -> None:
        """Something is wrong with what we have in memory of this table: read it anew when
        somebody comes, and have those who look come back."""
        self.runner.rest(session)
        if self.by_id.get(session.table.id) is session:
            del self.tables[session.table.code], self.by_id[session.table.id]
        for viewer in list(session.viewers):
            viewer.drop()

    async def seen(self, code: str, person: Person, look: Callable[[Table], T]) -> T:
        """What somebody sees of a table at which he does not stay, once all of it is on disk."""
        session = await self.current(code)
        while True:
            table = session.table
            shown = look(table)
            if not session.settled:
                await self._on_disk(session, person)
            if session.table is table:  # else another worker was quicker than ours
                return shown

    async def _on_disk(self, session: TableSession, person: Person) -> None:
        """Wait until what has been decided at this table is written."""
        written = asyncio.get_running_loop().create_future()

        def told(_: str) -> None:
            if not written.done():
                written.set_result(None)

        session.pending.append(PendingEntry(None, session.table.seq, [(Viewer(person, told), "")]))
        self.commit_loop.queue(session)
        await written

    # ── looking ─────────────────────────────────────────────────────────────────────────────

    async def attach(self, session: TableSession, viewer: Viewer, since: int | None) -> None:
        """From now on this viewer is told everything, beginning with the whole picture."""
        if not self.reachable and self.commit_loop.waiting > MAX_WAITING:
            raise Refusal("house-cannot-write")
        missed: list[tuple[int, AnyEntry]] = []
        if since is not None:
            session, missed = await self._since(session, since)
        if viewer.gone:
            return
        table = session.table
        viewer.seat = session.place_of(viewer)
        # However many watch, there is room for who plays.
        if viewer.seat is None and len(session.viewers) >= self.settings.max_viewers_per_table:
            raise Refusal("too-many-viewers")
        viewer.since = since
        session.viewers[viewer] = None
        session.touched = time.monotonic()
        snapshot = session.lens(viewer.seat).snapshot(table, viewer.person, now(), missed)
        if session.settled:
            viewer.send(snapshot)
        else:
            session.pending.append(PendingEntry(None, table.seq, [(viewer, snapshot)]))
            self.commit_loop.queue(session)
        self._arrived(session, viewer)

    async def _since(
        self, session: TableSession, since: int
    ) -> tuple[TableSession, list[tuple[int, AnyEntry]]]:
        """The entries after that number, and the table that they lead to: read from the disk as
        far as they are not at hand."""
        missed: list[tuple[int, AnyEntry]] = []
        while True:
            session = await self.find(session.table.code)  # it may have fallen asleep meanwhile
            last = missed[-1][0] if missed else since
            rest = session.at_hand(last)
            if rest is not None:
                # Another worker may have written what we have not heard of yet.
                missed = [(n, entry) for n, entry in missed if n <= session.table.seq] + rest
                return session, missed[-MOST_MISSED:]
            lines = await self.ask(self.store.journal, session.table.id, last)
            missed += [(n, journal_entries.decode(line)) for n, line in lines]

    def _arrived(self, session: TableSession, viewer: Viewer) -> None:
        seat, table = viewer.seat, session.table
        if seat is None or self.worker in table.workers[seat]:
            return
        self.commit_loop.write(session, Came(now(), seat, self.worker))
        if table.awaits(seat):
            self.commit_loop.write(session, Handed(now(), seat, None, "back"))

    def detach(self, session: TableSession, viewer: Viewer) -> None:
        """This connection is gone."""
        viewer.gone = True
        session = self.by_id.get(session.table.id, session)
        session.viewers.pop(viewer, None)
        session.drop_lenses()
        session.touched = time.monotonic()
        seat = viewer.seat
        if seat is None or self.stopping:
            return
        if any(other.seat == seat for other in session.viewers):
            return
        if (
            seat == session.table.seat_of(viewer.person.id)
            and self.worker in session.table.workers[seat]
        ):
            self.commit_loop.write(session, Went(now(), seat, self.worker))
            self.runner.look_after(session)

    # ── wishes ──────────────────────────────────────────────────────────────────────────────

    async def submit(self, session: TableSession, asked: PendingCommand) -> None:
        """Judge it. A no must be true of the table as it is, not only as far as we have heard of
        it from other workers. Raises Refusal or DuplicateCommand."""
        number = session.table.seq
        try:
            self.submit_now(session, asked)
        except Refusal:
            if not self.store.shared:
                raise
            session = await self.current(session.table.code)
            if session.table.seq == number:
                raise
            self.submit_now(session, asked)

    def submit_now(self, session: TableSession, asked: PendingCommand) -> None:
        """Judge it now; frames go out once it is on disk. Raises Refusal or DuplicateCommand."""
        if self.stopping:
            raise Refusal("house-closing")
        if not self.reachable and self.commit_loop.waiting > MAX_WAITING:
            raise Refusal("house-cannot-write")
        at = now()
        session.remember()
        chat = isinstance(asked.command, Chat | Mute)  # what anybody may do who only looks
        try:
            if chat and not asked.counted:
                self._check_chat(session, asked)
            entry, events = judge.judge(
                session.table, asked.person, asked.command, at, self.settings.chat_length
            )
        except DuplicateCommand as done:
            if done.seq <= session.committed_seq:
                raise
            # It is still on its way to the disk: so must the answer be.
            told = answered(done, getattr(asked.command, "id", None))
            post = [] if asked.viewer is None else [(asked.viewer, told)]
            session.pending.append(PendingEntry(None, done.seq, post, asked))
            self.commit_loop.queue(session)
            return
        except Refusal:
            raise
        except Exception:
            self.forget(session)  # what is in memory may be half a move: the disk knows better
            raise
        if chat and not asked.counted:
            self._count_chat(session, asked)
        session.touched = time.monotonic()
        session.pending.append(session.happened(entry, events, at, asked))
        self.commit_loop.queue(session)
        if session.table.archived:
            self.commit_loop.write(session, Archived(at, False))
        if isinstance(entry, journal_entries.Sat):
            self._came_along(session, asked.person)
        self.runner.look_after(session)

    def _came_along(self, session: TableSession, person: Person) -> None:
        """Who sits down is there, if he looks at the table."""
        for viewer in session.viewers:
            if viewer.person.id == person.id and not viewer.tv:
                self._arrived(session, viewer)
                return

    async def accepted(self, session: TableSession, person: Person, command: AnyCommand) -> int:
        """The number of the entry that a wish became, once it is on disk."""
        if isinstance(command, Rematch):
            await self.rematch(session, person)
            number = session.table.seq
            await self._on_disk(session, person)
            return number
        asked = PendingCommand(person, command, None)
        asked.accepted = asyncio.get_running_loop().create_future()
        try:
            await self.submit(session, asked)
        except DuplicateCommand as done:
            return done.seq
        return await asked.accepted

    def _check_chat(self, session: TableSession, asked: PendingCommand) -> None:
        most = self.settings.chat_per_minute
        if len(self._recent_messages(session, asked.person)) >= most:
            judge.check_not_sent_before(session.table, asked.person, asked.command)
            raise Refusal("chat-too-much", most=most)

    def _count_chat(self, session: TableSession, asked: PendingCommand) -> None:
        said = [*self._recent_messages(session, asked.person), time.monotonic()]
        self._said[session.table.id, asked.person.id] = said
        asked.counted = True

    def _recent_messages(self, session: TableSession, person: Person) -> list[float]:
        minute_ago = time.monotonic() - 60
        said = self._said.get((session.table.id, person.id), ())
        return [when for when in said if when > minute_ago]

    async def rematch(self, session: TableSession, person: Person) -> str:
        """The code of the next table, with the same people, everybody one seat further."""
        table = session.table
        if table.phase != "over":
            raise Refusal("not-over")
        if table.seat_of(person.id) is None:
            raise Refusal("you-have-no-seat")
        if person.id in table.removed:
            raise Refusal("host-removed-you")
        if table.next or session.rematching:
            raise Refusal("rematch-exists")
        session.rematching = True
        try:
            old = table.opened
            chairs = [
                None
                if chair is None or chair.person in table.removed
                else msgspec.structs.replace(
                    chair,
                    ready=chair.person is None,
                    number="",
                    bot=chair.bot if chair.person is None else None,
                )
                for chair in table.chairs
            ]
            opened = Opened(
                now(),
                table.host,
                old.game,
                old.options,
                secrets.token_hex(32),
                (chairs[-1], *chairs[:-1]),
                old.public,
                old.clock,
                old.absence,
                before=table.code,
            )
            following = await self._open(opened)
            if session.table.next:  # another worker was quicker
                self.commit_loop.write(following, Archived(now(), True))
                raise Refusal("rematch-exists")
            self.commit_loop.write(session, Followed(now(), following.table.code))
            return following.table.code
        finally:
            session.rematching = False

    def tell_listed(self) -> None:
        for listener in list(self.on_listed):
            listener()

    # ── housekeeping ────────────────────────────────────────────────────────────────────────

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._loose.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._loose.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something went wrong", exc_info=task.exception())

    async def _beat(self) -> None:
        """Chat that we live, and notice who does not."""
        while True:
            try:
                at = now()
                living, closed = await self.tell(self.store.alive, self.worker, at, at - DEAD_AFTER)
                self.reachable = True
                for since, until in closed:
                    LOG.warning("nobody could play for %d seconds", (until - since) // 1000)
                    self.closures.add(since, until)
                late, self._beaten = self.late, at
                if late:
                    # After an outage all must say first that they live, before one is missed.
                    self.alive |= living
                else:
                    gone, self.alive = self.alive - living, living
                    if gone:
                        self._forget(gone)
            except Unreachable:
                self.reachable = False
            await asyncio.sleep(HEARTBEAT)

    @property
    def late(self) -> bool:
        """Whether the database was away, or this machine asleep, and we do not know yet how long
        nobody could play."""
        return now() - self._beaten > DEAD_AFTER / 2

    def _forget(self, gone: set[int]) -> None:
        LOG.warning("no sign of life from %s", ", ".join(f"worker {id}" for id in sorted(gone)))
        for session in list(self.by_id.values()):
            self.forget_the_dead(session.table)
            self.runner.look_after(session)

    async def _sweep(self) -> None:
        """Wake tables at which something is due, let those sleep that nobody needs."""
        archive_at = 0.0
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._wake_due()
                if time.monotonic() > archive_at:
                    archive_at = time.monotonic() + 600
                    await self._archive()
            except Unreachable:
                self.reachable = False
            await self._tidy()
            self._let_sleep()

    async def _tidy(self) -> None:
        try:
            await self.ask(self.store.tidy)
        except Unreachable as error:  # writing goes on without it
            LOG.warning("the database cannot be tidied: %s", error)

    async def _wake_due(self) -> None:
        for id in await self.ask(self.store.due, now()):
            if id in self.by_id or id in self.damaged:
                continue
            if await self.ask(self.store.keep, id):
                session = await self._waken(id)
                if session is not None:
                    session.kept = True
                    self.runner.look_after(session)

    async def _waken(self, id: int) -> TableSession | None:
        """That table, awake; None: its journal cannot be read."""
        row = await self.ask(self.store.get, id)
        if row is None or id in self.damaged:
            return None
        try:
            return await self.find(row.code)
        except Refusal:
            return None

    async def _archive(self) -> None:
        """A table nobody touches is put away; it wakes up when somebody does."""
        since = now() - int(self.settings.archive_after_days * 86_400_000)
        while ids := await self.ask(self.store.untouched, since):
            sessions = [session for id in ids if (session := await self._waken(id)) is not None]
            for session in sessions:
                if not session.table.archived:
                    self.commit_loop.write(session, Archived(now(), True))
            if len(sessions) < len(ids):  # the others cannot be read, and would come up for ever
                return
            while not all(session.settled for session in sessions):
                await asyncio.sleep(0.05)

    def _let_sleep(self) -> None:
        at = time.monotonic()
        for session in list(self.by_id.values()):
            if session.viewers or not session.settled or session.thinking or session.rematching:
                continue
            if at - session.touched < self.settings.sleep_after:
                continue
            due = self.runner.due(session)
            if due is not None and due - now() < self.settings.sleep_after * 1000:
                continue
            self.runner.rest(session)
            del self.tables[session.table.code], self.by_id[session.table.id]
            if session.kept and self.store.shared:
                self.spawn(self.ask(self.store.let_go, session.table.id))
        minute_ago = at - 60
        self._said = {key: said for key, said in self._said.items() if said[-1] > minute_ago}
