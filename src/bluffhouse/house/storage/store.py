"""The store: what the house asks of its database, in plain blocking calls.

The house calls it from threads of its own (`House`), the command line directly. All writing of
journals goes through `append`, many tables in one transaction; when it returns, it is on disk.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from bluffhouse.house.storage.schema import (
    closures,
    entries,
    house,
    links,
    outcomes,
    people,
    sittings,
    tables,
    tokens,
    workers,
)
from bluffhouse.rules.contract import Scalar

CHANNEL = "bluffhouse"
"""Where the workers on one PostgreSQL tell each other which tables have new entries."""
MAX_NOTIFICATION = 7_900
"""PostgreSQL takes less than 8,000 bytes in a notice."""
TCP: dict[str, Any] = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""How soon we notice that the machine with the database is gone."""
MOST_PAGES = 10_000
"""Of SQLite's log, before who writes brings them to the file himself: 40 MB. See `tidy`."""
_MIGRATING = 0x626C7566660001
_KEEPING = 0x626C7566 << 32
"""Advisory locks of ours on PostgreSQL: the migration's, and one for each table."""


class StorageError(Exception):
    """A database that cannot be used; the message says in English what to do, `key` and `values`
    in any language: a key of the locales and what its sentence takes."""

    def __init__(self, message: str, key: str, /, **values: Scalar) -> None:
        super().__init__(message)
        self.key = key
        self.values = values


class Unreachable(Exception):
    """The database does not answer now; later it may."""


class Facts(NamedTuple):
    """What lists and wake-ups need to know of a table."""

    touched: int
    due: int | None
    phase: str
    public: bool
    archived: bool
    seats: int
    taken: int
    to_act: str


class Change(NamedTuple):
    """New entries of a table: they follow its entry `after_seq`, or are not written."""

    table: int
    after_seq: int
    lines: Sequence[str]
    facts: Facts
    people: Mapping[int, int] | None = None
    """Who sits where, if that has changed."""
    listed: bool = False
    """Whether the list of open tables looks different now."""
    heir: int | None = None
    """Who is the host from now on, if that has changed."""


