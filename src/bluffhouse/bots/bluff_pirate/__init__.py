"""The bots of Bluff Pirate, by strength, and its lesson."""

from bluffhouse.bots.bluff_pirate.lesson import LESSON
from bluffhouse.bots.bluff_pirate.regular import Regular
from bluffhouse.bots.bluff_pirate.rookie import Rookie
from bluffhouse.bots.bluff_pirate.shark import Shark
from bluffhouse.bots.contract import Bot

BOTS: dict[str, type[Bot]] = {"rookie": Rookie, "regular": Regular, "shark": Shark}

__all__ = ["BOTS", "LESSON"]
