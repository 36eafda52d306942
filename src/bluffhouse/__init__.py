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

Everything here is a small typed value, or a class that every game implements:

>>> isinstance(game, bluffhouse.Game) and isinstance(state, bluffhouse.State)
True
>>> isinstance(state.result, bluffhouse.Result) and isinstance(state.record, bluffhouse.Record)
True
>>> all(isinstance(event, bluffhouse.Event) for event in state.record.events)
True
>>> sorted(bluffhouse.games())[2], bluffhouse.games()["lie"].seats
('lie', range(2, 7))

A seat sees a view, and chooses one of its legal actions:

>>> state = bluffhouse.game("lie").start(players=2, seed=1, starter=0)
>>> isinstance(state.view(0), bluffhouse.View) and isinstance(state.legal(0), bluffhouse.Legal)
True
>>> list(state.legal(0))
[Turn(up=(1,)), Turn(up=(4,))]
>>> isinstance(state.legal(0)[0], bluffhouse.Action)
True

What is not allowed is refused, with a reason that can be shown in any language:

>>> from bluffhouse.rules.lie import Call
>>> try:
...     state.play(0, Call())
... except bluffhouse.IllegalAction as refused:
...     print(refused.reason)
lie-nothing-to-call
>>> try:
...     bluffhouse.game("lie", jokers=True)
... except bluffhouse.OptionError as refused:
...     print(refused.key)
wrong-option
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
