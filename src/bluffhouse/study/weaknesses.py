"""Weaknesses: the kind of decision with which a player loses chances most.

The judged decisions of many games are grouped by kind and situation. A group is a weakness only if
its decisions throw away clearly more than all the others: with little evidence, nothing is said.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

import msgspec

from bluffhouse.records import moves
from bluffhouse.rules import action_decoder
from bluffhouse.rules.contract import Record, State
from bluffhouse.study.findings import Review, Verdict
from bluffhouse.study.situations import DecisionKind, Situation, situations_of

MIN_DECISIONS = 8
"""Decisions that a group needs, and that the others need, before they are compared."""
MIN_GAMES = 3
"""Different games that the decisions of a weakness come from."""
MIN_LOST = 0.015
"""The chance to win that a weakness throws away per decision, at least. Below that, nobody would
notice."""
MIN_DEVIATION = 3.0
"""By how many standard errors a weakness exceeds the other decisions. A dozen or two groups are
compared: with a lower limit, one of them would often pass it by accident."""
LEAST_SPREAD = 0.01
"""The standard deviation that is assumed at least, so that a few equal values prove nothing."""
MAIN_PART = 0.5
"""The part of the loss that one better kind must account for, before we say what was better."""
AHEAD, BEHIND = 1.5, 0.5
"""The chance to win, in fair shares, from which on a seat is ahead, and up to which it is
behind."""

Mistake = Literal[
    "raise_doubt",
    "doubt_raise",
    "doubt_trust",
    "trust_doubt",
    "bid_pass",
    "pass_bid",
    "claim",
    "raise",
    "bid",
    "plan",
    "deal",
    "play",
]
"""What somebody does wrong. `raise_doubt`: they raise where a doubt would have been better;
`raise`: they raise, but wrongly. `play`: no more is known than the situation."""
BY_KIND: dict[tuple[DecisionKind, DecisionKind | None], Mistake] = {
    ("raise", "doubt"): "raise_doubt",
    ("doubt", "raise"): "doubt_raise",
    ("doubt", "trust"): "doubt_trust",
    ("trust", "doubt"): "trust_doubt",
    ("bid", "pass"): "bid_pass",
    ("pass", "bid"): "pass_bid",
    ("claim", None): "claim",
    ("raise", None): "raise",
    ("bid", None): "bid",
    ("plan", None): "plan",
    ("deal", None): "deal",
}


class JudgedDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of a review, with what is needed to compare it with others."""

    seq: int
    """Where it is in the game."""
    lost: float
    """The chance to win thrown away."""
    verdict: Verdict
    kind: DecisionKind
    better: DecisionKind
    """The kind of the best option."""
    situations: tuple[Situation, ...] = ()


class JudgedGame(msgspec.Struct, frozen=True):
    """How a seat played a game, in short."""

    adjusted: float
    """Its result without luck."""
    lost: float
    """The chance to win that it threw away in the whole game."""
    decisions: tuple[JudgedDecision, ...]


class Weakness(msgspec.Struct, frozen=True):
    """The kind of decision with which a player loses chances most, and an example."""

    mistake: Mistake
    situation: Situation | None
    decisions: int
    """How many decisions this was seen in."""
    lost: float
    """The chance to win thrown away by one of them, on average."""
    others: float
    """The same for all other decisions of the player."""
    game: int
    """The game with the worst example: its index."""
    seq: int
    """Where the worst example is in that game."""


def judged_game(record: Record, found: Review, seat: int, numbers: Sequence[int]) -> JudgedGame:
    """Return how the player of a seat played, from the review of the game.

    `numbers`: for each event of the record, where it is in the game.
    """
    decisions = {one.event: one for one in found.decisions if one.made_by(seat)}
    chances = {moment.event: moment.chances[seat] for moment in found.moments}
    groups = situations_of(record.game)
    decode = action_decoder(record.game).decode
    judged = []
    for event, state in _before_moves(record):
        decision = decisions.get(event)
        if decision is None:
            continue
        view = state.view(seat)
        played = decode(decision.options[decision.played].action)
        course = _course(event, len(record.events), chances.get(event - 1), record.players)
        judged.append(
            JudgedDecision(
                numbers[event],
                decision.lost,
                decision.verdict,
                groups.kind(view, played),
                groups.kind(view, decode(decision.options[0].action)),
                (*groups.situations(view), *course),
            )
        )
    balance = found.balances[seat]
    return JudgedGame(round(balance.adjusted, 4), round(balance.lost, 4), tuple(judged))


