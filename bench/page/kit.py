"""A house with the built client, a Chromium, and the visitors of the browser tests."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CACHE = ROOT / ".bench-cache" / "page"
"""Installed packages and stored files of the benchmark; may be deleted at any time."""

sys.path.insert(0, str(ROOT / "tests"))

from client.browsers import (  # noqa: E402
    DESKTOP,
    FLAGS,
    GAMES,
    PHONE,
    PICK,
    NotInstalledError,
    Visitor,
    build_client,
    chromium,
)
from serving import Server, spelled_out  # noqa: E402

__all__ = [
    "CACHE",
    "DESKTOP",
    "FLAGS",
    "GAMES",
    "HERE",
    "PHONE",
    "PICK",
    "NotInstalledError",
    "Visitor",
    "build_client",
    "chromium",
    "folder",
    "house",
    "spelled_out",
]


@contextmanager
def folder() -> Iterator[Path]:
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="run-", ignore_cleanup_errors=True) as path:
        yield Path(path)


@contextmanager
def house(bot_delay: float = 0.0) -> Iterator[Server]:
    """Start a new house on a free port."""
    with folder() as path, Server(path, bot_delay=bot_delay) as server:
        yield server
