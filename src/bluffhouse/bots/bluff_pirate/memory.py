"""A captain's memory of the others: the cards they are known to hold, and how far each of them
lays and votes differently than expected."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb, exp, log

from bluffhouse.rules.bluff_pirate import (
    DECK,
    INDEX,
    KINDS,
    BluffPirateView,
    Boarded,
    Discarded,
    Laid,
    Revealed,
    Robbed,
)
from bluffhouse.rules.contract import Event

OF_A_KIND = len(DECK) // len(KINDS)

STUBBORN = 0.35
"""Share of players who vote without thinking, before anything is seen of them."""
LEARNS = 0.6
"""How far the first observation of a player moves the opinion of them, in log odds ..."""
SETTLES = 0.08
"""... and how much less each later one does."""
FARTHEST = 3.0
"""Limit of how different a player is believed to be, in log odds."""
PICKS_BY_RECORD = 1.2
"""How much one revealed doubt weighs in a captain's choice of a voter, in log odds, at first ..."""
PICKS_BY_VALUE = 60.0
"""... and how much the captain's own chance to win weighs ..."""
PICKS_LEARN = 0.1
"""... and how fast the former is learned for each captain."""
LEAST_RECORD, MOST_BY_RECORD = -0.5, 2.0
"""Limits of that weight."""
ALMOST = 0.01
"""Tolerance for rounding: averages of whole cards are nearly whole."""
IMPOSSIBLE = -9.0
"""Log odds of a set that cannot be honest because too few such cards are left."""
MOST_RECORD = 4
"""Limit of how much more often a player is counted as doubting than as believing."""


def odds_to_chance(log_odds: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, log_odds))))


@cache
def chance_of_at_least(wanted: int, drawn: int, among: int, kind: int) -> float:
    """Return the chance that `drawn` of `among` cards hold `wanted` of the `kind` there or more."""
    if wanted <= 0:
        return 1.0
    if wanted > min(drawn, kind):
        return 0.0
    ways = sum(
        comb(kind, k) * comb(among - kind, drawn - k) for k in range(wanted, min(drawn, kind) + 1)
    )
    return ways / comb(among, drawn)


class Habit:
    """How far a player differs from what is expected of them, in log odds."""

    __slots__ = ("lean", "seen")

    def __init__(self) -> None:
        self.lean = 0.0
        self.seen = 0

    def learn(self, expected: float, happened: bool) -> None:
        step = LEARNS / (1 + SETTLES * self.seen)
        self.lean = max(-FARTHEST, min(FARTHEST, self.lean + step * (happened - expected)))
        self.seen += 1


class Stubborn:
    """How likely a player votes without looking at the set, and how often "bluff" then."""

    __slots__ = ("bluff", "chance", "seen")

    def __init__(self) -> None:
        self.chance = STUBBORN
        self.bluff = 0.5
        self.seen = 1.0

    def mixed(self, thinking: float) -> float:
        """Return how likely the player doubts, given the chance that they would if they thought."""
        return thinking + self.chance * (self.bluff / self.seen - thinking)

    def learn(self, expected: float, doubted: bool) -> None:
        """Learn from a revealed vote; `expected` is what `mixed` returned."""
        rate = self.bluff / self.seen
        likely = rate if doubted else 1 - rate
        usual = max(expected if doubted else 1 - expected, self.chance * likely + ALMOST)
        self.chance = max(ALMOST, min(1 - ALMOST, self.chance * likely / usual))
        self.bluff += doubted
        self.seen += 1


class Picks:
    """How a captain picks a voter: an honest one prefers a known doubter whose going back helps
    them, a bluffer the opposite. How much each of the two weighs is learned."""

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
        self.record = max(LEAST_RECORD, min(MOST_BY_RECORD, self.record))


