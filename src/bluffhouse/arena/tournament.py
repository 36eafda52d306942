"""The plan of a tournament: which bots meet at which table, with which deal (docs/arena.md)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cached_property
from itertools import combinations_with_replacement
from math import comb
from typing import Any, NamedTuple

import msgspec

import bluffhouse
from bluffhouse.bots import kinds
from bluffhouse.engines import check_kind
from bluffhouse.rules.chance import new_seed
from bluffhouse.rules.contract import Game, OptionError

FORMAT = 1
"""Version of the format of `tournament.json`."""
MIN_DEALS = 10
"""Every possible table is played only if that leaves at least this many deals: the confidence
intervals are computed over deals, and with few deals they are wide."""

LineUp = tuple[str, ...]
"""The bots at a table in the order round it, before it is decided which seat is the first."""


class Fixture(NamedTuple):
    """One game of a tournament that is to be played."""

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
    """Everything that determines which games are played. Games are numbered from 0, by deal."""

    format: int = FORMAT
    game: str
    options: dict[str, Any]
    players: int
    bots: tuple[str, ...]
    games: int
    """Games asked for; the number played is rounded up to whole deals."""
    seconds: float
    """Seconds that a bot may think about one decision."""
    seed: str

    @cached_property
    def rules(self) -> Game:
        return bluffhouse.game(self.game, **self.options)

    @cached_property
    def every_line_up(self) -> tuple[LineUp, ...] | None:
        """Every possible line-up, or None if there are too many to play each with every deal."""
        bots, players = self.bots, self.players
        if len(bots) == 1:
            return (bots * players,)
        # A bot that plays only itself says nothing about which bot is better.
        count = comb(len(bots) + players - 1, players) - len(bots)
        if count * players * MIN_DEALS > self.games:
            return None
        tables = combinations_with_replacement(bots, players)
        return tuple(table for table in tables if len(set(table)) > 1)

    @property
    def tables_per_deal(self) -> int:
        return len(self.bots if self.every_line_up is None else self.every_line_up)

    @property
    def turns(self) -> int:
        """How often each table is rotated. With a single bot, rotating changes nothing."""
        return self.players if len(self.bots) > 1 else 1

    @property
    def games_per_deal(self) -> int:
        return self.tables_per_deal * self.turns

    @property
    def deals(self) -> int:
        return -(-self.games // self.games_per_deal)

    @property
    def total(self) -> int:
        """Number of games that will be played: those asked for, rounded up to whole deals."""
        return self.deals * self.games_per_deal

    def fixture(self, number: int) -> Fixture:
        """Return the game with this number."""
        deal, game = divmod(number, self.games_per_deal)
        table, first = divmod(game, self.turns)
        rng = random.Random(f"{self.seed} line-ups {deal} {table}")
        return Fixture(
            deal, f"{self.seed} deal {deal}", seating(self._bots_at(deal, table), rng), first
        )

    def _bots_at(self, deal: int, table: int) -> LineUp:
        """Return the bots that meet at this table with this deal."""
        if self.every_line_up is not None:
            return self.every_line_up[table]
        # All bots stand in a circle, in a new order for each deal. Each table takes as many as it
        # has seats, starting one further on, so that all bots play equally often in every deal.
        circle = list(self.bots)
        random.Random(f"{self.seed} circle {deal}").shuffle(circle)
        return tuple(circle[(table + i) % len(circle)] for i in range(self.players))


def seating(bots: Sequence[str], rng: random.Random) -> LineUp:
    """Return a random order in which no two rotations of the table are equal.

    Otherwise the same game would be played twice: A B A B would not do, A A B B does.
    """
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
    """Return a tournament that can be played. Raises OptionError, which says what is possible."""
    count = checked_bots(game, bots, players, games, seconds)
    return Tournament(
        game=game.name,
        options=game.options_given(),
        players=count,
        bots=tuple(bots),
        games=games,
        seconds=seconds,
        seed=new_seed() if seed is None else seed,
    )


def checked_bots(
    game: Game, bots: Sequence[str], players: int | None, games: int, seconds: float
) -> int:
    """Return the number of players per table, if these bots can play so many games.

    Raises OptionError, which says what is possible.
    """
    if not bots:
        known = ", ".join(kinds(game.name))
        message = f"name the bots with --bots, separated by commas; for {game.name}: {known}"
        raise OptionError(message, "arena-which-bots", game=game.name, bots=known)
    for kind in bots:
        check_kind(kind, game)
        if list(bots).count(kind) > 1:
            message = f"the bot {kind!r} is named twice; once is enough"
            raise OptionError(message, "arena-bot-twice", name=kind)
    count = min(4, game.seats[-1]) if players is None else players
    game.check_players(count)
    if games < 1:
        message = f"--games {games}: must be at least 1"
        raise OptionError(message, "arena-too-few-games", games=str(games))
    if not 0 < seconds < 3600:
        message = f"--seconds {seconds:g}: must be more than 0 and less than 3600"
        raise OptionError(message, "arena-bad-seconds", seconds=f"{seconds:g}")
    return count
