"""The house: everything in one process that serves tables, put together.

Each part has a file of its own: `table_registry` (which tables there are, and which are awake),
`command_handler` (people's commands), `presence` (viewers), `table_runner` (bots and clocks),
`commit_loop` (writing and sending), `reviews` (how everybody played), `other_workers` and
`liveness` (the other processes).
docs/house.md follows one move through them.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import ClassVar, TypeVar

from bluffhouse.house import names
from bluffhouse.house.announcements import Announcements
from bluffhouse.house.background_tasks import BackgroundTasks
from bluffhouse.house.bans import Bans
from bluffhouse.house.command_handler import CommandHandler
from bluffhouse.house.commit_loop import CommitLoop, CommitTimes
from bluffhouse.house.erasure import Erasure
from bluffhouse.house.liveness import Liveness
from bluffhouse.house.other_workers import OtherWorkers
from bluffhouse.house.presence import Presence
from bluffhouse.house.reviews import Reviews
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import Store, Unreachable
from bluffhouse.house.storage.store import HouseSignal
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.table import Table
from bluffhouse.house.table_registry import TableRegistry
from bluffhouse.house.table_runner import TableRunner
from bluffhouse.house.table_session import AwakeTables

LOG = logging.getLogger("bluffhouse.house")

CLOSE_SECONDS = 10.0
"""How long closing waits for entries to be written and sent."""

T = TypeVar("T")


class House:
    """The parts of the house. All but the store's work runs in one event loop."""

    failed: ClassVar[bool] = False
    """Whether this process closes because something in it broke."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.on_listed: set[Callable[[], None]] = set()
        """Called when the list of open tables changes."""
        self.on_signed_out: set[Callable[[Iterable[str] | None], Awaitable[None]]] = set()
        """Called when another worker has forgotten devices, with the hashes of their tokens; None:
        it may have forgotten any."""
        self.on_figures: set[Callable[[str], None]] = set()
        """Called with each sample of figures that another worker has taken."""
        self.counts = dict.fromkeys(("entries", "commits", "moves", "refusals", "conflicts"), 0)
        self.awake = AwakeTables()
        self.database = StoreAccess(store)
        self.liveness = Liveness(self.database)
        self._background = BackgroundTasks()
        spawn = self._background.spawn
        self.runner = TableRunner(
            settings,
            self.database,
            self.liveness,
            self.awake,
            spawn,
            on_over=lambda session: self.reviews.offer(session),
        )
        self.reviews = Reviews(self.database, self.runner.bot_pool, by_itself=settings.review_games)
        self.other_workers = OtherWorkers(
            self.database,
            self.liveness,
            self.awake,
            self.runner,
            spawn,
            discard=lambda session: self.registry.discard(session),
            resubmit=lambda session, command: self.commands.resubmit(session, command),
            reattach=lambda session, viewer: self.presence.attach(session, viewer, viewer.since),
            on_listed=self._listed,
            on_signed_out=self._signed_out,
            on_house_signal=self._heed,
            on_connected=self._read_missed,
        )
        self._commit_loop = CommitLoop(
            self.database,
            self.liveness,
            self.runner.grace,
            self.counts,
            self.other_workers,
            on_outage=self.runner.lose_tables,
            on_listed=self._listed,
            on_damage=lambda session: self.registry.give_up(session),
        )
        self.registry = TableRegistry(
            settings,
            self.database,
            self.liveness,
            self.awake,
            self.runner,
            self._commit_loop,
            self.other_workers,
            spawn,
            on_listed=self._listed,
        )
        self.presence = Presence(
            self.database,
            self.liveness,
            self.awake,
            self.runner,
            self._commit_loop,
            self.registry.find,
            spawn,
            settings,
        )
        self.commands = CommandHandler(
            settings,
            self.database,
            self.registry,
            self.runner,
            self._commit_loop,
            self.presence,
            self.counts,
        )
        self.bans = Bans(self.database, self.liveness)
        self.announcements = Announcements(self.database, self.liveness)
        self.erasure = Erasure(
            self.database, self.liveness, self.awake, self.registry, self.runner.look_after, spawn
        )
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Register this worker and start the loops."""
        if not self.database.safe:
            LOG.warning(
                "SQLite %s may, very rarely, corrupt its file; 3.51.3 and later do not. Use a "
                "Python with a newer SQLite, or PostgreSQL, and export backups",
                sqlite3.sqlite_version,
            )
        names.prototypes()  # so that nobody waits for it later
        await self.liveness.arrive()
        await self.bans.load()
        loops = {
            "commit loop": self._commit_loop.run(),
            "heartbeat": self.liveness.run(self._follow_deaths),
            "sweep": self.registry.run(),
            "reviews": self.reviews.run(),
        }
        if self.database.shared:
            loops["listener"] = self.other_workers.listen()
        self._tasks = [asyncio.create_task(loop, name=name) for name, loop in loops.items()]
        for task in self._tasks:
            task.add_done_callback(self._must_not_end)
        self._background.spawn(self.erasure.resume())

    async def stop(self) -> None:
        """Write and send everything that was accepted, then close."""
        self.commands.close()
        self.presence.close()
        self.runner.stop()
        deadline = time.monotonic() + CLOSE_SECONDS
        while not self._commit_loop.idle and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._background.stop()
        await self.reviews.stop()
        await self.liveness.leave()
        self.runner.close()
        self.database.close()

    def _follow_deaths(self) -> None:
        """Take over from workers that have died."""
        self.runner.look_after_all()
        self._background.spawn(self.other_workers.read_unheard())

    @property
    def commit_times(self) -> CommitTimes:
        return self._commit_loop.times

    def _must_not_end(self, task: asyncio.Task[None]) -> None:
        """Close the house when one of its loops fails. Everything that was acknowledged is on
        disk, so whatever supervises this process can start it again."""
        if not task.cancelled():
            LOG.critical("the %s failed; closing", task.get_name(), exc_info=task.exception())
            House.failed = True
            signal.raise_signal(signal.SIGTERM)

    async def _signed_out(self, tokens: Iterable[str] | None) -> None:
        for call in list(self.on_signed_out):
            await call(tokens)

    async def _heed(self, signal: HouseSignal) -> None:
        """Follow what another worker did."""
        match signal.kind:
            case "bans":
                await self._load_bans()
            case "announcement":
                self.announcements.show(signal.text)
            case "figures":
                for listener in list(self.on_figures):
                    listener(signal.text)
            case "erased":
                # Nobody waits for it: it may take as long as a table takes to be written.
                self._background.spawn(self._forget(signal.person))

    async def tell_workers(self, signal: HouseSignal) -> None:
        """Tell the other workers something that is not stored. Raises Unreachable."""
        await self.database.read(Store.tell_workers, signal, self.liveness.worker)

    async def _read_missed(self) -> None:
        """Follow what other workers may have done while this one heard nothing."""
        await self._load_bans()
        self._background.spawn(self._forget_missed())

    async def _load_bans(self) -> None:
        with suppress(Unreachable):  # they are read again after an outage
            await self.bans.load()

    async def _forget(self, person: int) -> None:
        await self.erasure.forget(person)
        self._listed()

    async def _forget_missed(self) -> None:
        with suppress(Unreachable):  # it is done again after an outage
            await self.erasure.forget_missed()

    def _listed(self) -> None:
        for listener in list(self.on_listed):
            listener()

    async def shown(self, code: str, show: Callable[[Table], T]) -> T:
        """Return what `show` returns for a table, once everything in it is on disk."""
        session = await self.registry.current(code)
        while True:
            table = session.table
            result = show(table)
            if not session.settled:
                await session.until_written()
            if session.table is table:  # otherwise another worker wrote first
                return result
