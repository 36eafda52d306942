"""What one seat may know of a game."""

from __future__ import annotations

from operator import attrgetter
from typing import Literal

import msgspec

from bluffhouse.rules.contract import View
from bluffhouse.rules.millions_of_dollars.components import Loot, Role

Phase = Literal["choose", "negotiate", "name", "over"]


class Deal(msgspec.Struct, frozen=True, gc=False):
    """An open offer: `payer` would pay `amount` for a character of `leaver` to leave."""

    id: int
    maker: int
    """The payer, who made an offer, or the leaver, who named a price."""
    payer: int
    leaver: int
    slot: int
    amount: int

    @property
    def answerer(self) -> int:
        """The seat that may accept or refuse."""
        return self.leaver if self.maker == self.payer else self.payer


BY_ID = attrgetter("id")
"""Sorts deals by the order in which they were made."""


class Look(msgspec.Struct, frozen=True, gc=False):
    """The seat `looker` has looked at this character this round (MD-8)."""

    looker: int
    seat: int
    slot: int


class MillionsView(View, frozen=True, kw_only=True):
    phase: Phase
    leader: int
    loots: tuple[Loot, ...]
    """The loot cards so far, one for each round; the last is this round's."""
    money: tuple[int, ...]
    threats: tuple[int, ...]
    """Threat cards of each seat."""
    threat_pile: int
    """Threat cards that nobody has got yet."""
    last_roles: tuple[Role | None, ...]
    """The role each seat used last time (MD-13). None in the first round or without that option."""
    characters: tuple[tuple[Role | None, ...], ...]
    """By seat; None: not put down yet, or you do not know which it is."""
    inside: tuple[tuple[bool, ...], ...]
    """Which characters are still in the negotiation or the heist, by seat."""
    shown: tuple[Role, ...]
    """The role cards in the middle, except the hidden one."""
    offers: tuple[Deal, ...]
    """The open offers, in the order in which they were made."""
    offers_made: tuple[int, ...]
    """How many of their offers of this round the seats have used."""
    claims: tuple[tuple[tuple[Role, ...], ...], ...]
    """The roles claimed for each character this round, by seat."""
    looks: tuple[Look, ...]
    time_called: bool
