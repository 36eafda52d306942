"""The end of a round and of the game (MD-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluffhouse.rules.contract import Ended, Event, Result
from bluffhouse.rules.millions_of_dollars.components import HEISTS, WINNING_MONEY
from bluffhouse.rules.millions_of_dollars.events import RolesLaidOpen
from bluffhouse.rules.millions_of_dollars.planning import begin_round

if TYPE_CHECKING:
    from bluffhouse.rules.millions_of_dollars.state import MillionsState


def end_round(state: MillionsState, events: list[Event], *, split: bool) -> None:
    """End the game after a `split` that leaves anybody with twenty million, or after the eighth
    heist; otherwise pass the leader card on and begin the next round."""
    rich = split and max(state.money) >= WINNING_MONEY
    if rich or len(state.loots) == HEISTS:
        end_game(state, "twenty_million" if rich else "eighth_heist", events)
        return
    state.leader = (state.leader + 1) % state.players
    if state.game.options.fool_me_once:
        lay_roles_open(state, events)
    begin_round(state, events)


def end_game(state: MillionsState, reason: str, events: list[Event]) -> None:
    """The richest win; ties share."""
    state.clear_table()
    state.phase = "over"
    state.to_act = ()
    most = max(state.money)
    winners = tuple([seat for seat, money in enumerate(state.money) if money == most])
    state.result = Result(winners, tuple(state.money), reason)
    events.append(Ended(state.result))


def lay_roles_open(state: MillionsState, events: list[Event]) -> None:
    """Show the role each seat has used; it cannot be chosen next time (MD-13)."""
    used = tuple([role for role in state.roles if role is not None])
    state.last_roles = used
    events.append(RolesLaidOpen(used))
