"""The moments that moved the chances most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bluffhouse.records.statements import Statement
from bluffhouse.study.findings import Decider, Decision, Turn, TurningPoint

MOST = 5
"""Turning points of a game at most."""
LEAST = 0.1
"""The change of a chance to win from which a moment can be a turning point."""


class Step(NamedTuple):
    """A move with what it did to the chances."""

    first: int
    """The number of its first event in the record, from 0."""
    last: int
    seat: int
    decider: Decider
    before: NDArray[np.float64]
    expected: NDArray[np.float64]
    """The chances after it, on average over its luck."""
    after: NDArray[np.float64]


def turning_points(
    steps: Sequence[Step], decisions: Sequence[Decision], said: Sequence[Statement]
) -> tuple[TurningPoint, ...]:
    """Return the moments that moved the chances most, in the order of the record."""
    moved = [step for step in steps if _size(step) >= LEAST]
    moved = sorted(moved, key=lambda step: (-_size(step), step.first))[:MOST]
    judged = {decision.event: decision for decision in decisions}
    return tuple(
        _point(step, judged.get(step.first), said)
        for step in sorted(moved, key=lambda step: step.first)
    )


def _size(step: Step) -> float:
    return float(abs(step.after - step.before).max())


def _point(step: Step, decision: Decision | None, said: Sequence[Statement]) -> TurningPoint:
    change = step.after - step.before
    about = int(abs(change).argmax())
    luck = step.after - step.expected
    if abs(luck[about]) > abs(change[about] - luck[about]):
        return _made(step, "luck" if change[about] > 0 else "bad_luck", about)
    answered = _answered(step, said)
    if answered is not None:
        return answered
    threw_away = decision is not None and decision.verdict in ("mistake", "blunder")
    if threw_away and change[step.seat] <= -LEAST:
        return _made(step, "mistake", step.seat)
    return _made(step, "move", about, step.seat if step.seat != about else None)


def _answered(step: Step, said: Sequence[Statement]) -> TurningPoint | None:
    """Return the turning point if a player won much by doubting a statement in this move, or lost
    much by doubting the truth or by believing a lie."""
    change = step.after - step.before
    for one in said:
        for answer in one.answers:
            if not step.first <= answer.event <= step.last:
                continue
            seat, true = answer.seat, one.kind == "true"
            if not answer.believed and not true and change[seat] >= LEAST:
                return _made(step, "caught", seat, one.seat)
            if not answer.believed and true and change[seat] <= -LEAST:
                return _made(step, "wrong_call", seat, one.seat)
            if answer.believed and not true and change[seat] <= -LEAST:
                return _made(step, "believed", seat, one.seat)
    return None


def _made(step: Step, kind: Turn, seat: int, other: int | None = None) -> TurningPoint:
    return TurningPoint(
        event=step.first,
        kind=kind,
        seat=seat,
        before=round(float(step.before[seat]), 4),
        after=round(float(step.after[seat]), 4),
        other=other,
        decider=step.decider,
    )
