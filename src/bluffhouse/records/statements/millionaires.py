"""Milionerzy i bankruci: bids are paid in cards on the table and nothing is said."""

from __future__ import annotations

from bluffhouse.records.statements.statement import Statement
from bluffhouse.rules.contract import Record


def said(_: Record) -> tuple[Statement, ...]:
    return ()
