"""Every game there is, with every option and number of players: found, never named."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

import bluffhouse
from bluffhouse import Action, Event, Game, OptionError, State

NAMES = sorted(bluffhouse.games())


def option_sets(name: str) -> Iterator[dict[str, Any]]:
    """Every combination of the options."""
    hints = get_type_hints(bluffhouse.games()[name].options_type)
    choices: dict[str, tuple[Any, ...]] = {}
    for option, hint in hints.items():
        if hint is bool:
            choices[option] = (False, True)
        elif get_origin(hint) is Literal:
            choices[option] = get_args(hint)
        elif hint == tuple[int, int]:  # a layout: the printed one, and a short one
            choices[option] = ((18, 24), (3, 7))
    for values in product(*choices.values()):
        yield dict(zip(choices, values, strict=True))


def tables(name: str) -> list[tuple[Game, int]]:
    """Every game of that name with every number of players it allows."""
    found = []
    for options in option_sets(name):
        game = bluffhouse.game(name, **options)
        for players in game.seats:
            try:
                game.check_players(players)
            except OptionError:
                continue
            found.append((game, players))
    return found


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
    """Everything in a state, to see whether it changed."""
    slots = [slot for cls in type(state).__mro__ for slot in getattr(cls, "__slots__", ())]
    return {slot: repr(getattr(state, slot)) for slot in slots if slot not in ("game", "_chance")}
