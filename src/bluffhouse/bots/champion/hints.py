"""What a player reckons at a glance, for nets that would take long to find it out by themselves.

A game's function gets the array module (NumPy or JAX) and a function that returns a piece of the
observation in the perspective of a seat. It returns rows of numbers about 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Piece = Callable[[str], Any]
Hints = Callable[[Any, Piece], Any]


def lie(xp: Any, piece: Piece) -> Any:
    """How many of each value I have, and what the last bid needs from the others."""
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
    return xp.concatenate(rows, -1)


HINTS: dict[str, Hints] = {"lie": lie}
