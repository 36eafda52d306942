"""Time to decide, as arithmetic: nobody waits here."""

from __future__ import annotations

from typing import Any

import pytest

from bluffhouse.house.clocks import DAY, Clocks, Closures
from bluffhouse.house.journal_entries import Clock

NOON = 1_700_000_000_000


def clocks(seats: int = 3, closures: Closures | None = None, **clock: Any) -> Clocks:
    return Clocks(Clock(**clock), seats, closures or Closures())


def left(those: Clocks, seconds: float) -> dict[int, int | None]:
    """Return the time left on each running clock, this many seconds past noon."""
    return {seat: those.remaining(seat, at(seconds)) for seat in sorted(those.running)}


def at(seconds: float) -> int:
    return NOON + int(seconds * 1000)


# ── the kinds ───────────────────────────────────────────────────────────────────────────────


def test_without_a_clock_there_is_all_the_time_in_the_world() -> None:
    those = clocks()
    those.moved(None, (0,), at(0))
    assert not those.ticking
    assert left(those, 1_000_000) == {0: None}


def test_a_clock_per_decision_starts_with_every_decision() -> None:
    those = clocks(kind="decision", seconds=20)
    those.moved(None, (0,), at(0))
    assert those.ticking
    assert left(those, 5) == {0: 15_000}
    those.moved(0, (1,), at(5))
    assert left(those, 6) == {1: 19_000}
    assert those.remaining(0, at(6)) is None
    assert left(those, 100) == {1: 0}


def test_who_decides_twice_in_a_row_has_two_times() -> None:
    those = clocks(kind="decision", seconds=20)
    those.moved(None, (0,), at(0))
    those.moved(0, (0,), at(15))
    assert left(those, 16) == {0: 19_000}


def test_days_are_days() -> None:
    those = clocks(kind="days", days=2)
    those.moved(None, (2,), at(0))
    assert left(those, 3_600) == {2: 2 * DAY - 3_600_000}


def test_a_clock_per_game_is_a_bank_with_an_increment() -> None:
    those = clocks(kind="game", seconds=60, increment=3)
    those.moved(None, (0,), at(0))
    assert left(those, 10) == {0: 50_000}
    those.moved(0, (1,), at(10))
    assert those.left == [53_000, 60_000, 60_000]
    those.moved(1, (0,), at(70.5))
    assert those.left == [53_000, 3_000, 60_000]
    assert left(those, 71.5) == {0: 52_000}
    those.moved(0, (0,), at(80.5))
    assert left(those, 81.5) == {0: 45_000}


def test_in_a_negotiation_who_says_something_pays_only_his_own_bank() -> None:
    those = clocks(kind="game", seconds=60)
    those.moved(None, (0, 1), at(0))
    those.moved(0, (0, 1), at(10))
    assert left(those, 15) == {0: 45_000, 1: 45_000}
    assert those.left == [50_000, 60_000, 60_000]


def test_who_need_not_act_any_more_pays_for_the_time_in_which_he_could() -> None:
    """His price was accepted, say."""
    those = clocks(kind="game", seconds=60, increment=5)
    those.moved(None, (0, 1), at(0))
    those.moved(1, (2,), at(20))
    assert those.left == [40_000, 45_000, 60_000]


# ── together ────────────────────────────────────────────────────────────────────────────────


def test_simultaneous_choices_share_one_clock() -> None:
    those = clocks(kind="decision", seconds=30)
    those.moved(None, (0, 1, 2), at(0))
    those.moved(1, (0, 2), at(10))
    assert left(those, 12) == {0: 18_000, 2: 18_000}


def test_who_may_still_act_after_acting_gives_everybody_new_time() -> None:
    those = clocks(kind="decision", seconds=30)
    those.moved(None, (0, 1), at(0))
    those.moved(0, (0, 1), at(25))
    assert left(those, 26) == {0: 29_000, 1: 29_000}


def test_calling_time_leaves_everybody_the_countdown() -> None:
    those = clocks(kind="none", countdown=30)
    those.moved(None, (0, 1), at(0))
    those.moved(0, (0, 1), at(500))
    those.hurry(True, at(500))
    assert those.ticking
    assert those.hurried
    assert left(those, 510) == {0: 20_000, 1: 20_000}
    those.moved(0, (1,), at(515))
    assert left(those, 520) == {1: 10_000}
    assert left(those, 540) == {1: 0}
    those.moved(1, (2,), at(541))
    those.hurry(False, at(541))
    assert not those.ticking
    assert left(those, 900) == {2: None}


@pytest.mark.parametrize(
    ("kind", "then"), [("decision", 10_000), ("game", 5_000), ("days", 20_000)]
)
def test_a_countdown_never_gives_time(kind: str, then: int) -> None:
    those = clocks(kind=kind, seconds=15, days=1, countdown=25)
    those.moved(None, (0,), at(0))
    those.moved(0, (0,), at(5))
    those.hurry(True, at(5))
    assert left(those, 10) == {0: then}