class Memory:
    """Everything one captain remembers."""

    def __init__(self, seats: int, me: int) -> None:
        self.me = me
        self.honest = [Habit() for _ in range(seats)]
        """By seat: how much more often than expected their sets are honest."""
        self.claiming = [Habit() for _ in range(seats)]
        """By seat: the same for sets with the claim "I am not bluffing"."""
        self.claimed = False
        """Whether that claim was made for the set on the table."""
        self.doubting = [Habit() for _ in range(seats)]
        """By seat: how much more often than expected they vote "bluff"."""
        self.stubborn = [Stubborn() for _ in range(seats)]
        """By seat: whether they vote without thinking."""
        self.known = [[0.0] * len(KINDS) for _ in range(seats)]
        """Cards that others must hold: how many of each kind, on average."""
        self.sizes: Sequence[int] = [OF_A_KIND] * seats
        """How many cards each captain held at my last decision."""
        self.doubted = [0.0] * seats
        """By seat: revealed votes "bluff" less revealed votes "no bluff"."""
        self.picks = [Picks() for _ in range(seats)]
        """By seat: how they pick a voter."""
        self.values: tuple[Sequence[float], Sequence[float]] | None = None
        """Of the set on the table: what picking each one means to an honest captain, and to a
        bluffer."""
        self.picking_me = Habit()
        """How much more often than I guessed a set is honest when its captain picks my vote."""
        self.my_guess: float | None = None
        """My guess how likely the set on the table is honest if my vote is picked."""
        self.expected: tuple[float, Sequence[float]] | None = None
        """Of the set on the table: how likely it seemed honest, and each one to vote "bluff"."""

    def see(self, event: Event) -> None:
        if isinstance(event, Revealed):
            if self.expected is not None:
                honest, doubts = self.expected
                self.honest[event.seat].learn(honest, not event.bluffed)
                if self.claimed:
                    self.claiming[event.seat].learn(honest, not event.bluffed)
                self.stubborn[event.voter].learn(doubts[event.voter], event.voted_bluff)
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
            self.claimed = event.honest_claim
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

    def elsewhere(self, view: BluffPirateView, captain: int, at: int, public: bool) -> int:
        """How many cards of a kind are surely not that captain's: on the discards, known to be
        others' and, unless I think as everybody does, in my own hand."""
        number = view.discards[at]
        for seat in range(view.players):
            if seat not in (captain, self.me):
                number += int(self.known[seat][at] + ALMOST)
        if not public and captain != self.me:
            number += view.hand.count(KINDS[at])
        elif captain != self.me:
            number += int(self.known[self.me][at] + ALMOST)
        return number


HONEST = -0.2
"""Log odds that a set of three is honest, all else average; more for ..."""
HONEST_SIZE = {3: 0.0, 4: -0.3, 5: -0.5}
"""... its size: big sets are rare ..."""
RARE = 1e-4
"""Smallest chance assumed: the captain may have collected these cards."""
HONEST_HOLDS = 0.5
"""... each log chance that somebody with so many cards holds them, beside ..."""
USUAL = -2.0
"""... the usual one ..."""
HONEST_FINISH = -0.3
"""... and a captain who would land with it, and so dares more."""


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
    if left < down:
        return IMPOSSIBLE
    surely = int(memory.known[set_.seat][at] + ALMOST)
    others = len(DECK) - sum(view.discards) - set_.up - (0 if public else len(view.hand))
    holds = chance_of_at_least(
        down - surely, max(down, hand - set_.up) - min(surely, down), max(others, 1), left
    )
    goal = view.islands[0 if view.tokens[0] == "closed" else 1]
    return (
        HONEST
        + HONEST_SIZE[set_.cards]
        + HONEST_HOLDS * (log(holds + RARE) - USUAL)
        + (HONEST_FINISH if goal - view.squares[set_.seat] <= set_.cards else 0.0)
        + memory.honest[set_.seat].lean
        + (memory.claiming[set_.seat].lean if set_.honest_claim else 0.0)
    )
