"""Bots' talk in the house: what they react to, and who may speak."""

from __future__ import annotations

import random

import pytest

import bluffhouse
from bluffhouse.house.bot_talk import public_events, talks
from bluffhouse.house.clocks import Closures
from bluffhouse.house.journal_entries import Chair, Opened
from bluffhouse.house.judge import beginning
from bluffhouse.house.table import FreshMove, Table


@pytest.mark.parametrize("name", sorted(bluffhouse.games()))
def test_bots_react_to_what_spectators_see(name: str) -> None:
    rng = random.Random(5)
    seats = max(bluffhouse.games()[name].seats)
    chairs = tuple(Chair(f"Bot {seat}", bot="rookie", ready=True) for seat in range(seats))
    table = Table(1, "TALK", Closures())
    table.apply(Opened(0, 1, name, {}, "secret", chairs))
    told = list(table.apply(beginning(table, 0)).events)
    public = list(public_events(table, 0))
    while table.phase == "playing":
        before = table.seq
        seat = rng.choice(table.to_act)
        assert table.state is not None
        action = table.state.legal(seat).sample(rng)
        told += table.apply(FreshMove(0, seat, action, "bot")).events
        public += public_events(table, before)
    assert public == [event.seen_by(None) for event in told]
    assert all(event.seen_by(None) == event for event in public)
    assert public != told, "there were secrets to keep"


def test_a_bot_does_not_speak_for_a_person() -> None:
    assert talks(Chair("Olga", bot="rookie"))
    assert not talks(Chair("Ann", person=1))
    assert not talks(Chair("Ann", person=1, bot="regular"))
    assert not talks(None)
