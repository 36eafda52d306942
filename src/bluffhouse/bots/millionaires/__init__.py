"""Opponents for Milionerzy i bankruci."""

from __future__ import annotations

from bluffhouse.bots.contract import Bot
from bluffhouse.bots.millionaires.rookie import Rookie

BOTS: dict[str, type[Bot]] = {"rookie": Rookie}
