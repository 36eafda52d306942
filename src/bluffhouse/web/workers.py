"""Several worker processes behind one socket: start them, replace the dead, end all together."""

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

END_SIGNALS = (signal.SIGTERM, signal.SIGINT)
MIN_RESTART_DELAY = 0.5
"""Seconds before a worker that died is replaced; doubled with each death in a row."""
MAX_RESTART_DELAY = 30.0
"""Maximum number of seconds before a worker that keeps dying is replaced."""
SETTLED_SECONDS = 30.0
"""Seconds of service after which a death no longer counts as one in a row."""
GRACE_SECONDS = 30.0
"""Seconds that workers have to end before they are killed."""


class Worker:
    """A slot for a worker process, and the process in it, if any."""

    def __init__(self, place: int) -> None:
        self.place = place
        """Its place among the workers, from 0."""
        self.pid: int | None = None
        self.started = 0.0
        self.opened = False
        self.deaths = 0
        """Deaths in a row, without the process having served for long."""
        self.due = 0.0
        """Monotonic time from which the next process may start in this slot."""


def serve_with_workers(
    settings: Settings,
    listener: socket.socket,
    opened: Callable[[], None],
    operations: socket.socket | None = None,
) -> int:
    """Serve until a signal ends it, and return the exit status; call `opened` when all serve.

    Every worker also serves the operator on the socket `operations`.

    If a worker cannot open at the beginning, all are ended. Once the house is open, a worker that
    dies is replaced, after longer and longer delays if it keeps dying.
    """
    set_up_log(settings)
    return Supervisor(settings, listener, opened, operations).run()


class Supervisor:
    """Runs in the parent process, which serves nobody itself, and watches over the workers."""

    def __init__(
        self,
        settings: Settings,
        listener: socket.socket,
        opened: Callable[[], None],
        operations: socket.socket | None,
    ) -> None:
        self._settings = settings
        self._listener = listener
        self._operations = operations
        self._opened = opened
        self._open = False
        self._workers = [Worker(place) for place in range(settings.workers)]
        self._watched = selectors.DefaultSelector()
        # Each worker reads from this pipe: it closes when this process ends, however that happens.
        self._lifeline, self._lifeline_writer = os.pipe()
        self._deadline: float | None = None
        """Monotonic time at which workers that still run are killed; None: not ending yet."""
        self._status = 0

    def run(self) -> int:
        waker, woken = socket.socketpair()
        for end in (waker, woken):
            end.setblocking(False)
        self._watched.register(woken, selectors.EVENT_READ)
        signal.set_wakeup_fd(waker.fileno())
        for number in END_SIGNALS:
            signal.signal(number, lambda *_: self._stop())
        while self._deadline is None or any(worker.pid for worker in self._workers):
            self._start_due()
            for key, _ in self._watched.select(self._seconds_until_due()):
                if key.fileobj is woken:
                    woken.recv(100)
                else:
                    self._on_report(key.fd, key.data)
            if self._deadline is not None and time.monotonic() > self._deadline:
                LOG.error("killing the workers that did not end in time")
                self._signal(signal.SIGKILL)
        signal.set_wakeup_fd(-1)
        return self._status

    def _seconds_until_due(self) -> float | None:
        """Seconds until a worker must be started or killed; None if nothing is planned."""
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
        # Hold signals back until the new worker is registered here, and until the worker has
        # replaced the signal handlers that it inherits.
        signal.pthread_sigmask(signal.SIG_BLOCK, END_SIGNALS)
        # Forking is safe: this process has no other threads and no event loop.
        pid = os.fork()
        if pid == 0:
            self._work(worker.place, writes)
        os.close(writes)
        worker.pid, worker.started, worker.opened = pid, time.monotonic(), False
        self._watched.register(reads, selectors.EVENT_READ, worker)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, END_SIGNALS)

    def _work(self, place: int, report: int) -> None:
        """Serve as a worker, then exit the process; report to the pipe once it serves."""
        status = 1
        try:
            signal.set_wakeup_fd(-1)
            for number in END_SIGNALS:
                signal.signal(number, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, END_SIGNALS)
            os.close(self._lifeline_writer)
            threading.Thread(target=_end_with_parent, args=(self._lifeline,), daemon=True).start()
            if serve(
                self._settings,
                self._listener,
                lambda: _report_open(report),
                self._operations,
                place,
            ):
                status = 0
        except BaseException:
            LOG.critical("a worker failed", exc_info=True)
        finally:
            sys.stderr.flush()
            os._exit(status)

    # ── watching ────────────────────────────────────────────────────────────────────────────

    def _on_report(self, report: int, worker: Worker) -> None:
        """Handle a worker's pipe: a byte means that it serves, the pipe's end that it died."""
        if os.read(report, 1):
            worker.opened = True
            if not self._open and all(worker.opened for worker in self._workers):
                self._open = True
                self._opened()
            return
        self._watched.unregister(report)
        os.close(report)
        assert worker.pid is not None
        _, status = os.waitpid(worker.pid, 0)
        pid, worker.pid = worker.pid, None
        if self._deadline is not None:
            return
        LOG.error("worker process %d ended with %d", pid, os.waitstatus_to_exitcode(status))
        if not self._open:
            LOG.critical("a worker could not open the house; closing")
            self._status = 1
            self._stop()
            return
        lived = time.monotonic() - worker.started
        worker.deaths = 1 if worker.opened and lived > SETTLED_SECONDS else worker.deaths + 1
        delay = min(MAX_RESTART_DELAY, MIN_RESTART_DELAY * 2.0 ** (worker.deaths - 1))
        worker.due = time.monotonic() + delay

    # ── ending ──────────────────────────────────────────────────────────────────────────────

    def _stop(self) -> None:
        if self._deadline is None:
            self._deadline = time.monotonic() + GRACE_SECONDS
            self._listener.close()
            if self._operations is not None:
                self._operations.close()
        self._signal(signal.SIGTERM)

    def _signal(self, number: signal.Signals) -> None:
        for worker in self._workers:
            if worker.pid is not None:
                os.kill(worker.pid, number)


def _report_open(report: int) -> None:
    """Tell the parent process that this worker serves."""
    os.write(report, b"!")


def _end_with_parent(lifeline: int) -> None:
    """End this process when the parent process is gone, since nobody else would."""
    os.read(lifeline, 1)
    os.kill(os.getpid(), signal.SIGTERM)
