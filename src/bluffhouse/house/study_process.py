"""The process for studies: work of several seconds that no bot may have to wait for.

In a bots' process, a bot's decision would wait for the whole of a review. Here it waits for
nothing: the operating system prefers every other process of the house to this one.
"""

from __future__ import annotations

import asyncio
import os
import pickle
from collections.abc import Callable
from multiprocessing.sharedctypes import RawArray
from typing import Any, Protocol, TypeVar

from bluffhouse.house.pool_process import OneProcess, call, end_with_house

STUDY_SECONDS = 180.0
"""Seconds that a study may take before its process is killed. A review takes up to ten on an idle
core, and much longer while others need it."""
LATER_SECONDS = 60.0
"""The same for a study that can wait: once it has begun, all others wait for it."""
IDLE_SECONDS = 120.0
"""Seconds without work after which the process ends, to give back its memory."""
NICENESS = 10
"""By how much the process is nicer than the house: with one core for both, a bot that thinks gets
about nine tenths of it."""

T = TypeVar("T")


class Report(Protocol):
    """Is called by a study to tell how far it is."""

    def __call__(self, done: int, total: int, /) -> object: ...


class StudyProgress:
    """How far a study is: `done` of `total` steps, both 0 until it has begun."""

    def __init__(self) -> None:
        self._cells: Any = (0, 0)

    def follow(self, cells: Any) -> None:
        """Read from now on what these two integers say."""
        self._cells = cells

    @property
    def done(self) -> int:
        return int(self._cells[0])

    @property
    def total(self) -> int:
        return int(self._cells[1])


class StudyProcess(OneProcess):
    """Runs one study at a time. The process starts when it is needed."""

    def __init__(self) -> None:
        # Memory instead of messages: a process that is killed while it writes leaves nothing that
        # the house would wait for.
        self._cells = RawArray("q", 2)
        self._idle: asyncio.TimerHandle | None = None
        super().__init__(begin, self._cells)

    async def study(
        self,
        progress: StudyProgress,
        share: str,
        function: Callable[..., T],
        arguments: tuple[object, ...],
        named: dict[str, object],
        *,
        can_wait: bool,
    ) -> T:
        """Return what `function(report, *arguments, **named)` returns in the process. `can_wait`:
        after all studies that cannot. Raises StudyFailed and Closed."""
        packed = pickle.dumps((with_report, (function, *arguments), named), -1)

        async def work() -> T:
            self._cells[0] = self._cells[1] = 0
            progress.follow(self._cells)
            try:
                seconds = LATER_SECONDS if can_wait else STUDY_SECONDS
                return await self._found(seconds, call, packed)
            finally:
                progress.follow((progress.done, progress.total))

        if self._idle is not None:
            self._idle.cancel()
        return await self._in_turn(share, work, finish=False, can_wait=can_wait)

    def _worked(self) -> None:
        super()._worked()
        if not self.load and not self._closed:
            loop = asyncio.get_running_loop()
            self._idle = loop.call_later(IDLE_SECONDS, self._end_if_idle)

    def _end_if_idle(self) -> None:
        if not self.load and not self._closed:
            self._renew()  # a new pool has no process until it is asked for something

    def close(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        super().close()


# ── in the process ──────────────────────────────────────────────────────────────────────────


cells: Any
"""Two integers that the house reads: the steps done, and all steps."""


def begin(shared: Any) -> None:
    """Prepare the process."""
    global cells
    cells = shared
    end_with_house()
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)


def with_report(function: Callable[..., T], *arguments: object, **named: object) -> T:
    return function(report, *arguments, **named)


def report(done: int, total: int, /) -> None:
    """Tell the house how far the study is."""
    cells[:] = [done, total]
