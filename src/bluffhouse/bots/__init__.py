"""Bots: players that are programs. They get a view and redacted events, never a state."""

from bluffhouse.bots.contract import TEMPERAMENTS, Bot, Temperament, bot, kinds

__all__ = ["TEMPERAMENTS", "Bot", "Temperament", "bot", "kinds"]
