"""The command `bluffhouse solve`: an equilibrium of a round of LIE."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from bluffhouse.cli.options import parse_options
from bluffhouse.rules.contract import OptionError
from bluffhouse.rules.lie import Lie

REPORT_EVERY = 1.3
"""NashConv is printed whenever there have been so many times the iterations of the last time."""


def solve(
    game: Annotated[str, typer.Argument(metavar="GAME", help="lie: the one that is solved.")],
    cards: Annotated[
        str, typer.Option(help="The starter's and the other's cards: 1,1, 1,2 or 2,1.")
    ] = "1,1",
    seconds: Annotated[float, typer.Option(help="How long to go on.")] = 60.0,
    until: Annotated[float, typer.Option(help="Stop when NashConv is below this.")] = 0.0,
    option: Annotated[
        list[str] | None, typer.Option(help="raise_order=value_first, wild_ones. May be repeated.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep the strategy in this file (.json.gz).")
    ] = None,
) -> None:
    """Solve one round of LIE between two, and print how far from an equilibrium it is."""
    console = Console(highlight=False)
    try:
        if game != "lie":
            raise OptionError(f"{game!r} is not solved, only lie is")
        options = parse_options("lie", option or [])
        if foreign := set(options) - {"raise_order", "wild_ones"}:
            raise OptionError(f"{', '.join(sorted(foreign))}: makes no difference to a round")
        from bluffhouse.arena.solver import Round, Solver

        table = Round(Lie(**options), _two_counts(cards))
    except (OptionError, ImportError) as error:
        _fail(str(error))
    solver = Solver(table)
    console.print(
        f"{len(table.bids)} bids, {2 ** len(table.bids)} points of the auction, "
        f"{' × '.join(str(len(side.turnings)) for side in table.sides)} hands and turnings"
    )
    console.print(f"{'iterations':>10} {'seconds':>8} {'value':>9} {'NashConv':>10}")
    batch = 8
    try:
        while True:
            solver.iterate(batch)
            now = solver.progress()
            console.print(
                f"{now.iterations:>10} {now.seconds:>8.1f} {now.value:>9.5f} {now.nash_conv:>10.7f}"
            )
            a_while = now.seconds * (REPORT_EVERY - 1)
            if now.nash_conv < until or now.seconds + a_while > seconds:
                break
            batch = max(8, int(now.iterations * (REPORT_EVERY - 1)))
    except KeyboardInterrupt:
        console.print("stopped")
    found = solver.solved()
    console.print(
        f"The round is worth {found.value:+.5f} to the starter. Rounded, and without what is "
        f"never played: NashConv {found.nash_conv:.7f}."
    )
    if out is not None:
        try:
            found.save(out)
        except OSError as error:
            _fail(f"{error.filename}: {error.strerror}")
        console.print(f"{out}: {out.stat().st_size} bytes", markup=False)


def _two_counts(text: str) -> tuple[int, int]:
    try:
        mine, theirs = map(int, text.split(","))
    except ValueError:
        raise OptionError(f"--cards {text}: two numbers, e.g. 1,2") from None
    return mine, theirs


def _fail(reason: str) -> NoReturn:
    typer.echo(f"bluffhouse: {reason}", err=True)
    raise typer.Exit(2)
