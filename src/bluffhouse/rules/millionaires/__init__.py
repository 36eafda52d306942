"""Milionerzy i bankruci by Reiner Knizia: rules MB-1 to MB-11, which stand in
locales/en/rules/millionaires.md.

Read `components`, `money`, `actions` and `events` for what the game is made of, then `game` for the
rules in the order in which they come up; `legal` says what can be bid, `scoring` who wins.
"""

from bluffhouse.rules.millionaires.actions import (
    BIDS,
    DISCARDS,
    PASS,
    REVEAL,
    Bid,
    Discard,
    Pass,
    Reveal,
)
from bluffhouse.rules.millionaires.components import (
    LAST_RED,
    MISFORTUNE,
    RED,
    TILES,
    MillionairesOptions,
    Tile,
    tiles_without,
)
from bluffhouse.rules.millionaires.events import (
    BidPlaced,
    Discarded,
    Passed,
    PricedOut,
    Revealed,
    Scored,
    Sheet,
    Shuffled,
    Stolen,
    TileTaken,
)
from bluffhouse.rules.millionaires.game import Millionaires, MillionairesState
from bluffhouse.rules.millionaires.legal import BidCards, bids_of
from bluffhouse.rules.millionaires.money import (
    ALL_MONEY,
    CARDS,
    MONEY,
    MONEY_SETS,
    WORTH,
    MoneySet,
)
from bluffhouse.rules.millionaires.scoring import reckon
from bluffhouse.rules.millionaires.view import MillionairesView

GAME = Millionaires

__all__ = [
    "ALL_MONEY",
    "BIDS",
    "CARDS",
    "DISCARDS",
    "GAME",
    "LAST_RED",
    "MISFORTUNE",
    "MONEY",
    "MONEY_SETS",
    "PASS",
    "RED",
    "REVEAL",
    "TILES",
    "WORTH",
    "Bid",
    "BidCards",
    "BidPlaced",
    "Discard",
    "Discarded",
    "Millionaires",
    "MillionairesOptions",
    "MillionairesState",
    "MillionairesView",
    "MoneySet",
    "Pass",
    "Passed",
    "PricedOut",
    "Reveal",
    "Revealed",
    "Scored",
    "Sheet",
    "Shuffled",
    "Stolen",
    "Tile",
    "TileTaken",
    "bids_of",
    "reckon",
    "tiles_without",
]
