"""One server process: its listening socket, the HTTP and WebSocket server, and the log."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import struct
import sys
import time
import traceback
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import (  # type: ignore[attr-defined]  # its fastest, in C where possible
    Frame,
    apply_mask,
)
from websockets.http11 import Request
from websockets.protocol import State

from bluffhouse.house.house import House
from bluffhouse.house.settings import Settings
from bluffhouse.web.app import make_apps
from bluffhouse.web.budgets import TokenBucket
from bluffhouse.web.gc_policy import GcPolicy
from bluffhouse.web.http_connection import HttpConnection, OpenConnections, ServerConfig
from bluffhouse.web.sockets import FAST_PATH, FastPath

LOG = logging.getLogger("bluffhouse.web")

TCP_TIMEOUT_MS = 60_000
"""Milliseconds without an acknowledgement after which the system drops a connection."""
LISTEN_BACKLOG = 2048
"""Connections that may wait to be accepted."""
MAX_FILES_MACOS = 10_240
"""Files that one process may have open on macOS, which itself reports no limit."""

PINGS_PER_SECOND = 5
"""WebSocket pings answered per connection and second; bursts of twice as many are allowed."""
MAX_FRAGMENTS = 1_000
"""Maximum number of frames that one WebSocket message may be split into."""
FINAL_TEXT = 0x81
"""The first byte of a text message in one frame."""
MASKED = 0x80
"""Set in the second byte of every frame from a client, beside the length."""
MEDIUM_LENGTH, LARGE_LENGTH = 126, 127
"""Lengths that stand for a number in the next two or eight bytes."""
HEADER_SIZE = 6
"""Bytes before the text in a client's short frame: two, and the mask."""
TICKS_PER_SECOND = 10
"""How often uvicorn calls `on_tick`."""
SWITCH_INTERVAL = 0.0005
"""Seconds that a thread runs before another may. By default the thread that writes the journal
could wait 5 ms for its turn."""

_MEDIUM = struct.Struct("!BBH").pack
_LARGE = struct.Struct("!BBQ").pack
_OPEN = State.OPEN  # looking up a member of an enumeration takes as long as calling a function


class TextFormatter(logging.Formatter):
    """Formats a log line for people.

    It prints where an exception happened and its type, but never its message, which may contain a
    hidden card (`ValueError: (3, 6) is not in list`).
    """

    def formatException(self, ei: Any) -> str:  # noqa: N802 (the library's name)
        kind, error, where = ei
        frames = traceback.extract_tb(where)
        return "".join([*traceback.format_list(frames), kind.__name__ if error else ""])


class JsonFormatter(TextFormatter):
    """Formats a log line for programs, as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_log(settings: Settings) -> None:
    """Log to standard error, at the level and in the format of the settings."""
    handler = logging.StreamHandler(sys.stderr)
    if settings.log_format == "json":
        handler.setFormatter(JsonFormatter())
    else:
        handler.setFormatter(TextFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=settings.log.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
    # Below warnings, uvicorn logs every address and path, including the codes of tables.
    logging.getLogger("uvicorn").setLevel(max(logging.WARNING, logging.root.level))
    logging.getLogger("uvicorn.error").addFilter(_is_own_error)


def _is_own_error(line: logging.LogRecord) -> bool:
    """Whether an error that uvicorn logs is ours.

    A client causes some itself: text that is not UTF-8 (its connection is closed), and a WebSocket
    that is refused before the handshake.
    """
    return not re.search("Invalid UTF-8|without completing handshake", str(line.msg))


def open_listener(settings: Settings) -> socket.socket:
    """Return a socket that listens on the host and port of the settings. Raises OSError."""
    return _open_listener(settings.host, settings.port)


def open_operations_listener(settings: Settings) -> socket.socket | None:
    """Return a socket for the operator's own port, or None if there is none. Raises OSError."""
    if not settings.operations:
        return None
    host, _, port = settings.operations.rpartition(":")
    return _open_listener(host.strip("[]"), int(port))


