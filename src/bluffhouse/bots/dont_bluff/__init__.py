"""The bots of Don't Bluff!, by strength, and its lesson."""

from bluffhouse.bots.contract import Bot
from bluffhouse.bots.dont_bluff.lesson import LESSON
from bluffhouse.bots.dont_bluff.regular import Regular
from bluffhouse.bots.dont_bluff.rookie import Rookie
from bluffhouse.bots.dont_bluff.shark import Shark
from bluffhouse.bots.remarks import Occasion
from bluffhouse.rules.contract import Event
from bluffhouse.rules.dont_bluff import Opened, Paid

BOTS: dict[str, type[Bot]] = {"rookie": Rookie, "regular": Regular, "shark": Shark}

OCCASIONS: dict[type[Event], Occasion] = {
    Opened: Occasion(doubts="seat"),
    Paid: Occasion(gains="to", loses="seat"),
}
"""What bots may have something to say about."""

__all__ = ["BOTS", "LESSON", "OCCASIONS"]
