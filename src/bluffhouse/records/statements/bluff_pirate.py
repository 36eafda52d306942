"""Bluff Pirate: a set states that its hidden cards are of the shown kind, and every opponent
votes secretly on whether to believe it. The record holds all those votes."""

from __future__ import annotations

from bluffhouse.records.statements.statement import Answer, Statement, statement
from bluffhouse.rules.bluff_pirate import Laid, Revealed, Voted
from bluffhouse.rules.contract import Record


def said(record: Record) -> tuple[Statement, ...]:
    found: list[Statement] = []
    open: tuple[int, Laid] | None = None
    votes: list[Answer] = []
    for number, event in enumerate(record.events):
        if isinstance(event, Laid):
            open, votes = (number, event), []
        elif isinstance(event, Voted):
            votes.append(Answer(number, event.seat, not event.bluff))
        elif isinstance(event, Revealed) and open is not None:
            found.append(_set(*open, votes))
            open = None
    if open is not None:
        found.append(_set(*open, votes))
    return tuple(found)


def _set(number: int, laid: Laid, votes: list[Answer]) -> Statement:
    false_cards = sum(kind != laid.shown for kind in laid.hidden or ())
    return statement(number, laid.seat, false_cards, votes)
