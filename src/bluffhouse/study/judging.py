"""One decision, judged from what the seat knew: its view, and nothing else.

All random numbers come from the view and the reviewer's seed, so a decision that looks the same to
the seat is judged the same, whatever is hidden from it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.playouts import shares
from bluffhouse.flat import Flat
from bluffhouse.rules.contract import Action, Event, Game, State
from bluffhouse.rules.lie import Lie
from bluffhouse.study.champion_advice import Advice, Telling
from bluffhouse.study.findings import BLUNDER, MISTAKE, USUAL, Source, Verdict, verdict_of
from bluffhouse.study.solved_lie import Exact, exact_values
from bluffhouse.study.worlds import USUAL_WORLDS, Odds, Worlds, worlds

OPTIONS = 4
"""The champion's likeliest actions that are compared with the one played."""
RARE = 0.03
"""An action less likely than this is not compared, unless it was played or is one of the two
likeliest."""
WORLDS_AT_ONCE = 12
"""Worlds tried before asking whether the verdict is clear. Four times as many are tried at most."""
CLEAR = 2.0
"""Standard errors between a comparison and the nearest threshold that make the verdict clear."""
Values = NDArray[np.float64]
"""`[option, world]`: the chance to win of the seat that decides."""


class Valued(NamedTuple):
    """An action with what it is worth."""

    action: Action
    value: float
    likely: float


class Judgement(NamedTuple):
    """A judged decision. The best option comes first."""

    options: list[Valued]
    played: int
    lost: float
    gain: float
    usual: float
    """The chance to win with the champion's choice, on average."""
    error: float
    verdict: Verdict
    claim: Odds | None = None
    source: Source = "champion"


def judge(
    advice: Advice,
    game: Game,
    view: Any,
    action: Action,
    seed: str,
    claim: Event | None = None,
    most_worlds: int = USUAL_WORLDS,
) -> Judgement:
    """Judge an action of the seat that has this view.

    `claim`: the last statement of another seat, as this seat saw it.
    """
    rng, known, likely, reckoned, exact = outlook(advice, game, view, seed, claim, most_worlds)
    if exact:
        return judged_exactly(exact, action)._replace(claim=reckoned.claim)
    if action not in likely:
        [likely[action]] = advice.likelihoods([Telling(known, view.seat, action)])
    compared = _compared(advice, reckoned.states, view.seat, action, likely, rng)
    return compared._replace(claim=reckoned.claim)


class Outlook(NamedTuple):
    """What a seat can choose from, and the worlds it must reckon with."""

    rng: random.Random
    known: State
    """Some world: what is legal, and what a champion chooses, depends only on the view."""
    likely: dict[Action, float]
    """The champion's likeliest actions, likeliest first."""
    worlds: Worlds
    exact: list[Exact]
    """All legal actions with their exact values, in a solved round of LIE."""


def outlook(
    advice: Advice, game: Game, view: Any, seed: str, claim: Event | None, most_worlds: int
) -> Outlook:
    """Return what the seat with this view has to think about."""
    written = msgspec.json.encode((view, claim))
    rng = random.Random(f"{seed} {sha256(written).hexdigest()}")
    known = game.imagine(view, rng)
    found = advice.likeliest(known, view.seat, OPTIONS)
    likely = dict(found[:2]) | {act: odds for act, odds in found if odds >= RARE}
    reckoned = worlds(advice, game, view, claim, rng, most_worlds)
    exact = exact_values(game, view) if isinstance(game, Lie) else []
    return Outlook(rng, known, likely, reckoned, exact)


def _compared(
    advice: Advice,
    states: list[State],
    seat: int,
    action: Action,
    likely: dict[Action, float],
    rng: random.Random,
) -> Judgement:
    actions = list(likely)
    values = np.zeros((len(actions), 0))
    for start in range(0, len(states), WORLDS_AT_ONCE):
        some = states[start : start + WORLDS_AT_ONCE]
        tried = values_of(advice, some, seat, actions, rng.getrandbits(64))
        values = np.concatenate([values, tried], 1)
        lost, error = _lost(values, actions.index(action))
        if _is_clear(lost, error):
            break
    return judgement(actions, values, action, likely)


