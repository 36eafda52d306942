"""A person's own page: their games, figures and scores over time, and an export of all of it.

It is made from the stored outcomes, so that it takes no longer for somebody who has played for
years. Nobody else can see it. docs/you.md says what its figures mean.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from bluffhouse.bots.champion import shipped
from bluffhouse.house.figures import GameFigures, GameOutcome, by_game, figures_of, my_outcomes
from bluffhouse.house.judge import Person
from bluffhouse.house.storage import Store
from bluffhouse.house.table_summaries import summary_of
from bluffhouse.house.truth import Told
from bluffhouse.study.findings import Verdict
from bluffhouse.study.situations import Situation
from bluffhouse.study.weaknesses import JudgedGame, Mistake, weakness_of

EXPORT_FORMAT = 1
"""The format of an export."""
MAX_POINTS = 120
"""Points of a line over time. A phone shows no more."""
RECENT_GAMES = 20
"""Games in the list of the latest ones."""
MAX_JUDGED = 500
"""Reviewed games, the latest ones, that scores without luck and weaknesses are computed from."""
MIN_FOR_MARGIN = 2
"""Games from which on a score without luck has a margin."""
NINETEEN_OF_TWENTY = 1.96
"""Standard deviations within which 95 % of cases lie."""


class ScorePoint(msgspec.Struct, frozen=True):
    """A score after so many games."""

    games: int
    at: int
    """When the last of them ended, in milliseconds since 1970."""
    score: float
    margin: float
    """Of wins: how far luck alone moves 19 of 20 players from 0. Without luck: how far the true
    score may be away, in 19 of 20 cases."""


class RecentGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game the person played lately."""

    code: str
    game: str
    at: int
    won: float
    """The person's part of the win."""
    fair_share: float
    adjusted: float | None = None
    """The result without luck, once the game is reviewed."""
    lost: float | None = None
    """The chance to win thrown away, once the game is reviewed."""


class BestLie(msgspec.Struct, frozen=True):
    """The best lie somebody ever told: believed by the most, and caught by nobody."""

    code: str
    game: str
    at: int
    names: tuple[str, ...]
    """Of the players, by seat."""
    told: Told


class YourWeakness(msgspec.Struct, frozen=True):
    """The kind of decision with which the person loses chances most."""

    game: str
    mistake: Mistake
    situation: Situation | None
    decisions: int
    lost: float
    """The chance to win that such a decision throws away, on average."""
    others: float
    """The same for the person's other decisions in this game."""
    code: str
    """The table of the worst example."""
    seq: int


class ReviewedGames(msgspec.Struct, frozen=True):
    """How the person played, from the reviews of their games."""

    games: int
    decisions: int
    verdicts: dict[Verdict, int]
    result: float
    """The person's part of the wins, on average over the reviewed games."""
    adjusted: float
    """The result without luck, on average."""
    fair_share: float
    """What equally good players would get, on average."""
    lost: float
    """The chance to win thrown away per game, on average."""
    scores: tuple[ScorePoint, ...]
    """The average result without luck, less the fair share, game after game."""
    weakness: YourWeakness | None
    """None: the evidence is too thin."""


class Standing(msgspec.Struct, frozen=True):
    """How the person does in one game, or in all of them."""

    figures: GameFigures
    wins: tuple[ScorePoint, ...]
    """Wins beyond the fair share, game after game."""
    streak: int
    """Games won in a row up to now."""
    longest_streak: int
    recent: tuple[RecentGame, ...]
    """The latest games, the newest first."""
    best_lie: BestLie | None
    reviewed: ReviewedGames | None
    """None: no game is reviewed yet."""


class YourPage(msgspec.Struct, frozen=True):
    """All that a person's page shows."""

    all: Standing
    games: dict[str, Standing]
    uncounted: int
    """Finished games that are not counted yet. Ask again: each request counts some."""
    unreviewed: tuple[str, ...]
    """Codes of the latest games that have no review yet, the newest first."""


class ExportedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game in an export."""

    code: str
    game: str
    finished: int
    """When it ended, in milliseconds since 1970."""
    players: int
    seat: int
    won: float
    """The person's part of the win: 1, a share of it, or 0."""
    lies: int
    lies_believed: int
    traps: int
    traps_sprung: int
    truths: int
    calls_right: int
    calls_wrong: int
    fell_for: int
    trusted: int
    review: JudgedGame | None = None


