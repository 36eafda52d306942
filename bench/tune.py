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

import argparse
import os
import random
import tempfile
from dataclasses import replace
from pathlib import Path

from bench.habits import HABITS
from bluffhouse.arena.tables import every_table
from bluffhouse.bots import Bot, bot
from bluffhouse.bots.champion import shipped
from bluffhouse.learn.games import ITSELF
from bluffhouse.learn.net import Net, load_net, save_net
from bluffhouse.learn.run import tables_of, usual_half
from bluffhouse.learn.sparring import Sparring
from bluffhouse.learn.training import Plan
from bluffhouse.learn.tuning import GENTLE, Lessons, fit_chances, tune
from bluffhouse.rules.contract import OptionError

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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--net", type=Path, help="a net instead of the champion")
    parser.add_argument("--out", type=Path, default=Path("tuned.npz"))
    parser.add_argument("--players", default="", help="only tables with so many, such as 3,4,4")
    parser.add_argument("--among", default="regular,regular,handmade,rookie")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--lesson", type=float, default=8.0, help="seconds of games for a lesson")
    parser.add_argument(
        "--thinking", type=float, default=Lessons.thinking, help="seconds for a bot's decision"
    )
    parser.add_argument("--rate", type=float, default=GENTLE.rate, help="the first learning rate")
    parser.add_argument(
        "--leash", type=float, default=0.0, help="penalty for straying from the anchor"
    )
    parser.add_argument("--anchor", type=Path, help="the net to stay close to")
    parser.add_argument("--sparring", type=int, default=0, metavar="ROUNDS")
    parser.add_argument(
        "--chances", type=float, default=120.0, help="seconds of games that teach them"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0)
    a = parser.parse_args()
    path = a.net or shipped(a.game)
    if path is None:
        raise SystemExit(f"{a.game} has no champion: name a net")
    every = usual_half(every_table(a.game))
    counts = [int(count) for count in a.players.split(",") if count] or {n for _, n in every}
    tables = [table for count in counts for table in every if table[1] == count]
    if not tables:
        raise SystemExit(f"{a.game} is not for {a.players} players")
    known = habits(a.game)
    kinds = tuple(known.get(kind, kind) for kind in a.among.split(","))
    try:
        for kind in kinds:
            if isinstance(kind, str) and kind != ITSELF:
                bot(kind, tables[0][0], 0, random.Random(0))
    except OptionError as error:
        parser.error(str(error))
    if a.anchor and not a.leash:
        parser.error("--anchor needs a --leash")
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
