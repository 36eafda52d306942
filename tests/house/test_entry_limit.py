"""The limit on a table's journal: what counts towards it, and which commands it never stops."""

from __future__ import annotations

import msgspec
import pytest
from tables import ANN, AT, WORKER, first_move, playing

from bluffhouse.house.command_handler import check_entries
from bluffhouse.house.commands import (
    Act,
    AddBot,
    AnyCommand,
    Chat,
    HandBack,
    HandOver,
    Mute,
    Pause,
    Ready,
    Remove,
    Resume,
    Sit,
    Start,
)
from bluffhouse.house.journal_entries import Came, Chatted, Went
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.table import Table

MOST = 50


def full(times: int = 1) -> Table:
    return playing(*[Chatted(AT, ANN.id, ANN.name, "spam")] * (times * MOST))


def test_connections_and_moves_do_not_fill_a_journal() -> None:
    table = playing()
    for _ in range(MOST):
        table.apply(Went(AT, 0, WORKER))
        table.apply(Came(AT, 0, WORKER))
    table.apply(first_move(table))
    assert table.seq > 2 * MOST
    check_entries(table, Chat("hello"), MOST)
    others = table.seq - table.moves - table.comings
    for _ in range(MOST - others):
        check_entries(table, Chat("hello"), MOST)
        table.apply(Chatted(AT, ANN.id, ANN.name, "hello"))
    with pytest.raises(Refusal, match="too-many-entries"):
        check_entries(table, Chat("hello"), MOST)


@pytest.mark.parametrize(
    "command",
    [Act("1", msgspec.Raw(b"{}")), Start(), Resume(), HandBack(0), Remove(1)],
    ids=lambda command: type(command).__name__,
)
def test_a_full_journal_takes_what_a_game_needs(command: AnyCommand) -> None:
    check_entries(full(), command, MOST)


def test_only_moves_have_no_limit() -> None:
    check_entries(full(times=2), Act("1", msgspec.Raw(b"{}")), MOST)
    with pytest.raises(Refusal, match="too-many-entries"):
        check_entries(full(times=2), Remove(1), MOST)


@pytest.mark.parametrize(
    "command",
    [Chat("hello"), Mute("Bob"), Pause(), HandOver(0), AddBot(1), Ready(), Sit()],
    ids=lambda command: type(command).__name__,
)
def test_a_full_journal_takes_nothing_else(command: AnyCommand) -> None:
    with pytest.raises(Refusal, match="too-many-entries"):
        check_entries(full(), command, MOST)
