"""Figures of this worker over time, for the charts of the operator's desk."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from bluffhouse.house.house import House
from bluffhouse.house.wall_clock import now

EVERY = 5.0
"""Seconds between two samples."""
KEPT = 1440
"""Samples kept: two hours of them."""


class Sample(NamedTuple):
    """The figures at one moment, or since the last sample."""

    at: int
    connections: float
    moves: float
    """Moves per second."""
    waiting: float
    """Decisions that wait for a bot."""
    refusals: float
    """Refusals per second."""
    memory: float
    """Megabytes; 0 if the system does not say."""
    commit: float
    """Milliseconds of the slowest transaction."""


class HouseFigures(msgspec.Struct, frozen=True):
    """Figures over time, as one list per figure, from the oldest sample to the latest."""

    every: float
    """Seconds between two samples."""
    at: tuple[int, ...]
    """When each sample was taken, in milliseconds since 1970."""
    connections: tuple[float, ...]
    moves: tuple[float, ...]
    """Moves per second."""
    waiting: tuple[float, ...]
    """Decisions that wait for a bot."""
    refusals: tuple[float, ...]
    """Refused commands and requests per second."""
    memory: tuple[float, ...]
    """Megabytes of this worker; 0 if the system does not say."""
    commit: tuple[float, ...]
    """Milliseconds that the slowest transaction took."""


class FigureRecorder:
    """Takes samples and keeps the latest ones."""

    def __init__(self, house: House, connections: Callable[[], int]) -> None:
        self._house = house
        self._connections = connections
        self._samples: deque[Sample] = deque(maxlen=KEPT)
        self._counted = dict(house.counts)

    async def run(self) -> None:
        """Take samples until cancelled."""
        while True:
            self.sample()
            await asyncio.sleep(EVERY)

    def sample(self) -> None:
        """Take one sample."""
        house, before = self._house, self._counted
        self._counted = dict(house.counts)
        rates = {name: (self._counted[name] - before[name]) / EVERY for name in before}
        times = house.commit_times.take()
        self._samples.append(
            Sample(
                now(),
                self._connections(),
                rates["moves"],
                sum(house.runner.bot_queue.waiting.values()),
                rates["refusals"],
                memory_megabytes(),
                0.0 if times is None else round(times[1] * 1000, 1),
            )
        )

    def since(self, after: int) -> HouseFigures:
        """Return the samples taken after that time."""
        wanted = [sample for sample in self._samples if sample.at > after]
        columns = [tuple(column) for column in zip(*wanted, strict=True)]
        at, *others = columns or [()] * len(Sample._fields)
        return HouseFigures(EVERY, at, *others)


def memory_megabytes() -> float:
    """Return the megabytes that this process uses, or 0 if the system does not say."""
    try:
        with open("/proc/self/statm", "rb") as file:
            pages = int(file.read().split()[1])
    except (OSError, IndexError, ValueError):
        return 0.0
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000, 1)
