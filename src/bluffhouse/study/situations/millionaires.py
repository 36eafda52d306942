"""Milionerzy i bankruci: auctions, in which everybody bids or passes."""

from __future__ import annotations

from bluffhouse.rules.contract import Action
from bluffhouse.rules.millionaires import Bid, MillionairesView, Pass
from bluffhouse.study.situations import DecisionKind, Situation, hand_size


def kind(_view: MillionairesView, action: Action) -> DecisionKind:
    match action:
        case Bid():
            return "bid"
        case Pass():
            return "pass"
        case _:
            return "play"


def situations(view: MillionairesView) -> tuple[Situation, ...]:
    return hand_size(len(view.hand), few=3, many=7)
