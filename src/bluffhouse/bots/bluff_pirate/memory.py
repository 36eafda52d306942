"""What a captain remembers of the others: cards it knows them to hold, and how each of them
lays and votes beside what was to be expected."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb, exp, log

from bluffhouse.rules.bluff_pirate import (
    DECK,
    INDEX,
    KINDS,
    Boarded,
    BluffPirateView,
    Discarded,
    Laid,
    Revealed,
    Robbed,
)
from bluffhouse.rules.contract import Event

OF_A_KIND = len(DECK) // len(KINDS)

LEARNS = 0.6
"""How far one sight moves what is thought of somebody, in log odds, at first ..."""
SETTLES = 0.08
"""... and how much less each later one moves it."""
FARTHEST = 3.0
PICKS_BY_RECORD = 1.2
PICKS_BY_VALUE = 60.0
PICKS_LEARN = 0.1
MOST_RECORD = 4
"""Nobody is thought more doubting than who was seen so much oftener to doubt than not."""


def odds_to_chance(log_odds: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, log_odds))))


@cache
def chance_of_at_least(wanted: int, drawn: int, among: int, kind: int) -> float:
    """That so many cards drawn blindly among others hold so many of a kind."""
    if wanted <= 0:
        return 1.0
    if wanted > min(drawn, kind):
        return 0.0
    ways = sum(
        comb(kind, k) * comb(among - kind, drawn - k) for k in range(wanted, min(drawn, kind) + 1)
    )
    return ways / comb(among, drawn)


class Habit:
    """How somebody differs from what was expected of him, in log odds."""

    __slots__ = ("lean", "seen")

    def __init__(self) -> None:
        self.lean = 0.0
        self.seen = 0

    def learn(self, expected: float, happened: bool) -> None:
        step = LEARNS / (1 + SETTLES * self.seen)
        self.lean = max(-FARTHEST, min(FARTHEST, self.lean + step * (happened - expected)))
        self.seen += 1


class Picks:
    """Whom a captain picks: an honest one rather somebody who was seen to doubt and whose going
    back helps him, a bluffer rather the contrary. How much each counts is learnt."""

    __slots__ = ("record", "value")

    def __init__(self) -> None:
        self.record = PICKS_BY_RECORD
        self.value = PICKS_BY_VALUE

    def shares(
        self, sign: int, records: Sequence[float], values: Sequence[float], captain: int
    ) -> list[float]:
        """How likely each voter is to be picked (`sign` 1 by an honest captain, -1 by a
        bluffer) who was seen to doubt so much and means so much to the captain."""
        record, value = sign * self.record, self.value
        appeals = [exp(record * r + value * v) for r, v in zip(records, values, strict=True)]
        appeals[captain] = 0.0
        total = sum(appeals)
        return [appeal / total for appeal in appeals]

    def learn(
        self, sign: int, records: Sequence[float], values: Sequence[float], captain: int, at: int
    ) -> None:
        shares = self.shares(sign, records, values, captain)
        usual = sum(share * r for share, r in zip(shares, records, strict=True))
        self.record += PICKS_LEARN * sign * (records[at] - usual)
        self.record = max(-0.5, min(2.0, self.record))


class Memory:
    def __init__(self, seats: int, me: int) -> None:
        self.me = me
        self.honest = [Habit() for _ in range(seats)]
        """Who lays honest sets more often than others would."""
        self.doubting = [Habit() for _ in range(seats)]
        """Who votes "bluff" more often than others would."""
        self.known = [[0.0] * len(KINDS) for _ in range(seats)]
        """Cards that others must hold: how many of each kind, on average."""
        self.sizes: Sequence[int] = [OF_A_KIND] * seats
        """How many cards everybody held when last I looked."""
        self.doubted = [0.0] * seats
        """How much oftener each one's votes were turned up as "bluff" than as "no bluff"."""
        self.picks = [Picks() for _ in range(seats)]
        self.values: tuple[Sequence[float], Sequence[float]] | None = None
        self.picking_me = Habit()
        """How much oftener than I thought the sets are honest whose captains pick my vote."""
        self.my_guess: float | None = None
        self.expected: tuple[float, Sequence[float]] | None = None
        """Of the set on the table: how likely it seemed honest, and each one to vote "bluff"."""

    def see(self, event: Event) -> None:
        if isinstance(event, Revealed):
            if self.expected is not None:
                honest, doubts = self.expected
                self.honest[event.seat].learn(honest, not event.bluffed)
                self.doubting[event.voter].learn(doubts[event.voter], event.voted_bluff)
                self.expected = None
            if self.values is not None:
                sign = -1 if event.bluffed else 1
                values = self.values[event.bluffed]
                records = self.doubted[: len(values)]
                self.picks[event.seat].learn(sign, records, values, event.seat, event.voter)
                self.values = None
            step = 1 if event.voted_bluff else -1
            self.doubted[event.voter] = max(
                -MOST_RECORD, min(MOST_RECORD, self.doubted[event.voter] + step)
            )
            if self.my_guess is not None and event.voter == self.me:
                self.picking_me.learn(self.my_guess, not event.bluffed)
            self.my_guess = None
            self._revealed(event)
        elif isinstance(event, Laid):
            at = INDEX[event.shown]
            known = self.known[event.seat]
            known[at] = max(0.0, known[at] - event.up)
        elif isinstance(event, Discarded):
            at = INDEX[event.card]
            known = self.known[event.seat]
            known[at] = max(0.0, known[at] - 1)
        elif isinstance(event, Boarded):
            at = INDEX["pirate"]
            known = self.known[event.seat]
            known[at] = max(0.0, known[at] - 1)
        elif isinstance(event, Robbed):
            self._robbed(event)

    def _revealed(self, event: Revealed) -> None:
        known = self.known[event.seat]
        if event.returned:
            known[INDEX[event.shown]] += event.up  # they were taken off when they were laid
        for card in set(event.hidden):
            at, number = INDEX[card], event.hidden.count(card)
            if event.returned:
                number += event.up if card == event.shown else 0
                known[at] = max(known[at], number)
            else:
                known[at] = max(0.0, known[at] - number)

    def _robbed(self, event: Robbed) -> None:
        mine, theirs = self.known[event.seat], self.known[event.victim]
        if event.cards is not None:
            for card in event.cards:
                mine[INDEX[card]] += 1
                theirs[INDEX[card]] = max(0.0, theirs[INDEX[card]] - 1)
            return
        part = min(1.0, event.count / max(event.count, self.sizes[event.victim]))
        for at, number in enumerate(theirs):
            mine[at] += part * number
            theirs[at] -= part * number

    def elsewhere(self, view: BluffPirateView, captain: int, at: int, public: bool) -> float:
        """How many cards of a kind are surely not that captain's: on the discards, known to be
        others' and, unless I think as everybody does, in my own hand."""
        number: float = view.discards[at]
        for seat in range(view.players):
            if seat not in (captain, self.me):
                number += self.known[seat][at]
        if not public and captain != self.me:
            number += view.hand.count(KINDS[at])
        elif captain != self.me:
            number += self.known[self.me][at]
        return number


