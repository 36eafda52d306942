"""Exports a house to one file and imports it: everything that cannot be computed again.

The file has a header, then one line per row: secrets, workers, closures, people, tokens, bans,
attempts at puzzles with the ratings, and each table followed by its journal. The last line holds
the hash of all lines before it. What lists, figures and reviews need follows from the journals and
is computed again; one-time links are left out, since they are valid for minutes only. Either
database engine reads what the other one wrote.

The file contains every secret of the games in progress: keep it safe. The secrets of the operator's
desk are left out, so nobody can enter the desk with it; an imported house makes new ones. Files of
earlier versions may hold one, which is not imported.
"""

from __future__ import annotations

import errno
import os
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Literal, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa

from bluffhouse.house import journal_entries
from bluffhouse.house.clocks import Closures
from bluffhouse.house.desk_secrets import DESK_SECRETS
from bluffhouse.house.import_checks import (
    NotAllowed,
    check_code,
    check_entry,
    check_name,
    check_table,
)
from bluffhouse.house.journal_entries import AnyEntry, Opened
from bluffhouse.house.storage import Store, schema
from bluffhouse.house.storage.store import TOKEN_LIFETIME
from bluffhouse.house.table import Damaged, Table
from bluffhouse.house.table_facts import due_at, facts_of, people_at
from bluffhouse.rules.contract import tag_of

T = TypeVar("T")

FORMAT = 1
"""Version of the format."""
BATCH_ROWS = 1000
"""Rows read from the database or written to it at a time."""


def tag(class_name: str) -> str:
    """Return the name of a row in the file: `PersonRow` is written `person`."""
    return tag_of(class_name.removesuffix("Row"))


class Row(
    msgspec.Struct, frozen=True, gc=False, tag_field="row", tag=tag, forbid_unknown_fields=True
):
    """A line of the file."""


class Backup(Row, frozen=True, gc=False):
    """The first line."""

    bluffhouse: int
    """The version of the format."""
    at: int
    """Time of the export, in milliseconds since 1970."""


class _Version(msgspec.Struct, frozen=True):
    """The fields that the first line has in every version of the format."""

    row: Literal["backup"]
    bluffhouse: int


class SecretRow(Row, frozen=True, gc=False):
    """A lasting secret of the house, such as the key that names its cookies."""

    key: str
    value: str


class WorkerRow(Row, frozen=True, gc=False):
    """A worker process that has served.

    Journals refer to workers by id, so an id must not be used again. The latest heartbeat of all
    workers tells since when the house has been closed.
    """

    id: int
    alive: int


class ClosureRow(Row, frozen=True, gc=False):
    """A period in which the house was closed."""

    since: int
    until: int


class PersonRow(Row, frozen=True, gc=False):
    """A person known to the house."""

    id: int
    name: str
    created: int


class TokenRow(Row, frozen=True, gc=False):
    """The hash of the token of one of a person's devices."""

    hash: str
    person: int
    created: int


class BanRow(Row, frozen=True, gc=False):
    """A person or an address that the operator has banned."""

    id: int
    person: int | None
    address: str | None
    note: str
    created: int
    until: int | None


PuzzleNumber = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Mean = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
Deviation = Annotated[float, msgspec.Meta(gt=0, le=1000)]
"""A rating beyond these bounds is forged, and openskill would fail on it."""


class PuzzleAttemptRow(Row, frozen=True, gc=False):
    """A person's first attempt at a puzzle."""

    person: int
    game: str
    number: PuzzleNumber
    right: bool
    at: int


class DailyAnswerRow(Row, frozen=True, gc=False):
    """A person's first answer to a daily puzzle on its day."""

    person: int
    day: Annotated[int, msgspec.Meta(ge=1, le=date.max.toordinal())]
    game: str
    right: bool


class PuzzleSolverRow(Row, frozen=True, gc=False):
    """How well a person solves puzzles."""

    person: int
    mu: Mean
    sigma: Deviation


