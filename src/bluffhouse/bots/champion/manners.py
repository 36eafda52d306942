"""Choices that the rules allow but that make no sense to the people at the table.

A net may well make a second claim, or take an offer back, if that costs it nothing. A champion
leaves such choices out. On arrays, games are played without manners.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.flat import Flat
from bluffhouse.flat.millions_of_dollars import CLAIM, WITHDRAW
from bluffhouse.rules.millions_of_dollars import ROLES, WINNING_MONEY

Senseless = Callable[[Flat, int], bool]
"""Returns whether a legal number makes no sense for the seat to act."""


def millions_of_dollars(flat: Flat, number: int) -> bool:
    """Return whether the seat would take an offer back, claim a second role for a character, walk
    out on an offer of its own, or pay a leaver enough to win.

    Our other bots are a little less strict: they take an offer back after somebody has left or been
    looked at, which the position does not show.
    """
    state: Any = flat.state
    if state.phase != "negotiate":
        return False
    numbers: Any = flat.flat_game
    seat, slots = flat.to_act, state.slots
    assert seat is not None
    if number >= numbers.amount:
        begun, amount = flat.said[0], number - numbers.amount + 1
        return begun < numbers.ask and _crowns(state, (begun - numbers.offer) // slots, amount)
    if WITHDRAW <= number < CLAIM:
        return any(deal.maker == seat for deal in state.deals[seat])
    if CLAIM <= number < numbers.threaten:
        return bool(state.claims[seat * slots + (number - CLAIM) // len(ROLES)])
    if numbers.offer <= number < numbers.ask:
        return _crowns(state, (number - numbers.offer) // slots, 1)
    if numbers.accept[1] <= number < numbers.refuse[0]:
        leaver, slot = divmod(number - numbers.accept[1], slots)
        [price] = [
            deal.amount
            for deal in state.deals[seat]
            if (deal.maker, deal.leaver, deal.slot) == (leaver, leaver, slot)
        ]
        return _crowns(state, leaver, price)
    return bool(number >= numbers.take_back[0])


def _crowns(state: Any, leaver: int, amount: int) -> bool:
    """Return whether a payment gives a leaver enough to win, with the stake they take back."""
    return bool(state.money[leaver] + amount + state.loots[-1].stake >= WINNING_MONEY)


SENSELESS: dict[str, Senseless] = {"millions_of_dollars": millions_of_dollars}

RELUCTANCE = -20.0
"""Added to the logit of a senseless choice, so that it is made only if there is no other. It is
finite because people do make such choices, and a review asks how likely they were."""


def reluctance(flat: Flat) -> NDArray[np.float32]:
    """Return what to add to the logit of each legal number."""
    senseless, numbers = SENSELESS.get(flat.state.game.name), flat.legal_numbers()
    row = np.zeros(len(numbers), np.float32)
    if senseless is not None:
        row[[senseless(flat, number) for number in numbers]] = RELUCTANCE
    return row


def mannerly(flat: Flat) -> Sequence[int]:
    """Return the legal numbers that make sense, or all of them if none does."""
    kept = [n for n, less in zip(flat.legal_numbers(), reluctance(flat), strict=True) if not less]
    return kept or flat.legal_numbers()


__all__ = ["mannerly", "reluctance"]
