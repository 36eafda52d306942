"""Playing a record again: to any point, and once more from its seed alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from bluffhouse.rules import game as make_game
from bluffhouse.rules.chance import ScriptError, commitment
from bluffhouse.rules.contract import Deed, Event, IllegalAction, Luck, Record, State


class Mismatch(ValueError):
    """An event of a record that is not what the rules say happens there."""

    def __init__(self, event: int, reason: str) -> None:
        super().__init__(f"event {event + 1}: {reason}")
        self.event = event
        """Which event, from 0."""
        self.reason = reason


class Verdict(NamedTuple):
    """Whether luck was honest."""

    outcome: Literal["honest", "dishonest", "unproven"]
    event: int | None
    """The first event that the seed does not give."""
    reason: str


def replay(record: Record, decisions: int | None = None) -> State:
    """The game after so many decisions (None: all that are written down). Luck is read from
    the record, and beyond it comes from the seed, if the record has one."""
    if decisions is not None and decisions < 0:
        raise ValueError(f"decisions={decisions}: must be 0 or more")
    luck = [number for number, event in enumerate(record.events) if isinstance(event, Luck)]
    try:
        script = [_outcome(record.events[number]) for number in luck]
        return _play_through(record, script, decisions)
    except ScriptError as error:
        number = luck[error.index] if error.index < len(luck) else len(record.events) - 1
        raise Mismatch(max(number, 0), error.reason) from None


def verify(record: Record) -> Verdict:
    """Recompute every random event from the revealed seed."""
    if record.seed is None:
        return Verdict("unproven", None, "the seed has not been revealed")
    if record.commitment is None:
        return Verdict("unproven", None, "the record has no commitment to its seed")
    if commitment(record.seed) != record.commitment:
        return Verdict("dishonest", None, "the seed is not the one that was committed to")
    if record.pledge is not None:
        dealers, *numbers = record.seed.split("+")
        if commitment(dealers) != record.pledge:
            return Verdict(
                "dishonest", None, "the dealer's part of the seed is not the pledged one"
            )
        if len(numbers) != record.players:
            return Verdict("dishonest", None, "the seed does not hold one number for each seat")
    try:
        _play_through(record, (), None)
    except Mismatch as error:
        return Verdict("dishonest", error.event, error.reason)
    return Verdict("honest", None, "every random event follows from the seed")


def _outcome(event: Event) -> object:
    assert isinstance(event, Luck)
    return event.outcome


def _play_through(record: Record, script: Sequence[object], decisions: int | None) -> State:
    """Make every decision of the record again and compare what happens with what it says."""
    game = make_game(record.game, **record.options)
    state = game.start(record.players, record.seed, script=script, starter=record.starter)
    done = _compare(record, 0, state.record.events)
    made = 0
    while done < len(record.events) and made != decisions:
        event = record.events[done]
        if not isinstance(event, Deed):
            raise Mismatch(done, "a decision of a player is missing before this event")
        try:
            happened = state.play(event.seat, event.action)
        except IllegalAction as refusal:
            raise Mismatch(done, f"not allowed here: {refusal}") from None
        done = _compare(record, done, happened)
        made += 1
    return state


def _compare(record: Record, done: int, happened: Sequence[Event]) -> int:
    """The number of events that agree so far."""
    for event in happened:
        if done >= len(record.events):
            raise Mismatch(max(done - 1, 0), "the record breaks off in the middle of a move")
        if record.events[done] != event:
            right = msgspec.json.encode(event).decode()
            raise Mismatch(done, f"this is not what happens here, but {right}")
        done += 1
    return done
