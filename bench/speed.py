"""Measure the speed of the rules, side by side with OpenSpiel in one run: `make bench`.

Each figure is the median of several short turns, in processor time. Our games and OpenSpiel's
take turns and are compared turn by turn, so that a machine that slows down slows both. Random play
goes through the public API only:

    seat = state.to_act[0]; state.play(seat, state.legal(seat).sample(rng))
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
from collections.abc import Callable
from operator import truediv
from statistics import median
from time import process_time
from typing import Any

import bluffhouse
from bluffhouse import Game, State

PLAYERS = 4
TARGETS = {"lie": ("liars_dice", 1.5)}
OTHERS_TARGET = ("python_liars_poker", 8.0)


def our_decisions(game: Game, seconds: float) -> float:
    """Return decisions per second in random play."""
    rng = random.Random(1)
    made = games = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        state = game.start(PLAYERS, seed=games)
        games += 1
        while state.result is None:
            seat = state.to_act[0]
            state.play(seat, state.legal(seat).sample(rng))
            made += 1
    return made / passed


def our_copies(game: Game, seconds: float) -> float:
    """Return copies per second of a state in the middle of a game."""
    rng = random.Random(1)
    state = game.start(PLAYERS, seed=1)
    for _ in range(20):
        if state.result is None:
            seat = state.to_act[0]
            after = state.copy()
            after.play(seat, after.legal(seat).sample(rng))
            state = state if after.result is not None else after
    made = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        for _ in range(1000):
            state.copy()
        made += 1000
    return made / passed


def peer_decisions(name: str, seconds: float) -> float:
    """Return decisions per second of an OpenSpiel game driven from Python, with chance from the
    standard library."""
    import pyspiel
    from open_spiel.python.games import liars_poker  # noqa: F401 (registers the game)

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    made = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        state: Any = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                actions, weights = zip(*outcomes, strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
    return made / passed


def cost_of_late_decisions(name: str, seconds: float) -> tuple[float, float]:
    """Return the microseconds to choose and play the same kind of decision early and late. The
    states differ only in their history, so only work that grows with the game can differ."""
    rng = random.Random(7)
    game = bluffhouse.game(name)
    early = game.start(PLAYERS, seed=11)
    for _ in range(5):
        seat = early.to_act[0]
        early.play(seat, early.legal(seat).sample(rng))
    late = early.copy()
    # Give the copy the history of five hundred decisions, as in a long game.
    history = early.record.events
    for number in range(500):
        late._log = (late._log, [history[number % len(history)]])
    return play_copies(early, seconds), play_copies(late, seconds)


def play_copies(state: State, seconds: float) -> float:
    seat = state.to_act[0]
    rng = random.Random(3)
    turns = []
    until = process_time() + seconds
    while process_time() < until:
        start = process_time()
        for _ in range(500):
            copy = state.copy()
            copy.play(seat, copy.legal(seat).sample(rng))
            copy.view(seat)
        turns.append((process_time() - start) / 500 * 1e6)
    return median(turns)


def import_seconds(statement: str, runs: int) -> float:
    """Return the processor time of a Python process that runs only this."""

    def once() -> float:
        before = os.times()
        subprocess.run([sys.executable, "-c", statement], check=True)
        after = os.times()
        return sum(after[2:4]) - sum(before[2:4])

    return median(once() for _ in range(runs))


def alternating(
    measures: dict[str, Callable[[float], float]], turns: int, seconds: float
) -> dict[str, list[float]]:
    """Return what each measure gave in each turn; the measures take turns."""
    taken: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(turns):
        for name, measure in measures.items():
            taken[name].append(measure(seconds))
    return taken


def held(target: bool) -> str:
    return "held" if target else "missed"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=5, help="turns of each measure")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a turn")
    arguments = parser.parse_args()
    turns, seconds = arguments.turns, arguments.seconds

    games = {name: bluffhouse.game(name) for name in bluffhouse.games()}
    measures: dict[str, Callable[[float], float]] = {
        peer: lambda s, peer=peer: peer_decisions(peer, s)  # type: ignore[misc]
        for peer in ("liars_dice", "python_liars_poker")
    }
    for name, game in games.items():
        measures[name] = lambda s, game=game: our_decisions(game, s)  # type: ignore[misc]
        measures[f"copy {name}"] = lambda s, game=game: our_copies(game, s)  # type: ignore[misc]
    taken = alternating(measures, turns, seconds)
    speed = {name: median(values) for name, values in taken.items()}

    print(f"decisions per second, random play, {PLAYERS} players, one thread")
    for peer in ("liars_dice", "python_liars_poker"):
        print(f"  OpenSpiel {peer:<22} {speed[peer]:>10,.0f}")
    print(f"  {'game':<22} {'decisions/s':>12}   {'ratio to peer':<26} target  {'copies/s':>16}")
    missed = False
    for name in games:
        peer, target = TARGETS.get(name, OTHERS_TARGET)
        ratio = median(map(truediv, taken[name], taken[peer]))
        copies = speed[f"copy {name}"]
        missed |= ratio < target or copies < speed[name]
        print(
            f"  {name:<22} {speed[name]:>12,.0f}   {ratio:5.2f} × {peer:<18} "
            f"{target:>5.1f} × {held(ratio >= target):<6} {copies:>11,.0f}"
        )

    print("cost of the 505th decision against the 5th (copy, choose, play, view)")
    for name in games:
        pairs = [cost_of_late_decisions(name, seconds / 2) for _ in range(turns)]
        early, late = median(p[0] for p in pairs), median(p[1] for p in pairs)
        missed |= late / early > 1.10
        print(
            f"  {name:<22} {early:6.2f} µs  {late:6.2f} µs   {late / early:5.3f} ×   target 1.10 × "
            f"{held(late / early <= 1.10)}"
        )

    bare, ours = import_seconds("pass", 9), import_seconds("import bluffhouse", 9)
    missed |= ours - bare > 0.1
    print(
        f"import bluffhouse: {1000 * (ours - bare):.0f} ms more than bare Python   "
        f"target 100 ms {held(ours - bare <= 0.1)}"
    )
    if missed:
        sys.exit("a target was missed")


if __name__ == "__main__":
    main()