class PuzzleRatingRow(Row, frozen=True, gc=False):
    """How hard a puzzle is."""

    game: str
    number: PuzzleNumber
    mu: Mean
    sigma: Deviation


class JournalRow(Row, frozen=True, gc=False):
    """A table; this number of its entries follows."""

    id: int
    code: str
    entries: int


class EntryRow(Row, frozen=True, gc=False):
    """One entry of the journal, unchanged."""

    body: msgspec.Raw


class End(Row, frozen=True, gc=False):
    """The last line: the hash of all before it."""

    sha256: str


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(
    Backup
    | SecretRow
    | WorkerRow
    | ClosureRow
    | PersonRow
    | TokenRow
    | BanRow
    | PuzzleAttemptRow
    | DailyAnswerRow
    | PuzzleSolverRow
    | PuzzleRatingRow
    | JournalRow
    | EntryRow
    | End
).decode

_COPIED: tuple[tuple[type[Row], sa.Table], ...] = (
    (SecretRow, schema.house),
    (WorkerRow, schema.workers),
    (ClosureRow, schema.closures),
    (PersonRow, schema.people),
    (TokenRow, schema.tokens),
    (BanRow, schema.bans),
    (PuzzleAttemptRow, schema.puzzle_attempts),
    (DailyAnswerRow, schema.daily_answers),
    (PuzzleSolverRow, schema.puzzle_solvers),
    (PuzzleRatingRow, schema.puzzle_ratings),
)
"""Rows that are copied unchanged, in an order in which each comes after those it refers to."""


class Contents(NamedTuple):
    """What a file contains: the numbers of people, tables and entries."""

    people: int
    tables: int
    entries: int

    def __str__(self) -> str:
        return f"{self.people} people, {self.tables} tables, {self.entries} entries"


class BackupError(ValueError):
    """The file cannot be imported, and nothing of it has been."""


class NotEmpty(Exception):
    """The database already holds a house, so nothing can be imported into it."""


# ── export ──────────────────────────────────────────────────────────────────────────────────


def export_house(store: Store, path: Path) -> Contents:
    """Write the house as it is at one moment to a new file, completely or not at all.

    The house may stay open. Raises FileExistsError and other OSErrors, and Unreachable.
    """
    if path.exists():
        raise FileExistsError(errno.EEXIST, "already exists; choose another name", str(path))
    partial = path.with_name(path.name + ".partial")
    partial.unlink(missing_ok=True)
    try:
        with open(partial, "xb", opener=_private) as file:
            contents = write_house(store, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, path)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    return contents


def write_house(store: Store, file: BinaryIO) -> Contents:
    """Write the house as it is at one moment to an open file. Raises OSError and Unreachable."""
    with store.snapshot() as connection:
        return _write(file, connection)


def _private(path: str, flags: int) -> int:
    """Open a file that only its owner can read, from the first byte on."""
    return os.open(path, flags, 0o600)


def _write(file: BinaryIO, connection: sa.Connection) -> Contents:
    digest = sha256()
    counts = {PersonRow: 0, JournalRow: 0, EntryRow: 0}
    for row in _rows(connection):
        line = _encode(row) + b"\n"
        digest.update(line)
        file.write(line)
        if type(row) in counts:
            counts[type(row)] += 1
    file.write(_encode(End(digest.hexdigest())) + b"\n")
    return Contents(counts[PersonRow], counts[JournalRow], counts[EntryRow])


