"""The figures of people's finished games, and which games count.

The outcome of every seat is computed once, when somebody first asks for it, and stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from bluffhouse.house.finished_games import FinishedGame, finished_game
from bluffhouse.house.judge import Person
from bluffhouse.house.storage import Store, Unreachable, game_outcomes
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.table import Table
from bluffhouse.house.truth import best_lie, seat_figures, told
from bluffhouse.records.statements import Statement, statements
from bluffhouse.study.findings import FORMAT, Review
from bluffhouse.study.weaknesses import JudgedGame, judged_game

GAMES_AT_ONCE = 50
"""Games whose outcomes are computed before they are stored."""
LOST = JudgedGame(0.0, 0.0, ())
"""How a game is judged that a bot finished for a person: it is lost, and what the bot decided
counts for nobody."""


class GameFigures(msgspec.Struct, frozen=True):
    """The person's figures in one game, or in all of them."""

    games: int = 0
    wins: float = 0
    """A shared win counts as a share."""
    fair_wins: float = 0
    """How many games the person would have won if all players at each table were equally good."""
    lies: int = 0
    lies_believed: int = 0
    traps: int = 0
    traps_sprung: int = 0
    """Traps that at least one player walked into."""
    truths: int = 0
    """True statements that the person made."""
    calls_right: int = 0
    """Lies that the person doubted."""
    calls_wrong: int = 0
    """True statements that the person doubted."""
    fell_for: int = 0
    """Lies that the person believed."""
    trusted: int = 0
    """True statements that the person believed."""
    biggest_bluff: int = 0
    """Size of the biggest lie, in the game's own unit; only for a single game."""
    biggest_bluff_at: str | None = None
    """Code of the table of the biggest lie."""


class Figures(msgspec.Struct, frozen=True):
    """The person's figures, over all games and by game."""

    all: GameFigures
    games: dict[str, GameFigures]


class GameOutcome(msgspec.Struct, frozen=True):
    """What a finished game was for one of its seats, as it is stored."""

    table_id: int
    seat: int
    person: int | None
    """The person for whom the game counts; None: it counts for nobody."""
    game: str
    finished: int
    """When it ended, in milliseconds since 1970."""
    won: float
    """The seat's part of the win."""
    lies: int
    lies_believed: int
    calls_right: int
    calls_wrong: int
    biggest: int
    """Size of the biggest lie, in the game's own unit."""
    traps: int
    traps_sprung: int
    truths: int
    fell_for: int
    trusted: int
    best_lie: str | None
    """The best lie of the seat, as a `Told` in JSON."""
    judged: str | None
    """How the seat's decisions were judged, as a `JudgedGame` in JSON; None: not reviewed yet, or
    in another format, or it cannot be judged."""
    judged_format: int | None
    """The format of the review that this was tried with last."""
    code: str
    seats: int

    @property
    def fair_share(self) -> float:
        """The part of a win that each of equally good players gets on average."""
        return 1 / self.seats

    @property
    def needs_review(self) -> bool:
        """Whether a review would tell more about the game."""
        return self.judged_format != FORMAT


SUMMED = (
    "lies",
    "lies_believed",
    "traps",
    "traps_sprung",
    "truths",
    "calls_right",
    "calls_wrong",
    "fell_for",
    "trusted",
)
"""The figures of a game that are added up over games."""


def counts_for(table: Table, seat: int) -> int | None:
    """Return the person for whom a finished game counts in that seat; None if it counts for nobody.

    This is the one place that decides which games count. Lessons, games with hints and the games of
    bots do not. A game that a bot finished for a person does: it is lost. (In journals from before
    that rule it counts for nobody.)
    """
    chair = table.chairs[seat]
    if chair is None or table.opened.lesson or table.assisted:
        return None
    if chair.bot is not None and seat not in table.abandoned:
        return None
    return chair.person


async def count_games(database: StoreAccess, person: Person, most: int | None = None) -> int:
    """Compute and store the outcomes of a person's finished games, the newest first.

    Examine at most that many; None: all of them. Return how many are left. Raises Unreachable.
    """
    before: int | None = None
    examined = 0
    while most is None or examined < most:
        size = GAMES_AT_ONCE if most is None else min(GAMES_AT_ONCE, most - examined)
        found = await database.read_history(_new_outcomes, person, before, size)
        if not found.examined:
            return 0
        if found.rows:
            await database.write(game_outcomes.add_outcomes, found.rows)
        if found.unreadable:
            await database.write(game_outcomes.add_unreadable, found.unreadable)
        before = found.examined[-1]
        examined += len(found.examined)
    return await database.read_history(game_outcomes.count_without_outcome, person.id, before)


async def judge_games(database: StoreAccess, person: Person, most: int) -> None:
    """Store how the person played in that many reviewed games at most, the newest first. Raises
    Unreachable."""
    rows = await database.read_history(_new_judgements, person, most)
    if rows:
        await database.write(game_outcomes.add_judged, FORMAT, rows)


