"""A statement, and the answers it got."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["true", "lie", "trap"]
"""What a statement is: true; a lie, which says more than there is; or a trap, which says less, so
that others act against what is there."""


class Answer(msgspec.Struct, frozen=True, gc=False):
    """How a player acted on a statement: as if they believed it, or as if they did not."""

    event: int
    """The number of the event in the record, from 0."""
    seat: int
    believed: bool
    """A trap is believed by the players who walk into it."""


class Statement(msgspec.Struct, frozen=True, gc=False):
    """A claim or bid that can be compared with the truth."""

    event: int
    """The number of the event in the record, from 0."""
    seat: int
    kind: Kind
    size: int
    """How far it is from the truth, in what the game counts; 0 if it is true."""
    answers: tuple[Answer, ...] = ()
    """The answers that show what a player believed, in order."""

    @property
    def believers(self) -> tuple[int, ...]:
        """The seats that believed it."""
        return tuple(answer.seat for answer in self.answers if answer.believed)

    @property
    def doubters(self) -> tuple[int, ...]:
        """The seats that did not believe it. A lie is caught if there are any."""
        return tuple(answer.seat for answer in self.answers if not answer.believed)


def statement(
    event: int, seat: int, size: int, answers: list[Answer], *, trap: bool = False
) -> Statement:
    """Return a statement that is a lie or trap of this size, or true if the size is 0."""
    kind: Kind = "true" if size == 0 else "trap" if trap else "lie"
    return Statement(event, seat, kind, size, tuple(answers))
