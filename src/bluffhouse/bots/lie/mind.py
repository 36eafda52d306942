"""How a sensible player thinks about LIE: what the others may show, what the next player will do,
and what each bid and the call are worth.

All of it follows from public knowledge, except how many cards of a value the thinking player shows.
So a `Thought` answers for any such number, and a bot can use it to think as another player would.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import exp
from typing import NamedTuple

from bluffhouse.bots.lie.odds import Belief, at_first, at_least, counted, tail, together
from bluffhouse.bots.lie.stakes import stakes
from bluffhouse.rules.lie import VALUES, Bid, LieOptions, LieView, bid_ladder

CALL = -1
"""Stands for the call among the heights of bids."""

DOUBT = 0.42
"""Chance of a bid being true below which the next player would rather call than raise …"""
SHARP = 9.0
"""… and how sharply they switch."""
SPARED = 0.75
"""How often a bidder who is not called still loses the round, as a multiple of a fair share of the
losses: the others have to bid then."""
MIXING = 0.035
"""How much worse a choice may be and still be made now and then, as a share of the stake."""
JOINED = 0.7
"""How much a bid on a value that another player has named says about the bidder's own cards; 1 is
as much as on a new value."""
RAISES = 3
"""Counts of a value that are considered; higher bids are jumps that nobody makes."""


Beliefs = Mapping[int, Belief]


class Style(NamedTuple):
    """The factors of a temperament that matter in LIE."""

    boldness: float = 1.0
    trust: float = 1.0


STEADY = Style()


@dataclass(frozen=True)
class Scene:
    """The public knowledge of a round."""

    options: LieOptions
    players: int
    counts: tuple[int, ...]
    playing: tuple[int, ...]
    tie_break: bool
    clockwise: bool
    bids: tuple[tuple[int, int], ...]
    """Seat and height, oldest first."""
    honesty: tuple[float, ...]
    """By seat: how often the player bids on what they have."""
    order: tuple[Bid, ...] = field(init=False)
    jokers: bool = field(init=False)

    def __post_init__(self) -> None:
        cards = sum(self.counts[s] for s in self.playing)
        order = bid_ladder(self.options.raise_order, cards).bids
        first_on_ones = bool(self.bids) and order[self.bids[0][1]].value == 1
        object.__setattr__(self, "order", order)
        object.__setattr__(self, "jokers", self.options.wild_ones and not first_on_ones)

    @classmethod
    def of(cls, view: LieView, options: LieOptions, honesty: Sequence[float]) -> Scene:
        cards = sum(view.counts[s] for s in view.playing)
        places = bid_ladder(options.raise_order, cards).heights
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
        return replace(self, bids=(*self.bids, (seat, height)))

    def earlier(self, number: int) -> Scene:
        """Return the scene before that bid of the round."""
        return replace(self, bids=self.bids[:number])

    def next(self, seat: int) -> int:
        step = 1 if self.clockwise else -1
        seat = (seat + step) % self.players
        while seat not in self.playing:
            seat = (seat + step) % self.players
        return seat

    def count_of(self, up: Sequence[int], value: int) -> int:
        """Return how many of these cards count for a value."""
        jokers = up.count(1) if self.jokers and value != 1 else 0
        return up.count(value) + jokers

    def beliefs(self) -> Beliefs:
        """Return what everybody may show, judging by the bids."""
        wild = self.options.wild_ones
        found: Beliefs = {s: at_first(self.counts[s], wild) for s in self.playing}
        for number in range(len(self.bids)):
            found = self.believed(found, number)
        return found

    def believed(self, before: Beliefs, number: int) -> Beliefs:
        """Return the beliefs after that bid of the round, from those before it."""
        seat, height = self.bids[number]
        value = self.order[height].value
        earlier = [(s, self.order[h].value) for s, h in self.bids[:number]]
        if (seat, value) in earlier:
            return before  # repeating a value says nothing new
        joined = JOINED if any(named == value for _, named in earlier) else 1.0
        belief = before[seat].bidding(value, self.jokers, joined * self.honesty[seat])
        return {**before, seat: belief}


class Outlook(NamedTuple):
    """The others' cards of one value, before a bid on it."""

    next: list[float]
    """How likely the next player has each number of them."""
    rest: list[float]
    """How likely the players after them have at least each number."""
    others: list[float]
    """The same for the next player and those after them together."""
    seen: list[float]
    """The same for those after them and me, as the next player sees it after my bid."""