class WrittenEntries(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What a worker has written to a table."""

    table: int
    after_seq: int
    lines: tuple[msgspec.Raw, ...]
    """The entries after that number; none: too long for a notice, look for yourself."""


class Notification(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What a worker tells the others."""

    worker: int
    listed: bool
    """Whether the list of open tables looks different now."""
    changes: tuple[msgspec.Raw, ...]


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


_ROW = [tables.c[name] for name in TableRow._fields]


class Store:
    """An open database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = _engine(url)
        self.shared = self._engine.dialect.name == "postgresql"
        """Whether other workers may write to it too."""
        self._sql = _POSTGRESQL if self.shared else _SQLITE
        self._keeping: sa.Connection | None = None
        self._kept: set[int] = set()
        self._keeping_lost = False
        self._keeper = threading.Lock()

    def close(self) -> None:
        self.lose_keeping()
        with self._keeper:
            self._stop_keeping()
        self._engine.dispose()

    @contextmanager
    def _asking(self) -> Iterator[sa.Connection]:
        """A transaction. Raises Unreachable when the database does not answer."""
        try:
            with self._engine.begin() as connection:
                yield connection
        except DBAPIError as error:
            if error.connection_invalidated or _passes(error):
                raise Unreachable(str(error.orig)) from error
            raise
        except sqlite3.Error as error:  # from the path of every move, which asks the driver itself
            if _is_passing(error):
                raise Unreachable(str(error)) from error
            raise

    @contextmanager
    def looking(self) -> Iterator[sa.Connection]:
        """Everything as it is at one moment, however long the reading takes."""
        with self._asking() as connection:
            if self.shared:
                how = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"
                connection.exec_driver_sql(how)
            else:
                connection.exec_driver_sql("BEGIN")
            yield connection

    @contextmanager
    def alone(self) -> Iterator[sa.Connection]:
        """A transaction while which nobody else opens the house."""
        with self._asking() as connection:
            if self.shared:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
            else:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection

    @contextmanager
    def claim(self) -> Iterator[None]:
        """Be the house of this database: of an SQLite file there is only one at a time. Held until
        the `with` is left or the process is gone, however it ends. Raises StorageError."""
        if self.shared:
            yield
            return
        lock = f"{self._engine.url.database}.lock"
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
        try:
            yield
        finally:
            held.close()

    # ── versions ────────────────────────────────────────────────────────────────────────────

    def migrate(self) -> None:
        """Bring the database to this version's schema. A newer one is refused."""
        config = Config()
        config.set_main_option("script_location", "bluffhouse.house.storage:migrations")
        config.set_main_option("path_separator", "os")
        try:
            with self._engine.begin() as connection:  # all of it or nothing
                if self.shared:  # one worker migrates, the others wait
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
                else:
                    connection.exec_driver_sql("BEGIN IMMEDIATE")
                config.attributes["connection"] = connection
                self._check_version(connection, config)
                command.upgrade(config, "head")
        except OperationalError as error:
            raise StorageError(
                f"cannot open the database {self.shown_url}: {error.orig}",
                "store-cannot-open",
                database=self.shown_url,
                reason=str(error.orig),
            ) from None
        except sa.exc.DatabaseError as error:
            raise StorageError(
                f"{self.shown_url} is not a database of ours: {error.orig}",
                "store-not-ours",
                database=self.shown_url,
                reason=str(error.orig),
            ) from None

    def _check_version(self, connection: sa.Connection, config: Config) -> None:
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        if not sa.inspect(connection).has_table("alembic_version"):
            if sa.inspect(connection).get_table_names():
                raise StorageError(
                    f"{self.shown_url} holds something else; choose another database",
                    "store-something-else",
                    database=self.shown_url,
                )
            return
        at = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        if at is not None and at not in known:
            raise StorageError(
                f"{self.shown_url} was written by a newer Bluffhouse (schema {at}); use that one",
                "store-newer",
                database=self.shown_url,
                schema=str(at),
            )

    @property
    def shown_url(self) -> str:
        """Without the password."""
        return self._engine.url.render_as_string(hide_password=True)

    def ping(self) -> None:
        """Raises Unreachable."""
        with self._asking() as connection:
            connection.execute(sa.text("SELECT 1"))

    # ── journals ────────────────────────────────────────────────────────────────────────────

    def append(self, changes: Sequence[Change], worker: int = 0) -> list[bool]:
        """Write all of it in one transaction. False: somebody else has written to that table,
        and nothing of this change is there. Changes must be of different tables."""
        with self._asking() as connection:
            ask = self._asker(connection)
            if not self.shared:  # Python's driver would begin only at the first write
                ask("BEGIN IMMEDIATE", {})
            # On PostgreSQL the rows stay locked until we are done, always in the same order, so
            # that two workers cannot wait for each other.
            ids = [change.table for change in changes]
            heads = dict(iter(ask(self._sql.heads, {"ids": _json(ids)})))
            answers = []
            granted = []
            for change in changes:
                free = heads.get(change.table) == change.after_seq
                answers.append(free or self._written(connection, change))
                if free:
                    granted.append(change)
            self._write(connection, granted, worker)
        return answers

    def _asker(self, connection: sa.Connection) -> Callable[[str, dict[str, str]], Iterable[Any]]:
        """How the statements of `_Sql` are put. SQLAlchemy's way costs more than SQLite's work."""
        if self.shared:
            return lambda statement, values: connection.execute(_text(statement), values)
        driver: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
        return driver.execute

    def _written(self, connection: sa.Connection, change: Change) -> bool:
        """Whether this very change is there: the answer to an earlier try was lost."""
        tail = (
            sa.select(entries.c.body)
            .where(entries.c.table_id == change.table, entries.c.number > change.after_seq)
            .order_by(entries.c.number)
            .limit(len(change.lines))
        )
        return list(connection.execute(tail).scalars()) == list(change.lines)

    def _write(self, connection: sa.Connection, changes: list[Change], worker: int) -> None:
        if not changes:
            return
        rows = [
            (change.table, number, line)
            for change in changes
            for number, line in enumerate(change.lines, change.after_seq + 1)
        ]
        ask = self._asker(connection)
        ask(self._sql.entries, {"rows": _json(rows)})
        facts = [
            (change.table, change.after_seq + len(change.lines), *change.facts)
            for change in changes
        ]
        ask(self._sql.facts, {"rows": _json(facts)})
        for change in changes:
            if change.people is not None:
                self._seat(connection, change.table, change.people)
            if change.heir is not None:
                mine = tables.c.id == change.table
                connection.execute(sa.update(tables).where(mine).values(host=change.heir))
        if self.shared:
            self._notify(connection, changes, worker)

    def _seat(self, connection: sa.Connection, table: int, people: Mapping[int, int]) -> None:
        connection.execute(sa.delete(sittings).where(sittings.c.table_id == table))
        if people:
            rows = [{"table_id": table, "seat": s, "person": p} for s, p in people.items()]
            connection.execute(sa.insert(sittings), rows)

    def _notify(self, connection: sa.Connection, changes: list[Change], worker: int) -> None:
        """Tell the other workers, in as few notices as hold it."""
        listed = any(change.listed for change in changes)
        news: list[bytes] = []
        size = 0
        for change in changes:
            lines = tuple([msgspec.Raw(line.encode()) for line in change.lines])
            told = msgspec.json.encode(WrittenEntries(change.table, change.after_seq, lines))
            if len(told) > MAX_NOTIFICATION - 64:  # they will ask
                told = msgspec.json.encode(WrittenEntries(change.table, change.after_seq, ()))
            if size + len(told) > MAX_NOTIFICATION - 64:
                self._send(connection, worker, listed, news)
                news, size, listed = [], 0, False
            news.append(told)
            size += len(told) + 1
        self._send(connection, worker, listed, news)

    def _send(
        self, connection: sa.Connection, worker: int, listed: bool, news: list[bytes]
    ) -> None:
        notice = Notification(worker, listed, tuple(map(msgspec.Raw, news)))
        text = msgspec.json.encode(notice).decode()
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, text)))

    def create(
        self, code: str, game: str, host: int, change: Change, worker: int = 0
    ) -> int | None:
        """A new table with its first entries; None: the code is taken."""
        try:
            with self._asking() as connection:
                row = {
                    "code": code,
                    "game": game,
                    "host": host,
                    "created": change.facts.touched,
                    "last": 0,
                    **change.facts._asdict(),
                }
                made = connection.execute(sa.insert(tables).values(row).returning(tables.c.id))
                id: int = made.scalar_one()
                self._write(connection, [change._replace(table=id)], worker)
                return id
        except IntegrityError:
            return None

    def find(self, code: str) -> TableRow | None:
        if not (code.isascii() and code.isalnum()):  # PostgreSQL would choke on some
            return None
        with self._asking() as connection:
            row = connection.execute(sa.select(*_ROW).where(tables.c.code == code)).first()
        return None if row is None else TableRow(*row)

    def get(self, id: int) -> TableRow | None:
        with self._asking() as connection:
            row = connection.execute(sa.select(*_ROW).where(tables.c.id == id)).first()
        return None if row is None else TableRow(*row)

    def journal(self, id: int, after: int = 0, until: int | None = None) -> list[tuple[int, str]]:
        """The entries of a table after that number."""
        wanted = (
            sa.select(entries.c.number, entries.c.body)
            .where(entries.c.table_id == id, entries.c.number > after)
            .order_by(entries.c.number)
        )
        if until is not None:
            wanted = wanted.where(entries.c.number <= until)
        with self._asking() as connection:
            return [(number, body) for number, body in connection.execute(wanted)]

    def tails(self, after: Mapping[int, int]) -> list[tuple[int, int, str]]:
        """The entries of several tables after the numbers given: (table, number, body)."""
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
        )
        with self._asking() as connection:
            return [(id, number, body) for id, number, body in connection.execute(wanted)]

    # ── lists ───────────────────────────────────────────────────────────────────────────────

    def open_tables(self, limit: int = 200) -> list[TableRow]:
        """The public tables that wait for players, the newest first."""
        return self._rows(
            sa.select(*_ROW)
            .where(tables.c.public, tables.c.phase == "waiting", ~tables.c.archived)
            .order_by(tables.c.touched.desc())
            .limit(limit)
        )

    def tables_of(
        self, person: int, limit: int, before: int | None = None
    ) -> list[tuple[TableRow, int]]:
        """The tables at which a person sits, with his seat, the latest first."""
        wanted = (
            sa.select(*_ROW, sittings.c.seat)
            .join(sittings, sittings.c.table_id == tables.c.id)
            .where(sittings.c.person == person)
            .order_by(tables.c.id.desc())
            .limit(limit)
        )
        if before is not None:
            wanted = wanted.where(tables.c.id < before)
        with self._asking() as connection:
            return [(TableRow(*row[:-1]), row[-1]) for row in connection.execute(wanted)]

    def due(self, now: int, limit: int = 500) -> list[int]:
        """Tables at which it is time for something."""
        wanted = sa.select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due)
        with self._asking() as connection:
            return list(connection.execute(wanted.limit(limit)).scalars())

    def untouched(self, since: int, limit: int = 100) -> list[int]:
        """Tables nobody has touched since then."""
        wanted = sa.select(tables.c.id).where(~tables.c.archived, tables.c.touched < since)
        with self._asking() as connection:
            return list(connection.execute(wanted.limit(limit)).scalars())

    def all_tables(self) -> list[TableRow]:
        return self._rows(sa.select(*_ROW).order_by(tables.c.id))

    def _rows(self, wanted: sa.Select[Any]) -> list[TableRow]:
        with self._asking() as connection:
            return [TableRow(*row) for row in connection.execute(wanted)]

    def count(self) -> int:
        with self._asking() as connection:
            return connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one()

    def count_open(self) -> int:
        """How many tables wait for players or are played at."""
        wanted = sa.select(sa.func.count()).where(
            ~tables.c.archived, tables.c.phase.in_(("waiting", "playing"))
        )
        with self._asking() as connection:
            return connection.execute(wanted).scalar_one()

    # ── people ──────────────────────────────────────────────────────────────────────────────

    def add_person(self, name: str, token: str, now: int) -> int:
        with self._asking() as connection:
            row = sa.insert(people).values(name=name, created=now).returning(people.c.id)
            id: int = connection.execute(row).scalar_one()
            connection.execute(sa.insert(tokens).values(hash=token, person=id, created=now))
            return id

    def person_of(self, token: str) -> tuple[int, str] | None:
        wanted = sa.select(people.c.id, people.c.name).join(tokens).where(tokens.c.hash == token)
        with self._asking() as connection:
            row = connection.execute(wanted).first()
        return None if row is None else (row.id, row.name)

    def names_of(self, ids: Iterable[int]) -> dict[int, str]:
        wanted = sa.select(people.c.id, people.c.name).where(people.c.id.in_(list(ids)))
        with self._asking() as connection:
            return {row.id: row.name for row in connection.execute(wanted)}

    def rename(self, person: int, name: str) -> None:
        with self._asking() as connection:
            connection.execute(sa.update(people).where(people.c.id == person).values(name=name))

    def drop_token(self, token: str) -> None:
        with self._asking() as connection:
            connection.execute(sa.delete(tokens).where(tokens.c.hash == token))

    def add_link(self, person: int, link: str, expires: int) -> None:
        with self._asking() as connection:
            now = int(time.time() * 1000)
            connection.execute(sa.delete(links).where(links.c.expires < now))
            row = sa.insert(links).values(hash=link, person=person, expires=expires)
            connection.execute(row)

    def use_link(self, link: str, token: str, now: int) -> int | None:
        """The person that a one-time link leads to: it works once, for a new token."""
        with self._asking() as connection:
            used = sa.delete(links).where(links.c.hash == link, links.c.expires >= now)
            person = connection.execute(used.returning(links.c.person)).scalar()
            if person is None:
                return None
            connection.execute(sa.insert(tokens).values(hash=token, person=person, created=now))
            return int(person)

    # ── history ─────────────────────────────────────────────────────────────────────────────

    def without_outcome(self, person: int, after: int, limit: int = 200) -> list[int]:
        """Finished tables of a person whose outcome nobody has worked out yet, the next ones
        after that one."""
        known = sa.select(outcomes.c.table_id).where(outcomes.c.table_id == tables.c.id).exists()
        wanted = (
            sa.select(tables.c.id)
            .join(sittings, sittings.c.table_id == tables.c.id)
            .where(sittings.c.person == person, tables.c.phase == "over", ~known)
            .where(tables.c.id > after)
            .order_by(tables.c.id)
            .limit(limit)
        )
        with self._asking() as connection:
            return list(connection.execute(wanted).scalars())

    def add_outcomes(self, rows: list[dict[str, Any]]) -> None:
        """Two of us may work out the same: they find the same, and the first one writes it."""
        insert = postgresql.insert if self.shared else sqlite.insert
        with self._asking() as connection:
            connection.execute(insert(outcomes).on_conflict_do_nothing(), rows)

    def outcomes_of(self, person: int) -> list[dict[str, Any]]:
        wanted = sa.select(outcomes, tables.c.code).join(tables).where(outcomes.c.person == person)
        with self._asking() as connection:
            return [dict(row) for row in connection.execute(wanted).mappings()]

    # ── the house itself ────────────────────────────────────────────────────────────────────

    def tidy(self) -> None:
        """Bring what SQLite has in its log to its file. Whoever writes need not wait for it; he
        would do it himself only if nobody else did."""
        if not self.shared:
            with self._asking() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def secret(self, key: str, fresh: str) -> str:
        """A lasting secret of the house: `fresh` if there is none yet."""
        with self._asking() as connection:
            wanted = sa.select(house.c.value).where(house.c.key == key)
            value = connection.execute(wanted).scalar()
        if value is not None:
            return str(value)
        try:
            with self._asking() as connection:
                connection.execute(sa.insert(house).values(key=key, value=fresh))
                return fresh
        except IntegrityError:  # another worker was quicker
            return self.secret(key, fresh)

    def arrive(self, now: int, patience: int) -> tuple[int, list[tuple[int, int]]]:
        """A new worker: its number, and when the house was closed, up to now. It was closed
        since the last sign of life, if all workers have been silent longer than `patience`."""
        with self._asking() as connection:
            if self.shared:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
            last = connection.execute(sa.select(sa.func.max(workers.c.alive))).scalar()
            if last is not None and last < now - patience:
                connection.execute(sa.insert(closures).values(since=last, until=now))
            made = sa.insert(workers).values(alive=now).returning(workers.c.id)
            worker: int = connection.execute(made).scalar_one()
            rows = connection.execute(sa.select(closures.c.since, closures.c.until))
            return worker, sorted((since, until) for since, until in rows)

    def alive(self, worker: int, now: int, since: int) -> tuple[set[int], list[tuple[int, int]]]:
        """I live; who else has said so since then? And when was nobody able to, that I have not
        been told of: the database was away, or the machine asleep."""
        me = workers.c.id == worker
        latest = sa.select(sa.func.max(workers.c.alive))
        with self._asking() as connection:
            before = connection.execute(sa.select(workers.c.alive).where(me)).scalar_one()
            last = connection.execute(latest).scalar_one()
            if last < since:
                if self.shared:  # all come back at once, and one writes it down
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
                    last = connection.execute(latest).scalar_one()
                if last < since:
                    connection.execute(sa.insert(closures).values(since=last, until=now))
            stretches = sa.select(closures.c.since, closures.c.until).where(
                closures.c.until > before
            )
            closed = [(first, end) for first, end in connection.execute(stretches)]
            connection.execute(sa.update(workers).where(me).values(alive=now))
            if not self.shared:  # whoever was here before us has gone
                return {worker}, closed
            living = sa.select(workers.c.id).where(workers.c.alive >= since)
            return set(connection.execute(living).scalars()) | {worker}, closed

    def leave(self, worker: int, now: int) -> None:
        """This worker stops: it was alive until now and is not any more."""
        with self._asking() as connection:
            row = sa.update(workers).where(workers.c.id == worker).values(alive=now)
            connection.execute(row)

    # ── one keeper a table ──────────────────────────────────────────────────────────────────

    def keep(self, table: int) -> bool:
        """Become the one worker that runs this table's bots and clocks, if nobody else is. Held
        until `let_go`, or until this process is gone."""
        if not self.shared:
            return True
        locked = sa.select(sa.func.pg_try_advisory_lock(_KEEPING + table))
        with self._keeper:  # one connection holds all locks, and threads may not share it
            if self._keeping_lost:
                self._stop_keeping()
            # The lock would be ours a second time, and have to be opened twice.
            if table in self._kept:
                return True
            try:
                if self._keeping is None:
                    self._keeping = self._engine.connect().execution_options(
                        isolation_level="AUTOCOMMIT"
                    )
                if self._keeping.execute(locked).scalar():
                    self._kept.add(table)
                return table in self._kept
            except DBAPIError as error:
                self._stop_keeping()
                raise Unreachable(str(error.orig)) from error

    def let_go(self, table: int) -> None:
        with self._keeper:
            if table not in self._kept or self._keeping is None:
                return
            self._kept.discard(table)
            try:
                self._keeping.execute(sa.select(sa.func.pg_advisory_unlock(_KEEPING + table)))
            except DBAPIError:
                self._stop_keeping()

    def lose_keeping(self) -> None:
        """The database was away, and our locks may be too: the next `keep` begins anew. Does not
        wait for anybody."""
        self._keeping_lost = True

    def _stop_keeping(self) -> None:
        self._keeping_lost = False
        self._kept.clear()
        if self._keeping is not None:
            self._keeping.invalidate()
            self._keeping.close()
            self._keeping = None


