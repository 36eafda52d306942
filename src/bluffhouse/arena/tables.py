"""Lists every possible table: each set of a game's options with each number of players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

from bluffhouse.rules import game as make_game
from bluffhouse.rules import games
from bluffhouse.rules.contract import Game, OptionError


def option_sets(name: str) -> Iterator[dict[str, Any]]:
    """Yield every combination of the options of a game."""
    choices: dict[str, tuple[Any, ...]] = {}
    for option, hint in get_type_hints(games()[name].options_type).items():
        if hint is bool:
            choices[option] = (False, True)
        elif get_origin(hint) is Literal:
            choices[option] = get_args(hint)
        elif hint == tuple[int, int]:  # a layout: try the printed one and a short one
            choices[option] = ((18, 24), (3, 7))
    for values in product(*choices.values()):
        yield dict(zip(choices, values, strict=True))


def every_table(name: str) -> list[tuple[Game, int]]:
    """Return every variant of a game with every number of players that it allows."""
    found = []
    for options in option_sets(name):
        game = make_game(name, **options)
        for players in game.seats:
            try:
                game.check_players(players)
            except OptionError:
                continue
            found.append((game, players))
    return found
