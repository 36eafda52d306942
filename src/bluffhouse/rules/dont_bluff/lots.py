"""The lots a giver can lay down: at least one suitcase, with or without a claim (DB-6, DB-11)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import ClassVar

from bluffhouse.rules.blanks import NumberBlank, SomeBlank
from bluffhouse.rules.contract import Action, Form, IllegalAction, Legal, Uniform, is_accepted
from bluffhouse.rules.dont_bluff.actions import CLAIMS, Add, Offer, is_claim
from bluffhouse.rules.dont_bluff.components import GOAL, VALUES, Cards, without

Counts = tuple[int, int, int, int]
"""How many suitcases of each of `VALUES`."""
HANDS_KEPT = 4096
"""Hands whose lots are remembered; a game meets a few dozen."""


def check_lot(hand: Cards, lot: Offer | Add) -> Cards:
    """Return what is left of the hand once this lot is laid down; refuse it if it cannot be."""
    if not is_claim(lot.claim):
        raise IllegalAction("dont-bluff-claim-out-of-range", highest=GOAL - 1)
    if lot.cards == ():
        raise IllegalAction("dont-bluff-lay-at-least-one")
    left = without(hand, lot.cards)
    if left is None:
        raise IllegalAction("dont-bluff-not-in-your-hand")
    return left


class Lots(Legal):
    """Every lot of a hand, silently and with every claim."""

    __slots__ = ("_counts", "_hand", "_lay", "_size")

    def __init__(self, lay: type[Offer | Add], hand: Cards) -> None:
        self._lay = lay
        self._hand = hand
        self._counts = counts = hand.count(5), hand.count(2), hand.count(1), hand.count(0)
        self._size = number_of_lots(counts) * len(CLAIMS)

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < self._size:
            raise IndexError(index)
        lot, claim = divmod(index, len(CLAIMS))
        return self._lay(nth_lot(self._counts, lot), CLAIMS[claim])

    def __contains__(self, action: object) -> bool:
        return type(action) is self._lay and is_accepted(check_lot, self._hand, action)

    def forms(self) -> tuple[Form | Action, ...]:
        form = OfferLot if self._lay is Offer else AddLot
        return (form(self._hand, GOAL - 1),)

    def sample(self, rng: Uniform) -> Action:
        return self[int(rng.random() * self._size)]


@lru_cache(maxsize=HANDS_KEPT)
def lots_of(lay: type[Offer | Add], hand: Cards) -> Lots:
    """Return the lots of this hand, worked out once."""
    return Lots(lay, hand)


# The lots of a hand are numbered by counting in mixed radix, the bluffs fastest. Lot 0 would be
# the empty one, so the numbers that are given out begin at 1 there.


def number_of_lots(held: Counts) -> int:
    """Return how many different lots a hand with these suitcases has."""
    fives, twos, ones, bluffs = held
    return (fives + 1) * (twos + 1) * (ones + 1) * (bluffs + 1) - 1


def nth_lot(held: Counts, number: int) -> Cards:
    """Return the lot with this number, from 0."""
    _, most_twos, most_ones, most_bluffs = held
    number, bluffs = divmod(number + 1, most_bluffs + 1)
    number, ones = divmod(number, most_ones + 1)
    fives, twos = divmod(number, most_twos + 1)
    return (5,) * fives + (2,) * twos + (1,) * ones + (0,) * bluffs


class Lot(Form, frozen=True, gc=False):
    """At least one suitcase of this hand, in descending order, with a claim or without."""

    makes: ClassVar[type[Offer | Add]]
    blanks: ClassVar = {
        "cards": SomeBlank("hand"),
        "claim": NumberBlank(0, "highest_claim", optional=True),
    }
    hand: Cards
    highest_claim: int
    """Any sum from 0 to this one can be claimed."""

    def actions(self) -> Iterator[Action]:
        held = [range(self.hand.count(value) + 1) for value in VALUES]
        for counts in product(*held):
            cards = tuple([v for v, n in zip(VALUES, counts, strict=True) for _ in range(n)])
            if cards:
                yield self.makes(cards)
                for claim in range(self.highest_claim + 1):
                    yield self.makes(cards, claim)


class OfferLot(Lot, frozen=True, gc=False):
    """An offer (DB-6)."""

    makes = Offer


class AddLot(Lot, frozen=True, gc=False):
    """An addition to the offer (DB-11)."""

    makes = Add
