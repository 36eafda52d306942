"""A solid player of Don't Bluff!"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, log

from bluffhouse.bots.contract import TEMPERAMENTS, Bot, Temperament
from bluffhouse.bots.dont_bluff.chances import Odds, Stakes
from bluffhouse.bots.dont_bluff.lots import (
    Lot,
    die_above,
    die_below,
    die_equal,
    lots_of,
    people_lay,
)
from bluffhouse.bots.dont_bluff.memory import SILENT, Manner, Memory, bank_of
from bluffhouse.rules.contract import Action, Event, Game, Legal
from bluffhouse.rules.dont_bluff import (
    GOAL,
    Add,
    Cards,
    ChooseTarget,
    DontBluff,
    DontBluffView,
    Offer,
    Open,
    Pay,
    Roll,
    Take,
    without,
)

WORLDS = 40
"""Worlds to keep: few enough to be quick."""
ADDED = 1
"""Millions that the giver is expected to add if the die was higher."""
MIXING = 0.01
"""How much worse a choice may be and still be made sometimes, in chances to win."""
WAVERING = 0.03
"""The same for the expected choices of others."""
CHEEK = 0.004
"""Extra worth of each million at risk to a bold player, in chances to win."""
TALL = 0.4
"""How often a claim is exaggerated by another million."""
FAITH = 0.06
"""Extra worth of taking an offer to a trusting player, in chances to win."""


def opened(stakes: Stakes, millions: int, left: bool) -> Odds:
    """Return the worth of opening if there are so many millions in all. With something `left`, the
    giver is expected to add a little, and the receiver to take it."""
    more = stakes.taken(millions + ADDED if left else millions)
    below, equal, above = die_below(millions), die_equal(millions), die_above(millions)
    paid, taken = stakes.paid(millions), stakes.taken(millions)
    return (
        below * paid[0] + equal * taken[0] + above * more[0],
        below * paid[1] + equal * taken[1] + above * more[1],
    )


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -50 else 0.0


def opens(stakes: Stakes, hand: Cards, shown: int, giver: Manner, receiver: Manner) -> list[float]:
    """Return, by the number of suitcases laid from this hand, how likely the receiver opens them:
    knowing the hand and expecting what people lay, or at random."""
    lean = log(receiver.opening / (1 - receiver.opening))
    whim = receiver.whim
    worth: dict[tuple[int, bool], float] = {}
    found = [0.0] * (len(hand) + 1)
    for size in range(1, len(hand) + 1):
        gain = total = 0.0
        for lot, habit in people_lay(hand, shown, size, giver.trapping, giver.folly):
            key = (shown + lot.worth, bool(lot.rest))
            if key not in worth:
                worth[key] = opened(stakes, *key)[1] - stakes.taken(key[0])[1]
            gain += habit * worth[key]
            total += habit
        thought = sigmoid(gain / total / WAVERING + lean)
        found[size] = whim * receiver.opening + (1 - whim) * thought
    return found


def lay_worth(stakes: Stakes, hand: Cards, shown: int, open_at: Sequence[float]) -> list[float]:
    """Return the worth of every lot of the hand to the giver."""
    known: dict[tuple[int, bool], tuple[float, float]] = {}
    found = []
    for lot in lots_of(hand):
        key = (shown + lot.worth, bool(lot.rest))
        if key not in known:
            known[key] = stakes.taken(key[0])[0], opened(stakes, *key)[0]
        taken, seen = known[key]
        chance = open_at[lot.size]
        found.append(taken + chance * (seen - taken))
    return found


class Regular(Bot):
    """Knows what everybody can hold, what a round can cost and bring, and who lies how often;
    hides rubbish among traps so that neither can be told from the other."""

    game: DontBluff

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        assert isinstance(game, DontBluff)
        self.memory = Memory(game, seat, WORLDS, temperament.trust)

    def see(self, event: Event) -> None:
        self.memory.see(event)

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

    # Knowledge.

    def _stakes(self, view: DontBluffView, giver: int, receiver: int) -> Stakes:
        worlds = self.memory.recall(view, self.rng)
        money = [0.0] * view.players
        bank: dict[int, float] = {}
        for hands, weight in worlds.items():
            for seat, hand in enumerate(hands):
                money[seat] += weight * sum(hand)
            for card, count in bank_of(hands).items():
                bank[card] = bank.get(card, 0.0) + weight * count / max(1, view.bank)
        rounded = [min(GOAL - 1, round(millions)) for millions in money]
        return Stakes(rounded, giver, receiver, view.bank, tuple(bank.items()))

    def _manner(self, seat: int) -> Manner:
        return self.memory.manner(seat)

    def _best(self, worth: Sequence[float]) -> int:
        """Return the best, or sometimes one nearly as good: bluffs come from there."""
        rng = self.rng
        return max(
            range(len(worth)), key=lambda i: worth[i] - MIXING * log(-log(rng.random() or 0.5))
        )

    # Offering.

    def _offers(self, view: DontBluffView, receiver: int) -> tuple[tuple[Lot, ...], list[float]]:
        shown = sum(view.open)
        stakes = self._stakes(view, self.seat, receiver)
        me, other = self._manner(self.seat), self._manner(receiver)
        open_at = opens(stakes, view.hand, shown, me, other)
        worth = lay_worth(stakes, view.hand, shown, open_at)
        lots = lots_of(view.hand)
        cheek = CHEEK * (self.temperament.boldness - 1)
        return lots, [w + cheek * lot.worth for w, lot in zip(worth, lots, strict=True)]

    def _lay(self, view: DontBluffView) -> tuple[Cards, int | None]:
        lots, worth = self._offers(view, view.receiver or 0)
        lot = lots[self._best(worth)]
        return lot.cards, self._claim([other for other in lots if other.size == lot.size])

    def _claim(self, lots: Sequence[Lot]) -> int | None:
        """Claim what some lot of this size is worth, or a little more, whichever of them was laid:
        what does not depend on the lot cannot give it away."""
        rng = self.rng
        if rng.random() < SILENT / self.temperament.talk:
            return None
        claim = rng.choice(lots).worth
        while rng.random() < TALL * self.temperament.boldness:
            claim += 1
        return min(claim, GOAL - 1)

    def _choose(self, view: DontBluffView) -> ChooseTarget:
        others = [seat for seat in range(view.players) if seat != self.seat]
        if self.game.options.reverse_offer:
            # The target is to offer, and the richest has most to lose.
            money = self._stakes(view, others[0], self.seat).money
            return ChooseTarget(max(others, key=lambda s: money[s] + self.rng.random()))
        worth = [max(self._offers(view, seat)[1]) for seat in others]
        return ChooseTarget(others[self._best(worth)])

    # Answering.

    def _answer(self, view: DontBluffView) -> Take | Open:
        giver = view.giver or 0
        stakes = self._stakes(view, giver, self.seat)
        other, shown = self._manner(giver), sum(view.open)
        offers: dict[Cards, float] = {}
        for hands, weight in self.memory.worlds.items():
            hand = without(hands[giver], view.open)
            if hand is not None:
                offers[hand] = offers.get(hand, 0.0) + weight
        take = look = total = 0.0
        for hand, weight in offers.items():
            for lot, habit in people_lay(hand, shown, view.closed, other.trapping, other.folly):
                chance = weight * habit * other.says(view.claim, shown, lot.worth)
                millions = shown + lot.worth
                total += chance
                take += chance * stakes.taken(millions)[1]
                look += chance * opened(stakes, millions, bool(lot.rest))[1]
        if total <= 0:
            return Take()
        faith = FAITH * (self.temperament.trust - 1)
        return (Take(), Open())[self._best((take / total + faith, look / total))]

    def _pay(self, legal: Legal) -> Action:
        """Pay as little as possible, and rather with big suitcases: small ones are change."""
        ways = [way for way in legal if isinstance(way, Pay)]
        return min(ways, key=lambda way: (sum(way.cards), len(way.cards), self.rng.random()))
