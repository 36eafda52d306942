"""The figures of a benchmark: strength with and without luck, and conduct beside it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

import bluffhouse
from bluffhouse.arena.benchmark.results import BenchGame, Plan
from bluffhouse.arena.benchmark.suite import Section
from bluffhouse.arena.results import Tally
from bluffhouse.arena.summary import Estimate, Thinking, added, student_95, thinking_of
from bluffhouse.rules.contract import OptionError


class DealScore(msgspec.Struct, frozen=True):
    """The agent's score in one deal, over all seats from which it was played."""

    section: str
    deal: int
    games: int
    score: float
    """Wins divided by the fair share of wins: 1 is as good as the opponents."""
    adjusted: float | None
    """The same without luck; None if luck was not measured."""
    judged: float | None = None
    """The score that its decisions deserved; None if they were not judged."""


class Strength(msgspec.Struct, frozen=True):
    """A score over some games, as it was and with luck taken out."""

    games: int
    deals: int
    score: Estimate
    adjusted: Estimate | None
    plain_deviation: float
    """Standard deviation of the score of a single game, as if every game had a deal of its own."""
    judged: Estimate | None = None
    """The score that the decisions deserved; None if they were not judged."""

    @property
    def best(self) -> Estimate:
        """The most certain estimate of the score."""
        return self.score if self.adjusted is None else self.adjusted


class Conduct(msgspec.Struct, frozen=True):
    """Counts of what the agent did. None of them is part of the score."""

    decisions: int
    illegal: int
    failures: int
    fallbacks: int
    said: int
    lies: int
    lies_answered: int
    lies_believed: int
    calls_right: int
    calls_wrong: int
    fooled: int
    traps: int
    deals_made: int
    tokens: int
    cost: float
    thinking: Thinking | None


class Part(msgspec.Struct, frozen=True):
    """A part of the suite: a section, a game or a pool."""

    name: str
    strength: Strength
    conduct: Conduct


class BenchSummary(msgspec.Struct, frozen=True, kw_only=True):
    """All figures of a benchmark: the file `results.json`."""

    bluffhouse: str
    plan: Plan
    games: int
    total: int
    """Games of the whole suite."""
    overall: Part
    by_game: tuple[Part, ...]
    by_pool: tuple[Part, ...]
    sections: tuple[Part, ...]
    deals: tuple[DealScore, ...]


def summarized(plan: Plan, games: Sequence[BenchGame]) -> BenchSummary:
    """Compute the figures of these games, of which there is at least one."""
    suite = plan.games
    players = {section.name: section.players for section in suite.sections}

    def part(name: str, own_sections: Iterable[Section]) -> Part:
        names = {section.name for section in own_sections}
        own = [game for game in games if game.section in names]
        return Part(name, strength_of(own, players), conduct_of(own))

    played = {game.section for game in games}
    sections = [section for section in suite.sections if section.name in played]
    names = dict.fromkeys(section.game for section in sections)
    pools = dict.fromkeys(section.pool for section in sections)
    return BenchSummary(
        bluffhouse=bluffhouse.__version__,
        plan=plan,
        games=len(games),
        total=suite.games(suite.deals),
        overall=part(suite.name, sections),
        by_game=tuple(part(name, [s for s in sections if s.game == name]) for name in names),
        by_pool=tuple(part(pool, [s for s in sections if s.pool == pool]) for pool in pools),
        sections=tuple(part(section.name, [section]) for section in sections),
        deals=tuple(deal_scores(games, players)),
    )


# ── strength ────────────────────────────────────────────────────────────────────────────────


def deal_scores(games: Iterable[BenchGame], players: dict[str, int]) -> list[DealScore]:
    """Return the score of every deal, by section and deal."""
    deals: dict[tuple[str, int], list[BenchGame]] = defaultdict(list)
    for game in games:
        deals[game.section, game.deal].append(game)
    found = []
    for (section, deal), own in sorted(deals.items()):
        fair = players[section] / len(own)
        lucky = [game.luck for game in own if game.luck is not None]
        score = fair * sum(game.share for game in own)
        adjusted = score - fair * sum(lucky) if len(lucky) == len(own) else None
        parts = [game.judged for game in own if game.judged is not None]
        judged = fair * sum(parts) if len(parts) == len(own) else None
        found.append(DealScore(section, deal, len(own), score, adjusted, judged))
    return found


