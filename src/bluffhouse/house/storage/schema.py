"""The database as this version knows it. The migrations lead here from every earlier one."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()

# SQLite numbers rows by itself only in a column that is called INTEGER.
Id = BigInteger().with_variant(Integer, "sqlite")

house = Table(
    "house",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""A few facts about the house: the key that signs cookies."""

people = Table(
    "people",
    metadata,
    Column("id", Id, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)
"""What a person's devices show to be known again. Only the hashes are kept."""

links = Table(
    "links",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)
"""One-time links to a second device."""

tables = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("last", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("archived", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("to_act", Text, nullable=False),
    Index("tables_due", "due"),
    Index("tables_open", "public", "phase", "archived", "touched"),
    Index("tables_phase", "archived", "phase"),
    Index("tables_touched", "archived", "touched"),
)
"""One row a table: the number of its last entry, and what lists need without reading journals."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The journals. Everything else about a table follows from them."""

sittings = Table(
    "sittings",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
)
"""Which people sit at which tables."""

outcomes = Table(
    "outcomes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=True, index=True),
    Column("game", Text, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("won", Float, nullable=False),
    Column("lies", Integer, nullable=False),
    Column("lies_believed", Integer, nullable=False),
    Column("calls_right", Integer, nullable=False),
    Column("calls_wrong", Integer, nullable=False),
    Column("biggest", Integer, nullable=False),
)
"""What a finished game says about its players, worked out when somebody asks."""

workers = Table(
    "workers",
    metadata,
    Column("id", Id, primary_key=True),
    Column("alive", BigInteger, nullable=False),
)
"""The processes that have served, and when they last said that they live."""

closures = Table(
    "closures",
    metadata,
    Column("id", Id, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""When no process served: that time counts for no clock."""
