"""Draws the tables in the terminal: one module per game."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

from rich.console import RenderableType

from bluffhouse.rules import part_of
from bluffhouse.text import GameText


class Draw(Protocol):
    """Draws everything that a view shows."""

    def __call__(self, view: Any, text: Any) -> RenderableType: ...


@cache
def _draw_function(game: str) -> Draw:
    draw: Draw = part_of(game, __name__).draw
    return draw


def draw(game: str, view: Any, text: GameText) -> RenderableType:
    """Return the table of a game as this view shows it."""
    return _draw_function(game)(view, text)
