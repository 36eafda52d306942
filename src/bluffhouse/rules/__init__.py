"""The contract, and one file or small package per game. Pure: no clock, no I/O."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Union

import msgspec

from bluffhouse.rules.contract import Action, Game, OptionError, quoted, shortened

ENTRY_POINTS = "bluffhouse.games"
"""The entry point group in which other packages name the games they bring."""


@cache
def games() -> dict[str, type[Game]]:
    """Every game there is, by name: each file or package beside this one with a `GAME`, and those
    that other packages bring by the entry point `bluffhouse.games`."""
    found = {}
    for module in iter_modules(__path__):
        game = getattr(import_module(f"{__name__}.{module.name}"), "GAME", None)
        if game is not None:
            found[game.name] = game
    for name, package in brought().items():
        try:
            game = part_of(name, __name__).GAME
            if game.name != name:
                raise ValueError(f"it calls itself {game.name!r}")
            found[name] = game
        except Exception:  # another package's error, of whatever kind, must not stop the house
            import logging  # here, because `import bluffhouse` should be quick

            log = logging.getLogger("bluffhouse.rules")
            log.exception("cannot load the game %s from %s", name, package)
    return found


@cache
def brought() -> dict[str, str]:
    """The packages that bring a game, by the game's name. They cannot replace our own games."""
    # Imported here because it takes a third of the time of `import bluffhouse`.
    from importlib.metadata import entry_points

    ours = {module.name for module in iter_modules(__path__)}
    named = {entry.name: entry.value for entry in entry_points(group=ENTRY_POINTS)}
    return {name: package for name, package in named.items() if name not in ours}


def part_of(game: str, room: str) -> ModuleType:
    """The module of a game in one of our packages (`bluffhouse.text` has `lie`); for a game of
    another package, its module named after ours (`text`)."""
    package = brought().get(game)
    if package is None:
        return import_module(f"{room}.{game}")
    return import_module(f"{package}.{room.rpartition('.')[2]}")


@cache
def action_decoder(game: str) -> msgspec.json.Decoder[Action]:
    """Return the decoder of that game's actions."""
    kinds: Any = games()[game].actions
    return msgspec.json.Decoder(Union[kinds])  # noqa: UP007 (made from a list)


def game(name: str, /, **options: object) -> Game:
    """Return a game with its options: `game("lie", wild_ones=True)`. Raises OptionError."""
    if not isinstance(name, str) or name not in games():
        there = ", ".join(games())
        message = f"no game is called {quoted(name)}; the games: {there}"
        called = shortened(name) if isinstance(name, str) else quoted(name)
        raise OptionError(message, "wrong-game", name=called, games=there)
    return games()[name](**options)