def open_worker_listener(settings: Settings, worker: int) -> socket.socket | None:
    """Return a socket on the own port of a worker, counted from 0, or None if it has none. Raises
    OSError.

    The worker opens it itself. If it dies, the port refuses connections at once, and a proxy turns
    to another worker.
    """
    if not settings.worker_port:
        return None
    return _open_listener(settings.host, settings.worker_port + worker)


def _open_listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # on Windows this would let two programs share one port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TCP_TIMEOUT_MS)
    listener.bind((host, port))
    listener.listen(LISTEN_BACKLOG)
    listener.set_inheritable(True)
    return listener


def serve(
    settings: Settings,
    listener: socket.socket,
    opened: Callable[[], None],
    operations: socket.socket | None = None,
    worker: int = 0,
) -> bool:
    """Serve in this process until a signal ends it; call `opened` once it accepts connections.

    `operations` listens for the operator; `worker` is this process's place among the workers, from
    0. Return False if it never opened or if something broke; the log says what.
    """
    set_up_log(settings)
    _allow_many_files()
    try:
        own_listener = open_worker_listener(settings, worker)
    except OSError as error:
        port = settings.worker_port + worker
        LOG.critical("cannot listen on worker_port %d: %s", port, error.strerror)
        return False
    listeners = [listener] if own_listener is None else [listener, own_listener]
    apps = make_apps(settings)
    connections = OpenConnections(settings, apps.floods)
    config = _config(apps.house, connections, settings, lifespan="on", ws=Connection)
    for_operator = _config(apps.operations, connections, settings, lifespan="off", ws="none")
    server = _Server(config, opened, for_operator, operations)
    server.run(sockets=listeners)
    return server.started and not House.failed


def _config(
    app: Any, connections: OpenConnections, settings: Settings, **options: Any
) -> ServerConfig:
    return ServerConfig(
        app,
        connections,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws_max_size=settings.max_message,
        ws_per_message_deflate=False,  # it costs 300 kB per connection, for messages of 200 bytes
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=False,
        server_header=False,
        date_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=10,
        **options,
    )


class Connection(WebSocketsSansIOProtocol, FastPath):
    """The protocol of one WebSocket, with limits on pings and fragments.

    It also handles an incoming message, or sends one, without a task switch where it can.
    """

    _pings: TokenBucket | None = None
    _between_frames = True
    """Whether all that the client has sent ended where a frame does."""

    def data_received(self, data: bytes) -> None:
        # The library's parser takes whatever may come, for ten times as long.
        if self.on_text is not None and self._between_frames and not self.frames:
            text = text_in(data) if self.conn.state is _OPEN else None
            if text is not None:
                if not self._handle_now(text):
                    self.curr_msg_data_type = "text"
                    self.frames = [text]
                    super().send_receive_event_to_app()
                return
        if self.handshake_initiated and self._between_frames:
            self._between_frames = ends_with_frame(data)
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope[FAST_PATH] = self  # type: ignore[literal-required]

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and self._handle_now(b"".join(self.frames)):
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def _handle_now(self, text: bytes) -> bool:
        """Handle a text at once. Return False if it must go through the queue."""
        if self.on_text is None or not self.queue.empty():
            return False
        try:
            return self.close_sent or self.on_text(text.decode())
        except UnicodeDecodeError:
            return False

    def send_now(self, text: str) -> bool:
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        if self.conn.state is not _OPEN:  # the reading task finds out by itself
            return False
        self.transport.write(text_frame(text.encode()))
        return True

    def handle_ping(self) -> None:
        # The answers to a client that does not read would pile up in memory.
        if self._pings is None:
            self._pings = TokenBucket(PINGS_PER_SECOND)
        if self._pings.take() and self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        # Fragments may be empty, so the limit on a message's size does not bound their number.
        if len(self.frames) < MAX_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.transport.abort()


