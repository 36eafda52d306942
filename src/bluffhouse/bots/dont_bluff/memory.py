"""A bot's memory: what the others can hold, and how each of them plays."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import comb, exp, log

from bluffhouse.bots.dont_bluff.lots import SURE, people_lay
from bluffhouse.rules.contract import Event
from bluffhouse.rules.dont_bluff import (
    BANK,
    GOAL,
    HAND,
    VALUES,
    Accepted,
    BankCardTaken,
    BankShuffled,
    Cards,
    DontBluff,
    DontBluffView,
    GunPassed,
    Laid,
    Opened,
    Paid,
    Paired,
    PaymentChosen,
    Received,
    together,
    ways_to_pay,
    without,
)

Hands = tuple[Cards, ...]

KNOWN_BY = 5.0
"""Observations of a player that weigh as much as the prior."""
TRAPS = 0.4
"""How often people set a trap."""
OPENS = 0.5
"""How often people open."""
CLAIMS_KNOWN_BY = 2.0
"""Claims of each kind, about rubbish and about traps, that weigh as much as the prior. Before any
is seen, a claim says nothing: whoever believed one by its words would be led by every liar."""
SILENT = 0.35
"""How often people say nothing."""
FOOLS = 0.3
"""How likely a player plays at random, before anything is seen of them: the first handful of
suitcases, or the first single one, settles it."""
SURELY = 4.0
"""Limit of the evidence for or against that, as a log."""
ALIKE = 0.5
"""How much an observation of one player says about the others: people at one table are alike."""
MANY = 0.45
"""How much rarer each further suitcase is for a player who thinks."""
ABSURD = 1.0
"""Evidence of random play in a claim of more than can be in there: little, for it is easily done
on purpose."""
IMAGINED = 40
"""Worlds imagined by a bot that has not seen the beginning."""


class Manner:
    """How one player plays: counts of what was seen, on top of the prior."""

    __slots__ = ("answers", "anyhow", "folly", "lots", "opens", "said", "traps")

    def __init__(self, trust: float = 1.0) -> None:
        self.lots, self.traps = KNOWN_BY, KNOWN_BY * TRAPS
        self.answers, self.opens = KNOWN_BY, KNOWN_BY * OPENS
        honest, other = CLAIMS_KNOWN_BY * trust, CLAIMS_KNOWN_BY
        self.said = [other, honest, other], [other, other, honest]
        """How often they say nothing, claim little and claim much: about rubbish, and about
        traps."""
        self.folly = FOOLS
        """How likely they play at random."""
        self.anyhow = 0.0
        """The evidence for that, as the logarithm of a likelihood ratio."""

    @property
    def trapping(self) -> float:
        return self.traps / self.lots

    @property
    def whim(self) -> float:
        """How likely they answer at random. Without a sign of it, do not bet the game on it."""
        return self.folly if self.folly > FOOLS else 0.0

    @property
    def seen(self) -> tuple[float, float]:
        """How many of their lots came to light, and how many of those were traps."""
        return self.lots - KNOWN_BY, self.traps - KNOWN_BY * TRAPS

    @property
    def opening(self) -> float:
        return self.opens / self.answers

    def lays(self, size: int, of: int, claim: int | None) -> None:
        """Weigh whether they play at random: they lay `size` of `of` suitcases with this claim."""
        by_luck = comb(of, size) / 2**of
        by_thought = (1 - MANY) * MANY ** (size - 1)
        self.anyhow += log(by_luck / by_thought)
        if claim is not None and claim > max(VALUES) * size:
            self.anyhow += ABSURD
        self.anyhow = max(-SURELY, min(self.anyhow, SURELY))

    def laid(self, shown: int, worth: int, claim: int | None) -> None:
        """Count a lot that has come to light, and the claim about it."""
        trap = shown + worth >= SURE
        self.lots += 1
        self.traps += trap
        self.said[trap][kind_of_claim(claim, shown)] += 1

    def says(self, claim: int | None, shown: int, worth: int) -> float:
        """Return how likely they make such a claim about so many millions, laid on those shown."""
        said = self.said[shown + worth >= SURE]
        return said[kind_of_claim(claim, shown)] / sum(said)


def kind_of_claim(claim: int | None, shown: int) -> int:
    """Return 0 for silence, 1 for a claim of rubbish, 2 for a claim of enough to be a trap."""
    if claim is None:
        return 0
    return 2 if shown + claim >= SURE else 1


class Memory:
    """All hands that can be, weighed by how likely they are.

    Everybody starts with the same suitcases, and nearly everything that moves is seen, so for a
    while there is one world only. What is taken unopened and what comes from the bank splits it.
    The suitcases on the table still count as their giver's."""

    def __init__(self, game: DontBluff, seat: int, most: int, trust: float = 1.0) -> None:
        self.game = game
        self.seat = seat
        self.most = most
        """Worlds to keep."""
        self.trust = trust
        self.worlds: dict[Hands, float] = {}
        self.manners: dict[int, Manner] = {}
        self._events: list[Event] = []
        self._giver = -1
        self._open: Cards = ()
        self._claim: int | None = None
        self._chosen = False

    def manner(self, seat: int) -> Manner:
        if seat not in self.manners:
            self.manners[seat] = Manner(self.trust)
        return self.manners[seat]

    def see(self, event: Event) -> None:
        self._events.append(event)

    def recall(self, view: DontBluffView, rng: random.Random) -> dict[Hands, float]:
        """The worlds that fit what was seen, and the view."""
        events, self._events = self._events, []
        for event in events:
            self._think(event, view.players)
        if not any(self._fits(hands, view) for hands in self.worlds):
            self._imagine(view, rng)
        return self.worlds

    def _fits(self, hands: Hands, view: DontBluffView) -> bool:
        table = len(view.open) + view.closed
        for seat, size in enumerate(view.sizes):
            if len(hands[seat]) != size + (table if seat == view.giver else 0):
                return False
        mine = view.hand
        if view.giver == self.seat:
            mine = together(mine, view.open + (view.inside or ()))
        return hands[self.seat] == mine

    def _imagine(self, view: DontBluffView, rng: random.Random) -> None:
        self.worlds = {}
        for _ in range(IMAGINED):
            state = self.game.imagine(view, rng)
            hands = state.hands
            if view.giver is not None:
                hands[view.giver] = together(hands[view.giver], state.open + state.closed)
            world = tuple(hands)
            self.worlds[world] = self.worlds.get(world, 0.0) + 1 / IMAGINED
        self._giver = -1 if view.giver is None else view.giver
        self._open = view.open
        self._claim = view.claim

    # Learning from events.

    def _think(self, event: Event, players: int) -> None:
        match event:
            case BankShuffled():
                self.worlds = {(HAND,) * players: 1.0}
            case Paired():
                self._giver = event.giver
                self._open = ()
            case Laid():
                self._claim = event.claim
                self._lays(event)
            case Accepted():
                self._answered(event.seat, opened=False)
            case Opened():
                self._answered(event.seat, opened=True)
                self._laid(event.cards)
                self._open = together(self._open, event.cards)
            case Received():
                self._received(event)
            case PaymentChosen():
                self._chosen = True
            case Paid():
                self._paid(event)
            case BankCardTaken():
                self._bank_card(event)
            case GunPassed():  # and nobody has won
                self._keep(lambda hands: max(map(sum, hands)) < GOAL)

    def _lays(self, event: Laid) -> None:
        hands = next(iter(self.worlds), None)
        if hands is not None:
            of = len(hands[event.seat]) - len(self._open)
            self.manner(event.seat).lays(event.count, max(of, event.count), event.claim)
            others = [seat for seat in range(len(hands)) if seat != self.seat]
            everybody = sum([self.manner(seat).anyhow for seat in others])
            for seat in others:
                manner = self.manner(seat)
                odds = log(FOOLS / (1 - FOOLS)) + (1 - ALIKE) * manner.anyhow + ALIKE * everybody
                manner.folly = 1 / (1 + exp(-max(-SURELY, min(odds, SURELY))))

    def _answered(self, seat: int, *, opened: bool) -> None:
        manner = self.manner(seat)
        manner.answers += 1
        manner.opens += opened

    def _laid(self, cards: Cards) -> None:
        """Learn from a lot of the giver that has come to light."""
        giver, shown = self._giver, sum(self._open)
        manner = self.manner(giver)
        if giver != self.seat and len(self.worlds) > 1:
            habits: dict[Cards, float] = {}
            for hand in {hands[giver] for hands in self.worlds}:
                closed = without(hand, self._open)
                if closed is not None:
                    for lot, habit in people_lay(
                        closed, shown, len(cards), manner.trapping, manner.folly
                    ):
                        if lot.cards == cards:
                            habits[hand] = habit
            self._renew({h: w * habits.get(h[giver], 0.0) for h, w in self.worlds.items()})
        manner.laid(shown, sum(cards), self._claim)

    def _received(self, event: Received) -> None:
        giver, receiver = event.giver, event.seat
        found: dict[Hands, float] = {}
        if event.closed is None:
            manner = self.manner(giver)
            shown, size = sum(event.open), event.count - len(event.open)
            says = [manner.says(self._claim, shown, worth) for worth in range(GOAL)]
            habits: dict[Cards, list[tuple[Cards, Cards, float]]] = {}
            for hand in {hands[giver] for hands in self.worlds}:
                closed = without(hand, event.open)
                if closed is not None:
                    habits[hand] = [
                        (lot.rest, event.open + lot.cards, habit * says[lot.worth])
                        for lot, habit in people_lay(
                            closed, shown, size, manner.trapping, manner.folly
                        )
                        if lot.worth < GOAL
                    ]
            for hands, weight in self.worlds.items():
                for rest, cards, habit in habits.get(hands[giver], ()):
                    world = moved(hands, giver, receiver, rest, cards)
                    found[world] = found.get(world, 0.0) + weight * habit
        else:
            if event.closed:
                self._laid(event.closed)
            cards = together(event.open, event.closed)
            for hands, weight in self.worlds.items():
                kept = without(hands[giver], cards)
                if kept is not None:
                    world = moved(hands, giver, receiver, kept, cards)
                    found[world] = found.get(world, 0.0) + weight
        self._renew(found)

    def _paid(self, event: Paid) -> None:
        chosen, self._chosen = self._chosen, False
        found: dict[Hands, float] = {}
        for hands, weight in self.worlds.items():
            hand = hands[event.seat]
            ways = ways_to_pay(hand, event.due)
            rest = without(hand, event.cards)
            if rest is not None and event.cards in ways and chosen == (len(ways) > 1):
                world = moved(hands, event.seat, event.to, rest, event.cards)
                found[world] = found.get(world, 0.0) + weight
        self._renew(found)

    def _bank_card(self, event: BankCardTaken) -> None:
        found: dict[Hands, float] = {}
        for hands, weight in self.worlds.items():
            left = bank_of(hands)
            for card in VALUES if event.card is None else (event.card,):
                if left.get(card, 0) > 0:
                    world = moved(hands, -1, event.seat, (), (card,))
                    odds = left[card] / (event.left + 1)
                    found[world] = found.get(world, 0.0) + weight * odds
        self._renew(found)

    def _keep(self, can_be: Callable[[Hands], bool]) -> None:
        self._renew({hands: weight for hands, weight in self.worlds.items() if can_be(hands)})

    def _renew(self, found: dict[Hands, float]) -> None:
        """Keep the likeliest of these worlds."""
        best = [(weight, hands) for hands, weight in found.items() if weight > 0]
        if len(best) > self.most:
            best.sort(reverse=True)
            del best[self.most :]
        total = sum([weight for weight, _ in best])
        self.worlds = {hands: weight / total for weight, hands in best}


def moved(hands: Hands, source: int, to: int, rest: Cards, cards: Cards) -> Hands:
    """Return the hands after these suitcases have gone to a player; their owner keeps the rest."""
    after = list(hands)
    if source >= 0:
        after[source] = rest
    after[to] = together(after[to], cards)
    return tuple(after)


def bank_of(hands: Hands) -> dict[int, int]:
    """Return what the bank must hold if those are all hands."""
    return {
        value: len(hands) * HAND.count(value)
        + BANK.count(value)
        - sum([hand.count(value) for hand in hands])
        for value in VALUES
    }


__all__ = ["Hands", "Manner", "Memory", "bank_of", "moved"]
