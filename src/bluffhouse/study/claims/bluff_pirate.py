"""Bluff Pirate: the set on the table, and the laying of it."""

from __future__ import annotations

from bluffhouse.records.statements import Kind
from bluffhouse.rules.bluff_pirate import BluffPirateState, Laid, Lay, Vote
from bluffhouse.rules.bluff_pirate.components import with_cards
from bluffhouse.rules.contract import Action
from bluffhouse.study.champion_advice import Telling

CLAIM = Laid


def kind(world: BluffPirateState, claim: Laid) -> Kind | None:
    if world.laid is None or world.laid.seat != claim.seat:
        return None
    hidden = world.laid.hidden or ()
    return "true" if all(card == world.laid.shown for card in hidden) else "lie"


def doubts(action: Action) -> bool | None:
    return action.bluff if isinstance(action, Vote) else None


def tellings(world: BluffPirateState, claim: Laid, viewer: int) -> list[Telling]:
    laid = world.laid
    if laid is None or laid.seat == viewer:
        return []
    hidden = laid.hidden or ()
    state = world.copy()
    state.laid = None
    state.accusers = ()
    state.hands[laid.seat] = with_cards(
        world.hands[laid.seat], (laid.shown,) * laid.up + tuple(hidden)
    )
    state.phase = "lay"
    state.to_act = (laid.seat,)
    action = Lay(laid.shown, laid.up, tuple(hidden), laid.honest_claim)
    return [Telling(state, laid.seat, action)]
