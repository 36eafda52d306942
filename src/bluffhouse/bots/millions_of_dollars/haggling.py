"""What a bot feels like in a round, and what it has already refused in it."""

from __future__ import annotations

from typing import NamedTuple

from bluffhouse.rules.millions_of_dollars import Character, MillionsView

NEVER = 1 << 30
"""Dearer than anything."""


class Mood(NamedTuple):
    """Drawn once a round, so that it does not waver, and cannot be worn down by asking again."""

    nerve: float
    """How many millions more than it seems it thinks staying is worth."""
    greed: float
    """What it wants of a deal beyond breaking even."""
    claims: int
    """How much it will still say."""
    lies: bool
    deals: int
    """How often it will still propose a deal."""


class Haggling:
    """What was proposed and refused in a round. As long as nothing has changed, a price that
    was too dear is not paid later, and what was too little to leave for does not do later."""

    def __init__(self, view: MillionsView) -> None:
        self.round = len(view.loots)
        self._known = knowledge(view)
        self._too_dear: dict[Character, int] = {}
        self._too_little: dict[int, int] = {}
        self.offered: dict[Character, int] = {}
        """The most I have offered for each character."""
        self.asked: set[tuple[int, int]] = set()
        """Whom I have named a price, for which slot of mine."""

    def heed(self, view: MillionsView) -> None:
        """Whoever knows more may change his mind."""
        known = knowledge(view)
        if self._known != known:
            self._known = known
            self._too_dear.clear()
            self._too_little.clear()

    def too_dear(self, who: Character, price: int) -> bool:
        return price >= self._too_dear.get(who, NEVER)

    def refuse_to_pay(self, who: Character, price: int) -> None:
        self._too_dear[who] = min(price, self._too_dear.get(who, NEVER))

    def too_little(self, slot: int, amount: int) -> bool:
        return amount <= self._too_little.get(slot, 0)

    def refuse_to_leave(self, slot: int, amount: int) -> None:
        self._too_little[slot] = max(amount, self._too_little.get(slot, 0))


def knowledge(view: MillionsView) -> tuple[int, int]:
    """It grows when somebody leaves and when a role comes to light; talk is not knowledge."""
    return (
        sum(map(sum, view.inside)),
        sum([role is not None for row in view.characters for role in row]),
    )
