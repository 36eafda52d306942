"""The progress bar of commands that play many games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from bluffhouse.locales import Words


@contextmanager
def games_bar(
    words: Words, title: str, total: int, played: int = 0
) -> Generator[Callable[[int], None], None, None]:
    """Show a bar while games are played, if the output is a terminal. Yields a function to call
    with the number of games just played."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TextColumn(words("arena-bar-games")),
        TimeElapsedColumn(),
        TextColumn(words("arena-bar-left")),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task(title, total=total, completed=played)
        yield lambda games: bar.advance(task, games)
