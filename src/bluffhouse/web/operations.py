"""Health checks and metrics for the operator.

The metrics are served only on a port of their own, which no proxy passes on: a proxy that hides a
path of the public port is easily led around it by another spelling of the path. The health checks
are on both ports and say nothing that a stranger may not know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.types import Receive, Send
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from bluffhouse.house.house import House
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import DamagedPages, Unreachable
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.web.guard import NO_STORE, KnownHosts, header, turn_away
from bluffhouse.web.sockets import Sockets

COUNTERS = {
    "entries": "Entries written to journals.",
    "commits": "Transactions in which entries were written.",
    "moves": "Moves in games.",
    "refusals": "Commands that were refused.",
    "conflicts": "Writes that failed because another worker was quicker.",
}
"""The counters of the house, and their help."""


class Figures(Collector):
    """Collects the metrics only when they are asked for, so that they cost the tables nothing."""

    def __init__(self, house: House, sockets: Sockets) -> None:
        self._house = house
        self._sockets = sockets

    def collect(self) -> Iterable[Metric]:
        for name, help in COUNTERS.items():
            yield CounterMetricFamily(f"bluffhouse_{name}", help, self._house.counts[name])
        gauges = {
            "tables_awake": ("Tables in memory.", len(self._house.awake.by_id)),
            "viewers": (
                "Viewers of tables.",
                sum(len(t.viewers) for t in self._house.awake.by_id.values()),
            ),
            "connections": ("Open WebSockets.", self._sockets.open),
            "database_reachable": (
                "Whether it answered last time.",
                self._house.database.reachable,
            ),
            "database_safe": (
                "Whether its library is free of known corruption: SQLite before 3.51.3 is not.",
                self._house.database.safe,
            ),
        }
        for name, (help, value) in gauges.items():
            yield GaugeMetricFamily(f"bluffhouse_{name}", help, value)


def registry(house: House, sockets: Sockets) -> CollectorRegistry:
    made = CollectorRegistry()
    made.register(Figures(house, sockets))
    ProcessCollector(registry=made)
    return made


READY_SECONDS = 0.8
"""Seconds that the database has to answer before the house says that it is not ready."""
WELL = "well\n"
READY = "ready\n"
METRICS_TYPE = b"text/plain; version=0.0.4; charset=utf-8"


class Readiness:
    """Whether the house can write, so that a load balancer may send people here.

    The answer comes within a second, whatever the database does, and however many ask.
    """

    def __init__(self, database: StoreAccess) -> None:
        self._database = database
        self._ping: asyncio.Future[str | None] | None = None

    async def problem(self) -> str | None:
        """Return what is wrong, or None if the house is ready."""
        if self._ping is None or self._ping.done():
            self._ping = asyncio.ensure_future(self._asked())
        try:
            async with asyncio.timeout(READY_SECONDS):
                return await asyncio.shield(self._ping)
        except TimeoutError:
            return "the database does not answer in time\n"

    async def _asked(self) -> str | None:
        try:
            await self._database.ping()
        except Unreachable:
            return "the database does not answer\n"
        except DamagedPages:
            return "the database is damaged\n"
        return None if self._database.reachable else "the database does not take anything\n"


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def healthy() -> str:
    """Answer that the process is running."""
    return WELL


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(request: Request[None, None, State]) -> Response[str]:
    """Answer 200 if the house can write, 503 otherwise."""
    problem = await request.app.state.readiness.problem()
    return Response(problem or READY, status_code=503 if problem else 200)


class Operations:
    """The application on the operator's own port."""

    def __init__(self, state: State, settings: Settings) -> None:
        self._state = state
        self._hosts = KnownHosts(settings)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        if header(scope, b"host") not in self._hosts:
            await turn_away(send, "http", 421, "foreign-host")
            return
        kind = b"text/plain; charset=utf-8"
        match scope["path"]:
            case "/metrics":
                kind = METRICS_TYPE
                status, body = 200, generate_latest(self._state.registry)
            case "/healthz":
                status, body = 200, WELL.encode()
            case "/readyz":
                problem = await self._state.readiness.problem()
                status, body = 503 if problem else 200, (problem or READY).encode()
            case _:
                await turn_away(send, "http", 404, "no-such-page")
                return
        headers = [(b"content-type", kind), (b"content-length", b"%d" % len(body)), NO_STORE]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
