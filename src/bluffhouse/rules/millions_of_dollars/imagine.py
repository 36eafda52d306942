"""Filling in what a view does not show: the roles that others have chosen, and the hidden card."""

from __future__ import annotations

from bluffhouse.rules.contract import Uniform
from bluffhouse.rules.imagining import weighted
from bluffhouse.rules.millions_of_dollars.actions import Choose
from bluffhouse.rules.millions_of_dollars.components import Role, places, roles_in_play
from bluffhouse.rules.millions_of_dollars.legal import choices
from bluffhouse.rules.millions_of_dollars.state import MillionsState
from bluffhouse.rules.millions_of_dollars.view import MillionsView


def imagine_choices(state: MillionsState, view: MillionsView, rng: Uniform) -> None:
    """While seats are choosing, give those that have chosen a random choice."""
    for seat, roles in enumerate(view.characters):
        if seat not in view.to_act and seat != view.seat:
            choice = choices(view.players, view.last_roles[seat]).sample(rng)
            assert isinstance(choice, Choose)
            roles = choice.roles
        first = seat * state.slots
        state.roles[first : first + state.slots] = roles


def imagine_roles(state: MillionsState, view: MillionsView, rng: Uniform) -> None:
    """Deal the role cards that are not accounted for, the hidden one among them, until the rules
    allow the result. Every way it can have been is as likely as if the others had chosen at
    random."""
    roles = state.roles = [role for row in view.characters for role in row]
    unknown = [number for number, role in enumerate(roles) if role is None]
    cards = list(view.shown)
    hidden: Role | None = None
    for role in roles:
        if role is None:
            continue
        if role in cards:
            cards.remove(role)
        else:
            hidden = role  # the seat knows a card that is not shown: it is the hidden one
    in_play = roles_in_play(view.players)
    # The more cards of a role, the likelier one of them was set aside; the more of them lie
    # in front of unknown players, the fewer different ways there are to deal them.
    weights = [(view.shown.count(role) + 1) / (cards.count(role) + 1) for role in in_play]
    while True:
        state.hidden = hidden or in_play[weighted(weights, rng)]
        pile = cards.copy() if hidden else [*cards, state.hidden]
        for number in unknown:
            roles[number] = pile.pop(int(rng.random() * len(pile)))
        if all(could_be(view, roles, number) for number in unknown):
            return


def could_be(view: MillionsView, roles: list[Role | None], number: int) -> bool:
    """Return whether this character may have its role: not the one used last time (MD-13), not
    the same as the player's other one (MD-12), and no second snitch inside when the single snitch
    is about to name a role (MD-7)."""
    slots = places(view.players)
    seat, slot = divmod(number, slots)
    role = roles[number]
    if role == view.last_roles[seat]:
        return False
    if roles[seat * slots : (seat + 1) * slots].count(role) > 1:
        return False
    return not (view.phase == "name" and view.inside[seat][slot] and role == "snitch")
