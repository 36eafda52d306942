"""Real games between bots, recorded as what each seat saw and chose."""

from __future__ import annotations

import multiprocessing
import os
import random
import time
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.pool import AsyncResult
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bluffhouse.bots import Bot, bot
from bluffhouse.bots.champion import champion
from bluffhouse.bots.champion.manners import mannerly
from bluffhouse.bots.champion.memory import memory
from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.flat import Flat
from bluffhouse.rules.contract import Game

SECONDS = 0.05
"""The time for one decision of a bot."""
MAX_DECISIONS = 5_000
LEARNED = -1
"""The kind of a player that is a net."""
ITSELF = "itself"
"""In a list of bots to meet in lessons: the net that is taking them."""

Tables: TypeAlias = Sequence[tuple[Game, int]]
"""Games with their options and numbers of players."""
BotKind: TypeAlias = str | type[Bot]
"""A bot by its name or its class."""
Kind: TypeAlias = BotKind | Path
"""A bot, or the file of a net."""


class Choices(NamedTuple):
    """Choices of bots, one in each row."""

    seen: NDArray[np.uint8]
    """What the seat saw, in its perspective."""
    table: NDArray[np.float32]
    """The number of players and the options."""
    mask: NDArray[np.bool_]
    """The legal numbers, in its perspective; for a net, those that make sense (`manners.py`)."""
    number: NDArray[np.int32]
    """The number it chose."""
    kind: NDArray[np.int32]
    """Which kind of bot it is."""
    wins: NDArray[np.float32]
    """Each seat's part of the win in the end, beginning with this one."""
    players: NDArray[np.int32]
    last: NDArray[np.bool_]
    """Whether the seat chose nothing more in this game."""


def joined(parts: Sequence[Choices]) -> Choices:
    """Return the choices of all parts."""
    return Choices(*map(np.concatenate, zip(*parts, strict=True)))


def picked(choices: Choices, rows: NDArray[Any]) -> Choices:
    """Return these rows of the choices."""
    parts: list[Any] = [part[rows] for part in choices]
    return Choices(*parts)


def player(kind: Kind, game: Game, seat: int, rng: random.Random) -> Bot:
    """Return a bot of this kind."""
    if isinstance(kind, str):
        return bot(kind, game, seat, rng)
    return (champion(kind) if isinstance(kind, Path) else kind)(game, seat, rng)


def sit(kinds: Sequence[Kind], players: int, rng: random.Random) -> list[int]:
    """Return the kind at each seat: any mixture, or one of some kind among others of one kind, as
    in a trial. The last kind, which is the learner if there is one, is often that one."""
    if rng.random() < MIXED:
        return [rng.randrange(len(kinds)) for _ in range(players)]
    sits = [rng.randrange(len(kinds))] * players
    sits[rng.randrange(players)] = rng.choice((rng.randrange(len(kinds)), len(kinds) - 1))
    return sits


MIXED = 0.4
"""How often a table is mixed."""


def play_one(
    game: Game,
    kinds: Sequence[Kind],
    sits: Sequence[int],
    rng: random.Random,
    seconds: float = SECONDS,
) -> Choices:
    """Play one game with one of these kinds of bots at each seat, and return all choices in it,
    seat by seat."""
    players = len(sits)
    seen = perspective(game.name)
    chosen = seen.chosen(players)
    flat = Flat.start(game, players, seed=rng.getrandbits(64))
    state, remembered = flat.state, memory(game.name, players)
    bots = [
        player(kinds[kind], game, seat, random.Random(rng.getrandbits(64)))
        for seat, kind in enumerate(sits)
    ]
    learned = [isinstance(kinds[kind], Path) for kind in sits]
    rows: list[tuple[NDArray[np.uint8], NDArray[np.bool_], int, int]] = []
    happened = state.record.events
    for _ in range(MAX_DECISIONS):
        for event in happened:
            remembered.see(event.seen_by(None))
            for each in bots:
                each.see(event.seen_by(each.seat))
        if flat.to_act is None:
            break
        # Where several seats may act at once, chance decides which is quicker.
        seat = flat.to_act = rng.choice(state.to_act)
        action = bots[seat].act(state.view(seat), state.legal(seat), seconds)
        for number in flat.spell(action):
            mask = np.zeros(flat.flat_game.size + 1, np.bool_)
            # After many decisions a regular plays on for a net, and may choose anything legal.
            mask[[number, *(mannerly(flat) if learned[seat] else flat.legal_numbers())]] = True
            place = int(np.flatnonzero(chosen[seat] == number)[0])
            here = seen.seen(flat, seat, remembered)
            rows.append((here, mask[chosen[seat]], place, seat))
            happened = tuple(flat.apply(number))
    rows.sort(key=lambda row: row[-1])
    winners = state.result.winners if state.result else ()
    share = np.zeros((players, seen.seats), np.float32)
    for seat in range(players):
        for other in range(players):
            won = (seat + other) % players in winners
            share[seat, other] = won / len(winners) if winners else 1 / players
    seats = [seat for *_, seat in rows]
    kind_of = [LEARNED if net else kind for net, kind in zip(learned, sits, strict=True)]
    return Choices(
        seen=np.array([row[0] for row in rows], np.uint8).reshape(len(rows), -1),
        table=np.tile(seen.table(game, players), (len(rows), 1)),
        mask=np.array([row[1] for row in rows], np.bool_).reshape(len(rows), -1),
        number=np.array([row[2] for row in rows], np.int32),
        kind=np.array([kind_of[seat] for seat in seats], np.int32),
        wins=share[seats],
        players=np.full(len(rows), players, np.int32),
        last=np.array([seat != after for seat, after in pairwise([*seats, None])], np.bool_),
    )


