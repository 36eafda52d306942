"""Milionerzy i bankruci: bids are cards on the table, so there are no statements."""

from __future__ import annotations

from bluffhouse.records.statements.statement import Statement
from bluffhouse.rules.contract import Record


def said(_: Record) -> tuple[Statement, ...]:
    return ()
