"""Keep more figures of finished games: what everybody claimed and believed, and the best lie."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

COUNTS = ("traps", "traps_sprung", "truths", "fell_for", "trusted")


def upgrade() -> None:
    # Outcomes follow from the journals: they are computed again when somebody asks for them.
    op.execute("DELETE FROM outcomes")
    for name in COUNTS:
        op.add_column("outcomes", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.add_column("outcomes", sa.Column("best_lie", sa.Text, nullable=True))
    op.add_column("outcomes", sa.Column("judged", sa.Text, nullable=True))
