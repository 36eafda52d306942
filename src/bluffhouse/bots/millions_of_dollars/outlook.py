"""What it is worth to stay, to leave, and to see another character leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bluffhouse.bots.millions_of_dollars.beliefs import World
from bluffhouse.rules.millions_of_dollars import Character

Value = Callable[[tuple[int, ...], int, int], float]
"""What it is worth to me if the other characters have these roles, those in the first mask take
part in the heist, and so do those of my slots in the second mask."""


class Line(NamedTuple):
    """One possible distribution of the roles, and the masks of those who may stay, with chances."""

    weight: float
    roles: tuple[int, ...]
    ways: list[tuple[int, float]]


class Scene(NamedTuple):
    """What the bot believes about roles and about who will stay. It is drawn once for each
    decision, so that all options are compared in the same worlds."""

    inside: list[Character]
    """The other characters inside."""
    lines: list[Line]
    masks: list[int]
    """The combinations of my slots that may stay."""


def lines(
    worlds: list[World],
    eager: list[float],
    firm: list[float],
    ready: int,
    sampled: Callable[[], float] | None,
) -> list[Line]:
    """Return who may stay in each world: every combination, or with `sampled` one drawn at random.

    `eager[role]` is the chance that a character stays that may still leave. Those who are `ready`
    (a mask) can reconsider only when somebody leaves, and then stay with chance `firm[role]`."""
    return [
        Line(
            weight,
            roles,
            all_ways(roles, eager, firm, ready)
            if sampled is None
            else [(one_way(roles, eager, firm, ready, sampled), 1.0)],
        )
        for weight, roles in worlds
    ]


def all_ways(
    roles: tuple[int, ...], eager: list[float], firm: list[float], ready: int
) -> list[tuple[int, float]]:
    """Return every mask of those who may stay, with its chance."""
    everybody = (1 << len(roles)) - 1
    ways = [(ready, 1.0)]
    for at, role in enumerate(roles):
        if not ready >> at & 1:
            p = eager[role]
            ways += [(there | 1 << at, c * p) for there, c in ways]
            half = len(ways) // 2
            ways[:half] = [(there, c * (1 - p)) for there, c in ways[:half]]
    found = []
    for way in ways:
        if way[0] == everybody:
            found.append(way)
            continue
        some = [way]
        for at, role in enumerate(roles):
            if ready >> at & 1:
                p = firm[role]
                gone = [(there & ~(1 << at), c * (1 - p)) for there, c in some]
                some = [(there, c * p) for there, c in some] + gone
        found += some
    return found


def one_way(
    roles: tuple[int, ...],
    eager: list[float],
    firm: list[float],
    ready: int,
    sampled: Callable[[], float],
) -> int:
    """Return a random mask of those who stay."""
    there = ready
    for at, role in enumerate(roles):
        if not ready >> at & 1 and sampled() < eager[role]:
            there |= 1 << at
    if there != (1 << len(roles)) - 1:
        for at, role in enumerate(roles):
            if ready >> at & 1 and sampled() >= firm[role]:
                there &= ~(1 << at)
    return there


class IfRole:
    """What I can expect if another character has a certain role, times the chance of that."""

    __slots__ = ("chance", "now", "without")

    def __init__(self, masks: int) -> None:
        self.chance = 0.0
        self.now = [0.0] * masks
        """By the mask of my slots that stay, if the character stays or leaves as expected."""
        self.without = [0.0] * masks
        """The same if the character leaves."""


class Outlook(NamedTuple):
    """`now[mask]` is what I can expect if those of my slots stay; `others[j][role]` is the part of
    it in which the j-th other character has this role."""

    scene: Scene
    now: list[float]
    others: list[dict[int, IfRole]]

    @property
    def inside(self) -> list[Character]:
        return self.scene.inside

    def without(self, at: int, mask: int) -> float:
        """Return what I can expect if this character leaves."""
        return sum(case.without[mask] for case in self.others[at].values())


def survey(scene: Scene, value: Value) -> Outlook:
    """Work out the outlook of a scene."""
    size = max(scene.masks) + 1
    now = [0.0] * size
    others: list[dict[int, IfRole]] = [{} for _ in scene.inside]
    for weight, roles, ways in scene.lines:
        cases = []
        for at, role in enumerate(roles):
            case = others[at].get(role)
            if case is None:
                case = others[at][role] = IfRole(size)
            case.chance += weight
            cases.append(case)
        for mask in scene.masks:
            known: dict[int, float] = {}
            for there, chance in ways:
                chance *= weight
                worth = known.get(there)
                if worth is None:
                    worth = known[there] = value(roles, there, mask)
                worth *= chance
                now[mask] += worth
                for at, case in enumerate(cases):
                    case.now[mask] += worth
                    if there >> at & 1:
                        fewer = there & ~(1 << at)
                        other = known.get(fewer)
                        if other is None:
                            other = known[fewer] = value(roles, fewer, mask)
                        case.without[mask] += other * chance
                    else:
                        case.without[mask] += worth
    return Outlook(scene, now, others)


def expected(scene: Scene, value: Value, mask: int, gone: int = 0) -> float:
    """Return what I can expect if those of my slots stay and the others in `gone` leave."""
    return sum(
        [
            weight * chance * value(roles, there & ~gone, mask)
            for weight, roles, ways in scene.lines
            for there, chance in ways
        ]
    )


def by_role(scene: Scene, value: Value, mask: int, at: int) -> dict[int, float]:
    """Return what I can expect if this character leaves, by its role, times the role's chance."""
    worth: dict[int, float] = {}
    for weight, roles, ways in scene.lines:
        some = 0.0
        for there, chance in ways:
            some += chance * value(roles, there & ~(1 << at), mask)
        worth[roles[at]] = worth.get(roles[at], 0.0) + weight * some
    return worth
