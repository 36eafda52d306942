"""A player who thinks of winning the game, not of money."""

from __future__ import annotations

from bluffhouse.bots.millions_of_dollars.heist import NUMBER, ONE, likely, nerve
from bluffhouse.bots.millions_of_dollars.outlook import Outlook, Value, by_role, expected
from bluffhouse.bots.millions_of_dollars.prospects import winning
from bluffhouse.bots.millions_of_dollars.regular import Regular
from bluffhouse.rules.contract import Action
from bluffhouse.rules.millions_of_dollars import ROLES, Ask, Deal, MillionsView, Offer

SCALE = 25.0
"""A win is worth so many millions of the first round, about: so that a regular's measures of
what is worth a word hold for chances of winning as well."""


class Shark(Regular):
    """Like a regular, but every outcome counts by how likely it wins the game."""

    def _value(self, view: MillionsView, money: list[int] | None = None) -> Value:
        table = self._heist(view)
        stake = view.loots[-1].stake
        me = self.seat
        base = [
            m + stake * sum(row)
            for m, row in zip(money or view.money, view.inside, strict=True)
        ]
        mine = [0 if role is None else NUMBER[role] for role in view.characters[me]]
        own_roles = [[r for s, r in enumerate(mine) if mask >> s & 1] for mask in range(4)]
        own_crowd = [sum([ONE[r] for r in roles]) for roles in own_roles]
        seats = [
            seat
            for seat, row in enumerate(view.inside)
            for is_in in row
            if is_in and seat != me
        ]
        rounds = len(view.loots)

        def value(roles: tuple[int, ...], there: int, mask: int) -> float:
            crowd = own_crowd[mask]
            present = []
            for seat, role in zip(seats, roles, strict=True):
                if there & 1:
                    crowd += ONE[role]
                    present.append((seat, role))
                there >>= 1
            worth = 0.0
            for chance, takings in table.ways(crowd):
                gains = takings.gains
                end: list[float] = base.copy()
                for seat, role in present:
                    end[seat] += gains[role]
                for role in own_roles[mask]:
                    end[me] += gains[role]
                worth += chance * winning(end, me, takings.split, rounds)
            return SCALE * worth

        return value

    def _margin(
        self, view: MillionsView, outlook: Outlook, worth: list[float], best: int, deal: Deal
    ) -> float:
        """What the deal would bring me: money changes hands before the heist, and what it is
        worth depends on whose it is."""
        assert self._memory is not None
        scene = outlook.scene
        value = self._value(view, transfer(view.money, deal.payer, deal.leaver, deal.amount))
        if deal.leaver == self.seat:
            rest = [mask for mask in scene.masks if not mask >> deal.slot & 1]
            return max(expected(scene, value, mask) for mask in rest) - worth[best]
        if (deal.leaver, deal.slot) not in scene.inside:
            return -float(deal.amount)
        gone = 1 << scene.inside.index((deal.leaver, deal.slot))
        after = max(expected(scene, value, mask, gone) for mask in scene.masks)
        return after - max(outlook.now[mask] for mask in scene.masks)

    def _best_offer(
        self, view: MillionsView, outlook: Outlook, worth: list[float], best: int
    ) -> tuple[float, Action | None]:
        common = self._nerve(view)
        most, found = 0.0, None
        mask = best or 1
        for at, who in enumerate(outlook.inside):
            tried = self._haggling.offered.get(who, 0)
            cases = outlook.others[at]
            if all(case.without[mask] <= case.now[best] for case in cases.values()):
                continue
            for amount in range(tried + 1, min(view.money[self.seat], tried + 5) + 1):
                money = transfer(view.money, self.seat, who[0], amount)
                after = by_role(outlook.scene, self._value(view, money), mask, at)
                gain = 0.0
                for role, worth_after in after.items():
                    takes = likely(1.17 * amount - max(0.0, common.worth[role]) - 0.5)
                    gain += takes * (worth_after - cases[role].now[best])
                if gain > most:
                    most, found = gain, Offer(*who, amount)
        return most, found

    def _best_ask(
        self, view: MillionsView, outlook: Outlook, worth: list[float], best: int, own: int
    ) -> tuple[float, Action | None]:
        inside = sum(map(sum, view.inside))
        common = self._nerve(view)
        fewer = nerve(view.loots[-1], view.players, view.shown, inside - 1)
        scene = outlook.scene
        most, found = 0.0, None
        for slot, is_in in enumerate(view.inside[self.seat]):
            if not is_in:
                continue
            role = view.characters[self.seat][slot]
            said = view.claims[self.seat][slot][-1:] or (role,)
            rest = [mask for mask in scene.masks if not mask >> slot & 1]
            for at, (payer, _) in enumerate(scene.inside):
                if (payer, slot) in self._haggling.asked:
                    continue
                gains = []
                for other, case in outlook.others[at].items():
                    gain = max(0.0, fewer.worth[other]) - max(0.0, common.worth[other])
                    if ROLES[other] == said[0]:
                        gain = max(gain, 0.5 * fewer.worth[other])
                    gains.append((case.chance, gain))
                for price in range(1, min(5, view.money[payer]) + 1):
                    takes = sum(c * likely(gain - 1.17 * price, 0.6) for c, gain in gains)
                    if takes < 0.1:
                        break
                    value = self._value(view, transfer(view.money, payer, self.seat, price))
                    gain = max(expected(scene, value, mask) for mask in rest) - worth[best]
                    if takes * gain > most:
                        most, found = takes * gain, Ask(payer, slot, price)
        return most, found


def transfer(money: tuple[int, ...], payer: int, payee: int, amount: int) -> list[int]:
    after = list(money)
    after[payer] -= amount
    after[payee] += amount
    return after
