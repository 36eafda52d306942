"""The proof that the games on arrays are the same games: play by the rules, then play again here.

Random games are played by `bluffhouse.flat`. The same luck and the same numbers then go
through the arrays, and at every decision both must agree on everything that can be seen.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from bluffhouse import learn
from bluffhouse.arena.tables import every_table
from bluffhouse.bots.champion.memory import columns, memory
from bluffhouse.flat import Flat, rewards
from bluffhouse.learn.core import ArrayGame, State
from bluffhouse.rules.contract import Game

CHECKS = (
    "seat to act",
    "legal mask",
    "observation",
    "another seat's observation",
    "rewards",
    "end",
    "memory",
)
STEPS = 64
"""Decisions that are compared in one call."""
SHYNESS = (1, 1, 4)
"""How games are played: any legal number, or mostly low ones, which makes for long auctions."""


class Frame(NamedTuple):
    """What the rules say at one decision of one game, and how it goes on."""

    there: Any
    """Whether the game had this decision; its end counts as one."""
    seat: Any
    mask: Any
    seen: Any
    """By the seat to act."""
    other: Any
    """Another seat, or the same."""
    seen_by_other: Any
    rewards: Any
    terminated: Any
    truncated: Any
    memory: Any
    """What everybody has seen of each seat so far."""
    action: Any
    luck: Any


class Difference(AssertionError):
    """The arrays and the rules disagree."""


# ── by the rules ────────────────────────────────────────────────────────────────────────────


def play_by_rules(arrays: ArrayGame[Any], game: Game, seed: int) -> tuple[list[int], list[Frame]]:
    """Play a random game. Return the luck it began with, and its decisions."""
    rng = random.Random(seed)
    shyness = rng.choice(SHYNESS)
    players = arrays.players
    flat = Flat.start(game, players, seed)
    first = arrays.recorded_first_luck(flat.state.record.events)
    nothing = [0.0] * players
    remembered = memory(game.name, players)
    frames = []
    while flat.to_act is not None:
        seat = flat.to_act
        other = (seat + flat.choices) % players
        mask, seen, seen_by_other = flat.mask(), flat.observation(seat), flat.observation(other)
        legal = flat.legal_numbers()
        number = legal[int(rng.random() ** shyness * len(legal))]
        before, counts = flat.state.copy(), remembered.counts.ravel().tolist()
        events = flat.apply(number)
        for event in events:
            remembered.see(event.seen_by(other))
        luck = arrays.recorded_luck(before, events)
        seats = (seat, mask, seen, other, seen_by_other)
        frames.append(Frame(True, *seats, nothing, False, False, counts, number, luck))
    other = flat.choices % players
    seen = flat.observation(other)
    result = flat.state.result
    frames.append(
        Frame(
            there=True,
            seat=0,
            mask=b"\1" * flat.flat_game.size,
            seen=bytes(len(seen)),
            other=other,
            seen_by_other=seen,
            rewards=rewards(result, players),
            terminated=result is not None,
            truncated=result is None,
            memory=frames[-1].memory,
            action=0,
            luck=frames[-1].luck,
        )
    )
    return list(first), frames


def in_batches(games: Sequence[list[Frame]]) -> Iterator[Frame]:
    """Return the decisions of several games as arrays, some steps at a time."""
    last = games[0][-1]
    missing = last._replace(there=False)
    longest = max(map(len, games))
    for start in range(0, longest, STEPS):
        rows = [
            [game[step] if step < len(game) else missing for game in games]
            for step in range(start, start + STEPS)
        ]
        flat = [frame for row in rows for frame in row]
        yield Frame(
            **{
                field: column([getattr(frame, field) for frame in flat], len(games))
                for field in Frame._fields
            }
        )


def column(values: list[Any], games: int) -> NDArray[Any]:
    """Return one field of all frames as an array by step and game."""
    first = values[0]
    if isinstance(first, bytes | bytearray):
        found = np.frombuffer(b"".join(values), np.uint8).reshape(len(values), len(first))
    else:
        found = np.array(values)
        if found.dtype == np.float64:
            found = found.astype(np.float32)
        elif found.dtype == np.int64:
            found = found.astype(np.int32 if found.ndim == 1 else np.uint8)
    return found.reshape(len(values) // games, games, *found.shape[1:])


# ── on arrays ───────────────────────────────────────────────────────────────────────────────


def compare(arrays: ArrayGame[Any], state: State[Any], noted: Array, frame: Frame) -> Array:
    """Return for each of the checks whether it failed."""
    going = ~(frame.terminated | frame.truncated)
    seen = state.observation
    seen_by_other = arrays.look(state._table, frame.other)
    failed = (
        going & (state.current_player != frame.seat),
        (going | frame.terminated) & (state.legal_action_mask != frame.mask.astype(bool)).any(),
        going & (seen != frame.seen).any(),
        (seen_by_other != frame.seen_by_other).any(),
        (state.rewards != frame.rewards).any(),
        (state.terminated != frame.terminated) | (state.truncated != frame.truncated),
        going & (noted.ravel() != frame.memory).any(),
    )
    found: Array = jnp.stack(failed) & frame.there
    return found


@cache
def replayer(
    name: str, players: int
) -> tuple[ArrayGame[Any], Callable[..., Any], Callable[..., Any]]:
    """Return a game, and compiled functions that begin games and replay some steps of them."""
    arrays = learn.game(name, players=players)

    def begin(switches: Any, luck: Array) -> tuple[State[Any], Array]:
        noted = jnp.zeros((players, columns(name)), jnp.uint8)
        return arrays.with_switches(switches).init_with(luck), noted

    def step(switches: Any, at: tuple[State[Any], Array], frame: Frame) -> tuple[Any, Array]:
        game, (state, noted) = arrays.with_switches(switches), at
        failed = compare(game, state, noted, frame)
        after = game.step_with(state, frame.action, frame.luck)
        return (after, noted + game.noted(state._table, frame.action, after._table)), failed

    def replay(switches: Any, at: tuple[State[Any], Array], frames: Frame) -> tuple[Any, Array]:
        return jax.lax.scan(lambda s, frame: jax.vmap(step)(switches, s, frame), at, frames)

    return arrays, jax.jit(jax.vmap(begin)), jax.jit(replay)


def tables_of(name: str) -> dict[int, list[Game]]:
    """Return the game with each set of options, by number of players."""
    found: dict[int, list[Game]] = {}
    for game, players in every_table(name):
        found.setdefault(players, []).append(game)
    return found


def compare_games(name: str, players: int, games: Sequence[Game], seeds: Sequence[int]) -> int:
    """Play one game for each seed, with each of the options in turn, and return the number of
    decisions. Raises Difference.

    The compiled functions are for one number of seeds; use the same one again.
    """
    arrays, begin, replay = replayer(name, players)
    options = [games[number % len(games)] for number in range(len(seeds))]
    read = [arrays.read_switches(game.options) for game in options]
    switches = jax.tree.map(lambda *values: jnp.array(values), *read)
    played = [play_by_rules(arrays, *pair) for pair in zip(options, seeds, strict=True)]
    at = begin(switches, np.array([first for first, _ in played], np.uint8))
    recorded = [frames for _, frames in played]
    for number, frames in enumerate(in_batches(recorded)):
        at, failed = replay(switches, at, frames)
        found = np.argwhere(np.asarray(failed))
        if len(found):
            step, index, check = found[0]
            raise Difference(
                f"{options[index]!r} with {players} players, seed {seeds[index]}: "
                f"{CHECKS[check]} differs at decision {number * STEPS + step}"
            )
    return sum(len(frames) - 1 for frames in recorded)