def strength_of(games: Sequence[BenchGame], players: dict[str, int]) -> Strength:
    """Estimate the score of these games; every section weighs the same."""
    scores = deal_scores(games, players)
    single = [players[game.section] * game.share for game in games]
    mean = sum(single) / len(single)
    return Strength(
        games=len(games),
        deals=len(scores),
        score=over_sections([(score.section, score.score) for score in scores]),
        adjusted=_if_all([(score.section, score.adjusted) for score in scores]),
        plain_deviation=sqrt(sum((score - mean) ** 2 for score in single) / len(single)),
        judged=_if_all([(score.section, score.judged) for score in scores]),
    )


def _if_all(scores: Sequence[tuple[str, float | None]]) -> Estimate | None:
    """Estimate the mean of scores by deal, or return None if one of them is missing."""
    known = [(section, score) for section, score in scores if score is not None]
    return over_sections(known) if len(known) == len(scores) else None


def over_sections(scores: Sequence[tuple[str, float]]) -> Estimate:
    """Estimate the mean of scores by deal; every section weighs the same.

    Deals are independent of each other, so the interval is computed over deals.
    """
    sections: dict[str, list[float]] = defaultdict(list)
    for section, score in scores:
        sections[section].append(score)
    means = {name: sum(own) / len(own) for name, own in sections.items()}
    value = sum(means.values()) / len(means)
    freedom = sum(len(own) - 1 for own in sections.values())
    if any(len(own) < 2 for own in sections.values()):
        return Estimate(value)
    variance = 0.0
    for name, own in sections.items():
        squares = sum((score - means[name]) ** 2 for score in own)
        variance += squares / (len(own) - 1) / len(own) / len(sections) ** 2
    half = student_95(freedom) * sqrt(variance)
    return Estimate(value, value - half, value + half)


# ── conduct ─────────────────────────────────────────────────────────────────────────────────


def conduct_of(games: Sequence[BenchGame]) -> Conduct:
    """Add up what the agent did in these games."""
    tally: Tally = added(game.tally for game in games)
    return Conduct(
        decisions=tally.decisions,
        illegal=sum(game.illegal for game in games),
        failures=sum(game.failures for game in games),
        fallbacks=sum(game.fallbacks for game in games),
        said=tally.said,
        lies=tally.lies,
        lies_answered=tally.lies_answered,
        lies_believed=tally.lies_believed,
        calls_right=tally.calls_right,
        calls_wrong=tally.calls_wrong,
        fooled=tally.fooled,
        traps=tally.traps,
        deals_made=sum(game.deals_made for game in games),
        tokens=sum(game.tokens for game in games),
        cost=sum(game.cost for game in games),
        thinking=thinking_of(tally),
    )


# ── two benchmarks ──────────────────────────────────────────────────────────────────────────


class Difference(msgspec.Struct, frozen=True):
    """How much better the first agent did on the same deals."""

    name: str
    deals: int
    difference: Estimate


class Comparison(msgspec.Struct, frozen=True):
    """Two agents on the same deals."""

    first: str
    second: str
    adjusted: bool
    """Whether luck was taken out of both."""
    overall: Difference
    sections: tuple[Difference, ...]


def compared(first: BenchSummary, second: BenchSummary) -> Comparison:
    """Compare two results of the same suite. Raises OptionError if that is not possible."""
    if first.plan.hash != second.plan.hash:
        message = "these results come from different suites, so they cannot be compared"
        raise OptionError(message, "bench-other-suites")
    adjusted = first.plan.values == second.plan.values is not None

    def scores(summary: BenchSummary) -> dict[tuple[str, int], float]:
        return {
            (score.section, score.deal): score.adjusted
            if adjusted and score.adjusted is not None
            else score.score
            for score in summary.deals
        }

    ours, theirs = scores(first), scores(second)
    common = sorted(ours.keys() & theirs.keys())
    if not common:
        message = "these results have no deal in common, so they cannot be compared"
        raise OptionError(message, "bench-no-common-deals")
    differences = [
        (section, ours[section, deal] - theirs[section, deal]) for section, deal in common
    ]

    def difference(name: str, own: list[tuple[str, float]]) -> Difference:
        return Difference(name, len(own), over_sections(own))

    return Comparison(
        first=first.plan.agent,
        second=second.plan.agent,
        adjusted=adjusted,
        overall=difference(first.plan.suite, differences),
        sections=tuple(
            difference(name, [pair for pair in differences if pair[0] == name])
            for name in dict.fromkeys(section for section, _ in differences)
        ),
    )
