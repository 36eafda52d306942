"""What every game's text door can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from bluffhouse.locales import Words
from bluffhouse.rules.contract import (
    Action,
    Ended,
    Event,
    IllegalAction,
    Legal,
    StarterDrawn,
    StarterNamed,
    View,
)
from bluffhouse.text.phrases import Phrase, Unclear, read, write


class Choice(NamedTuple):
    """Something that may be typed now."""

    phrase: str
    meaning: str


class GameText(ABC):
    """One game, told in one language to one seat (None: to a spectator)."""

    phrases: tuple[Phrase, ...]

    def __init__(self, words: Words, names: Sequence[str], seat: int | None = None) -> None:
        self.words = words
        self.names = tuple(names)
        self.seat = seat

    # Actions.

    def write(self, action: Action) -> str:
        """The action as text that `read` understands."""
        return write(self.phrases, action)

    def read(self, text: str) -> Action:
        """The action that a text says. Raises Unclear."""
        return read(self.phrases, text, self.names)

    @abstractmethod
    def choices(self, view: Any, legal: Legal) -> list[Choice]:
        """What may be typed now, and what it means."""

    def refusal(self, refused: IllegalAction | Unclear) -> str:
        """Why not."""
        return self.words(refused.reason, **refused.values)

    # The table and the story.

    @abstractmethod
    def table(self, view: Any) -> list[str]:
        """All that can be seen, in a few lines."""

    @abstractmethod
    def prompt(self, view: Any) -> str:
        """What this seat is asked to decide."""

    @abstractmethod
    def rule(self, view: Any) -> str:
        """The number of the rule that applies now."""

    def event(self, event: Event) -> str:
        """What happened, in a sentence or two; all that this event shows is told."""
        if isinstance(event, StarterDrawn | StarterNamed):
            return self.words("house-starter", **self.who(event.seat))
        if isinstance(event, Ended):
            return self.ending(event)
        return self.tell(event)

    @abstractmethod
    def tell(self, event: Any) -> str:
        """An event of this game, in a sentence or two."""

    def ending(self, ended: Ended) -> str:
        """Who won, and by which ending of the rules."""
        winners = ended.result.winners
        names = self.list_of(self.names[seat] for seat in winners)
        you = "yes" if self.seat in winners else "no"
        return self.words("house-ended", winners=len(winners), names=names, you=you)

    # What the games' sentences are made of.

    def name(self, seat: int) -> str:
        return self.names[seat]

    def who(self, seat: int) -> dict[str, str | int]:
        """The values of a sentence about a player: his name, and whether he is the reader."""
        return {"name": self.names[seat], "you": "yes" if seat == self.seat else "no"}

    def whom(self, seat: int) -> dict[str, str | int]:
        """The same for the other player of a sentence: the one something is done to."""
        return {"other": self.names[seat], "toyou": "yes" if seat == self.seat else "no"}

    def list_of(self, items: Iterable[object]) -> str:
        """In a sentence: `Ania, Bartek and Ola`."""
        return self.words.list_of(items)

    def row_of(self, items: Iterable[object]) -> str:
        """Cards and numbers in a row: `1, 5, 5`."""
        return self.words.row_of(items)


def waiting_for(text: GameText, view: View) -> str:
    """Whose decision it is."""
    if view.result is not None:
        return text.words("house-over")
    names = text.list_of(text.name(seat) for seat in view.to_act)
    you = "yes" if text.seat in view.to_act else "no"
    return text.words("house-waiting", names=names, you=you, others=len(view.to_act))
