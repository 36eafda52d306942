"""How a sensible player thinks about LIE: what the others may show, what the next one will do,
and what that makes every bid and the call worth.

All of it follows from what everybody knows, but for one thing: how many cards the player himself
shows of a value. So a `Thought` answers for any number of them, and whoever thinks about others
can think their thoughts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from typing import NamedTuple

from bluffhouse.bots.lie.odds import (
    Shows,
    Weights,
    after_bid,
    all_shows,
    at_least,
    counted,
    histogram,
    leanings,
    prior_weights,
    tail,
    together,
)
from bluffhouse.bots.lie.stakes import stakes
from bluffhouse.rules.lie import VALUES, Bid, LieOptions, LieView, bids_in_order, heights

CALL = -1
"""The call, among the bids by their height."""

DOUBT = 0.42
"""The next player will rather call than raise below about this chance of the bid being true …"""
SHARP = 9.0
"""… and so sharply."""
SPARED = 0.75
"""A bid that is not called makes others bid: how often its bidder still loses the round, with 1
for a fair share of the losses."""
MIXING = 0.035
"""How much worse a choice may be and still be made now and then, out of what is at stake."""
JOINED = 0.7
"""A bid on a value that somebody else has named says so much about one's own cards."""
RAISES = 3
"""How many counts of a value are thought about: more are jumps nobody makes."""


class Style(NamedTuple):
    """What a temperament makes of it."""

    boldness: float = 1.0
    trust: float = 1.0


STEADY = Style()


@dataclass(frozen=True)
class Scene:
    """What everybody knows of a round under way."""

    options: LieOptions
    players: int
    counts: tuple[int, ...]
    playing: tuple[int, ...]
    tie_break: bool
    clockwise: bool
    bids: tuple[tuple[int, int], ...]
    """Seat and height, oldest first."""
    honesty: tuple[float, ...]
    """By seat: how often his bids are on what he has."""
    order: tuple[Bid, ...] = field(init=False)
    jokers: bool = field(init=False)

    def __post_init__(self) -> None:
        order = bids_in_order(self.options.raise_order, sum(self.counts[s] for s in self.playing))
        first_on_ones = bool(self.bids) and order[self.bids[0][1]].value == 1
        object.__setattr__(self, "order", order)
        object.__setattr__(self, "jokers", self.options.wild_ones and not first_on_ones)

    @classmethod
    def of(cls, view: LieView, options: LieOptions, honesty: Sequence[float]) -> Scene:
        places = heights(options.raise_order, sum(view.counts[s] for s in view.playing))
        return cls(
            options=options,
            players=view.players,
            counts=view.counts,
            playing=view.playing,
            tie_break=view.tie_break,
            clockwise=view.clockwise,
            bids=tuple([(bid.seat, places[bid.action]) for bid in view.bids]),
            honesty=tuple(honesty),
        )

    def after(self, seat: int, height: int) -> Scene:
        return Scene(
            self.options,
            self.players,
            self.counts,
            self.playing,
            self.tie_break,
            self.clockwise,
            (*self.bids, (seat, height)),
            self.honesty,
        )

    def next(self, seat: int) -> int:
        step = 1 if self.clockwise else -1
        seat = (seat + step) % self.players
        while seat not in self.playing:
            seat = (seat + step) % self.players
        return seat

    def count_of(self, up: Sequence[int], value: int) -> int:
        """How many of these cards count for a value."""
        jokers = up.count(1) if self.jokers and value != 1 else 0
        return up.count(value) + jokers

    def beliefs(self) -> dict[int, Weights]:
        """What everybody may show, to one who goes by the bids."""
        wild = self.options.wild_ones
        found = {s: list(prior_weights(self.counts[s], wild)) for s in self.playing}
        named: set[tuple[int, int]] = set()
        values: set[int] = set()
        for seat, height in self.bids:
            value = self.order[height].value
            # Saying it again says nothing new.
            if (seat, value) not in named:
                named.add((seat, value))
                leaning = leanings(self.counts[seat], wild, self.jokers)[value - 1]
                joined = JOINED if value in values else 1.0
                values.add(value)
                found[seat] = after_bid(found[seat], leaning, joined * self.honesty[seat])
        return found


class Outlook(NamedTuple):
    """The others' cards of one value, before one bids on it."""

    next: list[float]
    """How many the next player may have."""
    rest: list[float]
    """How likely those after him have at least so many."""
    others: list[float]
    """… and the next player and they together."""
    seen: list[float]
    """… and they and I, as it looks to the next player once I have bid."""


