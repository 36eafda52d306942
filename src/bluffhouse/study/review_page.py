"""A review with everything that a page needs to tell it in the words of its game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from bluffhouse.records import moves
from bluffhouse.rules import action_decoder
from bluffhouse.rules.contract import Event, MoveEvent, Record, State
from bluffhouse.study.findings import Decision, Review


class ReviewPage(Review, frozen=True):
    """A review with the events of its game. What the rules keep secret for good is left out."""

    events: tuple[msgspec.Raw, ...] = ()
    """All events of the record, as everybody may see them after the game."""
    seqs: tuple[int, ...] = ()
    """For each event, the sequence number of the step of the replay in which it happened."""
    told: tuple[tuple[msgspec.Raw, ...], ...] = ()
    """For each decision and each of its options, the event that the option is told as."""
    secret: tuple[bool, ...] = ()
    """For each decision, whether the rules keep it secret from the others for good."""


def review_page(record: Record, found: Review, seqs: Sequence[int]) -> ReviewPage:
    """Return the page of a review. `seqs`: for each event, the number of its step in the replay."""
    teller = OptionTeller(record, found)
    return ReviewPage(
        **{**asdict(found), "format": found.format},
        events=tuple(_written(event.disclosed()) for event in record.events),
        seqs=tuple(seqs),
        told=tuple(tuple(map(_written, options)) for options in teller.told),
        secret=tuple(
            any(event.disclosed() != event for event in options) for options in teller.told
        ),
    )


def page_for(page: ReviewPage, seat: int | None) -> ReviewPage:
    """Return what the player in a seat (None: somebody else) may see of the page: all but the
    secret decisions of others."""
    shown = [
        place
        for place, decision in enumerate(page.decisions)
        if decision.seat == seat or not page.secret[place]
    ]
    return replace(
        page,
        decisions=tuple(page.decisions[place] for place in shown),
        told=tuple(page.told[place] for place in shown),
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


class OptionTeller:
    """Finds the event that each option would have been told as, by playing it."""

    def __init__(self, record: Record, found: Review) -> None:
        self._decode = action_decoder(record.game).decode
        self.told: list[list[Event]] = []
        """For each decision and each of its options, the event."""
        decisions = {decision.event: decision for decision in found.decisions}
        done = 0
        before: State | None = None
        for move in moves(record):
            decision = decisions.get(done)
            if before is not None and decision is not None:
                self.told.append(self._options(before, decision))
            done += len(move.events)
            before = move.state.copy()

    def _options(self, before: State, decision: Decision) -> list[Event]:
        seat = decision.seat
        actions: list[Any] = [self._decode(option.action) for option in decision.options]
        # The luck of another future: the event of a decision depends on none.
        return [before.reseeded(0).play(seat, action)[0].seen_by(seat) for action in actions]


def _written(event: Event) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(event))
