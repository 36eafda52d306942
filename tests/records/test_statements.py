"""Statements: what was said, whether it was true, and who believed it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bluffhouse
from bluffhouse import Action, Game, State
from bluffhouse.records.statements import Answer, Statement, rounds_of, statements
from bluffhouse.rules.bluff_pirate import DECK, Kind, Lay, PickVoter, Vote
from bluffhouse.rules.contract import MoveEvent
from bluffhouse.rules.dont_bluff import Add, Offer, Open, Roll, Take
from bluffhouse.rules.lie import Bid, Call, Turn
from bluffhouse.rules.millions_of_dollars import (
    Accept,
    Accepted,
    Choose,
    Chosen,
    Claim,
    Loot,
    LootRevealed,
    LootSplit,
    Ready,
    Revealed,
    Threaten,
    Withdraw,
    Withdrew,
)
from bluffhouse.rules.millions_of_dollars import (
    Offer as OfferMoney,
)
from worlds import NAMES, TABLES, play_on, some_way_in

often = settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))


def started(name: str, players: int, *script: object, **options: object) -> State:
    return bluffhouse.game(name, **options).start(players, script=script, seed="after the script")


def told(state: State) -> list[tuple[int, int, dict[int, bool]]]:
    """Return each speaker, the size of their lie, and the players who believed it."""
    return [
        (said.seat, said.size, {answer.seat: answer.believed for answer in said.answers})
        for said in statements(state.record)
    ]


def play(state: State, *actions: Action) -> None:
    for action in actions:
        state.play(state.to_act[0], action)


# ── LIE ─────────────────────────────────────────────────────────────────────────────────────


def lie_table(*ups: int, **options: object) -> State:
    """Three players with a card each, which show these values; the first one begins."""
    cards = [(min(up, 6 if up == 1 else 1), max(up, 6 if up == 1 else 1)) for up in ups]
    state = started("lie", 3, 0, tuple(cards), **options)
    for seat, up in enumerate(ups):
        state.play(seat, Turn((up,)))
    return state


def test_lie_every_bid_is_compared_with_all_cards() -> None:
    state = lie_table(4, 4, 5)
    play(state, Bid(1, 4), Bid(2, 4), Bid(2, 5), Bid(3, 5), Bid(3, 6), Call())
    assert told(state) == [
        (0, 0, {1: True}),
        (1, 0, {}),  # a bid on another value says nothing about this one
        (2, 1, {0: True}),
        (0, 2, {}),
        (1, 3, {2: False}),
    ]


def test_lie_a_true_bid_can_be_called_and_the_last_one_waits_for_an_answer() -> None:
    state = lie_table(4, 4, 5)
    play(state, Bid(2, 4))
    assert told(state) == [(0, 0, {})]
    play(state, Call())
    assert told(state) == [(0, 0, {1: False})]


def test_lie_wild_ones_count_unless_the_round_began_with_ones() -> None:
    wild = lie_table(1, 4, 1, wild_ones=True)
    play(wild, Bid(3, 4), Bid(3, 5), Call())
    assert [size for _, size, _ in told(wild)] == [0, 1]
    not_wild = lie_table(1, 4, 1, wild_ones=True)
    play(not_wild, Bid(2, 1), Bid(3, 4), Call())
    assert [size for _, size, _ in told(not_wild)] == [0, 2]
    plain = lie_table(1, 4, 1)
    play(plain, Bid(3, 4), Call())
    assert told(plain) == [(0, 2, {1: False})]


def test_lie_a_statement_points_at_its_events() -> None:
    state = lie_table(4, 4, 5)
    play(state, Bid(2, 4), Call())
    events = state.record.events
    [said] = statements(state.record)
    assert type(events[said.event]).__name__ == "BidPlaced"
    assert type(events[said.answers[0].event]).__name__ == "Called"


# ── Nie bluffuj! ────────────────────────────────────────────────────────────────────────────


def offered(*actions: Action, dice: Sequence[object] = ()) -> State:
    """Seat 0 has the gun and rolls seat 1's colour."""
    state = started("dont_bluff", 3, 0, (0, 1, 2, 1, 2, 5), "red", *dice)
    play(state, Roll(), *actions)
    return state


@pytest.mark.parametrize(
    ("cards", "claim", "kind", "size"),
    [
        ((5, 1), 6, "true", 0),
        ((5, 1), 4, "trap", 2),
        ((5, 1), 0, "trap", 6),
        ((1, 0), 6, "lie", 5),
        ((0, 0), 1, "lie", 1),
    ],
)
def test_dont_bluff_a_lie_is_to_claim_more_and_a_trap_to_claim_less(
    cards: tuple[int, ...], claim: int, kind: str, size: int
) -> None:
    offer = Offer(cards, claim)
    [said] = statements(offered(offer).record)
    assert (said.kind, said.size) == (kind, size)
    # A trap works on those who open.
    assert told(offered(offer, Take())) == [(0, size, {1: kind != "trap"})]
    assert told(offered(offer, Open())) == [(0, size, {1: kind == "trap"})]