def my_figures(store: Store, person: Person) -> Figures:
    """Return a person's figures from the stored outcomes."""
    found = my_outcomes(store, person)
    return Figures(
        figures_of(found),
        {game: figures_of(own, single=True) for game, own in by_game(found).items()},
    )


def my_outcomes(store: Store, person: Person) -> list[GameOutcome]:
    """Return the stored outcomes of the games that count for a person, the oldest first."""
    found = [GameOutcome(**row) for row in game_outcomes.outcomes_of(store, person.id)]
    return [replace(one, judged=None) if one.needs_review else one for one in found]


def by_game(found: Sequence[GameOutcome]) -> dict[str, list[GameOutcome]]:
    """Return these outcomes game by game, in the order of the games' names."""
    names = sorted({outcome.game for outcome in found})
    return {name: [outcome for outcome in found if outcome.game == name] for name in names}


def figures_of(found: Sequence[GameOutcome], *, single: bool = False) -> GameFigures:
    """Return the figures of these outcomes.

    `single`: they are all of one game. Millions, cards and squares cannot be compared across games.
    """
    best = max(found, key=lambda outcome: outcome.biggest, default=None) if single else None
    return GameFigures(
        games=len(found),
        wins=sum(outcome.won for outcome in found),
        fair_wins=sum(outcome.fair_share for outcome in found),
        biggest_bluff=best.biggest if best else 0,
        biggest_bluff_at=best.code if best and best.biggest else None,
        **{name: sum(getattr(outcome, name) for outcome in found) for name in SUMMED},
    )


class NewOutcomes(NamedTuple):
    """The outcomes of games that had none."""

    rows: list[dict[str, Any]]
    """To be stored."""
    unreadable: list[int]
    """Tables whose journal cannot be read."""
    examined: list[int]
    """All tables that were looked at, the newest first."""


def _new_outcomes(store: Store, person: Person, before: int | None, most: int) -> NewOutcomes:
    """Compute outcomes of a person's finished games that are older than the table `before` and not
    stored yet."""
    ids = game_outcomes.without_outcome(store, person.id, before, most)
    found = NewOutcomes([], [], ids)
    for id in ids:
        try:
            found.rows.extend(outcome_rows(finished_game(store, id)))
        except Unreachable:
            raise
        except Exception:  # a damaged table counts for nobody; opening it logs why
            found.unreadable.append(id)
    return found


def _new_judgements(store: Store, person: Person, most: int) -> list[dict[str, Any]]:
    """Compute how the person played in reviewed games, as rows to store. What cannot be judged
    gets a row too, and is not tried again."""
    rows = []
    for id, seat, review in game_outcomes.unjudged(store, person.id, FORMAT, most):
        try:
            body = msgspec.json.encode(_judged(finished_game(store, id), seat, review)).decode()
        except Unreachable:
            raise
        except Exception:  # a damaged table or review; opening it logs why
            body = None
        rows.append({"table": id, "place": seat, "body": body})
    return rows


def _judged(game: FinishedGame, seat: int, review: bytes) -> JudgedGame:
    if seat in game.table.abandoned:
        return LOST
    found = msgspec.json.decode(review, type=Review)
    return judged_game(game.record, found, seat, game.numbers)


def outcome_rows(game: FinishedGame) -> list[dict[str, Any]]:
    """Return the outcomes of every seat of a finished game, as rows to store."""
    table, record = game.table, game.record
    assert record.result is not None
    said = statements(record)
    winners = record.result.winners
    rows = []
    for seat in range(record.players):
        abandoned = seat in table.abandoned
        own: Sequence[Statement] = () if abandoned else _without_stand_in(said, game, seat)
        lies = [one for one in own if one.seat == seat and one.kind == "lie"]
        best = best_lie(lies)
        figures = msgspec.structs.asdict(seat_figures(own, seat))
        rows.append(
            {name: figures[name] for name in SUMMED}
            | {
                "table_id": table.id,
                "seat": seat,
                "person": counts_for(table, seat),
                "game": record.game,
                "finished": table.recent[-1][1].at,
                "won": 1 / len(winners) if seat in winners and not abandoned else 0.0,
                "biggest": max((lie.size for lie in lies), default=0),
                "best_lie": None
                if best is None
                else msgspec.json.encode(told(record, lies[best], game.numbers)).decode(),
            }
        )
    return rows


def _without_stand_in(
    said: Sequence[Statement], game: FinishedGame, seat: int
) -> Sequence[Statement]:
    """Return the statements of a game without what a bot or the clock said and answered for the
    person in a seat: it counts for nobody."""
    if not game.stand_ins:
        return said
    return [
        replace(
            one,
            answers=tuple(
                answer
                for answer in one.answers
                if answer.seat != seat or not game.was_stood_in_for(seat, answer.event)
            ),
        )
        for one in said
        if one.seat != seat or not game.was_stood_in_for(seat, one.event)
    ]
