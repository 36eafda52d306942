"""What was said in a game, whether it was true, and who believed it (docs/statements.md)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from bluffhouse.records.statements.statement import Answer, Statement
from bluffhouse.rules import part_of
from bluffhouse.rules.contract import Event, Record


def statements(record: Record) -> tuple[Statement, ...]:
    """Everything said in a truthful record, in the order in which it was said."""
    return _listener(record.game)(record)


def proof_of(record: Record, statement: Statement) -> Event | None:
    """The event that has what was really there; None: the statement's own event has it."""
    module = part_of(record.game, __name__)
    proof: Callable[[Record, Statement], Event] | None = getattr(module, "proof", None)
    return None if proof is None else proof(record, statement)


@cache
def _listener(game: str) -> Callable[[Record], tuple[Statement, ...]]:
    """What a statement is in a game: the module beside this one with its name says."""
    said: Callable[[Record], tuple[Statement, ...]] = part_of(game, __name__).said
    return said


__all__ = ["Answer", "Statement", "proof_of", "statements"]
