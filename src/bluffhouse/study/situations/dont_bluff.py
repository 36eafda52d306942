"""Don't Bluff!: to take suitcases unopened is to trust what was claimed, to open them is to doubt
it."""

from __future__ import annotations

from bluffhouse.rules.contract import Action
from bluffhouse.rules.dont_bluff import Add, DontBluffView, Offer, Open, Take
from bluffhouse.study.situations import DecisionKind, Situation

BIG_CLAIM = 4
"""The millions from which on a claim is a big one: the black die rarely shows more."""


def kind(_view: DontBluffView, action: Action) -> DecisionKind:
    match action:
        case Offer() | Add():
            return "claim"
        case Take():
            return "trust"
        case Open():
            return "doubt"
        case _:
            return "play"


def situations(view: DontBluffView) -> tuple[Situation, ...]:
    big = view.claim is not None and view.claim >= BIG_CLAIM and view.receiver == view.seat
    return ("big_claim",) if big else ()
