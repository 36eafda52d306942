"""Earlier bots of Milionerzy i bankruci: opponents of the frozen suites of the benchmark."""

from __future__ import annotations

from bluffhouse.bots.contract import Bot
from bluffhouse.bots.millionaires.regular import Regular


class Regular1(Regular):
    """The regular of `bluffhouse-bench-1`, which small wealth tempts to spend too much."""

    full_price = (1, 1)
    push = 0.3
    pushable = 0.6


RETIRED: dict[str, type[Bot]] = {"regular-1": Regular1}
