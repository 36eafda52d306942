"""Players that are not people. They see a view and redacted events, never a state."""

from bluffhouse.bots.contract import Bot, bot, kinds

__all__ = ["Bot", "bot", "kinds"]