class Export(msgspec.Struct, frozen=True):
    """A person's games and figures, as a file."""

    bluffhouse_export: int
    """The format of this file."""
    name: str
    exported: int
    """When it was made, in milliseconds since 1970."""
    uncounted: int
    """Finished games that are missing, because they are not counted yet."""
    figures: GameFigures
    by_game: dict[str, GameFigures]
    games: tuple[ExportedGame, ...]
    """The games that count, the oldest first."""


def your_page(store: Store, person: Person, uncounted: int) -> YourPage:
    """Return a person's page from what is stored."""
    played = _with_reviews(my_outcomes(store, person))
    games = {game: _standing(store, own, game) for game, own in _by_game(played).items()}
    whole = _standing(store, played, None)
    if whole.reviewed is not None:
        worst = _worst(standing.reviewed for standing in games.values())
        whole = msgspec.structs.replace(
            whole, reviewed=msgspec.structs.replace(whole.reviewed, weakness=worst)
        )
    # Not `one.judged`: older games are reviewed too, but no score needs their judgements.
    unreviewed = [
        outcome.code
        for outcome, _ in reversed(played)
        if outcome.needs_review and shipped(outcome.game) is not None
    ]
    return YourPage(whole, games, uncounted, tuple(unreviewed[:RECENT_GAMES]))


def export_of(store: Store, person: Person, uncounted: int, now: int) -> Export:
    """Return a person's games and figures as they are stored."""
    found = my_outcomes(store, person)
    return Export(
        EXPORT_FORMAT,
        person.name,
        now,
        uncounted,
        figures_of(found),
        {game: figures_of(own, single=True) for game, own in by_game(found).items()},
        tuple(map(_exported, found)),
    )


def _exported(outcome: GameOutcome) -> ExportedGame:
    fields = msgspec.structs.asdict(outcome)
    same = {name: fields[name] for name in ExportedGame.__struct_fields__ if name in fields}
    return ExportedGame(**same, players=outcome.seats, review=_decoded(outcome.judged))


class PlayedGame(NamedTuple):
    """A game that counts, and how the person played it, once that is reviewed."""

    outcome: GameOutcome
    judged: JudgedGame | None


_judged_game = msgspec.json.Decoder(JudgedGame).decode
_told_without_proof = msgspec.json.Decoder(Told).decode
_raw_fields = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode


def _decoded(judged: str | None) -> JudgedGame | None:
    return None if judged is None else _judged_game(judged)


def _told(text: str) -> Told:
    """Return a stored statement. msgspec reads no `Raw` that may be None."""
    fields = _raw_fields(text)
    proof = fields.pop("proof", None)
    found = _told_without_proof(msgspec.json.encode(fields))
    return msgspec.structs.replace(found, proof=proof)


def _with_reviews(found: Sequence[GameOutcome]) -> list[PlayedGame]:
    """Return these games with the judgements of the latest reviewed ones."""
    left = MAX_JUDGED
    played = []
    for outcome in reversed(found):
        judged = _decoded(outcome.judged) if left else None
        left -= judged is not None
        played.append(PlayedGame(outcome, judged))
    return played[::-1]


def _by_game(played: Sequence[PlayedGame]) -> dict[str, list[PlayedGame]]:
    games = by_game([one.outcome for one in played])
    return {game: [one for one in played if one.outcome.game == game] for game in games}


def _standing(store: Store, played: Sequence[PlayedGame], game: str | None) -> Standing:
    """Return how the person does in these games. `game`: all of them are of this one."""
    outcomes = [one.outcome for one in played]
    now, longest = streaks(outcomes)
    return Standing(
        figures_of(outcomes, single=game is not None),
        wins_beyond_share(outcomes),
        now,
        longest,
        tuple(map(_recent, played[: -RECENT_GAMES - 1 : -1])),
        _best_lie(store, outcomes),
        _reviewed(played, game),
    )


def streaks(outcomes: Sequence[GameOutcome]) -> tuple[int, int]:
    """Return how many games in a row were won up to now, and the most ever. A shared win is one."""
    now = longest = 0
    for outcome in outcomes:
        now = now + 1 if outcome.won > 0 else 0
        longest = max(longest, now)
    return now, longest


