"""Measure how strong bot X is among Ys: `python -m bench.strength GAME X Y --games 1000`.

One X sits among Ys, and every deal is played once with X in each seat, so that luck cancels. X is
the name of a bot, or the file of a net that `bluffhouse learn` or `bench.tune` wrote. The output is
X's share of wins divided by its fair share (1 means no better than Y) with a 95 % interval over
deals, and how long each bot thinks.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import fmean, quantiles
from typing import NamedTuple, TypeAlias

import bluffhouse
from bench.arguments import (
    GAME_HELP,
    NET_SUFFIX,
    PLAYERS_HELP,
    PROCESSES_HELP,
    check_bot,
    check_net,
    new_parser,
    positive_integer,
    refusing,
)
from bluffhouse.arena.match import play_match
from bluffhouse.arena.summary import Estimate, estimate
from bluffhouse.bots import Bot
from bluffhouse.bots.champion import champion
from bluffhouse.rules.contract import Game, OptionError

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
    if len(deals) > 1 and len({won for won, _, _ in deals}) == 1:
        share = estimate_of_equal_deals(share.value, len(deals), players)
    return Trial(
        share,
        len(tasks) * players,
        [time for _, times, _ in deals for time in times],
        [time for _, _, times in deals for time in times],
    )


def estimate_of_equal_deals(value: float, deals: int, players: int) -> Estimate:
    """Return a share with its 95 % interval where all deals had the same result.

    Such deals do not vary, so the usual interval would have no width. This one allows for other
    results: if they were more likely than `unseen`, one would probably have come up.
    """
    unseen = 1 - 0.05 ** (1 / deals)
    low = value * (1 - unseen)
    return Estimate(value, low, low + players * unseen)


def interval(share: Estimate) -> str:
    """Return a share with its interval, as text."""
    return f"{share.value:.2f}" + (f" ± {share.margin:.2f}" if share.margin is not None else "")


def bot_or_net(text: str, game: Game) -> str | Path:
    """Return the bot or the file of a net that an argument names. Raises OptionError."""
    if text.endswith(NET_SUFFIX):
        check_net(Path(text), game)
        return Path(text)
    try:
        check_bot(text, game)
    except OptionError:
        if Path(text).is_file():
            message = f"{text} is not a net; name a bot, or the file of a net ({NET_SUFFIX})"
            raise OptionError(message) from None
        raise
    return text


def main() -> None:
    parser = new_parser("bench.strength", __doc__)
    add = parser.add_argument
    add("game", help=GAME_HELP)
    add("x", help="the bot to measure: shark, handmade, regular:bold, mine.npz ...")
    add("y", help="the bot at all other seats")
    add("--games", type=positive_integer, default=1000, help="games, rounded up to deals")
    add("--players", type=int, default=4, help=PLAYERS_HELP)
    add("--seconds", type=float, default=1.0, help="time budget of a decision")
    add("--jobs", type=positive_integer, default=os.cpu_count() or 1, help=PROCESSES_HELP)
    a = parser.parse_args()
    with refusing(parser):
        game = bluffhouse.game(a.game)
        game.check_players(a.players)
        x = bot_or_net(a.x, game)
        check_bot(a.y, game)
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
