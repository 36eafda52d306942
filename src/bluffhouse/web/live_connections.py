"""The live connections of this worker, for the operator's desk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bluffhouse.house.announcements import Announcements
from bluffhouse.house.bans import Bans
from bluffhouse.house.frames import Announcement, encode
from bluffhouse.house.judge import Person
from bluffhouse.house.refusal import Refusal


class LiveConnection:
    """A WebSocket of a table or of the list of open tables, or an agent at a table."""

    __slots__ = ("address", "drop", "person", "send")

    def __init__(
        self,
        person: Person,
        address: str,
        send: Callable[[str], None],
        drop: Callable[[], None],
    ) -> None:
        self.person = person
        self.address = address
        self.send = send
        self.drop = drop
        """Close it. The client then reconnects, and is told if it may not."""


class LiveConnections:
    """All live connections. Announcements go to each of them; a ban ends those it concerns."""

    def __init__(self, announcements: Announcements, bans: Bans) -> None:
        self._announcements = announcements
        self._bans = bans
        self._all: dict[LiveConnection, None] = {}
        announcements.on_change.add(self._announce)
        bans.on_change.add(self._end_banned)

    def __iter__(self) -> Iterator[LiveConnection]:
        return iter(list(self._all))

    @contextmanager
    def added(self, connection: LiveConnection) -> Iterator[None]:
        """List the connection for as long as the `with` block runs, and send it the announcements
        of the operator."""
        self._all[connection] = None
        current = self._announcements.current
        if current is not None:
            connection.send(encode(current))
        try:
            yield
        finally:
            del self._all[connection]

    def _announce(self, announcement: Announcement) -> None:
        frame = encode(announcement)
        for connection in self:
            connection.send(frame)

    def _end_banned(self) -> None:
        for connection in self:
            try:
                self._bans.check_person(connection.person.id)
                self._bans.check_address(connection.address)
            except Refusal:
                connection.drop()
