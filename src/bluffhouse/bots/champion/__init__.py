"""Champions: bots that learned to bluff. One net per game plays all its tables.

`nets` holds the weights, as `bluffhouse learn` writes them. NumPy is imported only at the
first decision, so that listing the bots stays quick.
"""

from __future__ import annotations

import random
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bluffhouse.bots.contract import TEMPERAMENTS, Bot, Temperament, kinds
from bluffhouse.rules.contract import Action, Event, Game, Legal, MoveEvent

if TYPE_CHECKING:
    from bluffhouse.bots.champion.memory import Memory
    from bluffhouse.bots.champion.mind import Lean

NETS = Path(__file__).with_name("nets")

PATIENCE = 120
"""Decisions in one game after which a champion lets a regular play on. That is more than any usual
game takes: a net learns among other bots, and among its own kind it may wait forever for the others
to move first."""


class Champion(Bot):
    """Plays the action that its net chooses, a little in the style of its temperament."""

    path: Path

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        self._events: list[Event] = []
        self._decisions = 0
        self._memory: Memory | None = None
        self._remembered = 0
        """How many of the events are in the memory."""
        self._relief: Bot | None = None
        """The regular that plays on when patience is at an end."""

    @cached_property
    def _lean(self) -> Lean | None:
        from bluffhouse.bots.champion.style import style

        steady = self.temperament == TEMPERAMENTS["steady"]
        return None if steady else style(self.game.name, self.temperament)

    def see(self, event: Event) -> None:
        self._events.append(event)
        self._decisions += isinstance(event, MoveEvent) and event.seat == self.seat
        if self._relief is not None:
            self._relief.see(event)

    def act(self, view: Any, legal: Legal, seconds: float) -> Action:
        from bluffhouse.bots.champion.mind import mind

        if self._decisions >= PATIENCE:
            self._relief = self._relief or self._regular()
            return self._relief.act(view, legal, seconds)
        net = mind(self.game.name, self.path)
        remembered = self._refreshed_memory(view.players)
        return net.choose(self.game, view, self.seat, self.rng, self._lean, remembered)

    def _regular(self) -> Bot:
        """Return a regular that knows what has happened."""
        regular = kinds(self.game.name)["regular"](self.game, self.seat, self.rng, self.temperament)
        for event in self._events:
            regular.see(event)
        return regular

    def _refreshed_memory(self, players: int) -> Memory:
        from bluffhouse.bots.champion.memory import memory

        self._memory = self._memory or memory(self.game.name, players)
        for event in self._events[self._remembered :]:
            self._memory.see(event)
        self._remembered = len(self._events)
        return self._memory


@cache
def champion(path: Path) -> type[Champion]:
    """Return a bot that plays the net in a file."""
    return type("Champion", (Champion,), {"path": path})


def with_champion(game: str, bots: dict[str, type[Bot]]) -> dict[str, type[Bot]]:
    """Return the bots of a game with its champion, if it has one."""
    path = shipped(game)
    return bots if path is None else {**bots, "champion": champion(path)}


def shipped(game: str) -> Path | None:
    """Return the file of the net that comes with Bluffhouse, if the game has one."""
    path = NETS / f"{game}.npz"
    return path if path.exists() else None


__all__ = ["Champion", "champion", "shipped", "with_champion"]
