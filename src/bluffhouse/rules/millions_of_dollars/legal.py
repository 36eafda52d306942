"""The actions a seat may choose from, counted, indexed and described without listing them all.

Which actions are legal is decided by the rules (planning.py, negotiation.py, heist.py); this module
only holds their answers in a compact form.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product, starmap
from typing import ClassVar

import msgspec

from bluffhouse.rules.contract import Action, Form, Legal, OneOf, Uniform
from bluffhouse.rules.millions_of_dollars.actions import (
    CALL_TIME,
    READY,
    Accept,
    Ask,
    Choose,
    Claim,
    Name,
    Offer,
    Refuse,
    Reply,
    TakeBack,
    Threaten,
    Withdraw,
)
from bluffhouse.rules.millions_of_dollars.bit_sets import CHARACTERS, Characters
from bluffhouse.rules.millions_of_dollars.components import (
    Character,
    Role,
    places,
    roles_in_play,
)

# ── choosing and naming: short lists ────────────────────────────────────────────────────────


@cache
def hands(players: int, last: Role | None) -> tuple[tuple[Role, ...], ...]:
    """Return what a seat may put down: one role, or two different ones (MD-3, MD-12), but not
    the `last` one it used (MD-13)."""
    roles = [role for role in roles_in_play(players) if role != last]
    return tuple(permutations(roles, places(players)))


@cache
def choices(players: int, last: Role | None) -> OneOf:
    """Return the same as actions."""
    return OneOf(*map(Choose, hands(players, last)))


@cache
def names(players: int, shown: tuple[Role, ...]) -> OneOf:
    """Return what the single snitch may name: another role shown in the middle, or, if none is
    shown, any other role in play (MD-7)."""
    others = [role for role in roles_in_play(players) if role != "snitch"]
    return OneOf(*[Name(role) for role in [r for r in others if r in shown] or others])


# ── the forms in which a client draws the negotiation ───────────────────────────────────────


class ClaimRole(Form, frozen=True, gc=False):
    """Claim any of these roles for one of your characters."""

    makes = Claim

    slots: tuple[int, ...]
    roles: tuple[Role, ...]

    def actions(self) -> Iterator[Claim]:
        return starmap(Claim, product(self.slots, self.roles))


class ThreatenCharacter(Form, frozen=True, gc=False):
    """Look at one of these characters (MD-8)."""

    makes = Threaten

    characters: tuple[Character, ...]

    def actions(self) -> Iterator[Threaten]:
        return starmap(Threaten, self.characters)


class OfferMoney(Form, frozen=True, gc=False):
    """Offer from 1 to `most` for one of these characters to leave."""

    makes = Offer

    characters: tuple[Character, ...]
    most: int

    def actions(self) -> Iterator[Offer]:
        for (to, slot), amount in product(self.characters, range(1, self.most + 1)):
            yield Offer(to, slot, amount)


class AskMoney(Form, frozen=True, gc=False):
    """Name a price for one of your characters to leave."""

    makes = Ask

    prices: tuple[tuple[int, int, int], ...]
    """Your slot, the seat to ask, and the most that seat can pay; the least is 1."""

    def actions(self) -> Iterator[Ask]:
        for slot, of, most in self.prices:
            for price in range(1, most + 1):
                yield Ask(of, slot, price)


class ReplyToOffer(Form, frozen=True, gc=False):
    """Accept, refuse or take back one of these open offers."""

    makes: ClassVar[type[Reply]]
    offers: tuple[int, ...]

    def actions(self) -> Iterator[Action]:
        return map(self.makes, self.offers)


class AcceptOffer(ReplyToOffer, frozen=True, gc=False):
    makes = Accept


class RefuseOffer(ReplyToOffer, frozen=True, gc=False):
    makes = Refuse


class TakeBackOffer(ReplyToOffer, frozen=True, gc=False):
    """Take back one of your own offers."""

    makes = TakeBack


# ── the negotiation ─────────────────────────────────────────────────────────────────────────

Solo = tuple[int, Characters, Characters, bool, Characters]
"""The arguments of `solo_actions`."""


def solo_actions(
    players: int,
    withdrawable: Characters,
    claimable: Characters,
    may_call_time: bool,
    visible: Characters,
) -> tuple[Action, ...]:
    """Return the actions that need no partner: ready, withdraw these characters, claim roles for
    these, call time, look at these."""
    slots, roles = places(players), roles_in_play(players)
    return (
        READY,
        *[Withdraw(slot) for _, slot in CHARACTERS[slots][withdrawable]],
        *[Claim(slot, role) for _, slot in CHARACTERS[slots][claimable] for role in roles],
        *([CALL_TIME] if may_call_time else []),
        *starmap(Threaten, CHARACTERS[slots][visible]),
    )


@cache
def solo_forms(
    players: int,
    withdrawable: Characters,
    claimable: Characters,
    may_call_time: bool,
    visible: Characters,
) -> tuple[Form | Action, ...]:
    """Return the same, described."""
    slots, roles = places(players), roles_in_play(players)
    claimed = tuple([slot for _, slot in CHARACTERS[slots][claimable]])
    return (
        READY,
        *[Withdraw(slot) for _, slot in CHARACTERS[slots][withdrawable]],
        *([ClaimRole(claimed, roles)] if claimable else []),
        *([CALL_TIME] if may_call_time else []),
        *([ThreatenCharacter(CHARACTERS[slots][visible])] if visible else []),
    )


class SoloActions(dict[Solo, tuple[Action, ...]]):
    """`solo_actions` of each combination of arguments, worked out once."""

    def __missing__(self, solo: Solo) -> tuple[Action, ...]:
        actions = self[solo] = solo_actions(*solo)
        return actions


SOLO_ACTIONS = SoloActions()


class NegotiationActions(Legal):
    """Everything a seat may do in the negotiation: first a list of solo actions and replies to
    offers; then an offer for each target, at each price up to `cash`; then a price for each of
    `asks` (own slot, seat to ask, the most that seat can pay), `prices` in all."""

    __slots__ = ("_asks", "_cash", "_listed", "_offers", "_size", "_solo", "_targets")

    _size: int

    def __init__(
        self,
        solo: Solo,
        replies: tuple[Reply, ...],
        targets: tuple[Character, ...] = (),
        cash: int = 0,
        asks: list[tuple[int, int, int]] | tuple[()] = (),
        prices: int = 0,
    ) -> None:
        self._solo = solo
        self._listed = listed = SOLO_ACTIONS[solo] + replies
        self._targets = targets
        self._cash = cash
        self._asks = asks
        self._offers = offers = len(targets) * cash
        self._size = len(listed) + offers + prices

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < self._size:
            raise IndexError(index)
        if index < len(self._listed):
            return self._listed[index]
        index -= len(self._listed)
        if index < self._offers:
            target, amount = divmod(index, self._cash)
            to, slot = self._targets[target]
            return Offer(to, slot, amount + 1)
        index -= self._offers
        for slot, of, most in self._asks:
            if index < most:
                return Ask(of, slot, index + 1)
            index -= most
        raise IndexError(index)

    def sample(self, rng: Uniform) -> Action:
        return self[int(rng.random() * self._size)]

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        for field in msgspec.structs.astuple(action):
            if type(field) not in (int, str):
                return False  # True and 1.0 equal 1, but they are no seats and no money
        if type(action) is Offer:
            affordable = action.amount in range(1, self._cash + 1)
            return affordable and (action.to, action.slot) in self._targets
        if type(action) is Ask:
            for slot, of, most in self._asks:
                if (action.slot, action.of) == (slot, of):
                    return action.price in range(1, most + 1)
            return False
        return action in self._listed

    def forms(self) -> tuple[Form | Action, ...]:
        forms = list(solo_forms(*self._solo))
        for form in (AcceptOffer, RefuseOffer, TakeBackOffer):
            offers = [reply.offer for reply in self._listed if isinstance(reply, form.makes)]
            if offers:
                forms.append(form(tuple(offers)))
        if self._offers:
            forms.append(OfferMoney(self._targets, self._cash))
        prices = tuple([ask for ask in self._asks if ask[2]])
        if prices:
            forms.append(AskMoney(prices))
        return tuple(forms)
