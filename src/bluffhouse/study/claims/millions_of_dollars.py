"""Millions of Dollars: the last claim about a character."""

from __future__ import annotations

from bluffhouse.records.statements import Kind
from bluffhouse.rules.contract import Action
from bluffhouse.rules.millions_of_dollars import Claimed, MillionsState
from bluffhouse.rules.millions_of_dollars.bit_sets import ONE
from bluffhouse.study.champion_advice import Telling

CLAIM = Claimed


def kind(world: MillionsState, claim: Claimed) -> Kind | None:
    if world.phase != "negotiate":
        return None
    character = claim.seat * world.slots + claim.slot
    if not ONE[character] & world.inside or claim.role not in world.claims[character]:
        return None
    return "true" if world.roles[character] == claim.role else "lie"


def doubts(action: Action) -> bool | None:
    return None  # a deal or a withdrawal may have other reasons


def tellings(world: MillionsState, claim: Claimed, viewer: int) -> list[Telling]:
    if claim.seat == viewer or kind(world, claim) is None:
        return []
    character = claim.seat * world.slots + claim.slot
    state = world.copy()
    claims = state.claims[character]
    place = len(claims) - 1 - claims[::-1].index(claim.role)
    state.claims[character] = claims[:place]
    state.claimable |= ONE[character]
    state.time_called = False
    state.ready &= ~ONE[claim.seat]
    if claim.seat not in state.to_act:
        state.to_act = tuple(sorted((*state.to_act, claim.seat)))
    return [Telling(state, claim.seat, claim.action)]
