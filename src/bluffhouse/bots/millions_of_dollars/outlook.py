"""What staying, leaving and another's leaving are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bluffhouse.bots.millions_of_dollars.beliefs import World
from bluffhouse.rules.millions_of_dollars import Character

Value = Callable[[tuple[int, ...], int, int], float]
"""What it is worth to me if, of the other characters with these roles, those of the first mask
are in the heist, and of my own slots those of the second."""


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

    inside: list[Character]
    now: list[float]
    others: list[dict[int, IfRole]]

    def without(self, at: int, mask: int) -> float:
        """What it is worth if that character leaves."""
        return sum(case.without[mask] for case in self.others[at].values())


def survey(
    inside: list[Character],
    worlds: list[World],
    stay: list[list[float]],
    masks: list[int],
    value: Value,
    sampled: Callable[[], float] | None,
) -> Outlook:
    """Think through who may stay in every world: all ways, or one drawn at random (`sampled`).
    `stay[j][role]` is how likely the j-th character stays if it has that role."""
    size = max(masks) + 1
    count = len(inside)
    now = [0.0] * size
    others: list[dict[int, IfRole]] = [{} for _ in range(count)]
    for weight, roles in worlds:
        cases = []
        for at, role in enumerate(roles):
            case = others[at].get(role)
            if case is None:
                case = others[at][role] = IfRole(size)
            case.chance += weight
            cases.append(case)
        if sampled is None:
            chances = [1.0]
            for at, role in enumerate(roles):
                p = stay[at][role]
                chances = [c * (1 - p) for c in chances] + [c * p for c in chances]
            ways = list(enumerate(chances))
        else:
            there = 0
            for at, role in enumerate(roles):
                if sampled() < stay[at][role]:
                    there |= 1 << at
            ways = [(there, 1.0)]
        for mask in masks:
            known = {}
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
    return Outlook(inside, now, others)
