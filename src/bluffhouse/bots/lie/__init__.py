"""The bots of LIE, by strength, and its lesson."""

from bluffhouse.bots.contract import Bot
from bluffhouse.bots.lie.lesson import LESSON
from bluffhouse.bots.lie.regular import Regular
from bluffhouse.bots.lie.rookie import Rookie
from bluffhouse.bots.lie.shark import Shark
from bluffhouse.bots.remarks import Occasion
from bluffhouse.rules.contract import Event
from bluffhouse.rules.lie import Called, Shown

BOTS: dict[str, type[Bot]] = {"rookie": Rookie, "regular": Regular, "shark": Shark}

OCCASIONS: dict[type[Event], Occasion] = {
    Called: Occasion(doubts="seat", doubted="bidder"),
    Shown: Occasion(loses="loser"),
}
"""What bots may have something to say about."""

__all__ = ["BOTS", "LESSON", "OCCASIONS"]
