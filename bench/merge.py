"""Merge two nets into one: `python -m bench.merge lie --net a.npz --players 4 --elsewhere b.npz`.

The result plays like `--net` with the numbers in `--players`, and like `--elsewhere` with all
others. Both nets and some bots play real games, from which the result learns to choose as they do.
Prints how far its choices are from theirs in games that it has not learned from. Then fit the
chances to win again: `python -m bench.tune lie --net merged.npz --seconds 0`.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from bluffhouse.arena.tables import every_table
from bluffhouse.learn.games import Games, Kind
from bluffhouse.learn.merging import Merger
from bluffhouse.learn.net import load_net, save_net
from bluffhouse.learn.run import usual_half

BOTS = ("regular", "rookie")
"""Bots that play beside the nets: quick ones, because many positions are needed."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--net", type=Path, required=True)
    parser.add_argument("--players", default="4", help="numbers of players for --net")
    parser.add_argument("--elsewhere", type=Path, required=True, help="the net for all others")
    parser.add_argument("--out", type=Path, default=Path("merged.npz"))
    parser.add_argument("--seconds", type=float, default=120.0, help="of games")
    parser.add_argument("--steps", type=int, default=1_000)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    a = parser.parse_args()
    every = usual_half(every_table(a.game))
    possible = {count for _, count in every}
    counts = frozenset(count for count in possible if str(count) in a.players.split(","))
    if counts in (frozenset(), possible):
        parser.error(f"--players {a.players}: name some of {sorted(possible)}, but not all")
    for path in (a.net, a.elsewhere):
        if not path.exists():
            parser.error(f"{path}: no such file")
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
