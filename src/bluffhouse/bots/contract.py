"""What a bot is, and which there are."""

from __future__ import annotations

import logging
import random
from abc import ABC, abstractmethod
from functools import cache
from importlib.metadata import entry_points
from typing import Any, ClassVar, NamedTuple

from bluffhouse.rules import part_of
from bluffhouse.rules.contract import Action, Event, Game, Legal, OptionError

LOG = logging.getLogger("bluffhouse.bots")

ENTRY_POINTS = "bluffhouse.bots"
"""Where packages of other people name the bots they bring."""


class Temperament(NamedTuple):
    """A way to play, beside how well: 1 is neither one thing nor the other."""

    boldness: float = 1.0
    """How gladly it bluffs and how high it goes."""
    trust: float = 1.0
    """How gladly it believes what others say and show."""
    talk: float = 1.0
    """How much it says: claims, offers."""


TEMPERAMENTS = {
    "steady": Temperament(),
    "bold": Temperament(boldness=1.5, talk=1.3),
    "cagey": Temperament(boldness=0.6, talk=0.6),
    "trusting": Temperament(trust=1.4),
    "suspicious": Temperament(trust=0.7),
    "chatty": Temperament(boldness=1.2, trust=1.1, talk=1.6),
}


class Bot(ABC):
    """A player in one seat of one game. It gets what a person in that seat would see: the
    redacted events as they happen, and the view and what is legal when it must decide."""

    games: ClassVar[tuple[str, ...] | None] = None
    """The games it can play; None: all."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.temperament = temperament

    def see(self, event: Event) -> None:  # noqa: B027 (remembering nothing is a fine way to play)
        """Something happened, as this seat saw it."""

    @abstractmethod
    def act(self, view: Any, legal: Legal, seconds: float) -> Action:
        """Decide, within about so many seconds."""


class Random(Bot):
    """Does anything that is legal."""

    def act(self, view: Any, legal: Legal, seconds: float) -> Action:
        return legal.sample(self.rng)


@cache
def kinds(game: str) -> dict[str, type[Bot]]:
    """The bots of a game by name: `random`, those of its module beside this one, and those that
    other packages bring by the entry point `bluffhouse.bots`."""
    found: dict[str, type[Bot]] = {"random": Random}
    found |= part_of(game, "bluffhouse.bots").BOTS
    for entry in entry_points(group=ENTRY_POINTS):
        try:
            brought: type[Bot] = entry.load()
        except Exception:  # of whatever kind: somebody else's package must not end our game
            LOG.exception("the bot %s of %s cannot be loaded", entry.name, entry.value)
            continue
        if brought.games is None or game in brought.games:
            found[entry.name] = brought
    return found


def bot(kind: str, game: Game, seat: int, rng: random.Random) -> Bot:
    """A bot for a seat: `regular`, or with a temperament `regular:bold`. Raises OptionError
    with what there is."""
    strength, _, temperament = kind.partition(":")
    known = kinds(game.name)
    if strength not in known:
        there = ", ".join(known)
        message = f"no bot is called {strength!r}; for {game.name}: {there}"
        raise OptionError(message, "wrong-bot", name=strength, game=game.name, bots=there)
    if temperament and temperament not in TEMPERAMENTS:
        there = ", ".join(TEMPERAMENTS)
        message = f"no temperament is called {temperament!r}; there are: {there}"
        raise OptionError(message, "wrong-temperament", name=temperament, temperaments=there)
    return known[strength](game, seat, rng, TEMPERAMENTS[temperament or "steady"])
