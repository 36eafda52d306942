"""What one seat may know of a game of Don't Bluff!."""

from __future__ import annotations

from typing import Literal

from bluffhouse.rules.contract import View
from bluffhouse.rules.dont_bluff.components import Cards, Colour

Phase = Literal["colour", "target", "offer", "answer", "die", "add", "pay", "over"]
"""The decision the game is waiting for: rolling the colour die, choosing a target, an offer, the
answer to it, rolling the black die, adding suitcases, paying."""


class DontBluffView(View, frozen=True, kw_only=True):
    phase: Phase
    gun: int
    """The player with the gun."""
    colours: tuple[tuple[Colour, ...], ...]
    """The colours of each seat."""
    colour: Colour | None
    """The result of the colour die, once it has been rolled in this round."""
    giver: int | None
    receiver: int | None
    open: Cards
    """The open suitcases on the table."""
    closed: int
    """How many suitcases lie there face down."""
    inside: Cards | None
    """The closed suitcases; only their giver knows them."""
    claim: int | None
    """The claim about the suitcases laid down last."""
    die: int | None
    """The result of the black die, once it has been rolled in this round."""
    due: int
    """The millions that the receiver has to pay now."""
    hand: Cards
    """Your own suitcases; none for a spectator."""
    sizes: tuple[int, ...]
    """How many suitcases each player holds."""
    bank: int
    """Cards left in the bank."""
    shown: tuple[Cards, ...] | None
    """Everybody's hand, once the game is over."""
