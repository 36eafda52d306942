"""What each player may see of the page of a review."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec

import bluffhouse
from bluffhouse.records import moves
from bluffhouse.rules.bluff_pirate import Voted
from bluffhouse.rules.contract import Record
from bluffhouse.study.findings import Balance, Decision, Moment, Option, Review, TurningPoint
from bluffhouse.study.review_page import ReviewPage, page_for, review_page, steps_of_record


def decision(event: int, seat: int) -> Decision:
    option = Option(msgspec.Raw(b"{}"), 0.5, 0.5)
    return Decision(event, seat, (option,), 0, 0.2, -0.2, 0.0, "blunder", "champion")


def test_a_secret_decision_of_another_seat_is_betrayed_by_no_turning_point() -> None:
    page = ReviewPage(
        game="bluff_pirate",
        players=2,
        seed="0",
        moments=(),
        decisions=(decision(1, 0), decision(2, 1), decision(3, 1)),
        balances=(),
        turning_points=tuple(
            TurningPoint(event, "mistake", seat, 0.5, 0.3)
            for event, seat in ((1, 0), (2, 1), (3, 1))
        ),
        secret=(True, True, False),
    )
    for seat, events in ((0, [1, 3]), (1, [2, 3]), (None, [3])):
        shown = page_for(page, seat)
        assert [one.event for one in shown.decisions] == events
        assert [point.event for point in shown.turning_points] == events


def test_the_sum_of_losses_does_not_betray_them_either() -> None:
    balances = tuple(Balance(seat, 0.5, 0, 0, 0, 0.5, 0.5, 0.4) for seat in (0, 1))
    page = ReviewPage(
        game="bluff_pirate",
        players=2,
        seed="0",
        moments=(),
        decisions=(decision(1, 1), decision(2, 1)),
        balances=balances,
        turning_points=(),
        secret=(True, False),
    )
    assert [one.lost for one in page_for(page, 0).balances] == [0.4, 0.2]
    assert [one.lost for one in page_for(page, 1).balances] == [0.4, 0.4]


def test_the_reader_is_told_which_seat_was_theirs() -> None:
    page = ReviewPage("lie", 2, "0", (), (), (), ())
    assert [page_for(page, seat).seat for seat in (0, 1, None)] == [0, 1, None]


def voyage() -> Record:
    """A game of Bluff Pirate, played at random."""
    rng = random.Random(3)
    state = bluffhouse.game("bluff_pirate").start(players=3, seed=3)
    while state.result is None:
        seat = rng.choice(state.to_act)
        state.play(seat, state.legal(seat).sample(rng))
    return state.record


def test_the_chart_does_not_move_with_secret_votes() -> None:
    record = voyage()
    rng = random.Random(1)
    last = -1
    moments, points, votes = [], [], set()
    for number, move in enumerate(moves(record)):
        moments.append(Moment(last + len(move.events), (rng.random(), 0.0, 0.0)))
        if number:
            before, after = (moment.chances[0] for moment in moments[-2:])
            points.append(TurningPoint(last + 1, "move", 0, before, after))
        if all(isinstance(event, Voted) for event in move.events):
            votes.add(number)
        last += len(move.events)
    assert votes
    found = Review("bluff_pirate", 3, "0", tuple(moments), (), (), tuple(points))
    page = review_page(record, found, steps_of_record(record))
    for number, (one, next) in enumerate(pairwise(page.moments), 1):
        assert (next.chances == one.chances) is (number in votes)
        assert next == moments[number] or number in votes
    shown = {point.event: point for point in page.turning_points}
    for number, (one, next) in enumerate(pairwise(page.moments), 1):
        point = shown.get(one.event + 1)
        assert (point is None) is (number in votes)
        if point is not None:
            assert (point.before, point.after) == (one.chances[0], next.chances[0])
