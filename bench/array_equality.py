"""Compare the games on arrays with the rules: `python -m bench.array_equality lie --games 100000`.

Every number of players and every set of options is played equally often. The tests do the same
with fewer games.
"""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

BATCH = 256


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    arguments = parser.parse_args()

    from bluffhouse.learn.equality import Difference, compare_games, tables_of

    tables = tables_of(arguments.game)
    for players, games in tables.items():
        start = perf_counter()
        rounds = -(-arguments.games // len(tables) // BATCH)
        decisions = 0
        for number in range(rounds):
            first = arguments.seed + number * BATCH
            try:
                decisions += compare_games(
                    arguments.game, players, games, range(first, first + BATCH)
                )
            except Difference as difference:
                sys.exit(str(difference))
        print(
            f"{arguments.game}, {players} players, {len(games)} sets of options: "
            f"{rounds * BATCH:,} games, {decisions:,} decisions, no difference "
            f"({perf_counter() - start:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()
