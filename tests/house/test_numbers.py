"""The players' numbers: sealed before any is shown, shown before the cards are dealt."""

from __future__ import annotations

from typing import Any

import pytest
from tables import ANN, AT, BOB, EVE, WORKER, folded, judged, over, waiting, with_bot

from bluffhouse.house import frames, journal_entries
from bluffhouse.house.command_handler import rematch_of
from bluffhouse.house.journal_entries import (
    AnyEntry,
    NumberMissing,
    NumberShown,
    Readied,
    Sat,
    Started,
    Starting,
    Stood,
    TableClosed,
    Went,
)
from bluffhouse.house.judge import Person, beginning
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.table import Table
from bluffhouse.house.table_facts import due_at
from bluffhouse.rules.chance import commitment, sealed

GRACE = 8_000
ANNS, BOBS = "a0" * 11, "b0b"
PEOPLE = ((0, ANN, ANNS), (1, BOB, BOBS))


def ready(number: str, **more: Any) -> dict[str, Any]:
    return {"type": "ready", "sealed": sealed(number), **more}


def show(number: str) -> dict[str, Any]:
    return {"type": "show_number", "number": number}


START = {"type": "start"}


def do(table: Table, person: Person, command: dict[str, Any]) -> AnyEntry:
    """Apply what the command becomes."""
    entry: AnyEntry = judged(table, person, command)
    return table.apply(entry).entry


def both_sealed(*more: AnyEntry) -> Table:
    table = waiting(*more)
    for _, person, number in PEOPLE:
        do(table, person, ready(number))
    return table


def about_to_start() -> Table:
    table = both_sealed()
    assert do(table, ANN, START) == Starting(AT + 1, (0, 1))
    return table


def shown(table: Table) -> frames.TableShown:
    return frames.shown_table(table)


def test_the_numbers_are_shown_only_after_all_are_sealed() -> None:
    table = both_sealed()
    seats = [sealed(number) for _, _, number in PEOPLE]
    assert [seat and seat.sealed for seat in shown(table).seats] == seats
    assert shown(table).starting is None
    do(table, ANN, START)
    assert shown(table).starting == (0, 1)
    assert shown(table).commitment is None
    for seat, person, number in reversed(PEOPLE):
        assert do(table, person, show(number)) == NumberShown(AT + 1, seat, number)
    assert shown(table).starting == ()
    table.apply(beginning(table, AT))
    assert table.phase == "playing"
    assert shown(table).starting is None
    assert table.seed == f"secret+{ANNS}+{BOBS}"
    assert shown(table).commitment == commitment(table.seed)
    assert [seat and seat.sealed for seat in shown(table).seats] == seats, "for the check"


@pytest.mark.parametrize("number", ["", "b0", "b0b0", ANNS])
def test_another_number_than_the_sealed_one_is_refused(number: str) -> None:
    with pytest.raises(Refusal) as refusal:
        judged(about_to_start(), BOB, show(number))
    assert refusal.value.reason == "number-not-sealed"


def test_a_number_is_shown_once_and_only_while_it_is_due() -> None:
    table = both_sealed()
    for _ in range(2):
        with pytest.raises(Refusal) as refusal:
            judged(table, BOB, show(BOBS))
        assert refusal.value.reason == "number-not-due"
        do(table, ANN, START) if table.starting_at is None else None
        do(table, BOB, show(BOBS)) if 1 in table.numbers_due else None


@pytest.mark.parametrize(
    ("person", "command"),
    [
        (BOB, {"type": "ready", "ready": False}),
        (BOB, ready("c0ffee")),
        (BOB, {"type": "stand"}),
        (EVE, {"type": "sit"}),
        (ANN, {"type": "remove", "seat": 1}),
        (ANN, {"type": "set_up", "seats": 3}),
        (ANN, {"type": "add_bot", "seat": 1}),
        (ANN, START),
    ],
)
def test_nothing_changes_while_the_game_is_about_to_start(
    person: Person, command: dict[str, Any]
) -> None:
    with pytest.raises(Refusal) as refusal:
        judged(about_to_start(), person, command)
    assert refusal.value.reason == "about-to-start"


def test_a_number_that_does_not_come_calls_the_start_off() -> None:
    """Bob and a dishonest dealer could agree on it, since the dealer knows Ann's number by then:
    whether Bob answers must not decide which cards are dealt."""
    table = about_to_start()
    do(table, ANN, show(ANNS))
    assert due_at(table, AT, 0, start_grace=GRACE) == AT + 1 + GRACE
    missing = NumberMissing(AT + 1 + GRACE, 1)
    table.apply(missing)
    assert table.starting_at is None
    assert table.phase == "waiting"
    chairs = [chair for chair in table.chairs if chair]
    assert [(chair.ready, chair.number, chair.sealed) for chair in chairs] == [(False, "", "")] * 2
    assert frames.notice_of(missing) == frames.Notice("number-missing", 1)
    assert due_at(table, AT, 0) is None
    with pytest.raises(Refusal):
        judged(table, BOB, show(BOBS))  # too late
    for _, person, _number in PEOPLE:
        do(table, person, ready("c0ffee"))
    do(table, ANN, START)
    for _, person, _number in PEOPLE:
        do(table, person, show("c0ffee"))
    assert table.mixed_seed() == "secret+c0ffee+c0ffee"


