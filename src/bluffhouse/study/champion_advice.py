"""The champion's advice for many positions at once: how likely it makes each choice, and the
chances to win. One matrix product for many positions is what makes a review quick."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bluffhouse.bots.champion import shipped
from bluffhouse.bots.champion.manners import reluctance
from bluffhouse.bots.champion.mind import Mind, likely_enough, mind, softmax
from bluffhouse.flat import Flat
from bluffhouse.rules.contract import Action, OptionError, State

Chances = NDArray[np.float32]


class Telling(NamedTuple):
    """A decision in an imagined past: what a seat did in a state."""

    state: State
    seat: int
    action: Action


@cache
def advice(game: str) -> Advice:
    """Return the advice of the game's champion. Raises OptionError if the game has none."""
    path = shipped(game)
    if path is None:
        message = f"{game} has no champion, so it cannot be reviewed"
        raise OptionError(message, "review-no-champion", game=game)
    return Advice(mind(game, path))


class Advice:
    """A champion that is asked about many positions of one game at once."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def chances(self, flats: Sequence[Flat], seats: Sequence[int]) -> Chances:
        """Return each seat's chance to win, as the seat asked at each table sees it."""
        return self._mind.judged(flats, seats)[1]

    def odds(self, flats: Sequence[Flat]) -> list[NDArray[np.float32]]:
        """Return how likely the seat to act makes each of its legal choices, for every table."""
        seats = [_to_act(flat) for flat in flats]
        logits, _ = self._mind.judged(flats, seats)
        return [
            softmax(row[flat.legal_numbers()] + reluctance(flat))
            for flat, row in zip(flats, logits, strict=True)
        ]

    def seats_chances(self, states: Sequence[State]) -> Chances:
        """Return `[state, viewing seat, seat]`: each seat's chance to win, as every seat sees it in
        unfinished games."""
        players = states[0].players
        flats = [flat for state in states for flat in [Flat(state)] * players]
        found = self.chances(flats, list(range(players)) * len(states))
        return found.reshape(len(states), players, players)

    # Actions.

    def likeliest(self, state: State, seat: int, most: int) -> list[tuple[Action, float]]:
        """Return the likeliest actions of a seat with their probabilities, likeliest first.

        An action of several choices is spelled step by step; at each step only the likeliest
        beginnings are kept.
        """
        start = Flat(state)
        start.to_act = seat
        begun = [(start, 1.0)]
        found: dict[Action, float] = {}
        while begun:
            longer: list[tuple[Flat, float, int]] = []
            for (flat, chance), odds in zip(begun, self._choices(begun), strict=True):
                numbers = flat.legal_numbers()
                for place in np.argsort(-odds, kind="stable")[:most]:
                    number = numbers[place]
                    after = chance * float(odds[place])
                    action = flat.flat_game.read(flat.state, seat, (*flat.said, number))
                    if action is None:
                        longer.append((flat, after, number))
                    else:
                        found[action] = found.get(action, 0.0) + after
            longer.sort(key=lambda one: -one[1])
            begun = [(_chosen(flat, number), chance) for flat, chance, number in longer[:most]]
        return sorted(found.items(), key=lambda one: -one[1])[:most]

    def _choices(self, begun: Sequence[tuple[Flat, float]]) -> list[NDArray[np.float32]]:
        """Return the odds of the next choice of each beginning."""
        asked = [flat for flat, _ in begun if len(flat.legal_numbers()) > 1]
        answers = iter(self.odds(asked)) if asked else iter(())
        sure = np.ones(1, np.float32)
        return [next(answers) if len(flat.legal_numbers()) > 1 else sure for flat, _ in begun]

    def likelihoods(self, tellings: Sequence[Telling]) -> list[float]:
        """Return how likely the champion takes each of these decisions."""
        likely = [1.0] * len(tellings)
        asked: list[tuple[int, Flat, int]] = []
        for place, (state, seat, action) in enumerate(tellings):
            flat = Flat(state)
            flat.to_act = seat
            for number in flat.spell(action):
                if len(flat.legal_numbers()) > 1:
                    asked.append((place, flat, number))
                if flat.flat_game.read(state, seat, (*flat.said, number)) is None:
                    flat = _chosen(flat, number)
        if asked:
            odds = self.odds([flat for _, flat, _ in asked])
            for (place, flat, number), row in zip(asked, odds, strict=True):
                likely[place] *= float(row[flat.legal_numbers().index(number)])
        return likely

    # The future.

    def run_on(self, flats: Sequence[Flat], seat: int, dice: Sequence[random.Random]) -> None:
        """Let the champion play all seats until this seat has to decide for the time after next, or
        the game ends, or MAX_CHOICES were made. `dice`: the random numbers for each table."""
        left = [OWN_DECISIONS] * len(flats)
        for _ in range(MAX_CHOICES):
            waiting = []
            for place, flat in enumerate(flats):
                while not flat.over:
                    if flat.to_act == seat and not flat.said:
                        if left[place] == 0:
                            break
                        left[place] -= 1
                    if len(flat.legal_numbers()) > 1:
                        waiting.append(place)
                        break
                    flat.apply(flat.legal_numbers()[0])
            if not waiting:
                return
            odds = self.odds([flats[place] for place in waiting])
            for place, row in zip(waiting, odds, strict=True):
                numbers, odds_here = flats[place].legal_numbers(), likely_enough(row)
                [number] = dice[place].choices(numbers, odds_here.tolist())
                flats[place].apply(number)


MAX_CHOICES = 60
"""Choices after which a position is judged although the seat has not decided again. A player who is
out of the game never does."""
OWN_DECISIONS = 1
"""Decisions that the champion takes for the seat before the position is judged. A net judges
positions that it would not have got into less well; after some more play it is at home again."""


def _chosen(flat: Flat, number: int) -> Flat:
    """Return a copy after this choice."""
    after = flat.copy()
    after.apply(number)
    return after


def _to_act(flat: Flat) -> int:
    assert flat.to_act is not None
    return flat.to_act
