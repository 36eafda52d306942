"""Know how you played: reviews of finished games (docs/review.md), and hints (docs/hints.md).

>>> import random, bluffhouse
>>> from bluffhouse.study import NotOver, review
>>> rng = random.Random(1)
>>> state = bluffhouse.game("dont_bluff").start(players=2, seed=7)
>>> try:
...     review(state.record)
... except NotOver:
...     print("it would tell what is still hidden")
it would tell what is still hidden
>>> while state.result is None:
...     seat = state.to_act[0]
...     events = state.play(seat, state.legal(seat).sample(rng))
>>> found = review(state.record, worlds=4)
>>> isinstance(found, Review) and isinstance(found.moments[0], Moment)
True
>>> [type(balance) is Balance for balance in found.balances]
[True, True]
>>> all(isinstance(point, TurningPoint) for point in found.turning_points)
True

Each decision has its options, a verdict, and what there was to believe:

>>> decision = found.decisions[0]
>>> isinstance(decision, Decision) and isinstance(decision.options[0], Option)
True
>>> from typing import get_args
>>> decision.verdict in get_args(Verdict)
True
>>> decision.belief is None or isinstance(decision.belief, Belief)
True

A hint says what a shark would do, from what a seat knows:

>>> from bluffhouse.study import hint
>>> state = bluffhouse.game("lie").start(players=2, seed=1, starter=0)
>>> seen = [event.seen_by(0) for event in state.record.events]
>>> advice = hint(state.game, state.view(0), seen, worlds=4)
>>> isinstance(advice, Hint) and len(advice.options) > 0
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bluffhouse.study.findings import (
    Balance,
    Belief,
    Decision,
    Moment,
    Option,
    Review,
    TurningPoint,
    Verdict,
)
from bluffhouse.study.hints import Hint

if TYPE_CHECKING:
    from bluffhouse.study.adviser import hint
    from bluffhouse.study.reviewer import NotOver, review

__all__ = [
    "Balance",
    "Belief",
    "Decision",
    "Hint",
    "Moment",
    "NotOver",
    "Option",
    "Review",
    "TurningPoint",
    "Verdict",
    "hint",
    "review",
]


def __getattr__(name: str) -> Any:
    """Import the reviewer and the adviser when they are first needed: a house that only shows what
    they found does without NumPy."""
    if name in ("NotOver", "review"):
        from bluffhouse.study import reviewer

        return getattr(reviewer, name)
    if name == "hint":
        from bluffhouse.study import adviser

        return adviser.hint
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
