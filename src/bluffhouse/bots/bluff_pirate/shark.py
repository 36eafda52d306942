"""The strongest captain."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, log
from typing import ClassVar

from bluffhouse.bots.bluff_pirate.memory import IMPOSSIBLE, Memory, log_odds_honest, odds_to_chance
from bluffhouse.bots.bluff_pirate.race import Race, counts_of, worth_of, worth_of_unknown
from bluffhouse.bots.contract import TEMPERAMENTS, Bot, Temperament
from bluffhouse.rules.bluff_pirate import (
    INDEX,
    KEEP_BELOW,
    KINDS,
    LARGEST_SET,
    LOOT,
    PIRATE,
    SET_BACK,
    SMALLEST_SET,
    BluffPirateView,
    Board,
    Discard,
    Draw,
    Keep,
    Kind,
    Laid,
    PickVoter,
    Vote,
)
from bluffhouse.rules.contract import Action, Event, Game, Legal

OTHERS_WAVER = 0.03
"""How much a vote must win or lose, in chance to win, for others to be e times surer of it."""
ROUNDS = 3
"""Rounds of "they think that I think" ..."""
STEP = 0.6
"""... and how far each round moves the last result; moving all the way would not settle."""
WAVER = 0.004
"""The same for my own choices: enough not to be predictable."""
DARING = 0.02
"""Chance to win that a bold captain wrongly adds to any bluff."""
TRUSTS = 2.0
"""How much a trusting or suspicious temperament counts, in log odds per log of it."""
CLAIMS = 0.4
"""How often I claim not to bluff: equally often with every set, so that it tells nothing."""


class Stake:
    """How a set of some size changes everybody's chance to win, whatever its cards."""

    __slots__ = ("captain", "caught", "lose", "sent_back", "win")

    def __init__(self, race: Race, captain: int, cards: int, left: float, kept: float) -> None:
        """`left` and `kept`: what the captain's hand is worth without and with the set."""
        after = (captain + 1) % race.players
        self.captain = captain
        self.win: list[float] = []
        """By voter: what they win by doubting a bluff rather than believing it ..."""
        self.lose: list[float] = []
        """... and lose by doubting an honest set."""
        self.caught: list[float] = []
        """By voter: what the captain loses if they catch the bluff, compared with sailing ..."""
        self.sent_back: list[float] = []
        """... and wins if they are sent back."""
        own = race.chance(captain, after, [(captain, cards)], [(captain, left)])
        for seat in range(race.players):
            sails = race.chance(seat, after, [(captain, cards)], [(captain, left)])
            caught = race.chance(seat, after, [(seat, cards)], [(captain, kept)])
            back = [(captain, cards), (seat, -SET_BACK)]
            wrong = race.chance(seat, after, back, [(captain, left)])
            self.win.append(caught - sails)
            self.lose.append(sails - wrong)
            self.caught.append(
                race.chance(captain, after, [(seat, cards)], [(captain, kept)]) - own
            )
            self.sent_back.append(race.chance(captain, after, back, [(captain, left)]) - own)

    def doubts(self, honest: float, memory: Memory) -> list[float]:
        """Return how likely each seat is to vote "bluff", given the log odds in public that the set
        is honest. Everybody knows, too, that an honest captain picks a doubter, best a leader,
        and a bluffer a believer: hence a few rounds of "they think that I think"."""
        captain = self.captain
        leans = [habit.lean for habit in memory.doubting[: len(self.win)]]
        doubts = [0.5] * len(leans)
        for _ in range(ROUNDS):
            picked = self.picked(doubts, memory)
            for seat, lean in enumerate(leans):
                if seat != captain:
                    true = odds_to_chance(honest + picked[seat])
                    gain = (1 - true) * self.win[seat] - true * self.lose[seat]
                    doubt = odds_to_chance(gain / OTHERS_WAVER + lean)
                    doubt = memory.stubborn[seat].mixed(doubt)
                    doubts[seat] += STEP * (doubt - doubts[seat])
        return doubts

    def values(self, doubts: Sequence[float]) -> tuple[list[float], list[float]]:
        """Return the value of picking each voter to an honest captain, and to a bluffer."""
        return (
            [value * doubt for value, doubt in zip(self.sent_back, doubts, strict=True)],
            [value * doubt for value, doubt in zip(self.caught, doubts, strict=True)],
        )

    def picked(self, doubts: Sequence[float], memory: Memory) -> list[float]:
        """Return how much likelier an honest captain picks each voter than a bluffer, as a log."""
        captain, picks = self.captain, memory.picks[self.captain]
        records = memory.doubted[: len(doubts)]
        honest, bluff = self.values(doubts)
        by_honest = picks.shares(1, records, honest, captain)
        by_bluffer = picks.shares(-1, records, bluff, captain)
        return [
            0.0 if seat == captain else log(one / other)
            for seat, (one, other) in enumerate(zip(by_honest, by_bluffer, strict=True))
        ]


