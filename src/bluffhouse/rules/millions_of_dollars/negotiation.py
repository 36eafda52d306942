"""Negotiation (MD-4, MD-5, MD-8): what a player who is still in and not ready may do.

Each action has one predicate, `may_…`. It answers which characters, seats or deals the action is
allowed for. `legal` lists what the predicates allow, and the function that carries an action out
asks the same predicate first; only after a no does refusals.py look for the reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluffhouse.rules.contract import MAX_SEATS, Event
from bluffhouse.rules.millions_of_dollars import refusals
from bluffhouse.rules.millions_of_dollars.actions import (
    Accept,
    Ask,
    CallTime,
    Claim,
    Offer,
    Ready,
    Refuse,
    Reply,
    TakeBack,
    Threaten,
    Withdraw,
)
from bluffhouse.rules.millions_of_dollars.bit_sets import (
    CHARACTERS,
    MEMBERS,
    NONE,
    ONE,
    OWN,
    Characters,
    Seats,
)
from bluffhouse.rules.millions_of_dollars.components import CLAIMS, OFFERS
from bluffhouse.rules.millions_of_dollars.events import (
    Accepted,
    Claimed,
    Left,
    Looked,
    NobodyLeft,
    OfferMade,
    PriceNamed,
    Refused,
    SaidReady,
    TimeCalled,
    TookBack,
    Withdrew,
)
from bluffhouse.rules.millions_of_dollars.heist import begin_heist
from bluffhouse.rules.millions_of_dollars.legal import NegotiationActions
from bluffhouse.rules.millions_of_dollars.rounds import end_round
from bluffhouse.rules.millions_of_dollars.view import Deal

if TYPE_CHECKING:
    from bluffhouse.rules.millions_of_dollars.state import MillionsState

# The replies to every deal of a round, made once: actions are immutable.
OFFER_IDS = range(OFFERS * MAX_SEATS)
TAKE_BACK = [(TakeBack(offer),) for offer in OFFER_IDS]
REFUSE = [(Refuse(offer),) for offer in OFFER_IDS]
REFUSE_OR_ACCEPT = [(Refuse(offer), Accept(offer)) for offer in OFFER_IDS]


def legal(state: MillionsState, seat: int) -> NegotiationActions:
    """List what the predicates below allow."""
    own = may_withdraw(state, seat)
    replies: tuple[Reply, ...] = ()
    for deal in state.deals[seat]:
        replies += may_reply(state, seat, deal)
    if not talk_is_open(state, seat):
        return NegotiationActions((state.players, own, NONE, False, NONE), replies)
    solo = (
        state.players,
        own,
        may_claim(state, seat),
        seat == state.leader,
        may_look_at(state, seat),
    )
    if not has_offers_left(state, seat):
        return NegotiationActions(solo, replies)
    characters = CHARACTERS[state.slots]
    targets = characters[may_offer_for(state, seat)]
    money = state.money
    asks = []
    prices = 0
    for _, slot in characters[own]:
        for payer in MEMBERS[may_ask(state, seat, slot)]:
            asks.append((slot, payer, money[payer]))
            prices += money[payer]
    return NegotiationActions(solo, replies, targets, money[seat], asks, prices)


# ── MD-4: withdraw ──────────────────────────────────────────────────────────────────────────


def may_withdraw(state: MillionsState, seat: int) -> Characters:
    return state.inside & OWN[state.slots][seat]


def withdraw(state: MillionsState, seat: int, action: Withdraw) -> list[Event]:
    character = state.find_character(seat, action.slot)
    if character is None or not ONE[character] & may_withdraw(state, seat):
        raise refusals.of_own_character(state, seat, action.slot)
    events: list[Event] = [Withdrew(seat, action.slot)]
    leave(state, seat, action.slot, events)
    return events


def leave(state: MillionsState, seat: int, slot: int, events: list[Event]) -> None:
    """Return a character and its stake. Nobody is ready any more (MD-5)."""
    stake = state.loots[-1].stake
    state.money[seat] += stake
    state.inside &= ~ONE[seat * state.slots + slot]
    if not may_withdraw(state, seat):
        state.seats_in &= ~ONE[seat]
    state.ready = NONE
    state.to_act = MEMBERS[state.seats_in]
    lapsed = let_offers_lapse(state, seat, slot)
    events.append(Left(seat, slot, stake, tuple(state.money), lapsed))
    if not state.seats_in:
        events.append(NobodyLeft())
        end_round(state, events, split=False)


def let_offers_lapse(state: MillionsState, seat: int, slot: int) -> tuple[int, ...]:
    """Close the offers for a character that has left, and all offers of a seat that is out. Return
    their ids."""
    lapsed = state.deals[seat]
    if state.seats_in & ONE[seat]:
        lapsed = tuple([deal for deal in lapsed if deal.leaver == seat and deal.slot == slot])
    for deal in lapsed:
        close_deal(state, deal)
    return tuple([deal.id for deal in lapsed])


# ── MD-4: offer money, name a price ─────────────────────────────────────────────────────────


def has_offers_left(state: MillionsState, seat: int) -> bool:
    """At most five offers and prices a round (MD-5)."""
    return state.offers_made[seat] < OFFERS


def may_offer_for(state: MillionsState, seat: int) -> Characters:
    """Everybody else's characters still in, but none twice at the same time."""
    return state.inside & ~OWN[state.slots][seat] & ~state.offered[seat]


