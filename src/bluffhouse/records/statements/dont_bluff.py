"""Don't Bluff!: a claim states how much is in the suitcases just laid down. To claim more is a lie;
to claim less is a trap, since opening a full suitcase is expensive (DB-8)."""

from __future__ import annotations

from bluffhouse.records.statements.statement import Answer, Statement, statement
from bluffhouse.rules.contract import Record
from bluffhouse.rules.dont_bluff import Accepted, Laid, Opened

FREE_TO_OPEN = 1
"""The most millions that opening never costs: no die is lower (DB-8)."""


def said(record: Record) -> tuple[Statement, ...]:
    found: list[Statement] = []
    open: tuple[int, Laid] | None = None
    for number, event in enumerate(record.events):
        if isinstance(event, Laid):
            open = (number, event) if event.claim is not None else None
        elif isinstance(event, Accepted | Opened) and open is not None:
            found.append(_claim(*open, (number, event)))
            open = None
    if open is not None:
        found.append(_claim(*open, None))
    return tuple(found)


def _claim(number: int, laid: Laid, answer: tuple[int, Accepted | Opened] | None) -> Statement:
    assert laid.claim is not None
    missing = laid.claim - sum(laid.cards or ())
    answers = [] if answer is None else _answers(laid.claim, missing, *answer)
    return statement(number, laid.seat, abs(missing), answers, trap=missing < 0)


def _answers(claim: int, missing: int, number: int, event: Accepted | Opened) -> list[Answer]:
    """The receiver's answer, if it shows what they believed."""
    opened = isinstance(event, Opened)
    if missing == 0 and claim <= (FREE_TO_OPEN if opened else 0):
        return []  # the claim is true, and whoever believes it may do either
    trap = missing < 0
    return [Answer(number, event.seat, opened if trap else not opened)]
