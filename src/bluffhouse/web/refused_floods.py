"""Remembers which addresses ran into which limits, for the operator."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from bluffhouse.house.wall_clock import now

MAX_KEPT = 500
"""Pairs of a limit and an address to remember; the one refused longest ago is dropped first."""


class Flood(msgspec.Struct, frozen=True):
    """An address that was refused because of a limit."""

    limit: str
    """The reason it was given: a key of the locales."""
    address: str
    times: int
    last: int
    """When it was last refused, in milliseconds since 1970."""


class RefusedFloods:
    """Everything that limits have refused since the house was opened."""

    def __init__(self) -> None:
        self._floods: OrderedDict[tuple[str, str], tuple[int, int]] = OrderedDict()

    def add(self, limit: str, address: str) -> None:
        """Count a refusal."""
        times, _ = self._floods.pop((limit, address), (0, 0))
        self._floods[limit, address] = (times + 1, now())
        if len(self._floods) > MAX_KEPT:
            self._floods.popitem(last=False)

    @property
    def latest(self) -> list[Flood]:
        """All remembered floods, the latest first."""
        return [Flood(*key, *found) for key, found in reversed(self._floods.items())]
