"""One HTTP connection, with limits that apply before the application sees a request.

The head and the body of a request are limited in size and time, and each address in the number of
its connections. A client that exceeds a limit gets a proper answer (408, 413, 429 or 431) and is
disconnected. uvicorn alone would keep the head of a request in memory, however long it is.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from http import HTTPStatus
from typing import Any

import msgspec
import uvicorn
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from bluffhouse.house.settings import Settings
from bluffhouse.web.guard import NO_STORE, SECURITY_HEADERS, address_of
from bluffhouse.web.http_errors import Problem
from bluffhouse.web.refused_floods import RefusedFloods
from bluffhouse.web.replays import MAX_RECORD_BODY

MAX_HEAD_BYTES = 32 * 1024
"""Most bytes in the request line and headers, or in the trailers of a chunked body."""
MAX_BODY_BYTES = MAX_RECORD_BODY
"""Most bytes in a body on any path; most paths accept less."""
MAX_CHUNKED_BYTES = MAX_HEAD_BYTES + 2 * MAX_BODY_BYTES
"""Most bytes in a whole request, including the sizes between the chunks of its body."""
LINGER_SECONDS = 2.0
"""Seconds a refused client may go on sending, so that it has time to read the answer."""
MAX_LINGER_BYTES = 1024 * 1024
"""Most bytes a refused client may go on sending."""


class OpenConnections:
    """The connections that are not WebSockets, or not yet."""

    def __init__(self, settings: Settings, floods: RefusedFloods) -> None:
        self.floods = floods
        self.proxy = settings.proxy
        self.seconds = settings.request_seconds
        # Behind a proxy, all visitors have its address, and the proxy has limits of its own.
        self._most = math.inf if settings.proxy else settings.max_requests_per_address
        self._by_address: Counter[str] = Counter()
        self._all: dict[HttpConnection, str] = {}

    def add(self, connection: HttpConnection, address: str) -> bool:
        """Count a connection. Return False if its address has too many."""
        self._all[connection] = address
        self._by_address[address] += 1
        return self._by_address[address] <= self._most

    def crowded(self, address: str) -> bool:
        """Return whether the address has too many connections even to refuse them politely."""
        return self._by_address[address] > 2 * self._most

    def remove(self, connection: HttpConnection) -> None:
        address = self._all.pop(connection, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def end_overdue(self) -> None:
        """Refuse or end the connections whose time is up. Call this every second."""
        at = asyncio.get_running_loop().time()
        for connection in [each for each in self._all if each.deadline < at]:
            connection.time_out()


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration, with the open connections of the server."""

    def __init__(self, app: Any, connections: OpenConnections, **options: Any) -> None:
        super().__init__(app, http=HttpConnection, **options)
        self.open_connections = connections


