"""The process that serves: the socket it listens on, the server, and the log."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable

import msgspec
import uvicorn

from bluffhouse.house.settings import Settings
from bluffhouse.web.app import make_app

UNACKNOWLEDGED = 60_000
"""Milliseconds after which the system gives up a connection whose other end takes nothing."""


class Lines(logging.Formatter):
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
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=settings.log.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
    # Its lines name every address and path, codes of tables among them.
    logging.getLogger("uvicorn").setLevel("WARNING" if settings.log != "debug" else "INFO")


def listening(settings: Settings) -> socket.socket:
    """The socket the house listens on. Raises OSError."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNACKNOWLEDGED)
    door.bind((settings.host, settings.port))
    door.listen(2048)
    door.set_inheritable(True)
    return door


def serve(settings: Settings, door: socket.socket, opened: Callable[[], None]) -> None:
    """Serve in this process until a signal ends it; `opened` is called when it does serve."""
    set_up_log(settings)
    _allow_many_files()
    config = uvicorn.Config(
        make_app(settings),
        http="httptools",
        ws="websockets-sansio",
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
    _Server(config, opened).run(sockets=[door])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            # What is here now stays: the collector need not look at it again, and what tables
            # hold is mostly out of its sight (gc=False), so it need not look often.
            gc.collect()
            gc.freeze()
            gc.set_threshold(50_000, 20, 50)
            self._opened()


def serve_with_workers(settings: Settings, door: socket.socket, opened: Callable[[], None]) -> int:
    """Several processes behind one socket. One that dies is replaced; a signal ends them all."""
    pids: set[int] = set()
    stopping = False

    def start() -> None:
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            serve(settings, door, lambda: None)
            os._exit(0)
        pids.add(pid)

    def stop(number: int, _: object) -> None:
        nonlocal stopping
        stopping = True
        for pid in pids:
            os.kill(pid, signal.SIGTERM)

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    for _ in range(settings.workers):
        start()
    opened()
    while pids:
        try:
            pid, status = os.wait()
        except ChildProcessError:
            break
        pids.discard(pid)
        if not stopping:
            logging.getLogger("bluffhouse").error("worker %d ended with %d", pid, status)
            time.sleep(1)
            start()
    return 0


def _allow_many_files() -> None:
    """A connection is a file; take as many as the system lets us."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