def judgement(
    actions: list[Action], values: Values, action: Action, likely: dict[Action, float]
) -> Judgement:
    """Return the judgement of the action played, from the values in all worlds."""
    means = values.mean(1)
    place = actions.index(action)
    lost, error = _lost(values, place)
    weights = np.array([likely[act] for act in actions])
    # With an action that the champion never takes and nothing else, there is no usual choice.
    usual = weights / weights.sum() @ values if weights.any() else values[place]
    gain = certain(values[place] - usual)
    order = sorted(range(len(actions)), key=lambda i: (-means[i], i != place))
    options = [Valued(actions[i], float(means[i]), likely[actions[i]]) for i in order]
    lost = max(0.0, lost - error)
    verdict = verdict_of(lost)
    if verdict in ("mistake", "blunder") and likely[action] >= USUAL:
        verdict = "good"
    return Judgement(options, order.index(place), lost, gain, float(usual.mean()), error, verdict)


def judged_exactly(exact: Sequence[Exact], action: Action) -> Judgement:
    """Return the judgement where the values are known: in a solved round of LIE."""
    played = next(one for one in exact if one.action == action)
    best = max(one.value for one in exact)
    ordered = sorted(exact, key=lambda one: (-round(one.value, 6), -one.likely))
    shown = [one for one in ordered[:OPTIONS] if one != played] + [played]
    shown.sort(key=ordered.index)
    lost = best - played.value
    verdict = verdict_of(lost)
    if verdict == "best" and played.likely == 0:
        verdict = "good"  # what an equilibrium never plays
    options = [Valued(one.action, one.value, one.likely) for one in shown]
    usual = sum(one.likely * one.value for one in exact)
    gain = played.value - usual
    return Judgement(options, shown.index(played), lost, gain, usual, 0.0, verdict, source="solver")


def _lost(values: Values, played: int) -> tuple[float, float]:
    """Return by how much the best option beats the one played, and the standard error of that."""
    best = int(values.mean(1).argmax())
    gap = values[best] - values[played]
    return float(gap.mean()), float(gap.std(ddof=1) / len(gap) ** 0.5)


def certain(differences: Values) -> float:
    """Return the mean of differences, less its standard error: what is not certain is nothing."""
    mean, error = differences.mean(), differences.std(ddof=1) / len(differences) ** 0.5
    return float(np.sign(mean) * max(0.0, abs(mean) - error))


def _is_clear(lost: float, error: float) -> bool:
    """Whether more worlds would hardly change the verdict."""
    distance = min(abs(lost - error - threshold) for threshold in (MISTAKE, BLUNDER))
    return distance > CLEAR * error


def values_of(
    advice: Advice, states: list[State], seat: int, actions: list[Action], seed: int
) -> Values:
    """Return the chance to win of a seat after each of its actions, in each of these worlds.

    The champion plays on for everybody else until the seat has to decide again; then it says how
    likely the seat wins. In one world all actions meet the same luck, so that they compare well.
    """
    flats, dice = [], []
    for action in actions:
        for number, state in enumerate(states):
            flats.append(after(state, seat, action))
            dice.append(random.Random(f"{seed} {number}"))
    advice.run_on(flats, seat, dice)
    return chances_of(advice, flats, seat).reshape(len(actions), len(states))


def after(state: State, seat: int, action: Action) -> Flat:
    """Return a copy of the game after an action of a seat."""
    flat = Flat(state.copy())
    flat.to_act = seat
    for choice in flat.spell(action):
        flat.apply(choice)
    return flat


def chances_of(advice: Advice, flats: list[Flat], seat: int) -> Values:
    """Return a seat's chance to win in each of these games; in a finished one, its part of the
    win."""
    open_flats = [flat for flat in flats if flat.state.result is None]
    chances = iter(
        advice.chances(open_flats, [_asked(flat, seat) for flat in open_flats])[:, seat].tolist()
        if open_flats
        else ()
    )
    return np.array(
        [next(chances) if flat.state.result is None else shares(flat.state)[seat] for flat in flats]
    )


def _asked(flat: Flat, seat: int) -> int:
    """Return the seat whose view is judged: this one if it is to decide, else the one that is."""
    return seat if flat.to_act is None else flat.to_act
