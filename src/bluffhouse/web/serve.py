"""The process that serves: the socket it listens on, the server, and the log."""

from __future__ import annotations

import logging
import re
import socket
import sys
import time
import traceback
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from bluffhouse.house.house import House
from bluffhouse.house.settings import Settings
from bluffhouse.web.app import make_app
from bluffhouse.web.gc_policy import Collector
from bluffhouse.web.sockets import DIRECT, Bucket, Direct

LOG = logging.getLogger("bluffhouse.web")

UNACKNOWLEDGED = 60_000
"""Milliseconds after which the system gives up a connection whose other end takes nothing."""
MACOS_FILES = 10_240
"""As many as one process may have open there, though the system says that there is no limit."""

PINGS = 5
"""A second, from one connection; twice as many at once."""
PIECES = 1_000
"""Of one message."""


class Plain(logging.Formatter):
    """A log line for people. Of an exception it says where and of what kind, never its message:
    that may hold a card (`ValueError: (3, 6) is not in list`)."""

    def formatException(self, ei: Any) -> str:  # noqa: N802 (the library's name)
        kind, error, where = ei
        frames = traceback.extract_tb(where)
        return "".join([*traceback.format_list(frames), kind.__name__ if error else ""])


class Lines(Plain):
    """A log line for a program: one JSON object."""

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
    handler = logging.StreamHandler(sys.stderr)
    if settings.log_format == "json":
        handler.setFormatter(Lines())
    else:
        handler.setFormatter(Plain("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=settings.log.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
    # Its lines name every address and path, codes of tables among them.
    logging.getLogger("uvicorn").setLevel(max(logging.WARNING, logging.root.level))
    logging.getLogger("uvicorn.error").addFilter(_is_about_us)


def _is_about_us(line: logging.LogRecord) -> bool:
    """What the server calls errors may be a visitor's: text that is no UTF-8 (it closes his
    connection), a WebSocket that was answered with a no."""
    return not re.search("Invalid UTF-8|without completing handshake", str(line.msg))


def listening(settings: Settings) -> socket.socket:
    """The socket the house listens on. Raises OSError."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two programs have one port
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNACKNOWLEDGED)
    door.bind((settings.host, settings.port))
    door.listen(2048)
    door.set_inheritable(True)
    return door


def serve(settings: Settings, door: socket.socket, opened: Callable[[], None]) -> bool:
    """Serve in this process until a signal ends it; `opened` is called when it does serve. False:
    it never did, or something broke; the log says what."""
    set_up_log(settings)
    _allow_many_files()
    config = uvicorn.Config(
        make_app(settings),
        http="httptools",
        ws=Connection,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws_max_size=settings.max_message,
        ws_per_message_deflate=False,  # 300 kB a connection, for messages of 200 bytes
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=False,
        server_header=False,
        date_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=10,
    )
    server = _Server(config, opened)
    server.run(sockets=[door])
    return server.started and not House.failed


class Connection(WebSocketsSansIOProtocol, Direct):
    """A WebSocket below its messages: what the server would do for ever for anybody has an end,
    and what can be heard or sent at once is."""

    _pings: Bucket | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope[DIRECT] = self  # type: ignore[literal-required]

    def send_receive_event_to_app(self) -> None:
        hear = self.hear
        if hear is not None and self.curr_msg_data_type == "text" and self.queue.empty():
            data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
            try:
                heard = self.close_sent or hear(data.decode())
            except UnicodeDecodeError:
                heard = False
            if heard:
                self.frames = []
                return
        super().send_receive_event_to_app()

    def push(self, text: str) -> bool:
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:  # the other end is closing; the reader hears of it
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_ping(self) -> None:
        # The answers to one who does not read would wait in memory.
        if self._pings is None:
            self._pings = Bucket(PINGS)
        if self._pings.take() and self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        # Pieces may be empty: they do not count for a message's size.
        if len(self.frames) < PIECES:
            super().handle_cont(event)
        else:
            self.transport.abort()


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._collector = Collector()
        config.callback_notify, config.timeout_notify = self._collector.tick, 1
        self._opened = opened

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        with super().capture_signals():
            try:
                yield
            finally:
                # To end when one is asked to is a success, not a death by that signal.
                self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._collector.begin()
            # The thread that writes the journal must not wait 5 ms for its turn.
            sys.setswitchinterval(0.0005)
            LOG.info("open")
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        LOG.info("closing")
        self._collector.end()
        await super().shutdown(sockets)
        LOG.info("closed")


def _allow_many_files() -> None:
    """A connection is a file; take as many as the system lets us."""
    if sys.platform != "win32":
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        for wanted in (most, max(now, MACOS_FILES)):
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
                return