def play_some(
    tables: Tables, kinds: Sequence[Kind], games: int, seconds: float, seed: str
) -> Choices:
    """Return the choices of as many games as there is time for, up to the given number."""
    end = time.monotonic() + seconds
    rng = random.Random(seed)
    parts: list[Choices] = []
    while not parts or (len(parts) < games and time.monotonic() < end):
        game, players = rng.choice(tables)
        parts.append(play_one(game, kinds, sit(kinds, players, rng), rng))
    return joined(parts)


def play_trials(
    tables: Tables,
    net: Path,
    kinds: Sequence[BotKind],
    games: int,
    seconds: float,
    thinking: float,
    seed: str,
) -> Choices:
    """Play games with a net at one seat and bots of one kind, or of mixed kinds, at the others.
    Return the net's choices, including those at seats that `ITSELF` gives it.

    `thinking`: seconds for each decision of a bot.
    """
    end = time.monotonic() + seconds
    rng = random.Random(seed)
    everybody: list[Kind] = [net if kind == ITSELF else kind for kind in (*kinds, net)]
    parts: list[Choices] = []
    while not parts or (len(parts) < games and time.monotonic() < end):
        game, players = rng.choice(tables)
        others = rng.choices(range(len(kinds)), k=players if rng.random() < MIXED else 1)
        sits = [others[seat % len(others)] for seat in range(players)]
        sits[rng.randrange(players)] = len(kinds)
        choices = play_one(game, everybody, sits, rng, thinking)
        parts.append(picked(choices, choices.kind == LEARNED))
    return joined(parts)


class Games:
    """Processes that play games in the background."""

    def __init__(self, tables: Tables, processes: int, seed: int) -> None:
        self._tables, self._seed, self._batches = tables, seed, 0
        self.processes = processes
        self._waiting: list[AsyncResult[Choices]] = []
        # Not forked: JAX runs threads, and a forked process can hang.
        self._pool = multiprocessing.get_context("spawn").Pool(processes, _gentle)

    def begin(self, kinds: Sequence[Kind], games: int, seconds: float) -> None:
        """Let every process begin a batch."""
        each = -(-games // self.processes)
        for _ in range(self.processes):
            self._batches += 1
            job = (self._tables, kinds, each, seconds, f"{self._seed} {self._batches}")
            self._waiting.append(self._pool.apply_async(play_some, job))

    def begin_trials(
        self, net: Path, kinds: Sequence[BotKind], games: int, seconds: float, thinking: float
    ) -> None:
        """Let every process begin a batch of games of a net among bots."""
        each = -(-games // self.processes)
        for _ in range(self.processes):
            self._batches += 1
            seed = f"{self._seed} {self._batches}"
            job = (self._tables, net, kinds, each, seconds, thinking, seed)
            self._waiting.append(self._pool.apply_async(play_trials, job))

    @property
    def ready(self) -> bool:
        """Whether all batches are done."""
        return all(waiting.ready() for waiting in self._waiting)

    def get(self) -> Choices:
        """Wait for all batches, and return their choices."""
        parts = [waiting.get() for waiting in self._waiting]
        self._waiting = []
        return joined(parts)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.terminate()
        self._pool.join()


def _gentle() -> None:
    """Give training priority if there are few processors."""
    if hasattr(os, "nice"):
        os.nice(5)
