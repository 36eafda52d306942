"""Don't Bluff!: the claim about the suitcases just laid down, and the laying of them."""

from __future__ import annotations

from bluffhouse.records.statements import Kind
from bluffhouse.rules.contract import Action
from bluffhouse.rules.dont_bluff import Add, DontBluffState, Laid, Offer, Offered, Open, Take
from bluffhouse.rules.dont_bluff.components import together
from bluffhouse.study.champion_advice import Telling

CLAIM = Laid


def kind(world: DontBluffState, claim: Laid) -> Kind | None:
    # An offer without a claim says nothing, whatever was claimed before.
    if world.phase != "answer" or world.giver != claim.seat or world.claim is None:
        return None
    there = sum(world.closed)
    if world.claim == there:
        return "true"
    return "lie" if world.claim > there else "trap"


def doubts(action: Action) -> bool | None:
    return isinstance(action, Open) if isinstance(action, Open | Take) else None


def tellings(world: DontBluffState, claim: Laid, viewer: int) -> list[Telling]:
    if world.phase != "answer" or world.giver == viewer:
        return []
    lot = Offer if isinstance(claim, Offered) else Add
    state = world.copy()
    state.hands[world.giver] = together(world.hands[world.giver], world.closed)
    state.closed = ()
    state.claim = None
    state.phase = "offer" if lot is Offer else "add"
    state.to_act = (world.giver,)
    return [Telling(state, world.giver, lot(world.closed, world.claim))]
