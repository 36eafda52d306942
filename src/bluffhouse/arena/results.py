"""What is kept of each game of a tournament, and the folder it is kept in."""

from __future__ import annotations

import os
from collections.abc import Iterable
from math import floor, log
from pathlib import Path

import msgspec

from bluffhouse.arena.match import Played, play_match
from bluffhouse.arena.tournament import FORMAT, Tournament
from bluffhouse.records.statements import Statement, statements
from bluffhouse.rules.contract import OptionError, Scalar, StarterDrawn, StarterNamed

STEP = 1.1
"""Thinking times are counted in classes, each a tenth longer than the one before."""
SHORTEST = 1e-7


class Tally(msgspec.Struct, omit_defaults=True):
    """What one seat did in one game."""

    decisions: int = 0
    seconds: float = 0.0
    """Thinking, all in all."""
    times: dict[int, int] = {}
    """How many decisions took how long: the class of the time, and how many."""
    said: int = 0
    lies: int = 0
    lie_size: int = 0
    """Of all its lies together."""
    lies_answered: int = 0
    """How often somebody had to believe one of its lies or not."""
    lies_believed: int = 0
    calls_right: int = 0
    """It did not believe a lie."""
    calls_wrong: int = 0
    """It did not believe the truth."""
    fooled: int = 0
    """It believed a lie."""
    trusted: int = 0
    """It believed the truth."""


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A game of a tournament that has been played: one line of the file."""

    game: int
    """Its number."""
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
    """One a seat."""


class GameFailed(RuntimeError):
    """A bot broke down; the message says in English in which game and how, `key` and `values` in
    any language: a key of the locales and what its sentence takes."""

    def __init__(self, message: str, key: str = "", /, **values: Scalar) -> None:
        super().__init__(message)
        self.key = key
        self.values = values


def play_game(tournament: Tournament, number: int) -> Finished:
    """Play one game of a tournament, by its number. Raises GameFailed."""
    fixture = tournament.fixture(number)
    try:
        played = play_match(tournament.rules, fixture.seats, fixture.seed, tournament.seconds)
    except Exception as error:
        # Whatever a bot does wrong, the person running the tournament needs to find the game.
        raise GameFailed(
            f"game {number} ({', '.join(fixture.seats)}; seed {fixture.seed!r}) broke off: "
            f"{type(error).__name__}: {error}",
            "arena-game-failed",
            number=str(number),
            bots=", ".join(fixture.seats),
            seed=fixture.seed,
            details=f"{type(error).__name__}: {error}",
        ) from error
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
    tallies = tuple(Tally(times={}) for _ in played.decisions)
    for tally, seconds in zip(tallies, played.seconds, strict=True):
        tally.decisions = len(seconds)
        tally.seconds = round(sum(seconds), 6)
        for time in seconds:
            step = floor(log(max(time, SHORTEST)) / log(STEP))
            tally.times[step] = tally.times.get(step, 0) + 1
    for statement in statements(played.record):
        _count(statement, tallies)
    return tallies


def _count(statement: Statement, tallies: tuple[Tally, ...]) -> None:
    speaker = tallies[statement.seat]
    speaker.said += 1
    if not statement.true:
        speaker.lies += 1
        speaker.lie_size += statement.size
        speaker.lies_answered += len(statement.answers)
        speaker.lies_believed += sum(answer.believed for answer in statement.answers)
    for answer in statement.answers:
        listener = tallies[answer.seat]
        if answer.believed:
            listener.trusted += statement.true
            listener.fooled += not statement.true
        else:
            listener.calls_wrong += statement.true
            listener.calls_right += not statement.true


# ── the folder ──────────────────────────────────────────────────────────────────────────────


class Folder:
    """`tournament.json` says what is to be played, and `games.jsonl` gets a line for every game
    as soon as it is over, so that nothing is lost however the program ends."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament
        self._games = path / "games.jsonl"

    @classmethod
    def new(cls, path: Path, tournament: Tournament) -> Folder:
        """Raises OptionError if there is a tournament already, and OSError."""
        if (path / "tournament.json").exists():
            raise OptionError(
                f"{path} holds a tournament already: go on with it by --resume {path}, "
                f"or choose another folder by --out",
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
        """The folder of a tournament that was begun. Raises OptionError and OSError."""
        file = path / "tournament.json"
        if not file.exists():
            message = f"{path} holds no tournament: there is no {file.name} in it"
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
        """Every game that has been played, in the order of their numbers."""
        lines = self._games.read_bytes().split(b"\n")[:-1] if self._games.exists() else []
        decode = msgspec.json.Decoder(Finished).decode
        games: dict[int, Finished] = {}
        for number, line in enumerate(lines, 1):
            try:
                game = decode(line)
            except msgspec.DecodeError as error:
                raise OptionError(
                    f"{self._games}, line {number}: {error}; without that line the game is "
                    "played again",
                    "arena-line-unreadable",
                    file=str(self._games),
                    line=str(number),
                    details=str(error),
                ) from None
            games.setdefault(game.game, game)
        return [games[number] for number in sorted(games)]

    def keep(self, games: Iterable[Finished]) -> None:
        """Write them down at once, behind whatever was written before."""
        with self._games.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
            file.flush()
            os.fsync(file.fileno())

    def mend(self) -> None:
        """Drop a last line that was cut off when the program was killed: its game is missing."""
        if self._games.exists():
            whole = self._games.read_bytes()
            end = whole.rfind(b"\n") + 1
            if end < len(whole):
                with self._games.open("rb+") as file:
                    file.truncate(end)
