"""A hint: what a shark would do, worked out from what a seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from bluffhouse.rules.contract import Action, Event, Game, MoveEvent, State, View
from bluffhouse.study.champion_advice import Advice, advice
from bluffhouse.study.claims import Claims, claims_of
from bluffhouse.study.findings import BEST, USUAL, Option, Source
from bluffhouse.study.hints import Choice, Hint, HintBelief, reason_for
from bluffhouse.study.judging import OPTIONS, Outlook, certain, outlook, values_of
from bluffhouse.study.solved_lie import Exact
from bluffhouse.study.worlds import USUAL_WORLDS, Odds


class Weighed(NamedTuple):
    """An action with what it is worth."""

    action: Action
    value: float
    likely: float
    gap: float
    """By how much the advised action is better. What is not certain is nothing."""


def hint(
    game: Game, view: View, events: Sequence[Event], seed: str = "0", worlds: int = USUAL_WORLDS
) -> Hint:
    """Return what a shark would do in the seat that has this view and has seen these events.

    `events`: everything that happened, redacted for the seat. Nothing else is known here, so the
    hint cannot tell more than the seat knows. The same view and the same open claim give the same
    hint. Raises OptionError if the game has no champion, and ValueError if the seat has nothing to
    decide.
    """
    seat = view.seat
    if seat is None or seat not in view.to_act:
        raise ValueError("a hint is for a seat that has to decide")
    asked = advice(game.name)
    claims = claims_of(game.name)
    claim = None if claims is None else claims.heard(events, seat)
    ahead = outlook(asked, game, view, seed, claim, worlds)
    weighed = _weighed_exactly(ahead.exact) if ahead.exact else _weighed(asked, ahead, seat)
    belief = None
    if claim is not None and ahead.worlds.claim is not None:
        belief = _belief(claim, ahead.worlds.claim)
    choices = [_choice(one, claims, ahead.worlds.states, seat) for one in weighed]
    reason, figures = reason_for(choices, belief)
    source: Source = "solver" if ahead.exact else "champion"
    return Hint(
        options=tuple(_option(one) for one in weighed),
        reason=reason,
        figures={name: round(chance, 4) for name, chance in figures.items()},
        source=source,
        belief=belief,
    )


def _weighed(advice: Advice, ahead: Outlook, seat: int) -> list[Weighed]:
    """Return the champion's likeliest actions, the advised one first.

    That is the best of those that the champion chooses often: where its choices and its values
    disagree, nobody knows better.
    """
    actions = list(ahead.likely)
    seed = ahead.rng.getrandbits(64)
    values = values_of(advice, ahead.worlds.states, seat, actions, seed)
    means = values.mean(1)

    def gap(place: int, other: int) -> float:
        return certain(values[place] - values[other])

    usual = [place for place, action in enumerate(actions) if ahead.likely[action] >= USUAL]
    advised = max(usual or [0], key=lambda place: means[place])
    order = sorted(range(len(actions)), key=lambda place: (place != advised, -means[place]))
    return [
        Weighed(
            actions[place],
            float(means[place]),
            ahead.likely[actions[place]],
            gap(advised, place) if place != advised else 0.0,
        )
        for place in order
    ]


def _weighed_exactly(exact: Sequence[Exact]) -> list[Weighed]:
    """Return the best actions of a solved round. Of several, the solution's likeliest is advised;
    one that it never plays is shown only beside it."""
    best = max(one.value for one in exact)
    as_good = [one for one in exact if best - one.value <= BEST]
    advised = max(as_good, key=lambda one: one.likely)
    others = sorted(
        (one for one in exact if one is not advised), key=lambda one: (-one.value, -one.likely)
    )
    return [
        Weighed(one.action, one.value, one.likely, advised.value - one.value)
        for one in [advised, *others[: OPTIONS - 1]]
    ]


def _belief(claim: MoveEvent, odds: Odds) -> HintBelief:
    return HintBelief(claim.seat, **{kind: round(chance, 4) for kind, chance in odds.items()})


def _option(one: Weighed) -> Option:
    action = msgspec.Raw(msgspec.json.encode(one.action))
    return Option(action, round(one.value, 4), round(one.likely, 4))


def _choice(one: Weighed, claims: Claims | None, states: Sequence[State], seat: int) -> Choice:
    """Return an option with what it says about the open claim, and what it claims itself."""
    if claims is None:
        return Choice(one.value, one.likely, one.gap)
    kinds = [_claimed(one.action, claims, state, seat) for state in states]
    known = [kind for kind in kinds if kind is not None]
    true = float(np.mean([kind == "true" for kind in known])) if known else None
    doubts = claims.doubts(one.action)
    return Choice(one.value, one.likely, one.gap, doubts, true, "trap" in known)


def _claimed(action: Action, claims: Claims, state: State, seat: int) -> str | None:
    """Return what the claim that an action makes is in a world: true, a lie or a trap."""
    world = state.copy()
    event = world.play(seat, action)[0]
    return claims.kind(world, event) if isinstance(event, claims.made_by) else None
