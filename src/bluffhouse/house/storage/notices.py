"""What workers on one PostgreSQL tell each other: what they have written to which tables."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import msgspec
import psycopg

from bluffhouse.house.storage.store import CHANNEL, TCP, News, Notice, Unreachable

_notice = msgspec.json.Decoder(Notice)
_news = msgspec.json.Decoder(News)


async def notices(url: str, worker: int) -> AsyncGenerator[tuple[list[News] | None, bool], None]:
    """(what was written, whether the list of open tables changed), from all workers but this one.
    The first is (None, True): from here on nothing is missed. Raises Unreachable."""
    try:
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True, **TCP)
    except psycopg.OperationalError as error:
        raise Unreachable(str(error)) from error
    async with connection:
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None, True
            async for heard in connection.notifies():
                notice = _notice.decode(heard.payload)
                if notice.worker != worker:
                    yield [_news.decode(news) for news in notice.news], notice.listed
        except psycopg.OperationalError as error:
            raise Unreachable(str(error)) from error
