"""Check whether an engine follows the protocol (docs/engine-protocol.md).

The findings are in English, like the protocol.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple

import bluffhouse
from bluffhouse.arena.match import Endless, Played, play_bots
from bluffhouse.bots import Bot, bot
from bluffhouse.engines.engine_bot import EngineBot, engine_kind
from bluffhouse.engines.errors import (
    EngineEnded,
    EngineError,
    EngineIllegal,
    EngineLineTooLong,
    EngineMissing,
    EngineNonsense,
    EngineSilent,
    EngineVersion,
)
from bluffhouse.engines.messages import PROTOCOL, EngineHello
from bluffhouse.engines.process import MAX_LINE, START_SECONDS, EngineProcess
from bluffhouse.engines.running import RunningEngines
from bluffhouse.rules import games
from bluffhouse.rules.contract import Game, OptionError
from bluffhouse.text import GameText

ADVICE: dict[type[EngineError], str] = {
    EngineMissing: "Is the path right, and the file executable (chmod +x)? Quote the whole "
    "command: bluffhouse engine check 'python3 mybot.py'",
    EngineEnded: "Its own error message, if it printed one, is above. Ignore lines you do "
    "not expect.",
    EngineSilent: "Write a newline after each message and flush standard output. Read one line "
    "at a time, without waiting for the end of the input.",
    EngineVersion: f'Say {{"type":"hello","protocol":{PROTOCOL},"name":"…"}}.',
    EngineNonsense: "Compare the message with those in docs/engine-protocol.md.",
    EngineLineTooLong: f"Keep every line below {MAX_LINE} bytes, log lines too; write long logs "
    "to standard error.",
    EngineIllegal: "Answer with one of `actions`, a number below `count`, or an action that fits "
    "one of `forms`.",
}
"""Advice to the engine's author for each kind of failure."""

END_SECONDS = 5.0
"""Seconds an engine may take to exit."""
MAX_DECISIONS = 2000
"""Decisions after which a game is stopped. An engine that always does the same thing may play
forever where the rules set no limit."""


class Finding(NamedTuple):
    """The outcome of one check."""

    outcome: Literal["ok", "note", "failed"]
    what: str
    details: str = ""
    advice: str = ""
    """What the engine's author can do; empty if nothing needs to be done."""


def check_engine(
    command: str,
    count: int = 20,
    seed: str = "check",
    seconds: float = 1.0,
    end_seconds: float = END_SECONDS,
) -> Iterator[Finding]:
    """Check an engine and yield the findings one by one.

    `count` is the number of games of each kind, `seconds` the time for one decision, and
    `end_seconds` the time to exit after the last message.
    """
    try:
        process = EngineProcess(command)
    except EngineError as error:
        yield _failure("says hello", error)
        return
    hello = process.hello
    yield _hello(hello)
    plays = sorted(
        (name for name in games() if hello.games is None or name in hello.games),
        key=lambda name: name == "lie",  # last: its games are short and always end
    )
    yield _end("ends when it is told bye", process.close(end_seconds), end_seconds)
    try:
        hung_up = EngineProcess(command).hang_up(end_seconds)
    except EngineError as error:
        yield _failure("starts a second time", error)
        return
    yield _end("ends when its input ends", hung_up, end_seconds)
    trial = _Trial(command, seed, seconds)
    for name in plays:
        yield trial.games(name, count)
    for what, check in (
        ("continues from the middle of a game", trial.interrupted),
        ("ignores types and fields that it does not know", trial.from_the_future),
    ):
        for name in plays[-1:]:
            yield _tried(what, check, name)
    for name in plays[-1:]:
        yield trial.repeated(name)


def _hello(hello: EngineHello) -> Finding:
    unknown = [name for name in hello.games or () if name not in games()]
    playing = "every game" if hello.games is None else ", ".join(hello.games) or "no game"
    words = ", in words too" if hello.text else ""
    details = f"{hello.name}, protocol {hello.protocol}, plays {playing}{words}"
    if unknown:
        there = ", ".join(games())
        return Finding(
            "note", "says hello", details, f"No game is called {', '.join(unknown)}: {there}."
        )
    return Finding("ok", "says hello", details)


def _end(what: str, status: int | None, seconds: float) -> Finding:
    if status is None:
        return Finding(
            "failed",
            what,
            f"still running after {seconds:g} s",
            "End at `bye` and at the end of the input; otherwise engines outlive the house.",
        )
    if status:
        return Finding("note", what, f"exit status {status}", "Exit with 0 if all went well.")
    return Finding("ok", what)


