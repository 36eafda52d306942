"""The truth about a finished game: every statement, who lied, and who believed it.

It is computed from the journal when it is asked for; docs/statements.md says what a statement is.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bluffhouse.house import journal_entries
from bluffhouse.house.clocks import Closures
from bluffhouse.house.journal_entries import AnyEntry
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Store
from bluffhouse.house.table import Table
from bluffhouse.records.statements import (
    Answer,
    Kind,
    Statement,
    proof_of,
    rounds_of,
    statements,
)
from bluffhouse.rules.contract import Event, Record, View


class Reaction(msgspec.Struct, frozen=True):
    """A player acted on a statement, and so believed or doubted it."""

    seq: int
    """Sequence number of the entry in which this happened."""
    seat: int
    believed: bool
    event: msgspec.Raw
    """The event that showed it."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A statement, with its truth."""

    seq: int
    """Sequence number of the entry in which it was made."""
    seat: int
    kind: Kind
    """true; a lie, which says more than there is; or a trap, which says less."""
    size: int
    """How far it is from the truth, in the game's own unit; 0 if it is true."""
    event: msgspec.Raw
    """The event of the statement, with what was hidden at the time."""
    answers: tuple[Reaction, ...] = ()
    """How players acted on it, in the order in which they did."""
    proof: msgspec.Raw | None = None
    """The event that shows what was really there, unless `event` itself does."""


class Doubt(msgspec.Struct, frozen=True):
    """A player did not believe a lie."""

    statement: int
    """Index of the statement, from 0."""
    seat: int


class SeatFigures(msgspec.Struct, frozen=True):
    """Figures of a seat in the whole game."""

    lies: int
    lies_believed: int
    """Lies that at least one player believed."""
    calls_right: int
    """Lies of others that it doubted."""
    calls_wrong: int
    """True statements of others that it doubted."""
    traps: int = 0
    traps_sprung: int = 0
    """Traps that at least one player walked into."""
    truths: int = 0
    """True statements that it made."""
    fell_for: int = 0
    """Lies of others that it believed."""
    trusted: int = 0
    """True statements of others that it believed."""


class Truth(msgspec.Struct, frozen=True, omit_defaults=True):
    """The statements of a finished game, who believed them, and all that was hidden."""

    game: str
    names: tuple[str, ...]
    statements: tuple[Told, ...]
    """In the order in which they were made."""
    figures: tuple[SeatFigures, ...]
    """By seat."""
    views: tuple[View, ...]
    """The final view of each seat, with what the player still held."""
    best_lie: int | None = None
    """Index of the statement, from 0. Left out if no lie was believed by some and caught by
    nobody."""
    best_call: Doubt | None = None
    """Left out if no lie was doubted."""
    rounds: tuple[tuple[msgspec.Raw, ...], ...] = ()
    """The events that tell the truth about each round, in games whose rounds have secrets beside
    the statements."""
    assisted: bool = False
    """Whether a player asked for hints: the game counts in no figures."""


def journal_of(store: Store, code: str) -> tuple[Table, list[tuple[int, AnyEntry, list[Event]]]]:
    """Return the table with that code, and its entries with their events.

    Raises Refusal if there is no such table, or if its journal cannot be read.
    """
    row = store.find(code)
    if row is None:
        raise Refusal("no-such-table")
    table = Table(0, "", Closures())
    journal = []
    for number, line in store.whole_journal(row.id):
        try:
            entry = journal_entries.decode(line)
            journal.append((number, entry, list(table.apply(entry).events)))
        except Exception:  # a damaged journal can cause any error; opening the table logs it
            raise Refusal("table-damaged") from None
    return table, journal


def truth_of(store: Store, code: str) -> Truth:
    """Return the truth about a finished game. Raises Refusal while it is played."""
    table, journal = journal_of(store, code)
    if table.state is None or table.phase != "over":
        raise Refusal("not-over")
    record = table.state.record
    numbers = [number for number, _, events in journal for _ in events]
    said = statements(record)
    return Truth(
        record.game,
        tuple("" if chair is None else chair.name for chair in table.chairs),
        tuple(told(record, one, numbers) for one in said),
        tuple(seat_figures(said, seat) for seat in range(record.players)),
        tuple(table.state.view(seat).disclosed() for seat in range(record.players)),
        best_lie(said),
        best_call(said),
        tuple(tuple(map(_written, events)) for events in rounds_of(record)),
        table.assisted,
    )


def told(record: Record, statement: Statement, numbers: Sequence[int]) -> Told:
    """Return a statement with its truth.

    `numbers`: for each event of the record, the sequence number of its entry.
    """

    def answered(answer: Answer) -> Reaction:
        event = _written(record.events[answer.event])
        return Reaction(numbers[answer.event], answer.seat, answer.believed, event)

    proof = proof_of(record, statement)
    return Told(
        numbers[statement.event],
        statement.seat,
        statement.kind,
        statement.size,
        _written(record.events[statement.event]),
        tuple(map(answered, statement.answers)),
        None if proof is None else _written(proof),
    )


def best_lie(said: Sequence[Statement]) -> int | None:
    """Return the index of the lie that most players believed, or None if there is none.

    A lie that anybody caught is none of the best. Among equals it is the biggest, then the first.
    """
    worked = [n for n, one in enumerate(said) if one.kind == "lie" and _worked(one)]
    return max(worked, key=lambda n: (len(said[n].believers), said[n].size, -n), default=None)


def best_call(said: Sequence[Statement]) -> Doubt | None:
    """Return the first doubt of the biggest lie, or None if no lie was doubted.

    Among equal lies it is the one that fewest doubted, then the first.
    """
    doubted = [n for n, one in enumerate(said) if one.kind == "lie" and one.doubters]
    if not doubted:
        return None
    best = max(doubted, key=lambda n: (said[n].size, -len(said[n].doubters), -n))
    return Doubt(best, said[best].doubters[0])


def seat_figures(said: Sequence[Statement], seat: int) -> SeatFigures:
    """Return the figures of a seat in a game with these statements."""
    mine = [one for one in said if one.seat == seat]
    lies = [one for one in mine if one.kind == "lie"]
    traps = [one for one in mine if one.kind == "trap"]
    doubted = [one.kind for one in said if seat in one.doubters]
    believed = [one.kind for one in said if seat in one.believers]
    return SeatFigures(
        lies=len(lies),
        lies_believed=sum(bool(one.believers) for one in lies),
        calls_right=doubted.count("lie"),
        calls_wrong=doubted.count("true"),
        traps=len(traps),
        traps_sprung=sum(bool(one.believers) for one in traps),
        truths=len(mine) - len(lies) - len(traps),
        fell_for=believed.count("lie"),
        trusted=believed.count("true"),
    )


def _worked(statement: Statement) -> bool:
    """Whether somebody believed a statement and nobody saw through it."""
    return bool(statement.believers) and not statement.doubters


def _written(event: Event) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(event.disclosed()))
