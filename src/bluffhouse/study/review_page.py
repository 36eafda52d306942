"""A review with everything that a page needs to tell it in the words of its game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import asdict, replace

from bluffhouse.rules.contract import MoveEvent, Record
from bluffhouse.study.findings import Review


class ReviewPage(Review, frozen=True):
    """A review with the events of its game. What the rules keep secret for good is left out."""

    events: tuple[msgspec.Raw, ...] = ()
    """All events of the record, as everybody may see them after the game."""
    seqs: tuple[int, ...] = ()
    """For each event, the sequence number of the step of the replay in which it happened."""
    secret: tuple[bool, ...] = ()
    """For each decision, whether the rules keep it secret from the others for good."""


def review_page(record: Record, found: Review, seqs: Sequence[int]) -> ReviewPage:
    """Return the page of a review. `seqs`: for each event, the number of its step in the replay."""
    events = record.events
    return ReviewPage(
        **{**asdict(found), "format": found.format},
        events=tuple(msgspec.Raw(msgspec.json.encode(event.disclosed())) for event in events),
        seqs=tuple(seqs),
        secret=tuple(
            events[decision.event].disclosed() != events[decision.event]
            for decision in found.decisions
        ),
    )


def page_for(page: ReviewPage, seat: int | None) -> ReviewPage:
    """Return what the player in a seat (None: somebody else) may see of the page: all but the
    secret decisions of others, and the turning points that would betray them."""
    shown = [
        place
        for place, decision in enumerate(page.decisions)
        if decision.seat == seat or not page.secret[place]
    ]
    hidden = {decision.event for place, decision in enumerate(page.decisions) if place not in shown}
    return replace(
        page,
        turning_points=tuple(turn for turn in page.turning_points if turn.event not in hidden),
        decisions=tuple(page.decisions[place] for place in shown),
        secret=tuple(page.secret[place] for place in shown),
    )


def steps_of_record(record: Record) -> list[int]:
    """Return, for each event, the number of the move to which it belongs; the deal is number 0."""
    step = 0
    steps = []
    for event in record.events:
        step += isinstance(event, MoveEvent)
        steps.append(step)
    return steps
