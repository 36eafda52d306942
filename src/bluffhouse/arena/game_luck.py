"""How each seat's chance to win changed during a recorded game, and how lucky each seat was.

story = moments(record)            # the deal, then every move
story[3].chances                   # each seat's chance to win after the third move
story[3].luck                      # the part of the change that dice and cards decided
luck_of(story)                     # each seat's luck in the whole game

Luck is measured as in the benchmark: chance is drawn again a few times, and the luck of a seat is
its chance to win after what really happened, minus the average over that and the other draws. All
of them were equally likely, so luck is zero on average whatever the chances are. Here the players
may be people, so only dice and cards count, not what others decide.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import log
from typing import NamedTuple

from bluffhouse.arena.positions import PositionValues, ValueFunction, outcome, softmax
from bluffhouse.bots.champion import shipped
from bluffhouse.records import moves
from bluffhouse.rules.contract import ChanceEvent, MoveEvent, Record, State

DRAWS = 16
"""Other draws with which every random event is compared."""
LEAST = 1e-6
"""Chances below this count as this when logarithms are taken."""


class WinChances:
    """Estimates each seat's chance to win from the whole truth, in any unfinished game.

    The average, of logarithms, of two opinions: the values of positions, and the champions'
    estimates from what each seat knows. In fresh games between bots this predicts the winner better
    than either alone, with every number of players.
    """

    name = "win-chances-1"

    def __init__(self) -> None:
        self._positions = PositionValues()

    def __call__(self, state: State) -> Sequence[float]:
        views: list[list[float]] | None = None
        if (path := shipped(state.game.name)) is not None:
            # Imported late because NumPy loads slowly and few commands need it.
            from bluffhouse.bots.champion.mind import mind

            net, rng = mind(state.game.name, path), random.Random(0)
            views = [
                net.chances(state.game, state.view(seat), seat, rng)
                for seat in range(state.players)
            ]
        return self.together(state, views)

    def together(self, state: State, views: Sequence[Sequence[float]] | None) -> Sequence[float]:
        """Return the chances in a state, given those that the champion sees from each seat; None
        if the game has no champion."""
        opinions = [self._positions(state)]
        if views is not None:
            opinions.append(_views_together(views))
        return _averaged(opinions)


class Moment(NamedTuple):
    """A game after its deal or after a move."""

    events: int
    """Events of the record that have happened."""
    seat: int | None
    """The seat that moved; None for the deal."""
    chances: tuple[float, ...]
    """Each seat's chance to win, from the whole truth; its part of the win if the game is over."""
    luck: tuple[float, ...]
    """How much of each chance dice and cards have just added; zeros if nothing was random."""


def moments(
    record: Record, *, values: ValueFunction | None = None, draws: int = DRAWS, seed: str = "luck"
) -> list[Moment]:
    """Return the deal and every move of a game, each with the chances and the luck of all seats.

    `values` estimates the chances, by default `WinChances`. The same seed draws the same
    alternatives. Raises Mismatch if the record is not of a possible game.
    """
    estimate = WinChances() if values is None else values
    rng = random.Random(seed)
    found: list[Moment] = []
    before: State | None = None
    done = 0
    for move in moves(record):
        done += len(move.events)
        chances = tuple(outcome(move.state, estimate))
        luck = (0.0,) * record.players
        if any(isinstance(event, ChanceEvent) for event in move.events):
            others = [
                outcome(_drawn_again(move.state, before, move.events[0], record, rng), estimate)
                for _ in range(draws)
            ]
            luck = tuple(
                luck_in(chances[seat], [other[seat] for other in others])
                for seat in range(record.players)
            )
        found.append(Moment(done, move.seat, chances, luck))
        before = move.state.copy()
    return found


def luck_of(story: Sequence[Moment]) -> list[float]:
    """Return each seat's luck in a game: how much of a win dice and cards gave it."""
    return [sum(each) for each in zip(*(moment.luck for moment in story), strict=True)]


def luck_in(reached: float, others: Sequence[float]) -> float:
    """Return how lucky it was to reach this value, when these others were equally likely.

    Over all that could have been reached, luck adds up to zero:

    >>> luck_in(0.5, [0.0, 0.25]), luck_in(0.0, [0.5, 0.25]), luck_in(0.25, [0.5, 0.0])
    (0.25, -0.25, 0.0)
    """
    return reached - (reached + sum(others)) / (1 + len(others))


def _drawn_again(
    now: State, before: State | None, move: object, record: Record, rng: random.Random
) -> State:
    """Return the game after the same move, or a new deal if there was none, with other chance."""
    seed = f"{rng.getrandbits(64)} drawn again"
    if before is None:
        return now.game.start(record.players, seed=seed, starter=record.starter)
    assert isinstance(move, MoveEvent)
    other = before.reseeded(seed)
    other.play(move.seat, move.action)
    return other


def _views_together(views: Sequence[Sequence[float]]) -> list[float]:
    """Return each seat's chance by its own estimate and the average of the others', half and
    half."""
    players = len(views)
    sums = []
    for seat in range(players):
        own = log(max(LEAST, views[seat][seat]))
        others = sum(log(max(LEAST, views[s][seat])) for s in range(players) if s != seat)
        sums.append((own + others / (players - 1)) / 2)
    return softmax(sums)


def _averaged(opinions: Sequence[Sequence[float]]) -> list[float]:
    """Return the normalized geometric mean of opinions about the same chances."""
    by_seat = zip(*opinions, strict=True)
    return softmax([sum(log(max(LEAST, one)) for one in seat) / len(seat) for seat in by_seat])
