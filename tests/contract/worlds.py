"""Every game there is, with every option and number of players: found, never named."""

from __future__ import annotations

import random
from functools import cache

from hypothesis import strategies as st

import bluffhouse
from bluffhouse import Action, Event, Game, State
from bluffhouse.arena.tables import every_table

NAMES = sorted(bluffhouse.games())


tables = cache(every_table)
TABLES = [table for name in NAMES for table in tables(name)]
PLAIN_TABLES = [(game, players) for game, players in TABLES if not game.options_given()]


def label(value: object) -> str:
    return f"{value.name}{value.options_given() or ''}" if isinstance(value, Game) else str(value)


WORLDS: st.SearchStrategy[tuple[Game, int]] = st.sampled_from(NAMES).flatmap(
    lambda name: st.sampled_from(tables(name))
)
"""Every game equally often, however many options it has."""


def step(state: State, rng: random.Random) -> tuple[int, Action, list[Event]]:
    """One random decision of a random seat."""
    seat = rng.choice(state.to_act)
    action = state.legal(seat).sample(rng)
    return seat, action, list(state.play(seat, action))


def play_on(state: State, rng: random.Random, limit: int = 100_000) -> State:
    """To the end."""
    for _ in range(limit):
        if state.result is not None:
            return state
        step(state, rng)
    raise AssertionError(f"{state.game!r} with {state.players} has not ended in {limit} decisions")


def some_way_in(game: Game, players: int, rng: random.Random) -> State:
    """A random state of a random game, the first and the last ones among them."""
    state = game.start(players, seed=rng.getrandbits(64))
    for _ in range(int(rng.random() ** 2 * 200)):
        if state.result is not None:
            break
        step(state, rng)
    return state


def fingerprint(state: State) -> dict[str, str]:
    """Return everything in a state, to see whether it changes."""
    slots = [slot for cls in type(state).__mro__ for slot in getattr(cls, "__slots__", ())]
    return {slot: repr(getattr(state, slot)) for slot in slots if slot not in ("game", "_chance")}
