"""Imagine a whole truth that one seat's view of Bluff Pirate allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluffhouse.rules.bluff_pirate.components import DECK, NO_CARDS, Kind, cards_of, with_cards
from bluffhouse.rules.bluff_pirate.events import Laid
from bluffhouse.rules.bluff_pirate.view import BluffPirateView
from bluffhouse.rules.contract import Uniform
from bluffhouse.rules.imagining import take

if TYPE_CHECKING:
    from bluffhouse.rules.bluff_pirate.game import BluffPirateState


def imagine(state: BluffPirateState, view: BluffPirateView, rng: Uniform) -> None:
    """Fill the state with what the view shows, and guess the rest."""
    near, far = view.islands
    state.phase = view.phase
    state.turn = view.turn
    state.squares = list(view.squares)
    state.near_island_open = view.tokens[0] != "closed"
    if view.tokens[0] == "closed":
        state.treasure = (near, far)[int(rng.random() * 2)]
    else:
        state.treasure = near if view.tokens[0] == "treasure" else far
    state.discards = list(view.discards)
    _deal_unseen(state, view, rng)
    state.accusers = tuple(
        [seat for seat in view.voted if (view.vote if seat == view.seat else rng.random() < 0.5)]
    )


def _deal_unseen(state: BluffPirateState, view: BluffPirateView, rng: Uniform) -> None:
    """Deal what the view hides to the other hands, face down to the table, and to the pile."""
    unseen = list(DECK)
    laid = view.laid
    seen = [*view.hand, *cards_of(view.discards)]
    if laid is not None:
        seen += [laid.shown] * laid.up + list(laid.hidden or ())
    for card in seen:
        unseen.remove(card)
    hands: list[tuple[Kind, ...]] = [()] * view.players
    for seat in range(view.players):
        if seat != view.seat:
            hands[seat] = take(unseen, view.hand_sizes[seat], rng)
    if view.seat is not None:
        hands[view.seat] = view.hand
    state.hands = [with_cards(NO_CARDS, hand) for hand in hands]
    state.laid = laid
    if laid is not None and laid.hidden is None:
        hidden = tuple(sorted(take(unseen, laid.cards - laid.up, rng)))
        state.laid = Laid(laid.seat, laid.shown, laid.up, laid.cards, hidden, laid.honest_claim)
    state.pile = take(unseen, len(unseen), rng)
