"""What a hint consists of, and which reason its figures give. All of it can be written as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from bluffhouse.study.findings import BEST, MISTAKE, USUAL, Option, Source

Reason = Literal[
    "only",
    "lost",
    "won",
    "catch",
    "catch_anyway",
    "trust",
    "trust_anyway",
    "trap",
    "unsure",
    "balance",
    "bait",
    "bluff",
    "stretch",
    "even",
    "likely",
    "honest",
    "mix",
    "close",
    "clear",
    "slight",
]
"""Why a shark would do it; its sentence is the message `hint-reason-…`."""

HOPELESS = 0.02
"""The best chance to win up to which nothing matters much any more."""
SAFE = 0.98
"""The worst chance to win from which nothing can go wrong any more."""
PROBABLY = 0.65
"""The chance from which a claim of one's own is probably true. At the opposite chance it is
probably not."""
TRAP = 0.3
"""The chance from which a claim may well be a trap."""


class HintBelief(msgspec.Struct, frozen=True):
    """How likely the open claim of a seat is true, a lie or a trap, from what the asker knows. The
    three add up to 1."""

    seat: int
    true: float
    lie: float
    trap: float


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a shark would do, from what a seat knows."""

    options: tuple[Option, ...]
    """The advised one first, then the better the earlier; four at most."""
    reason: Reason
    figures: dict[str, float]
    """The chances that the sentence of the reason mentions, by the name of the variable."""
    source: Source
    belief: HintBelief | None = None
    """What to believe of the last claim of another seat that is still open."""


class Choice(NamedTuple):
    """An option, with what decides the reason for it."""

    value: float
    likely: float
    gap: float = 0.0
    """By how much the advised option is better. What is not certain is nothing."""
    doubts: bool | None = None
    """Whether it doubts the open claim; None: it does not answer it."""
    true: float | None = None
    """How likely the claim that it makes is true; None: it claims nothing."""
    baits: bool = False
    """Whether it claims less than there is."""


def reason_for(
    choices: Sequence[Choice], belief: HintBelief | None
) -> tuple[Reason, dict[str, float]]:
    """Return why the first of these choices is advised, and the chances that say so."""
    first, others = choices[0], choices[1:]
    if not others:
        return "only", {}
    if max(one.value for one in choices) <= HOPELESS:
        return "lost", {}
    if min(one.value for one in choices) >= SAFE:
        return "won", {}
    if min(one.gap for one in others) <= -MISTAKE:
        return "unsure", {"likely": first.likely}
    answer = _answering(first, others, belief)
    if answer is not None:
        return answer
    if first.true is not None:
        return _claiming(first, others[0], first.true)
    return _comparing(first, others[0])


def _answering(
    first: Choice, others: Sequence[Choice], belief: HintBelief | None
) -> tuple[Reason, dict[str, float]] | None:
    """Return the reason of an answer to a claim, unless it is as good as its opposite."""
    opposite = next((one for one in others if one.doubts is (not first.doubts)), None)
    if belief is None or first.doubts is None or opposite is None or opposite.gap <= BEST:
        return None
    chances = {"best": first.value, "other": opposite.value}
    if first.doubts:
        reason: Reason = "catch" if belief.lie >= belief.true else "catch_anyway"
        return reason, {"lie": belief.lie, **chances}
    if belief.trap >= max(TRAP, belief.lie):
        return "trap", {"trap": belief.trap}
    if belief.true > belief.lie:
        return "trust", {"true": belief.true, **chances}
    return "trust_anyway", {"lie": belief.lie, **chances}


def _claiming(first: Choice, second: Choice, true: float) -> tuple[Reason, dict[str, float]]:
    """Return the reason for a claim of one's own."""
    if first.baits:
        return "bait", {}
    bluffs = [one.true is not None and one.true <= 1 - PROBABLY for one in (first, second)]
    if second.likely >= USUAL and bluffs[0] is not bluffs[1]:
        return "balance", {}
    if true in (0, 1):
        return ("honest" if true else "bluff"), {"best": first.value}
    reason: Reason = "stretch" if bluffs[0] else "likely" if true >= PROBABLY else "even"
    return reason, {"true": true, "best": first.value}


def _comparing(first: Choice, second: Choice) -> tuple[Reason, dict[str, float]]:
    """Return the reason that the margin gives."""
    if second.gap <= BEST:
        if second.likely >= USUAL:
            return "mix", {"likely": first.likely, "other": second.likely}
        return "close", {}
    chances = {"best": first.value, "other": second.value}
    return ("clear" if second.gap >= MISTAKE else "slight"), chances
