"""What a heist brings to each role, depending on who takes part.

Roles are numbered in the order of the heist. A *crowd* is one number that holds how many characters
of each role there are, in four bits per role, so that crowds can be added."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from math import comb, exp
from typing import NamedTuple

from bluffhouse.rules.millions_of_dollars import (
    BOSS_BONUS,
    DRIVER_FEE,
    ICON_BONUS,
    LONE_SNITCH_LOSES,
    PICKPOCKET_TAKES,
    ROLES,
    Loot,
    Name,
    Role,
    names,
    places,
    roles_in_play,
)

SNITCH, BRUISER, DRIVER, PICKPOCKET, BOSS = range(5)
NUMBER = {role: number for number, role in enumerate(ROLES)}
ONE = tuple(1 << 4 * number for number in range(5))
"""The crowd of one character, by role."""

THREAT_CARD = 0.4
"""What a threat card is worth in millions, roughly: a look now and then saves a stake."""


def crowd_of(roles: Iterable[int]) -> int:
    return sum([ONE[role] for role in roles])


def count(crowd: int, role: int) -> int:
    return crowd >> 4 * role & 15


@cache
def in_play(players: int) -> tuple[int, ...]:
    return tuple(NUMBER[role] for role in roles_in_play(players))


class Takings(NamedTuple):
    """What a heist brings, in millions, compared with leaving before it."""

    gains: tuple[float, ...]
    """For a character of each role."""
    total: float
    """For everybody together."""
    split: bool
    """Whether the loot was split: only then can twenty million end the game (MD-11)."""


class Heist:
    """The heists for one loot card and the role cards shown with it: `heist[crowd]`."""

    def __init__(self, loot: Loot, players: int, shown: tuple[Role, ...]) -> None:
        self.loot = loot
        nameable = [action.role for action in names(players, shown) if isinstance(action, Name)]
        self._naming = {NUMBER[role]: max(1, shown.count(role)) for role in nameable}
        self._known: dict[int, Takings] = {}
        self._ways: dict[int, list[tuple[float, Takings]]] = {}

    def __getitem__(self, crowd: int) -> Takings:
        """Return what this crowd can expect."""
        takings = self._known.get(crowd)
        if takings is None:
            ways = self.ways(crowd)
            gains = tuple([sum([p * way.gains[role] for p, way in ways]) for role in range(5)])
            total = sum([p * way.total for p, way in ways])
            takings = self._known[crowd] = Takings(gains, total, ways[0][1].split)
        return takings

    def ways(self, crowd: int) -> list[tuple[float, Takings]]:
        """Return the possible outcomes with their chances: a snitch tends to name the role that is
        shown most often (MD-7)."""
        ways = self._ways.get(crowd)
        if ways is None:
            if count(crowd, SNITCH) != 1:
                ways = [(1.0, self.if_named(crowd, None))]
            else:
                whole = sum(self._naming.values())
                ways = [(n / whole, self.if_named(crowd, r)) for r, n in self._naming.items()]
            self._ways[crowd] = ways
        return ways

    def if_named(self, crowd: int, named: int | None) -> Takings:
        """Return what happens if the snitch names this role (MD-6 to MD-10)."""
        loot = self.loot
        gains = [0.0] * 5
        left = []
        for role in range(5):
            there = count(crowd, role)
            if there == 1 and role != named:
                left.append(role)
            elif there and role != BRUISER:
                gains[role] = -loot.stake
        if BRUISER in left:
            gains[BRUISER] += THREAT_CARD
        if left == [SNITCH]:
            gains[SNITCH] = -LONE_SNITCH_LOSES
        elif left:
            share_out(loot, left, gains)
        total = sum([gains[role] * count(crowd, role) for role in range(5)])
        return Takings(tuple(gains), total, bool(left) and left != [SNITCH])


def share_out(loot: Loot, left: list[int], gains: list[float]) -> None:
    """Add the split (MD-10) to the gains, with one character of each role left."""
    share = (loot.amount + BOSS_BONUS * (BOSS in left)) // len(left)
    for role in left:
        gains[role] += share
    if DRIVER in left:
        for role in left:
            gains[role] -= DRIVER_FEE
        gains[DRIVER] += DRIVER_FEE * len(left)
    if BRUISER in left and PICKPOCKET in left:
        gains[BRUISER] -= PICKPOCKET_TAKES
        gains[PICKPOCKET] += PICKPOCKET_TAKES
    if loot.icon is not None and NUMBER[loot.icon] in left:
        gains[NUMBER[loot.icon]] += ICON_BONUS


@cache
def heist(loot: Loot, players: int, shown: tuple[Role, ...]) -> Heist:
    return Heist(loot, players, shown)


# ── what others will do ─────────────────────────────────────────────────────────────────────

WAVERING = 0.8
"""Millions by which an option must be better before a player is fairly sure to take it."""
SPITE = 1.0
"""How much a million for each of the others counts against one for me, because having more than
they have wins. With a lower value, a player who always stays as the driver wins too often."""
ROUNDS_OF_THOUGHT = 10
"""Steps towards the equilibrium of staying."""
SHOWDOWNS = 8
"""The most likely crowds inside that are considered; the others are ignored."""


class Nerve(NamedTuple):
    """How likely a character of each role stays to the end, and what staying is worth to it, as
    seen by somebody who knows only the cards in the middle."""

    stay: tuple[float, ...]
    worth: tuple[float, ...]


def parts(crowd: int, stay: tuple[float, ...]) -> list[tuple[int, float]]:
    """Return what may remain of a crowd, with its chance, if each role stays this likely."""
    ways = []
    for role in range(5):
        there = count(crowd, role)
        if there:
            p = stay[role]
            ways.append(
                [
                    (k << 4 * role, comb(there, k) * p**k * (1 - p) ** (there - k))
                    for k in range(there + 1)
                ]
            )
    result = []
    for way in product(*ways):
        crowd, chance = 0, 1.0
        for some, p in way:
            crowd += some
            chance *= p
        result.append((crowd, chance))
    return result


def likely(worth: float, wavering: float = WAVERING) -> float:
    """Return the chance that a player does what is worth this much more than the alternative."""
    return 1 / (1 + exp(min(30.0, max(-30.0, -worth / wavering))))


@cache
def nerve(loot: Loot, players: int, shown: tuple[Role, ...], inside: int) -> Nerve:
    """Return the logit equilibrium of staying with this many characters inside."""
    everybody = players * places(players)
    table = heist(loot, players, shown)
    middle = crowd_of(tuple(NUMBER[role] for role in shown))
    fulls = [middle + ONE[role] for role in in_play(players)]
    if inside == everybody:
        showdowns = [(full, 1.0) for full in fulls]
        stay = tuple(0.6 if role in in_play(players) else 0.0 for role in range(5))
    else:
        stay = nerve(loot, players, shown, everybody).stay
        some: dict[int, float] = {}
        for full in fulls:
            for part, chance in parts(full, stay):
                if sum(count(part, role) for role in range(5)) == inside:
                    some[part] = some.get(part, 0) + chance
        showdowns = sorted(some.items(), key=lambda way: -way[1])[:SHOWDOWNS]
    worth: tuple[float, ...] = (0.0,) * 5
    rounds = ROUNDS_OF_THOUGHT if inside == everybody else ROUNDS_OF_THOUGHT // 2
    for step in range(rounds):
        worth = staying_worth(table, players, showdowns, stay)
        pace = 1 / (1 + 0.3 * step)
        stay = tuple(
            (1 - pace) * s + pace * min(0.97, max(0.03, likely(w)))
            if any(count(full, role) for full in fulls)
            else 0.0
            for role, (s, w) in enumerate(zip(stay, worth, strict=True))
        )
    return Nerve(stay, worth)


def staying_worth(
    table: Heist, players: int, showdowns: list[tuple[int, float]], stay: tuple[float, ...]
) -> tuple[float, ...]:
    """Return what staying is worth to each role, compared with leaving."""
    rest = players * places(players) - 1
    sums, weights = [0.0] * 5, [0.0] * 5
    for inside, weight in showdowns:
        for role in range(5):
            there = count(inside, role)
            if not there:
                continue
            mine = ONE[role]
            value = 0.0
            for others, chance in parts(inside - mine, stay):
                with_me = table[others + mine]
                gain = with_me.gains[role]
                spite = with_me.total - gain - table[others].total
                value += chance * (gain - SPITE * spite / rest)
            sums[role] += weight * there * value
            weights[role] += weight * there
    return tuple(s / w if w else 0.0 for s, w in zip(sums, weights, strict=True))
