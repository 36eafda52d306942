"""A bot's memory of the other players, and its beliefs about their roles."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bluffhouse.bots.millions_of_dollars.heist import NUMBER, Nerve, in_play
from bluffhouse.bots.millions_of_dollars.tells import Tells
from bluffhouse.rules.contract import MAX_SEATS, Event
from bluffhouse.rules.millions_of_dollars import (
    Accepted,
    Character,
    Claimed,
    Looked,
    LootRevealed,
    MillionsView,
    Revealed,
    Role,
    RolesLaidOpen,
    places,
)

TRUE_CLAIMS, FALSE_CLAIMS = 3.0, 1.3
"""Checked claims, true and false, that a stranger is credited with at the beginning."""
HABIT = 20.0
"""Choices that a stranger is credited with at the beginning, spread like everybody's. The number is
high because a few rounds of one role are chance more often than habit."""
LEFT = 0.05
READY = 0.5
"""Added to the chance that a role leaves or is ready, to weaken this evidence: players also leave
because they were paid or fooled, and say ready in the hope that another leaves."""


class Memory:
    """What the other players did in earlier rounds, learned from events alone."""

    def __init__(self) -> None:
        self.truths = [0] * MAX_SEATS
        self.lies = [0] * MAX_SEATS
        self.used = [[0] * 5 for _ in range(MAX_SEATS)]
        """How often each seat showed each role."""
        self.paid = [0] * MAX_SEATS
        """How often I paid each seat for leaving."""
        self._said: dict[Character, Role] = {}
        self._checked: set[Character] = set()

    def see(self, event: Event, me: int) -> None:
        kind = type(event)
        if kind is LootRevealed:
            self._said.clear()
            self._checked.clear()
        elif kind is RolesLaidOpen:
            assert isinstance(event, RolesLaidOpen)
            for seat, role in enumerate(event.roles):
                self._check((seat, 0), role)
        elif kind is Claimed:
            assert isinstance(event, Claimed)
            self._said[event.seat, event.slot] = event.role
        elif kind is Revealed:
            assert isinstance(event, Revealed)
            for character in event.characters:
                self._check(character, event.role)
        elif kind is Looked:
            assert isinstance(event, Looked)
            if event.role is not None:
                self._check((event.at, event.slot), event.role)
        elif kind is Accepted:
            assert isinstance(event, Accepted)
            if event.payer == me:
                self.paid[event.leaver] += 1

    def _check(self, character: Character, role: Role) -> None:
        """Compare a role that has come to light with what its player had claimed."""
        if character in self._checked:
            return
        self._checked.add(character)
        seat = character[0]
        self.used[seat][NUMBER[role]] += 1
        said = self._said.get(character)
        if said is not None:
            if said == role:
                self.truths[seat] += 1
            else:
                self.lies[seat] += 1

    def honesty(self, seat: int, trust: float = 1.0) -> float:
        """Return the chance that a claim of this seat is true."""
        true = TRUE_CLAIMS * trust + self.truths[seat]
        return true / (true + FALSE_CLAIMS + self.lies[seat])

    def habits(self, seat: int, usual: tuple[float, ...]) -> list[float]:
        """Return the chance that this seat chooses each role, given how everybody usually does."""
        seen = self.used[seat]
        whole = HABIT + sum(seen)
        return [(HABIT * u + s) / whole for u, s in zip(usual, seen, strict=True)]


class World(NamedTuple):
    """One possibility: the roles of the other characters inside, in their order."""

    weight: float
    roles: tuple[int, ...]


class Beliefs:
    """Which roles the other characters inside may have. The weights of `worlds` sum to 1."""

    def __init__(
        self,
        view: MillionsView,
        me: int,
        memory: Memory,
        nerve: Nerve,
        usual: tuple[float, ...],
        trust: float,
        tells: Tells | None = None,
    ) -> None:
        self.players = view.players
        self.roles = in_play(view.players)
        self.inside: list[Character] = []
        """The other players' characters inside."""
        self._unknown: list[Character] = []
        self._fixed: dict[Character, int] = {}
        self._like: list[list[float]] = []
        slots = places(view.players)
        pile = [0] * 5
        for role in view.shown:
            pile[NUMBER[role]] += 1
        self.missing = False
        """Whether the hidden card is known: it is a card that I know of and that is not shown."""
        for seat in range(view.players):
            for slot in range(slots):
                known = view.characters[seat][slot]
                if seat != me and view.inside[seat][slot]:
                    self.inside.append((seat, slot))
                if known is None:
                    self._unknown.append((seat, slot))
                    like = memory.habits(seat, usual)
                    self._weigh(like, view, seat, slot, memory.honesty(seat, trust), nerve)
                    if tells is not None:
                        like = [w * t for w, t in zip(like, tells.like[seat], strict=True)]
                    self._like.append(like)
                    continue
                number = NUMBER[known]
                self._fixed[seat, slot] = number
                if pile[number]:
                    pile[number] -= 1
                else:
                    self.missing = True
        self._pile = pile
        self._middle = [view.shown.count(role) + 1 for role in NUMBER]

    def _weigh(
        self,
        like: list[float],
        view: MillionsView,
        seat: int,
        slot: int,
        honest: float,
        nerve: Nerve,
    ) -> None:
        """Weigh each role by how well it explains what this character has done."""
        last = view.last_roles[seat]
        if last is not None:
            like[NUMBER[last]] = 0.0
        said = view.claims[seat][slot]
        if said:
            # The last claim counts; several different ones make all of them less credible.
            if len(set(said)) > 1:
                honest = (honest + 1 / len(self.roles)) / 2
            lying = (1 - honest) / (len(self.roles) - 1)
            claimed = NUMBER[said[-1]]
            for role in self.roles:
                like[role] *= honest if role == claimed else lying
        if not view.inside[seat][slot]:
            for role in self.roles:
                like[role] *= 1 - nerve.stay[role] + LEFT
        elif seat not in view.to_act:
            for role in self.roles:
                like[role] *= nerve.stay[role] + READY

    # All worlds, or some of them.

    def worlds(self) -> list[World]:
        """Return every possibility with its chance."""
        found: dict[tuple[int, ...], float] = {}
        taken: dict[Character, int] = dict(self._fixed)
        pile = self._pile
        unknown, like = self._unknown, self._like
        two_apart = self.players == 3

        def deal(at: int, weight: float, hidden_left: bool) -> None:
            if at == len(unknown):
                key = tuple([taken[character] for character in self.inside])
                found[key] = found.get(key, 0.0) + weight
                return
            character = seat, slot = unknown[at]
            for role in self.roles:
                chance = weight * like[at][role]
                if not chance:
                    continue
                if two_apart and taken.get((seat, 1 - slot)) == role:
                    continue
                taken[character] = role
                if pile[role]:
                    pile[role] -= 1
                    deal(at + 1, chance, hidden_left)
                    pile[role] += 1
                elif hidden_left:
                    deal(at + 1, chance * self._middle[role], False)
            taken.pop(character, None)

        deal(0, 1.0, not self.missing)
        total = sum(found.values())
        if not total:
            return []
        return [World(weight / total, roles) for roles, weight in found.items()]

    def how_many(self) -> int:
        """Return about how many worlds there are."""
        ways = 1
        for left in range(len(self._unknown), 1, -1):
            ways *= min(left, len(self.roles))
        return ways * (1 if self.missing else 2)

    def some_worlds(self, number: int, rng: Random) -> list[World]:
        """Return this many worlds, drawn at random. They are drawn one character after the other,
        and their weights correct for the error this makes."""
        found: list[World] = []
        unknown, like, in_play = self._unknown, self._like, self.roles
        order = list(range(len(unknown)))
        two_apart = self.players == 3
        random = rng.random
        for _ in range(number):
            rng.shuffle(order)
            taken = dict(self._fixed)
            pile = self._pile.copy()
            hidden_left = not self.missing
            if hidden_left:
                hidden = in_play[int(random() * len(in_play))]
                pile[hidden] += 1
            weight = float(self._middle[hidden]) / (pile[hidden]) if hidden_left else 1.0
            for at in order:
                character = seat, slot = unknown[at]
                twin = taken.get((seat, 1 - slot)) if two_apart else None
                mine = like[at]
                odds = [pile[r] * mine[r] if r != twin else 0.0 for r in in_play]
                total = sum(odds)
                if total <= 0:
                    weight = 0.0
                    break
                pick = random() * total
                role = in_play[-1]
                for r, chance in zip(in_play, odds, strict=True):
                    pick -= chance
                    if pick < 0:
                        role = r
                        break
                pile[role] -= 1
                taken[character] = role
                weight *= total
            if weight:
                found.append(World(weight, tuple([taken[other] for other in self.inside])))
        total = sum(world.weight for world in found)
        return [World(world.weight / total, world.roles) for world in found] if total else []
