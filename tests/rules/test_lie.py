"""LIE by its numbered rules: the printed examples and every edge."""

from __future__ import annotations

from typing import cast

import pytest

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
    bid_ladder,
)
from histories import histories

ANIA, BARTEK, CZESIO = 0, 1, 2


def deal(*hands: str) -> tuple[Card, ...]:
    """The cards of a deal: deal("14 25", "36") gives two players two and one card."""
    return tuple((int(card[0]), int(card[1])) for hand in hands for card in hand.split())


def table(*script: object, players: int = 3, **options: object) -> LieState:
    """A scripted game: the first seat, then the cards of each round."""
    return cast("LieState", Lie(**options).start(players, script=script, seed="after the script"))


def turn_all(state: LieState, *hands: str) -> None:
    """Let everyone turn their cards: turn_all(state, "4 4", "2")."""
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


def turn_low(state: LieState) -> None:
    """Let everyone show the lower value of each card, so that nobody shows a six."""
    while state.phase == "turn":
        seat = state.to_act[0]
        state.play(seat, state.legal(seat)[0])


def lose(state: LieState, *losers: int) -> None:
    """Play rounds that these seats lose: on their turn the loser bids that all cards are sixes,
    and the next player calls."""
    for loser in losers:
        turn_low(state)
        if state.phase == "direct":
            state.play(state.to_act[0], Direct(True))
        while state.to_act[0] != loser:
            state.play(state.to_act[0], state.legal(state.to_act[0])[0])
        state.play(loser, state.legal(loser)[len(state.legal(loser)) - 1 - (state.height >= 0)])
        assert call(state).loser == loser


def any_deals(*totals: int) -> tuple[tuple[Card, ...], ...]:
    """Deals whose cards do not matter, of so many cards."""
    return tuple(CARDS[:total] for total in totals)


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
    assert list(state.to_act) == [0, 1, 2]
    [turned] = state.play(CZESIO, Turn((6,)))
    assert turned == Turned(CZESIO, (6,))
    assert turned.seen_by(ANIA) == turned.seen_by(None) == Turned(CZESIO, None)
    assert list(state.to_act) == [0, 1]
    assert state.view(CZESIO).up == (6,)
    assert state.view(ANIA).up is None
    with pytest.raises(IllegalAction):
        state.play(CZESIO, Turn((3,)))  # not changed afterwards
    with pytest.raises(IllegalAction, match="lie turn needs one value of each card"):
        state.play(ANIA, Turn((2,)))
    state.play(BARTEK, Turn((2,)))
    state.play(ANIA, Turn((1,)))
    assert list(state.to_act) == [ANIA]


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
def test_a_subclass_of_call_is_no_call() -> None:
    class Shout(Call, frozen=True):
        pass

    state = table(ANIA, deal("14", "25", "36"))
    turn_all(state, "1", "2", "3")
    bid(state, "1x1")
    assert Shout() not in state.legal(BARTEK)
    with pytest.raises(IllegalAction, match="not an action of this game"):
        state.play(BARTEK, Shout())


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
    state = table(players=6)  # six cards, one each
    turn_low(state)
    bid(state, *auction)
    assert [f"{placed.count}x{placed.value}" for placed in state.placed] == list(auction)


@pytest.mark.rule("LI-5")
def test_value_first_lets_one_five_beat_three_fours() -> None:
    classic, value_first = bid_ladder("classic", 9).bids, bid_ladder("value_first", 9).bids
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


@pytest.mark.rule("LI-6", "LI-7", "LI-8")
def test_the_printed_example() -> None:
    # On the way to it Bartek has lost four rounds, Ania three and Czesio one, the last.
    state = table(
        ANIA,
        *any_deals(3, 4, 5, 6, 7, 8, 9, 10),
        deal("35 35 12 12", "15 25 13 14 16", "24 56"),
        deal("26 24 12 12", "23 25 13 14 16", "26 34 45"),
    )
    lose(state, BARTEK, BARTEK, BARTEK, BARTEK, ANIA, ANIA, ANIA, CZESIO)
    assert state.counts == (4, 5, 2)
    assert state.round_starter == ANIA

    # Three threes, three fives, four ones, five ones, five fives; Czesio does not believe it.
    turn_all(state, "5 5 1 1", "5 5 1 1 1", "4 5")
    bid(state, "3x3", "3x5", "4x1", "5x1", "5x5")
    assert (state.bidder, state.to_act) == (BARTEK, (CZESIO,))
    shown = call(state)
    assert (shown.found, shown.loser, shown.cards) == (5, CZESIO, 3)
    assert state.round_starter == BARTEK

    # One four, three twos, four twos, six twos; Czesio calls again, and there are five.
    turn_all(state, "2 2 1 1", "2 2 1 1 1", "2 3 4")
    bid(state, "1x4", "3x2", "4x2", "6x2")
    shown = call(state)
    assert (shown.found, shown.loser, shown.cards) == (5, BARTEK, 6)
    assert state.result is not None
    assert (state.result.winners, state.result.scores) == ((CZESIO,), (4, 6, 3))
    assert state.to_act == ()
    with pytest.raises(IllegalAction, match="game over"):
        state.play(ANIA, Bid(1, 1))


