"""Suitcases, colours and dice (rules DB-1 to DB-5), and the option of the game."""

from __future__ import annotations

from functools import cache
from typing import Literal

from bluffhouse.rules.contract import Options

# ── suitcases (DB-1 to DB-3) ────────────────────────────────────────────────────────────────

Cards = tuple[int, ...]
"""Suitcases by the millions in them (0 is a bluff), always in descending order."""

VALUES = (5, 2, 1, 0)
SUITCASES: Cards = (5,) * 7 + (2,) * 14 + (1,) * 26 + (0,) * 13
HAND: Cards = (5, 2, 2, 1, 1, 1, 1, 0, 0)
"""The suitcases each player starts with (DB-2)."""
BANK: Cards = (5, 2, 2, 1, 1, 0)
"""The suitcases in the bank at the start (DB-3)."""
GOAL = 25
"""Millions in hand that win the game at once (DB-13)."""


@cache
def box(players: int) -> Cards:
    """Return the suitcases of the absent players, which stay in the box (DB-3)."""
    return tuple(sorted(HAND * (6 - players), reverse=True))


def together(some: Cards, more: Cards) -> Cards:
    """Return both lots of suitcases as one, in order."""
    return tuple(sorted(some + more, reverse=True))


def without(hand: Cards, cards: object) -> Cards | None:
    """Return the rest of the hand, or None unless `cards` are suitcases of it, in order."""
    if type(cards) is not tuple:
        return None
    found, wanted = 0, len(cards)
    left = []
    for card in hand:
        if found < wanted and cards[found] == card and type(cards[found]) is int:
            found += 1
        else:
            left.append(card)
    return tuple(left) if found == wanted else None


# ── colours and dice (DB-4, DB-5, DB-7) ─────────────────────────────────────────────────────

Colour = Literal["white", "red", "green", "blue", "yellow", "purple"]
COLOURS: tuple[Colour, ...] = ("white", "red", "green", "blue", "yellow", "purple")
"""The sides of the colour die."""
BLACK_DIE = range(1, 7)
"""The sides of the black die."""


@cache
def owners(players: int) -> dict[Colour, int | None]:
    """Return the seat that owns each colour (DB-4), None for a colour that nobody owns.

    Colours are dealt clockwise from seat 0, equally many to each player; with four or five
    players the last ones are left over."""
    each = len(COLOURS) // players
    return {colour: i % players if i < each * players else None for i, colour in enumerate(COLOURS)}


@cache
def colours(players: int) -> tuple[tuple[Colour, ...], ...]:
    """Return the colours of each seat (DB-4)."""
    owner = owners(players)
    return tuple(tuple(c for c in COLOURS if owner[c] == seat) for seat in range(players))


# ── options ─────────────────────────────────────────────────────────────────────────────────


class DontBluffOptions(Options, frozen=True):
    reverse_offer: bool = False
    """DB-15: the target offers suitcases to the gun player, not the other way round."""
