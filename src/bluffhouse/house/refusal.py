"""A no: a key of the locales with the values of its sentence."""

from __future__ import annotations

from bluffhouse.rules.contract import Scalar


class Refusal(ValueError):
    """Something the house does not do; nothing has changed. It reaches only who asked."""

    def __init__(self, reason: str, /, **values: Scalar) -> None:
        super().__init__(reason, values)
        self.reason = reason
        self.values = values