# ── the end and its ties ────────────────────────────────────────────────────────────────────


@pytest.mark.rule("LI-9")
def test_those_tied_for_fewest_play_extra_rounds_with_the_cards_they_have() -> None:
    # Bartek goes to six; Ania and Czesio are tied with two each, and Czesio won the last round.
    state = table(ANIA)
    lose(state, ANIA, CZESIO, BARTEK, BARTEK, BARTEK, BARTEK, BARTEK)
    assert (state.counts, state.tie_break) == ((2, 6, 2), True)
    assert TieBreak((ANIA, CZESIO)) in state.record.events
    assert state.round_starter == CZESIO
    assert state.to_act == (ANIA, CZESIO)
    assert state.hands[BARTEK] == ()
    with pytest.raises(IllegalAction, match="not your turn"):
        state.play(BARTEK, Turn(()))
    lose(state, ANIA)
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((CZESIO,), "last_one_left")
    assert state.counts == (2, 6, 2)  # nobody draws more in an extra round


@pytest.mark.rule("LI-9")
def test_a_winner_who_is_not_tied_leaves_the_start_to_the_next_who_is() -> None:
    state = table(0, players=4)
    lose(state, 2, 1, 1, 1, 1, 1)  # seat 2 won the last round with two cards
    assert (state.counts, state.playing) == ((1, 6, 2, 1), (0, 3))
    assert state.round_starter == 3
    lose(state, 0)
    assert state.result is not None
    assert state.result.winners == (3,)


@pytest.mark.rule("LI-9", "LI-11")
def test_the_next_tied_player_is_sought_clockwise_whichever_way_the_last_round_went() -> None:
    state = table(0, players=4, directions=True)
    lose(state, 2, 1, 1, 1, 1)
    turn_low(state)
    state.play(2, Direct(False))
    # Counter-clockwise seat 1 comes after seat 2. It calls a true bid and goes to six cards.
    state.play(2, Bid(1, state.up[2][0]))
    assert state.to_act == (1,)
    assert call(state).loser == 1
    # The winner, seat 2, is not tied. Clockwise seat 3 comes next; the other way it would be 0.
    assert (state.counts, state.playing) == ((1, 6, 2, 1), (0, 3))
    assert state.round_starter == 3


@pytest.mark.rule("LI-9")
def test_three_tied_drop_out_one_by_one() -> None:
    state = table(0, players=4)
    lose(state, 1, 1, 1, 1, 1)
    assert state.view(None).playing == (0, 2, 3)
    lose(state, 2)
    assert Eliminated(2) in state.record.events
    assert state.view(None).playing == (0, 3)
    assert state.round_starter == 3
    lose(state, 3)
    assert state.result is not None
    assert state.result.winners == (0,)


# ── variants ────────────────────────────────────────────────────────────────────────────────


def wild_round(first: str, *, wild_ones: bool) -> Shown:
    """Ania 1, Bartek 1, Czesio 4; the first bid, then "three fours", called."""
    state = table(ANIA, deal("12", "13", "46"), wild_ones=wild_ones)
    turn_all(state, "1", "1", "4")
    bid(state, first, "3x4")
    return call(state)


@pytest.mark.rule("LI-10")
def test_ones_are_wild_unless_the_first_bid_was_on_ones() -> None:
    assert wild_round("1x2", wild_ones=False).found == 1
    assert wild_round("1x2", wild_ones=True).found == 3
    assert wild_round("1x1", wild_ones=True).found == 1


@pytest.mark.rule("LI-10")
def test_a_wild_one_is_counted_once_in_a_bid_on_ones() -> None:
    state = table(ANIA, deal("12", "13", "46"), wild_ones=True)
    turn_all(state, "1", "1", "4")
    bid(state, "1x2", "3x1")
    assert call(state).found == 2


@pytest.mark.rule("LI-11")
def test_the_starter_chooses_the_direction() -> None:
    state = table(ANIA, deal("12", "13", "46"), directions=True)
    with pytest.raises(IllegalAction, match="lie no direction now"):
        state.play(ANIA, Direct(False))
    turn_all(state, "1", "1", "4")
    assert list(state.legal(ANIA)) == [Direct(True), Direct(False)]
    with pytest.raises(IllegalAction, match="lie turn first"):
        state.play(ANIA, Bid(1, 1))
    state.play(ANIA, Direct(False))
    bid(state, "1x1")
    assert state.to_act == (CZESIO,)
    assert state.play(CZESIO, Call())[0] == Called(CZESIO, ANIA)
    assert state.clockwise  # until the next starter says otherwise


