"""A trained net at a real table, in NumPy alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.flat.stepper import Flat
from bluffhouse.bots import Bot
from bluffhouse.learn.perspective import perspective
from bluffhouse.rules.contract import Action, Game, Legal

Row = NDArray[np.float32]

DROPPED = 0.02
"""A choice that is less likely than this part of the likeliest is never made."""


class Mind:
    """The net of a game: what a seat would choose, and what it thinks each seat's chance is."""

    def __init__(self, name: str, parts: dict[str, Row]) -> None:
        self.seen = perspective(name)
        self._parts = parts
        self._hidden = sum(1 for part in parts if part.startswith("w") and part[1:].isdigit())

    def asked(self, flat: Flat, seat: int) -> tuple[Row, Row]:
        """Return how likely it is to choose each legal number of the flat game, and each seat's
        chance to win, beginning with this one."""
        state = flat.state
        players = state.players
        observation = np.frombuffer(flat.observation(seat) + b"\0", np.uint8)
        here = observation[_observed(self.seen.name, players)[seat]]
        layer = self.seen.given(np, here, _table(state.game, players))
        parts = self._parts
        for at in range(self._hidden):
            layer = np.maximum(layer @ parts[f"w{at}"] + parts[f"b{at}"], 0)
        wins = layer @ parts["w_wins"] + parts["b_wins"]
        chances = softmax(wins[:players])
        # Chosen numbers of the net become numbers of the flat game.
        legal = flat.legal_numbers()
        places = _places(self.seen.name, players)[seat][legal]
        logits = layer @ parts["w_choice"][:, places] + parts["b_choice"][places]
        return softmax(logits), chances


def softmax(logits: Row) -> Row:
    likely = np.exp(logits - logits.max())
    row: Row = likely / likely.sum()
    return row


@cache
def _observed(name: str, players: int) -> NDArray[np.int32]:
    return perspective(name).observed(players)


@cache
def _table(game: Game, players: int) -> Row:
    return perspective(game.name).table(game, players)


@cache
def _places(name: str, players: int) -> NDArray[np.int32]:
    """Return for each seat the net's number of each number of the flat game."""
    chosen = perspective(name).chosen(players)
    places = np.zeros((players, chosen.max() + 1), np.int32)
    for seat, row in enumerate(chosen):
        places[seat][row] = np.arange(len(row))
    return places


@cache
def mind(name: str, path: Path) -> Mind:
    """Return the net in a file."""
    with np.load(path) as parts:
        return Mind(name, {key: part.astype(np.float32) for key, part in parts.items()})


class Champion(Bot):
    """Plays what its net says."""

    path: Path

    def act(self, view: Any, legal: Legal, seconds: float) -> Action:
        # What is legal depends on what the seat knows alone, so any state that fits will do.
        flat = Flat(self.game.imagine(view, self.rng))
        flat.to_act = self.seat
        net = mind(self.game.name, self.path)
        said: tuple[int, ...] = ()
        while True:
            likely, _ = net.asked(flat, self.seat)
            kept = np.where(likely < DROPPED * likely.max(), 0, likely)
            numbers = flat.legal_numbers()
            [number] = self.rng.choices(numbers, kept.tolist())
            said = (*said, number)
            action = flat.flat_game.read(flat.state, self.seat, said)
            if action is not None:
                return action
            flat.apply(number)


def champion(path: Path) -> type[Bot]:
    """Return a bot that plays the net in a file."""
    return type("Champion", (Champion,), {"path": path})


__all__ = ["Champion", "Mind", "champion", "mind"]