def _rows(connection: sa.Connection) -> Iterator[Row]:
    yield Backup(FORMAT, time.time_ns() // 1_000_000)
    for kind, table in _COPIED:
        wanted = sa.select(*[table.c[name] for name in kind.__struct_fields__])
        for row in connection.execute(wanted.order_by(*table.primary_key)):
            copied = kind(*row)
            if not _of_desk(copied):
                yield copied
    tables, journals = schema.tables.c, schema.entries.c
    wanted = (
        sa.select(tables.id, tables.code, tables.last, journals.body)
        .join(schema.entries, journals.table_id == tables.id)
        .order_by(tables.id, journals.number)
        .execution_options(yield_per=BATCH_ROWS)
    )
    last = None
    for id, code, length, body in connection.execute(wanted):
        if id != last:
            last = id
            yield JournalRow(id, code, length)
        yield EntryRow(msgspec.Raw(body.encode()))


def _of_desk(row: Row) -> bool:
    """Return whether the row is a secret of the operator's desk."""
    return isinstance(row, SecretRow) and row.key in DESK_SECRETS


# ── import ──────────────────────────────────────────────────────────────────────────────────


def import_house(store: Store, path: Path, grace: float) -> Contents:
    """Import a file into a new, empty database, completely or not at all.

    Every journal is played through. `grace` is the number of seconds after which a bot sits in for
    an absent player. Raises BackupError, NotEmpty, OSError and Unreachable.
    """
    if not path.is_file():  # reading a device or a pipe may never end
        raise FileNotFoundError(errno.ENOENT, "there is no such file", str(path))
    with path.open("rb") as file, store.exclusive() as connection:
        _check_empty(connection)
        house = _Importer(connection, int(grace * 1000))
        lines = _Lines(file)
        try:
            house.import_all(lines)
        except BackupError as error:
            raise BackupError(f"line {lines.number}: {error}") from None
        if store.shared:
            _advance_ids(connection)
        return Contents(len(house.people), len(house.codes), house.entries)


def _check_empty(connection: sa.Connection) -> None:
    for table in (schema.people, schema.tables, schema.workers):
        count = connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        if count:
            raise NotEmpty("the database already holds a house; import into a new, empty one")


def _advance_ids(connection: sa.Connection) -> None:
    """Let PostgreSQL continue after the imported ids, which it does not notice by itself."""
    for table in (schema.people, schema.tables, schema.workers, schema.bans):
        connection.execute(
            sa.text(
                f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), max(id)) "
                f"FROM {table.name} HAVING max(id) IS NOT NULL"
            )
        )


