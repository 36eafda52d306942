"""Situations: what kind of decision somebody made, and in what position.

Weaknesses are found by comparing groups of decisions (study/weaknesses.py). A game's module here
defines

- `kind(view, action)`: what kind of decision the action is in this position;
- `situations(view)`: what is special about the position for the seat that decides.

Every game has the situations that follow from the course of the game: its halves, and who is ahead.
A game without a module has only those.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Literal, NamedTuple

from bluffhouse.rules import part_of
from bluffhouse.rules.contract import Action, View

DecisionKind = Literal["claim", "raise", "doubt", "trust", "bid", "pass", "plan", "deal", "play"]
"""claim: say something that may be a lie. raise: outbid a claim of somebody else. doubt, trust: act
on a claim. bid, pass: in an auction. plan: choose in secret. deal: bargain. play: anything else."""
Situation = Literal[
    "few_cards",
    "many_cards",
    "big_claim",
    "offered",
    "few_left",
    "looked_at",
    "first_half",
    "second_half",
    "ahead",
    "behind",
]
"""offered: somebody waits for an answer to an offer. few_left: few are still in. looked_at:
somebody has seen a card of this seat."""


class Situations(NamedTuple):
    """How the decisions of a game are grouped."""

    kind: Callable[[Any, Any], DecisionKind]
    situations: Callable[[Any], tuple[Situation, ...]]


def _any_kind(_view: View, _action: Action) -> DecisionKind:
    return "play"


def _no_situations(_view: View) -> tuple[Situation, ...]:
    return ()


@cache
def situations_of(game: str) -> Situations:
    """Return how the decisions of a game are grouped."""
    try:
        module = part_of(game, __name__)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.rpartition(".")[2] not in (game, "situations"):
            raise  # the module is there, but something that it imports is not
        return Situations(_any_kind, _no_situations)
    return Situations(module.kind, module.situations)


def hand_size(cards: int, few: int, many: int) -> tuple[Situation, ...]:
    """Return the situation of somebody with that many cards, `few` at most or `many` at least.

    >>> hand_size(1, few=2, many=4), hand_size(3, few=2, many=4), hand_size(9, few=2, many=4)
    (('few_cards',), (), ('many_cards',))
    """
    if cards <= few:
        return ("few_cards",)
    return ("many_cards",) if cards >= many else ()
