"""How likely one wins the game, by everybody's money."""

from __future__ import annotations

from math import exp

from bluffhouse.rules.millions_of_dollars import HEISTS, WINNING_MONEY

LEAD = 5.0
"""With so many millions more one is e times as likely to win: fitted to 500 games of regulars
(the likelihood of who won, after every round). It hardly changed from round to round, ..."""
LAST_LEAD = 2.5
"""... but for the time when only one heist is left."""


def winning(money: list[float], seat: int, split: bool, rounds: int) -> float:
    """How likely that seat wins when it stands like this after so many heists."""
    most = max(money)
    if rounds >= HEISTS or (split and most >= WINNING_MONEY):
        best = int(most)
        if int(money[seat]) < best:
            return 0.0
        return 1 / sum(int(m) == best for m in money)
    lead = LAST_LEAD if rounds == HEISTS - 1 else LEAD
    mine = exp((money[seat] - most) / lead)
    return mine / sum([exp((m - most) / lead) for m in money])