def _failure(what: str, error: EngineError) -> Finding:
    advice = ADVICE[type(error)]
    if what == "says hello" and isinstance(error, EngineSilent):
        advice = f"It has {START_SECONDS:g} s to start and answer the hello. {advice}"
    return Finding("failed", what, str(error), advice)


def _tried(what: str, check: Callable[[str], object], game: str) -> Finding:
    try:
        check(game)
    except EngineError as error:
        return _failure(what, error)
    except Endless:
        pass  # the game was stopped, but all answers were legal
    return Finding("ok", what)


class _Trial:
    """Plays the games that test one engine."""

    def __init__(self, command: str, seed: str, seconds: float) -> None:
        self._command = command
        self._seed = seed
        self._seconds = seconds

    def games(self, name: str, count: int) -> Finding:
        """Play games with every number of players, from every seat, with and without options."""
        thought: list[float] = []
        endless = 0
        kind = engine_kind(self._command)
        counts = games()[name].seats
        for number in range(count):
            seed = f"{self._seed} {number}"
            game = _with_some_options(name, random.Random(seed)) if number % 2 else _plain(name)
            players, seat = counts[number % len(counts)], number // len(counts)
            engines = range(players) if number % 5 == 4 else (seat % players,)
            try:
                played = self._play(kind, game, players, engines, seed)
            except EngineError as error:
                at = f"{game!r}, {players} players, seed {seed!r}"
                return _failure(f"{name}: game {number + 1}", type(error)(f"{error} ({at})"))
            except Endless:
                endless += 1
                continue
            for engine in engines:
                thought += played.seconds[engine]
        details = f"{count} games, {len(thought)} decisions, none illegal"
        if endless:
            details += f"; {endless} stopped after {MAX_DECISIONS} decisions"
        if not thought:
            return Finding("ok", name, details)
        mean, slowest = sum(thought) / len(thought), max(thought)
        details += f"; {mean * 1000:.2f} ms on average, {slowest * 1000:.1f} ms at most"
        if slowest > self._seconds:
            advice = f"Answer within the {self._seconds:g} s that `ask` allows: watch the clock."
            return Finding("note", name, details, advice)
        return Finding("ok", name, details)

    def interrupted(self, name: str) -> None:
        """Play with one process in two seats, so that each decision starts with a new game."""
        running = RunningEngines(most=1)

        class Alternating(EngineBot):
            command = self._command

        Alternating.running = running
        try:
            self._play(Alternating, _plain(name), games()[name].seats[0], range(2), self._seed)
        finally:
            running.close()

    def from_the_future(self, name: str) -> None:
        """Play with unknown messages and fields, as a later version might send them."""

        class FromTheFuture(EngineBot):
            command = self._command

            def _news(self, text: GameText | None, players: int) -> list[bytes]:
                later = b'{"type":"weather","sun":true}\n'
                news = [line[:-2] + b',"since":2}\n' for line in super()._news(text, players)]
                return [later, *news, later]

        self._play(FromTheFuture, _plain(name), games()[name].seats[0], range(1), self._seed)

    def repeated(self, name: str) -> Finding:
        """Play one game twice and compare the events."""
        what = "plays the same game again for the same seed"
        kind = engine_kind(self._command)
        players = games()[name].seats[0]
        try:
            first, second = (
                self._play(kind, _plain(name), players, range(1), self._seed) for _ in range(2)
            )
        except EngineError as error:
            return _failure(what, error)
        except Endless:
            return Finding("note", what, f"not checked: no end after {MAX_DECISIONS} decisions")
        if first.record.events == second.record.events:
            return Finding("ok", what)
        advice = (
            "Base all random choices on the `seed` of `new`, so that tournaments can be "
            "repeated. An engine that watches the clock cannot promise this."
        )
        return Finding("note", what, "it did not", advice)

    def _play(
        self, kind: type[EngineBot], game: Game, players: int, engines: Sequence[int], seed: str
    ) -> Played:
        """Play a game with the engine in some seats and random bots in the others."""
        bots: list[Bot] = []
        for seat in range(players):
            rng = random.Random(f"{seed} {seat}")
            is_engine = seat in engines
            bots.append(kind(game, seat, rng) if is_engine else bot("random", game, seat, rng))
        return play_bots(game, bots, seed, self._seconds, MAX_DECISIONS)


def _plain(name: str) -> Game:
    return bluffhouse.game(name)


def _with_some_options(name: str, rng: random.Random) -> Game:
    """Return the game with some options turned on, or without any if they conflict."""
    default = games()[name].options_type()
    switches = [
        option
        for option in default.__struct_fields__
        if getattr(default, option) is False and rng.random() < 0.5
    ]
    try:
        return bluffhouse.game(name, **dict.fromkeys(switches, True))
    except OptionError:
        return _plain(name)
