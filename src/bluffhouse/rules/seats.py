"""Groups of seats: tuples in ascending order, which is clockwise round the table.

There are at most a few hundred groups, so every answer is worked out once and remembered.
"""

from __future__ import annotations

from functools import cache

Seats = tuple[int, ...]


@cache
def everybody(players: int) -> Seats:
    """All the seats of a table.

    >>> everybody(4)
    (0, 1, 2, 3)
    """
    return tuple(range(players))


@cache
def without(seats: Seats, seat: int) -> Seats:
    """The group after this seat has left it.

    >>> without((0, 2, 3), 2)
    (0, 3)
    """
    return tuple([other for other in seats if other != seat])


@cache
def next_clockwise(seats: Seats, seat: int) -> int:
    """The seat of the group that comes after `seat`, itself in the group or not.

    >>> next_clockwise((0, 2, 3), 2), next_clockwise((0, 2, 3), 3), next_clockwise((0, 2, 3), 1)
    (3, 0, 2)
    """
    return min(seats, key=lambda other: (other <= seat, other))


@cache
def next_counter_clockwise(seats: Seats, seat: int) -> int:
    """The seat of the group that comes before `seat`, itself in the group or not.

    >>> next_counter_clockwise((0, 2, 3), 2), next_counter_clockwise((0, 2, 3), 0)
    (0, 3)
    """
    return max(seats, key=lambda other: (other < seat, other))
