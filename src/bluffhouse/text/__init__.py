"""Games in words: a view as text, an action as text and back, an event as a sentence.

>>> import bluffhouse
>>> from bluffhouse.locales import Words
>>> state = bluffhouse.game("lie").start(players=2, seed=1, starter=0)
>>> text = text_of("lie")(Words("en"), ["Ania", "Bartek"], 0)
>>> isinstance(text, GameText)
True
>>> choices = text.choices(state.view(0), state.legal(0))
>>> isinstance(choices[0], Choice), choices[0].phrase
(True, 'turn 1')
>>> text.read("turn 4")
Turn(up=(4,))
>>> try:
...     text.read("abracadabra")
... except Unclear as unclear:
...     print(unclear.reason)
unclear-verb
"""

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
