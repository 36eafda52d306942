"""Migrations (Alembic) from every earlier schema to this version's, step by step."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import sqlalchemy as sa

_FILE = re.compile(r"v(\d{4})_\w+\.py")
"""The name of a migration's file begins with the version of the schema that it leads to."""


@cache
def schema_versions() -> tuple[str, ...]:
    """Return the versions of the schema, the newest last."""
    names = (file.name for file in (files(__name__) / "versions").iterdir())
    return tuple(sorted(match[1] for name in names if (match := _FILE.fullmatch(name))))


def upgrade(connection: sa.Connection) -> None:
    """Upgrade the database to the newest schema, within the connection's transaction."""
    # Imported here because it takes a sixth of the time in which a house opens, and a house whose
    # schema is the newest needs none of it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "bluffhouse.house.storage:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
