"""Which roles players usually choose."""

from __future__ import annotations

from functools import cache

from bluffhouse.bots.millions_of_dollars.heist import NUMBER, in_play
from bluffhouse.rules.millions_of_dollars import Loot

ICON = 1.2
"""How much more often the role on the loot card is chosen."""
LIKED = {
    3: (1.25, 0.85, 1.05, 1.0, 0.85),
    4: (0.0, 0.57, 1.45, 1.2, 0.0),
    5: (0.77, 0.88, 1.15, 1.3, 0.0),
    6: (0.77, 0.95, 1.1, 1.2, 0.0),
    7: (0.8, 0.95, 1.1, 1.1, 1.0),
    8: (0.8, 0.95, 1.1, 1.1, 1.0),
}
"""By players: found by letting regulars play and moving every weight towards the roles that
had earned more, until all roles earned about the same."""


@cache
def usual(players: int, loot: Loot) -> tuple[float, ...]:
    """How often each role is chosen for that loot (with three players: of the two chosen)."""
    weights = [LIKED[players][role] if role in in_play(players) else 0.0 for role in range(5)]
    if loot.icon is not None:
        weights[NUMBER[loot.icon]] *= ICON
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)
