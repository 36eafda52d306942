"""The command `bluffhouse selfplay`: lets bots play and writes a dataset."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

import bluffhouse
from bluffhouse.arena.results import GameFailed
from bluffhouse.arena.selfplay import make_dataset, new_dataset
from bluffhouse.cli import messages
from bluffhouse.cli.options import parse_options
from bluffhouse.cli.progress import games_bar
from bluffhouse.engines import split_kinds
from bluffhouse.rules.contract import OptionError


def selfplay(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    bots: Annotated[str, typer.Option()],
    out: Annotated[Path, typer.Option()],
    games: int = 100,
    players: int | None = None,
    option: list[str] | None = None,
    seconds: float = 1.0,
    seed: str | None = None,
    format: Literal["jsonl", "parquet"] = "jsonl",
    values: Literal["none", "playouts"] = "none",
    jobs: int | None = None,
) -> None:
    """Let bots play and write a dataset: records, and a table of every decision."""
    words = messages.words()
    try:
        dataset = new_dataset(
            bluffhouse.game(game, **parse_options(game, option or [])),
            split_kinds(bots),
            players=players,
            games=games,
            seconds=seconds,
            seed=seed,
            values=values,
        )
        with games_bar(words, game, games) as advance:
            table = make_dataset(out, dataset, format=format, jobs=jobs, progress=advance)
    except OptionError as error:
        messages.fail_with(messages.message_of(error))
    except OSError as error:
        messages.fail_with(messages.file_problem(error))
    except GameFailed as error:
        messages.print_error(messages.message_of(error))
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    typer.echo(words("arena-written", files=str(table)))
