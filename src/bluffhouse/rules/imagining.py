"""Random choices for `Game.imagine`, which fills in what a view hides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bluffhouse.rules.contract import Uniform

T = TypeVar("T")


def take(pool: list[T], count: int, rng: Uniform) -> tuple[T, ...]:
    """Remove `count` random items from the pool and return them."""
    return tuple([pool.pop(int(rng.random() * len(pool))) for _ in range(count)])


def weighted(weights: Sequence[float], rng: Uniform) -> int:
    """Return a random index; each is as likely as its weight."""
    at = rng.random() * sum(weights)
    for index, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return index
    # Rounding can leave a remainder. An index of weight 0 must never be chosen.
    return max(index for index, weight in enumerate(weights) if weight > 0)
