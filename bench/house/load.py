"""The load, as the program in `generator/` puts it on a server, and what it found."""

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
MOST_SECONDS = 900
"""No run takes so long; a server that hangs would."""
DISTURBED = 0.15
"""So much of a core taken by others, and a measure is not to be trusted."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    task: Literal["play", "idle", "grow", "leave"]
    wire: Literal["boardgameio", "bluffhouse"]
    servers: list[Server]
    tables: int
    beside: list[int] = []
    """Processes that serve the servers, such as a database: their share is told apart."""
    apart: bool = False
    """Whether the players of one table sit at different servers, where there are several."""
    spare_games: int = 0
    """Games made before the measuring begins, for tables whose game is over."""
    pace_ms: float = 0
    """From move to move at one table; 0: at once, when all have the last one."""
    warm: float = 0
    seconds: float = 0
    early: int = 0
    late: int = 0
    stretch: int = 0


class Play(msgspec.Struct, frozen=True):
    """What a stretch of play cost. Shares are of one core."""

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
    """Put that load on and say what was found."""
    try:
        done = subprocess.run(
            ["node", str(GENERATOR), msgspec.json.encode(job).decode()],
            env={**os.environ, "NODE_PATH": str(installed()), "NODE_ENV": "production"},
            stdout=subprocess.PIPE,
            timeout=MOST_SECONDS,
        )
    except subprocess.TimeoutExpired:
        raise CannotStart(f"the load against {job.wire} did not end") from None
    if done.returncode != 0:
        raise CannotStart(f"the load against {job.wire} failed")
    found = msgspec.json.decode(done.stdout, type=kind)
    if isinstance(found, Play):
        _warn(job, found)
    return found


def _warn(job: Job, found: Play) -> None:
    """Whatever makes a figure doubtful is said at once."""
    doubts = []
    if found.lost or found.stuck:
        doubts.append(f"{found.lost} connections lost, {found.stuck} tables stuck")
    if found.foreign_share > DISTURBED:
        doubts.append(f"others used {found.foreign_share:.0%} of a core meanwhile")
    if doubts:
        print(
            f"  (doubtful: {job.wire}, {job.tables} tables: {'; '.join(doubts)})", file=sys.stderr
        )
