"""Laws of the truth after a game, over random games of every kind."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bluffhouse
from bluffhouse import Game
from bluffhouse.house.history import POV, replay_of_record
from bluffhouse.house.truth import best_call, best_lie, seat_figures
from bluffhouse.records import Player, write
from bluffhouse.records.statements import rounds_of, statements
from bluffhouse.rules.bluff_pirate import Laid, Revealed, Voted
from bluffhouse.rules.contract import Event, Record
from worlds import WORLDS, play_on, some_way_in

often = settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
seldom = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 2**32)


def finished(game: Game, players: int, seed: int) -> Record:
    return play_on(game.start(players, seed=seed), random.Random(seed)).record


@often
@given(WORLDS, seeds)
def test_the_best_lie_was_believed_and_caught_by_nobody(table: tuple[Game, int], seed: int) -> None:
    said = statements(finished(*table, seed))
    best = best_lie(said)
    working = [one for one in said if one.kind == "lie" and one.believers and not one.doubters]
    if best is None:
        assert not working
        return
    lie = said[best]
    assert lie in working
    assert len(lie.believers) == max(len(one.believers) for one in working)
    call = best_call(said)
    assert call is None or call.statement != best


@often
@given(WORLDS, seeds)
def test_the_figures_of_all_seats_add_up(table: tuple[Game, int], seed: int) -> None:
    record = finished(*table, seed)
    said = statements(record)
    figures = [seat_figures(said, seat) for seat in range(record.players)]

    def count(kind: str) -> int:
        return sum(one.kind == kind for one in said)

    assert sum(f.lies for f in figures) == count("lie")
    assert sum(f.traps for f in figures) == count("trap")
    for f in figures:
        assert 0 <= f.lies_believed <= f.lies
        assert 0 <= f.traps_sprung <= f.traps
    for kind, name in (("lie", "calls_right"), ("true", "calls_wrong")):
        doubts = sum(len(one.doubters) for one in said if one.kind == kind)
        assert sum(getattr(f, name) for f in figures) == doubts


@often
@given(WORLDS, seeds)
def test_what_is_disclosed_is_what_everybody_saw_and_more(
    table: tuple[Game, int], seed: int
) -> None:
    """Nothing that a spectator saw is hidden after the game."""
    state = some_way_in(*table, random.Random(seed))
    for event in state.record.events:
        assert event.disclosed().disclosed() == event.disclosed()
        assert event.disclosed().seen_by(None) == event.seen_by(None)
        assert event.seen_by(None).disclosed() == event.seen_by(None)
    assert state.view(None).disclosed() == state.view(None)


# ── votes stay secret (BP-5) ────────────────────────────────────────────────────────────────


def other_votes(record: Record) -> Record:
    """The same game, in which every vote that nobody turned over was the opposite."""
    events: list[Event] = []
    waiting: list[int] = []
    for event in record.events:
        if isinstance(event, Laid):
            waiting = []
        if isinstance(event, Voted):
            waiting.append(len(events))
        if isinstance(event, Revealed):
            for number in waiting:
                vote = events[number]
                assert isinstance(vote, Voted)
                if vote.seat != event.voter:
                    events[number] = Voted(vote.seat, not vote.bluff)
        events.append(event)
    return msgspec.structs.replace(record, events=tuple(events))


def everything_told(record: Record) -> bytes:
    """Return all that the house tells of a finished game: its truth, and its replays."""
    players = tuple(Player(f"P{seat}") for seat in range(record.players))
    views: list[POV] = [None, "all", *range(record.players)]
    replays = [replay_of_record(write(record, players), wanted) for wanted in views]
    said = statements(record)
    figures = [seat_figures(said, seat) for seat in range(record.players)]
    best = best_lie(said), best_call(said)
    return msgspec.json.encode((replays, said, figures, best, rounds_of(record)))


@pytest.mark.rule("BP-5")
@seldom
@given(st.integers(3, 5), seeds)
def test_votes_that_nobody_turned_over_are_told_nowhere(players: int, seed: int) -> None:
    record = finished(bluffhouse.game("bluff_pirate"), players, seed)
    other = other_votes(record)
    assert other.events != record.events or not any(
        isinstance(event, Voted) for event in record.events
    )
    assert everything_told(record) == everything_told(other)


@pytest.mark.rule("BP-5")
def test_the_vote_that_was_turned_over_is_told() -> None:
    record = finished(bluffhouse.game("bluff_pirate"), 3, 1)
    turned = [event for event in record.events if isinstance(event, Revealed)]
    assert turned
    assert [
        (answer.seat, answer.believed) for one in statements(record) for answer in one.answers
    ] == [(event.voter, not event.voted_bluff) for event in turned]
