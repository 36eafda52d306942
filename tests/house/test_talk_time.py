"""Bots do not hurry people who have only begun to negotiate."""

from __future__ import annotations

import pickle

import pytest
from tables import ANN, AT, WORKER, folded

from bluffhouse.house.journal_entries import (
    BotSat,
    Came,
    Handed,
    Opened,
    Paused,
    Readied,
    Resumed,
    Sat,
    Went,
)
from bluffhouse.house.judge import beginning
from bluffhouse.house.table import FreshMove, Table
from bluffhouse.house.talk_time import TALK, WithoutKinds, legal_for_bot
from bluffhouse.rules.millions_of_dollars import (
    CALL_TIME,
    READY,
    CallTime,
    Claim,
    ClaimRole,
    MillionsState,
)

BEGUN = AT + 60_000
"""When the last of them has chosen a role, and the negotiation begins."""
SOON = BEGUN + TALK - 1
LATE = BEGUN + TALK


def negotiating() -> Table:
    """Ann and three bots in the negotiation of the first heist; a bot leads."""
    table = folded(
        Opened(AT, ANN.id, "millions_of_dollars", {}, "secret", (None,) * 4),
        Sat(AT, 0, ANN.id, ANN.name),
        *[BotSat(AT, seat, "rookie", f"Bot {seat}") for seat in (1, 2, 3)],
        Readied(AT, 0, True, ""),
    )
    table.apply(beginning(table, AT))
    assert table.state is not None
    for seat in table.state.to_act:
        table.apply(FreshMove(BEGUN, seat, table.state.legal(seat)[0], "person"))
    assert leader(table), "a bot leads"
    return table


def leader(table: Table) -> int:
    assert isinstance(table.state, MillionsState)
    return table.state.leader


def may_call_time(table: Table, now: int) -> bool:
    return CALL_TIME in legal_for_bot(table, leader(table), now)


def test_a_bot_calls_no_time_in_the_first_half_minute() -> None:
    table = negotiating()
    assert not may_call_time(table, SOON)
    assert may_call_time(table, LATE)


def test_it_may_once_no_person_negotiates_any_more() -> None:
    table = negotiating()
    table.apply(FreshMove(BEGUN, 0, READY, "person"))
    assert may_call_time(table, BEGUN)


def test_it_may_if_only_a_bot_in_the_place_of_a_person_negotiates() -> None:
    table = negotiating()
    table.apply(Handed(BEGUN, 0, "regular", "absent"))
    assert may_call_time(table, BEGUN)


def test_after_a_pause_people_have_their_time_again() -> None:
    table = negotiating()
    table.apply(Paused(SOON))
    table.apply(Resumed(LATE))
    assert not may_call_time(table, LATE + TALK - 1)
    assert may_call_time(table, LATE + TALK)


def test_after_the_only_person_was_away_they_have_their_time_again() -> None:
    table = negotiating()
    table.apply(Came(BEGUN, 0, WORKER))
    table.apply(Went(SOON, 0, WORKER))
    table.apply(Came(LATE, 0, WORKER))
    assert not may_call_time(table, LATE + TALK - 1)
    assert may_call_time(table, LATE + TALK)


def test_a_second_connection_gives_no_more_time() -> None:
    table = negotiating()
    table.apply(Came(BEGUN, 0, WORKER))
    table.apply(Came(SOON, 0, WORKER + 1))
    assert may_call_time(table, LATE)


def test_each_negotiation_counts_anew() -> None:
    table = negotiating()
    assert table.state is not None
    for seat in range(4):
        table.apply(FreshMove(LATE, seat, READY, "person"))
    assert isinstance(table.state, MillionsState)
    assert table.state.phase == "choose"
    for seat in table.state.to_act:
        table.apply(FreshMove(LATE, seat, table.state.legal(seat)[0], "person"))
    assert not may_call_time(table, LATE + TALK - 1)


@pytest.mark.parametrize("kinds", [[CallTime], [Claim], [CallTime, Claim]])
def test_the_other_actions_stay_as_they_are(kinds: list[type]) -> None:
    table = negotiating()
    assert table.state is not None
    legal = table.state.legal(leader(table))
    rest = pickle.loads(pickle.dumps(WithoutKinds(legal, kinds)))  # bots get it in their process
    expected = [action for action in legal if type(action) not in kinds]
    assert list(rest) == expected
    assert len(rest) == len(expected)
    assert [action for action in legal if action in rest] == expected
    with pytest.raises(IndexError):
        rest[len(rest)]
    assert (CALL_TIME in rest.forms()) == (CallTime not in kinds)
    assert any(isinstance(form, ClaimRole) for form in rest.forms()) == (Claim not in kinds)
