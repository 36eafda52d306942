"""Keep the answers to daily puzzles apart from the rated attempts, which happen once per puzzle."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "daily_answers",
        sa.Column("person", Id, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("right", sa.Boolean, nullable=False),
    )
    op.execute(
        'INSERT INTO daily_answers (person, day, game, "right")'
        ' SELECT person, day, game, "right" FROM puzzle_attempts WHERE day IS NOT NULL'
    )
    op.drop_column("puzzle_attempts", "day")
