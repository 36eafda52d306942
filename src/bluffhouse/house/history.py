"""People's tables and replays, and the records of finished games.

All of it is computed from the journals when it is asked for, so that it never delays a move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from bluffhouse.house import journal_entries
from bluffhouse.house.clocks import Closures
from bluffhouse.house.judge import Person
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Store
from bluffhouse.house.storage.store import TableRow
from bluffhouse.house.table import Table
from bluffhouse.house.table_summaries import summary_of
from bluffhouse.house.truth import journal_of
from bluffhouse.records import Player, RecordError, Written, moves, read, verify, write
from bluffhouse.rules.chance import commitment
from bluffhouse.rules.contract import Event, Record, State, View

TABLES_PER_PAGE = 50
"""Tables in one page of a person's list."""
UNREADABLE = "record-unreadable"


class Seated(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table at which the person sits."""

    code: str
    game: str
    phase: str
    seat: int
    seats: int
    my_turn: bool
    touched: int
    archived: bool = False
    truth: str | None = None
    """Path of the page that tells the truth about the game, once it is over. A rematch leaves it
    alone."""
    players: tuple[str, ...] = ()
    """The names by seat; empty for a seat nobody has taken."""
    winners: tuple[int, ...] | None = None
    """The seats that won, once the game is over."""
    assisted: bool = False
    """Whether the player asked for hints: the game counts in no figures."""


class Mine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A page of the person's tables, the newest first."""

    tables: tuple[Seated, ...]
    more: int | None = None
    """The value of `before` that asks for the next page, if there is one."""


POV = int | Literal["all"] | None
"""A point of view: a seat's, all hands open, or (None) a spectator's."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of a finished or running game, as seen from one point of view."""

    seq: int
    at: int
    events: tuple[msgspec.Raw, ...]
    view: View
    seat: int | None = None
    """The seat that decided; None: the deal."""
    by: str | None = None
    hands: tuple[dict[str, Any], ...] = ()
    """With all hands open: by seat, the fields of its view that differ from `view`, which is a
    spectator's."""


class Replay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole game, decision by decision, as seen from a seat, by a spectator, or with all hands
    open."""

    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    steps: tuple[Step, ...]
    seat: int | None = None
    all_hands: bool = False
    """Whether all hands are open."""
    over: bool = False
    bots: dict[int, str] = {}
    """The bots by seat."""
    luck: Literal["honest", "dishonest", "unproven"] | None = None
    """For a record: whether all random outcomes follow from its seed. Without a seed, unproven."""
    assisted: bool = False
    """Whether a player asked for hints: the game counts in no figures."""


def my_tables(store: Store, person: Person, before: int | None) -> Mine:
    """Return a page of a person's tables, those older than the table `before`."""
    rows = store.tables_of(person.id, TABLES_PER_PAGE + 1, before)
    tables = tuple([_seated(store, row, seat) for row, seat in rows[:TABLES_PER_PAGE]])
    return Mine(tables, rows[TABLES_PER_PAGE - 1][0].id if len(rows) > TABLES_PER_PAGE else None)


def _seated(store: Store, row: TableRow, seat: int) -> Seated:
    summary = summary_of(store, row)
    return Seated(
        row.code,
        row.game,
        row.phase,
        seat,
        row.seats,
        str(seat) in row.to_act.split(","),
        row.touched,
        row.archived,
        f"/t/{row.code}/truth" if row.phase == "over" else None,
        summary.names,
        summary.winners,
        summary.assisted,
    )


def read_table(store: Store, id: int) -> Table:
    """Return a table as its journal describes it."""
    table = Table(id, "", Closures())
    for _, line in store.whole_journal(id):
        table.apply(journal_entries.decode(line))
    return table


def record_of(table: Table) -> str:
    """Return the record of a finished game, with its seed. Raises Refusal while it is played."""
    if table.state is None or table.phase != "over":
        raise Refusal("not-over")
    record: Record = table.state.record
    players = tuple(Player(chair.name, chair.bot) for chair in table.chairs if chair is not None)
    bound = {"commitment": commitment(table.seed), "pledge": table.pledge}
    return write(msgspec.structs.replace(record, **bound), players)


def replay_of(store: Store, code: str, person: int, wanted: POV) -> Replay:
    """Return a game from that point of view.

    A person may ask for their own seat at any time, and for every other seat and all hands once
    the game is over; what the rules keep secret for good is told to nobody else. Raises Refusal.
    """
    whole, journal = journal_of(store, code)
    table = Table(0, "", Closures())
    mine = whole.seat_of(person)
    if isinstance(wanted, int) and not 0 <= wanted < whole.seats:
        raise Refusal("no-such-seat", most=whole.seats)
    if wanted is not None and wanted != mine and whole.phase != "over":
        raise Refusal("not-over")
    own = wanted is not None and wanted == mine
    shown = []
    for number, entry, events in journal:
        table.apply(entry)
        if not isinstance(entry, journal_entries.Played | journal_entries.Started):
            continue
        assert table.state is not None
        decided = entry if isinstance(entry, journal_entries.Played) else None
        by = None if decided is None or decided.by == "person" else decided.by
        seat = None if decided is None else decided.seat
        shown.append(_step(number, entry.at, events, table.state, wanted, seat, by, own=own))
    names = tuple("" if chair is None else chair.name for chair in whole.chairs)
    bots = {seat: chair.bot for seat, chair in enumerate(whole.chairs) if chair and chair.bot}
    return Replay(
        whole.opened.game,
        whole.opened.options,
        names,
        tuple(shown),
        wanted if isinstance(wanted, int) else None,
        wanted == "all",
        whole.phase == "over",
        bots,
        assisted=whole.assisted,
    )


def replay_of_record(text: str, wanted: POV) -> Replay:
    """Return the game of a record from any point of view.

    What the rules keep secret for good is not shown, though the record holds it. Raises Refusal if
    the text is not the record of a legal game.
    """
    record, players = read_record(text)
    if isinstance(wanted, int) and not 0 <= wanted < record.players:
        raise Refusal("no-such-seat", most=record.players)
    steps = _steps(record, wanted, [player.bot is not None for player in players])
    return Replay(
        record.game,
        record.options,
        tuple(player.name for player in players),
        steps,
        wanted if isinstance(wanted, int) else None,
        wanted == "all",
        record.result is not None,
        {seat: player.bot for seat, player in enumerate(players) if player.bot is not None},
        verify(record).outcome,
    )


def read_record(text: str) -> Written:
    """Read a record that somebody has uploaded. Raises Refusal if it is not that of a legal
    game."""
    try:
        return read(text)
    except RecordError as error:
        # A game of another package may have no sentence for its error.
        values = error.values if error.key else {"details": error.reason}
        # A value may hold a whole line of the record.
        short = {k: v[:400] if isinstance(v, str) else v for k, v in values.items()}
        raise Refusal(error.key or UNREADABLE, **{**short, "line": error.line}) from None


def replay_to_solve(record: Record, names: Sequence[str], wanted: int | Literal["all"]) -> Replay:
    """Return a game between bots that breaks off at a decision: as the seat that has to decide
    knows it, or with all hands open."""
    return Replay(
        record.game,
        record.options,
        tuple(names),
        _steps(record, wanted, [True] * record.players, own=wanted != "all"),
        None if wanted == "all" else wanted,
        wanted == "all",
    )


def _steps(
    record: Record, wanted: POV, bots: Sequence[bool], *, own: bool = False
) -> tuple[Step, ...]:
    """Return the steps of a record. `bots`: by seat, whether a bot sat there."""
    return tuple(
        _step(
            number,
            0,  # a record has no times
            move.events,
            move.state,
            wanted,
            move.seat,
            None if move.seat is None or not bots[move.seat] else "bot",
            own=own,
        )
        for number, move in enumerate(moves(record))
    )


def _step(
    number: int,
    at: int,
    events: Sequence[Event],
    state: State,
    wanted: POV,
    seat: int | None,
    by: str | None,
    *,
    own: bool = False,
) -> Step:
    """Return a step of a replay: what happened, and the state after it.

    `own`: the viewer sat in the wanted seat, and so knows its secrets.
    """
    viewer = wanted if isinstance(wanted, int) else None
    seen = list(events) if wanted == "all" else [event.seen_by(viewer) for event in events]
    view: View = state.view(viewer)
    hands: tuple[dict[str, Any], ...] = ()
    if not own:
        seen = [event.disclosed() for event in seen]
        view = view.disclosed()
    if wanted == "all":
        hands = tuple(_beyond(view, state.view(s).disclosed()) for s in range(state.players))
    return Step(
        number,
        at,
        tuple(msgspec.Raw(msgspec.json.encode(event)) for event in seen),
        view,
        seat,
        by,
        hands,
    )


def _beyond(spectators: View, view: View) -> dict[str, Any]:
    """Return the fields of a seat's view that differ from a spectator's."""
    return {
        field: getattr(view, field)
        for field in view.__struct_fields__
        if field != "seat" and getattr(view, field) != getattr(spectators, field)
    }
