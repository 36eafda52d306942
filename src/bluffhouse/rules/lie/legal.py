"""What a player of LIE may do: how cards can be turned, and which bids are higher.

Each kind of action has one predicate, which both lists what is legal and refuses what is not:
`verify_turn`, `DIRECTIONS`, `verify_bid` and `verify_call`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import ClassVar

from bluffhouse.rules.blanks import NumberBlank, PickEachBlank
from bluffhouse.rules.contract import (
    Action,
    Form,
    IllegalAction,
    Legal,
    OneOf,
    Uniform,
    is_accepted,
)
from bluffhouse.rules.lie.actions import CALL, Bid, Call, Direct, Turn
from bluffhouse.rules.lie.components import PLAYERS, VALUES, Card, RaiseOrder
from bluffhouse.rules.lie.events import BidPlaced

# ── turning the cards (LI-3) and choosing a direction (LI-11) ───────────────────────────────


def verify_turn(hand: tuple[Card, ...], turn: Turn) -> None:
    """Refuse values that this hand cannot show."""
    up = turn.up
    if type(up) is tuple and len(up) == len(hand):
        for place, value in enumerate(up):
            if value not in hand[place] or type(value) is not int:
                break
        else:
            return
    raise IllegalAction("lie-turn-needs-one-value-of-each-card")


def turn_number(hand: tuple[Card, ...], number: int) -> Turn:
    """One of the ways to turn a hand: each binary digit of the number picks an end of a card."""
    up = []
    for card in hand:
        up.append(card[number & 1])
        number >>= 1
    return Turn(tuple(up))


class TurnCards(Form, frozen=True, gc=False):
    """One value of each of these cards (LI-3)."""

    makes = Turn
    blanks: ClassVar = {"up": PickEachBlank("cards")}

    cards: tuple[Card, ...]

    def actions(self) -> Iterator[Turn]:
        return map(Turn, product(*self.cards))


class Turns(Legal):
    """Every way to turn a hand."""

    __slots__ = ("_hand",)

    def __init__(self, hand: tuple[Card, ...]) -> None:
        self._hand = hand

    def __len__(self) -> int:
        return 1 << len(self._hand)

    def __getitem__(self, index: int) -> Turn:
        if not 0 <= index < len(self):
            raise IndexError(index)
        return turn_number(self._hand, index)

    def __contains__(self, action: object) -> bool:
        return type(action) is Turn and is_accepted(verify_turn, self._hand, action)

    def forms(self) -> tuple[Form | Action, ...]:
        return (TurnCards(self._hand),)

    def sample(self, rng: Uniform) -> Turn:
        hand = self._hand
        return turn_number(hand, int(rng.random() * (1 << len(hand))))


DIRECTIONS = OneOf(Direct(True), Direct(False))


# ── bidding and calling (LI-4, LI-5) ────────────────────────────────────────────────────────


class BidLadder:
    """Every bid that so many cards allow, from the lowest to the highest (LI-5)."""

    __slots__ = ("bids", "cards", "heights", "order", "placed", "raises")

    def __init__(self, order: RaiseOrder, cards: int) -> None:
        counts = range(1, cards + 1)
        if order == "classic":
            bids = [Bid(count, value) for count in counts for value in VALUES]
        else:
            bids = [Bid(count, value) for value in VALUES for count in counts]
        self.order: RaiseOrder = order
        self.cards = cards
        self.bids = tuple(bids)
        self.heights = {bid: height for height, bid in enumerate(bids)}
        """The place of each bid on the ladder, from 0."""
        self.placed = tuple(
            tuple(BidPlaced(seat, bid.count, bid.value) for bid in bids)
            for seat in range(PLAYERS[-1])
        )
        """The event of each bid, by seat and height: there are few, so they are made once."""
        self.raises = {last: Raises(self, last) for last in range(NO_BID, len(bids))}
        """What a player may do, by the height of the last bid."""


@cache
def bid_ladder(order: RaiseOrder, cards: int) -> BidLadder:
    """The ladder for so many cards in all hands, made once.

    >>> [(bid.count, bid.value) for bid in bid_ladder("classic", 2).bids]
    [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (2, 1), (2, 2), (2, 3), (2, 4), (2, 5), (2, 6)]
    >>> [(bid.count, bid.value) for bid in bid_ladder("value_first", 2).bids]
    [(1, 1), (2, 1), (1, 2), (2, 2), (1, 3), (2, 3), (1, 4), (2, 4), (1, 5), (2, 5), (1, 6), (2, 6)]
    """
    return BidLadder(order, cards)


NO_BID = -1
"""The height of the last bid before there is one."""


def verify_bid(ladder: BidLadder, last: int, bid: Bid) -> int:
    """Return the height of a bid above the last one; refuse any other."""
    # Python finds 1, 1.0 and True equal; only whole numbers are counts and values.
    height = None
    if type(bid.count) is int and type(bid.value) is int:
        height = ladder.heights.get(bid)
    if height is None:
        raise IllegalAction("lie-bid-out-of-range", cards=ladder.cards)
    if height <= last:
        too_low = ladder.bids[last]
        raise IllegalAction("lie-bid-too-low", count=too_low.count, value=too_low.value)
    return height


def verify_call(last: int) -> None:
    """Refuse a call before the first bid."""
    if last == NO_BID:
        raise IllegalAction("lie-nothing-to-call")


class BidHigher(Form, frozen=True, gc=False):
    """Any bid above this one, in this order (LI-4, LI-5)."""

    makes = Bid
    blanks: ClassVar = {
        "count": NumberBlank(1, "cards"),
        "value": NumberBlank(VALUES[0], VALUES[-1]),
    }

    order: RaiseOrder
    cards: int
    """Cards in all hands together: the most that can be counted."""
    count: int
    value: int
    """Of the last bid; both 0 before the first."""

    def actions(self) -> Iterator[Bid]:
        ladder = bid_ladder(self.order, self.cards)
        last = ladder.heights.get(Bid(self.count, self.value), NO_BID)
        return iter(ladder.bids[last + 1 :])


class Raises(OneOf):
    """All bids above the last one, and the call once there is a bid to call."""

    __slots__ = ("_ladder", "_last")

    def __init__(self, ladder: BidLadder, last: int) -> None:
        super().__init__(*ladder.bids[last + 1 :], *([] if last == NO_BID else [CALL]))
        self._ladder = ladder
        self._last = last

    def __contains__(self, action: object) -> bool:
        if type(action) is Call:
            return is_accepted(verify_call, self._last)
        return type(action) is Bid and is_accepted(verify_bid, self._ladder, self._last, action)

    def forms(self) -> tuple[Form | Action, ...]:
        ladder, last = self._ladder, self._last
        if last == NO_BID:
            return (BidHigher(ladder.order, ladder.cards, 0, 0),)
        if last == len(ladder.bids) - 1:
            return (CALL,)
        bid = ladder.bids[last]
        return BidHigher(ladder.order, ladder.cards, bid.count, bid.value), CALL
