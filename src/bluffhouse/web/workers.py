"""Several processes behind one socket: started, replaced when they die, ended together."""

from __future__ import annotations

import logging
import os
import selectors
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable

from bluffhouse.house.settings import Settings
from bluffhouse.web.serve import serve, set_up_log

LOG = logging.getLogger("bluffhouse.workers")

ENDINGS = (signal.SIGTERM, signal.SIGINT)
FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0
"""Seconds before a worker that died is replaced: the first time, and when it dies every time."""
SETTLED = 30.0
"""Seconds after which a worker's death has nothing to do with the one before."""
LAST_CALL = 30.0
"""Seconds that workers have to end when they are asked to."""


class Worker:
    """A place for a process, and the process in it."""

    def __init__(self) -> None:
        self.pid: int | None = None
        self.started = 0.0
        self.opened = False
        self.deaths = 0
        """In a row, without one having served for long."""
        self.due = 0.0
        """When the next process may start here."""


def serve_with_workers(settings: Settings, door: socket.socket, opened: Callable[[], None]) -> int:
    """Serve until a signal ends it, and answer the exit status; `opened` is called when all serve.
    If one cannot even open at the beginning, none stays. Once the house is open, one that dies is
    replaced, less and less eagerly if it keeps dying."""
    set_up_log(settings)
    return Crew(settings, door, opened).run()


class Crew:
    """The process that serves nobody itself and watches over those that do."""

    def __init__(self, settings: Settings, door: socket.socket, opened: Callable[[], None]) -> None:
        self._settings = settings
        self._door = door
        self._opened = opened
        self._open = False
        self._workers = [Worker() for _ in range(settings.workers)]
        self._watched = selectors.DefaultSelector()
        # A worker reads here: what it reads is the end of this process, however that came.
        self._lifeline, self._our_end = os.pipe()
        self._deadline: float | None = None
        self._status = 0

    def run(self) -> int:
        waker, woken = socket.socketpair()
        for end in (waker, woken):
            end.setblocking(False)
        self._watched.register(woken, selectors.EVENT_READ)
        signal.set_wakeup_fd(waker.fileno())
        for number in ENDINGS:
            signal.signal(number, lambda *_: self._stop())
        while self._deadline is None or any(worker.pid for worker in self._workers):
            self._start_due()
            for key, _ in self._watched.select(self._patience()):
                if key.fileobj is woken:
                    woken.recv(100)
                else:
                    self._hear(key.fd, key.data)
            if self._deadline is not None and time.monotonic() > self._deadline:
                LOG.error("workers that do not end are killed")
                self._signal(signal.SIGKILL)
        signal.set_wakeup_fd(-1)
        return self._status

    def _patience(self) -> float | None:
        """How long nothing can be to do."""
        times = [worker.due for worker in self._workers if worker.pid is None]
        if self._deadline is not None:
            times = [self._deadline]
        return max(0.0, min(times) - time.monotonic()) if times else None

    # ── starting ────────────────────────────────────────────────────────────────────────────

    def _start_due(self) -> None:
        for worker in self._workers:
            if worker.pid is None and self._deadline is None and worker.due <= time.monotonic():
                self._start(worker)

    def _start(self, worker: Worker) -> None:
        reads, writes = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        # A signal must find either no worker or one that we know, and in it not our own ears.
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
        # There is no thread and no event loop here that a copy could miss.
        pid = os.fork()
        if pid == 0:
            self._work(writes)
        os.close(writes)
        worker.pid, worker.started, worker.opened = pid, time.monotonic(), False
        self._watched.register(reads, selectors.EVENT_READ, worker)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)

    def _work(self, told: int) -> None:
        """All that a worker does. It never returns."""
        status = 1
        try:
            signal.set_wakeup_fd(-1)
            for number in ENDINGS:
                signal.signal(number, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
            os.close(self._our_end)
            threading.Thread(target=_end_with, args=(self._lifeline,), daemon=True).start()
            if serve(self._settings, self._door, lambda: _tell(told)):
                status = 0
        except BaseException:
            LOG.critical("a worker failed", exc_info=True)
        finally:
            sys.stderr.flush()
            os._exit(status)

    # ── watching ────────────────────────────────────────────────────────────────────────────

    def _hear(self, told: int, worker: Worker) -> None:
        """A worker serves; or, with nothing to read, it is gone."""
        if os.read(told, 1):
            worker.opened = True
            if not self._open and all(worker.opened for worker in self._workers):
                self._open = True
                self._opened()
            return
        self._watched.unregister(told)
        os.close(told)
        assert worker.pid is not None
        _, status = os.waitpid(worker.pid, 0)
        pid, worker.pid = worker.pid, None
        if self._deadline is not None:
            return
        how = os.waitstatus_to_exitcode(status)
        LOG.error("worker process %d ended with %d", pid, how)
        if not self._open:
            LOG.critical("a worker could not open the house; closing")
            self._status = 1
            self._stop()
            return
        lived = time.monotonic() - worker.started
        worker.deaths = 1 if worker.opened and lived > SETTLED else worker.deaths + 1
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** (worker.deaths - 1))
        worker.due = time.monotonic() + pause

    # ── ending ──────────────────────────────────────────────────────────────────────────────

    def _stop(self) -> None:
        if self._deadline is None:
            self._deadline = time.monotonic() + LAST_CALL
            self._door.close()
        self._signal(signal.SIGTERM)

    def _signal(self, number: signal.Signals) -> None:
        for worker in self._workers:
            if worker.pid is not None:
                os.kill(worker.pid, number)


def _tell(told: int) -> None:
    os.write(told, b"!")


def _end_with(lifeline: int) -> None:
    """Without the first process nobody would end this one."""
    os.read(lifeline, 1)
    os.kill(os.getpid(), signal.SIGTERM)
