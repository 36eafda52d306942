"""The command `bluffhouse arena`: a tournament with its progress bar and its tables."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal, NoReturn

import typer
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

import bluffhouse
from bluffhouse.arena.engines import run
from bluffhouse.arena.report import counted, percent, report, seconds_text
from bluffhouse.arena.results import Folder, GameFailed
from bluffhouse.arena.summary import Estimate, Summary, summarized
from bluffhouse.arena.tournament import new_tournament
from bluffhouse.cli.options import parse_options
from bluffhouse.rules.contract import OptionError


def arena(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="See: bluffhouse games.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="Who plays, with commas: regular,shark:bold,rookie.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many sit at each table.")] = None,
    games: Annotated[
        int | None, typer.Option(help="How many games, at least: whole deals are played. [1000]")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A variant: NAME, or NAME=VALUE. May be repeated.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="A bot's time for a decision, in seconds. [1]")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Deal from a seed, to play the same again.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="The folder for everything it writes.")] = None,
    jobs: Annotated[
        int | None, typer.Option(help="How many games at the same time. [one a core]")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with the tournament in this folder.")
    ] = None,
    engine: Annotated[
        Literal["local", "ray"],
        typer.Option(help="This machine, or a Ray cluster (needs bluffhouse[ray])."),
    ] = "local",
) -> None:
    """A tournament among bots: who is stronger, and who lies. Ctrl-C keeps what was played."""
    console = Console()
    try:
        if resume is not None:
            given = (game, bots, players, games, option, seconds, seed, out)
            if any(value is not None for value in given):
                raise OptionError(
                    "--resume goes on with a tournament as it was begun; beside it only --jobs "
                    "and --engine may be given"
                )
            folder = Folder.open(resume)
        else:
            if game is None:
                raise OptionError(f"which game? {', '.join(bluffhouse.games())}")
            made = bluffhouse.game(game, **parse_options(game, option or []))
            tournament = new_tournament(
                made,
                [kind.strip() for kind in bots.split(",")] if bots else [],
                players=players,
                games=1000 if games is None else games,
                seconds=1.0 if seconds is None else seconds,
                seed=seed,
            )
            path = out or Path(time.strftime(f"arena-{game}-%Y%m%d-%H%M%S"))
            folder = Folder.new(path, tournament)
        status = _play(console, folder, jobs, engine)
    except OptionError as error:
        _fail(str(error))
    except OSError as error:
        _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    raise typer.Exit(status)


def _play(
    console: Console, folder: Folder, jobs: int | None, engine: Literal["local", "ray"]
) -> int:
    """To the end, or to Ctrl-C. Returns the exit status."""
    status = 0
    failure = ""
    tournament = folder.tournament
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        played = len(folder.finished())
        task = bar.add_task(tournament.game, total=tournament.total, completed=played)
        try:
            run(folder, jobs=jobs, engine=engine, progress=lambda n: bar.advance(task, n))
        except KeyboardInterrupt:
            status = 130
        except GameFailed as error:
            status, failure = 1, str(error)
    finished = folder.finished()
    summary = summarized(tournament, finished)
    if finished:
        written = report(folder, summary)
        show(console, summary)
        console.print("Written: " + ", ".join(map(str, written)), markup=False, soft_wrap=True)
    if failure:
        typer.echo(f"bluffhouse: {failure}", err=True)
    if status:
        typer.echo(
            f"{summary.games:,} of {tournament.total:,} games were played and kept. To go on: "
            f"bluffhouse arena --resume {shlex.quote(str(folder.path))}",
            err=True,
        )
    return status


# ── the tables ──────────────────────────────────────────────────────────────────────────────


def show(console: Console, summary: Summary) -> None:
    tournament = summary.tournament
    console.print(
        f"\n[bold]{tournament.game}[/], {tournament.players} players: "
        f"{counted(summary.games, 'game')} of {counted(summary.deals, 'deal')}"
    )
    console.print(_standings(summary))
    if len(summary.standings) > 1:
        console.print(_head_to_head(summary))
    if any(standing.bluff for standing in summary.standings):
        console.print(_bluff(summary))
    console.print(_places(summary))


def _table(title: str, first: str, columns: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    table.add_column(first, no_wrap=True)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _standings(summary: Summary) -> Table:
    columns = ("win share", "rating", "a decision", "95th pct.")
    table = _table("Strength (win share: 1 is fair)", "bot", columns)
    for standing in summary.standings:
        rating = standing.rating
        thinking = standing.thinking
        table.add_row(
            escape(standing.bot),
            f"[bold]{_figure(standing.share)}[/]",
            f"{rating.rating:.1f} ±{rating.high - rating.rating:.1f}" if rating else "–",
            seconds_text(thinking.mean) if thinking else "–",
            seconds_text(thinking.p95) if thinking else "–",
        )
    return table


def _head_to_head(summary: Summary) -> Table:
    order = [standing.bot for standing in summary.standings]
    shares = {(met.bot, met.other): met.share for met in summary.head_to_head}
    table = _table(
        "Head to head (the row's part of their wins, seat for seat)",
        "bot",
        list(map(escape, order)),
    )
    for bot in order:
        cells = [
            "" if bot == other else percent(shares[bot, other], interval=True) for other in order
        ]
        table.add_row(escape(bot), *cells)
    return table


def _bluff(summary: Summary) -> Table:
    columns = ("said", "lies/100", "believed", "called", "wrongly", "fooled")
    table = _table("Bluff (called: lies it did not believe; wrongly: truths)", "bot", columns)
    for standing in summary.standings:
        bluff = standing.bluff
        if bluff is not None:
            table.add_row(
                escape(standing.bot),
                f"{bluff.said:,}",
                f"{bluff.lies_per_100.value:.1f}" if bluff.lies_per_100 else "–",
                percent(bluff.believed),
                f"{bluff.calls_right:,}",
                f"{bluff.calls_wrong:,}",
                percent(bluff.fooled),
            )
    return table


def _places(summary: Summary) -> Table:
    columns = [f"{place}" for place in range(summary.tournament.players)]
    table = _table("Win share by place (1 is fair)", "", columns)
    table.add_row("by seat", *map(_figure, summary.by_seat))
    table.add_row("by turn (0 begins)", *map(_figure, summary.by_turn))
    return table


def _figure(figure: Estimate | None) -> str:
    """With the wider side of its interval."""
    if figure is None:
        return "–"
    if figure.margin is None:
        return f"{figure.value:.2f}"
    return f"{figure.value:.2f} ±{figure.margin:.2f}"


def _fail(reason: str) -> NoReturn:
    typer.echo(f"bluffhouse: {reason}", err=True)
    raise typer.Exit(2)
