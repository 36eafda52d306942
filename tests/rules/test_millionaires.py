"""Milionerzy i bankruci by its numbered rules: the printed examples and every edge."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from typing import cast

import msgspec
import pytest

from bluffhouse import Action, Event, IllegalAction, OptionError
from bluffhouse.rules.contract import Ended, Result
from bluffhouse.rules.millionaires import (
    ALL_MONEY,
    MONEY,
    TILES,
    Bid,
    BidPlaced,
    Discard,
    Discarded,
    Millionaires,
    MillionairesState,
    Pass,
    Passed,
    PricedOut,
    Reveal,
    Revealed,
    Scored,
    Sheet,
    Shuffled,
    Stolen,
    Tile,
    TileTaken,
    reckon,
)
from histories import histories

PRZEMEK, KRYSIA, JAREK, OLA = 0, 1, 2, 3

CASINO: Tile = "casino"
CBA: Tile = "cba"
SUCCESS: Tile = "success"
THIEF: Tile = "thief"


# ── how the tests talk ──────────────────────────────────────────────────────────────────────


def pile(*top: Tile) -> tuple[Tile, ...]:
    """All sixteen tiles, these on top."""
    rest = list(TILES)
    for tile in top:
        rest.remove(tile)
    return (*top, *rest)


def table(
    *top: Tile, starter: int = PRZEMEK, players: int = 3, **options: object
) -> MillionairesState:
    """A game with these tiles on top of the pile."""
    state = Millionaires(**options).start(players, script=(starter, pile(*top)))
    return cast("MillionairesState", state)


def reveal(state: MillionairesState) -> list[Event]:
    return list(state.play(state.to_act[0], Reveal()))


def say(state: MillionairesState, *words: str) -> list[Event]:
    """Everyone in turn: say(state, "8", "10", "pass", "2+4"). The events of the last word."""
    events: list[Event] = []
    for word in words:
        action = Pass() if word == "pass" else Bid(tuple(map(int, word.split("+"))))
        events = list(state.play(state.to_act[0], action))
    return events


def buy(state: MillionairesState, seat: int, *cards: int) -> list[Event]:
    """Give the next tile to this seat for these cards; the others pass. With no cards the seat
    gets it for nothing, as the last to be asked; if it is to pay, another seat bids once."""
    events = reveal(state)
    while state.phase == "bid":
        [speaker] = state.to_act
        action: Action = Pass()
        if speaker == seat:
            action = Bid(cards)
        elif cards and not state.stakes[seat] and len(state.view(seat).bidding) == 2:
            action = state.legal(speaker)[0]
        events = list(state.play(speaker, action))
    [taken] = [event for event in events if isinstance(event, TileTaken)]
    assert (taken.seat, taken.lost[seat]) == (seat, sum(cards))
    return events


def suffer(state: MillionairesState, seat: int) -> list[Event]:
    """Give the next tile, a misfortune, to this seat: those before it bid their lowest."""
    reveal(state)
    while state.to_act != (seat,):
        speaker = state.to_act[0]
        state.play(speaker, state.legal(speaker)[0])
    events = list(state.play(seat, Pass()))
    assert state.phase == "discard" or state.to_act == (seat,)
    return events


def all_but(*cards: int) -> tuple[int, ...]:
    """Every money card except these."""
    return tuple(card for card in MONEY if card not in cards)


def refusal(
    state: MillionairesState, action: Action, seat: int | None = None
) -> tuple[str, object]:
    before = (state.view(0), state.view(1), state.view(2), state.record)
    with pytest.raises(IllegalAction) as refused:
        state.play(state.to_act[0] if seat is None else seat, action)
    assert (state.view(0), state.view(1), state.view(2), state.record) == before
    return refused.value.reason, refused.value.values


def result(state: MillionairesState) -> Result:
    assert state.result is not None
    return state.result


def sheets(events: Sequence[Event]) -> tuple[Sheet, ...]:
    scored = events[-2]
    assert isinstance(scored, Scored)
    return scored.sheets


# ── components and set-up ───────────────────────────────────────────────────────────────────


@pytest.mark.rule("MB-1")
def test_eleven_money_cards_worth_106() -> None:
    assert MONEY == (1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25)
    assert len(MONEY) == 11
    assert sum(MONEY) == 106
    state = table()
    assert all(state.view(seat).hand == MONEY for seat in range(3))


@pytest.mark.rule("MB-1")
def test_hands_are_not_shown_but_bids_and_losses_are() -> None:
    state = table(7, 8)
    reveal(state)
    say(state, "4+6", "pass", "12", "pass")
    reveal(state)
    say(state, "1+2")
    for seat in (PRZEMEK, KRYSIA, None):
        view = state.view(seat)
        assert view.spent == ((), (), (12,))
        assert view.stakes == ((), (), (1, 2))
        assert view.hand == (() if seat is None else MONEY)
    assert state.view(JAREK).hand == all_but(1, 2, 12)


@pytest.mark.rule("MB-2")
def test_sixteen_tiles() -> None:
    assert sorted(tile for tile in TILES if isinstance(tile, int)) == list(range(1, 11))
    others = Counter(tile for tile in TILES if isinstance(tile, str))
    assert others == {"success": 3, "casino": 1, "cba": 1, "thief": 1}


@pytest.mark.rule("MB-2")
def test_nobody_sees_the_shuffled_pile() -> None:
    state = table(5, CASINO)
    shuffled = state.record.events[1]
    assert shuffled == Shuffled(pile(5, CASINO))
    assert shuffled.seen_by(PRZEMEK) == shuffled.seen_by(None) == Shuffled(None)
    assert state.view(PRZEMEK).pile == 16
    assert state.view(PRZEMEK).revealed == ()
    reveal(state)
    assert state.view(None).pile == 15
    assert state.view(None).revealed == (5,)


@pytest.mark.rule("MB-2")
def test_every_order_of_the_pile_can_come() -> None:
    tops = {cast("MillionairesState", Millionaires().start(3, seed=n)).pile[0] for n in range(300)}
    assert tops == set(TILES)


@pytest.mark.rule("MB-1")
@pytest.mark.parametrize("players", [2, 6, 0, True, "4", None])
def test_three_to_five_players(players: object) -> None:
    with pytest.raises(OptionError, match="millionaires is for 3 to 5 players"):
        Millionaires().start(players)  # type: ignore[arg-type]  # that is what is refused


@pytest.mark.rule("MB-11")
def test_the_only_option_is_face_down_tiles() -> None:
    with pytest.raises(OptionError, match="no option 'face_up'; its options: face_down_tiles"):
        Millionaires(face_up=True)
    with pytest.raises(OptionError, match="'face_down_tiles' must be bool"):
        Millionaires(face_down_tiles="yes")


# ── the auction of wealth and success ───────────────────────────────────────────────────────


@pytest.mark.rule("MB-4", "MB-5")
def test_an_auction_card_by_card() -> None:
    state = table(10, starter=KRYSIA)
    assert reveal(state) == [Revealed(KRYSIA, 10, reds=0)]
    assert state.to_act == (KRYSIA,)  # whoever revealed it speaks first, then clockwise
    assert say(state, "3+4") == [BidPlaced(KRYSIA, (3, 4), total=7)]
    assert say(state, "8") == [BidPlaced(JAREK, (8,), total=8)]
    assert say(state, "pass") == [Passed(PRZEMEK)]
    assert say(state, "2") == [BidPlaced(KRYSIA, (2,), total=9)]  # on top of the 3 and the 4
    assert say(state, "25") == [BidPlaced(JAREK, (25,), total=33)]
    assert state.view(None).stakes == ((), (2, 3, 4), (8, 25))
    assert say(state, "pass") == [
        Passed(KRYSIA),
        TileTaken(JAREK, 10, lost=(0, 0, 33), returned=(0, 9, 0)),
    ]
    view = state.view(JAREK)
    assert view.tiles == ((), (), (10,))  # face up
    assert view.hand == all_but(8, 25)
    assert view.spent == ((), (), (8, 25))
    assert state.view(KRYSIA).hand == MONEY
    assert view.to_act == (JAREK,)


@pytest.mark.rule("MB-4")
def test_a_bid_must_be_higher_than_every_other() -> None:
    state = table(10)
    reveal(state)
    say(state, "10")
    for word in ("10", "4+6", "8", "1"):
        total = sum(map(int, word.split("+")))
        assert refusal(state, Bid(tuple(map(int, word.split("+"))))) == (
            "millionaires-bid-too-low",
            {"total": total, "highest": 10},
        )
    say(state, "1+10", "pass")
    assert refusal(state, Bid((1,)))[0] == "millionaires-bid-too-low"  # 10 + 1: only equal
    say(state, "2")
    assert state.highest == 12


@pytest.mark.rule("MB-4")
def test_cards_once_down_stay_down_until_the_auction_ends() -> None:
    state = table(10)
    reveal(state)
    say(state, "10", "12", "pass")
    assert refusal(state, Bid((10, 15))) == ("millionaires-not-in-hand", {"card": 10})
    say(state, "15")
    assert state.view(None).stakes[PRZEMEK] == (10, 15)
    assert refusal(state, Bid((12, 25))) == ("millionaires-not-in-hand", {"card": 12})


@pytest.mark.rule("MB-4")
def test_who_has_passed_is_out_of_this_auction_and_in_the_next() -> None:
    state = table(10, 9)
    reveal(state)
    say(state, "pass", "1", "2")
    assert state.to_act == (KRYSIA,)
    assert state.view(None).bidding == (KRYSIA, JAREK)
    say(state, "pass")
    reveal(state)
    assert state.view(None).bidding == (PRZEMEK, KRYSIA, JAREK)


@pytest.mark.rule("MB-4")
def test_what_is_not_a_bid() -> None:
    state = table(10)
    reveal(state)
    assert refusal(state, Bid(()))[0] == "millionaires-bid-needs-a-card"
    junk: list[object] = [(5,), (2, 1), (1, 1), (0,), (-1,), (True,), (1.0,), ("1",), (None,)]
    junk += [[1], None, "25", 25, {1: 2}, ((1,),), ([1],), (10**30,)]
    for cards in junk:
        action = Bid(cards)  # type: ignore[arg-type]  # that is what is refused
        assert action not in state.legal(PRZEMEK)
        assert refusal(state, action)[0] == "millionaires-not-money-cards"


@pytest.mark.rule("MB-4", "MB-8")
def test_each_thing_in_its_time() -> None:
    state = table(3, 4, THIEF)
    assert refusal(state, Bid((1,)))[0] == "millionaires-reveal-first"
    assert refusal(state, Pass())[0] == "millionaires-reveal-first"
    assert refusal(state, Discard(3))[0] == "millionaires-reveal-first"
    assert refusal(state, Reveal(), seat=KRYSIA) == ("not-your-turn", {})
    reveal(state)
    assert refusal(state, Reveal()) == ("millionaires-auction-under-way", {"tile": 3})
    assert refusal(state, Discard(3))[0] == "millionaires-nothing-to-discard"
    assert refusal(state, Pass(), seat=JAREK)[0] == "not-your-turn"
    say(state, "1", "pass", "pass")
    buy(state, PRZEMEK, 2)
    suffer(state, PRZEMEK)
    assert refusal(state, Reveal())[0] == "millionaires-discard-first"
    assert refusal(state, Pass())[0] == "millionaires-discard-first"
    assert refusal(state, Bid((3,)))[0] == "millionaires-discard-first"
    assert refusal(state, cast("Action", "pass"))[0] == "not-an-action-of-this-game"
    for seat in (-1, 99, None, True, 0.0, "0", "__proto__"):
        assert len(state.legal(cast("int", seat))) == 0
        with pytest.raises(IllegalAction, match="not your turn"):
            state.play(cast("int", seat), Discard(3))


@pytest.mark.rule("MB-4")
def test_every_part_of_the_hand_that_beats_the_highest_bid_is_legal_and_nothing_else() -> None:
    rng = random.Random(4)
    for seed in range(40):
        state = cast("MillionairesState", Millionaires().start(3, seed=seed))
        for _ in range(rng.randrange(30)):
            if state.result is None:
                state.play(state.to_act[0], state.legal(state.to_act[0]).sample(rng))
        if state.phase != "bid":
            continue
        [seat] = state.to_act
        view = state.view(seat)
        parts = [part for n in range(1, 12) for part in combinations(view.hand, n)]
        higher = [part for part in parts if sum(view.stakes[seat]) + sum(part) > view.highest]
        legal = state.legal(seat)
        assert set(legal) == {*map(Bid, higher), Pass()}
        assert len(legal) == len(higher) + 1
        for part in [part for n in range(1, 12) for part in combinations(MONEY, n)]:
            assert (Bid(part) in legal) is (part in higher)


@pytest.mark.rule("MB-5")
def test_if_all_but_one_pass_without_a_bid_the_last_gets_it_for_nothing() -> None:
    state = table(6, starter=KRYSIA)
    reveal(state)
    assert say(state, "pass", "pass") == [
        Passed(JAREK),
        TileTaken(PRZEMEK, 6, lost=(0, 0, 0), returned=(0, 0, 0)),
    ]
    assert state.view(None).tiles == ((6,), (), ())
    assert state.view(PRZEMEK).hand == MONEY


@pytest.mark.rule("MB-4", "MB-5")
def test_who_cannot_bid_higher_is_not_asked() -> None:
    state = table(6, 7)
    reveal(state)
    everything = "+".join(map(str, MONEY))
    assert say(state, everything) == [
        BidPlaced(PRZEMEK, MONEY, total=106),
        PricedOut(KRYSIA, highest=106),
        PricedOut(JAREK, highest=106),
        TileTaken(PRZEMEK, 6, lost=(106, 0, 0), returned=(0, 0, 0)),
    ]
    # He has nothing left: he reveals the next tile and cannot speak for it.
    assert reveal(state) == [Revealed(PRZEMEK, 7, reds=0), PricedOut(PRZEMEK, highest=0)]
    assert state.to_act == (KRYSIA,)


@pytest.mark.rule("MB-5")
def test_with_no_money_at_the_whole_table_the_last_gets_it_for_nothing() -> None:
    state = table(1, 2, 3, 4)
    for seat in (PRZEMEK, KRYSIA, JAREK):
        buy(state, seat, *MONEY)
    assert reveal(state) == [
        Revealed(JAREK, 4, reds=0),
        PricedOut(JAREK, highest=0),
        PricedOut(PRZEMEK, highest=0),
        TileTaken(KRYSIA, 4, lost=(0, 0, 0), returned=(0, 0, 0)),
    ]
    assert state.to_act == (KRYSIA,)


# ── the auction of misfortune ───────────────────────────────────────────────────────────────


@pytest.mark.rule("MB-6")
def test_the_first_to_pass_takes_misfortune_and_his_money_back_the_others_lose_theirs() -> None:
    state = table(CASINO)
    reveal(state)
    assert say(state, "1", "2+3", "6", "8", "pass") == [
        Passed(KRYSIA),
        TileTaken(KRYSIA, "casino", lost=(9, 0, 6), returned=(0, 5, 0)),
    ]
    view = state.view(KRYSIA)
    assert view.spent == ((1, 8), (), (6,))
    assert view.hand == MONEY
    assert view.tiles == ((), ("casino",), ())


@pytest.mark.rule("MB-6")
def test_misfortune_passed_at_once_by_the_first_speaker() -> None:
    state = table(CBA, starter=JAREK)
    reveal(state)
    assert say(state, "pass") == [
        Passed(JAREK),
        TileTaken(JAREK, "cba", lost=(0, 0, 0), returned=(0, 0, 0)),
    ]
    assert state.to_act == (JAREK,)


@pytest.mark.rule("MB-6")
def test_who_cannot_bid_higher_takes_misfortune() -> None:
    state = table(CASINO)
    reveal(state)
    events = say(state, "1", "2", "+".join(map(str, MONEY)))
    assert events[1:] == [
        PricedOut(PRZEMEK, highest=106),
        TileTaken(PRZEMEK, "casino", lost=(0, 2, 106), returned=(1, 0, 0)),
    ]


@pytest.mark.rule("MB-7")
@pytest.mark.parametrize("taker", [PRZEMEK, KRYSIA, JAREK])
@pytest.mark.parametrize("tile", [8, SUCCESS, CASINO, CBA, THIEF])
def test_whoever_took_the_last_tile_reveals_the_next(taker: int, tile: Tile) -> None:
    state = table(tile, 2)
    if tile in (8, SUCCESS):
        buy(state, taker, 20)
    else:
        suffer(state, taker)
    assert state.phase == "reveal"
    assert state.to_act == (taker,)
    assert list(state.legal(taker)) == [Reveal()]  # revealing is the fun: not done for him
    reveal(state)
    assert state.to_act == (taker,)  # and speaks first


@pytest.mark.rule("MB-7")
def test_luck_chooses_who_begins_unless_the_table_does() -> None:
    assert table(starter=JAREK).to_act == (JAREK,)
    starters = {Millionaires().start(5, seed=seed).to_act for seed in range(100)}
    assert starters == {(0,), (1,), (2,), (3,), (4,)}
    assert Millionaires().start(4, seed=1, starter=OLA).to_act == (OLA,)


# ── the Thief ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MB-8")
def test_with_several_wealth_tiles_the_thiefs_owner_chooses() -> None:
    state = table(3, SUCCESS, 9, 5, THIEF, 1)
    buy(state, PRZEMEK, 1)
    buy(state, PRZEMEK, 2)
    buy(state, PRZEMEK, 3)
    buy(state, KRYSIA, 20)
    assert suffer(state, PRZEMEK) == [
        Passed(PRZEMEK),
        TileTaken(PRZEMEK, "thief", lost=(0, 1, 2), returned=(0, 0, 0)),
    ]
    assert state.to_act == (PRZEMEK,)
    assert state.view(KRYSIA).tile == "thief"
    assert list(state.legal(PRZEMEK)) == [Discard(3), Discard(9)]
    for tile in (5, 1, 0, -1, True, 3.0, "success", "thief", None, [3], (3,)):
        action = Discard(tile)  # type: ignore[arg-type]  # that is what is refused
        assert action not in state.legal(PRZEMEK)
        assert refusal(state, action)[0] == "millionaires-not-your-wealth-tile"
    assert state.play(PRZEMEK, Discard(3)) == [Discarded(PRZEMEK, 3)]
    view = state.view(None)
    assert view.tiles == (("success", 9), (5,), ())
    assert view.box == (3, "thief")
    assert view.tile is None
    assert state.to_act == (PRZEMEK,)
    # The Thief is spent: the next tile he wins is safe.
    buy(state, PRZEMEK, 25)
    assert state.view(None).tiles[PRZEMEK] == ("success", 9, 1)


@pytest.mark.rule("MB-8")
def test_the_only_wealth_tile_goes_by_itself_and_success_cannot_be_stolen() -> None:
    state = table(SUCCESS, 9, THIEF)
    buy(state, PRZEMEK, 1)
    buy(state, PRZEMEK, 2)
    assert suffer(state, PRZEMEK)[1:] == [
        TileTaken(PRZEMEK, "thief", lost=(0, 0, 0), returned=(0, 0, 0)),
        Stolen(PRZEMEK, 9),
    ]
    assert state.view(None).tiles == (("success",), (), ())
    assert state.view(None).box == (9, "thief")
    assert state.phase == "reveal"


@pytest.mark.rule("MB-8")
def test_with_nothing_to_steal_the_first_wealth_tile_won_goes() -> None:
    state = table(SUCCESS, THIEF, SUCCESS, CASINO, 10, 4)
    buy(state, KRYSIA, 1)
    assert suffer(state, KRYSIA)[-1] == TileTaken(
        KRYSIA, "thief", lost=(0, 0, 0), returned=(0, 0, 0)
    )
    assert state.view(None).tiles[KRYSIA] == ("success", "thief")  # he waits
    buy(state, KRYSIA, 2)
    suffer(state, KRYSIA)
    assert state.view(None).tiles[KRYSIA] == ("success", "thief", "success", "casino")
    assert buy(state, KRYSIA, 3)[-2:] == [
        TileTaken(KRYSIA, 10, lost=(0, 3, 0), returned=(0, 0, 0)),
        Stolen(KRYSIA, 10),
    ]
    view = state.view(None)
    assert view.tiles[KRYSIA] == ("success", "success", "casino")
    assert view.box == (10, "thief")
    assert state.to_act == (KRYSIA,)
    buy(state, KRYSIA, 4)
    assert state.view(None).tiles[KRYSIA][-1:] == (4,)  # type: ignore[index]  # they are face up


@pytest.mark.rule("MB-8")
def test_a_waiting_thief_takes_from_his_owner_only() -> None:
    state = table(THIEF, 10)
    suffer(state, PRZEMEK)
    buy(state, KRYSIA, 3)
    assert state.view(None).tiles == (("thief",), (10,), ())


# ── the end ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MB-3")
def test_four_reds_on_top_three_auctions_and_the_end() -> None:
    state = table(SUCCESS, CBA, SUCCESS, SUCCESS)
    buy(state, PRZEMEK, 1)
    suffer(state, PRZEMEK)
    buy(state, PRZEMEK, 2)
    assert state.view(None).reds == 3
    events = reveal(state)
    assert events[0] == Revealed(PRZEMEK, "success", reds=4)
    assert [type(event) for event in events] == [Revealed, Scored, Ended]  # not auctioned
    view = state.view(None)
    assert view.phase == "over"
    assert view.to_act == ()
    assert view.tiles == (("success", "cba", "success"), (), ())
    assert view.tile == "success"
    assert view.pile == 12  # out, and not shown
    assert refusal(state, Reveal(), seat=PRZEMEK) == ("game-over", {})
    assert len(state.legal(PRZEMEK)) == 0


@pytest.mark.rule("MB-3")
@pytest.mark.parametrize("last", [SUCCESS, CBA])
def test_the_last_tile_of_the_pile_can_be_the_fourth_red(last: Tile) -> None:
    order = list(TILES)
    order.remove(last)
    state = table(*order, last)
    rng = random.Random(8)
    while state.pile:
        assert state.result is None
        state.play(state.to_act[0], state.legal(state.to_act[0]).sample(rng))
    assert result(state).reason
    assert state.tile == last
    assert state.pile == ()


@pytest.mark.rule("MB-3")
@pytest.mark.parametrize("tile", TILES)
def test_which_tiles_are_red(tile: Tile) -> None:
    state = table(tile)
    assert reveal(state)[0] == Revealed(PRZEMEK, tile, reds=int(tile in ("success", "cba")))


def printed_money_example() -> tuple[MillionairesState, list[Event]]:
    """Przemek keeps 28, Krysia 35, Jarek 10, and each of them owns something."""
    state = table(7, 9, 10, SUCCESS, SUCCESS, SUCCESS, CBA)
    buy(state, PRZEMEK, *all_but(3, 25))
    buy(state, KRYSIA, *all_but(10, 25))
    buy(state, JAREK, *all_but(10))
    for seat in (KRYSIA, PRZEMEK, JAREK):  # each the last to be asked, so for nothing
        buy(state, seat)
    return state, reveal(state)


@pytest.mark.rule("MB-9")
def test_printed_example_28_35_and_10_left() -> None:
    state, events = printed_money_example()
    assert [(sheet.money, sheet.out) for sheet in sheets(events)] == [
        (28, False),
        (35, False),
        (10, True),
    ]
    # Jarek's 20 points would have won; he loses whatever he owns.
    assert [sheet.steps for sheet in sheets(events)] == [(7, 14), (9, 18), (10, 20)]
    assert result(state) == Result((KRYSIA,), (14, 18, 0), "most_points")
    assert events[-1] == Ended(result(state))
    assert state.view(None).sheets == sheets(events)


@pytest.mark.rule("MB-10")
def test_printed_example_3_and_9_casino_two_successes_and_cba_make_14() -> None:
    state = table(3, 9, CASINO, SUCCESS, SUCCESS, CBA, SUCCESS)
    buy(state, PRZEMEK, 1)
    buy(state, PRZEMEK, 2)
    suffer(state, PRZEMEK)
    buy(state, PRZEMEK, 3)
    buy(state, PRZEMEK, 4)
    reveal(state)
    say(state, "6", "8", "25", "pass")
    events = reveal(state)
    sheet = sheets(events)[PRZEMEK]
    assert sheet.tiles == (3, 9, "casino", "success", "success", "cba")
    assert sheet.steps == (12, 7, 14, 28, 14)
    assert [sheet.money for sheet in sheets(events)] == [96, 98, 81]
    assert result(state) == Result((PRZEMEK,), (14, 0, 0), "most_points")


@pytest.mark.rule("MB-10")
@pytest.mark.parametrize(
    ("tiles", "steps"),
    [
        ((), (0,)),
        ((1, 10, 5), (16,)),
        ((4, CASINO), (4, 0)),  # never below 0
        ((CASINO, SUCCESS), (0, 0, 0)),
        ((5, CASINO, SUCCESS, SUCCESS), (5, 0, 0, 0)),
        ((2, SUCCESS, CASINO), (2, 0, 0)),  # the Casino before the doubling, whenever won
        ((5, CBA), (5, 3)),  # rounded up
        ((1, CBA), (1, 1)),
        ((CBA,), (0, 0)),
        ((3, CBA, SUCCESS), (3, 6, 3)),  # the doubling before the halving
        ((7, CASINO, CBA), (7, 2, 1)),
        ((8, CBA, CASINO), (8, 3, 2)),
        ((2, SUCCESS, SUCCESS, SUCCESS), (2, 4, 8, 16)),
        ((6, SUCCESS, THIEF), (6, 12)),  # a Thief that never found anything costs nothing
    ],
)
def test_points_step_by_step(tiles: tuple[Tile, ...], steps: tuple[int, ...]) -> None:
    assert reckon(tiles) == steps
    for order in permutations(tiles):
        assert reckon(order) == steps


@pytest.mark.rule("MB-8", "MB-10")
def test_a_thief_still_waiting_at_the_end_costs_nothing() -> None:
    state = table(THIEF, SUCCESS, SUCCESS, SUCCESS, CBA)
    suffer(state, PRZEMEK)
    for _ in range(3):
        reveal(state)
        say(state, "pass", "pass")
    assert sheets(reveal(state))[PRZEMEK].tiles[0] == "thief"
    assert state.box == ()


# Three reds go by for nothing: the first two who speak pass, so the tile goes round backwards.


def end_quickly(state: MillionairesState) -> Result:
    while state.result is None:
        reveal(state)
        while state.phase == "bid":
            say(state, "pass")
    return state.result


@pytest.mark.rule("MB-9")
def test_if_all_tie_for_least_nobody_wins() -> None:
    state = table(SUCCESS, SUCCESS, SUCCESS, CBA)
    assert end_quickly(state) == Result((), (0, 0, 0), "all_have_least_money")
    assert all(sheet.out for sheet in state.view(None).sheets or ())


@pytest.mark.rule("MB-9")
def test_if_all_tie_for_least_nobody_wins_even_with_points_and_nothing_left() -> None:
    state = table(1, 2, 3, SUCCESS, SUCCESS, SUCCESS, CBA)
    for seat in (PRZEMEK, KRYSIA, JAREK):
        buy(state, seat, *MONEY)
    assert end_quickly(state) == Result((), (0, 0, 0), "all_have_least_money")


@pytest.mark.rule("MB-9")
def test_all_who_tie_for_least_are_out() -> None:
    state = table(9, 10, SUCCESS, SUCCESS, SUCCESS, CBA)
    buy(state, PRZEMEK, 1, 4)
    buy(state, KRYSIA, 2, 3)
    assert end_quickly(state) == Result((JAREK,), (0, 0, 0), "most_points")
    assert [sheet.out for sheet in state.view(None).sheets or ()] == [True, True, False]


@pytest.mark.rule("MB-10")
@pytest.mark.parametrize(
    ("four", "two", "winners", "reason"),
    [
        (4, 2, (KRYSIA,), "more_money"),
        (8, 4, (PRZEMEK,), "more_money"),
        (4, 6, (PRZEMEK, KRYSIA), "shared"),
    ],
)
def test_equal_points(four: int, two: int, winners: tuple[int, ...], reason: str) -> None:
    # Przemek has the 6 for 10 millions; Krysia the 4 and the 2 for so many; Ola pays most.
    state = table(6, 4, 2, 10, SUCCESS, SUCCESS, SUCCESS, CBA, players=4)
    buy(state, PRZEMEK, 10)
    buy(state, KRYSIA, four)
    buy(state, KRYSIA, two)
    buy(state, OLA, 25)
    for card in (4, 8, 10):
        buy(state, JAREK, card)
    reveal(state)
    assert result(state) == Result(winners, (6, 6, 0, 0), reason)


@pytest.mark.rule("MB-10")
def test_no_points_at_all_is_a_tie_like_any_other() -> None:
    state = table(CASINO, SUCCESS, SUCCESS, SUCCESS, CBA)
    reveal(state)
    say(state, "1", "pass")
    assert end_quickly(state) == Result((KRYSIA, JAREK), (0, 0, 0), "shared")


# ── tiles face down ─────────────────────────────────────────────────────────────────────────


def face_down(*top: Tile, **rest: int) -> MillionairesState:
    return table(*top, face_down_tiles=True, **rest)


@pytest.mark.rule("MB-11")
def test_the_table_does_not_show_who_owns_what() -> None:
    state = face_down(7, CASINO, 3)
    buy(state, PRZEMEK, 25)
    suffer(state, JAREK)
    buy(state, JAREK, 4)
    assert state.view(PRZEMEK).tiles == ((7,), None, None)
    assert state.view(JAREK).tiles == (None, None, ("casino", 3))
    assert state.view(None).tiles == (None, None, None)
    for seat in (PRZEMEK, KRYSIA, JAREK, None):
        view = state.view(seat)
        assert view.tile_counts == (1, 0, 2)
        assert view.revealed == (3, 7, "casino")


@pytest.mark.rule("MB-11")
def test_what_goes_to_the_thief_is_shown_and_a_waiting_thief_is_not() -> None:
    state = face_down(THIEF, 7)
    suffer(state, PRZEMEK)
    assert state.view(KRYSIA).tiles == (None, (), None)
    assert state.view(KRYSIA).tile_counts == (1, 0, 0)
    buy(state, PRZEMEK, 1)
    assert state.view(KRYSIA).box == (7, "thief")
    assert state.view(KRYSIA).tile_counts == (0, 0, 0)


@pytest.mark.rule("MB-11")
def test_at_the_end_all_is_shown() -> None:
    state = face_down(7, SUCCESS, SUCCESS, SUCCESS, CBA)
    buy(state, PRZEMEK, 1)
    end_quickly(state)
    assert state.view(None).tiles == tuple(state.tiles)
    assert [sheet.tiles for sheet in state.view(None).sheets or ()] == state.tiles


def imagined_tiles(state: MillionairesState, seat: int | None) -> Counter[tuple[object, ...]]:
    """Return the owners of the tiles in many imagined truths, as sets."""
    rng = random.Random(11)
    view = state.view(seat)
    return Counter(
        tuple(
            tuple(sorted(tiles, key=TILES.index)) for tiles in state.game.imagine(view, rng).tiles
        )
        for _ in range(2000)
    )


@pytest.mark.rule("MB-11")
def test_imagined_owners_are_all_that_the_view_allows() -> None:
    state = face_down(7, 3, CASINO)
    buy(state, PRZEMEK, 25)
    buy(state, JAREK, 4)
    suffer(state, JAREK)
    # A spectator: one tile lies before Przemek and two before Jarek, any of the three.
    assert set(imagined_tiles(state, None)) == {
        ((3,), (), (7, "casino")),
        ((7,), (), (3, "casino")),
        (("casino",), (), (3, 7)),
    }
    assert set(imagined_tiles(state, JAREK)) == {((7,), (), (3, "casino"))}
    assert set(imagined_tiles(state, PRZEMEK)) == {((7,), (), (3, "casino"))}


@pytest.mark.rule("MB-8", "MB-11")
def test_imagined_owners_of_a_waiting_thief_have_no_wealth() -> None:
    state = face_down(THIEF, 4, SUCCESS, 7)
    suffer(state, KRYSIA)
    buy(state, JAREK, 10)
    buy(state, KRYSIA, 12)
    buy(state, JAREK, 15)
    ways = imagined_tiles(state, PRZEMEK)
    assert set(ways) == {
        ((), ("success", "thief"), (4, 7)),
        ((), (4, 7), ("success", "thief")),
    }
    assert all(900 < count < 1100 for count in ways.values())


@pytest.mark.rule("MB-8", "MB-11")
def test_imagined_choosers_have_a_choice() -> None:
    state = face_down(1, 2, 3, CASINO, THIEF)
    buy(state, JAREK, 10)
    buy(state, JAREK, 12)
    buy(state, KRYSIA, 15)
    suffer(state, KRYSIA)
    suffer(state, JAREK)
    assert state.phase == "discard"
    # Before Jarek lie two of the three wealth tiles, surely; the rest before Krysia.
    assert set(imagined_tiles(state, PRZEMEK)) == {
        ((), (3, "casino"), (1, 2)),
        ((), (2, "casino"), (1, 3)),
        ((), (1, "casino"), (2, 3)),
    }


@pytest.mark.rule("MB-1", "MB-2")
def test_imagined_piles_vary_and_money_does_not() -> None:
    state = table(5, 6)
    buy(state, KRYSIA, 3, 25)
    reveal(state)
    say(state, "4")
    rng = random.Random(3)
    imagined = [state.game.imagine(state.view(PRZEMEK), rng) for _ in range(300)]
    assert {other.pile[0] for other in imagined} == set(TILES) - {5, 6}
    assert all(other.hands == state.hands for other in imagined)
    assert all(other.tiles == state.tiles for other in imagined)


# ── all cards, all the time ─────────────────────────────────────────────────────────────────


def all_is_there(state: MillionairesState) -> bool:
    """Each player's eleven money cards, each in one place, and the sixteen tiles."""
    for hand, stake, spent in zip(state.hands, state.stakes, state.spent, strict=True):
        if hand & stake or hand & spent or stake & spent or hand | stake | spent != ALL_MONEY:
            return False
    middle = () if state.tile is None else (state.tile,)
    owned = [tile for tiles in state.tiles for tile in tiles]
    return Counter([*state.pile, *owned, *state.box, *middle]) == Counter(TILES)


