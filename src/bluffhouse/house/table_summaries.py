"""The players of a table, its winners, and whether it is assisted, from parts of its journal.

A list of tables needs no more, and replaying every game for it would take seconds.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from bluffhouse.house.clocks import Closures
from bluffhouse.house.journal_entries import AnyEntry, HintGiven, Played, Started, decode
from bluffhouse.house.storage import Store
from bluffhouse.house.storage.store import TableRow
from bluffhouse.house.table import Table
from bluffhouse.rules.contract import Result, tag_of

BEGINNING = 60
"""Entries within which most games start."""
END = 20
"""Entries within which most journals of finished games tell the result."""
MAX_KEPT = 10_000
"""Summaries of finished games that are kept in memory."""


HINT_GIVEN = tag_of(HintGiven.__name__)
"""The tag of the entries that make a game assisted."""


class Summary(NamedTuple):
    """The players of a table, and the result once there is one."""

    names: tuple[str, ...]
    """By seat; empty for a seat nobody has taken."""
    winners: tuple[int, ...] | None = None
    assisted: bool = False
    """Whether the player asked for hints."""


class _Ended(msgspec.Struct, tag_field="event", tag="ended"):
    result: Result


_kept: OrderedDict[str, Summary] = OrderedDict()
"""By the code of the table. A finished game does not change."""


def summary_of(store: Store, row: TableRow) -> Summary:
    """Return the summary of a table; an empty one if its journal cannot be read."""
    kept = _kept.get(row.code)
    if kept is not None:
        return kept
    try:
        names = _names(store, row)
        assisted = row.phase != "waiting" and store.has_entry(row.id, HINT_GIVEN)
        if row.phase != "over":
            return Summary(names, assisted=assisted)
        summary = Summary(names, _winners(store, row), assisted)
    except Exception:  # a damaged table; opening it logs why
        return Summary(())
    _kept[row.code] = summary
    while len(_kept) > MAX_KEPT:
        _kept.popitem(last=False)
    return summary


def forget_all() -> None:
    """Forget the summaries that are kept: a name in one of them may have been erased."""
    _kept.clear()


def _names(store: Store, row: TableRow) -> tuple[str, ...]:
    if row.phase == "waiting":
        return _seated_before_start(store, row, None)
    return _seated_before_start(store, row, BEGINNING) or _seated_before_start(store, row, None)


def _seated_before_start(store: Store, row: TableRow, until: int | None) -> tuple[str, ...]:
    """Return the names when the game starts, or at the end of the journal if it has not started.

    With `until`, only entries up to that one are read; empty if the game starts later.
    """
    table = Table(row.id, row.code, Closures())
    for entry in _entries(store.whole_journal(row.id, until=until)):
        if isinstance(entry, Started):
            return _seated(table)
        table.apply(entry)
    return () if until is not None else _seated(table)


def _seated(table: Table) -> tuple[str, ...]:
    return tuple(["" if chair is None else chair.name for chair in table.chairs])


def _winners(store: Store, row: TableRow) -> tuple[int, ...]:
    for after in (max(0, row.last - END), 0):
        last = None
        for entry in _entries(store.whole_journal(row.id, after)):
            last = entry if isinstance(entry, Played) else last
        if last is not None:
            return _result(last.events[-1]).winners
    raise ValueError("a finished game without a move")


def _result(line: msgspec.Raw) -> Result:
    return msgspec.json.decode(line, type=_Ended).result


def _entries(lines: Iterable[tuple[int, str]]) -> Iterable[AnyEntry]:
    return (decode(line) for _, line in lines)
