"""The web application: one house, its handlers and its WebSockets."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, NamedTuple

from litestar import Litestar, Request, Response, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.routes import HTTPRoute
from litestar.types import ControllerRouterHandler, Message, Scope

from bluffhouse.house.house import House
from bluffhouse.house.lobby import Lobby
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import DamagedPages, Store, Unreachable
from bluffhouse.house.wall_clock import now
from bluffhouse.web import http_errors, operations
from bluffhouse.web.agent_seats import AgentSeats
from bluffhouse.web.backup_download import BackupDownloads
from bluffhouse.web.budgets import Budgets
from bluffhouse.web.connection_limit import ConnectionLimit
from bluffhouse.web.desk import DESK_PATH, Desk, announcement
from bluffhouse.web.desk_access import DeskAccess
from bluffhouse.web.guard import (
    API_PATHS,
    HOUR,
    MCP_PATH,
    UNPAID,
    Allowance,
    Guard,
    address_of,
)
from bluffhouse.web.history_reads import HistoryReads
from bluffhouse.web.house_figures import FigureRecorder
from bluffhouse.web.identity import Identity
from bluffhouse.web.live_connections import LiveConnections
from bluffhouse.web.new_tables import NewTables
from bluffhouse.web.openapi import document
from bluffhouse.web.operations import Operations, Readiness
from bluffhouse.web.pages import Pages, page
from bluffhouse.web.people import DELETION_PATH, People
from bluffhouse.web.puzzles import Puzzles
from bluffhouse.web.refused_floods import RefusedFloods
from bluffhouse.web.replays import Replays
from bluffhouse.web.reviews import RecordReviews, TableReviews
from bluffhouse.web.sockets import Sockets
from bluffhouse.web.table_codes import TableCodes
from bluffhouse.web.tables import Games, History, Tables
from bluffhouse.web.your_page import You

MINUTE = 60.0
API = (
    People,
    Games,
    Tables,
    TableReviews,
    History,
    You,
    Replays,
    RecordReviews,
    Puzzles,
    Desk,
    announcement,
)
INVITATIONS_PER_MINUTE = 60
"""Invitations that one address may read per minute; each needs a table's code."""
RECORDS_PER_MINUTE = 30
"""Records that one address may upload per minute. Replaying one takes some milliseconds."""
REVIEWS_PER_MINUTE = 6
"""Uploaded records that are reviewed for one address per minute. Each takes some seconds."""
PUZZLES_PER_MINUTE = 120
"""Puzzles that one address may ask for or answer per minute."""


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=True)
def openapi(state: State) -> Response[bytes]:
    """Serve the OpenAPI document, in a thread because the first time takes half a second."""
    return Response(
        document(API, state.identity.cookie, state.desk.cookie), media_type="application/json"
    )


async def check_address(request: Request[None, None, State]) -> None:
    """Refuse a banned address, except at the desk, as operators cannot lock themselves out, and
    where people delete their accounts: that right outlasts a ban."""
    path = request.scope["path"]
    if path.startswith(API_PATHS) and not path.startswith((DESK_PATH, DELETION_PATH)):
        state = request.app.state
        state.house.bans.check_address(address_of(request.scope, state.settings.proxy))


async def allow(message: Message, scope: Scope) -> None:
    """List all methods of a path in the answer to OPTIONS, where Litestar lists only some."""
    if message["type"] == "http.response.start" and scope.get("method") == "OPTIONS":
        routes = scope["litestar_app"].routes
        here = [r for r in routes if isinstance(r, HTTPRoute) and r.path == scope["path_template"]]
        methods = sorted(set().union(*[route.methods for route in here]))
        MutableScopeHeaders.from_message(message)["allow"] = ", ".join(methods)


