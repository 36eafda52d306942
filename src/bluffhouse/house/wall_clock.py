"""The current time. Tables and clocks never read it themselves: they are told."""

from __future__ import annotations

import time
from collections.abc import Callable


class WallClock:
    """The machine's clock, made to run forward only.

    If the machine's clock is set forward, or the machine wakes from sleep, this one follows. If
    it is set back, this one goes on at its own pace: otherwise clocks of games would stand still
    until the same hour comes round again, and time already counted would be counted twice.
    """

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        monotonic: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._ahead = wall() - monotonic()
        """Nanoseconds by which this clock is ahead of the monotonic one; never less than before."""

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        # In this order, a pause between the two readings cannot push the clock forward.
        wall = self._wall()
        monotonic = self._monotonic()
        if wall - monotonic > self._ahead:
            self._ahead = wall - monotonic
        return (monotonic + self._ahead) // 1_000_000

    def advance_to(self, moment: int) -> int:
        """Go on from this moment if it is later than now. Return the milliseconds skipped."""
        skipped = max(0, moment - self.now())
        self._ahead += skipped * 1_000_000
        return skipped


CLOCK = WallClock()
"""The clock of this process."""


def now() -> int:
    """Return the time in milliseconds since 1970, never less than before."""
    return CLOCK.now()
