"""A casual player of Don't Bluff!"""

from __future__ import annotations

from bluffhouse.bots.contract import Bot
from bluffhouse.rules.contract import Action, Event, Legal
from bluffhouse.rules.dont_bluff import (
    GOAL,
    HAND,
    Add,
    Cards,
    ChooseTarget,
    DontBluffView,
    Offer,
    Open,
    Opened,
    Paired,
    Pay,
    Roll,
    Take,
)

FAIR = sum(HAND) / len(HAND)
"""Millions in an average suitcase."""


def laid(cards: list[int]) -> Cards:
    return tuple(sorted(cards, reverse=True))


class Rookie(Bot):
    """Slides rubbish across and calls it money, now and then money and calls it little; opens
    what sounds poor, and remembers who has lied."""

    _giver = -1
    _credit: dict[int, float] | None = None
    """How much each player's word counts: 1 until they are caught."""

    def see(self, event: Event) -> None:
        if isinstance(event, Paired):
            self._giver = event.giver
        elif isinstance(event, Opened) and event.claim is not None:
            lied = sum(event.cards) < event.claim
            self._credit = self._credit or {}
            credit = self._credit.get(self._giver, 1.0)
            self._credit[self._giver] = credit * 0.6 if lied else min(1.0, credit + 0.2)

    def act(self, view: DontBluffView, legal: Legal, seconds: float) -> Action:
        match view.phase:
            case "target":
                return self._choose(view)
            case "offer":
                return Offer(*self._lay(view))
            case "add":
                return Add(*self._lay(view))
            case "answer":
                return self._answer(view)
            case "pay":
                return self._pay(legal)
            case _:
                return Roll()

    def _choose(self, view: DontBluffView) -> ChooseTarget:
        """Choose a target, preferably one with many suitcases, who can offer and pay."""
        others = [seat for seat in range(view.players) if seat != self.seat]
        return ChooseTarget(max(others, key=lambda s: view.sizes[s] + self.rng.gauss(0, 3)))

    # Laying suitcases down.

    def _lay(self, view: DontBluffView) -> tuple[Cards, int | None]:
        """Return some suitcases and a claim about them: mostly rubbish, sometimes a trap, which
        holds so much that opening it should be a mistake."""
        rng, hand = self.rng, view.hand
        least = max(1, rng.choice((5, 5, 6, 7)) - sum(view.open))  # no die reaches seven
        trap = (0.15 if view.open else 0.25) / self.temperament.boldness
        if sum(hand) >= GOAL - 8:
            trap += 0.2  # one successful trap would win
        if FAIR * view.sizes[view.receiver or 0] + least >= GOAL:
            trap = 0  # a player with this many suitcases might take it and win
        if rng.random() < trap and sum(hand) > least:
            cards = self._trap(hand, least)
            return cards, self._claim(rng.choice((0, 1, 2, 3, sum(cards))))
        poor = [card for card in hand if card <= 1] or list(hand[-1:])
        cards = laid(rng.sample(poor, min(len(poor), rng.choice((1, 1, 2, 2, 3)))))
        return cards, self._claim(sum(cards) + rng.choice((0, 0, 1, 2, 3, 4)))

    def _trap(self, hand: Cards, least: int) -> Cards:
        """Return a few good suitcases rather than many poor ones, but not always the best."""
        cards: list[int] = []
        for card in sorted(hand, key=lambda card: -card * self.rng.random()):
            if sum(cards) < least:
                cards.append(card)
        if 0 in hand and self.rng.random() < 0.3:
            cards.append(0)  # it looks like more
        return laid(cards)

    def _claim(self, millions: int) -> int | None:
        if self.rng.random() > 0.75 * self.temperament.talk:
            return None
        return max(0, min(millions, GOAL - 1))

    # Answering.

    def _answer(self, view: DontBluffView) -> Take | Open:
        """Open an offer that seems poor, so that more must be added; take a rich one."""
        hope = sum(view.open) + self._guess(view)
        if sum(view.hand) + hope >= GOAL:
            return Take()
        return Open() if hope < self.rng.gauss(3, 1.5) else Take()

    def _guess(self, view: DontBluffView) -> float:
        """Estimate the millions in the closed suitcases from their number and the claim."""
        fair = FAIR * view.closed
        if view.claim is None:
            return fair
        credit = (self._credit or {}).get(self._giver, 1.0)
        return fair + min(1.0, 0.5 * self.temperament.trust * credit) * (view.claim - fair)

    def _pay(self, legal: Legal) -> Action:
        """Pay as little as possible; which suitcases to keep is left to chance."""
        ways = [way for way in legal if isinstance(way, Pay)]
        return min(ways, key=lambda way: (sum(way.cards), self.rng.random()))
