"""What workers on one PostgreSQL tell each other: which tables have new entries."""

from __future__ import annotations

from collections.abc import AsyncIterator

import psycopg

from bluffhouse.house.storage.store import CHANNEL, Unreachable


async def notices(url: str, worker: int) -> AsyncIterator[tuple[list[int] | None, bool]]:
    """(tables, whether the list of open tables changed), from all workers but this one. The
    first is (None, True): from here on nothing is missed. Raises Unreachable."""
    try:
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
    except psycopg.OperationalError as error:
        raise Unreachable(str(error)) from error
    async with connection:
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None, True
            async for notice in connection.notifies():
                sender, listed, ids = notice.payload.split(":", 2)
                if int(sender) != worker:
                    yield [int(id) for id in ids.split(",") if id], listed == "L"
        except psycopg.OperationalError as error:
            raise Unreachable(str(error)) from error
