"""The five tables, drawn in the terminal: one module per game."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

from rich.console import RenderableType

from bluffhouse.rules import part_of
from bluffhouse.text import GameText


class Draw(Protocol):
    """Draws all that a view shows."""

    def __call__(self, view: Any, text: Any) -> RenderableType: ...


@cache
def _drawing(game: str) -> Draw:
    draw: Draw = part_of(game, __name__).draw
    return draw


def draw(game: str, view: Any, text: GameText) -> RenderableType:
    """The table of a game as this seat sees it."""
    return _drawing(game)(view, text)
