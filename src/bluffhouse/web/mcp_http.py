"""MCP over HTTP: the tools of `mcp_server.py` at `/mcp` of a running house.

Every request stands alone, so any worker may answer it. There are no streams from the house to the
client: a client that wants to wait calls the tool `wait`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, asgi
from litestar.types import Receive, Scope, Send
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp.server.transport_security import TransportSecuritySettings

from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.web.agent_seats import ON_DELIVERED, read_handle
from bluffhouse.web.guard import MCP_PATH, NO_STORE, TOO_FAST, UNPAID, address_of, turn_away
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
    if scope.get(UNPAID):
        body = await _whole_body(receive, state.settings.max_message)
        if not (state.identity.knows(_token_in(body)) and state.budgets.admit_known(scope)):
            state.floods.add(TOO_FAST, address_of(scope, state.settings.proxy))
            await turn_away(send, "http", 429, TOO_FAST)
            return
        receive = _after(body, receive)
    manager: StreamableHTTPSessionManager = state.mcp_sessions
    client = _Client(receive, send)
    scope[ON_DELIVERED] = client.on_delivered  # type: ignore[literal-required]
    answering = asyncio.ensure_future(manager.handle_request(scope, client.receive, client.send))  # type: ignore[arg-type]
    watching = asyncio.ensure_future(client.until_gone())
    try:
        await asyncio.wait((answering, watching), return_when=asyncio.FIRST_COMPLETED)
    finally:
        watching.cancel()
        if not client.answered:
            answering.cancel()
        await asyncio.gather(answering, watching, return_exceptions=True)
    if not answering.cancelled():
        answering.result()


# ── who pays ────────────────────────────────────────────────────────────────────────────────


class _Arguments(msgspec.Struct):
    handle: str = ""


class _Params(msgspec.Struct):
    arguments: _Arguments = msgspec.field(default_factory=_Arguments)


class _Call(msgspec.Struct):
    """As much of a call of a tool as says who asks."""

    params: _Params = msgspec.field(default_factory=_Params)


_decode = msgspec.json.Decoder(_Call).decode


def _token_in(body: bytes) -> str:
    """Return the token in the handle of a call; empty if there is none."""
    try:
        return read_handle(_decode(body).params.arguments.handle).token
    except (msgspec.DecodeError, UnicodeError, RecursionError, Refusal):
        return ""


async def _whole_body(receive: Receive, most: int) -> bytes:
    """Return the body of a request, or b"" if it is longer than `most` bytes or the client has
    gone."""
    body = b""
    while len(body) <= most:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message["body"]
        if not message["more_body"]:
            return body
    return b""


def _after(body: bytes, receive: Receive) -> Receive:
    """Return a function that gives a body that was read, and then what comes after it."""
    waiting: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replayed() -> Any:
        return waiting.pop() if waiting else await receive()

    return replayed


class _Client:
    """The client of one request: it may hang up, and what it is sent last is the answer."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._read = asyncio.Event()
        """Set when the whole request has been read."""
        self._gone = asyncio.Event()
        self.answered = False
        self.on_delivered: list[Callable[[], None]] = []
        """Called when the answer is on its way."""

    async def receive(self) -> Any:
        """Return the next message of the request."""
        if self._read.is_set():
            await self._gone.wait()
            return {"type": "http.disconnect"}
        message = await self._receive()
        if message["type"] == "http.disconnect":
            self._gone.set()
        if not message.get("more_body"):
            self._read.set()
        return message

    async def until_gone(self) -> None:
        """Wait until the client has hung up."""
        await self._read.wait()
        while not self._gone.is_set():
            if (await self._receive())["type"] == "http.disconnect":
                self._gone.set()

    async def send(self, message: Any) -> None:
        """Send a message of the answer."""
        if message["type"] == "http.response.body" and not message.get("more_body"):
            self.answered = True
            if not self._gone.is_set():
                for call in self.on_delivered:
                    call()
        await self._send(message)


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
