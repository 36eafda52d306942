"""The application: one house behind its doors."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, asgi, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Receive, Scope, Send

import bluffhouse
from bluffhouse.house.house import House
from bluffhouse.house.lobby import Lobby
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import Store, Unreachable
from bluffhouse.web import operations, problems
from bluffhouse.web.guard import Allowance, Guard
from bluffhouse.web.identity import Identity
from bluffhouse.web.people import People
from bluffhouse.web.sockets import Sockets
from bluffhouse.web.tables import Games, History, Tables

HOUR = 3600.0


@asgi("/api/tables/{code:str}/play", copy_scope=False)
async def play(scope: Scope, receive: Receive, send: Send) -> None:
    await scope["litestar_app"].state.sockets.play(scope, receive, send)


@asgi("/api/lobby", copy_scope=False)
async def lobby(scope: Scope, receive: Receive, send: Send) -> None:
    await scope["litestar_app"].state.sockets.lobby(scope, receive, send)


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Request[None, None, State]) -> dict[str, Any]:
    return request.app.openapi_schema.to_schema()


def make_app(settings: Settings) -> Guard:
    """An application with a house of its own, open from its start-up to its shutdown."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database_url)
        store.migrate()
        house = House(settings, store)
        await house.start()
        key = await house.ask(store.secret, "cookies", secrets.token_hex(32))
        state = app.state
        state.settings = settings
        state.house = house
        state.identity = Identity(house, key)
        state.lobby = Lobby(house)
        state.sockets = Sockets(house, state.identity, state.lobby)
        state.registry = operations.registry(house, state.sockets)
        state.guests = Allowance(settings.max_tables_per_address * 10, HOUR)
        state.new_tables = Allowance(settings.max_tables_per_address, HOUR)
        try:
            yield
        finally:
            await house.stop()
            store.close()

    app = Litestar(
        [
            People,
            Games,
            Tables,
            History,
            play,
            lobby,
            openapi,
            operations.healthy,
            operations.ready,
            operations.metrics,
        ],
        lifespan=[open_house],
        openapi_config=OpenAPIConfig(
            title="Bluffhouse",
            version=bluffhouse.__version__,
            path="/api/schema",
            render_plugins=[],
            use_handler_docstrings=True,
        ),
        exception_handlers={
            Refusal: problems.refused,
            Unreachable: problems.unreachable,
            HTTPException: problems.not_understood,
            Exception: problems.broken,
        },
        request_max_body_size=settings.max_message,
        logging_config=None,
    )
    return Guard(app, settings)
