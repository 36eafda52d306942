"""The command `bluffhouse learn`: trains a net to play a game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import bluffhouse
from bluffhouse.cli import messages
from bluffhouse.rules.contract import OptionError

if TYPE_CHECKING:
    from bluffhouse.learn.run import Progress as Stage

Number = TypeVar("Number", int, float)

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
    net: Path | None = None,
    shares: str = "",
    alike: Annotated[float, typer.Option(min=0, max=1)] = 0.5,
    entropy: str = "0.02,0.005",
    rate: str = "3e-4,3e-5",
    epochs: Annotated[int, typer.Option(min=1)] = 3,
    seed: int = 0,
    resume: Annotated[bool, typer.Option("--resume")] = False,
) -> None:
    """Train a net to play a game, among imitations of our bots, its earlier selves and players that
    exploit it."""
    console = Console(highlight=False)
    words = messages.words()
    try:
        from bluffhouse.learn.run import Course, Training, tables_of
        from bluffhouse.learn.training import Plan
    except ImportError as error:
        messages.fail("learn-not-installed", package=str(error.name))
    try:
        made = bluffhouse.game(game)
        counts = () if players == ALL else _numbers("players", players, int)
        for count in counts:
            made.check_players(count)
        kinds = tuple(kind for kind in imitate.split(",") if kind)
        plan = Plan(tables=tables, alike=alike, epochs=epochs).among(len(kinds))
        weights, rates = _numbers("entropy", entropy, float), _numbers("rate", rate, float)
        plan = replace(plan, entropy=weights[0], last_entropy=weights[-1])
        plan = replace(plan, rate=rates[0], last_rate=rates[-1])
        if shares:
            plan = replace(plan, shares=_shares(shares, len(plan.shares)))
    except OptionError as error:
        messages.fail_with(messages.message_of(error))
    course = Course(
        game,
        tables_of(game, counts),
        plan=plan,
        choices=int(choices),
        seconds=seconds,
        kinds=kinds,
        games=games,
        processes=processes,
        hidden=(size, size, size),
        net=net,
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
        except OptionError as error:
            messages.fail_with(messages.message_of(error))
        except OSError as error:
            messages.fail_with(messages.file_problem(error))
        except KeyboardInterrupt:
            console.print(words("learn-stopped", folder=str(out)), markup=False)
            raise typer.Exit(130) from None
    console.print(words("learn-kept", file=str(path), page=str(out / f"{game}.html")), markup=False)


def _numbers(option: str, text: str, kind: type[Number]) -> tuple[Number, ...]:
    """Return the numbers in a text such as `2,4`."""
    try:
        return tuple(map(kind, text.split(",")))
    except ValueError:
        message = f"--{option} {text}: give numbers separated by commas, such as 2,4"
        raise OptionError(message, "learn-numbers", option=option, text=text) from None


def _shares(text: str, wanted: int) -> tuple[float, ...]:
    """Return how often each member of the population sits at a seat."""
    shares = _numbers("shares", text, float)
    if len(shares) != wanted or min(shares) < 0 or not sum(shares):
        message = f"--shares {text}: give {wanted} numbers, none below 0"
        raise OptionError(message, "learn-shares", text=text, wanted=wanted)
    return shares
