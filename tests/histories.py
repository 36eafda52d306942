"""Counting histories, as chess programs count moves (perft): one number pins a lot of rules."""

from __future__ import annotations

from bluffhouse import State


def histories(state: State, depth: int) -> int:
    """How many different games of so many decisions can follow, luck being what it is here.
    Games that end sooner count once. Simultaneous choices are taken in the order of seats."""
    if depth == 0 or state.result is not None:
        return 1
    seat = state.to_act[0]
    total = 0
    for action in state.legal(seat):
        after = state.copy()
        after.play(seat, action)
        total += histories(after, depth - 1)
    return total
