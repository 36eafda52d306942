"""A table without a house: entries folded one by one, and what each of them changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest
from tables import ANN, AT, BOB, EVE, WORKER, first_move, folded, opened, over, playing, waiting

from bluffhouse.house.journal_entries import (
    AnyEntry,
    Archived,
    BotSat,
    Came,
    Chair,
    Changed,
    Chatted,
    Clock,
    Followed,
    Handed,
    HintGiven,
    HostReturned,
    Muted,
    NumberMissing,
    NumberShown,
    Paused,
    Played,
    Readied,
    Resumed,
    Sat,
    SpectatorRemoved,
    Started,
    Starting,
    Stood,
    TableClosed,
    Warned,
    Went,
    WentOn,
    encode,
)
from bluffhouse.house.judge import beginning
from bluffhouse.house.table import IDS_KEPT, Damaged, FreshMove, Table
from bluffhouse.rules.contract import EDITION, IllegalAction
from bluffhouse.rules.lie.game import LieState

CHANGED = Changed(AT, {"wild_ones": True}, (None,) * 3, True, Clock("decision"), "wait")


def bobs_bot(table: Table) -> tuple[str | None, bool]:
    """The bot in seat 1, and whether it plays only until Bob returns."""
    chair = table.chairs[1]
    assert chair is not None
    return chair.bot, table.awaits(1)


def names(table: Table) -> list[str | None]:
    return [None if chair is None else chair.name for chair in table.chairs]


CASES: list[tuple[Callable[[], Table], AnyEntry, Callable[[Table], Any], Any]] = [
    (
        lambda: folded(),
        opened(3, public=True),
        lambda t: (t.host, t.seats, t.phase),
        (1, 3, "waiting"),
    ),
    (waiting, CHANGED, lambda t: (t.seats, t.game.options_given()), (3, {"wild_ones": True})),
    (lambda: waiting(seats=3), Sat(AT, 2, BOB.id, "Bob"), names, ["Ann", None, "Bob"]),
    (lambda: waiting(seats=3), Sat(AT, 2, EVE.id, "Eve"), names, ["Ann", "Bob", "Eve"]),
    (
        lambda: waiting(seats=3),
        BotSat(AT, 2, "shark", "Olga"),
        lambda t: t.chairs[2],
        Chair("Olga", bot="shark", ready=True),
    ),
    (waiting, Stood(AT, 1), lambda t: (names(t), t.removed), (["Ann", None], set())),
    (waiting, Stood(AT, 1, removed=True), lambda t: t.removed, {BOB.id}),
    (waiting, Stood(AT, 0, heir=BOB.id), lambda t: t.host, BOB.id),
    (
        lambda: waiting(Stood(AT, 0, heir=BOB.id)),
        HostReturned(AT, ANN.id, "Ann"),
        lambda t: t.host,
        ANN.id,
    ),
    (
        waiting,
        SpectatorRemoved(AT, EVE.id, "Eve"),
        lambda t: (t.removed, t.dismissed),
        ({EVE.id}, {EVE.id}),
    ),
    (waiting, Readied(AT, 1, True, "c0ffee"), lambda t: t.mixed_seed(), "secret++c0ffee"),
    (waiting, Starting(AT, (1,)), lambda t: (t.starting_at, t.numbers_due), (AT, {1})),
    (waiting, NumberShown(AT, 1, "c0ffee"), lambda t: t.mixed_seed(), "secret++c0ffee"),
    (waiting, NumberMissing(AT, 1), lambda t: t.starting_at, None),
    (
        waiting,
        Chatted(AT, EVE.id, "Eve", "hi", id="c"),
        lambda t: (t.chat[-1][0], t.chat_ids),
        (8, {EVE.id: {"c": 8}}),
    ),
    (waiting, Muted(AT, 1, 2, "Bob", True), lambda t: t.muted, {1: {2: "Bob"}}),
    (
        lambda: waiting(Muted(AT, 1, 2, "Bob", True)),
        Muted(AT, 1, 2, "Bob", False),
        lambda t: t.muted,
        {1: {}},
    ),
    (playing, Paused(AT), lambda t: t.paused, True),
    (lambda: playing(Paused(AT)), Resumed(AT + 5), lambda t: t.paused, False),
    (
        playing,
        Handed(AT, 1, "rookie", "host"),
        bobs_bot,
        ("rookie", False),
    ),
    (playing, Handed(AT, 1, "rookie", "absent"), lambda t: t.awaits(1), True),
    (playing, Handed(AT, 1, "rookie", "host", removed=True), lambda t: t.removed, {BOB.id}),
    (
        lambda: playing(Handed(AT, 1, "rookie", "absent")),
        Handed(AT, 1, None, "back"),
        bobs_bot,
        (None, False),
    ),
    (waiting, Came(AT, 1, 9), lambda t: t.workers[1], {WORKER, 9}),
    (waiting, Went(AT + 3, 1, WORKER), lambda t: (t.workers[1], t.away), (set(), {1: AT + 3})),
    (
        lambda: waiting(Came(AT, 1, 9)),
        Went(AT, 1, WORKER),
        lambda t: (t.workers[1], t.away),
        ({9}, {}),
    ),
    (lambda: playing(clock=Clock("decision")), Warned(AT, (0,)), lambda t: t.clocks.warned, {0}),
    (lambda: playing(lesson=True), WentOn(AT), lambda t: t.held, False),
    (playing, HintGiven(AT, 0), lambda t: t.assisted, True),
    (over, Archived(AT, True), lambda t: t.archived, True),
    (over, Followed(AT, "NEXT"), lambda t: t.next, "NEXT"),
    (playing, TableClosed(AT, "late"), lambda t: t.phase, "closed"),
]


@pytest.mark.parametrize(("situation", "entry", "look", "seen"), CASES)
def test_an_entry_changes_the_table(
    situation: Callable[[], Table], entry: AnyEntry, look: Callable[[Table], Any], seen: Any
) -> None:
    table = situation()
    seq = table.seq
    applied = table.apply(entry)
    assert (applied.entry, applied.events) == (entry, ())
    assert table.seq == seq + 1
    assert table.recent[-1] == (seq + 1, entry)
    assert look(table) == seen


def test_every_entry_is_tried() -> None:
    assert {type(entry) for _, entry, _, _ in CASES} | {Started, Played} == set(get_args(AnyEntry))


def test_the_start_gives_the_same_events_again() -> None:
    table = waiting()
    entry = beginning(table, AT)
    applied = table.apply(entry)
    assert [msgspec.json.encode(event) for event in applied.events] == list(
        map(bytes, entry.events)
    )
    assert (table.phase, table.seed) == ("playing", "secret++")


def test_a_fresh_move_becomes_its_entry_and_the_entry_gives_the_same_table() -> None:
    table, again = playing(), playing()
    while table.phase == "playing":
        entry, events = table.apply(first_move(table, id=f"move {table.moves}"))
        assert isinstance(entry, Played)
        assert again.apply(entry).events == events
        assert (again.seq, again.phase, again.to_act) == (table.seq, table.phase, table.to_act)
        assert again.ids == table.ids
    assert table.moves == again.moves > 0


def test_an_illegal_move_changes_nothing() -> None:
    table = playing()
    move = first_move(table)
    seq, to_act = table.seq, table.to_act
    with pytest.raises(IllegalAction):
        table.apply(FreshMove(AT, 5, move.action, "person"))
    assert (table.seq, table.to_act, table.moves) == (seq, to_act, 0)
    table.apply(move)


def test_a_journal_that_contradicts_the_rules_is_damaged() -> None:
    table = playing()
    entry, _ = table.apply(first_move(table))
    assert isinstance(entry, Played)
    with pytest.raises(Damaged, match="has not started"):
        waiting().apply(entry)
    more = msgspec.structs.replace(entry, events=(*entry.events, entry.events[0]))
    with pytest.raises(Damaged, match="other events"):
        playing().apply(more)
    with pytest.raises(Damaged, match="seat 1 is empty"):
        folded(opened(), Readied(AT, 1, True))


def test_only_the_latest_ids_are_remembered() -> None:
    table = waiting()
    for number in range(IDS_KEPT + 3):
        table.apply(Chatted(AT, ANN.id, "Ann", "hi", id=str(number)))
    assert list(table.chat_ids[ANN.id]) == [str(number) for number in range(3, IDS_KEPT + 3)]


def test_a_dead_worker_takes_its_connections_with_it() -> None:
    table = waiting(Came(AT, 1, 9))
    table.forget_workers({9}, AT + 50)
    assert (table.workers, table.away) == ([set(), {9}], {0: AT + 50})
    table.forget_workers({9}, AT + 99)
    assert table.away == {0: AT + 50}


def test_a_copy_shares_nothing() -> None:
    table = playing()
    other = table.copy()
    other.apply(first_move(other))
    other.apply(Muted(AT, 1, 2, "Bob", True))
    assert (table.seq, table.moves, table.muted) == (playing().seq, 0, {})
    table.apply(first_move(table))


def test_a_table_goes_on_by_the_rulings_it_was_opened_with() -> None:
    """A journal of the first edition has no number, and its two players are asked a direction."""

    def phase_after_turning(edition: int) -> str:
        first = opened(2, options={"directions": True}, edition=edition)
        table = folded(first, Sat(AT, 0, ANN.id, "Ann"), Sat(AT, 1, BOB.id, "Bob"))
        table.apply(beginning(table, AT))
        for seat in (0, 1):
            assert table.state is not None
            table.apply(FreshMove(AT, seat, table.state.legal(seat)[0], "person"))
        assert isinstance(table.state, LieState)
        return table.state.phase

    assert phase_after_turning(edition=1) == "direct"
    assert phase_after_turning(edition=EDITION) == "bid"
    assert b"edition" not in encode(opened(2, edition=1))
