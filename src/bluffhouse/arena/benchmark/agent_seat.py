"""The agent's seat: counts the agent's mistakes, and lets a simple bot decide in their place."""

from __future__ import annotations

import random
from collections.abc import Mapping
from time import perf_counter
from typing import Any

from bluffhouse.bots import Bot, bot
from bluffhouse.engines import EngineError, seat_bot
from bluffhouse.engines.errors import EngineIllegal, EngineNonsense, ModelFailed
from bluffhouse.rules.contract import Action, Event, Game, Legal

FALLBACK = "rookie"
"""The bot that decides when the agent gives no legal answer."""


class AgentSeat(Bot):
    """An agent under test. It always returns a legal action, and counts those it did not choose."""

    def __init__(self, kind: str, game: Game, seat: int, seed: str) -> None:
        rng = random.Random(f"{seed} {seat} {kind}")
        super().__init__(game, seat, rng)
        self.agent = seat_bot(kind, game, seat, rng)
        self.fallback = bot(FALLBACK, game, seat, random.Random(f"{seed} {seat} fallback"))
        self.illegal = 0
        """Answers that were not legal or not understood."""
        self.failures = 0
        """Decisions without an answer: the agent crashed, or was silent."""
        self.seconds: list[float] = []

    def see(self, event: Event) -> None:
        self.fallback.see(event)
        self.agent.see(event)

    def act(self, view: Any, legal: Legal, seconds: float) -> Action:
        start = perf_counter()
        try:
            action = self.agent.act(view, legal, seconds)
        except (EngineIllegal, EngineNonsense):
            self.illegal += 1
        except ModelFailed:
            raise  # without the model's server, only the fallback would be measured
        except EngineError:
            self.failures += 1
        else:
            if action in legal:
                return action
            self.illegal += 1
        finally:
            self.seconds.append(perf_counter() - start)
        return self.fallback.act(view, legal, seconds)

    @property
    def usage(self) -> Mapping[str, float]:
        """What the agent says it has used and got wrong, by name: `illegal`, `failures`,
        `fallbacks`, `tokens_in`, `tokens_out`, `cost`. Empty if it does not count them."""
        return getattr(self.agent, "usage", {})
