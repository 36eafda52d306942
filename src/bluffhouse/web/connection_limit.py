"""How many live connections each address may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bluffhouse.house.refusal import Refusal


class ConnectionLimit:
    """Counts the live connections of each address: its WebSockets and its agents together."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def held(self, address: str) -> Iterator[None]:
        """Count one more connection for as long as the `with` block runs. Raises Refusal if the
        address holds as many as it may."""
        if self._held[address] >= self._most:
            raise Refusal("too-many-connections")
        self._held[address] += 1
        try:
            yield
        finally:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]
