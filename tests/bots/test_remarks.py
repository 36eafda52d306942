"""What bots say at the table gives nothing away."""

from __future__ import annotations

import inspect
import random
from typing import get_type_hints

import pytest

import bluffhouse
from bluffhouse.bots import TEMPERAMENTS, remarks
from bluffhouse.bots.remarks import REMARKS, Remark, remark
from bluffhouse.rules import part_of
from bluffhouse.rules.contract import Event
from bluffhouse.text.chat import PHRASES, REACTIONS

GAMES = sorted(bluffhouse.games())
BY_TALK = sorted(TEMPERAMENTS, key=lambda name: TEMPERAMENTS[name].talk)


def whole_game(name: str, seed: int) -> tuple[int, list[Event]]:
    """Return the number of players and all events of a game played at random."""
    game = bluffhouse.game(name)
    players = max(game.seats)
    state = game.start(players, f"remarks {seed}")
    rng = random.Random(seed)
    while state.result is None:
        seat = rng.choice(state.to_act)
        state.play(seat, state.legal(seat).sample(rng))
    return players, list(state.record.events)


def said(name: str, event: Event, seat: int, temperament: str, seed: int) -> Remark | None:
    return remark(name, event, seat, TEMPERAMENTS[temperament], random.Random(seed))


def test_a_remark_is_made_without_a_view_or_a_hand() -> None:
    hints = get_type_hints(remark)
    assert [*inspect.signature(remark).parameters] == [
        "game",
        "event",
        "seat",
        "temperament",
        "rng",
    ]
    assert hints["event"] is Event


@pytest.mark.parametrize("name", GAMES)
def test_a_secret_changes_no_remark(name: str) -> None:
    """Whether a bot sees the event as a spectator, as its own seat or in full: it says the same."""
    players, events = whole_game(name, 1)
    heard = 0
    for number, event in enumerate(events):
        for seat in range(players):
            wanted = said(name, event.seen_by(None), seat, "chatty", number)
            assert said(name, event.seen_by(seat), seat, "chatty", number) == wanted
            assert said(name, event, seat, "chatty", number) == wanted
            heard += wanted is not None
    assert heard, "they do say something"


@pytest.mark.parametrize("name", GAMES)
def test_occasions_name_fields_that_hold_a_seat(name: str) -> None:
    for kind, occasion in part_of(name, "bluffhouse.bots").OCCASIONS.items():
        hints = get_type_hints(kind)
        for field in filter(None, occasion):
            assert hints[field] is int


def test_everything_that_bots_say_can_be_shown() -> None:
    for choices in REMARKS.values():
        for choice in choices:
            assert (choice.reaction in REACTIONS) != (choice.phrase in PHRASES)


def test_talkative_bots_talk_more() -> None:
    players, events = whole_game("lie", 2)

    def count(temperament: str) -> int:
        rng = random.Random(3)
        return sum(
            remark("lie", event, seat, TEMPERAMENTS[temperament], rng) is not None
            for event in events * 50
            for seat in range(players)
        )

    counts = [count(name) for name in (BY_TALK[0], "steady", BY_TALK[-1])]
    assert counts == sorted(set(counts))


def test_a_game_that_declares_nothing_has_its_beginning_and_its_end() -> None:
    _, events = whole_game("lie", 4)
    parts = {remarks._part({}, event, 0) for event in (events[0], events[-1])}
    assert parts <= {"begins", "won", "lost"}
    assert None not in parts
    assert remarks._part({}, events[2], 0) is None
