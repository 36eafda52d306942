"""A captain who counts the cards, and remembers who lied and who doubted."""

from __future__ import annotations

import random
from collections import Counter
from math import log

from bluffhouse.bots.bluff_pirate.memory import IMPOSSIBLE, Memory, log_odds_honest, odds_to_chance
from bluffhouse.bots.contract import TEMPERAMENTS, Bot, Temperament
from bluffhouse.rules.bluff_pirate import (
    INDEX,
    KEEP_BELOW,
    LARGEST_SET,
    LOOT,
    SET_BACK,
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

BLUFFS = 0.9
"""How often I bluff with nothing honest to lay, while my name is good ..."""
BLUFFS_AFTER = 0.4
"""... and how much less often each time a bluff of mine has been seen: nobody believes me then."""
STRETCHES = 0.05
"""How often an honest set gets false cards up to five."""
BLUFF_SIZES = ((5, 0.1), (4, 0.35), (3, 1.0))
"""How big the lies are: mostly as big as honest sets, or their size would give them away."""
PAIR_UP = 0.55
"""How often a pair lies face up, whether the rest is true or not."""
AHEAD = 1 / 6
"""A square ahead makes a ship this much likelier to be sent back by an honest captain than
helped by a bluffer; one open doubt makes it likelier by 1."""
CAPTAINS_CHOOSE = 2.0
"""How much being the doubter at the table speaks for the honesty of a captain who picks me, in
log odds."""
GOOD_NAME = 2.0
"""Log odds added in favour of believing: bluffers like to pick a voter who is seen to believe."""
THINKS_FROM = 0.3
"""Captains who are honest at least this often are assumed to pick their voter well ..."""
LIARS = 20.0
"""... and lose this much credit for each unit below it, in log odds."""
WILD = 4
"""How many bluffs a big set with a single true card counts as: its captain lays anything."""
UNSURE = 0.2
"""How far, in squares, a vote must pay before I am e times surer to give it."""
LANDING = 6.0
"""Extra worth of landing on a closed island, in squares."""
BOARDS = 0.03
"""How much each square of the leader's lead adds to the wish to board them."""
PICKS_VARY = 1.0
"""How random my pick of a voter is, in open doubts; otherwise everybody would know whom a bluffer
picks."""
CLAIMS = 0.4


class Regular(Bot):
    """Thinks in squares. Honest where it can be; lies big while its name is good; believes by the
    cards, the captain's record and by why just its own vote would be asked for."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        self.memory = Memory(game.seats[-1], seat)
        self._honest = [1.5] * game.seats[-1]
        self._sets = [3.0] * game.seats[-1]
        """How many of each captain's sets I saw, and how many were honest; a few to begin with."""
        self._name = 0
        """How much more often my sets were seen to be bluffs than honest; never below 0."""

    def see(self, event: Event) -> None:
        self.memory.see(event)
        if not isinstance(event, Revealed):
            return
        wild = len(event.hidden) >= SMALLEST_SET and event.up + event.hidden.count(event.shown) == 1
        self._sets[event.seat] += WILD if wild else 1
        self._honest[event.seat] += not event.bluffed
        if event.seat == self.seat:
            self._name = max(0, self._name + (1 if event.bluffed else -1))

    def act(self, view: BluffPirateView, legal: Legal, seconds: float) -> Action:
        self.memory.sizes = view.hand_sizes
        if view.phase == "turn":
            return self._draw_or_board(view, legal)
        if view.phase == "lay":
            return self._lay(view) or self._lay_none(view)
        assert view.laid is not None
        return self._vote(view, view.laid) if view.phase == "vote" else self._pick(view, view.laid)

    def _to_go(self, view: BluffPirateView, seat: int) -> int:
        near, far = view.islands
        return (near if view.tokens[0] == "closed" else far) - view.squares[seat]

    # My turn.

    def _draw_or_board(self, view: BluffPirateView, legal: Legal) -> Action:
        ships = [action for action in legal if isinstance(action, Board)]
        if not ships or max(Counter(view.hand).values()) >= SMALLEST_SET:
            return Draw()

        def threat(ship: Board) -> float:
            # Prefer a ship ahead whose captain has the cards to go on.
            return -self._to_go(view, ship.victim) + 0.7 * view.hand_sizes[ship.victim]

        ship = max(ships, key=threat)
        if view.hand_sizes[ship.victim] < LOOT:
            return Draw()
        lead = self._to_go(view, self.seat) - self._to_go(view, ship.victim)
        urge = BOARDS * lead + (0.5 if self._to_go(view, ship.victim) <= LARGEST_SET else 0.0)
        return ship if self.rng.random() < urge * self.temperament.boldness else Draw()

    def _lay(self, view: BluffPirateView) -> Lay | None:
        rng, bold = self.rng, self.temperament.boldness
        held = Counter(view.hand)
        shown, count = max(held.items(), key=lambda kind: (kind[1], rng.random()))
        true = min(count, LARGEST_SET)
        size = true
        believed = BLUFFS_AFTER**self._name * bold
        if true < SMALLEST_SET:
            if rng.random() >= BLUFFS * believed:
                return None
            point = rng.random() / max(bold, 0.5)
            size = next((size for size, upto in BLUFF_SIZES if point < upto), SMALLEST_SET)
        elif rng.random() < STRETCHES * believed:
            size = LARGEST_SET
        others: list[Kind] = sorted(
            (card for card in view.hand if card != shown),
            key=lambda card: (held[card] + (card == "pirate"), rng.random()),
        )
        false = others[: size - true]
        if true + len(false) < SMALLEST_SET:
            return None
        up = 2 if true > 1 and rng.random() < PAIR_UP else 1
        down: list[Kind] = sorted([shown] * (true - up) + false)
        claim = rng.random() < CLAIMS * self.temperament.talk
        return Lay(shown, up, tuple(down), claim)

    def _lay_none(self, view: BluffPirateView) -> Discard | Keep:
        """Discard the card least likely to become a set: a single one of which many are gone."""
        if len(view.hand) < KEEP_BELOW:
            return Keep()
        held = Counter(view.hand)

        def hope(card: Kind) -> tuple[bool, int, float, float]:
            gone = self.memory.elsewhere(view, self.seat, INDEX[card], public=False)
            return (card == "pirate" and held[card] == 1, held[card], -gone, self.rng.random())

        return Discard(min(held, key=hope))

    # Sets on the table.

    def _standing(self, view: BluffPirateView, seat: int) -> float:
        """Return how much an honest captain prefers this voter, and a bluffer avoids them."""
        return self.memory.doubted[seat] + AHEAD * view.squares[seat]

    def _vote(self, view: BluffPirateView, laid: Laid) -> Vote:
        hand = view.hand_sizes[laid.seat] + laid.cards
        honest = log_odds_honest(self.memory, view, laid, hand, public=False)
        self.memory.expected = odds_to_chance(honest), [0.5] * view.players
        if honest <= IMPOSSIBLE:
            return Vote(True)  # there are not so many of them
        rivals = [s for s in range(view.players) if s not in (self.seat, laid.seat)]
        if rivals:
            usual = sum(self._standing(view, s) for s in rivals) / len(rivals)
            finesse = CAPTAINS_CHOOSE * (self._standing(view, self.seat) - usual) + GOOD_NAME
            # Somebody who bluffs all the time does not think so far, and need not be believed.
            rate = self._honest[laid.seat] / self._sets[laid.seat]
            honest += finesse * min(1.0, (rate / THINKS_FROM) ** 2)
            honest += LIARS * min(0.0, rate - THINKS_FROM)
        true = odds_to_chance(honest + 2 * log(self.temperament.trust))
        # They do not sail and I do: their squares count as a part of mine.
        others = 1 / max(1, view.players - 1)
        caught = laid.cards * (1 + others)
        if self._to_go(view, laid.seat) <= laid.cards:
            caught += LANDING
        if self._to_go(view, self.seat) <= laid.cards:
            caught += LANDING
        back = min(SET_BACK, view.squares[self.seat])
        gain = (1 - true) * caught - true * back
        return Vote(self.rng.random() < odds_to_chance(gain / UNSURE))

    def _pick(self, view: BluffPirateView, laid: Laid) -> PickVoter:
        hidden = laid.hidden or ()
        sign = -1 if hidden.count(laid.shown) < len(hidden) else 1
        voters = [s for s in range(view.players) if s != self.seat]

        def appeal(voter: int) -> float:
            landing = sign < 0 and self._to_go(view, voter) <= laid.cards
            hopeless = sign > 0 and not view.squares[voter]  # nowhere to be sent back to
            standing = self._standing(view, voter) + self.rng.gauss(0, PICKS_VARY)
            return sign * standing - 9 * landing - 2 * hopeless

        return PickVoter(max(voters, key=appeal))
