"""Time to talk: bots do not cut a negotiation short that people have only begun.

Bots see no clock, so the house leaves the action out of what it offers them.
"""

from __future__ import annotations

from collections.abc import Collection

from bluffhouse.house.bot_timing import people_decide
from bluffhouse.house.table import Table
from bluffhouse.rules.contract import Action, Form, Legal

TALK = 30_000
"""Milliseconds that people have at least for a negotiation before a bot may hurry them."""


def legal_for_bot(table: Table, seat: int, now: int) -> Legal:
    """Return what a bot may do in this seat: all that is legal, except to hurry people who are
    still negotiating, in the first half minute."""
    assert table.state is not None
    legal = table.state.legal(seat)
    if table.talk_since is None or now - table.talk_since >= TALK or not people_decide(table):
        return legal
    return WithoutKinds(legal, [kind for kind in table.game.actions if kind.hurries])


class WithoutKinds(Legal):
    """Legal actions, without those of some kinds."""

    __slots__ = ("_kinds", "_legal", "_skipped")

    def __init__(self, legal: Legal, kinds: Collection[type[Action]]) -> None:
        self._legal = legal
        self._kinds = kinds
        self._skipped = [at for at, action in enumerate(legal) if type(action) in kinds]

    def __len__(self) -> int:
        return len(self._legal) - len(self._skipped)

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < len(self):
            raise IndexError(index)
        for skipped in self._skipped:
            if skipped <= index:
                index += 1
        return self._legal[index]

    def __contains__(self, action: object) -> bool:
        return type(action) not in self._kinds and action in self._legal

    def forms(self) -> tuple[Form | Action, ...]:
        return tuple(
            [
                item
                for item in self._legal.forms()
                if (item.makes if isinstance(item, Form) else type(item)) not in self._kinds
            ]
        )
