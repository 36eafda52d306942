"""The house: every table that is awake in this process, and the one way in.

A wish is judged (`deciding`), applied to the table, queued (`live`), written with everybody else's
in one transaction (`storage`), and told. Bots think in other processes (`thinkers`); clocks and
absences are looked after by the table's keeper, which with several workers is one of them.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import secrets
import signal
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from bluffhouse.house import deciding, entries, frames
from bluffhouse.house.clocks import Closures
from bluffhouse.house.commands import AnyCommand, Rematch, Say
from bluffhouse.house.deciding import Done, Person
from bluffhouse.house.entries import (
    Absence,
    AnyEntry,
    Archived,
    Came,
    Chair,
    Clock,
    Followed,
    Handed,
    Opened,
    Warned,
    Went,
)
from bluffhouse.house.live import Live, Pending, Viewer, Wish, first_change
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import Store, Unreachable
from bluffhouse.house.table import Table
from bluffhouse.house.thinkers import Question, Thinkers
from bluffhouse.rules.contract import IllegalAction

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
RETRY = 0.5
"""Seconds until a database that did not answer is asked again."""
MAX_WAITING = 20_000
"""Entries that may wait for a database that does not answer; beyond it wishes are refused."""
STAND_IN = "regular"
"""The bot that decides for a person whose time is up or who has gone."""

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

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.worker = 0
        self.closures = Closures()
        self.thinkers = Thinkers(settings.bot_processes)
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
        self._dirty: dict[int, Live] = {}
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._loose: set[asyncio.Task[Any]] = set()
        self._alive: set[int] = set()
        self._said: dict[tuple[int, int], list[float]] = {}
        self._rng = random.Random()
        self._stopping = False

    # ── opening and closing ─────────────────────────────────────────────────────────────────

    async def start(self) -> None:
        self.worker, stretches = await self.ask(
            self.store.arrive, now(), DEAD_AFTER if self.store.shared else 0
        )
        self.closures = Closures(stretches)
        self._alive = {self.worker}
        self._tasks = [
            asyncio.create_task(self._write_journals(), name="journal"),
            asyncio.create_task(self._beat(), name="heartbeat"),
            asyncio.create_task(self._sweep(), name="sweep"),
        ]
        if self.store.shared:
            self._tasks.append(asyncio.create_task(self._listen(), name="listener"))
        for task in self._tasks:
            task.add_done_callback(_must_not_end)

    async def stop(self) -> None:
        """Let what has been decided reach the disk and its viewers, then close."""
        self._stopping = True
        for live in self.by_id.values():
            self._rest(live)
        deadline = time.monotonic() + 10
        while self._dirty and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        for task in [*self._tasks, *self._loose]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loose, return_exceptions=True)
        try:
            await self.ask(self.store.leave, self.worker, now())
        except Unreachable:
            LOG.warning("the database does not answer; closing without a last word")
        self.thinkers.close()
        self._writer.shutdown()
        self._readers.shutdown()

    async def ask(self, question: Callable[..., T], *arguments: Any) -> T:
        """Ask the store, outside the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, question, *arguments)

    # ── opening tables ──────────────────────────────────────────────────────────────────────

    async def open_table(self, host: Person, setting: Setting) -> Live:
        """A new table; its host does not sit yet."""
        game = deciding.check_setting(setting.game, setting.options, setting.seats)
        chairs: list[Chair | None] = [None] * setting.seats
        for seat, kind in sorted(setting.bots.items()):
            if not 0 <= seat < setting.seats:
                raise Refusal("no-such-seat", most=setting.seats)
            deciding.check_bot(kind, game)
            chairs[seat] = Chair(deciding.bot_name(chairs), bot=kind, ready=True)
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
            id = await self.ask(
                self.store.create, code, opened.game, opened.host, change, self.worker
            )
            if id is not None:
                break
        table.id = id
        if opened.public:
            self._tell_listed()
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
        if len(code) != CODE_LENGTH or any(letter not in CODE_LETTERS for letter in code):
            raise Refusal("no-such-table")
        row = await self.ask(self.store.find, code)
        if row is None:
            raise Refusal("no-such-table")
        lines = await self.ask(self.store.journal, row.id)
        table = Table(row.id, code, self.closures)
        for place, (_, line) in enumerate(lines, 1):
            table.apply(entries.decode(line))
            if place % 200 == 0:  # a long game must not hold up the other tables
                await asyncio.sleep(0)
        table.forget_workers(self._alive, now())
        live = self.tables.get(code)  # somebody may have been quicker
        if live is None:
            live = self._wake_up(table)
            self.look_after(live)
        return live

    # ── looking ─────────────────────────────────────────────────────────────────────────────

    async def attach(self, live: Live, viewer: Viewer, since: int | None) -> None:
        """From now on this viewer is told everything, beginning with the whole picture."""
        if len(live.viewers) >= self.settings.max_viewers_per_table:
            raise Refusal("too-many-viewers")
        missed: Iterable[tuple[int, AnyEntry]] = ()
        if since is not None:
            missed = await self._since(live, since)
        live = await self.find(live.table.code)  # it may have fallen asleep meanwhile
        table = live.table
        missed = [(n, entry) for n, entry in missed if n <= table.number]
        # What was decided while we read is in the table, and at hand.
        last = missed[-1][0] if missed else table.number if since is None else since
        missed += [(n, entry) for n, entry in table.recent if n > last]
        viewer.seat = table.seat_of(viewer.person.id)
        live.viewers[viewer] = None
        live.touched = time.monotonic()
        snapshot = live.lens(viewer.seat).snapshot(table, viewer.person, now(), missed)
        if live.settled:
            viewer.send(snapshot)
        else:
            live.pending.append(Pending(None, table.number, [(viewer, snapshot)]))
            self._queue(live)
        self._arrived(live, viewer)

    async def _since(self, live: Live, since: int) -> list[tuple[int, AnyEntry]]:
        """The entries after that number, from memory if they are recent."""
        table = live.table
        if since >= table.number:
            return []
        if table.recent and table.recent[0][0] <= since + 1:
            return [(n, entry) for n, entry in table.recent if n > since]
        lines = await self.ask(self.store.journal, table.id, since)
        return [(n, entries.decode(line)) for n, line in lines]

    def _arrived(self, live: Live, viewer: Viewer) -> None:
        seat, table = viewer.seat, live.table
        if seat is None or self.worker in table.workers[seat]:
            return
        self._write(live, Came(now(), seat, self.worker))
        if seat in table.stand_ins:
            self._write(live, Handed(now(), seat, None, "back"))

    def detach(self, live: Live, viewer: Viewer) -> None:
        """This connection is gone."""
        live = self.by_id.get(live.table.id, live)
        live.viewers.pop(viewer, None)
        live.drop_lenses()
        live.touched = time.monotonic()
        seat = viewer.seat
        if seat is None or self._stopping:
            return
        if any(other.person.id == viewer.person.id for other in live.viewers):
            return
        if seat == live.table.seat_of(viewer.person.id) and self.worker in live.table.workers[seat]:
            self._write(live, Went(now(), seat, self.worker))

    # ── wishes ──────────────────────────────────────────────────────────────────────────────

    def wish(self, live: Live, wish: Wish) -> None:
        """Judge it now; it is told to all when it is on disk. Raises Refusal or Done."""
        if self._stopping:
            raise Refusal("house-closing")
        if (
            not self.reachable
            and sum(len(other.pending) for other in self._dirty.values()) > MAX_WAITING
        ):
            raise Refusal("house-cannot-write")
        if isinstance(wish.command, Say):
            self._check_talk(live, wish.person)
        at = now()
        if live.table.archived:
            self._write(live, Archived(at, False))
        entry, events = deciding.judge(
            live.table, wish.person, wish.command, at, self.settings.talk_length
        )
        live.touched = time.monotonic()
        live.pending.append(live.happened(entry, events, at, wish))
        self._queue(live)
        if isinstance(entry, entries.Sat):
            self._came_along(live, wish.person)
        self.look_after(live)

    def _waiting(self) -> int:
        return sum(len(live.pending) for live in self._dirty.values())

    def _came_along(self, live: Live, person: Person) -> None:
        """Who sits down is there, if he looks at the table."""
        for viewer in live.viewers:
            if viewer.person.id == person.id:
                self._arrived(live, viewer)
                return

    async def granted(self, live: Live, person: Person, command: AnyCommand) -> int:
        """The number of the entry that a wish became, once it is on disk."""
        if isinstance(command, Rematch):
            await self.rematch(live, person)
            return live.table.number
        wish = Wish(person, command, None)
        wish.done = asyncio.get_running_loop().create_future()
        try:
            self.wish(live, wish)
        except Done as done:
            return done.number
        return await wish.done

    def _check_talk(self, live: Live, person: Person) -> None:
        key = (live.table.id, person.id)
        at = time.monotonic()
        lately = [said for said in self._said.get(key, ()) if said > at - 60]
        if len(lately) >= self.settings.talk_per_minute:
            raise Refusal("talk-too-much", most=self.settings.talk_per_minute)
        self._said[key] = [*lately, at]

    async def rematch(self, live: Live, person: Person) -> str:
        """The code of the next table, with the same people, everybody one seat further."""
        table = live.table
        if table.phase != "over":
            raise Refusal("not-over")
        if table.seat_of(person.id) is None:
            raise Refusal("you-have-no-seat")
        if table.next or live.rematching:
            raise Refusal("rematch-exists")
        live.rematching = True
        try:
            old = table.opened
            chairs = [
                chair
                and msgspec.structs.replace(
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
            self._write(live, Followed(now(), following.table.code))
            return following.table.code
        finally:
            live.rematching = False

    def _write(self, live: Live, entry: AnyEntry) -> None:
        """Something the house itself decides."""
        events = live.table.apply(entry)
        live.pending.append(live.happened(entry, events, entry.at))
        self._queue(live)

    # ── the journal ─────────────────────────────────────────────────────────────────────────

    def _queue(self, live: Live) -> None:
        self._dirty[live.table.id] = live
        self._wake.set()

    async def _write_journals(self) -> None:
        """Write what waits, all tables in one transaction, again and again."""
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._dirty = self._dirty, {}
            lives = list(batch.values())
            changes = [live.take_pending(self._due(live)) for live in lives]
            wanted = [change for change in changes if change is not None]
            answers: Sequence[bool] = ()
            while wanted:
                try:
                    answers = await loop.run_in_executor(
                        self._writer, self.store.append, wanted, self.worker
                    )
                    self.reachable = True
                    break
                except Unreachable as error:
                    if self.reachable:
                        LOG.error("the database does not answer, trying again: %s", error)
                    self.reachable = False
                    self.store.lose_keeping()
                    await asyncio.sleep(RETRY)
            self.counts["commits"] += 1
            granted = iter(answers)
            for live, change in zip(lives, changes, strict=True):
                if change is None or next(granted):
                    self._told(live, change is not None and change.listed)
                else:
                    self.counts["conflicts"] += 1
                    await self._start_over(live)

    def _told(self, live: Live, listed: bool) -> None:
        """It is on disk: tell everybody."""
        written, live.writing = live.writing, []
        for pending in written:
            for viewer, frame in pending.post:
                viewer.send(frame)
            if pending.entry is not None:
                live.committed = pending.number
                self.counts["entries"] += 1
                self.counts["moves"] += type(pending.entry) is entries.Played
            done = None if pending.wish is None else pending.wish.done
            if done is not None and not done.done():
                done.set_result(pending.number)
        if listed:
            self._tell_listed()
        if live.pending:
            self._queue(live)

    async def _start_over(self, live: Live) -> None:
        """Another worker has written to this table: see what, and judge our wishes anew."""
        lines = await self._journal(live.table.id)
        # Nothing is awaited from here on: nobody may decide on a table that is half read.
        dropped = live.writing + live.pending
        live.writing, live.pending = [], []
        table = Table(live.table.id, live.table.code, self.closures)
        for _, line in lines[: live.committed]:
            table.apply(entries.decode(line))
        table.forget_workers(self._alive, now())
        live.table = table
        live.look_anew()
        self._heard(live, lines[live.committed :])
        for pending in dropped:
            if pending.wish is not None:
                self._again(live, pending.wish)
            elif pending.entry is None:
                self._show_again(live, pending)
            elif isinstance(pending.entry, Came | Went):
                self._write(live, pending.entry)  # comings and goings still hold
        self.look_after(live)

    async def _journal(self, id: int) -> list[tuple[int, str]]:
        while True:
            try:
                return await self.ask(self.store.journal, id)
            except Unreachable:
                self.reachable = False
                await asyncio.sleep(RETRY)

    def _show_again(self, live: Live, pending: Pending) -> None:
        """A snapshot that was never sent, as things are now."""
        for viewer, _ in pending.post:
            fresh = live.lens(viewer.seat).snapshot(live.table, viewer.person, now(), ())
            live.pending.append(Pending(None, live.table.number, [(viewer, fresh)]))
            self._queue(live)

    def _again(self, live: Live, wish: Wish) -> None:
        try:
            self.wish(live, wish)
        except (Refusal, Done) as answer:
            if wish.done is not None and not wish.done.done():
                if isinstance(answer, Done):
                    wish.done.set_result(answer.number)
                else:
                    wish.done.set_exception(answer)
            elif wish.viewer is not None:
                wish.viewer.send(answered(answer, getattr(wish.command, "id", None)))

    def _heard(self, live: Live, lines: Iterable[tuple[int, str]]) -> None:
        at = now()
        for number, line in lines:
            if number != live.table.number + 1:
                continue
            entry = entries.decode(line)
            events = live.table.apply(entry)
            for viewer, frame in live.post(entry, events, at):
                viewer.send(frame)
            live.committed = number

    # ── other workers ───────────────────────────────────────────────────────────────────────

    async def _listen(self) -> None:
        """Hear from other workers which tables have new entries."""
        from bluffhouse.house.storage.notices import notices

        while True:
            try:
                async for ids, listed in notices(self.store.url, self.worker):
                    if ids is None:  # connected (again): anything may have happened
                        await self._hear(list(self.by_id))
                    else:
                        await self._hear(ids)
                    if listed:
                        self._tell_listed()
            except Unreachable as error:
                LOG.warning("no notices from the database: %s", error)
                self.store.lose_keeping()
                for live in self.by_id.values():
                    live.kept = False
            await asyncio.sleep(RETRY)

    async def _hear(self, ids: Iterable[int]) -> None:
        """Apply and tell what others have written to tables that are awake here."""
        awake = [self.by_id[id] for id in ids if id in self.by_id]
        after = {live.table.id: live.table.number for live in awake if live.settled}
        if not after:
            return
        tails: dict[int, list[tuple[int, str]]] = {}
        for id, number, line in await self.ask(self.store.tails, after):
            tails.setdefault(id, []).append((number, line))
        for id, lines in tails.items():
            heard = self.by_id.get(id)
            # With something of our own on the way, the store will say no, and we start over.
            if heard is not None and heard.settled and heard.table.number == after[id]:
                self._heard(heard, lines)
                self.look_after(heard)

    def _tell_listed(self) -> None:
        for listener in list(self.on_listed):
            listener()

    # ── clocks, absences, bots ──────────────────────────────────────────────────────────────

    def look_after(self, live: Live) -> None:
        """Let the bots think whose turn it is, and wake up when something is due."""
        table = live.table
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if table.phase != "playing" or table.paused or self._stopping:
            return
        for seat in table.to_act if live.kept else ():
            chair = table.chairs[seat]
            if chair is not None and chair.bot is not None and seat not in live.thinking:
                self._think(live, seat, chair.bot, "bot")
        due = self._due(live)
        if due is not None:
            delay = max(0.0, (due - now()) / 1000)
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(delay, self._came_due, live)

    def _rest(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        for task in list(live.thinking.values()):
            task.cancel()

    def _due(self, live: Live) -> int | None:
        """When something is to be done at this table next, in milliseconds since 1970."""
        table = live.table
        if table.phase != "playing" or table.paused:
            return None
        at = now()
        times = []
        for seat in table.to_act:
            chair = table.chairs[seat]
            if chair is None or seat in live.thinking:
                continue
            if chair.bot is not None:
                times.append(at)
            elif table.clocks.ticking:
                left = table.clocks.remaining(seat, at)
                if left is not None:
                    warn = 0 if seat in table.clocks.warned else table.clocks.warning(seat)
                    times.append(at + max(0, left - warn))
        times += [when for _, when in self._absent(table)]
        return min(times) if times else None

    def _absent(self, table: Table) -> list[tuple[int, int]]:
        """Who has gone, and when a bot sits in for him."""
        if not table.away or table.opened.absence != "bot" or table.opened.clock.kind == "days":
            return []
        grace = int(self.settings.drop_grace * 1000)
        return [
            (seat, since + grace)
            for seat, since in table.away.items()
            if (chair := table.chairs[seat]) is not None and chair.bot is None
        ]

    def _came_due(self, live: Live) -> None:
        live.timer = None
        self._spawn(self._attend(live))

    async def _attend(self, live: Live) -> None:
        """Something is due: warn, let a bot sit in, let a bot decide for whose time is up."""
        if not await self._keep(live) or self._stopping:
            return
        table, at = live.table, now()
        if table.phase != "playing" or table.paused:
            return
        for seat, when in self._absent(table):
            if when <= at:
                self._write(live, Handed(at, seat, STAND_IN, "absent"))
        clocks = table.clocks
        if clocks.ticking:
            warn = []
            for seat in table.to_act:
                left = clocks.remaining(seat, at)
                chair = table.chairs[seat]
                if left is None or chair is None or chair.bot is not None:
                    continue
                if left <= 0:
                    if seat not in live.thinking:
                        self._think(live, seat, STAND_IN, "clock")
                elif seat not in clocks.warned and left <= clocks.warning(seat):
                    warn.append(seat)
            if warn:
                self._write(live, Warned(at, tuple(warn)))
        self.look_after(live)

    async def _keep(self, live: Live) -> bool:
        """Whether this worker runs the table's bots and clocks; if another does, ask later."""
        if not live.kept:
            try:
                live.kept = await self.ask(self.store.keep, live.table.id)
            except Unreachable:
                live.kept = False
            if not live.kept and live.timer is None:
                loop = asyncio.get_running_loop()
                live.timer = loop.call_later(HEARTBEAT, self._came_due, live)
        return live.kept

    def _think(self, live: Live, seat: int, kind: str, by: Literal["bot", "clock"]) -> None:
        task = asyncio.create_task(self._decide(live, seat, kind, by))
        live.thinking[seat] = task
        task.add_done_callback(lambda done: self._thought(live, seat, done))

    def _thought(self, live: Live, seat: int, task: asyncio.Task[None]) -> None:
        if live.thinking.get(seat) is task:
            del live.thinking[seat]
        if task.cancelled() or self._stopping:
            return
        error = task.exception()
        if error is not None:
            LOG.error("a bot's turn at %s failed", live.table.code, exc_info=error)
            loop = asyncio.get_running_loop()
            loop.call_later(HEARTBEAT, self.look_after, live)
            return
        self.look_after(live)

    async def _decide(self, live: Live, seat: int, kind: str, by: Literal["bot", "clock"]) -> None:
        """A bot decides for a seat, after a moment, if it still has to."""
        if by == "bot" and self.settings.bot_delay:
            await asyncio.sleep(self.settings.bot_delay * self._rng.uniform(0.5, 1.5))
        if not self._bot_turn(live, seat, by):
            return
        table = live.table
        assert table.state is not None
        seed = hashlib.sha256(f"{table.opened.secret} bot {seat}".encode()).hexdigest()
        question = Question(
            table.code,
            table.game,
            seat,
            kind,
            seed,
            [event.seen_by(seat) for event in table.state.record.events],
            table.state.view(seat),
            table.state.legal(seat),
            self.settings.bot_seconds,
        )
        answer = await self.thinkers.answer(question)
        if answer.failure is not None:
            LOG.warning(
                "table %s, seat %d: %s; %s decided", table.code, seat, answer.failure, answer.by
            )
        table = live.table
        if not self._bot_turn(live, seat, by) or table.state is None:
            return
        # The others may have acted meanwhile; what is still allowed is still meant.
        at = now()
        try:
            entry, events = table.play(seat, answer.action, at, "", by)
        except IllegalAction:
            return
        live.pending.append(live.happened(entry, events, at))
        self._queue(live)

    def _bot_turn(self, live: Live, seat: int, by: Literal["bot", "clock"]) -> bool:
        table = live.table
        if table.phase != "playing" or table.paused or seat not in table.to_act or self._stopping:
            return False
        if not live.kept or self.by_id.get(table.id) is not live:
            return False
        if by == "bot":
            chair = table.chairs[seat]
            return chair is not None and chair.bot is not None
        return table.clocks.remaining(seat, now()) == 0

    # ── housekeeping ────────────────────────────────────────────────────────────────────────

    def _spawn(self, work: Any) -> None:
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
                living = await self.ask(self.store.alive, self.worker, now(), now() - DEAD_AFTER)
                if self._alive - living:
                    for live in list(self.by_id.values()):
                        live.table.forget_workers(living, now())
                        self.look_after(live)
                self._alive = living
                self.reachable = True
            except Unreachable:
                self.reachable = False
            await asyncio.sleep(HEARTBEAT)

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
            self._let_sleep()

    async def _wake_due(self) -> None:
        for id in await self.ask(self.store.due, now()):
            if id not in self.by_id and await self.ask(self.store.keep, id):
                row = await self.ask(self.store.get, id)
                if row is not None:
                    live = await self.find(row.code)
                    live.kept = True
                    self.look_after(live)

    async def _archive(self) -> None:
        """A table nobody touches is put away; it wakes up when somebody does."""
        since = now() - int(self.settings.archive_after_days * 86_400_000)
        for id in await self.ask(self.store.untouched, since):
            row = await self.ask(self.store.get, id)
            if row is not None:
                live = await self.find(row.code)
                if not live.table.archived:
                    self._write(live, Archived(now(), True))

    def _let_sleep(self) -> None:
        at = time.monotonic()
        for live in list(self.by_id.values()):
            if live.viewers or not live.settled or live.thinking or live.rematching:
                continue
            if at - live.touched < self.settings.sleep_after:
                continue
            due = self._due(live)
            if due is not None and due - now() < self.settings.sleep_after * 1000:
                continue
            self._rest(live)
            del self.tables[live.table.code], self.by_id[live.table.id]
            if live.kept and self.store.shared:
                self._spawn(self.ask(self.store.let_go, live.table.id))
        minute_ago = at - 60
        self._said = {key: said for key, said in self._said.items() if said[-1] > minute_ago}


def _must_not_end(task: asyncio.Task[None]) -> None:
    """Without one of these there is no house. All that was acknowledged is on disk: close, and
    let whoever runs us open it again."""
    if not task.cancelled():
        LOG.critical("the %s failed; closing", task.get_name(), exc_info=task.exception())
        signal.raise_signal(signal.SIGTERM)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def answered(answer: Refusal | Done, id: str | None) -> str:
    """The frame for somebody whose wish was not granted, or was before."""
    if isinstance(answer, Done):
        return frames.encode(frames.Done(id or "", answer.number))
    return frames.encode(frames.Refused(answer.reason, answer.values, id or None))
