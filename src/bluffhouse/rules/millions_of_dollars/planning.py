"""Planning (MD-3): the loot is revealed, everybody chooses, the role cards are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluffhouse.rules.contract import Event, IllegalAction, Legal
from bluffhouse.rules.millions_of_dollars.actions import Choose
from bluffhouse.rules.millions_of_dollars.bit_sets import FIRST, MEMBERS
from bluffhouse.rules.millions_of_dollars.components import LOOT, ROLES
from bluffhouse.rules.millions_of_dollars.events import (
    Chosen,
    LootRevealed,
    RolesShown,
    StakesPlaced,
)
from bluffhouse.rules.millions_of_dollars.legal import choices, hands
from bluffhouse.rules.seats import WITHOUT

if TYPE_CHECKING:
    from bluffhouse.rules.millions_of_dollars.state import MillionsState


def begin_round(state: MillionsState, events: list[Event]) -> None:
    """Reveal the next loot card and let everybody choose.

    Picking a card when it is turned over is the same as shuffling eight of them beforehand,
    because nobody ever sees the pile."""
    state.clear_table()
    loot = state._pick([loot for loot in LOOT if loot not in state.loots])
    state.loots = (*state.loots, loot)
    state.phase = "choose"
    state.to_act = MEMBERS[FIRST[state.players]]
    events.append(LootRevealed(len(state.loots), state.leader, loot))


def legal(state: MillionsState, seat: int) -> Legal:
    return choices(state.players, state.last_roles[seat])


def choose(state: MillionsState, seat: int, action: Choose) -> list[Event]:
    """Put down one character, with three players two different ones (MD-12), but not the role
    used last time (MD-13)."""
    last = state.last_roles[seat]
    if action.roles not in hands(state.players, last):
        if last is not None and action.roles == (last,):
            raise IllegalAction("millions-of-dollars-role-used-last-time", role=last)
        raise IllegalAction("millions-of-dollars-choose-roles", count=state.slots)
    first = seat * state.slots
    state.roles[first : first + state.slots] = action.roles
    state.to_act = WITHOUT[state.to_act][seat]
    events: list[Event] = [Chosen(seat, action.roles)]
    if not state.to_act:
        place_stakes(state, events)
        show_roles(state, events)
        open_negotiation(state)
    return events


def place_stakes(state: MillionsState, events: list[Event]) -> None:
    """Take the stake of every character. The reserve pays the whole stake for a player who
    cannot."""
    stake = state.loots[-1].stake
    reserve = [0] * state.players
    for seat in range(state.players):
        for _ in range(state.slots):
            if state.money[seat] >= stake:
                state.money[seat] -= stake
            else:
                reserve[seat] += stake
    events.append(StakesPlaced(stake, tuple(reserve), tuple(state.money)))


def show_roles(state: MillionsState, events: list[Event]) -> None:
    """Set one of the role cards aside, face down, and show the others."""
    cards = [role for role in ROLES for chosen in state.roles if chosen == role]
    hidden = state._pick(cards)
    cards.remove(hidden)
    state.hidden = hidden
    state.shown = tuple(cards)
    events.append(RolesShown(state.shown, hidden))


def open_negotiation(state: MillionsState) -> None:
    state.phase = "negotiate"
    state.inside = FIRST[state.players * state.slots]
    state.seats_in = FIRST[state.players]
    state.to_act = MEMBERS[state.seats_in]
