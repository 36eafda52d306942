"""The list of open public tables, kept up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from bluffhouse.house.house import House
from bluffhouse.house.storage import DamagedPages, Store, Unreachable
from bluffhouse.rules.contract import tag_of as tag

GATHER = 0.25
"""Seconds in which changes are collected before the list is sent."""


class OpenTable(msgspec.Struct, frozen=True, gc=False):
    """A public table that waits for players."""

    code: str
    game: str
    host: str
    seats: int
    taken: int
    created: int


class Listed(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=tag):
    """All open tables, the latest first."""

    tables: tuple[OpenTable, ...]


class Lobby:
    """Sends its viewers the whole list whenever it changes."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.viewers: dict[Callable[[str], None], str] = {}
        """By viewer, the list it was sent last."""
        self._sending: asyncio.Task[None] | None = None
        house.on_listed.add(self._changed)

    async def tables(self) -> tuple[OpenTable, ...]:
        rows = await self._house.database.read(Store.open_tables)
        names = await self._house.database.read(Store.names_of, {row.host for row in rows})
        return tuple(
            OpenTable(row.code, row.game, names[row.host], row.seats, row.taken, row.created)
            for row in rows
        )

    async def frame(self) -> str:
        return msgspec.json.encode(Listed(await self.tables())).decode()

    async def add(self, viewer: Callable[[str], None]) -> None:
        """Send this viewer the list now, and again whenever it changes."""
        self.viewers[viewer] = ""
        frame = await self.frame()
        if self.viewers.get(viewer) == "":  # otherwise it was sent meanwhile
            self._send(viewer, frame)

    def _send(self, viewer: Callable[[str], None], frame: str) -> None:
        self.viewers[viewer] = frame
        viewer(frame)

    def refresh(self) -> None:
        """Send the list again, since a host's name has changed."""
        self._changed()

    def _changed(self) -> None:
        if self.viewers and self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        await asyncio.sleep(GATHER)
        self._sending = None  # what changes from here on is sent next time
        try:
            frame = await self.frame()
        except (Unreachable, DamagedPages):
            return
        for viewer, last in list(self.viewers.items()):
            if frame != last:
                self._send(viewer, frame)
