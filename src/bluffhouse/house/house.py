"""The house: every table that is awake in this process, and the one way in.

A wish is judged (`deciding`), applied to the table, queued (`live`), written with everybody else's
in one transaction and told (`journal`). Bots, clocks and absences are the `keeper`'s business.
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
from bluffhouse.house.commands import AnyCommand, Mute, Rematch, Say
from bluffhouse.house.commit_loop import Journal
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
from bluffhouse.house.judge import Done, Person
from bluffhouse.house.now import now
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import Store, Unreachable
from bluffhouse.house.table import Table
from bluffhouse.house.table_runner import Keeper
from bluffhouse.house.table_session import Live, Pending, Viewer, Wish, first_change

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
        self.journal = Journal(self)
        self.keeper = Keeper(self)
        self.tables: dict[str, Live] = {}
        self.by_id: dict[int, Live] = {}
        self.reachable = True
        """Whether the database answered last time."""
        self.on_listed: set[Callable[[], None]] = set()
        """Told when the list of open tables looks different."""
        self.counts = dict.fromkeys(("entries", "commits", "moves", "refusals", "conflicts"), 0)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="store")
        self._loading: dict[str, asyncio.Future[Live]] = {}
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
            asyncio.create_task(self.journal.run(), name="journal"),
            asyncio.create_task(self._beat(), name="heartbeat"),
            asyncio.create_task(self._sweep(), name="sweep"),
        ]
        if self.store.shared:
            self._tasks.append(asyncio.create_task(self.journal.listen(), name="listener"))
        for task in self._tasks:
            task.add_done_callback(self._must_not_end)

    async def stop(self) -> None:
        """Let what has been decided reach the disk and its viewers, then close."""
        self.stopping = True
        for live in self.by_id.values():
            self.keeper.rest(live)
        deadline = time.monotonic() + 10
        while not self.journal.idle and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        for task in [*self._tasks, *self._loose]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loose, return_exceptions=True)
        try:
            await self.tell(self.store.leave, self.worker, now())
        except Unreachable:
            LOG.warning("the database does not answer; closing without a last word")
        self.keeper.close()
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

    async def open_table(self, host: Person, setting: Setting) -> Live:
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

    async def _open(self, opened: Opened) -> Live:
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

    def _wake_up(self, table: Table) -> Live:
        live = Live(table, time.monotonic())
        live.kept = not self.store.shared  # alone with its file
        self.tables[table.code] = self.by_id[table.id] = live
        return live

    async def find(self, code: str) -> Live:
        """The table of that code, awake. Raises Refusal if there is none."""
        live = self.tables.get(code)
        if live is not None:
            return live
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Live:
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
        live = self.tables.get(code)  # somebody may have been quicker
        if live is None:
            live = self._wake_up(table)
            await self._join(live)
            self.keeper.look_after(live)
        return live

    async def _join(self, live: Live) -> None:
        """From now on we hear what others write to this table; here is what they wrote while we
        read."""
        if self.store.shared:
            try:
                await self.journal.hear([live.table.id])
            except Unreachable:
                del self.tables[live.table.code], self.by_id[live.table.id]
                raise
        self.forget_the_dead(live.table)

    def forget_the_dead(self, table: Table) -> None:
        """Connections through workers that are gone. Those that have come since we last looked
        have higher numbers than all we know: they live until the next look says otherwise."""
        newest = max(self.alive)
        self.alive |= {id for workers in table.workers for id in workers if id > newest}
        table.forget_workers(self.alive, now())

    async def current(self, code: str) -> Live:
        """The table, with everything that any worker had acknowledged when we were asked."""
        live = await self.find(code)
        if self.store.shared:
            deadline = time.monotonic() + 1
            await self.journal.hear([live.table.id])
            while live.behind and time.monotonic() < deadline:  # we are writing ourselves
                await asyncio.sleep(0.005)
                await self.journal.hear([live.table.id])
            if self.by_id.get(live.table.id) is not live:  # it fell asleep meanwhile
                return await self.current(code)
        return live

    def forget(self, live: Live) -> None:
        """Something is wrong with what we have in memory of this table: read it anew when
        somebody comes, and have those who look come back."""
        self.keeper.rest(live)
        if self.by_id.get(live.table.id) is live:
            del self.tables[live.table.code], self.by_id[live.table.id]
        for viewer in list(live.viewers):
            viewer.drop()

    async def seen(self, code: str, person: Person, look: Callable[[Table], T]) -> T:
        """What somebody sees of a table at which he does not stay, once all of it is on disk."""
        live = await self.current(code)
        while True:
            table = live.table
            shown = look(table)
            if not live.settled:
                await self._on_disk(live, person)
            if live.table is table:  # else another worker was quicker than ours
                return shown

    async def _on_disk(self, live: Live, person: Person) -> None:
        """Wait until what has been decided at this table is written."""
        written = asyncio.get_running_loop().create_future()

        def told(_: str) -> None:
            if not written.done():
                written.set_result(None)

        live.pending.append(Pending(None, live.table.number, [(Viewer(person, told), "")]))
        self.journal.queue(live)
        await written

    # ── looking ─────────────────────────────────────────────────────────────────────────────

    async def attach(self, live: Live, viewer: Viewer, since: int | None) -> None:
        """From now on this viewer is told everything, beginning with the whole picture."""
        if not self.reachable and self.journal.waiting > MAX_WAITING:
            raise Refusal("house-cannot-write")
        missed: list[tuple[int, AnyEntry]] = []
        if since is not None:
            live, missed = await self._since(live, since)
        if viewer.gone:
            return
        table = live.table
        viewer.seat = live.place_of(viewer)
        # However many watch, there is room for who plays.
        if viewer.seat is None and len(live.viewers) >= self.settings.max_viewers_per_table:
            raise Refusal("too-many-viewers")
        viewer.since = since
        live.viewers[viewer] = None
        live.touched = time.monotonic()
        snapshot = live.lens(viewer.seat).snapshot(table, viewer.person, now(), missed)
        if live.settled:
            viewer.send(snapshot)
        else:
            live.pending.append(Pending(None, table.number, [(viewer, snapshot)]))
            self.journal.queue(live)
        self._arrived(live, viewer)

    async def _since(self, live: Live, since: int) -> tuple[Live, list[tuple[int, AnyEntry]]]:
        """The entries after that number, and the table that they lead to: read from the disk as
        far as they are not at hand."""
        missed: list[tuple[int, AnyEntry]] = []
        while True:
            live = await self.find(live.table.code)  # it may have fallen asleep meanwhile
            last = missed[-1][0] if missed else since
            rest = live.at_hand(last)
            if rest is not None:
                # Another worker may have written what we have not heard of yet.
                missed = [(n, entry) for n, entry in missed if n <= live.table.number] + rest
                return live, missed[-MOST_MISSED:]
            lines = await self.ask(self.store.journal, live.table.id, last)
            missed += [(n, journal_entries.decode(line)) for n, line in lines]

    def _arrived(self, live: Live, viewer: Viewer) -> None:
        seat, table = viewer.seat, live.table
        if seat is None or self.worker in table.workers[seat]:
            return
        self.journal.write(live, Came(now(), seat, self.worker))
        if table.awaits(seat):
            self.journal.write(live, Handed(now(), seat, None, "back"))

    def detach(self, live: Live, viewer: Viewer) -> None:
        """This connection is gone."""
        viewer.gone = True
        live = self.by_id.get(live.table.id, live)
        live.viewers.pop(viewer, None)
        live.drop_lenses()
        live.touched = time.monotonic()
        seat = viewer.seat
        if seat is None or self.stopping:
            return
        if any(other.seat == seat for other in live.viewers):
            return
        if seat == live.table.seat_of(viewer.person.id) and self.worker in live.table.workers[seat]:
            self.journal.write(live, Went(now(), seat, self.worker))
            self.keeper.look_after(live)

    # ── wishes ──────────────────────────────────────────────────────────────────────────────

    async def wished(self, live: Live, wish: Wish) -> None:
        """Judge it. A no must be true of the table as it is, not only as far as we have heard of
        it from other workers. Raises Refusal or Done."""
        number = live.table.number
        try:
            self.wish(live, wish)
        except Refusal:
            if not self.store.shared:
                raise
            live = await self.current(live.table.code)
            if live.table.number == number:
                raise
            self.wish(live, wish)

    def wish(self, live: Live, wish: Wish) -> None:
        """Judge it now; it is told to all when it is on disk. Raises Refusal or Done."""
        if self.stopping:
            raise Refusal("house-closing")
        if not self.reachable and self.journal.waiting > MAX_WAITING:
            raise Refusal("house-cannot-write")
        at = now()
        live.remember()
        talk = isinstance(wish.command, Say | Mute)  # what anybody may do who only looks
        try:
            if talk and not wish.counted:
                self._check_talk(live, wish)
            entry, events = judge.judge(
                live.table, wish.person, wish.command, at, self.settings.talk_length
            )
        except Done as done:
            if done.number <= live.committed:
                raise
            # It is still on its way to the disk: so must the answer be.
            told = answered(done, getattr(wish.command, "id", None))
            post = [] if wish.viewer is None else [(wish.viewer, told)]
            live.pending.append(Pending(None, done.number, post, wish))
            self.journal.queue(live)
            return
        except Refusal:
            raise
        except Exception:
            self.forget(live)  # what is in memory may be half a move: the disk knows better
            raise
        if talk and not wish.counted:
            self._count_talk(live, wish)
        live.touched = time.monotonic()
        live.pending.append(live.happened(entry, events, at, wish))
        self.journal.queue(live)
        if live.table.archived:
            self.journal.write(live, Archived(at, False))
        if isinstance(entry, journal_entries.Sat):
            self._came_along(live, wish.person)
        self.keeper.look_after(live)

    def _came_along(self, live: Live, person: Person) -> None:
        """Who sits down is there, if he looks at the table."""
        for viewer in live.viewers:
            if viewer.person.id == person.id and not viewer.outside:
                self._arrived(live, viewer)
                return

    async def granted(self, live: Live, person: Person, command: AnyCommand) -> int:
        """The number of the entry that a wish became, once it is on disk."""
        if isinstance(command, Rematch):
            await self.rematch(live, person)
            number = live.table.number
            await self._on_disk(live, person)
            return number
        wish = Wish(person, command, None)
        wish.done = asyncio.get_running_loop().create_future()
        try:
            await self.wished(live, wish)
        except Done as done:
            return done.number
        return await wish.done

    def _check_talk(self, live: Live, wish: Wish) -> None:
        most = self.settings.talk_per_minute
        if len(self._lately_said(live, wish.person)) >= most:
            judge.check_unsaid(live.table, wish.person, wish.command)
            raise Refusal("talk-too-much", most=most)

    def _count_talk(self, live: Live, wish: Wish) -> None:
        said = [*self._lately_said(live, wish.person), time.monotonic()]
        self._said[live.table.id, wish.person.id] = said
        wish.counted = True

    def _lately_said(self, live: Live, person: Person) -> list[float]:
        minute_ago = time.monotonic() - 60
        said = self._said.get((live.table.id, person.id), ())
        return [when for when in said if when > minute_ago]

    async def rematch(self, live: Live, person: Person) -> str:
        """The code of the next table, with the same people, everybody one seat further."""
        table = live.table
        if table.phase != "over":
            raise Refusal("not-over")
        if table.seat_of(person.id) is None:
            raise Refusal("you-have-no-seat")
        if person.id in table.removed:
            raise Refusal("host-removed-you")
        if table.next or live.rematching:
            raise Refusal("rematch-exists")
        live.rematching = True
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
            if live.table.next:  # another worker was quicker
                self.journal.write(following, Archived(now(), True))
                raise Refusal("rematch-exists")
            self.journal.write(live, Followed(now(), following.table.code))
            return following.table.code
        finally:
            live.rematching = False

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
        """Say that we live, and notice who does not."""
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
        for live in list(self.by_id.values()):
            self.forget_the_dead(live.table)
            self.keeper.look_after(live)

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
                live = await self._waken(id)
                if live is not None:
                    live.kept = True
                    self.keeper.look_after(live)

    async def _waken(self, id: int) -> Live | None:
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
            lives = [live for id in ids if (live := await self._waken(id)) is not None]
            for live in lives:
                if not live.table.archived:
                    self.journal.write(live, Archived(now(), True))
            if len(lives) < len(ids):  # the others cannot be read, and would come up for ever
                return
            while not all(live.settled for live in lives):
                await asyncio.sleep(0.05)

    def _let_sleep(self) -> None:
        at = time.monotonic()
        for live in list(self.by_id.values()):
            if live.viewers or not live.settled or live.thinking or live.rematching:
                continue
            if at - live.touched < self.settings.sleep_after:
                continue
            due = self.keeper.due(live)
            if due is not None and due - now() < self.settings.sleep_after * 1000:
                continue
            self.keeper.rest(live)
            del self.tables[live.table.code], self.by_id[live.table.id]
            if live.kept and self.store.shared:
                self.spawn(self.ask(self.store.let_go, live.table.id))
        minute_ago = at - 60
        self._said = {key: said for key, said in self._said.items() if said[-1] > minute_ago}