@pytest.mark.rule("LI-11")
def test_with_two_players_no_direction_is_asked() -> None:
    state = table(ANIA, deal("12", "46"), players=2, directions=True)
    turn_all(state, "1", "4")
    assert (state.phase, state.to_act) == ("bid", (ANIA,))
    with pytest.raises(IllegalAction, match="lie no direction now"):
        state.play(ANIA, Direct(True))
    assert Direct(True) not in state.legal(ANIA)


@pytest.mark.rule("LI-11")
@pytest.mark.parametrize("longer_game", [False, True])
def test_with_two_players_left_no_direction_is_asked(longer_game: bool) -> None:
    state = table(ANIA, directions=True, longer_game=longer_game)
    lose(state, *[BARTEK] * 5)  # out of a longer game; else the two others are tied
    assert state.playing == (ANIA, CZESIO)
    turn_low(state)
    assert state.phase == "bid"


@pytest.mark.rule("LI-12")
def test_fewer_and_fewer() -> None:
    state = table(ANIA, fewer_and_fewer=True)
    assert state.counts == (5, 5, 5)
    lose(state, CZESIO, BARTEK, BARTEK, BARTEK, BARTEK, BARTEK)
    assert state.result is not None
    assert (state.result.winners, state.result.scores) == ((ANIA,), (5, 0, 4))
    assert state.result.reason == "most_cards"


@pytest.mark.rule("LI-12", "LI-9")
def test_fewer_and_fewer_breaks_ties_for_most_the_same_way() -> None:
    state = table(ANIA, fewer_and_fewer=True)
    lose(state, BARTEK, BARTEK, BARTEK, BARTEK, BARTEK)
    assert state.tie_break
    assert state.playing == (ANIA, CZESIO)
    assert (len(state.hands[ANIA]), len(state.hands[CZESIO])) == (5, 5)


@pytest.mark.rule("LI-13")
def test_the_longer_game_goes_on_until_one_is_left() -> None:
    state = table(ANIA, longer_game=True)
    lose(state, *[BARTEK] * 5)
    assert Eliminated(BARTEK) in state.record.events
    assert (state.result, state.playing, state.tie_break) == (None, (ANIA, CZESIO), False)
    lose(state, *[ANIA] * 4)
    assert state.result is None
    lose(state, ANIA)
    assert state.result is not None
    assert state.result.winners == (CZESIO,)


@pytest.mark.rule("LI-14")
def test_all_variants_together() -> None:
    state = table(
        ANIA,
        raise_order="value_first",
        wild_ones=True,
        directions=True,
        fewer_and_fewer=True,
        longer_game=True,
    )
    turn_low(state)
    state.play(ANIA, Direct(False))
    bid(state, "15x3", "1x4")
    assert state.to_act == (BARTEK,)
    shown = call(state)
    ones_and_fours = sum(up.count(1) + up.count(4) for up in shown.up)
    assert shown.found == ones_and_fours
    assert shown.loser == (BARTEK if ones_and_fours else CZESIO)
    assert state.counts[shown.loser] == 4


# ── what is legal, and how many histories there are ─────────────────────────────────────────


def test_options_are_refused_with_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"no option 'wild'; its options: .*wild_ones"):
        Lie(wild=True)
    with pytest.raises(OptionError, match="option 'wild_ones' must be bool"):
        Lie(wild_ones="yes")
    with pytest.raises(OptionError, match=r"option 'raise_order' must be .*'value_first'"):
        Lie(raise_order="up")
    with pytest.raises(OptionError, match="must be a seat from 0 to 2"):
        Lie().start(3, starter=3)


def test_an_index_past_the_end_is_an_error() -> None:
    legal = Raises(bid_ladder("classic", 3), 3)
    assert len(legal) == 15
    for index in (15, -1):
        with pytest.raises(IndexError):
            legal[index]


def test_histories_of_one_round_are_the_rising_sequences_of_bids() -> None:
    # Two players, one card each: 2 × 2 ways to turn, then any rising sequence of the 12 bids.
    state = table(0, deal("12", "34"), players=2)
    assert histories(state, 2) == 4
    assert histories(state, 3) == 4 * 12
    # A second decision is a call (the round ends) or any of the higher bids: 12 + 66.
    assert histories(state, 4) == 4 * (12 + 66)


@pytest.mark.parametrize(
    ("script", "options", "depth", "count"),
    [
        ((0, deal("12", "34")), {}, 6, 3796),
        ((1, deal("12", "34", "56")), {"wild_ones": True}, 6, 8040),
        ((1, deal("12", "34", "56")), {"raise_order": "value_first", "directions": True}, 7, 16128),
    ],
)
def test_history_counts(
    script: tuple[object, ...], options: dict[str, object], depth: int, count: int
) -> None:
    state = table(*script, players=len(cast("tuple[Card, ...]", script[1])), **options)
    assert histories(state, depth) == count


def test_bids_on_the_table_are_public() -> None:
    state = table(ANIA, deal("12", "13", "46"))
    turn_all(state, "1", "1", "4")
    bid(state, "1x2")
    assert state.view(None).bids == state.view(CZESIO).bids == (BidPlaced(ANIA, 1, 2),)
