"""What a seat can do: plan (MD-3), negotiate (MD-4, MD-5, MD-8), name a role (MD-7)."""

from __future__ import annotations

from typing import ClassVar

from bluffhouse.rules.contract import Action
from bluffhouse.rules.millions_of_dollars.components import Role

# Planning.


class Choose(Action, frozen=True, gc=False):
    """Put down a character; with three players two different ones, one in each slot (MD-12)."""

    thought: ClassVar[float] = 1.2
    roles: tuple[Role, ...]


# Negotiation.


class Withdraw(Action, frozen=True, gc=False):
    """Take one of your characters and its stake back."""

    thought: ClassVar[float] = 3.0
    slot: int


class Offer(Action, frozen=True, gc=False):
    """Offer another player money for a character of theirs to leave."""

    thought: ClassVar[float] = 2.5
    to: int
    slot: int
    amount: int


class Ask(Action, frozen=True, gc=False):
    """Name the price that another player must pay for a character of yours to leave."""

    thought: ClassVar[float] = 2.5
    of: int
    slot: int
    price: int


class Accept(Action, frozen=True, gc=False):
    """Agree to an offer or a price that was put to you."""

    thought: ClassVar[float] = 2.0
    offer: int


class Refuse(Action, frozen=True, gc=False):
    """Turn down an offer or a price that was put to you."""

    thought: ClassVar[float] = 2.0
    offer: int


class TakeBack(Action, frozen=True, gc=False):
    """Withdraw an offer or a price of your own that is still open."""

    thought: ClassVar[float] = 1.5
    offer: int


Reply = Accept | Refuse | TakeBack
"""What can be done with an open deal."""


class Claim(Action, frozen=True, gc=False):
    """Say which role a character of yours has, truthfully or not."""

    thought: ClassVar[float] = 2.0
    slot: int
    role: Role


class Threaten(Action, frozen=True, gc=False):
    """Spend a threat card to look, alone, at another player's character (MD-8)."""

    thought: ClassVar[float] = 2.5
    seat: int
    slot: int


class Ready(Action, frozen=True, gc=False):
    """Say that the heist may begin (MD-5)."""

    thought: ClassVar[float] = 3.0


class CallTime(Action, frozen=True, gc=False):
    """As the leader, allow no new offers from now on (MD-5)."""

    hurries: ClassVar[bool] = True
    thought: ClassVar[float] = 2.0


# The heist.


class Name(Action, frozen=True, gc=False):
    """As the single snitch, name another role (MD-7)."""

    thought: ClassVar[float] = 1.6
    role: Role


READY = Ready()
CALL_TIME = CallTime()
