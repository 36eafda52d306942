"""What the deals that others propose and refuse reveal about their roles."""

from __future__ import annotations

from typing import NamedTuple

from bluffhouse.bots.millions_of_dollars.heist import NUMBER
from bluffhouse.rules.contract import MAX_SEATS, Event
from bluffhouse.rules.millions_of_dollars import (
    Character,
    Claimed,
    Left,
    LootRevealed,
    OfferMade,
    PriceNamed,
    Refused,
    Role,
    RolesShown,
    StakesPlaced,
)

ALONE_BIDS = 0.15
"""Factor by which a player whose role is shown at most once proposes a deal less often, as long as
everybody is in. Regulars show 0.05, but not everybody is a regular."""
SAME, OTHER = 3.0, 0.5
"""Weight of an offer to a player who has claimed the same role as the payer's, or another. Offers
to the same role have been seen ten times as often."""
REFUSES = {1: (1.0, 0.85), 2: (0.95, 0.5)}
"""Chance that a player refuses to leave for this many millions, with a role that nobody else seems
to have and with one that somebody does."""
REFUSES_MORE = (0.65, 0.3)
"""The same for higher offers."""


class Bid(NamedTuple):
    """An offer or a price that was put to a player."""

    to: int
    amount: int
    pays: bool
    """Whether it is an offer of money for leaving, not a price."""


class Tells:
    """How well each role explains the deals of each seat this round, learned from events alone.

    A bot that joins late has seen nothing. With two characters each (three players) it cannot
    tell which of them a deal was meant for, so it learns nothing either."""

    def __init__(self) -> None:
        self.like = [[1.0] * 5 for _ in range(MAX_SEATS)]
        self._said: dict[Character, Role] = {}
        self._bids: dict[int, Bid] = {}
        self._crowded = [False] * 5
        self._reading = False

    def see(self, event: Event) -> None:
        if isinstance(event, LootRevealed):
            self.__init__()  # type: ignore[misc]
        elif isinstance(event, StakesPlaced):
            self._reading = len(event.money) > 3
        elif isinstance(event, RolesShown):
            self._crowded = [event.shown.count(role) > 1 for role in NUMBER]
        elif not self._reading:
            pass
        elif isinstance(event, Left):
            self._reading = False  # from now on deals have other reasons
        elif isinstance(event, Claimed):
            self._said[event.seat, event.slot] = event.role
        elif isinstance(event, OfferMade):
            self._bids[event.offer] = Bid(event.to, event.amount, True)
            self._weigh(event.seat, ALONE_BIDS, 1.0)
            said = self._said.get((event.to, event.slot))
            if said is not None:
                for role, number in NUMBER.items():
                    self.like[event.seat][number] *= SAME if role == said else OTHER
        elif isinstance(event, PriceNamed):
            self._bids[event.offer] = Bid(event.of, event.price, False)
            self._weigh(event.seat, ALONE_BIDS, 1.0)
        elif isinstance(event, Refused):
            bid = self._bids.get(event.offer)
            if bid is not None and bid.pays:
                self._weigh(event.seat, *REFUSES.get(bid.amount, REFUSES_MORE))

    def _weigh(self, seat: int, alone: float, in_company: float) -> None:
        like = self.like[seat]
        for role, crowded in enumerate(self._crowded):
            like[role] *= in_company if crowded else alone
