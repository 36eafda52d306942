"""Refusals: why a command was refused."""

from __future__ import annotations

from bluffhouse.rules.contract import Scalar


class Refusal(ValueError):
    """A command was refused and nothing has changed. `reason` is a key of the locales, `values` are
    what its sentence takes. Only the person who asked is told."""

    def __init__(self, reason: str, /, **values: Scalar) -> None:
        super().__init__(reason, values)
        self.reason = reason
        self.values = values
