"""Measure hints: `python -m bench.hints [GAME …] --count 100`.

Asks for hints at random decisions in games between four bots, and prints the seconds of one core
that they take. The first hint of each game is not counted: it also loads the champion.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import NamedTuple

import bluffhouse
from bench.review import bot_game
from bluffhouse.records import moves
from bluffhouse.rules.contract import Event, State, View
from bluffhouse.study import hint

PER_GAME = 5
"""Decisions of one game that are tried, so that the figures come from many games."""


class Asked(NamedTuple):
    """A decision, as its seat knows the game."""

    state: State
    view: View
    seen: list[Event]


def decisions(game: str) -> Iterator[Asked]:
    """Yield random decisions with a choice, from one game between bots after another."""
    rng = random.Random(f"hints {game}")
    for number in count():
        record, _ = bot_game(game, number)
        found: list[Asked] = []
        before, done = None, 0
        for move in moves(record):
            seat = move.seat
            if before is not None and seat is not None and len(before.legal(seat)) > 1:
                seen = [event.seen_by(seat) for event in record.events[:done]]
                found.append(Asked(before, before.view(seat), seen))
            done += len(move.events)
            before = move.state.copy()
        yield from rng.sample(found, min(PER_GAME, len(found)))


def seconds(asked: Asked) -> float:
    """Return how long a hint for this decision takes, in seconds of one core."""
    start = time.process_time()
    hint(asked.state.game, asked.view, asked.seen)
    return time.process_time() - start


def measure(games: Sequence[str], wanted: int) -> None:
    print("game                   decisions  seconds: mean   95 %  longest")
    for game in games:
        asked = islice(decisions(game), wanted + 1)
        seconds(next(asked))
        took = sorted(map(seconds, asked))
        mean, most = sum(took) / len(took), took[int(0.95 * len(took))]
        print(f"{game:22} {len(took):9}  {mean:13.2f}  {most:5.2f}  {took[-1]:7.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=sorted(bluffhouse.games()))
    parser.add_argument("--count", type=int, default=100, help="decisions of each game")
    given = parser.parse_args()
    measure(given.games, given.count)


if __name__ == "__main__":
    main()
