"""Continue the training of a net with games among the real bots: `python -m bench.tune lie`.

Begins with the champion, or with `--net`, and writes the tuned net to `--out`. The net is also
saved there after each lesson, before its chances to win have been fitted again. The bots named by
`--among` sit at all other seats. You can also name habits from `bench.habits`, such as `OffersTwo`,
and `itself`, the net that is being tuned: a net that has never met its own kind may play badly at a
table with several of them. A bot that is named twice is met twice as often, and so is a number in
`--players`. Name slow bots less often, because their games take longer.

With `--sparring 8`, the net plays eight rounds on arrays before each lesson, among its earlier
selves and its exploiters. This needs a GPU, and can make the net harder to exploit. `--leash 0.15`
keeps its choices close to those of the net it began with, or of the net given with `--anchor`, in
lessons but not in sparring. With `--seconds 0`, there are no lessons, and only the chances to win
are fitted again.
"""

from __future__ import annotations

import os
import random
import tempfile
from dataclasses import replace
from pathlib import Path

import bluffhouse
from bench.arguments import (
    GAME_HELP,
    PROCESSES_HELP,
    check_net,
    net_or_champion,
    new_parser,
    player_counts,
    positive_integer,
    refusing,
)
from bench.habits import HABITS
from bluffhouse.arena.tables import every_table
from bluffhouse.bots import Bot, bot
from bluffhouse.learn.games import ITSELF
from bluffhouse.learn.net import Net, load_net, save_net
from bluffhouse.learn.run import tables_of, usual_half
from bluffhouse.learn.sparring import Sparring
from bluffhouse.learn.training import Plan
from bluffhouse.learn.tuning import GENTLE, Lessons, fit_chances, tune

SPARRING = Plan(
    tables=16_384, epochs=1, rate=1e-4, last_rate=2e-5, entropy=0.01, last_entropy=0.005
)
SPARRING_PLAYERS = 4
EXPLOITER_ROUNDS = 200
"""Rounds that an exploiter practises before it joins the rivals."""


def sparring_for(game: str, net: Net, rounds: int, seed: int) -> Sparring:
    """Return tables for sparring that cover all options of a game."""
    return Sparring(
        [rules for rules, _ in tables_of(game, [SPARRING_PLAYERS])],
        SPARRING_PLAYERS,
        SPARRING,
        net,
        rounds=rounds,
        exploiter_rounds=EXPLOITER_ROUNDS,
        seed=seed,
    )


def habits(game: str) -> dict[str, type[Bot]]:
    """Return the players of `bench.habits` by name."""
    return {habit.__name__: habit for habit in HABITS[game]}


def main() -> None:
    parser = new_parser("bench.tune", __doc__)
    add = parser.add_argument
    add("game", help=GAME_HELP)
    add("--net", type=Path, help="file of the net to begin with, instead of the champion")
    add("--out", type=Path, default=Path("tuned.npz"), help="file of the tuned net")
    add("--players", help="numbers of players; 3,4,4 plays with four more often; all by default")
    add("--among", default="regular,regular,handmade,rookie", help="bots at the other seats")
    add("--seconds", type=float, default=600.0, help="seconds of lessons")
    add("--lesson", type=float, default=8.0, help="seconds of games for a lesson")
    add(
        "--thinking",
        type=float,
        default=Lessons.thinking,
        help="seconds for a bot's decision",
    )
    add("--rate", type=float, default=GENTLE.rate, help="learning rate at the start")
    add("--leash", type=float, default=0.0, help="penalty for straying from the anchor")
    add("--anchor", type=Path, help="file of the net to stay close to, instead of --net")
    add("--sparring", type=int, default=0, metavar="ROUNDS", help="rounds before each lesson")
    add(
        "--chances",
        type=float,
        default=120.0,
        help="seconds of games from which the chances to win are fitted",
    )
    add("--processes", type=positive_integer, default=os.cpu_count() or 1, help=PROCESSES_HELP)
    add("--seed", type=int, default=0, help="seed of the lessons")
    a = parser.parse_args()
    with refusing(parser):
        game = bluffhouse.game(a.game)
        path = net_or_champion(a.net, game)
        if a.anchor:
            check_net(a.anchor, game)
        every = usual_half(every_table(a.game))
        counts = player_counts(a.players, game) if a.players else {n for _, n in every}
        known = habits(a.game)
        kinds = tuple(known.get(kind, kind) for kind in a.among.split(","))
        for kind in kinds:
            if isinstance(kind, str) and kind != ITSELF:
                bot(kind, game, 0, random.Random(0))
    if a.anchor and not a.leash:
        parser.error("--anchor needs a --leash")
    tables = [table for count in counts for table in every if table[1] == count]
    plan = replace(GENTLE, rate=a.rate, last_rate=a.rate / 5, leash=a.leash)
    lessons = Lessons(
        a.game,
        tables,
        kinds,
        a.seconds,
        a.processes,
        a.lesson,
        thinking=a.thinking,
        plan=plan,
        seed=a.seed,
    )
    net = load_net(path)
    anchor = load_net(a.anchor or path) if a.leash else None
    sparring = sparring_for(a.game, net, a.sparring, a.seed) if a.sparring and a.seconds else None

    def say(seconds: float, share: float, choices: int, average: Net) -> None:
        print(f"{seconds:6.0f} s: {share:.2f} × fair share, {choices} choices", flush=True)
        save_net(average, a.out)

    with tempfile.TemporaryDirectory() as folder:
        net = tune(lessons, net, Path(folder), say, sparring, anchor)
        net = fit_chances(lessons, net, Path(folder), a.chances)
    save_net(net, a.out)


if __name__ == "__main__":
    main()
