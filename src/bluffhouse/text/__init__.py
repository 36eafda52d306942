"""Games in words: a view as text, an action as text and back, an event as a sentence."""

from __future__ import annotations

from functools import cache

from bluffhouse.rules import part_of
from bluffhouse.text.door import Choice, GameText
from bluffhouse.text.phrases import Unclear


@cache
def text_of(game: str) -> type[GameText]:
    """Return the text door of a game: `TEXT` in the module of that name in this package."""
    door: type[GameText] = part_of(game, __name__).TEXT
    return door


__all__ = ["Choice", "GameText", "Unclear", "text_of"]
