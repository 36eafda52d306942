"""What Milionerzy i bankruci is played with, and its variant. The money has its own module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bluffhouse.rules.contract import Options

PLAYERS = range(3, 6)

Tile = int | Literal["success", "casino", "cba", "thief"]
"""A wealth tile is its number, 1 to 10."""

TILES: tuple[Tile, ...] = (
    *(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    *("success", "success", "success"),
    *("casino", "cba", "thief"),
)
"""MB-2: all sixteen."""

MISFORTUNE = ("casino", "cba", "thief")
"""Tiles auctioned the other way round (MB-6)."""

RED = ("success", "cba")
"""Tiles with a red border (MB-3)."""

LAST_RED = 4
"""How many red tiles end the game (MB-3)."""


class MillionairesOptions(Options, frozen=True):
    face_down_tiles: bool = False
    """MB-11: won tiles lie face down; the table does not show who owns what."""


def wealth_among(tiles: Sequence[Tile]) -> list[int]:
    """The wealth tiles among these: what a Thief can take (MB-8).

    >>> wealth_among((3, "success", 9, "casino"))
    [3, 9]
    """
    return [tile for tile in tiles if type(tile) is int]


def tiles_without(tiles: Sequence[Tile], gone: Sequence[Tile]) -> list[Tile]:
    """These tiles less others, each taken away once."""
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return left
