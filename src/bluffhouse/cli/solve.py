"""The command `bluffhouse solve`: computes an equilibrium of a round of LIE."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bluffhouse.cli import messages
from bluffhouse.cli.options import parse_options
from bluffhouse.rules.contract import OptionError
from bluffhouse.rules.lie import Lie

REPORT_GROWTH = 1.3
"""Factor by which the number of iterations grows from one printed line to the next."""


def solve(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    cards: str = "1,1",
    seconds: float = 60.0,
    until: float = 0.0,
    option: list[str] | None = None,
    out: Path | None = None,
) -> None:
    """Solve one round of LIE for two players, and print the distance from an equilibrium."""
    console = Console(highlight=False)
    words = messages.words()
    try:
        if game != "lie":
            messages.fail("solve-only-lie", game=game)
        options = parse_options("lie", option or [])
        if foreign := set(options) - {"raise_order", "wild_ones"}:
            messages.fail("solve-no-difference", options=", ".join(sorted(foreign)))
        from bluffhouse.arena.solver import Round, Solver

        table = Round(Lie(**options), _two_counts(cards))
    except OptionError as error:
        messages.fail_with(messages.message_of(error))
    solver = Solver(table)
    hands = " × ".join(words.figure(len(side.turnings)) for side in table.sides)
    points = words.figure(2 ** len(table.bids))
    console.print(words("solve-size", bids=len(table.bids), points=points, hands=hands))
    # Programs read this table too, so its figures look the same in every language.
    headings = [words(f"solve-{name}") for name in ("iterations", "seconds", "value")]
    headings.append("NashConv")
    widths = [max(least, len(text)) for least, text in zip((10, 8, 9, 10), headings, strict=True)]

    def show(*cells: str) -> None:
        console.print(
            " ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        )

    show(*headings)
    batch = 8
    try:
        while True:
            solver.iterate(batch)
            now = solver.progress()
            show(
                str(now.iterations),
                f"{now.seconds:.1f}",
                f"{now.value:.5f}",
                f"{now.nash_conv:.7f}",
            )
            next_batch_seconds = now.seconds * (REPORT_GROWTH - 1)
            if now.nash_conv < until or now.seconds + next_batch_seconds > seconds:
                break
            batch = max(8, int(now.iterations * (REPORT_GROWTH - 1)))
    except KeyboardInterrupt:
        console.print(words("solve-stopped"))
    found = solver.solved()
    worth, distance = f"{found.value:+.5f}", f"{found.nash_conv:.7f}"
    console.print(words("solve-worth", value=worth, distance=distance))
    if out is not None:
        try:
            found.save(out)
        except OSError as error:
            messages.fail_with(messages.file_problem(error))
        kept = words("solve-kept", file=str(out), bytes=out.stat().st_size)
        console.print(kept, markup=False)


def _two_counts(text: str) -> tuple[int, int]:
    try:
        mine, theirs = map(int, text.split(","))
    except ValueError:
        message = f"--cards {text}: give two numbers, for example 1,2"
        raise OptionError(message, "solve-cards", cards=text) from None
    return mine, theirs
