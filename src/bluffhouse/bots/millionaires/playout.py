"""Auctions and whole games, played out in the head."""

from __future__ import annotations

from collections.abc import Sequence

from bluffhouse.bots.millionaires.table import CASINO, cheapest
from bluffhouse.rules.millionaires import SUMS


def auction(
    misfortune: bool,
    turn: int,
    hands: Sequence[int],
    limits: Sequence[float],
    stakes: list[int],
    bidding: list[int],
    highest: int,
) -> int:
    """Let everybody bid the least he can up to his limit. `hands` are what each holds with what
    he has down; `stakes` (changed) the masks of what is down; `bidding` (changed) the seats still
    in, in the order of the table. Returns who takes the tile (MB-4 to MB-6)."""
    at = bidding.index(turn)
    while True:
        seat = bidding[at]
        stake = stakes[seat]
        down = SUMS[stake]
        limit = limits[seat]
        cards = 0
        if highest < limit:
            cards = cheapest(hands[seat] ^ stake, highest - down)
            if down + SUMS[cards] > limit:
                cards = 0
        if cards:
            stakes[seat] = stake = stake | cards
            highest = SUMS[stake]
            at += 1
        elif misfortune:
            return seat
        else:
            bidding.pop(at)
            if len(bidding) == 1:
                return bidding[0]
        if at >= len(bidding):
            at = 0
