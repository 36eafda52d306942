"""A solid player of Milionerzy i bankruci."""

from __future__ import annotations

import random
from math import sqrt

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
"""How much a limit differs from one time to the next, so that nobody can read it."""
LEAP = 0.12
"""How often one large card is put down at once, so that others lose heart."""
LEAP_TO = 0.8
"""How far a leap goes at most, as a part of the limit."""
PUSH = 0.3
"""How often one bids for what one does not want, because somebody else wants it much more …"""
PUSHABLE = 0.6
"""… as long as the bid is below this part of what the other is likely to pay …"""
TOO_DEAR = 1.5
"""… and not more than this times what it is worth, unless somebody else has lost still more."""
WATCHED = (0.3, 0.9)
"""The bounds of what watching the others makes of one's own ease."""


class Regular(Bot):
    """Knows everybody's money and what may still come, asks what part of its purse a tile is
    worth, keeps ahead of the poorest, and learns how the others bid."""

    game: Millionaires

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
        """How many tiles were up when the limit was made."""
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
        """Whether this is a tile it has not thought about."""
        if self._auction == len(view.revealed) and self.habits.prices:
            return False
        self._auction = len(view.revealed)
        self.habits.look(table, tile, rest)
        return True

    def _worth(self, table: Table, tile: int, rest: Rest, nerve: float = 1.0) -> float:
        players = len(table.hands)
        keep = floors(table, [slack(rest) * self._ease(players)] * players)
        return prices(table, tile, rest, keep, [nerve] * players)[self.seat]

    def _ease(self, players: int) -> float:
        """How much the others are likely to lose, beside what is ordinary: from their bids."""
        others = [self.habits.ease(seat) for seat in range(players) if seat != self.seat]
        least, most = WATCHED
        ease = max(least, min(most, sum(others) / len(others)))
        return ease * sqrt(self.temperament.trust)

    def _raise(self, view: MillionairesView, tile: int, limit: float) -> Action | None:
        """A bid within the limit, if there is one: the least, or now and then a leap."""
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
        """Make it dear for a player who wants it: a bid above its worth, and well below what they
        would pay. Not to be done with misfortunes, where whoever stays in pays."""
        boldness = self.temperament.boldness
        if tile >= CASINO or self.rng.random() >= PUSH * boldness:
            return None
        down = sum(view.stakes[self.seat])
        cards = cheapest(MONEY_SETS[view.hand], view.highest - down)
        total = down + WORTH[cards]
        lost = [sum(spent) for spent in view.spent]
        mine = lost.pop(self.seat)
        wants = max(self.habits.limit(seat) for seat in view.bidding if seat != self.seat)
        # If nobody goes higher after all, one must be able to afford it.
        affordable = mine + total < max(lost) or total <= TOO_DEAR * self._limit
        if affordable and total <= PUSHABLE * boldness**0.3 * wants:
            return BIDS[cards]
        return None
