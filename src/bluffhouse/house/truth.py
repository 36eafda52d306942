"""The truth about a finished game: everything that was said, who lied, who fell for it, who did
not. Worked out from the journal when somebody asks; docs/statements.md says what a statement is.
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
    """Somebody acted on a statement, as if it were true or as if it were not."""

    seq: int
    """The number of the entry it stands in."""
    seat: int
    believed: bool
    event: msgspec.Raw
    """By what he did it."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said that can be compared with the truth."""

    seq: int
    """The number of the entry it stands in."""
    seat: int
    true: bool
    size: int
    """How big the lie is, in what the game counts; 0 if it is true."""
    event: msgspec.Raw
    """With its secrets: what somebody laid down, he laid down face up here."""
    answers: tuple[Reaction, ...] = ()
    """Those who had to act on it, in the order in which they did."""
    proof: msgspec.Raw | None = None
    """The event that has what was really there, where that is not `event` itself."""


class Doubt(msgspec.Struct, frozen=True):
    """Somebody who did not believe a lie."""

    statement: int
    """Which of the statements, from 0."""
    seat: int


class SeatFigures(msgspec.Struct, frozen=True):
    """What a seat has done in the whole game."""

    lies: int
    lies_believed: int
    """By one at least."""
    calls_right: int
    """Lies doubted."""
    calls_wrong: int
    """Truths doubted."""


class Truth(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was true in a game, and who saw it."""

    game: str
    names: tuple[str, ...]
    statements: tuple[Told, ...]
    """In the order in which they were made."""
    figures: tuple[SeatFigures, ...]
    """By seat."""
    views: tuple[View, ...]
    """By seat, the end as that player saw it, with what he still held."""
    best_lie: int | None = None
    """Which of the statements, from 0. Not there: no lie was believed."""
    best_call: Doubt | None = None
    """Not there: no lie was doubted."""


def journal_of(store: Store, code: str) -> tuple[Table, list[tuple[int, AnyEntry, list[Event]]]]:
    """The table with that code, and its entries with what they brought about. Raises Refusal if
    there is none, or it cannot be read."""
    row = store.find(code)
    if row is None:
        raise Refusal("no-such-table")
    table = Table(0, "", Closures())
    journal = []
    for number, line in store.journal(row.id):
        try:
            entry = journal_entries.decode(line)
            journal.append((number, entry, list(table.apply(entry).events)))
        except Exception:  # of whatever kind; who wakes the table says in the log what it is
            raise Refusal("table-damaged") from None
    return table, journal


def truth_of(store: Store, code: str) -> Truth:
    """All of it, for everybody. Raises Refusal while the game runs."""
    table, journal = journal_of(store, code)
    numbers = [number for number, _, events in journal for _ in events]
    """By event of the record, the number of the entry it stands in."""
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
    """The lie that most people believed; of those the biggest; of those the one that fewest
    doubted; of those the first. A lie that nobody believed is not worth a prize."""

    def worth(number: int) -> tuple[int, int, int, int]:
        one = said[number]
        believers = len(_by(one, believed=True))
        return believers, one.size, -len(_by(one, believed=False)), -number

    believed = [n for n, one in enumerate(said) if not one.true and _by(one, believed=True)]
    return max(believed, key=worth, default=None)


def best_call(said: Sequence[Statement]) -> Doubt | None:
    """The doubt of the biggest lie; of those the one in which fewest joined; of those the first.
    Of several who doubted the same lie it is the first's."""
    doubted = [n for n, one in enumerate(said) if not one.true and _by(one, believed=False)]
    if not doubted:
        return None
    best = max(doubted, key=lambda n: (said[n].size, -len(_by(said[n], believed=False)), -n))
    return Doubt(best, _by(said[best], believed=False)[0])


def seat_figures(said: Sequence[Statement], seat: int) -> SeatFigures:
    lies = [one for one in said if one.seat == seat and not one.true]
    doubts = [one.true for one in said for who in _by(one, believed=False) if who == seat]
    return SeatFigures(
        len(lies),
        sum(bool(_by(one, believed=True)) for one in lies),
        doubts.count(False),
        doubts.count(True),
    )


def _by(statement: Statement, *, believed: bool) -> list[int]:
    """Who believed it, or did not."""
    return [answer.seat for answer in statement.answers if answer.believed is believed]


def _written(event: Event) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(event))