def test_dont_bluff_opening_what_costs_nothing_is_no_doubt() -> None:
    for cards, claim in (((0,), 0), ((1,), 1)):
        assert told(offered(Offer(cards, claim), Open())) == [(0, 0, {})]
    assert told(offered(Offer((0,), 0), Take())) == [(0, 0, {})]
    assert told(offered(Offer((1,), 1), Take())) == [(0, 0, {1: True})]
    assert told(offered(Offer((2,), 2), Open())) == [(0, 0, {1: False})]


def test_dont_bluff_an_added_lot_is_a_statement_of_its_own() -> None:
    state = offered(Offer((1,), 3), Open(), Roll(), Add((2, 2), 4), Take(), dice=[6])
    assert told(state) == [(0, 2, {1: False}), (0, 0, {1: True})]


def test_dont_bluff_who_says_nothing_has_not_lied() -> None:
    assert told(offered(Offer((0,)), Take())) == []
    silent_then = offered(Offer((0,)), Open(), Roll(), Add((0,), 2), Take(), dice=[6])
    assert told(silent_then) == [(0, 2, {1: True})]


# ── Bluff Pirate ────────────────────────────────────────────────────────────────────────────


def pirate_table() -> State:
    """Three captains; the first one holds four anchors and three rums."""
    hand: list[Kind] = ["anchor", "anchor", "anchor", "anchor", "rum"]
    others: list[Kind] = ["flag", "hook", "lantern", "map", "compass"] * 2
    pile = list(DECK)
    for card in hand + others:
        pile.remove(card)
    pile.sort(key=lambda kind: kind != "rum")
    return started("bluff_pirate", 3, 0, 24, (*hand, *others, *pile))


@pytest.mark.parametrize(
    ("laid", "size"),
    [
        (Lay("anchor", 1, ("anchor", "anchor")), 0),
        (Lay("anchor", 2, ("anchor", "rum")), 1),
        (Lay("anchor", 1, ("rum", "rum", "rum"), honest_claim=True), 3),
    ],
)
@pytest.mark.rule("BP-5")
def test_bluff_pirate_only_the_vote_that_is_turned_over_is_an_answer(laid: Lay, size: int) -> None:
    state = pirate_table()
    play(state, laid)
    state.play(2, Vote(True))
    state.play(1, Vote(False))
    assert told(state) == [(0, size, {})]
    for voter, believed in ((1, True), (2, False)):
        then = state.copy()
        then.play(0, PickVoter(voter))
        assert told(then) == [(0, size, {voter: believed})]


# ── Millions of Dollars ─────────────────────────────────────────────────────────────────────


def heist_table(*roles: str, players: int = 5) -> State:
    first = roles[0].split()[0]
    state = started("millions_of_dollars", players, 0, Loot(9, 1), first)
    for seat, role in enumerate(roles):
        names: Any = tuple(role.split())
        state.play(seat, Choose(names))
    return state


def all_ready(state: State) -> None:
    """Until the heist begins: the next round, or the snitch's turn to name a role."""
    before = len(state.record.events)
    while "HeistBegun" not in [type(e).__name__ for e in state.record.events[before:]]:
        state.play(state.to_act[0], Ready())


def test_millions_a_rival_who_leaves_believes_and_being_ready_shows_nothing() -> None:
    state = heist_table("driver", "bruiser", "driver", "driver", "pickpocket")
    state.play(0, Claim(0, "driver"))
    state.play(1, Claim(0, "driver"))
    state.play(4, Claim(0, "bruiser"))
    state.play(2, Withdraw(0))
    believed = [(0, 0, {2: True}), (1, 1, {2: True}), (4, 1, {})]
    assert told(state) == believed
    all_ready(state)
    assert told(state) == believed


def test_millions_leaving_before_the_claim_or_for_money_shows_nothing() -> None:
    state = heist_table("driver", "bruiser", "driver", "driver", "pickpocket")
    state.play(2, Withdraw(0))
    state.play(1, Claim(0, "driver"))
    state.play(1, OfferMoney(3, 0, 1))
    state.play(3, Accept(0))
    all_ready(state)
    assert told(state) == [(1, 1, {})]


def test_millions_a_rival_who_pays_the_character_to_leave_believes() -> None:
    state = heist_table("driver", "bruiser", "driver", "driver", "pickpocket")
    state.play(1, Claim(0, "driver"))
    state.play(4, OfferMoney(1, 0, 1))  # no rival
    state.play(0, OfferMoney(1, 0, 1))
    state.play(1, Accept(1))
    assert told(state) == [(1, 1, {0: True})]


