"""One game of an agent among bots, and how lucky the agent was in it.

Between two decisions of the agent, everything is decided by chance and by the opponents. These
are programs, so we know how they play. After each decision, this stretch is played again a few
times, with other chance and other random choices of the opponents. The agent's luck is the value of
the position where it decides next, minus the average value over the stretch as it was and as it
could have been. All of these were equally likely, so luck is zero on average whatever the values
are, and the result minus luck has the same expectation as the result. What the agent itself decides
is never counted as luck. (AIVAT, with samples instead of known probabilities.)
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable, Sequence

from bluffhouse.arena.benchmark.agent_seat import AgentSeat
from bluffhouse.arena.benchmark.suite import FIRST_NAMES
from bluffhouse.arena.match import MAX_DECISIONS, Endless, Played
from bluffhouse.arena.positions import ValueFunction, outcome
from bluffhouse.bots import Bot
from bluffhouse.engines import seat_bot
from bluffhouse.rules.contract import Action, Event, Game, State

Opponents = dict[int, Bot]
"""The opponents by seat."""


class Table:
    """A game in progress: the agent, its opponents, and its luck so far."""

    def __init__(
        self, game: Game, kinds: Sequence[str], agent: AgentSeat, seed: str, seconds: float
    ) -> None:
        """`kinds`: the bots by seat; the one at the agent's seat is not used. `seconds`: the
        opponents' time for one decision."""
        self.game, self.kinds, self.agent, self.seconds = game, kinds, agent, seconds
        self.state: State = game.start(len(kinds), seed=seed)
        self.opponents = self._seated(
            f"{seed} {seat} {FIRST_NAMES.get(kind, kind)}" for seat, kind in enumerate(kinds)
        )
        self.order = random.Random(f"{seed} order")
        self.other = random.Random(f"{seed} other futures")
        """Source of chance for the futures that did not happen."""
        self.luck = 0.0

    def _seated(self, seeds: Iterable[str]) -> Opponents:
        return {
            seat: seat_bot(kind, self.game, seat, random.Random(seed))
            for seat, (kind, seed) in enumerate(zip(self.kinds, seeds, strict=True))
            if seat != self.agent.seat
        }

    def play(self, values: ValueFunction | None, samples: int, agent_seconds: float) -> Played:
        """Play to the end. With `values`, compare every stretch with so many others."""
        others = self._others(None, values, samples)
        events: Sequence[Event] = self.state.record.events
        for _ in range(MAX_DECISIONS):
            happened = run_to(
                self.agent.seat, self.state, self.opponents, events, self.order, self.seconds
            )
            for event in happened:
                self.agent.see(event.seen_by(self.agent.seat))
            if values is not None:
                reached = outcome(self.state, values)[self.agent.seat]
                self.luck += luck_in(reached, others)
            if self.state.result is not None:
                return self._played()
            seat = self.agent.seat
            action = self.agent.act(self.state.view(seat), self.state.legal(seat), agent_seconds)
            others = self._others(action, values, samples)
            events = self.state.play(seat, action)
        raise Endless(f"{self.game!r} did not end within {MAX_DECISIONS} decisions of the agent")

    def _others(
        self, action: Action | None, values: ValueFunction | None, samples: int
    ) -> list[float]:
        """Return the agent's values at the ends of other futures, after this action or, with None,
        from the beginning."""
        found = []
        for _ in range(samples if values is not None else 0):
            seed = f"{self.other.getrandbits(64)} other future"
            if action is None:
                state = self.game.start(len(self.kinds), seed=seed)
                opponents = self._seated(f"{seed} {seat}" for seat in range(len(self.kinds)))
                events: Sequence[Event] = state.record.events
            else:
                state = self.state.reseeded(seed)
                opponents = {seat: self._twin(bot) for seat, bot in self.opponents.items()}
                events = state.play(self.agent.seat, action)
            order = random.Random(f"{seed} order")
            run_to(self.agent.seat, state, opponents, events, order, self.seconds)
            assert values is not None
            found.append(outcome(state, values)[self.agent.seat])
        return found

    def _twin(self, bot: Bot) -> Bot:
        """Return a copy of a bot that knows the same and makes other random choices."""
        twin = copy.deepcopy(bot, {id(self.game): self.game})
        twin.rng.seed(f"{self.other.getrandbits(64)} twin")
        return twin

    def _played(self) -> Played:
        result = self.state.result
        assert result is not None
        seconds = [
            self.agent.seconds if s == self.agent.seat else [] for s in range(len(self.kinds))
        ]
        return Played(
            record=self.state.record,
            result=result,
            decisions=tuple(map(len, seconds)),
            seconds=tuple(map(tuple, seconds)),
        )


def luck_in(reached: float, others: Sequence[float]) -> float:
    """Return how lucky it was to reach this value, when these others were equally likely.

    Over all that could have been reached, luck adds up to zero:

    >>> luck_in(0.5, [0.0, 0.25]), luck_in(0.0, [0.5, 0.25]), luck_in(0.25, [0.5, 0.0])
    (0.25, -0.25, 0.0)
    """
    return reached - (reached + sum(others)) / (1 + len(others))


def run_to(
    agent: int,
    state: State,
    opponents: Opponents,
    events: Sequence[Event],
    order: random.Random,
    seconds: float,
) -> list[Event]:
    """Let the opponents play until the agent must decide or the game is over.

    `events` happened just now and are shown to the opponents first. Return all events.
    """
    happened = list(events)
    for _ in range(MAX_DECISIONS):
        for seat, bot in opponents.items():
            for event in events:
                bot.see(event.seen_by(seat))
        if state.result is not None:
            return happened
        # If several seats may act at once, chance decides which is quicker.
        seat = state.to_act[int(order.random() * len(state.to_act))]
        if seat == agent:
            return happened
        action = opponents[seat].act(state.view(seat), state.legal(seat), seconds)
        events = state.play(seat, action)
        happened.extend(events)
    raise Endless(f"{state.game!r} did not end within {MAX_DECISIONS} decisions")
