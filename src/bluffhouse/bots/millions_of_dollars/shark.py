"""A player who thinks of winning the game, not of money."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product
from math import exp, prod

from bluffhouse.bots.contract import TEMPERAMENTS, Temperament
from bluffhouse.bots.millions_of_dollars.habits import usual
from bluffhouse.bots.millions_of_dollars.haggling import Mood
from bluffhouse.bots.millions_of_dollars.heist import Takings, crowd_of, heist, in_play, nerve
from bluffhouse.bots.millions_of_dollars.outlook import Value, by_role, expected
from bluffhouse.bots.millions_of_dollars.prospects import winning
from bluffhouse.bots.millions_of_dollars.regular import (
    EAGER,
    LYING,
    Regular,
    Standing,
    roles_by_mask,
    shift,
)
from bluffhouse.bots.millions_of_dollars.tells import Tells
from bluffhouse.rules.contract import Event, Game
from bluffhouse.rules.millions_of_dollars import HEISTS, ROLES, MillionsView, Role

SCALE = 25.0
"""A win is worth so many millions of the first round, about: so that a regular's measures of
what is worth a word hold for chances of winning as well."""
NEAR = 11
"""From here on somebody may have twenty million soon, and money is no longer just money."""
TEMPTATION = 0.6
"""In millions: how much more a role must be worth to be chosen e times as often."""
THINKING = 0.02
"""Seconds that thinking of everybody's choice of role takes."""


