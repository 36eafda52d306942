"""A puzzle, and the puzzles that are shipped: read from a file for each game, never computed."""

from __future__ import annotations

import gzip
from datetime import date
from functools import cache, cached_property
from importlib.resources import files
from math import gcd
from typing import Literal

import msgspec

from bluffhouse.records.statements import Kind, statements
from bluffhouse.rules import action_decoder, games
from bluffhouse.rules import game as make_game
from bluffhouse.rules.contract import Action, Event, OptionError, State, View

Grade = Literal["easy", "medium", "hard"]

EASY = 0.75
"""The part of simple bots that find the answer, from which a puzzle is easy."""
HARD = 0.4
"""The part of simple bots that find the answer, below which a puzzle is hard."""
CLOSE = 0.12
"""The lead of the best answer, in the chance to win, below which a puzzle is not easy."""

HIDDEN_PER_PLAYER = 1
"""Events with secrets that the truth tells, by player: those before them no longer matter."""

PLAYERS = ("Ada", "Bruno", "Carla", "Diego", "Emma", "Felix", "Greta", "Hugo")
"""The names at the table of a puzzle, by seat."""


class Answer(msgspec.Struct, frozen=True):
    """One of the actions to choose from."""

    action: msgspec.Raw
    value: float
    """The seat's chance to win with it, from what the seat knows."""
    likely: float
    """How likely the champion chooses it."""


class Beliefs(msgspec.Struct, frozen=True):
    """How likely the claim to be answered is true, a lie or a trap, from what the seat knows."""

    true: float
    lie: float
    trap: float


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """One decision of a game between bots, with the answers to choose from.

    The game is its seed and the moves up to the decision, so its whole truth can be rebuilt.
    """

    game: str
    number: int
    """Its place among the puzzles of its game, from 1."""
    match: int
    """The number of the game between bots that it comes from, in the run that made it."""
    seed: str
    """The seed of that game; no two puzzles share one."""
    bots: tuple[str, ...]
    """The bots that played, by seat."""
    moves: tuple[tuple[int, msgspec.Raw], ...]
    """The seat and the action of every decision so far."""
    seat: int
    """The seat that has to decide."""
    answers: tuple[Answer, ...]
    """In an order that says nothing about which is best."""
    beliefs: Beliefs | None
    """None if the decision answers no claim."""
    found: float
    """The part of simple bots that choose the best answer when they choose one of these."""

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def names(self) -> tuple[str, ...]:
        return PLAYERS[: self.players]

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """The actions of the answers."""
        decode = action_decoder(self.game).decode
        return tuple(decode(answer.action) for answer in self.answers)

    @cached_property
    def best(self) -> int:
        """The index of the best answer."""
        return max(range(len(self.answers)), key=lambda index: self.answers[index].value)

    @property
    def lead(self) -> float:
        """By how much the best answer beats the second best, in the chance to win."""
        *_, second, best = sorted(answer.value for answer in self.answers)
        return best - second

    @property
    def grade(self) -> Grade:
        if self.found < HARD:
            return "hard"
        return "easy" if self.found >= EASY and self.lead >= CLOSE else "medium"

    def state(self) -> State:
        """Play the moves again and return the state before the decision: the whole truth.

        Raises IllegalAction if the rules no longer allow the moves.
        """
        state = make_game(self.game).start(self.players, self.seed)
        decode = action_decoder(self.game).decode
        for seat, action in self.moves:
            state.play(seat, decode(action))
        return state

    def view(self) -> View:
        """Return everything that the seat may know."""
        return self.state().view(self.seat)

    def news(self) -> tuple[Event, ...]:
        """Return all events so far as the seat saw them."""
        return tuple(event.seen_by(self.seat) for event in self.state().record.events)

    def hidden(self) -> tuple[Event, ...]:
        """Return the latest events with secrets that the seat did not see, as everybody may see
        them after the game."""
        events = [
            event.disclosed()
            for event in self.state().record.events
            if event.seen_by(self.seat) != event.disclosed()
        ]
        return tuple(events[-HIDDEN_PER_PLAYER * self.players :])

    def claim(self) -> AnsweredClaim | None:
        """Return the claim that the decision answers, with the truth about it."""
        if self.beliefs is None:
            return None
        record = self.state().record
        said = next(one for one in reversed(statements(record)) if one.seat != self.seat)
        return AnsweredClaim(said.event, said.seat, said.kind)


class AnsweredClaim(msgspec.Struct, frozen=True):
    """The claim that a puzzle is about, and what it really was."""

    event: int
    """The number of its event in the record, from 0."""
    seat: int
    kind: Kind


def puzzle_games() -> tuple[str, ...]:
    """Return the games that have puzzles."""
    return tuple(name for name in games() if _lines(name))


@cache
def puzzle_count(game: str) -> int:
    """Return how many puzzles a game has."""
    return len(_lines(game))


def puzzle(game: str, number: int) -> Puzzle:
    """Return a puzzle by its number, from 1. Raises OptionError if there is none."""
    lines = _lines(game) if game in games() else ()
    if not 1 <= number <= len(lines):
        message = f"{game} has no puzzle {number}; it has {len(lines)}"
        raise OptionError(message, "puzzle-none", number=number, count=len(lines))
    return decode_puzzle(lines[number - 1])


def daily_number(game: str, day: date) -> int:
    """Return the number of the puzzle of a day (in UTC). It is the same in every house.

    Every puzzle has its turn before one comes again. Neighbouring numbers are not neighbouring
    days, so that nobody meets tomorrow's puzzle by going one further.
    """
    count = puzzle_count(game)
    if not count:
        raise OptionError(f"{game} has no puzzles", "puzzle-no-puzzles")
    return number_of_turn(day.toordinal(), count)


def number_of_turn(turn: int, count: int) -> int:
    """Return the number of the puzzle whose turn it is, of so many.

    >>> [number_of_turn(turn, 5) for turn in range(5)]
    [1, 4, 2, 5, 3]
    """
    return turn * _stride(count) % count + 1


def _stride(count: int) -> int:
    """Return a step that leads through all of so many places before it comes back."""
    step = int(count * 0.618) or 1
    while gcd(step, count) != 1:
        step += 1
    return step


_decoder = msgspec.json.Decoder(Puzzle)


def decode_puzzle(line: bytes) -> Puzzle:
    """Return the puzzle in a line of a file. Raises msgspec.DecodeError."""
    return _decoder.decode(line)


@cache
def _lines(game: str) -> tuple[bytes, ...]:
    """Return the shipped puzzles of a game, undecoded: a house holds only those being solved."""
    file = files(__package__) / "data" / f"{game}.jsonl.gz"
    if not file.is_file():
        return ()
    return tuple(gzip.decompress(file.read_bytes()).splitlines())
