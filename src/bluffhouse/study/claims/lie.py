"""LIE: the last bid, and the bids and the turned cards that led to it."""

from __future__ import annotations

from bluffhouse.records.statements import Kind
from bluffhouse.rules.contract import Action
from bluffhouse.rules.lie import Bid, BidPlaced, Call, LieState, Turn
from bluffhouse.rules.lie.legal import NO_BID
from bluffhouse.study.champion_advice import Telling

CLAIM = BidPlaced
BIDS = 3
"""The latest bids that say something about the cards. Each one asks the champion again."""


def kind(world: LieState, claim: BidPlaced) -> Kind | None:
    if claim not in world.placed:
        return None
    wild = world.wild and claim.value != 1
    found = sum(up.count(claim.value) + (up.count(1) if wild else 0) for up in world.up)
    return "true" if found >= claim.count else "lie"


def doubts(action: Action) -> bool | None:
    return isinstance(action, Call) if isinstance(action, Call | Bid) else None


def tellings(world: LieState, claim: BidPlaced, viewer: int) -> list[Telling]:
    found = [
        Telling(_before(world, place), bid.seat, bid.action)
        for place, bid in enumerate(world.placed)
        if bid.seat != viewer
    ]
    found = found[: -BIDS - 1 : -1]
    turned = [
        Telling(_unturned(world, seat), seat, Turn(world.up[seat])) for seat in _bidders(found)
    ]
    return found + turned


def _bidders(bids: list[Telling]) -> list[int]:
    return sorted({bid.seat for bid in bids})


def _before(world: LieState, place: int) -> LieState:
    """Return the world before this bid of the round."""
    state = world.copy()
    bid = world.placed[place]
    state.placed = world.placed[:place]
    state.to_act = (bid.seat,)
    state.phase = "bid"
    if place == 0:
        state.height, state.bidder, state.first_value = NO_BID, -1, 0
    else:
        last = world.placed[place - 1]
        state.height, state.bidder = state._ladder.heights[last.action], last.seat
    return state


def _unturned(world: LieState, seat: int) -> LieState:
    """Return the world before this seat turned its cards."""
    state = world.copy()
    state.placed = []
    state.height, state.bidder, state.first_value = NO_BID, -1, 0
    state.phase = "turn"
    state.up[seat] = ()
    state.to_act = (seat,)
    return state
