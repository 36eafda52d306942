"""The games as TextArena environments (`pip install bluffhouse[textarena]`).

import textarena
import bluffhouse.arena.textarena                  # registers the games

env = textarena.make("Bluffhouse-lie-v0")
env.reset(num_players=3, seed=7)
player_id, observation = env.get_observation()
done, step_info = env.step(action="[2x5]")
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

import textarena as ta
from textarena.envs import DEFAULT_WRAPPERS
from textarena.envs.registration import register_with_versions
from textarena.wrappers import (
    ActionFormattingWrapper,
    GameMessagesAndCurrentBoardObservationWrapper,
)

import bluffhouse
from bluffhouse.engines.engine_bot import names_of
from bluffhouse.flat import rewards
from bluffhouse.locales import Words, rules_page
from bluffhouse.rules.contract import Action, Event, MoveEvent
from bluffhouse.text import GameText, Unclear, text_of

ERRORS_ALLOWED = 2
"""Wrong answers to one decision that a player may correct; at the next, chance decides."""
MAX_LISTED = 40
"""Most legal actions that are listed one by one."""
BRACKETED = re.compile(r"\[([^\[\]]*)\]")

ABOUT = """\
You are {name}, one of {players} players of {game}. Bluffing is part of the game: what you claim \
need not be true, unless a rule says so.
Answer each question with one action in square brackets, written like one of the examples you are \
given. If there are several brackets, the last one counts.
"""


class BluffhouseEnv(ta.Env):  # type: ignore[misc]
    """A game in which every seat is played by a TextArena agent."""

    def __init__(
        self,
        name: str,
        max_turns: int | None = None,
        error_allowance: int = ERRORS_ALLOWED,
        **options: object,
    ) -> None:
        """`name` and `options` are those of `bluffhouse.game`. After `max_turns` decisions, the
        game is a draw; None: there is no limit."""
        self.game = bluffhouse.game(name, **options)
        self.max_turns = max_turns
        self.error_allowance = error_allowance

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Start a new game. The same seed gives the same game."""
        self.game.check_players(num_players)
        names = names_of(num_players)
        self.rng = random.Random(seed)
        self.table = self.game.start(num_players, seed=self.rng.getrandbits(64))
        self.state = ta.MinimalMultiPlayerState(
            num_players, seed, self.max_turns, self.error_allowance
        )
        self.texts: list[GameText] = [
            text_of(self.game.name)(Words(), names, seat, self.game.options)
            for seat in range(num_players)
        ]
        self.state.reset(player_prompt_function=self._prompt, role_mapping=dict(enumerate(names)))
        self._tell(self.table.record.events)
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Play the action that the current player wrote. If it is not legal, tell the player why
        and ask again; after too many wrong answers, chance decides."""
        seat = self.state.current_player_id
        # Only its author may read it: it can hold secrets. The others are told what they may see.
        self._show(seat, action, ta.ObservationType.PLAYER_ACTION, author=seat)
        try:
            chosen = self._read(seat, action)
        except ValueError as refused:
            if not self.state.set_invalid_move(reason=str(refused)):
                return self._stepped()
            self.state.made_invalid_move = False
            chosen = self.table.legal(seat).sample(self.rng)
            message = f"Chance decides for you: {self.texts[seat].write(chosen)}"
            self._show(seat, message, ta.ObservationType.GAME_ADMIN)
        self._tell(self.table.play(seat, chosen))
        stepped = self._stepped()
        if self._ended():
            return True, stepped[1]
        self._ask()
        return stepped

    def get_board_str(self) -> str:
        """Return the table as a spectator sees it, for TextArena's renderer."""
        text = text_of(self.game.name)(
            Words(), names_of(self.table.players), None, self.game.options
        )
        return "\n".join(text.table(self.table.view(None)))

    def _stepped(self) -> tuple[bool, dict[str, Any]]:
        done, info = self.state.step(rotate_player=False)
        return done, info

    def _ended(self) -> bool:
        """Whether the game is over; if it is, its outcome is set."""
        result = self.table.result
        if result is not None:
            found = dict(enumerate(rewards(result, self.table.players)))
            self.state.set_game_outcome(found, result.reason)
        elif self.max_turns is not None and self.state.turn >= self.max_turns:
            self.state.set_draw(f"No end after {self.max_turns} decisions.")
        return bool(self.state.done)

    def _prompt(self, player_id: int, game_state: object) -> str:
        page = rules_page(self.game.name, "en")
        name, players = names_of(self.table.players)[player_id], self.table.players
        title = Words()(f"{self.game.name.replace('_', '-')}-title")
        return ABOUT.format(name=name, players=players, game=title) + "\n" + page

    def _tell(self, events: Sequence[Event]) -> None:
        """Tell every seat in words what happened, as far as it may know."""
        for event in events:
            kind = ta.ObservationType.GAME_MESSAGE
            if isinstance(event, MoveEvent):
                kind = ta.ObservationType.GAME_ACTION_DESCRIPTION
            for seat, text in enumerate(self.texts):
                self._show(seat, text.tell(event.seen_by(seat)), kind)

    def _ask(self) -> None:
        """Show a seat that must decide the table, the question and its legal actions."""
        # Where several seats may act at once, chance decides which is quicker.
        seat = self.rng.choice(self.table.to_act)
        self.state.manually_set_current_player_id(seat, force=True)
        view, legal, text = self.table.view(seat), self.table.legal(seat), self.texts[seat]
        lines = [*text.table(view), "", text.prompt(view), "Examples of actions:"]
        lines += [f"- [{phrase}] : {meaning}" for phrase, meaning in text.choices(view, legal)]
        if len(legal) <= MAX_LISTED:
            listed = " ".join(f"[{text.write(action)}]" for action in legal)
            lines.append(f"All legal actions: {listed}")
        self._show(seat, "\n".join(lines), ta.ObservationType.GAME_BOARD)

    def _show(
        self, seat: int, message: str, kind: ta.ObservationType, author: int = ta.GAME_ID
    ) -> None:
        self.state.add_observation(
            message=message, observation_type=kind, from_id=author, to_id=seat
        )

    def _read(self, seat: int, answer: str) -> Action:
        """Return the action that a player wrote. Raises ValueError, which says what is wrong."""
        written = BRACKETED.findall(answer)
        if not written:
            raise ValueError("Write your action in square brackets.")
        said, text = written[-1].strip(), self.texts[seat]
        try:
            action = text.read(said)
        except Unclear as unclear:
            raise ValueError(f"{said}: {text.refusal(unclear)}") from None
        if action not in self.table.legal(seat):
            raise ValueError(f"{said} is not legal now.")
        return action


WRAPPERS = {
    "default": DEFAULT_WRAPPERS,
    "-train": [GameMessagesAndCurrentBoardObservationWrapper, ActionFormattingWrapper],
}
"""By version of an environment, named as TextArena names its own: `Bluffhouse-lie-v0-train`. The
version `-raw` has no wrappers."""


def environment_id(name: str) -> str:
    """Return the name under which a game is registered.

    >>> environment_id("lie")
    'Bluffhouse-lie-v0'
    """
    return f"Bluffhouse-{name}-v0"


for _name in bluffhouse.games():
    register_with_versions(
        environment_id(_name), "bluffhouse.arena.textarena:BluffhouseEnv", WRAPPERS, name=_name
    )
