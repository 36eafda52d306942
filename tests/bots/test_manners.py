"""Manners: the choices that a champion leaves out although the rules allow them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import bluffhouse
from bluffhouse.bots.champion import shipped
from bluffhouse.bots.champion.manners import mannerly, reluctance
from bluffhouse.bots.champion.mind import mind
from bluffhouse.flat import Flat
from bluffhouse.rules.contract import Action
from bluffhouse.rules.millions_of_dollars import (
    WINNING_MONEY,
    Accept,
    Claim,
    MillionsView,
    Offer,
    TakeBack,
    Withdraw,
)
from bluffhouse.study.champion_advice import advice

GAME = bluffhouse.game("millions_of_dollars")


def breach(view: MillionsView, seat: int, action: Action) -> str:
    """Return which law of sensible negotiation an action breaks, or nothing."""
    deals = {deal.id: deal for deal in view.offers}
    paid: tuple[int, int] | None = None
    match action:
        case TakeBack():
            return "taken back"
        case Claim() if view.claims[seat][action.slot]:
            return "claimed again"
        case Withdraw() if any(deal.maker == seat for deal in view.offers):
            return "walked out"
        case Offer():
            paid = action.to, action.amount
        case Accept() if deals[action.offer].payer == seat:
            paid = deals[action.offer].leaver, deals[action.offer].amount
    if paid is None:
        return ""
    leaver, amount = paid
    wins = view.money[leaver] + amount + view.loots[-1].stake >= WINNING_MONEY
    return "paid to win" if wins else ""


@pytest.mark.parametrize("players", [3, 4, 6])
def test_exactly_the_choices_that_break_a_law_are_senseless(players: int) -> None:
    rng, met = random.Random(players), Counter[str]()
    for seed in range(30):
        flat = Flat.start(GAME, players, seed=seed)
        for _ in range(150):
            if flat.over:
                break
            seat, state = flat.to_act, flat.state
            assert seat is not None
            view: Any = state.view(seat)
            for number, less in zip(flat.legal_numbers(), reluctance(flat), strict=True):
                action = flat.flat_game.read(state, seat, (*flat.said, number))
                if action is None and flat.said == () and view.phase == "negotiate":
                    # An offer whose amount is still open is senseless if one million is too much.
                    start = flat.copy()
                    start.apply(number)
                    action = start.flat_game.read(
                        state, seat, (*start.said, start.legal_numbers()[0])
                    )
                law = breach(view, seat, action) if action and view.phase == "negotiate" else ""
                assert bool(less) is bool(law), (action, law)
                met[law] += 1
            flat.apply(rng.choice(flat.legal_numbers()))
    assert {"taken back", "claimed again", "walked out", "paid to win"} <= set(met)


def test_a_champion_that_can_only_be_senseless_still_plays() -> None:
    rng, found = random.Random(5), 0
    for seed in range(60):
        flat = Flat.start(GAME, 4, seed=seed)
        while not flat.over:
            numbers = flat.legal_numbers()
            if reluctance(flat).all():
                assert mannerly(flat) == numbers
                found += 1
            flat.apply(rng.choice(numbers))
    assert found


def test_hints_and_reviews_expect_sense_from_a_champion() -> None:
    path = shipped("millions_of_dollars")
    assert path is not None
    thinks, adviser = mind("millions_of_dollars", path), advice("millions_of_dollars")
    rng = random.Random(3)
    flat, asked = Flat.start(GAME, 4, seed=8), 0
    for _ in range(200):
        if flat.over:
            break
        senseless = reluctance(flat) < 0
        if senseless.any() and not senseless.all():
            assert flat.to_act is not None
            for odds in (adviser.odds([flat])[0], thinks.asked(flat, flat.to_act)[0]):
                assert odds[senseless].sum() < 1e-3
                np.testing.assert_allclose(odds.sum(), 1, rtol=1e-5)
            asked += 1
        flat.apply(rng.choice(flat.legal_numbers()))
    assert asked > 5
