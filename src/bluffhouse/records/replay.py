"""Replay a record to any point, and verify it against its seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Literal, NamedTuple

import msgspec

from bluffhouse.rules import game as make_game
from bluffhouse.rules.chance import ScriptError, commitment
from bluffhouse.rules.contract import (
    ChanceEvent,
    Event,
    IllegalAction,
    MoveEvent,
    Record,
    RedactedError,
    Scalar,
    State,
)


class Mismatch(ValueError):
    """An event of a record that is not what the rules say happens there."""

    def __init__(self, event: int, reason: str, key: str, /, **values: Scalar) -> None:
        super().__init__(f"event {event + 1}: {reason}")
        self.event = event
        """The number of the event, from 0."""
        self.reason = reason
        """What is wrong with it, in English."""
        self.key = key
        """The same as a sentence of the locales: its key and its values."""
        self.values = values


class Verdict(NamedTuple):
    """Whether the random events follow from the seed."""

    outcome: Literal["honest", "dishonest", "unproven"]
    event: int | None
    """The first event that does not follow from the seed."""
    reason: str
    """Why, in English."""
    key: str
    """The same as a sentence of the locales: its key and its values."""
    values: Mapping[str, Scalar] = {}


class Move(NamedTuple):
    """A move of a record, played again."""

    seat: int | None
    """The seat that moved; None for the deal."""
    events: Sequence[Event]
    state: State
    """The game after this move. The next move changes it, so look at it first."""


def moves(record: Record) -> Iterator[Move]:
    """Replay the game move by move, the deal first. Random outcomes are read from the record; after
    its end they come from the seed, if the record has one. Raises Mismatch."""
    luck = [number for number, event in enumerate(record.events) if isinstance(event, ChanceEvent)]
    script = [_outcome(record, number) for number in luck]
    try:
        yield from _moves(record, script)
    except ScriptError as error:
        number = luck[error.index] if error.index < len(luck) else len(record.events) - 1
        event = max(number, 0)
        raise Mismatch(event, error.reason, "record-other-luck", details=error.reason) from None


def replay(record: Record, decisions: int | None = None) -> State:
    """Return the game after so many decisions (None: all of them). Raises Mismatch."""
    if decisions is not None and decisions < 0:
        raise ValueError(f"decisions={decisions}: must be 0 or more")
    *_, last = islice(moves(record), None if decisions is None else decisions + 1)
    return last.state


def verify(record: Record) -> Verdict:
    """Recompute every random event from the revealed seed and compare."""
    if record.seed is None:
        return Verdict("unproven", None, "the seed has not been revealed", "verdict-no-seed")
    if record.commitment is None:
        reason = "the record has no commitment to its seed"
        return Verdict("unproven", None, reason, "verdict-no-seal")
    if commitment(record.seed) != record.commitment:
        reason = "the seed is not the one that was committed to"
        return Verdict("dishonest", None, reason, "verdict-other-seed")
    if record.pledge is not None:
        dealers, *numbers = record.seed.split("+")
        if commitment(dealers) != record.pledge:
            reason = "the dealer's part of the seed is not the pledged one"
            return Verdict("dishonest", None, reason, "verdict-other-pledge")
        if len(numbers) != record.players:
            reason = "the seed does not hold one number for each seat"
            return Verdict("dishonest", None, reason, "verdict-numbers")
    try:
        for _ in _moves(record, ()):
            pass
    except Mismatch as error:
        return Verdict("dishonest", error.event, error.reason, error.key, error.values)
    reason = "every random event follows from the seed"
    return Verdict("honest", None, reason, "verdict-all-follows")


def _outcome(record: Record, number: int) -> object:
    event = record.events[number]
    assert isinstance(event, ChanceEvent)
    try:
        return event.outcome
    except RedactedError as error:
        raise Mismatch(number, str(error), "record-other-luck", details=str(error)) from None


def _moves(record: Record, script: Sequence[object]) -> Iterator[Move]:
    """Play every decision of the record again and compare the events with those written down."""
    game = make_game(record.game, **record.options).in_edition(record.edition)
    state = game.start(record.players, record.seed, script=script, starter=record.starter)
    dealt = state.record.events
    done = _compare(record, 0, dealt)
    yield Move(None, dealt, state)
    while done < len(record.events):
        event = record.events[done]
        if not isinstance(event, MoveEvent):
            reason = "a decision of a player is missing before this event"
            raise Mismatch(done, reason, "record-decision-missing")
        try:
            happened = state.play(event.seat, event.action)
        except (IllegalAction, RedactedError) as refusal:
            reason = f"not allowed here: {refusal}"
            raise Mismatch(done, reason, "record-not-allowed", details=str(refusal)) from None
        done = _compare(record, done, happened)
        yield Move(event.seat, happened, state)


def _compare(record: Record, done: int, happened: Sequence[Event]) -> int:
    """Compare the events after the first `done` with these; return how many agree so far. Raises
    Mismatch."""
    for event in happened:
        if done >= len(record.events):
            reason = "the record breaks off in the middle of a move"
            raise Mismatch(max(done - 1, 0), reason, "record-breaks-off")
        if record.events[done] != event:
            right = msgspec.json.encode(event).decode()
            reason = f"this is not what happens here, but {right}"
            raise Mismatch(done, reason, "record-other-event", event=right)
        done += 1
    return done
