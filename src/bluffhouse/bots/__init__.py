"""Players that are not people. They see a view and redacted events, never a state."""

from bluffhouse.bots.contract import TEMPERAMENTS, Bot, Temperament, bot, kinds

__all__ = ["TEMPERAMENTS", "Bot", "Temperament", "bot", "kinds"]
