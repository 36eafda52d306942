"""Solved rounds of LIE between two players: the files that `bluffhouse solve` writes, and how to
read them.

This module does without numpy, and the files are small, since most situations never arise in an
equilibrium. A file says, for each player and hand, how to turn the cards and, for each set of bids
that the strategy can lead to, what to do then.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bluffhouse.rules.lie import Card

DATA = Path(__file__).parent.parent / "data"

UNIT = 1_000_000
"""Probabilities are stored as whole numbers that add up to this."""
CALLS = "call"
"""Stands for a call among the heights of bids."""

Odds = dict[str, int]


def key_of(*things: Sequence[Any]) -> str:
    """Return cards and values as the file writes them: a hand is `1226`, a hand and what it shows
    `12/2`."""
    return "/".join(
        "".join(str(v) if isinstance(v, int) else f"{v[0]}{v[1]}" for v in thing)
        for thing in things
    )


class Part(msgspec.Struct):
    """One player's strategy."""

    turn: dict[str, Odds]
    """By hand: how often to show each set of values."""
    bid: dict[str, dict[str, Odds]]
    """By the set of bids so far (bit h: bid h was made; hexadecimal), then by what is shown (and
    the hand): how often to make each choice."""


class Solved(msgspec.Struct):
    """A solved round."""

    options: dict[str, Any]
    cards: tuple[int, int]
    by_shows: bool
    """Whether bids depend only on what is shown, not on the other ends of the cards."""
    value: float
    """Value of the round to the starter: +1 is won, −1 lost."""
    nash_conv: float
    """Upper bound of the distance from an equilibrium."""
    parts: tuple[Part, Part]
    """The starter's strategy, then the other player's."""

    @classmethod
    def load(cls, file: Path) -> Solved:
        return msgspec.json.decode(gzip.decompress(file.read_bytes()), type=cls)

    def save(self, file: Path) -> None:
        # Leave out the time stamp, so that the same solution gives the same file.
        file.write_bytes(gzip.compress(msgspec.json.encode(self), mtime=0))

    def turning(self, player: int, hand: Sequence[Card]) -> Odds:
        """Return how often to show each set of values of a hand, as `key_of` writes them."""
        return self.parts[player].turn.get(key_of(sorted(hand)), {})

    def bidding(
        self, player: int, hand: Sequence[Card], up: Sequence[int], made: Sequence[int]
    ) -> Odds:
        """Return how often to make each choice after bids of these heights; empty if the strategy
        never leads there."""
        shows = sorted(up)
        key = key_of(shows) if self.by_shows else key_of(sorted(hand), shows)
        point = sum(1 << height for height in made)
        return self.parts[player].bid.get(f"{point:x}", {}).get(key, {})


def file_name(raise_order: str, wild_ones: bool, cards: tuple[int, int]) -> str:
    wild = "-wild" if wild_ones else ""
    return f"lie-{raise_order}{wild}-{cards[0]}-{cards[1]}.json.gz"


@cache
def solved_round(raise_order: str, wild_ones: bool, cards: tuple[int, int]) -> Solved | None:
    """Return the solution that comes with Bluffhouse, if there is one."""
    file = DATA / file_name(raise_order, wild_ones, cards)
    return Solved.load(file) if file.exists() else None
