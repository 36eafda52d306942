"""How well each seat played a whole game, for programs that count such figures."""

from __future__ import annotations

from bluffhouse.rules.contract import Record
from bluffhouse.study.judging import WORLDS_AT_ONCE
from bluffhouse.study.reviewer import review


class PlayJudge:
    """Reviews a finished game, and gives each seat the part of the win that its decisions deserved.

    It compares options in few worlds: over many games, what is uncertain in one evens out.
    """

    name = "review-2"

    def __call__(self, record: Record) -> list[float]:
        return [balance.adjusted for balance in review(record, worlds=WORLDS_AT_ONCE).balances]
