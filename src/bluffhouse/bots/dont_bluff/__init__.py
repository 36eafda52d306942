"""The bots of Don't Bluff!, by strength, and its lesson."""

from bluffhouse.bots.contract import Bot
from bluffhouse.bots.dont_bluff.lesson import LESSON
from bluffhouse.bots.dont_bluff.regular import Regular
from bluffhouse.bots.dont_bluff.rookie import Rookie
from bluffhouse.bots.dont_bluff.shark import Shark

BOTS: dict[str, type[Bot]] = {"rookie": Rookie, "regular": Regular, "shark": Shark}

__all__ = ["BOTS", "LESSON"]
