"""Don't Bluff!: a claim states that at least so much is in the suitcases just laid down."""

from __future__ import annotations

from bluffhouse.records.statements.statement import Answer, Statement, statement
from bluffhouse.rules.contract import Record
from bluffhouse.rules.dont_bluff import Accepted, Laid, Opened


def said(record: Record) -> tuple[Statement, ...]:
    found: list[Statement] = []
    open: tuple[int, Laid] | None = None
    for number, event in enumerate(record.events):
        if isinstance(event, Laid):
            open = (number, event) if event.claim is not None else None
        elif isinstance(event, Accepted | Opened) and open is not None:
            believed = isinstance(event, Accepted)
            found.append(_claim(*open, [Answer(number, event.seat, believed)]))
            open = None
    if open is not None:
        found.append(_claim(*open, []))
    return tuple(found)


def _claim(number: int, laid: Laid, answers: list[Answer]) -> Statement:
    """Return the statement. Claiming less than there is tempts the other to open, but it does not
    count as a lie."""
    too_much = (laid.claim or 0) - sum(laid.cards or ())
    return statement(number, laid.seat, max(0, too_much), answers)
