"""LIE by Chris Handy: rules LI-1 to LI-14, which stand in locales/en/rules/lie.md.

Read `components`, `actions` and `events` for what the game is made of, then `game` for the rules
in the order in which they come up; `legal` says how cards can be turned and which bids are higher.
"""

from bluffhouse.rules.lie.actions import CALL, Bid, Call, Direct, Turn
from bluffhouse.rules.lie.components import (
    CARDS,
    HAND_LIMIT,
    VALUES,
    Card,
    LieOptions,
    RaiseOrder,
)
from bluffhouse.rules.lie.events import (
    BidPlaced,
    Called,
    Dealt,
    Directed,
    Eliminated,
    Shown,
    TieBreak,
    Turned,
)
from bluffhouse.rules.lie.game import Lie, LieState
from bluffhouse.rules.lie.legal import BidHigher, Raises, TurnCards, Turns, bid_ladder
from bluffhouse.rules.lie.view import LieView

GAME = Lie

__all__ = [
    "CALL",
    "CARDS",
    "GAME",
    "HAND_LIMIT",
    "VALUES",
    "Bid",
    "BidHigher",
    "BidPlaced",
    "Call",
    "Called",
    "Card",
    "Dealt",
    "Direct",
    "Directed",
    "Eliminated",
    "Lie",
    "LieOptions",
    "LieState",
    "LieView",
    "RaiseOrder",
    "Raises",
    "Shown",
    "TieBreak",
    "Turn",
    "TurnCards",
    "Turned",
    "Turns",
    "bid_ladder",
]
