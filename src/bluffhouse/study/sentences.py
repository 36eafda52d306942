"""Turning points as a person would tell them."""

from __future__ import annotations

from collections.abc import Sequence

from bluffhouse.locales import Words
from bluffhouse.study.findings import TurningPoint


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
