"""Chances to win, from everybody's money and the number of cards left in the bank."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from bluffhouse.rules.dont_bluff import BANK, GOAL

Odds = tuple[float, float]
"""The chances of the giver and of the receiver to win the game."""

PULL = (0.0, 0.2, 0.18, 0.17, 0.16, 0.16, 0.16)
"""Worth of one more million, by the cards left in the bank. Fitted to 1,200 games of regulars
it was 0.146 with any bank; steeper towards the end is our judgement, there were too few games."""
WEIGHTS = tuple(
    tuple([exp(PULL[left] * money) for money in range(GOAL)]) for left in range(len(BANK) + 1)
)
"""[cards left in the bank][money]: chances to win are in proportion to these."""


def chance(money: Sequence[int], seat: int, left: int) -> float:
    """Return how likely a seat wins, between rounds."""
    if money[seat] >= GOAL:
        return 1.0
    if left == 0:
        best = max(money)
        return 1 / money.count(best) if money[seat] == best else 0.0
    weights = WEIGHTS[left]
    total = 0.0
    for millions in money:
        if millions >= GOAL:
            return 0.0
        total += weights[millions]
    return weights[money[seat]] / total


class Stakes:
    """The worth of each end of a round to the giver and to the receiver.

    `money` is everybody's before the round: what lies on the table is still the giver's."""

    __slots__ = ("_paid", "_taken", "bank", "giver", "left", "money", "receiver")

    def __init__(
        self,
        money: Sequence[int],
        giver: int,
        receiver: int,
        left: int,
        bank: Sequence[tuple[int, float]],
    ) -> None:
        self.money = list(money)
        self.giver = giver
        self.receiver = receiver
        self.left = left
        self.bank = bank
        """The possible next cards of the bank, and how likely each is."""
        self._taken: dict[int, Odds] = {}
        self._paid: dict[int, Odds] = {}

    def taken(self, millions: int) -> Odds:
        """Return the worth of the receiver taking so much from the giver."""
        if millions not in self._taken:
            self._taken[millions] = self._after(-millions, millions, self.left)
        return self._taken[millions]

    def paid(self, millions: int) -> Odds:
        """Return the worth of the receiver paying so much and taking a card from the bank."""
        if millions not in self._paid:
            pays = min(millions, self.money[self.receiver])
            if self.money[self.giver] + pays >= GOAL:
                self._paid[millions] = 1.0, 0.0
            else:
                giver = receiver = 0.0
                for card, odds in self.bank:
                    g, r = self._after(pays, card - pays, self.left - 1)
                    giver += odds * g
                    receiver += odds * r
                self._paid[millions] = giver, receiver
        return self._paid[millions]

    def _after(self, to_giver: int, to_receiver: int, left: int) -> Odds:
        money, giver, receiver = self.money.copy(), self.giver, self.receiver
        money[giver] = max(0, money[giver] + to_giver)
        money[receiver] += to_receiver
        return chance(money, giver, left), chance(money, receiver, left)
