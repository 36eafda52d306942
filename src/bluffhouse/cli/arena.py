"""The command `bluffhouse arena`: runs a tournament of bots and prints its tables."""

from __future__ import annotations

import shlex
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import bluffhouse
from bluffhouse.arena.engines import run
from bluffhouse.arena.report import percent, report, seconds_text
from bluffhouse.arena.results import Folder, GameFailed
from bluffhouse.arena.summary import Estimate, Summary, summarized
from bluffhouse.arena.tournament import new_tournament
from bluffhouse.cli import messages
from bluffhouse.cli.options import parse_options
from bluffhouse.cli.progress import games_bar
from bluffhouse.engines import OUTSIDE, check_named, split_kinds
from bluffhouse.locales import Words
from bluffhouse.rules.contract import OptionError


def arena(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    bots: str | None = None,
    players: int | None = None,
    games: int | None = None,
    option: list[str] | None = None,
    seconds: float | None = None,
    seed: str | None = None,
    out: Path | None = None,
    jobs: int | None = None,
    resume: Path | None = None,
    engine: Literal["local", "ray"] = "local",
) -> None:
    """Play a tournament of bots: who is stronger, and who lies. Ctrl-C keeps the games so far."""
    console = Console()
    named = split_kinds(bots) if bots else []
    try:
        if resume is not None:
            given = (game, players, games, option, seconds, seed, out)
            # Bots are named again only to say that an engine among them may run.
            others = [kind for kind in named if not kind.startswith(OUTSIDE)]
            if others or any(value is not None for value in given):
                messages.fail("arena-resume-alone")
            folder = Folder.open(resume)
            check_named(folder.tournament.bots, named)
        else:
            if game is None:
                messages.fail("wrong-which-game", games=", ".join(bluffhouse.games()))
            made = bluffhouse.game(game, **parse_options(game, option or []))
            tournament = new_tournament(
                made,
                named,
                players=players,
                games=1000 if games is None else games,
                seconds=1.0 if seconds is None else seconds,
                seed=seed,
            )
            path = out or Path(time.strftime(f"arena-{game}-%Y%m%d-%H%M%S"))
            folder = Folder.new(path, tournament)
        status = _play(console, folder, jobs, engine)
    except OptionError as error:
        messages.fail_with(messages.message_of(error))
    except OSError as error:
        messages.fail_with(messages.file_problem(error))
    raise typer.Exit(status)


def _play(
    console: Console, folder: Folder, jobs: int | None, engine: Literal["local", "ray"]
) -> int:
    """Play the tournament to its end or to Ctrl-C, and return the exit status."""
    status = 0
    failure = ""
    tournament = folder.tournament
    words = messages.words()
    played = len(folder.finished())
    with games_bar(words, tournament.game, tournament.total, played) as advance:
        try:
            run(folder, jobs=jobs, engine=engine, progress=advance)
        except KeyboardInterrupt:
            status = 130
        except GameFailed as error:
            status, failure = 1, messages.message_of(error)
    finished = folder.finished()
    summary = summarized(tournament, finished)
    if finished:
        written = report(folder, summary, words)
        show(console, summary, words)
        files = ", ".join(map(str, written))
        console.print(words("arena-written", files=files), markup=False, soft_wrap=True)
    if failure:
        messages.print_error(failure)
    if status:
        kept = words("arena-kept", games=summary.games, total=tournament.total)
        again = f"bluffhouse arena --resume {shlex.quote(str(folder.path))}"
        typer.echo(f"{kept} {again}", err=True)
    return status


# ── the tables ──────────────────────────────────────────────────────────────────────────────


def show(console: Console, summary: Summary, words: Words) -> None:
    """Print the tables of a tournament."""
    tournament = summary.tournament
    head = words(
        "arena-head",
        title=words(f"{tournament.game.replace('_', '-')}-title"),
        players=tournament.players,
        games=summary.games,
        deals=summary.deals,
    )
    console.print(f"\n{head}", markup=False)
    console.print(_standings(summary, words))
    if len(summary.standings) > 1:
        console.print(_head_to_head(summary, words))
    if any(standing.bluff for standing in summary.standings):
        console.print(_bluff(summary, words))
    console.print(_places(summary, words))


def _table(title: str, first: str, columns: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    table.add_column(first, no_wrap=True)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _standings(summary: Summary, words: Words) -> Table:
    columns = [words(f"arena-{name}") for name in ("share", "rating", "decision", "slowest")]
    table = _table(words("arena-strength"), words("arena-bot"), columns)
    for standing in summary.standings:
        rating = standing.rating
        thinking = standing.thinking
        table.add_row(
            escape(standing.bot),
            f"[bold]{_figure(standing.share, words)}[/]",
            _with_margin(words, rating.rating, rating.high - rating.rating, 1) if rating else "–",
            seconds_text(thinking.mean, words) if thinking else "–",
            seconds_text(thinking.p95, words) if thinking else "–",
        )
    return table


def _head_to_head(summary: Summary, words: Words) -> Table:
    order = [standing.bot for standing in summary.standings]
    shares = {(met.bot, met.other): met.share for met in summary.head_to_head}
    title, first = words("arena-head-to-head"), words("arena-bot")
    table = _table(title, first, list(map(escape, order)))
    for bot in order:
        cells = [
            "" if bot == other else percent(shares[bot, other], words, interval=True)
            for other in order
        ]
        table.add_row(escape(bot), *cells)
    return table


def _bluff(summary: Summary, words: Words) -> Table:
    names = ["said", "lies", "believed", "called", "wrongly", "fooled"]
    trapping = any(standing.bluff and standing.bluff.traps for standing in summary.standings)
    if trapping:
        names.append("sprung")
    columns = [words(f"arena-{name}") for name in names]
    table = _table(words("arena-bluff"), words("arena-bot"), columns)
    for standing in summary.standings:
        bluff = standing.bluff
        if bluff is not None:
            table.add_row(
                escape(standing.bot),
                words.figure(bluff.said),
                words.figure(bluff.lies_per_100.value, 1) if bluff.lies_per_100 else "–",
                percent(bluff.believed, words),
                words.figure(bluff.calls_right),
                words.figure(bluff.calls_wrong),
                percent(bluff.fooled, words),
                *([percent(bluff.sprung, words)] if trapping else []),
            )
    return table


def _places(summary: Summary, words: Words) -> Table:
    columns = [f"{place}" for place in range(summary.tournament.players)]
    table = _table(words("arena-places"), "", columns)
    for name, figures in (("by-seat", summary.by_seat), ("by-turn", summary.by_turn)):
        cells = [_figure(figure, words) for figure in figures]
        table.add_row(words(f"arena-{name}"), *cells)
    return table


def _figure(figure: Estimate | None, words: Words) -> str:
    """Format an estimate with the wider side of its confidence interval."""
    if figure is None:
        return "–"
    if figure.margin is None:
        return words.figure(figure.value, 2)
    return _with_margin(words, figure.value, figure.margin, 2)


def _with_margin(words: Words, figure: float, margin: float, digits: int) -> str:
    return f"{words.figure(figure, digits)} ±{words.figure(margin, digits)}"
