"""Measure how much the benchmark's two devices save: `python -m bench.luck --deals 40`.

For each section it prints by what factor the variance of a mean score falls with the same number of
games: by playing each deal from every seat, by taking luck out, by both, and by judging the
agent's decisions instead, each with a 95 % interval (bootstrap over deals). A factor of 4 means
that the interval of 200 games is as narrow as that of 800 plain ones.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from itertools import chain
from math import inf
from statistics import fmean, variance
from typing import NamedTuple

from bluffhouse.arena.benchmark.results import BenchGame, Plan, Played, new_plan, play_fixture
from bluffhouse.arena.benchmark.suite import BENCH_1
from bluffhouse.arena.engines import play_all
from bluffhouse.study.played_well import PlayJudge

RESAMPLES = 1_000
"""Samples of the deals from which an interval is computed."""


class Factors(NamedTuple):
    """Factors by which the variance falls."""

    seats: float
    luck: float
    both: float
    judged: float
    """The score that the decisions deserved; 0 if they were not judged."""


def factors(deals: Sequence[list[BenchGame]]) -> Factors:
    """Return the factors by duplicate deals, by luck, by both, and by judging, for games sorted by
    deal."""
    shares = [[game.share for game in deal] for deal in deals]
    adjusted = [[game.share - (game.luck or 0.0) for game in deal] for deal in deals]
    plain = variance(chain.from_iterable(shares))

    def by_deal(figures: list[list[float]]) -> float:
        """Return the variance of a mean over deals, scaled to one game."""
        return variance(map(fmean, figures)) * len(figures[0])

    parts = [game.judged for deal in deals for game in deal if game.judged is not None]
    left = [by_deal(shares), variance(chain.from_iterable(adjusted)), by_deal(adjusted)]
    left.append(variance(parts) if parts else inf)
    # An agent among its own kind plays the same game from every seat, so nothing may be left.
    return Factors(*(plain / each if each else inf for each in left))


def intervals(deals: Sequence[list[BenchGame]]) -> list[tuple[float, float]]:
    """Return the 95 % interval of each factor."""
    rng = random.Random(1)
    found = [factors(rng.choices(deals, k=len(deals))) for _ in range(RESAMPLES)]
    edge = RESAMPLES // 40
    return [(sorted(each)[edge], sorted(each)[-edge - 1]) for each in zip(*found, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--agent", default="regular")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--pools", nargs="*", default=["rookie", "regular"])
    parser.add_argument("--games", nargs="*", help="these games only")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--no-luck", action="store_true", help="do not measure luck")
    parser.add_argument("--judged", action="store_true", help="judge the agent's decisions")
    arguments = parser.parse_args()
    plan: Plan = new_plan(arguments.agent, BENCH_1, luck=not arguments.no_luck)
    play = partial(play_fixture, plan, judge=PlayJudge() if arguments.judged else None)
    columns = "".join(f"{name:>19}" for name in Factors._fields)
    print(f"{'section':28} {'games':>6} {'result':>7} {'luck':>6} {'judged':>7}{columns}")
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
        for batch in play_all(play, numbers, jobs=arguments.jobs):
            played += batch
        games = sorted([one.game for one in played], key=lambda game: game.game)
        result = fmean(game.share for game in games)
        luck = fmean(game.luck or 0.0 for game in games)
        judged = fmean(game.judged or 0.0 for game in games)
        by_deal: dict[int, list[BenchGame]] = defaultdict(list)
        for game in games:
            by_deal[game.deal].append(game)
        deals = list(by_deal.values())
        saved = "".join(
            f"  {factor:5.2f} ({low:4.2f}–{high:4.2f})"
            for factor, (low, high) in zip(factors(deals), intervals(deals), strict=True)
        )
        print(
            f"{section.name:28} {len(games):6} {result:7.3f} {luck:+6.3f} {judged:7.3f}{saved}",
            flush=True,
        )


if __name__ == "__main__":
    main()