class _Sql(NamedTuple):
    """The statements on the path of every move. Each takes all its rows as one JSON text: the
    database takes them apart without holding up the threads of this process."""

    heads: str
    entries: str
    facts: str


_COLUMNS = ("id", "last", *Facts._fields)
_SQLITE = _Sql(
    "SELECT id, last FROM tables WHERE id IN (SELECT value FROM json_each(:ids))",
    "INSERT INTO entries (table_id, number, body) SELECT json_extract(value, '$[0]'), "
    "json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(:rows)",
    "UPDATE tables SET ("
    + ", ".join(_COLUMNS[1:])
    + ") = (SELECT "
    + ", ".join(f"json_extract(value, '$[{i}]')" for i in range(1, len(_COLUMNS)))
    + ") FROM json_each(:rows) WHERE tables.id = json_extract(value, '$[0]')",
)
_POSTGRESQL = _Sql(
    "SELECT id, last FROM tables WHERE id IN (SELECT value::bigint FROM "
    "json_array_elements_text(CAST(:ids AS json))) ORDER BY id FOR UPDATE",
    "INSERT INTO entries (table_id, number, body) SELECT (value->>0)::bigint, "
    "(value->>1)::integer, value->>2 FROM json_array_elements(CAST(:rows AS json))",
    "UPDATE tables SET ("
    + ", ".join(_COLUMNS[1:])
    + ") = (SELECT "
    + ", ".join(
        f"(value->>{i})::{tables.c[name].type.compile()}" for i, name in enumerate(_COLUMNS) if i
    )
    + ") FROM json_array_elements(CAST(:rows AS json)) WHERE id = (value->>0)::bigint",
)


