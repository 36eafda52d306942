"""The parts of the benchmark, each with its targets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial

import msgspec

from bench.house import capacity, report
from bench.house.load import Growth, Idle, Job, Left, Play, put
from bench.house.servers import Server, bluffhouse, boardgameio, postgresql, sqlite

MEMORY = "boardgame.io, memory"
FILES = "boardgame.io, files"
OURS = "Bluffhouse, SQLite"
ONE = "one"
TOGETHER = "two, each table at one of them"

SPARE_GAMES_PER_SECOND = 40
"""Games prepared for each second of measuring; fewer than this end in a second."""
EARLY, LATE, STRETCH = 5, 485, 40
"""The moves of a long game to compare: the fifth and the 485th, each with the 39 after it."""


class Size(msgspec.Struct, frozen=True, kw_only=True):
    """How long to measure, and with how many tables."""

    turns: int
    warm: float
    seconds: float
    closed_tables: list[int]
    paced_tables: int
    idle_tables: int
    growth_tables: int
    asleep: int
    worker_tables: int


@contextmanager
def on_sqlite() -> Iterator[list[Server]]:
    with sqlite() as database, bluffhouse(database) as servers:
        yield servers


SERVERS: dict[str, Callable[[], AbstractContextManager[list[Server]]]] = {
    MEMORY: partial(boardgameio, files=False),
    OURS: on_sqlite,
    FILES: partial(boardgameio, files=True),
}


def play(name: str, tables: int, size: Size, pace_ms: float = 0) -> Play:
    """Run the load once against a fresh server."""
    with SERVERS[name]() as servers:
        return put(_playing(name, servers, tables, size, pace_ms=pace_ms), Play)


def _playing(
    name: str,
    servers: list[Server],
    tables: int,
    size: Size,
    *,
    pace_ms: float = 0,
    beside: list[int] | None = None,
    apart: bool = False,
) -> Job:
    return Job(
        task="play",
        wire="bluffhouse" if name == OURS else "boardgameio",
        servers=servers,
        tables=tables,
        # At a move per second, no game ends within a measurement.
        spare_games=0 if pace_ms else int((size.warm + size.seconds) * SPARE_GAMES_PER_SECOND),
        pace_ms=pace_ms,
        beside=beside or [],
        apart=apart,
        warm=size.warm,
        seconds=size.seconds,
    )


def in_rotation(names: list[str], turns: int, run: Callable[[str], Play]) -> dict[str, Play]:
    """Return the medians of several runs. The servers take turns, so that a machine that slows down
    slows them all."""
    taken: dict[str, list[Play]] = {name: [] for name in names}
    for _ in range(turns):
        for name in names:
            taken[name].append(run(name))
    return {name: report.middle(found) for name, found in taken.items()}


def closed(size: Size) -> None:
    """Send each table's next move when all four players have the previous one."""
    for tables in size.closed_tables:
        report.heading(f"Closed loop, {tables} tables")
        names = [MEMORY, OURS, FILES]
        found = in_rotation(names, size.turns, partial(play, tables=tables, size=size))
        report.plays(found)
        memory, ours, files = (found[name] for name in names)
        print(f"    moves of boardgame.io: {report.mix(memory)}; of Bluffhouse: {report.mix(ours)}")
        speed = ours.moves_per_second
        report.at_least("moves/s, of its memory's", speed / memory.moves_per_second, 2.5)
        report.at_least("moves/s, of its files'", speed / files.moves_per_second, 5.0)
        report.at_most("p99, of its memory's", ours.p99_ms / memory.p99_ms, 0.5)
        report.at_most("CPU of a move", ours.cpu_ms_per_move, 0.12, "ms")
        cpu = ours.cpu_ms_per_move / memory.cpu_ms_per_move
        report.at_most("CPU of a move, of its memory's", cpu, 1.0)
        bytes_sent = ours.bytes_per_client_move / memory.bytes_per_client_move
        report.at_most("bytes to a client, of its memory's", bytes_sent, 0.5)


def paced(size: Size) -> None:
    """Play a move per second at every table, as people do."""
    report.heading(f"Paced, {size.paced_tables:,} tables, a move per second each")
    once_a_second = partial(play, tables=size.paced_tables, size=size, pace_ms=1000)
    found = in_rotation([MEMORY, OURS], size.turns, once_a_second)
    report.plays(found)
    report.below("p99", found[OURS].p99_ms, 50, "ms")


