"""Makes the backups that the operator downloads at the desk."""

from __future__ import annotations

import asyncio
import tempfile
import weakref
from collections.abc import AsyncIterator
from pathlib import Path
from time import monotonic
from typing import BinaryIO

from bluffhouse.house.backup import write_house
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Store
from bluffhouse.house.store_access import StoreAccess

CHUNK = 64 * 1024
"""Bytes of a backup sent at a time."""
MAX_WAIT = 600.0
"""Seconds for which a backup that is being sent keeps others from being made."""


class BackupDownloads:
    """Makes one backup at a time: each needs about as much disk space as the house."""

    def __init__(self, database: StoreAccess, folder: Path) -> None:
        self._database = database
        self._folder = folder
        self._making = False
        self._last: weakref.ref[BinaryIO] | None = None
        self._free_at = 0.0
        """When another may be made even if the last one is not closed: the client may have left
        before the first byte, and then nobody closes it."""

    async def make(self) -> BinaryIO:
        """Return a new backup, as a file to be closed after sending. Raises Refusal while there is
        another one, and Unreachable."""
        last = None if self._last is None else self._last()
        sending = last is not None and not last.closed and monotonic() < self._free_at
        if self._making or sending:
            raise Refusal("desk-backup-running")
        self._making = True
        try:
            # The backup goes to a file first, because a snapshot of the database must not stay open
            # for as long as a slow download takes.
            file = await self._database.read_history(_export, self._folder)
            self._last, self._free_at = weakref.ref(file), monotonic() + MAX_WAIT
        finally:
            self._making = False
        return file


async def chunks(file: BinaryIO) -> AsyncIterator[bytes]:
    """Yield the contents of a file, and close it."""
    with file:
        while chunk := await asyncio.to_thread(file.read, CHUNK):
            yield chunk


def _export(store: Store, folder: Path) -> BinaryIO:
    """Write a backup to a file without a name, which only this process can read, and return it.

    Not in the system's folder for such files: that may be in memory, as in our container.
    """
    folder.mkdir(parents=True, exist_ok=True)
    file = tempfile.TemporaryFile(dir=folder)  # noqa: SIM115 (closed when it has been sent)
    try:
        write_house(store, file)
        file.seek(0)
    except BaseException:
        file.close()
        raise
    return file
