"""Kinds of bots as a person at this machine names them: our own, engines, language models."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bluffhouse.bots import Bot, bot
from bluffhouse.engines.engine_bot import engine_kind
from bluffhouse.engines.errors import EngineError
from bluffhouse.engines.messages import EngineHello
from bluffhouse.engines.model_bot import model_kind
from bluffhouse.engines.model_mind import read_address
from bluffhouse.engines.running import RUNNING
from bluffhouse.records.file import MAX_BOT
from bluffhouse.rules.contract import Game, OptionError

PREFIX = "engine:"
"""Prefix of a kind of bot that is an engine; the rest is its command."""
MODEL_PREFIX = "model:"
"""Prefix of a kind of bot that is a language model; the rest is `NAME@URL`."""
OUTSIDE = (PREFIX, MODEL_PREFIX)
"""Prefixes of bots that run something outside this process, or send data out of it."""


def seat_bot(kind: str, game: Game, seat: int, rng: random.Random) -> Bot:
    """Return a bot for a seat, as `bluffhouse.bots.bot` does; `engine:COMMAND` starts an engine,
    and `model:NAME@URL` asks a language model.

    Raises OptionError.
    """
    if kind.startswith(MODEL_PREFIX):
        return model_kind(kind.removeprefix(MODEL_PREFIX))(game, seat, rng)
    if not kind.startswith(PREFIX):
        return bot(kind, game, seat, rng)
    return engine_kind(kind.removeprefix(PREFIX).strip())(game, seat, rng)


def check_kind(kind: str, game: Game) -> None:
    """Raise OptionError if there is no such bot for the game. Starts an engine to ask it."""
    if kind.startswith(MODEL_PREFIX):
        read_address(kind.removeprefix(MODEL_PREFIX))
        return
    if not kind.startswith(PREFIX):
        bot(kind, game, 0, random.Random(0))
        return
    command = kind.removeprefix(PREFIX).strip()
    if len(kind) > MAX_BOT:
        message = f"an engine's command has at most {MAX_BOT} characters"
        raise OptionError(message, "engine-failed", details=message)
    hello = engine_hello(command)
    if hello.games is not None and game.name not in hello.games:
        plays = ", ".join(hello.games)
        message = f"the engine {command} does not play {game.name}; it plays: {plays}"
        values = {"engine": command, "game": game.name, "games": plays}
        raise OptionError(message, "engine-other-games", **values)


def engine_hello(command: str) -> EngineHello:
    """Return the hello of an engine. Raises OptionError if it cannot be started."""
    try:
        return RUNNING.hello(command)
    except EngineError as error:
        raise OptionError(str(error), "engine-failed", details=str(error)) from None


def split_kinds(kinds: str) -> list[str]:
    """Return the kinds of bots in a list separated by commas; commas in quotes do not count.

    >>> split_kinds("rookie, engine:./mybot --book 'a,b'")
    ['rookie', "engine:./mybot --book 'a,b'"]
    """
    found = [""]
    quote = ""
    for letter in kinds:
        if letter == "," and not quote:
            found.append("")
            continue
        if letter in "'\"" and quote in ("", letter):
            quote = "" if quote else letter
        found[-1] += letter
    return [kind.strip() for kind in found]


def check_named(kinds: Sequence[str], named: Sequence[str]) -> None:
    """Raise OptionError if a file names an engine that the person at this machine has not named:
    the author of a file must not choose which programs run here."""
    for kind in kinds:
        if kind.startswith(OUTSIDE) and kind not in named:
            message = f"this was played with another program; to run it again, add --bots '{kind}'"
            raise OptionError(message, "engine-not-named", kind=kind)
