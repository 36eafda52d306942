"""The statements of a game: what was claimed, whether it was true, and which players believed it
(docs/statements.md)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from bluffhouse.records.statements.statement import Answer, Kind, Statement
from bluffhouse.rules import part_of
from bluffhouse.rules.contract import Event, Record


def statements(record: Record) -> tuple[Statement, ...]:
    """All statements in an unredacted record, in the order in which they were made."""
    return _listener(record.game)(record)


def proof_of(record: Record, statement: Statement) -> Event | None:
    """The event that shows the truth about a statement; None if the statement's own event does."""
    module = part_of(record.game, __name__)
    proof: Callable[[Record, Statement], Event] | None = getattr(module, "proof", None)
    return None if proof is None else proof(record, statement)


def rounds_of(record: Record) -> tuple[tuple[Event, ...], ...]:
    """The events that tell the truth about each round, beside the statements: `rounds` in the
    game's module here. Empty for games that have none."""
    module = part_of(record.game, __name__)
    rounds: Callable[[Record], tuple[tuple[Event, ...], ...]] | None
    rounds = getattr(module, "rounds", None)
    return () if rounds is None else rounds(record)


def deals_of(record: Record) -> tuple[tuple[int, ...], ...]:
    """The deals between players: the seats that are a party to each. `deals` in the game's module
    here; empty for games without deals."""
    module = part_of(record.game, __name__)
    deals: Callable[[Record], tuple[tuple[int, ...], ...]] | None
    deals = getattr(module, "deals", None)
    return () if deals is None else deals(record)


@cache
def _listener(game: str) -> Callable[[Record], tuple[Statement, ...]]:
    """The function that finds a game's statements: `said` in the game's module here."""
    said: Callable[[Record], tuple[Statement, ...]] = part_of(game, __name__).said
    return said


__all__ = ["Answer", "Kind", "Statement", "deals_of", "proof_of", "rounds_of", "statements"]
