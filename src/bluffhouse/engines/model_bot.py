"""A language model as a bot: it reads the rules and the table as text, and answers with text."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from bluffhouse.bots import TEMPERAMENTS, Bot, Temperament
from bluffhouse.engines.engine_bot import names_of
from bluffhouse.engines.model_mind import Address, ModelMind, RefusedAction, read_address
from bluffhouse.locales import Words, rules_page
from bluffhouse.rules import action_decoder
from bluffhouse.rules.contract import Action, Event, Game, Legal
from bluffhouse.text import GameText, Unclear, text_of

MAX_LOG = 300
"""Most lines of the game's history that the model is shown; the table has what came of others."""
MAX_LISTED = 40
"""Most legal actions that are listed one by one."""


class ModelBot(Bot):
    """A seat played by a language model. If the model names no legal action, chance decides."""

    address: ClassVar[Address]

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        self._mind = ModelMind(self.address)
        self._events: list[Event] = []
        self._log: list[str] = []
        self._told = 0
        """Number of events whose sentences are in the log."""

    @property
    def usage(self) -> Mapping[str, float]:
        """What the model has used so far, as `ModelMind.usage` counts it."""
        return self._mind.usage

    def see(self, event: Event) -> None:
        self._events.append(event)

    def act(self, view: Any, legal: Legal, seconds: float) -> Action:
        """Return the model's action. A model takes the time it needs, not `seconds`."""
        text = text_of(self.game.name)(
            Words(), names_of(view.players), self.seat, self.game.options
        )
        chosen = self._mind.decide(
            self._rules(view.players),
            self._question(text, view, legal),
            lambda said: self._action(said, text, legal),
        )
        return legal.sample(self.rng) if chosen is None else chosen

    def _rules(self, players: int) -> str:
        # The same for the whole game, so that a server can cache it.
        me = names_of(players)[self.seat]
        given = msgspec.json.encode(self.game.options_given()).decode()
        about = f"You are {me}, one of {players} players. Options of this game: {given}."
        return f"{about}\n\n{rules_page(self.game.name, 'en')}"

    def _question(self, text: GameText, view: Any, legal: Legal) -> str:
        self._log += [text.tell(event) for event in self._events[self._told :]]
        self._told = len(self._events)
        lines = ["What happened so far:", *[f"- {line}" for line in self._log[-MAX_LOG:]]]
        lines += ["", "The table now:", *text.table(view)]
        lines += ["", f"Your decision: {text.prompt(view)}", "Examples of actions:"]
        lines += [f"- {phrase} : {meaning}" for phrase, meaning in text.choices(view, legal)]
        if len(legal) <= MAX_LISTED:
            listed = " | ".join(text.write(action) for action in legal)
            lines.append(f"All legal actions: {listed}")
        return "\n".join(lines)

    def _action(self, said: str, text: GameText, legal: Legal) -> Action:
        """Return the action that the model named. Raises RefusedAction."""
        action = self._read(said, text)
        if action not in legal:
            raise RefusedAction(f"{said} is not legal now.")
        return action

    def _read(self, said: str, text: GameText) -> Action:
        if said.startswith("{"):
            try:
                return action_decoder(self.game.name).decode(said)
            except (msgspec.DecodeError, RecursionError) as error:
                raise RefusedAction(f"{said} is no action: {error}.") from None
        try:
            return text.read(said)
        except Unclear as unclear:
            raise RefusedAction(f"{said}: {text.refusal(unclear)}") from None


def model_kind(named: str) -> type[ModelBot]:
    """Return the type of bots that the model at this address (`NAME@URL`) plays. Raises
    OptionError."""
    where = read_address(named)

    class Model(ModelBot):
        address = where

    return Model
