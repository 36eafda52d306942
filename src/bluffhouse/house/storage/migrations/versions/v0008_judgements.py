"""Note by which reviews games were judged and which tables cannot be read, and share the reviews of
uploaded records between workers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    # What a bot or the clock did for a person counts no more: outcomes are computed again when
    # somebody asks for them.
    op.execute("DELETE FROM outcomes")
    op.add_column("outcomes", sa.Column("judged_format", sa.Integer, nullable=True))
    op.create_table(
        "unreadable",
        sa.Column("table_id", Id, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Text, nullable=False),
    )
    op.create_table(
        "record_reviews",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
        sa.Column("body", sa.LargeBinary, nullable=True),
    )
