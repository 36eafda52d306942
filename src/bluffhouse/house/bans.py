"""The people and addresses that the operator has banned."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from typing import NamedTuple

import sqlalchemy as sa

from bluffhouse.house.liveness import Liveness
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Store
from bluffhouse.house.storage.schema import bans
from bluffhouse.house.storage.store import HouseSignal
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.wall_clock import now

HOUR = 3_600_000
"""Milliseconds in an hour."""


class Ban(NamedTuple):
    """A person or an address that may not use the house."""

    id: int
    person: int | None
    address: str | None
    note: str
    """A reminder for the operator; nobody else sees it."""
    created: int
    until: int | None
    """When the ban ends, in milliseconds since 1970; None: never."""


class Bans:
    """All bans, kept in memory so that checks are cheap."""

    def __init__(self, database: StoreAccess, liveness: Liveness) -> None:
        self._database = database
        self._liveness = liveness
        self._loading = asyncio.Lock()
        """Held while reading, so that an earlier read never replaces a later one."""
        self._people: dict[int, Ban] = {}
        self._addresses: dict[str, Ban] = {}
        self.on_change: set[Callable[[], None]] = set()
        """Called when the bans have changed, to end the connections of banned people."""

    @property
    def all(self) -> list[Ban]:
        """The bans in force, the latest first."""
        held = {ban.id: ban for ban in (*self._people.values(), *self._addresses.values())}
        at = now()
        return [held[id] for id in sorted(held, reverse=True) if not _over(held[id], at)]

    async def load(self) -> None:
        """Read the bans from the store. Raises Unreachable."""
        async with self._loading:
            found = await self._database.read(_read, now())
            self._people = {ban.person: ban for ban in found if ban.person is not None}
            self._addresses = {ban.address: ban for ban in found if ban.address is not None}
        for listener in list(self.on_change):
            listener()

    async def add(
        self, person: int | None, address: str | None, note: str, until: int | None
    ) -> None:
        """Ban a person or an address, replacing an earlier ban. Raises Unreachable."""
        ban = Ban(0, person, address, note, now(), until)
        await self._database.write(_add, ban, self._liveness.worker)
        await self.load()

    async def lift(self, id: int) -> bool:
        """End a ban; return whether there was one. Raises Unreachable."""
        found = await self._database.write(_lift, id, self._liveness.worker)
        await self.load()
        return found

    def check_person(self, person: int) -> None:
        """Raise Refusal if this person is banned."""
        ban = self._people.get(person)
        if ban is not None:
            _check(ban)

    def check_address(self, address: str) -> None:
        """Raise Refusal if this address is banned."""
        ban = self._addresses.get(address)
        if ban is not None:
            _check(ban)


def _over(ban: Ban, at: int) -> bool:
    return ban.until is not None and ban.until <= at


def _check(ban: Ban) -> None:
    at = now()
    if ban.until is None:
        raise Refusal("banned")
    if not _over(ban, at):
        raise Refusal("banned-until", hours=math.ceil((ban.until - at) / HOUR))


def _read(store: Store, at: int) -> list[Ban]:
    columns = [bans.c[name] for name in Ban._fields]
    held = sa.or_(bans.c.until.is_(None), bans.c.until > at)
    with store.transaction() as connection:
        rows = connection.execute(sa.select(*columns).where(held).order_by(bans.c.id))
        return [Ban(*row) for row in rows]


def _add(store: Store, ban: Ban, worker: int) -> None:
    same = bans.c.person == ban.person if ban.person is not None else bans.c.address == ban.address
    row = {name: value for name, value in ban._asdict().items() if name != "id"}
    with store.transaction() as connection:
        connection.execute(sa.delete(bans).where(same))
        connection.execute(sa.insert(bans).values(row))
        store.send_house_signal(connection, HouseSignal("bans"), worker)


def _lift(store: Store, id: int, worker: int) -> bool:
    with store.transaction() as connection:
        lifted = connection.execute(sa.delete(bans).where(bans.c.id == id).returning(bans.c.id))
        found = lifted.first() is not None
        store.send_house_signal(connection, HouseSignal("bans"), worker)
    return found
