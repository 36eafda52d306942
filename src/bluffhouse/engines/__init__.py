"""Bots from outside: engines, which are programs (docs/engine-protocol.md), and language models
(docs/agents.md).

Only a person at this machine may name one: `seat_bot` starts any command and asks any server it is
given, so never pass it anything from the network or from a file.
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
