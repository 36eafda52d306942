"""The interface of a bot, and the list of bots of each game."""

from __future__ import annotations

import logging
import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from bluffhouse.rules import part_of
from bluffhouse.rules.contract import Action, Event, Game, Legal, MoveEvent, OptionError, State

LOG = logging.getLogger("bluffhouse.bots")

ENTRY_POINTS = "bluffhouse.bots"
"""Entry point group under which other packages offer bots."""


class Temperament(NamedTuple):
    """A playing style, independent of strength. Each factor is 1 for an average player."""

    boldness: float = 1.0
    """How readily it bluffs and how high it goes."""
    trust: float = 1.0
    """How readily it believes what others claim and show."""
    talk: float = 1.0
    """How much it claims and offers."""


TEMPERAMENTS = {
    "steady": Temperament(),
    "bold": Temperament(boldness=1.5, talk=1.3),
    "cagey": Temperament(boldness=0.6, talk=0.6),
    "trusting": Temperament(trust=1.4),
    "suspicious": Temperament(trust=0.7),
    "chatty": Temperament(boldness=1.2, trust=1.1, talk=1.6),
}


class Bot(ABC):
    """A player in one seat of one game.

    It gets what a person in that seat would see: the redacted events as they happen, and its view
    and the legal actions when it must decide.
    """

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
        """Learn from an event, redacted for this seat."""

    @abstractmethod
    def act(self, view: Any, legal: Legal, seconds: float) -> Action:
        """Return a legal action, within about this many seconds."""


class Random(Bot):
    """Plays any legal action, at random."""

    def act(self, view: Any, legal: Legal, seconds: float) -> Action:
        return legal.sample(self.rng)


LEARNER = 0
"""The learner's seat in a lesson."""


class Lesson(NamedTuple):
    """The guided first game: a short game with a chosen deal, against bots that follow a script."""

    seats: int
    secret: str
    """The house's part of the seed. Anyone can read it here: the coach says that the deal was
    chosen."""
    script: tuple[tuple[int, Action], ...]
    """The moves of the bots, each with its seat."""
    options: Mapping[str, Any] = MappingProxyType({})
    otherwise: str = "rookie"
    """The bot that decides where the script does not fit."""

    def move(self, state: State) -> tuple[int, Action] | None:
        """Return the next move of the script with its seat, or None if it is not legal now."""
        events = state.record.events
        made = sum(isinstance(event, MoveEvent) and event.seat != LEARNER for event in events)
        if made >= len(self.script):
            return None
        seat, action = self.script[made]
        fits = seat in state.to_act and action in state.legal(seat)
        return (seat, action) if fits else None


def lesson(game: str) -> Lesson | None:
    """Return the lesson of a game, if it has one."""
    found: Lesson | None = getattr(part_of(game, "bluffhouse.bots"), "LESSON", None)
    return found


_offered: dict[str, type[Bot]] = {}


def offer(name: str, kind: type[Bot]) -> None:
    """Offer a bot under this name in this process, like a bot of another package."""
    _offered[name] = kind
    kinds.cache_clear()


@cache
def kinds(game: str) -> dict[str, type[Bot]]:
    """Return the bots of a game by name.

    These are `random`, those of the game's module in this package (with `shark` replaced by the
    learned bot where that is stronger), its champion, those that other packages offer under the
    entry point group `bluffhouse.bots`, and those of `offer`.
    """
    from bluffhouse.bots.champion import with_champion
    from bluffhouse.bots.strongest import strongest

    found: dict[str, type[Bot]] = {"random": Random}
    found |= with_champion(game, part_of(game, "bluffhouse.bots").BOTS)
    if "shark" in found:
        found["shark"] = strongest(game, found["shark"])
    for entry in entry_points(group=ENTRY_POINTS):
        try:
            offered: type[Bot] = entry.load()
        except Exception:  # of any kind: a faulty package must not break the game
            LOG.exception("the bot %s of %s cannot be loaded", entry.name, entry.value)
            continue
        if offered.games is None or game in offered.games:
            found[entry.name] = offered
    for name, kind in _offered.items():
        if name not in found and (kind.games is None or game in kind.games):
            found[name] = kind
    return found


def yardsticks(game: str) -> dict[str, type[Bot]]:
    """Return bots to measure others by: they play when they are named, but no table offers them.

    `handmade` is the shark that was written by hand, also where `shark` is now another bot. A
    game's module may have `RETIRED` bots, such as `regular-1`: opponents of a frozen suite of the
    benchmark, kept as they were when the suite was made.
    """
    module = part_of(game, "bluffhouse.bots")
    retired: dict[str, type[Bot]] = getattr(module, "RETIRED", {})
    return {"handmade": module.BOTS["shark"], **retired} if "shark" in module.BOTS else retired


def bot(kind: str, game: Game, seat: int, rng: random.Random) -> Bot:
    """Return a bot for a seat: `regular`, or `regular:bold` with a temperament.

    Raises OptionError, which names the bots or temperaments there are.
    """
    strength, _, temperament = kind.partition(":")
    made = kinds(game.name).get(strength) or yardsticks(game.name).get(strength)
    if made is None:
        there = ", ".join(kinds(game.name))
        message = f"there is no bot {strength!r} for {game.name}; there are: {there}"
        raise OptionError(message, "wrong-bot", name=strength, game=game.name, bots=there)
    if temperament and temperament not in TEMPERAMENTS:
        there = ", ".join(TEMPERAMENTS)
        message = f"there is no temperament {temperament!r}; there are: {there}"
        raise OptionError(message, "wrong-temperament", name=temperament, temperaments=there)
    return made(game, seat, rng, TEMPERAMENTS[temperament or "steady"])
