"""The table that follows a game: what it keeps of the old one."""

from __future__ import annotations

from typing import Any

from tables import ANN, AT, BOB, waiting

from bluffhouse.house.command_handler import rematch_of
from bluffhouse.house.journal_entries import Clock, Sat, Stood
from bluffhouse.house.names import ERASED

SETTING: dict[str, Any] = {"options": {"longer_game": True}, "clock": Clock(countdown=180)}


def test_a_rematch_keeps_options_and_clock() -> None:
    old = waiting(**SETTING)
    following = rematch_of(old, ANN)
    assert following.options == old.opened.options
    assert following.clock == old.opened.clock
    assert [chair and chair.name for chair in following.chairs] == ["Bob", "Ann"]


def test_a_rematch_keeps_no_seat_for_a_deleted_account() -> None:
    old = waiting(Stood(AT, 1), Sat(AT, 1, BOB.id, ERASED))
    following = rematch_of(old, ANN)
    assert [chair and chair.name for chair in following.chairs] == [None, "Ann"]


def test_after_a_lesson_comes_an_ordinary_table() -> None:
    following = rematch_of(waiting(lesson=True, **SETTING), ANN)
    assert not following.lesson
    assert following.options == {}
    assert following.clock == Clock()
