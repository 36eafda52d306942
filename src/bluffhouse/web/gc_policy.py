"""When to run Python's cyclic garbage collector.

By default Python scans the new objects often and all objects now and then. With thousands of tables
in memory a full scan takes tens of milliseconds, during which no move is processed, and it finds
nothing: a move leaves no reference cycles behind. Closed connections and tables that left memory
do. So each object is scanned once while it is new, in small batches, and then frozen until the
process is idle or its memory has doubled.
"""

from __future__ import annotations

import gc
import sys
import time
from typing import Any

NEW_OBJECTS_PER_SCAN = 1_000
"""New objects scanned together: a few milliseconds, with thousands of tables in memory."""
IDLE_CPU_SHARE = 0.1
"""Share of one core below which the process counts as idle."""
MIN_BLOCKS_WHEN_IDLE = 200_000
"""Memory blocks (about 20 MB) that an idle process must hold before a full scan is worth it."""
MIN_BLOCKS_WHEN_BUSY = 1_000_000
"""Memory blocks (about 100 MB) that a busy process must hold before a full scan is worth it."""
GROWTH_WHEN_IDLE = 1.25
"""Growth of memory since the last full scan that triggers the next one in an idle process."""
GROWTH_WHEN_BUSY = 2.0
"""Growth of memory since the last full scan that triggers the next one in a busy process."""


class GcPolicy:
    """Tells Python's collector when to scan new objects and when to scan everything."""

    def __init__(self) -> None:
        self._blocks_after_scan = 0
        """Memory blocks left after the last full scan."""
        self._last_time = self._last_cpu_time = 0.0

    def start(self) -> None:
        """Take over from Python's default policy, beginning with a full scan."""
        gc.set_threshold(NEW_OBJECTS_PER_SCAN)
        gc.callbacks.append(_freeze_survivors)
        self._scan_everything()

    def stop(self) -> None:
        """Stop freezing what survives a scan. Does nothing if the policy was never started."""
        if _freeze_survivors in gc.callbacks:
            gc.callbacks.remove(_freeze_survivors)

    async def tick(self) -> None:
        """Scan everything if it is due. Call this about once a second."""
        if self._idle():
            limit = GROWTH_WHEN_IDLE * max(self._blocks_after_scan, MIN_BLOCKS_WHEN_IDLE)
        else:
            limit = GROWTH_WHEN_BUSY * max(self._blocks_after_scan, MIN_BLOCKS_WHEN_BUSY)
        if sys.getallocatedblocks() > limit:
            self._scan_everything()

    def _idle(self) -> bool:
        """Whether this process used little CPU since the last call."""
        at, cpu_time = time.monotonic(), time.process_time()
        idle = cpu_time - self._last_cpu_time < IDLE_CPU_SHARE * (at - self._last_time)
        self._last_time, self._last_cpu_time = at, cpu_time
        return idle

    def _scan_everything(self) -> None:
        gc.unfreeze()
        gc.collect()  # the callback freezes the survivors again
        self._blocks_after_scan = sys.getallocatedblocks()


def _freeze_survivors(phase: str, _: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()
