"""Puzzles in a house: the daily ones, attempts, ratings and streaks.

A house judges every answer itself: what is shown before an attempt comes from the view of the seat
that has to decide, and never holds the solution.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from bluffhouse.house.history import Replay, replay_to_solve
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Store
from bluffhouse.house.storage.schema import puzzle_attempts, puzzle_ratings, puzzle_solvers
from bluffhouse.house.wall_clock import now
from bluffhouse.rules.contract import OptionError
from bluffhouse.study.puzzles import (
    AnsweredClaim,
    Beliefs,
    Grade,
    Puzzle,
    daily_number,
    puzzle,
    puzzle_count,
    puzzle_games,
)

POINTS = 60
"""Points of a rating as people see it for one of openskill's, so that everybody begins with
1500."""
START_SIGMA = 25 / 3
"""How uncertain the rating of a new solver is."""
START_MU: Mapping[Grade, float] = {"easy": 19.0, "medium": 24.0, "hard": 29.0}
"""The rating that a puzzle begins with."""
PUZZLE_SIGMA = 4.0
"""How uncertain that is: less than a person's, since bots have tried it."""
KEPT = 64
"""Replays of puzzles kept in memory: everybody asks for the daily ones."""


class Answering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answer a puzzle."""

    answer: Annotated[int, msgspec.Meta(ge=0, le=3)]
    """Index of one of its answers."""


class DailyPuzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game with its puzzle of the day."""

    game: str
    count: int
    """How many puzzles it has. They are numbered from 1."""
    number: int
    """The puzzle of the day."""
    grade: Grade
    another: int
    """A puzzle for people who want another one: if possible, one they have not tried."""
    right: bool | None = None
    """Whether the person's attempt at the puzzle of the day was right; None: not tried."""


class SolverStanding(msgspec.Struct, frozen=True):
    """How well a person solves puzzles."""

    rating: int
    streak: int
    """Days in a row, up to today or yesterday, on which they solved a daily puzzle."""
    tried: int
    right: int


class PuzzleShelf(msgspec.Struct, frozen=True, omit_defaults=True):
    """The puzzles of the day."""

    day: str
    """The date in UTC, such as `2026-11-17`."""
    puzzles: tuple[DailyPuzzle, ...]
    standing: SolverStanding | None = None
    """None for people without a name."""


class PuzzleShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle before it is answered: nothing but what the seat knew."""

    game: str
    number: int
    grade: Grade
    seat: int
    replay: Replay
    """The game up to the decision, as the seat saw it."""
    answers: tuple[msgspec.Raw, ...]
    """The actions to choose from."""
    day: str | None = None
    """The date, if this is the puzzle of today."""
    tried: bool = False
    """Whether the person has tried it before, so that it no longer counts."""


class AnswerOdds(msgspec.Struct, frozen=True):
    """What an answer is worth."""

    value: float
    """The chance to win with it, from what the seat knew."""
    likely: float
    """How likely the champion chooses it."""


class PuzzleSolved(msgspec.Struct, frozen=True, omit_defaults=True):
    """The solution of a puzzle, and what the answer brought."""

    right: bool
    best: int
    """Index of the best answer."""
    odds: tuple[AnswerOdds, ...]
    """By answer."""
    replay: Replay
    """The same game with all hands open."""
    another: int
    """A puzzle to go on with."""
    beliefs: Beliefs | None = None
    claim: AnsweredClaim | None = None
    """The claim that the decision answers, with the truth about it."""
    counted: bool = False
    """Whether the attempt was rated: the first one of a person with a name."""
    gained: int = 0
    """The points of the rating that it brought."""
    standing: SolverStanding | None = None


class Attempt(NamedTuple):
    """A first attempt, as it is stored."""

    game: str
    number: int
    day: int | None
    right: bool


def today() -> date:
    """Return the date in UTC, which decides what the daily puzzles are."""
    return datetime.fromtimestamp(now() / 1000, UTC).date()


# ── what people are shown ───────────────────────────────────────────────────────────────────


def shelf(store: Store, person: int | None, day: date) -> PuzzleShelf:
    """Return the puzzles of a day, and how a person stands."""
    made = [] if person is None else attempts_of(store, person)
    tried = {(attempt.game, attempt.number): attempt.right for attempt in made}
    puzzles = []
    for game in puzzle_games():
        number = daily_number(game, day)
        puzzles.append(
            DailyPuzzle(
                game,
                puzzle_count(game),
                number,
                puzzle(game, number).grade,
                another(game, {place for name, place in tried if name == game} | {number}),
                tried.get((game, number)),
            )
        )
    standing = None if person is None else standing_of(store, person, made, day)
    return PuzzleShelf(day.isoformat(), tuple(puzzles), standing)


def shown(store: Store, person: int | None, game: str, number: int, day: date) -> PuzzleShown:
    """Return a puzzle before it is answered. Raises Refusal if there is none."""
    found = find(game, number)
    tried = person is not None and number in numbers_tried(store, person, game)
    daily = day.isoformat() if daily_number(game, day) == number else None
    return PuzzleShown(
        game,
        number,
        found.grade,
        found.seat,
        _replay(game, number, False),
        tuple(answer.action for answer in found.answers),
        daily,
        tried,
    )


def solved(
    store: Store, person: int | None, game: str, number: int, answer: int, day: date
) -> PuzzleSolved:
    """Judge an answer and return the solution. A person's first attempt is rated and kept.

    Raises Refusal if there is no such puzzle or answer.
    """
    found = find(game, number)
    if answer >= len(found.answers):
        raise Refusal("puzzle-no-answer", count=len(found.answers))
    right = answer == found.best
    counted, gained, standing, tried = False, 0, None, {number}
    if person is not None:
        daily = day.toordinal() if daily_number(game, day) == number else None
        counted, gained = add_attempt(store, person, found, Attempt(game, number, daily, right))
        made = attempts_of(store, person)
        standing = standing_of(store, person, made, day)
        tried |= {attempt.number for attempt in made if attempt.game == game}
    return PuzzleSolved(
        right,
        found.best,
        tuple(AnswerOdds(one.value, one.likely) for one in found.answers),
        _replay(game, number, True),
        another(game, tried),
        found.beliefs,
        found.claim(),
        counted,
        gained,
        standing,
    )


def prepare(_: Store, game: str, number: int) -> None:
    """Play a puzzle's game again and load what rates answers, in a thread that no table waits for.
    Raises Refusal if there is no such puzzle."""
    from openskill.models import PlackettLuce  # noqa: F401 (it takes most of a second)

    find(game, number)
    _replay(game, number, True)


def find(game: str, number: int) -> Puzzle:
    """Return a puzzle. Raises Refusal if there is none."""
    try:
        return puzzle(game, number)
    except OptionError:
        raise Refusal("no-such-page") from None


@lru_cache(KEPT)
def _replay(game: str, number: int, open_hands: bool) -> Replay:
    """Return the game of a puzzle: with all hands open, or as the seat saw it."""
    found = puzzle(game, number)
    wanted: int | Literal["all"] = "all" if open_hands else found.seat
    return replay_to_solve(found.state().record, found.names, wanted)


def another(game: str, tried: set[int]) -> int:
    """Return a random puzzle of a game that was not tried; any other if all were."""
    every = range(1, puzzle_count(game) + 1)
    return random.choice([number for number in every if number not in tried] or every)


def streak(made: Sequence[Attempt], day: date) -> int:
    """Return the days in a row, up to this one or the one before, with a daily puzzle solved."""
    days = {attempt.day for attempt in made if attempt.right and attempt.day is not None}
    last = day.toordinal()
    if last not in days:
        last -= 1
    length = 0
    while last - length in days:
        length += 1
    return length


# ── in the store ────────────────────────────────────────────────────────────────────────────


def attempts_of(store: Store, person: int) -> list[Attempt]:
    """Return the first attempts of a person."""
    rows = puzzle_attempts.c
    wanted = sa.select(rows.game, rows.number, rows.day, rows.right).where(rows.person == person)
    with store.transaction() as connection:
        return [Attempt(*row) for row in connection.execute(wanted)]


def numbers_tried(store: Store, person: int, game: str) -> set[int]:
    """Return the puzzles of a game that a person has tried."""
    return {attempt.number for attempt in attempts_of(store, person) if attempt.game == game}


def standing_of(store: Store, person: int, made: Sequence[Attempt], day: date) -> SolverStanding:
    """Return how well a person solves puzzles."""
    wanted = sa.select(puzzle_solvers.c.mu).where(puzzle_solvers.c.person == person)
    with store.transaction() as connection:
        mu = connection.execute(wanted).scalar()
    right = sum(attempt.right for attempt in made)
    return SolverStanding(points(25.0 if mu is None else mu), streak(made, day), len(made), right)


def points(mu: float) -> int:
    """Return a rating as people see it.

    >>> points(25.0)
    1500
    """
    return round(POINTS * mu)


def add_attempt(store: Store, person: int, found: Puzzle, attempt: Attempt) -> tuple[bool, int]:
    """Keep a person's first attempt at a puzzle, and rate both.

    Return whether it was the first one, and the points that it brought. A later attempt changes
    nothing.
    """
    # Imported here: it takes a while to load, and a house starts without it.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    insert = postgresql.insert if store.shared else sqlite.insert
    row = {"person": person, "at": now(), **attempt._asdict()}
    first = insert(puzzle_attempts).values(row).on_conflict_do_nothing()
    this: dict[str, int | str] = {"game": attempt.game, "number": attempt.number}
    with store.transaction() as connection:
        if connection.execute(first).rowcount == 0:
            return False, 0
        solver = _rating(connection, puzzle_solvers, {"person": person}) or (25.0, START_SIGMA)
        puzzled = _rating(connection, puzzle_ratings, this) or (
            START_MU[found.grade],
            PUZZLE_SIGMA,
        )
        teams = [[model.rating(*solver)], [model.rating(*puzzled)]]
        [[mine], [its]] = model.rate(teams, ranks=[0, 1] if attempt.right else [1, 0])
        for table, key, rated in (
            (puzzle_solvers, {"person": person}, mine),
            (puzzle_ratings, this, its),
        ):
            values = {"mu": rated.mu, "sigma": rated.sigma}
            added = insert(table).values(**key, **values)
            connection.execute(added.on_conflict_do_update(index_elements=list(key), set_=values))
    return True, points(mine.mu) - points(solver[0])


def _rating(
    connection: sa.Connection, table: sa.Table, key: Mapping[str, int | str]
) -> tuple[float, float] | None:
    """Return the mean and the uncertainty of a rating, if there is one."""
    wanted = sa.select(table.c.mu, table.c.sigma).where(
        *[table.c[name] == value for name, value in key.items()]
    )
    row = connection.execute(wanted).first()
    return None if row is None else (row[0], row[1])
