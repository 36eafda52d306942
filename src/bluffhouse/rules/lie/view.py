"""What one seat may know of a game of LIE."""

from __future__ import annotations

from typing import Literal

from bluffhouse.rules.contract import View
from bluffhouse.rules.lie.components import Card
from bluffhouse.rules.lie.events import BidPlaced

Phase = Literal["turn", "direct", "bid", "over"]


class LieView(View, frozen=True, kw_only=True):
    round: int
    phase: Phase
    starter: int
    clockwise: bool
    counts: tuple[int, ...]
    """Cards each player draws; the hand sizes of this round for those who are in."""
    playing: tuple[int, ...]
    tie_break: bool
    hand: tuple[Card, ...]
    """Your own cards; none for a spectator."""
    up: tuple[int, ...] | None
    """The values you turned up, once you have."""
    bids: tuple[BidPlaced, ...]
    """This round's bids, oldest first."""
    wild: bool = False
    """LI-10: ones count as every value now; before the first bid: unless that is on ones."""