def text_in(data: bytes) -> bytes | None:
    """Return the text if the data is one short, whole and masked text frame, as a client sends for
    a move; None for anything else.

    >>> text_in(bytes.fromhex("8182000000006869")), text_in(bytes.fromhex("81820000000068"))
    (b'hi', None)
    """
    if len(data) < HEADER_SIZE or data[0] != FINAL_TEXT:
        return None
    size = data[1] - MASKED
    if not 0 <= size < MEDIUM_LENGTH or len(data) != HEADER_SIZE + size:
        return None
    return bytes(apply_mask(data[HEADER_SIZE:], data[2:HEADER_SIZE]))


def ends_with_frame(data: bytes) -> bool:
    """Return whether data that begins with a client's frame also ends where a frame does.

    >>> hi = bytes.fromhex("8182000000006869")
    >>> ends_with_frame(hi + hi), ends_with_frame(hi + hi[:-1]), ends_with_frame(hi + hi[:1])
    (True, False, False)
    """
    at = 0
    while at + 1 < len(data):
        size = data[at + 1] & ~MASKED
        more = {MEDIUM_LENGTH: 2, LARGE_LENGTH: 8}.get(size, 0)
        if more:
            size = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        at += HEADER_SIZE + more + size
    return at == len(data)


def text_frame(data: bytes) -> bytes:
    """Return a whole text message as the one frame that a server sends for it (RFC 6455, 5.2).

    The library's own takes five microseconds more, four times per move. Without compression there
    is nothing else to it.

    >>> text_frame(b"hi"), text_frame(b"x" * 300)[:4]
    (b'\\x81\\x02hi', b'\\x81~\\x01,')
    """
    size = len(data)
    if size < MEDIUM_LENGTH:
        return bytes((FINAL_TEXT, size)) + data
    if size < 1 << 16:
        return _MEDIUM(FINAL_TEXT, MEDIUM_LENGTH, size) + data
    return _LARGE(FINAL_TEXT, LARGE_LENGTH, size) + data


class _Server(uvicorn.Server):
    def __init__(
        self,
        config: ServerConfig,
        opened: Callable[[], None],
        for_operator: ServerConfig,
        operations: socket.socket | None,
    ) -> None:
        super().__init__(config)
        self._for_operator = for_operator
        self._operations = operations
        self._gc_policy = GcPolicy()
        self._connections = config.open_connections
        self._opened = opened

    async def on_tick(self, counter: int) -> bool:
        # uvicorn's own callback follows the machine's clock, and waits if that is set back.
        if counter % TICKS_PER_SECOND == 0:
            try:
                await self._every_second()
            except Exception:  # of any kind: it must not end the server
                LOG.exception("the work of every second failed")
        return await super().on_tick(counter)

    async def _every_second(self) -> None:
        self._connections.end_overdue()
        await self._gc_policy.tick()

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        with super().capture_signals():
            try:
                yield
            finally:
                # Without this, uvicorn would raise the signal again and exit with a failure.
                self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._gc_policy.start()
            sys.setswitchinterval(SWITCH_INTERVAL)
            if self._operations is not None:
                await self._listen_for_operator(self._operations)
            LOG.info("open")
            self._opened()

    async def _listen_for_operator(self, listener: socket.socket) -> None:
        def connection() -> HttpConnection:
            return HttpConnection(self._for_operator, self.server_state, {})

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(connection, sock=listener))
        host, port = listener.getsockname()[:2]
        LOG.info("operations on %s:%d", host, port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        LOG.info("closing")
        self._gc_policy.stop()
        await super().shutdown(sockets)
        LOG.info("closed")


def _allow_many_files() -> None:
    """Raise the limit on open files as far as the system allows: each connection is one."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        for wanted in (hard, max(soft, MAX_FILES_MACOS)):
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                return
