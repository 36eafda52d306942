"""What a player works out at a glance, for nets that would take long to discover it themselves.

A game's function gets the array module (NumPy or JAX), a function that returns a piece of the
observation in the perspective of a seat, and one that returns the columns of an option. It returns
rows of numbers of about 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Named = Callable[[str], Any]
Hints = Callable[[Any, Named, Named], Any]


def lie(xp: Any, piece: Named, option: Named) -> Any:
    """How many of each value I have, what the last bid needs from the others, and how high each
    seat has bid on each value in this round."""
    mine = piece("up").sum(-2)
    could = piece("hand").sum(-2)
    cards = (piece("counts") * piece("playing")).sum(-1, keepdims=True)
    own = piece("counts")[..., :1]
    bids = piece("bids")
    counts = xp.arange(1, bids.shape[-2] + 1)
    highest = (bids * counts[:, None]).max(-2)
    values = xp.arange(1, 7)
    rows = [mine / 3, could / 3, cards / 12, highest / 6]
    # The last bid: the highest count, or the highest value, whichever comes first when raising.
    for worth in (highest * 8 + values * (highest > 0), values * 64 * (highest > 0)):
        last = (worth == worth.max(-1, keepdims=True)) & (highest > 0)
        count = (last * highest).sum(-1, keepdims=True)
        held = (last * mine).sum(-1, keepdims=True)
        needs = count - held
        others = xp.maximum(cards - own, 1)
        rows += [last * 1.0, count / 6, needs / 6, needs / others, count / xp.maximum(cards, 1)]
    by_seat = _bids_of_seats(xp, piece, option)
    rows.append(by_seat.reshape(*by_seat.shape[:-2], -1) / 6)
    return xp.concatenate(rows, -1)


def _bids_of_seats(xp: Any, piece: Named, option: Named) -> Any:
    """The highest count that each seat has bid on each value.

    The seats bid in turn, beginning with the starter, and every bid is higher than the one before.
    So the place of a bid among all bids tells who made it.
    """
    bids, playing = piece("bids"), piece("playing")
    shape = bids.shape
    flat = bids.reshape(*shape[:-2], -1)
    by_count = (xp.cumsum(flat, -1)).reshape(shape)
    turned = xp.swapaxes(bids, -1, -2)
    by_value = xp.cumsum(turned.reshape(*shape[:-2], -1), -1).reshape(turned.shape)
    value_first = option("raise_order")[..., RAISES_BY_VALUE, None, None] > 0
    place = xp.where(value_first, xp.swapaxes(by_value, -1, -2), by_count) - 1
    seats = xp.maximum(playing.sum(-1, keepdims=True), 1)
    before = xp.cumsum(playing, -1) - playing
    gap = before - (before * piece("starter")).sum(-1, keepdims=True)
    turn = xp.where(piece("clockwise") > 0, gap, -gap) % seats
    made = (place % seats[..., None])[..., None, :, :] == turn[..., None, None]
    made = made & (bids > 0)[..., None, :, :] & (playing > 0)[..., None, None]
    counts = xp.arange(1, shape[-2] + 1)[:, None]
    return xp.where(made, counts, 0).max(-2)


RAISES_BY_VALUE = 1
"""The place of `value_first` among the choices of the option `raise_order`."""

HINTS: dict[str, Hints] = {"lie": lie}
