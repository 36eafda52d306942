"""What the operator sees at the desk: addresses, and what a spectator could know of each table.

No cards, no chat, no tokens. Connections, floods and the bots' queue are those of the worker that
answers; tables, people and bans those of the whole house.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import msgspec
import sqlalchemy as sa

from bluffhouse.house.bans import Ban
from bluffhouse.house.house import House
from bluffhouse.house.storage import Store
from bluffhouse.house.storage.schema import people, sittings, tables, tokens
from bluffhouse.house.storage.store import TableRow
from bluffhouse.house.table import Phase
from bluffhouse.house.table_session import TableSession
from bluffhouse.house.wall_clock import now
from bluffhouse.web.live_connections import LiveConnection
from bluffhouse.web.refused_floods import Flood

MAX_TABLES = 200
"""Most tables on the list."""
MAX_PEOPLE = 100
"""Most people on the list."""


class DeskTable(msgspec.Struct, frozen=True):
    """A table whose game is not over yet."""

    code: str
    game: str
    phase: Phase
    public: bool
    seats: int
    people: tuple[str, ...]
    """The people who sit there."""
    bots: int
    viewers: int
    """Connections to it through this worker."""
    created: int
    touched: int
    entries: int


class DeskAddress(msgspec.Struct, frozen=True):
    """The live connections from one address, through this worker."""

    address: str
    connections: int
    people: tuple[str, ...]


class DeskBots(msgspec.Struct, frozen=True):
    """The bots' queue of this worker."""

    thinking: int
    waiting: int
    addresses: dict[str, int]
    """Waiting decisions, by the address that opened the table; an empty address is unknown."""


class DeskBan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A banned person or address."""

    id: int
    created: int
    name: str | None = None
    """The name of the person."""
    address: str | None = None
    note: str = ""
    until: int | None = None
    """When the ban ends; left out: never."""


class DeskOverview(msgspec.Struct, frozen=True, omit_defaults=True):
    """The house at this moment."""

    now: int
    version: str
    worker: int
    tables: tuple[DeskTable, ...]
    addresses: tuple[DeskAddress, ...]
    bots: DeskBots
    floods: tuple[Flood, ...]
    bans: tuple[DeskBan, ...]
    shared: bool = False
    """Whether there may be other workers, with connections of their own."""
    announcement: str | None = None
    """The current announcement."""


class DeskPerson(msgspec.Struct, frozen=True):
    """A person known to the house."""

    id: int
    name: str
    seen: int
    """When one of their devices was last used, to the day; now if one is connected."""
    tables: int
    """Tables at which they have a seat, finished ones included."""
    connections: int
    addresses: tuple[str, ...]
    """Where they are connected from, through this worker."""
    banned: bool


async def tables_now(house: House) -> tuple[DeskTable, ...]:
    """Return the tables whose games are not over yet, the latest activity first."""
    rows = await house.database.read(_open_tables)
    asleep = [row.id for row in rows if row.id not in house.awake.by_id]
    names = await house.database.read(_seated, asleep) if asleep else {}
    shown = []
    for row in rows:
        session = house.awake.by_id.get(row.id)
        seated = names.get(row.id, ()) if session is None else _people_at(session)
        shown.append(
            DeskTable(
                code=row.code,
                game=row.game,
                phase="waiting" if row.phase == "waiting" else "playing",
                public=row.public,
                seats=row.seats,
                people=tuple(seated),
                bots=max(0, row.taken - len(seated)),
                viewers=0 if session is None else len(session.viewers),
                created=row.created,
                touched=row.touched,
                entries=row.last,
            )
        )
    return tuple(shown)


def _people_at(session: TableSession) -> list[str]:
    chairs = session.table.chairs
    return [chair.name for chair in chairs if chair is not None and chair.person is not None]


def _open_tables(store: Store) -> list[TableRow]:
    columns = [tables.c[name] for name in TableRow._fields]
    wanted = (
        sa.select(*columns)
        .where(~tables.c.archived, tables.c.phase.in_(("waiting", "playing")))
        .order_by(tables.c.touched.desc())
        .limit(MAX_TABLES)
    )
    with store.transaction() as connection:
        return [TableRow(*row) for row in connection.execute(wanted)]


def _seated(store: Store, ids: list[int]) -> dict[int, list[str]]:
    """Return the names of the people who sit at these tables, by table."""
    wanted = (
        sa.select(sittings.c.table_id, people.c.name)
        .join(people, people.c.id == sittings.c.person)
        .where(sittings.c.table_id.in_(ids))
        .order_by(sittings.c.table_id, sittings.c.seat)
    )
    found: dict[int, list[str]] = defaultdict(list)
    with store.transaction() as connection:
        for id, name in connection.execute(wanted):
            found[id].append(name)
    return dict(found)


def addresses_now(connections: Iterable[LiveConnection]) -> tuple[DeskAddress, ...]:
    """Return the live connections by address, the busiest first."""
    by_address: dict[str, list[LiveConnection]] = defaultdict(list)
    for connection in connections:
        by_address[connection.address].append(connection)
    return tuple(
        DeskAddress(address, len(held), tuple(sorted({each.person.name for each in held})))
        for address, held in sorted(by_address.items(), key=lambda item: -len(item[1]))
    )


def bots_now(house: House) -> DeskBots:
    """Return the bots' queue of this worker."""
    queue = house.runner.bot_queue
    return DeskBots(queue.thinking, sum(queue.waiting.values()), queue.waiting)


