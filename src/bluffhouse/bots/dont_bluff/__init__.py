"""Opponents for Don't Bluff!"""

from bluffhouse.bots.contract import Bot
from bluffhouse.bots.dont_bluff.regular import Regular
from bluffhouse.bots.dont_bluff.rookie import Rookie

BOTS: dict[str, type[Bot]] = {"rookie": Rookie, "regular": Regular}
