"""Notifications between workers on one PostgreSQL: which entries were written to which tables, and
what players say to the worker that runs theirs."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import NamedTuple

import msgspec
import psycopg

from bluffhouse.house.storage.store import (
    CHANNEL,
    TCP,
    HouseSignal,
    Notification,
    PlayerSignal,
    Unreachable,
    WrittenEntries,
)

_notification = msgspec.json.Decoder(Notification)
_written = msgspec.json.Decoder(WrittenEntries)


class Heard(NamedTuple):
    """What another worker has told us."""

    worker: int
    written: list[WrittenEntries] | None
    """None: anything may have been written."""
    listed: bool
    """Whether the list of open tables has changed."""
    signal: PlayerSignal | None = None
    signed_out: tuple[str, ...] = ()
    """Hashes of tokens that were forgotten."""
    house: HouseSignal | None = None


async def notifications(url: str, worker: int) -> AsyncGenerator[Heard, None]:
    """Yield what the other workers tell us.

    The first item says that anything may have been written: from then on nothing is missed.
    Raises Unreachable.
    """
    try:
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True, **TCP)
    except psycopg.OperationalError as error:
        raise Unreachable(str(error)) from error
    async with connection:
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield Heard(worker, None, True)
            async for message in connection.notifies():
                told = _notification.decode(message.payload)
                if told.worker != worker:
                    written = [_written.decode(item) for item in told.changes]
                    yield Heard(
                        told.worker,
                        written,
                        told.listed,
                        told.signal,
                        told.signed_out,
                        told.house,
                    )
        except psycopg.OperationalError as error:
            raise Unreachable(str(error)) from error
