"""A statement, and the answers it got."""

from __future__ import annotations

import msgspec


class Answer(msgspec.Struct, frozen=True, gc=False):
    """Somebody acted on a statement, as if it were true or as if it were not."""

    event: int
    """Where in the record's events."""
    seat: int
    believed: bool


class Statement(msgspec.Struct, frozen=True, gc=False):
    """Somebody said something that can be compared with the truth."""

    event: int
    """Where in the record's events."""
    seat: int
    true: bool
    size: int
    """How big the lie is, in what the game counts; 0 if it is true."""
    answers: tuple[Answer, ...] = ()
    """Those who had to act on it, in the order in which they did; none while nobody has."""


def statement(event: int, seat: int, size: int, answers: list[Answer]) -> Statement:
    """A lie of that size; of none: the truth."""
    return Statement(event, seat, size == 0, size, tuple(answers))