def wins_beyond_share(outcomes: Sequence[GameOutcome]) -> tuple[ScorePoint, ...]:
    """Return the wins beyond the fair share after each game, and how far luck alone would move
    them: the result of a game with the chance p has the variance p (1 - p)."""
    points = []
    beyond = variance = 0.0
    for number, outcome in enumerate(outcomes, 1):
        share = outcome.fair_share
        beyond += outcome.won - share
        variance += share * (1 - share)
        margin = NINETEEN_OF_TWENTY * math.sqrt(variance)
        points.append(_point(number, outcome, beyond, margin))
    return thinned(points)


def average_scores(games: Sequence[tuple[GameOutcome, float]]) -> tuple[ScorePoint, ...]:
    """Return the average of these scores after each game, and its margin."""
    points = []
    total = squares = 0.0
    for number, (outcome, score) in enumerate(games, 1):
        total += score
        squares += score * score
        if number >= MIN_FOR_MARGIN:
            mean = total / number
            variance = max(0.0, squares - number * mean * mean) / (number - 1)
            margin = NINETEEN_OF_TWENTY * math.sqrt(variance / number)
            points.append(_point(number, outcome, mean, margin))
    return thinned(points)


def _point(number: int, outcome: GameOutcome, score: float, margin: float) -> ScorePoint:
    return ScorePoint(number, outcome.finished, round(score, 4), round(margin, 4))


def thinned(points: Sequence[ScorePoint]) -> tuple[ScorePoint, ...]:
    """Return `MAX_POINTS` of these points at most, evenly spread, with the first and the last."""
    if len(points) <= MAX_POINTS:
        return tuple(points)
    last = len(points) - 1
    return tuple(points[round(at * last / (MAX_POINTS - 1))] for at in range(MAX_POINTS))


def _recent(played: PlayedGame) -> RecentGame:
    outcome, judged = played
    return RecentGame(
        outcome.code,
        outcome.game,
        outcome.finished,
        outcome.won,
        outcome.fair_share,
        None if judged is None else judged.adjusted,
        None if judged is None else judged.lost,
    )


def _best_lie(store: Store, outcomes: Sequence[GameOutcome]) -> BestLie | None:
    """Return the lie that the most players believed. Among equals, the biggest within one game
    counts, and then the latest."""
    lies = [
        (outcome, _told(outcome.best_lie)) for outcome in outcomes if outcome.best_lie is not None
    ]
    if not lies:
        return None
    single = len({outcome.game for outcome, _ in lies}) == 1

    def rank(lie: tuple[GameOutcome, Told]) -> tuple[int, int, int]:
        outcome, told = lie
        believers = sum(answer.believed for answer in told.answers)
        return believers, told.size if single else 0, outcome.finished

    outcome, told = max(lies, key=rank)
    row = store.get(outcome.table_id)
    names = () if row is None else summary_of(store, row).names
    return BestLie(outcome.code, outcome.game, outcome.finished, names, told)


def _reviewed(played: Sequence[PlayedGame], game: str | None) -> ReviewedGames | None:
    games = [(outcome, judged) for outcome, judged in played if judged is not None]
    if not games:
        return None
    decisions = [decision for _, judged in games for decision in judged.decisions]
    verdicts = Counter(decision.verdict for decision in decisions)
    count = len(games)
    return ReviewedGames(
        count,
        len(decisions),
        {verdict: verdicts[verdict] for verdict in ("best", "good", "mistake", "blunder")},
        round(sum(outcome.won for outcome, _ in games) / count, 4),
        round(sum(judged.adjusted for _, judged in games) / count, 4),
        round(sum(outcome.fair_share for outcome, _ in games) / count, 4),
        round(sum(judged.lost for _, judged in games) / count, 4),
        average_scores([(out, judged.adjusted - out.fair_share) for out, judged in games]),
        None if game is None else _weakness(games, game),
    )


def _weakness(games: Sequence[tuple[GameOutcome, JudgedGame]], game: str) -> YourWeakness | None:
    found = weakness_of([judged for _, judged in games])
    if found is None:
        return None
    return YourWeakness(
        game,
        found.mistake,
        found.situation,
        found.decisions,
        found.lost,
        found.others,
        games[found.game][0].code,
        found.seq,
    )


def _worst(reviewed: Iterable[ReviewedGames | None]) -> YourWeakness | None:
    """Return the weakness that costs the most."""
    found = [one.weakness for one in reviewed if one is not None and one.weakness is not None]
    return max(found, key=lambda weakness: weakness.lost, default=None)
