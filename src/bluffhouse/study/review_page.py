"""A review with everything that a page needs to tell it in the words of its game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import asdict, replace

from bluffhouse.rules.contract import Event, MoveEvent, Record
from bluffhouse.study.findings import Balance, Decision, Moment, Review, TurningPoint


class ReviewPage(Review, frozen=True):
    """A review with the events of its game. What the rules keep secret for good is left out."""

    events: tuple[msgspec.Raw, ...] = ()
    """All events of the record, as everybody may see them after the game."""
    seqs: tuple[int, ...] = ()
    """For each event, the sequence number of the step of the replay in which it happened."""
    secret: tuple[bool, ...] = ()
    """For each decision, whether the rules keep it secret from the others for good."""
    seat: int | None = None
    """The reader's own seat, if they sat at the table."""


def review_page(record: Record, found: Review, seqs: Sequence[int]) -> ReviewPage:
    """Return the page of a review. `seqs`: for each event, the number of its step in the replay."""
    events = record.events
    moments = _without_secrets(found.moments, record)
    return ReviewPage(
        **{
            **asdict(found),
            "format": found.format,
            "moments": moments,
            "turning_points": _as_in_chart(found.turning_points, moments, record),
        },
        events=tuple(msgspec.Raw(msgspec.json.encode(event.disclosed())) for event in events),
        seqs=tuple(seqs),
        secret=tuple(_is_secret(events[decision.event]) for decision in found.decisions),
    )


def _is_secret(event: Event) -> bool:
    """Whether the rules keep something of an event secret for good."""
    return event.disclosed() != event


def _without_secrets(moments: Sequence[Moment], record: Record) -> tuple[Moment, ...]:
    """Return these moments with chances that betray no secret: after a move of which the others saw
    nothing, they stay what they were until everybody sees something again."""
    shown: list[Moment] = []
    first = 0
    for moment in moments:
        secret = shown and all(map(_is_secret, record.events[first : moment.event + 1]))
        shown.append(Moment(moment.event, shown[-1].chances if secret else moment.chances))
        first = moment.event + 1
    return tuple(shown)


def _as_in_chart(
    points: Sequence[TurningPoint], moments: Sequence[Moment], record: Record
) -> tuple[TurningPoint, ...]:
    """Return these turning points with the chances that the chart shows before them, and none that
    the chart hides."""
    before = {moment.event + 1: moment.chances for moment in moments}
    return tuple(
        replace(point, before=before[point.event][point.seat])
        for point in points
        if point.event in before and not _is_secret(record.events[point.event])
    )


def page_for(page: ReviewPage, seat: int | None) -> ReviewPage:
    """Return what the player in a seat (None: somebody else) may see of the page: all but the
    secret decisions of others, and the turning points and losses that would betray them."""
    shown = [
        place
        for place, decision in enumerate(page.decisions)
        if decision.seat == seat or not page.secret[place]
    ]
    kept = set(shown)
    hidden = [one for place, one in enumerate(page.decisions) if place not in kept]
    events = {decision.event for decision in hidden}
    return replace(
        page,
        seat=seat,
        balances=tuple(_without_losses(balance, hidden) for balance in page.balances),
        turning_points=tuple(turn for turn in page.turning_points if turn.event not in events),
        decisions=tuple(page.decisions[place] for place in shown),
        secret=tuple(page.secret[place] for place in shown),
    )


def _without_losses(balance: Balance, hidden: Sequence[Decision]) -> Balance:
    """Return a balance without what these decisions threw away."""
    lost = sum(one.lost for one in hidden if one.made_by(balance.seat))
    return replace(balance, lost=max(0.0, round(balance.lost - lost, 4))) if lost else balance


def steps_of_record(record: Record) -> list[int]:
    """Return, for each event, the number of the move to which it belongs; the deal is number 0."""
    step = 0
    steps = []
    for event in record.events:
        step += isinstance(event, MoveEvent)
        steps.append(step)
    return steps
