"""The bots of Milionerzy i bankruci, by strength, and its lesson."""

from __future__ import annotations

from bluffhouse.bots.contract import Bot
from bluffhouse.bots.millionaires.lesson import LESSON
from bluffhouse.bots.millionaires.regular import Regular
from bluffhouse.bots.millionaires.retired import RETIRED
from bluffhouse.bots.millionaires.rookie import Rookie
from bluffhouse.bots.millionaires.shark import Shark
from bluffhouse.bots.remarks import Occasion
from bluffhouse.rules.contract import Event
from bluffhouse.rules.millionaires import Stolen, TileTaken

BOTS: dict[str, type[Bot]] = {"rookie": Rookie, "regular": Regular, "shark": Shark}

OCCASIONS: dict[type[Event], Occasion] = {
    TileTaken: Occasion(gains="seat"),
    Stolen: Occasion(loses="seat"),
}
"""What bots may have something to say about."""

__all__ = ["BOTS", "LESSON", "OCCASIONS", "RETIRED"]
