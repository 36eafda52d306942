"""One process of the bot pool, and the queue of those who wait for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import Any, Generic, NamedTuple, TypeVar, cast

from pebble import ProcessExpired, ProcessPool

TRIES = 2
"""Attempts per question or study: the first time a process dies it may have been killed from
outside, the second time it is the fault of what ran in it."""
START_SECONDS = 30.0
"""Seconds a process may take to start, on top of the time for the work itself."""

T = TypeVar("T")


class Closed(RuntimeError):
    """The pool was closed before it had an answer."""


class StudyFailed(RuntimeError):
    """A function raised an exception, took too long or lost its process twice; says which."""


class Queue(NamedTuple):
    """One queue before a process."""

    can_wait: bool
    """Whether its questions let those of all other queues go first."""
    share: str


class Turns:
    """Lets one question at a time have a process. Shares take turns, so that a share with many
    questions holds up the others by one of them at most. Questions that can wait come after all
    others."""

    def __init__(self) -> None:
        self._serving: Queue | None = None
        """The queue whose question has the process; None: it is free."""
        self._queues: OrderedDict[Queue, deque[asyncio.Future[None]]] = OrderedDict()
        """In the order of their turns, the queues with the questions that wait."""

    @property
    def busy(self) -> bool:
        """Whether the process is working on a question."""
        return self._serving is not None

    @property
    def waiting(self) -> dict[str, int]:
        """The number of waiting questions, by share."""
        counts: Counter[str] = Counter()
        for queue, turns in self._queues.items():
            counts[queue.share] += len(turns)
        return dict(counts)

    @property
    def load(self) -> int:
        """Questions that have the process or wait for it."""
        waiting = sum(len(queue) for queue in self._queues.values())
        return waiting + (self._serving is not None)

    def rivals(self, share: str) -> int:
        """Return how many questions a share waits for at most until its next turn but one: its own
        that wait, and one of each other share."""
        mine = Queue(False, share)
        own = len(self._queues.get(mine, ()))
        return own + len(self._queues) - (mine in self._queues)

    async def acquire(self, share: str, *, can_wait: bool = False) -> None:
        """Wait until it is the turn of this question."""
        mine = Queue(can_wait, share)
        if self._serving is None:
            self._serving = mine
            return
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(mine, deque()).append(turn)
        if mine != self._serving and self._serving in self._queues:
            self._queues.move_to_end(self._serving)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """Give the process to the next question."""
        self._serving = None
        while self._queues and self._serving is None:
            first = min(self._queues, key=lambda queue: queue.can_wait)
            turns = self._queues.pop(first)
            turn = turns.popleft()
            if not turn.done():  # otherwise the question was withdrawn
                self._serving = first
                turn.set_result(None)
                if turns:
                    self._queues[first] = turns
            elif turns:
                self._queues[first] = turns
                self._queues.move_to_end(first, last=False)


class OneProcess:
    """A process and its queue; the process is replaced when it is gone.

    Each process has a pool of its own, because a pool does not let us choose the process.
    """

    def __init__(self, begin: Callable[..., None], *begin_with: object) -> None:
        self._begin = begin
        self._begin_with = begin_with
        self._pool = self._new_pool()
        self.turns = Turns()
        self._work: asyncio.Task[Any] | None = None
        self._closed = False
        self._endings: list[threading.Thread] = []

    @property
    def load(self) -> int:
        return self.turns.load

    async def _in_turn(
        self,
        share: str,
        work: Callable[[], Coroutine[Any, Any, T]],
        *,
        finish: bool,
        can_wait: bool = False,
    ) -> T:
        """Do some work when it is this share's turn. `finish`: it goes on in vain when nobody wants
        it any more, because ending a process costs more than letting it finish."""
        await self.turns.acquire(share, can_wait=can_wait)
        if self._closed:
            self.turns.release()
            raise Closed
        task = self._work = asyncio.create_task(work())
        task.add_done_callback(lambda _: self._worked())
        try:
            return await (asyncio.shield(task) if finish else task)
        except asyncio.CancelledError:
            if self._closed and task.cancelled():
                raise Closed from None
            raise

    def _worked(self) -> None:
        self.turns.release()

    async def _run(self, limit: float, function: Callable[..., T], *arguments: object) -> T:
        """Return what a function returns in the process. If the process dies, it is tried again.

        Raises TimeoutError if it takes longer than `limit` seconds, and ProcessExpired.
        """
        for _ in range(TRIES):
            try:
                return await self._run_once(limit, function, arguments)
            except (RuntimeError, ProcessExpired):  # the pool is broken, or its process
                self._renew()
        raise ProcessExpired("the process died twice")  # type: ignore[no-untyped-call]

    async def _run_once(
        self, limit: float, function: Callable[..., T], arguments: tuple[object, ...]
    ) -> T:
        if not self._pool.active:  # its process was killed while it had nothing to do
            self._renew()
        # The pool counts from when its process is up and has taken the question.
        asked = self._pool.schedule(function, arguments, timeout=limit)
        try:
            async with asyncio.timeout(limit + START_SECONDS) as deadline:
                return await asyncio.wrap_future(asked)
        except TimeoutError:
            if deadline.expired():
                # A process killed while it held the pool's lock: the pool would wait forever.
                raise BrokenProcessPool from None
            raise

    async def _found(
        self, limit: float, function: Callable[..., Outcome[T]], *arguments: object
    ) -> T:
        """Return what a function found in the process. Raises StudyFailed."""
        try:
            outcome = await self._run(limit, function, *arguments)
        except (TimeoutError, ProcessExpired) as error:
            raise StudyFailed(type(error).__name__) from None
        if outcome.failure is not None:
            raise StudyFailed(outcome.failure)
        return cast("T", outcome.result)

    def _renew(self) -> None:
        self._end(self._pool)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPool:
        # A forked process would inherit locks that our threads hold, so spawn a fresh one.
        context = multiprocessing.get_context("spawn")
        return ProcessPool(
            max_workers=1, initializer=self._begin, initargs=self._begin_with, context=context
        )

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._work is not None:
            self._work.cancel()
        self._end(self._pool)

    def wait_closed(self, deadline: float) -> None:
        for ending in self._endings:
            ending.join(max(0.0, deadline - monotonic()))

    def _end(self, pool: ProcessPool) -> None:
        """End a pool in a thread; this process does not exit before that is done."""
        self._endings = [ending for ending in self._endings if ending.is_alive()]
        ending = threading.Thread(target=end, args=(pool,), name="ending a bots' process")
        ending.start()
        self._endings.append(ending)


def end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


# ── in the process ──────────────────────────────────────────────────────────────────────────


class Outcome(NamedTuple, Generic[T]):
    """What a call returned, or the type of the exception that it raised."""

    result: T | None
    failure: str | None


def call(packed: bytes) -> Outcome[Any]:
    """Call a function with its arguments. An exception is told by its type alone: it cannot always
    be pickled, and its message may show a hand."""
    try:
        function, arguments, named = pickle.loads(packed)
        return Outcome(function(*arguments, **named), None)
    except BaseException as error:  # SystemExit too
        return Outcome(None, type(error).__name__)


def end_with_house() -> None:
    """End this process with the house, even if something in it goes on forever."""
    threading.Thread(target=_wait_for_end_of_house, daemon=True).start()


def _wait_for_end_of_house() -> None:
    house = multiprocessing.parent_process()
    if house is not None:
        house.join()
        os._exit(1)
