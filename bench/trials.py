"""Test the house for longer than the tests do: `python -m bench.trials kills|frames|evening`.

    kills     end the house with kill -9 during play, and check what viewers received
    frames    send malformed and absurd frames to tables where people are playing
    evening   play with bots, reconnections and slow readers, and watch the memory

Each trial starts its own house, on 127.0.0.1 only, and ends it. It exits with status 1 if the house
broke a promise.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import bluffhouse  # noqa: E402
from killing import Evening, spend  # noqa: E402
from postgres import Cluster  # noqa: E402
from serving import Guest, Seat, Server, guests, seated  # noqa: E402

SETTLED = 0.25
"""Fraction of the evening after which memory should no longer grow."""
GROWTH = 1.15
"""Memory allowed at the end, as a multiple of the memory when it had settled."""
REST = 15.0
"""Seconds from the start of a game to the next one of the same people, at least. Memory follows the
number of tables that have not fallen asleep yet, so the games must come at a steady rate."""
NAP = 5.0
"""Seconds for which a slow reader reads nothing."""


async def kills(number: int, postgres: bool) -> int:
    """Kill a house this many times. tests/frame_histories.py checks every table."""
    began = time.monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(Cluster()).create_database() if postgres else ""
        evening = Evening(Server(folder, database), number, random.Random())
        await spend(evening)
    moves = sum(len(visit.played) for visit in evening.visits)
    tables = len({visit.seat.code for visit in evening.visits})
    print(
        f"{number:,} kills in {time.monotonic() - began:,.0f} s: {moves:,} moves of people "
        f"acknowledged at {tables:,} tables, none lost, doubled or out of order"
    )
    return 0


def frames(number: int) -> int:
    """Run the fuzz tests with this many frames in total."""
    environ = {**os.environ, "FUZZ_FRAMES": str(number)}
    tests = ["tests/web/test_fuzz.py", "-k", "odd_frames", "--timeout", "0"]
    done = subprocess.run([sys.executable, "-m", "pytest", *tests], cwd=ROOT, env=environ)
    return done.returncode


# ── an evening of mixed load ────────────────────────────────────────────────────────────────


class Load:
    """People who play one table after another, come and go, and read slowly."""

    def __init__(self, server: Server, minutes: float, rng: random.Random) -> None:
        self.server = server
        self.ends = time.monotonic() + minutes * 60
        self.rng = rng
        self.games = self.returns = self.naps = 0

    @property
    def over(self) -> bool:
        return time.monotonic() > self.ends

    async def play(self, people: list[Guest]) -> None:
        """Play with bots until the evening is over."""
        while not self.over:
            next_game = time.monotonic() + REST
            game = self.rng.choice(sorted(bluffhouse.games()))
            most = bluffhouse.games()[game].seats[-1]
            seats = await seated(people, game, self.rng.randint(3, most))
            await asyncio.gather(*[self._sit(seat) for seat in seats])
            self.games += 1
            await asyncio.gather(*[seat.close() for seat in seats])
            for person in people:
                person.seats.clear()
            await asyncio.sleep(next_game - time.monotonic())

    async def _sit(self, seat: Seat) -> None:
        """Play to the end of the game; now and then reconnect, or read nothing for a while."""
        while seat.table["phase"] != "over":
            chance = self.rng.random()
            if chance < 0.01:
                await seat.connect(seat.n)
                self.returns += 1
            elif chance < 0.012:
                await asyncio.sleep(NAP)
                self.naps += 1
            elif seat.legal:
                await seat.act(self.rng.choice(seat.choices))
            else:
                await seat.next()
            seat.frames.clear()


async def evening(minutes: float, tables: int) -> int:
    """Let people play, and print the memory used by the house and its bots."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        load = Load(server, minutes, random.Random())
        names = [f"guest {number}" for number in range(2 * tables)]
        sizes: list[float] = []
        async with guests(server, *names) as people, asyncio.TaskGroup() as group:
            for number in range(tables):
                group.create_task(load.play(people[2 * number : 2 * number + 2]))
            while not load.over:
                await asyncio.sleep(minutes * 60 / 40)
                sizes.append(memory(server.pid))
                print(f"{sizes[-1]:,.0f} MB after {load.games:,} games", flush=True)
        log = server.log.read_text()
    settled, last = sizes[int(len(sizes) * SETTLED)], sizes[-1]
    print(
        f"{minutes:g} minutes at {tables} tables: {load.games:,} games, {load.returns:,} "
        f"reconnections, {load.naps:,} naps of {NAP:g} s; memory {settled:,.0f} MB when settled, "
        f"{last:,.0f} MB at the end ({last / settled:.2f} times)"
    )
    broken = last > settled * GROWTH or "ERROR" in log or "Traceback" in log
    return int(broken)


def memory(pid: int) -> float:
    """Return the megabytes used by a process and its children, counting shared pages once."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    rollups = [Path(f"/proc/{one}/smaps_rollup").read_text() for one in (pid, *children)]
    sizes = [re.search(r"^Pss:\s+(\d+) kB", rollup, re.MULTILINE) for rollup in rollups]
    return sum(int(size[1]) for size in sizes if size) / 1e3


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.trials", description=__doc__)
    trials = parser.add_subparsers(dest="trial", required=True)
    kill = trials.add_parser("kills", help="end the house with kill -9 during play")
    kill.add_argument("--number", type=int, default=1_000)
    kill.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    fuzz = trials.add_parser("frames", help="send malformed and absurd frames")
    fuzz.add_argument("--number", type=int, default=100_000)
    mixed = trials.add_parser("evening", help="mixed load with bots")
    mixed.add_argument("--minutes", type=float, default=60)
    mixed.add_argument("--tables", type=int, default=20)
    args = parser.parse_args()
    if args.trial == "kills":
        return asyncio.run(kills(args.number, args.postgres))
    if args.trial == "frames":
        return frames(args.number)
    return asyncio.run(evening(args.minutes, args.tables))


if __name__ == "__main__":
    sys.exit(main())
