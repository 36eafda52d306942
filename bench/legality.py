"""Check that bots never make an illegal move: `python -m bench.legality --decisions 100000`.

Every game and strength plays with random options and numbers of players. Each decision is checked
against `legal` before it is played, and every game must end.
"""

from __future__ import annotations

import argparse
import random
from time import perf_counter

import bluffhouse
from bluffhouse import Game
from bluffhouse.arena.tables import every_table
from bluffhouse.bots import TEMPERAMENTS, bot, kinds


def play(game: Game, players: int, kind: str, rng: random.Random, seconds: float) -> int:
    """Play one game among bots of one strength and any temperaments. Return the number of
    decisions."""
    state = game.start(players, seed=rng.getrandbits(64))
    bots = [
        bot(f"{kind}:{rng.choice(list(TEMPERAMENTS))}", game, seat, random.Random(rng.random()))
        for seat in range(players)
    ]
    happened = state.record.events
    decisions = 0
    while True:
        for player in bots:
            for event in happened:
                player.see(event.seen_by(player.seat))
        if state.result is not None:
            return decisions
        seat = rng.choice(state.to_act)
        legal = state.legal(seat)
        action = bots[seat].act(state.view(seat), legal, seconds)
        if action not in legal:
            raise SystemExit(f"{game!r}: {kind} in seat {seat} chose the illegal {action!r}")
        happened = tuple(state.play(seat, action))
        decisions += 1
        if decisions > 50_000:
            raise SystemExit(f"{game!r}: a game of {kind} bots does not end")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=0.002, help="a shark's time to think")
    parser.add_argument("--games", nargs="*", default=list(bluffhouse.games()))
    parser.add_argument("--kinds", nargs="*", default=["random", "rookie", "regular", "shark"])
    arguments = parser.parse_args()
    for name in arguments.games:
        for kind in arguments.kinds:
            if kind not in kinds(name):
                continue
            rng = random.Random(f"{name} {kind}")
            decisions = games = 0
            start = perf_counter()
            while decisions < arguments.decisions:
                decisions += play(*rng.choice(every_table(name)), kind, rng, arguments.seconds)
                games += 1
            passed = perf_counter() - start
            print(
                f"{name:<20} {kind:<8} {decisions:>8,} decisions in {games:>6,} games, "
                f"none illegal, all ended ({passed:.0f} s)",
                flush=True,
            )


if __name__ == "__main__":
    main()