def may_ask(state: MillionsState, seat: int, slot: int) -> Seats:
    """To pay for one's own character in this slot: everybody else still in, but nobody twice at the
    same time."""
    return state.seats_in & ~ONE[seat] & ~state.asked[seat * state.slots + slot]


def can_pay(state: MillionsState, seat: int, amount: object) -> bool:
    """At least one million, and no more than is in hand: stakes do not count."""
    return type(amount) is int and 0 < amount <= state.money[seat]


def offer(state: MillionsState, seat: int, action: Offer) -> list[Event]:
    character = state.find_character(action.to, action.slot)
    if (
        not talk_is_open(state, seat)
        or not has_offers_left(state, seat)
        or character is None
        or not ONE[character] & may_offer_for(state, seat)
        or not can_pay(state, seat, action.amount)
    ):
        raise refusals.of_offer(state, seat, action)
    deal = Deal(sum(state.offers_made), seat, seat, action.to, action.slot, action.amount)
    open_deal(state, deal, action.to)
    return [OfferMade(seat, deal.id, action.to, action.slot, action.amount)]


def ask(state: MillionsState, seat: int, action: Ask) -> list[Event]:
    character = state.find_character(seat, action.slot)
    if (
        not talk_is_open(state, seat)
        or not has_offers_left(state, seat)
        or character is None
        or not ONE[character] & may_withdraw(state, seat)
        or type(action.of) is not int
        or action.of not in MEMBERS[may_ask(state, seat, action.slot)]
        or not can_pay(state, action.of, action.price)
    ):
        raise refusals.of_ask(state, seat, action)
    deal = Deal(sum(state.offers_made), seat, action.of, seat, action.slot, action.price)
    open_deal(state, deal, action.of)
    return [PriceNamed(seat, deal.id, action.of, action.slot, action.price)]


def open_deal(state: MillionsState, deal: Deal, answerer: int) -> None:
    """Put a new deal on the table. It takes back the answerer's "ready" (MD-5)."""
    state.offers_made[deal.maker] += 1
    state.deals[deal.maker] += (deal,)
    state.deals[answerer] += (deal,)
    toggle_proposed(state, deal)
    if state.ready & ONE[answerer]:
        state.ready &= ~ONE[answerer]
        state.to_act = MEMBERS[state.seats_in & ~state.ready]


def close_deal(state: MillionsState, deal: Deal) -> None:
    for seat in (deal.payer, deal.leaver):
        deals = state.deals[seat]
        place = deals.index(deal)
        state.deals[seat] = deals[:place] + deals[place + 1 :]
    toggle_proposed(state, deal)


def toggle_proposed(state: MillionsState, deal: Deal) -> None:
    """Note that this is now proposed, or no longer, if it was."""
    character = deal.leaver * state.slots + deal.slot
    if deal.maker == deal.payer:
        state.offered[deal.payer] ^= ONE[character]
    else:
        state.asked[character] ^= ONE[deal.payer]


# ── MD-4: accept, refuse, take back ─────────────────────────────────────────────────────────


