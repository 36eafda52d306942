"""The strongest player of Don't Bluff! that we have."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, log
from time import perf_counter

from bluffhouse.bots.contract import TEMPERAMENTS, Temperament
from bluffhouse.bots.dont_bluff import regular
from bluffhouse.bots.dont_bluff.chances import Odds, Stakes
from bluffhouse.bots.dont_bluff.duel import Duel, Solved
from bluffhouse.bots.dont_bluff.lots import SURE, Lot, lots_of, people_lay
from bluffhouse.bots.dont_bluff.memory import OPENS, SILENT, TRAPS, Hands, Memory, bank_of
from bluffhouse.bots.dont_bluff.regular import Regular, lay_worth, opens, sigmoid
from bluffhouse.rules.contract import Game
from bluffhouse.rules.dont_bluff import Cards, DontBluffView, Open, Take, without

WORLDS = 250
FUTURES = 12
"""Different distributions of the money to think about at once."""
GREED = 0.025
"""How far it leaves what cannot be exploited to exploit what it thinks of the others: a choice
better by this much, in chances to win, is made e times as often as it would be."""
ODD = 0.05
"""How often it lays what nobody should lay, if that does no harm."""
GUESSES = {"regular": 0.4, "casual": 0.2, "solved": 0.4}
"""What the others may be, and how likely: a regular, one who does what people do, and one who
has solved the round."""
BLUR = 0.02
DOUBT = 0.02
CLAIMS: tuple[int | None, ...] = (None, *range(11))


class Prospects:
    """Stakes over everything that the money may be."""

    def __init__(self, parts: Sequence[tuple[float, Stakes]]) -> None:
        self.parts = parts
        self._taken: dict[int, Odds] = {}
        self._paid: dict[int, Odds] = {}

    def taken(self, millions: int) -> Odds:
        if millions not in self._taken:
            ends = [(part, stakes.taken(millions)) for part, stakes in self.parts]
            self._taken[millions] = sum(p * e[0] for p, e in ends), sum(p * e[1] for p, e in ends)
        return self._taken[millions]

    def paid(self, millions: int) -> Odds:
        if millions not in self._paid:
            ends = [(part, stakes.paid(millions)) for part, stakes in self.parts]
            self._paid[millions] = sum(p * e[0] for p, e in ends), sum(p * e[1] for p, e in ends)
        return self._paid[millions]


def softly(worth: Sequence[float], blur: float) -> list[float]:
    best = max(worth)
    odds = [exp((w - best) / blur) for w in worth]
    total = sum(odds)
    return [o / total for o in odds]


def tilted(odds: float, by: float) -> float:
    """A chance made larger or smaller; none is certain."""
    odds = max(DOUBT, min(1 - DOUBT, odds))
    return sigmoid(log(odds / (1 - odds)) + by)


def sizes_liked(solved: dict[int, Solved]) -> dict[int, float]:
    """How often one should lay so many suitcases."""
    likes = softly([some.worth[0] for some in solved.values()], BLUR)
    return dict(zip(solved, likes, strict=True))


class Shark(Regular):
    """Solves the round, knows how regulars and rookies think, and does what wins most often."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        self.memory = Memory(self.game, seat, WORLDS)

    def _prospects(
        self, worlds: Sequence[tuple[Hands, float]], view: DontBluffView, giver: int, receiver: int
    ) -> Prospects:
        found: dict[tuple[int, ...], tuple[float, Hands]] = {}
        for hands, weight in worlds:
            money = tuple([sum(hand) for hand in hands])
            found[money] = found.get(money, (0.0, hands))[0] + weight, hands
        best = sorted(found.items(), key=lambda item: -item[1][0])[:FUTURES]
        total = sum([weight for _, (weight, _) in best])
        parts = []
        for money, (weight, hands) in best:
            bank = bank_of(hands)
            odds = tuple([(c, n / max(1, view.bank)) for c, n in bank.items() if n])
            parts.append((weight / total, Stakes(money, giver, receiver, view.bank, odds)))
        return Prospects(parts)

    # Answering.

    def _answer(self, view: DontBluffView) -> Take | Open:
        giver = view.giver or 0
        shown = sum(view.open)
        mean = self._stakes(view, giver, self.seat)
        him = self._manner(giver)
        by_hand: dict[Cards, list[tuple[Hands, float]]] = {}
        for hands, weight in self.memory.worlds.items():
            hand = without(hands[giver], view.open)
            if hand is not None:
                by_hand.setdefault(hand, []).append((hands, weight))
        order = sorted(by_hand.items(), key=lambda item: -sum([w for _, w in item[1]]))
        take = look = total = usually = everybody = 0.0
        for hand, worlds in order:
            weight = sum([w for _, w in worlds])
            prospects = self._prospects(worlds, view, giver, self.seat)
            duel = Duel(prospects, hand, shown)
            solved = duel.solved(hand)
            usually += weight * solved[view.closed].opens
            everybody += weight
            for lot, odds in self._he_lays(mean, solved, hand, shown, view.closed, giver):
                line = duel.line(lot)
                chance = weight * odds * him.says(view.claim, shown, lot.worth)
                total += chance
                take += chance * line.taken[1]
                look += chance * line.opened[1]
            if total > 0 and perf_counter() > self.until:
                break
        if total <= 0:
            return Take()
        # A trusting player takes; a suspicious one looks.
        faith = regular.FAITH * (self.temperament.trust - 1)
        gain = (look - take) / total - faith
        return Open() if self.rng.random() < tilted(usually / everybody, gain / GREED) else Take()

    def _he_lays(
        self,
        mean: Stakes,
        solved: dict[int, Solved],
        hand: Cards,
        shown: int,
        size: int,
        giver: int,
    ) -> list[tuple[Lot, float]]:
        """The lots of this size that the giver may have laid, and how likely."""
        him = self._manner(giver)
        me = self._manner(self.seat)
        found: dict[Lot, float] = {}
        part = GUESSES["casual"]
        for lot, odds in people_lay(hand, shown, size, TRAPS, him.folly):
            found[lot] = part * odds
        part = GUESSES["regular"]
        open_at = opens(mean, hand, shown, him, me)
        worth = lay_worth(mean, hand, shown, open_at)
        for lot, odds in zip(lots_of(hand), softly(worth, regular.MIXING), strict=True):
            if lot.size == size:
                found[lot] += part * odds
        part = GUESSES["solved"]
        like = sizes_liked(solved)[size]
        for line, odds in solved[size].mix:
            found[line.lot] += part * odds * like
        # Whoever was seen to set more traps than people do sets more than we thought.
        tilt = him.trapping / (1 - him.trapping) * (1 - TRAPS) / TRAPS
        return [
            (lot, odds * tilt if shown + lot.worth >= SURE else odds) for lot, odds in found.items()
        ]

    # Offering.

    def _lean(self, seat: int) -> float:
        """Whoever was seen to open more than people do opens more than we thought."""
        opening = self._manner(seat).opening
        return log(opening / (1 - opening) * (1 - OPENS) / OPENS)

    def _lay(self, view: DontBluffView) -> tuple[Cards, int | None]:
        receiver = view.receiver or 0
        shown = sum(view.open)
        mean = self._stakes(view, self.seat, receiver)
        duel = Duel(
            self._prospects(list(self.memory.worlds.items()), view, self.seat, receiver),
            view.hand,
            shown,
        )
        lots = lots_of(view.hand)
        lines = [duel.line(lot) for lot in lots]
        solved = duel.solved(view.hand)
        he_opens = self._he_opens(mean, view.hand, shown, receiver)
        likes = sizes_liked(solved)
        lean = self._lean(receiver)
        often = {size: tilted(some.opens, lean) for size, some in solved.items()}
        usual: dict[Lot, float] = {}
        for size, some in solved.items():
            for lot, odds in people_lay(view.hand, shown, size, 0.5, 0.1):
                usual[lot] = ODD * odds
            for line, odds in some.mix:
                usual[line.lot] += likes[size] * odds
        found: list[tuple[Cards, int | None]] = []
        worth: list[float] = []
        cheek = regular.CHEEK * (self.temperament.boldness - 1)
        silent = SILENT / self.temperament.talk
        says = [log(silent)] + [log((1 - silent) / (len(CLAIMS) - 1))] * (len(CLAIMS) - 1)
        for line in lines:
            lot = line.lot
            habit = log(usual[lot])
            for claim, said in zip(CLAIMS, says, strict=True):
                chance = (1 - GUESSES["solved"]) * he_opens[lot.size, claim]
                chance += GUESSES["solved"] * often[lot.size]
                value = line.taken[0] + chance * (line.opened[0] - line.taken[0])
                found.append((lot.cards, claim))
                worth.append(value + cheek * lot.worth + GREED * (habit + said))
        return self.rng.choices(found, softly(worth, GREED))[0]

    def _he_opens(
        self, mean: Stakes, hand: Cards, shown: int, receiver: int
    ) -> dict[tuple[int, int | None], float]:
        """How likely he opens so many suitcases of which so much is said."""
        me, him = self._manner(self.seat), self._manner(receiver)
        lean = self._lean(receiver)
        gains: dict[tuple[int, bool], float] = {}
        found: dict[tuple[int, int | None], float] = {}
        for size in range(1, len(hand) + 1):
            lots = people_lay(hand, shown, size, me.trapping, me.folly)
            for lot, _ in lots:
                key = (shown + lot.worth, bool(lot.rest))
                if key not in gains:
                    gains[key] = regular.opened(mean, *key)[1] - mean.taken(key[0])[1]
            for claim in CLAIMS:
                gain = total = 0.0
                for lot, habit in lots:
                    odds = habit * me.says(claim, shown, lot.worth)
                    gain += odds * gains[shown + lot.worth, bool(lot.rest)]
                    total += odds
                thought = sigmoid(gain / total / BLUR + lean) if total else 0.5
                found[size, claim] = him.folly * him.opening + (1 - him.folly) * thought
        return found
