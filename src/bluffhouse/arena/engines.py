"""Plays numbered games on this machine's cores or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, closing, contextmanager
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from time import perf_counter
from typing import Any, Literal, TypeVar

from bluffhouse.arena.results import Folder, GameFailed, play_game
from bluffhouse.rules.contract import OptionError

T = TypeVar("T")

Engine = Literal["local", "ray"]
Play = Callable[[int], T]
"""Plays the game with this number. It travels to other processes, so it must be picklable."""
Games = Generator[list[T], None, None]

TASK_SECONDS = 0.25
"""Seconds of work in one task: long enough that the overhead does not matter, short enough that
Ctrl-C loses little and the progress bar moves."""
MAX_GAMES_PER_TASK = 64
"""Maximum number of games in one task."""


def run(
    folder: Folder,
    *,
    jobs: int | None = None,
    engine: Engine = "local",
    progress: Callable[[int], object] | None = None,
) -> None:
    """Play every game that is missing, and save each as it ends.

    `progress` is called with the number of games just played. Raises GameFailed, and OptionError
    if the engine is not available.
    """
    folder.mend()
    done = {game.game for game in folder.finished()}
    missing = [number for number in range(folder.tournament.total) if number not in done]
    play = partial(play_game, folder.tournament)
    with closing(play_all(play, missing, jobs=jobs, engine=engine)) as batches:
        for games in batches:
            folder.keep(games)
            if progress is not None:
                progress(len(games))


def play_all(
    play: Play[T], numbers: Sequence[int], *, jobs: int | None = None, engine: Engine = "local"
) -> Games[T]:
    """Play the games with these numbers and yield what `play` returned, a few games at a time, in
    the order in which they end. Close the generator to stop.

    Raises what `play` raises, GameFailed, and OptionError if the engine is not available.
    """
    if jobs is not None and jobs < 1:
        message = f"--jobs {jobs}: must be at least 1"
        raise OptionError(message, "arena-too-few-jobs", jobs=str(jobs))
    return (on_ray if engine == "ray" else on_this_machine)(play, numbers, jobs)


def play_each(play: Play[T], numbers: Sequence[int]) -> list[T]:
    """Play the games with these numbers, one after the other."""
    return [play(number) for number in numbers]


class Tasks:
    """Splits the missing games into tasks that take about `TASK_SECONDS` each."""

    def __init__(self, missing: Sequence[int], workers: int) -> None:
        self._left = iter(missing)
        self._workers = workers
        self._start: float | None = None
        self._played = 0

    def next(self) -> list[int]:
        """Return the numbers of the games of the next task, or an empty list if none are left."""
        worked = 0.0 if self._start is None else (perf_counter() - self._start) * self._workers
        size = int(TASK_SECONDS * self._played / worked) if worked else 1
        return list(islice(self._left, max(1, min(size, MAX_GAMES_PER_TASK))))

    def done(self, games: int) -> None:
        """Count games as played, to estimate how long a game takes."""
        if self._start is None:
            # The time before is not counted: the worker processes were still starting.
            self._start = perf_counter()
        else:
            self._played += games


# ── this machine ────────────────────────────────────────────────────────────────────────────


def on_this_machine(play: Play[T], missing: Sequence[int], jobs: int | None) -> Games[T]:
    """Play the missing games in worker processes, or in this one if there is only one job."""
    workers = min(jobs or os.cpu_count() or 1, max(1, len(missing)))
    tasks = Tasks(missing, workers)
    if workers == 1:
        while numbers := tasks.next():
            yield play_each(play, numbers)
            tasks.done(len(numbers))
        return
    with _processes(workers) as pool:
        running: set[Future[list[T]]] = set()
        while True:
            # One task more than there are workers, so that none of them has to wait.
            while len(running) <= workers and (numbers := tasks.next()):
                with _interrupts_held_back():
                    running.add(pool.submit(play_each, play, numbers))
            if not running:
                return
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ready:
                games = _result_of(future)
                tasks.done(len(games))
                yield games


def _result_of(future: Future[list[T]]) -> list[T]:
    try:
        return future.result()
    except BrokenProcessPool:
        raise GameFailed(
            "one of the worker processes was killed (if memory is short, fewer --jobs need less)",
            "arena-killed",
        ) from None


@contextmanager
def _processes(workers: int) -> Generator[ProcessPoolExecutor, None, None]:
    """Provide worker processes, and end them at the end, whatever they are doing."""
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_start_worker)
    try:
        yield pool
    finally:
        # A game of slow bots may take minutes, too long to wait for after Ctrl-C.
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        pool.shutdown(cancel_futures=True)


def _start_worker() -> None:
    """Leave Ctrl-C to the parent process, which ends its workers, and end when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _interrupts_held_back() -> Generator[None, None, None]:
    """Block Ctrl-C while a process is started, so that the new process never sees it.

    A Ctrl-C in between reaches this process at the end of the block.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


# ── Ray ─────────────────────────────────────────────────────────────────────────────────────


def on_ray(play: Play[T], missing: Sequence[int], jobs: int | None) -> Games[T]:
    """Play the missing games on the Ray cluster that RAY_ADDRESS or the configuration names.

    If there is none, Ray starts a temporary one on this machine.
    """
    with _cluster() as ray:
        workers = jobs or int(ray.cluster_resources().get("CPU", 1))
        tasks = Tasks(missing, workers)
        task = ray.remote(play_each)
        shared = ray.put(play)
        running: list[Any] = []
        try:
            while True:
                while len(running) <= workers and (numbers := tasks.next()):
                    running.append(task.remote(shared, numbers))
                if not running:
                    return
                ready, running = ray.wait(running)
                for reference in ready:
                    games: list[T] = _answer_of(ray, reference)
                    tasks.done(len(games))
                    yield games
        finally:
            for reference in running:
                ray.cancel(reference, force=True)


def _answer_of(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, GameFailed):
            raise error.cause from None
        raise


def _cluster() -> AbstractContextManager[Any]:
    if find_spec("ray") is None:
        raise OptionError(
            "--engine ray needs Ray, which is not installed: pip install 'bluffhouse[ray]', "
            "or play without --engine on this machine",
            "arena-no-ray",
        )
    # No usage statistics are sent unless the person who runs this has turned them on.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    return _connected(import_module("ray"))


@contextmanager
def _connected(ray: Any) -> Generator[Any, None, None]:
    """Connect to a cluster and disconnect at the end, unless it was connected already."""
    ours = not ray.is_initialized()
    if ours:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        yield ray
    finally:
        if ours:
            ray.shutdown()
