"""The bots of Millions of Dollars, by strength, and its lesson."""

from bluffhouse.bots.contract import Bot
from bluffhouse.bots.millions_of_dollars.lesson import LESSON
from bluffhouse.bots.millions_of_dollars.regular import Regular
from bluffhouse.bots.millions_of_dollars.rookie import Rookie
from bluffhouse.bots.millions_of_dollars.shark import Shark

BOTS: dict[str, type[Bot]] = {"rookie": Rookie, "regular": Regular, "shark": Shark}

__all__ = ["BOTS", "LESSON"]
