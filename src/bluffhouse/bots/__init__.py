"""Bots: players that are programs. They get a view and redacted events, never a state."""

from bluffhouse.bots.contract import (
    TEMPERAMENTS,
    Bot,
    Lesson,
    Temperament,
    bot,
    kinds,
    lesson,
    yardsticks,
)

__all__ = ["TEMPERAMENTS", "Bot", "Lesson", "Temperament", "bot", "kinds", "lesson", "yardsticks"]
