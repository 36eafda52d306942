"""Make the puzzles that are shipped: `python -m bench.puzzles GAME --count 200 --out GAME.jsonl`.

Writes one puzzle per line as it finds them. Run it again with the same file to go on where it
stopped. `--ship` then judges all of them once more and writes those that hold into the package.
"""

from __future__ import annotations

import argparse
import gzip
import time
from pathlib import Path

import msgspec

from bluffhouse.study import puzzles
from bluffhouse.study.puzzles.making import checked, make_puzzles
from bluffhouse.study.puzzles.puzzle import Puzzle, decode_puzzle

SEED = "puzzles 1"


def made(path: Path) -> list[Puzzle]:
    """Return the puzzles that a file holds already."""
    return [decode_puzzle(line) for line in path.read_bytes().splitlines()] if path.exists() else []


def ship(game: str, path: Path, seed: str) -> None:
    """Write the puzzles of a file into the package, but for those that do not hold."""
    found = made(path)
    kept = checked(found, seed)
    target = Path(puzzles.__file__).parent / "data" / f"{game}.jsonl.gz"
    lines = b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in kept)
    target.write_bytes(gzip.compress(lines, 9, mtime=0))
    print(f"{game}: {len(kept)} of {len(found)} puzzles hold, {target.stat().st_size:,} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--ship", action="store_true", help="write them into the package")
    given = parser.parse_args()
    if given.ship:
        ship(given.game, given.out, given.seed)
        return
    start = time.process_time()
    found = made(given.out)
    with given.out.open("ab") as file:
        for puzzle in make_puzzles(given.game, given.count, given.seed, found):
            file.write(msgspec.json.encode(puzzle) + b"\n")
            file.flush()
            took = time.process_time() - start
            print(f"{puzzle.number} of {given.count} from {puzzle.match + 1} games, {took:.0f} s")


if __name__ == "__main__":
    main()
