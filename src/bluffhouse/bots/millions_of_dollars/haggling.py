"""A bot's mood in a round, and the deals it has already refused in it."""

from __future__ import annotations

from typing import NamedTuple

from bluffhouse.rules.millions_of_dollars import Character, MillionsView

NEVER = 1 << 30
"""A price above every other."""


class Mood(NamedTuple):
    """How a bot plays a round. Drawn once, so that asking again cannot wear the bot down."""

    nerve: float
    """Millions added to what staying seems to be worth."""
    greed: float
    """Millions a deal must bring beyond breaking even."""
    claims: int
    """Claims it will still make."""
    lies: bool
    deals: int
    """Deals it will still propose."""


class Haggling:
    """What was proposed and refused in a round. As long as nothing has changed, a price that was
    too high is not paid later, and an offer that was too low is not accepted later."""

    def __init__(self, view: MillionsView) -> None:
        self.round = len(view.loots)
        self._known = knowledge(view)
        self._too_dear: dict[Character, int] = {}
        self._too_little: dict[int, int] = {}
        self.offered: dict[Character, int] = {}
        """The most I have offered for each character."""
        self.asked: set[tuple[int, int]] = set()
        """The seats I have asked for a price, each with the slot of mine it was for."""

    def heed(self, view: MillionsView) -> None:
        """Forget what was refused if the bot has learned something since."""
        known = knowledge(view)
        if self._known != known:
            self._known = known
            self._too_dear.clear()
            self._too_little.clear()

    def too_dear(self, character: Character, price: int) -> bool:
        return price >= self._too_dear.get(character, NEVER)

    def refuse_to_pay(self, character: Character, price: int) -> None:
        self._too_dear[character] = min(price, self._too_dear.get(character, NEVER))

    def too_little(self, slot: int, amount: int) -> bool:
        return amount <= self._too_little.get(slot, 0)

    def refuse_to_leave(self, slot: int, amount: int) -> None:
        self._too_little[slot] = max(amount, self._too_little.get(slot, 0))


def knowledge(view: MillionsView) -> tuple[int, int]:
    """Return how many characters are in and how many roles are known. Claims do not count."""
    return (
        sum(map(sum, view.inside)),
        sum([role is not None for row in view.characters for role in row]),
    )