class _Lines:
    """The rows of a file, checked against the hash in the last line."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.number = 0

    def __iter__(self) -> Iterator[Row]:
        digest = sha256()
        for line in self._file:
            self.number += 1
            if self.number == 1:
                self._check_version(line)
            row = self._read(line)
            if isinstance(row, End):
                if row.sha256 != digest.hexdigest():
                    raise BackupError("the file was changed after the export: its hash is wrong")
                if self._file.read(1):
                    self.number += 1
                    raise BackupError("there are lines after the end")
                return
            if isinstance(row, Backup) and self.number > 1:
                raise BackupError("there is a second header")
            digest.update(line)
            yield row
        self.number += 1
        raise BackupError("the end is missing" if self.number > 1 else "the file is empty")

    def _check_version(self, line: bytes) -> None:
        try:
            version = msgspec.json.decode(line, type=_Version).bluffhouse
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise BackupError("this is not an export of a Bluffhouse") from None
        if version != FORMAT:
            raise BackupError(f"format {version}: this program reads {FORMAT}")

    def _read(self, line: bytes) -> Row:
        try:
            row: Row = _decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BackupError(f"cannot be read: {error}") from None
        return row


def _allowed(check: Callable[[T], None], value: T) -> None:
    """Run a check of imported values. Raises BackupError."""
    try:
        check(value)
    except NotAllowed as error:
        raise BackupError(str(error)) from None


class _Importer:
    """Writes the rows of a file to the database."""

    def __init__(self, connection: sa.Connection, grace: int) -> None:
        self._connection = connection
        self._grace = grace
        self._at = 0
        self._closures = Closures()
        self._rows = 0
        self._waiting: dict[str, list[dict[str, Any]]] = defaultdict(list)
        self.people: set[int] = set()
        self.codes: set[str] = set()
        self.entries = 0

    def import_all(self, lines: Iterable[Row]) -> None:
        """Check and write all rows. Raises BackupError at the first wrong line."""
        rows = iter(lines)
        copied = dict(_COPIED)
        for row in rows:
            if isinstance(row, Backup):
                self._at = row.at
            elif isinstance(row, JournalRow):
                self._import_table(row, rows)
            elif _of_desk(row):
                continue
            elif type(row) in copied:
                self._copy(row, copied[type(row)])
            else:
                raise BackupError("this entry belongs to no table")
        self._flush()

    def _copy(self, row: Row, table: sa.Table) -> None:
        if isinstance(row, PersonRow):
            _allowed(check_name, row.name)
            self.people.add(row.id)
        elif isinstance(row, ClosureRow):
            self._closures.add(row.since, row.until)
        elif (
            isinstance(row, TokenRow | BanRow | PuzzleAttemptRow | DailyAnswerRow | PuzzleSolverRow)
            and row.person is not None
        ):
            self._check_person(row.person)
        values = msgspec.structs.asdict(row)
        if isinstance(row, TokenRow):  # when it is used again cannot be known
            values |= {"seen": row.created, "expires": time.time_ns() // 1_000_000 + TOKEN_LIFETIME}
        self._add(table, values)

    def _import_table(self, row: JournalRow, rows: Iterator[Row]) -> None:
        if row.code in self.codes:
            raise BackupError(f"there is a second table {row.code}")
        _allowed(check_code, row.code)
        self.codes.add(row.code)
        bodies = []
        table = Table(row.id, row.code, self._closures)
        for line in self._journal(row, rows):
            entry = self._apply(table, line.body)
            bodies.append(bytes(line.body).decode())
        _allowed(check_table, table)
        opened = table.opened
        for person in (opened.host, table.host, *people_at(table).values()):
            self._check_person(person)
        self._add(
            schema.tables,
            {
                "id": row.id,
                "code": row.code,
                "game": opened.game,
                "host": table.host,
                "created": opened.at,
                "last": table.seq,
                **facts_of(table, [entry], due_at(table, self._at, self._grace))._asdict(),
            },
        )
        for number, body in enumerate(bodies, 1):
            self._add(schema.entries, {"table_id": row.id, "number": number, "body": body})
        for seat, person in people_at(table).items():
            self._add(schema.sittings, {"table_id": row.id, "seat": seat, "person": person})
        self.entries += len(bodies)

    def _journal(self, row: JournalRow, rows: Iterator[Row]) -> Iterator[EntryRow]:
        if row.entries < 1:
            raise BackupError(f"table {row.code} has no journal")
        for number in range(row.entries):
            line = next(rows, None)
            if not isinstance(line, EntryRow):
                raise BackupError(f"table {row.code} has {number} entries instead of {row.entries}")
            yield line

    def _apply(self, table: Table, body: msgspec.Raw) -> AnyEntry:
        try:
            entry = journal_entries.decode(body)
            check_entry(entry, len(entry.chairs) if isinstance(entry, Opened) else table.seats)
            table.apply(entry)
        except Exception as error:  # a damaged journal can cause any error
            reason = error if isinstance(error, Damaged | NotAllowed) else repr(error)
            raise BackupError(f"table {table.code} is damaged: {reason}") from None
        if isinstance(entry, Opened) != (table.seq == 1):
            raise BackupError(f"table {table.code} is damaged: it must be opened once, at first")
        return entry

    def _check_person(self, person: int) -> None:
        if person not in self.people:
            raise BackupError(f"there is no person {person}")

    def _add(self, table: sa.Table, row: dict[str, Any]) -> None:
        self._waiting[table.name].append(row)
        self._rows += 1
        if self._rows >= BATCH_ROWS:
            self._flush()

    def _flush(self) -> None:
        """Write the waiting rows, each after those it refers to."""
        self._rows = 0
        for table in schema.metadata.sorted_tables:
            rows, self._waiting[table.name] = self._waiting[table.name], []
            if rows:
                try:
                    self._connection.execute(sa.insert(table), rows)
                except (sa.exc.IntegrityError, sa.exc.DataError, OverflowError) as error:
                    reason = getattr(error, "orig", error)
                    raise BackupError(f"this or an earlier line is not valid: {reason}") from None
