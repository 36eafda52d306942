"""The results of the games of a tournament, and the folder they are saved in."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from math import floor, log
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec

from bluffhouse.arena.match import Played, play_match
from bluffhouse.arena.tournament import FORMAT, Tournament
from bluffhouse.records.statements import Statement, statements
from bluffhouse.rules.contract import OptionError, Scalar, StarterDrawn, StarterNamed

TIME_CLASS_RATIO = 1.1
"""Thinking times are counted in classes, each a tenth longer than the one before."""
MIN_SECONDS = 1e-7
"""Shorter thinking times, in seconds, count as this long."""


class Tally(msgspec.Struct, omit_defaults=True):
    """Counts of what one seat did in one game."""

    decisions: int = 0
    seconds: float = 0.0
    """Seconds spent thinking in the whole game."""
    times: dict[int, int] = {}
    """Number of decisions in each class of thinking time."""
    said: int = 0
    lies: int = 0
    lie_size: int = 0
    """Sum of the sizes of its lies."""
    lies_answered: int = 0
    """How often another seat believed or doubted one of its lies."""
    lies_believed: int = 0
    calls_right: int = 0
    """Lies of others that it did not believe."""
    calls_wrong: int = 0
    """True statements of others that it did not believe."""
    fooled: int = 0
    """Lies of others that it believed."""
    trusted: int = 0
    """True statements of others that it believed."""
    traps: int = 0
    """Statements that said less than there was."""
    traps_answered: int = 0
    """How often another seat walked into one of its traps, or did not."""
    traps_sprung: int = 0


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of a tournament: one line of `games.jsonl`."""

    game: int
    """The number of the game in the tournament, from 0."""
    deal: int
    seats: tuple[str, ...]
    """The bots by seat."""
    first: int
    """The seat of the line-up's first bot."""
    starter: int
    """The seat that began."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    tallies: tuple[Tally, ...]
    """One tally per seat."""


class GameFailed(RuntimeError):
    """A game broke off because a bot failed.

    The message says in English which game and why; `key` and `values` say it in any language: a
    key of the locales and the values of its sentence.
    """

    def __init__(self, message: str, key: str = "", /, **values: Scalar) -> None:
        super().__init__(message)
        self.key = key
        self.values = values


def game_failed(number: int, seats: Sequence[str], seed: str, error: Exception) -> GameFailed:
    """Return the failure of the game with this number, these bots and this seed."""
    bots, details = ", ".join(seats), f"{type(error).__name__}: {error}"
    return GameFailed(
        f"game {number} ({bots}; seed {seed!r}) broke off: {details}",
        "arena-game-failed",
        number=str(number),
        bots=bots,
        seed=seed,
        details=details,
    )


def play_game(tournament: Tournament, number: int) -> Finished:
    """Play one game of a tournament, by its number. Raises GameFailed."""
    fixture = tournament.fixture(number)
    try:
        played = play_match(tournament.rules, fixture.seats, fixture.seed, tournament.seconds)
    except Exception as error:
        # The person who runs the tournament must be able to find the game that failed.
        raise game_failed(number, fixture.seats, fixture.seed, error) from error
    starter = played.record.events[0]
    assert isinstance(starter, StarterDrawn | StarterNamed)
    return Finished(
        game=number,
        deal=fixture.deal,
        seats=fixture.seats,
        first=fixture.first,
        starter=starter.seat,
        winners=played.result.winners,
        scores=played.result.scores,
        reason=played.result.reason,
        tallies=tallied(played),
    )


def tallied(played: Played) -> tuple[Tally, ...]:
    """Return the tally of each seat in a finished game."""
    tallies = tuple(Tally(times={}) for _ in played.decisions)
    for tally, seconds in zip(tallies, played.seconds, strict=True):
        tally.decisions = len(seconds)
        tally.seconds = round(sum(seconds), 6)
        for time in seconds:
            time_class = floor(log(max(time, MIN_SECONDS)) / log(TIME_CLASS_RATIO))
            tally.times[time_class] = tally.times.get(time_class, 0) + 1
    for statement in statements(played.record):
        _count(statement, tallies)
    return tallies


def _count(statement: Statement, tallies: tuple[Tally, ...]) -> None:
    speaker = tallies[statement.seat]
    speaker.said += 1
    if statement.kind == "lie":
        speaker.lies += 1
        speaker.lie_size += statement.size
        speaker.lies_answered += len(statement.answers)
        speaker.lies_believed += len(statement.believers)
    elif statement.kind == "trap":
        speaker.traps += 1
        speaker.traps_answered += len(statement.answers)
        speaker.traps_sprung += len(statement.believers)
    for seat in statement.believers:
        tallies[seat].fooled += statement.kind == "lie"
        tallies[seat].trusted += statement.kind == "true"
    for seat in statement.doubters:
        tallies[seat].calls_right += statement.kind == "lie"
        tallies[seat].calls_wrong += statement.kind == "true"


# ── the folder ──────────────────────────────────────────────────────────────────────────────


class Numbered(Protocol):
    """A game with its number, from 0."""

    @property
    def game(self) -> int: ...


G = TypeVar("G", bound=Numbered)


class GameLog(Generic[G]):
    """A file that gets a line for every game as soon as it is over, so that nothing is lost however
    the program ends."""

    def __init__(self, path: Path, game_type: type[G]) -> None:
        self._games = path
        self._type = game_type

    def finished(self) -> list[G]:
        """Return every finished game, in the order of their numbers. Raises OptionError."""
        lines = self._games.read_bytes().split(b"\n")[:-1] if self._games.exists() else []
        decode = msgspec.json.Decoder(self._type).decode
        games: dict[int, G] = {}
        for number, line in enumerate(lines, 1):
            try:
                game = decode(line)
            except msgspec.DecodeError as error:
                raise OptionError(
                    f"{self._games}, line {number}: {error}; delete the line to have the game "
                    "played again",
                    "arena-line-unreadable",
                    file=str(self._games),
                    line=str(number),
                    details=str(error),
                ) from None
            games.setdefault(game.game, game)
        return [games[number] for number in sorted(games)]

    def keep(self, games: Iterable[G]) -> None:
        """Append these games to the file, and wait until they are on disk."""
        with self._games.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
            file.flush()
            os.fsync(file.fileno())

    def mend(self) -> None:
        """Drop an incomplete last line, left when the program was killed; its game is missing."""
        if self._games.exists():
            whole = self._games.read_bytes()
            end = whole.rfind(b"\n") + 1
            if end < len(whole):
                with self._games.open("rb+") as file:
                    file.truncate(end)


class Folder:
    """The folder of a tournament.

    `tournament.json` says what is to be played; `games.jsonl` gets a line for every game as soon
    as it is over, so that nothing is lost however the program ends.
    """

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament
        self._log = GameLog(path / "games.jsonl", Finished)

    @classmethod
    def new(cls, path: Path, tournament: Tournament) -> Folder:
        """Create the folder of a new tournament.

        Raises OptionError if the folder holds one already, and OSError.
        """
        if (path / "tournament.json").exists():
            raise OptionError(
                f"{path} already holds a tournament: continue it with --resume {path}, "
                f"or choose another folder with --out",
                "arena-there-already",
                folder=str(path),
            )
        path.mkdir(parents=True, exist_ok=True)
        (path / "games.jsonl").write_bytes(b"")
        text = msgspec.json.format(msgspec.json.encode(tournament), indent=2)
        partial = path / "tournament.json.partial"
        partial.write_bytes(text + b"\n")
        partial.replace(path / "tournament.json")
        return cls(path, tournament)

    @classmethod
    def open(cls, path: Path) -> Folder:
        """Open the folder of a tournament that was started. Raises OptionError and OSError."""
        file = path / "tournament.json"
        if not file.exists():
            message = f"{path} holds no tournament: it has no {file.name}"
            raise OptionError(message, "arena-not-there", folder=str(path), file=file.name)
        try:
            tournament = msgspec.json.decode(file.read_bytes(), type=Tournament)
            tournament.rules.check_players(tournament.players)
        except (msgspec.DecodeError, OptionError) as error:
            raise OptionError(
                f"{file}: {error}", "arena-unreadable", file=str(file), details=str(error)
            ) from None
        if tournament.format != FORMAT:
            raise OptionError(
                f"{file}: format {tournament.format}: this program reads {FORMAT}",
                "arena-format",
                file=str(file),
                format=str(tournament.format),
                readable=str(FORMAT),
            )
        return cls(path, tournament)

    def finished(self) -> list[Finished]:
        """Return every finished game, in the order of their numbers. Raises OptionError."""
        return self._log.finished()

    def keep(self, games: Iterable[Finished]) -> None:
        """Append these games to the file, and wait until they are on disk."""
        self._log.keep(games)

    def mend(self) -> None:
        """Drop an incomplete last line, left when the program was killed; its game is missing."""
        self._log.mend()
