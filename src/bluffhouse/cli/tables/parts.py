"""Shared parts of the terminal's tables: cards, rows of cards, and the list of players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bluffhouse.rules.contract import View
from bluffhouse.text import GameText

BACK = "░░"
"""The back of a card."""


def card(face: str, style: str = "bold", *, note: str = "") -> RenderableType:
    """Return a card that shows its face, with an optional note in its lower border."""
    inside = Text(face, style=style, justify="center")
    return Panel(inside, box=box.ROUNDED, expand=False, padding=(0, 1), subtitle=note or None)


def cards(faces: Iterable[RenderableType], in_a_row: int = 12) -> RenderableType:
    """Return cards side by side, in as many rows as needed."""
    row = list(faces)
    grid = Table.grid()
    for start in range(0, len(row), in_a_row):
        grid.add_row(*row[start : start + in_a_row])
    return grid


def seats(
    view: View,
    text: GameText,
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    you: str = "bold cyan",
) -> Table:
    """Return the list of players, one per row with what is public about each.

    The seats that may act now are marked; `you` is the style of the reader's own name.
    """
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_header=any(columns))
    table.add_column("")
    table.add_column("", max_width=18, no_wrap=True)
    for column in columns:
        table.add_column(column)
    for seat, row in enumerate(rows):
        mark = "▶" if seat in view.to_act else " "
        name = Text(f"{seat} {text.name(seat)}", style=you if seat == text.seat else "bold")
        table.add_row(mark, name, *row)
    return table


def framed(title: str, *parts: RenderableType, style: str = "", cloth: str = "none") -> Panel:
    """Return a part of the table in a titled frame; `cloth` is the style of its background."""
    grid = Table.grid(padding=(0, 0))
    for part in parts:
        grid.add_row(part)
    return Panel(
        grid, title=title, title_align="left", border_style=style, style=cloth, expand=False
    )
