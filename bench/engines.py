"""Measure the cost of the engine protocol over many games of the example engines: `python -m
bench.engines`.

Each example plays one seat against random bots. The figure is the whole time of a decision, from
the view to the legal action: writing, both switches between the processes, the engine's own
thinking, reading and checking. The last column is the same figure for a bot in our own process that
chooses at random. Illegal actions are counted; any other failure ends the run.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import bluffhouse
from bluffhouse.arena.match import play_match
from bluffhouse.engines.errors import EngineIllegal

EXAMPLES = Path(__file__).parents[1] / "docs" / "engines"
TALKER = "talker.mjs"
"""The example that asks for texts, which cost more than the protocol itself."""
TARGET = 0.3
"""Most milliseconds that the protocol may add to the median decision of an engine without texts."""


def commands(folder: Path) -> dict[str, str]:
    """Return the commands of the examples that can run on this machine, by name."""
    found = {"odds.py": f"'{sys.executable}' -I -S '{EXAMPLES / 'odds.py'}'"}
    if shutil.which("node"):
        found[TALKER] = f"node '{EXAMPLES / TALKER}'"
    if shutil.which("cc"):
        binary = folder / "trusting"
        subprocess.run(["cc", "-O2", "-o", binary, EXAMPLES / "trusting.c"], check=True)
        found["trusting.c"] = f"'{binary}'"
    return found


def play(kind: str, game: str, games: int) -> tuple[list[float], int]:
    """Let a bot play this many games against random bots. Return the seconds of its decisions, and
    the number of games that ended with an illegal action."""
    made = bluffhouse.game(game)
    players = min(4, made.seats[-1])
    seconds: list[float] = []
    illegal = 0
    for number in range(games):
        seat = number % players
        kinds = ["random"] * players
        kinds[seat] = kind
        try:
            seconds += play_match(made, kinds, f"bench {number}").seconds[seat]
        except EngineIllegal as error:
            print(error, file=sys.stderr)
            illegal += 1
    return seconds, illegal


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--games", type=int, default=100, help="games of each engine [100]")
    given = parser.parse_args()
    names = list(bluffhouse.games())
    share = -(-given.games // len(names))
    print("| engine | games | decisions | illegal | median ms | mean ms | in process, median ms |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    failed = []
    with TemporaryDirectory() as folder:
        inside = median(time for name in names for time in play("random", name, 20)[0]) * 1000
        for engine, command in commands(Path(folder)).items():
            played = [play(f"engine:{command}", name, share) for name in names]
            times = [time for seconds, _ in played for time in seconds]
            illegal = sum(ended for _, ended in played)
            typical, mean = median(times) * 1000, sum(times) / len(times) * 1000
            figures = f"{typical:.3f} | {mean:.3f} | {inside:.4f}"
            counts = f"{share * len(names)} | {len(times)} | {illegal}"
            print(f"| {engine} | {counts} | {figures} |", flush=True)
            if illegal or (typical - inside > TARGET and engine != TALKER):
                failed.append(engine)
    if failed:
        sys.exit(f"an illegal action, or over {TARGET} ms per decision: {', '.join(failed)}")


if __name__ == "__main__":
    main()
