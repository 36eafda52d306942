"""Milionerzy i bankruci in numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bluffhouse.flat.stepper import (
    BYTE,
    FlatGame,
    Piece,
    Said,
    Table,
    common,
    counts_of,
    hot,
    of_seats,
    one_hot_of,
    rows_of,
)
from bluffhouse.rules.contract import Action, Game
from bluffhouse.rules.millionaires import (
    BIDS,
    DISCARDS,
    LAST_RED,
    MONEY,
    PASS,
    REVEAL,
    TILES,
    WORTH,
    Bid,
    Discard,
    MillionairesState,
    MillionairesView,
    Pass,
    Tile,
)

REVEAL_NUMBER, PASS_NUMBER, DONE = 0, 1, 2
CARD = 3
"""3 to 13: add the money card 1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25; the lowest first."""
DISCARD = CARD + len(MONEY)
"""14 to 23: give up the wealth tile 1 to 10."""

KINDS: tuple[Tile, ...] = tuple(dict.fromkeys(TILES))
PHASES = one_hot_of(("reveal", "bid", "discard", "over"))
TILE = one_hot_of(KINDS)


def mask_of(said: Said) -> int:
    return sum([1 << number - CARD for number in said])


@lru_cache(maxsize=1 << 16)
def raises(hand: int, missing: int, put: int) -> list[int]:
    """Return the cards that may be added: higher ones than those put down, if they and all still
    higher ones can be enough. A bid is complete as soon as it is enough."""
    done = [DONE] if WORTH[put] > missing else []
    higher = range(put.bit_length(), len(MONEY))
    return done + [
        CARD + i for i in higher if hand >> i & 1 and WORTH[put] + WORTH[hand >> i << i] > missing
    ]


class FlatMillionaires(FlatGame):
    numbers = (
        Piece("plain", (CARD,)),
        Piece("card", (len(MONEY),)),
        Piece("discard", (10,)),
    )

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        # Every tile is revealed once, perhaps stolen once, and every bid adds a card that does
        # not come back before the auction is over; then everybody passes.
        self.longest = len(TILES) * (2 + players * (2 * len(MONEY) + 1))
        money, kinds = len(MONEY), len(KINDS)
        self.layout = (
            *common(players),
            Piece("phase", (4,)),
            Piece("tile", (kinds,)),
            Piece("pile", (1,), len(TILES)),
            Piece("revealed", (kinds,), 3),
            Piece("reds", (1,), LAST_RED),
            of_seats("bidding", players),
            Piece("highest", (1,), sum(MONEY)),
            Piece("hand", (money,)),
            of_seats("stakes", players, money),
            of_seats("spent", players, money),
            of_seats("tile_counts", players, high=len(TILES)),
            of_seats("hidden", players),
            of_seats("tiles", players, kinds, high=3),
            Piece("box", (kinds,)),
            Piece("said", (money,)),
        )

    def legal(self, state: MillionairesState, seat: int, said: Said) -> list[int]:
        phase = state.phase
        if phase == "bid":
            missing = state.highest - WORTH[state.stakes[seat]]
            numbers = raises(state.hands[seat], missing, mask_of(said))
            return numbers if said else [PASS_NUMBER, *numbers]
        if phase == "reveal":
            return [REVEAL_NUMBER]
        return sorted([DISCARD - 1 + tile for tile in state.tiles[seat] if isinstance(tile, int)])

    def read(self, state: MillionairesState, seat: int, said: Said) -> Action | None:
        number = said[-1]
        if number == DONE:
            return BIDS[mask_of(said[:-1])]
        if number >= DISCARD:
            return DISCARDS[number - DISCARD + 1]
        if number >= CARD:
            return None
        return PASS if number == PASS_NUMBER else REVEAL

    def spell(self, state: MillionairesState, seat: int, action: Any) -> Said:
        if isinstance(action, Bid):
            return (*[CARD + MONEY.index(card) for card in action.cards], DONE)
        if isinstance(action, Discard):
            return (DISCARD + action.tile - 1,)
        return (PASS_NUMBER if isinstance(action, Pass) else REVEAL_NUMBER,)

    def name(self, number: int) -> str:
        if number < CARD:
            return ("reveal", "pass", "done")[number]
        if number < DISCARD:
            return f"add {MONEY[number - CARD]}"
        return f"give up {number - DISCARD + 1}"

    def observe(self, view: MillionairesView, said: Said) -> tuple[bytes, ...]:
        seats = self._seats
        return (
            self._seat[-1 if view.seat is None else view.seat],
            seats[view.to_act],
            seats[view.result.winners if view.result else ()],
            PHASES[view.phase],
            TILE[view.tile],
            BYTE[view.pile],
            COUNTS[view.revealed],
            BYTE[view.reds],
            seats[view.bidding],
            BYTE[view.highest],
            MONEY_HOT[view.hand],
            b"".join([MONEY_HOT[cards] for cards in view.stakes]),
            b"".join([MONEY_HOT[cards] for cards in view.spent]),
            bytes(view.tile_counts),
            HIDDEN[view.tiles],
            ALL_TILES[view.tiles],
            COUNTS[view.box],
            SAID_HOT[said],
        )


COUNTS = counts_of(KINDS)
MONEY_HOT: Table[tuple[int, ...], bytes] = Table(
    lambda cards: hot(len(MONEY), [MONEY.index(card) for card in cards])
)
ALL_TILES = rows_of(Table(lambda tiles: COUNTS[tiles or ()]))
HIDDEN: Table[tuple[tuple[Tile, ...] | None, ...], bytes] = Table(
    lambda tiles: bytes(owned is None for owned in tiles)
)
SAID_HOT: Table[Said, bytes] = Table(
    lambda said: hot(len(MONEY), [number - CARD for number in said])
)
FLAT = FlatMillionaires