def may_reply(state: MillionsState, seat: int, deal: Deal) -> tuple[Reply, ...]:
    """A deal of one's own may be taken back. Another player's may be refused, and accepted while
    the payer has the money."""
    if deal.maker == seat:
        return TAKE_BACK[deal.id]
    if state.money[deal.payer] >= deal.amount:
        return REFUSE_OR_ACCEPT[deal.id]
    return REFUSE[deal.id]


def accept(state: MillionsState, seat: int, action: Accept) -> list[Event]:
    """The money is paid in full first, then the leaver withdraws."""
    deal = state.find_deal(seat, action.offer)
    if deal is None or action not in may_reply(state, seat, deal):
        raise refusals.of_accept(state, seat, deal)
    close_deal(state, deal)
    payer, leaver, amount = deal.payer, deal.leaver, deal.amount
    state.money[payer] -= amount
    state.money[leaver] += amount
    events: list[Event] = [Accepted(seat, deal.id, payer, leaver, deal.slot, amount)]
    leave(state, leaver, deal.slot, events)
    return events


def refuse(state: MillionsState, seat: int, action: Refuse) -> list[Event]:
    deal = state.find_deal(seat, action.offer)
    if deal is None or action not in may_reply(state, seat, deal):
        raise refusals.of_refuse(deal)
    close_deal(state, deal)
    return [Refused(seat, deal.id)]


def take_back(state: MillionsState, seat: int, action: TakeBack) -> list[Event]:
    deal = state.find_deal(seat, action.offer)
    if deal is None or action not in may_reply(state, seat, deal):
        raise refusals.of_take_back(deal)
    close_deal(state, deal)
    return [TookBack(seat, deal.id)]


# ── MD-4: claim a role ──────────────────────────────────────────────────────────────────────


def may_claim(state: MillionsState, seat: int) -> Characters:
    """One's own characters, each at most three times a round; any role in play, true or not."""
    return state.claimable & state.inside & OWN[state.slots][seat]


def claim(state: MillionsState, seat: int, action: Claim) -> list[Event]:
    character = state.find_character(seat, action.slot)
    if (
        not talk_is_open(state, seat)
        or character is None
        or not ONE[character] & may_claim(state, seat)
        or not state.is_in_play(action.role)
    ):
        raise refusals.of_claim(state, seat, action)
    state.claims[character] = claimed = (*state.claims[character], action.role)
    if len(claimed) == CLAIMS:
        state.claimable &= ~ONE[character]
    return [Claimed(seat, action.slot, action.role)]


# ── MD-5: say ready, call time ──────────────────────────────────────────────────────────────


def say_ready(state: MillionsState, seat: int, action: Ready) -> list[Event]:
    """Everybody may say so. The heist begins when everybody still in has."""
    state.ready |= ONE[seat]
    state.to_act = MEMBERS[state.seats_in & ~state.ready]
    events: list[Event] = [SaidReady(seat)]
    if not state.to_act:
        begin_heist(state, events)
    return events


def talk_is_open(state: MillionsState, seat: int) -> bool:
    """Return whether this seat may propose, claim or threaten anything new: time has not been
    called, and somebody else is still in."""
    return not state.time_called and state.seats_in != ONE[seat]


def call_time(state: MillionsState, seat: int, action: CallTime) -> list[Event]:
    if not talk_is_open(state, seat) or seat != state.leader:
        raise refusals.of_call_time(state, seat)
    state.time_called = True
    return [TimeCalled(seat)]


# ── MD-8: use a threat card ─────────────────────────────────────────────────────────────────


def may_look_at(state: MillionsState, seat: int) -> Characters:
    """With a threat card, everybody else's characters that this seat has not seen yet."""
    if not state.threats[seat]:
        return NONE
    return state.inside & ~OWN[state.slots][seat] & ~state.looked[seat]


def threaten(state: MillionsState, seat: int, action: Threaten) -> list[Event]:
    """A spent card is out of the game."""
    character = state.find_character(action.seat, action.slot)
    if (
        not talk_is_open(state, seat)
        or character is None
        or not ONE[character] & may_look_at(state, seat)
    ):
        raise refusals.of_threaten(state, seat, action)
    state.threats[seat] -= 1
    state.looked[seat] |= ONE[character]
    return [Looked(seat, action.seat, action.slot, state.roles[character])]
