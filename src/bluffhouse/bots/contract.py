"""What a bot is, and which there are."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from importlib import import_module
from typing import Any

from bluffhouse.rules.contract import Action, Event, Game, Legal, OptionError


class Bot(ABC):
    """A player in one seat of one game. It gets what a person in that seat would see: the
    redacted events as they happen, and the view and what is legal when it must decide."""

    def __init__(self, game: Game, seat: int, rng: random.Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def see(self, event: Event) -> None:  # noqa: B027 (remembering nothing is a fine way to play)
        """Something happened, as this seat saw it."""

    @abstractmethod
    def act(self, view: Any, legal: Legal, seconds: float) -> Action:
        """Decide, within about so many seconds."""


class Random(Bot):
    """Does anything that is legal."""

    def act(self, view: Any, legal: Legal, seconds: float) -> Action:
        return legal.sample(self.rng)


def kinds(game: str) -> dict[str, type[Bot]]:
    """The bots of a game, by name: `random`, and those of its module beside this one."""
    return {"random": Random, **import_module(f"bluffhouse.bots.{game}").BOTS}


def bot(kind: str, game: Game, seat: int, rng: random.Random) -> Bot:
    """A bot of that kind for a seat. Raises OptionError with the kinds there are."""
    known = kinds(game.name)
    if kind not in known:
        raise OptionError(f"no bot is called {kind!r}; for {game.name}: {', '.join(known)}")
    return known[kind](game, seat, rng)
