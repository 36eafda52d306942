"""The tables of the database in this version. Migrations lead here from every earlier version."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()

# SQLite assigns ids automatically only to a column of the type INTEGER.
Id = BigInteger().with_variant(Integer, "sqlite")

house = Table(
    "house",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Secrets of the house by key, such as the one that signs cookies, and which accounts are being
deleted."""

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
    Column("device", Text, nullable=False, server_default=""),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("expires", BigInteger, nullable=False, server_default="0", index=True),
)
"""Hashes of the tokens by which a person's devices are recognised. The tokens are not stored. Each
expires unless its device is used: then it is renewed."""

links = Table(
    "links",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)
"""Hashes of one-time links that make a second device the same person's."""

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
"""One row per table: the sequence number of its last entry, and what lists need, so that they do
not have to read journals."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The journals, one row per entry. Everything else about a table follows from them."""

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
    Column("traps", Integer, nullable=False, server_default="0"),
    Column("traps_sprung", Integer, nullable=False, server_default="0"),
    Column("truths", Integer, nullable=False, server_default="0"),
    Column("fell_for", Integer, nullable=False, server_default="0"),
    Column("trusted", Integer, nullable=False, server_default="0"),
    Column("best_lie", Text, nullable=True),
    Column("judged", Text, nullable=True),
    Column("judged_format", Integer, nullable=True),
)
"""Figures of each seat of a finished game, computed when they are first asked for; and, once the
game is reviewed, how its decisions were judged, and by which format of reviews."""

unreadable = Table(
    "unreadable",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Text, nullable=False),
)
"""Finished tables that count for nobody because their journal cannot be read. Another version than
the one that has tried tries again."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The reviews of finished games, as compressed JSON. A review names seats, not people; it is
computed again if its format is not the one of this version."""

record_reviews = Table(
    "record_reviews",
    metadata,
    Column("id", Text, primary_key=True),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("body", LargeBinary, nullable=True),
)
"""Reviews of records that somebody has uploaded, by the hash of the record, for a while: as
compressed JSON; null while a worker computes it, and empty if that failed."""

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("right", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The first attempt of each person at each puzzle, which is rated."""

daily_answers = Table(
    "daily_answers",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("day", Integer, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("right", Boolean, nullable=False),
)
"""The first answer of each person to each daily puzzle on its day, which counts for the streak even
if they tried the puzzle before. `day`: counted from the year 1, in UTC."""

puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
"""How well people solve puzzles."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
"""How hard the puzzles are that were tried here. It says nothing about anybody."""

bans = Table(
    "bans",
    metadata,
    Column("id", Id, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=True),
    Column("address", Text, nullable=True),
    Column("note", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),
)
"""The people and addresses that the operator has banned; without `until`, for good."""

workers = Table(
    "workers",
    metadata,
    Column("id", Id, primary_key=True),
    Column("alive", BigInteger, nullable=False),
)
"""The worker processes that have served, and when each was last known to be alive."""

closures = Table(
    "closures",
    metadata,
    Column("id", Id, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Periods in which no worker served. They count for no clock."""
