"""Chances and luck over a recorded game: they add up, and luck is zero on average."""

from __future__ import annotations

from itertools import permutations
from statistics import fmean, stdev

import pytest

import bluffhouse
from bluffhouse.arena.game_luck import WinChances, luck_in, luck_of, moments
from bluffhouse.arena.match import play_match
from bluffhouse.arena.positions import PositionValues
from bluffhouse.rules.contract import ChanceEvent, Event, Record
from worlds import NAMES


def a_record(name: str, seed: str = "a game") -> Record:
    game = bluffhouse.game(name)
    return play_match(game, ["rookie"] * max(3, game.seats[0]), seed).record


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_a_story(name: str) -> None:
    record = a_record(name)
    story = moments(record, draws=1)
    assert story[-1].events == len(record.events)
    assert record.result is not None
    winners = record.result.winners
    assert [chance > 0 for chance in story[-1].chances] == [
        seat in winners for seat in range(record.players)
    ]
    before = 0
    for moment in story:
        assert sum(moment.chances) == pytest.approx(1)
        assert sum(moment.luck) == pytest.approx(0)
        happened: tuple[Event, ...] = record.events[before : moment.events]
        before = moment.events
        if not any(isinstance(event, ChanceEvent) for event in happened):
            assert set(moment.luck) == {0}
    assert luck_of(story) == pytest.approx(
        [sum(moment.luck[seat] for moment in story) for seat in range(record.players)]
    )
    assert moments(record, draws=1) == story


def test_luck_adds_up_to_zero_over_all_that_was_possible() -> None:
    """Exactly, whatever the values are: so its expectation is zero after every past."""
    values = [0.0, 0.25, 0.75, 1.0]
    for count in range(1, 5):
        lucks = [luck_in(first, rest) for first, *rest in permutations(values[:count])]
        assert sum(lucks) == pytest.approx(0, abs=1e-12)


def test_luck_is_zero_on_average_and_explains_results() -> None:
    values = PositionValues()
    lucks, shares = [], []
    for number in range(60):
        record = a_record("dont_bluff", f"average {number}")
        assert record.result is not None
        lucks.append(luck_of(moments(record, values=values, draws=4))[0])
        shares.append((0 in record.result.winners) / max(1, len(record.result.winners)))
    assert abs(fmean(lucks)) < 3.5 * stdev(lucks) / len(lucks) ** 0.5
    lucky = [share for share, luck in zip(shares, lucks, strict=True) if luck > 0]
    assert fmean(lucky) > fmean(shares)


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_players_has_chances(name: str) -> None:
    game = bluffhouse.game(name)
    chances = WinChances()
    for players in game.seats:
        found = chances(game.start(players, seed=1))
        assert len(found) == players
        assert sum(found) == pytest.approx(1)
        assert min(found) > 0