_PASSING = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL}


def _passes(error: DBAPIError) -> bool:
    """Whether the database is only out of reach for now: a server that restarts, a full disk."""
    if isinstance(error.orig, sqlite3.Error):
        return _is_passing(error.orig)
    return isinstance(error, OperationalError)


def _is_passing(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _PASSING


_text = cache(sa.text)


def _json(rows: object) -> str:
    return msgspec.json.encode(rows).decode()


def _engine(url: str) -> sa.Engine:
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
        return engine
    if parsed.drivername != "sqlite" or not parsed.database:
        raise _no_database(url)
    try:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        folder = Path(parsed.database).parent
        raise StorageError(
            f"cannot make the folder {folder}: {error.strerror}",
            "store-no-folder",
            folder=str(folder),
            reason=str(error.strerror),
        ) from None
    engine = sa.create_engine(
        parsed,
        connect_args={"timeout": 20, "check_same_thread": False},
        hide_parameters=True,  # an error's text may go to the log, and they hold hands and seeds
    )
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _no_database(url: str) -> StorageError:
    return StorageError(
        f"{url!r} is not a database: sqlite:///folder/house.db or postgresql://user@host/name",
        "store-no-database",
        database=url,
    )


def _set_up_postgresql(connection: Any, _: object) -> None:
    # A machine without power says no goodbye: the locks it held must not last for hours.
    with connection.cursor() as cursor:
        for name, seconds in (("idle", 10), ("interval", 5), ("count", 3)):
            cursor.execute(f"SET tcp_keepalives_{name} = {seconds}")
    connection.commit()


def _set_up_sqlite(connection: Any, _: object) -> None:
    # Readers do not wait for the writer, and what is committed survives a power cut.
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"wal_autocheckpoint={MOST_PAGES}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
