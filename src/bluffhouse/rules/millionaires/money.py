"""The money of one player, and sets of its cards (MB-1).

A set of money cards is a number whose bits stand for the cards of MONEY, so that a state is cheap
to copy and a sum is looked up. The operators of sets work on it: `a | b` has the cards of both,
`a & ~b` those of a that are not in b.
"""

from __future__ import annotations

from functools import cache

MONEY = (1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25)
"""The money cards of one player, in millions: 106 together."""

MoneySet = int
"""A set of money cards."""

NO_MONEY: MoneySet = 0
ALL_MONEY: MoneySet = (1 << len(MONEY)) - 1

CARDS: tuple[tuple[int, ...], ...] = tuple(
    tuple(card for place, card in enumerate(MONEY) if money >> place & 1)
    for money in range(ALL_MONEY + 1)
)
"""The cards of each set, in ascending order."""

WORTH: tuple[int, ...] = tuple(map(sum, CARDS))
"""What the cards of each set are worth together."""

MONEY_SETS: dict[tuple[int, ...], MoneySet] = {cards: money for money, cards in enumerate(CARDS)}
"""The set of these cards, given in ascending order."""


def money_set(cards: object) -> MoneySet | None:
    """The set of these cards; None if they are not different money cards in ascending order.

    >>> money_set((1, 3)) == MONEY_SETS[1, 3], money_set((3, 1)), money_set((True, 3))
    (True, None, None)
    """
    if type(cards) is not tuple:
        return None
    for card in cards:
        if type(card) is not int:
            return None
    return MONEY_SETS.get(cards)


@cache
def parts_of(money: MoneySet) -> tuple[MoneySet, ...]:
    """Every set that can be put down from this one, the cheapest first; not the empty set.

    >>> [CARDS[part] for part in parts_of(MONEY_SETS[1, 2, 3])]
    [(1,), (2,), (1, 2), (3,), (1, 3), (2, 3), (1, 2, 3)]
    """
    parts = []
    part = money
    while part:
        parts.append(part)
        part = (part - 1) & money  # the next smaller number with bits of `money` only
    return tuple(sorted(parts, key=lambda part: (WORTH[part], part)))
