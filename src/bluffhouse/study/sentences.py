"""Turning points and hints as a person would tell them."""

from __future__ import annotations

from collections.abc import Sequence

from bluffhouse.locales import Words
from bluffhouse.study.findings import TurningPoint
from bluffhouse.study.hints import Hint, HintBelief

TRAP_WORTH_TELLING = 0.005
"""The chance of a trap from which it is told: most games have none."""


def sentence(
    point: TurningPoint, words: Words, names: Sequence[str], reader: int | None = None
) -> str:
    """Return the sentence about a turning point, told to the player in a seat, or to anybody."""
    values: dict[str, str] = {
        "name": names[point.seat],
        "you": "yes" if point.seat == reader else "no",
        "before": words.percent(point.before),
        "after": words.percent(point.after),
    }
    if point.other is not None:
        values["other"] = names[point.other]
        values["toyou"] = "yes" if point.other == reader else "no"
    return words(f"review-turn-{point.kind.replace('_', '-')}", **values)


def reason_sentence(hint: Hint, words: Words) -> str:
    """Return why a shark would do it, in one sentence."""
    figures = {name: words.percent(chance) for name, chance in hint.figures.items()}
    return words(f"hint-reason-{hint.reason.replace('_', '-')}", **figures)


def belief_sentence(belief: HintBelief, words: Words, names: Sequence[str]) -> str:
    """Return how likely the open claim is a lie, or a trap where it may be one."""
    values = {
        "name": names[belief.seat],
        "lie": words.percent(belief.lie),
        "trap": words.percent(belief.trap),
    }
    if belief.trap < TRAP_WORTH_TELLING:
        del values["trap"]
        return words("hint-belief", **values)
    return words("hint-belief-trap", **values)
