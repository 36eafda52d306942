"""Finished games in a store, without a house that has played them."""

from __future__ import annotations

from typing import Literal

from tables import ANN, AT, BOB, WORKER, first_move, opened

from bluffhouse.house.clocks import Closures
from bluffhouse.house.journal_entries import AnyEntry, BotSat, Came, Handed, Readied, Sat, encode
from bluffhouse.house.judge import beginning
from bluffhouse.house.storage import Change, Facts, Store
from bluffhouse.house.table import FreshMove, Table

OVER = Facts(AT, None, "over", False, False, 2, 2, "")


def new_store(url: str) -> Store:
    """A store in which Ann and Bob are the first people."""
    store = Store(url)
    store.migrate()
    assert [store.add_person(one.name, one.name, 1) for one in (ANN, BOB)] == [ANN.id, BOB.id]
    return store


def journal(
    others_moves: int = 0, by: Literal["bot", "clock"] = "bot", *, against_bot: bool = False
) -> list[str]:
    """The journal of a game of LIE between Ann and Bob, or a bot. Something else makes so many of
    Ann's moves, before she comes back."""
    table = Table(1, "CODE", Closures())
    lines: list[str] = []

    def write(entry: AnyEntry | FreshMove) -> None:
        lines.append(encode(table.apply(entry).entry).decode())

    write(opened())
    for seat, person in enumerate((ANN,) if against_bot else (ANN, BOB)):
        write(Sat(AT, seat, person.id, person.name))
        write(Came(AT, seat, WORKER))
        write(Readied(AT, seat, True, ""))
    if against_bot:
        write(BotSat(AT, 1, "rookie", "Olga"))
    write(beginning(table, AT))
    write(Handed(AT, 0, "rookie", "absent", abandoned=True))
    moved = 0
    while table.phase == "playing":
        hers = table.to_act[0] == 0
        if hers and moved == others_moves:
            write(Handed(AT, 0, None, "back"))
        others = moved < others_moves if hers else against_bot
        write(first_move(table, by if others else "person"))
        moved += hers
    return lines


def play(store: Store, code: str, lines: list[str] | None = None) -> int:
    """Store a finished game, and return the id of its table."""
    change = Change(0, 0, lines or journal(), OVER, {0: ANN.id, 1: BOB.id})
    id = store.create(code, "lie", ANN.id, change)
    assert id is not None
    return id
