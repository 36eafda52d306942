"""MCP over HTTP: the tools of `mcp_server.py` at `/mcp` of a running house.

Every request stands alone, so any worker may answer it. There are no streams from the house to the
client: a client that wants to wait calls the tool `wait`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, asgi
from litestar.types import Receive, Scope, Send
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp.server.transport_security import TransportSecuritySettings

from bluffhouse.house.settings import Settings
from bluffhouse.web.guard import MCP_PATH, NO_STORE, address_of
from bluffhouse.web.mcp_server import make_server


@asgi(MCP_PATH, copy_scope=True)
async def handle_mcp(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer one MCP request. `mcp_sessions` must be running. Raises Refusal for a banned address,
    because the application checks only its own routes."""
    state = scope["litestar_app"].state
    state.house.bans.check_address(address_of(scope, state.settings.proxy))
    if scope.get("method") != "POST":
        await _refuse_method(send)
        return
    manager: StreamableHTTPSessionManager = state.mcp_sessions
    await manager.handle_request(scope, receive, send)  # type: ignore[arg-type]


async def _refuse_method(send: Send) -> None:
    headers = [(b"allow", b"POST"), (b"content-length", b"0"), NO_STORE]
    await send({"type": "http.response.start", "status": 405, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


@asynccontextmanager
async def mcp_sessions(app: Litestar) -> AsyncIterator[None]:
    """Answer MCP requests while the application runs."""
    settings: Settings = app.state.settings
    server = make_server(lambda: app.state.agent_seats)
    server.streamable_http_app(
        json_response=True,
        stateless_http=True,
        max_request_body_size=settings.max_message,
        # The guard already checks hosts and origins.
        transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
    )
    app.state.mcp_sessions = server.session_manager
    async with server.session_manager.run():
        yield
