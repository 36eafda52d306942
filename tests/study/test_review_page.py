"""What each player may see of the page of a review."""

from __future__ import annotations

import msgspec

from bluffhouse.study.findings import Decision, Option, TurningPoint
from bluffhouse.study.review_page import ReviewPage, page_for


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
