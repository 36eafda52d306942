"""The roles, the loot cards and the money (MD-1, MD-2), and how many of each (MD-12)."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

# ── MD-1: the roles ─────────────────────────────────────────────────────────────────────────

Role = Literal["snitch", "bruiser", "driver", "pickpocket", "boss"]
ROLES: tuple[Role, ...] = ("snitch", "bruiser", "driver", "pickpocket", "boss")
"""All roles, in the order in which the heist reveals them (MD-6)."""


@cache
def roles_in_play(players: int) -> tuple[Role, ...]:
    """Return the roles used with this many players, in the order of the heist."""
    if players in (3, 7, 8):
        return ROLES
    return ROLES[1:4] if players == 4 else ROLES[:4]


Character = tuple[int, int]
"""A seat and the slot of one of its characters: 0, or with three players 0 or 1 (MD-12)."""


def places(players: int) -> int:
    """Return how many characters each seat puts down (MD-12)."""
    return 2 if players == 3 else 1


# ── MD-2: the loot and the money, all amounts in millions ───────────────────────────────────


class Loot(msgspec.Struct, frozen=True):
    """A loot card: the money to split, the stake to put down, and the role it favours, if any."""

    amount: int
    stake: int
    icon: Role | None = None


LOOT = (
    Loot(8, 1, "bruiser"),
    Loot(8, 1, "snitch"),
    Loot(9, 1, "driver"),
    Loot(9, 1, "pickpocket"),
    Loot(9, 1),
    Loot(10, 1, "boss"),
    Loot(10, 2),
    Loot(11, 2, "driver"),
    Loot(11, 2),
    Loot(12, 2),
)
"""The ten loot cards. The rulebook does not list them: this deck is our ruling."""

HEISTS = 8
"""Rounds in a game, at most; each uses one loot card."""
STARTING_MONEY = 5
"""What each seat has at the beginning."""
WINNING_MONEY = 20
"""The game ends after a split when a seat has at least this much (MD-11)."""

# ── the limits and the payments ─────────────────────────────────────────────────────────────

OFFERS = 5
"""Offers and prices each seat may make in a round (MD-5)."""
CLAIMS = 3
"""Claims each character may get from its player in a round (MD-4)."""
THREAT_CARDS = 8
"""Threat cards in the pile at the beginning (MD-8)."""
LONE_SNITCH_LOSES = 3
"""What the snitch loses for being the only one left (MD-9)."""
BOSS_BONUS = 2
"""What the boss adds to the loot (MD-10)."""
DRIVER_FEE = 1
"""What everybody else with a share pays to the driver (MD-10)."""
PICKPOCKET_TAKES = 2
"""What the pickpocket takes from the bruiser (MD-10)."""
ICON_BONUS = 1
"""What the role on the loot card earns from the reserve (MD-10)."""
