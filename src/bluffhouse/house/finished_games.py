"""A finished game from its journal: its record, where its events are, and what decided for whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bluffhouse.house import journal_entries
from bluffhouse.house.clocks import Closures
from bluffhouse.house.journal_entries import Played
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Store, Unreachable
from bluffhouse.house.table import Table
from bluffhouse.rules.contract import Record
from bluffhouse.study.findings import Decider


class FinishedGame(NamedTuple):
    """A table whose game is over."""

    table: Table
    numbers: Sequence[int]
    """For each event of the record, the sequence number of its entry."""
    moves: Mapping[int, Sequence[int]]
    """By seat, the first events of its moves."""
    stand_ins: Mapping[int, Decider]
    """By the first event of a move, the bot or the clock that made it for a person."""

    @property
    def record(self) -> Record:
        assert self.table.state is not None
        return self.table.state.record

    def was_stood_in_for(self, seat: int, event: int) -> bool:
        """Whether a bot or the clock made the latest move of a seat up to that event.

        A vote, for example, is answered for by the player who cast it, though others see it later.
        """
        if not self.stand_ins:
            return False
        latest = max((move for move in self.moves[seat] if move <= event), default=None)
        return latest in self.stand_ins


def finished_game(store: Store, id: int) -> FinishedGame:
    """Return the finished game of a table. Raises Refusal if it is not over or its journal cannot
    be read, and Unreachable."""
    table = Table(id, "", Closures())
    numbers: list[int] = []
    moves: dict[int, list[int]] = defaultdict(list)
    others: dict[int, tuple[int, Decider]] = {}
    try:
        for number, line in store.whole_journal(id):
            entry = journal_entries.decode(line)
            events = table.apply(entry).events
            if isinstance(entry, Played):
                moves[entry.seat].append(len(numbers))
                if entry.by != "person":
                    others[len(numbers)] = entry.seat, entry.by
            numbers += [number] * len(events)
    except Unreachable:
        raise
    except Exception:  # a damaged journal can cause any error; opening the table logs it
        raise Refusal("table-damaged") from None
    if table.state is None or table.phase != "over":
        raise Refusal("not-over")
    people = {seat for seat, chair in enumerate(table.chairs) if chair and chair.person is not None}
    stand_ins = {move: by for move, (seat, by) in others.items() if seat in people}
    return FinishedGame(table, numbers, moves, stand_ins)
