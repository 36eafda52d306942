"""Engines that the operator offers at live tables, each under a name."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable
from typing import NamedTuple

from bluffhouse.bots import kinds
from bluffhouse.bots.contract import offer
from bluffhouse.engines.engine_bot import EngineBot, engine_kind
from bluffhouse.engines.errors import EngineError
from bluffhouse.engines.process import EngineProcess
from bluffhouse.rules import games

LOG = logging.getLogger("bluffhouse.engines")


class OfferedEngine(NamedTuple):
    """An engine under the name by which people choose it. They never see its command."""

    name: str
    command: str
    games: tuple[str, ...] | None
    """The games it plays; None means all."""


def greet_engines(settings: Collection[str]) -> tuple[OfferedEngine, ...]:
    """Start each engine in the setting (`NAME=COMMAND`), ask which games it plays, and return them.

    An engine that cannot be started is left out, and the log says why; the house still opens.
    """
    # Loading all bots takes time, and most houses offer no engines.
    taken = _names_of_bots() if settings else set()
    found = []
    for setting in settings:
        name, _, command = setting.partition("=")
        if name in taken:
            LOG.error("the engine %s is not offered: there is another bot of that name", name)
            continue
        taken.add(name)
        try:
            process = EngineProcess(command.strip())
        except EngineError as error:
            LOG.error("the engine %s is not offered: %s", name, error)
            continue
        process.close()
        LOG.info("the engine %s is offered: %s", name, process.hello.name)
        found.append(OfferedEngine(name, command.strip(), process.hello.games))
    return tuple(found)


def _names_of_bots() -> set[str]:
    """Return the names that bots other than engines have in any game."""
    return {
        name
        for game in games()
        for name, kind in kinds(game).items()
        if not issubclass(kind, EngineBot)
    }


def offer_engines(engines: Iterable[OfferedEngine]) -> None:
    """Offer these engines in this process, like bots from another package."""
    for engine in engines:
        offer(engine.name, engine_kind(engine.command, engine.games))
