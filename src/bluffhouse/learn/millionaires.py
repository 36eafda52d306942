"""Milionerzy i bankruci on arrays: rules MB-1 to MB-11, beside `bluffhouse.rules.millionaires`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from bluffhouse.bots.champion.memory import HIGH_RAISE
from bluffhouse.flat.millionaires import CARD, DISCARD, DONE, KINDS, PASS_NUMBER
from bluffhouse.learn.core import (
    ArrayGame,
    Switch,
    arrays,
    below,
    change,
    drawn,
    one_hot,
    pick,
    pieces,
)
from bluffhouse.rules.contract import Event, StarterDrawn
from bluffhouse.rules.millionaires import (
    LAST_RED,
    MISFORTUNE,
    MONEY,
    RED,
    TILES,
    MillionairesOptions,
    MillionairesState,
    Shuffled,
)

REVEAL, BID, DISCARD_PHASE, OVER = range(4)
WEALTH = 10
"""The first ten kinds are wealth tiles."""
SUCCESS, CASINO, CBA, THIEF = range(WEALTH, len(KINDS))
NO_TILE = len(KINDS)

PILE = np.array([KINDS.index(tile) for tile in TILES], np.uint8)
IS_RED = np.array([kind in RED for kind in KINDS])
IS_MISFORTUNE = np.array([kind in MISFORTUNE for kind in KINDS])
POINTS = np.array([kind if isinstance(kind, int) else 0 for kind in KINDS], np.uint8)
VALUES = np.array(MONEY, np.uint8)
CARDS = np.arange(len(MONEY), dtype=np.uint16)


def bits(cards: Array) -> Array:
    """Return which cards are in sets of money."""
    return cards[..., None] >> CARDS & 1 != 0


def worth(cards: Array) -> Array:
    """Return what sets of money are worth."""
    return (bits(cards) * VALUES).sum(-1, dtype=jnp.uint8)


class MillionairesSwitches(NamedTuple):
    face_down_tiles: Switch


@arrays
class MillionairesTable:
    phase: Array
    seat: Array
    """The seat to act."""
    pile: Array
    """All tiles in the order in which they are revealed."""
    revealed: Array
    """How many of them have been revealed."""
    tile: Array
    """The kind of the tile in the middle; NO_TILE if there is none."""
    reds: Array
    tiles: Array
    """How many tiles of each kind each seat owns."""
    box: Array
    """Whether a tile of each kind is in the box."""
    hands: Array
    """Money as sets: bit i stands for the card MONEY[i]."""
    stakes: Array
    spent: Array
    bidding: Array
    """Which seats have not passed in this auction."""
    highest: Array
    said: Array
    """The cards of the bid that the seat to act is about to make, as a set."""


class ArrayMillionaires(ArrayGame[MillionairesTable]):
    name = "millionaires"
    switches: MillionairesSwitches

    @staticmethod
    def read_switches(options: MillionairesOptions) -> MillionairesSwitches:
        return MillionairesSwitches(face_down_tiles=options.face_down_tiles)

    # Luck: the starter and the order of the tiles. After that there is none.

    first_luck_words = 1 + len(TILES)
    luck_words = 0

    def first_luck(self, words: Array) -> Array:
        pile = jnp.asarray(PILE)[drawn(words[1:], len(PILE))]
        return jnp.append(pile, below(words[0], self.players).astype(jnp.uint8))

    def luck(self, table: MillionairesTable, words: Array) -> Array:
        return jnp.zeros(0, jnp.uint8)

    def recorded_first_luck(self, events: Sequence[Event]) -> list[int]:
        starter, shuffled = events
        assert isinstance(starter, StarterDrawn)
        assert isinstance(shuffled, Shuffled)
        return [*[KINDS.index(tile) for tile in shuffled.outcome], starter.seat]

    def recorded_luck(self, before: MillionairesState, events: Sequence[Event]) -> list[int]:
        return []

    # Setting up (MB-1, MB-2).

    def begin(self, luck: Array) -> MillionairesTable:
        n = self.players
        none = jnp.uint8(0)
        no_money = jnp.zeros(n, jnp.uint16)
        return MillionairesTable(
            phase=none,
            seat=luck[-1],
            pile=luck[:-1],
            revealed=none,
            tile=jnp.uint8(NO_TILE),
            reds=none,
            tiles=jnp.zeros((n, len(KINDS)), jnp.uint8),
            box=jnp.zeros(len(KINDS), jnp.bool_),
            hands=jnp.full(n, (1 << len(MONEY)) - 1, jnp.uint16),  # MB-1
            stakes=no_money,
            spent=no_money,
            bidding=jnp.zeros(n, jnp.bool_),
            highest=none,
            said=jnp.uint16(0),
        )

    def play(self, table: MillionairesTable, action: Array, luck: Array) -> MillionairesTable:
        phase = table.phase
        reveals, bids = phase == REVEAL, phase == BID
        passes, done = bids & (action == PASS_NUMBER), bids & (action == DONE)
        adds = bids & ~passes & ~done
        discards = phase == DISCARD_PHASE
        table = self._discard(table, action - DISCARD, discards)
        card = jnp.uint16(1) << (action - CARD).astype(jnp.uint16)
        table = change(table, adds, said=table.said | card)
        table = self._reveal(table, reveals)
        table = self._bid(table, done)
        return self._ask(table, reveals & (table.phase == BID), passes, done)

    # Revealing a tile (MB-7); the fourth red one ends the game (MB-3).

    def _reveal(self, table: MillionairesTable, now: Array) -> MillionairesTable:
        tile = pick(table.pile, table.revealed)
        reds = table.reds + pick(IS_RED.astype(np.uint8), tile)
        over = reds == LAST_RED
        return change(
            table,
            now,
            phase=jnp.where(over, OVER, BID),
            revealed=table.revealed + 1,
            tile=tile,
            reds=reds,
            bidding=~over,
        )

    # The auction: put down more, or pass (MB-4).

    def _bid(self, table: MillionairesTable, now: Array) -> MillionairesTable:
        own = one_hot(table.seat, self.players)
        stakes = jnp.where(own, table.stakes | table.said, table.stakes)
        return change(
            table,
            now,
            hands=jnp.where(own, table.hands & ~table.said, table.hands),
            stakes=stakes,
            highest=pick(worth(stakes), table.seat),
            said=0,
        )

    def _ask(
        self, table: MillionairesTable, revealed: Array, passes: Array, done: Array
    ) -> MillionairesTable:
        """Let the next seat speak that can still bid higher; those before it pass. Or end the
        auction."""
        n = self.players
        now = revealed | passes | done
        seats = jnp.arange(n)
        own = one_hot(table.seat, n)
        misfortune = (one_hot(table.tile, len(KINDS)) & IS_MISFORTUNE).any()
        bidding = table.bidding & ~(own & passes)
        # Places in the order in which they speak, beginning with whoever revealed the tile or with
        # the seat after the one that spoke.
        turn = (seats - table.seat - jnp.where(revealed, 0, 1)) % n
        rank = jnp.where(bidding, (bidding & (turn < turn[:, None])).sum(-1), n)
        can = worth(table.hands | table.stakes) > table.highest
        first = jnp.where(bidding & can, rank, n).min()
        left = bidding.sum()
        speaks, before = rank == first, bidding & (rank < first)
        # MB-6: the first to pass takes a misfortune. MB-5: the last one left takes anything else.
        takes_by_passing = jnp.where(passes, own, (rank == 0) & (first > 0))
        takes = jnp.where(misfortune, takes_by_passing, (rank == left - 1) & (first >= left - 1))
        ends = now & takes.any()
        table = change(
            table,
            now,
            seat=jnp.where(ends, jnp.argmax(takes), jnp.argmax(speaks)),
            bidding=bidding & ~before & ~ends,
        )
        return self._take(table, takes, misfortune, ends)

    # The end of the auction: who loses their bid and who takes it back (MB-5, MB-6).

    def _take(
        self, table: MillionairesTable, taker: Array, misfortune: Array, now: Array
    ) -> MillionairesTable:
        pays = taker ^ misfortune
        thief = table.tile == THIEF
        owned = (table.tiles * taker[:, None]).sum(0, dtype=jnp.uint8)
        wealth = owned[:WEALTH].sum()
        # The Thief (MB-8) stays in the middle while its owner chooses.
        chooses = thief & (wealth > 1)
        got = one_hot(table.tile, len(KINDS)) & ~chooses
        with_it = owned + got
        steals = (
            (with_it[THIEF] > 0)
            & (with_it[:WEALTH].sum() > 0)
            & (thief | (table.tile < WEALTH))
            & ~chooses
        )
        # A Thief that waited takes the tile that comes; one that comes takes the only one.
        stolen = jnp.where(thief, owned > 0, got) & (np.arange(len(KINDS)) < WEALTH)
        gone = (stolen | one_hot(THIEF, len(KINDS))) & steals
        tiles = jnp.where(taker[:, None], (with_it - gone).astype(jnp.uint8), table.tiles)
        return change(
            table,
            now,
            phase=jnp.where(chooses, DISCARD_PHASE, REVEAL),
            tile=jnp.where(chooses, table.tile, NO_TILE),
            tiles=tiles,
            box=table.box | gone,
            hands=table.hands | jnp.where(pays, 0, table.stakes),
            spent=table.spent | jnp.where(pays, table.stakes, 0),
            stakes=0,
            highest=0,
        )

    def _discard(self, table: MillionairesTable, wealth: Array, now: Array) -> MillionairesTable:
        own = one_hot(table.seat, self.players)
        stolen = one_hot(wealth, len(KINDS))
        return change(
            table,
            now,
            phase=REVEAL,
            tile=NO_TILE,
            tiles=table.tiles - (own[:, None] & stolen),
            box=table.box | stolen | one_hot(THIEF, len(KINDS)),
        )

    def noted(self, before: MillionairesTable, action: Array, after: MillionairesTable) -> Array:
        own = one_hot(before.seat, self.players) & (before.phase == BID)
        stake = pick(before.stakes, before.seat)
        bids, passes = own & (action == DONE), own & (action == PASS_NUMBER)
        high = worth(stake | before.said) >= before.highest + HIGH_RAISE
        # An auction in which nobody else can bid is over as soon as the tile is revealed.
        ended = (before.phase != DISCARD_PHASE) & (after.phase != BID)
        tile = one_hot(pick(before.pile, after.revealed - 1), len(KINDS))
        bought = ended & (tile & ~IS_MISFORTUNE).any()
        columns = (
            bids,
            bids & high,
            passes & (stake == 0),
            passes & (stake != 0),
            one_hot(after.seat, self.players) & bought,
        )
        return jnp.stack(columns, 1).astype(jnp.uint8)

    # The end (MB-9, MB-10).

    def to_act(self, table: MillionairesTable) -> Array:
        return table.seat

    def over(self, table: MillionairesTable) -> Array:
        return table.phase == OVER

    def winners(self, table: MillionairesTable) -> Array:
        money = worth(table.hands).astype(jnp.int32)
        tiles = table.tiles.astype(jnp.int32)
        points = (tiles * POINTS).sum(-1)
        points = jnp.where(tiles[:, CASINO] > 0, jnp.maximum(points - 5, 0), points)
        points = points << tiles[:, SUCCESS]
        points = jnp.where(tiles[:, CBA] > 0, (points + 1) // 2, points)
        stays = money > money.min()
        # Most points win; then more money; then the win is shared.
        best = jnp.where(stays, points * 128 + money, -1)
        return stays & (best == best.max()) & self.over(table)

    # What a seat may do and know.

    def legal(self, table: MillionairesTable) -> Array:
        phase, said = table.phase, table.said
        bids = phase == BID
        hand = bits(pick(table.hands, table.seat))
        missing = table.highest - worth(pick(table.stakes, table.seat))
        put = bits(said)
        already = worth(said)
        higher = jnp.cumsum(put[::-1])[::-1] == 0
        # This card with all higher ones must be able to be enough.
        at_most = already + jnp.cumsum((hand * VALUES)[::-1], dtype=jnp.uint8)[::-1]
        adds = bids & hand & higher & (at_most > missing)
        wealth = table.tiles[table.seat, :WEALTH] > 0
        begun = said != 0
        plain = jnp.stack([phase == REVEAL, bids & ~begun, bids & begun & (already > missing)])
        return jnp.concatenate([plain, adds, wealth & (phase == DISCARD_PHASE)])

    def look(self, table: MillionairesTable, seat: Array) -> Array:
        n, phase = self.players, table.phase
        own = one_hot(seat, n)
        middle = one_hot(table.tile, len(KINDS))
        hidden = self.switches.face_down_tiles & (phase != OVER) & ~own
        acting = one_hot(table.seat, n) & (phase != OVER)
        mine = acting & own
        return pieces(
            own,
            acting,
            self.winners(table),
            one_hot(phase, 4),
            middle,
            len(TILES) - table.revealed,
            table.tiles.sum(0, dtype=jnp.uint8) + table.box + middle,
            table.reds,
            table.bidding,
            table.highest,
            bits(pick(table.hands, seat)),
            bits(table.stakes),
            bits(table.spent),
            table.tiles.sum(-1, dtype=jnp.uint8),
            hidden,
            table.tiles * ~hidden[:, None],
            table.box,
            bits(jnp.where(mine.any(), table.said, 0)),
        )


ARRAYS = ArrayMillionaires
