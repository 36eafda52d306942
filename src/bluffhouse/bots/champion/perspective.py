"""A table as it looks from one seat, in numbers that mean the same at every seat and table.

One net plays all seats, all numbers of players and all options of a game. What belongs to seats is
rotated so that the net's own seat comes first, and everything is padded to the largest table. The
flat games say which numbers belong to seats, so this file knows no game. What a seat sees is the
observation of the flat game, then what everybody remembers of each seat.

Needs NumPy only: trained nets play with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any, Literal, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from bluffhouse.bots.champion.hints import HINTS
from bluffhouse.bots.champion.memory import Memory, columns
from bluffhouse.flat.stepper import Flat, FlatGame, Piece, flat_of, of_seats
from bluffhouse.rules import game as make_game
from bluffhouse.rules.contract import Game

Indices = NDArray[np.int32]

USUAL = 12
"""Amounts above this are rare: numbers for a net are divided by this at most."""


class Perspective:
    """The numbers of a game for a net: how many there are, and where they come from."""

    def __init__(self, name: str) -> None:
        self.name = name
        every: list[FlatGame] = [flat_of(make_game(name), n) for n in make_game(name).seats]
        self.seats = max(flat.players for flat in every)
        self.layout = _largest([_split(_seen(flat), flat.players) for flat in every])
        self.numbers = _largest([_split(flat.numbers, flat.players) for flat in every])

    @cached_property
    def actions(self) -> int:
        """Return how many action numbers there are, seen from a seat."""
        return sum(piece.size for piece in self.numbers)

    @cached_property
    def width(self) -> int:
        """Return the length of what a net is given."""
        nothing = np.zeros(sum(piece.size for piece in self.layout), np.uint8)
        return len(self.given(np, nothing, self.table(make_game(self.name), self.seats)))

    @cached_property
    def scale(self) -> NDArray[np.float32]:
        """Return a factor for each observed number that brings usual values to about 1."""
        high = [min(piece.high, USUAL) for piece in self.layout for _ in range(piece.size)]
        return (1 / np.array(high, np.float32)).astype(np.float32)

    @cached_property
    def remembered(self) -> NDArray[np.bool_]:
        """Return which of the numbers that a seat sees are memory."""
        return np.array([piece.name == MEMORY for piece in self.layout for _ in range(piece.size)])

    def given(self, xp: Any, seen: Any, table: Any) -> Any:
        """Return what a net is given: what a seat sees, the table, and what a player works out at
        a glance. `xp` is NumPy or `jax.numpy`; the last axis holds the numbers."""
        parts = [seen * self.scale, table]
        if self.name in HINTS:
            parts.append(
                HINTS[self.name](
                    xp,
                    lambda name: self._piece(xp, seen, name),
                    lambda option: table[..., self._columns[option]],
                )
            )
        return xp.concatenate(parts, -1).astype(xp.float32)

    def _piece(self, xp: Any, seen: Any, name: str) -> Any:
        """Return one piece of what a seat sees."""
        place, shape = self._pieces[name]
        return seen[..., place].reshape(*seen.shape[:-1], *shape).astype(xp.float32)

    @cached_property
    def _pieces(self) -> dict[str, tuple[slice, list[int]]]:
        """Return where each piece is in what a seat sees, and its shape."""
        pieces, start = {}, 0
        for piece in self.layout:
            # Places of a seat are an axis of their own here; most games have one place per seat.
            shape = [
                size
                for axis, size in enumerate(piece.shape)
                if size > 1 or axis - 1 not in piece.seats
            ]
            pieces[piece.name] = slice(start, start + piece.size), shape
            start += piece.size
        return pieces

    @cached_property
    def _columns(self) -> dict[str, slice]:
        """Return where the number of players and each option are in the row of a table."""
        game = make_game(self.name)
        start = len(game.seats)
        columns = {"players": slice(0, start)}
        for option, hint in get_type_hints(game.options_type).items():
            width = len(_option(getattr(game.options, option), hint))
            columns[option] = slice(start, start + width)
            start += width
        return columns

    def seen(self, flat: Flat, seat: int, remembered: Memory) -> NDArray[np.uint8]:
        """Return what a seat sees at a real table."""
        numbers = flat.observation(seat) + remembered.counts.tobytes() + b"\0"
        places: Indices = self.observed(flat.state.players)[seat]
        here: NDArray[np.uint8] = np.frombuffer(numbers, np.uint8)[places]
        return here

    @cache  # noqa: B019 - there is one perspective per game, for good
    def observed(self, players: int) -> Indices:
        """Return for each seat where each number it sees is in the flat observation and the memory
        after it. The length of both stands for a number that this table does not have."""
        flat = flat_of(make_game(self.name), players)
        return _turned(_seen(flat), self.layout, players)

    def chosen(self, players: int) -> Indices:
        """Return for each seat which flat action number each of its action numbers is. The number
        of flat actions stands for an action that this table does not have."""
        flat = flat_of(make_game(self.name), players)
        return _turned(flat.numbers, self.numbers, players)

    def table(self, game: Game, players: int) -> NDArray[np.float32]:
        """Return the number of players and the options as numbers."""
        row = [float(players == n) for n in game.seats]
        for option, hint in get_type_hints(game.options_type).items():
            row += _option(getattr(game.options, option), hint)
        return np.array(row, np.float32)


@cache
def perspective(name: str) -> Perspective:
    """Return the perspective of a game."""
    return Perspective(name)


MEMORY = "memory"
OFTEN = 6
"""The counts of the memory are divided by this. Most stay below it; those of offers in Millions of
Dollars can be several times as high."""


def _seen(flat: FlatGame) -> tuple[Piece, ...]:
    """Return the pieces of the observation, and of the memory if the game has one."""
    count = columns(flat.game.name)
    remembered = (of_seats(MEMORY, flat.players, count, high=OFTEN),) if count else ()
    return (*flat.layout, *remembered)


def _option(value: Any, hint: Any) -> list[float]:
    if hint is bool:
        return [float(value)]
    if get_origin(hint) is Literal:
        return [float(value == choice) for choice in get_args(hint)]
    return []  # a layout: it is in the observation


def _split(pieces: Sequence[Piece], players: int) -> list[Piece]:
    """Return the pieces with the axes seat and place where one axis counted both."""
    split = []
    for piece in pieces:
        shape: list[int] = []
        seats: list[int] = []
        for axis, size in enumerate(piece.shape):
            if axis in piece.seats:
                seats.append(len(shape))
                shape += (players, size // players)
            else:
                shape.append(size)
        split.append(piece._replace(shape=tuple(shape), seats=tuple(seats)))
    return split


def _largest(layouts: Sequence[Sequence[Piece]]) -> list[Piece]:
    """Return the pieces in the largest shape that any of these layouts has."""
    largest = []
    for pieces in zip(*layouts, strict=True):
        shape = tuple(map(max, zip(*[piece.shape for piece in pieces], strict=True)))
        largest.append(pieces[0]._replace(shape=shape, high=max(piece.high for piece in pieces)))
    return largest


def _turned(pieces: Sequence[Piece], largest: Sequence[Piece], players: int) -> Indices:
    """Return for each seat the index in `pieces` of each number of the `largest` layout."""
    nowhere = sum(piece.size for piece in pieces)
    rows: list[list[Indices]] = [[] for _ in range(players)]
    start = 0
    for piece, full in zip(_split(pieces, players), largest, strict=True):
        here = np.arange(start, start + piece.size, dtype=np.int32).reshape(piece.shape)
        start += piece.size
        for seat, row in enumerate(rows):
            padded = np.full(full.shape, nowhere, np.int32)
            padded[tuple(map(slice, piece.shape))] = np.roll(
                here, [-seat] * len(piece.seats), piece.seats
            )
            row.append(padded.ravel())
    return np.array([np.concatenate(row) for row in rows], np.int32)
