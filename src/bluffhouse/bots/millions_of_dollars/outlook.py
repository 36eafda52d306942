"""What staying, leaving and another's leaving are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bluffhouse.bots.millions_of_dollars.beliefs import World
from bluffhouse.rules.millions_of_dollars import Character

Value = Callable[[tuple[int, ...], int, int], float]
"""What it is worth to me if, of the other characters with these roles, those of the first mask
are in the heist, and of my own slots those of the second."""


class Line(NamedTuple):
    """One way the roles may lie, and who may then stay: masks with how likely each is."""

    weight: float
    roles: tuple[int, ...]
    ways: list[tuple[int, float]]


class Scene(NamedTuple):
    """What is believed: how the roles may lie, and who will stay. It is drawn once for a
    decision, so that whatever is compared is compared in the same worlds."""

    inside: list[Character]
    """The other characters inside."""
    lines: list[Line]
    masks: list[int]
    """The ways my own characters may stay."""


def lines(
    worlds: list[World], stay: list[list[float]], sampled: Callable[[], float] | None
) -> list[Line]:
    """`stay[j][role]` is how likely the j-th character stays if it has that role. All ways they
    may stay, or with `sampled` one drawn at random for each world."""
    found = []
    for weight, roles in worlds:
        if sampled is not None:
            there = 0
            for at, role in enumerate(roles):
                if sampled() < stay[at][role]:
                    there |= 1 << at
            ways = [(there, 1.0)]
        else:
            chances = [1.0]
            for at, role in enumerate(roles):
                p = stay[at][role]
                chances = [c * (1 - p) for c in chances] + [c * p for c in chances]
            ways = list(enumerate(chances))
        found.append(Line(weight, roles, ways))
    return found


class IfRole:
    """What is expected if one other character has one role."""

    __slots__ = ("chance", "now", "without")

    def __init__(self, masks: int) -> None:
        self.chance = 0.0
        self.now = [0.0] * masks
        """By the mask of my slots that stay: if that character does as it is expected to."""
        self.without = [0.0] * masks
        """If it leaves."""


class Outlook(NamedTuple):
    """`now[mask]` is what it is worth to me if those of my slots stay; `others[j][role]` the
    same, seen from what the j-th other character may be."""

    scene: Scene
    now: list[float]
    others: list[dict[int, IfRole]]

    @property
    def inside(self) -> list[Character]:
        return self.scene.inside

    def without(self, at: int, mask: int) -> float:
        """What it is worth if that character leaves."""
        return sum(case.without[mask] for case in self.others[at].values())


def survey(scene: Scene, value: Value) -> Outlook:
    """Think it through."""
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
    """What it is worth if those of my slots stay and those of the others (a mask) leave."""
    return sum(
        [
            weight * chance * value(roles, there & ~gone, mask)
            for weight, roles, ways in scene.lines
            for there, chance in ways
        ]
    )


def by_role(scene: Scene, value: Value, mask: int, at: int) -> dict[int, float]:
    """What it is worth if that character leaves, by its role, times the chance of the role."""
    worth: dict[int, float] = {}
    for weight, roles, ways in scene.lines:
        some = 0.0
        for there, chance in ways:
            some += chance * value(roles, there & ~(1 << at), mask)
        worth[roles[at]] = worth.get(roles[at], 0.0) + weight * some
    return worth
