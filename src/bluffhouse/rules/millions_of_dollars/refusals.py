"""Why an action of the negotiation is refused.

The rules have said no before one of these functions is asked: it only picks the sentence. The
fields of a refused action may hold anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluffhouse.rules.contract import IllegalAction
from bluffhouse.rules.millions_of_dollars.actions import Ask, Claim, Offer, Threaten
from bluffhouse.rules.millions_of_dollars.bit_sets import ONE
from bluffhouse.rules.millions_of_dollars.components import CLAIMS, OFFERS
from bluffhouse.rules.millions_of_dollars.view import Deal

if TYPE_CHECKING:
    from bluffhouse.rules.millions_of_dollars.state import MillionsState


# ── one function for each action ────────────────────────────────────────────────────────────


def of_call_time(state: MillionsState, seat: int) -> IllegalAction:
    return _talk_is_over(state, seat) or IllegalAction(
        "millions-of-dollars-only-the-leader", seat=state.leader
    )


def of_offer(state: MillionsState, seat: int, action: Offer) -> IllegalAction:
    return (
        _talk_is_over(state, seat)
        or _not_another_player(state, seat, action.to)
        or _no_character(state, action.to, action.slot)
        or _no_money(state, seat, action.amount)
        or _no_proposal(state, seat, action.to)
    )


def of_ask(state: MillionsState, seat: int, action: Ask) -> IllegalAction:
    return (
        _talk_is_over(state, seat)
        or _not_another_player(state, seat, action.of)
        or _no_character(state, seat, action.slot)
        or _no_money(state, action.of, action.price)
        or _no_proposal(state, seat, action.of)
    )


def of_own_character(state: MillionsState, seat: int, slot: object) -> IllegalAction:
    refusal = _no_character(state, seat, slot)
    assert refusal is not None
    return refusal


def of_accept(state: MillionsState, seat: int, deal: Deal | None) -> IllegalAction:
    if deal is None or deal.maker == seat:
        return of_refuse(deal)
    refusal = _no_money(state, deal.payer, deal.amount)
    assert refusal is not None
    return refusal


def of_refuse(deal: Deal | None) -> IllegalAction:
    if deal is None:
        return IllegalAction("millions-of-dollars-no-such-offer")
    return IllegalAction("millions-of-dollars-offer-is-your-own")


def of_take_back(deal: Deal | None) -> IllegalAction:
    if deal is None:
        return IllegalAction("millions-of-dollars-no-such-offer")
    return IllegalAction("millions-of-dollars-offer-is-not-your-own", seat=deal.maker)


def of_claim(state: MillionsState, seat: int, action: Claim) -> IllegalAction:
    refusal = _talk_is_over(state, seat) or _no_character(state, seat, action.slot)
    if refusal:
        return refusal
    if not state.is_in_play(action.role):
        return IllegalAction("millions-of-dollars-role-not-in-play")
    return IllegalAction("millions-of-dollars-no-claims-left", limit=CLAIMS)


def of_threaten(state: MillionsState, seat: int, action: Threaten) -> IllegalAction:
    refusal = (
        _talk_is_over(state, seat)
        or _not_another_player(state, seat, action.seat)
        or _no_character(state, action.seat, action.slot)
    )
    if refusal:
        return refusal
    if not state.threats[seat]:
        return IllegalAction("millions-of-dollars-no-threat-card")
    return IllegalAction("millions-of-dollars-looked-already", seat=action.seat)


# ── parts of several refusals; None: this is not the reason ─────────────────────────────────


def _talk_is_over(state: MillionsState, seat: int) -> IllegalAction | None:
    if state.time_called:
        return IllegalAction("millions-of-dollars-time-is-called")
    if state.seats_in == ONE[seat]:
        return IllegalAction("millions-of-dollars-nobody-else-is-in")
    return None


def _not_another_player(state: MillionsState, seat: int, other: object) -> IllegalAction | None:
    if type(other) is not int or not 0 <= other < state.players or other == seat:
        return IllegalAction("millions-of-dollars-not-another-player")
    if not state.seats_in & ONE[other]:
        return IllegalAction("millions-of-dollars-player-is-out", seat=other)
    return None


def _no_character(state: MillionsState, seat: int, slot: object) -> IllegalAction | None:
    character = state.find_character(seat, slot)
    if character is None:
        return IllegalAction("millions-of-dollars-no-such-character")
    if not state.inside & ONE[character]:
        return IllegalAction("millions-of-dollars-character-has-left", seat=seat)
    return None


def _no_money(state: MillionsState, payer: int, amount: object) -> IllegalAction | None:
    if type(amount) is not int or amount < 1:
        return IllegalAction("millions-of-dollars-at-least-one-million")
    if amount > state.money[payer]:
        money = state.money[payer]
        return IllegalAction("millions-of-dollars-not-enough-money", seat=payer, money=money)
    return None


def _no_proposal(state: MillionsState, seat: int, partner: int) -> IllegalAction:
    if state.offers_made[seat] == OFFERS:
        return IllegalAction("millions-of-dollars-no-offers-left", limit=OFFERS)
    return IllegalAction("millions-of-dollars-your-offer-is-still-open", seat=partner)
