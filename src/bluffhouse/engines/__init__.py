"""Bots from outside: engines, which are programs (docs/engine-protocol.md), and language models
(docs/agents.md).

Only a person at this machine may name one: `seat_bot` starts any command and asks any server it is
given, so never pass it anything from the network or from a file.

>>> import random, bluffhouse
>>> game = bluffhouse.game("lie")
>>> check_kind("rookie", game)
>>> seat_bot("rookie", game, 0, random.Random(1)).seat
0
>>> (PREFIX, MODEL_PREFIX) == OUTSIDE, PROTOCOL
(True, 1)
>>> split_kinds("rookie,engine:./mine --fast")
['rookie', 'engine:./mine --fast']

An engine that a file names runs only if the person at this machine has named it too:

>>> check_named(["engine:./mine"], ["engine:./mine"])
>>> try:
...     check_named(["engine:./theirs"], [])
... except bluffhouse.OptionError as refused:
...     print(refused.key)
engine-not-named

A house greets the engines that its operator offers, and offers those that answer:

>>> found = greet_engines([])  # or ["mine=./mine --fast"], which starts it
>>> all(isinstance(engine, OfferedEngine) for engine in found)
True
>>> offer_engines(found)
>>> state = game.start(players=2, seed=1)
>>> missing = seat_bot("engine:./there-is-none", game, 0, random.Random(1))
>>> try:
...     missing.act(state.view(0), state.legal(0), seconds=1.0)
... except EngineError as failed:
...     print("there-is-none" in str(failed))
True
"""

from bluffhouse.engines.bot_kinds import (
    MODEL_PREFIX,
    OUTSIDE,
    PREFIX,
    check_kind,
    check_named,
    seat_bot,
    split_kinds,
)
from bluffhouse.engines.errors import EngineError
from bluffhouse.engines.messages import PROTOCOL
from bluffhouse.engines.offers import OfferedEngine, greet_engines, offer_engines

__all__ = [
    "MODEL_PREFIX",
    "OUTSIDE",
    "PREFIX",
    "PROTOCOL",
    "EngineError",
    "OfferedEngine",
    "check_kind",
    "check_named",
    "greet_engines",
    "offer_engines",
    "seat_bot",
    "split_kinds",
]
