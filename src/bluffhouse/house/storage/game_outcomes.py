"""The outcomes of finished games in the database, by seat, from which people's figures are made."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from bluffhouse import __version__
from bluffhouse.house.storage.schema import outcomes, reviews, sittings, tables, unreadable
from bluffhouse.house.storage.store import Store


def without_outcome(
    store: Store, person: int, before: int | None = None, limit: int = 200
) -> list[int]:
    """Return the finished tables of a person, older than `before`, that have no outcomes yet, the
    newest first."""
    wanted = _uncounted(person, before).order_by(tables.c.id.desc()).limit(limit)
    with store.transaction() as connection:
        return list(connection.execute(wanted).scalars())


def count_without_outcome(store: Store, person: int, before: int | None = None) -> int:
    """Return how many finished tables of a person, older than `before`, have no outcomes yet."""
    wanted = sa.select(sa.func.count()).select_from(_uncounted(person, before).subquery())
    with store.transaction() as connection:
        return connection.execute(wanted).scalar_one()


def _uncounted(person: int, before: int | None) -> sa.Select[Any]:
    known = sa.select(outcomes.c.table_id).where(outcomes.c.table_id == tables.c.id).exists()
    hopeless = (
        sa.select(unreadable.c.table_id)
        .where(unreadable.c.table_id == tables.c.id, unreadable.c.version == __version__)
        .exists()
    )
    wanted = (
        sa.select(tables.c.id)
        .join(sittings, sittings.c.table_id == tables.c.id)
        .where(sittings.c.person == person, tables.c.phase == "over", ~known, ~hopeless)
    )
    return wanted if before is None else wanted.where(tables.c.id < before)


def add_outcomes(store: Store, rows: list[dict[str, Any]]) -> None:
    """Store outcomes. If two workers computed the same ones, the first write counts."""
    with store.transaction() as connection:
        connection.execute(store.insert(outcomes).on_conflict_do_nothing(), rows)


def add_unreadable(store: Store, ids: Sequence[int]) -> None:
    """Note that this version cannot read the journals of these tables, so that they are not read
    again at every visit."""
    row = {"version": __version__}
    added = store.insert(unreadable).on_conflict_do_update(index_elements=["table_id"], set_=row)
    with store.transaction() as connection:
        connection.execute(added, [{"table_id": id, **row} for id in ids])


def outcomes_of(store: Store, person: int) -> list[dict[str, Any]]:
    """Return the outcomes of a person's games, the oldest first, with the codes of the tables and
    how many seats they have."""
    wanted = (
        sa.select(outcomes, tables.c.code, tables.c.seats)
        .join(tables)
        .where(outcomes.c.person == person)
        .order_by(outcomes.c.finished, outcomes.c.table_id)
    )
    with store.transaction() as connection:
        return [dict(row) for row in connection.execute(wanted).mappings()]


def unjudged(store: Store, person: int, format: int, limit: int) -> list[tuple[int, int, bytes]]:
    """Return the latest games that count for a person, have a review of this format, and were not
    judged by one yet: (table, the person's seat, review)."""
    wanted = (
        sa.select(outcomes.c.table_id, outcomes.c.seat, reviews.c.body)
        .join(reviews, reviews.c.table_id == outcomes.c.table_id)
        .where(outcomes.c.person == person)
        .where(outcomes.c.judged_format.is_distinct_from(format))
        .where(reviews.c.format == format)
        .order_by(outcomes.c.table_id.desc())
        .limit(limit)
    )
    with store.transaction() as connection:
        rows = connection.execute(wanted)
        return [(table, seat, zlib.decompress(body)) for table, seat, body in rows]


def add_judged(store: Store, format: int, rows: list[dict[str, Any]]) -> None:
    """Store how the decisions of seats were judged by reviews of this format: rows of `table`,
    `place` and `body`, which is None for a game that cannot be judged."""
    statement = (
        sa.update(outcomes)
        .where(outcomes.c.table_id == sa.bindparam("table"))
        .where(outcomes.c.seat == sa.bindparam("place"))
        .values(judged=sa.bindparam("body"), judged_format=format)
    )
    with store.transaction() as connection:
        connection.execute(statement, rows)
