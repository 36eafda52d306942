"""Engines: bots written in any language that exchange lines of JSON (docs/engine-protocol.md).

An engine is a program. Only a person at this machine may name one: `seat_bot` starts any command it
is given, so never pass it anything from the network or from a file.
"""

from bluffhouse.engines.engine_bot import PREFIX, check_kind, check_named, seat_bot, split_kinds
from bluffhouse.engines.errors import EngineError
from bluffhouse.engines.messages import PROTOCOL
from bluffhouse.engines.offers import OfferedEngine, greet_engines, offer_engines

__all__ = [
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
