"""Bluff Pirate: a vote doubts or trusts the set on the table."""

from __future__ import annotations

from bluffhouse.rules.bluff_pirate import BluffPirateView, Lay, Vote
from bluffhouse.rules.bluff_pirate.components import SMALLEST_SET
from bluffhouse.rules.contract import Action
from bluffhouse.study.situations import DecisionKind, Situation, hand_size


def kind(_view: BluffPirateView, action: Action) -> DecisionKind:
    match action:
        case Lay():
            return "claim"
        case Vote(bluff=True):
            return "doubt"
        case Vote():
            return "trust"
        case _:
            return "play"


def situations(view: BluffPirateView) -> tuple[Situation, ...]:
    found = hand_size(len(view.hand), few=3, many=6)
    if view.laid is not None and view.laid.cards > SMALLEST_SET:
        found += ("big_claim",)
    return found
