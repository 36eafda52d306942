"""LIE: a call doubts the last bid, a higher bid raises it."""

from __future__ import annotations

from bluffhouse.rules.contract import Action
from bluffhouse.rules.lie import Bid, Call, LieView
from bluffhouse.study.situations import DecisionKind, Situation, hand_size

BIG_PART = 1 / 3
"""The part of all cards from which on a bid is a big claim."""


def kind(view: LieView, action: Action) -> DecisionKind:
    match action:
        case Call():
            return "doubt"
        case Bid():
            return "raise" if view.bids else "claim"
        case _:
            return "play"


def situations(view: LieView) -> tuple[Situation, ...]:
    found = hand_size(len(view.hand), few=2, many=4)
    cards = sum(view.counts[seat] for seat in view.playing)
    if view.bids and view.bids[-1].count > BIG_PART * cards:
        found += ("big_claim",)
    return found
