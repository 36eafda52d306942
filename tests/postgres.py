"""A private PostgreSQL server for the tests, on a free port. It ends with the tests."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self

import psycopg
from psycopg.sql import SQL, Identifier

DEBIAN_FOLDERS = Path("/usr/lib/postgresql")
"""Where Debian keeps the server's programs: one folder per version, none of them on PATH."""

USER = "bluffhouse"

# Below the ports that systems hand out to clients (32768 and up). Otherwise, while the server is
# down, a reconnecting client could be given this very port and block it.
PORTS = range(20_000, 32_000)

# A shell script that waits for a line of input, or for the end of this process however it ends,
# and then removes the cluster.
GUARD = 'read -r _; "$1" --pgdata "$2/data" --mode immediate --silent stop; rm -rf "$2"'


class NotInstalledError(Exception):
    """PostgreSQL's server is not installed. The message says what to install."""


class Cluster:
    """A PostgreSQL server with its own folder. It runs until the end of its `with` block."""

    def __init__(self) -> None:
        programs = find_programs()
        self._initdb = programs / "initdb"
        self._pg_ctl = programs / "pg_ctl"
        self._password = secrets.token_urlsafe()
        self._as_user = _unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="bluffhouse-postgresql-"))
        self._hand_over(self.folder)
        # In its own session: the guard must survive a Ctrl-C that ends the tests.
        self._guard = subprocess.Popen(
            ["sh", "-c", GUARD, "guard", self._pg_ctl, self.folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            cwd="/",
            **self._as_user,
        )
        try:
            self._create()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def url(self, database: str) -> str:
        return f"postgresql://{USER}:{self._password}@127.0.0.1:{self._port}/{database}"

    def create_database(self) -> str:
        """Create an empty database and return its URL."""
        name = f"test_{secrets.token_hex(8)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
        return self.url(name)

    def start(self) -> None:
        self._control("start", "--log", str(self._log))

    def stop(self, mode: Literal["immediate", "fast"] = "immediate") -> None:
        """Stop the server: at once, as if the power failed, or fast, closing connections first."""
        self._control("stop", "--mode", mode)

    def restart(self, mode: Literal["immediate", "fast"] = "immediate") -> None:
        """Restart the server on the same port. Committed data is still there."""
        self._control("restart", "--mode", mode, "--log", str(self._log))

    def close(self) -> None:
        """Remove everything: processes, shared memory and the folder."""
        self._guard.communicate(b"\n")

    def _create(self) -> None:
        self._log = self.folder / "log"
        data = self.folder / "data"
        password = self.folder / "password"
        password.write_text(self._password, encoding="utf-8")
        self._hand_over(password)
        self._run(
            self._initdb,
            f"--pgdata={data}",
            f"--username={USER}",
            f"--pwfile={password}",
            "--auth=scram-sha-256",
            "--encoding=UTF8",
            "--no-locale",
            "--no-sync",  # concerns only the new files; later commits are synced as usual
        )
        defaults = (data / "postgresql.conf").read_text(encoding="utf-8")
        for _ in range(3):
            self._port = free_port()
            ours = (
                f"listen_addresses = '127.0.0.1'\nport = {self._port}\n"
                f"unix_socket_directories = '{self.folder}'\n"
            )
            (data / "postgresql.conf").write_text(defaults + ours, encoding="utf-8")
            try:
                self.start()
            except RuntimeError as error:
                # Another program, perhaps one of these tests, took the port first.
                failure = error
            else:
                return
        raise failure

    def _control(self, *arguments: str) -> None:
        self._run(self._pg_ctl, f"--pgdata={self.folder / 'data'}", "--wait", *arguments)

    def _hand_over(self, path: Path) -> None:
        if self._as_user:
            os.chown(path, self._as_user["user"], self._as_user["group"])

    def _run(self, program: Path, *arguments: str) -> None:
        done = subprocess.run(
            [program, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            cwd=self.folder,
            **self._as_user,
        )
        if done.returncode != 0:
            log = self._log.read_text(encoding="utf-8") if self._log.exists() else ""
            command = " ".join((program.name, *arguments))
            raise RuntimeError(f"{command}:\n{done.stdout}\n{log[-4000:]}")


def find_programs(debian: Path = DEBIAN_FOLDERS) -> Path:
    """Find the folder with `initdb` and `pg_ctl`: the one on PATH, else Debian's newest."""
    if (in_path := shutil.which("initdb")) is not None:
        return Path(in_path).resolve().parent
    versions = sorted(debian.glob("[0-9]*/bin/initdb"), key=_version)
    if not versions:
        raise NotInstalledError(
            "these tests need PostgreSQL's server (initdb, pg_ctl): install it with "
            "`apt-get install postgresql`, `brew install postgresql` or the like"
        )
    return versions[-1].parent


def _version(initdb: Path) -> list[int]:
    return [int(part) for part in initdb.parts[-3].split(".")]


def _unprivileged() -> dict[str, Any]:
    """Return the user to run PostgreSQL as: it refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = known["postgres"] if "postgres" in known else known["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def free_port() -> int:
    """Return a port that is free now. It may be taken by the time the server listens on it."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
