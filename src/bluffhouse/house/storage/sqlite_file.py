"""The file of an SQLite database: private, found through symbolic links, and watched."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

SAFE_SQLITE = (3, 51, 3)
"""The first SQLite in which a checkpoint and a commit at the same instant cannot corrupt the file
(https://sqlite.org/wal.html#walresetbug)."""
PATCHED_SQLITE = ((3, 44, 6), (3, 50, 7))
"""Older series that have the correction too, each from this version on."""
OWNER_ONLY = 0o600


def is_safe(version: tuple[int, ...]) -> bool:
    """Whether this SQLite has the correction of the WAL-reset bug."""
    patched = any(version[:2] == fixed[:2] and version >= fixed for fixed in PATCHED_SQLITE)
    return version >= SAFE_SQLITE or patched


class SqliteFile:
    """The file itself, whatever symbolic link led to it."""

    def __init__(self, path: str) -> None:
        self.path = Path(os.path.realpath(path))
        self._identity: tuple[int, int] | None = None

    def with_suffix(self, suffix: str) -> Path:
        """Return the path of a file beside it, such as the write-ahead log (`-wal`)."""
        return self.path.with_name(self.path.name + suffix)

    def make_private(self) -> None:
        """Make the file and those beside it readable only to their owner, creating the file.

        SQLite gives its write-ahead log the permissions of the file. Does nothing where it may
        not: opening the file then says why.
        """
        # An existing file is not opened here: closing it would release the locks that SQLite
        # holds on it in this process.
        with suppress(OSError):
            os.close(os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
        for path in (self.path, *map(self.with_suffix, ("-wal", "-shm", ".lock"))):
            with suppress(OSError):
                if stat.S_IMODE(path.stat().st_mode) & ~OWNER_ONLY:
                    path.chmod(OWNER_ONLY)

    def remember(self) -> None:
        """From now on `is_lost` compares with the file that is there now."""
        self._identity = self._current()

    @property
    def is_lost(self) -> bool:
        """Whether the file was deleted or replaced since it was opened.

        SQLite would go on writing to a file that has no name any more.
        """
        return self._identity is not None and self._current() != self._identity

    def _current(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self.path)
        except OSError:
            return None
        return found.st_dev, found.st_ino
