"""What can be laid on the table from a hand, and what people tend to lay."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

from bluffhouse.rules.dont_bluff import BLACK_DIE, VALUES, Cards

KEPT = 1 << 14
"""Hands to remember the lots of: a game meets a few hundred."""

SURE = 5
"""So many millions in the open and the black die is probably lower: what a trap is made of."""
SMALL = 0.3
"""Who hides rubbish lays so much less gladly a lot with a million more in it …"""
FEW = 0.6
"""… and one with a suitcase more."""
BAIT = 0.72
"""Who sets a trap does not like to risk a million more than he must …"""
FEW_BAITS = 0.85
"""… and lays few suitcases, for many look rich."""


class Lot(NamedTuple):
    """Some suitcases of a hand."""

    cards: Cards
    size: int
    worth: int
    rest: Cards
    """What stays in the hand."""
    ways: int
    """In how many ways one can pick it blindly."""


@lru_cache(KEPT)
def lots_of(hand: Cards) -> tuple[Lot, ...]:
    """Every lot but the empty one."""
    fives, twos, ones, bluffs = map(hand.count, VALUES)
    found = []
    for five in range(fives + 1):
        for two in range(twos + 1):
            for one in range(ones + 1):
                for bluff in range(bluffs + 1):
                    size = five + two + one + bluff
                    if size:
                        ways = comb(fives, five) * comb(twos, two) * comb(ones, one)
                        found.append(
                            Lot(
                                cards_of(five, two, one, bluff),
                                size,
                                5 * five + 2 * two + one,
                                cards_of(fives - five, twos - two, ones - one, bluffs - bluff),
                                ways * comb(bluffs, bluff),
                            )
                        )
    return tuple(found)


@lru_cache(KEPT)
def cards_of(fives: int, twos: int, ones: int, bluffs: int) -> Cards:
    return (5,) * fives + (2,) * twos + (1,) * ones + (0,) * bluffs


Habit = tuple[Lot, float, float, float]
"""A lot, and how likely rubbish, a trap, and anything at all are just this one."""


@lru_cache(KEPT)
def _habits(hand: Cards, shown: int) -> dict[int, tuple[Habit, ...]]:
    """All lots of a hand by their size."""
    lots = lots_of(hand)
    rubbish = [lot.ways * SMALL**lot.worth * FEW**lot.size for lot in lots]
    traps = [BAIT**lot.worth * FEW_BAITS**lot.size * (shown + lot.worth >= SURE) for lot in lots]
    if not any(traps):
        traps = rubbish
    all_rubbish, all_traps = sum(rubbish), sum(traps)
    found: dict[int, list[Habit]] = {}
    for lot, r, t in zip(lots, rubbish, traps, strict=True):
        habit = lot, r / all_rubbish, t / all_traps, 1 / len(lots)
        found.setdefault(lot.size, []).append(habit)
    return {size: tuple(habits) for size, habits in found.items()}


def people_lay(
    hand: Cards, shown: int, size: int, trapping: float, anyhow: float
) -> list[tuple[Lot, float]]:
    """The lots of so many suitcases that somebody may lay on so many open millions, and how
    likely he does, if he sets a trap so often, and so often does anything at all."""
    rubbish = (1 - trapping) * (1 - anyhow)
    trap = trapping * (1 - anyhow)
    return [
        (lot, rubbish * r + trap * t + anyhow * a)
        for lot, r, t, a in _habits(hand, shown).get(size, ())
    ]


SIDES = len(BLACK_DIE)


def die_below(millions: int) -> float:
    return min(max(millions - 1, 0), SIDES) / SIDES


def die_above(millions: int) -> float:
    return max(SIDES - millions, 0) / SIDES


def die_equal(millions: int) -> float:
    return 1 / SIDES if 1 <= millions <= SIDES else 0.0
