"""A PostgreSQL of the tests' own: private, on a port nobody else has, gone when they are."""

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
"""Debian keeps the server's programs here, one folder per version, and not in PATH."""

USER = "bluffhouse"

# Below the ports that systems hand out by themselves (32768 and up): while the server is down,
# a client that tries to come back could otherwise be given this very port, and hold it.
PORTS = range(20_000, 32_000)

# Waits until we say so or are no more, however we ended; then nothing is left of the cluster.
GUARD = 'read -r _; "$1" --pgdata "$2/data" --mode immediate --silent stop; rm -rf "$2"'


class NotInstalledError(Exception):
    """There is no PostgreSQL server on this machine; the message says what to install."""


class Cluster:
    """A PostgreSQL server with its own folder, running until the `with` is left."""

    def __init__(self) -> None:
        programs = find_programs()
        self._initdb = programs / "initdb"
        self._pg_ctl = programs / "pg_ctl"
        self._password = secrets.token_urlsafe()
        self._as_user = _unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="bluffhouse-postgresql-"))
        self._hand_over(self.folder)
        # Away from our terminal: Ctrl-C is for us, and the guard must still be there after it.
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
        """The URL of a new, empty database."""
        name = f"test_{secrets.token_hex(8)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
        return self.url(name)

    def start(self) -> None:
        self._control("start", "--log", str(self._log))

    def stop(self, mode: Literal["immediate", "fast"] = "immediate") -> None:
        """Immediate: as if the power had failed. Fast: connections are closed politely."""
        self._control("stop", "--mode", mode)

    def restart(self, mode: Literal["immediate", "fast"] = "immediate") -> None:
        """On the same port, with everything that had been committed."""
        self._control("restart", "--mode", mode, "--log", str(self._log))

    def close(self) -> None:
        """Nothing is left: no process, no shared memory, no folder."""
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
            "--no-sync",  # of the new files only; what is committed later is synced as everywhere
        )
        defaults = (data / "postgresql.conf").read_text(encoding="utf-8")
        for _ in range(3):
            self._port = _free_port()
            ours = (
                f"listen_addresses = '127.0.0.1'\nport = {self._port}\n"
                f"unix_socket_directories = '{self.folder}'\n"
            )
            (data / "postgresql.conf").write_text(defaults + ours, encoding="utf-8")
            try:
                self.start()
            except RuntimeError as error:
                # Somebody else, perhaps another process of these tests, was quicker.
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
    """The folder with `initdb` and `pg_ctl`: the one in PATH, else Debian's newest."""
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
    """PostgreSQL refuses to be run by root: then whom subprocesses are to be run as."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = known["postgres"] if "postgres" in known else known["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _free_port() -> int:
    """It may be taken by the time we listen on it."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
