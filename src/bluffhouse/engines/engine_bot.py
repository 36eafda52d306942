"""An engine as a bot: it sees and decides like any other bot, in its own process."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, ClassVar

import msgspec

from bluffhouse.bots import TEMPERAMENTS, Bot, Temperament
from bluffhouse.engines.errors import EngineError, EngineIllegal, EngineNonsense
from bluffhouse.engines.messages import (
    MAX_LISTED,
    Answer,
    Ask,
    AskText,
    EngineHello,
    Happened,
    NewGame,
    Refused,
    TextChoice,
    encode,
    line_of,
)
from bluffhouse.engines.process import EngineProcess
from bluffhouse.engines.running import RUNNING, RunningEngines
from bluffhouse.locales import Words
from bluffhouse.rules import action_decoder
from bluffhouse.rules.contract import Action, Ended, Event, Game, Legal
from bluffhouse.text import GameText, Unclear, text_of


class EngineBot(Bot):
    """A seat played by an engine. Its process starts with the first event."""

    command: ClassVar[str]
    running: ClassVar[RunningEngines] = RUNNING
    patience: ClassVar[float] = 3.0
    """Seconds of overrun before the engine counts as silent. Shorter than the bot pool's limit, so
    that a silent engine does not cost the other bots their process."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        self._seed = rng.getrandbits(32)
        self._events: list[Event] = []
        self._told = -1
        """Number of events the process has been sent; -1 if it does not know this game."""

    def see(self, event: Event) -> None:
        if not self._events:
            # Starting takes longer than most decisions, so the process starts before the first one.
            # If that fails, the decision tries again and raises the error.
            with suppress(EngineError):
                self._process()
        self._events.append(event)
        if isinstance(event, Ended):
            self._finish()

    def act(self, view: Any, legal: Legal, seconds: float) -> Action:
        process = self._process()
        try:
            text = self._text(process.hello, view.players)
            lines = self._news(text, view.players)
            lines.append(line_of(_ask(view, legal, seconds, text)))
            answer = process.ask(b"".join(lines), seconds + self.patience)
            try:
                return self._action(answer, legal, view.players)
            except EngineError as error:
                process.send(line_of(Refused(str(error))), monotonic() + self.patience)
                process.close()
                raise type(error)(f"{self.command}: {error}") from None
        except EngineError:
            self.running.drop(process)
            raise

    def _process(self) -> EngineProcess:
        """Return the process that plays this seat."""
        process = self.running.of(self)
        if process is None:
            process = self.running.take(self.command, self)
            self._told = -1
        return process

    def _news(self, text: GameText | None, players: int) -> list[bytes]:
        """Return the lines that tell the process everything new."""
        lines = [] if self._told >= 0 else [line_of(self._new_game(players))]
        news = self._events[max(self._told, 0) :]
        self._told = len(self._events)
        if text is None:
            return lines + [b'{"type":"event","event":%b}\n' % encode(event) for event in news]
        return lines + [line_of(Happened(event, text.tell(event))) for event in news]

    def _new_game(self, players: int) -> NewGame:
        return NewGame(
            game=self.game.name,
            options=self.game.options_given(),
            players=players,
            seat=self.seat,
            names=names_of(players),
            seed=self._seed,
            temperament=self.temperament._asdict(),
        )

    def _finish(self) -> None:
        """Tell the process how the game ended, and release it."""
        process = self.running.of(self)
        if process is None:
            return
        ended = self._events[-1]
        assert isinstance(ended, Ended)
        players = len(ended.result.scores)
        news = self._news(self._text(process.hello, players), players)
        try:
            process.send(b"".join(news), monotonic() + self.patience)
        except EngineError:
            # The game is over, so nothing is lost; the next game starts another process.
            self.running.drop(process)
        else:
            self.running.release(self)

    def _text(self, hello: EngineHello, players: int) -> GameText | None:
        """Return the game's texts, or None if the engine does not want them."""
        return self._words(players) if hello.text else None

    def _words(self, players: int) -> GameText:
        game = self.game
        return text_of(game.name)(Words(), names_of(players), self.seat, game.options)

    def _action(self, answer: Answer, legal: Legal, players: int) -> Action:
        """Return the action an answer stands for. Raises EngineError."""
        given = [
            name
            for name in ("action", "number", "text")
            if getattr(answer, name) is not msgspec.UNSET
        ]
        if len(given) != 1:
            raise EngineNonsense(
                "an answer needs exactly one of action, number and text, "
                f"not {' and '.join(given) or 'none of them'}"
            )
        if isinstance(answer.number, int):
            if not 0 <= answer.number < len(legal):
                last = len(legal) - 1
                raise EngineIllegal(f"there is no action number {answer.number}: 0 to {last}")
            return legal[answer.number]
        if isinstance(answer.text, str):
            action = self._read(answer.text, players)
            said = repr(answer.text)
        else:
            assert isinstance(answer.action, msgspec.Raw)
            action = self._decoded(answer.action)
            said = bytes(answer.action).decode(errors="replace")
        if action not in legal:
            forms = encode(legal.forms()).decode()
            raise EngineIllegal(f"{said} is not legal now; legal: {forms}")
        return action

    def _read(self, said: str, players: int) -> Action:
        words = self._words(players)
        try:
            return words.read(said)
        except Unclear as unclear:
            raise EngineNonsense(f"{said!r}: {words.refusal(unclear)}") from None

    def _decoded(self, raw: msgspec.Raw) -> Action:
        try:
            return action_decoder(self.game.name).decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            said = bytes(raw).decode(errors="replace")
            raise EngineNonsense(f"{said} is no action of {self.game.name}: {error}") from None


def names_of(players: int) -> tuple[str, ...]:
    """Return the players' names in texts for engines."""
    return tuple(f"Player{seat}" for seat in range(players))


def _ask(view: Any, legal: Legal, seconds: float, text: GameText | None) -> Ask:
    count = len(legal)
    return Ask(
        seconds=seconds,
        count=count,
        view=view,
        forms=legal.forms(),
        actions=list(legal) if count <= MAX_LISTED else msgspec.UNSET,
        text=msgspec.UNSET if text is None else _in_words(text, view, legal),
    )


def _in_words(text: GameText, view: Any, legal: Legal) -> AskText:
    choices = [TextChoice(*choice) for choice in text.choices(view, legal)]
    return AskText(text.table(view), text.prompt(view), choices)


# ── kinds of bots ───────────────────────────────────────────────────────────────────────────


def engine_kind(run: str, plays: Sequence[str] | None = None) -> type[EngineBot]:
    """Return the type of bots that this command plays."""

    class Engine(EngineBot):
        command = run
        games = None if plays is None else tuple(plays)

    return Engine
