"""Let the operator ban people and addresses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("id", Id, primary_key=True),
        sa.Column("person", Id, sa.ForeignKey("people.id"), nullable=True),
        sa.Column("address", sa.Text, nullable=True),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
    )
