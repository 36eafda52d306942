"""What games imagine the hidden with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bluffhouse.rules.contract import Uniform

T = TypeVar("T")


def take(pool: list[T], count: int, rng: Uniform) -> tuple[T, ...]:
    """Take so many out of the pool, at random."""
    return tuple([pool.pop(int(rng.random() * len(pool))) for _ in range(count)])


def weighted(weights: Sequence[float], rng: Uniform) -> int:
    """An index, as likely as its weight."""
    at = rng.random() * sum(weights)
    for index, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return index
    # Rounding can leave a crumb; nothing that weighs nothing may be chosen.
    return max(index for index, weight in enumerate(weights) if weight > 0)
