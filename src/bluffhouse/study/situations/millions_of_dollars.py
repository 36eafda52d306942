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

FEW_LEFT = 3
"""Characters still in, up to which they are few: everybody's share is large then."""


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


def situations(view: MillionsView) -> tuple[Situation, ...]:
    if view.phase != "negotiate":
        return ()
    found: list[Situation] = []
    if any(deal.answerer == view.seat for deal in view.offers):
        found.append("offered")
    if sum(map(sum, view.inside)) <= FEW_LEFT:
        found.append("few_left")
    if any(look.seat == view.seat for look in view.looks):
        found.append("looked_at")
    return tuple(found)