def test_two_missing_numbers_are_told_one_by_one() -> None:
    table = about_to_start()
    for seat in (0, 1):
        table.apply(NumberMissing(AT, seat))
    assert not any(chair and chair.ready for chair in table.chairs)


def test_a_player_without_a_connection_is_left_out_before_any_number_is_known() -> None:
    table = both_sealed()
    table.apply(Went(AT, 1, WORKER))
    assert do(table, ANN, START) == Starting(AT + 1, (0,))
    assert [seat and seat.sealed for seat in shown(table).seats] == [sealed(ANNS), None]
    do(table, ANN, show(ANNS))
    assert table.mixed_seed() == f"secret+{ANNS}+"


def test_the_player_who_starts_over_http_shows_a_number_too() -> None:
    table = with_bot()
    table.apply(Went(AT, 0, WORKER))
    do(table, ANN, ready(ANNS))
    assert do(table, ANN, START) == Starting(AT + 1, (0,))
    do(table, ANN, show(ANNS))
    assert table.mixed_seed() == f"secret+{ANNS}+"


def test_without_sealed_numbers_the_game_starts_at_once() -> None:
    """As clients do that know nothing of numbers, or send them openly."""
    table = waiting()
    do(table, BOB, {"type": "ready", "number": BOBS})
    assert isinstance(do(table, ANN, START), Started)
    assert table.seed == "secret++"


def test_a_player_may_seal_nothing_beside_one_who_does() -> None:
    table = waiting()
    do(table, ANN, ready(ANNS))
    assert do(table, ANN, START) == Starting(AT + 1, (0,))
    do(table, ANN, show(ANNS))
    assert table.mixed_seed() == f"secret+{ANNS}+"
    table.apply(NumberMissing(AT, 0))
    bob = table.chairs[1]
    assert bob is not None
    assert bob.ready, "he has no number to draw anew"


@pytest.mark.parametrize(
    ("person", "command"),
    [
        (BOB, {"type": "ready", "ready": False, "sealed": sealed(BOBS)}),
        (ANN, {"type": "set_up", "seats": 3}),
        (BOB, {"type": "stand"}),
    ],
)
def test_what_ends_readiness_drops_the_sealed_number(
    person: Person, command: dict[str, Any]
) -> None:
    table = both_sealed()
    do(table, person, command)
    assert not any(chair and chair.person == BOB.id and chair.sealed for chair in table.chairs)


def test_a_seat_that_is_emptied_anyway_calls_the_start_off() -> None:
    """The house itself can empty a seat, whatever the judge would say."""
    table = about_to_start()
    table.apply(Stood(AT, 1))
    assert table.starting_at is None
    assert not table.numbers_due
    table.apply(Sat(AT, 1, EVE.id, EVE.name))
    assert not any(chair and chair.sealed for chair in table.chairs)


@pytest.mark.parametrize("numbers", [0, 1, 2])
def test_a_table_that_is_closed_does_not_start(numbers: int) -> None:
    """The runner would start the game, which opens the table again, or report a missing number."""
    table = about_to_start()
    for _, person, number in PEOPLE[:numbers]:
        do(table, person, show(number))
    table.apply(TableClosed(AT, "Rude names"))
    assert table.numbers_until(GRACE) is None
    assert not table.numbers_due
    assert due_at(table, AT + 1 + GRACE, 0, start_grace=GRACE) is None
    assert shown(table).starting is None
    assert table.phase == "closed"


def test_a_rematch_begins_with_fresh_numbers() -> None:
    table = over()
    for seat, _, number in PEOPLE:
        chair = table.chairs[seat]
        assert chair is not None
        table.chairs[seat] = type(chair)(chair.name, chair.person, sealed=sealed(number))
    again = rematch_of(table, ANN)
    assert not any(chair and (chair.sealed or chair.number) for chair in again.chairs)


def test_an_older_journal_keeps_the_numbers_it_was_dealt_with() -> None:
    line = b'{"entry":"readied","at":1,"seat":1,"ready":true,"number":"b0b"}'
    entry = journal_entries.decode(line)
    assert entry == Readied(1, 1, True, "b0b")
    assert waiting(entry).mixed_seed() == "secret++b0b"


def test_the_journal_of_a_start_folds_to_the_same_table() -> None:
    entries: list[AnyEntry] = [
        *[Readied(AT, seat, True, sealed=sealed(number)) for seat, _, number in PEOPLE],
        Starting(AT, (0, 1)),
        *[NumberShown(AT, seat, number) for seat, _, number in PEOPLE],
    ]
    table = waiting(*entries)
    table.apply(beginning(table, AT))
    decoded = [journal_entries.decode(journal_entries.encode(entry)) for entry in entries]
    again = waiting(*decoded)
    again.apply(beginning(again, AT))
    assert decoded == entries
    assert again.seed == table.seed
    assert folded(*[entry for _, entry in table.recent]).seed == table.seed
