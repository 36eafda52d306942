"""Which bots may move now, at ordinary tables and in lessons."""

from __future__ import annotations

from tables import ANN, AT, WORKER, folded

from bluffhouse.house.bot_turns import bots_that_move, scripted_move
from bluffhouse.house.journal_entries import BotSat, Came, Opened, Readied, Sat, WentOn
from bluffhouse.house.judge import beginning
from bluffhouse.house.table import FreshMove, Table
from bluffhouse.house.table_facts import due_at
from bluffhouse.rules.lie import Turn

GRACE = 30_000
CHOSEN = "lesson 16"
"""The secret of the deal that the lesson's script was written for."""
OTHER = "secret"
"""The secret of a deal in which the script's first move is not legal."""


def begun(secret: str, *, lesson: bool = True) -> Table:
    """Ann and a bot at LIE: each of them must turn a card."""
    table = folded(
        Opened(AT, ANN.id, "lie", {}, secret, (None, None), lesson=lesson),
        Sat(AT, 0, ANN.id, ANN.name),
        Came(AT, 0, WORKER),
        Readied(AT, 0, True, ""),
        BotSat(AT, 1, "rookie", "Olga"),
    )
    table.apply(beginning(table, AT))
    assert table.to_act == (0, 1)
    return table


def test_at_an_ordinary_table_every_bot_whose_turn_it_is_moves() -> None:
    table = begun(OTHER, lesson=False)
    assert bots_that_move(table) == (1,)
    assert scripted_move(table, 1) is None
    assert due_at(table, AT, GRACE) == AT


def test_bots_of_a_lesson_wait_for_the_learner() -> None:
    table = begun(CHOSEN)
    assert bots_that_move(table) == ()
    assert due_at(table, AT, GRACE) is None
    table.apply(WentOn(AT))
    assert bots_that_move(table) == (1,)
    assert due_at(table, AT, GRACE) == AT
    assert due_at(table, AT, GRACE, thinking={1}) is None


def test_nothing_is_due_where_the_script_does_not_fit_and_the_learner_goes_first() -> None:
    table = begun(OTHER)
    table.apply(WentOn(AT))
    assert bots_that_move(table) == ()
    assert due_at(table, AT, GRACE) is None
    assert table.state is not None
    table.apply(FreshMove(AT, 0, table.state.legal(0)[0], "person"))
    table.apply(WentOn(AT))
    assert bots_that_move(table) == (1,)
    assert due_at(table, AT, GRACE) == AT


def test_the_script_moves_only_for_its_seat() -> None:
    table = begun(CHOSEN)
    assert scripted_move(table, 1) == Turn((3,))
    assert scripted_move(table, 0) is None
    assert scripted_move(begun(OTHER), 1) is None
