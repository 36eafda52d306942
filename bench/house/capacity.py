"""What several workers on one PostgreSQL could carry, computed from what one and two of them cost.

The model has three limits. A worker is one process and fills one core. All workers and PostgreSQL
share the machine's cores. PostgreSQL lets only one transaction with notifications commit at a time,
and each transaction of a worker is followed by one. A further worker makes a move dearer: everybody
hears of it, and transactions carry fewer moves. What two workers cost more than one is counted for
every further one, which is more than it should be when the number of tables grows with them.

The load generator, the bots and the disk are left out: measure those on the machine in question.
"""

from __future__ import annotations

import time
from statistics import median
from typing import Any

import msgspec
import psycopg

from bench.house.load import Play
from bench.house.servers import START_SECONDS
from bluffhouse.house.commit_loop import SHORT_PAUSE

WORKERS = (1, 2, 4, 8)
CORES = (2, 4, 8, 16)
NOTIFY = "SELECT set_config('synchronous_commit', 'off', true), pg_notify('bench', %s)"
NOTIFICATION = "x" * 4_000
"""About as long as the notification of a transaction with 30 moves."""
TRIALS = 300


class Costs(msgspec.Struct, frozen=True, kw_only=True):
    """Milliseconds of one core for a move; each field `further_…` for every worker after the
    first."""

    worker: float
    further_in_worker: float
    postgresql: float
    further_in_postgresql: float
    notification: float
    """Milliseconds that a transaction with notifications takes, by the clock."""


def costs_of(one: Play, two: Play, notification_ms: float) -> Costs:
    """Return the costs from a run of one worker and a run of two with each table at one of them."""
    database = [1000 * run.beside_share / run.moves_per_second for run in (one, two)]
    return Costs(
        worker=one.cpu_ms_per_move,
        further_in_worker=max(0.0, two.cpu_ms_per_move - one.cpu_ms_per_move),
        postgresql=database[0],
        further_in_postgresql=max(0.0, database[1] - database[0]),
        notification=notification_ms,
    )


def notification_ms(database: str) -> float:
    """Measure how long a transaction takes that only notifies, as those of a worker do."""
    taken = []
    with _connected(database) as connection:
        connection.execute("LISTEN bench")
        for _ in range(TRIALS):
            began = time.perf_counter()
            connection.execute(NOTIFY, [NOTIFICATION])
            taken.append(1000 * (time.perf_counter() - began))
    return median(taken)


def _connected(database: str) -> psycopg.Connection[Any]:
    deadline = time.monotonic() + START_SECONDS
    while True:  # a server that has just started answers before it lets anybody in
        try:
            return psycopg.connect(database, autocommit=True)
        except psycopg.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def limits(costs: Costs, workers: int, cores: int) -> dict[str, float]:
    """Return how many moves a second each limit allows."""
    further = workers - 1
    in_worker = costs.worker + further * costs.further_in_worker
    in_postgresql = costs.postgresql + further * costs.further_in_postgresql
    # A worker commits at most once in SHORT_PAUSE. Where all of them together would notify more
    # often than PostgreSQL can, transactions grow instead: moves wait, and none is refused.
    return {
        "workers": 1000 * workers / in_worker,
        "cores": 1000 * cores / (in_worker + in_postgresql),
    }


def notifying(costs: Costs, workers: int) -> float:
    """Return the share of the time in which some worker's notifications commit."""
    return workers * costs.notification / (1000 * SHORT_PAUSE)


def report(costs: Costs) -> None:
    """Print the costs; then, by number of workers and cores, the moves/s and what limits them."""
    print(
        f"    a move costs a worker {costs.worker:.3f} ms and PostgreSQL {costs.postgresql:.3f} ms;"
    )
    print(
        f"    each further worker adds {costs.further_in_worker:.3f} and "
        f"{costs.further_in_postgresql:.3f} ms; a notification takes {costs.notification:.2f} ms"
    )
    print(f"    {'workers':<10}" + "".join(f"{f'{cores} cores':>18}" for cores in CORES), end="")
    print(f"{'notifying':>12}")
    for workers in WORKERS:
        cells = []
        for cores in CORES:
            allowed = limits(costs, workers, cores)
            first = min(allowed, key=lambda name: allowed[name])
            cells.append(f"{allowed[first]:,.0f} {first}")
        share = notifying(costs, workers)
        print(f"    {workers:<10}" + "".join(f"{cell:>18}" for cell in cells) + f"{share:>12.0%}")