# ── pauses and closed houses ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", ["decision", "game"])
def test_a_pause_stops_the_clock(kind: str) -> None:
    those = clocks(kind=kind, seconds=60)
    those.moved(None, (0, 1), at(0))
    those.pause(at(10))
    assert left(those, 500) == {0: 50_000, 1: 50_000}
    those.resume(at(1_000))
    assert left(those, 1_005) == {0: 45_000, 1: 45_000}
    those.pause(at(1_010))
    those.resume(at(2_000))
    assert left(those, 2_005) == {0: 35_000, 1: 35_000}
    those.moved(0, (1,), at(2_005))
    assert left(those, 2_010) == {1: 30_000}
    those.moved(1, (0,), at(2_010))
    assert left(those, 2_010) == {0: 60_000 if kind == "decision" else 35_000}


def test_a_pause_stops_the_countdown() -> None:
    those = clocks(kind="decision", seconds=300, countdown=60)
    those.moved(None, (0, 1), at(0))
    those.hurry(True, at(0))
    for pause in (10, 110, 210):  # ten seconds each are left between them
        those.pause(at(pause))
        those.resume(at(pause + 90))
    assert left(those, 310) == {0: 20_000, 1: 20_000}
    those.moved(0, (1,), at(310))
    assert left(those, 320) == {1: 10_000}


def test_resuming_what_was_not_paused_changes_nothing() -> None:
    those = clocks(kind="decision", seconds=60)
    those.moved(None, (0,), at(0))
    those.resume(at(20))
    assert left(those, 30) == {0: 30_000}


def test_while_the_house_is_closed_no_clock_runs() -> None:
    closures = Closures([(at(-50), at(-40)), (at(10), at(110))])
    those = clocks(closures=closures, kind="game", seconds=60)
    those.moved(None, (0,), at(0))
    assert left(those, 115) == {0: 45_000}
    closures.add(at(120), at(1_000))
    assert left(those, 1_001) == {0: 39_000}
    those.moved(0, (1,), at(1_001))
    assert those.left[0] == 39_000
    assert left(those, 1_002) == {1: 59_000}


@pytest.mark.parametrize(
    "closed", [(2, 8), (20, 38), (8, 20), (38, 45), (5, 45)], ids=lambda closed: str(closed)
)
def test_a_house_closed_around_a_pause_counts_once(closed: tuple[int, int]) -> None:
    """Paused from 10 to 40, looked at at 50: the game was on for 20 seconds, less the closure."""
    first, last = closed
    outside = max(0, min(last, 10) - first) + max(0, last - max(first, 40))
    those = clocks(closures=Closures([(at(first), at(last))]), kind="decision", seconds=60)
    those.moved(None, (0,), at(0))
    those.pause(at(10))
    those.resume(at(40))
    assert left(those, 50) == {0: 60_000 - (20 - outside) * 1000}


@pytest.mark.parametrize(
    ("stretches", "since", "until", "open_for"),
    [
        ([], 0, 10, 10),
        ([(2, 4), (6, 9)], 0, 10, 5),
        ([(2, 4), (6, 9)], 3, 7, 2),
        ([(2, 4)], 5, 10, 5),
        ([(0, 20)], 5, 10, 0),
        ([(12, 14)], 5, 10, 5),
        ([], 10, 5, 0),
    ],
)
def test_how_long_the_house_was_open(
    stretches: list[tuple[int, int]], since: int, until: int, open_for: int
) -> None:
    assert Closures(stretches).open_between(since, until) == open_for


# ── warnings ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("clock", "warned_with"),
    [
        ({"kind": "decision", "seconds": 60}, 12_000),
        ({"kind": "decision", "seconds": 10}, 5_000),
        ({"kind": "decision", "seconds": 5}, 5_000),
        ({"kind": "game", "seconds": 600}, 120_000),
        ({"kind": "days", "days": 1}, DAY // 5),
        ({"kind": "days", "days": 30}, DAY // 4),
    ],
)
def test_a_player_is_warned_in_good_time(clock: dict[str, Any], warned_with: int) -> None:
    assert clocks(**clock).warning(0) == warned_with


def test_a_warning_holds_for_one_decision() -> None:
    those = clocks(kind="decision", seconds=20)
    those.moved(None, (0, 1), at(0))
    those.warned.update({0, 1})
    those.moved(0, (1,), at(18))
    assert those.warned == {1}
    those.moved(1, (0, 2), at(19))
    assert those.warned == set()
    those.warned.add(0)
    those.moved(2, (0, 2), at(30))  # may still act: new time for both
    assert those.warned == set()


def test_who_is_hurried_is_warned_again() -> None:
    those = clocks(kind="decision", seconds=100, countdown=20)
    those.moved(None, (0, 1), at(0))
    those.warned.update({0, 1})
    those.hurry(True, at(90))
    assert those.warned == set()


def test_restarting_gives_the_full_time_again() -> None:
    those = clocks(kind="decision", seconds=20, countdown=10)
    those.moved(None, (0, 1), at(0))
    those.hurry(True, at(5))
    those.warned.add(0)
    assert left(those, 12) == {0: 3_000, 1: 3_000}
    those.restart(at(12))
    assert left(those, 12) == {0: 10_000, 1: 10_000}
    assert those.warned == set()


def test_restarting_gives_no_bank_more_than_it_had() -> None:
    those = clocks(kind="game", seconds=20)
    those.moved(None, (0,), at(0))
    those.moved(0, (1,), at(5))
    those.restart(at(9))
    assert left(those, 9) == {1: 20_000}
    assert those.left[0] == 15_000
