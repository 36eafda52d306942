"""The house as somebody opens it for an evening: `bluffhouse` without a command, in a new home."""

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

from serving import GENEROUS, Server

OURS = ("BLUFFHOUSE_", "XDG_", "PYTHON", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "NO_COLOR")
"""How variables begin that would change what it does."""
LAST_LINE = r"Ctrl-C[^\n]*\n[^\n]*house\.db\r\n"


class Party:
    """`bluffhouse` with these flags, in a terminal."""

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
        """Until it has said that; if it ends before, that is an error that says what it said."""
        heard = b""
        deadline = time.monotonic() + 60
        while not re.search(until, self.said):
            assert time.monotonic() < deadline, self.said
            if select.select([self._terminal], [], [], 0.1)[0]:
                try:
                    heard += os.read(self._terminal, 65536)
                except OSError:  # nobody is at the other end
                    raise AssertionError(self.said) from None
                self.said = heard.decode(errors="ignore")

    @property
    def url(self) -> str:
        """For a browser of this machine."""
        return self.addresses[0].rstrip("/")

    @property
    def addresses(self) -> list[str]:
        """Every address that it has named."""
        return re.findall(r"https?://[\w.:-]+/", self.said)

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    @property
    def door(self) -> Server:
        """The house as guests know it."""
        server = Server(self.home)
        server.port = self.port
        return server

    @property
    def data(self) -> Path:
        """Where it has to keep what was played."""
        return self.home / ".local" / "share" / "bluffhouse" / "house.db"

    def stop(self) -> int:
        """Ctrl-C. The exit status."""
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(30)
