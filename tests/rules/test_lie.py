"""LIE by its numbered rules: the printed examples and every edge."""

from __future__ import annotations

from typing import cast

import pytest
from histories import histories

from bluffhouse import IllegalAction, OptionError
from bluffhouse.rules.lie import (
    CARDS,
    Bid,
    BidPlaced,
    Call,
    Called,
    Card,
    Dealt,
    Direct,
    Eliminated,
    Lie,
    LieState,
    Raises,
    Shown,
    TieBreak,
    Turn,
    Turned,
    bids_in_order,
)

ANIA, BARTEK, CZESIO = 0, 1, 2


def deal(*hands: str) -> tuple[Card, ...]:
    """The cards of a deal: deal("14 25", "36") gives two players two and one card."""
    return tuple((int(card[0]), int(card[1])) for hand in hands for card in hand.split())


def table(*script: object, players: int = 3, **options: object) -> LieState:
    """A scripted game: the first seat, then the cards of each round."""
    state = Lie(**options).start(players, script=script, seed="after the script")
    return cast(LieState, state)


def turn_all(state: LieState, *hands: str) -> None:
    """Everyone turns his cards so: turn_all(state, "4 4", "2")."""
    for seat, up in zip(state.to_act, hands, strict=True):
        state.play(seat, Turn(tuple(map(int, up.split()))))


def bid(state: LieState, *bids: str) -> None:
    """Bids in turn: bid(state, "3x4", "3x5")."""
    for text in bids:
        count, value = map(int, text.split("x"))
        state.play(state.to_act[0], Bid(count, value))


def call(state: LieState) -> Shown:
    events = state.play(state.to_act[0], Call())
    assert isinstance(events[0], Called)
    shown = events[1]
    assert isinstance(shown, Shown)
    return shown


def lose(state: LieState, loser: int) -> None:
    """Play a round that this seat loses, whoever begins: he bids the impossible, or calls a
    bid that is true."""
    while state.phase == "turn":
        seat = state.to_act[0]
        state.play(seat, state.legal(seat)[0])
    if state.phase == "direct":
        state.play(state.to_act[0], Direct(True))
    total = sum(len(up) for up in state.up)
    while state.to_act[0] != loser:
        # The lowest bid is true as long as somebody shows that value.
        height = state.height + 1
        state.play(state.to_act[0], bids_in_order("classic", total)[height])
    state.play(loser, bids_in_order("classic", total)[-1])
    shown = call(state)
    assert shown.loser == loser


# ── components and set-up ───────────────────────────────────────────────────────────────────


@pytest.mark.rule("LI-1")
def test_thirty_cards_show_every_value_ten_times() -> None:
    assert len(CARDS) == 30
    ends = [value for card in CARDS for value in card]
    assert all(ends.count(value) == 10 for value in range(1, 7))
    assert all(CARDS.count(card) == 2 and card[0] != card[1] for card in CARDS)


@pytest.mark.rule("LI-1")
@pytest.mark.parametrize("players", [0, 1, 7, True, "3", None])
def test_two_to_six_players(players: object) -> None:
    with pytest.raises(OptionError, match="lie is for 2 to 6 players"):
        Lie().start(players)  # type: ignore[arg-type]


@pytest.mark.rule("LI-2")
def test_the_first_round_deals_one_secret_card_each() -> None:
    state = table(BARTEK, deal("14", "25", "36"))
    dealt = state.record.events[1]
    assert isinstance(dealt, Dealt)
    assert dealt.counts == (1, 1, 1)
    assert dealt.seen_by(BARTEK).hands == (None, ((2, 5),), None)
    assert dealt.seen_by(None).hands == (None, None, None)
    assert state.view(ANIA).hand == ((1, 4),)
    assert state.view(None).hand == ()
    assert state.round_starter == BARTEK


@pytest.mark.rule("LI-3")
def test_everyone_turns_at_once_in_any_order_and_secretly() -> None:
    state = table(ANIA, deal("14", "25", "36"))
    assert state.to_act == (0, 1, 2)
    [turned] = state.play(CZESIO, Turn((6,)))
    assert turned == Turned(CZESIO, (6,))
    assert turned.seen_by(ANIA) == turned.seen_by(None) == Turned(CZESIO, None)
    assert state.to_act == (0, 1)
    assert state.view(CZESIO).up == (6,)
    assert state.view(ANIA).up is None
    with pytest.raises(IllegalAction):
        state.play(CZESIO, Turn((3,)))  # not changed afterwards
    with pytest.raises(IllegalAction, match="lie turn needs one value of each card"):
        state.play(ANIA, Turn((2,)))
    state.play(BARTEK, Turn((2,)))
    state.play(ANIA, Turn((1,)))
    assert state.to_act == (ANIA,)


