"""The payment rule (DB-9)."""

from __future__ import annotations

from functools import cache

from bluffhouse.rules.contract import IllegalAction
from bluffhouse.rules.dont_bluff.components import Cards, without


def ways_to_pay(hand: Cards, due: int) -> tuple[Cards, ...]:
    """Return every payment of this debt that the hand allows; at least one.

    If some money suitcases make the exact sum, the payment must be exact. Otherwise it is any
    set of them that covers the sum and from which no suitcase could be left out. If all the
    money is not enough, it is the whole hand, bluffs included."""
    return _money_that_covers(hand.count(5), hand.count(2), hand.count(1), due) or (hand,)


@cache
def _money_that_covers(fives: int, twos: int, ones: int, due: int) -> tuple[Cards, ...]:
    exact, too_much = [], []
    for five in range(fives, -1, -1):
        for two in range(twos, -1, -1):
            for one in range(ones, -1, -1):
                cards = (5,) * five + (2,) * two + (1,) * one
                excess = sum(cards) - due
                if excess == 0:
                    exact.append(cards)
                elif excess > 0 and excess < cards[-1]:
                    too_much.append(cards)
    return tuple(exact or too_much)


def check_payment(hand: Cards, due: int, cards: Cards) -> None:
    """Refuse a payment that is not one of `ways_to_pay`, and say what is wrong with it."""
    if without(hand, cards) is None:
        raise IllegalAction("dont-bluff-not-in-your-hand")
    ways = ways_to_pay(hand, due)
    if cards in ways:
        return
    if 0 in cards:
        reason = "dont-bluff-bluffs-are-not-money"
    elif sum(cards) < due:
        reason = "dont-bluff-pays-too-little"
    elif sum(ways[0]) == due:
        reason = "dont-bluff-pay-the-exact-sum"
    else:
        reason = "dont-bluff-pays-with-a-card-too-many"
    raise IllegalAction(reason, millions=due)
