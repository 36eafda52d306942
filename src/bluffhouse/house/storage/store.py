"""The store: the queries of the house to its database, as blocking calls.

Some subjects have a file of their own, with functions that take a store. The house calls all of
them from threads, the command line directly. Journals are written only by `append`
and `create`, many tables in one transaction; when they return, the entries are on disk.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from bluffhouse.house.storage.migrations import schema_versions, upgrade
from bluffhouse.house.storage.schema import (
    closures,
    entries,
    house,
    links,
    people,
    sittings,
    tables,
    tokens,
    workers,
)
from bluffhouse.house.storage.sqlite_file import SqliteFile, is_safe
from bluffhouse.rules.contract import Scalar

CHANNEL = "bluffhouse"
"""PostgreSQL channel on which workers tell each other which tables have new entries."""
MAX_NOTIFICATION = 7_900
"""Maximum size of a notification in bytes. PostgreSQL accepts less than 8,000."""
MAX_NOTIFIED_TOKENS = 100
"""Hashes of tokens in one notification, which stays below `MAX_NOTIFICATION`."""
ENTRIES_PER_PAGE = 2_000
"""Entries of a journal read in one query."""
TOKEN_LIFETIME = 180 * 86_400_000
"""Milliseconds after which a device that is not used is forgotten."""
TCP: dict[str, Any] = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""Timeouts after which a PostgreSQL server that has vanished is noticed."""
MAX_WAL_PAGES = 10_000
"""Pages in SQLite's write-ahead log (40 MB) at which a writer copies them to the database file
itself. Normally `checkpoint` does that earlier."""
_HOUSE_LOCK = 0x626C7566660001
"""PostgreSQL advisory lock for migrations, imports and the registration of workers."""
_TABLE_LOCKS = 0x626C7566 << 32
"""First of the PostgreSQL advisory locks for tables; the table's id is added to it."""
_REVIEW_LOCKS = 0x626C7567 << 32
"""First of the PostgreSQL advisory locks for reviews of tables, likewise."""


class StorageError(Exception):
    """The database cannot be used.

    The message says in English what to do; `key` and `values` say it in any language: a key of the
    locales and the values of its sentence.
    """

    def __init__(self, message: str, key: str, /, **values: Scalar) -> None:
        super().__init__(message)
        self.key = key
        self.values = values


class Unreachable(Exception):
    """The database does not respond at the moment, but may do so later."""


class DatabaseLost(Unreachable):
    """The file of the database was deleted or replaced: nothing may be written until it is back."""


class DamagedPages(Exception):
    """Pages of the database that were needed are damaged; others may be sound."""


class Facts(NamedTuple):
    """What lists and timers need to know about a table."""

    touched: int
    """Time of the last activity, in milliseconds since 1970."""
    due: int | None
    """Time at which the table next needs attention, in milliseconds since 1970."""
    phase: str
    public: bool
    archived: bool
    seats: int
    taken: int
    to_act: str


class Change(NamedTuple):
    """New entries of a table, written only if `after_seq` is its last entry."""

    table: int
    after_seq: int
    lines: Sequence[str]
    facts: Facts
    people: Mapping[int, int] | None = None
    """The people by seat, if that has changed."""
    listed: bool = False
    """Whether the list of open tables changes."""
    heir: int | None = None
    """The new host, if that has changed."""
    moved: bool = False
    """Whether of the facts only `to_act` is new. (`touched` may be later, by a few seconds.)"""


