"""Bluff Pirate on arrays: rules BP-1 to BP-10, beside `bluffhouse.rules.bluff_pirate.game`.

The draw pile is kept as a number of cards of each kind, and chance picks each card when it is
drawn: nobody can tell that from a shuffled pile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from bluffhouse.flat.bluff_pirate import (
    DISCARD,
    HIDE,
    LAY,
    LAY_AND_CLAIM,
    SEAT,
    SHOW_ONE,
    SHOW_TWO,
)
from bluffhouse.learn.core import ArrayGame, arrays, below, change, fraction, one_hot, pieces
from bluffhouse.rules.bluff_pirate import (
    CARDS_A_TURN,
    DECK,
    FIRST_HAND,
    INDEX,
    KEEP_BELOW,
    KINDS,
    LARGEST_SET,
    LOOT,
    PIRATE,
    SET_BACK,
    SMALLEST_SET,
    BluffPirateOptions,
    BluffPirateState,
    Dealt,
    Drawn,
    Kind,
    Robbed,
    Shuffled,
    TreasureHidden,
)
from bluffhouse.rules.contract import Event, StarterDrawn

TURN, LAY_PHASE, VOTE, PICK, OVER = range(5)
DRAW, KEEP, VOTE_BLUFF, VOTE_HONEST = range(4)
KIND_NUMBERS = np.arange(len(KINDS))
NOBODY = 255
NO_KIND = len(KINDS)
FULL = np.array([DECK.count(kind) for kind in KINDS], np.uint8)


class BluffPirateSwitches(NamedTuple):
    near: int | Array
    far: int | Array


@arrays
class BluffPirateTable:
    phase: Array
    turn: Array
    squares: Array
    treasure_is_far: Array
    near_open: Array
    """Whether the nearer island has been opened; it is always the first."""
    hands: Array
    """How many cards of each kind each seat has."""
    pile: Array
    discards: Array
    shown: Array
    """The kind that the set on the table shows; NO_KIND if there is no set."""
    up: Array
    """How many cards of the set lie face up."""
    hidden: Array
    """How many of each kind lie face down."""
    claim: Array
    voted: Array
    accusers: Array
    said_shown: Array
    """The kind that a set which has been begun shows; NO_KIND if none has."""
    said_up: Array
    said_hidden: Array
    winner: Array
    """NOBODY before the end."""


class ArrayBluffPirate(ArrayGame[BluffPirateTable]):
    name = "bluff_pirate"
    switches: BluffPirateSwitches

    @staticmethod
    def read_switches(options: BluffPirateOptions) -> BluffPirateSwitches:
        return BluffPirateSwitches(*options.islands)

    # Luck: the starter, the island and the first cards. Then, for each card that a step can draw, a
    # number from 0 to 1 that says which of those left it is.

    @property
    def first_luck_words(self) -> int:
        return 2 + FIRST_HAND * self.players + CARDS_A_TURN

    @property
    def luck_words(self) -> int:
        # A captain who has too few cards passes the turn on. Once around, and everybody has some.
        return LOOT + CARDS_A_TURN * (self.players + 1)

    def first_luck(self, words: Array) -> Array:
        pile, drawn = jnp.asarray(FULL), []
        for word in words[2:]:
            kind, pile = draw(pile, fraction(word))
            drawn.append(kind)
        near, far = self.switches
        first = [below(words[0], self.players), jnp.where(below(words[1], 2) == 0, near, far)]
        return jnp.stack([*first, *drawn]).astype(jnp.uint8)

    def luck(self, table: BluffPirateTable, words: Array) -> Array:
        return fraction(words)

    def recorded_first_luck(self, events: Sequence[Event]) -> list[int]:
        starter, treasure, _, dealt, drawn = events
        assert isinstance(starter, StarterDrawn)
        assert isinstance(treasure, TreasureHidden)
        assert isinstance(dealt, Dealt)
        assert isinstance(drawn, Drawn)
        cards = [card for hand in (*dealt.hands, drawn.cards) for card in hand or ()]
        return [starter.seat, treasure.outcome, *[INDEX[card] for card in cards]]

    def recorded_luck(self, before: BluffPirateState, events: Sequence[Event]) -> list[float]:
        luck = [0.0] * self.luck_words
        pile = Counter(before.pile)
        place, drawer = LOOT - CARDS_A_TURN, None
        for event in events:
            if isinstance(event, Robbed):
                hand = dict(zip(KINDS, before.hands[event.victim], strict=True))
                write_down(luck, 0, Counter(hand), event.outcome)
            elif isinstance(event, Shuffled):
                pile = Counter(event.outcome)
            elif isinstance(event, Drawn):
                cards = event.cards or ()
                if event.seat != drawer:
                    drawer, place, slot = event.seat, place + CARDS_A_TURN, 0
                write_down(luck, place + slot, pile, cards)
                slot += len(cards)
        return luck

    # Setting up (BP-1, BP-2).

    def begin(self, luck: Array) -> BluffPirateTable:
        n = self.players
        none, no_cards = jnp.uint8(0), jnp.zeros(len(KINDS), jnp.uint8)
        starter = luck[0]
        dealt = one_hot(luck[2:, None], len(KINDS)).astype(jnp.uint8)
        hands = dealt[: FIRST_HAND * n].reshape(n, FIRST_HAND, -1).sum(1, dtype=jnp.uint8)
        first = dealt[FIRST_HAND * n :].sum(0, dtype=jnp.uint8)
        return BluffPirateTable(
            phase=jnp.uint8(LAY_PHASE),  # nobody is ahead of anybody, so two cards are drawn
            turn=starter,
            squares=jnp.zeros(n, jnp.uint8),
            treasure_is_far=luck[1] == self.switches.far,
            near_open=jnp.bool_(False),
            hands=hands + one_hot(starter, n)[:, None] * first,
            pile=jnp.asarray(FULL) - dealt.sum(0, dtype=jnp.uint8),
            discards=no_cards,
            shown=jnp.uint8(NO_KIND),
            up=none,
            hidden=no_cards,
            claim=jnp.bool_(False),
            voted=jnp.zeros(n, jnp.bool_),
            accusers=jnp.zeros(n, jnp.bool_),
            said_shown=jnp.uint8(NO_KIND),
            said_up=none,
            said_hidden=no_cards,
            winner=jnp.uint8(NOBODY),
        )

    def play(self, table: BluffPirateTable, action: Array, luck: Array) -> BluffPirateTable:
        phase, n = table.phase, self.players
        seat = self.to_act(table)
        lays = phase == LAY_PHASE
        draws = (phase == TURN) & (action == DRAW)
        boards = (phase == TURN) & ~draws
        keeps = lays & (action == KEEP)
        discards = lays & (action >= DISCARD) & (action < SHOW_ONE)
        votes = phase == VOTE
        table = self._spell(table, action, lays & (action >= SHOW_ONE))
        table = self._lay(table, action, lays & (action >= LAY) & (action <= LAY_AND_CLAIM))
        table = self._discard(table, action - DISCARD, discards)
        table = self._board(table, action - SEAT, luck[:LOOT], boards)
        table = self._vote(table, seat, action == VOTE_BLUFF, votes)
        # With two players the only voter need not be picked (BP-5).
        reveals = (phase == PICK) | (votes & (n == 2))
        voter = jnp.where(votes, seat, action - SEAT)
        table = self._reveal(table, voter, reveals)
        goes_on = keeps | discards | boards | (reveals & (table.phase != OVER))
        return self._next_turn(table, luck[LOOT:], draws, goes_on)

    # A turn: draw two cards, or board a ship (BP-3).

    def _next_turn(
        self, table: BluffPirateTable, luck: Array, draws: Array, goes_on: Array
    ) -> BluffPirateTable:
        """Draw for this captain, or let the next one begin. A captain with too few cards to lay a
        set passes the turn on (BP-7)."""
        n = self.players
        turn = jnp.where(goes_on, (table.turn + 1) % n, table.turn)
        table = replace(table, turn=turn.astype(jnp.uint8))
        going = draws | goes_on
        for captain in range(n + 1):
            own = one_hot(table.turn, n)
            empty = (table.hands.sum(-1) * own).sum() == 0
            draws = going & (draws | empty | ~self._ships_ahead(table, own).any())
            table = change(table, going & ~draws, phase=TURN)
            table = self._draw_two(table, own, luck[CARDS_A_TURN * captain :], draws)
            too_few = draws & ((table.hands.sum(-1) * own).sum() < SMALLEST_SET)
            table = change(table, draws & ~too_few, phase=LAY_PHASE)
            table = change(table, too_few, turn=(table.turn + 1) % n)
            going, draws = too_few, jnp.bool_(False)
        return table

    def _draw_two(
        self, table: BluffPirateTable, own: Array, luck: Array, now: Array
    ) -> BluffPirateTable:
        pile, discards, hand = table.pile, table.discards, jnp.zeros(len(KINDS), jnp.uint8)
        for card in range(CARDS_A_TURN):
            empty = pile.sum() == 0  # BP-8
            pile = jnp.where(empty, discards, pile)
            discards = jnp.where(empty, 0, discards)
            kind, pile = draw(pile, luck[card])
            hand = hand + one_hot(kind, len(KINDS))
        hands = table.hands + own[:, None] * hand
        return change(table, now, hands=hands, pile=pile, discards=discards)

    # Boarding (BP-9).

    def _ships_ahead(self, table: BluffPirateTable, own: Array) -> Array:
        mine = (table.squares * own).sum()
        return (table.squares > mine) & (table.hands.sum(-1) > 0)

    def _board(
        self, table: BluffPirateTable, victim: Array, luck: Array, now: Array
    ) -> BluffPirateTable:
        own = one_hot(table.turn, self.players)[:, None]
        theirs = one_hot(victim, self.players)[:, None]
        pirate = one_hot(PIRATE, len(KINDS))
        hand = (table.hands * theirs).sum(0, dtype=jnp.uint8)
        left = hand
        for place in range(LOOT):
            _, left = draw(left, luck[place])
        loot = hand - left
        hands = table.hands + own * (loot - pirate) - theirs * loot
        return change(table, now, hands=hands, discards=table.discards + pirate)

    # Laying a set (BP-4), or none (BP-7).

    def _spell(self, table: BluffPirateTable, action: Array, now: Array) -> BluffPirateTable:
        shows = action < HIDE
        return change(
            table,
            now,
            said_shown=jnp.where(shows, (action - SHOW_ONE) % len(KINDS), table.said_shown),
            said_up=jnp.where(shows, jnp.where(action < SHOW_TWO, 1, 2), table.said_up),
            said_hidden=table.said_hidden + (action - HIDE == KIND_NUMBERS),
        )

    def _lay(self, table: BluffPirateTable, action: Array, now: Array) -> BluffPirateTable:
        own = one_hot(table.turn, self.players)[:, None]
        return change(
            table,
            now,
            phase=VOTE,
            hands=table.hands - own * begun(table),
            shown=table.said_shown,
            up=table.said_up,
            hidden=table.said_hidden,
            claim=action == LAY_AND_CLAIM,
            voted=False,
            accusers=False,
            said_shown=NO_KIND,
            said_up=0,
            said_hidden=0,
        )

    def _discard(self, table: BluffPirateTable, kind: Array, now: Array) -> BluffPirateTable:
        own = one_hot(table.turn, self.players)[:, None]
        card = kind == KIND_NUMBERS
        return change(table, now, hands=table.hands - own * card, discards=table.discards + card)

    # The votes, and the one that counts (BP-5).

    def _vote(
        self, table: BluffPirateTable, seat: Array, bluff: Array, now: Array
    ) -> BluffPirateTable:
        own = one_hot(seat, self.players)
        voted = table.voted | own
        return change(
            table,
            now,
            phase=jnp.where(voted.sum() == self.players - 1, PICK, VOTE),
            voted=voted,
            accusers=table.accusers | (own & bluff),
        )

    # What the revealed vote and cards bring about (BP-6).

    def _reveal(self, table: BluffPirateTable, voter: Array, now: Array) -> BluffPirateTable:
        n = self.players
        own, voter_hot = one_hot(table.turn, n), one_hot(voter, n)
        cards = laid(table)
        accused = (table.accusers & voter_hot).any()
        bluffed = ((table.hidden > 0) & (table.shown != KIND_NUMBERS)).any()
        called = accused & bluffed
        table = change(
            table,
            now,
            hands=table.hands + own[:, None] * (cards * called),
            discards=table.discards + cards * ~called,
            shown=NO_KIND,
            up=0,
            hidden=0,
            claim=False,
            voted=False,
            accusers=False,
        )
        table = self._sail(table, jnp.where(called, voter_hot, own), cards.sum(), now)
        back = table.squares - voter_hot * jnp.minimum(table.squares, SET_BACK)
        return change(table, now & accused & ~called & (table.phase != OVER), squares=back)

    # Sailing, the islands and the end (BP-10).

    def _sail(
        self, table: BluffPirateTable, ship: Array, squares: Array, now: Array
    ) -> BluffPirateTable:
        near, far = self.switches
        closed = jnp.where(table.near_open, far, near)
        square = jnp.minimum((table.squares * ship).sum() + squares, closed)
        opens = square == closed
        found = opens & (table.near_open == table.treasure_is_far)
        return change(
            table,
            now,
            phase=jnp.where(found, OVER, table.phase),
            squares=jnp.where(ship, square, table.squares),
            near_open=table.near_open | opens,
            winner=jnp.where(found, jnp.argmax(ship), NOBODY),
        )

    def noted(self, before: BluffPirateTable, action: Array, after: BluffPirateTable) -> Array:
        n = self.players
        votes = (before.phase == VOTE) & (n == 2)
        now = votes | (before.phase == PICK)
        captain = one_hot(before.turn, n) & now
        voter = one_hot(jnp.where(votes, self.to_act(before), action - SEAT), n) & now
        accusers = jnp.where(votes, action == VOTE_BLUFF, before.accusers)
        lies = ((before.hidden > 0) & (before.shown != KIND_NUMBERS)).any()
        true = (laid(before) * (before.shown == KIND_NUMBERS)).sum()
        wild = (true == 1) & (before.hidden.sum() >= SMALLEST_SET)
        columns = (
            captain & ~lies,
            captain & lies,
            captain & wild,
            voter & accusers,
            voter & ~accusers,
        )
        return jnp.stack(columns, 1).astype(jnp.uint8)

    # What a seat may do and know.

    def to_act(self, table: BluffPirateTable) -> Array:
        waits = ~table.voted & (jnp.arange(self.players) != table.turn)
        return jnp.where(table.phase == VOTE, jnp.argmax(waits), table.turn)

    def over(self, table: BluffPirateTable) -> Array:
        return table.phase == OVER

    def winners(self, table: BluffPirateTable) -> Array:
        return one_hot(table.winner, self.players)

    def legal(self, table: BluffPirateTable) -> Array:
        phase = table.phase
        own = one_hot(table.turn, self.players)
        hand = (table.hands * own[:, None]).sum(0, dtype=jnp.uint8)
        lays = phase == LAY_PHASE
        has_begun = table.said_shown != NO_KIND
        cards = begun(table).sum()
        left = hand - begun(table)
        # Kinds come in order, so what is skipped is out: enough must be left from there on.
        last = jnp.where(table.said_hidden > 0, KIND_NUMBERS, 0).max()
        from_here_on = jnp.cumsum(left[::-1])[::-1]
        hides = (last <= KIND_NUMBERS) & (left > 0) & (cards + from_here_on >= SMALLEST_SET)
        hides &= lays & has_begun & (cards < LARGEST_SET)
        enough = lays & has_begun & (cards >= SMALLEST_SET)
        fresh = lays & ~has_begun
        discards = hand.sum() >= KEEP_BELOW
        votes = phase == VOTE
        boards = (phase == TURN) & self._ships_ahead(table, own) & (hand[PIRATE] > 0)
        plain = jnp.stack([phase == TURN, fresh & ~discards, votes, votes, enough, enough])
        return jnp.concatenate(
            [
                plain,
                fresh & discards & (hand > 0),
                fresh & (hand > 0),
                fresh & (hand > 1),
                hides,
                boards | ((phase == PICK) & ~own),
            ]
        )

    def look(self, table: BluffPirateTable, seat: Array) -> Array:
        n, phase = self.players, table.phase
        own, turn = one_hot(seat, n), one_hot(table.turn, n)
        votes = ~turn & ~table.voted
        acting = jnp.where(phase == VOTE, votes, turn) & (phase != OVER)
        mine = (own & turn).any()
        voted = (own & table.voted).any()
        accused = (own & table.accusers).any()
        says = mine & (phase == LAY_PHASE)
        return pieces(
            own,
            acting,
            self.winners(table),
            one_hot(phase, 5),
            turn,
            table.squares,
            jnp.stack([jnp.asarray(island) for island in self.switches]),
            self._tokens(table),
            (table.hands * own[:, None]).sum(0, dtype=jnp.uint8),
            table.hands.sum(-1, dtype=jnp.uint8),
            table.pile.sum(dtype=jnp.uint8),
            table.discards,
            (table.shown == KIND_NUMBERS) * table.up,
            laid(table).sum(dtype=jnp.uint8),
            table.hidden * mine,
            table.claim,
            table.voted,
            jnp.stack([voted & accused, voted & ~accused]),
            (table.said_shown == KIND_NUMBERS) * table.said_up * says,
            table.said_hidden * says,
        )

    def _tokens(self, table: BluffPirateTable) -> Array:
        """Return of both islands whether it is closed, empty, or has the treasure in it."""
        opened, far, over = table.near_open, table.treasure_is_far, table.phase == OVER
        near_token = [~opened, opened & far, opened & ~far]
        # The farther one is opened only where the nearer one was empty.
        found_far = over & far
        far_token = [~found_far, jnp.bool_(False), found_far]
        return jnp.stack(near_token + far_token)


def begun(table: BluffPirateTable) -> Array:
    """Return how many cards of each kind a set has that has been begun."""
    return (table.said_shown == KIND_NUMBERS) * table.said_up + table.said_hidden


def laid(table: BluffPirateTable) -> Array:
    """Return how many cards of each kind the set on the table has."""
    return (table.shown == KIND_NUMBERS) * table.up + table.hidden


def draw(cards: Array, luck: Array) -> tuple[Array, Array]:
    """Return the kind of a card drawn from so many of each kind, and what is left. From nothing
    comes nothing."""
    until = jnp.cumsum(cards)
    number = (luck * until[-1]).astype(until.dtype)
    kind = (until <= number).sum(dtype=jnp.uint8)
    return kind, cards - (kind == KIND_NUMBERS).astype(cards.dtype)


def write_down(luck: list[float], place: int, cards: Counter[Kind], drawn: Sequence[Kind]) -> None:
    """Note the luck with which `draw` takes these cards, and take them."""
    for offset, card in enumerate(drawn):
        before = sum(cards[kind] for kind in KINDS[: INDEX[card]])
        luck[place + offset] = (before + 0.5) / cards.total()
        cards[card] -= 1


ARRAYS = ArrayBluffPirate
