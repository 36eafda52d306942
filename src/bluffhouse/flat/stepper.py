"""The interface of a game as numbers, and the stepper that walks through a game.

An action is spelled as one or a few *numbers*: small choices like "add a five" or "claim 6". A
number is legal only while it can still lead to a legal action. An observation is a row of small
numbers, made of the view and of what the seat has spelled so far.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from math import prod
from typing import Any, NamedTuple, TypeVar

from bluffhouse.rules import part_of
from bluffhouse.rules.chance import type_of_seed
from bluffhouse.rules.contract import Action, Event, Game, IllegalAction, Result, State, View

K = TypeVar("K")
V = TypeVar("V")

Said = tuple[int, ...]
"""The numbers of an action that is not complete yet; nobody else sees them."""


class Piece(NamedTuple):
    """A part of an observation, or of the action numbers."""

    name: str
    shape: tuple[int, ...]
    high: int = 1
    """The greatest number in it."""
    seats: tuple[int, ...] = ()
    """The axes that count seats, or that count the same number of places of each seat."""

    @property
    def size(self) -> int:
        return prod(self.shape)


class FlatGame(ABC):
    """A game with its options and a number of players, as numbers. All sizes are fixed."""

    numbers: tuple[Piece, ...]
    """The parts of the action numbers, in their order."""
    layout: tuple[Piece, ...]
    """The parts of an observation, in their order."""
    longest: int
    """Choices after which a game ends without a winner. Where the rules end every game, this is
    more than any game can take."""

    def __init__(self, game: Game, players: int) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        self._seat = one_hot(players)
        self._seats = seats_hot(players)

    @cached_property
    def size(self) -> int:
        """Return the number of action numbers, which are 0 to size - 1."""
        return sum(piece.size for piece in self.numbers)

    @property
    def width(self) -> int:
        """Return the number of numbers in an observation."""
        return sum(piece.size for piece in self.layout)

    # Actions.

    @abstractmethod
    def legal(self, state: Any, seat: int, said: Said) -> list[int]:
        """Return the numbers that may come next, in ascending order. Never empty."""

    @abstractmethod
    def read(self, state: Any, seat: int, said: Said) -> Action | None:
        """Return the action that these legal numbers spell, or None if more must come."""

    @abstractmethod
    def spell(self, state: Any, seat: int, action: Any) -> Said:
        """Return the numbers that spell a legal action."""

    @abstractmethod
    def name(self, number: int) -> str:
        """Return the meaning of a number in English. No two are the same."""

    def next_seat(self, state: Any, seat: int, action: Action) -> int:
        """Return the seat that chooses next, after this action, if the game goes on.

        Where several may act at once, they choose in the order of seats.
        """
        first: int = state.to_act[0]
        return first

    def at_once(self, state: Any, seat: int) -> tuple[int, ...]:
        """Return the seats that choose at the same time as this one, itself included: none of them
        sees what the others choose, and no choice changes what another may be."""
        seats: tuple[int, ...] = state.to_act
        return seats

    # Observations.

    @abstractmethod
    def observe(self, view: Any, said: Said) -> Sequence[bytes | bytearray]:
        """Return the pieces of the layout, in their order."""


@cache
def flat_of(game: Game, players: int) -> FlatGame:
    """Return a game as numbers, made by the module of its name in this package."""
    module = part_of(game.name, "bluffhouse.flat")
    flat_game: FlatGame = module.FLAT(game, players)
    return flat_game


class Flat:
    """A state, and the numbers spelled so far of the next action."""

    __slots__ = ("_legal", "_view", "choices", "flat_game", "said", "state", "to_act")

    def __init__(self, state: State) -> None:
        self.flat_game = flat_of(state.game, state.players)
        self.state = state
        self.to_act: int | None = state.to_act[0] if state.to_act else None
        self.said: Said = ()
        self.choices = 0
        """Choices made so far."""
        self._legal: list[int] | None = None
        self._view: View | None = None

    @classmethod
    def start(cls, game: Game, players: int, seed: type_of_seed | None = None) -> Flat:
        """Start a new game."""
        return cls(game.start(players, seed=seed))

    def copy(self) -> Flat:
        """Return an independent copy."""
        other = Flat.__new__(Flat)
        other.flat_game = self.flat_game
        other.state = self.state.copy()
        other.to_act = self.to_act
        other.said = self.said
        other.choices = self.choices
        other._legal = self._legal
        other._view = self._view
        return other

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or because it took too long."""
        return self.to_act is None

    def legal_numbers(self) -> list[int]:
        """Return what the seat to act may choose, in ascending order. Do not change the list."""
        if self._legal is None:
            seat = self.to_act
            self._legal = [] if seat is None else self.flat_game.legal(self.state, seat, self.said)
        return self._legal

    def mask(self, seat: int | None = None) -> bytearray:
        """Return a 1 for each legal number, or all zeros for a given seat that is not to act."""
        mask = bytearray(self.flat_game.size)
        if seat is None or seat == self.to_act:
            for number in self.legal_numbers():
                mask[number] = 1
        return mask

    def apply(self, number: int) -> Sequence[Event]:
        """Choose this number. Return the events, which are none unless it completes an action.

        Raises ValueError if the number is not legal, IllegalAction if the game is over.
        """
        seat = self.to_act
        if seat is None:
            raise IllegalAction("game-over")
        if number not in self.legal_numbers():
            raise ValueError(f"number {number} is not legal for seat {seat} now")
        flat_game, state = self.flat_game, self.state
        said = (*self.said, number)
        action = flat_game.read(state, seat, said)
        events: Sequence[Event] = ()
        if action is None:
            self.said = said
        else:
            events = state.play(seat, action)
            self._view = None
            self.said = ()
            self.to_act = flat_game.next_seat(state, seat, action) if state.result is None else None
        self._legal = None
        self.choices += 1
        if self.choices == flat_game.longest:
            self.to_act = None
        return events

    def spell(self, action: Action) -> Said:
        """Return the numbers that spell this legal action of the seat to act."""
        if self.to_act is None:
            raise IllegalAction("game-over")
        return self.flat_game.spell(self.state, self.to_act, action)

    def observation(self, seat: int | None) -> bytearray:
        """Return what a seat knows, or a spectator if it is None, as numbers."""
        view = self._view
        if view is None or view.seat != seat:
            # The view stays the same while a seat spells its action.
            view = self._view = self.state.view(seat)
        said = self.said if seat == self.to_act else ()
        return bytearray().join(self.flat_game.observe(view, said))


