"""The bots of Millions of Dollars, by strength, and its lesson."""

from bluffhouse.bots.contract import Bot
from bluffhouse.bots.millions_of_dollars.lesson import LESSON
from bluffhouse.bots.millions_of_dollars.regular import Regular
from bluffhouse.bots.millions_of_dollars.rookie import Rookie
from bluffhouse.bots.millions_of_dollars.shark import Shark
from bluffhouse.bots.remarks import Occasion
from bluffhouse.rules.contract import Event
from bluffhouse.rules.millions_of_dollars import DriverPaid, PocketPicked, Refused, SnitchAlone

BOTS: dict[str, type[Bot]] = {"rookie": Rookie, "regular": Regular, "shark": Shark}

OCCASIONS: dict[type[Event], Occasion] = {
    Refused: Occasion(doubts="seat"),
    PocketPicked: Occasion(gains="seat", loses="victim"),
    DriverPaid: Occasion(gains="seat"),
    SnitchAlone: Occasion(loses="seat"),
}
"""What bots may have something to say about."""

__all__ = ["BOTS", "LESSON", "OCCASIONS"]
