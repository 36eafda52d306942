"""Which workers are alive, and when the house was closed.

Every worker writes a heartbeat. A worker that stops is dead after a while, and its connections
are gone. If nobody could write, the house was closed, and that time counts for no clock.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bluffhouse.house.clocks import DAY, Closures
from bluffhouse.house.storage import Store, Unreachable
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.table import Table
from bluffhouse.house.wall_clock import CLOCK, now

LOG = logging.getLogger("bluffhouse.house")

HEARTBEAT = 2.0
"""Seconds between heartbeats."""
DEAD_AFTER = 10_000
"""Milliseconds without a heartbeat after which a worker counts as dead."""

CLOCK_TOLERANCE = 1_000
"""Milliseconds by which clocks of two machines may differ before the log says so."""


class Liveness:
    """This worker's heartbeat, and what it knows of the others."""

    def __init__(self, database: StoreAccess) -> None:
        self._database = database
        self.worker = 0
        """This worker's id, from `arrive` on."""
        self.closures = Closures()
        self._alive: set[int] = set()
        self._last_beat = now()
        """When the database last took our heartbeat."""

    async def arrive(self) -> None:
        """Register this worker and read when the house was closed."""
        skipped = CLOCK.advance_to(await self._database.read(Store.last_heartbeat))
        if skipped > DAY:
            LOG.error(
                "the last heartbeat of the house is %d days ahead of this machine's clock. If "
                "this clock is wrong, set it and restart the house. If it is right, the house "
                "once ran with a wrong one: restore a backup from before that. Until then, the "
                "house's dates are ahead and devices may be signed out too early",
                skipped // DAY,
            )
        elif skipped > CLOCK_TOLERANCE:
            LOG.warning(
                "this machine's clock is %d seconds behind the last heartbeat of the house; the "
                "house goes on from there",
                skipped // 1000,
            )
        self._last_beat = now()
        patience = DEAD_AFTER if self._database.shared else 0
        self.worker, closed = await self._database.read(Store.add_worker, now(), patience)
        self.closures = Closures(closed)
        self._alive, _ = await self._beat()

    async def leave(self) -> None:
        """Write the last heartbeat."""
        try:
            await self._database.write(Store.end_worker, self.worker, now())
        except Unreachable:
            LOG.warning("the database does not answer; closing without a last heartbeat")

    async def run(self, on_deaths: Callable[[], None]) -> None:
        """Write heartbeats forever; call `on_deaths` when another worker has died."""
        while True:
            try:
                at = now()
                living, closed = await self._beat()
                self._database.reachable = True
                for since, until in closed:
                    LOG.warning("the house was closed for %d seconds", (until - since) // 1000)
                    self.closures.add(since, until)
                late, self._last_beat = self.late, at
                if late:
                    # After an outage every worker gets the chance to report first.
                    self._alive |= living
                else:
                    dead, self._alive = self._alive - living, living
                    if dead:
                        names = ", ".join(f"worker {id}" for id in sorted(dead))
                        LOG.warning("no heartbeat from %s", names)
                        on_deaths()
            except Unreachable as error:
                if self._database.reachable:
                    LOG.warning("the database does not answer: %s", error)
                self._database.reachable = False
            await asyncio.sleep(HEARTBEAT)

    async def _beat(self) -> tuple[set[int], list[tuple[int, int]]]:
        at = now()
        return await self._database.write(Store.heartbeat, self.worker, at, at - DEAD_AFTER)

    @property
    def late(self) -> bool:
        """Whether our heartbeat is late: the database was away or this machine asleep, and we do
        not know yet how long the house was closed."""
        return now() - self._last_beat > DEAD_AFTER / 2

    def forget_dead(self, table: Table) -> None:
        """Drop a table's connections through dead workers. Ids above all we know belong to
        workers that arrived since the last heartbeat: they count as alive until the next."""
        newest = max(self._alive)
        self._alive |= {id for workers in table.workers for id in workers if id > newest}
        table.forget_workers(self._alive, now())
