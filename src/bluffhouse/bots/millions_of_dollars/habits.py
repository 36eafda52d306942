"""How often players choose each role."""

from __future__ import annotations

from functools import cache

from bluffhouse.bots.millions_of_dollars.heist import NUMBER, in_play
from bluffhouse.rules.millions_of_dollars import Loot

ICON = 1.2
"""Factor by which the role on the loot card is chosen more often."""
LIKED = {
    3: (1.25, 0.85, 1.05, 1.0, 0.85),
    4: (0.0, 0.57, 1.45, 1.2, 0.0),
    5: (0.77, 0.88, 1.15, 1.3, 0.0),
    6: (0.77, 0.95, 1.1, 1.2, 0.0),
    7: (0.8, 0.95, 1.1, 1.1, 1.0),
    8: (0.8, 0.95, 1.1, 1.1, 1.0),
}
"""Weight of each role, by number of players. Found by letting regulars play and raising the weight
of roles that earned more, until all roles earned about the same."""


@cache
def usual(players: int, loot: Loot) -> tuple[float, ...]:
    """Return the share of each role among those chosen for this loot."""
    weights = [LIKED[players][role] if role in in_play(players) else 0.0 for role in range(5)]
    if loot.icon is not None:
        weights[NUMBER[loot.icon]] *= ICON
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)
