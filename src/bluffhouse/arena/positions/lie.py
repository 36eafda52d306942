"""How a seat stands in LIE: its cards, and how the last bid compares with the truth."""

from __future__ import annotations

from math import log

from bluffhouse.bots.lie.stakes import win_chance
from bluffhouse.rules.lie import LieState

SURPLUS = 2
"""Most cards above or below a bid that are told apart; more make no difference."""
SURPLUSES = 2 * SURPLUS + 1


def features(state: LieState) -> list[list[float]]:
    found = []
    for seat in range(state.players):
        row = [0.0] * (1 + 2 * SURPLUSES)
        others = tuple(sorted(state.counts[s] for s in state.playing if s != seat))
        if seat in state.playing:
            chance = win_chance(state.counts[seat], others, state.game.options)
            row[0] = log(max(chance, 1e-4))
        else:
            row[0] = log(1e-4)
        if state.placed:
            bid = state.placed[-1]
            there = sum(up.count(bid.value) for up in state.up)
            surplus = max(-SURPLUS, min(SURPLUS, there - bid.count)) + SURPLUS
            if seat == state.bidder:
                row[1 + surplus] = 1.0
            elif seat in state.to_act:
                row[1 + SURPLUSES + surplus] = 1.0
        found.append(row)
    return found
