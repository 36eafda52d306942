"""The bots of Milionerzy i bankruci, by strength, and its lesson."""

from __future__ import annotations

from bluffhouse.bots.contract import Bot
from bluffhouse.bots.millionaires.lesson import LESSON
from bluffhouse.bots.millionaires.regular import Regular
from bluffhouse.bots.millionaires.rookie import Rookie
from bluffhouse.bots.millionaires.shark import Shark

BOTS: dict[str, type[Bot]] = {"rookie": Rookie, "regular": Regular, "shark": Shark}

__all__ = ["BOTS", "LESSON"]
