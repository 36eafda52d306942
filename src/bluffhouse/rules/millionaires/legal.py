"""What a player of Milionerzy i bankruci may bid.

`verify_bid` is the one predicate of a bid: it lists what is legal and refuses what is not.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from bluffhouse.rules.blanks import SomeBlank
from bluffhouse.rules.contract import Action, Form, IllegalAction, Legal, Uniform, is_accepted
from bluffhouse.rules.millionaires.actions import BIDS, PASS, Bid, Pass
from bluffhouse.rules.millionaires.money import (
    CARDS,
    MONEY_SETS,
    WORTH,
    MoneySet,
    money_set,
    parts_of,
)


def verify_bid(hand: MoneySet, stake: MoneySet, highest: int, bid: Bid) -> MoneySet:
    """Return the cards of a bid that, with the stake already down, beats the highest; refuse any
    other (MB-4)."""
    cards = money_set(bid.cards)
    if cards is None:
        raise IllegalAction("millionaires-not-money-cards")
    if not cards:
        raise IllegalAction("millionaires-bid-needs-a-card")
    if cards & ~hand:
        raise IllegalAction("millionaires-not-in-hand", card=CARDS[cards & ~hand][0])
    total = WORTH[stake | cards]
    if total <= highest:
        raise IllegalAction("millionaires-bid-too-low", total=total, highest=highest)
    return cards


@cache
def bids_of(hand: MoneySet) -> tuple[tuple[int, ...], tuple[Bid, ...]]:
    """Every bid this hand can pay, the cheapest first: what they are worth, and the bids."""
    parts = parts_of(hand)
    return tuple([WORTH[part] for part in parts]), tuple([BIDS[part] for part in parts])


class BidCards(Form, frozen=True, gc=False):
    """Any cards of this hand, in ascending order, that are together worth more than `above`."""

    makes = Bid
    blanks: ClassVar = {"cards": SomeBlank("hand")}

    hand: tuple[int, ...]
    above: int
    """The highest bid less what you already have down; 0 before there is one."""

    def actions(self) -> Iterator[Bid]:
        hand = MONEY_SETS[self.hand]
        return (BIDS[part] for part in parts_of(hand) if WORTH[part] > self.above)


class Raises(Legal):
    """Every bid of a hand that, with the stake already down, beats the highest; and the pass."""

    __slots__ = ("_bids", "_first", "_hand", "_highest", "_stake")

    def __init__(self, hand: MoneySet, stake: MoneySet, highest: int) -> None:
        worth, self._bids = bids_of(hand)
        self._first = bisect_right(worth, highest - WORTH[stake])
        self._hand = hand
        self._stake = stake
        self._highest = highest

    def __len__(self) -> int:
        return len(self._bids) - self._first + 1

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < len(self):
            raise IndexError(index)
        index += self._first
        return self._bids[index] if index < len(self._bids) else PASS

    def __contains__(self, action: object) -> bool:
        if type(action) is Pass:
            return True
        return type(action) is Bid and is_accepted(
            verify_bid, self._hand, self._stake, self._highest, action
        )

    def forms(self) -> tuple[Form | Action, ...]:
        return BidCards(CARDS[self._hand], self._highest - WORTH[self._stake]), PASS

    def sample(self, rng: Uniform) -> Action:
        bids = self._bids
        first = self._first
        index = first + int(rng.random() * (len(bids) - first + 1))
        return bids[index] if index < len(bids) else PASS
