"""How a seat stands in Millions of Dollars: its money, and its part of the heist under way."""

from __future__ import annotations

from bluffhouse.rules.millions_of_dollars import MillionsState
from bluffhouse.rules.millions_of_dollars.components import HEISTS


def features(state: MillionsState) -> list[list[float]]:
    late = len(state.loots) / HEISTS
    loot = state.loots[-1]
    inside = [bool(state.seats_in >> seat & 1) for seat in range(state.players)]
    found = []
    for seat, money in enumerate(state.money):
        part = loot.amount / sum(inside) / 20 if inside[seat] else 0.0
        stake = loot.stake / 20 if inside[seat] else 0.0
        row = [money / 20, part, stake, state.threats[seat] / 3]
        row += [late * feature for feature in row] + [late**4 * feature for feature in row]
        found.append([*row, float(inside[seat])])
    return found
