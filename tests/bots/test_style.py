"""Temperaments of the learned bots: they show, and they are no nonsense."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

import numpy as np
import pytest

import bluffhouse
from bluffhouse.bots import TEMPERAMENTS
from bluffhouse.bots.champion import shipped
from bluffhouse.bots.champion.mind import Mind, Row, likely_enough, mind
from bluffhouse.bots.champion.style import TASTES, style
from bluffhouse.flat import Flat
from bluffhouse.flat import bluff_pirate as pirate
from bluffhouse.flat import dont_bluff as guns
from bluffhouse.flat import lie as cards
from bluffhouse.flat import millionaires as auction
from bluffhouse.flat import millions_of_dollars as heist
from bluffhouse.rules.bluff_pirate import KINDS
from bluffhouse.rules.dont_bluff import TAKE

DECISIONS = 400
SLIPS = 0.3
"""How often a number is chosen blindly."""


def net(name: str) -> Mind:
    path = shipped(name)
    assert path is not None
    return mind(name, path)


def decisions(name: str) -> Iterator[tuple[Flat, list[int], Row]]:
    """Yield positions with the legal numbers and how likely each is: nets play, with slips, so that
    there is something to decide."""
    thinks, rng = net(name), random.Random(name)
    made = 0
    while True:
        flat = Flat.start(bluffhouse.game(name), 4, seed=rng.getrandbits(32))
        while flat.to_act is not None:
            numbers = flat.legal_numbers()
            number = numbers[0]
            if len(numbers) > 1:
                likely, _ = thinks.asked(flat, flat.to_act)
                kept = likely_enough(likely)
                yield flat, numbers, kept / kept.sum()
                made += 1
                if made == DECISIONS:
                    return
                slips = rng.random() < SLIPS
                [number] = rng.choices(numbers, None if slips else kept.tolist())
            flat.apply(number)


Sign = Callable[[Flat, int], bool]


def calls(flat: Flat, number: int) -> bool:
    return number == cards.CALL_NUMBER


def doubts(flat: Flat, number: int) -> bool:
    return flat.state.phase == "vote" and number == pirate.VOTES[0]  # type: ignore[attr-defined]


def hides_another_card(flat: Flat, number: int) -> bool:
    if not pirate.HIDE <= number < pirate.SEAT:
        return False
    return number - pirate.HIDE != (flat.said[0] - pirate.SHOW_ONE) % len(KINDS)


def claims_no_bluff(flat: Flat, number: int) -> bool:
    return number == pirate.LAY_AND_CLAIM


def takes(flat: Flat, number: int) -> bool:
    return number == guns.PLAIN.index(TAKE)


def lays_in_silence(flat: Flat, number: int) -> bool:
    return number == guns.CLAIM


def passes(flat: Flat, number: int) -> bool:
    return number == auction.PASS_NUMBER


def ends_the_talk(flat: Flat, number: int) -> bool:
    return number in (heist.READY_NUMBER, heist.CALL_TIME_NUMBER)


@cache
def shown(name: str, sign: Sign) -> dict[str, float]:
    """Return how often each temperament does this, in the same positions."""
    styles = {temper: style(name, factors) for temper, factors in TEMPERAMENTS.items()}
    often = dict.fromkeys(TEMPERAMENTS, 0.0)
    for flat, numbers, kept in decisions(name):
        signs = np.array([sign(flat, number) for number in numbers])
        for temper, lean in styles.items():
            assert lean is not None
            likely = kept * lean(flat, numbers)
            often[temper] += float(likely[signs].sum() / likely.sum())
    return often


@pytest.mark.parametrize(
    ("name", "sign", "more", "less", "times"),
    [
        ("lie", calls, "suspicious", "trusting", 1.01),
        ("lie", calls, "cagey", "bold", 1.01),
        ("bluff_pirate", doubts, "suspicious", "trusting", 1.1),
        ("bluff_pirate", hides_another_card, "bold", "cagey", 1.02),
        ("bluff_pirate", claims_no_bluff, "chatty", "cagey", 1.3),
        ("dont_bluff", takes, "trusting", "suspicious", 1.15),
        ("dont_bluff", lays_in_silence, "cagey", "chatty", 1.3),
        ("millionaires", passes, "cagey", "bold", 1.01),
        ("millions_of_dollars", ends_the_talk, "cagey", "chatty", 1.02),
    ],
)
def test_a_temperament_shows(name: str, sign: Sign, more: str, less: str, times: float) -> None:
    often = shown(name, sign)
    assert often[more] > often["steady"] > often[less] > 0
    assert often[more] > times * often[less]


@pytest.mark.parametrize("name", sorted(TASTES))
def test_a_temperament_is_no_nonsense(name: str) -> None:
    """At most one decision in eight is another one than with a steady temperament, and never one
    that the net considers nonsense."""
    for temper, factors in TEMPERAMENTS.items():
        lean = style(name, factors)
        assert lean is not None
        changed = []
        for flat, numbers, kept in decisions(name):
            likely = kept * lean(flat, numbers)
            likely /= likely.sum()
            assert (likely[kept == 0] == 0).all()
            changed.append(float(np.abs(likely - kept).sum()) / 2)
        assert len(changed) == DECISIONS
        assert sum(changed) / DECISIONS < 1 / 8
        assert (sum(changed) < 1e-3) == (temper == "steady")