# ── bidding ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LI-4")
def test_the_starter_must_bid_and_only_the_last_bid_can_be_called() -> None:
    state = table(ANIA, deal("14", "25", "36"))
    turn_all(state, "1", "2", "3")
    assert Call() not in state.legal(ANIA)
    with pytest.raises(IllegalAction, match="lie nothing to call"):
        state.play(ANIA, Call())
    bid(state, "1x1", "1x2")
    assert state.to_act == (CZESIO,)
    events = state.play(CZESIO, Call())
    assert events[0] == Called(CZESIO, bidder=BARTEK)


@pytest.mark.rule("LI-4")
def test_a_call_on_the_first_bid() -> None:
    state = table(ANIA, deal("14", "25", "36"))
    turn_all(state, "1", "2", "3")
    bid(state, "2x6")
    assert call(state).loser == ANIA


PRINTED_AUCTIONS = [
    ("3x4", "3x5", "4x2", "5x2", "5x6", "6x1"),
    ("3x3", "3x5", "4x1", "5x1", "5x5"),
    ("1x4", "3x2", "4x2", "6x2"),
]


@pytest.mark.rule("LI-5")
@pytest.mark.parametrize("auction", PRINTED_AUCTIONS)
def test_the_printed_auctions_rise_in_the_classic_order(auction: tuple[str, ...]) -> None:
    state = table(ANIA, deal("14 25 36 14", "25 36 12 12"), players=2)
    state.counts = (4, 4)
    state._deal()
    while state.phase == "turn":
        seat = state.to_act[0]
        state.play(seat, state.legal(seat)[0])
    bid(state, *auction)
    assert [f"{placed.count}x{placed.value}" for placed in state.placed] == list(auction)


@pytest.mark.rule("LI-5")
def test_value_first_lets_one_five_beat_three_fours() -> None:
    classic, value_first = bids_in_order("classic", 9), bids_in_order("value_first", 9)
    for order, wins in ((classic, False), (value_first, True)):
        assert (order.index(Bid(1, 5)) > order.index(Bid(3, 4))) is wins
        assert order.index(Bid(4, 4)) > order.index(Bid(3, 4))


@pytest.mark.rule("LI-5")
@pytest.mark.parametrize("order", ["classic", "value_first"])
def test_a_bid_counts_no_more_cards_than_there_are(order: str) -> None:
    state = table(ANIA, deal("14", "25", "36"), raise_order=order)
    turn_all(state, "1", "2", "3")
    assert len(state.legal(ANIA)) == 18
    with pytest.raises(IllegalAction) as refused:
        bid(state, "4x1")
    assert (refused.value.reason, refused.value.values) == ("lie-bid-out-of-range", {"cards": 3})
    bid(state, "2x3")
    with pytest.raises(IllegalAction) as refused:
        bid(state, "2x3")
    assert refused.value.values == {"count": 2, "value": 3}


@pytest.mark.rule("LI-5")
def test_after_the_highest_bid_there_is_only_the_call() -> None:
    state = table(ANIA, deal("14", "25", "36"))
    turn_all(state, "1", "2", "3")
    bid(state, "3x6")
    assert list(state.legal(BARTEK)) == [Call()]
    assert state.to_act == (BARTEK,)  # calling is the fun: it is not done for him


# ── the printed example ─────────────────────────────────────────────────────────────────────


def at_counts(counts: tuple[int, ...], starter: int, *script: object, **options: object) -> LieState:
    """A game that has come to these numbers of cards by rounds lost."""
    state = Lie(**options).start(len(counts), seed=5, starter=starter)
    assert isinstance(state, LieState)
    state.counts = counts
    state.round_starter = starter
    state._chance = type(state._chance)(5) if not script else __import__(
        "bluffhouse.rules.chance", fromlist=["Scripted"]
    ).Scripted(script, state._chance)
    state._drawn = 0
    state._deal()
    return state
