"""Puzzles in a house: the daily ones, attempts, ratings and streaks.

A house judges every answer itself: what is shown before an attempt comes from the view of the seat
that has to decide, and never holds the solution.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from bluffhouse.house.history import Replay, replay_to_solve
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Store
from bluffhouse.house.storage.schema import (
    daily_answers,
    puzzle_attempts,
    puzzle_ratings,
    puzzle_solvers,
)
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
LATE = 15 * 60 * 1000
"""Milliseconds after midnight (UTC) during which the daily puzzles of the day before can still be
answered."""
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
    another: int
    """A puzzle for people who want another one: if possible, one they have not tried."""
    right: bool | None = None
    """Whether the person's first answer today was right; None: they have not answered today."""


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
    seat: int
    replay: Replay
    """The game up to the decision, as the seat saw it."""
    answers: tuple[msgspec.Raw, ...]
    """The actions to choose from."""
    day: str | None = None
    """The date, if this is the puzzle of today."""
    tried: bool = False
    """Whether the person has tried it before, so that it is no longer rated."""
    daily_open: bool = False
    """Whether it is the puzzle of today and the person has not answered it today, so that it counts
    for their streak."""


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
    grade: Grade
    """Told afterwards, because it may give the answer away: bots find some kinds of answers
    more easily."""
    odds: tuple[AnswerOdds, ...]
    """By answer."""
    replay: Replay
    """The same game with all hands open."""
    another: int
    """A puzzle to go on with."""
    day: str | None = None
    """The date in UTC, if it was answered as the puzzle of that day."""
    beliefs: Beliefs | None = None
    claim: AnsweredClaim | None = None
    """The claim that the decision answers, with the truth about it."""
    counted: bool = False
    """Whether the attempt was rated: the first one of a person with a name."""
    gained: int = 0
    """The points of the rating that it brought."""
    daily_counted: bool = False
    """Whether the answer counts for the streak: the person's first one to a daily puzzle on its
    day."""
    standing: SolverStanding | None = None


class Attempt(NamedTuple):
    """A first attempt, as it is stored."""

    game: str
    number: int
    right: bool


class DailyAnswer(NamedTuple):
    """The first answer to a daily puzzle on its day, as it is stored."""

    game: str
    day: int
    """Counted from the year 1."""
    right: bool


def today() -> date:
    """Return the date in UTC, which decides what the daily puzzles are."""
    return day_at(now())


