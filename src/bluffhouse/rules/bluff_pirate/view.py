"""What one seat may know of a game of Bluff Pirate."""

from __future__ import annotations

from typing import Literal

import msgspec

from bluffhouse.rules.bluff_pirate.components import Kind
from bluffhouse.rules.bluff_pirate.events import Laid
from bluffhouse.rules.contract import View

Phase = Literal["turn", "lay", "vote", "pick", "over"]
"""The decision the game is waiting for: draw or board, lay a set or none, vote, pick a voter."""
Token = Literal["closed", "empty", "treasure"]


class BluffPirateView(View, frozen=True, kw_only=True):
    phase: Phase
    """turn: draw or board; lay: a set, or discard; vote; pick a voter."""
    turn: int
    """The captain whose turn it is."""
    squares: tuple[int, ...]
    islands: tuple[int, int]
    tokens: tuple[Token, Token]
    hand: tuple[Kind, ...]
    """Your own cards, sorted; none for a spectator."""
    hand_sizes: tuple[int, ...]
    pile: int
    discards: tuple[int, ...]
    """How many of each kind lie face up on the board, in the order of KINDS."""
    laid: Laid | None
    """The set on the table; its hidden cards only for its owner."""
    voted: tuple[int, ...]
    vote: bool | None
    """Your own vote on that set, once you have given it: is it a bluff?"""

    def disclosed(self) -> BluffPirateView:
        """Votes stay secret (BP-5)."""
        return msgspec.structs.replace(self, vote=None)
