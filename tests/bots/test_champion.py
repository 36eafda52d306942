"""The champions that come with Bluffhouse: small, legal everywhere, and without JAX."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from itertools import islice

import numpy as np
import pytest

import bluffhouse
from bluffhouse.arena.match import play_match
from bluffhouse.arena.tables import every_table
from bluffhouse.bots import bot
from bluffhouse.bots.champion import shipped
from bluffhouse.bots.champion.hints import _bids_of_seats
from bluffhouse.bots.champion.memory import memory
from bluffhouse.bots.champion.mind import mind
from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.flat import Flat
from bluffhouse.rules import millionaires, millions_of_dollars
from bluffhouse.rules.contract import Event

LEARNED = [name for name in sorted(bluffhouse.games()) if shipped(name)]
LARGEST = 3_000_000

WITHOUT_JAX = """
import random, sys
sys.modules["jax"] = None
import bluffhouse
from bluffhouse.bots import bot
game = bluffhouse.game(sys.argv[1])
state = game.start(4, seed=1)
seat = state.to_act[0]
champion = bot("champion", game, seat, random.Random(1))
assert champion.act(state.view(seat), state.legal(seat), 1.0) in state.legal(seat)
"""


def test_the_bids_of_each_seat_are_read_off_their_order() -> None:
    seen, rng = perspective("lie"), random.Random(1)
    compared = 0
    for seed in range(15):
        game, players = rng.choice(every_table("lie"))
        row = seen.table(game, players)
        flat = Flat.start(game, players, seed=seed)
        for _ in range(60):
            seat = flat.to_act
            if seat is None:
                break
            here = seen.seen(flat, seat, memory("lie", players))
            found = _bids_of_seats(
                np,
                partial(seen._piece, np, here),
                {option: row[columns] for option, columns in seen._columns.items()}.__getitem__,
            )
            expected = np.zeros((seen.seats, 6))
            view = flat.state.view(seat)
            for bid in view.bids:  # type: ignore[attr-defined]
                place = (bid.seat - seat) % players, bid.value - 1
                expected[place] = max(expected[place], bid.count)
            assert (found == expected).all()
            compared += bool(expected.any())
            legal = flat.legal_numbers()
            flat.apply(legal[min(len(legal) - 1, int(rng.expovariate(0.3)))])
    assert compared > 100


def remembered(name: str, players: int, events: Sequence[Event]) -> list[dict[str, int]]:
    """Return what is remembered of each seat after these events, without the zeros."""
    found = memory(name, players)
    for event in events:
        found.see(event.seen_by(None))
    rows = [dict(zip(found.columns, row, strict=True)) for row in found.counts.tolist()]
    return [{column: count for column, count in row.items() if count} for row in rows]


def test_a_memory_of_auctions_tells_how_a_seat_bids() -> None:
    m = millionaires
    events = [
        m.Revealed(0, 7, 0),
        m.BidPlaced(0, (4,), 4),
        m.BidPlaced(1, (3, 6), 9),
        m.Passed(2),
        m.Passed(0),
        m.TileTaken(1, 7, (0, 9, 0), (4, 0, 0)),
        m.Revealed(1, "thief", 0),
        m.BidPlaced(1, (6,), 6),  # high: the bids of the auction before do not count
        m.Passed(0),
        m.TileTaken(0, "thief", (0, 6, 0), (0, 0, 0)),  # a misfortune is not bought
    ]
    assert remembered("millionaires", 3, events) == [
        {"bid": 1, "passed later": 1, "passed at once": 1},
        {"bid": 2, "raised high": 2, "bought": 1},
        {"passed at once": 1},
    ]


def test_a_memory_of_heists_tells_how_a_seat_negotiates() -> None:
    m, money = millions_of_dollars, (5, 5, 5, 5)
    claims = [m.Claimed(0, 0, "boss"), m.Claimed(0, 0, "driver"), m.Claimed(1, 0, "boss")]
    inside = ((0, 0), (2, 0))
    events = [
        m.LootRevealed(1, 0, m.LOOT[0]),
        m.Chosen(0, ("driver",)),
        *claims,
        m.OfferMade(0, 0, 1, 0, 2),
        m.Accepted(1, 0, 0, 1, 0, 2),
        m.Left(1, 0, 1, money, ()),
        m.PriceNamed(3, 1, 2, 0, 3),
        m.Refused(2, 1),
        m.Withdrew(3, 0),
        m.Left(3, 0, 1, money, ()),
        m.HeistBegun(inside),
        m.Revealed("driver", inside, "too_many", 0, False, money),
        m.LootRevealed(2, 1, m.LOOT[1]),
        m.HeistBegun(((1, 0),)),  # its claim was for the round before
        m.Revealed("boss", ((1, 0),), "stays", 1, False, money),
    ]
    assert remembered("millions_of_dollars", 4, events) == [
        {
            "stayed": 1,
            "paid": 1,
            "offered": 1,
            "eliminated": 1,
            "claimed truly": 1,
            "claimed falsely": 1,
        },
        {"stayed": 1, "was paid": 1},
        {"stayed": 1, "refused": 1, "eliminated": 1},
        {"left": 1, "asked": 1},
    ]


@pytest.mark.parametrize("name", LEARNED)
def test_a_champion_is_small_and_fits_its_game(name: str) -> None:
    path = shipped(name)
    assert path is not None
    assert path.stat().st_size <= LARGEST
    seen = perspective(name)
    with np.load(path) as parts:
        assert parts["w0"].shape[0] == seen.width
        assert parts["w_choice"].shape[1] == seen.actions
        assert parts["w_wins"].shape[1] == seen.seats


@pytest.mark.parametrize("name", LEARNED)
def test_a_champion_plays_legally_at_every_table(name: str) -> None:
    rng = random.Random(name)
    for game, players in rng.sample(every_table(name), min(6, len(every_table(name)))):
        state = game.start(players, seed=rng.getrandbits(32))
        bots = [bot("champion", game, seat, random.Random(seat)) for seat in range(players)]
        for _ in range(200):
            if state.result is not None:
                break
            seat = rng.choice(state.to_act)
            action = bots[seat].act(state.view(seat), state.legal(seat), 1.0)
            assert action in state.legal(seat)
            state.play(seat, action)


def test_champions_do_not_wait_for_each_other_forever() -> None:
    """Four nets of Bluff Pirate would rather discard all night than lay the first set."""
    played = play_match(bluffhouse.game("bluff_pirate"), ["champion"] * 4, "patience", 0.01)
    assert played.result.winners


@pytest.mark.parametrize("name", LEARNED)
def test_chances_to_win_add_up_and_know_the_end(name: str) -> None:
    """Near the end of games, the winner's chance is mostly above a fair share."""
    path = shipped(name)
    assert path is not None
    thinks, rng = mind(name, path), random.Random(name)
    game = bluffhouse.game(name)
    above = []
    for seed in range(8):
        state = game.start(4, seed=seed)
        bots = [bot("rookie", game, seat, random.Random(seat)) for seat in range(4)]
        happened: tuple[Event, ...] = state.record.events
        last: list[float] = []
        while state.result is None:
            for each in bots:
                for event in happened:
                    each.see(event.seen_by(each.seat))
            seat = rng.choice(state.to_act)
            view = state.view(seat)
            last = thinks.chances(game, view, seat, rng)
            assert sum(last) == pytest.approx(1, abs=1e-4)
            happened = tuple(state.play(seat, bots[seat].act(view, state.legal(seat), 0.05)))
        above.append(max(last[winner] for winner in state.result.winners) > 1 / 4)
    assert sum(above) >= 5


@pytest.mark.parametrize("name", list(islice(LEARNED, 1)))
def test_a_champion_needs_no_jax(name: str) -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_JAX, name], check=True)
