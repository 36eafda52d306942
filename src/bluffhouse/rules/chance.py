"""Where random outcomes come from: a seed or a script.

The k-th random outcome of a game depends only on the seed and on k. So a state needs no generator,
which makes copying it cheap, no outcome says anything about the next, and anybody with the seed can
recompute every die and every shuffle. `docs/records.md` explains how to do that without our code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from hashlib import sha256, shake_256
from math import prod
from typing import Protocol, TypeVar

T = TypeVar("T")

type_of_seed = int | str
MAX_SEED = 256
"""Characters a seed can have."""

DRAWN_TOGETHER = 6
"""Items whose places are split off a long number at once: dividing a short number is faster. With
six items of thirty, it is below 2^30, the longest that Python keeps in one piece."""


class ScriptError(ValueError):
    """A scripted outcome that cannot happen here, or a script that is too short."""

    def __init__(self, index: int, reason: str) -> None:
        super().__init__(f"random outcome {index + 1}: {reason}")
        self.index = index
        """The number of the outcome, from 0."""
        self.reason = reason


class Chance(Protocol):
    """A source of random outcomes, numbered from k = 0."""

    def pick(self, k: int, options: Sequence[T]) -> T:
        """Return one of the options, all equally likely."""

    def draw(self, k: int, items: Sequence[T], count: int) -> tuple[T, ...]:
        """Return `count` of the items, drawn without replacement; all of them: a shuffle."""


class Seeded:
    """Random outcomes computed from a seed."""

    __slots__ = ("_key", "seed")

    def __init__(self, seed: type_of_seed) -> None:
        self.seed = str(seed)
        self._key = sha256(b"bluffhouse chance 1\n" + self.seed.encode()).digest()

    @property
    def commitment(self) -> str:
        """The hash to show before the game: it binds the seed and gives nothing away."""
        return commitment(self.seed)

    def pick(self, k: int, options: Sequence[T]) -> T:
        digest = shake_256(self._key + k.to_bytes(4, "big")).digest(10)
        return options[int.from_bytes(digest, "big") % len(options)]

    def draw(self, k: int, items: Sequence[T], count: int) -> tuple[T, ...]:
        # Two bytes per item and eight more keep the bias below 2^-64.
        digest = shake_256(self._key + k.to_bytes(4, "big")).digest(8 + 2 * count)
        number = int.from_bytes(digest, "big")
        pile = list(items)
        drawn: list[T] = []
        for ways, sizes in batches(len(pile), count):
            number, places = divmod(number, ways)
            for left in sizes:
                i = places % left
                places //= left
                drawn.append(pile[i])
                pile[i] = pile[left - 1]
        return tuple(drawn)


@cache
def batches(size: int, count: int) -> tuple[tuple[int, range], ...]:
    """Return the batches in which `count` items are drawn from a pile of this size: the number of
    ways to draw each batch, and the sizes of the pile before each of its items.

    >>> batches(30, 8)
    ((427518000, range(30, 24, -1)), (552, range(24, 22, -1)))
    """
    rest = size - count
    tops = range(size, rest, -DRAWN_TOGETHER)
    sizes = [range(top, max(top - DRAWN_TOGETHER, rest), -1) for top in tops]
    return tuple([(prod(batch), batch) for batch in sizes])


class Scripted:
    """Random outcomes read from a list; when it ends, from `after`, if there is one."""

    __slots__ = ("_after", "_outcomes")

    def __init__(self, outcomes: Sequence[object], after: Seeded | None = None) -> None:
        self._outcomes = tuple(outcomes)
        self._after = after

    @property
    def after(self) -> Seeded | None:
        return self._after

    def pick(self, k: int, options: Sequence[T]) -> T:
        if k >= len(self._outcomes):
            return self._beyond(k).pick(k, options)
        outcome = self._outcomes[k]
        for option in options:
            if type(option) is type(outcome) and option == outcome:
                return option
        raise ScriptError(k, f"{outcome!r} is not one of {', '.join(map(repr, options))}")

    def draw(self, k: int, items: Sequence[T], count: int) -> tuple[T, ...]:
        if k >= len(self._outcomes):
            return self._beyond(k).draw(k, items, count)
        outcome = self._outcomes[k]
        if not isinstance(outcome, tuple) or len(outcome) != count:
            raise ScriptError(k, f"expected {count} items, got {outcome!r}")
        extra = Counter(outcome) - Counter(items)
        if extra:
            raise ScriptError(k, f"{next(iter(extra))!r} is not there, or not as often")
        return outcome

    def _beyond(self, k: int) -> Seeded:
        if self._after is None:
            raise ScriptError(k, "the script ends before the game does")
        return self._after


def new_seed() -> str:
    """Return a fresh seed that nobody can guess."""
    import secrets  # here, because a table that gives its seed does without it

    return secrets.token_hex(32)


def commitment(seed: type_of_seed) -> str:
    """Return the hash that binds a seed before the game and can be checked after it."""
    return sha256(b"bluffhouse seed 1\n" + str(seed).encode()).hexdigest()


def sealed(number: str) -> str:
    """Return the hash that binds a player's number before anybody's is shown."""
    return sha256(b"bluffhouse number 1\n" + number.encode()).hexdigest()
