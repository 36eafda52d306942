"""Let tokens expire, and record the device that uses each one."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

LIFETIME = 180 * 86_400_000
"""Milliseconds until an unused token of an earlier version expires, from the migration on."""


def upgrade() -> None:
    op.add_column("tokens", sa.Column("device", sa.Text, nullable=False, server_default=""))
    for name in ("seen", "expires"):
        op.add_column("tokens", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_tokens_expires", "tokens", ["expires"])
    expires = time.time_ns() // 1_000_000 + LIFETIME
    op.execute(
        sa.text("UPDATE tokens SET seen = created, expires = :expires").bindparams(expires=expires)
    )
