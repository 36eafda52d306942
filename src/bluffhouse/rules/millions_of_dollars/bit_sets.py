"""Sets of seats and of characters as the bits of one number, so that states are cheap to copy.

Seats are numbered from 0. Inside a state characters are numbered through as well: with two
characters each, seat 2 has the numbers 4 and 5. The operators of sets work on the bits: `a & b` is
in both, `a | b` in either, `a & ~b` in a but not in b.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from bluffhouse.rules.contract import MAX_SEATS
from bluffhouse.rules.millions_of_dollars.components import Character, places

T = TypeVar("T")

Seats = int
"""A set of seats."""
Characters = int
"""A set of characters."""

NONE = 0
"""The empty set."""
ONE = tuple(1 << number for number in range(MAX_SEATS))
"""`ONE[number]` is the set of this seat or character alone."""
FIRST = tuple((1 << count) - 1 for count in range(MAX_SEATS + 1))
"""`FIRST[count]` is the set of the first `count` seats or characters."""
MEMBERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(number for number in range(MAX_SEATS) if bits & ONE[number])
    for bits in range(1 << MAX_SEATS)
)
"""`MEMBERS[bits]` are the numbers in a set, in order."""
OWN = {
    slots: tuple(FIRST[slots] << seat * slots for seat in range(MAX_SEATS // slots))
    for slots in (1, 2)
}
"""`OWN[slots][seat]` is the set of the characters of a seat."""
CHARACTERS: dict[int, tuple[tuple[Character, ...], ...]] = {
    slots: tuple(tuple(divmod(number, slots) for number in members) for members in MEMBERS)
    for slots in (1, 2)
}
"""`CHARACTERS[slots][bits]` are the members of a set of characters, each as its seat and slot."""


def by_seat(values: Sequence[T], slots: int) -> tuple[tuple[T, ...], ...]:
    """Group a list with one value for each character by seat."""
    if slots == 1:
        return tuple([(value,) for value in values])
    return tuple(zip(*[values[slot::slots] for slot in range(slots)], strict=True))


@cache
def membership(players: int, bits: Characters) -> tuple[tuple[bool, ...], ...]:
    """Return for each character, by seat, whether it is in the set."""
    slots = places(players)
    return by_seat([number in MEMBERS[bits] for number in range(players * slots)], slots)
