"""A table with one person waits while that person is away."""

from __future__ import annotations

from typing import Any

import pytest
from tables import ANN, AT, BOB, WORKER, folded, opened

from bluffhouse.house.bot_turns import bots_that_move
from bluffhouse.house.journal_entries import BotSat, Came, Clock, Handed, Readied, Sat, Went
from bluffhouse.house.judge import beginning
from bluffhouse.house.table import FreshMove, Table
from bluffhouse.house.table_facts import due_at

GRACE = 30_000
LATER = AT + 10 * GRACE
CLOCKS = [Clock(), Clock("decision", seconds=20), Clock("game", seconds=60), Clock("days", days=1)]


def begun(*people: Any, **setting: Any) -> Table:
    """A game of LIE between these people and as many bots as three seats have room for."""
    table = folded(opened(3, **setting))
    for seat in range(3):
        if seat < len(people):
            table.apply(Sat(AT, seat, people[seat].id, people[seat].name))
            table.apply(Came(AT, seat, WORKER))
            table.apply(Readied(AT, seat, True, ""))
        else:
            table.apply(BotSat(AT, seat, "rookie", f"Bot {seat}"))
    table.apply(beginning(table, AT))
    return table


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock.kind)
@pytest.mark.parametrize("absence", ["bot", "wait"])
def test_nothing_is_due_while_the_only_person_is_away(clock: Clock, absence: str) -> None:
    table = begun(ANN, clock=clock, absence=absence)
    assert due_at(table, AT, GRACE) == AT  # the bots' cards
    table.apply(Went(AT, 0, WORKER))
    assert due_at(table, LATER, GRACE) is None
    table.apply(Came(LATER, 0, WORKER))
    assert due_at(table, LATER, GRACE) == LATER


def test_the_clock_gives_them_their_full_time_when_they_return() -> None:
    table = begun(ANN, clock=Clock("decision", seconds=20))
    table.apply(Went(AT + 15_000, 0, WORKER))
    table.apply(Came(LATER, 0, WORKER))
    assert table.clocks.remaining(0, LATER) == 20_000
    assert table.clocks.remaining(0, LATER + 20_000) == 0


def test_a_table_whose_worker_died_waits_too() -> None:
    table = begun(ANN)
    table.forget_workers(set(), AT)
    assert table.waits


def test_with_another_person_the_table_does_what_it_chose() -> None:
    table = begun(ANN, BOB)
    table.apply(Went(AT, 0, WORKER))
    assert not table.waits
    for seat in (1, 2):
        assert table.state is not None
        table.apply(FreshMove(AT, seat, table.state.legal(seat)[0], "person"))
    assert due_at(table, AT, GRACE) == AT + GRACE


def test_a_person_who_was_removed_is_not_another_person() -> None:
    table = begun(ANN, BOB)
    table.apply(Handed(AT, 1, "regular", "host", removed=True))
    table.apply(Went(AT, 0, WORKER))
    assert table.waits


def test_a_seat_that_was_handed_to_a_bot_is_played() -> None:
    table = begun(ANN)
    table.apply(Handed(AT, 0, "regular", "host"))
    table.apply(Went(AT, 0, WORKER))
    assert not table.waits


def test_a_person_who_plays_over_http_is_not_away() -> None:
    table = begun(ANN)
    table.apply(Went(AT, 0, WORKER))
    assert table.state is not None
    table.apply(FreshMove(AT, 0, table.state.legal(0)[0], "person"))
    assert not table.waits


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock.kind)
def test_bots_need_not_think_when_all_people_have_left_unless_there_is_a_clock(
    clock: Clock,
) -> None:
    table = begun(ANN, BOB, clock=clock, absence="wait")
    for seat in (0, 1):
        table.apply(Went(AT, seat, WORKER))
    assert not table.waits
    assert bots_that_move(table) == (2,)
    due = due_at(table, AT, GRACE)
    assert (due == AT) is (clock.kind != "none")
    assert due_at(table, AT, GRACE, watched=True) == AT
    table.apply(Came(LATER, 1, WORKER))
    assert due_at(table, LATER, GRACE) == LATER
