"""A table seen from one seat: nothing is lost, and every seat is shown the same way."""

from __future__ import annotations

import numpy as np
import pytest

import bluffhouse
from bluffhouse.arena.tables import every_table
from bluffhouse.bots.champion.memory import columns, memory
from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.flat.stepper import Flat, flat_of

GAMES = sorted(bluffhouse.games())
TABLES = [(name, players) for name in GAMES for players in bluffhouse.game(name).seats]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_number_is_seen_once_from_every_seat(name: str, players: int) -> None:
    flat, seen = flat_of(bluffhouse.game(name), players), perspective(name)
    for indices, size in (
        (seen.observed(players), flat.width + players * columns(name)),
        (seen.chosen(players), flat.size),
    ):
        for row in indices:
            assert sorted(row[row < size]) == list(range(size))
            assert set(row[row >= size]) <= {size}
    assert seen.chosen(players).shape == (players, seen.actions)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_own_seat_comes_first(name: str, players: int) -> None:
    """The piece "seat" says at which seat one sits: always the first, seen from there."""
    flat = Flat.start(bluffhouse.game(name), players, seed=7)
    seen = perspective(name)
    for seat in range(players):
        row = seen.seen(flat, seat, memory(name, players))
        assert list(row[: seen.seats]) == [1, *[0] * (seen.seats - 1)]


def test_what_is_remembered_of_a_seat_turns_with_it() -> None:
    seen, flat = perspective("lie"), Flat.start(bluffhouse.game("lie"), 3, seed=7)
    remembered = memory("lie", 3)
    remembered.note(2, "false")
    for seat in range(3):
        row = seen.seen(flat, seat, remembered)[seen.remembered].reshape(seen.seats, -1)
        assert np.argwhere(row).tolist() == [[(2 - seat) % 3, remembered.columns.index("false")]]


def test_two_places_of_a_seat_stay_its_own() -> None:
    """With three players of Millions of Dollars each has two characters, with more only one."""
    seen = perspective("millions_of_dollars")
    start = next(
        sum(piece.size for piece in seen.numbers[:at])
        for at, piece in enumerate(seen.numbers)
        if piece.name == "character"
    )
    for players, places in ((3, 2), (5, 1)):
        flat = flat_of(bluffhouse.game("millions_of_dollars"), players)
        names = [
            flat.name(number) if number < flat.size else ""
            for number in seen.chosen(players)[1][start : start + seen.seats * 2]
        ]
        neighbour = names[2:4]
        assert neighbour == [f"look at 2.{place}" for place in range(places)] + [""] * (2 - places)


@pytest.mark.parametrize("name", GAMES)
def test_options_are_told_apart(name: str) -> None:
    seen = perspective(name)
    rows = {(tuple(seen.table(game, players)), game.options) for game, players in every_table(name)}
    layouts = {getattr(options, "islands", None) for _, options in rows}
    assert len({row for row, _ in rows}) * len(layouts) == len(every_table(name))
    assert len({len(row) for row, _ in rows}) == 1
