"""Limits how many tables each address may open."""

from __future__ import annotations

import math
from typing import Any

from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.web.budgets import TABLE_COST, Budget
from bluffhouse.web.guard import HOUR, Allowance, address_of, from_own_machine


class NewTables:
    """Limits how many tables each address may open in an hour, rematches included. The house's own
    machine is exempt, unless the house is behind a proxy."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.max_tables_per_address
        self._proxy = settings.proxy
        self._allowance = Allowance(self._most, HOUR)

    def check(self, scope: Any, budget: Budget) -> None:
        """Pay for a table that this client opens, and count it. Raises Refusal if it is one too
        many."""
        budget.spend(TABLE_COST)
        if from_own_machine(scope, self._proxy):
            return
        address = address_of(scope, self._proxy)
        if not self._allowance.use(address):
            wait = math.ceil(self._allowance.wait(address) / 60)
            raise Refusal("too-many-tables", most=self._most, minutes=wait)
