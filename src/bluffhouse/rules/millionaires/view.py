"""What one seat may know of a game of Milionerzy i bankruci."""

from __future__ import annotations

from typing import Literal

from bluffhouse.rules.contract import View
from bluffhouse.rules.millionaires.components import Tile
from bluffhouse.rules.millionaires.events import Sheet

Phase = Literal["reveal", "bid", "discard", "over"]


class MillionairesView(View, frozen=True, kw_only=True):
    phase: Phase
    tile: Tile | None
    """The tile in the middle: under auction, a Thief at work, or the one that ended the game."""
    pile: int
    """How many tiles are still face down."""
    revealed: tuple[Tile, ...]
    """Every tile that has been turned up so far, in the order of TILES."""
    reds: int
    bidding: tuple[int, ...]
    """The seats that have not passed in this auction."""
    highest: int
    """The highest bid; 0 before there is one."""
    hand: tuple[int, ...]
    """Your own money; none for a spectator."""
    stakes: tuple[tuple[int, ...], ...]
    """The money each player has on the table in this auction."""
    spent: tuple[tuple[int, ...], ...]
    """The money each player has lost for good."""
    tile_counts: tuple[int, ...]
    tiles: tuple[tuple[Tile, ...] | None, ...]
    """What each player owns, in the order won; None where it lies face down (MB-11)."""
    box: tuple[Tile, ...]
    """The tile the Thief took, and the Thief, once it is spent."""
    sheets: tuple[Sheet, ...] | None
    """How each player's score is worked out, once the game is over."""