def weakness_of(games: Sequence[JudgedGame]) -> Weakness | None:
    """Return the kind of decision with which a player lost most, over games of one kind; None if
    the evidence is thin."""
    samples = [Sample(at, one) for at, game in enumerate(games) for one in game.decisions]
    groups: dict[Group, list[Sample]] = defaultdict(list)
    for sample in samples:
        for group in _groups(sample.decision):
            groups[group].append(sample)
    everything = Spread.of(samples)
    found = []
    for group, members in groups.items():
        mistake = _mistake(group, members)
        if mistake == "play" and group.situation is None:
            continue  # says nothing
        own = Spread.of(members)
        rest = everything.without(own)
        if len({sample.game for sample in members}) >= MIN_GAMES and _stands_out(own, rest):
            found.append(_weakness(mistake, group, members, own, rest))
    # Of groups that hold the same decisions, the one that says more.
    return max(
        found,
        key=lambda one: (one.lost, one.mistake != "play", one.situation is not None),
        default=None,
    )


class Sample(NamedTuple):
    """A decision, and the index of its game."""

    game: int
    decision: JudgedDecision


class Group(NamedTuple):
    """Decisions of one kind, in one situation; None: of all kinds, in all situations."""

    kind: DecisionKind | None
    situation: Situation | None


class Spread(NamedTuple):
    """The losses of some decisions: how many, their sum, and the sum of their squares."""

    size: int
    total: float
    squares: float

    @classmethod
    def of(cls, samples: Sequence[Sample]) -> Spread:
        losses = [sample.decision.lost for sample in samples]
        return cls(len(losses), sum(losses), sum(loss * loss for loss in losses))

    def without(self, other: Spread) -> Spread:
        return Spread(
            self.size - other.size, self.total - other.total, self.squares - other.squares
        )

    @property
    def mean(self) -> float:
        return self.total / self.size if self.size else 0.0

    @property
    def variance_of_mean(self) -> float:
        variance = (self.squares - self.size * self.mean**2) / max(1, self.size - 1)
        return max(variance, LEAST_SPREAD**2) / self.size


def _stands_out(own: Spread, rest: Spread) -> bool:
    if own.size < MIN_DECISIONS or rest.size < MIN_DECISIONS or own.mean < MIN_LOST:
        return False
    return own.mean - rest.mean >= MIN_DEVIATION * math.sqrt(
        own.variance_of_mean + rest.variance_of_mean
    )


def _groups(decision: JudgedDecision) -> Iterator[Group]:
    yield Group(decision.kind, None)
    for situation in decision.situations:
        yield Group(None, situation)
        yield Group(decision.kind, situation)


def _mistake(group: Group, members: Sequence[Sample]) -> Mistake:
    """Return what these decisions do wrong."""
    if group.kind is None:
        return "play"
    losses: dict[DecisionKind, float] = defaultdict(float)
    for _, decision in members:
        losses[decision.better] += decision.lost
    better = max(losses, key=lambda kind: losses[kind])
    main = losses[better] > MAIN_PART * sum(losses.values())
    if main and (group.kind, better) in BY_KIND:
        return BY_KIND[group.kind, better]
    return BY_KIND.get((group.kind, None), "play")


def _weakness(
    mistake: Mistake, group: Group, members: Sequence[Sample], own: Spread, rest: Spread
) -> Weakness:
    worst = max(members, key=lambda sample: sample.decision.lost)
    return Weakness(
        mistake,
        group.situation,
        own.size,
        round(own.mean, 4),
        round(rest.mean, 4),
        worst.game,
        worst.decision.seq,
    )


def _before_moves(record: Record) -> Iterator[tuple[int, State]]:
    """Yield each move's first event, and the state before the move."""
    done = 0
    before: State | None = None
    for move in moves(record):
        if before is not None:
            yield done, before
        done += len(move.events)
        before = move.state.copy()


def _course(event: int, events: int, chance: float | None, players: int) -> tuple[Situation, ...]:
    """Return the situations that follow from the course of the game."""
    half: Situation = "first_half" if 2 * event < events else "second_half"
    if chance is None or BEHIND < chance * players < AHEAD:
        return (half,)
    return half, "ahead" if chance * players >= AHEAD else "behind"
