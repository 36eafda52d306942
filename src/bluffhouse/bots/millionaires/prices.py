"""The worth of a tile to each player, in millions."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

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
from bluffhouse.rules.millionaires import WORTH

LN2 = log(2)


SLACK, SLACK_GROWTH = 4.0, 1.44
"""How much the poorest other player may still lose until the end: this many millions times the
expected number of auctions to this power."""
MARGIN = 1.2
"""Millions to keep beyond the poorest player's money, as a reserve for bad luck."""
FUTURE = 0.5
"""Part of a fair share of the wealth to come that a player counts on …"""
BASE = 2.0
"""… and a little wealth that always comes from somewhere."""
HOPE = 4.0
"""How much more later tiles are valued than this one: saving wins more often than buying."""
MISFORTUNES_COUNT = 0.55
"""Cost of a misfortune to come, compared with a gain: it hits one of several players."""
SUCCESS_WORTH, CASINO_WORTH, CBA_WORTH = 0.9, 0.8, 1.5
"""Correction of each tile's worth beyond its logarithm, found by playing."""
FEED = 2.0
"""Wealth that a waiting Thief is assumed to take: it is best fed with something small."""


def prices(
    table: Table,
    tile: int,
    rest: Rest,
    floors: Sequence[float],
    nerves: Sequence[float],
) -> list[float]:
    """The highest sensible bid of each player for this tile (against it, if it is a misfortune),
    who wants to keep at least `floors` of their money and has more or less nerve (1: ordinary).

    A tile is worth the part of one's purse that it is of all the gains one may still hope for.
    Gains are counted in logarithms: points multiply (MB-10)."""
    players = len(floors)
    reds = rest.reds
    # A tile that is not red comes up before the last red one, a red one is not the last itself.
    comes = reds / (reds + 1)
    red_comes = (reds - 1) / reds
    wealth_to_come = comes * rest.wealth
    average = rest.wealth / rest.tiles / 2 if rest.tiles else 0.0
    doublings = LN2 * red_comes * (rest.success + MISFORTUNES_COUNT * rest.cba)
    losses = MISFORTUNES_COUNT * comes * (5 * rest.casino + 2 * rest.thief)
    found = []
    for seat in range(players):
        has = WORTH[table.hands[seat]]
        floor = floors[seat]
        purse = has - floor if floor > 0 else has
        if purse <= 0:
            found.append(0.0)
            continue
        bad = table.bad[seat]
        own = WEALTH[table.wealth[seat]]
        if bad & HAS_CASINO:
            own = own - 5 if own > 5 else 0
        base = own + BASE + FUTURE * wealth_to_come / players
        if tile <= 10:
            gain = log(1 + (FEED if bad & HAS_THIEF else tile) / base)
        elif tile == SUCCESS:
            gain = LN2 * SUCCESS_WORTH
        elif tile == CBA:
            gain = LN2 * CBA_WORTH
        elif tile == CASINO:
            gain = log(base / max(base - 5, 1)) * CASINO_WORTH
        else:
            given = LOWEST[table.wealth[seat]]
            lost = given if given > 0 else FEED
            gain = log(base / max(base - lost, 1))
        hopes = (wealth_to_come + losses) / (base + average) + doublings
        part = nerves[seat] * gain / (gain + HOPE * hopes / players)
        found.append(purse * part if part < 1 else purse)
    return found


def slack(rest: Rest) -> float:
    """Return how much the poorest player is likely to lose until the end, at an ordinary table."""
    return float(SLACK * rest.auctions() ** SLACK_GROWTH)


def floors(table: Table, slacks: Sequence[float]) -> list[float]:
    """Return how much everybody has to keep so as not to be the poorest at the end (MB-9), if the
    poorest of the others will lose this much more."""
    money = [WORTH[hand] for hand in table.hands]
    least, second = sorted(money)[:2]
    return [
        (second if has == least else least) - slack + MARGIN
        for has, slack in zip(money, slacks, strict=True)
    ]
