"""What makes a decision a puzzle: one answer is clearly the best, whichever way it is tried.

A decision passes if

1. the champion likes one answer best, and its values agree by a clear margin;
2. other worlds, imagined from other seeds, agree;
3. simple bots that play imagined worlds to the end, and know nothing of the champion, agree.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
import numpy as np

from bluffhouse.arena.match import MAX_DECISIONS, Endless
from bluffhouse.arena.playouts import PLAYOUT_BOT, shares
from bluffhouse.bots import bot
from bluffhouse.rules.contract import Action, Event, Game, State
from bluffhouse.rules.lie import Lie
from bluffhouse.study.champion_advice import Advice
from bluffhouse.study.judging import OPTIONS, RARE, Values, after, chances_of, values_of
from bluffhouse.study.solved_lie import exact_values
from bluffhouse.study.worlds import USUAL_WORLDS, Odds, worlds

MARGIN = 0.06
"""The chance to win by which the best answer must beat every other: a little more than makes a
mistake in a review."""
CERTAIN = 2.0
"""Standard errors by which it must do so."""
FAVOURITE = 0.5
"""How likely the champion must choose the best answer."""
GLANCE_WORLDS = 8
"""Worlds of a glance, which throws out most decisions before anything is played on."""
GLANCE_MARGIN = 0.03
"""The chance to win by which the favourite must beat another option at a glance."""
FIRST_WORLDS = 12
"""Worlds of the first look."""
MORE_WORLDS = 24
"""Worlds of each look after that."""
SEEDS = 2
"""Looks after the first one."""
PLAYOUT_WORLDS = 24
"""Worlds played to the end before asking whether that is enough. At most four times as many are."""
HOPELESS = 0.5
"""Standard errors of the lead in play-outs below which more of them would hardly help."""


class Decision(NamedTuple):
    """A decision as its seat saw it."""

    game: Game
    view: Any
    claim: Event | None
    """The open claim of another seat, as this seat saw it."""
    legal: int
    """How many actions are legal."""


class Confirmed(NamedTuple):
    """What is known about the answers of a decision that makes a puzzle."""

    values: list[float]
    """The seat's chance to win with each of them."""
    odds: Odds | None
    """How likely the claim is true, a lie or a trap; None if the decision answers no claim."""


class Margin(NamedTuple):
    """By how much the best of several options beats the second best."""

    best: int
    gap: float
    error: float
    """The standard error of the gap."""

    def is_clear(self) -> bool:
        return self.gap >= MARGIN and self.gap >= CERTAIN * self.error


def margin(values: Values) -> Margin:
    """Return the margin of the best option, from the values of every option in every world.

    >>> margin(np.array([[0.5, 0.7], [0.2, 0.2]]))
    Margin(best=0, gap=0.4, error=0.1)
    """
    means = values.mean(1)
    best = int(means.argmax())
    gaps = np.delete(values[best] - values, best, 0)
    nearest = gaps[int(gaps.mean(1).argmin())]
    error = nearest.std(ddof=1) / len(nearest) ** 0.5
    return Margin(best, round(float(nearest.mean()), 6), round(float(error), 6))


def favourite(advice: Advice, decision: Decision, rng: random.Random) -> dict[Action, float] | None:
    """Return the champion's likeliest actions with their odds, the best of each kind first, or None
    if it likes no kind best.

    What counts is the kind: to believe a bid means to raise it, and the champion spreads its raises
    over many bids.
    """
    known = decision.game.imagine(decision.view, rng)
    found = advice.likeliest(known, decision.view.seat, 2 * OPTIONS)
    kinds = kinds_of([action for action, _ in found])
    liked: dict[object, float] = {}
    for kind, (_, odds) in zip(kinds, found, strict=True):
        liked[kind] = liked.get(kind, 0.0) + odds
    if len(liked) < 2 or max(liked.values()) < FAVOURITE:
        return None
    leaders = [kinds.index(kind) for kind in sorted(liked, key=lambda kind: -liked[kind])]
    rest = [place for place, (_, odds) in enumerate(found) if odds >= RARE / 3]
    shown = list(dict.fromkeys([*leaders, *rest]))[:OPTIONS]
    return {found[place][0]: found[place][1] for place in shown}


def kinds_of(actions: Sequence[Action]) -> list[object]:
    """Return what tells each answer from the others: its type, so that all bids are one kind, or
    the answer itself where all are of one type."""
    types: list[object] = [type(action) for action in actions]
    return types if len(set(types)) > 1 else list(actions)


def first_look(
    advice: Advice, decision: Decision, likely: dict[Action, float], seed: str
) -> list[Action]:
    """Return the answers to choose from, the best first; none if the best one is not clear.

    `likely`: the champion's favourites; the answers are some of them.
    """
    options = list(likely)
    if not promising(advice, decision, options, seed):
        return []
    values, _ = seen_values(advice, decision, options, seed, FIRST_WORLDS)
    kept = answers_of(options, values, decision.legal)
    if not kept or not margin(values[kept]).is_clear():
        return []
    kept.sort(key=lambda index: -values[index].mean())
    actions = [options[index] for index in kept]
    kinds = kinds_of([*options, actions[0]])
    return actions if kinds[0] == kinds[-1] else []


