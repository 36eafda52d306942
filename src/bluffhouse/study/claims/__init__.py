"""Claims in imagined worlds: whether the last one is true there, and how it came about.

A game's module here defines

- `kind(world, claim)`: what the claim is in this world: true, a lie or a trap; None if it is no
  longer open;
- `tellings(world, claim, viewer)`: what the others decided, as it must have been in this world,
  the latest first. The likelier the champion decides so, the likelier the world;
- `CLAIM`: the type of the event that makes a claim;
- `doubts(action)`: whether an action that answers the claim doubts it; None for other actions.

A game without claims has no module.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from bluffhouse.records.statements import Kind
from bluffhouse.rules import part_of
from bluffhouse.rules.contract import Action, Event, MoveEvent
from bluffhouse.study.champion_advice import Telling


class Claims(NamedTuple):
    """How the claims of a game are read."""

    kind: Callable[[Any, Any], Kind | None]
    tellings: Callable[[Any, Any, int], list[Telling]]
    made_by: type[MoveEvent]
    doubts: Callable[[Action], bool | None]

    def heard(self, events: Sequence[Event], seat: int) -> MoveEvent | None:
        """Return the last claim of another seat."""
        made = (event for event in reversed(events) if isinstance(event, self.made_by))
        return next((event for event in made if event.seat != seat), None)


@cache
def claims_of(game: str) -> Claims | None:
    """Return how the claims of a game are read; None if the game has none."""
    try:
        module = part_of(game, __name__)
    except ModuleNotFoundError as error:
        if error.name != f"{__name__}.{game}":
            raise  # the module is there, but something that it imports is not
        return None
    return Claims(module.kind, module.tellings, module.CLAIM, module.doubts)
