"""Temperaments of the learned bots: which choices a bold, trusting or chatty player prefers.

A net knows no temperaments. So its choices are leaned on a little: each game's function says how
bold, trusting and talkative it is to choose a number, and the temperament makes that number more
or less likely. Choices that the net considers nonsense are dropped before, so a style never brings
them back. Games without such a function are played the same with every temperament.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from typing import TYPE_CHECKING, Any, NamedTuple

from bluffhouse.bots.contract import Temperament
from bluffhouse.flat import Flat
from bluffhouse.flat import bluff_pirate as pirate
from bluffhouse.flat import dont_bluff as guns
from bluffhouse.flat import lie as cards
from bluffhouse.flat import millionaires as auction
from bluffhouse.flat import millions_of_dollars as heist
from bluffhouse.rules.bluff_pirate import KINDS
from bluffhouse.rules.dont_bluff import CLAIMS
from bluffhouse.rules.dont_bluff import TAKE as TAKE_UNOPENED

if TYPE_CHECKING:
    from bluffhouse.bots.champion.mind import Lean

EMPHASIS = 2.0
"""How strongly a temperament shows: the power of its factors."""


class Taste(NamedTuple):
    """What it says about a player to choose a number; 1 is much, -1 the opposite."""

    bold: float = 0.0
    trusting: float = 0.0
    talkative: float = 0.0


INDIFFERENT = Taste()


def style(game: str, temperament: Temperament) -> Lean | None:
    """Return how a temperament leans on the choices in a game."""
    taste = TASTES.get(game)
    if taste is None:
        return None
    boldness, trust, talk = (EMPHASIS * log(factor) for factor in temperament)

    def lean(flat: Flat, numbers: Sequence[int]) -> list[float]:
        tastes = [taste(flat, number) for number in numbers]
        return [
            exp(boldness * bold + trust * trusting + talk * talkative)
            for bold, trusting, talkative in tastes
        ]

    return lean


def lie(flat: Flat, number: int) -> Taste:
    """A call is neither bold nor trusting: a bid relies on others to believe or to have more."""
    return Taste(bold=-0.6, trusting=-0.6) if number == cards.CALL_NUMBER else INDIFFERENT


def dont_bluff(flat: Flat, number: int) -> Taste:
    """To take an offer unopened is to trust; to claim more than there is, to be bold."""
    state: Any = flat.state
    if state.phase == "answer":
        return Taste(trusting=1) if number == TAKE else INDIFFERENT
    if not guns.CLAIM <= number < guns.TARGET:
        return INDIFFERENT
    claim = CLAIMS[number - guns.CLAIM]
    if claim is None:
        return Taste(talkative=-1)
    worth = sum(guns.cards_of(flat.said)) + sum(state.open)
    return Taste(bold=1) if claim > worth else INDIFFERENT


def bluff_pirate(flat: Flat, number: int) -> Taste:
    """To hide a card that does not belong to the set is a bluff; a vote for "bluff" is distrust."""
    state: Any = flat.state
    if state.phase == "vote":
        return Taste(trusting=-1) if number == DOUBT else INDIFFERENT
    if state.phase != "lay":
        return INDIFFERENT
    if number == pirate.LAY_AND_CLAIM:
        return Taste(talkative=1)
    if pirate.HIDE <= number < pirate.SEAT:
        shown = (flat.said[0] - pirate.SHOW_ONE) % len(KINDS)
        return Taste(bold=1) if number - pirate.HIDE != shown else INDIFFERENT
    # A set can still become a bluff; without one there is none.
    return Taste(bold=0.5) if pirate.SHOW_ONE <= number < pirate.HIDE else INDIFFERENT


def millionaires(flat: Flat, number: int) -> Taste:
    """To bid on is bold, and trusts the others to spend as much."""
    return Taste(bold=-1, trusting=-0.5) if number == auction.PASS_NUMBER else INDIFFERENT


def millions_of_dollars(flat: Flat, number: int) -> Taste:
    """To leave is careful; to end the talk is taciturn; to agree is trusting."""
    game: Any = flat.flat_game
    if number in (heist.READY_NUMBER, heist.CALL_TIME_NUMBER):
        return Taste(talkative=-1)
    if heist.WITHDRAW <= number < heist.CLAIM:
        return Taste(bold=-1)
    agrees = game.accept[0] <= number < game.refuse[0]
    return Taste(trusting=1) if agrees else INDIFFERENT


DOUBT = pirate.VOTES[0]
TAKE = guns.PLAIN.index(TAKE_UNOPENED)

TASTES: dict[str, Callable[[Flat, int], Taste]] = {
    "bluff_pirate": bluff_pirate,
    "dont_bluff": dont_bluff,
    "lie": lie,
    "millionaires": millionaires,
    "millions_of_dollars": millions_of_dollars,
}
