"""The interface of every game's text door."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, NamedTuple

import msgspec

from bluffhouse.locales import Words
from bluffhouse.rules.contract import (
    Action,
    Ended,
    Event,
    IllegalAction,
    Legal,
    Options,
    StarterDrawn,
    StarterNamed,
    View,
)
from bluffhouse.text.phrases import Phrase, Unclear, read, write
from bluffhouse.text.sentences import (
    Board,
    Declarations,
    Evaluator,
    GameRulings,
    Node,
    say,
    who,
    winners,
)

EVERY_GAMES_SENTENCES: Mapping[type[Event], Node] = {
    StarterDrawn: say("house-starter", **who("seat")),
    StarterNamed: say("house-starter", **who("seat")),
    Ended: say("house-ended", **winners()),
}


class Choice(NamedTuple):
    """Text that a player may type now, and its meaning."""

    phrase: str
    meaning: str


class GameText(ABC):
    """One game in words, in one language and for one seat (None for a spectator)."""

    phrases: tuple[Phrase, ...]
    sentences: ClassVar[Mapping[type[Event], Node]]
    """By type of event: its sentence. The terminal tells everything that an event shows."""
    ruling: ClassVar[Node]
    """The number of the rule that applies now, computed from the view."""
    option_rules: ClassVar[Mapping[str, str]] = {}
    """By option: the number of the rule that explains it."""
    refusal_rules: ClassVar[Mapping[str, str]] = {}
    """By the reason of a refusal: the number of the rule behind it, where there is one."""
    chat_phrases: ClassVar[tuple[str, ...]] = ()
    """Keys of the locales: what people can say at a table of this game with one tap, besides the
    house's own phrases (chat.py)."""
    board: ClassVar[Board] = Board()
    """How the browser draws a table for this game, if the game brings none of its own."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        seat: int | None = None,
        options: Options | None = None,
    ) -> None:
        """`options`: those of the game, for prompts that a variant changes; None stands for the
        game without variants."""
        self.words = words
        self.names = tuple(names)
        self.seat = seat
        self.options = options

    # Actions.

    def write(self, action: Action) -> str:
        """Return the action as text that `read` understands."""
        return write(self.phrases, action)

    def label(self, action: Action) -> str:
        """Return the action in a few words, as on a button."""
        node = self.board.actions.get(str(type(action).__struct_config__.tag))
        return self.write(action) if node is None else self.describe(node, action)

    def read(self, text: str) -> Action:
        """Return the action a text stands for. Raises Unclear."""
        return read(self.phrases, text, self.names)

    @abstractmethod
    def choices(self, view: Any, legal: Legal) -> list[Choice]:
        """Return examples of what this seat may type now, each with its meaning."""

    def refusal(self, refused: IllegalAction | Unclear) -> str:
        """Return the sentence that says why an action or a text was refused."""
        return self.words(refused.reason, **refused.values)

    # The table and its events.

    @abstractmethod
    def table(self, view: Any) -> list[str]:
        """Return everything the view shows, in a few lines."""

    def prompt(self, view: Any) -> str:
        """Return the decision this seat has to make, as a question."""
        return self._evaluator(view).text(self.board.prompt)

    def rule(self, view: Any) -> str:
        """Return the number of the rule that applies now."""
        return self._evaluator(view).text(self.ruling)

    def tell(self, event: Event, brief: bool = False) -> str:
        """Return an event as text, in a sentence or two. `brief` leaves out what a drawn table
        shows anyway."""
        return self._evaluator(event, brief).text(_sentences(type(self))[type(event)])

    def describe(self, node: Node, value: Any) -> str:
        """Return the text of a declaration that reads the fields of `value`."""
        return self._evaluator(value).text(node)

    def _evaluator(self, about: object, brief: bool = False) -> Evaluator:
        return Evaluator(self.words, self.names, self.seat, msgspec.to_builtins(about), brief)

    @classmethod
    def declarations(cls) -> Declarations:
        """Return the sentences, rule numbers and chat phrases of the game, for clients."""
        return Declarations(
            {str(kind.__struct_config__.tag): node for kind, node in _sentences(cls).items()},
            GameRulings(cls.ruling, dict(cls.option_rules), dict(cls.refusal_rules)),
            cls.chat_phrases,
        )

    # Parts of the games' sentences.

    def name(self, seat: int) -> str:
        return self.names[seat]

    def who(self, seat: int) -> dict[str, str | int]:
        """The values of a sentence about a player: their name, and whether they are the reader."""
        return {"name": self.names[seat], "you": "yes" if seat == self.seat else "no"}

    def whom(self, seat: int) -> dict[str, str | int]:
        """The values of a sentence about a second player: the one whom the action concerns."""
        return {"other": self.names[seat], "toyou": "yes" if seat == self.seat else "no"}

    def list_of(self, items: Iterable[object]) -> str:
        """Join items as in a sentence: `Ania, Bartek and Ola`."""
        return self.words.list_of(items)

    def row_of(self, items: Iterable[object]) -> str:
        """Join cards or numbers with commas: `1, 5, 5`."""
        return self.words.row_of(items)


def waiting_for(text: GameText, view: View) -> str:
    """Return the line that says who is to act, or that the game is over."""
    if view.result is not None:
        return text.words("house-over")
    names = text.list_of(text.name(seat) for seat in view.to_act)
    you = "yes" if text.seat in view.to_act else "no"
    return text.words("house-waiting", names=names, you=you, others=len(view.to_act))


@cache
def _sentences(game: type[GameText]) -> Mapping[type[Event], Node]:
    return {**EVERY_GAMES_SENTENCES, **game.sentences}
