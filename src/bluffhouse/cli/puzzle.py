"""The command `bluffhouse puzzle`: one decision from a real game, to be answered."""

from __future__ import annotations

import random as chance
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bluffhouse.cli import messages
from bluffhouse.cli.tables import draw
from bluffhouse.rules.contract import OptionError
from bluffhouse.text import text_of

if TYPE_CHECKING:
    from bluffhouse.study.puzzles import Puzzle

NEWS = 12
"""The latest events told before the table is shown."""
RIGHT, WRONG = "✓", "✗"
"""How a shared result says whether the answer was right."""
KINDS = ("true", "lie", "trap")
"""What a claim can be."""


def puzzle(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    number: int | None = None,
    random: Annotated[bool, typer.Option("--random")] = False,
) -> None:
    """Solve a puzzle: one decision from a real game."""
    # Imported here, since the other commands start without it.
    from bluffhouse.study import puzzles

    day = datetime.now(UTC).date()
    try:
        name = game or chance.choice(puzzles.puzzle_games())
        if random:
            number = chance.randint(1, max(1, puzzles.puzzle_count(name)))
        daily = number is None
        if number is None:
            number = puzzles.daily_number(name, day)
        found = puzzles.puzzle(name, number)
    except OptionError as error:
        messages.fail_with(messages.message_of(error))
    page = Page(found, day.isoformat() if daily else None)
    console = Console(highlight=False)
    page.print_question(console)
    page.print_solution(console, page.ask(console))


class Page:
    """A puzzle as pages of text: the question, and the solution."""

    def __init__(self, puzzle: Puzzle, day: str | None) -> None:
        self.puzzle, self.day = puzzle, day
        self.words = messages.words()
        self.text = text_of(puzzle.game)(self.words, puzzle.names, puzzle.seat)
        self.title = self.words(f"{puzzle.game.replace('_', '-')}-title")

    # Before the answer: everything here comes from the seat's view and the events it saw.

    def print_question(self, console: Console) -> None:
        puzzle, words = self.puzzle, self.words
        key = "puzzle-number" if self.day is None else "puzzle-daily"
        heading = words(key, game=self.title, number=puzzle.number)
        console.print(Text(heading, "bold"))
        console.print()
        told = [line for line in map(self.text.tell, puzzle.news()) if line]
        for line in told[-NEWS:]:
            console.print(Text(line, "dim"))
        view = puzzle.view()
        console.print(draw(puzzle.game, view, self.text))
        console.print(Text(words("puzzle-you", name=puzzle.names[puzzle.seat])))
        console.print(Text(self.text.prompt(view) or words("puzzle-what"), "bold"))
        for place, action in enumerate(puzzle.actions, 1):
            console.print(Text.assemble((f"{place:3}  ", "cyan"), self.text.label(action)))

    def ask(self, console: Console) -> int:
        """Ask until one of the answers is given, and return its index."""
        count = len(self.puzzle.answers)
        while True:
            try:
                typed = console.input(Text(self.words("puzzle-choose", count=count) + " ")).strip()
            except (EOFError, KeyboardInterrupt):
                raise typer.Exit(130) from None
            if typed.isdecimal() and 1 <= int(typed) <= count:
                return int(typed) - 1

    # After the answer: the odds and the truth.

    def print_solution(self, console: Console, chosen: int) -> None:
        puzzle, words = self.puzzle, self.words
        right = chosen == puzzle.best
        console.print()
        if right:
            console.print(Text(words("puzzle-right"), "bold green"))
        else:
            best = self.text.label(puzzle.actions[puzzle.best])
            console.print(Text(words("puzzle-wrong", answer=best), "bold red"))
        console.print(Text(words("puzzle-grade", grade=puzzle.grade), "dim"))
        console.print()
        console.print(Text(words("puzzle-odds"), "bold cyan"))
        console.print(self._odds(chosen))
        self._print_truth(console)
        console.print()
        console.print(Text(self.shared(right)))

    def _odds(self, chosen: int) -> Table:
        words = self.words
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(words("puzzle-answer"))
        table.add_column(words("puzzle-chance"), justify="right")
        table.add_column(words("puzzle-likely"), justify="right")
        for index, answer in enumerate(self.puzzle.answers):
            style = "green" if index == self.puzzle.best else "red" if index == chosen else ""
            label = Text(self.text.label(self.puzzle.actions[index]), style)
            table.add_row(label, words.percent(answer.value), words.percent(answer.likely))
        return table

    def _print_truth(self, console: Console) -> None:
        puzzle, words = self.puzzle, self.words
        claim = puzzle.claim()
        console.print(Text(words("puzzle-hidden"), "bold cyan"))
        if claim is not None and puzzle.beliefs is not None:
            odds = {kind: getattr(puzzle.beliefs, kind) for kind in KINDS}
            beliefs = [
                words("puzzle-belief", kind=kind, chance=words.percent(part))
                for kind, part in odds.items()
                if part or kind == claim.kind
            ]
            console.print(Text(words.row_of(beliefs), "dim"))
            told = words("puzzle-truth", kind=claim.kind, name=puzzle.names[claim.seat])
            console.print(Text(told, "bold"))
        outside = text_of(puzzle.game)(words, puzzle.names)
        for event in puzzle.hidden():
            console.print(Text(outside.tell(event)))

    def shared(self, right: bool) -> str:
        """Return the result as a line to share. It tells nothing about the answer."""
        mark = RIGHT if right else WRONG
        if self.day is None:
            number = self.puzzle.number
            return self.words("puzzle-share", number=number, game=self.title, mark=mark)
        return self.words("puzzle-share-daily", date=self.day, game=self.title, mark=mark)
