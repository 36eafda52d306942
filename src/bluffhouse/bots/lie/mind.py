"""How a sensible player thinks about LIE: what the others may show, what the next one will do,
and what that makes every bid and the call worth.

All of it follows from what everybody knows, but for one thing: how many cards the thinking player
shows of a value. So a `Thought` answers for any number of them, and whoever thinks about others
can think their thoughts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import exp
from typing import NamedTuple

from bluffhouse.bots.lie.odds import Belief, at_first, at_least, counted, tail, together
from bluffhouse.bots.lie.stakes import stakes
from bluffhouse.rules.lie import VALUES, Bid, LieOptions, LieView, bid_ladder

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


Beliefs = Mapping[int, Belief]


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
        """Before that bid of the round."""
        return replace(self, bids=self.bids[:number])

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

    def beliefs(self) -> Beliefs:
        """What everybody may show, judging by the bids."""
        wild = self.options.wild_ones
        found: Beliefs = {s: at_first(self.counts[s], wild) for s in self.playing}
        for number in range(len(self.bids)):
            found = self.believed(found, number)
        return found

    def believed(self, before: Beliefs, number: int) -> Beliefs:
        """The same after that bid of the round, from what was believed before it."""
        seat, height = self.bids[number]
        value = self.order[height].value
        earlier = [(s, self.order[h].value) for s, h in self.bids[:number]]
        if (seat, value) in earlier:
            return before  # saying it again says nothing new
        joined = JOINED if any(named == value for _, named in earlier) else 1.0
        belief = before[seat].bidding(value, self.jokers, joined * self.honesty[seat])
        return {**before, seat: belief}


class Outlook(NamedTuple):
    """The others' cards of one value, before one bids on it."""

    next: list[float]
    """How many the next player may have."""
    rest: list[float]
    """How likely the players after them have at least so many."""
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
        """What it is worth to have one's bid not called."""
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
        """What a choice is worth to a player who shows so many of the value that it is about."""
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
        """How likely the next player has none, one, two … of what I bid on and calls."""
        bid = self.scene.order[height]
        outlook = self.outlook(bid.value)
        if height == len(self.scene.order) - 1:
            return outlook.next  # there is nothing to bid any more
        doubt = DOUBT / self.style.boldness
        return [
            chance / (1 + exp(SHARP * (tail(outlook.seen, bid.count - theirs) - doubt)))
            for theirs, chance in enumerate(outlook.next)
        ]

    def choices(self, up: Sequence[int]) -> dict[int, float]:
        """What every choice is worth to a player who shows these cards."""
        found: dict[int, float] = {}
        for choice, value in self._topics.items():
            jokers = up.count(1) if self._jokers(value) else 0
            found[choice] = self.worth(choice, up.count(value) + jokers)
        return found

    def odds(self, choice: int) -> list[float]:
        """How often a player who mixes does this, for each of `all_shows`."""
        if choice not in self._topics:
            return [0.0] * len(self._totals())
        wild, cards = self.scene.options.wild_ones, self.scene.counts[self.seat]
        value = self._topics[choice]
        pulls = self.pulls(choice)
        counts = counted(cards, wild, self._jokers(value))[value - 1]
        return [pulls[n] / t for n, t in zip(counts, self._totals(), strict=True)]

    def _totals(self) -> list[float]:
        """How gladly anything is done, for each of `all_shows`."""
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
        """How gladly a choice is made, by how many one shows of the value it is about."""
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
        """Do ones count for this value? The first bid of a round decides."""
        scene = self.scene
        return value != 1 and (scene.jokers if scene.bids else scene.options.wild_ones)


def thought(scene: Scene, seat: int, beliefs: Beliefs, style: Style = STEADY) -> Thought:
    return Thought(scene, seat, beliefs, stakes_of(scene, seat), style)


def stakes_of(scene: Scene, seat: int) -> list[float]:
    return stakes(scene.counts, scene.playing, scene.tie_break, scene.options, seat)