class WrittenEntries(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Entries that a worker has written to a table."""

    table: int
    after_seq: int
    lines: tuple[msgspec.Raw, ...]
    """The entries after `after_seq`; empty if too long for a notification: read the journal."""


class Notification(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What a worker tells the other workers."""

    worker: int
    listed: bool
    """Whether the list of open tables has changed."""
    changes: tuple[msgspec.Raw, ...]
    signal: PlayerSignal | None = None
    signed_out: tuple[str, ...] = ()
    """Hashes of tokens that were forgotten."""
    house: HouseSignal | None = None


class HouseSignal(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Something one worker did that concerns people at every worker."""

    kind: str
    """`bans`: the bans have changed. `announcement`: `text` is shown to everybody. `erased`: the
    account `person` was deleted. `figures`: `text` is a sample of the worker's figures. Other kinds
    are those of a newer worker."""
    text: str = ""
    person: int = 0


class PlayerSignal(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What a player tells the worker that runs their table, without writing anything."""

    table: int
    seat: int
    pace: str | None
    """None: skip to the player's next decision."""


class TokenFacts(NamedTuple):
    """A device on which a person is signed in."""

    hash: str
    device: str
    """Browser and system, as far as they were told."""
    created: int
    seen: int
    """When the token was last renewed, in milliseconds since 1970."""


class TableRow(NamedTuple):
    """A table in a list."""

    id: int
    code: str
    game: str
    host: int
    created: int
    touched: int
    phase: str
    public: bool
    archived: bool
    seats: int
    taken: int
    to_act: str
    last: int
    """The sequence number of its last entry."""


_ROW = [tables.c[name] for name in TableRow._fields]


class _KeptConnection:
    """A connection that is kept between transactions: one from the pool is checked and reset every
    time, which takes as long as writing five moves. Two threads never share it."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._idle: sa.Connection | None = None
        """The connection, while nobody uses it."""

    @contextmanager
    def begin(self) -> Iterator[sa.Connection]:
        """Run a transaction."""
        connection, self._idle = self._idle, None
        connection = connection or self._engine.connect()
        try:
            with connection.begin():
                yield connection
        except BaseException:
            connection.close()  # what is wrong with it is the pool's to find out
            raise
        connection, self._idle = self._idle, connection
        if connection is not None:
            connection.close()

    def close(self) -> None:
        if self._idle is not None:
            self._idle.close()
            self._idle = None


class Store:
    """An open database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._shown, self._engine, self._file = _open(url)
        self.shared = self._engine.dialect.name == "postgresql"
        """Whether other workers may write to it too."""
        self._sql = _POSTGRESQL if self.shared else _SQLITE
        self._journals = _KeptConnection(self._engine)
        self._notifier = _KeptConnection(
            self._engine.execution_options(isolation_level="AUTOCOMMIT")
        )
        self._lock_connection: sa.Connection | None = None
        """The connection that holds the locks of tables and reviews."""
        self._locked: set[int] = set()
        """The keys of those locks."""
        self._locks_lost = False
        self._lock_guard = threading.Lock()

    def close(self) -> None:
        """Release all locks and connections."""
        self.drop_table_locks()
        self._journals.close()
        self._notifier.close()
        with self._lock_guard:
            self._release_locks()
        self._engine.dispose()

    @property
    def is_safe(self) -> bool:
        """Whether the library cannot corrupt the database by itself: SQLite before 3.51.3 can."""
        return self.shared or is_safe(sqlite3.sqlite_version_info)

    @property
    def is_lost(self) -> bool:
        """Whether the file of the database was deleted or replaced since it was opened."""
        return self._file is not None and self._file.is_lost

    @contextmanager
    def _transaction(self, on: _KeptConnection | None = None) -> Iterator[sa.Connection]:
        """Run a transaction, on a kept connection or on one from the pool. Raises Unreachable if
        the database does not respond, and DamagedPages."""
        if self.is_lost:
            raise DatabaseLost(f"{self.shown_url} was deleted or replaced while the house was open")
        try:
            with self._engine.begin() if on is None else on.begin() as connection:
                yield connection
        except DBAPIError as error:
            if error.connection_invalidated or _is_temporary(error):
                raise Unreachable(str(error.orig)) from error
            if (damage := _damage(error.orig)) is not None:
                raise DamagedPages(damage) from None
            raise
        except sqlite3.Error as error:  # from the path of a move, which calls the driver directly
            if _is_temporary_in_sqlite(error):
                raise Unreachable(str(error)) from error
            if (damage := _damage(error)) is not None:
                raise DamagedPages(damage) from None
            raise

    def transaction(self) -> AbstractContextManager[sa.Connection]:
        """Run a transaction, for queries that have a file of their own. Raises Unreachable and
        DamagedPages."""
        return self._transaction()

    @property
    def insert(self) -> Callable[[sa.Table], postgresql.Insert | sqlite.Insert]:
        """The database's own INSERT, which knows what to do with rows that are there already."""
        return postgresql.insert if self.shared else sqlite.insert

    @contextmanager
    def snapshot(self) -> Iterator[sa.Connection]:
        """Read everything as it is at one moment, however long the reading takes."""
        with self._transaction() as connection:
            if self.shared:
                how = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"
                connection.exec_driver_sql(how)
            else:
                connection.exec_driver_sql("BEGIN")
            yield connection

    @contextmanager
    def exclusive(self) -> Iterator[sa.Connection]:
        """Run a transaction during which no worker can open the house."""
        with self._transaction() as connection:
            if self.shared:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_HOUSE_LOCK)))
            else:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection

    @contextmanager
    def claim(self) -> Iterator[None]:
        """Claim an SQLite file for this house: only one may have it open at a time.

        The claim ends with the `with` block or with the process, however that ends. Raises
        StorageError.
        """
        if self._file is None:
            yield
            return
        # Beside the file itself, so that two links to it lead to one lock.
        lock = str(self._file.with_suffix(".lock"))
        try:
            held = sqlite3.connect(lock, timeout=0, isolation_level=None)
        except sqlite3.OperationalError as error:
            message = f"cannot open {lock}: {error}"
            raise StorageError(message, "wrong-file", file=lock, reason=str(error)) from None
        try:
            held.execute("PRAGMA journal_mode=OFF")  # nothing is ever written there
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            held.close()
            raise StorageError(
                f"{self.shown_url} is in use: another house has it open. Close that one, choose "
                "another file, or use PostgreSQL, which several can share",
                "store-in-use",
                database=self.shown_url,
            ) from None
        self._file.make_private()
        try:
            yield
        finally:
            held.close()

    # ── versions ────────────────────────────────────────────────────────────────────────────

    def migrate(self) -> None:
        """Upgrade the database to this version's schema.

        Raises StorageError if it cannot be opened, holds something else, or is newer.
        """
        try:
            with self._engine.begin() as connection:  # all of it or nothing
                if self.shared:  # one worker migrates, the others wait
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_HOUSE_LOCK)))
                else:
                    connection.exec_driver_sql("BEGIN IMMEDIATE")
                if self._schema(connection) != schema_versions()[-1]:
                    upgrade(connection)
        except OperationalError as error:
            raise StorageError(
                f"cannot open the database {self.shown_url}: {error.orig}",
                "store-cannot-open",
                database=self.shown_url,
                reason=str(error.orig),
            ) from None
        except sa.exc.DatabaseError as error:
            raise StorageError(
                f"{self.shown_url} is not a Bluffhouse database: {error.orig}",
                "store-not-ours",
                database=self.shown_url,
                reason=str(error.orig),
            ) from None

    def _schema(self, connection: sa.Connection) -> str | None:
        """Return the version of the database's schema, or None if the database is empty.

        Raises StorageError if it holds something else, or is newer.
        """
        if not sa.inspect(connection).has_table("alembic_version"):
            if sa.inspect(connection).get_table_names():
                raise StorageError(
                    f"{self.shown_url} is the database of another program; choose another one",
                    "store-something-else",
                    database=self.shown_url,
                )
            return None
        at = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        if at is not None and at not in schema_versions():
            raise StorageError(
                f"{self.shown_url} was written by a newer Bluffhouse (schema {at}); use that one",
                "store-newer",
                database=self.shown_url,
                schema=str(at),
            )
        return at

    @property
    def shown_url(self) -> str:
        """The URL without its password."""
        return self._shown

    def ping(self) -> None:
        """Check that the database responds. Raises Unreachable."""
        with self._transaction() as connection:
            connection.execute(sa.text("SELECT 1"))

    # ── journals ────────────────────────────────────────────────────────────────────────────

    def append(self, changes: Sequence[Change], worker: int = 0) -> list[bool]:
        """Write these changes, of different tables, in one transaction, and tell the other workers.

        Return for each change whether it was written. If another worker has written to the table
        meanwhile, nothing of the change is. If this raises Unreachable, the changes may be written
        all the same; trying again is safe, and tells the others.
        """
        with self._transaction(self._journals) as connection:
            execute = self._executor(connection)
            if not self.shared:  # Python's driver would begin only at the first write
                execute("BEGIN IMMEDIATE", {})
            # On PostgreSQL this locks the rows until the end of the transaction, always in the
            # same order, so that two workers cannot block each other.
            ids = [change.table for change in changes]
            [(found,)] = execute(self._sql.last_seqs, {"ids": _json(ids)})
            last_seqs = _last_seqs.decode(found)
            written = []
            accepted = []
            for change in changes:
                current = last_seqs.get(change.table) == change.after_seq
                written.append(current or self._already_written(connection, change))
                if current:
                    accepted.append(change)
            self._write(connection, accepted)
        if self.shared:
            self._notify(
                [change for change, so in zip(changes, written, strict=True) if so], worker
            )
        return written

    def _executor(
        self, connection: sa.Connection
    ) -> Callable[[str, dict[str, str]], Iterable[Any]]:
        """Return the function that executes the statements of `_Sql`.

        For SQLite it bypasses SQLAlchemy, whose overhead is greater than SQLite's own work.
        """
        if self.shared:
            return connection.exec_driver_sql
        driver: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
        return driver.execute

    def _already_written(self, connection: sa.Connection, change: Change) -> bool:
        """Whether this very change is in the journal, because the answer to a try was lost."""
        tail = (
            sa.select(entries.c.body)
            .where(entries.c.table_id == change.table, entries.c.number > change.after_seq)
            .order_by(entries.c.number)
            .limit(len(change.lines))
        )
        return list(connection.execute(tail).scalars()) == list(change.lines)

    def _write(self, connection: sa.Connection, changes: list[Change]) -> None:
        if not changes:
            return
        rows = [
            (change.table, number, line)
            for change in changes
            for number, line in enumerate(change.lines, change.after_seq + 1)
        ]
        execute = self._executor(connection)
        execute(self._sql.entries, {"rows": _json(rows)})
        last = {change.table: change.after_seq + len(change.lines) for change in changes}
        moves = [(c.table, last[c.table], c.facts.to_act) for c in changes if c.moved]
        if moves:
            execute(self._sql.moves, {"rows": _json(moves)})
        facts = [(c.table, last[c.table], *c.facts) for c in changes if not c.moved]
        if facts:
            execute(self._sql.facts, {"rows": _json(facts)})
        for change in changes:
            if change.people is not None:
                self._seat(connection, change.table, change.people)
            if change.heir is not None:
                this_table = tables.c.id == change.table
                connection.execute(sa.update(tables).where(this_table).values(host=change.heir))

    def _seat(self, connection: sa.Connection, table: int, people: Mapping[int, int]) -> None:
        connection.execute(sa.delete(sittings).where(sittings.c.table_id == table))
        if people:
            rows = [{"table_id": table, "seat": s, "person": p} for s, p in people.items()]
            connection.execute(sa.insert(sittings), rows)

    def _notify(self, changes: list[Change], worker: int) -> None:
        """Tell the other workers of changes that are on disk, in as few notifications as possible.

        PostgreSQL lets only one transaction with notifications commit at a time. Those that write
        would wait for each other's disk, so each notification is a transaction of its own, which
        waits for no disk. The entries of a worker that dies in between are found when its death is
        noticed.
        """
        if not changes:
            return
        with self._transaction(self._notifier) as connection:
            for notification in _notifications(changes, worker):
                text = msgspec.json.encode(notification).decode()
                connection.exec_driver_sql(_NOTIFY_WITHOUT_DISK, {"text": text})

    def _announce_all(self, connection: sa.Connection, changes: list[Change], worker: int) -> None:
        for notification in _notifications(changes, worker):
            self._announce(connection, notification)

    def _announce(self, connection: sa.Connection, notification: Notification) -> None:
        text = msgspec.json.encode(notification).decode()
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, text)))

    def send_signal(self, signal: PlayerSignal, worker: int) -> None:
        """Tell the other workers what a player said. Raises Unreachable."""
        with self._transaction() as connection:
            self._announce(connection, Notification(worker, False, (), signal))

    def send_house_signal(
        self, connection: sa.Connection, signal: HouseSignal, worker: int
    ) -> None:
        """Tell the other workers, if there are any, when this transaction is committed."""
        if self.shared:
            self._announce(connection, Notification(worker, False, (), house=signal))

    def tell_workers(self, signal: HouseSignal, worker: int) -> None:
        """Tell the other workers something that is not stored. Raises Unreachable."""
        with self._transaction() as connection:
            self.send_house_signal(connection, signal, worker)

    def create(
        self, code: str, game: str, host: int, change: Change, worker: int = 0
    ) -> int | None:
        """Create a table with its first entries. Return its id, or None if the code is taken."""
        try:
            with self._transaction() as connection:
                row = {
                    "code": code,
                    "game": game,
                    "host": host,
                    "created": change.facts.touched,
                    "last": 0,
                    **change.facts._asdict(),
                }
                insert = sa.insert(tables).values(row).returning(tables.c.id)
                id: int = connection.execute(insert).scalar_one()
                written = [change._replace(table=id)]
                self._write(connection, written)
                if self.shared:
                    self._announce_all(connection, written, worker)
                return id
        except IntegrityError:
            return None

    def find(self, code: str) -> TableRow | None:
        """Return the table with this code, or None."""
        if not (code.isascii() and code.isalnum()):  # PostgreSQL rejects some characters
            return None
        with self._transaction() as connection:
            row = connection.execute(sa.select(*_ROW).where(tables.c.code == code)).first()
        return None if row is None else TableRow(*row)

    def get(self, id: int) -> TableRow | None:
        """Return the table with this id, or None."""
        with self._transaction() as connection:
            row = connection.execute(sa.select(*_ROW).where(tables.c.id == id)).first()
        return None if row is None else TableRow(*row)

    def journal(
        self, id: int, after: int = 0, until: int | None = None, limit: int | None = None
    ) -> list[tuple[int, str]]:
        """Return the entries of a table after one sequence number, up to another, and at most
        `limit` of them: (seq, line)."""
        wanted = (
            sa.select(entries.c.number, entries.c.body)
            .where(entries.c.table_id == id, entries.c.number > after)
            .order_by(entries.c.number)
            .limit(limit)
        )
        if until is not None:
            wanted = wanted.where(entries.c.number <= until)
        with self._transaction() as connection:
            return [(number, body) for number, body in connection.execute(wanted)]

    def whole_journal(
        self, id: int, after: int = 0, until: int | None = None
    ) -> Iterator[tuple[int, str]]:
        """Yield the same entries, read in pages, however many there are."""
        page = self.journal(id, after, until, ENTRIES_PER_PAGE)
        while page:
            yield from page
            if len(page) < ENTRIES_PER_PAGE:
                return
            page = self.journal(id, page[-1][0], until, ENTRIES_PER_PAGE)

    def has_entry(self, id: int, tag: str) -> bool:
        """Return whether a table's journal has an entry with this tag."""
        wanted = sa.select(entries.c.number).where(
            entries.c.table_id == id,
            entries.c.body.startswith(f'{{"entry":"{tag}"', autoescape=True),
        )
        with self._transaction() as connection:
            return connection.execute(wanted.limit(1)).first() is not None

    def tails(
        self, after: Mapping[int, int], limit: int = ENTRIES_PER_PAGE
    ) -> list[tuple[int, int, str]]:
        """Return the entries of several tables after these sequence numbers, and at most `limit` of
        them: (table, seq, line), ordered by table and seq."""
        if not after:
            return []
        known = (
            sa.values(sa.column("id", sa.BigInteger), sa.column("last", sa.Integer), name="known")
            .data(list(after.items()))
            .cte()
        )
        wanted = (
            sa.select(entries.c.table_id, entries.c.number, entries.c.body)
            .join(known, entries.c.table_id == known.c.id)
            .where(entries.c.number > known.c.last)
            .order_by(entries.c.table_id, entries.c.number)
            .limit(limit)
        )
        with self._transaction() as connection:
            return [(id, number, body) for id, number, body in connection.execute(wanted)]

    # ── lists ───────────────────────────────────────────────────────────────────────────────

    def open_tables(self, limit: int = 200) -> list[TableRow]:
        """Return the public tables that wait for players, the latest activity first."""
        return self._rows(
            sa.select(*_ROW)
            .where(tables.c.public, tables.c.phase == "waiting", ~tables.c.archived)
            .order_by(tables.c.touched.desc())
            .limit(limit)
        )

    def tables_of(
        self, person: int, limit: int, before: int | None = None
    ) -> list[tuple[TableRow, int]]:
        """Return the tables at which a person sits, with their seat, the newest first."""
        wanted = (
            sa.select(*_ROW, sittings.c.seat)
            .join(sittings, sittings.c.table_id == tables.c.id)
            .where(sittings.c.person == person)
            .order_by(tables.c.id.desc())
            .limit(limit)
        )
        if before is not None:
            wanted = wanted.where(tables.c.id < before)
        with self._transaction() as connection:
            return [(TableRow(*row[:-1]), row[-1]) for row in connection.execute(wanted)]

    def seat_of(self, table: int, person: int) -> int | None:
        """Return the seat in which a person sits at a table, or None."""
        wanted = sa.select(sittings.c.seat).where(
            sittings.c.table_id == table, sittings.c.person == person
        )
        with self._transaction() as connection:
            return connection.execute(wanted).scalar()

    def due(self, now: int, limit: int = 500) -> list[int]:
        """Return the tables that need attention now, the longest overdue first."""
        wanted = sa.select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due)
        with self._transaction() as connection:
            return list(connection.execute(wanted.limit(limit)).scalars())

    def untouched(self, since: int, limit: int = 100) -> list[int]:
        """Return the tables without activity since then that are not archived yet."""
        wanted = sa.select(tables.c.id).where(~tables.c.archived, tables.c.touched < since)
        with self._transaction() as connection:
            return list(connection.execute(wanted.limit(limit)).scalars())

    def all_tables(self) -> list[TableRow]:
        """Return all tables."""
        return self._rows(sa.select(*_ROW).order_by(tables.c.id))

    def _rows(self, wanted: sa.Select[Any]) -> list[TableRow]:
        with self._transaction() as connection:
            return [TableRow(*row) for row in connection.execute(wanted)]

    def count(self) -> int:
        """Return the number of tables."""
        with self._transaction() as connection:
            return connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one()

    def count_open(self) -> int:
        """Return the number of tables that wait for players or are being played."""
        wanted = sa.select(sa.func.count()).where(
            ~tables.c.archived, tables.c.phase.in_(("waiting", "playing"))
        )
        with self._transaction() as connection:
            return connection.execute(wanted).scalar_one()

    # ── people ──────────────────────────────────────────────────────────────────────────────

    def add_person(self, name: str, token: str, now: int, device: str = "") -> int:
        """Add a person with the hash of a token, and return their id."""
        with self._transaction() as connection:
            row = sa.insert(people).values(name=name, created=now).returning(people.c.id)
            id: int = connection.execute(row).scalar_one()
            self._add_token(connection, id, token, now, device)
            return id

    def _add_token(
        self, connection: sa.Connection, person: int, token: str, now: int, device: str
    ) -> None:
        """Add a token, and delete those that expired a whole lifetime ago: two lifetimes after they
        were last renewed.

        A token that expired later is kept: the machine's clock may be ahead for a while.
        """
        connection.execute(sa.delete(tokens).where(tokens.c.expires < now - TOKEN_LIFETIME))
        expires = now + TOKEN_LIFETIME
        row = {"hash": token, "person": person, "created": now, "device": device, "seen": now}
        connection.execute(sa.insert(tokens).values(**row, expires=expires))

    def person_of(self, token: str, now: int) -> tuple[int, str, int] | None:
        """Return the id and name of the person with this hash of a token, and when it expires; None
        if there is no such token or it has expired."""
        wanted = (
            sa.select(people.c.id, people.c.name, tokens.c.expires)
            .join(tokens)
            .where(tokens.c.hash == token, tokens.c.expires >= now)
        )
        with self._transaction() as connection:
            row = connection.execute(wanted).first()
        return None if row is None else (row.id, row.name, row.expires)

    def renew_token(self, token: str, now: int, device: str) -> None:
        """Give a token its whole lifetime again, because its device is used."""
        renewed = {"seen": now, "expires": now + TOKEN_LIFETIME, "device": device}
        with self._transaction() as connection:
            connection.execute(sa.update(tokens).where(tokens.c.hash == token).values(**renewed))

    def tokens_of(self, person: int, now: int) -> list[TokenFacts]:
        """Return the tokens of a person's devices, the last used first."""
        wanted = (
            sa.select(tokens.c.hash, tokens.c.device, tokens.c.created, tokens.c.seen)
            .where(tokens.c.person == person, tokens.c.expires >= now)
            .order_by(tokens.c.seen.desc(), tokens.c.hash)
        )
        with self._transaction() as connection:
            return [TokenFacts(*row) for row in connection.execute(wanted)]

    def existing_tokens(self, wanted: Iterable[str]) -> set[str]:
        """Return which of these hashes of tokens are still known."""
        query = sa.select(tokens.c.hash).where(tokens.c.hash.in_(list(wanted)))
        with self._transaction() as connection:
            return set(connection.execute(query).scalars())

    def names_of(self, ids: Iterable[int]) -> dict[int, str]:
        """Return the names of these people."""
        wanted = sa.select(people.c.id, people.c.name).where(people.c.id.in_(list(ids)))
        with self._transaction() as connection:
            return {row.id: row.name for row in connection.execute(wanted)}

    def rename(self, person: int, name: str) -> None:
        """Change a person's name."""
        with self._transaction() as connection:
            connection.execute(sa.update(people).where(people.c.id == person).values(name=name))

    def drop_tokens(self, person: int, dropped: Sequence[str], worker: int = 0) -> None:
        """Forget devices of a person by the hashes of their tokens, and all one-time links,
        which such a device may have asked for. Other workers are told."""
        with self._transaction() as connection:
            mine = tokens.c.person == person
            connection.execute(sa.delete(tokens).where(mine, tokens.c.hash.in_(list(dropped))))
            connection.execute(sa.delete(links).where(links.c.person == person))
            self.send_signed_out(connection, dropped, worker)

    def send_signed_out(
        self, connection: sa.Connection, dropped: Sequence[str], worker: int
    ) -> None:
        """Tell the other workers, if there are any, which tokens end with this transaction."""
        if self.shared:
            for start in range(0, len(dropped), MAX_NOTIFIED_TOKENS):
                some = tuple(dropped[start : start + MAX_NOTIFIED_TOKENS])
                self._announce(connection, Notification(worker, False, (), None, some))

    def add_link(self, person: int, link: str, expires: int) -> None:
        """Store the hash of a person's one-time link instead of an earlier one, and delete expired
        ones."""
        with self._transaction() as connection:
            now = int(time.time() * 1000)
            old = sa.or_(links.c.expires < now, links.c.person == person)
            connection.execute(sa.delete(links).where(old))
            row = sa.insert(links).values(hash=link, person=person, expires=expires)
            connection.execute(row)

    def use_link(self, link: str, token: str, now: int, device: str = "") -> int | None:
        """Use up a one-time link for a new token. Return the person, or None if it is not valid."""
        with self._transaction() as connection:
            used = sa.delete(links).where(links.c.hash == link, links.c.expires >= now)
            person = connection.execute(used.returning(links.c.person)).scalar()
            if person is None:
                return None
            self._add_token(connection, person, token, now, device)
            return int(person)

    # ── the house itself ────────────────────────────────────────────────────────────────────

    def checkpoint(self) -> None:
        """Copy SQLite's write-ahead log to the database file, so that no writer has to do it."""
        if not self.shared:
            with self._transaction() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def secret(self, key: str, fresh: str) -> str:
        """Return a lasting secret of the house, storing `fresh` if there is none yet."""
        with self._transaction() as connection:
            wanted = sa.select(house.c.value).where(house.c.key == key)
            value = connection.execute(wanted).scalar()
        if value is not None:
            return str(value)
        try:
            with self._transaction() as connection:
                connection.execute(sa.insert(house).values(key=key, value=fresh))
                return fresh
        except IntegrityError:  # another worker was quicker
            return self.secret(key, fresh)

    def find_secret(self, key: str) -> str | None:
        """Return a secret of the house, or None if there is none."""
        with self._transaction() as connection:
            wanted = sa.select(house.c.value).where(house.c.key == key)
            return connection.execute(wanted).scalar()

    def replace_secret(self, key: str, value: str) -> None:
        """Store a secret of the house, replacing an earlier one."""
        with self._transaction() as connection:
            # Not deleted and inserted: two workers that do so at the same time would collide.
            replaced = sa.update(house).where(house.c.key == key).values(value=value)
            if not connection.execute(replaced).rowcount:
                connection.execute(sa.insert(house).values(key=key, value=value))

    def last_heartbeat(self) -> int:
        """Return when any worker was last known to be alive, in milliseconds since 1970; 0 if
        there was none."""
        with self._transaction() as connection:
            return connection.execute(sa.select(sa.func.max(workers.c.alive))).scalar() or 0

    def add_worker(self, now: int, patience: int) -> tuple[int, list[tuple[int, int]]]:
        """Register a new worker. Return its id, and all periods in which the house was closed.

        The house was closed since the last heartbeat if that is more than `patience` milliseconds
        ago.
        """
        with self._transaction() as connection:
            if self.shared:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_HOUSE_LOCK)))
            last = connection.execute(sa.select(sa.func.max(workers.c.alive))).scalar()
            if last is not None and last < now - patience:
                connection.execute(sa.insert(closures).values(since=last, until=now))
            insert = sa.insert(workers).values(alive=now).returning(workers.c.id)
            worker: int = connection.execute(insert).scalar_one()
            rows = connection.execute(sa.select(closures.c.since, closures.c.until))
            return worker, sorted((since, until) for since, until in rows)

    def heartbeat(
        self, worker: int, now: int, since: int
    ) -> tuple[set[int], list[tuple[int, int]]]:
        """Record that this worker is alive. Return the workers alive since then, and closures.

        The closures are the outages not yet reported to this worker, when the database was out of
        reach or the machine asleep.
        """
        me = workers.c.id == worker
        latest = sa.select(sa.func.max(workers.c.alive))
        with self._transaction() as connection:
            before = connection.execute(sa.select(workers.c.alive).where(me)).scalar_one()
            last = connection.execute(latest).scalar_one()
            if last < since:
                if self.shared:  # all workers come back at once, and one records the outage
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_HOUSE_LOCK)))
                    last = connection.execute(latest).scalar_one()
                if last < since:
                    connection.execute(sa.insert(closures).values(since=last, until=now))
            stretches = sa.select(closures.c.since, closures.c.until).where(
                closures.c.until > before
            )
            closed = [(first, end) for first, end in connection.execute(stretches)]
            connection.execute(sa.update(workers).where(me).values(alive=now))
            if not self.shared:  # with SQLite there is only this worker
                return {worker}, closed
            living = sa.select(workers.c.id).where(workers.c.alive >= since)
            return set(connection.execute(living).scalars()) | {worker}, closed

    def end_worker(self, worker: int, now: int) -> None:
        """Record that this worker stops now."""
        with self._transaction() as connection:
            row = sa.update(workers).where(workers.c.id == worker).values(alive=now)
            connection.execute(row)

    # ── one runner per table ────────────────────────────────────────────────────────────────

    def lock_table(self, table: int) -> bool:
        """Become the worker that runs this table's bots and clocks. False: another worker is.

        The lock is held until `unlock_table`, or until this process ends. Raises Unreachable.
        """
        return self._lock(_TABLE_LOCKS + table)

    def unlock_table(self, table: int) -> None:
        """Release the lock of a table, if this process holds it."""
        self._unlock(_TABLE_LOCKS + table)

    def lock_review(self, table: int) -> bool:
        """Become the worker that reviews this table. False: another worker is. Raises
        Unreachable."""
        return self._lock(_REVIEW_LOCKS + table)

    def unlock_review(self, table: int) -> None:
        """Release the lock of a review, if this process holds it."""
        self._unlock(_REVIEW_LOCKS + table)

    def _lock(self, key: int) -> bool:
        if not self.shared:
            return True
        locked = sa.select(sa.func.pg_try_advisory_lock(key))
        with self._lock_guard:  # one connection holds all locks, and threads may not share it
            if self._locks_lost:
                self._release_locks()
            # PostgreSQL would grant the lock a second time, and it had to be released twice.
            if key in self._locked:
                return True
            try:
                if self._lock_connection is None:
                    self._lock_connection = self._engine.connect().execution_options(
                        isolation_level="AUTOCOMMIT"
                    )
                if self._lock_connection.execute(locked).scalar():
                    self._locked.add(key)
                return key in self._locked
            except DBAPIError as error:
                self._release_locks()
                raise Unreachable(str(error.orig)) from error

    def _unlock(self, key: int) -> None:
        with self._lock_guard:
            if key not in self._locked or self._lock_connection is None:
                return
            self._locked.discard(key)
            unlocked = sa.select(sa.func.pg_advisory_unlock(key))
            try:
                self._lock_connection.execute(unlocked)
            except DBAPIError:
                self._release_locks()

    def drop_table_locks(self) -> None:
        """Note that the locks may be lost because the database was out of reach.

        The next `lock_table` starts afresh. Does not wait for other threads.
        """
        self._locks_lost = True

    def _release_locks(self) -> None:
        self._locks_lost = False
        self._locked.clear()
        if self._lock_connection is not None:
            self._lock_connection.invalidate()
            self._lock_connection.close()
            self._lock_connection = None


