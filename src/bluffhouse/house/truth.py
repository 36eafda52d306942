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
from bluffhouse.records.statements import Answer, Statement, proof_of, statements
from bluffhouse.rules.contract import Event, View


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
    true: bool
    size: int
    """Size of the lie, in the game's own unit; 0 if the statement is true."""
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
    """Index of the statement, from 0. Left out if no lie was believed."""
    best_call: Doubt | None = None
    """Left out if no lie was doubted."""


def journal_of(store: Store, code: str) -> tuple[Table, list[tuple[int, AnyEntry, list[Event]]]]:
    """Return the table with that code, and its entries with their events.

    Raises Refusal if there is no such table, or if its journal cannot be read.
    """
    row = store.find(code)
    if row is None:
        raise Refusal("no-such-table")
    table = Table(0, "", Closures())
    journal = []
    for number, line in store.journal(row.id):
        try:
            entry = journal_entries.decode(line)
            journal.append((number, entry, list(table.apply(entry).events)))
        except Exception:  # a damaged journal can cause any error; opening the table logs it
            raise Refusal("table-damaged") from None
    return table, journal


def truth_of(store: Store, code: str) -> Truth:
    """Return the truth about a finished game. Raises Refusal while it is played."""
    table, journal = journal_of(store, code)
    numbers = [number for number, _, events in journal for _ in events]
    """For each event of the record, the sequence number of its entry."""
    if table.state is None or table.phase != "over":
        raise Refusal("not-over")
    record = table.state.record
    said = statements(record)

    def answered(answer: Answer) -> Reaction:
        event = _written(record.events[answer.event])
        return Reaction(numbers[answer.event], answer.seat, answer.believed, event)

    def told(one: Statement) -> Told:
        proof = proof_of(record, one)
        return Told(
            numbers[one.event],
            one.seat,
            one.true,
            one.size,
            _written(record.events[one.event]),
            tuple(map(answered, one.answers)),
            None if proof is None else _written(proof),
        )

    return Truth(
        record.game,
        tuple("" if chair is None else chair.name for chair in table.chairs),
        tuple(map(told, said)),
        tuple(seat_figures(said, seat) for seat in range(record.players)),
        tuple(table.state.view(seat) for seat in range(record.players)),
        best_lie(said),
        best_call(said),
    )


def best_lie(said: Sequence[Statement]) -> int | None:
    """Return the index of the lie that most players believed, or None if no lie was believed.

    Among equals it is the biggest, then the one that fewest doubted, then the first.
    """

    def worth(number: int) -> tuple[int, int, int, int]:
        one = said[number]
        believers = len(_by(one, believed=True))
        return believers, one.size, -len(_by(one, believed=False)), -number

    believed = [n for n, one in enumerate(said) if not one.true and _by(one, believed=True)]
    return max(believed, key=worth, default=None)


def best_call(said: Sequence[Statement]) -> Doubt | None:
    """Return the first doubt of the biggest lie, or None if no lie was doubted.

    Among equal lies it is the one that fewest doubted, then the first.
    """
    doubted = [n for n, one in enumerate(said) if not one.true and _by(one, believed=False)]
    if not doubted:
        return None
    best = max(doubted, key=lambda n: (said[n].size, -len(_by(said[n], believed=False)), -n))
    return Doubt(best, _by(said[best], believed=False)[0])


def seat_figures(said: Sequence[Statement], seat: int) -> SeatFigures:
    """Return the figures of a seat in a game with these statements."""
    lies = [one for one in said if one.seat == seat and not one.true]
    doubts = [one.true for one in said for who in _by(one, believed=False) if who == seat]
    return SeatFigures(
        len(lies),
        sum(bool(_by(one, believed=True)) for one in lies),
        doubts.count(False),
        doubts.count(True),
    )


def _by(statement: Statement, *, believed: bool) -> list[int]:
    """Return the seats that believed a statement, or those that doubted it."""
    return [answer.seat for answer in statement.answers if answer.believed is believed]


def _written(event: Event) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(event))
