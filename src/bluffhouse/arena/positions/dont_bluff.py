"""How a seat stands in Don't Bluff!: its millions, and what is being offered to it or by it."""

from __future__ import annotations

from bluffhouse.rules.dont_bluff import DontBluffState
from bluffhouse.rules.dont_bluff.components import GOAL


def features(state: DontBluffState) -> list[list[float]]:
    offered = (sum(state.closed) + sum(state.open)) / 5
    offer = [1.0, offered, (state.claim or 0) / 5]
    nothing = [0.0] * len(offer)
    under_way = state.phase in ("answer", "die", "add")
    found = []
    for seat, hand in enumerate(state.hands):
        wealth = sum(hand) / GOAL
        receives = offer if under_way and seat == state.receiver else nothing
        gives = offer if under_way and seat == state.giver else nothing
        found.append([wealth, wealth**2, wealth**4, len(hand) / 10, *receives, *gives])
    return found
