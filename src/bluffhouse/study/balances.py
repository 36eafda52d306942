"""Luck and skill apart: how much of what changed a seat's chances was chance, and whose moves did
the rest.

Every move is played again a few times with other luck. What the chances are on average then is due
to the move; the rest is luck. Since all these futures were equally likely, luck is zero on average,
whatever the chances are worth (as in AIVAT).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean, geometric_mean
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.playouts import shares
from bluffhouse.arena.win_chances import WinChances
from bluffhouse.rules.contract import Action, Event, Game, State
from bluffhouse.study.champion_advice import Advice

CHANCES = WinChances()
"""The chances to win, from the whole truth."""
FUTURES = 8
"""How often a move is played again with other luck."""

FACE_DOWN = {"bluff_pirate": "pile", "dont_bluff": "bank", "millionaires": "pile"}
"""By game: the pile whose order nobody knows. It was shuffled long before its cards are drawn, but
only a draw is luck for somebody."""

Parts = NDArray[np.float64]
"""One number for each seat."""


class Change(NamedTuple):
    """What a move, or the deal, did to the chances of every seat."""

    expected: Parts
    """The chances after it, on average over its luck."""
    after: Parts
    """The chances as it came out."""

    @property
    def luck(self) -> Parts:
        return self.after - self.expected


def deal_change(advice: Advice, state: State, rng: random.Random) -> Change:
    """Return what the deal did. `state`: the game after it."""
    game: Game = state.game
    others = [
        game.start(state.players, rng.getrandbits(64), starter=state.starter)
        for _ in range(FUTURES)
    ]
    return _change(chances_after(advice, [state, *others]))


def move_change(
    advice: Advice,
    before: State,
    seat: int,
    action: Action,
    events: Sequence[Event],
    after: State,
    rng: random.Random,
) -> Change:
    """Return what a move did. `events`: those of the move as it came out."""
    others = []
    luck_matters = False
    for _ in range(FUTURES):
        state = _with_other_luck(before, rng)
        luck_matters |= list(state.play(seat, action)) != list(events)
        others.append(state)
    return _change(chances_after(advice, [after, *others] if luck_matters else [after]))


NEGLIGIBLE = 0.02
"""Chances to win this small are guesses. It is added to both parts of a ratio, so that two tiny
chances count as about the same."""


def kept(usual: float, gain: float) -> float:
    """Return which part of the chance to win a decision kept, compared with the champion's usual
    choice.

    More than all is never kept: where a choice seems better than the champion's own, the estimate
    is wrong more often than the champion.

    >>> round(kept(0.5, -0.25), 2), round(kept(0.001, -0.001), 2), kept(0.5, 0.1)
    (0.52, 0.95, 1.0)
    """
    return (usual + min(gain, 0.0) + NEGLIGIBLE) / (usual + NEGLIGIBLE)


def parts_of_win(kept_by: Sequence[Sequence[float]]) -> list[float]:
    """Return the part of the win that each seat's decisions deserve, from what each of them kept.

    All seats count as if they had decided equally often: whoever is out early has no more chances
    to lose.

    >>> [round(part, 2) for part in parts_of_win([[0.5], [1.0, 1.0], [0.5, 0.5, 0.5]])]
    [0.17, 0.67, 0.17]
    """
    decisions = fmean(map(len, kept_by))
    products = [geometric_mean(parts) ** decisions if parts else 1.0 for parts in kept_by]
    return [product / sum(products) for product in products]


def chances_after(advice: Advice, states: Sequence[State]) -> Parts:
    """Return each seat's chance to win in each state; at the end, its part of the win."""
    still_open = [state for state in states if state.result is None]
    views = iter(advice.seats_chances(still_open).tolist() if still_open else ())
    return np.array(
        [
            shares(state) if state.result is not None else CHANCES.together(state, next(views))
            for state in states
        ]
    )


def _change(chances: Parts) -> Change:
    """`chances`: those of the actual state, then of the others."""
    return Change(chances.mean(0), chances[0])


def _with_other_luck(state: State, rng: random.Random) -> State:
    """Return a copy with other dice and cards to come."""
    other = state.reseeded(rng.getrandbits(64))
    pile = FACE_DOWN.get(state.game.name)
    if pile is not None:
        cards = list(getattr(state, pile))
        rng.shuffle(cards)
        setattr(other, pile, tuple(cards))
    return other
