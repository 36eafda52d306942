"""When Python looks for rubbish that points at itself.

Its collector looks at what is new, and every now and then at everything again. With thousands of
tables awake that takes tens of milliseconds, in which nobody's move goes on, and finds nothing: a
move leaves no cycles behind. Connections that close and tables that fall asleep do. So everything
is looked at once while it is new, a little at a time, and then left alone until the house has a
quiet moment, or memory has doubled.
"""

from __future__ import annotations

import gc
import sys
import time
from typing import Any

NEW = 1_000
"""So many new objects are looked at together: some milliseconds, with thousands of tables awake."""
QUIET = 0.1
"""A share of one core, below which the house is quiet."""
LITTLE, MUCH = 200_000, 1_000_000
"""Blocks of memory, some 20 and 100 MB. With less it is not worth a look in a quiet moment, or
in any other."""
GROWN, DOUBLED = 1.25, 2.0
"""How memory must have grown since the last look at everything for one more: in a quiet moment, or
in any other."""


class Collector:
    """Python's own, told when to look at what."""

    def __init__(self) -> None:
        self._blocks = 0
        """How many blocks of memory were left after the last look at everything."""
        self._at = self._worked = 0.0

    def begin(self) -> None:
        gc.set_threshold(NEW)
        gc.callbacks.append(_leave_alone)
        self._look_at_everything()

    def end(self) -> None:
        if _leave_alone in gc.callbacks:  # else it has not begun
            gc.callbacks.remove(_leave_alone)

    async def tick(self) -> None:
        """To be called every second or so."""
        if self._quiet():
            limit = GROWN * max(self._blocks, LITTLE)
        else:
            limit = DOUBLED * max(self._blocks, MUCH)
        if sys.getallocatedblocks() > limit:
            self._look_at_everything()

    def _quiet(self) -> bool:
        """Whether this process had little to do since we were last asked."""
        at, worked = time.monotonic(), time.process_time()
        quiet = worked - self._worked < QUIET * (at - self._at)
        self._at, self._worked = at, worked
        return quiet

    def _look_at_everything(self) -> None:
        gc.unfreeze()
        gc.collect()  # which leaves alone what stays, as every look does
        self._blocks = sys.getallocatedblocks()


def _leave_alone(phase: str, _: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()
