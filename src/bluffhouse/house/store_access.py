"""The store, reached from the event loop without blocking it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from bluffhouse.house.storage import Store

READERS = 4
"""Threads that read from the store."""
HISTORIANS = 2
"""Threads for replays and people's histories, which may take long."""

P = ParamSpec("P")
T = TypeVar("T")


class StoreAccess:
    """Runs the store's blocking calls in threads: `await database.read(Store.find, code)`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.reachable = True
        """Whether the database answered last time."""
        # One thread writes, so that on one SQLite file no writer waits for another.
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        # Neither the tables nor the check of readiness wait for somebody's replay.
        self._historians = ThreadPoolExecutor(HISTORIANS, thread_name_prefix="store-historian")
        self._pinger = ThreadPoolExecutor(1, thread_name_prefix="store-pinger")

    @property
    def shared(self) -> bool:
        """Whether other workers may write to the database too."""
        return self._store.shared

    @property
    def safe(self) -> bool:
        """Whether the library cannot corrupt the database by itself: SQLite before 3.51.3 can."""
        return self._store.is_safe

    @property
    def lost(self) -> bool:
        """Whether the file of the database was deleted or replaced. Each time, the file
        is looked for, which takes as long as judging a move."""
        return self._store.is_lost

    @property
    def url(self) -> str:
        return self._store.url

    async def read(
        self, call: Callable[Concatenate[Store, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what `call` returns for the store. Raises Unreachable."""
        return await self._run(self._readers, call, args, kwargs)

    async def read_history(
        self, call: Callable[Concatenate[Store, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do the same for a call that reads whole journals and may take long. Raises
        Unreachable."""
        return await self._run(self._historians, call, args, kwargs)

    async def ping(self) -> None:
        """Check that the database responds, without waiting for other calls. Raises
        Unreachable."""
        await self._run(self._pinger, Store.ping, (), {})

    async def write(
        self, call: Callable[Concatenate[Store, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do the same for a call that writes. Raises Unreachable."""
        return await self._run(self._writer, call, args, kwargs)

    async def _run(
        self,
        threads: ThreadPoolExecutor,
        call: Callable[..., T],
        args: tuple[object, ...],
        kwargs: dict[str, object],
    ) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(threads, lambda: call(self._store, *args, **kwargs))

    def lose_locks(self) -> None:
        """Note that the locks of tables we run may be lost: they are asked for again."""
        self._store.drop_table_locks()

    def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._historians.shutdown(cancel_futures=True)
        self._pinger.shutdown(wait=False, cancel_futures=True)
