"""Opponents for LIE."""

from bluffhouse.bots.contract import Bot
from bluffhouse.bots.lie.regular import Regular
from bluffhouse.bots.lie.rookie import Rookie

BOTS: dict[str, type[Bot]] = {"rookie": Rookie, "regular": Regular}
