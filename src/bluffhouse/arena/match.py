"""Plays one game between bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from bluffhouse.bots import Bot
from bluffhouse.engines import seat_bot
from bluffhouse.rules.contract import Game, Record, Result, State

MAX_DECISIONS = 20_000
"""Decisions after which a game counts as endless."""


@dataclass(frozen=True)
class Played:
    """A finished game between bots."""

    record: Record
    result: Result
    decisions: tuple[int, ...]
    """Number of decisions that each seat made."""
    seconds: tuple[tuple[float, ...], ...]
    """Seconds that each seat thought, decision by decision."""

    def share(self, seat: int) -> float:
        """Return this seat's part of the win: 1, 0, or a share if several won."""
        winners = self.result.winners
        return 1 / len(winners) if seat in winners else 0.0


def play_match(
    game: Game, kinds: Sequence[str | type[Bot]], seed: str, seconds: float = 1.0
) -> Played:
    """Play a game from this seed between bots of these kinds, one per seat.

    A kind is the name of a bot or its class. `seconds` is the time for one decision. Each bot's
    random choices come from the seed and its seat, so the same call gives the same game, unless a
    bot looks at the clock.
    """
    bots = [_seated(kind, game, seat, seed) for seat, kind in enumerate(kinds)]
    return play_bots(game, bots, seed, seconds)


class Endless(RuntimeError):
    """A game did not end."""


def play_bots(
    game: Game, bots: Sequence[Bot], seed: str, seconds: float = 1.0, most: int = MAX_DECISIONS
) -> Played:
    """Play a game from this seed between these bots, one per seat. Raises Endless if that takes
    more than `most` decisions."""
    state: State = game.start(len(bots), seed=seed)
    order = random.Random(f"{seed} order")
    thought: list[list[float]] = [[] for _ in bots]
    happened = state.record.events
    for _ in range(most):
        for player in bots:
            for event in happened:
                player.see(event.seen_by(player.seat))
        if state.result is not None:
            break
        # Where several seats may act at once, chance decides which is quicker.
        seat = state.to_act[int(order.random() * len(state.to_act))]
        view, legal = state.view(seat), state.legal(seat)
        start = perf_counter()
        action = bots[seat].act(view, legal, seconds)
        thought[seat].append(perf_counter() - start)
        happened = tuple(state.play(seat, action))
    if state.result is None:
        raise Endless(f"{game!r} did not end within {most} decisions")
    return Played(
        record=state.record,
        result=state.result,
        decisions=tuple(map(len, thought)),
        seconds=tuple(map(tuple, thought)),
    )


def _seated(kind: str | type[Bot], game: Game, seat: int, seed: str) -> Bot:
    name = kind if isinstance(kind, str) else kind.__name__
    rng = random.Random(f"{seed} {seat} {name}")
    return seat_bot(kind, game, seat, rng) if isinstance(kind, str) else kind(game, seat, rng)
