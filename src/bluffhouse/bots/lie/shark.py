"""The strongest player of LIE."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp
from time import perf_counter

from bluffhouse.bots.contract import TEMPERAMENTS, Temperament
from bluffhouse.bots.lie.mind import CALL, Scene, Thought, stakes_of, thought
from bluffhouse.bots.lie.odds import (
    LEAN,
    Belief,
    at_first,
    counted,
    leanings,
    places_of_shows,
    tail,
)
from bluffhouse.bots.lie.regular import Regular
from bluffhouse.bots.lie.solved import CALLS, Odds, Solved, solved_round
from bluffhouse.rules.contract import Action, Event, Game, Legal
from bluffhouse.rules.lie import VALUES, BidPlaced, Call, Called, Dealt, LieView, Shown, Turn

SENSIBLE = 0.5
"""How likely a player is assumed to be sensible at first. The others are plain: they bid on what
they have, and call a bid above a fair share of the rest."""
PLAIN_SHARE = 0.33
PLAIN_SHARE_WITH_JOKERS = 0.45
PLAIN_DOUBT = 0.3
PLAIN_SHARP = 3.0
"""How far above the fair share a plain player calls half of the bids, and how sharply that chance
rises."""
SURE = (0.1, 0.95)
"""Limits of the belief that a player is sensible: it is never quite sure either way."""
ASTRAY = 0.01
"""Smallest chance of any bid with any cards: people get carried away, and in a long auction
nobody's bids prove much."""
HUNCHES = 10
"""Number of choices, the best at first sight, that are examined closely."""
CALLS_FIRST = 3.0
"""Calls that must be seen before they weigh as much as the first guess."""
EAGER = (0.4, 2.5)
"""Limits of how many times as often as expected a player is believed to call."""
LAPSE = 0.02
"""Smallest chance that a player does any given thing."""
COUNTS_NAMED = 3.0
"""About how many counts of a value a player may name who only leans to it."""