class HttpConnection(HttpToolsProtocol):
    """The protocol of one HTTP connection until it ends or becomes a WebSocket."""

    deadline = math.inf
    """Time of the event loop by which the client must have sent or read what is due."""

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._open = config.open_connections
        self._reading = False
        """Whether a request has begun and is not yet complete."""
        self._in_head = True
        self._received = 0
        """Bytes received since the request began."""
        self._head_bytes = 0
        self._refused = False
        self._refusal = b""
        """A refusal that waits until the requests before it are answered."""
        self._answering: RequestResponseCycle | None = None
        """The request that the application answers; `cycle` is the last one received, which may
        have to wait for it."""

    # ── connecting and ending ───────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin_request()
        address = address_of({"client": self.client}, proxy=False)
        if not self._open.add(self, address):
            if self._open.crowded(address):
                self._open.floods.add("too-many-connections", address)
                self._abort()
            else:
                self._refuse(HTTPStatus.TOO_MANY_REQUESTS, Problem("too-many-connections"))

    def connection_lost(self, exc: Exception | None) -> None:
        self._open.remove(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._open.remove(self)
        super().handle_websocket_upgrade()

    def time_out(self) -> None:
        """Refuse a client that is too slow, or disconnect one that does not even read."""
        if self._refused or self.flow.write_paused:
            self._abort()
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, Problem("too-slow"))

    def pause_writing(self) -> None:
        self._set_deadline(self._open.seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        if self._refusal or not (self._reading or self._refused):
            self.deadline = math.inf
        super().resume_writing()

    # ── receiving ───────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        if not self._reading and not self._refused:
            self._begin_request()
        self._received += len(data)
        if self._refused:
            if self._received > MAX_LINGER_BYTES:
                self._abort()
            return
        super().data_received(data)
        # The parser reports a header only when it is complete, so count unfinished ones here.
        if self._reading and not self._refused:
            if self._in_head and self._received > MAX_HEAD_BYTES:
                self._refuse_head()
            elif self._received > MAX_CHUNKED_BYTES:
                self._refuse_body()

    def on_message_begin(self) -> None:
        if not self._reading:  # it came together with the end of another request
            self._begin_request()
        self._in_head = True
        self._head_bytes = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count_head(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        for name, value in self.headers:
            if name == b"content-length" and int(value) > MAX_BODY_BYTES:
                self._refuse_body()
                raise _RefusedError
        self._in_head = False
        self._head_bytes = 0  # trailers may follow the body
        self._set_deadline(self._open.seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._reading = False
        if not self.flow.write_paused:
            self.deadline = math.inf
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        if self._refusal and not self.pipeline:
            self.flow.resume_reading()
            self._send_refusal()
        else:
            super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        if not self._refused:
            super().send_400_response(msg)

    def _begin_request(self) -> None:
        self._reading = self._in_head = True
        self._received = 0
        self._set_deadline(self._open.seconds)

    def _set_deadline(self, seconds: float) -> None:
        self.deadline = self.loop.time() + seconds

    def _count_head(self, size: int) -> None:
        self._head_bytes += size
        if self._head_bytes > MAX_HEAD_BYTES:
            self._refuse_head()
            raise _RefusedError

    # ── refusing ────────────────────────────────────────────────────────────────────────────

    def _refuse_head(self) -> None:
        problem = Problem("too-large", {"details": f"more than {MAX_HEAD_BYTES} bytes of headers"})
        self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, problem)

    def _refuse_body(self) -> None:
        problem = Problem("too-large", {"details": f"more than {MAX_BODY_BYTES} bytes"})
        self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, problem)

    def _refuse(self, status: HTTPStatus, problem: Problem) -> None:
        """Refuse the request that is being received, once those before it are answered."""
        cycle = None if self._in_head else self.cycle
        if cycle is not None and cycle.response_complete:
            self._end()  # the application has refused it already
            return
        if cycle is not None and cycle.response_started:
            self._abort()
            return
        self._refused = True
        # Browsers open connections in advance, and may send nothing: that is no flood.
        if self._received or status != HTTPStatus.REQUEST_TIMEOUT:
            scope = {"client": self.client, "headers": self.headers or []}
            self._open.floods.add(problem.reason, address_of(scope, self._open.proxy))
        body = msgspec.json.encode(problem)
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
            (b"connection", b"close"),
            NO_STORE,
            *SECURITY_HEADERS,
        ]
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            headers.append((b"retry-after", b"1"))
        lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode()]
        lines += [name + b": " + value for name, value in headers]
        self._refusal = b"\r\n".join(lines) + b"\r\n\r\n" + body
        before = self._answering
        if before is None or before is cycle or before.response_complete:
            self._send_refusal()
            return
        if cycle is not None:
            self.pipeline.popleft()
        self.flow.pause_reading()
        self.deadline = math.inf

    def _send_refusal(self) -> None:
        refusal, self._refusal = self._refusal, b""
        if not self.transport.is_closing():
            self._leave_application()
            self.transport.write(refusal)
            self._end()

    def _end(self) -> None:
        """Send nothing more, and disconnect once the client has had time to read the answers."""
        self._refused = True
        self._unset_keepalive_if_required()
        self._received = 0
        self._set_deadline(LINGER_SECONDS)
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def _abort(self) -> None:
        self._leave_application()
        self.transport.abort()

    def _leave_application(self) -> None:
        """Tell the application that the client is gone, before it writes to a closed transport."""
        for cycle in (self._answering, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()


class _RefusedError(Exception):
    """Stops the parser: the client has already been answered."""