HONEST = -0.2
"""Log odds that a set of three is honest, all else average ..."""
HONEST_SIZE = {3: 0.0, 4: -0.3, 5: -0.5}
HONEST_PAIR = 0.0
"""... that shows two cards ..."""
HONEST_CLAIM = 0.0
"""... with the claim ..."""
HONEST_HOLDS = 0.5
"""... and per log chance that somebody with so many cards holds them, beside the usual one."""
HONEST_FINISH = -0.3
"""Whoever would land with it, dares more."""
USUAL = -2.0


def log_odds_honest(
    memory: Memory,
    view: BluffPirateView,
    set_: Laid,
    hand: int,
    public: bool,
) -> float:
    """Of a set, whose captain held `hand` cards before. `public`: as somebody would think who
    sees none of the hands."""
    at, down = INDEX[set_.shown], set_.cards - set_.up
    left = OF_A_KIND - set_.up - memory.elsewhere(view, set_.seat, at, public)
    if left < down - 0.01:
        return -9.0
    surely = int(memory.known[set_.seat][at] + 0.01)
    others = len(DECK) - sum(view.discards) - set_.up - (0 if public else len(view.hand))
    holds = chance_of_at_least(
        down - surely, max(down, hand - set_.up) - min(surely, down), max(others, 1), round(left)
    )
    goal = view.islands[0 if view.tokens[0] == "closed" else 1]
    return (
        HONEST
        + HONEST_SIZE[set_.cards]
        + (HONEST_PAIR if set_.up > 1 else 0.0)
        + (HONEST_CLAIM if set_.honest_claim else 0.0)
        + HONEST_HOLDS * (log(holds + 1e-4) - USUAL)
        + (HONEST_FINISH if goal - view.squares[set_.seat] <= set_.cards else 0.0)
        + memory.honest[set_.seat].lean
    )
