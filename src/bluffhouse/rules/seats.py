"""Groups of seats: tuples in ascending order, which is clockwise round the table.

Every group of every table is known from the start, so all questions are answered by looking them
up.
"""

from __future__ import annotations

from itertools import combinations

MAX_SEATS = 8
"""The most players a game can have."""

Seats = tuple[int, ...]

EVERYBODY: tuple[Seats, ...] = tuple(tuple(range(players)) for players in range(MAX_SEATS + 1))
"""All the seats of a table with so many players: `EVERYBODY[3]` is `(0, 1, 2)`."""

_TABLE = EVERYBODY[MAX_SEATS]
_GROUPS = [group for size in range(MAX_SEATS + 1) for group in combinations(_TABLE, size)]

WITHOUT: dict[Seats, tuple[Seats, ...]] = {
    group: tuple(tuple(other for other in group if other != seat) for seat in _TABLE)
    for group in _GROUPS
}
"""The group after a seat has left it: `WITHOUT[0, 2, 3][2]` is `(0, 3)`."""

NEXT_CLOCKWISE: dict[Seats, tuple[int, ...]] = {
    group: tuple(min(group, key=lambda other: (other <= seat, other)) for seat in _TABLE)
    for group in _GROUPS
    if group
}
"""The seat of the group that comes after a seat, itself in the group or not:
`NEXT_CLOCKWISE[0, 2, 3][1]` is 2, and after 3 comes 0."""

NEXT_COUNTER_CLOCKWISE: dict[Seats, tuple[int, ...]] = {
    group: tuple(max(group, key=lambda other: (other < seat, other)) for seat in _TABLE)
    for group in _GROUPS
    if group
}
"""The same the other way round: `NEXT_COUNTER_CLOCKWISE[0, 2, 3][1]` is 0, and after 0 comes 3."""
