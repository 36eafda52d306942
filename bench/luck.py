"""Measure how much the benchmark's two devices save: `python -m bench.luck --deals 40`.

For each section it prints by what factor the variance of a mean score falls with the same number of
games: by playing each deal from every seat, by taking luck out, and by both. A factor of 4 means
that 200 games say as much as 800 plain ones.
"""

from __future__ import annotations

import argparse
from functools import partial
from statistics import fmean, variance

from bluffhouse.arena.benchmark.results import BenchGame, Plan, Played, new_plan, play_fixture
from bluffhouse.arena.benchmark.suite import BENCH_1
from bluffhouse.arena.engines import play_all


def factors(games: list[BenchGame]) -> tuple[float, float, float]:
    """Return the factors by duplicate deals, by luck, and by both."""
    shares = [game.share for game in games]
    adjusted = [game.share - (game.luck or 0.0) for game in games]
    plain = variance(shares)
    seats = len({game.seat for game in games})
    deals = sorted({game.deal for game in games})

    def by_deal(figures: list[float]) -> float:
        """Return the variance of a mean over deals, scaled to one game."""
        means = [
            fmean(f for game, f in zip(games, figures, strict=True) if game.deal == deal)
            for deal in deals
        ]
        return variance(means) * seats

    return plain / by_deal(shares), plain / variance(adjusted), plain / by_deal(adjusted)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--agent", default="regular")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--pools", nargs="*", default=["rookie", "regular"])
    parser.add_argument("--games", nargs="*", help="these games only")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    plan: Plan = new_plan(arguments.agent, BENCH_1)
    print("section                       games  result   luck  seats   luck   both")
    for section in BENCH_1.sections:
        if section.pool not in arguments.pools:
            continue
        if arguments.games and section.game not in arguments.games:
            continue
        numbers = [
            number
            for number in range(BENCH_1.games(arguments.deals))
            if BENCH_1.fixture(number).section == section
        ]
        played: list[Played] = []
        for batch in play_all(partial(play_fixture, plan), numbers, jobs=arguments.jobs):
            played += batch
        games = sorted([one.game for one in played], key=lambda game: game.game)
        result = fmean(game.share for game in games)
        luck = fmean(game.luck or 0.0 for game in games)
        saved = "".join(f"{factor:7.2f}" for factor in factors(games))
        print(f"{section.name:28} {len(games):6} {result:7.3f} {luck:+6.3f}{saved}", flush=True)


if __name__ == "__main__":
    main()
