"""The house opened for an evening: `bluffhouse` without a command, in an empty home folder."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Self

from serving import GENEROUS, PATIENCE, Server

OURS = ("BLUFFHOUSE_", "XDG_", "PYTHON", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "NO_COLOR")
"""Prefixes of environment variables that would change its behaviour."""
LAST_LINE = r"Ctrl-C[^\n]*\n[^\n]*house\.db\r\n"


class Party:
    """The process `bluffhouse` with some flags, in a terminal."""

    def __init__(
        self,
        folder: Path,
        *flags: str,
        program: Path | None = None,
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.home = folder / "home"
        self.home.mkdir(exist_ok=True)
        self.said = ""
        self._command = [str(program)] if program else [sys.executable, "-m", "bluffhouse"]
        self._command += flags
        kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        settings = {f"BLUFFHOUSE_{name.upper()}": value for name, value in GENEROUS.items()}
        at_home = {"HOME": str(self.home), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        self._environment = {**kept, **settings, **at_home, **environment}

    def __enter__(self) -> Self:
        self._start()
        try:
            self._listen(until=LAST_LINE)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._terminal)

    def _start(self) -> None:
        self._terminal, theirs = pty.openpty()
        self._process = subprocess.Popen(
            self._command, cwd=self.home, env=self._environment, stdout=theirs, stderr=theirs
        )
        os.close(theirs)

    def _listen(self, until: str) -> None:
        """Read its output until a pattern matches. Raise with the output if it ends before."""
        heard = b""
        deadline = time.monotonic() + PATIENCE
        while not re.search(until, self.said):
            assert time.monotonic() < deadline, self.said
            if select.select([self._terminal], [], [], 0.1)[0]:
                try:
                    heard += os.read(self._terminal, 65536)
                except OSError:  # the process has ended
                    raise AssertionError(self.said) from None
                self.said = heard.decode(errors="ignore")

    @property
    def url(self) -> str:
        """Address for a browser on this machine."""
        return self.addresses[0].rstrip("/")

    @property
    def addresses(self) -> list[str]:
        """Every address of the house in its output; the desk's may come after the last line."""
        return re.findall(r"https?://[\w.:-]+/(?!desk)", self.said)

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    @property
    def door(self) -> Server:
        """The house as a server that people can connect to."""
        server = Server(self.home)
        server.port = self.port
        return server

    @property
    def data(self) -> Path:
        """Where it must store its database."""
        return self.home / ".local" / "share" / "bluffhouse" / "house.db"

    def stop(self) -> int:
        """Press Ctrl-C and return the exit status."""
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(PATIENCE)
