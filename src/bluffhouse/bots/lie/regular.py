"""A solid player of LIE."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import log

from bluffhouse.bots.contract import TEMPERAMENTS, Bot, Temperament
from bluffhouse.bots.lie.mind import CALL, MIXING, Scene, Style, thought
from bluffhouse.bots.lie.odds import at_first, most_alike
from bluffhouse.rules.contract import Action, Event, Game, Legal
from bluffhouse.rules.lie import (
    HAND_LIMIT,
    VALUES,
    BidPlaced,
    Call,
    Dealt,
    Direct,
    Lie,
    LieView,
    Shown,
    Turn,
)

OTHERWISE = 0.12
"""How often the cards are turned some other way, so that nobody can be sure."""
BELIEVED = 4.0
"""Bids of a player that must be seen before they weigh as much as what people usually do."""
HONEST = 0.65
"""How often people bid on what they show …"""
HONEST_OF_TWO = 0.9
"""… and with two players, where the only opponent answers each bid."""


class Honesty:
    """How often each player bids on what they have, learned from revealed hands."""

    def __init__(self, trust: float = 1.0) -> None:
        self.trust = trust
        self.honest: dict[int, float] = {}
        self.seen: dict[int, float] = {}
        self._bids: list[BidPlaced] = []

    def see(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self._bids = []
        elif isinstance(event, BidPlaced):
            self._bids.append(event)
        elif isinstance(event, Shown):
            for seat, value in {(bid.seat, bid.value): None for bid in self._bids}:
                # Count the value's share of their most frequent value: a liar may have one card of
                # it by luck.
                up = event.up[seat]
                most = max([up.count(v) for v in VALUES], default=0)
                share = up.count(value) / most if most else 0.0
                self.seen[seat] = self.seen.get(seat, 0.0) + 1
                self.honest[seat] = self.honest.get(seat, 0.0) + share

    def of(self, seat: int, players: int) -> float:
        prior = min(0.95, self.trust * (HONEST_OF_TWO if players == 2 else HONEST))
        honest = self.honest.get(seat, 0.0) + BELIEVED * prior
        return honest / (self.seen.get(seat, 0.0) + BELIEVED)


class Regular(Bot):
    """Infers everybody's cards from the bids, remembers who bids on nothing, and makes the choice
    that wins most often, or one nearly as good."""

    game: Lie

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        self.honesty = Honesty(temperament.trust)
        self.style = Style(temperament.boldness, temperament.trust)
        for cards in range(1, HAND_LIMIT + 1):  # computed once, before anybody waits for it
            at_first(cards, self.game.options.wild_ones)

    def see(self, event: Event) -> None:
        self.honesty.see(event)

    def act(self, view: LieView, legal: Legal, seconds: float) -> Action:
        if view.phase == "turn":
            return self._turn(view)
        if view.phase == "direct":
            return self._direct(view)
        return self._bid_or_call(view)

    def _turn(self, view: LieView) -> Turn:
        rng = self.rng
        if rng.random() < OTHERWISE * self.temperament.boldness:
            return Turn(tuple([rng.choice(card) for card in view.hand]))
        favourite = [rng.random() for _ in VALUES]
        return Turn(most_alike(view.hand, self.game.options.wild_ones, favourite))

    def _direct(self, view: LieView) -> Direct:
        return Direct(self.rng.random() < 0.5)

    def _scene(self, view: LieView) -> Scene:
        honesty = [self.honesty.of(seat, len(view.playing)) for seat in range(view.players)]
        return Scene.of(view, self.game.options, honesty)

    def _bid_or_call(self, view: LieView) -> Action:
        scene = self._scene(view)
        mind = thought(scene, self.seat, scene.beliefs(), self.style)
        choice = self._choose(mind.choices(view.up or ()), mind.at_stake)
        return Call() if choice == CALL else scene.order[choice]

    def _choose(self, worth: Mapping[int, float], at_stake: Sequence[float]) -> int:
        """Return the best choice or, at random, one nearly as good: bluffs come from there."""
        stake = MIXING * (max(at_stake) - min(at_stake))
        rng = self.rng
        return max(worth, key=lambda c: worth[c] - stake * log(-log(rng.random() or 0.5)))
