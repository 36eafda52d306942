"""The review of a finished game: its record goes in, its findings come out."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from bluffhouse.records import moves
from bluffhouse.records.statements import Statement, statements
from bluffhouse.rules.contract import Action, Event, MoveEvent, OptionError, Record, State, View
from bluffhouse.study.balances import (
    Change,
    Parts,
    deal_change,
    kept,
    move_change,
    parts_of_win,
)
from bluffhouse.study.champion_advice import Advice, advice
from bluffhouse.study.findings import (
    Balance,
    Belief,
    Decider,
    Decision,
    Moment,
    Option,
    Review,
)
from bluffhouse.study.judging import WORLDS_AT_ONCE, Judgement, judge
from bluffhouse.study.turning_points import Step, turning_points
from bluffhouse.study.worlds import USUAL_WORLDS

LEAST_WORLDS = 2
"""Worlds needed to estimate how uncertain a comparison is."""

Progress = Callable[[int, int], object]
"""Is called with the number of moves reviewed and of all moves."""


class NotOver(OptionError):
    """A game that has not ended: a review of it would tell what is still hidden."""


def review(
    record: Record,
    seed: str = "0",
    progress: Progress | None = None,
    worlds: int | None = None,
    stand_ins: Mapping[int, Decider] | None = None,
) -> Review:
    """Review a finished game. The same record and seed give the same review.

    `worlds`: in how many worlds the options of a decision are compared at most, two or more; None:
    as many as fit into a few seconds. `stand_ins`: by the number of its event, each decision that
    was not the player's own; a record does not say that.

    Raises NotOver if the game has not ended, OptionError if it has no champion, Mismatch if the
    record is not a game, and ValueError if there are too few worlds.
    """
    if worlds is not None and worlds < LEAST_WORLDS:
        raise ValueError(f"worlds={worlds}: at least {LEAST_WORLDS} are needed to compare options")
    if record.result is None:
        raise NotOver("the game has not ended", "review-not-over")
    return Reviewer(record, seed, worlds, stand_ins or {}).review(progress)


class Choice(NamedTuple):
    """A decision of the record, with all that its seat knew."""

    event: int
    seat: int
    view: View
    action: Action
    claim: Statement | None
    decider: Decider


class Reviewer:
    """Goes through a record once and keeps what it finds."""

    def __init__(
        self, record: Record, seed: str, worlds: int | None, stand_ins: Mapping[int, Decider]
    ) -> None:
        self.record, self.seed, self.stand_ins = record, seed, stand_ins
        self.advice: Advice = advice(record.game)
        self.said = statements(record)
        self.total = sum(isinstance(event, MoveEvent) for event in record.events)
        self.worlds = most_worlds(self.total) if worlds is None else worlds
        self.deal: Change
        """What the deal did."""
        self.moments: list[Moment] = []
        self.steps: list[Step] = []
        self.decisions: list[Decision] = []
        self.kept: list[list[float]] = [[] for _ in range(record.players)]
        """By seat: which part of its chance to win each decision of its player kept."""

    def review(self, progress: Progress | None) -> Review:
        record = self.record
        rng = random.Random(f"{self.seed} luck")
        done = 0
        before: State | None = None
        for number, move in enumerate(moves(record)):
            if before is None:
                self.deal = deal_change(self.advice, move.state, rng)
                self._happened(move.events, done, self.deal, None)
            else:
                assert move.seat is not None
                self._move(before, move.seat, move.events, done, move.state, rng)
            done += len(move.events)
            before = move.state.copy()
            if progress is not None:
                progress(number, self.total)
        return Review(
            game=record.game,
            players=record.players,
            seed=self.seed,
            moments=tuple(self.moments),
            decisions=tuple(self.decisions),
            balances=tuple(self._balance(seat) for seat in range(record.players)),
            turning_points=turning_points(self.steps, self.decisions, self.said),
        )

    def _move(
        self,
        before: State,
        seat: int,
        events: Sequence[Event],
        done: int,
        after: State,
        rng: random.Random,
    ) -> None:
        move = events[0]
        assert isinstance(move, MoveEvent)
        if len(before.legal(seat)) > 1:
            claim = next(
                (s for s in reversed(self.said) if s.event < done and s.seat != seat), None
            )
            self._decided(
                Choice(done, seat, before.view(seat), move.action, claim, self._decider(done)),
                before,
            )
        change = move_change(self.advice, before, seat, move.action, events, after, rng)
        self._happened(events, done, change, seat)

    def _happened(
        self, events: Sequence[Event], done: int, change: Change, seat: int | None
    ) -> None:
        last = done + len(events) - 1
        if seat is not None:
            before = self.steps[-1].after if self.steps else self.deal.after
            decider = self._decider(done)
            self.steps.append(
                Step(done, last, seat, decider, before, change.expected, change.after)
            )
        self.moments.append(Moment(last, _rounded(change.after)))

    def _decider(self, event: int) -> Decider:
        return self.stand_ins.get(event, "player")

    def _decided(self, choice: Choice, before: State) -> None:
        claim = choice.claim
        heard = None if claim is None else self.record.events[claim.event].seen_by(choice.seat)
        found = judge(
            self.advice,
            before.game,
            choice.view,
            choice.action,
            self.seed,
            heard,
            self.worlds,
        )
        self.decisions.append(_decision(choice, found))
        if choice.decider == "player":
            self.kept[choice.seat].append(kept(found.usual, found.gain))

    def _balance(self, seat: int) -> Balance:
        start = float(self.deal.expected[seat])
        chance = float(self.deal.luck[seat])
        own = others = 0.0
        for step in self.steps:
            chance += float(step.after[seat] - step.expected[seat])
            moved = float(step.expected[seat] - step.before[seat])
            mine = step.seat == seat and step.decider == "player"
            own, others = (own + moved, others) if mine else (own, others + moved)
        return Balance(
            seat=seat,
            start=start,
            chance=chance,
            own=own,
            others=others,
            result=float(self.steps[-1].after[seat]),
            adjusted=parts_of_win(self.kept)[seat],
            lost=sum(decision.lost for decision in self.decisions if decision.made_by(seat)),
        )


LONG = 140
"""Moves of a game in which every decision gets all the worlds. In a longer one it gets fewer, so
that no review takes much longer than others."""


def most_worlds(moves: int) -> int:
    """Return in how many worlds the options of a decision are compared at most.

    >>> most_worlds(100), most_worlds(200), most_worlds(1000)
    (48, 24, 12)
    """
    batches = USUAL_WORLDS // WORLDS_AT_ONCE * LONG // max(moves, LONG)
    return WORLDS_AT_ONCE * max(1, batches)


def _decision(choice: Choice, found: Judgement) -> Decision:
    belief = None
    if found.claim is not None and choice.claim is not None:
        odds = {kind: round(part, 4) for kind, part in found.claim.items()}
        belief = Belief(choice.claim.event, kind=choice.claim.kind, **odds)
    return Decision(
        event=choice.event,
        seat=choice.seat,
        options=tuple(
            Option(
                msgspec.Raw(msgspec.json.encode(option.action)),
                round(option.value, 4),
                round(option.likely, 4),
            )
            for option in found.options
        ),
        played=found.played,
        lost=round(found.lost, 4),
        gain=round(found.gain, 4),
        error=round(found.error, 4),
        verdict=found.verdict,
        source=found.source,
        belief=belief,
        decider=choice.decider,
    )


def _rounded(chances: Parts) -> tuple[float, ...]:
    return tuple(round(float(chance), 4) for chance in chances)
