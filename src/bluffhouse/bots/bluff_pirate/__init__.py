"""The bots of Bluff Pirate, by strength, and its lesson."""

from bluffhouse.bots.bluff_pirate.lesson import LESSON
from bluffhouse.bots.bluff_pirate.regular import Regular
from bluffhouse.bots.bluff_pirate.retired import RETIRED
from bluffhouse.bots.bluff_pirate.rookie import Rookie
from bluffhouse.bots.bluff_pirate.shark import Shark
from bluffhouse.bots.contract import Bot
from bluffhouse.bots.remarks import Occasion
from bluffhouse.rules.bluff_pirate import Sailed, SentBack
from bluffhouse.rules.contract import Event

BOTS: dict[str, type[Bot]] = {"rookie": Rookie, "regular": Regular, "shark": Shark}

OCCASIONS: dict[type[Event], Occasion] = {
    Sailed: Occasion(gains="seat"),
    SentBack: Occasion(loses="seat"),
}
"""What bots may have something to say about."""

__all__ = ["BOTS", "LESSON", "OCCASIONS", "RETIRED"]