@pytest.mark.rule("MB-1", "MB-2", "MB-5", "MB-6", "MB-8", "MB-11")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("hidden", [False, True])
def test_nothing_is_lost_in_random_play_or_in_imagination(players: int, hidden: bool) -> None:
    rng = random.Random(players)
    game = Millionaires(face_down_tiles=hidden)
    for seed in range(60):
        state = cast("MillionairesState", game.start(players, seed=seed))
        while True:
            assert all_is_there(state)
            for seat in (None, rng.randrange(players)):
                view = state.view(seat)
                imagined = game.imagine(view, rng)
                assert all_is_there(imagined)
                assert imagined.view(seat) == view
                assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            if state.result is not None:
                break
            legal = state.legal(state.to_act[0])
            # Passing and small bids often enough for long auctions and all kinds of owners.
            cheap = legal[min(int(rng.random() * 4), len(legal) - 1)]
            state.play(state.to_act[0], rng.choice([cheap, legal[len(legal) - 1]]))
        assert state.reds == 4


# ── histories ───────────────────────────────────────────────────────────────────────────────


def ways_to_make(value: int) -> int:
    """How many sets of money cards are worth so much: the coefficient in ∏(1 + x^card)."""
    ways = [1] + [0] * 106
    for card in MONEY:
        for total in range(106, card - 1, -1):
            ways[total] += ways[total - card]
    return ways[value]


