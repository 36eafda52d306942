"""The house is killed again and again in the middle of play: nothing that anybody was told is
lost, and nothing happens twice. `python -m bench.trials kills` does it a thousand times."""

from __future__ import annotations

import asyncio
import random
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from frame_histories import Move, ViewerHistory, problems
from killing import Evening, spend
from postgres import Cluster
from serving import Server

HOUSES = 2
"""They are killed side by side: most of the time goes by in opening them again."""
KILLS = 15
"""Of each house."""


async def test_kill_in_the_middle_of_play(tmp_path: Path) -> None:
    evenings = []
    for number in range(HOUSES):
        folder = tmp_path / str(number)
        folder.mkdir()
        evenings.append(Evening(Server(folder), KILLS, random.Random()))
    await asyncio.gather(*[spend(evening) for evening in evenings])
    assert all(any(visit.over for visit in evening.visits) for evening in evenings)


async def test_kill_on_postgresql(tmp_path: Path, postgres: Cluster) -> None:
    server = Server(tmp_path, postgres.create_database())
    await spend(Evening(server, 6, random.Random()))


# ── the checker finds what could be wrong ───────────────────────────────────────────────────

JOURNAL = {2: Move(0, "a"), 3: Move(1, "b"), 4: Move(0, None)}
FRAMES: list[dict[str, Any]] = [
    {"type": "snapshot", "seq": 1, "missed": [{"type": "update", "seq": 1, "notice": "opened"}]},
    {"type": "update", "seq": 2, "id": "a", "events": ["x"]},
    {"type": "update", "seq": 3, "events": ["y"]},
    {"type": "update", "seq": 4, "by": "bot"},
    {"type": "refused", "id": "c"},
]


def found(moves: dict[int, Move], frames: list[dict[str, Any]], last_seq: int = 4) -> list[str]:
    return problems(last_seq, moves, [ViewerHistory(0, frozenset("ac"), frames)])


def test_a_sound_history_has_no_problem() -> None:
    assert found(JOURNAL, FRAMES) == []
    again = {"type": "snapshot", "seq": 4, "missed": [FRAMES[2], FRAMES[3]]}
    assert found(JOURNAL, [*FRAMES, again]) == []


@pytest.mark.parametrize(
    ("moves", "problem"),
    [
        ({3: JOURNAL[3]}, "move a was acknowledged as entry 2, and is None"),
        ({**JOURNAL, 4: Move(0, "a")}, "move (0, 'a') is there 2 times"),
        ({**JOURNAL, 4: Move(0, "c")}, "move c was refused, and is entry 4"),
        ({**JOURNAL, 4: Move(0, "d")}, "move d was never sent"),
    ],
)
def test_a_journal_that_disagrees_is_found(moves: dict[int, Move], problem: str) -> None:
    assert problem in found(moves, FRAMES)


def test_frames_that_disagree_are_found() -> None:
    assert found(JOURNAL, FRAMES, last_seq=3) == ["entry 4 was told, and the journal ends at 3"]
    assert found(JOURNAL, [*FRAMES[:2], FRAMES[3]]) == ["after 2 came 4"]
    other = deepcopy(FRAMES[1:3])
    other[0]["events"] = ["z"]
    again = {"type": "snapshot", "seq": 4, "missed": [*other, FRAMES[3]]}
    assert found(JOURNAL, [*FRAMES, again]) == ["seat 0 was told entry 2 in two ways"]
    assert "a snapshot went back from 4 to 1" in found(JOURNAL, [*FRAMES, FRAMES[0]])
