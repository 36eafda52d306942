"""Make the puzzles that are shipped: `python -m bench.puzzles GAME --count 200 --out GAME.jsonl`.

Writes one puzzle per line as it finds them. Run it again with the same file to go on where it
stopped. `--skip KIND` makes no puzzles whose best answer is of that kind, and `--no-easy` none that
simple bots find easy: give such a run a seed and a file of its own.

`python -m bench.puzzles GAME --count 210 --ship GAME.jsonl MORE.jsonl` then judges all of them once
more, chooses a good mixture from those that hold, and writes it into the package.
"""

from __future__ import annotations

import argparse
import gzip
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bluffhouse.study import puzzles
from bluffhouse.study.puzzles.making import (
    Wanted,
    arranged,
    best_kind,
    checked,
    chosen,
    make_puzzles,
)
from bluffhouse.study.puzzles.puzzle import Puzzle, decode_puzzle

SEED = "puzzles 1"


def made(path: Path) -> list[Puzzle]:
    """Return the puzzles that a file holds already."""
    return [decode_puzzle(line) for line in path.read_bytes().splitlines()] if path.exists() else []


def make(game: str, count: int, seed: str, path: Path, only: Wanted | None) -> None:
    """Make puzzles until a file holds so many."""
    start = time.process_time()
    found = made(path)
    with path.open("ab") as file:
        for puzzle in make_puzzles(game, count, seed, found, only):
            file.write(msgspec.json.encode(puzzle) + b"\n")
            file.flush()
            took = time.process_time() - start
            print(f"{puzzle.number} of {count} from {puzzle.match + 1} games, {took:.0f} s")


def ship(game: str, count: int, seed: str, paths: Sequence[Path]) -> None:
    """Write so many puzzles of these files into the package: a mixture of those that hold."""
    pool = [puzzle for path in paths for puzzle in made(path)]
    held = checked(pool, seed)
    kept = arranged(chosen(held, count))
    target = Path(puzzles.__file__).parent / "data" / f"{game}.jsonl.gz"
    lines = b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in kept)
    target.write_bytes(gzip.compress(lines, 9, mtime=0))
    print(f"{game}: {len(held)} of {len(pool)} puzzles hold, {len(kept)} shipped")
    print("  best answers:", dict(Counter(map(best_kind, kept)).most_common()))
    print("  grades:", dict(Counter(puzzle.grade for puzzle in kept).most_common()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--skip", nargs="+", default=[], metavar="KIND")
    parser.add_argument("--no-easy", action="store_true")
    to = parser.add_mutually_exclusive_group(required=True)
    to.add_argument("--out", type=Path, metavar="FILE", help="write what is made into this file")
    to.add_argument("--ship", type=Path, nargs="+", metavar="FILE", help="ship from these files")
    given = parser.parse_args()
    if given.ship:
        ship(given.game, given.count, given.seed, given.ship)
        return
    narrowed = given.skip or given.no_easy
    only = Wanted(frozenset(given.skip), not given.no_easy) if narrowed else None
    make(given.game, given.count, given.seed, given.out, only)


if __name__ == "__main__":
    main()
