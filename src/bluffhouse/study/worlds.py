"""Worlds that a seat must reckon with: imagined from its view, and the likelier the better they
explain what the others did."""

from __future__ import annotations

import random
from math import exp, log, prod
from typing import Any, NamedTuple

from bluffhouse.records.statements import Kind
from bluffhouse.rules.contract import Event, Game, State
from bluffhouse.study.champion_advice import Advice, Telling
from bluffhouse.study.claims import claims_of

USUAL_WORLDS = 48
"""Worlds in which the options of a decision are compared."""
IMAGINED = 5
"""Worlds imagined for each of them, to find some in which a claim is true and some in which it is
not. At most as many of either sort are kept as half the worlds."""
LEAST = 0.001
"""How likely any decision is at least. People do not play like the champion, so nothing they do
rules a world out."""
TRUST = 0.5
"""The power to which the champion's odds are raised, for the same reason: less than 1 draws weaker
conclusions."""

CALIBRATION = {
    "bluff_pirate": (0.26, 0.37),
    "dont_bluff": (0.96, 0.57),
    "lie": (0.39, 0.49),
    "millions_of_dollars": (0.73, 0.90),
}
"""By game: the slope and the intercept that turn the log-odds of a claim in imagined worlds into
those by which claims were true in games of bots (`python -m bench.review --beliefs` fits them)."""

Odds = dict[Kind, float]


class Worlds(NamedTuple):
    """Imagined worlds, all equally likely, and what they say about a claim."""

    states: list[State]
    claim: Odds | None
    """How likely the claim is true, a lie or a trap; None if there is no open claim."""


def worlds(
    advice: Advice,
    game: Game,
    view: Any,
    claim: Event | None,
    rng: random.Random,
    count: int = USUAL_WORLDS,
) -> Worlds:
    """Return so many worlds that fit a seat's view.

    `claim`: the last statement of another seat, as this seat saw it.
    """
    claims = claims_of(game.name)
    first = game.imagine(view, rng)
    if claims is None or claim is None or claims.kind(first, claim) is None:
        return Worlds([first, *(game.imagine(view, rng) for _ in range(count - 1))], None)
    sorts = sorted_out(advice, game, view, claim, rng, count)
    true = calibrated(game.name, sorts.true)
    weights = [true * weight for weight in sorts.true_weights]
    weights += [(1 - true) * weight for weight in sorts.false_weights]
    imagined = sorts.true_worlds + sorts.false_worlds
    total = sum(weights)
    weights = [weight / total for weight in weights]
    odds: Odds = {"true": 0.0, "lie": 0.0, "trap": 0.0}
    for world, weight in zip(imagined, weights, strict=True):
        kind = claims.kind(world, claim)
        assert kind is not None  # what is open depends only on what everybody has seen
        odds[kind] += weight
    return Worlds(_drawn(imagined, weights, rng, count), odds)


class Sorts(NamedTuple):
    """Worlds in which a claim is true, and worlds in which it is not."""

    true: float
    """How likely it is true, from the imagined worlds and what the champion would have done."""
    true_worlds: list[State]
    true_weights: list[float]
    """They add up to 1, unless there is no such world."""
    false_worlds: list[State]
    false_weights: list[float]


def sorted_out(
    advice: Advice,
    game: Game,
    view: Any,
    claim: Event,
    rng: random.Random,
    count: int = USUAL_WORLDS,
) -> Sorts:
    """Return worlds of both sorts, with what is known about them."""
    claims = claims_of(game.name)
    assert claims is not None
    sorts: tuple[list[State], list[State]] = ([], [])
    for _ in range(IMAGINED * count):
        world = game.imagine(view, rng)
        sorts[claims.kind(world, claim) == "true"].append(world)
    false, true = (worlds[: (count + 1) // 2] for worlds in sorts)
    told = [claims.tellings(world, claim, view.seat) for world in true + false]
    likely = _likelihoods(advice, told)
    of_true, of_false = likely[: len(true)], likely[len(true) :]
    # A world that was not kept counts like those of its sort that were.
    weight = [len(sorts[1]) * _mean(of_true), len(sorts[0]) * _mean(of_false)]
    return Sorts(weight[0] / sum(weight), true, _parts(of_true), false, _parts(of_false))


def calibrated(game: str, chance: float) -> float:
    """Return how often claims are true that look true with this chance."""
    slope, intercept = CALIBRATION[game]
    return 1 / (1 + exp(-slope * log_odds(chance) - intercept))


def log_odds(chance: float) -> float:
    """Return the log-odds of a chance, with what cannot be and what must be made nearly so."""
    bounded = min(max(chance, 0.02), 0.98)
    return log(bounded / (1 - bounded))


def _likelihoods(advice: Advice, told: list[list[Telling]]) -> list[float]:
    """Return for each world how likely the others decide as they did in it."""
    likely = iter(advice.likelihoods([telling for tellings in told for telling in tellings]))
    return [prod(max(next(likely), LEAST) ** TRUST for _ in tellings) for tellings in told]


def _mean(likely: list[float]) -> float:
    return sum(likely) / len(likely) if likely else 0.0


def _parts(likely: list[float]) -> list[float]:
    return [one / sum(likely) for one in likely]


def _drawn(
    imagined: list[State], weights: list[float], rng: random.Random, count: int
) -> list[State]:
    """Return worlds drawn in proportion to their weights, at even distances."""
    drawn: list[State] = []
    reached, offset = 0.0, rng.random()
    for world, weight in zip(imagined, weights, strict=True):
        reached += weight * count
        while len(drawn) + offset < reached and len(drawn) < count:
            # The same world twice has two different futures.
            drawn.append(world.reseeded(rng.getrandbits(53)))
    rng.shuffle(drawn)
    return drawn
