"""A statement, and the answers it got."""

from __future__ import annotations

import msgspec


class Answer(msgspec.Struct, frozen=True, gc=False):
    """How a player acted on a statement: as if it were true, or as if it were not."""

    event: int
    """The number of the event in the record, from 0."""
    seat: int
    believed: bool


class Statement(msgspec.Struct, frozen=True, gc=False):
    """A claim or bid that can be compared with the truth."""

    event: int
    """The number of the event in the record, from 0."""
    seat: int
    true: bool
    size: int
    """How big the lie is, in what the game counts; 0 if it is true."""
    answers: tuple[Answer, ...] = ()
    """The answers of the players who had to act on it, in order."""


def statement(event: int, seat: int, size: int, answers: list[Answer]) -> Statement:
    """Return a statement that is a lie of this size, or true if the size is 0."""
    return Statement(event, seat, size == 0, size, tuple(answers))
