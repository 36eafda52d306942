"""Number the sets of a hand, so that one can be picked without listing all of them.

Which sets a hand can lay depends on the kinds it holds only through how many of each there are.
So this speaks of the *places* of a hand, from the kind it has most of to the kind it has least
of, and of its *shape*: the number of cards at each place. There are few shapes, and the sets of
each are worked out once."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache, lru_cache
from typing import NamedTuple

from bluffhouse.rules.bluff_pirate.components import (
    KINDS,
    LARGEST_SET,
    MOST_FACE_UP,
    SMALLEST_SET,
    Counts,
    Kind,
)

SHAPES_KEPT = 4096
"""Shapes of hands whose sets are remembered; a game meets a few dozen."""


class Group(NamedTuple):
    """All sets of a shape with the same cards face up."""

    first: int
    """The number of the first of them."""
    place: int
    """The place of the kind that is shown."""
    up: int
    rest: tuple[int, ...]
    """The places in the order of how many cards are left there, most first."""
    hidden: tuple[tuple[int, ...], ...]
    """For each set the hidden cards, as indexes of `rest`."""


class SetsOfShape(NamedTuple):
    """All sets of the hands of one shape, numbered from 0."""

    cards: int
    """How many cards such a hand has."""
    kinds: int
    """How many different ones."""
    total: int
    """How many sets it can lay."""
    firsts: tuple[int, ...]
    """The number of each group's first set."""
    groups: tuple[Group, ...]


def nth_set(hand: Counts, sets: SetsOfShape, number: int) -> tuple[Kind, int, tuple[Kind, ...]]:
    """Return the set of this hand with that number: the kind that is shown, how many of it lie
    face up, and the hidden cards. `sets` are those of the hand's shape."""
    group = sets.groups[bisect_right(sets.firsts, number) - 1]
    places = sorted(range(len(KINDS)), key=hand.__getitem__, reverse=True)
    rest = group.rest
    hidden = [KINDS[places[rest[i]]] for i in group.hidden[number - group.first]]
    hidden.sort()
    return KINDS[places[group.place]], group.up, tuple(hidden)


@lru_cache(maxsize=SHAPES_KEPT)
def sets_of_shape(shape: Counts) -> SetsOfShape:
    """Return all sets of a hand of this shape (BP-4). The shape of a hand is its counts in
    descending order."""
    groups: list[Group] = []
    first = 0
    for place, held in enumerate(shape):
        for up in range(1, min(held, MOST_FACE_UP) + 1):
            left = [*shape[:place], held - up, *shape[place + 1 :]]
            rest = sorted(range(len(left)), key=left.__getitem__, reverse=True)
            # More of a kind than can lie face down make no difference.
            most = LARGEST_SET - 1
            hidden = hidden_from(tuple([min(left[place], most) for place in rest]), up)
            groups.append(Group(first, place, up, tuple(rest), hidden))
            first += len(hidden)
    firsts = tuple([group.first for group in groups])
    kinds = len(shape) - shape.count(0)
    return SetsOfShape(sum(shape), kinds, first, firsts, tuple(groups))


@cache
def hidden_from(shape: Counts, up: int) -> tuple[tuple[int, ...], ...]:
    """Return everything that can lie face down, out of this shape, beside `up` cards face up."""
    sizes = range(SMALLEST_SET - up, LARGEST_SET - up + 1)
    return tuple([hidden for size in sizes for hidden in choices(shape, size)])


@cache
def choices(shape: Counts, cards: int) -> tuple[tuple[int, ...], ...]:
    """Return every way to choose so many cards out of this shape, each as the cards' places."""
    if not cards:
        return ((),)
    if not shape:
        return ()
    *rest, here = shape
    place = len(rest)
    return tuple(
        [
            (*others, *[place] * k)
            for k in range(min(here, cards) + 1)
            for others in choices(tuple(rest), cards - k)
        ]
    )
