"""Find tables for clients, and limit how many codes an address may guess."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bluffhouse.house.judge import Person
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.house.table_registry import TableRegistry
from bluffhouse.house.table_session import TableSession
from bluffhouse.web.guard import HOUR, Allowance, address_of, from_own_machine

NO_TABLE = "no-such-table"


class TableCodes:
    """Counts the wrong codes from each address. After too many, an address learns nothing more
    about any code, except for tables where the person has a seat."""

    def __init__(self, settings: Settings, registry: TableRegistry) -> None:
        self._registry = registry
        self._proxy = settings.proxy
        self._wrong = Allowance(settings.max_wrong_codes_per_address, HOUR)
        self._tried = Allowance(1, HOUR)
        """By address and code: a page that keeps asking for one lost table guesses once."""

    @contextmanager
    def guessing(self, scope: Any, code: str) -> Iterator[None]:
        """Count a wrong code if the block finds no table. Raises Refusal after too many of them."""
        if from_own_machine(scope, self._proxy):
            yield
            return
        address = address_of(scope, self._proxy)
        wait = self._wrong.wait(address)
        if wait:
            raise Refusal("too-many-codes", minutes=math.ceil(wait / 60))
        try:
            yield
        except Refusal as refusal:
            if refusal.reason == NO_TABLE and self._tried.use(f"{address} {code}"):
                self._wrong.use(address)
            raise

    async def session(self, scope: Any, code: str, person: Person) -> TableSession:
        """Wake the table with this code and return its session. Raises Refusal."""
        try:
            with self.guessing(scope, code):
                return await self._registry.current(code)
        except Refusal as refusal:
            if refusal.reason == "too-many-codes":
                session = await self._own_table(code, person)
                if session is not None:
                    return session
            raise

    async def _own_table(self, code: str, person: Person) -> TableSession | None:
        """Return the table's session if the person has a seat there, else None."""
        try:
            session = await self._registry.current(code)
        except Refusal:
            return None
        return None if session.table.seat_of(person.id) is None else session
