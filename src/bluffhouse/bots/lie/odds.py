"""What other players may show: every multiset of values that a hand can show, how likely it is, and
how a bid changes that."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from bluffhouse.rules.lie import CARDS, VALUES, Card

Shows = tuple[int, ...]
"""How many cards of each value are shown, ones first."""

EXACTLY_UP_TO = 2
"""Largest hands that are listed completely; larger ones use a fixed sample."""
SAMPLE = 2000
ALIKE = 0.8
"""How often people turn up as many of a kind as they can; otherwise they show anything."""
LEAN = 8.0
"""Factor by which a player prefers to bid on a value for each further card of it they show."""


def most_alike(hand: Sequence[Card], wild: bool, favourite: Sequence[float]) -> tuple[int, ...]:
    """Show as many of one value as the hand has, then the same with the rest; always show jokers.
    Ties go to the favourite (a number below 1 for each value)."""
    up = [1 if wild and 1 in card else 0 for card in hand]
    while 0 in up:
        counts = list(favourite)
        for card, shown in zip(hand, up, strict=True):
            if not shown:
                counts[card[0] - 1] += 1
                counts[card[1] - 1] += 1
        value = counts.index(max(counts)) + 1
        up = [
            shown or (value if value in card else 0) for card, shown in zip(hand, up, strict=True)
        ]
    return tuple(up)


def _some_hands(cards: int) -> Iterator[tuple[Card, ...]]:
    if cards <= EXACTLY_UP_TO:
        yield from combinations(CARDS, cards)
    else:
        rng = random.Random(cards)
        for _ in range(SAMPLE):
            yield tuple(rng.sample(CARDS, cards))


@cache
def prior(cards: int, wild: bool) -> dict[Shows, float]:
    """Return how likely a player with this many cards shows each multiset, before the first bid."""
    found: dict[Shows, float] = {}
    rng = random.Random(cards)
    for hand in _some_hands(cards):
        alike = most_alike(hand, wild, [rng.random() for _ in VALUES])
        any_way = tuple([card[rng.random() < 0.5] for card in hand])
        for up, chance in ((alike, ALIKE), (any_way, 1 - ALIKE)):
            shows = tuple([up.count(value) for value in VALUES])
            found[shows] = found.get(shows, 0.0) + chance
    total = sum(found.values())
    return {shows: chance / total for shows, chance in sorted(found.items())}


@cache
def all_shows(cards: int, wild: bool) -> tuple[Shows, ...]:
    return tuple(prior(cards, wild))


@cache
def places_of_shows(cards: int, wild: bool) -> dict[Shows, int]:
    return {shows: place for place, shows in enumerate(all_shows(cards, wild))}


@cache
def counted(cards: int, wild: bool, jokers: bool) -> tuple[tuple[int, ...], ...]:
    """Return, by value, how many cards of each of `all_shows` count for it."""
    return tuple(
        tuple(
            [
                shows[value - 1] + (shows[0] if jokers and value != 1 else 0)
                for shows in all_shows(cards, wild)
            ]
        )
        for value in VALUES
    )


@cache
def leanings(cards: int, wild: bool, jokers: bool) -> tuple[tuple[float, ...], ...]:
    """Return, by value, how likely an honest player with each of `all_shows` bids on it."""
    counts = counted(cards, wild, jokers)
    pulls = [[LEAN**n for n in column] for column in counts]
    totals = [sum(row) for row in zip(*pulls, strict=True)]
    return tuple(tuple([p / t for p, t in zip(row, totals, strict=True)]) for row in pulls)


REMEMBERED = 50
"""Results cached per belief. Everybody shares the initial belief, which would otherwise keep all of
them."""


class Belief:
    """What one player may show."""

    __slots__ = ("_bidding", "_chances", "cards", "weights", "wild")

    def __init__(self, cards: int, wild: bool, weights: Sequence[float]) -> None:
        self.cards = cards
        self.wild = wild
        self.weights = weights
        """How likely each of `all_shows` is."""
        self._chances: dict[tuple[int, bool], list[float]] = {}
        self._bidding: dict[tuple[int, bool, float], Belief] = {}

    def chances(self, value: int, jokers: bool) -> list[float]:
        """Return how likely the player has none, one, two … cards that count for a value."""
        key = (value, jokers)
        found = self._chances.get(key)
        if found is None:
            found = [0.0] * (self.cards + 1)
            counts = counted(self.cards, self.wild, jokers)[value - 1]
            for weight, count in zip(self.weights, counts, strict=True):
                found[count] += weight
            self._chances[key] = found
        return found

    def given(self, likely: Sequence[float]) -> Belief:
        """Return the belief after the player did something that has this chance with each of
        `all_shows`."""
        weights = [w * p for w, p in zip(self.weights, likely, strict=True)]
        total = sum(weights)
        if total <= 0:
            return self
        return Belief(self.cards, self.wild, [w / total for w in weights])

    def bidding(self, value: int, jokers: bool, honesty: float) -> Belief:
        """Return the belief after a bid on a value by a player who is honest this often, and
        otherwise bids on any value."""
        key = (value, jokers, honesty)
        found = self._bidding.get(key)
        if found is None:
            any_value = (1 - honesty) / len(VALUES)
            leaning = leanings(self.cards, self.wild, jokers)[value - 1]
            found = self.given([honesty * lean + any_value for lean in leaning])
            if len(self._bidding) < REMEMBERED:
                self._bidding[key] = found
        return found


@cache
def at_first(cards: int, wild: bool) -> Belief:
    """Return what a player may show before their first bid."""
    return Belief(cards, wild, tuple(prior(cards, wild).values()))


def together(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """Return the distribution of the number in two hands together."""
    found = [0.0] * (len(one) + len(other) - 1)
    for i, p in enumerate(one):
        if p:
            for j, q in enumerate(other):
                found[i + j] += p * q
    return found


def at_least(chances: Sequence[float]) -> list[float]:
    """Return how likely there are at least 0, 1, 2 …"""
    found = list(chances)
    for i in range(len(found) - 2, -1, -1):
        found[i] += found[i + 1]
    return found


def tail(chances: Sequence[float], number: int) -> float:
    """Return from `at_least` how likely there are at least this many."""
    if number <= 0:
        return 1.0
    return chances[number] if number < len(chances) else 0.0
