"""The frozen suites of the benchmark: games, opponents and deals, fixed by name and hash."""

from __future__ import annotations

import random
from contextlib import suppress
from hashlib import sha256
from typing import Any, Literal, NamedTuple

import msgspec

import bluffhouse
from bluffhouse.arena.match import Endless, play_bots
from bluffhouse.bots import Bot, yardsticks
from bluffhouse.engines import seat_bot
from bluffhouse.rules.contract import Action, Game, Legal, OptionError

Pool = Literal["rookie", "regular", "shark", "mixed"]

REGISTERED = {"rookie-1": "rookie", "regular-1": "regular", "shark-1": "handmade"}
"""The kind of bot that plays like each opponent of a suite today, by the opponent's name, in games
that have no retired bot of that very name (see `bluffhouse.bots.yardsticks`)."""

FIRST_NAMES = {"handmade": "shark", "regular-1": "regular", "shark-1": "shark"}
"""The names that kinds of bots had when the first suite was frozen. The seeds of the opponents'
choices contain these, so that a suite's games stay the same games."""


def registered(game: str, opponent: str) -> str:
    """Return the kind of bot that plays as this opponent of a suite."""
    return opponent if opponent in yardsticks(game) else REGISTERED[opponent]


OPPONENT_SECONDS = 60.0
"""Thinking time of opponents. It should be more than they ever need, so that they play alike on
slow machines."""


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """The tables of one game with one pool of opponents."""

    game: str
    options: dict[str, Any] = {}
    players: int
    pool: Pool
    opponents: tuple[str, ...]
    """The opponents at the table, in an order that is drawn for each deal."""
    samples: int
    """The number of other futures with which each stretch is compared."""

    @property
    def name(self) -> str:
        return f"{self.game}/{self.pool}"

    @property
    def rules(self) -> Game:
        return bluffhouse.game(self.game, **self.options)


class Fixture(NamedTuple):
    """One game of a suite that is to be played."""

    number: int
    section: Section
    deal: int
    seat: int
    """The seat of the agent."""
    seed: str

    def seats(self, agent: str) -> tuple[str, ...]:
        """The kinds of bots by seat. The opponents keep their order round the table."""
        order = list(self.section.opponents)
        random.Random(f"{self.seed} order").shuffle(order)
        line_up = [agent, *(registered(self.section.game, name) for name in order)]
        return tuple(line_up[(seat - self.seat) % len(line_up)] for seat in range(len(line_up)))


class Suite(msgspec.Struct, frozen=True, kw_only=True):
    """A suite. Games are numbered by deal, so that a part of it covers every section."""

    name: str
    sections: tuple[Section, ...]
    deals: int
    """Deals of every section; each is played from every seat."""
    quick_deals: int
    """Deals of the quick part."""
    behaviour: dict[str, str]
    """By game and opponent: the hash of what it plays in a few positions, so that a change of the
    bot cannot go unnoticed."""

    @property
    def hash(self) -> str:
        """The SHA-256 of everything that the suite fixes."""
        return sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()

    def games(self, deals: int) -> int:
        """Number of games of the first deals."""
        return deals * sum(section.players for section in self.sections)

    def fixture(self, number: int) -> Fixture:
        deal, place = divmod(number, self.games(1))
        for section in self.sections:
            if place < section.players:
                seed = f"{self.name} {section.name} {deal}"
                return Fixture(number, section, deal, place, seed)
            place -= section.players
        raise AssertionError("a place within a deal belongs to a section")


POOLS: dict[Pool, tuple[str, ...]] = {
    "rookie": ("rookie-1",) * 3,
    "regular": ("regular-1",) * 3,
    "shark": ("shark-1",) * 3,
    "mixed": ("rookie-1", "regular-1", "shark-1"),
}
SAMPLES: dict[Pool, int] = {"rookie": 16, "regular": 8, "shark": 2, "mixed": 4}
"""The stronger the opponents, the longer they think, and a sample is as long as the game."""
GAMES = ("bluff_pirate", "dont_bluff", "lie", "millionaires", "millions_of_dollars")

BENCH_1 = Suite(
    name="bluffhouse-bench-1",
    sections=tuple(
        Section(game=game, players=4, pool=pool, opponents=opponents, samples=SAMPLES[pool])
        for game in GAMES
        for pool, opponents in POOLS.items()
    ),
    deals=50,
    quick_deals=5,
    behaviour={
        "bluff_pirate rookie-1": "12fdefcd4f2e1828",
        "bluff_pirate regular-1": "4b14f3543d5557c9",
        "bluff_pirate shark-1": "720e8d9b19f7da28",
        "dont_bluff rookie-1": "163c57d101901b00",
        "dont_bluff regular-1": "bc5efcea49f5da4b",
        "dont_bluff shark-1": "feeadc31d8577fea",
        "lie rookie-1": "45858f7bf1bbaa4a",
        "lie regular-1": "ac8d59e0250c3359",
        "lie shark-1": "ae17fc2bad837393",
        "millionaires rookie-1": "ea9febd53f7e1557",
        "millionaires regular-1": "247015e8f1e734c0",
        "millionaires shark-1": "9744ec568dd0c430",
        "millions_of_dollars rookie-1": "c6a65f0a43696c21",
        "millions_of_dollars regular-1": "58728cb859b159b3",
        "millions_of_dollars shark-1": "1b92aadd48402421",
    },
)
SUITES = {BENCH_1.name: BENCH_1}


def suite_named(name: str) -> Suite:
    """Return a suite. Raises OptionError, which names the existing ones."""
    if name not in SUITES:
        there = ", ".join(SUITES)
        message = f"there is no suite {name!r}; there are: {there}"
        raise OptionError(message, "bench-no-suite", name=name, suites=there)
    return SUITES[name]


# ── how opponents play ──────────────────────────────────────────────────────────────────────

PINNED_DECISIONS = 40
"""Decisions per game that go into the hash of an opponent's play."""


class _Noted(Bot):
    """Records what another bot decides."""

    noted: list[bytes]
    inner: Bot

    def see(self, event: Any) -> None:
        self.inner.see(event)

    def act(self, view: Any, legal: Legal, seconds: float) -> Action:
        action = self.inner.act(view, legal, seconds)
        self.noted.append(msgspec.json.encode(action))
        return action


def behaviour_of(game: str, opponent: str, seeds: int = 2) -> str:
    """Return the hash of an opponent's first decisions in a few games among its own kind."""
    noted: list[bytes] = []
    rules = bluffhouse.game(game)
    for number in range(seeds):
        seed = f"behaviour {game} {number}"
        bots = []
        for seat in range(3):
            rng = random.Random(f"{seed} {seat}")
            bot = _Noted(rules, seat, rng)
            bot.noted, bot.inner = noted, seat_bot(registered(game, opponent), rules, seat, rng)
            bots.append(bot)
        with suppress(Endless):  # the first decisions are enough
            play_bots(rules, bots, seed, OPPONENT_SECONDS, PINNED_DECISIONS)
    return sha256(b"\n".join(noted)).hexdigest()[:16]
