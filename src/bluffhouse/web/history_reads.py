"""Lets people take turns reading journals: for a replay, a truth, a record or a history."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Request
from litestar.datastructures import State

from bluffhouse.house.judge import Person
from bluffhouse.house.refusal import Refusal
from bluffhouse.web.budgets import REPLAY_COST

MAX_READS_PER_PERSON = 8
"""Reads that a person may ask for at once: one runs while the others wait. A page needs two, and a
browser may open several pages when it starts."""


class HistoryReads:
    """Lets each person read one journal at a time, so that nobody keeps all threads busy."""

    def __init__(self) -> None:
        self._asked: Counter[int] = Counter()
        self._locks: dict[int, asyncio.Lock] = {}

    @asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        """Wait until no other read of this person is running. Raises Refusal if too many are
        waiting already."""
        if self._asked[person] >= MAX_READS_PER_PERSON:
            raise Refusal("too-many-reads")
        self._asked[person] += 1
        try:
            async with self._locks.setdefault(person, asyncio.Lock()):
                yield
        finally:
            self._asked[person] -= 1
            if not self._asked[person]:
                del self._asked[person], self._locks[person]


@asynccontextmanager
async def reader(
    request: Request[None, None, State], cost: float = REPLAY_COST
) -> AsyncIterator[Person]:
    """Wait until the person who asks may read journals, and yield the person. Raises Refusal."""
    state = request.app.state
    person: Person = await state.identity.who(request.scope)
    async with state.history_reads.turn(person.id):
        state.budgets.of(request.scope, person.id).spend(cost)
        yield person
