"""What the store keeps beside a table's journal, worked out from the table.

Lists, wake-ups and history read these facts instead of folding every journal.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cache

from bluffhouse.house import journal_entries
from bluffhouse.house.bot_turns import bots_that_move
from bluffhouse.house.journal_entries import AnyEntry
from bluffhouse.house.storage import Change, Facts
from bluffhouse.house.table import Table


def people_at(table: Table) -> dict[int, int]:
    """Return, by seat, the people who sit there."""
    return {
        seat: chair.person
        for seat, chair in enumerate(table.chairs)
        if chair is not None and chair.person is not None
    }


def facts_of(table: Table, written: Iterable[AnyEntry], due: int | None) -> Facts:
    """Return the facts of a table whose latest entries are `written`."""
    touched = max([entry.at for entry in written])
    opened, seats = table.opened, table.seats
    taken = seats - table.chairs.count(None)
    to_act = _listed(table.to_act)
    # By position: keywords would take half as long as all the rest, at every move.
    return Facts(touched, due, table.phase, opened.public, table.archived, seats, taken, to_act)


@cache
def _listed(seats: tuple[int, ...]) -> str:
    return ",".join(map(str, seats))


def first_change(table: Table, entry: AnyEntry) -> Change:
    """Return the first change of a new table's journal."""
    line = journal_entries.encode(entry).decode()
    facts = facts_of(table, [entry], None)
    return Change(0, 0, [line], facts, people_at(table), table.opened.public)


def unattended(table: Table) -> bool:
    """Return whether no player is connected and no clock urges the table on: its bots need not
    think, unless somebody else watches."""
    return table.opened.clock.kind == "none" and not any(table.workers)


def due_at(
    table: Table,
    now: int,
    grace: int,
    thinking: Container[int] = (),
    *,
    start_grace: int = 0,
    watched: bool = False,
) -> int | None:
    """Return when a table next needs its runner, in milliseconds since 1970, or None.

    An absent player has `grace` milliseconds to return, and players' devices have `start_grace` to
    show their numbers before a game. Bots already at work in the seats
    `thinking` need nothing more, nor do any at an unattended table, unless it is `watched`.
    """
    if table.starting_at is not None:
        return table.numbers_until(start_grace) if table.numbers_due else now
    if table.phase != "playing" or table.waits:
        return None
    if table.paused:
        return table.pause_ends
    bots = bots_that_move(table)
    if bots and not watched and unattended(table):
        bots = ()
    times = [now for seat in bots if seat not in thinking]
    if table.clocks.ticking:
        for seat in table.to_act:
            chair = table.chairs[seat]
            if chair is None or chair.bot is not None or seat in thinking:
                continue
            left = table.clocks.remaining(seat, now)
            if left is not None:
                warn = 0 if seat in table.clocks.warned else table.clocks.warning(seat)
                times.append(now + max(0, left - warn))
    if table.away:
        times += [when for _, when in stand_ins_due(table, grace)]
    return min(times) if times else None


def stand_ins_due(table: Table, grace: int) -> list[tuple[int, int]]:
    """Return the seats of absent players, each with the time when a bot takes over."""
    if table.opened.absence != "bot" or table.opened.clock.kind == "days":
        return []
    return [
        (seat, table.awaited(seat, grace))
        for seat in table.away
        if (chair := table.chairs[seat]) is not None and chair.bot is None
    ]
