"""Run the load generator in `generator/` against a server, and read its results."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from bench.house.servers import Server, installed
from bench.node import CannotStart

GENERATOR = Path(__file__).parent / "generator" / "generate.js"
MAX_RUN_SECONDS = 900
"""Seconds after which a run is taken to hang."""
MAX_FOREIGN_SHARE = 0.15
"""Share of a core used by other programs above which a measurement is doubtful."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    task: Literal["play", "idle", "grow", "leave"]
    wire: Literal["boardgameio", "bluffhouse"]
    servers: list[Server]
    tables: int
    beside: list[int] = []
    """Processes that the servers depend on, such as a database; their cost is shown separately."""
    apart: bool = False
    """Whether the players of a table connect to different servers, where there are several."""
    spare_games: int = 0
    """Games prepared before the measurement, for tables whose game ends during it."""
    pace_ms: float = 0
    """Time between the moves of a table; 0 means as soon as all four have the previous move."""
    warm: float = 0
    seconds: float = 0
    early: int = 0
    late: int = 0
    stretch: int = 0


class Play(msgspec.Struct, frozen=True):
    """The cost of a stretch of play. Shares are of one core."""

    moves: int
    kinds: dict[str, int]
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_ms_per_move: float
    bytes_per_client_move: float
    server_share: float
    beside_share: float
    generator_share: float
    foreign_share: float
    lost: int
    stuck: int


class Idle(msgspec.Struct, frozen=True):
    kb_per_table: float
    idle_share: float
    lost: int


class Growth(msgspec.Struct, frozen=True):
    early: Play
    late: Play
    early_again: Play


class Left(msgspec.Struct, frozen=True):
    left: int
    lost: int


Found = TypeVar("Found", Play, Idle, Growth, Left)


def put(job: Job, kind: type[Found]) -> Found:
    """Run the load generator and return what it measured."""
    try:
        done = subprocess.run(
            ["node", str(GENERATOR), msgspec.json.encode(job).decode()],
            env={**os.environ, "NODE_PATH": str(installed()), "NODE_ENV": "production"},
            stdout=subprocess.PIPE,
            timeout=MAX_RUN_SECONDS,
        )
    except subprocess.TimeoutExpired:
        raise CannotStart(f"the load against {job.wire} did not finish") from None
    if done.returncode != 0:
        raise CannotStart(f"the load against {job.wire} failed")
    found = msgspec.json.decode(done.stdout, type=kind)
    if isinstance(found, Play):
        _warn(job, found)
    return found


def _warn(job: Job, found: Play) -> None:
    """Print a warning at once if a figure is doubtful."""
    doubts = []
    if found.lost or found.stuck:
        doubts.append(f"{found.lost} connections lost, {found.stuck} tables stuck")
    if found.foreign_share > MAX_FOREIGN_SHARE:
        doubts.append(f"other programs used {found.foreign_share:.0%} of a core")
    if doubts:
        print(
            f"  (doubtful: {job.wire}, {job.tables} tables: {'; '.join(doubts)})", file=sys.stderr
        )
