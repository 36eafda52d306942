"""A person's own page over HTTP, and the export of their games. Each person gets only their own."""

from __future__ import annotations

import msgspec
from litestar import Controller, Request, Response, get
from litestar.datastructures import State

from bluffhouse.house import your_page
from bluffhouse.house.figures import count_games
from bluffhouse.house.house import House
from bluffhouse.house.wall_clock import now
from bluffhouse.web.history_reads import reader
from bluffhouse.web.http_errors import KNOWN

MAX_COUNTED = 100
"""Games that one request counts for the first time. Each takes some hundredths of a second."""


class You(Controller):
    path = "/api/you"
    tags = ("history",)

    @get(responses=KNOWN, summary="My own page: figures, scores over time, and weaknesses")
    async def page(self, request: Request[None, None, State]) -> your_page.YourPage:
        house: House = request.app.state.house
        async with reader(request) as person:
            left = await count_games(house.database, person, MAX_COUNTED)
            return await house.database.read_history(your_page.your_page, person, left)

    @get(
        "/export",
        responses=KNOWN,
        media_type="application/json",
        summary="My games and figures, as a file",
    )
    async def export(self, request: Request[None, None, State]) -> Response[bytes]:
        house: House = request.app.state.house
        async with reader(request) as person:
            left = await count_games(house.database, person, MAX_COUNTED)
            found = await house.database.read_history(your_page.export_of, person, left, now())
        headers = {"content-disposition": 'attachment; filename="bluffhouse-games.json"'}
        text = msgspec.json.format(msgspec.json.encode(found), indent=1)
        return Response(text, media_type="application/json", headers=headers)
