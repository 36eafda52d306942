"""Which bot plays as `shark`: the learned one where it is stronger, otherwise the hand-made one."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from bluffhouse.bots.champion import champion, shipped
from bluffhouse.bots.contract import TEMPERAMENTS, Bot, Temperament
from bluffhouse.rules.contract import Action, Event, Game, Legal

LEARNED_IS_STRONGER: dict[str, frozenset[int]] = {
    "bluff_pirate": frozenset({2, 3, 4, 5}),
    "dont_bluff": frozenset({2, 3, 4, 5, 6}),
    "lie": frozenset({2, 3, 4, 5, 6}),
    "millionaires": frozenset({3}),
}
"""Numbers of players at which the learned bot plays as `shark`, by game.

The game against each other decides: a number belongs here if the learned bot wins clearly more than
its share among hand-made ones. It must also do so among regulars, so that nobody meets a shark that
is weaker than a regular. It need not beat regulars by more than the hand-made one does, which knows
how regulars think:

    python -m bench.strength bluff_pirate champion handmade --players 2
    python -m bench.strength bluff_pirate champion regular --players 2

The figures are in docs/learning.md. Adding a line or a number here is all it takes.
"""


class Strongest(Bot):
    """Plays as the learned bot or as the hand-made one, depending on the number of players."""

    handmade: ClassVar[type[Bot]]
    learned: ClassVar[type[Bot]]
    learned_at: ClassVar[frozenset[int]]

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        # Only a view tells how many players there are, so until the first decision it just listens.
        self._player: Bot | None = None
        self._heard: list[Event] = []

    def see(self, event: Event) -> None:
        if self._player is None:
            self._heard.append(event)
        else:
            self._player.see(event)

    def act(self, view: Any, legal: Legal, seconds: float) -> Action:
        if self._player is None:
            self._player = self._seated(view.players)
        return self._player.act(view, legal, seconds)

    def _seated(self, players: int) -> Bot:
        kind = self.learned if players in self.learned_at else self.handmade
        player = kind(self.game, self.seat, self.rng, self.temperament)
        for event in self._heard:
            player.see(event)
        self._heard.clear()
        return player


def strongest(game: str, handmade: type[Bot]) -> type[Bot]:
    """Return the bot that plays as `shark`, given the hand-made one."""
    learned_at, path = LEARNED_IS_STRONGER.get(game), shipped(game)
    if learned_at is None or path is None:
        return handmade
    parts = {"handmade": handmade, "learned": champion(path), "learned_at": learned_at}
    return type("Shark", (Strongest,), parts)


__all__ = ["LEARNED_IS_STRONGER", "Strongest", "strongest"]
