"""Puzzles: which decisions are chosen, and what is shipped."""

from __future__ import annotations

import random
from collections import Counter
from datetime import date, timedelta
from itertools import groupby

import msgspec
import numpy as np
import pytest

import bluffhouse
from bluffhouse.rules.contract import OptionError
from bluffhouse.rules.dont_bluff import OPEN, TAKE
from bluffhouse.rules.lie import CALL, Bid
from bluffhouse.study.champion_advice import advice
from bluffhouse.study.puzzles import (
    Answer,
    Puzzle,
    daily_number,
    puzzle,
    puzzle_count,
    puzzle_games,
)
from bluffhouse.study.puzzles.making import (
    ANYTHING,
    MOST_ALIKE,
    MOST_EASY,
    SLACK,
    Moment,
    Wanted,
    arranged,
    best_kind,
    chosen,
    decision_of,
    find_puzzle,
    kind_of,
    make_puzzles,
    moment_of,
    puzzle_of,
    wanted,
)
from bluffhouse.study.puzzles.puzzle import number_of_turn
from bluffhouse.study.puzzles.selection import (
    answers_of,
    margin,
    playouts_agree,
    seen_values,
    solver_agrees,
)

GAMES = tuple(bluffhouse.games())


def shipped(game: str) -> list[Puzzle]:
    return [puzzle(game, number) for number in range(1, puzzle_count(game) + 1)]


def sample(game: str, count: int) -> list[Puzzle]:
    numbers = random.Random(game).sample(range(1, puzzle_count(game) + 1), count)
    return [puzzle(game, number) for number in numbers]


# ── the selection ───────────────────────────────────────────────────────────────────────────


def test_a_small_or_uncertain_lead_is_not_clear() -> None:
    worlds = np.linspace(0.4, 0.6, 24)
    assert margin(np.array([worlds + 0.2, worlds])).is_clear()
    assert not margin(np.array([worlds + 0.04, worlds])).is_clear()
    noise = np.array([0.9, -0.8] * 12)
    assert not margin(np.array([worlds + 0.05 + noise, worlds])).is_clear()


def test_the_lead_is_over_the_second_best() -> None:
    found = margin(np.array([[0.1, 0.1], [0.5, 0.7], [0.4, 0.6]]))
    assert (found.best, found.gap) == (1, 0.1)


def test_answers_as_good_as_the_best_are_not_shown() -> None:
    actions = [CALL, Bid(2, 3), Bid(2, 4), Bid(3, 1)]
    values = np.array([[0.2], [0.5], [0.48], [0.3]])
    assert answers_of(actions, values, legal=30) == [0, 1, 3]


def test_answers_of_one_kind_are_no_choice_unless_nothing_else_is_legal() -> None:
    bids = [Bid(2, 3), Bid(2, 4)]
    values = np.array([[0.5], [0.2]])
    assert answers_of(bids, values, legal=30) == []
    assert answers_of(bids, values, legal=2) == [0, 1]
    assert answers_of([TAKE, OPEN], np.array([[0.5], [0.49]]), legal=2) == []


def test_a_decision_that_does_not_matter_makes_no_puzzle() -> None:
    """At the beginning of a game, hardly anything is clear: nothing is made of such decisions."""
    game = bluffhouse.game("lie")
    found = []
    for seed in range(12):
        state = game.start(4, seed=seed)
        rng = random.Random(seed)
        while Bid(1, 6) not in state.legal(state.to_act[0]):
            seat = state.to_act[0]
            state.play(seat, state.legal(seat).sample(rng))
        bidder = state.to_act[0]
        state.play(bidder, Bid(1, 6))
        seat = state.to_act[0]
        events = state.record.events
        found.append(puzzle_of(Moment(len(events), seat, state, events[-1]), "test", ANYTHING))
    assert found.count(None) >= 11


def test_play_outs_refuse_what_makes_no_difference() -> None:
    """The same action twice: neither is better, however often it is tried."""
    decision = decision_of(moment_of(puzzle("dont_bluff", 1)))
    assert not playouts_agree(advice("dont_bluff"), decision, [TAKE, TAKE], "test")


