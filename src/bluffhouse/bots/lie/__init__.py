"""The bots of LIE, by strength, and its lesson."""

from bluffhouse.bots.contract import Bot
from bluffhouse.bots.lie.lesson import LESSON
from bluffhouse.bots.lie.regular import Regular
from bluffhouse.bots.lie.rookie import Rookie
from bluffhouse.bots.lie.shark import Shark

BOTS: dict[str, type[Bot]] = {"rookie": Rookie, "regular": Regular, "shark": Shark}

__all__ = ["BOTS", "LESSON"]
