"""Figures of the house over time, for the charts of the operator's desk.

Every worker takes its samples at the same moments and sends them to the others, so each of them can
answer for the whole house.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic
from typing import NamedTuple

import msgspec

from bluffhouse.house.house import House
from bluffhouse.house.storage import Unreachable
from bluffhouse.house.storage.store import HouseSignal
from bluffhouse.house.wall_clock import now

EVERY = 5.0
"""Seconds between two samples."""
KEPT = 1440
"""Moments of which samples are kept: two hours."""
SETTLE = 1500
"""Milliseconds to wait for the samples of other workers before a moment is shown."""


class Sample(NamedTuple):
    """The figures of one worker at one moment, or since the last sample."""

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


class WorkerSample(msgspec.Struct, frozen=True, array_like=True):
    """A sample as another worker gets it."""

    worker: int
    at: int
    sample: Sample


class HouseFigures(msgspec.Struct, frozen=True):
    """Figures of all workers over time, as one list per figure, from the oldest sample to the
    latest."""

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
    """Megabytes of all workers; 0 if the system does not say."""
    commit: tuple[float, ...]
    """Milliseconds that the slowest transaction took."""


class FigureRecorder:
    """Takes samples of this worker, and keeps the latest ones of all workers."""

    def __init__(self, house: House, connections: Callable[[], int]) -> None:
        self._house = house
        self._connections = connections
        self._samples: dict[int, dict[int, Sample]] = {}
        """The samples of each worker, by the moment they were taken at."""
        self._counted = dict(house.counts)
        self._counted_at = monotonic()
        self._decode = msgspec.json.Decoder(WorkerSample).decode
        house.on_figures.add(self._heard)

    async def run(self) -> None:
        """Take samples until cancelled."""
        every = round(EVERY * 1000)
        at = now() // every * every
        while True:
            sample = self._sample()
            self.keep(self._house.liveness.worker, at, sample)
            if self._house.database.shared:
                await self._send(at, sample)
            await asyncio.sleep((at + every - now()) / 1000)
            # The next moment, even if the sleep ended a little early.
            at = max(at + every, now() // every * every)

    async def _send(self, at: int, sample: Sample) -> None:
        """Send a sample to the other workers."""
        told = WorkerSample(self._house.liveness.worker, at, sample)
        with suppress(Unreachable):  # the next one tells them how things are then
            await self._house.tell_workers(
                HouseSignal("figures", msgspec.json.encode(told).decode())
            )

    def _heard(self, text: str) -> None:
        """Keep a sample of another worker."""
        with suppress(msgspec.DecodeError):  # a newer worker's
            told = self._decode(text)
            self.keep(told.worker, told.at, told.sample)

    def _sample(self) -> Sample:
        house, before, began = self._house, self._counted, self._counted_at
        self._counted, self._counted_at = dict(house.counts), monotonic()
        # Longer than usual if the database did not answer for a while.
        seconds = max(EVERY, self._counted_at - began)
        rates = {name: (self._counted[name] - before[name]) / seconds for name in before}
        times = house.commit_times.take()
        return Sample(
            self._connections(),
            rates["moves"],
            sum(house.runner.bot_queue.waiting.values()),
            rates["refusals"],
            memory_megabytes(),
            0.0 if times is None else round(times[1] * 1000, 1),
        )

    def keep(self, worker: int, at: int, sample: Sample) -> None:
        """Keep the sample that a worker took at that moment, and forget the oldest moment if there
        are too many."""
        self._samples.setdefault(at, {})[worker] = sample
        while len(self._samples) > KEPT:
            del self._samples[min(self._samples)]

    def since(self, after: int) -> HouseFigures:
        """Return the samples taken after that time, all workers together."""
        latest = now() - SETTLE if self._house.database.shared else now()
        wanted = sorted(at for at in self._samples if after < at <= latest)
        totals = [together(self._samples[at].values()) for at in wanted]
        columns = [tuple(column) for column in zip(*totals, strict=True)]
        return HouseFigures(EVERY, tuple(wanted), *(columns or [()] * len(Sample._fields)))


def together(samples: Iterable[Sample]) -> Sample:
    """Return the figures of several workers as one: their sums, and the slowest transaction."""
    connections, moves, waiting, refusals, memory, commit = zip(*samples, strict=True)
    return Sample(
        sum(connections), sum(moves), sum(waiting), sum(refusals), sum(memory), max(commit)
    )


def memory_megabytes() -> float:
    """Return the megabytes that this process uses, or 0 if the system does not say."""
    try:
        with open("/proc/self/statm", "rb") as file:
            pages = int(file.read().split()[1])
    except (OSError, IndexError, ValueError):
        return 0.0
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000, 1)