async def bans_now(house: House) -> tuple[DeskBan, ...]:
    """Return the bans in force, the latest first."""
    held: list[Ban] = house.bans.all
    ids = {ban.person for ban in held if ban.person is not None}
    names = await house.database.read(Store.names_of, ids) if ids else {}
    return tuple(
        DeskBan(
            ban.id,
            ban.created,
            None if ban.person is None else names.get(ban.person, ""),
            ban.address,
            ban.note,
            ban.until,
        )
        for ban in held
    )


async def people_now(
    house: House, connections: Iterable[LiveConnection], called: str
) -> list[DeskPerson]:
    """Return the people whose names contain that text: those connected first, then the most
    recently seen."""
    here: dict[int, list[LiveConnection]] = defaultdict(list)
    for connection in connections:
        here[connection.person.id].append(connection)
    rows = await house.database.read_history(_people, list(here), called)
    banned = {ban.person for ban in house.bans.all}
    at = now()
    return [
        DeskPerson(
            id,
            name,
            at if id in here else seen,
            seats,
            len(here.get(id, ())),
            tuple(sorted({each.address for each in here.get(id, ())})),
            id in banned,
        )
        for id, name, seen, seats in sorted(rows, key=lambda row: row[0] not in here)
    ]


def _people(store: Store, here: list[int], called: str) -> list[tuple[int, str, int, int]]:
    """Return the people found, as (id, name, seen, tables)."""
    last = (
        sa.select(tokens.c.person, sa.func.max(tokens.c.seen).label("seen"))
        .group_by(tokens.c.person)
        .subquery()
    )
    count = (
        sa.select(sa.func.count())
        .select_from(sittings)
        .where(sittings.c.person == people.c.id)
        .scalar_subquery()
    )
    wanted = (
        sa.select(people.c.id, people.c.name, last.c.seen, count)
        .join(last, last.c.person == people.c.id)
        .order_by(people.c.id.in_(here).desc(), last.c.seen.desc(), people.c.id.desc())
        .limit(MAX_PEOPLE)
    )
    if called:
        wanted = wanted.where(people.c.name.icontains(called, autoescape=True))
    with store.transaction() as connection:
        return [(id, name, seen, seats) for id, name, seen, seats in connection.execute(wanted)]