def first_two_words(state: MillionairesState) -> int:
    """In how many ways the first two decisions after the tile is revealed can go."""
    reveal(state)
    [first] = state.to_act
    ways = 0
    for action in state.legal(first):
        after = state.copy()
        after.play(first, action)
        ways += len(after.legal(after.to_act[0]))
    return ways


@pytest.mark.rule("MB-4", "MB-6")
def test_the_first_two_words_of_an_auction_counted_by_hand() -> None:
    # Of all pairs of sets of money cards some are worth the same; of the others, in half the
    # second set is worth more. From these take away the 2,047 in which the first set is empty,
    # and add that after each of the 2,047 first bids the second player may pass.
    same = sum(ways_to_make(value) ** 2 for value in range(107))
    after_a_bid = (2048 * 2048 - same) // 2 - 2047 + 2047
    # After a pass the second player may do all that the first might have done; but the auction
    # of a misfortune is over, and there is only the next tile to reveal.
    assert first_two_words(table(10)) == after_a_bid + 2048 == 2_070_743
    assert first_two_words(table(CASINO)) == after_a_bid + 1 == 2_068_696


def down_to_one_card_each(*fourth: Tile, last_buyer: int = JAREK) -> MillionairesState:
    """Three successes are sold; Przemek has 1 left, Krysia 2, Jarek 3. Then these tiles."""
    state = table(SUCCESS, SUCCESS, SUCCESS, *fourth)
    buyers = [seat for seat in (PRZEMEK, KRYSIA, JAREK) if seat != last_buyer]
    for seat in (*buyers, last_buyer):
        buy(state, seat, *all_but(seat + 1))
    return state


