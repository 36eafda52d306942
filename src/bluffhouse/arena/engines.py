"""What plays the games of a tournament: this machine's cores, or a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, closing, contextmanager
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from time import perf_counter
from typing import Any, Literal

from bluffhouse.arena.results import Finished, Folder, GameFailed, play_game
from bluffhouse.arena.tournament import Tournament
from bluffhouse.rules.contract import OptionError

Engine = Literal["local", "ray"]
Games = Generator[list[Finished], None, None]

TASK_SECONDS = 0.25
"""About how much work is handed out at once: long enough that handing it out costs nothing,
short enough that Ctrl-C loses little and the progress bar moves."""
LARGEST_TASK = 64


def run(
    folder: Folder,
    *,
    jobs: int | None = None,
    engine: Engine = "local",
    progress: Callable[[int], object] | None = None,
) -> None:
    """Play every game that is missing, and keep each as it ends; `progress` is told how many
    more have been played. Raises GameFailed, and OptionError if there is no such engine."""
    if jobs is not None and jobs < 1:
        message = f"--jobs {jobs}: must be at least 1"
        raise OptionError(message, "arena-too-few-jobs", jobs=str(jobs))
    folder.mend()
    done = {game.game for game in folder.finished()}
    missing = [number for number in range(folder.tournament.total) if number not in done]
    play = on_ray if engine == "ray" else on_this_machine
    with closing(play(folder.tournament, missing, jobs)) as batches:
        for games in batches:
            folder.keep(games)
            if progress is not None:
                progress(len(games))


def play_games(tournament: Tournament, numbers: Sequence[int]) -> list[Finished]:
    return [play_game(tournament, number) for number in numbers]


class Tasks:
    """The missing games in portions that take about as long as a task should."""

    def __init__(self, missing: Sequence[int], workers: int) -> None:
        self._left = iter(missing)
        self._workers = workers
        self._start: float | None = None
        self._played = 0

    def next(self) -> list[int]:
        """None are left if it is empty."""
        worked = 0.0 if self._start is None else (perf_counter() - self._start) * self._workers
        size = int(TASK_SECONDS * self._played / worked) if worked else 1
        return list(islice(self._left, max(1, min(size, LARGEST_TASK))))

    def done(self, games: int) -> None:
        if self._start is None:
            # Until the first game was over the workers were still putting on their shoes.
            self._start = perf_counter()
        else:
            self._played += games


# ── this machine ────────────────────────────────────────────────────────────────────────────


def on_this_machine(tournament: Tournament, missing: Sequence[int], jobs: int | None) -> Games:
    workers = min(jobs or os.cpu_count() or 1, max(1, len(missing)))
    tasks = Tasks(missing, workers)
    if workers == 1:
        while numbers := tasks.next():
            yield play_games(tournament, numbers)
            tasks.done(len(numbers))
        return
    with _processes(workers) as pool:
        running: set[Future[list[Finished]]] = set()
        while True:
            # One task more than workers lies ready, so that none of them waits for us.
            while len(running) <= workers and (numbers := tasks.next()):
                with _interrupts_held_back():
                    running.add(pool.submit(play_games, tournament, numbers))
            if not running:
                return
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ready:
                games = _result_of(future)
                tasks.done(len(games))
                yield games


def _result_of(future: Future[list[Finished]]) -> list[Finished]:
    try:
        return future.result()
    except BrokenProcessPool:
        raise GameFailed(
            "one of the processes that play was killed (is there too little memory? fewer --jobs "
            "need less)",
            "arena-killed",
        ) from None


@contextmanager
def _processes(workers: int) -> Generator[ProcessPoolExecutor, None, None]:
    """Worker processes that are gone at the end, whatever they are doing."""
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_start_worker)
    try:
        yield pool
    finally:
        # A game of slow bots may take minutes: nobody waits for one after Ctrl-C.
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        pool.shutdown(cancel_futures=True)


def _start_worker() -> None:
    """Ctrl-C is for the parent, which ends its workers; and they end with it, if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _interrupts_held_back() -> Generator[None, None, None]:
    """A process started in here is deaf to Ctrl-C from its first moment, and says nothing when
    it is pressed. Ours comes through as soon as we are out again."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


# ── Ray ─────────────────────────────────────────────────────────────────────────────────────


def on_ray(tournament: Tournament, missing: Sequence[int], jobs: int | None) -> Games:
    """On the Ray cluster that RAY_ADDRESS or this machine's configuration names; if there is
    none, Ray starts one on this machine for as long as it takes."""
    with _cluster() as ray:
        workers = jobs or int(ray.cluster_resources().get("CPU", 1))
        tasks = Tasks(missing, workers)
        play = ray.remote(play_games)
        shared = ray.put(tournament)
        running: list[Any] = []
        try:
            while True:
                while len(running) <= workers and (numbers := tasks.next()):
                    running.append(play.remote(shared, numbers))
                if not running:
                    return
                ready, running = ray.wait(running)
                for reference in ready:
                    games: list[Finished] = _answer_of(ray, reference)
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
    # Ours says nothing about itself to anybody unless its owner has told it to.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    return _connected(import_module("ray"))


@contextmanager
def _connected(ray: Any) -> Generator[Any, None, None]:
    """A cluster that somebody else has connected to stays connected."""
    ours = not ray.is_initialized()
    if ours:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        yield ray
    finally:
        if ours:
            ray.shutdown()