def idle(size: Size) -> None:
    """Begin games, then leave them idle."""
    connections = 4 * size.idle_tables
    report.heading(f"Idle, {size.idle_tables:,} tables with {connections:,} connections")
    with on_sqlite() as servers:
        job = Job(
            task="idle", wire="bluffhouse", servers=servers, tables=size.idle_tables, seconds=3
        )
        found = put(job, Idle)
    print(f"    {found.lost} connections lost; {found.idle_share:.1%} of a core while nobody plays")
    report.below("memory of a table with its connections", found.kb_per_table, 150, "kB")


def growth(size: Size) -> None:
    """Compare the same stretch of moves early and late in long games."""
    report.heading(f"Growth: {STRETCH} moves from the {EARLY}th and from the {LATE}th on")
    with on_sqlite() as servers:
        job = Job(
            task="grow",
            wire="bluffhouse",
            servers=servers,
            tables=size.growth_tables,
            early=EARLY,
            late=LATE,
            stretch=STRETCH,
        )
        found = put(job, Growth)
    names = {"early": found.early, "late": found.late, "early, fresh tables": found.early_again}
    report.plays(names)
    early = (found.early.cpu_ms_per_move + found.early_again.cpu_ms_per_move) / 2
    report.at_most("CPU of a late move, of an early one's", found.late.cpu_ms_per_move / early, 1.1)


def asleep(size: Size) -> None:
    """Compare the same play in an empty house and in one with many sleeping tables."""
    tables = size.closed_tables[0]
    report.heading(f"Sleeping tables: closed loop, {tables} tables, beside 0 and {size.asleep:,}")
    with sqlite() as empty, sqlite() as full:
        with bluffhouse(full) as servers:
            leaving = Job(
                task="leave",
                wire="bluffhouse",
                servers=servers,
                tables=size.asleep,
                early=EARLY,
            )
            put(leaving, Left)
        databases = {"beside none": empty, f"beside {size.asleep:,} asleep": full}

        def run(name: str) -> Play:
            with bluffhouse(databases[name]) as servers:
                return put(_playing(OURS, servers, tables, size), Play)

        found = in_rotation(list(databases), size.turns, run)
    report.plays(found)
    alone, beside = found.values()
    cpu = beside.cpu_ms_per_move / alone.cpu_ms_per_move
    report.at_most("CPU of a move, of the empty house's", cpu, 1.1)


def workers(size: Size) -> None:
    """Compare two servers on one PostgreSQL with one server."""
    report.heading(f"Workers on PostgreSQL, closed loop, {size.worker_tables} tables")
    layouts = {
        ONE: (1, False),
        TOGETHER: (2, False),
        "two, every table across both": (2, True),
    }

    def run(name: str) -> Play:
        processes, apart = layouts[name]
        with (
            postgresql() as (database, postgresql_pid),
            bluffhouse(database, processes) as servers,
        ):
            job = _playing(
                OURS,
                servers,
                size.worker_tables,
                size,
                beside=[postgresql_pid],
                apart=apart,
            )
            return put(job, Play)

    found = in_rotation(list(layouts), size.turns, run)
    report.plays(found)
    print("    shares of one core:")
    for name, one in found.items():
        print(
            f"    {name:<32} workers {one.server_share:>5.0%}   PostgreSQL {one.beside_share:>5.0%}"
            f"   load generator {one.generator_share:>5.0%}   others {one.foreign_share:>5.0%}"
        )
    alone = found.pop(ONE)
    with postgresql() as (database, _):
        notification = capacity.notification_ms(database)
    print("    what a machine with more cores could carry, by these figures:")
    capacity.report(capacity.costs_of(alone, found[TOGETHER], notification))
    for name, two in found.items():
        gain = two.moves_per_second / alone.moves_per_second
        report.at_least(f"moves/s, {name}, of one worker's", gain, 1.6)
        # On a machine with too few cores, estimate the speed of two workers with a core each.
        kept = 2 * alone.cpu_ms_per_move / two.cpu_ms_per_move
        report.at_least("  with a core for each, by CPU per move", kept, 1.6)


PARTS: dict[str, Callable[[Size], None]] = {
    part.__name__: part for part in (closed, paced, idle, growth, asleep, workers)
}