@pytest.mark.rule("MB-3", "MB-4", "MB-5")
def test_histories_of_a_last_auction_by_hand() -> None:
    # Jarek bids 3 and nobody can follow. Or he passes; then Przemek passes, and Krysia has it;
    # or he bids 1, and Krysia passes or bids 2. Then the fourth red tile.
    assert histories(down_to_one_card_each(10, CBA), 9) == 4
    # Przemek first: he bids 1 or passes, Krysia bids 2 or passes, and Jarek, unless he is
    # the last one left already, bids 3 or passes: 2 × 2 × 2, less the one choice he has not.
    assert histories(down_to_one_card_each(10, CBA, last_buyer=PRZEMEK), 9) == 7


@pytest.mark.rule("MB-3", "MB-6")
def test_histories_of_a_last_misfortune_by_hand() -> None:
    # Jarek passes, or bids 3 and Przemek cannot follow.
    assert histories(down_to_one_card_each(CASINO, CBA), 9) == 2
    # Przemek first: the first to pass is Przemek, Krysia, Jarek, or Przemek after all.
    assert histories(down_to_one_card_each(CASINO, CBA, last_buyer=PRZEMEK), 9) == 4


@pytest.mark.rule("MB-4", "MB-5", "MB-6", "MB-7", "MB-8")
@pytest.mark.parametrize(
    ("tiles", "last_buyer", "count"),
    [
        ((10, THIEF, 4, CASINO), JAREK, 23),
        ((10, 4, THIEF, 5), PRZEMEK, 62),
        ((10, 4, 5, 6, THIEF, CASINO), JAREK, 177),
        ((CASINO, 1, 2, 3, 4, THIEF, 5), PRZEMEK, 366),
    ],
)
def test_histories_of_whole_endgames(tiles: tuple[Tile, ...], last_buyer: int, count: int) -> None:
    assert histories(down_to_one_card_each(*tiles, CBA, last_buyer=last_buyer), 60) == count
