"""The list of open public tables, live."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from bluffhouse.house.house import House
from bluffhouse.house.storage import Store, Unreachable
from bluffhouse.rules.contract import tag_of as tag

GATHER = 0.25
"""Seconds in which changes are gathered before the watchers are told."""


class OpenTable(msgspec.Struct, frozen=True, gc=False):
    """A public table that waits for players."""

    code: str
    game: str
    host: str
    seats: int
    taken: int
    created: int


class Listed(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=tag):
    """All of them, the latest first."""

    tables: tuple[OpenTable, ...]


class Lobby:
    """Tells its watchers the whole list whenever it looks different."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.watchers: dict[Callable[[str], None], str] = {}
        """And what each of them was told last."""
        self._telling: asyncio.Task[None] | None = None
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

    async def watch(self, watcher: Callable[[str], None]) -> None:
        """From now on this watcher is told, beginning with the list as it is."""
        self.watchers[watcher] = ""
        frame = await self.frame()
        if self.watchers.get(watcher) == "":  # else it was told meanwhile
            self._tell_one(watcher, frame)

    def _tell_one(self, watcher: Callable[[str], None], frame: str) -> None:
        self.watchers[watcher] = frame
        watcher(frame)

    def _changed(self) -> None:
        if self.watchers and self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        await asyncio.sleep(GATHER)
        self._telling = None  # what changes from here on is told next time
        try:
            frame = await self.frame()
        except Unreachable:
            return
        for watcher, last in list(self.watchers.items()):
            if frame != last:
                self._tell_one(watcher, frame)