class Shark(Regular):
    """Like a regular, but every outcome and every deal counts by how likely it wins the game."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        self._tells = Tells()

    def see(self, event: Event) -> None:
        super().see(event)
        assert self._tells is not None
        self._tells.see(event)

    def _new_mood(self) -> Mood:
        """It takes every deal that helps, and proposes as many as it may."""
        rng, temperament = self.rng, self.temperament
        return Mood(
            nerve=rng.gauss(temperament.boldness - 1, 0.1),
            greed=rng.uniform(0.05, 0.4) * temperament.boldness,
            claims=(rng.random() < 0.55 * temperament.talk) + (rng.random() < 0.2),
            lies=rng.random() < LYING * temperament.boldness,
            deals=int(rng.uniform(2, 4.5) * temperament.talk),
        )

    def _thoroughness(self, seconds: float) -> tuple[int, int]:
        return 200 + int(5000 * seconds), 30 + int(min(200, 1500 * seconds))

    # What it is worth.

    def _value(self, view: MillionsView, money: Sequence[int] | None = None) -> Value:
        own = roles_by_mask(view, self.seat)
        seats = [seat for seat, row in enumerate(view.inside) for is_in in row if is_in]
        others = [seat for seat in seats if seat != self.seat]
        table = heist(view.loots[-1], view.players, view.shown)
        base = self._at_home(view, money or view.money)
        # Many worlds are the same to whoever looks only at who is in: three bits a character.
        known: dict[int, float] = {}

        def value(roles: tuple[int, ...], there: int, mask: int) -> float:
            key, in_it = mask, there
            for role in roles:
                key <<= 3
                if in_it & 1:
                    key += role + 1
                in_it >>= 1
            worth = known.get(key)
            if worth is None:
                pairs = enumerate(zip(others, roles, strict=True))
                present = [pair for at, pair in pairs if there >> at & 1]
                present += [(self.seat, role) for role in own[mask]]
                ways = table.ways(crowd_of([role for _, role in present]))
                worth = sum([p * self._won(view, base, present, way) for p, way in ways])
                known[key] = worth
            return worth

        return value

    def _at_home(self, view: MillionsView, money: Sequence[int]) -> list[int]:
        """What everybody would have if all left now."""
        stake = view.loots[-1].stake
        return [m + stake * sum(row) for m, row in zip(money, view.inside, strict=True)]

    def _won(
        self,
        view: MillionsView,
        base: list[int],
        present: list[tuple[int, int]],
        takings: Takings,
    ) -> float:
        money: list[float] = [*base]
        for seat, role in present:
            money[seat] += takings.gains[role]
        return SCALE * winning(money, self.seat, takings.split, len(view.loots))

    def _after(self, view: MillionsView, present: list[tuple[int, int]], takings: Takings) -> float:
        return self._won(view, self._at_home(view, view.money), present, takings)

    # Deals: the money changes hands before the heist, and it matters whose it is.

    def _paid(self, now: Standing, slot: int, payer: int, amount: int) -> float:
        scene = now.outlook.scene
        value = self._value(now.view, transfer(now.view.money, payer, self.seat, amount))
        rest = [mask for mask in scene.masks if not mask >> slot & 1]
        nerve = self._mood.nerve
        return max([expected(scene, value, mask) + nerve * mask.bit_count() for mask in rest])

    def _paying(self, now: Standing, at: int, mask: int, amount: int) -> dict[int, float]:
        scene = now.outlook.scene
        money = transfer(now.view.money, self.seat, scene.inside[at][0], amount)
        return by_role(scene, self._value(now.view, money), mask, at)

    # Choosing a role: as usual, but where the game may soon be won or lost rather one that
    # wins it.

    def _mix(self, view: MillionsView, seconds: float) -> Sequence[float]:
        common = usual(view.players, view.loots[-1])
        calm = max(view.money) < NEAR and len(view.loots) < HEISTS
        if calm or view.players != 4 or seconds < THINKING:
            return common
        roles = in_play(view.players)
        worth = [self._role_worth(view, role) for role in roles]
        mean = sum(worth) / len(worth)
        mix = list(common)
        for role, w in zip(roles, worth, strict=True):
            mix[role] *= exp(max(-3.0, min(3.0, (w - mean) / TEMPTATION)))
        return mix

    def _role_worth(self, view: MillionsView, mine: int) -> float:
        """What that role is worth over all that the others may choose, if I then stay or leave
        by what the middle shows."""
        loot, players = view.loots[-1], view.players
        common = usual(players, loot)
        others = [seat for seat in range(players) if seat != self.seat]
        odds = []
        for seat in others:
            habit = self._memory.habits(seat, common)
            allowed = [r for r in in_play(players) if ROLES[r] != view.last_roles[seat]]
            odds.append([(role, habit[role]) for role in allowed])
        table = heist(loot, players, ())
        known: dict[tuple[tuple[int, int], ...], float] = {}
        sums: dict[tuple[Role, ...], list[float]] = {}
        for picks in product(*odds):
            cards = sorted([mine, *[role for role, _ in picks]])
            chance = prod([p for _, p in picks]) / len(cards)
            for hidden in set(cards):
                rest = cards.copy()
                rest.remove(hidden)
                shown = tuple([ROLES[role] for role in rest])
                stay = nerve(loot, players, shown, players).stay
                ways: list[tuple[tuple[tuple[int, int], ...], float]]
                ways = [((), chance * cards.count(hidden))]
                for seat, (role, _) in zip(others, picks, strict=True):
                    p = shift(stay[role], EAGER)
                    stays = [((*there, (seat, role)), c * p) for there, c in ways]
                    ways = [(there, c * (1 - p)) for there, c in ways] + stays
                worth = sums.setdefault(shown, [0.0, 0.0])
                for there, c in ways:
                    for at, present in enumerate((there, (*there, (self.seat, mine)))):
                        won = known.get(present)
                        if won is None:
                            takings = table[crowd_of([role for _, role in present])]
                            won = self._won(view, [*view.money], [*present], takings)
                            known[present] = won
                        worth[at] += c * won
        return sum(max(worth) for worth in sums.values())


def transfer(money: Sequence[int], payer: int, payee: int, amount: int) -> list[int]:
    after = list(money)
    after[payer] -= amount
    after[payee] += amount
    return after
