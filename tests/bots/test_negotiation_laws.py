"""Laws of sensible negotiation in Millions of Dollars, over many games of bots."""

from __future__ import annotations

import importlib.util
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from bluffhouse.arena.match import play_match
from bluffhouse.rules.contract import Event
from bluffhouse.rules.millions_of_dollars import (
    Claimed,
    HeistBegun,
    Left,
    Loot,
    LootRevealed,
    MillionsOfDollars,
    Revealed,
    RolesShown,
    StakesPlaced,
)

BENCH = Path(__file__).parents[2] / "bench" / "negotiation.py"
LAWS = {"taken back", "claimed again", "walked out", "paid to win", "silent clash"}
GAME = MillionsOfDollars()
SECONDS = 0.002
"""Time for a decision: little, because the laws hold however long a bot thinks."""


def counter_of_broken_laws() -> Callable[[Sequence[Event]], Counter[str]]:
    spec = importlib.util.spec_from_file_location("bench_negotiation", BENCH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert set(module.LAWS) == LAWS
    found: Callable[[Sequence[Event]], Counter[str]] = module.broken
    return found


def broken_by(kinds: Sequence[str], games: int) -> Counter[str]:
    """Return how often each law is broken in so many games of bots, with all numbers of players."""
    broken = counter_of_broken_laws()
    count: Counter[str] = Counter()
    for number in range(games):
        players = GAME.seats[number % len(GAME.seats)]
        seats = [kinds[(number + seat) % len(kinds)] for seat in range(players)]
        count += broken(play_match(GAME, seats, f"law {number}", SECONDS).record.events)
    return count


@pytest.mark.parametrize(
    ("kinds", "games"),
    [
        (("rookie",), 30),
        (("regular",), 8),
        (("shark",), 3),
        (("champion",), 6),
        (("regular:chatty", "rookie:bold", "shark:cagey", "rookie", "regular:suspicious"), 4),
    ],
)
def test_bots_negotiate_with_sense(kinds: tuple[str, ...], games: int) -> None:
    count = broken_by(kinds, games)
    assert {law: count[law] for law in LAWS if count[law]} == {}
    # They do talk: otherwise the laws would be easy to keep.
    assert count["offers"] > count["heists"]


def test_the_laws_notice_players_without_sense() -> None:
    count = broken_by(["random"], 12)
    assert {law for law in LAWS if count[law]} == LAWS - {"silent clash"}  # they always chatter


def test_a_clash_is_silent_if_nobody_in_it_has_said_a_word() -> None:
    broken = counter_of_broken_laws()
    talk: list[Event] = [
        LootRevealed(1, 0, Loot(9, 1)),
        StakesPlaced(1, (0, 0, 0, 0), (4, 4, 4, 4)),
        RolesShown(("driver", "driver", "bruiser"), None),
    ]
    heist: list[Event] = [
        HeistBegun(((0, 0), (1, 0), (2, 0), (3, 0))),
        Revealed("driver", ((0, 0), (1, 0)), "too_many", 0, False, (4, 4, 4, 4)),
    ]
    assert broken(talk + heist)["silent clash"] == 1
    assert broken([*talk, Claimed(2, 0, "bruiser"), *heist])["silent clash"] == 1
    assert broken([*talk, Claimed(1, 0, "driver"), *heist])["silent clash"] == 0
    # With one player gone, the second driver may be the one who left.
    left = Left(3, 0, 1, (4, 4, 4, 5), ())
    assert broken([*talk, left, *heist])["foreseen clashes"] == 0
