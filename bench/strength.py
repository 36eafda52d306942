"""Measure how strong bot X is among Ys: `python -m bench.strength GAME X Y --games 1000`.

One X sits among Ys, and every deal is played once with X in each seat, so that luck cancels. X is
the name of a bot, or the file of a net that `bluffhouse learn` or `bench.tune` wrote. The output is
X's share of wins divided by its fair share (1 means no better than Y) with a 95 % interval over
deals, and how long each bot thinks.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import fmean, quantiles
from typing import NamedTuple, TypeAlias

import bluffhouse
from bluffhouse.arena.match import play_match
from bluffhouse.arena.summary import Estimate, estimate
from bluffhouse.bots import Bot
from bluffhouse.bots.champion import champion

Kind: TypeAlias = str | type[Bot] | Path
"""A bot by its name or its class, or the file of a net. `learn.games` has the same, with JAX."""


class Task(NamedTuple):
    """One deal, to be played once with X in each seat."""

    game: str
    players: int
    x: Kind
    y: str
    seconds: float
    number: int


def one_deal(task: Task) -> tuple[float, list[float], list[float]]:
    """Return X's mean share over all seats of a deal, and the thinking times of X and of the Ys."""
    game = bluffhouse.game(task.game)
    x = champion(task.x) if isinstance(task.x, Path) else task.x
    shares: list[float] = []
    x_times: list[float] = []
    y_times: list[float] = []
    for seat in range(task.players):
        kinds = [x if s == seat else task.y for s in range(task.players)]
        played = play_match(game, kinds, f"strength {task.number}", task.seconds)
        shares.append(played.share(seat))
        for s, times in enumerate(played.seconds):
            (x_times if s == seat else y_times).extend(times)
    return fmean(shares), x_times, y_times


class Trial(NamedTuple):
    """The result of one X among Ys."""

    share: Estimate
    """X's wins divided by its fair share of them."""
    games: int
    x_times: list[float]
    """Seconds that X thought, decision by decision."""
    y_times: list[float]


def one_among(
    game: str,
    x: Kind,
    y: str,
    *,
    games: int,
    players: int = 4,
    seconds: float = 1.0,
    jobs: int = 1,
) -> Trial:
    """Play one X among Ys, each deal once with X in every seat."""
    tasks = [Task(game, players, x, y, seconds, number) for number in range(-(-games // players))]
    if jobs == 1:
        deals = list(map(one_deal, tasks))
    else:
        with ProcessPoolExecutor(jobs) as pool:
            deals = list(pool.map(one_deal, tasks))
    share = estimate([(share * players, 1.0) for share, _, _ in deals])
    assert share is not None
    return Trial(
        share,
        len(tasks) * players,
        [time for _, times, _ in deals for time in times],
        [time for _, _, times in deals for time in times],
    )


def interval(share: Estimate) -> str:
    """Return a share with its interval, as text."""
    return f"{share.value:.2f}" + (f" ± {share.margin:.2f}" if share.margin is not None else "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("x", help="e.g. shark, handmade, regular:bold or mine.npz")
    parser.add_argument("y")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0, help="a decision's time budget")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    a = parser.parse_args()
    x = Path(a.x) if a.x.endswith(".npz") else a.x
    if isinstance(x, Path) and not x.exists():
        parser.error(f"{x}: no such file")
    trial = one_among(
        a.game, x, a.y, games=a.games, players=a.players, seconds=a.seconds, jobs=a.jobs
    )
    print(
        f"{a.game} {a.x} among {a.players - 1} {a.y}: {interval(trial.share)} × fair share "
        f"({trial.games} games)"
    )
    for kind, times in ((a.x, trial.x_times), (a.y, trial.y_times)):
        p95 = quantiles(times, n=20)[-1]
        print(f"  {kind}: mean {1000 * fmean(times):.2f} ms, 95th percentile {1000 * p95:.2f} ms")


if __name__ == "__main__":
    main()
