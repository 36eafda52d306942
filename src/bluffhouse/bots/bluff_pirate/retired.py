"""Earlier bots of Bluff Pirate: opponents of the frozen suites of the benchmark."""

from __future__ import annotations

from bluffhouse.bots.bluff_pirate.shark import Shark
from bluffhouse.bots.contract import Bot


class Shark1(Shark):
    """The shark of `bluffhouse-bench-1`, which doubts more than it should."""

    good_name = 1.5


RETIRED: dict[str, type[Bot]] = {"shark-1": Shark1}
