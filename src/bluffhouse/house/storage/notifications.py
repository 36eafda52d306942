"""Notifications between workers on one PostgreSQL: which entries were written to which tables."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import msgspec
import psycopg

from bluffhouse.house.storage.store import CHANNEL, TCP, Notification, Unreachable, WrittenEntries

_notification = msgspec.json.Decoder(Notification)
_written = msgspec.json.Decoder(WrittenEntries)


async def notifications(
    url: str, worker: int
) -> AsyncGenerator[tuple[list[WrittenEntries] | None, bool], None]:
    """Yield what the other workers write, and whether the list of open tables changed.

    The first item is (None, True): from then on nothing is missed. Raises Unreachable.
    """
    try:
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True, **TCP)
    except psycopg.OperationalError as error:
        raise Unreachable(str(error)) from error
    async with connection:
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None, True
            async for message in connection.notifies():
                notification = _notification.decode(message.payload)
                if notification.worker != worker:
                    yield (
                        [_written.decode(written) for written in notification.changes],
                        notification.listed,
                    )
        except psycopg.OperationalError as error:
            raise Unreachable(str(error)) from error