class _Sql(NamedTuple):
    """The statements on the path of every move.

    Each takes and returns all its rows as one JSON text, which the database takes apart or puts
    together without holding up the threads of this process.
    """

    last_seqs: str
    entries: str
    moves: str
    """Update what every move changes. None of it is in an index, so it costs a third of `facts`."""
    facts: str


_COLUMNS = ("id", "last", *Facts._fields)
_SQLITE = _Sql(
    "SELECT json_group_object(id, last) FROM tables "
    "WHERE id IN (SELECT value FROM json_each(:ids))",
    "INSERT INTO entries (table_id, number, body) SELECT json_extract(value, '$[0]'), "
    "json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(:rows)",
    "UPDATE tables SET last = json_extract(value, '$[1]'), to_act = json_extract(value, '$[2]') "
    "FROM json_each(:rows) WHERE tables.id = json_extract(value, '$[0]')",
    "UPDATE tables SET ("
    + ", ".join(_COLUMNS[1:])
    + ") = (SELECT "
    + ", ".join(f"json_extract(value, '$[{i}]')" for i in range(1, len(_COLUMNS)))
    + ") FROM json_each(:rows) WHERE tables.id = json_extract(value, '$[0]')",
)
_POSTGRESQL = _Sql(
    "SELECT CAST(COALESCE(json_object_agg(id, last), '{}') AS text) FROM "
    "(SELECT id, last FROM tables WHERE id IN (SELECT value::bigint FROM "
    "json_array_elements_text(CAST(%(ids)s AS json))) ORDER BY id FOR UPDATE) AS locked",
    "INSERT INTO entries (table_id, number, body) SELECT (value->>0)::bigint, "
    "(value->>1)::integer, value->>2 FROM json_array_elements(CAST(%(rows)s AS json))",
    "UPDATE tables SET last = (value->>1)::integer, to_act = value->>2 "
    "FROM json_array_elements(CAST(%(rows)s AS json)) WHERE id = (value->>0)::bigint",
    "UPDATE tables SET ("
    + ", ".join(_COLUMNS[1:])
    + ") = (SELECT "
    + ", ".join(
        f"(value->>{i})::{tables.c[name].type.compile()}" for i, name in enumerate(_COLUMNS) if i
    )
    + ") FROM json_array_elements(CAST(%(rows)s AS json)) WHERE id = (value->>0)::bigint",
)