def test_play_outs_refuse_the_wrong_answer() -> None:
    found = puzzle("dont_bluff", 1)
    best = found.actions[found.best]
    worse = next(action for action in found.actions if action != best)
    decision = decision_of(moment_of(found))
    assert not playouts_agree(advice("dont_bluff"), decision, [worse, best], "test")


def test_no_kind_of_answer_and_no_grade_takes_over() -> None:
    [found] = sample("dont_bluff", 1)
    kind = kind_of(found.actions[found.best], found.actions)
    assert wanted([found] * 3) == Wanted(frozenset(), True)
    enough = int(SLACK / (1 - max(MOST_ALIKE, MOST_EASY))) + 10
    many = [msgspec.structs.replace(found, found=1.0)] * enough
    assert wanted(many) == Wanted(frozenset({kind}), False)


@pytest.mark.parametrize("game", sorted(bluffhouse.games()))
def test_the_place_of_an_answer_does_not_betray_it(game: str) -> None:
    """A player who always takes the same button is right about half of the time."""
    places = Counter(puzzle(game, number).best for number in range(1, puzzle_count(game) + 1))
    assert max(places.values()) < 0.65 * places.total()


def test_the_same_seed_makes_the_same_puzzles_in_one_go_or_not() -> None:
    whole = list(make_puzzles("dont_bluff", 3, "test"))
    assert [one.number for one in whole] == [1, 2, 3]
    assert len({one.match for one in whole}) == 3
    assert list(make_puzzles("dont_bluff", 3, "test", whole[:1])) == whole[1:]
    [other] = make_puzzles("dont_bluff", 1, "test", only=Wanted(frozenset({best_kind(whole[0])})))
    assert best_kind(other) != best_kind(whole[0])
    again = find_puzzle(bluffhouse.game("dont_bluff"), "test", whole[0].match, ANYTHING)
    assert again == msgspec.structs.replace(whole[0], number=0)


# ── what is shipped ─────────────────────────────────────────────────────────────────────────


def test_every_game_has_at_least_200_puzzles() -> None:
    assert set(puzzle_games()) == set(GAMES)
    assert min(map(puzzle_count, GAMES)) >= 200


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_replays_and_its_answers_are_legal(game: str) -> None:
    found = shipped(game)
    assert len({one.seed for one in found}) == len(found), "two puzzles from one game"
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    for one in found:
        state = one.state()
        assert state.result is None
        assert one.seat in state.to_act
        legal = state.legal(one.seat)
        assert all(action in legal for action in one.actions)
        assert 2 <= len(one.answers) <= 4
        values = sorted(answer.value for answer in one.answers)
        assert values[-1] - values[-2] >= 0.05
        assert (one.claim() is None) == (one.beliefs is None)


@pytest.mark.parametrize("game", GAMES)
def test_no_kind_of_answer_is_right_too_often_and_not_all_are_easy(game: str) -> None:
    found = shipped(game)
    kinds = Counter(map(best_kind, found))
    assert max(kinds.values()) <= 0.6 * len(found)
    assert sum(one.grade != "easy" for one in found) >= 0.4 * len(found)


@pytest.mark.parametrize("game", GAMES)
def test_the_daily_puzzles_of_a_week_are_a_mixture(game: str) -> None:
    first = date(2026, 11, 17)
    days = [first + timedelta(days=place) for place in range(puzzle_count(game))]
    daily = [puzzle(game, daily_number(game, day)) for day in days]
    for start in range(len(daily) - 7):
        week = daily[start : start + 7]
        assert len(set(map(best_kind, week))) > 1, start
    easy_weeks = [
        {one.grade for one in daily[start : start + 7]} == {"easy"}
        for start in range(len(daily) - 7)
    ]
    assert sum(easy_weeks) <= 0.02 * len(daily)


