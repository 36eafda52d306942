"""The lots that can be laid from a hand, and those that people tend to lay."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

from bluffhouse.rules.dont_bluff import BLACK_DIE, VALUES, Cards

KEPT = 1 << 14
"""Hands whose lots are remembered; a game meets a few hundred."""

SURE = 5
"""Millions in the open from which a lot counts as a trap: the black die is probably lower."""
SMALL = 0.3
"""How much less likely a lot of rubbish is for each further million in it …"""
FEW = 0.6
"""… and for each further suitcase."""
BAIT = 0.72
"""How much less likely a trap is for each further million in it, which is at risk …"""
FEW_BAITS = 0.85
"""… and for each further suitcase, as many of them look rich."""


class Lot(NamedTuple):
    """Some suitcases of a hand."""

    cards: Cards
    size: int
    worth: int
    rest: Cards
    """The rest of the hand."""
    ways: int
    """In how many ways it can be picked blindly."""


@lru_cache(KEPT)
def lots_of(hand: Cards) -> tuple[Lot, ...]:
    """Return every lot of a hand but the empty one."""
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
    """Return all lots of a hand by their size."""
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
    """Return the lots of `size` suitcases that a player may lay on `shown` open millions, and how
    likely each is if they set traps and play at random this often."""
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
