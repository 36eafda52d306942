"""Reviews in the database: of finished tables, and for a while those of uploaded records."""

from __future__ import annotations

import zlib
from typing import NamedTuple

import sqlalchemy as sa

from bluffhouse.house.storage.schema import record_reviews, reviews
from bluffhouse.house.storage.store import Store

MAX_RECORDS = 500
"""Reviews of uploaded records that are kept, of some 20 KB each; the latest ones."""


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


# ── of uploaded records ─────────────────────────────────────────────────────────────────────


class RecordReview(NamedTuple):
    """The review of an uploaded record, as far as it is known."""

    review: bytes | None
    """None: a worker computes it. Empty: that failed."""


def claim_record(store: Store, id: str, now: int, until: int) -> bool:
    """Become the worker that reviews an uploaded record, until then. False: another worker is, or
    has done it."""
    rows = record_reviews
    latest = sa.select(rows.c.id).order_by(rows.c.expires.desc()).limit(MAX_RECORDS - 1)
    old = sa.or_(rows.c.expires <= now, rows.c.id.not_in(latest))
    claim = store.insert(rows).values(id=id, expires=until).on_conflict_do_nothing()
    with store.transaction() as connection:
        connection.execute(sa.delete(rows).where(old))
        return connection.execute(claim).rowcount > 0


def hold_record(store: Store, id: str, until: int) -> None:
    """Go on reviewing a record until then."""
    mine = (record_reviews.c.id == id) & record_reviews.c.body.is_(None)
    with store.transaction() as connection:
        connection.execute(sa.update(record_reviews).where(mine).values(expires=until))


def keep_record(store: Store, id: str, review: bytes, until: int) -> None:
    """Keep the review of a record until then; empty: it failed."""
    row = {"body": zlib.compress(review), "expires": until}
    added = store.insert(record_reviews).values(id=id, **row)
    with store.transaction() as connection:
        connection.execute(added.on_conflict_do_update(index_elements=["id"], set_=row))


def find_record(store: Store, id: str, now: int) -> RecordReview | None:
    """Return the review of a record, as far as it is known; None if nobody reviews it."""
    wanted = sa.select(record_reviews.c.body).where(
        record_reviews.c.id == id, record_reviews.c.expires > now
    )
    with store.transaction() as connection:
        row = connection.execute(wanted).first()
    if row is None:
        return None
    return RecordReview(None if row.body is None else zlib.decompress(row.body))
