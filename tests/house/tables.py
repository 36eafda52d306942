"""Tables for tests, without a house around them: a journal is written by hand and folded."""

from __future__ import annotations

import json
from typing import Any

from bluffhouse.house import commands
from bluffhouse.house.clocks import Closures
from bluffhouse.house.journal_entries import (
    AnyEntry,
    BotSat,
    Came,
    Opened,
    Readied,
    Sat,
)
from bluffhouse.house.judge import Person, beginning, judge
from bluffhouse.house.table import FreshMove, Table

ANN = Person(1, "Ann")
BOB = Person(2, "Bob")
EVE = Person(3, "Eve")
"""Has no seat."""
WORKER = 7
AT = 1_000_000


def opened(seats: int = 2, options: dict[str, Any] | None = None, **more: Any) -> Opened:
    return Opened(AT, ANN.id, "lie", options or {}, "secret", (None,) * seats, **more)


def folded(*entries: AnyEntry) -> Table:
    table = Table(5, "CODE", Closures())
    for entry in entries:
        table.apply(entry)
    return table


def waiting(*more: AnyEntry, seats: int = 2, **setting: Any) -> Table:
    """A waiting room: Ann, the host, in seat 0 and Bob in seat 1, both connected and ready."""
    people = ((0, ANN), (1, BOB))
    entries: list[AnyEntry] = [opened(seats, **setting)]
    entries += [Sat(AT, seat, person.id, person.name) for seat, person in people]
    entries += [Came(AT, seat, WORKER) for seat, _ in people]
    entries += [Readied(AT, seat, True, "") for seat, _ in people]
    return folded(*entries, *more)


def playing(*more: AnyEntry, **setting: Any) -> Table:
    """The same table after the start of a game of LIE."""
    table = waiting(**setting)
    table.apply(beginning(table, AT))
    for entry in more:
        table.apply(entry)
    return table


def with_bot() -> Table:
    """Ann and a bot, in the waiting room."""
    return folded(
        opened(),
        Sat(AT, 0, ANN.id, ANN.name),
        Came(AT, 0, WORKER),
        BotSat(AT, 1, "rookie", "Olga"),
    )


def over(**setting: Any) -> Table:
    """The same table after a game, played by the first legal action each time."""
    table = playing(**setting)
    while table.phase == "playing":
        table.apply(first_move(table))
    return table


def first_move(table: Table, by: Any = "person", id: str = "") -> FreshMove:
    """Return a legal move of the first seat that must decide."""
    import random

    assert table.state is not None
    seat = table.to_act[0]
    return FreshMove(AT, seat, table.state.legal(seat).sample(random.Random(0)), by, id)


def judged(
    table: Table, person: Person, command: dict[str, Any], at: int = AT + 1, **more: Any
) -> Any:
    """Return the judge's answer to a command as it comes over the wire at that time."""
    return judge(table, person, commands.decode(json.dumps(command)), at, **more)