def promising(advice: Advice, decision: Decision, options: list[Action], seed: str) -> bool:
    """Whether the favourite, which comes first, clearly beats some other option if the champion
    judges the positions right after them."""
    rng = rng_of(decision, f"{seed} glance")
    seat = decision.view.seat
    flats = []
    for _ in range(GLANCE_WORLDS):
        world = decision.game.imagine(decision.view, rng)
        flats += [after(world, seat, action) for action in options]
    chances = chances_of(advice, flats, seat).reshape(GLANCE_WORLDS, len(options)).mean(0)
    return bool((chances[0] - chances[1:]).max() >= GLANCE_MARGIN)


def confirmed(
    advice: Advice, decision: Decision, actions: list[Action], seed: str
) -> Confirmed | None:
    """Return the values of the answers if everything agrees that the first one is clearly the best;
    None otherwise."""
    tried = []
    odds = None
    for look in range(SEEDS):
        values, odds = seen_values(advice, decision, actions, f"{seed} {look}", MORE_WORLDS)
        found = margin(values)
        if found.best != 0 or not found.is_clear():
            return None
        tried.append(values)
    if not solver_agrees(decision, actions) or not playouts_agree(advice, decision, actions, seed):
        return None
    return Confirmed(np.concatenate(tried, 1).mean(1).tolist(), odds)


def answers_of(actions: Sequence[Action], values: Values, legal: int) -> list[int]:
    """Return the indices of the answers to show: the best option and those clearly worse.

    Empty if that leaves no real choice: fewer than two answers, or answers of one kind (only bids,
    say) although there are more actions than these.
    """
    means = values.mean(1)
    best = int(means.argmax())
    kept = [
        index
        for index in range(len(actions))
        if index == best or means[best] - means[index] >= MARGIN
    ]
    kinds = {type(actions[index]) for index in kept}
    return kept if len(kept) > 1 and (len(kinds) > 1 or len(kept) == legal) else []


def seen_values(
    advice: Advice, decision: Decision, actions: list[Action], seed: str, count: int
) -> tuple[Values, Odds | None]:
    """Return the champion's values of actions in so many worlds that fit the view, and the odds of
    the claim."""
    rng = rng_of(decision, seed)
    game, view, claim, _ = decision
    reckoned = worlds(advice, game, view, claim, rng, count)
    values = values_of(advice, reckoned.states, view.seat, actions, rng.getrandbits(64))
    return values, reckoned.claim


def rng_of(decision: Decision, seed: str) -> random.Random:
    """Return random numbers that depend on the seed and on what the seat saw, and on nothing
    else."""
    written = msgspec.json.encode((decision.view, decision.claim))
    return random.Random(f"{seed} {sha256(written).hexdigest()}")


def still_best(
    advice: Advice, decision: Decision, actions: list[Action], best: int, seed: str
) -> bool:
    """Whether many more worlds, from another seed, have the same best answer."""
    values, _ = seen_values(advice, decision, actions, seed, USUAL_WORLDS)
    found = margin(values)
    return found.best == best and found.gap >= CERTAIN * found.error


def solver_agrees(decision: Decision, actions: Sequence[Action]) -> bool:
    """Whether the first action is also best in the solution of the game, where that is known."""
    if not isinstance(decision.game, Lie):
        return True
    exact = {one.action: one.value for one in exact_values(decision.game, decision.view)}
    known = [exact.get(action, 0.0) for action in actions]
    return known[0] == max(known)


def playouts_agree(
    advice: Advice, decision: Decision, actions: Sequence[Action], seed: str
) -> bool:
    """Whether the first action also wins clearly most often when simple bots play imagined worlds
    to the end."""
    game, view, claim, _ = decision
    rng = rng_of(decision, f"{seed} play-outs")
    values = np.zeros((len(actions), 0))
    for _ in range(4):
        states = worlds(advice, game, view, claim, rng, PLAYOUT_WORLDS).states
        values = np.concatenate([values, played_out(states, view.seat, actions, rng)], 1)
        found = margin(values)
        if found.best != 0 or found.gap < HOPELESS * found.error:
            return False
        if found.gap >= max(CERTAIN * found.error, MARGIN / 2):
            return True
    return False


def played_out(
    states: Sequence[State], seat: int, actions: Sequence[Action], rng: random.Random
) -> Values:
    """Return the seat's part of the win after each action in each world, played to the end.

    In one world, all actions meet the same luck.
    """
    values = np.zeros((len(actions), len(states)))
    for column, state in enumerate(states):
        luck = rng.getrandbits(64)
        for row, action in enumerate(actions):
            values[row, column] = _share(state, seat, action, random.Random(luck))
    return values


def _share(state: State, seat: int, action: Action, rng: random.Random) -> float:
    state = state.reseeded(rng.getrandbits(53))
    bots = [
        bot(PLAYOUT_BOT, state.game, place, random.Random(rng.getrandbits(64)))
        for place in range(state.players)
    ]
    mover = seat
    for _ in range(MAX_DECISIONS):
        happened = state.play(mover, action)
        for player in bots:
            for event in happened:
                player.see(event.seen_by(player.seat))
        if state.result is not None:
            return shares(state)[seat]
        mover = state.to_act[int(rng.random() * len(state.to_act))]
        action = bots[mover].act(state.view(mover), state.legal(mover), 60.0)
    raise Endless(f"{state.game!r} did not end within {MAX_DECISIONS} decisions")
