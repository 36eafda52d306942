"""Bluffhouse: five games of bluff, exactly by the book.

>>> import random, bluffhouse
>>> game = bluffhouse.game("lie", wild_ones=True)
>>> state = game.start(players=3, seed=7)
>>> rng = random.Random(1)
>>> while state.result is None:
...     seat = state.to_act[0]
...     events = state.play(seat, state.legal(seat).sample(rng))
>>> len(state.result.winners)
1
"""

from bluffhouse.rules import game, games
from bluffhouse.rules.contract import (
    Action,
    Event,
    Game,
    IllegalAction,
    Legal,
    OptionError,
    Record,
    Result,
    State,
    View,
)

__version__ = "0.2.0"

__all__ = [
    "Action",
    "Event",
    "Game",
    "IllegalAction",
    "Legal",
    "OptionError",
    "Record",
    "Result",
    "State",
    "View",
    "game",
    "games",
]
