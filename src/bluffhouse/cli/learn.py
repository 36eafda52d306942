"""The command `bluffhouse learn`: trains a net to play a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import bluffhouse
from bluffhouse.cli import messages
from bluffhouse.rules.contract import OptionError

if TYPE_CHECKING:
    from bluffhouse.learn.run import Progress as Stage

ALL = "all"


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    out: Path = Path("learned"),
    players: str = ALL,
    choices: Annotated[float, typer.Option(min=1)] = 1e9,
    seconds: Annotated[float, typer.Option(min=1)] = float("inf"),
    imitate: str = "handmade,regular,rookie",
    games: Annotated[int, typer.Option(min=1)] = 2_000,
    processes: Annotated[int, typer.Option(min=1)] = 1,
    tables: Annotated[int, typer.Option(min=8)] = 8_192,
    size: Annotated[int, typer.Option(min=8)] = 512,
    seed: int = 0,
    resume: Annotated[bool, typer.Option("--resume")] = False,
) -> None:
    """Train a net to play a game, among imitations of our bots and its earlier selves."""
    console = Console(highlight=False)
    words = messages.words()
    try:
        from bluffhouse.learn.run import Course, Training, tables_of
        from bluffhouse.learn.training import Plan
    except ImportError as error:
        messages.fail("learn-not-installed", package=str(error.name))
    try:
        made = bluffhouse.game(game)
        counts = _counts(players)
        for count in counts:
            made.check_players(count)
    except OptionError as error:
        messages.fail_with(messages.message_of(error))
    kinds = tuple(kind for kind in imitate.split(",") if kind)
    course = Course(
        game,
        tables_of(game, counts),
        plan=Plan(tables=tables).among(len(kinds)),
        choices=int(choices),
        seconds=seconds,
        kinds=kinds,
        games=games,
        processes=processes,
        hidden=(size, size, size),
        seed=seed,
    )
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:.0f} %"),
        TimeElapsedColumn(),
        TextColumn("{task.fields[figures]}"),
    )
    with Progress(*columns, console=console) as bar:
        task = bar.add_task(words("learn-games"), total=1.0, figures="")

        def show(stage: Stage) -> None:
            figures = ""
            if stage.point is not None:
                point = stage.point
                shares = " ".join(f"{n}: {share:.2f}" for n, share in point.shares.items())
                millions = words.figure(round(point.choices / 1e6))
                figures = words("learn-figures", millions=millions, shares=shares)
            name = words(f"learn-{stage.stage}")
            bar.update(task, completed=stage.done, description=name, figures=figures)
            if stage.note:
                bar.console.print(stage.note, markup=False)

        try:
            path = Training(course, out, show, resume=resume).run()
        except OSError as error:
            messages.fail_with(messages.file_problem(error))
        except KeyboardInterrupt:
            console.print(words("learn-stopped", folder=str(out)), markup=False)
            raise typer.Exit(130) from None
    console.print(words("learn-kept", file=str(path), page=str(out / f"{game}.html")), markup=False)


def _counts(text: str) -> tuple[int, ...]:
    """Return the numbers of players in a text such as `2,4`. An empty result means all."""
    if text == ALL:
        return ()
    try:
        return tuple(map(int, text.split(",")))
    except ValueError:
        message = f"--players {text}: give numbers separated by commas, such as 2,4"
        raise OptionError(message, "learn-players", players=text) from None
