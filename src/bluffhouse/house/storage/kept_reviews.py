"""The reviews of finished tables in the database."""

from __future__ import annotations

import zlib

import sqlalchemy as sa

from bluffhouse.house.storage.schema import reviews
from bluffhouse.house.storage.store import Store


def add_review(store: Store, table: int, format: int, review: bytes) -> None:
    """Store the review of a finished table instead of an earlier one."""
    row = {"format": format, "body": zlib.compress(review)}
    added = store.insert(reviews).values(table_id=table, **row)
    with store.transaction() as connection:
        # Two workers may have computed the same one.
        connection.execute(added.on_conflict_do_update(index_elements=["table_id"], set_=row))


def review_of(store: Store, table: int, format: int) -> bytes | None:
    """Return the review of a table, or None if there is none of this format."""
    wanted = sa.select(reviews.c.body).where(
        reviews.c.table_id == table, reviews.c.format == format
    )
    with store.transaction() as connection:
        body = connection.execute(wanted).scalar()
    return None if body is None else zlib.decompress(body)
