"""Millions of Dollars: characters are planned in secret; then come claims and deals."""

from __future__ import annotations

from bluffhouse.rules.contract import Action
from bluffhouse.rules.millions_of_dollars import (
    Accept,
    Ask,
    Choose,
    Claim,
    MillionsView,
    Offer,
    Refuse,
    TakeBack,
    Withdraw,
)
from bluffhouse.study.situations import DecisionKind, Situation


def kind(_view: MillionsView, action: Action) -> DecisionKind:
    match action:
        case Choose():
            return "plan"
        case Claim():
            return "claim"
        case Offer() | Ask() | Accept() | Refuse() | TakeBack() | Withdraw():
            return "deal"
        case _:
            return "play"


def situations(_view: MillionsView) -> tuple[Situation, ...]:
    return ()