class Shark(Bot):
    """Weighs each choice by its chance to win the race, and reasons about the others' votes and
    picks as they would themselves. It needs about a millisecond, whatever time it is given."""

    good_name: ClassVar[float] = 5.0
    """Log odds added in favour of believing. Bluffers like to pick a voter who is seen to believe,
    and a wrong doubt sends the voter back, while believing a bluff costs them nothing at once: when
    sharks doubted more, they sent each other back, and one who always doubted came out ahead."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        self.memory = Memory(game.seats[-1], seat)

    def see(self, event: Event) -> None:
        self.memory.see(event)

    def act(self, view: BluffPirateView, legal: Legal, seconds: float) -> Action:
        self.memory.sizes = view.hand_sizes
        if view.phase == "turn":
            return self._draw_or_board(view, legal)
        if view.phase == "lay":
            return self._lay(view)
        assert view.laid is not None
        return self._vote(view, view.laid) if view.phase == "vote" else self._pick(view, view.laid)

    # My turn.

    def _draw_or_board(self, view: BluffPirateView, legal: Legal) -> Action:
        if len(legal) == 1:
            return Draw()
        me, after = self.seat, (self.seat + 1) % view.players
        counts = counts_of(view.hand)
        race = Race(view, worth_of(counts))
        best: Action = Draw()
        most = race.chance(me, me)
        counts[PIRATE] -= 1
        poorer = worth_of(counts)
        for action in legal:
            if not isinstance(action, Board):
                continue
            size = view.hand_sizes[action.victim]
            loot = min(LOOT, size)
            richer = worth_of_unknown(len(view.hand) - 1 + loot) - worth_of_unknown(
                len(view.hand) - 1
            )
            hands = [(me, poorer + richer), (action.victim, worth_of_unknown(size - loot))]
            chance = race.chance(me, after, (), hands)
            if chance > most:
                most, best = chance, action
        return best

    def _lay(self, view: BluffPirateView) -> Action:
        me, after = self.seat, (self.seat + 1) % view.players
        counts = counts_of(view.hand)
        race = Race(view, worth_of(counts))
        choices: list[Action] = []
        values: list[float] = []
        # No set.
        if len(view.hand) < KEEP_BELOW:
            choices.append(Keep())
            values.append(race.chance(me, after))
        else:
            at = max(range(len(KINDS)), key=lambda at: self._without(counts, at))
            choices.append(Discard(KINDS[at]))
            values.append(race.chance(me, after, (), [(me, self._without(counts, at))]))
        kept = worth_of(counts)
        public = Race(view, None)
        known = worth_of_unknown(len(view.hand))
        daring = DARING * log(self.temperament.boldness)
        for cards in range(SMALLEST_SET, min(LARGEST_SET, len(view.hand)) + 1):
            stake = Stake(public, me, cards, worth_of_unknown(len(view.hand) - cards), known)
            caught = [
                race.chance(me, after, [(seat, cards)], [(me, kept)])
                for seat in range(view.players)
            ]
            for at, held in enumerate(counts):
                if not held:
                    continue
                true = min(held, cards)
                hidden = self._junk(counts, at, cards - true)
                if hidden is None:
                    continue
                rest = counts.copy()
                rest[at] -= true
                for card in hidden:
                    rest[INDEX[card]] -= 1
                left = worth_of(rest)
                sails = race.chance(me, after, [(me, cards)], [(me, left)])
                for up in range(1, min(held, 2) + 1):
                    if up == cards:
                        continue
                    down: tuple[Kind, ...] = tuple(sorted([KINDS[at]] * (true - up) + hidden))
                    claim = self.rng.random() < CLAIMS * self.temperament.talk
                    laid = Laid(me, KINDS[at], up, cards, down, claim)
                    doubts = self._doubts(view, laid, stake, len(view.hand))
                    if hidden:
                        value = daring + max(
                            sails + doubts[seat] * (caught[seat] - sails)
                            for seat in range(view.players)
                            if seat != me
                        )
                    else:
                        value = sails + max(
                            doubts[seat] * self._sent_back(race, seat, cards, left, sails)
                            for seat in range(view.players)
                            if seat != me
                        )
                    choices.append(laid.action)
                    values.append(value)
        return choices[self._choose(values)]

    def _sent_back(self, race: Race, seat: int, cards: int, left: float, sails: float) -> float:
        me, after = self.seat, (self.seat + 1) % race.players
        moved = [(me, cards), (seat, -SET_BACK)]
        return race.chance(me, after, moved, [(me, left)]) - sails

    def _without(self, counts: list[int], at: int) -> float:
        if not counts[at]:
            return -1.0
        counts[at] -= 1
        worth = worth_of(counts)
        counts[at] += 1
        return worth

    def _junk(self, counts: Sequence[int], besides: int, number: int) -> list[Kind] | None:
        """Return the cards that are missed least, or None if there are too few."""
        rest = list(counts)
        rest[besides] = 0
        hidden: list[Kind] = []
        for _ in range(number):
            at = max(range(len(KINDS)), key=lambda at: self._without(rest, at))
            if not rest[at]:
                return None
            rest[at] -= 1
            hidden.append(KINDS[at])
        return hidden

    def _choose(self, values: Sequence[float]) -> int:
        best = max(values)
        weights = [exp((value - best) / WAVER) for value in values]
        point = self.rng.random() * sum(weights)
        for index, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return index
        return values.index(best)

    # Sets on the table.

    def _doubts(self, view: BluffPirateView, laid: Laid, stake: Stake, hand: int) -> list[float]:
        """How likely everybody is to vote "bluff", for all that everybody knows."""
        honest = log_odds_honest(self.memory, view, laid, hand, public=True)
        return stake.doubts(honest, self.memory)

    def _remember(self, view: BluffPirateView, laid: Laid) -> Sequence[float]:
        hand = view.hand_sizes[laid.seat] + laid.cards
        stake = Stake(
            Race(view, None),
            laid.seat,
            laid.cards,
            worth_of_unknown(view.hand_sizes[laid.seat]),
            worth_of_unknown(hand),
        )
        honest = odds_to_chance(log_odds_honest(self.memory, view, laid, hand, public=True))
        doubts = self._doubts(view, laid, stake, hand)
        self.memory.expected = honest, doubts
        self.memory.values = stake.values(doubts)
        return doubts

    def _vote(self, view: BluffPirateView, laid: Laid) -> Vote:
        doubts = self._remember(view, laid)
        hand = view.hand_sizes[laid.seat] + laid.cards
        odds = log_odds_honest(self.memory, view, laid, hand, public=False)
        if odds <= IMPOSSIBLE:
            return Vote(True)
        race = Race(view, worth_of(counts_of(view.hand)))
        stake = Stake(
            race,
            laid.seat,
            laid.cards,
            worth_of_unknown(view.hand_sizes[laid.seat]),
            worth_of_unknown(hand),
        )
        honest = odds_to_chance(
            odds
            + TRUSTS * log(self.temperament.trust)
            + stake.picked(doubts, self.memory)[self.seat]
            + self.memory.picking_me.lean
            + self.good_name
        )
        self.memory.my_guess = honest
        gain = (1 - honest) * stake.win[self.seat] - honest * stake.lose[self.seat]
        return Vote(self.rng.random() < odds_to_chance(gain / WAVER))

    def _pick(self, view: BluffPirateView, laid: Laid) -> PickVoter:
        doubts = self._remember(view, laid)
        me, after = self.seat, (self.seat + 1) % view.players
        counts = counts_of(view.hand)
        left = worth_of(counts)
        race = Race(view, left)
        hidden = laid.hidden or ()
        sails = race.chance(me, after, [(me, laid.cards)])
        if hidden.count(laid.shown) == len(hidden):
            values = [
                doubts[seat] * self._sent_back(race, seat, laid.cards, left, sails)
                for seat in range(view.players)
            ]
        else:
            for card in (*hidden, *[laid.shown] * laid.up):
                counts[INDEX[card]] += 1
            back = [(me, worth_of(counts))]
            values = [
                doubts[seat] * (race.chance(me, after, [(seat, laid.cards)], back) - sails)
                for seat in range(view.players)
            ]
        values[me] = -9.0
        return PickVoter(self._choose(values))