def rewards(result: Result | None, players: int) -> list[float]:
    """Return each seat's part of the win less its fair share, scaled so that winning alone is 1.

    The rewards add up to 0. Without a winner, or without a result, all are 0.

    >>> rewards(Result((2,), (0, 0, 9), "best"), 3)
    [-0.5, -0.5, 1.0]
    """
    winners = () if result is None else result.winners
    if not winners:
        return [0.0] * players
    scale = players / (players - 1)
    won = (1 / len(winners) - 1 / players) * scale
    lost = -1 / (players - 1)
    return [won if seat in winners else lost for seat in range(players)]


# ── what the games' observations are made of ────────────────────────────────────────────────


TABLE_LIMIT = 1 << 16
"""Maximum number of values that a lookup table keeps."""


class Table(dict[K, V]):
    """A lookup table that computes each value once.

    Observations are joined from its ready-made bytes. It is emptied when it is full, so that a long
    training run does not fill the memory.
    """

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        if len(self) >= TABLE_LIMIT:
            self.clear()
        self[key] = value = self._make(key)
        return value


@cache
def one_hot(size: int) -> tuple[bytes, ...]:
    """Return the one-hot rows of a size: `one_hot(3)[1]` is 0 1 0; the last row is all zeros."""
    return tuple(bytes(int(i == j) for j in range(size)) for i in range(size + 1))


def one_hot_of(kinds: Sequence[Any]) -> dict[Any, bytes]:
    """Return the one-hot row of each of these kinds, and all zeros for None."""
    rows = one_hot(len(kinds))
    return {None: rows[-1], **{kind: rows[i] for i, kind in enumerate(kinds)}}


@cache
def seats_hot(players: int) -> Table[tuple[int, ...], bytes]:
    """Return a table from seats to a row with a 1 for each of them."""
    return Table(lambda seats: bytes(int(seat in seats) for seat in range(players)))


def hot(size: int, numbers: Sequence[int]) -> bytes:
    """Return a row with a 1 at each of these positions."""
    row = bytearray(size)
    for number in numbers:
        row[number] = 1
    return bytes(row)


def counts_of(kinds: Sequence[Any]) -> Table[tuple[Any, ...], bytes]:
    """Return a table from cards to the number of cards of each kind."""
    return Table(lambda cards: bytes(cards.count(kind) for kind in kinds))


BIT = (b"\0", b"\1")
BYTE = tuple(bytes((number,)) for number in range(256))


def rows_of(table: Mapping[Any, bytes]) -> Table[tuple[Any, ...], bytes]:
    """Return a table from several things to their rows, one after another."""
    return Table(lambda things: b"".join([table[thing] for thing in things]))


def common(players: int) -> tuple[Piece, ...]:
    """Return the pieces that every observation begins with."""
    return (
        of_seats("seat", players),
        of_seats("to_act", players),
        of_seats("winners", players),
    )


def of_seats(name: str, players: int, *each: int, high: int = 1) -> Piece:
    """Return a piece that has the same part for each seat, in the order of seats."""
    return Piece(name, (players, *each), high, seats=(0,))
