"""The review of a finished game: its record goes in, its findings come out."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from bluffhouse.records import moves
from bluffhouse.records.statements import Statement, statements
from bluffhouse.rules.contract import Action, Event, MoveEvent, OptionError, Record, State, View
from bluffhouse.study.balances import Change, deal_change, move_change
from bluffhouse.study.champion_advice import Advice, advice
from bluffhouse.study.findings import Balance, Belief, Decision, Moment, Option, Review
from bluffhouse.study.judging import Judgement, judge
from bluffhouse.study.turning_points import Step, turning_points

Progress = Callable[[int, int], object]
"""Is called with the number of moves reviewed and of all moves."""


class NotOver(OptionError):
    """A game that has not ended: a review of it would tell what is still hidden."""


def review(record: Record, seed: str = "0", progress: Progress | None = None) -> Review:
    """Review a finished game. The same record and seed give the same review.

    Raises NotOver if the game has not ended, OptionError if it has no champion, and Mismatch if
    the record is not a game.
    """
    if record.result is None:
        raise NotOver("the game has not ended", "review-not-over")
    return Reviewer(record, seed).review(progress)


class Choice(NamedTuple):
    """A decision of the record, with all that its seat knew."""

    event: int
    seat: int
    view: View
    action: Action
    claim: Statement | None


class Reviewer:
    """Goes through a record once and keeps what it finds."""

    def __init__(self, record: Record, seed: str) -> None:
        self.record, self.seed = record, seed
        self.advice: Advice = advice(record.game)
        self.said = statements(record)
        self.moments: list[Moment] = []
        self.steps: list[Step] = []
        self.decisions: list[Decision] = []

    def review(self, progress: Progress | None) -> Review:
        record = self.record
        total = sum(isinstance(event, MoveEvent) for event in record.events)
        rng = random.Random(f"{self.seed} luck")
        done = 0
        before: State | None = None
        for number, move in enumerate(moves(record)):
            if before is None:
                dealt = deal_change(self.advice, move.state, rng)
                self._happened(move.events, done, dealt, None)
            else:
                assert move.seat is not None
                self._move(before, move.seat, move.events, done, move.state, rng)
            done += len(move.events)
            before = move.state.copy()
            if progress is not None:
                progress(number, total)
        return Review(
            game=record.game,
            players=record.players,
            seed=self.seed,
            moments=tuple(self.moments),
            decisions=tuple(self.decisions),
            balances=tuple(self._balance(seat, dealt) for seat in range(record.players)),
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
            claim = next((s for s in reversed(self.said) if s.event < done and s.seat != seat), None)
            self._decided(Choice(done, seat, before.view(seat), move.action, claim), before)
        change = move_change(self.advice, before, seat, move.action, events, after, rng)
        self._happened(events, done, change, seat)

    def _happened(
        self, events: Sequence[Event], done: int, change: Change, seat: int | None
    ) -> None:
        last = done + len(events) - 1
        if seat is not None:
            before = self.steps[-1].after if self.steps else self._dealt
            self.steps.append(Step(done, last, seat, before, change.expected, change.after))
        else:
            self._dealt = change.after
        self.moments.append(Moment(last, _rounded(change.after)))

    def _decided(self, choice: Choice, before: State) -> None:
        claim = choice.claim
        heard = None if claim is None else self.record.events[claim.event].seen_by(choice.seat)
        found = judge(self.advice, before.game, choice.view, choice.action, self.seed, heard)
        self.decisions.append(_decision(choice, found))

    def _balance(self, seat: int, dealt: Change) -> Balance:
        start = float(dealt.expected[seat])
        chance = float(dealt.luck[seat])
        own = others = 0.0
        for step in self.steps:
            chance += float(step.after[seat] - step.expected[seat])
            moved = float(step.expected[seat] - step.before[seat])
            own, others = (own + moved, others) if step.seat == seat else (own, others + moved)
        mine = [decision for decision in self.decisions if decision.seat == seat]
        return Balance(
            seat=seat,
            start=start,
            chance=chance,
            own=own,
            others=others,
            result=float(self.steps[-1].after[seat]),
            adjusted=1 / self.record.players + sum(decision.gain for decision in mine),
            lost=sum(decision.lost for decision in mine),
        )


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
        source="champion",
        belief=belief,
    )


def _rounded(chances: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(float(chance), 4) for chance in chances)
