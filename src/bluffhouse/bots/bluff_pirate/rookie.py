"""A casual captain."""

from __future__ import annotations

import random
from collections import Counter

from bluffhouse.bots.contract import TEMPERAMENTS, Bot, Temperament
from bluffhouse.rules.bluff_pirate import (
    DECK,
    INDEX,
    KEEP_BELOW,
    LARGEST_SET,
    SMALLEST_SET,
    BluffPirateView,
    Board,
    Discard,
    Draw,
    Keep,
    Kind,
    Laid,
    Lay,
    PickVoter,
    Revealed,
    Vote,
)
from bluffhouse.rules.contract import Action, Event, Game, Legal

HONEST = {3: 0.55, 4: 0.4, 5: 0.3}
"""A rookie's estimate that a set of each size is honest, all else unknown."""


class Rookie(Bot):
    """Lays what it has, bluffs when it has nothing better and feels like it, believes small
    sets and captains who were never caught, and boards whoever gets too far ahead."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        self._bluffed = [0] * game.seats[-1]
        """How often each captain's sets were turned up as bluffs, less how often as honest."""
        self._doubted = [0] * game.seats[-1]
        """How often each one's votes were turned up as "bluff", less how often as "no bluff"."""

    def see(self, event: Event) -> None:
        if isinstance(event, Revealed):
            self._bluffed[event.seat] += 1 if event.bluffed else -1
            self._doubted[event.voter] += 1 if event.voted_bluff else -1

    def act(self, view: BluffPirateView, legal: Legal, seconds: float) -> Action:
        if view.phase == "turn":
            return self._draw_or_board(view, legal)
        if view.phase == "lay":
            return self._lay(view) or self._lay_none(view)
        assert view.laid is not None
        return self._vote(view, view.laid) if view.phase == "vote" else self._pick(view, view.laid)

    def _to_go(self, view: BluffPirateView, seat: int) -> int:
        """Return how far a ship is from the island where it must stop."""
        near, far = view.islands
        return (near if view.tokens[0] == "closed" else far) - view.squares[seat]

    # My turn.

    def _draw_or_board(self, view: BluffPirateView, legal: Legal) -> Action:
        ships = [action for action in legal if isinstance(action, Board)]
        if not ships:
            return Draw()
        leader = min(ships, key=lambda ship: (self._to_go(view, ship.victim), self.rng.random()))
        lead = self._to_go(view, self.seat) - self._to_go(view, leader.victim)
        # A ship about to land, or far ahead, is worth a pirate and a turn; with a set in hand
        # there is something better to do.
        urge = 0.08 + 0.04 * lead + (0.25 if self._to_go(view, leader.victim) <= 5 else 0.0)
        if max(Counter(view.hand).values()) >= SMALLEST_SET:
            urge /= 3
        return leader if self.rng.random() < urge * self.temperament.boldness else Draw()

    def _lay(self, view: BluffPirateView) -> Lay | None:
        """Return a set, honest if there is one."""
        rng, bold = self.rng, self.temperament.boldness
        held = Counter(view.hand)
        shown, count = max(held.items(), key=lambda kind: (kind[1], rng.random()))
        others: list[Kind] = [card for card in view.hand if card not in (shown, "pirate")]
        rng.shuffle(others)
        honest = min(count, LARGEST_SET)
        false = 0
        if honest < SMALLEST_SET:
            # The more cards pile up, the greater the temptation; two of a kind make it easier.
            itch = (0.25 if honest == 1 else 0.5) + 0.05 * (len(view.hand) - 7)
            if rng.random() > itch * bold:
                return None
            false = SMALLEST_SET - honest + (rng.random() < 0.3 * bold)
        elif honest < LARGEST_SET and rng.random() < 0.2 * bold:
            false = 1  # a little more than the truth
        hidden = others[:false]
        if honest + len(hidden) < SMALLEST_SET:
            return None
        # A bluffer likes to show a pair; an honest captain would rather look like a bluffer.
        up = 2 if honest > 1 and rng.random() < (0.7 if hidden else 0.35) else 1
        down: list[Kind] = sorted([shown] * (honest - up) + hidden)
        claim = rng.random() < (0.4 if hidden else 0.5) * self.temperament.talk
        return Lay(shown, up, tuple(down), claim)

    def _lay_none(self, view: BluffPirateView) -> Discard | Keep:
        """Discard single cards first, and keep pirates."""
        if len(view.hand) < KEEP_BELOW:
            return Keep()
        held = Counter(view.hand)
        return Discard(min(held, key=lambda k: (k == "pirate", held[k], self.rng.random())))

    # Sets on the table.

    def _vote(self, view: BluffPirateView, laid: Laid) -> Vote:
        elsewhere = view.hand.count(laid.shown) + view.discards[INDEX[laid.shown]] + laid.up
        left = len(DECK) // len(INDEX) - elsewhere
        down = laid.cards - laid.up
        if left < down:
            return Vote(True)  # there are not so many of them
        honest = HONEST[laid.cards] + (0.1 if laid.up > 1 else 0.0)
        honest += 0.04 * (left - 8) - 0.07 * self._bluffed[laid.seat]
        honest += 0.05 * self.temperament.talk if laid.honest_claim else 0.0
        if self._to_go(view, laid.seat) <= laid.cards:
            honest -= 0.2  # too much to lose
        return Vote(self.rng.gauss(0.45, 0.15) > honest * self.temperament.trust)

    def _pick(self, view: BluffPirateView, laid: Laid) -> PickVoter:
        """With a bluff, pick somebody trusting and far behind, whom it helps little. With an honest
        set, pick somebody suspicious and far ahead, who will go back."""
        hidden = laid.hidden or ()
        sign = -1 if hidden.count(laid.shown) < len(hidden) else 1

        def appeal(voter: int) -> float:
            ahead = view.squares[voter] / 6
            return sign * (self._doubted[voter] + ahead) + self.rng.gauss(0, 0.7)

        return PickVoter(max((s for s in range(view.players) if s != self.seat), key=appeal))
