"""A tournament: which bots meet at which table, and with which deal (docs/arena.md)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cached_property
from itertools import combinations_with_replacement
from math import comb
from typing import Any, NamedTuple

import msgspec

import bluffhouse
from bluffhouse.bots import bot, kinds
from bluffhouse.rules.chance import new_seed
from bluffhouse.rules.contract import Game, OptionError

FORMAT = 1
ENOUGH_DEALS = 10
"""Every possible table is played only if that leaves at least so many deals: the intervals are
over deals, and those of few deals say little."""

LineUp = tuple[str, ...]
"""Who sits at a table, in the order round it; whose seat is the first comes later."""


class Fixture(NamedTuple):
    """One game that is to be played."""

    deal: int
    seed: str
    line_up: LineUp
    first: int
    """The seat of the line-up's first bot."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The bots by seat."""
        return self.line_up[-self.first :] + self.line_up[: -self.first]


class Tournament(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """All that decides which games are played. Games are numbered from 0, deal by deal."""

    format: int = FORMAT
    game: str
    options: dict[str, Any]
    players: int
    bots: tuple[str, ...]
    games: int
    """How many were asked for; whole deals are played."""
    seconds: float
    seed: str

    @cached_property
    def rules(self) -> Game:
        return bluffhouse.game(self.game, **self.options)

    @cached_property
    def every_line_up(self) -> tuple[LineUp, ...] | None:
        """All the tables there can be, if they are few enough to play each with every deal."""
        bots, players = self.bots, self.players
        if len(bots) == 1:
            return (bots * players,)
        # A bot among itself says nothing about who is better.
        count = comb(len(bots) + players - 1, players) - len(bots)
        if count * players * ENOUGH_DEALS > self.games:
            return None
        tables = combinations_with_replacement(bots, players)
        return tuple(table for table in tables if len(set(table)) > 1)

    @property
    def tables_a_deal(self) -> int:
        return len(self.bots if self.every_line_up is None else self.every_line_up)

    @property
    def turns(self) -> int:
        """How often each table is turned; turning one with a single bot would change nothing."""
        return self.players if len(self.bots) > 1 else 1

    @property
    def games_a_deal(self) -> int:
        return self.tables_a_deal * self.turns

    @property
    def deals(self) -> int:
        return -(-self.games // self.games_a_deal)

    @property
    def total(self) -> int:
        """How many games will be played: as many as were asked for, and the last deal to its
        end."""
        return self.deals * self.games_a_deal

    def fixture(self, number: int) -> Fixture:
        """A game by its number."""
        deal, game = divmod(number, self.games_a_deal)
        table, first = divmod(game, self.turns)
        rng = random.Random(f"{self.seed} line-ups {deal} {table}")
        return Fixture(
            deal, f"{self.seed} deal {deal}", round_the_table(self._at(deal, table), rng), first
        )

    def _at(self, deal: int, table: int) -> LineUp:
        """Who meets at that table with that deal."""
        if self.every_line_up is not None:
            return self.every_line_up[table]
        # A circle of all bots in a new order for each deal; each table takes the next so many of
        # it, one further on, so that with every deal all bots sit down equally often.
        circle = list(self.bots)
        random.Random(f"{self.seed} circle {deal}").shuffle(circle)
        return tuple(circle[(table + i) % len(circle)] for i in range(self.players))


def round_the_table(bots: Sequence[str], rng: random.Random) -> LineUp:
    """Any order in which no two turns of the table look the same (A B A B would, A A B B does
    not), so that no game is played twice."""
    order = list(bots)
    while True:
        rng.shuffle(order)
        turns = {tuple(order[-first:] + order[:-first]) for first in range(len(order))}
        if len(turns) == len(order) or len(set(order)) == 1:
            return tuple(order)


def new_tournament(
    game: Game,
    bots: Sequence[str],
    *,
    players: int | None = None,
    games: int = 1000,
    seconds: float = 1.0,
    seed: str | None = None,
) -> Tournament:
    """A tournament that can be played. Raises OptionError, which says what can be."""
    if not bots:
        known = ", ".join(kinds(game.name))
        message = f"which bots? for {game.name}: {known}; --bots takes them with commas"
        raise OptionError(message, "arena-which-bots", game=game.name, bots=known)
    for kind in bots:
        bot(kind, game, 0, random.Random(0))
        if list(bots).count(kind) > 1:
            message = f"the bot {kind!r} is given twice; once is enough"
            raise OptionError(message, "arena-bot-twice", name=kind)
    count = min(4, game.seats[-1]) if players is None else players
    game.check_players(count)
    if games < 1:
        message = f"--games {games}: must be at least 1"
        raise OptionError(message, "arena-too-few-games", games=str(games))
    if not 0 < seconds < 3600:
        message = f"--seconds {seconds:g}: must be more than 0 and less than 3600"
        raise OptionError(message, "arena-bad-seconds", seconds=f"{seconds:g}")
    return Tournament(
        game=game.name,
        options=game.options_given(),
        players=count,
        bots=tuple(bots),
        games=games,
        seconds=seconds,
        seed=new_seed() if seed is None else seed,
    )