def test_there_are_many_numbers_of_players_and_every_grade() -> None:
    found = [one for game in GAMES for one in shipped(game)]
    assert {one.players for one in found} >= {2, 3, 4, 5}
    assert {one.grade for one in found} == {"easy", "medium", "hard"}


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_agrees_with_what_is_shipped(game: str) -> None:
    for one in sample(game, 4):
        decision = decision_of(moment_of(one))
        actions = list(one.actions)
        values, _ = seen_values(advice(game), decision, actions, "another seed", 24)
        assert margin(values).best == one.best, one.number
        best_first = [actions.pop(one.best), *actions]
        assert solver_agrees(decision, best_first)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_before_the_answer_follows_from_what_the_seat_saw(game: str) -> None:
    """The same view and news come from another world that looks the same to the seat."""
    for one in sample(game, 3):
        state = one.state()
        assert one.view() == state.view(one.seat)
        imagined = state.game.imagine(one.view(), random.Random(1))
        assert imagined.view(one.seat) == one.view()
        assert one.news() == tuple(event.seen_by(one.seat) for event in state.record.events)


def test_the_daily_puzzle_depends_on_the_date_alone_and_takes_turns() -> None:
    first = date(2026, 11, 17)
    for game in GAMES:
        count = puzzle_count(game)
        days = [first + timedelta(days=place) for place in range(count)]
        assert {daily_number(game, day) for day in days} == set(range(1, count + 1))
        assert daily_number(game, first) == daily_number(game, first)


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    for game, number in (("lie", 0), ("lie", 100_000), ("poker", 1)):
        with pytest.raises(OptionError):
            puzzle(game, number)


def test_grades_follow_how_often_simple_bots_find_the_answer() -> None:
    one = puzzle("lie", 1)
    clear = msgspec.structs.replace(
        one, answers=tuple(with_value(one, place) for place in range(2))
    )
    grades = [msgspec.structs.replace(clear, found=found).grade for found in (1.0, 0.5, 0.1)]
    assert grades == ["easy", "medium", "hard"]


def test_a_close_decision_is_not_easy() -> None:
    one = puzzle("lie", 1)
    close = msgspec.structs.replace(
        one, found=1.0, answers=tuple(with_value(one, 0.1 * place) for place in range(2))
    )
    assert close.grade == "medium"


# ── the choice of what is shipped ───────────────────────────────────────────────────────────


def with_value(one: Puzzle, value: float) -> Answer:
    return msgspec.structs.replace(one.answers[0], value=value)


def pool_of(**kinds: int) -> list[Puzzle]:
    """Puzzles with this many best answers of each kind."""
    one = puzzle("lie", 1)
    actions = {"call": CALL, "bid": Bid(3, 1)}
    return [
        msgspec.structs.replace(
            one,
            seed=f"{kind} {place}",
            found=place % 10 / 10,
            answers=tuple(
                Answer(msgspec.Raw(msgspec.json.encode(actions[other])), 0.3 * (other == kind), 0.5)
                for other in actions
            ),
        )
        for kind, count in kinds.items()
        for place in range(count)
    ]


def test_the_choice_is_even_over_kinds_as_far_as_there_are_enough() -> None:
    found = chosen(pool_of(call=60, bid=20), 30)
    assert Counter(map(best_kind, found)) == {"call": 15, "bid": 15}
    assert {one.grade for one in found} == {"easy", "medium", "hard"}
    few = chosen(pool_of(call=60, bid=20), 70)
    assert Counter(map(best_kind, few)) == {"call": 50, "bid": 20}


def test_daily_turns_spread_kinds_and_keep_every_puzzle() -> None:
    pool = pool_of(call=60, bid=40)
    found = arranged(pool)
    assert {one.seed for one in found} == {one.seed for one in pool}
    assert [one.number for one in found] == list(range(1, 101))
    turns = [best_kind(found[number_of_turn(turn, 100) - 1]) for turn in range(100)]
    assert max(len(list(run)) for _, run in groupby(turns)) <= 6
    assert arranged(pool) == found