class Shark(Regular):
    """Asks what another player would have bid with everything they may show. From that it learns
    what the bids mean, and how the next player will answer its own. Where a round between two
    players is solved, it plays the solution."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        self.sensible: dict[int, float] = {}
        self._thoughts: dict[tuple[tuple[int, int], ...], Thought] = {}
        self._scene_now: Scene | None = None
        self._made: list[BidPlaced] = []
        self._caller = -1
        self._calls: dict[int, float] = {}
        self._expected: dict[int, float] = {}
        self._awaited: tuple[int, float] | None = None

    def see(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self._thoughts = {}
            self._scene_now = None
            self._made = []
            self._awaited = None
        elif isinstance(event, BidPlaced):
            self._made.append(event)
            self._answered(event.seat, called=False)
        elif isinstance(event, Called):
            self._caller = event.seat
            self._answered(event.seat, called=True)
        elif isinstance(event, Shown):
            self._judge(event)
        super().see(event)

    def act(self, view: LieView, legal: Legal, seconds: float) -> Action:
        deadline = perf_counter() + seconds * 0.8
        solved = self._solution(view)
        if view.phase == "turn":
            return self._solved_turn(view, solved) or self._turn(view)
        if view.phase == "direct":
            return self._direct(view)
        return self._solved_bid(view, solved) or self._search(view, deadline)

    # Two players and few cards: play the solution.

    def _solution(self, view: LieView) -> Solved | None:
        if len(view.playing) != 2:
            return None
        options = self.game.options
        other = view.playing[0] if view.playing[1] == view.starter else view.playing[1]
        cards = (view.counts[view.starter], view.counts[other])
        return solved_round(options.raise_order, options.wild_ones, cards)

    def _solved_turn(self, view: LieView, solved: Solved | None) -> Turn | None:
        if solved is None:
            return None
        odds = solved.turning(int(self.seat != view.starter), view.hand)
        wanted = self._pick(odds)
        if wanted is None:
            return None
        # The file says what to show; turn the cards of this hand, in their order, to show it.
        return next(
            turn for turn in _all_turns(view) if "".join(map(str, sorted(turn.up))) == wanted
        )

    def _solved_bid(self, view: LieView, solved: Solved | None) -> Action | None:
        if solved is None:
            return None
        scene = self._scene(view)
        made = [height for _, height in scene.bids]
        player = int(self.seat != view.starter)
        wanted = self._pick(solved.bidding(player, view.hand, view.up or (), made))
        if wanted is None:
            return None
        return Call() if wanted == CALLS else scene.order[int(wanted)]

    def _pick(self, odds: Odds) -> str | None:
        at = self.rng.random() * sum(odds.values())
        for name, chance in odds.items():
            at -= chance
            if at < 0:
                return name
        return None

    # What the bids mean.

    def _thought(self, scene: Scene, seat: int) -> Thought:
        """Return what a sensible player in that seat thinks, whatever they show."""
        found = self._thoughts.get(scene.bids)
        if found is None:
            before = self._thoughts.get(scene.bids[:-1]) if scene.bids else None
            if before is None:
                beliefs = scene.beliefs()
            else:
                beliefs = scene.believed(before.beliefs, len(scene.bids) - 1)
            found = self._thoughts[scene.bids] = thought(scene, seat, beliefs)
        return found

    def _sure_of(self, seat: int) -> float:
        return self.sensible.get(seat, SENSIBLE)

    def _beliefs(self, scene: Scene, deadline: float) -> dict[int, Belief]:
        """Return what the others may show, given their bids."""
        wild = scene.options.wild_ones
        found = {s: at_first(scene.counts[s], wild) for s in scene.playing}
        for number, (seat, height) in enumerate(scene.bids):
            if seat != self.seat:
                likely = self._likely(scene.earlier(number), seat, height, deadline)
                found[seat] = found[seat].given(likely)
        return found

    def _likely(self, scene: Scene, seat: int, height: int, deadline: float) -> list[float]:
        """Return how likely that player would have made this bid, for everything they may show."""
        wild, cards = scene.options.wild_ones, scene.counts[seat]
        value = scene.order[height].value
        jokers = scene.jokers if scene.bids else wild and value != 1
        honesty = scene.honesty[seat]
        leaning = leanings(cards, wild, jokers)[value - 1]
        plain = [(honesty * p + (1 - honesty) / len(VALUES)) / COUNTS_NAMED for p in leaning]
        if scene.bids:
            about = counted(cards, wild, jokers)[scene.order[scene.bids[-1][1]].value - 1]
            plain = [
                p * (1 - _calls_plainly(scene, seat, n)) for p, n in zip(plain, about, strict=True)
            ]
        if perf_counter() > deadline:
            return plain
        sure = self._sure_of(seat)
        mind = self._thought(scene, seat)
        return [
            sure * sensible + (1 - sure) * p + ASTRAY
            for sensible, p in zip(mind.odds(height), plain, strict=True)
        ]

    def _judge(self, event: Shown) -> None:
        """Learn from revealed hands which players bid sensibly and which plainly."""
        scene = self._scene_now
        if scene is None or not self._made:
            return
        wild = scene.options.wild_ones
        places = {bid: height for height, bid in enumerate(scene.order)}
        bids = tuple([(bid.seat, places[bid.action]) for bid in self._made])
        for number, (seat, height) in enumerate((*bids, (self._caller, CALL))):
            mind = self._thoughts.get(bids[:number])
            if seat != self.seat and event.up[seat] and mind is not None:
                shows = tuple([event.up[seat].count(value) for value in VALUES])
                place = places_of_shows(mind.scene.counts[seat], wild).get(shows)
                if place is None:
                    continue
                sensible = mind.odds(height)[place] + LAPSE
                plain = _plainly(mind.scene, seat, shows, height) + LAPSE
                sure = self._sure_of(seat)
                sure = sure * sensible / (sure * sensible + (1 - sure) * plain)
                self.sensible[seat] = min(max(sure, SURE[0]), SURE[1])

    def _answered(self, seat: int, called: bool) -> None:
        """Learn from an answer to my bid whether that player calls more than expected."""
        if self._awaited is not None and self._awaited[0] == seat:
            self._calls[seat] = self._calls.get(seat, CALLS_FIRST) + called
            self._expected[seat] = self._expected.get(seat, CALLS_FIRST) + self._awaited[1]
            self._awaited = None

    def _eager(self, seat: int) -> float:
        """Return how many times as often as expected this player calls."""
        ratio = self._calls.get(seat, 1.0) / self._expected.get(seat, 1.0)
        return min(max(ratio, EAGER[0]), EAGER[1])

    # What to do.

    def _search(self, view: LieView, deadline: float) -> Action:
        scene = self._scene_now = self._scene(view)
        up = view.up or ()
        naive = thought(scene, self.seat, scene.beliefs(), self.style)
        worth = naive.choices(up)
        hunches = sorted(worth, key=lambda choice: -worth[choice])[:HUNCHES]
        beliefs = self._beliefs(scene, deadline)
        at_stake = stakes_of(scene, self.seat)
        sharp = Thought(scene, self.seat, beliefs, at_stake, self.style)
        found: dict[int, float] = {}
        foreseen: dict[int, float] = {}
        for choice in hunches:
            if perf_counter() > deadline and found:
                break
            if choice == CALL:
                mine = scene.count_of(up, scene.order[scene.bids[-1][1]].value)
                found[CALL] = sharp.worth(CALL, mine)
            else:
                found[choice], foreseen[choice] = self._foresee(scene, sharp, up, choice)
        choice = self._choose(found, at_stake)
        if choice == CALL:
            return Call()
        self._awaited = (sharp.next, foreseen[choice])
        return scene.order[choice]

    def _foresee(
        self, scene: Scene, sharp: Thought, up: Sequence[int], height: int
    ) -> tuple[float, float]:
        """Return the worth of a bid if the next player answers as they would with each hand, and
        how likely they call."""
        after = scene.after(self.seat, height)
        bid = scene.order[height]
        next_seat = sharp.next
        wild, cards = scene.options.wild_ones, scene.counts[next_seat]
        counts = counted(cards, wild, after.jokers)[bid.value - 1]
        mine = after.count_of(up, bid.value)
        outlook = sharp.outlook(bid.value)
        won, lost = sharp.at_stake[next_seat], sharp.at_stake[self.seat]
        sure = self._sure_of(next_seat)
        mind = self._thought(after, next_seat)
        plain = [_calls_plainly(after, next_seat, theirs) for theirs in range(cards + 1)]
        if height == len(scene.order) - 1:
            plain = [1.0] * len(plain)  # no higher bid is left
        eager = self._eager(next_seat) / self.style.boldness
        calls = [0.0] * (cards + 1)
        for odds, theirs, weight in zip(
            mind.odds(CALL), counts, sharp.beliefs[next_seat].weights, strict=True
        ):
            calls[theirs] += weight * min(1.0, eager * (sure * odds + (1 - sure) * plain[theirs]))
        worth = sharp.spared
        for theirs, call in enumerate(calls):
            true = tail(outlook.rest, bid.count - mine - theirs)
            worth += call * (lost + true * (won - lost) - sharp.spared)
        return worth, sum(calls) / self._eager(next_seat)


def _calls_plainly(scene: Scene, seat: int, theirs: int) -> float:
    """Return how likely a plain player who shows this many of its value calls the last bid."""
    bid = scene.order[scene.bids[-1][1]]
    rest = len(scene.order) // len(VALUES) - scene.counts[seat]
    share = PLAIN_SHARE_WITH_JOKERS if scene.jokers and bid.value != 1 else PLAIN_SHARE
    return 1 / (1 + exp(PLAIN_SHARP * (theirs + rest * share + PLAIN_DOUBT - bid.count)))


def _plainly(scene: Scene, seat: int, shows: tuple[int, ...], choice: int) -> float:
    """Return how likely a plain player with these cards does this."""
    jokers = shows[0] if scene.jokers else 0
    calls = 0.0
    if scene.bids:
        value = scene.order[scene.bids[-1][1]].value
        calls = _calls_plainly(scene, seat, shows[value - 1] + (jokers if value != 1 else 0))
    if choice == CALL:
        return calls
    pulls = [LEAN ** (n + (jokers if value else 0)) for value, n in enumerate(shows)]
    return (1 - calls) * pulls[scene.order[choice].value - 1] / sum(pulls) / COUNTS_NAMED


def _all_turns(view: LieView) -> list[Turn]:
    turns: list[tuple[int, ...]] = [()]
    for card in view.hand:
        turns = [(*turn, value) for turn in turns for value in card]
    return [Turn(turn) for turn in turns]
