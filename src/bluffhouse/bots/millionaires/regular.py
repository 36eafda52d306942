"""A solid player of Milionerzy i bankruci."""

from __future__ import annotations

import random
from math import sqrt
from typing import ClassVar

from bluffhouse.bots.contract import TEMPERAMENTS, Bot, Temperament
from bluffhouse.bots.millionaires.memory import Habits, Owners
from bluffhouse.bots.millionaires.prices import floors, prices, slack
from bluffhouse.bots.millionaires.table import (
    CASINO,
    NUMBERS,
    Rest,
    Table,
    cheapest,
    face_down,
    table_of,
)
from bluffhouse.rules.contract import Action, Event, Game, Legal
from bluffhouse.rules.millionaires import (
    BIDS,
    MONEY_SETS,
    PASS,
    REVEAL,
    WORTH,
    Bid,
    Discard,
    Millionaires,
    MillionairesView,
)

FEVER = 0.12
"""How much a limit varies from one time to the next, so that nobody can read it."""
LEAP = 0.12
"""How often it bids one large card at once, to discourage the others."""
LEAP_TO = 0.8
"""Largest leap, as a part of the limit."""
TOO_DEAR = 1.5
"""Most that it bids to push the price of a tile, as a multiple of the tile's worth, unless another
player has lost still more."""
GREATEST = 10
"""The greatest wealth."""
SAVING = (1.0, 1.15)
"""How easily others part with money who save, and who spend."""
WATCHED = (0.3, 0.9)
"""Limits of how far watching the others changes how easily it parts with money itself."""


class Regular(Bot):
    """Knows everybody's money and what may still come, works out what part of its purse a tile is
    worth, keeps ahead of the poorest player, and learns how the others bid."""

    game: Millionaires

    full_price: ClassVar[tuple[float, float]] = (8, 22)
    """Wealth is worth its full price from the first number on where the others spend easily, from
    the second where they save, and proportionally less below: among savers a tile must be cheap, or
    whoever pays a little less for it wins by never being the poorest."""
    push: ClassVar[float] = 0.7
    """How often it bids for a tile it does not want because another player wants it much more: a
    thrifty player must not get tiles for less than they are ready to pay …"""
    pushable: ClassVar[float] = 0.85
    """… as long as the bid is below this part of what the other is likely to pay."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        self.owners = Owners()
        self.habits = Habits()
        self._auction = 0
        """How many tiles were face up when the limit was set."""
        self._limit = 0.0

    def see(self, event: Event) -> None:
        self.owners.see(event)
        self.habits.see(event)

    def act(self, view: MillionairesView, legal: Legal, seconds: float) -> Action:
        if view.phase == "reveal":
            return REVEAL
        if view.phase == "discard":
            return Discard(min(t for t in view.tiles[self.seat] or () if isinstance(t, int)))
        table = table_of(view, self.owners.tiles(self.game, view, self.rng))
        return self._bid(view, table, Rest(face_down(view)), seconds)

    def _bid(self, view: MillionairesView, table: Table, rest: Rest, seconds: float) -> Action:
        assert view.tile is not None
        tile = NUMBERS[view.tile]
        if self._look(view, table, tile, rest):
            fever = self.rng.gauss(self.temperament.boldness**0.4, FEVER)
            self._limit = self._worth(table, tile, rest, fever)
        return self._raise(view, tile, self._limit) or self._push(view, tile) or PASS

    def _look(self, view: MillionairesView, table: Table, tile: int, rest: Rest) -> bool:
        """Return whether it has not thought about this tile yet."""
        if self._auction == len(view.revealed) and self.habits.prices:
            return False
        self._auction = len(view.revealed)
        self.habits.look(table, tile, rest)
        return True

    def _worth(self, table: Table, tile: int, rest: Rest, nerve: float = 1.0) -> float:
        players = len(table.hands)
        keep = floors(table, [slack(rest) * self._ease(players)] * players)
        nerve *= self._appetite(tile, players)
        return prices(table, tile, rest, keep, [nerve] * players)[self.seat]

    def _appetite(self, tile: int, players: int) -> float:
        """Return which part of its full price it would pay for a tile, given how others spend."""
        if tile > GREATEST:
            return 1.0
        among_spenders, among_savers = self.full_price
        savers, spenders = SAVING
        saving = max(0.0, min(1.0, (spenders - self._others(players)) / (spenders - savers)))
        return min(1.0, tile / (among_spenders + saving * (among_savers - among_spenders)))

    def _others(self, players: int) -> float:
        """Return how easily the others part with money on average, judging by their bids."""
        others = [self.habits.ease(seat) for seat in range(players) if seat != self.seat]
        return sum(others) / len(others)

    def _ease(self, players: int) -> float:
        """Return how much the others are likely to lose, compared with the usual."""
        least, most = WATCHED
        ease = max(least, min(most, self._others(players)))
        return ease * sqrt(self.temperament.trust)

    def _raise(self, view: MillionairesView, tile: int, limit: float) -> Action | None:
        """Return a bid within the limit, if there is one: the lowest, or now and then a leap."""
        down = sum(view.stakes[self.seat])
        cards = cheapest(MONEY_SETS[view.hand], view.highest - down)
        least = down + WORTH[cards]
        if least > limit:
            return None
        if tile < CASINO and self.rng.random() < LEAP * self.temperament.boldness:
            leaps = [card for card in view.hand if least < down + card <= LEAP_TO * limit]
            if leaps:
                return Bid((leaps[-1],))
        return BIDS[cards]

    def _push(self, view: MillionairesView, tile: int) -> Action | None:
        """Make a tile expensive for a player who wants it: bid above its worth, and well below what
        they would pay. Never with misfortunes, where every player who stays in pays."""
        boldness = self.temperament.boldness
        if tile >= CASINO or self.rng.random() >= self.push * boldness:
            return None
        down = sum(view.stakes[self.seat])
        cards = cheapest(MONEY_SETS[view.hand], view.highest - down)
        total = down + WORTH[cards]
        lost = [sum(spent) for spent in view.spent]
        mine = lost.pop(self.seat)
        wants = max(self.habits.limit(seat) for seat in view.bidding if seat != self.seat)
        # It must be able to afford the tile in case nobody goes higher.
        affordable = mine + total < max(lost) or total <= TOO_DEAR * self._limit
        if affordable and total <= self.pushable * boldness**0.3 * wants:
            return BIDS[cards]
        return None
