"""Values of positions: how likely each seat is to win, from the whole truth and without play-outs.

A game's module here says by a few numbers how well each seat stands (`features`). The value is the
softmax of their weighted sums; `python -m bench.values` fits the weights to games between bots.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, Protocol

import msgspec

from bluffhouse.rules import part_of
from bluffhouse.rules.contract import State

Features = Callable[[Any], Sequence[Sequence[float]]]
"""Returns the features of every seat of a state."""


class ValueFunction(Protocol):
    """Estimates the value of a position for every seat, from the whole truth.

    It must not use the state's own future chance, and must always give the same values.
    """

    @property
    def name(self) -> str:
        """Names these values. Results with different values are not comparable."""

    def __call__(self, state: State) -> Sequence[float]:
        """Return each seat's expected part of the win in an unfinished game."""


class PositionValues:
    """Values from the features and weights of this package; in other games, all seats are equal."""

    name = "positions-1"

    def __call__(self, state: State) -> Sequence[float]:
        features, weights = features_of(state.game.name), weights_of(state.game.name)
        if features is None or not weights:
            return [1 / state.players] * state.players
        sums = [
            sum(weight * feature for weight, feature in zip(weights, seat, strict=True))
            for seat in features(state)
        ]
        return softmax(sums)


def softmax(sums: Sequence[float]) -> list[float]:
    """Return parts of 1, each as large as the exponential of its number.

    >>> softmax([1.0, 1.0])
    [0.5, 0.5]
    """
    most = max(sums)
    powers = [exp(number - most) for number in sums]
    return [power / sum(powers) for power in powers]


@cache
def features_of(game: str) -> Features | None:
    """Return the features of a game; None if it has none."""
    try:
        found: Features = part_of(game, __name__).features
    except ModuleNotFoundError:
        return None
    return found


@cache
def weights_of(game: str) -> tuple[float, ...]:
    text = files(__name__).joinpath("weights.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, tuple[float, ...]]).get(game, ())


def outcome(state: State, values: ValueFunction) -> Sequence[float]:
    """Return each seat's part of the win: the actual one if the game is over, else the expected."""
    if state.result is None:
        return values(state)
    winners = state.result.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