_NOTIFY_WITHOUT_DISK = (
    f"SELECT set_config('synchronous_commit', 'off', true), pg_notify('{CHANNEL}', %(text)s)"
)
"""Notify the other workers. The setting ends with the transaction."""


_TEMPORARY_CODES = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
}
"""SQLite's error codes for problems that may pass by themselves."""


def _is_temporary(error: DBAPIError) -> bool:
    """Whether the problem may pass by itself: a server that restarts, a full disk."""
    if isinstance(error.orig, sqlite3.Error):
        return _is_temporary_in_sqlite(error.orig)
    return isinstance(error, OperationalError)


_DAMAGE_CODES = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
"""SQLite's error codes for pages that hold something impossible."""


def _damage(error: BaseException | None) -> str | None:
    """Return which damage an error of SQLite's driver stands for, or None.

    Never the error's own message: it quotes what the page holds, which may be a hand.
    """
    if getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGE_CODES:
        return str(getattr(error, "sqlite_errorname", "damaged pages"))
    if isinstance(error, sqlite3.Error) and str(error).startswith("Could not decode to UTF-8"):
        return "text that is not UTF-8"
    return None


def _is_temporary_in_sqlite(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _TEMPORARY_CODES


def _notifications(changes: Sequence[Change], worker: int) -> Iterator[Notification]:
    """Yield what tells the other workers of these changes, no longer than PostgreSQL allows."""
    listed = any(change.listed for change in changes)
    batch: list[msgspec.Raw] = []
    size = 0
    for change in changes:
        lines = tuple([msgspec.Raw(line.encode()) for line in change.lines])
        item = msgspec.json.encode(WrittenEntries(change.table, change.after_seq, lines))
        if len(item) > MAX_NOTIFICATION - 64:  # the others read the journal instead
            item = msgspec.json.encode(WrittenEntries(change.table, change.after_seq, ()))
        if size + len(item) > MAX_NOTIFICATION - 64:
            yield Notification(worker, listed, tuple(batch))
            batch, size, listed = [], 0, False
        batch.append(msgspec.Raw(item))
        size += len(item) + 1
    yield Notification(worker, listed, tuple(batch))


def _json(rows: object) -> str:
    return msgspec.json.encode(rows).decode()


_last_seqs = msgspec.json.Decoder(dict[int, int])


def _open(url: str) -> tuple[str, sa.Engine, SqliteFile | None]:
    """Return the URL without its password, the engine, and the file of an SQLite database."""
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+psycopg://" + url.split("://", 1)[1]
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise _no_database(url) from None
    if parsed.drivername == "postgresql+psycopg":
        try:
            engine = sa.create_engine(
                parsed, pool_size=6, max_overflow=6, connect_args=TCP, hide_parameters=True
            )
        except ModuleNotFoundError:
            message = "PostgreSQL needs: pip install 'bluffhouse[postgres]'"
            raise StorageError(message, "store-no-driver") from None
        event.listen(engine, "connect", _set_up_postgresql)
        return parsed.render_as_string(hide_password=True), engine, None
    if parsed.drivername != "sqlite" or not parsed.database:
        raise _no_database(url)
    file = SqliteFile(parsed.database)
    folder = file.path.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(
            f"cannot create the folder {folder}: {error.strerror}",
            "store-no-folder",
            folder=str(folder),
            reason=str(error.strerror),
        ) from None
    file.make_private()
    file.remember()
    engine = sa.create_engine(
        parsed.set(database=str(file.path)),
        connect_args={"timeout": 20, "check_same_thread": False},
        hide_parameters=True,  # errors may be logged, and parameters contain hands and seeds
    )
    event.listen(engine, "connect", _set_up_sqlite)
    return parsed.render_as_string(hide_password=True), engine, file


def _no_database(url: str) -> StorageError:
    return StorageError(
        f"{url!r} is not the URL of a database such as sqlite:///folder/house.db or "
        "postgresql://user@host/name",
        "store-no-database",
        database=url,
    )


def _set_up_postgresql(connection: Any, _: object) -> None:
    # If a machine loses power, the server must notice soon, or its locks would last for hours.
    with connection.cursor() as cursor:
        for name, seconds in (("idle", 10), ("interval", 5), ("count", 3)):
            cursor.execute(f"SET tcp_keepalives_{name} = {seconds}")
    connection.commit()


def _set_up_sqlite(connection: Any, _: object) -> None:
    # WAL: readers do not wait for the writer. FULL: what is committed survives a power cut.
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"wal_autocheckpoint={MAX_WAL_PAGES}",
        "temp_store=MEMORY",  # else a statement that changes 16 pages copies them to a file first
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
