"""What every game in numbers can do, and the stepper that walks through one.

An action is spelled as one or a few *numbers*: small choices like "add a five" or "claim 6",
each of them legal only while a legal action can still come of it. An observation is a row of
small numbers, made of the view alone and of what the seat has spelled so far.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
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
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    high: int = 1
    """No number in it is greater."""

    @property
    def size(self) -> int:
        return prod(self.shape)


class FlatGame(ABC):
    """A game, its options and a number of players in numbers. All sizes are fixed."""

    size: int
    """Action numbers are 0 to size - 1."""
    layout: tuple[Piece, ...]
    longest: int
    """After so many choices the doors end a game without a winner. Where the rules themselves
    end every game this is more than any game can take."""

    def __init__(self, game: Game, players: int) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        self._seat = one_hot(players)
        self._seats = seats_hot(players)

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return sum(piece.size for piece in self.layout)

    # Actions.

    @abstractmethod
    def legal(self, state: Any, seat: int, said: Said) -> list[int]:
        """The numbers that may come next, in ascending order. Never empty."""

    @abstractmethod
    def read(self, state: Any, seat: int, said: Said) -> Action | None:
        """The action that these legal numbers spell; None: more of them must come."""

    @abstractmethod
    def spell(self, state: Any, seat: int, action: Any) -> Said:
        """The numbers of a legal action."""

    @abstractmethod
    def name(self, number: int) -> str:
        """What a number says, in English. No two say the same."""

    def next_seat(self, state: Any, seat: int, action: Action) -> int:
        """Who chooses next, after that seat has done that and the game goes on. Where several
        may act at once they are asked in the order of seats."""
        first: int = state.to_act[0]
        return first

    # Observations.

    @abstractmethod
    def observe(self, view: Any, said: Said) -> Sequence[bytes | bytearray]:
        """The pieces of the layout, in their order."""


@cache
def flat_of(game: Game, players: int) -> FlatGame:
    """A game in numbers: made by the module beside this one with its name."""
    module = part_of(game.name, "bluffhouse.arena.flat")
    door: FlatGame = module.FLAT(game, players)
    return door


class Flat:
    """A state and, if somebody has begun to spell an action, the numbers said so far."""

    __slots__ = ("_legal", "_view", "choices", "door", "said", "state", "to_act")

    def __init__(self, state: State) -> None:
        self.door = flat_of(state.game, state.players)
        self.state = state
        self.to_act: int | None = state.to_act[0] if state.to_act else None
        self.said: Said = ()
        self.choices = 0
        """How many have been made."""
        self._legal: list[int] | None = None
        self._view: View | None = None

    @classmethod
    def start(cls, game: Game, players: int, seed: type_of_seed | None = None) -> Flat:
        return cls(game.start(players, seed=seed))

    def copy(self) -> Flat:
        other = Flat.__new__(Flat)
        other.door = self.door
        other.state = self.state.copy()
        other.to_act = self.to_act
        other.said = self.said
        other.choices = self.choices
        other._legal = self._legal
        other._view = self._view
        return other

    @property
    def over(self) -> bool:
        """The game has ended, or it has taken so long that the door ends it."""
        return self.to_act is None

    def legal_numbers(self) -> list[int]:
        """What the seat to act may choose now, in ascending order; not to be changed."""
        if self._legal is None:
            seat = self.to_act
            self._legal = [] if seat is None else self.door.legal(self.state, seat, self.said)
        return self._legal

    def mask(self, seat: int | None = None) -> bytearray:
        """A one for each legal number; all zeros for a seat (if given) that is not to act."""
        mask = bytearray(self.door.size)
        if seat is None or seat == self.to_act:
            for number in self.legal_numbers():
                mask[number] = 1
        return mask

    def apply(self, number: int) -> Sequence[Event]:
        """Choose this number. What has happened: nothing yet, unless it completes an action."""
        seat = self.to_act
        if seat is None:
            raise IllegalAction("game-over")
        if number not in self.legal_numbers():
            raise ValueError(f"number {number} is not legal for seat {seat} now")
        door, state = self.door, self.state
        said = (*self.said, number)
        action = door.read(state, seat, said)
        events: Sequence[Event] = ()
        if action is None:
            self.said = said
        else:
            events = state.play(seat, action)
            self._view = None
            self.said = ()
            self.to_act = door.next_seat(state, seat, action) if state.result is None else None
        self._legal = None
        self.choices += 1
        if self.choices == door.longest:
            self.to_act = None
        return events

    def spell(self, action: Action) -> Said:
        """The numbers that say this legal action of the seat to act."""
        if self.to_act is None:
            raise IllegalAction("game-over")
        return self.door.spell(self.state, self.to_act, action)

    def observation(self, seat: int | None) -> bytearray:
        """What that seat (None: a spectator) knows, in numbers."""
        view = self._view
        if view is None or view.seat != seat:
            # While somebody spells an action it stays the same.
            view = self._view = self.state.view(seat)
        said = self.said if seat == self.to_act else ()
        return bytearray().join(self.door.observe(view, said))


def rewards(result: Result | None, players: int) -> list[float]:
    """The part of the win each seat got, less the fair share, so that they add up to nothing
    and winning alone is worth 1. No winner, or no end: nothing for anybody.

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


class Table(dict[K, V]):
    """Works out each value once: observations are put together of ready-made bytes. Starts
    afresh when it is full, so that a long training run does not fill the memory."""

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
    """`one_hot(3)[1]` is 0 1 0; the last one, `one_hot(3)[-1]`, is all zeros."""
    return tuple(bytes(int(i == j) for j in range(size)) for i in range(size + 1))


def one_hot_of(kinds: Sequence[Any]) -> dict[Any, bytes]:
    """The one-hot row of each of these, and of None all zeros."""
    rows = one_hot(len(kinds))
    return {None: rows[-1], **{kind: rows[i] for i, kind in enumerate(kinds)}}


@cache
def seats_hot(players: int) -> Table[tuple[int, ...], bytes]:
    """A one for each of these seats."""
    return Table(lambda seats: bytes(int(seat in seats) for seat in range(players)))


def hot(size: int, numbers: Sequence[int]) -> bytes:
    """A one at each of these places."""
    row = bytearray(size)
    for number in numbers:
        row[number] = 1
    return bytes(row)


def counts_of(kinds: Sequence[Any]) -> Table[tuple[Any, ...], bytes]:
    """How many there are of each kind."""
    return Table(lambda cards: bytes(cards.count(kind) for kind in kinds))


BIT = (b"\0", b"\1")
BYTE = tuple(bytes((number,)) for number in range(256))


def rows_of(table: Mapping[Any, bytes]) -> Table[tuple[Any, ...], bytes]:
    """The rows of several things, one after another."""
    return Table(lambda things: b"".join([table[thing] for thing in things]))


def common(players: int) -> tuple[Piece, ...]:
    """How every observation begins: who looks, who may act, who has won."""
    return (Piece("seat", (players,)), Piece("to_act", (players,)), Piece("winners", (players,)))
