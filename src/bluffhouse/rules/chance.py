"""Where luck comes from: a seed, or a script.

The k-th random thing of a game is a function of the seed and of k alone, so a state needs no
generator (copying one is free), no outcome tells anything about the next, and anybody who has
the seed can recompute every die and every shuffle. `docs/records.md` says how, for people who
want to check a record without our code.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256, shake_256
from typing import Protocol, TypeVar

T = TypeVar("T")

type_of_seed = int | str
MAX_SEED = 256
"""Characters."""


class ScriptError(ValueError):
    """A scripted outcome that cannot happen here, or a script that is too short."""

    def __init__(self, index: int, reason: str) -> None:
        super().__init__(f"random outcome {index + 1}: {reason}")
        self.index = index
        """Which outcome, from 0."""
        self.reason = reason


class Chance(Protocol):
    """Answers the k-th question to luck (k counts from 0)."""

    def pick(self, k: int, options: Sequence[T]) -> T:
        """One of the options, all equally likely."""

    def draw(self, k: int, items: Sequence[T], count: int) -> tuple[T, ...]:
        """So many of the items, without putting back; all of them: a shuffle."""


class Seeded:
    """Luck recomputed from a seed."""

    __slots__ = ("_key", "seed")

    def __init__(self, seed: type_of_seed) -> None:
        self.seed = str(seed)
        self._key = sha256(b"bluffhouse chance 1\n" + self.seed.encode()).digest()

    @property
    def commitment(self) -> str:
        """A hash that can be shown before the game: it binds the seed and gives nothing away."""
        return commitment(self.seed)

    def pick(self, k: int, options: Sequence[T]) -> T:
        digest = shake_256(self._key + k.to_bytes(4, "big")).digest(10)
        return options[int.from_bytes(digest, "big") % len(options)]

    def draw(self, k: int, items: Sequence[T], count: int) -> tuple[T, ...]:
        # Two bytes an item and eight to spare: what is left of the bias is below 2^-64.
        digest = shake_256(self._key + k.to_bytes(4, "big")).digest(8 + 2 * count)
        number = int.from_bytes(digest, "big")
        pile = list(items)
        left = len(pile)
        drawn = []
        for _ in range(count):
            number, i = divmod(number, left)
            left -= 1
            drawn.append(pile[i])
            pile[i] = pile[left]
        return tuple(drawn)


class Scripted:
    """Luck read from a list of outcomes; when the list ends, from `after`, if there is one."""

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
            raise ScriptError(k, f"{next(iter(extra))!r} is not there, or not so often")
        return outcome

    def _beyond(self, k: int) -> Seeded:
        if self._after is None:
            raise ScriptError(k, "the script ends before the game does")
        return self._after


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(32)


def commitment(seed: type_of_seed) -> str:
    """The hash that binds a seed before the game and can be checked after it."""
    return sha256(b"bluffhouse seed 1\n" + str(seed).encode()).hexdigest()
