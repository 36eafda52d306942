"""Measure the champions: `python -m bench.champions lie`.

Prints the size of the net, the time for a decision on one core, and how well its chances to win are
calibrated: in fresh games of mixed bots, how far its chances are from how often seats win.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from statistics import fmean, quantiles
from time import process_time

import numpy as np
from numpy.typing import NDArray

import bluffhouse
from bluffhouse.arena.tables import every_table
from bluffhouse.bots import bot
from bluffhouse.bots.champion import shipped
from bluffhouse.bots.champion.mind import Mind, mind

KINDS = ("handmade", "regular", "rookie", "champion")
BINS = 10


def fresh_game(name: str, players: int, seed: str, thinks: Mind) -> list[tuple[float, float]]:
    """Play a game of mixed bots. Return the chance of the seat to act at each decision, with what
    it won in the end, and note nothing else."""
    rng = random.Random(seed)
    game = bluffhouse.game(name)
    state = game.start(players, seed=seed)
    bots = [bot(rng.choice(KINDS), game, seat, random.Random(seat)) for seat in range(players)]
    told: list[tuple[int, float]] = []
    happened = state.record.events
    while state.result is None and len(told) < 5_000:
        for player in bots:
            for event in happened:
                player.see(event.seen_by(player.seat))
        seat = rng.choice(state.to_act)
        view = state.view(seat)
        told.append((seat, thinks.chances(game, view, seat, rng)[seat]))
        happened = tuple(state.play(seat, bots[seat].act(view, state.legal(seat), 0.05)))
    winners = state.result.winners if state.result else ()
    return [(chance, (seat in winners) / max(1, len(winners))) for seat, chance in told]


def calibration_error(chances: NDArray[np.float64], won: NDArray[np.float64]) -> float:
    """Return the mean distance between the predicted chances and the part that was won, over bins
    of similar chances, weighted by their sizes."""
    place = np.minimum((chances * BINS).astype(int), BINS - 1)
    error = 0.0
    for at in range(BINS):
        inside = place == at
        if inside.any():
            error += inside.sum() * abs(chances[inside].mean() - won[inside].mean())
    return error / len(chances)


def times(name: str, path: Path, games: int = 4) -> list[float]:
    """Return the seconds of processor time that decisions of the champion take, in games with
    itself."""
    rng, found = random.Random(name), []
    for number in range(games):
        game, players = rng.choice(every_table(name))
        state = game.start(players, seed=number)
        for _ in range(300):
            if state.result is not None:
                break
            seat = rng.choice(state.to_act)
            view = state.view(seat)
            start = process_time()
            action = mind(name, path).choose(game, view, seat, rng)
            found.append(process_time() - start)
            state.play(seat, action)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=sorted(bluffhouse.games()))
    parser.add_argument("--games", type=int, default=100, help="fresh games for the calibration")
    parser.add_argument("--net", type=Path, help="a net instead of the champion")
    a = parser.parse_args()
    for name in a.game:
        path = a.net or shipped(name)
        if path is None:
            print(f"{name}: no champion")
            continue
        thought = [1000 * seconds for seconds in times(name, path)]
        print(
            f"{name}: {path.stat().st_size / 1e6:.1f} MB, a decision takes "
            f"{fmean(thought):.2f} ms, 95th percentile {quantiles(thought, n=20)[-1]:.2f} ms"
        )
        rows: list[tuple[float, float]] = []
        seats = list(bluffhouse.game(name).seats)
        for number in range(a.games):
            players = seats[number % len(seats)]
            rows += fresh_game(name, players, f"fresh {number}", mind(name, path))
        if rows:
            chances, won = np.array(rows).T
            error = calibration_error(chances, won)
            print(f"  chance to win: calibration error {error:.3f} ({len(rows)} decisions)")


if __name__ == "__main__":
    main()
