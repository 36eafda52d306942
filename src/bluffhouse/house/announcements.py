"""The operator's announcement to everybody who is connected."""

from __future__ import annotations

from collections.abc import Callable

from bluffhouse.house.frames import Announcement
from bluffhouse.house.liveness import Liveness
from bluffhouse.house.storage import Store
from bluffhouse.house.storage.store import HouseSignal
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.wall_clock import now

LIFETIME = 12 * 3_600_000
"""Milliseconds for which people who connect see an announcement, unless it is withdrawn."""


class Announcements:
    """The current announcement. It is kept in memory only: a restart ends it."""

    def __init__(self, database: StoreAccess, liveness: Liveness) -> None:
        self._database = database
        self._liveness = liveness
        self._current: Announcement | None = None
        self.on_change: set[Callable[[Announcement], None]] = set()

    @property
    def current(self) -> Announcement | None:
        """The announcement that is shown now, or None."""
        current = self._current
        return None if current is None or now() - current.at > LIFETIME else current

    async def announce(self, text: str) -> None:
        """Show a text at all workers; an empty one withdraws the last. Raises Unreachable."""
        self.show(text)
        if self._database.shared:
            signal = HouseSignal("announcement", text)
            await self._database.read(Store.tell_workers, signal, self._liveness.worker)

    def show(self, text: str) -> None:
        """Show a text to everybody who is connected to this worker."""
        shown = Announcement(text, now())
        self._current = shown if text else None
        for listener in list(self.on_change):
            listener(shown)
