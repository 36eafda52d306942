"""Solved rounds of LIE between two: how `bluffhouse solve` keeps them and how they are read.

No numpy here: a file is small, since an equilibrium leaves most things undone. It says, for each
player and hand, how the cards are turned, and for each set of bids that its own play leads to,
what is done then."""

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
"""Probabilities are kept as whole numbers that add up to this."""
CALLS = "call"
"""A call, among the bids by their height."""

Odds = dict[str, int]


def key_of(*things: Sequence[Any]) -> str:
    """Cards and values as the file writes them: a hand `1226`, a hand and what it shows `12/2`."""
    return "/".join(
        "".join(str(v) if isinstance(v, int) else f"{v[0]}{v[1]}" for v in thing)
        for thing in things
    )


class Part(msgspec.Struct):
    """One player's strategy."""

    turn: dict[str, Odds]
    """By hand: what is shown how often."""
    bid: dict[str, dict[str, Odds]]
    """By the set of bids so far (bit h: bid h was made; hexadecimal), then by what is shown
    (and the hand): what is done how often."""


class Solved(msgspec.Struct):
    """A solved round."""

    options: dict[str, Any]
    cards: tuple[int, int]
    by_shows: bool
    """Bids depend on what is shown alone, not on the other ends of the cards."""
    value: float
    """What the round is worth to the starter: +1 won, −1 lost."""
    nash_conv: float
    """How far this is from an equilibrium, at most."""
    parts: tuple[Part, Part]
    """The starter's, the other's."""

    @classmethod
    def load(cls, file: Path) -> Solved:
        return msgspec.json.decode(gzip.decompress(file.read_bytes()), type=cls)

    def save(self, file: Path) -> None:
        # No time in it, so that the same solution is the same file.
        file.write_bytes(gzip.compress(msgspec.json.encode(self), mtime=0))

    def turning(self, player: int, hand: Sequence[Card]) -> Odds:
        """What to show of that hand, as `key_of` writes it."""
        return self.parts[player].turn.get(key_of(sorted(hand)), {})

    def bidding(
        self, player: int, hand: Sequence[Card], up: Sequence[int], made: Sequence[int]
    ) -> Odds:
        """What to do after these bids (their heights); nothing if its own play does not lead
        there."""
        shows = sorted(up)
        key = key_of(shows) if self.by_shows else key_of(sorted(hand), shows)
        point = sum(1 << height for height in made)
        return self.parts[player].bid.get(f"{point:x}", {}).get(key, {})


def file_name(raise_order: str, wild_ones: bool, cards: tuple[int, int]) -> str:
    wild = "-wild" if wild_ones else ""
    return f"lie-{raise_order}{wild}-{cards[0]}-{cards[1]}.json.gz"


@cache
def solved_round(raise_order: str, wild_ones: bool, cards: tuple[int, int]) -> Solved | None:
    """The solution we ship, if there is one."""
    file = DATA / file_name(raise_order, wild_ones, cards)
    return Solved.load(file) if file.exists() else None
