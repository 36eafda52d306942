"""What a heist brings, by who is in it.

Roles are numbered in the order of the heist. A *crowd* is a whole number that says how many of
each role there are, four bits a role, so that putting people together is adding."""

from __future__ import annotations

from collections.abc import Iterable
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


def crowd_of(roles: Iterable[int]) -> int:
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
    split: bool
    """Whether anything was split: only then do twenty million end the game (MD-11)."""


class Heist:
    """The heist for one loot card and one middle: `heist[crowd]`."""

    def __init__(self, loot: Loot, players: int, shown: tuple[Role, ...]) -> None:
        self.loot = loot
        nameable = [role for role in in_play(players) if role != SNITCH]
        middle = [NUMBER[role] for role in shown]
        seen = {role: middle.count(role) for role in nameable if role in middle}
        self._naming = seen or dict.fromkeys(nameable, 1)
        self._known: dict[int, Takings] = {}
        self._ways: dict[int, list[tuple[float, Takings]]] = {}

    def __getitem__(self, crowd: int) -> Takings:
        """What is to be expected."""
        takings = self._known.get(crowd)
        if takings is None:
            ways = self.ways(crowd)
            gains = tuple([sum([p * way.gains[role] for p, way in ways]) for role in range(5)])
            total = sum([p * way.total for p, way in ways])
            takings = self._known[crowd] = Takings(gains, total, ways[0][1].split)
        return takings

    def ways(self, crowd: int) -> list[tuple[float, Takings]]:
        """How it may go, with how likely that is: a snitch goes for what lies in the middle
        most often (MD-7)."""
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
        """If the snitch names that role (MD-6 to MD-10)."""
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
            gains[SNITCH] = -3
        elif left:
            share_out(loot, left, gains)
        total = sum([gains[role] * count(crowd, role) for role in range(5)])
        return Takings(tuple(gains), total, bool(left) and left != [SNITCH])


def share_out(loot: Loot, left: list[int], gains: list[float]) -> None:
    """MD-10, among one of each role that is left."""
    share = (loot.amount + 2 * (BOSS in left)) // len(left)
    for role in left:
        gains[role] += share
    if DRIVER in left:
        for role in left:
            gains[role] -= 1
        gains[DRIVER] += len(left)
    if BRUISER in left and PICKPOCKET in left:
        gains[BRUISER] -= 2
        gains[PICKPOCKET] += 2
    if loot.icon is not None and NUMBER[loot.icon] in left:
        gains[NUMBER[loot.icon]] += 1


@cache
def heist(loot: Loot, players: int, shown: tuple[Role, ...]) -> Heist:
    return Heist(loot, players, shown)


# ── what others will do ─────────────────────────────────────────────────────────────────────

WAVERING = 0.8
"""In millions: how far from indifferent one must be to be fairly sure what to do."""
SPITE = 1.0
"""What a million more for each of the others counts against one for me: one wins by having
more than they have. With less, whoever always stays as the driver rules the table."""
ROUNDS_OF_THOUGHT = 10
SHOWDOWNS = 8
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
