"""LIE in numbers."""

from __future__ import annotations

from functools import cache
from typing import Any

from bluffhouse.flat.stepper import (
    BIT,
    FlatGame,
    Piece,
    Said,
    Table,
    common,
    hot,
    of_seats,
    one_hot,
    one_hot_of,
)
from bluffhouse.rules.contract import Action, Game
from bluffhouse.rules.lie import (
    CALL,
    HAND_LIMIT,
    VALUES,
    Bid,
    Call,
    Card,
    Direct,
    Lie,
    LieState,
    LieView,
    RaiseOrder,
    Turn,
    bid_ladder,
)

SHOW = 0
"""0 to 5: this value of the next card of the hand counts."""
CLOCKWISE, ANTICLOCKWISE = 6, 7
CALL_NUMBER = 8
BIDS = 9
"""From here on the bids, the count before the value: one 1, one 2 ... one 6, two 1 ..."""

PHASES = one_hot_of(("turn", "direct", "bid", "over"))


def number_of(bid: Bid) -> int:
    return BIDS + (bid.count - 1) * len(VALUES) + bid.value - 1


@cache
def raises(order: RaiseOrder, cards: int, height: int) -> list[int]:
    """All higher bids, and the call once there is one to call."""
    higher = sorted(number_of(bid) for bid in bid_ladder(order, cards).bids[height + 1 :])
    return higher if height < 0 else [CALL_NUMBER, *higher]


class FlatLie(FlatGame):
    game: Lie

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        most_cards = HAND_LIMIT * players
        bids = most_cards * len(VALUES)
        self.numbers = (
            Piece("show", (6,)),
            Piece("direction", (2,)),
            Piece("call", (1,)),
            Piece("bid", (most_cards, 6)),
        )
        self._bids = [Bid(count, value) for count in range(1, most_cards + 1) for value in VALUES]
        # Every round costs a player a card or the game, and then come at most so many extra
        # rounds. In a round every card is turned, each bid is made at most once, and one is called.
        self.longest = players * (HAND_LIMIT + 2) * (most_cards + bids + 2)
        self.layout = (
            *common(players),
            Piece("phase", (4,)),
            of_seats("starter", players),
            Piece("clockwise", (1,)),
            Piece("tie_break", (1,)),
            of_seats("playing", players),
            of_seats("counts", players, high=HAND_LIMIT + 1),
            Piece("hand", (HAND_LIMIT, 6)),
            Piece("up", (HAND_LIMIT, 6)),
            Piece("bids", (most_cards, 6)),
        )
        self._no_bids = bytes(bids)

    def legal(self, state: LieState, seat: int, said: Said) -> list[int]:
        phase = state.phase
        if phase == "bid":
            cards = sum(map(len, state.hands))
            return raises(self.game.options.raise_order, cards, state.height)
        if phase == "turn":
            low, high = state.hands[seat][len(said)]
            return [SHOW + low - 1, SHOW + high - 1]
        return [CLOCKWISE, ANTICLOCKWISE]

    def read(self, state: LieState, seat: int, said: Said) -> Action | None:
        number = said[0]
        if number >= BIDS:
            return self._bids[number - BIDS]
        if number == CALL_NUMBER:
            return CALL
        if number >= CLOCKWISE:
            return Direct(number == CLOCKWISE)
        if len(said) < len(state.hands[seat]):
            return None
        return Turn(tuple([number - SHOW + 1 for number in said]))

    def spell(self, state: LieState, seat: int, action: Any) -> Said:
        if isinstance(action, Bid):
            return (number_of(action),)
        if isinstance(action, Call):
            return (CALL_NUMBER,)
        if isinstance(action, Direct):
            return (CLOCKWISE if action.clockwise else ANTICLOCKWISE,)
        return tuple([SHOW + value - 1 for value in action.up])

    def name(self, number: int) -> str:
        if number >= BIDS:
            bid = self._bids[number - BIDS]
            return f"bid {bid.count} × {bid.value}"
        if number < CLOCKWISE:
            return f"show {number - SHOW + 1}"
        return ("clockwise", "anticlockwise", "call")[number - CLOCKWISE]

    def observe(self, view: LieView, said: Said) -> tuple[bytes, ...]:
        seats = self._seats
        seat = self._seat
        bids = self._no_bids
        if view.bids:
            # The starter and the direction say which seat made which bid.
            bids = hot(len(bids), [bid.count * 6 + bid.value - 7 for bid in view.bids])
        return (
            seat[-1 if view.seat is None else view.seat],
            seats[view.to_act],
            seats[view.result.winners if view.result else ()],
            PHASES[view.phase],
            seat[view.starter],
            BIT[view.clockwise],
            BIT[view.tie_break],
            seats[view.playing],
            bytes(view.counts),
            HANDS[view.hand],
            SHOWN[said] if said else TURNED[view.up],
            bids,
        )


def ends_of(hand: tuple[Card, ...]) -> bytes:
    """Both values of each card: they are different."""
    cards = b"".join(hot(6, (low - 1, high - 1)) for low, high in hand)
    return cards.ljust(6 * HAND_LIMIT, b"\0")


HANDS: Table[tuple[Card, ...], bytes] = Table(ends_of)
SHOWN: Table[Said, bytes] = Table(
    lambda said: b"".join(one_hot(6)[number] for number in said).ljust(6 * HAND_LIMIT, b"\0")
)
TURNED: Table[tuple[int, ...] | None, bytes] = Table(
    lambda up: SHOWN[tuple(value - 1 for value in up or ())]
)

FLAT = FlatLie
