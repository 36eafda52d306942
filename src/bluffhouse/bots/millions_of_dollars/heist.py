"""What a heist brings, by who is in it.

Roles are numbered in the order of the heist. A *crowd* is a whole number that says how many of
each role there are, four bits a role, so that putting people together is adding."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import comb, exp
from typing import NamedTuple

from bluffhouse.rules.millions_of_dollars import ROLES, Loot, Role, places, roles_in_play

SNITCH, BRUISER, DRIVER, PICKPOCKET, BOSS = range(5)
NUMBER = {role: number for number, role in enumerate(ROLES)}
ONE = tuple(1 << 4 * number for number in range(5))
"""A crowd of one, by role."""

THREAT_CARD = 0.4
"""What a threat card is worth in money, roughly: a look now and then saves a stake."""


def crowd_of(roles: tuple[int, ...]) -> int:
    return sum([ONE[role] for role in roles])


def count(crowd: int, role: int) -> int:
    return crowd >> 4 * role & 15


@cache
def in_play(players: int) -> tuple[int, ...]:
    return tuple(NUMBER[role] for role in roles_in_play(players))


class Takings(NamedTuple):
    """What each role gets out of a heist, more than by leaving; and all of them together."""

    gains: tuple[float, ...]
    total: float


class Heist:
    """The heist for one loot card and one middle: `heist[crowd]`."""

    def __init__(self, loot: Loot, players: int, shown: tuple[Role, ...]) -> None:
        self.loot = loot
        self.icon = None if loot.icon is None else NUMBER[loot.icon]
        nameable = [role for role in in_play(players) if role != SNITCH]
        middle = [NUMBER[role] for role in shown]
        # A snitch goes for what lies there most often (MD-7).
        self.naming = {r: middle.count(r) for r in nameable if r in middle} or dict.fromkeys(
            nameable, 1
        )
        self._known: dict[int, Takings] = {}

    def __getitem__(self, crowd: int) -> Takings:
        takings = self._known.get(crowd)
        if takings is None:
            takings = self._known[crowd] = self._takings(crowd)
        return takings

    def if_named(self, crowd: int, named: int) -> Takings:
        """If the snitch names that role."""
        gains = outcome(self.loot, crowd, named)
        return Takings(tuple(gains), sum(gains[r] * count(crowd, r) for r in range(5)))

    def _takings(self, crowd: int) -> Takings:
        gains = [0.0] * 5
        if count(crowd, SNITCH) != 1:
            outcomes = [(None, 1.0)]
        else:
            whole = sum(self.naming.values())
            outcomes = [(role, weight / whole) for role, weight in self.naming.items()]
        for named, chance in outcomes:
            for role, gain in enumerate(outcome(self.loot, crowd, named)):
                gains[role] += chance * gain
        return Takings(tuple(gains), sum(gains[r] * count(crowd, r) for r in range(5)))


def outcome(loot: Loot, crowd: int, named: int | None) -> list[float]:
    """What each role gains if the snitch names that one (MD-6 to MD-10)."""
    gains = [0.0] * 5
    left = []
    for role in range(5):
        there = count(crowd, role)
        if there == 1 and role != named:
            left.append(role)
        elif there and role != BRUISER:
            gains[role] = -loot.stake
    if left == [SNITCH]:
        gains[SNITCH] = -3
        return gains
    if not left:
        return gains
    share = (loot.amount + 2 * (BOSS in left)) // len(left)
    for role in left:
        gains[role] = share
    if DRIVER in left:
        for role in left:
            gains[role] -= 1
        gains[DRIVER] += len(left)
    if BRUISER in left:
        gains[BRUISER] += THREAT_CARD
        if PICKPOCKET in left:
            gains[BRUISER] -= 2
            gains[PICKPOCKET] += 2
    if loot.icon is not None and NUMBER[loot.icon] in left:
        gains[NUMBER[loot.icon]] += 1
    return gains


@cache
def heist(loot: Loot, players: int, shown: tuple[Role, ...]) -> Heist:
    return Heist(loot, players, shown)


# ── what others will do ─────────────────────────────────────────────────────────────────────

WAVERING = 0.8
"""In millions: how far from indifferent one must be to be fairly sure what to do."""
SPITE = 0.5
"""What a million in everybody else's hand counts against one in mine."""
ROUNDS_OF_THOUGHT = 10
SHOWDOWNS = 12
"""How many ways it may lie inside are thought through; the others are less likely."""


class Nerve(NamedTuple):
    """How likely a character of each role stays to the end, and what staying is worth to it,
    to the eyes of one who knows no more than the middle."""

    stay: tuple[float, ...]
    worth: tuple[float, ...]


def parts(crowd: int, stay: tuple[float, ...]) -> list[tuple[int, float]]:
    """The ways a crowd may shrink when each role stays so likely."""
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
    """How likely one does what is worth so much more than not doing it."""
    return 1 / (1 + exp(min(30.0, max(-30.0, -worth / wavering))))


@cache
def nerve(loot: Loot, players: int, shown: tuple[Role, ...], inside: int) -> Nerve:
    """The logit equilibrium of staying, when so many characters are inside."""
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
    for step in range(ROUNDS_OF_THOUGHT):
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
    """What staying is worth to each role, against what leaving is worth."""
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
