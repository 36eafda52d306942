"""Fit the values of positions to games between bots: `python -m bench.values --games 300`.

Writes `src/bluffhouse/arena/positions/weights.json` and prints, on games that were not fitted, how
much of the variance of the results the values explain. Changed weights are different values: give
`PositionValues` a new name, and the benchmark's baseline new figures.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import numpy as np

import bluffhouse
from bluffhouse.arena import positions
from bluffhouse.arena.match import play_match
from bluffhouse.arena.positions import features_of, softmax
from bluffhouse.records import moves

KINDS = ("rookie", "rookie", "regular")
STEPS = 1500
RATE = 0.03
PENALTY = 1e-3
"""Keeps weights of features that say little near zero."""


def positions_of(game: str, games: int, players: int = 4) -> tuple[list[Any], list[list[float]]]:
    """Return the features of positions, and the parts of the win that the seats got."""
    rng = random.Random(f"values {game}")
    rules, features = bluffhouse.game(game), features_of(game)
    assert features is not None
    found: list[Any] = []
    results: list[list[float]] = []
    for number in range(games):
        seats = [rng.choice(KINDS) for _ in range(players)]
        played = play_match(rules, seats, f"values {number}", 60.0)
        if not played.result.winners:
            continue
        for move in moves(played.record):
            if move.state.result is None and rng.random() < 0.5:
                found.append(features(move.state))
                results.append([played.share(seat) for seat in range(players)])
    return found, results


def fitted(features: Any, results: Any) -> Any:
    """Return the weights whose softmax predicts the results best (by Adam)."""
    scale = features.reshape(-1, features.shape[2]).std(0) + 1e-6
    scaled = features / scale
    weights = np.zeros(features.shape[2])
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        sums = scaled @ weights
        odds = np.exp(sums - sums.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        slope = np.einsum("ns,nsf->f", odds - results, scaled) / len(scaled) + PENALTY * weights
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        corrected = mean / (1 - 0.9**step), square / (1 - 0.99**step)
        weights -= RATE * corrected[0] / (np.sqrt(corrected[1]) + 1e-8)
    return weights / scale


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games of each kind")
    parser.add_argument("--only", nargs="*", help="these games only; the others keep their weights")
    arguments = parser.parse_args()
    file = Path(positions.__file__).with_name("weights.json")
    weights = json.loads(file.read_text()) if file.exists() else {}
    for game in arguments.only or bluffhouse.games():
        if features_of(game) is None:
            continue
        rows, shares = positions_of(game, arguments.games)
        features, results = np.array(rows, float), np.array(shares)
        held = len(features) // 5
        fit = fitted(features[held:], results[held:])
        expected = np.array([softmax(sums) for sums in features[:held] @ fit])
        fair = 1 / results.shape[1]
        error = ((results[:held] - expected) ** 2).sum() / ((results[:held] - fair) ** 2).sum()
        print(f"{game}: {len(features)} positions, {1 - error:.1%} of the variance", flush=True)
        weights[game] = [float(f"{weight:.5g}") for weight in fit]
        text = json.dumps(weights, indent=1, sort_keys=True)
        file.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
