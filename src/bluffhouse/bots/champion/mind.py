"""A trained net in NumPy: what a seat chooses, and its chance to win."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.bots.champion.manners import reluctance
from bluffhouse.bots.champion.memory import Memory, memory
from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.bots.one_thread import one_thread
from bluffhouse.flat import Flat
from bluffhouse.rules.contract import Action, Game

Row = NDArray[np.float32]
Lean = Callable[[Flat, Sequence[int]], Sequence[float]]
"""Returns a factor for the likelihood of each of these numbers."""

DROPPED = 0.02
"""A choice less likely than this fraction of the likeliest one is never made."""


class Mind:
    """The net of a game."""

    def __init__(self, name: str, parts: dict[str, Row]) -> None:
        self.seen = perspective(name)
        self._parts = parts
        self._hidden = sum(1 for part in parts if part.startswith("w") and part[1:].isdigit())

    def asked(self, flat: Flat, seat: int, remembered: Memory | None = None) -> tuple[Row, Row]:
        """Return how likely it is to choose each legal number of the flat game, and each seat's
        chance to win, beginning with this one."""
        players = flat.state.players
        # From the net's action numbers to those of the flat game.
        places = _places(self.seen.name, players)[seat][flat.legal_numbers()]
        parts = self._parts
        with one_thread():
            layer = self._thought(flat, seat, remembered)
            # All numbers at once: picking columns of the weights would take longer.
            logits = layer @ parts["w_choice"] + parts["b_choice"]
            likely = softmax(logits[places] + reluctance(flat))
            return likely, self._chances(layer, players)

    def chances(
        self,
        game: Game,
        view: Any,
        seat: int,
        rng: random.Random,
        remembered: Memory | None = None,
    ) -> list[float]:
        """Return each seat's chance to win, in the order of seats, from what a seat knows, and
        from what it remembers if that is given."""
        flat = Flat(game.imagine(view, rng))
        with one_thread():
            found = self._chances(self._thought(flat, seat, remembered), view.players).tolist()
        return [float(found[(other - seat) % view.players]) for other in range(view.players)]

    def choose(
        self,
        game: Game,
        view: Any,
        seat: int,
        rng: random.Random,
        lean: Lean | None = None,
        remembered: Memory | None = None,
    ) -> Action:
        """Return an action for a seat, from what it knows and remembers. A lean makes choices that
        the net considers more or less likely."""
        # What is legal depends only on what the seat knows, so any state that fits will do.
        flat = Flat(game.imagine(view, rng))
        flat.to_act = seat
        said: tuple[int, ...] = ()
        while True:
            numbers = flat.legal_numbers()
            number = numbers[0]
            if len(numbers) > 1:
                likely, _ = self.asked(flat, seat, remembered)
                kept = likely_enough(likely)
                if lean is not None:
                    kept *= lean(flat, numbers)
                [number] = rng.choices(numbers, kept.tolist())
            said = (*said, number)
            action = flat.flat_game.read(flat.state, seat, said)
            if action is not None:
                return action
            flat.apply(number)

    def judged(self, flats: Sequence[Flat], seats: Sequence[int]) -> tuple[Row, Row]:
        """Return what `asked` does for many tables of one game at once: a row for each, with the
        logits of all numbers of the flat game, and each seat's chance to win in the order of seats.
        Nothing is remembered there, and the logits are those before manners.

        `seats`: the seat that is asked at each table.
        """
        players = flats[0].state.players
        nothing = memory(self.seen.name, players)
        here = np.stack(
            [self.seen.seen(flat, seat, nothing) for flat, seat in zip(flats, seats, strict=True)]
        )
        table = _table(flats[0].state.game, players)
        given = self.seen.given(np, here, np.broadcast_to(table, (len(flats), len(table))))
        parts = self._parts
        with one_thread():
            layer = self._hidden_layer(given)
            logits = layer @ parts["w_choice"] + parts["b_choice"]
            wins = (layer @ parts["w_wins"] + parts["b_wins"])[:, :players]
        chances = softmax(wins)
        turned = (np.arange(players) - np.array(seats)[:, None]) % players
        return (
            np.take_along_axis(logits, _places(self.seen.name, players)[seats], 1),
            np.take_along_axis(chances, turned, 1),
        )

    def _thought(self, flat: Flat, seat: int, remembered: Memory | None) -> Row:
        """Return the last hidden layer."""
        players = flat.state.players
        here = self.seen.seen(flat, seat, remembered or memory(self.seen.name, players))
        return self._hidden_layer(self.seen.given(np, here, _table(flat.state.game, players)))

    def _hidden_layer(self, layer: Row) -> Row:
        parts = self._parts
        for at in range(self._hidden):
            layer = np.maximum(layer @ parts[f"w{at}"] + parts[f"b{at}"], 0)
        return layer

    def odds(self, given: Row) -> Row:
        """Return the logits of all its action numbers, for rows of what seats are given."""
        parts = self._parts
        with one_thread():
            logits: Row = self._hidden_layer(given) @ parts["w_choice"] + parts["b_choice"]
        return logits

    def _chances(self, layer: Row, players: int) -> Row:
        wins = layer @ self._parts["w_wins"] + self._parts["b_wins"]
        return softmax(wins[:players])


def softmax(logits: Row) -> Row:
    """Return probabilities along the last axis."""
    likely = np.exp(logits - logits.max(-1, keepdims=True))
    row: Row = likely / likely.sum(-1, keepdims=True)
    return row


def likely_enough(likely: Row) -> Row:
    """Return the choices without those that are far less likely than the likeliest."""
    return np.where(likely < DROPPED * likely.max(), 0, likely)


@cache
def _table(game: Game, players: int) -> Row:
    return perspective(game.name).table(game, players)


@cache
def _places(name: str, players: int) -> NDArray[np.int32]:
    """Return, for each seat, the net's number for each action number of the flat game."""
    chosen = perspective(name).chosen(players)
    places = np.zeros((players, chosen.max() + 1), np.int32)
    for seat, row in enumerate(chosen):
        places[seat][row] = np.arange(len(row))
    return places


@lru_cache(maxsize=8)  # one for each game, and few others: training writes a new one every minute
def mind(name: str, path: Path) -> Mind:
    """Return the net in a file."""
    with np.load(path) as parts:
        return Mind(name, {key: part.astype(np.float32) for key, part in parts.items()})


__all__ = ["DROPPED", "Mind", "mind"]
