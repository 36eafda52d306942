"""The chance to win the game, from everybody's money."""

from __future__ import annotations

from math import exp

from bluffhouse.rules.millions_of_dollars import HEISTS, WINNING_MONEY

LEAD = 5.0
"""Millions of lead that make a win e times as likely, while several heists are left. Fitted by
maximum likelihood to the winners of 500 games of regulars; it hardly changes between rounds."""
LAST_LEAD = 2.5
"""The same before the last heist."""


def winning(money: list[float], seat: int, split: bool, rounds: int) -> float:
    """Return the chance that this seat wins, with this money after so many heists."""
    most = max(money)
    if rounds >= HEISTS or (split and most >= WINNING_MONEY):
        best = int(most)
        if int(money[seat]) < best:
            return 0.0
        return 1 / sum(int(m) == best for m in money)
    lead = LAST_LEAD if rounds == HEISTS - 1 else LEAD
    mine = exp((money[seat] - most) / lead)
    return mine / sum([exp((m - most) / lead) for m in money])
