"""Bluff Pirate: a set states that its hidden cards are of the shown kind. The vote that is turned
over answers it; the other votes stay secret (BP-5)."""

from __future__ import annotations

from bluffhouse.records.statements.statement import Answer, Statement, statement
from bluffhouse.rules.bluff_pirate import Laid, Revealed
from bluffhouse.rules.contract import Record


def said(record: Record) -> tuple[Statement, ...]:
    found: list[Statement] = []
    open: tuple[int, Laid] | None = None
    for number, event in enumerate(record.events):
        if isinstance(event, Laid):
            open = number, event
        elif isinstance(event, Revealed) and open is not None:
            found.append(_set(*open, [Answer(number, event.voter, not event.voted_bluff)]))
            open = None
    if open is not None:
        found.append(_set(*open, []))
    return tuple(found)


def _set(number: int, laid: Laid, answers: list[Answer]) -> Statement:
    false_cards = sum(kind != laid.shown for kind in laid.hidden or ())
    return statement(number, laid.seat, false_cards, answers)
