"""Compare the speed of our adapters to other frameworks with those frameworks' own games: `make
bench-doors`.

Play is random and goes through each framework's own interface. Our games and theirs take turns, and
each figure is the median of several turns. Processor time is counted, so that other work on the
machine disturbs less. With PettingZoo a step is `last`, a random choice from the mask, and `step`.
With OpenSpiel a step is a player's decision; the chance nodes in between cost time but are not
counted.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Mapping
from functools import partial
from statistics import median
from time import process_time
from typing import Any

import bluffhouse

PLAYERS = 4
PETTINGZOO_TARGET = 5.0
OPENSPIEL_PEERS = ("python_liars_poker", "python_kuhn_poker")
OPENSPIEL_TARGET = 1.0


def pettingzoo_steps(table: Any, seconds: float) -> float:
    rng = random.Random(1)
    steps = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        table.reset()
        for _ in table.agent_iter():
            observation, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            table.step(rng.choice(observation["action_mask"].nonzero()[0]))
            steps += 1
    return steps / passed


def openspiel_steps(game: Any, seconds: float) -> float:
    rng = random.Random(1)
    steps = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
    return steps / passed


def in_rotation(
    measures: Mapping[str, Callable[[float], float]], turns: int, seconds: float
) -> dict[str, float]:
    """Return the median of each measure."""
    taken: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(turns):
        for name, measure in measures.items():
            taken[name].append(measure(seconds))
    return {name: median(values) for name, values in taken.items()}


def pettingzoo_door(turns: int, seconds: float) -> bool:
    from pettingzoo.classic import leduc_holdem_v4

    from bluffhouse.arena.pettingzoo import env

    peer = "leduc_holdem_v4"
    tables = {name: env(name, players=PLAYERS) for name in bluffhouse.games()}
    measures = {
        name: partial(pettingzoo_steps, table)
        for name, table in {peer: leduc_holdem_v4.env(), **tables}.items()
    }
    speed = in_rotation(measures, turns, seconds)
    print(
        f"PettingZoo, steps per second, {PLAYERS} players     target {PETTINGZOO_TARGET} × {peer}"
    )
    print(f"  {peer:<22} {speed[peer]:>10,.0f}")
    for name in tables:
        print(f"  {name:<22} {speed[name]:>10,.0f}   {speed[name] / speed[peer]:5.2f} ×")
    return all(speed[name] / speed[peer] >= PETTINGZOO_TARGET for name in tables)


def openspiel_door(turns: int, seconds: float) -> bool:
    import pyspiel
    from open_spiel.python.games import kuhn_poker, liars_poker  # noqa: F401 (registers them)

    import bluffhouse.arena.openspiel

    peers = {name: pyspiel.load_game(name) for name in OPENSPIEL_PEERS}
    ours = {
        name: pyspiel.load_game(f"bluffhouse_{name}", {"players": PLAYERS})
        for name in bluffhouse.games()
    }
    ours["lie, one round of two"] = pyspiel.load_game("bluffhouse_lie(players=2,rounds=1)")
    measures = {name: partial(openspiel_steps, game) for name, game in {**peers, **ours}.items()}
    speed = in_rotation(measures, turns, seconds)
    first, second = OPENSPIEL_PEERS
    print(
        f"OpenSpiel, decisions per second, {PLAYERS} players; target {OPENSPIEL_TARGET} × {first}"
    )
    for name in peers:
        print(f"  {name:<22} {speed[name]:>10,.0f}")
    for name in ours:
        print(
            f"  {name:<22} {speed[name]:>10,.0f}   {speed[name] / speed[first]:5.2f} × {first}"
            f"   {speed[name] / speed[second]:5.2f} × {second}"
        )
    return all(speed[name] / speed[first] >= OPENSPIEL_TARGET for name in ours)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=7, help="turns of each measure")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a turn")
    arguments = parser.parse_args()
    reached = [
        door(arguments.turns, arguments.seconds) for door in (pettingzoo_door, openspiel_door)
    ]
    if not all(reached):
        sys.exit("a target was missed")


if __name__ == "__main__":
    main()