@asynccontextmanager
async def opened_house(
    settings: Settings, budgets: Budgets, state: State, floods: RefusedFloods | None = None
) -> AsyncIterator[None]:
    """Open a house and put its parts into `state`, until the block ends."""
    store = Store(settings.database_url)
    store.migrate()
    house = House(settings, store)
    await house.start()
    key = await house.database.read(Store.secret, "cookies", secrets.token_hex(32))
    state.settings = settings
    state.house = house
    since = await house.database.read(Store.secret, "host-cookies-since", str(now()))
    state.identity = Identity(house, key, int(since))
    state.lobby = Lobby(house)
    state.new_tables = NewTables(settings)
    state.codes = TableCodes(settings, house.registry)
    state.floods = floods = RefusedFloods() if floods is None else floods
    state.desk = DeskAccess(settings, house.database, key, budgets)
    state.backups = BackupDownloads(house.database, settings.data)
    state.connections = LiveConnections(house.announcements, house.bans)
    limit = ConnectionLimit(settings.max_connections_per_address)
    state.sockets = Sockets(
        house,
        state.identity,
        state.lobby,
        state.new_tables,
        state.codes,
        budgets,
        state.connections,
        limit,
        floods,
    )
    state.figures = FigureRecorder(house, lambda: state.sockets.open)
    recording = asyncio.create_task(state.figures.run())
    state.budgets = budgets
    state.history_reads = HistoryReads()
    state.pages = Pages(settings.public_url)
    state.readiness = Readiness(house.database)
    state.registry = operations.registry(house, state.sockets)
    state.guests = Allowance(settings.max_tables_per_address * 10, HOUR)
    state.invitations = Allowance(INVITATIONS_PER_MINUTE, MINUTE)
    state.opened_records = Allowance(RECORDS_PER_MINUTE, MINUTE)
    state.reviewed_records = Allowance(REVIEWS_PER_MINUTE, MINUTE)
    state.asked_puzzles = Allowance(PUZZLES_PER_MINUTE, MINUTE)
    state.agent_seats = AgentSeats(
        house,
        state.identity,
        state.lobby,
        state.new_tables,
        state.codes,
        budgets,
        state.guests,
        state.connections,
        limit,
    )
    try:
        yield
    finally:
        recording.cancel()
        await house.stop()
        store.close()


class Applications(NamedTuple):
    """What is served: the house for everybody, and its state for the operator."""

    house: Guard
    operations: Operations
    floods: RefusedFloods


def make_apps(settings: Settings) -> Applications:
    """Return the applications of one house, open from the first one's start-up to its shutdown."""
    budgets = Budgets(settings)
    floods = RefusedFloods()

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        async with opened_house(settings, budgets, app.state, floods):
            yield

    handlers: list[ControllerRouterHandler] = [*API, openapi]
    handlers += [operations.healthy, operations.ready, page]
    lifespan: list[Callable[[Litestar], AbstractAsyncContextManager[None]]] = [open_house]
    if settings.mcp:
        # Imported here because most houses do without it, and it is an extra.
        from bluffhouse.web.mcp_http import handle_mcp, mcp_sessions

        handlers.append(handle_mcp)
        lifespan.append(mcp_sessions)
    app = Litestar(
        handlers,
        lifespan=lifespan,
        openapi_config=None,  # its pages load scripts from elsewhere
        exception_handlers={
            Refusal: http_errors.refused,
            Unreachable: http_errors.unreachable,
            DamagedPages: http_errors.damaged,
            HTTPException: http_errors.not_understood,
            Exception: http_errors.broken,
        },
        before_request=check_address,
        before_send=[allow],
        request_max_body_size=settings.max_message,
        logging_config=None,
    )

    def admit(scope: Any) -> bool:
        if scope["type"] == "http" and not scope["path"].startswith(API_PATHS):
            return budgets.admit_file(scope)
        if budgets.admit(scope, app.state.identity.payer(scope)):
            return True
        # An agent's request names its person in its body, so it is paid for when that is read.
        unpaid = settings.mcp and scope["path"] == MCP_PATH and scope.get("method") == "POST"
        scope[UNPAID] = unpaid
        return unpaid

    guard = Guard(app, lambda: app.state.sockets, settings, admit, floods.add)
    return Applications(guard, Operations(app.state, settings), floods)
