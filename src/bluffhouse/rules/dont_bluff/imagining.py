"""Imagine a whole truth that one seat's view of Don't Bluff! allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluffhouse.rules.contract import Uniform
from bluffhouse.rules.dont_bluff.components import BANK, GOAL, HAND, VALUES, box
from bluffhouse.rules.dont_bluff.payments import ways_to_pay
from bluffhouse.rules.dont_bluff.view import DontBluffView
from bluffhouse.rules.imagining import take

if TYPE_CHECKING:
    from bluffhouse.rules.dont_bluff.game import DontBluffState

ANY_SWAP = 0.001
"""How often a swap is kept although it makes the guess worse."""


def imagine(state: DontBluffState, view: DontBluffView, rng: Uniform) -> None:
    """Fill the state with what the view shows, and guess the rest."""
    state.box = box(view.players)
    state.phase = view.phase
    state.gun = view.gun
    state.colour = view.colour
    state.giver = -1 if view.giver is None else view.giver
    state.receiver = -1 if view.receiver is None else view.receiver
    state.open = view.open
    state.claim = view.claim
    state.die = view.die
    state.due = view.due
    state.closed = view.inside or ()
    state.hands = list(view.shown or [()] * view.players)
    if view.seat is not None:
        state.hands[view.seat] = view.hand
    _deal_hidden(state, view, rng)


def _deal_hidden(state: DontBluffState, view: DontBluffView, rng: Uniform) -> None:
    """Deal what the view hides to the bank, the closed suitcases and the other hands."""
    unseen = list(HAND * view.players + BANK)
    for known in (*state.hands, state.open, state.closed):
        for card in known:
            unseen.remove(card)
    # The bank holds only cards that it began with.
    banked = [card for card in BANK if card in unseen]
    for value in VALUES:
        for _ in range(banked.count(value) - unseen.count(value)):
            banked.remove(value)
    hidden = list(take(banked, view.bank, rng))
    for card in hidden:
        unseen.remove(card)
    hidden += take(unseen, len(unseen), rng)
    wrong = _lay_hidden(state, view, hidden)
    # Mend an impossible guess by swapping cards. Mostly keep only the swaps that do not make it
    # worse, so that it soon fits, but now and then keep any, so that it cannot get stuck.
    while wrong:
        i, j = int(rng.random() * len(hidden)), int(rng.random() * len(hidden))
        hidden[i], hidden[j] = hidden[j], hidden[i]
        after = _lay_hidden(state, view, hidden)
        if after <= wrong or rng.random() < ANY_SWAP:
            wrong = after
        else:
            hidden[i], hidden[j] = hidden[j], hidden[i]


def _lay_hidden(state: DontBluffState, view: DontBluffView, hidden: list[int]) -> int:
    """Lay these cards where the view hides some, in order. Return how far that is from a position
    that can come up: 0 if it can."""
    state.bank = tuple(hidden[: view.bank])
    start = view.bank
    if view.inside is None:
        state.closed = tuple(sorted(hidden[start : start + view.closed], reverse=True))
        start += view.closed
    if view.shown is None:
        for seat, size in enumerate(view.sizes):
            if seat != view.seat:
                state.hands[seat] = tuple(sorted(hidden[start : start + size], reverse=True))
                start += size
    if view.result is not None:
        return 0
    wrong = sum([max(0, state.bank.count(value) - BANK.count(value)) for value in VALUES])
    for seat, hand in enumerate(state.hands):
        worth = sum(hand)
        if seat == state.giver:
            worth += sum(state.open) + sum(state.closed)
        wrong += max(0, worth - GOAL + 1)  # They would have won.
    if view.phase == "pay" and len(ways_to_pay(state.hands[state.receiver], state.due)) == 1:
        wrong += 1  # They would not have been asked.
    return wrong
