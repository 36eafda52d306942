"""A casual player of Milionerzy i bankruci."""

from __future__ import annotations

from bluffhouse.bots.contract import Bot
from bluffhouse.rules.contract import Action, Legal
from bluffhouse.rules.millionaires import (
    MISFORTUNE,
    MONEY,
    Bid,
    Discard,
    MillionairesView,
    Pass,
    Reveal,
    Tile,
    reckon,
)

PRICE = 2.2
"""About how many millions a point is worth to a rookie."""
SMALL = 4
"""Largest card that counts as change: a player without change must bid in leaps."""


class Rookie(Bot):
    """Has a price in mind for every tile, gets carried away now and then, and thinks of the poorest
    player's fate late, sometimes too late."""

    _auction = 0
    """How many tiles were face up when the price was set."""
    _price = 0.0

    def act(self, view: MillionairesView, legal: Legal, seconds: float) -> Action:
        if view.phase == "reveal":
            return Reveal()
        if view.phase == "discard":
            tiles = view.tiles[self.seat] or ()
            return Discard(min(tile for tile in tiles if isinstance(tile, int)))
        assert view.tile is not None
        if self._auction != len(view.revealed):
            self._auction = len(view.revealed)
            fever = self.rng.gauss(self.temperament.boldness**0.5, 0.25)
            self._price = self._worth(view, view.tile) * fever
        return self._raise(view, legal, min(self._price, self._purse(view)))

    def _worth(self, view: MillionairesView, tile: Tile) -> float:
        """Return the worth of the tile, in millions."""
        mine = view.tiles[self.seat] or ()
        points = reckon(mine)[-1]
        wealth = [t for t in mine if isinstance(t, int)]
        doubling = 1.0 + 0.6 * mine.count("success")
        if tile == "success":
            return PRICE * max(8, points)
        if tile == "cba":
            return PRICE * max(6, points / 2)
        if tile == "casino":
            return PRICE * 4 * doubling
        if tile == "thief":
            return PRICE * (min(wealth) if wealth else 3) * doubling
        assert isinstance(tile, int)
        if "thief" in mine:  # it takes the first wealth, big or small
            return PRICE * (4 - tile / 3)
        return PRICE * tile * doubling

    def _purse(self, view: MillionairesView) -> float:
        """Return the highest bid that still leaves another player with less money (MB-9)."""
        everything = sum(MONEY)
        left = [everything - sum(cards) for cards in view.spent]
        mine = left.pop(self.seat)
        # Early on there is time to let others spend more.
        slack = (34, 20, 8, -1)[view.reds] + self.rng.gauss(0, 4)
        return mine - min(left) + slack

    def _raise(self, view: MillionairesView, legal: Legal, price: float) -> Action:
        """Return a bid that the price allows, or a pass."""
        rng = self.rng
        down = sum(view.stakes[self.seat])
        if rng.random() < 0.2 * self.temperament.boldness:
            # One large card, to discourage the others.
            leaps = [card for card in view.hand if view.highest < down + card <= price]
            if leaps:
                return Bid((leaps[-1],))
        best: Action = Pass()
        lowest = 1000.0
        # Bids come cheapest first, so the first ones are the sensible ones.
        for index in range(min(len(legal) - 1, 14)):
            bid = legal[index]
            assert isinstance(bid, Bid)
            total = down + sum(bid.cards)
            if total > price:
                break
            change = sum(card <= SMALL for card in bid.cards)
            cost = total + 1.5 * change + 0.5 * len(bid.cards) + rng.expovariate(0.4)
            if cost < lowest:
                best, lowest = bid, cost
        if isinstance(best, Pass) and rng.random() < 0.12 * self.temperament.boldness:
            return self._bluff(view, legal)
        return best

    def _bluff(self, view: MillionairesView, legal: Legal) -> Action:
        """Bid a little too much for an unwanted tile, so that others pay more for it."""
        bid = legal[0]
        assert isinstance(bid, Bid)
        total = sum(view.stakes[self.seat]) + sum(bid.cards)
        return Pass() if view.tile in MISFORTUNE or total > self._price + 3 else bid
