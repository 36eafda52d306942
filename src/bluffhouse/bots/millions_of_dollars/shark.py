"""The shark: plays to win the game, not for money."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bluffhouse.bots.contract import TEMPERAMENTS, Temperament
from bluffhouse.bots.millions_of_dollars.haggling import Mood
from bluffhouse.bots.millions_of_dollars.heist import Takings, crowd_of, heist
from bluffhouse.bots.millions_of_dollars.outlook import Value, by_role, expected
from bluffhouse.bots.millions_of_dollars.prospects import winning
from bluffhouse.bots.millions_of_dollars.regular import (
    LYING,
    Regular,
    Standing,
    roles_by_mask,
)
from bluffhouse.bots.millions_of_dollars.tells import Tells
from bluffhouse.rules.contract import Event, Game
from bluffhouse.rules.millions_of_dollars import MillionsView

SCALE = 25.0
"""Roughly how many millions of the first round a win is worth. Chances are multiplied by it, so
that the regular's thresholds in millions hold for them as well."""


class Shark(Regular):
    """Like a regular, but values every outcome and every deal by the chance to win the game."""

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
        """Draw a mood that accepts every deal that helps and proposes many."""
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

    # What an outcome is worth.

    def _value(self, view: MillionsView, money: Sequence[int] | None = None) -> Value:
        own = roles_by_mask(view, self.seat)
        seats = [seat for seat, row in enumerate(view.inside) for is_in in row if is_in]
        others = [seat for seat in seats if seat != self.seat]
        table = heist(view.loots[-1], view.players, view.shown)
        base = self._at_home(view, money or view.money)
        # Many worlds differ only in characters that do not take part. The key holds three bits
        # for each that does, so that equal heists are valued once.
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
        """Return what everybody would have if all left now."""
        stake = view.loots[-1].stake
        return [m + stake * sum(row) for m, row in zip(money, view.inside, strict=True)]

    def _won(
        self,
        view: MillionsView,
        base: list[int],
        present: list[tuple[int, int]],
        takings: Takings,
    ) -> float:
        """Return the value of my chance to win after this heist."""
        money: list[float] = [*base]
        for seat, role in present:
            money[seat] += takings.gains[role]
        return SCALE * winning(money, self.seat, takings.split, len(view.loots))

    def _after(self, view: MillionsView, present: list[tuple[int, int]], takings: Takings) -> float:
        return self._won(view, self._at_home(view, view.money), present, takings)

    # Deals: the money changes hands before the heist, and it matters between whom.

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


def transfer(money: Sequence[int], payer: int, payee: int, amount: int) -> list[int]:
    """Return everybody's money after a payment."""
    after = list(money)
    after[payer] -= amount
    after[payee] += amount
    return after
