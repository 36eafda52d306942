"""The laws of a person's own page: fair shares, margins and lines that stay short."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bluffhouse.house.figures import GameOutcome, figures_of
from bluffhouse.house.your_page import (
    MAX_POINTS,
    ScorePoint,
    average_scores,
    streaks,
    thinned,
    wins_beyond_share,
)


def outcome(won: float, seats: int = 4, at: int = 1, biggest: int = 0) -> GameOutcome:
    return GameOutcome(
        table_id=at,
        seat=0,
        person=1,
        game="lie",
        finished=at,
        won=won,
        lies=0,
        lies_believed=0,
        calls_right=0,
        calls_wrong=0,
        biggest=biggest,
        traps=0,
        traps_sprung=0,
        truths=0,
        fell_for=0,
        trusted=0,
        best_lie=None,
        judged=None,
        judged_format=None,
        code=f"T{at}",
        seats=seats,
    )


games = st.lists(
    st.builds(outcome, st.sampled_from([0.0, 0.5, 1.0]), st.integers(2, 8)), max_size=40
)


@given(games)
def test_the_last_point_is_the_whole_difference(found: list[GameOutcome]) -> None:
    points = wins_beyond_share(found)
    figures = figures_of(found)
    assert len(points) == len(found)
    if points:
        assert points[-1].score == pytest.approx(figures.wins - figures.fair_wins, abs=1e-3)
        margins = [point.margin for point in points]
        assert margins == sorted(margins)
        assert margins[0] > 0


def test_luck_alone_stays_within_the_margin_nineteen_times_of_twenty() -> None:
    rng = random.Random(5)
    inside = 0
    for _ in range(400):
        found = [
            outcome(float(rng.random() < 1 / seats), seats)
            for seats in rng.choices((2, 3, 5), k=40)
        ]
        last = wins_beyond_share(found)[-1]
        inside += abs(last.score) <= last.margin
    assert 0.92 <= inside / 400 <= 0.98


def test_an_average_has_a_margin_that_shrinks() -> None:
    rng = random.Random(2)
    points = average_scores([(outcome(0, at=at), rng.gauss(-0.1, 0.2)) for at in range(1, 101)])
    assert [point.games for point in points] == list(range(2, 101)), "one game has no margin"
    assert points[-1].margin < points[10].margin / 2
    assert abs(points[-1].score + 0.1) < points[-1].margin + 0.02


@pytest.mark.parametrize(
    ("won", "expected"),
    [([], (0, 0)), ([1, 1, 0], (0, 2)), ([0, 1, 0.5], (2, 2)), ([1, 1, 1, 0, 1], (1, 3))],
)
def test_streaks(won: list[float], expected: tuple[int, int]) -> None:
    assert streaks([outcome(part) for part in won]) == expected


def test_a_line_of_thousands_of_games_stays_short() -> None:
    points = [ScorePoint(number, number, 0.0, 1.0) for number in range(1, 10_001)]
    short = thinned(points)
    assert len(short) == MAX_POINTS
    assert (short[0], short[-1]) == (points[0], points[-1])
    assert len(set(short)) == MAX_POINTS
    assert thinned(short) == short


def test_the_biggest_bluff_is_of_one_game_only() -> None:
    found = [outcome(1, at=1, biggest=2), outcome(1, at=2, biggest=5)]
    assert figures_of(found, single=True).biggest_bluff_at == "T2"
    assert figures_of(found).biggest_bluff_at is None
