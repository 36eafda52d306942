"""The tables of groups of seats, against walking round the table seat by seat."""

from __future__ import annotations

from itertools import combinations

from bluffhouse.rules.seats import (
    EVERYBODY,
    MAX_SEATS,
    NEXT_CLOCKWISE,
    NEXT_COUNTER_CLOCKWISE,
    WITHOUT,
    Seats,
)


def walk(group: Seats, seat: int, step: int) -> int:
    """The first seat of the group on a walk that begins beside this seat."""
    seat = (seat + step) % MAX_SEATS
    while seat not in group:
        seat = (seat + step) % MAX_SEATS
    return seat


def test_every_group_and_seat() -> None:
    everybody = EVERYBODY[MAX_SEATS]
    groups = [group for size in range(MAX_SEATS + 1) for group in combinations(everybody, size)]
    assert len(groups) == 2**MAX_SEATS
    for group in groups:
        for seat in everybody:
            assert WITHOUT[group][seat] == tuple(sorted({*group} - {seat}))
            if group:
                assert NEXT_CLOCKWISE[group][seat] == walk(group, seat, +1)
                assert NEXT_COUNTER_CLOCKWISE[group][seat] == walk(group, seat, -1)


def test_everybody() -> None:
    assert EVERYBODY[0] == ()
    assert EVERYBODY[3] == (0, 1, 2)
    assert len(EVERYBODY) == MAX_SEATS + 1
