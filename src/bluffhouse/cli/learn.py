"""The command `bluffhouse learn`: trains a net to play a game."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import bluffhouse
from bluffhouse.bots import bot
from bluffhouse.cli import messages
from bluffhouse.rules.contract import OptionError

if TYPE_CHECKING:
    from bluffhouse.learn.run import Progress as Stage

ALL = "all"


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    out: Path = Path("learned"),
    players: str = ALL,
    choices: Annotated[float, typer.Option(min=1, show_default="1e9")] = 1e9,
    seconds: Annotated[float, typer.Option(min=1, show_default=False)] = float("inf"),
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
        counts = () if players == ALL else _players(players)
        for count in counts:
            made.check_players(count)
        kinds = tuple(kind for kind in imitate.split(",") if kind)
        for kind in kinds:
            bot(kind, made, 0, random.Random(0))  # raises OptionError for an unknown bot
        plan = Plan(tables=tables, alike=alike, epochs=epochs).among(len(kinds))
        variety, last_variety = _pair("entropy", entropy)
        first_rate, last_rate = _pair("rate", rate)
        plan = replace(plan, entropy=variety, last_entropy=last_variety)
        plan = replace(plan, rate=first_rate, last_rate=last_rate)
        if shares:
            plan = replace(plan, shares=_shares(shares, len(plan.shares)))
    except OptionError as error:
        messages.fail_with(messages.message_of(error))
    course = Course(
        game,
        tables_of(game, counts),
        plan=plan,
        choices=choices,
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
    bar = Progress(*columns, console=console)
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
        training = Training(course, out, show, resume=resume)
        with bar:
            path = training.run()
    except OptionError as error:
        messages.fail_with(messages.message_of(error))
    except OSError as error:
        messages.fail_with(messages.file_problem(error))
    except KeyboardInterrupt:
        if (out / f"{game}.checkpoint.npz").exists():
            console.print(words("learn-stopped", folder=str(out)), markup=False)
        raise typer.Exit(130) from None
    console.print(words("learn-kept", file=str(path), page=str(out / f"{game}.html")), markup=False)


def _players(text: str) -> tuple[int, ...]:
    """Return the numbers in a text such as `2,4`."""
    try:
        return tuple(map(int, text.split(",")))
    except ValueError:
        message = f"--players {text}: give numbers separated by commas, such as 2,4"
        raise OptionError(message, "learn-numbers", option="players", text=text) from None


def _amounts(text: str) -> tuple[float, ...] | None:
    """Return the numbers in a text such as `0.02,0.005`; None if it is anything else."""
    try:
        amounts = tuple(map(float, text.split(",")))
    except ValueError:
        return None
    return amounts if all(0 <= amount < float("inf") for amount in amounts) else None


def _pair(option: str, text: str) -> tuple[float, float]:
    """Return what a setting is at the beginning and at the end; a single number is both."""
    amounts = _amounts(text)
    if amounts is None or len(amounts) > 2:
        message = f"--{option} {text}: give one number, or two separated by a comma, none below 0"
        raise OptionError(message, "learn-pair", option=option, text=text)
    return amounts[0], amounts[-1]


def _shares(text: str, wanted: int) -> tuple[float, ...]:
    """Return how often each member of the population sits at a seat."""
    shares = _amounts(text)
    if shares is None or len(shares) != wanted or not sum(shares):
        message = f"--shares {text}: give {wanted} numbers, none below 0 and at least one above 0"
        raise OptionError(message, "learn-shares", text=text, wanted=wanted)
    return shares
