"""What bots say at the table: a reaction or a phrase now and then, by temperament.

A remark may depend on what everybody saw and on nothing else, or it would give away what a bot
holds. So `remark` is given one event as a spectator sees it, the bot's seat and its temperament;
it never gets the view of the seat, its hand or its plans.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from bluffhouse.bots.contract import Temperament
from bluffhouse.rules import part_of
from bluffhouse.rules.contract import Ended, Event, StarterDrawn, StarterNamed
from bluffhouse.text.chat import Reaction

Part = Literal["begins", "gains", "loses", "doubts", "doubted", "looks", "won", "lost"]
"""The part that a seat has in an event."""

CHANCES: dict[Part, float] = {
    "begins": 0.12,
    "gains": 0.16,
    "loses": 0.3,
    "doubts": 0.2,
    "doubted": 0.2,
    "looks": 0.04,
    "won": 0.6,
    "lost": 0.4,
}
"""By part: the probability that an average bot says something."""
MOST_LIKELY = 0.9
"""The highest probability, however talkative a bot is."""


class Remark(NamedTuple):
    """A reaction or a phrase."""

    reaction: Reaction | None = None
    phrase: str = ""


class Occasion(NamedTuple):
    """Fields of an event that hold the seat it is good for, bad for, and so on. A game declares
    them by type of event in its bots' module: `OCCASIONS = {Shown: Occasion(loses="loser")}`."""

    gains: str = ""
    loses: str = ""
    doubts: str = ""
    doubted: str = ""


REMARKS: dict[Part, tuple[Remark, ...]] = {
    "begins": (Remark(phrase="phrase-good-luck"), Remark("cheers")),
    "gains": (Remark("laugh"), Remark("cheers"), Remark(phrase="phrase-thanks")),
    "loses": (Remark("tears"), Remark("gasp"), Remark(phrase="phrase-oops")),
    "doubts": (Remark("doubt"), Remark(phrase="phrase-not-believing")),
    "doubted": (Remark("gasp"), Remark(phrase="phrase-trust-me")),
    "looks": (
        Remark("gasp"),
        Remark("laugh"),
        Remark("applause"),
        Remark(phrase="phrase-nice-one"),
    ),
    "won": (Remark("cheers"), Remark(phrase="phrase-good-game")),
    "lost": (Remark("applause"), Remark("tears"), Remark(phrase="phrase-good-game")),
}


def remark(
    game: str, event: Event, seat: int, temperament: Temperament, rng: random.Random
) -> Remark | None:
    """Return what a bot in that seat says about an event, as spectators see it; mostly None."""
    part = _part(_occasions(game), event, seat)
    if part is None or rng.random() >= min(MOST_LIKELY, CHANCES[part] * temperament.talk):
        return None
    return rng.choice(REMARKS[part])


def _occasions(game: str) -> Mapping[type[Event], Occasion]:
    """Return what a game declares; a game that declares nothing has its beginning and its end."""
    declared: Mapping[type[Event], Occasion] = getattr(
        part_of(game, "bluffhouse.bots"), "OCCASIONS", {}
    )
    return declared


def _part(occasions: Mapping[type[Event], Occasion], event: Event, seat: int) -> Part | None:
    if isinstance(event, StarterDrawn | StarterNamed):
        return "begins"
    if isinstance(event, Ended):
        return "won" if seat in event.result.winners else "lost"
    occasion = occasions.get(type(event))
    if occasion is None:
        return None
    seats: dict[str, Any] = {
        part: getattr(event, field) for part, field in occasion._asdict().items() if field
    }
    parts: tuple[Part, ...] = ("gains", "loses", "doubts", "doubted")
    return next((part for part in parts if seats.get(part) == seat), "looks")
