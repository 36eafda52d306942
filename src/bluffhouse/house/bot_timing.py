"""How long bots seem to think: as long as the decision is worth and people like to wait.

A game says of each kind of action how much thought it deserves (`Action.thought`); a table turns
that into seconds. Only what everybody sees may matter here, or the delay would be a tell: not the
bot's hand, and so not the number of its legal actions either.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Literal

from bluffhouse.house.journal_entries import Played
from bluffhouse.house.table import Table
from bluffhouse.rules.contract import Action

Pace = Literal["slow", "normal", "fast", "instant"]
"""How fast a person wants bots to play and scenes to pass."""

PACES: dict[Pace, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.45, "instant": 0.0}
"""By pace, the factor for every delay, the slowest first."""
THOUGHT = 1.0
"""The thought that an action deserves if its game does not say."""
LONGEST_THOUGHT = 1.6
"""The most thought that an action deserves while people only look on: then a negotiation need not
give them time to talk."""
EACH_WAIT = 0.8
"""Factor for every decision of a bot since a person could last act: people who only look on wait
ever less. However many bots decide, their thoughts do not add up to much more than five."""
SHORTEST_WAIT = 0.1
"""The smallest product of those factors."""
SPREAD = 0.25
"""A delay is that fraction longer or shorter, by chance: bots are no clockwork."""


def pace_named(name: str) -> Pace:
    """Return the pace of that name. Raises ValueError."""
    for pace in PACES:
        if pace == name:
            return pace
    raise ValueError(f"pace: one of {', '.join(PACES)}")


def slowest(paces: Iterable[Pace]) -> Pace:
    """Return the slowest of these paces: nobody is hurried by somebody else's wish. Without any,
    bots play at the normal pace."""
    return min(paces, key=list(PACES).index, default="normal")


def delay(base: float, table: Table, action: Action, pace: Pace, rng: random.Random) -> float:
    """Return for how many seconds a bot seems to think before it plays the action. `base` is the
    house's setting `bot_delay`."""
    thought = THOUGHT if action.thought is None else action.thought
    if people_look_on(table):
        thought = min(thought, LONGEST_THOUGHT)
    spread = rng.uniform(1 - SPREAD, 1 + SPREAD)
    return base * thought * PACES[pace] * patience(table) * spread


def patience(table: Table) -> float:
    """Return the factor for the delay of a bot's next decision at this table."""
    return max(SHORTEST_WAIT, EACH_WAIT ** bot_moves(table)) if people_look_on(table) else 1.0


def people_look_on(table: Table) -> bool:
    """Return whether people sit at the table and none of them may act now."""
    return any(chair and chair.person for chair in table.chairs) and not people_decide(table)


def people_decide(table: Table) -> bool:
    """Return whether a person may act now: they are not waiting for a bot."""
    for seat in table.to_act:
        chair = table.chairs[seat]
        if chair is not None and chair.bot is None:
            return True
    return False


def bot_moves(table: Table) -> int:
    """Return how many moves bots have made since a person's, as far as the table remembers."""
    count = 0
    for _, entry in reversed(table.recent):
        if isinstance(entry, Played):
            if entry.by != "bot":
                break
            count += 1
    return count
