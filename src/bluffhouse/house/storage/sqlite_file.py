"""The file of an SQLite database: keep it private, follow symbolic links, notice if it is lost."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

SAFE_SQLITE = (3, 51, 3)
"""The first SQLite in which a checkpoint and a commit at the same instant cannot corrupt the file
(https://sqlite.org/wal.html#walresetbug)."""
PATCHED_SQLITE = ((3, 44, 6), (3, 50, 7))
"""Older series that also have the fix, each from this version on."""
OWNER_ONLY = 0o600


def is_safe(version: tuple[int, ...]) -> bool:
    """Return whether this version of SQLite has the fix for the WAL-reset bug."""
    patched = any(version[:2] == fixed[:2] and version >= fixed for fixed in PATCHED_SQLITE)
    return version >= SAFE_SQLITE or patched


class SqliteFile:
    """The database file itself, after following symbolic links."""

    def __init__(self, path: str) -> None:
        self.path = Path(os.path.realpath(path))
        self._name = str(self.path)
        """The same as text, which is faster to look up at every move."""
        self._identity: tuple[int, int] | None = None

    def with_suffix(self, suffix: str) -> Path:
        """Return the path of a file beside it, such as the write-ahead log (`-wal`)."""
        return self.path.with_name(self.path.name + suffix)

    def make_private(self) -> None:
        """Create the file if needed, and let only its owner read it and the files beside it.

        SQLite gives its write-ahead log the permissions of the file. Errors are ignored here:
        opening the file reports them.
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
        """Remember the current file, so that `is_lost` can compare with it."""
        self._identity = self._current()

    @property
    def is_lost(self) -> bool:
        """Whether the file was deleted or replaced since `remember`.

        SQLite would go on writing to a file that no longer has a name.
        """
        return self._identity is not None and self._current() != self._identity

    def _current(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self._name)
        except OSError:
            return None
        return found.st_dev, found.st_ino
