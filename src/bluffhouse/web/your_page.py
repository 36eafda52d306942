"""A person's own page over HTTP, and the export of their games. Each person gets only their own."""

from __future__ import annotations

from litestar import Controller, Request, Response, get
from litestar.datastructures import State

from bluffhouse.house import your_page
from bluffhouse.house.figures import count_games, judge_games
from bluffhouse.house.house import House
from bluffhouse.house.judge import Person
from bluffhouse.house.wall_clock import now
from bluffhouse.web.history_reads import reader
from bluffhouse.web.http_errors import KNOWN

MAX_COUNTED = 100
"""Games that one request counts for the first time. Each takes some hundredths of a second."""

MAX_JUDGED = 30
"""Reviewed games whose judgements one request computes for the first time."""


class You(Controller):
    path = "/api/you"
    tags = ("history",)

    @get(responses=KNOWN, summary="My own page: figures, scores over time, and weaknesses")
    async def page(self, request: Request[None, None, State]) -> your_page.YourPage:
        house: House = request.app.state.house
        async with reader(request) as person:
            left = await _catch_up(house, person)
            return await house.database.read_history(your_page.your_page, person, left)

    @get("/export", responses=KNOWN, summary="My games and figures, as a file")
    async def export(self, request: Request[None, None, State]) -> Response[your_page.Export]:
        house: House = request.app.state.house
        async with reader(request) as person:
            left = await _catch_up(house, person)
            found = await house.database.read_history(your_page.export_of, person, left, now())
        headers = {"content-disposition": 'attachment; filename="bluffhouse-games.json"'}
        return Response(found, headers=headers)


async def _catch_up(house: House, person: Person) -> int:
    """Count the games of a person that were played and reviewed since last time, up to a limit.
    Return how many games are not counted yet."""
    left = await count_games(house.database, person, MAX_COUNTED)
    await judge_games(house.database, person, MAX_JUDGED)
    return left