class Thought:
    """The values of a player's choices, as chances to win the game."""

    def __init__(
        self,
        scene: Scene,
        seat: int,
        beliefs: Beliefs,
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
        self._answers: dict[int, list[float]] = {}
        self._pulls: dict[int, list[float]] = {}
        self._total: list[float] | None = None
        order = scene.order
        self._named = {order[h].value for s, h in scene.bids if s == seat}
        self._topics = {height: order[height].value for height in self.options()}
        """The choices, and the value that each is about."""
        if self.last is not None:
            self._topics[CALL] = order[self.last[1]].value

    def _spared(self) -> float:
        """Return the worth of a bid that is not called."""
        playing = self.scene.playing
        me = SPARED / len(playing) if len(playing) > 2 else 0.5
        others = [self.at_stake[s] for s in playing if s != self.seat]
        return me * self.at_stake[self.seat] + (1 - me) * sum(others) / len(others)

    def outlook(self, value: int) -> Outlook:
        if value in self._outlooks:
            return self._outlooks[value]
        scene, beliefs = self.scene, self.beliefs
        jokers = self._jokers(value)

        rest = [1.0]
        for seat in scene.playing:
            if seat not in (self.seat, self.next):
                rest = together(rest, beliefs[seat].chances(value, jokers))
        following = beliefs[self.next].chances(value, jokers)
        mine = beliefs[self.seat]
        if value not in self._named:
            mine = mine.bidding(value, jokers, scene.honesty[self.seat])
        found = Outlook(
            following,
            at_least(rest),
            at_least(together(rest, following)),
            at_least(together(rest, mine.chances(value, jokers))),
        )
        self._outlooks[value] = found
        return found

    def options(self) -> list[int]:
        """Return the bids worth considering, lowest first."""
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
        """Return how likely a bid is true if I show this many of its value."""
        bid = self.scene.order[height]
        return tail(self.outlook(bid.value).others, bid.count - mine)

    def worth(self, choice: int, mine: int) -> float:
        """Return the worth of a choice to a player who shows this many of the value that it is
        about."""
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
        rest = self.outlook(bid.value).rest
        calls = self._answers.get(height)
        if calls is None:
            calls = self._answers[height] = self.answers(height)
        won, lost = self.at_stake[self.next], self.at_stake[self.seat]
        worth = self.spared
        missing = bid.count - mine
        for call in calls:
            true = 1.0 if missing <= 0 else rest[missing] if missing < len(rest) else 0.0
            worth += call * (lost + true * (won - lost) - self.spared)
            missing -= 1
        return worth

    def answers(self, height: int) -> list[float]:
        """Return how likely the next player has none, one, two … of my value and calls."""
        bid = self.scene.order[height]
        outlook = self.outlook(bid.value)
        if height == len(self.scene.order) - 1:
            return outlook.next  # no higher bid is left
        doubt = DOUBT / self.style.boldness
        return [
            chance / (1 + exp(SHARP * (tail(outlook.seen, bid.count - theirs) - doubt)))
            for theirs, chance in enumerate(outlook.next)
        ]

    def choices(self, up: Sequence[int]) -> dict[int, float]:
        """Return the worth of every choice to a player who shows these cards."""
        found: dict[int, float] = {}
        for choice, value in self._topics.items():
            jokers = up.count(1) if self._jokers(value) else 0
            found[choice] = self.worth(choice, up.count(value) + jokers)
        return found

    def odds(self, choice: int) -> list[float]:
        """Return how often a player who mixes makes this choice, for each of `all_shows`."""
        if choice not in self._topics:
            return [0.0] * len(self._totals())
        wild, cards = self.scene.options.wild_ones, self.scene.counts[self.seat]
        value = self._topics[choice]
        pulls = self.pulls(choice)
        counts = counted(cards, wild, self._jokers(value))[value - 1]
        return [pulls[n] / t for n, t in zip(counts, self._totals(), strict=True)]

    def _totals(self) -> list[float]:
        """Return the total weight of all choices, for each of `all_shows`."""
        if self._total is None:
            wild, cards = self.scene.options.wild_ones, self.scene.counts[self.seat]
            columns = []
            for choices, value in self._by_value():
                pulls = [sum(n) for n in zip(*map(self.pulls, choices), strict=True)]
                counts = counted(cards, wild, self._jokers(value))[value - 1]
                columns.append([pulls[n] for n in counts])
            self._total = [sum(row) for row in zip(*columns, strict=True)]
        return self._total

    def _by_value(self) -> list[tuple[list[int], int]]:
        found: dict[int, list[int]] = {}
        for choice, value in self._topics.items():
            found.setdefault(value, []).append(choice)
        return [(choices, value) for value, choices in found.items()]

    def pulls(self, choice: int) -> list[float]:
        """Return the weight of a choice, by how many of its value the player shows."""
        found = self._pulls.get(choice)
        if found is None:
            top, bottom = max(self.at_stake), min(self.at_stake)
            mixing = MIXING * (top - bottom) or 1.0
            found = [
                exp((self.worth(choice, mine) - top) / mixing)
                for mine in range(self.scene.counts[self.seat] + 1)
            ]
            self._pulls[choice] = found
        return found

    def _jokers(self, value: int) -> bool:
        """Return whether ones count for this value; the first bid of a round decides."""
        scene = self.scene
        return value != 1 and (scene.jokers if scene.bids else scene.options.wild_ones)


def thought(scene: Scene, seat: int, beliefs: Beliefs, style: Style = STEADY) -> Thought:
    return Thought(scene, seat, beliefs, stakes_of(scene, seat), style)


def stakes_of(scene: Scene, seat: int) -> list[float]:
    return stakes(scene.counts, scene.playing, scene.tie_break, scene.options, seat)