def test_millions_who_looks_at_a_liar_has_caught_the_lie() -> None:
    state = heist_table("driver", "bruiser", "driver", "driver", "pickpocket")
    all_ready(state)
    while state.view(None).loots[-1] == Loot(9, 1):  # type: ignore[attr-defined]
        seat = state.to_act[0]
        state.play(seat, next(iter(state.legal(seat))))
    threats: tuple[int, ...] = state.view(None).threats  # type: ignore[attr-defined]
    assert threats[1] == 1, "the only bruiser got a threat card"
    for seat in state.to_act:
        state.play(seat, Choose(("driver",)))
    state.play(0, Claim(0, "bruiser"))
    state.play(2, Claim(0, "driver"))
    state.play(1, Threaten(0, 0))
    before = len(told(state))
    assert told(state)[before - 2 :] == [(0, 1, {1: False}), (2, 0, {})]
    # She knows: what she does about a second claim of his shows nothing.
    state.play(0, Claim(0, "driver"))
    state.play(1, Withdraw(0))
    assert told(state)[before - 1 :] == [(2, 0, {1: True}), (0, 0, {})]


def test_millions_each_of_two_characters_speaks_for_itself() -> None:
    state = heist_table("driver boss", "boss driver", "snitch bruiser", players=3)
    state.play(0, Claim(0, "driver"))
    state.play(0, Claim(1, "driver"))
    state.play(1, Withdraw(0))
    assert told(state) == [(0, 0, {}), (0, 1, {})]
    state.play(1, Withdraw(1))
    assert told(state) == [(0, 0, {1: True}), (0, 1, {1: True})]


def test_millions_a_claim_is_about_its_round_only() -> None:
    state = heist_table("driver", "bruiser", "driver", "driver", "pickpocket")
    state.play(1, Claim(0, "driver"))
    while state.view(None).loots == (Loot(9, 1),):  # type: ignore[attr-defined]
        state.play(state.to_act[0], Withdraw(0))
    assert told(state) == [(1, 1, {0: True, 2: True, 3: True})]


def test_millions_every_heist_is_told_with_its_roles_and_deals() -> None:
    rng = random.Random(5)
    state = play_on(bluffhouse.game("millions_of_dollars").start(5, seed=3), rng)
    heists = rounds_of(state.record)
    events = state.record.events
    assert len(heists) == sum(isinstance(event, LootRevealed) for event in events)
    for kind in (Chosen, Accepted, Withdrew, Revealed, LootSplit):
        told = [event for heist in heists for event in heist if isinstance(event, kind)]
        assert told == [event for event in events if isinstance(event, kind)]
    for heist in heists:
        roles = {event.seat: event.roles for event in heist if isinstance(event, Chosen)}
        assert len(roles) == 5
        assert None not in roles.values()


# ── every game ──────────────────────────────────────────────────────────────────────────────


def test_millionaires_say_nothing() -> None:
    state = started("millionaires", 3)
    rng = random.Random(1)
    while state.result is None:
        state.play(state.to_act[0], state.legal(state.to_act[0]).sample(rng))
    assert statements(state.record) == ()


@often
@given(st.sampled_from(TABLES), st.integers(0, 2**32))
def test_statements_point_at_real_deeds(table: tuple[Game, int], seed: int) -> None:
    record = some_way_in(*table, random.Random(seed)).record
    said = statements(record)
    assert [s.event for s in said] == sorted({s.event for s in said})
    for one in said:
        spoken = record.events[one.event]
        assert isinstance(spoken, MoveEvent)
        assert spoken.seat == one.seat
        assert (one.kind == "true") == (one.size == 0)
        assert one.kind != "trap" or record.game == "dont_bluff"
        assert one.size >= 0
        assert sorted(one.believers + one.doubters) == sorted(a.seat for a in one.answers)
        assert len({answer.seat for answer in one.answers}) == len(one.answers)
        for answer in one.answers:
            assert one.event < answer.event < len(record.events)
            assert answer.seat in set(range(record.players)) - {one.seat}


@often
@given(st.sampled_from(TABLES), st.integers(0, 2**32))
def test_what_was_said_stays_said(table: tuple[Game, int], seed: int) -> None:
    """A longer record only adds statements, and answers to those that were open."""
    record = some_way_in(*table, random.Random(seed)).record
    cut = msgspec.structs.replace(
        record, events=record.events[: len(record.events) * 2 // 3], result=None
    )
    for early, late in zip(statements(cut), statements(record), strict=False):
        assert (early.event, early.seat, early.size) == (late.event, late.seat, late.size)
        assert late.answers[: len(early.answers)] == early.answers


@pytest.mark.parametrize("name", NAMES)
def test_every_game_says_what_its_statements_are(name: str) -> None:
    """Found by the game's name, so a sixth game needs its own."""
    state = bluffhouse.game(name).start(bluffhouse.games()[name].seats[-1], seed=1)
    assert statements(play_on(state, random.Random(1)).record) or name == "millionaires"


def test_statements_are_plain_values() -> None:
    said = Statement(4, 0, "lie", 2, (Answer(5, 1, True),))
    assert msgspec.json.decode(msgspec.json.encode(said), type=Statement) == said
