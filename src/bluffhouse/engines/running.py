"""The engines that run for this process. Each plays one seat of one game at a time."""

from __future__ import annotations

import atexit
import logging
import os
import threading
import weakref
from itertools import count
from typing import Final

from bluffhouse.engines.messages import EngineHello
from bluffhouse.engines.process import EngineProcess

LOG = logging.getLogger("bluffhouse.engines")

MAX_RUNNING = 16
"""Most engines that one process runs at the same time. If a game's engine is taken for another
game, a new engine is sent the first game from its beginning."""


class _Place:
    """A running engine, and the bot that uses it."""

    def __init__(self, process: EngineProcess) -> None:
        self.process = process
        self.owner: weakref.ref[object] | None = None
        self.used = 0

    @property
    def free(self) -> bool:
        return self.owner is None or self.owner() is None


class RunningEngines:
    """Engine processes by command. A process whose game is over waits for the next one."""

    def __init__(self, most: int = MAX_RUNNING) -> None:
        self._most: Final = most
        self._places: list[_Place] = []
        self._lock = threading.Lock()
        self._uses = count(1)
        self._pid = os.getpid()

    def of(self, owner: object) -> EngineProcess | None:
        """Return the process that plays for the owner, or None if there is none any more."""
        for place in self._places:
            if place.owner is not None and place.owner() is owner:
                place.used = next(self._uses)
                return place.process
        return None

    def take(self, command: str, owner: object) -> EngineProcess:
        """Return a process of this command for the owner. Raises EngineError."""
        with self._lock:
            place = self._place(command)
            place.owner = weakref.ref(owner)
            return place.process

    def hello(self, command: str) -> EngineHello:
        """Return the hello of an engine. Raises EngineError."""
        with self._lock:
            return self._place(command).process.hello

    def _place(self, command: str) -> _Place:
        place = self._free_place(command)
        if place is None:
            place = _Place(EngineProcess(command))
            self._places.append(place)
        place.used = next(self._uses)
        return place

    def _free_place(self, command: str) -> _Place | None:
        """Return a place that can be reused, or None after making room for a new one."""
        for dead in [place for place in self._places if place.free and not place.process.alive]:
            LOG.warning("%s: ended between two games", dead.process.command)
            self._places.remove(dead)
            dead.process.kill()  # closes its pipes
        free = [place for place in self._places if place.free]
        for place in free:
            if place.process.command == command:
                return place
        if len(self._places) < self._most:
            return None
        oldest = min(free or self._places, key=lambda place: place.used)
        if oldest.process.command == command:
            return oldest
        self._places.remove(oldest)
        oldest.process.close()
        return None

    def release(self, owner: object) -> None:
        """Let others use the owner's process: its game is over."""
        for place in self._places:
            if place.owner is not None and place.owner() is owner:
                place.owner = None

    def drop(self, process: EngineProcess) -> None:
        """Kill a process that failed."""
        with self._lock:
            self._places = [place for place in self._places if place.process is not process]
        process.kill()

    def close(self) -> None:
        """End all engines."""
        with self._lock:
            places, self._places = self._places, []
        if os.getpid() == self._pid:  # a forked process has only copies of them
            for place in places:
                place.process.close()


RUNNING: Final = RunningEngines()
"""The engines of this process."""

atexit.register(RUNNING.close)
