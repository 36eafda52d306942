"""Measure how strong bot X is among Ys: `python -m bench.strength GAME X Y --games 1000`.

One X sits among Ys, and every deal is played once with X in each seat, so that luck cancels. The
output is X's share of wins over its fair share (1 means no better than Y) with a 95 % interval over
deals, and how long each bot thinks.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean, quantiles, stdev
from typing import NamedTuple

import bluffhouse
from bluffhouse.arena.match import play_match


class Task(NamedTuple):
    """One deal, to be played once with X in each seat."""

    game: str
    players: int
    x: str
    y: str
    seconds: float
    number: int


def one_deal(task: Task) -> tuple[float, list[float], list[float]]:
    """Return X's mean share over all seats of a deal, and the thinking times of X and of the Ys."""
    game = bluffhouse.game(task.game)
    shares: list[float] = []
    x_times: list[float] = []
    y_times: list[float] = []
    for seat in range(task.players):
        kinds = [task.x if s == seat else task.y for s in range(task.players)]
        played = play_match(game, kinds, f"strength {task.number}", task.seconds)
        shares.append(played.share(seat))
        for s, times in enumerate(played.seconds):
            (x_times if s == seat else y_times).extend(times)
    return fmean(shares), x_times, y_times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("x", help="e.g. shark, or regular:bold")
    parser.add_argument("y")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0, help="a decision's time budget")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    a = parser.parse_args()
    count = -(-a.games // a.players)
    tasks = [Task(a.game, a.players, a.x, a.y, a.seconds, number) for number in range(count)]
    shares: list[float] = []
    x_times: list[float] = []
    y_times: list[float] = []
    with ProcessPoolExecutor(a.jobs) as pool:
        for share, xs, ys in pool.map(one_deal, tasks):
            shares.append(share * a.players)
            x_times += xs
            y_times += ys
    half = 1.96 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else float("nan")
    print(
        f"{a.game} {a.x} vs {a.players - 1} {a.y}: {fmean(shares):.3f} × fair share "
        f"(95 %: {fmean(shares) - half:.3f} to {fmean(shares) + half:.3f}; "
        f"{count * a.players} games, {count} deals)"
    )
    for kind, times in ((a.x, x_times), (a.y, y_times)):
        p95 = quantiles(times, n=20)[-1]
        print(f"  {kind}: mean {1000 * fmean(times):.2f} ms, 95th percentile {1000 * p95:.2f} ms")


if __name__ == "__main__":
    main()
