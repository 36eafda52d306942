"""The race: how likely each ship is to find the treasure, from where it is and what it holds.

Ships are as strong as they are near: 1 / (squares to go, less what the hand will still sail)^α.
While the near island is closed the treasure is on either, and it is a race to one or the other.
The numbers are fitted to games among rookies and early sharks (docs/bots/bluff_pirate.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from bluffhouse.rules.bluff_pirate import INDEX, PIRATE, BluffPirateView, Kind

SHARPNESS = 3.2
"""α: how much nearer is better."""
COAST = 14.6
"""Squares added to everybody's distance: nobody arrives before their turn comes and they have a
set."""
WAIT = 0.5
"""Cost of being one later in turn, in squares."""
NEAREST = 0.5
"""Smallest distance that counts, in squares: it limits the strength of a ship."""

HELD = (0.0, 0.72, 1.92, 2.97, 4.21, 4.94, 5.64, 6.34, 7.0, 7.7, 8.4)
"""Worth of so many cards of one kind, in squares."""
A_PIRATE = 0.27
"""Extra worth of the first pirate, in squares: it can board."""
HAND = (0.0, 0.75, 1.55, 2.4, 3.26, 4.15, 5.07, 5.98, 6.94, 7.87, 8.87, 9.85, 10.87, 11.9, 12.94)
"""Worth of so many unknown cards, in squares."""


def worth_of(counts: Sequence[int]) -> float:
    """Return the worth of a hand, in squares."""
    worth = A_PIRATE if counts[PIRATE] else 0.0
    for held in counts:
        worth += HELD[held]
    return worth


def worth_of_unknown(cards: int) -> float:
    if cards < len(HAND):
        return HAND[cards]
    return HAND[-1] + (cards - len(HAND) + 1) * (HAND[-1] - HAND[-2])


class Race:
    """Where the ships are, and what everybody's chance would be if one thing or two changed."""

    __slots__ = ("closed", "far", "near", "players", "squares", "worths")

    def __init__(self, view: BluffPirateView, hand: float | None) -> None:
        """`hand` is what my own cards are worth; None: as everybody thinks of them."""
        self.near, self.far = view.islands
        self.closed = view.tokens[0] == "closed"
        self.players = view.players
        self.squares = list(view.squares)
        self.worths = [worth_of_unknown(cards) for cards in view.hand_sizes]
        if hand is not None and view.seat is not None:
            self.worths[view.seat] = hand

    def chance(
        self,
        of: int,
        to_move: int,
        moved: Sequence[tuple[int, int]] = (),
        hands: Sequence[tuple[int, float]] = (),
    ) -> float:
        """How likely that seat is to win when the turn is `to_move`'s, after these ships have
        moved so many squares and these hands have become worth so much."""
        squares, worths, players = self.squares, self.worths, self.players
        if moved:
            squares = squares.copy()
            stop = self.near if self.closed else self.far
            for seat, by in moved:
                squares[seat] = max(0, min(stop, squares[seat] + by))
        if hands:
            worths = worths.copy()
            for seat, worth in hands:
                worths[seat] = worth
        behind = [
            COAST - worths[seat] - squares[seat] + WAIT * ((seat - to_move) % players)
            for seat in range(players)
        ]
        if not self.closed:
            return self._to(self.far, squares, behind, of)
        near = self._to(self.near, squares, behind, of)
        return 0.5 * (near + self._to(self.far, squares, behind, of))

    def _to(self, goal: int, squares: Sequence[int], behind: Sequence[float], of: int) -> float:
        mine = total = 0.0
        for seat, lag in enumerate(behind):
            if squares[seat] >= goal:
                return 1.0 if seat == of else 0.0
            left = goal + lag
            strength = (max(NEAREST, left)) ** -SHARPNESS
            total += strength
            if seat == of:
                mine = strength
        return mine / total


def counts_of(hand: Sequence[Kind]) -> list[int]:
    counts = [0] * len(INDEX)
    for card in hand:
        counts[INDEX[card]] += 1
    return counts