def day_at(at: int) -> date:
    """Return the date in UTC at a time, given in milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000, UTC).date()


def answerable_days(at: int) -> tuple[date, ...]:
    """Return the days whose daily puzzles may be answered at a time: that day, and for some minutes
    the day before, whose puzzle may still be on somebody's screen.

    >>> [str(day) for day in answerable_days(1_000)]
    ['1970-01-01', '1969-12-31']
    """
    return tuple(dict.fromkeys([day_at(at), day_at(at - LATE)]))


# ── what people are shown ───────────────────────────────────────────────────────────────────


def shelf(store: Store, person: int | None, day: date) -> PuzzleShelf:
    """Return the puzzles of a day, and how a person stands."""
    made = [] if person is None else attempts_of(store, person)
    daily = [] if person is None else daily_answers_of(store, person)
    right_today = {one.game: one.right for one in daily if one.day == day.toordinal()}
    puzzles = []
    for game in puzzle_games():
        number = daily_number(game, day)
        puzzles.append(
            DailyPuzzle(
                game,
                puzzle_count(game),
                number,
                another(game, {one.number for one in made if one.game == game} | {number}),
                right_today.get(game),
            )
        )
    standing = None if person is None else standing_of(store, person, made, daily, day)
    return PuzzleShelf(day.isoformat(), tuple(puzzles), standing)


def shown(store: Store, person: int | None, game: str, number: int, day: date) -> PuzzleShown:
    """Return a puzzle before it is answered. Raises Refusal if there is none."""
    found = find(game, number)
    daily = daily_number(game, day) == number
    tried = daily_open = False
    if person is not None:
        tried = number in numbers_tried(store, person, game)
        answered = {(one.game, one.day) for one in daily_answers_of(store, person)}
        daily_open = daily and (game, day.toordinal()) not in answered
    return PuzzleShown(
        game,
        number,
        found.seat,
        _replay(game, number, False),
        tuple(answer.action for answer in found.answers),
        day.isoformat() if daily else None,
        tried,
        daily_open,
    )


def solved(
    store: Store, person: int | None, game: str, number: int, answer: int, days: Sequence[date]
) -> PuzzleSolved:
    """Judge an answer and return the solution. A person's first attempt is rated and kept.

    `days`: those whose daily puzzles may be answered now, today first. Raises Refusal if there is
    no such puzzle or answer.
    """
    found = find(game, number)
    if answer >= len(found.answers):
        raise Refusal("puzzle-no-answer", count=len(found.answers))
    right = answer == found.best
    daily = next((day for day in days if daily_number(game, day) == number), None)
    counted, gained, daily_counted, standing, tried = False, 0, False, None, {number}
    if person is not None:
        counted, gained = add_attempt(store, person, found, Attempt(game, number, right))
        if daily is not None:
            answered = DailyAnswer(game, daily.toordinal(), right)
            daily_counted = add_daily_answer(store, person, answered)
        made = attempts_of(store, person)
        standing = standing_of(store, person, made, daily_answers_of(store, person), days[0])
        tried |= {attempt.number for attempt in made if attempt.game == game}
    return PuzzleSolved(
        right,
        found.best,
        found.grade,
        tuple(AnswerOdds(one.value, one.likely) for one in found.answers),
        _replay(game, number, True),
        another(game, tried),
        None if daily is None else daily.isoformat(),
        found.beliefs,
        found.claim(),
        counted,
        gained,
        daily_counted,
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


def streak(daily: Sequence[DailyAnswer], day: date) -> int:
    """Return the days in a row, up to this one or the one before, with a daily puzzle solved."""
    days = {answer.day for answer in daily if answer.right}
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
    wanted = sa.select(rows.game, rows.number, rows.right).where(rows.person == person)
    with store.transaction() as connection:
        return [Attempt(*row) for row in connection.execute(wanted)]


def daily_answers_of(store: Store, person: int) -> list[DailyAnswer]:
    """Return a person's first answers to daily puzzles on their days."""
    rows = daily_answers.c
    wanted = sa.select(rows.game, rows.day, rows.right).where(rows.person == person)
    with store.transaction() as connection:
        return [DailyAnswer(*row) for row in connection.execute(wanted)]


def numbers_tried(store: Store, person: int, game: str) -> set[int]:
    """Return the puzzles of a game that a person has tried."""
    return {attempt.number for attempt in attempts_of(store, person) if attempt.game == game}


def standing_of(
    store: Store,
    person: int,
    made: Sequence[Attempt],
    daily: Sequence[DailyAnswer],
    day: date,
) -> SolverStanding:
    """Return how well a person solves puzzles."""
    wanted = sa.select(puzzle_solvers.c.mu).where(puzzle_solvers.c.person == person)
    with store.transaction() as connection:
        mu = connection.execute(wanted).scalar()
    right = sum(attempt.right for attempt in made)
    return SolverStanding(points(25.0 if mu is None else mu), streak(daily, day), len(made), right)


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
    insert = _insert(store)
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


def add_daily_answer(store: Store, person: int, answer: DailyAnswer) -> bool:
    """Keep a person's first answer to a daily puzzle on its day, and return whether it was the
    first. A later one changes nothing."""
    row = {"person": person, **answer._asdict()}
    with store.transaction() as connection:
        added = _insert(store)(daily_answers).values(row).on_conflict_do_nothing()
        return connection.execute(added).rowcount > 0


def _insert(store: Store) -> Callable[[sa.Table], postgresql.Insert | sqlite.Insert]:
    """Return the database's own `INSERT`, which knows what to do about rows that exist."""
    return postgresql.insert if store.shared else sqlite.insert


def _rating(
    connection: sa.Connection, table: sa.Table, key: Mapping[str, int | str]
) -> tuple[float, float] | None:
    """Return the mean and the uncertainty of a rating, if there is one."""
    wanted = sa.select(table.c.mu, table.c.sigma).where(
        *[table.c[name] == value for name, value in key.items()]
    )
    row = connection.execute(wanted).first()
    return None if row is None else (row[0], row[1])
