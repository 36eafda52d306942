"""A round as a duel between two who know the giver's hand: solved exactly.

The giver lays a lot, the receiver sees how many suitcases there are and takes or opens. For each
number of suitcases that is a game of two columns, so at best the giver mixes two lots (rubbish and
a trap) such that it makes no difference to the receiver, and the receiver opens so often that it
makes no difference to the giver. If the die is higher the same begins again with a smaller hand."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import NamedTuple, Protocol

from bluffhouse.bots.dont_bluff.chances import Odds
from bluffhouse.bots.dont_bluff.lots import Lot, die_above, die_below, die_equal, lots_of
from bluffhouse.rules.dont_bluff import Cards


class Ends(Protocol):
    """The worth of each end of a round (see Stakes)."""

    def taken(self, millions: int) -> Odds: ...

    def paid(self, millions: int) -> Odds: ...


class Line(NamedTuple):
    """A lot: what it is worth to giver and receiver if it is taken, and if it is opened."""

    lot: Lot
    taken: Odds
    opened: Odds

    def at(self, opens: float) -> float:
        """Return how far the giver is ahead of the receiver, if the receiver opens so often."""
        taken = self.taken[0] - self.taken[1]
        return taken + opens * (self.opened[0] - self.opened[1] - taken)

    @property
    def slope(self) -> float:
        return self.opened[0] - self.opened[1] - self.taken[0] + self.taken[1]


class Solved(NamedTuple):
    """The best both can do with one number of suitcases."""

    opens: float
    """How often the receiver opens."""
    mix: tuple[tuple[Line, float], ...]
    """The lots the giver lays, and how often."""
    worth: Odds


def solve(lines: list[Line]) -> Solved:
    """Return the best play of both. The giver's best lots form a valley over how often the receiver
    opens; this finds its bottom."""
    left = max(lines, key=lambda line: (line.at(0.0), line.slope))
    if left.slope >= 0:
        return Solved(0.0, ((left, 1.0),), left.taken)
    right = max(lines, key=lambda line: (line.at(1.0), -line.slope))
    if right.slope <= 0:
        return Solved(1.0, ((right, 1.0),), right.opened)
    while True:
        opens = (left.at(0.0) - right.at(0.0)) / (right.slope - left.slope)
        best = max(lines, key=lambda line: line.at(opens))
        if best.at(opens) <= left.at(opens) + 1e-9:
            break
        if best.slope < 0:
            left = best
        else:
            right = best
    weight = right.slope / (right.slope - left.slope)
    mix = ((left, weight), (right, 1 - weight))
    giver = receiver = 0.0
    for line, part in mix:
        giver += part * (line.taken[0] + opens * (line.opened[0] - line.taken[0]))
        receiver += part * (line.taken[1] + opens * (line.opened[1] - line.taken[1]))
    return Solved(opens, mix, (giver, receiver))


class Duel:
    """All possible rounds from a hand with this many open millions on the table."""

    def __init__(self, ends: Ends, hand: Cards, shown: int, until: float = inf) -> None:
        self.ends = ends
        self.until = until
        """When to stop thinking ahead."""
        self.all = shown + sum(hand)
        self._worth: dict[Cards, Odds] = {}

    def line(self, lot: Lot) -> Line:
        ends = self.ends
        millions = self.all - sum(lot.rest)
        taken = ends.taken(millions)
        giver = receiver = 0.0
        for odds, end in (
            (die_below(millions), ends.paid),
            (die_equal(millions), ends.taken),
        ):
            if odds:
                worth = end(millions)
                giver += odds * worth[0]
                receiver += odds * worth[1]
        above = die_above(millions)
        if above:
            worth = self.worth(lot.rest)
            giver += above * worth[0]
            receiver += above * worth[1]
        return Line(lot, taken, (giver, receiver))

    def solved(self, hand: Cards) -> dict[int, Solved]:
        """By the number of suitcases."""
        lines: dict[int, list[Line]] = {}
        for lot in lots_of(hand):
            lines.setdefault(lot.size, []).append(self.line(lot))
        return {size: solve(some) for size, some in lines.items()}

    def worth(self, hand: Cards) -> Odds:
        """Return the worth of the giver having to add something from this hand."""
        if hand not in self._worth:
            if hand and perf_counter() > self.until:
                return self.ends.taken(self.all - sum(hand) + hand[-1])  # the least they can add
            if hand:
                best = max(self.solved(hand).values(), key=lambda solved: solved.worth[0])
                self._worth[hand] = best.worth
            else:
                self._worth[hand] = self.ends.taken(self.all)
        return self._worth[hand]
