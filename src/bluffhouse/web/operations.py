"""Health checks and metrics for the operator."""

from __future__ import annotations

from collections.abc import Iterable

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from bluffhouse.house.house import House
from bluffhouse.house.storage import Store, Unreachable
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


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def healthy() -> str:
    """Answer that the process is running."""
    return "well\n"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(request: Request[None, None, State]) -> Response[str]:
    """Answer 200 if the house can write, so that a load balancer may send people here."""
    house: House = request.app.state.house
    try:
        await house.database.read(Store.ping)
    except Unreachable:
        return Response("the database does not answer\n", status_code=503)
    if not house.database.reachable:
        return Response("the database does not take anything\n", status_code=503)
    return Response("ready\n")


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[None, None, State]) -> Response[bytes]:
    text = generate_latest(request.app.state.registry)
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")
