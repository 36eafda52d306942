"""Start the servers to be measured, each afresh on a free port of this machine and with a storage
folder of its own, and stop them after their measurement."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from bench import node
from bench.node import CannotStart

HERE = Path(__file__).parent
CACHE = HERE.parents[1] / ".bench-cache" / "house"
"""Installed packages and stored files of the benchmark; may be deleted at any time."""

HOST = "127.0.0.1"
START_SECONDS = 60.0
END_SECONDS = 30.0

UNLIMITED = str(1_000_000)
OUR_ENVIRONMENT = {
    # All the load comes from one address.
    "BLUFFHOUSE_MAX_TABLES_PER_ADDRESS": UNLIMITED,
    "BLUFFHOUSE_MAX_CONNECTIONS_PER_ADDRESS": UNLIMITED,
    "BLUFFHOUSE_MAX_REQUESTS_PER_ADDRESS": UNLIMITED,
    "BLUFFHOUSE_MESSAGES_PER_SECOND": UNLIMITED,
    "BLUFFHOUSE_MESSAGES_PER_SECOND_PER_ADDRESS": UNLIMITED,
    # Reviews of finished games run beside the moves, and would take the load generator's core.
    "BLUFFHOUSE_REVIEW_GAMES": "false",
    "BLUFFHOUSE_LOG": "warning",
}


class Server(msgspec.Struct, frozen=True):
    port: int
    pid: int


def installed() -> Path:
    """Return the folder with boardgame.io and the load generator's packages."""
    return node.installed("boardgame.io", HERE / "peer", CACHE)


@contextmanager
def folder() -> Iterator[Path]:
    """Make a folder for a server's storage, on the same disk for all servers."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="run-") as path:
        yield Path(path)


@contextmanager
def boardgameio(*, files: bool) -> Iterator[list[Server]]:
    """Start an unmodified boardgame.io that keeps its matches in memory or in files."""
    environment = {"NODE_ENV": "production", "NODE_PATH": str(installed())}
    with ExitStack() as stack:
        if files:
            environment["FLATFILE_DIR"] = str(stack.enter_context(folder()))
        port = free_port()
        environment["PORT"] = str(port)
        command = ["node", str(HERE / "peer" / "server.js")]
        yield [stack.enter_context(_running(command, port, environment))]


@contextmanager
def bluffhouse(database: str, processes: int = 1) -> Iterator[list[Server]]:
    """Start this many Bluffhouse servers on one database."""
    with ExitStack() as stack:
        environment = {**OUR_ENVIRONMENT, "BLUFFHOUSE_DATA": str(stack.enter_context(folder()))}
        servers = []
        for _ in range(processes):
            port = free_port()
            flags = ["--port", str(port), "--database", database]
            command = [sys.executable, "-m", "bluffhouse", "serve", *flags]
            servers.append(stack.enter_context(_running(command, port, environment)))
        yield servers


@contextmanager
def sqlite() -> Iterator[str]:
    """Yield the URL of a new, empty SQLite database."""
    with folder() as path:
        yield f"sqlite:///{path / 'house.db'}"


@contextmanager
def postgresql() -> Iterator[tuple[str, int]]:
    """Start a new PostgreSQL with default settings; yield its URL and its process id."""
    port = free_port()
    # PostgreSQL refuses to run as root. Its folder is a temporary one of the system, since other
    # accounts may have no access to ours.
    user = "postgres" if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="bluffhouse-bench-") as path:
        if user is not None:
            shutil.chown(path, user)
        cluster = str(Path(path) / "cluster")
        initdb = [_postgresql_binary("initdb"), "-D", cluster, "-A", "trust", "-U", "bluffhouse"]
        made = subprocess.run(initdb, user=user, cwd=path, capture_output=True, text=True)
        if made.returncode != 0:
            raise CannotStart(f"initdb failed:\n{made.stderr}")
        command = [_postgresql_binary("postgres"), "-D", cluster, "-p", str(port)]
        command += ["-c", f"listen_addresses={HOST}", "-c", "unix_socket_directories="]
        with _running(command, port, {}, user=user, end=signal.SIGINT) as server:
            yield f"postgresql://bluffhouse@{HOST}:{port}/postgres", server.pid


def _postgresql_binary(name: str) -> str:
    elsewhere = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = shutil.which(name) or (str(elsewhere[-1]) if elsewhere else None)
    if found is None:
        raise CannotStart("two workers need PostgreSQL's own programs (initdb, postgres)")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def _running(
    command: Sequence[str],
    port: int,
    environment: Mapping[str, str],
    user: str | None = None,
    end: signal.Signals = signal.SIGTERM,
) -> Iterator[Server]:
    """Run a process, from its first answer on its port until the block ends."""
    with tempfile.TemporaryFile("w+") as log:
        process = subprocess.Popen(
            command,
            env={**os.environ, **environment},
            user=user,
            cwd="/" if user is not None else None,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            _await_answer(process, port)
            yield Server(port, process.pid)
        except CannotStart as error:
            log.seek(0)
            raise CannotStart(f"{error}: {' '.join(command)}\n{log.read()[-4000:]}") from None
        finally:
            process.send_signal(end)
            try:
                process.wait(END_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _await_answer(process: subprocess.Popen[bytes], port: int) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise CannotStart(f"it exited at once with {process.returncode}")
        try:
            socket.create_connection((HOST, port), timeout=1.0).close()
            return
        except OSError:
            time.sleep(0.1)
    raise CannotStart(f"it did not answer within {START_SECONDS:.0f} s")
