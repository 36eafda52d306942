"""Merge two nets into one: `python -m bench.merge lie --net a.npz --players 4 --elsewhere b.npz`.

The result plays like `--net` with the numbers in `--players`, and like `--elsewhere` with all
others. Both nets and some bots play real games, from which the result learns to choose as they do.
Prints how far its choices are from theirs in games that it has not learned from. Then fit the
chances to win again: `python -m bench.tune lie --net merged.npz --seconds 0`.
"""

from __future__ import annotations

import os
from pathlib import Path

import bluffhouse
from bench.arguments import (
    GAME_HELP,
    PROCESSES_HELP,
    check_net,
    new_parser,
    player_counts,
    positive_integer,
    refusing,
)
from bluffhouse.arena.tables import every_table
from bluffhouse.learn.games import Games, Kind
from bluffhouse.learn.merging import Merger
from bluffhouse.learn.net import load_net, save_net
from bluffhouse.learn.run import usual_half

BOTS = ("regular", "rookie")
"""Bots that play beside the nets: quick ones, because many positions are needed."""


def main() -> None:
    parser = new_parser("bench.merge", __doc__)
    add = parser.add_argument
    add("game", help=GAME_HELP)
    add("--net", type=Path, required=True, help="file of the net for --players")
    add("--players", default="4", help="numbers of players for --net, such as 3,4")
    add("--elsewhere", type=Path, required=True, help="file of the net for all other numbers")
    add("--out", type=Path, default=Path("merged.npz"), help="file of the merged net")
    add("--seconds", type=float, default=120.0, help="seconds of games to learn from")
    add("--steps", type=positive_integer, default=1_000, help="training steps")
    add("--processes", type=positive_integer, default=os.cpu_count() or 1, help=PROCESSES_HELP)
    a = parser.parse_args()
    with refusing(parser):
        game = bluffhouse.game(a.game)
        counts = frozenset(player_counts(a.players, game))
        for path in (a.net, a.elsewhere):
            check_net(path, game)
    every = usual_half(every_table(a.game))
    if counts == {count for _, count in every}:
        parser.error(f"--players {a.players}: leave some numbers of players for --elsewhere")
    company: list[Kind] = [*BOTS, a.elsewhere, a.net]
    with Games(every, a.processes, 0) as games:
        games.begin(company, 1 << 30, a.seconds)
        choices = games.get()
        games.begin(company, 1 << 30, a.seconds / 10)
        unseen = games.get()
    merger = Merger(a.game, load_net(a.net), load_net(a.elsewhere), counts)
    net = merger.merge(choices, a.steps)
    save_net(net, a.out)
    apart = merger.apart(net, unseen)
    print(
        f"{a.game}: learned from {len(choices.number)} choices; with {a.players} players "
        f"{apart.here:.4f} nats from {a.net.name}, otherwise {apart.elsewhere:.4f} nats from "
        f"{a.elsewhere.name}"
    )
    for name in (a.net, a.elsewhere):
        before = merger.apart(load_net(name), unseen)
        print(f"  {name.name}: {before.here:.4f} and {before.elsewhere:.4f} nats")


if __name__ == "__main__":
    main()
