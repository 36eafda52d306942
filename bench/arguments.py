"""Command-line arguments that several benchmarks share: their help, and their checks.

Does not import JAX: `bench.strength` forks processes, which can hang once JAX runs its threads.
"""

from __future__ import annotations

import argparse
import random
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from bluffhouse.bots.champion import shipped
from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.engines import seat_bot
from bluffhouse.rules.contract import Game, OptionError

GAME_HELP = "name of the game, such as lie"
PLAYERS_HELP = "players at the table"
PROCESSES_HELP = "processes that play games"
NET_SUFFIX = ".npz"


class HelpFormatter(argparse.ArgumentDefaultsHelpFormatter, argparse.RawDescriptionHelpFormatter):
    """Shows the description as it is written, and each default unless it is None."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return action.help if action.default is None else super()._get_help_string(action)


def new_parser(module: str, description: str | None) -> argparse.ArgumentParser:
    """Return a parser for `python -m MODULE`."""
    return argparse.ArgumentParser(
        prog=f"python -m {module}", description=description, formatter_class=HelpFormatter
    )


@contextmanager
def refusing(parser: argparse.ArgumentParser) -> Iterator[None]:
    """End the program with the message of an OptionError, like the parser's own errors."""
    try:
        yield
    except OptionError as error:
        parser.error(str(error))


def positive_integer(text: str) -> int:
    """Parse a whole number of 1 or more. Raises ArgumentTypeError."""
    if not (text.isdecimal() and int(text)):
        raise argparse.ArgumentTypeError(f"{text}: give a whole number of 1 or more")
    return int(text)


def at_least_one(text: str) -> float:
    """Parse a number of 1 or more. Raises ArgumentTypeError."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not number >= 1:  # refuses nan too
        raise argparse.ArgumentTypeError(f"{text}: give a number of 1 or more")
    return number


def player_counts(text: str, game: Game) -> list[int]:
    """Return the numbers of players in a text such as `3,4,4`. Raises OptionError."""
    try:
        counts = [int(count) for count in text.split(",")]
    except ValueError:
        message = f"--players {text}: give numbers separated by commas, such as 3,4"
        raise OptionError(message) from None
    for count in counts:
        game.check_players(count)
    return counts


def check_bot(kind: str, game: Game) -> None:
    """Raise OptionError if there is no such bot for the game.

    Unlike `bluffhouse.engines.check_kind`, this starts no engine, because forked processes would
    share it.
    """
    seat_bot(kind, game, 0, random.Random(0))


def check_net(path: Path, game: Game) -> None:
    """Raise OptionError if a file is missing or does not hold a net for the game."""
    if not path.is_file():
        raise OptionError(f"{path}: no such file; give the file of a net ({NET_SUFFIX})")
    shapes: dict[str, tuple[int, ...]] = {}
    with (
        suppress(ValueError, TypeError, EOFError, BadZipFile, zlib.error),
        open(path, "rb") as file,
        np.load(file) as parts,
    ):
        shapes = {name: np.shape(part) for name, part in parts.items()}
    seen = perspective(game.name)
    found = [shapes.get("w0", ())[:1], shapes.get("b_choice"), shapes.get("b_wins")]
    if found != [(seen.width,), (seen.actions,), (seen.seats,)]:
        raise OptionError(
            f"{path} does not hold a net for this version of {game.name}; give a file that"
            f" `bluffhouse learn {game.name}` or `bench.tune {game.name}` wrote"
        )


def net_or_champion(path: Path | None, game: Game) -> Path:
    """Return the file of the given net, or of the champion if none is given.

    Raises OptionError if the file is not a net for the game, or if the game has no champion.
    """
    path = path or shipped(game.name)
    if path is None:
        raise OptionError(f"{game.name} has no champion; name a net with --net")
    check_net(path, game)
    return path
