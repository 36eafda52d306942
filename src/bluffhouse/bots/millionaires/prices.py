"""What a tile is worth to each player, in millions."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import NamedTuple

from bluffhouse.bots.millionaires.table import (
    CASINO,
    CBA,
    HAS_CASINO,
    HAS_THIEF,
    LOWEST,
    SUCCESS,
    WEALTH,
    Rest,
    Table,
)
from bluffhouse.rules.millionaires import SUMS

LN2 = log(2)


class Knobs(NamedTuple):
    rate: float = 2.0
    weight: float = 5.0
    power: float = 1.0
    margin: float = 1.0
    future: float = 1.0
    base: float = 2.0
    hope: float = 1.0
    bad_future: float = 0.5
    casino: float = 1.0
    cba: float = 1.0
    thief: float = 1.0
    success: float = 1.0
    feed: float = 2.0


KNOBS = Knobs()


def prices(
    table: Table, tile: int, rest: Rest, floors: Sequence[float], knobs: Knobs = KNOBS
) -> list[float]:
    """The highest sensible bid of each player for this tile (against it, if it is a misfortune).

    A tile is worth the part of one's purse that it is of all the gains one may still hope for.
    Gains are counted in logarithms: points multiply (MB-10)."""
    players = len(floors)
    reds = rest.reds
    # A tile that is not red comes up before the last red one, a red one is not the last itself.
    comes = reds / (reds + 1)
    red_comes = (reds - 1) / reds
    wealth_to_come = comes * rest.wealth
    average = rest.wealth / rest.tiles / 2 if rest.tiles else 0.0
    doublings = LN2 * red_comes * (rest.success + knobs.bad_future * rest.cba)
    losses = knobs.bad_future * comes * (5 * rest.casino + 2 * rest.thief)
    found = []
    for seat in range(players):
        has = SUMS[table.hands[seat]]
        floor = floors[seat]
        purse = has - floor if floor > 0 else has
        if purse <= 0:
            found.append(0.0)
            continue
        bad = table.bad[seat]
        own = WEALTH[table.wealth[seat]]
        if bad & HAS_CASINO:
            own = own - 5 if own > 5 else 0
        base = own + knobs.base + knobs.future * wealth_to_come / players
        if tile <= 10:
            gain = log(1 + (knobs.feed if bad & HAS_THIEF else tile) / base)
        elif tile == SUCCESS:
            gain = LN2 * knobs.success
        elif tile == CBA:
            gain = LN2 * knobs.cba
        elif tile == CASINO:
            gain = log(base / max(base - 5, 1)) * knobs.casino
        else:
            given = LOWEST[table.wealth[seat]]
            lost = given if given > 0 else knobs.feed
            gain = log(base / max(base - lost, 1)) * knobs.thief
        hopes = (wealth_to_come + losses) / (base + average) + doublings
        found.append(purse * gain / (gain + knobs.hope * hopes / players))
    return found