class Thought:
    """What one's choices are worth: chances to win the game."""

    def __init__(
        self,
        scene: Scene,
        seat: int,
        beliefs: Mapping[int, Weights],
        at_stake: Sequence[float],
        style: Style = STEADY,
    ) -> None:
        self.scene = scene
        self.seat = seat
        self.beliefs = beliefs
        self.at_stake = at_stake
        self.style = style
        self.next = scene.next(seat)
        self.last = scene.bids[-1] if scene.bids else None
        self.spared = self._spared()
        self._outlooks: dict[int, Outlook] = {}
        self._worth: dict[tuple[int, int], float] = {}
        self._topics: list[tuple[int, int]] | None = None
        self._odds: dict[Shows, dict[int, float]] = {}

    def _spared(self) -> float:
        """What it is worth to have one's bid not called."""
        playing = self.scene.playing
        me = SPARED / len(playing) if len(playing) > 2 else 0.5
        others = [self.at_stake[s] for s in playing if s != self.seat]
        return me * self.at_stake[self.seat] + (1 - me) * sum(others) / len(others)

    def outlook(self, value: int) -> Outlook:
        if value in self._outlooks:
            return self._outlooks[value]
        scene, beliefs = self.scene, self.beliefs
        wild = scene.options.wild_ones
        # The first bid of a round decides whether ones are jokers.
        jokers = scene.jokers if scene.bids else wild and value != 1

        def chances(seat: int, weights: Weights) -> list[float]:
            cards = scene.counts[seat]
            return histogram(weights, counted(cards, wild, jokers)[value - 1], cards)

        rest = [1.0]
        for seat in scene.playing:
            if seat not in (self.seat, self.next):
                rest = together(rest, chances(seat, beliefs[seat]))
        following = chances(self.next, beliefs[self.next])
        mine = beliefs[self.seat]
        if not any(
            seat == self.seat and scene.order[height].value == value for seat, height in scene.bids
        ):
            leaning = leanings(scene.counts[self.seat], wild, jokers)[value - 1]
            mine = after_bid(mine, leaning, scene.honesty[self.seat])
        found = Outlook(
            following,
            at_least(rest),
            at_least(together(rest, following)),
            at_least(together(rest, chances(self.seat, mine))),
        )
        self._outlooks[value] = found
        return found

    def options(self) -> list[int]:
        """The bids worth a thought, lowest first."""
        scene = self.scene
        lowest = self.last[1] + 1 if self.last else 0
        tries = dict.fromkeys(VALUES, RAISES + (0 if self.last else 1))
        found = []
        for height in range(lowest, len(scene.order)):
            value = scene.order[height].value
            if tries[value]:
                tries[value] -= 1
                found.append(height)
        return found

    def true(self, height: int, mine: int) -> float:
        """How likely a bid is true, if I show so many of its value."""
        bid = self.scene.order[height]
        return tail(self.outlook(bid.value).others, bid.count - mine)

    def worth(self, choice: int, mine: int) -> float:
        """What a choice is worth to one who shows so many of the value that it is about."""
        key = (choice, mine)
        if key not in self._worth:
            worth = self._call(mine) if choice == CALL else self._bid(choice, mine)
            self._worth[key] = worth
        return self._worth[key]

    def _call(self, mine: int) -> float:
        assert self.last is not None
        bidder, height = self.last
        true = float(self.true(height, mine) ** (1 / self.style.trust))
        return true * self.at_stake[self.seat] + (1 - true) * self.at_stake[bidder]

    def _bid(self, height: int, mine: int) -> float:
        bid = self.scene.order[height]
        outlook = self.outlook(bid.value)
        won, lost = self.at_stake[self.next], self.at_stake[self.seat]
        doubt = DOUBT / self.style.boldness
        top = height == len(self.scene.order) - 1
        worth = 0.0
        for his, chance in enumerate(outlook.next):
            if chance:
                believed = tail(outlook.seen, bid.count - his)
                calls = 1.0 if top else 1 / (1 + exp(SHARP * (believed - doubt)))
                true = tail(outlook.rest, bid.count - mine - his)
                called = true * won + (1 - true) * lost
                worth += chance * (calls * called + (1 - calls) * self.spared)
        return worth

    def choices(self, up: Sequence[int]) -> dict[int, float]:
        """What every choice is worth to one who shows these cards."""
        scene = self.scene
        found: dict[int, float] = {}
        if self.last is not None:
            found[CALL] = self.worth(CALL, scene.count_of(up, scene.order[self.last[1]].value))
        for height in self.options():
            value = scene.order[height].value
            jokers = up.count(1) if self._jokers(value) else 0
            found[height] = self.worth(height, up.count(value) + jokers)
        return found

    def odds(self, shows: Shows) -> dict[int, float]:
        """How often a player who mixes does what, if he shows so many of each value."""
        if shows in self._odds:
            return self._odds[shows]
        scene = self.scene
        if self._topics is None:
            self._topics = [(h, scene.order[h].value) for h in self.options()]
            if self.last is not None:
                self._topics.append((CALL, scene.order[self.last[1]].value))
        stake = MIXING * (max(self.at_stake) - min(self.at_stake)) or 1.0
        worth = [
            (choice, self.worth(choice, shows[v - 1] + (shows[0] if self._jokers(v) else 0)))
            for choice, v in self._topics
        ]
        best = max([w for _, w in worth])
        pulls = [(choice, exp((w - best) / stake)) for choice, w in worth]
        total = sum([pull for _, pull in pulls])
        found = {choice: pull / total for choice, pull in pulls}
        self._odds[shows] = found
        return found

    def _jokers(self, value: int) -> bool:
        scene = self.scene
        return value != 1 and (scene.jokers if scene.bids else scene.options.wild_ones)


def thought(
    scene: Scene, seat: int, beliefs: Mapping[int, Weights], style: Style = STEADY
) -> Thought:
    return Thought(scene, seat, beliefs, stakes_of(scene, seat), style)


def stakes_of(scene: Scene, seat: int) -> list[float]:
    return stakes(scene.counts, scene.playing, scene.tie_break, scene.options, seat)


__all__ = ["CALL", "Outlook", "Scene", "Style", "Thought", "all_shows", "stakes_of", "thought"]
