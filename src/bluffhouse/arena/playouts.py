"""The value of a position by play-outs: the rest of the game played many times by a cheap bot."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bluffhouse.arena.match import MAX_DECISIONS, Endless
from bluffhouse.bots import bot
from bluffhouse.rules.contract import Event, State

PLAYOUT_BOT = "rookie"
"""The bot that plays positions out. Changing it changes the values."""


def playout_values(state: State, count: int, rng: random.Random) -> list[float]:
    """Return each seat's average part of the win over a number of play-outs from this state.

    Every play-out draws its own chance, so the state's own future is not used.
    """
    shares = [0.0] * state.players
    for _ in range(count):
        for seat, share in enumerate(playout(state, rng)):
            shares[seat] += share / count
    return shares


def playout(state: State, rng: random.Random) -> list[float]:
    """Play a copy of the state to its end and return each seat's part of the win. Raises Endless.

    The bots know what happened before as their seats saw it.
    """
    state = state.reseeded(f"{rng.getrandbits(64)} play-out")
    happened: Sequence[Event] = state.record.events
    bots = [
        bot(PLAYOUT_BOT, state.game, seat, random.Random(rng.getrandbits(64)))
        for seat in range(state.players)
    ]
    for _ in range(MAX_DECISIONS):
        for player in bots:
            for event in happened:
                player.see(event.seen_by(player.seat))
        if state.result is not None:
            return shares(state)
        seat = state.to_act[int(rng.random() * len(state.to_act))]
        action = bots[seat].act(state.view(seat), state.legal(seat), 60.0)
        happened = state.play(seat, action)
    raise Endless(f"{state.game!r} did not end within {MAX_DECISIONS} decisions")


def shares(state: State) -> list[float]:
    """Return each seat's part of the win of a finished game."""
    assert state.result is not None
    winners = state.result.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
