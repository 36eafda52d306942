"""One seat against named bots, as a Gymnasium environment (`pip install bluffhouse[research]`).

from bluffhouse.arena.gymnasium import env

seat = env("lie", bots=["rookie", "regular:bold"])
observation, info = seat.reset(seed=7)
observation, reward, terminated, truncated, info = seat.step(number)
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from bluffhouse.arena.pettingzoo import Observation, observation_space_of, text_for
from bluffhouse.bots import Bot
from bluffhouse.engines import check_kind, seat_bot
from bluffhouse.flat import Flat, flat_of, rewards
from bluffhouse.rules import game as game_of
from bluffhouse.rules.contract import Event


def env(
    name: str,
    bots: Sequence[str] = ("rookie", "rookie", "rookie"),
    seat: int | None = None,
    seconds: float = 1.0,
    render_mode: str | None = None,
    **options: object,
) -> SeatEnv:
    """Return one seat of this game, with its options, as an environment.

    `bots` are the opponents in seat order, such as `shark`, `regular:bold` or `engine:./mybot`.
    `seat` is the learner's seat; None draws a seat for every game. `seconds` is the time a bot has
    for one decision.
    """
    return SeatEnv(name, bots, seat, seconds, render_mode, **options)


class SeatEnv(gymnasium.Env[Observation, int]):
    """A game seen from one seat. The bots decide between steps."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (declared so by Gymnasium)

    def __init__(
        self,
        name: str,
        bots: Sequence[str],
        seat: int | None = None,
        seconds: float = 1.0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode={render_mode!r}: must be ansi or None")
        self.game = game_of(name, **options)
        self.players = len(bots) + 1
        self.flat_game = flat_of(self.game, self.players)
        for kind in bots:
            check_kind(kind, self.game)
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"seat={seat}: must be 0 to {self.players - 1}, or None")
        self.render_mode = render_mode
        self._kinds = tuple(bots)
        self._fixed_seat = seat
        self._seconds = seconds
        self.observation_space = observation_space_of(self.flat_game)  # type: ignore[assignment]
        self.action_space = spaces.Discrete(self.flat_game.size)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game and return what the learner sees at its first decision. Without a seed,
        the game follows from the last seed given."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        drawn = int(self.np_random.integers(self.players))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        self.flat = Flat.start(self.game, self.players, deal)
        others = [seat for seat in range(self.players) if seat != self.seat]
        self._bots: dict[int, Bot] = {
            seat: seat_bot(kind, self.game, seat, random.Random(f"{deal} {seat}"))
            for seat, kind in zip(others, self._kinds, strict=True)
        }
        self._show(self.flat.state.record.events)
        self._let_others_play()
        return self._observation(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose a number, and let the bots play until the learner must choose again.

        Raises ValueError if the number is not legal (nothing changes then), and IllegalAction after
        the end of a game.
        """
        self._show(self.flat.apply(int(action)))
        self._let_others_play()
        result = self.flat.state.result
        over = self.flat.over
        reward = rewards(result, self.players)[self.seat] if over else 0.0
        truncated = over and result is None
        return self._observation(), reward, result is not None, truncated, {"seat": self.seat}

    def render(self) -> str | None:
        """Return the learner's view as text."""
        if self.render_mode is None:
            return None
        view = self.flat.state.view(self.seat)
        text = text_for(self.game.name, self.players, self.seat)
        return "\n".join(text.table(view)) if text else repr(view)

    def _let_others_play(self) -> None:
        flat = self.flat
        while flat.to_act is not None and flat.to_act != self.seat:
            seat = flat.to_act
            view, legal = flat.state.view(seat), flat.state.legal(seat)
            action = self._bots[seat].act(view, legal, self._seconds)
            for number in flat.spell(action):
                self._show(flat.apply(number))
                if flat.over:  # the game has reached its length limit
                    break

    def _show(self, events: Iterable[Event]) -> None:
        for event in events:
            for seat, bot in self._bots.items():
                bot.see(event.seen_by(seat))

    def _observation(self) -> Observation:
        return {
            "observation": np.frombuffer(self.flat.observation(self.seat), np.uint8),
            "action_mask": np.frombuffer(self.flat.mask(self.seat), np.int8),
        }
