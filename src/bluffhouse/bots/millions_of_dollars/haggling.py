"""A bot's mood in a round, and the deals it has already refused in it."""

from __future__ import annotations

from typing import NamedTuple

from bluffhouse.rules.contract import Legal
from bluffhouse.rules.millions_of_dollars import (
    WINNING_MONEY,
    Character,
    Claim,
    Deal,
    MillionsView,
)

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
        self._proposed: dict[tuple[int, int, int], tuple[int, int]] = {}
        """What was known when I proposed each deal: by payer, leaver and slot."""

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

    def propose(self, payer: int, leaver: int, slot: int) -> None:
        self._proposed[payer, leaver, slot] = self._known

    def news_since(self, deal: Deal) -> bool:
        """Return whether the bot has learned something since it proposed this deal."""
        return self._proposed.get((deal.payer, deal.leaver, deal.slot)) != self._known


def knowledge(view: MillionsView) -> tuple[int, int]:
    """Return how many characters are in and how many roles are known. Claims do not count."""
    return (
        sum(map(sum, view.inside)),
        sum([role is not None for row in view.characters for role in row]),
    )


def makes_winner(view: MillionsView, leaver: int, amount: int) -> bool:
    """Return whether this payment brings the leaver the money that wins the game."""
    return view.money[leaver] + view.loots[-1].stake + amount >= WINNING_MONEY


def waits_for_answer(view: MillionsView, seat: int) -> bool:
    """Return whether a proposal of this seat is still open."""
    return any(deal.maker == seat for deal in view.offers)


def has_spoken(view: MillionsView, seat: int) -> bool:
    """Return whether this seat has proposed or claimed anything this round."""
    return bool(view.offers_made[seat]) or any(view.claims[seat])


def certain_clash(view: MillionsView, seat: int) -> int | None:
    """Return a slot of this seat whose role another player in the heist is certain to have too.

    Its own card and one for everybody who has left may account for the cards shown. Bruisers are
    left out: they lose nothing.
    """
    gone = sum([len(row) - sum(row) for row in view.inside])
    for slot, role in enumerate(view.characters[seat]):
        shown = 0 if role is None or role == "bruiser" else view.shown.count(role)
        if view.inside[seat][slot] and shown - 1 > gone:
            return slot
    return None


def warning(view: MillionsView, legal: Legal, seat: int) -> Claim | None:
    """Return the truth about a character of this seat that is certain to clash, if the seat has
    said nothing yet."""
    slot = certain_clash(view, seat)
    if slot is None or has_spoken(view, seat):
        return None
    role = view.characters[seat][slot]
    claim = Claim(slot, role) if role else None
    return claim if claim in legal else None
