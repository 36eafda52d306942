"""The strongest player of Don't Bluff!"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import exp, log
from time import perf_counter

from bluffhouse.bots.contract import TEMPERAMENTS, Temperament
from bluffhouse.bots.dont_bluff import regular
from bluffhouse.bots.dont_bluff.chances import Odds, Stakes
from bluffhouse.bots.dont_bluff.duel import Duel, Line, Solved
from bluffhouse.bots.dont_bluff.lots import SURE, Lot, lots_of, people_lay
from bluffhouse.bots.dont_bluff.memory import OPENS, SILENT, TRAPS, Hands, Memory, bank_of
from bluffhouse.bots.dont_bluff.regular import CHEEK, FAITH, Regular, lay_worth, opens, sigmoid
from bluffhouse.rules.contract import Action, Game, Legal
from bluffhouse.rules.dont_bluff import Cards, DontBluffView, Open, Take, without

WORLDS = 150
FUTURES = 12
"""Different distributions of the money to think about at once."""
HASTE = 0.6
"""Share of its time after which it only finishes what it has begun."""
LEAST = 0.002
"""With less time than this, in seconds, it plays like a regular."""

GREED = 0.025
"""How far it leaves what cannot be exploited to exploit what it thinks of the others: a choice
better by this much, in chances to win, is made e times as often as it would be …"""
CANDOUR = 0.05
"""… and the same for what it says, where being read would be easiest."""
ODD = 0.05
"""How often it lays a lot that nobody should lay, if that does no harm."""
REGULAR, CASUAL, SOLVED = 0.4, 0.2, 0.4
"""How likely another player is a regular, plays as people do, or has solved the round."""
THEORY = 2.0
"""Revealed lots of a player that weigh as much as the theory about them."""
BLUR = 0.02
"""How much worse a number of suitcases may be and still be laid now and then."""
DOUBT = 0.02
"""Smallest chance assumed about anybody."""
CLAIMS: tuple[int | None, ...] = (None, *range(11))
"""The claims it considers."""


class Prospects:
    """Stakes over everything that the money may be."""

    def __init__(self, parts: Sequence[tuple[float, Stakes]]) -> None:
        self.parts = parts
        self._taken: dict[int, Odds] = {}
        self._paid: dict[int, Odds] = {}

    def taken(self, millions: int) -> Odds:
        if millions not in self._taken:
            ends = [(part, stakes.taken(millions)) for part, stakes in self.parts]
            self._taken[millions] = mean_of(ends)
        return self._taken[millions]

    def paid(self, millions: int) -> Odds:
        if millions not in self._paid:
            ends = [(part, stakes.paid(millions)) for part, stakes in self.parts]
            self._paid[millions] = mean_of(ends)
        return self._paid[millions]


def mean_of(ends: Sequence[tuple[float, Odds]]) -> Odds:
    return sum([part * odds[0] for part, odds in ends]), sum(
        [part * odds[1] for part, odds in ends]
    )


def softly(worth: Sequence[float], blur: float) -> list[float]:
    """Return how often to choose each, if one worse by `blur` is chosen e times more rarely."""
    best = max(worth)
    odds = [exp((w - best) / blur) for w in worth]
    total = sum(odds)
    return [o / total for o in odds]


def odds_of(chance: float) -> float:
    """Return the odds of a chance, kept away from 0 and 1: nothing is certain."""
    chance = max(DOUBT, min(1 - DOUBT, chance))
    return chance / (1 - chance)


def tilted(chance: float, by: float) -> float:
    """Return a chance whose log odds are changed by this much."""
    return sigmoid(log(odds_of(chance)) + by)


def sizes_liked(solved: Mapping[int, Solved]) -> dict[int, float]:
    """Return how often to lay so many suitcases."""
    likes = softly([some.worth[0] for some in solved.values()], BLUR)
    return dict(zip(solved, likes, strict=True))


class Shark(Regular):
    """Solves the round, then leaves the solution as far as what it believes of the others pays:
    it knows how regulars and casual players think, and sees who traps and opens how often."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        self.memory = Memory(self.game, seat, WORLDS, temperament.trust)
        self.until = 0.0
        """When it has to stop thinking, by perf_counter."""

    def act(self, view: DontBluffView, legal: Legal, seconds: float) -> Action:
        self.until = perf_counter() + HASTE * seconds if seconds > LEAST else 0.0
        return super().act(view, legal, seconds)

    def _late(self) -> bool:
        return perf_counter() > self.until

    def _duel(
        self,
        view: DontBluffView,
        worlds: Sequence[tuple[Hands, float]],
        giver: int,
        receiver: int,
        hand: Cards,
    ) -> Duel:
        """Return the round with this hand of the giver, over all those worlds."""
        found: dict[tuple[int, ...], tuple[float, Hands]] = {}
        for hands, weight in worlds:
            money = tuple([sum(some) for some in hands])
            found[money] = found.get(money, (0.0, hands))[0] + weight, hands
        best = sorted(found.items(), key=lambda item: -item[1][0])[:FUTURES]
        total = sum([weight for _, (weight, _) in best])
        parts = []
        for money, (weight, hands) in best:
            cards = bank_of(hands).items()
            bank = tuple([(card, left / max(1, view.bank)) for card, left in cards if left > 0])
            parts.append((weight / total, Stakes(money, giver, receiver, view.bank, bank)))
        return Duel(Prospects(parts), hand, sum(view.open), self.until)

    # Answering.

    def _answer(self, view: DontBluffView) -> Take | Open:
        giver, shown = view.giver or 0, sum(view.open)
        stakes = self._stakes(view, giver, self.seat)
        if self._late():
            return super()._answer(view)
        other = self._manner(giver)
        by_hand: dict[Cards, list[tuple[Hands, float]]] = {}
        for hands, weight in self.memory.worlds.items():
            hand = without(hands[giver], view.open)
            if hand is not None and len(hand) >= view.closed:
                by_hand.setdefault(hand, []).append((hands, weight))
        take = look = total = usually = weighed = 0.0
        for hand, worlds in sorted(by_hand.items(), key=lambda item: -sum([w for _, w in item[1]])):
            weight = sum([w for _, w in worlds])
            duel = self._duel(view, worlds, giver, self.seat, hand)
            solved = duel.solved(hand)
            usually += weight * solved[view.closed].opens
            weighed += weight
            for lot, odds in self._giver_lays(stakes, solved, hand, shown, view.closed, giver):
                line = duel.line(lot)
                chance = weight * odds * other.says(view.claim, shown, lot.worth)
                total += chance
                take += chance * line.taken[1]
                look += chance * line.opened[1]
            if self._late():
                break
        if total <= 0:
            return super()._answer(view)
        # A trusting player takes; a suspicious one looks.
        gain = (look - take) / total - FAITH * (self.temperament.trust - 1)
        return Open() if self.rng.random() < tilted(usually / weighed, gain / GREED) else Take()

    def _giver_lays(
        self,
        stakes: Stakes,
        solved: Mapping[int, Solved],
        hand: Cards,
        shown: int,
        size: int,
        giver: int,
    ) -> list[tuple[Lot, float]]:
        """Return the lots of this size that the giver may have laid, and how likely each is."""
        me, other = self._manner(self.seat), self._manner(giver)
        found: dict[Lot, float] = {}
        for lot, odds in people_lay(hand, shown, size, TRAPS, other.folly):
            found[lot] = CASUAL * odds
        worth = lay_worth(stakes, hand, shown, opens(stakes, hand, shown, other, me))
        traps = CASUAL * TRAPS  # of all sizes together
        for lot, odds in zip(lots_of(hand), softly(worth, regular.MIXING), strict=True):
            if lot.size == size:
                found[lot] += REGULAR * odds
            if shown + lot.worth >= SURE:
                traps += REGULAR * odds
        likes = sizes_liked(solved)
        for number, some in solved.items():
            for line, odds in some.mix:
                if number == size:
                    found[line.lot] += SOLVED * likes[number] * odds
                if shown + line.lot.worth >= SURE:
                    traps += SOLVED * likes[number] * odds
        # That is the theory; the lots they were seen to lay count too.
        seen, trapped = other.seen
        tilt = odds_of((trapped + THEORY * traps) / (seen + THEORY)) / odds_of(traps)
        return [
            (lot, odds * tilt if shown + lot.worth >= SURE else odds) for lot, odds in found.items()
        ]

    # Offering.

    def _lay(self, view: DontBluffView) -> tuple[Cards, int | None]:
        receiver, shown = view.receiver or 0, sum(view.open)
        stakes = self._stakes(view, self.seat, receiver)
        if self._late():
            return super()._lay(view)
        worlds = tuple(self.memory.worlds.items())
        duel = self._duel(view, worlds, self.seat, receiver, view.hand)
        lines = [duel.line(lot) for lot in lots_of(view.hand)]
        solved = duel.solved(view.hand)
        usual = self._usual(solved, view.hand, shown)
        lean = self._lean(receiver)
        often = {size: tilted(some.opens, lean) for size, some in solved.items()}
        opens_after = self._receiver_opens(stakes, view.hand, shown, receiver)
        cheek = CHEEK * (self.temperament.boldness - 1)
        claims, worth = [], []
        for line in lines:
            size = line.lot.size
            chances = [SOLVED * often[size] + (1 - SOLVED) * opens for opens in opens_after[size]]
            claim, value = self._say(line, chances)
            claims.append(claim)
            worth.append(value + cheek * line.lot.worth + GREED * log(usual[line.lot]))
        i = self.rng.choices(range(len(lines)), softly(worth, GREED))[0]
        return lines[i].lot.cards, claims[i]

    def _usual(self, solved: Mapping[int, Solved], hand: Cards, shown: int) -> dict[Lot, float]:
        """Return how often to lay each lot if nothing is known of the receiver."""
        likes = sizes_liked(solved)
        usual: dict[Lot, float] = {}
        for size, some in solved.items():
            for lot, odds in people_lay(hand, shown, size, TRAPS, DOUBT):
                usual[lot] = ODD * odds
            for line, odds in some.mix:
                usual[line.lot] += likes[size] * odds
        return usual

    def _say(self, line: Line, opened: Sequence[float]) -> tuple[int | None, float]:
        """Return a claim about a lot that is opened so often after each claim, and its worth."""
        silent = min(1 - DOUBT, SILENT / self.temperament.talk)
        aloud = (1 - silent) / (len(CLAIMS) - 1)
        worth = [line.taken[0] + often * (line.opened[0] - line.taken[0]) for often in opened]
        odds = softly(worth, CANDOUR)
        odds = [
            o * (silent if claim is None else aloud) for o, claim in zip(odds, CLAIMS, strict=True)
        ]
        value = sum([o * w for o, w in zip(odds, worth, strict=True)]) / sum(odds)
        return self.rng.choices(CLAIMS, odds)[0], value

    def _lean(self, seat: int) -> float:
        """Return how much more often than people this player was seen to open, in log odds."""
        return log(odds_of(self._manner(seat).opening) / odds_of(OPENS))

    def _receiver_opens(
        self, stakes: Stakes, hand: Cards, shown: int, receiver: int
    ) -> dict[int, list[float]]:
        """Return, by the number of suitcases, how likely a regular opens them after each claim."""
        me, other = self._manner(self.seat), self._manner(receiver)
        lean = self._lean(receiver)
        says = [
            [me.says(claim, shown, worth) for claim in CLAIMS] for worth in range(sum(hand) + 1)
        ]
        found: dict[int, list[float]] = {}
        for size in range(1, len(hand) + 1):
            gains, totals = [0.0] * len(CLAIMS), [0.0] * len(CLAIMS)
            for lot, habit in people_lay(hand, shown, size, me.trapping, me.folly):
                millions = shown + lot.worth
                look = regular.opened(stakes, millions, bool(lot.rest))[1]
                gain = look - stakes.taken(millions)[1]
                for i, said in enumerate(says[lot.worth]):
                    totals[i] += habit * said
                    gains[i] += habit * said * gain
            thought = [
                sigmoid(gain / total / BLUR + lean) if total else 0.5
                for gain, total in zip(gains, totals, strict=True)
            ]
            found[size] = [
                other.whim * other.opening + (1 - other.whim) * often for often in thought
            ]
        return found
