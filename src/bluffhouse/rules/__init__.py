"""The rules of the house: the contract, and one file per game. Pure: no clock, no I/O."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from bluffhouse.rules.contract import Game, OptionError


@cache
def games() -> dict[str, type[Game]]:
    """Every game there is, by name: each module beside this one that has a `GAME`."""
    found = {}
    for module in iter_modules(__path__):
        game = getattr(import_module(f"{__name__}.{module.name}"), "GAME", None)
        if game is not None:
            found[game.name] = game
    return found


def game(name: str, /, **options: object) -> Game:
    """A game with its options: `game("lie", wild_ones=True)`."""
    if not isinstance(name, str) or name not in games():
        raise OptionError(f"no game is called {name!r}; the games: {', '.join(games())}")
    return games()[name](**options)
