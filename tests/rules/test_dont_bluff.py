"""Nie bluffuj! by its numbered rules: the printed examples and every edge."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any, TypeVar, cast

import pytest

from bluffhouse import Action, Event, IllegalAction, OptionError, Result
from bluffhouse.rules.contract import Ended
from bluffhouse.rules.dont_bluff import (
    BANK,
    CLAIMS,
    COLOURS,
    GOAL,
    HAND,
    SUITCASES,
    Accepted,
    Add,
    Added,
    BankCardTaken,
    BankShuffled,
    Cards,
    ChooseTarget,
    ColourRolled,
    DieRolled,
    DontBluff,
    DontBluffState,
    EmptyHanded,
    GunPassed,
    HandsShown,
    Offer,
    Offered,
    Open,
    Opened,
    Paid,
    Paired,
    Pay,
    PaymentChosen,
    Received,
    Roll,
    Rolled,
    Take,
    TakenBack,
    TargetChosen,
    ways_to_pay,
)
from histories import histories

ANGELO, MARIO, LUIGI = 0, 1, 2
E = TypeVar("E", bound=Event)

# Three players own two colours each: Angelo white and blue, Mario red and yellow, Luigi green and
# purple. Two own three each: Angelo white, green and yellow, Mario red, blue and purple.


def cards(text: str) -> Cards:
    """cards("521") are three suitcases."""
    return tuple(map(int, text))


def table(
    *rounds: str,
    players: int = 3,
    starter: int = ANGELO,
    bank: str = "012125",
    then: str = "",
    seed: int | None = None,
    **options: object,
) -> DontBluffState:
    """A game told round by round, in which every die is scripted:

        "red give:221=9 open:2 pay:5"     the colour die shows red; three suitcases are offered
                                          with the words "nine million"; they are opened and the
                                          black die shows 2; he pays with a 5
        "white >2 give:0 open:6 +11 take" a colour of his own: he chooses seat 2; he must add

    The bank is given from its top; the dice of `then` are for the test to roll, and if it rolls
    more of them than those there must be a seed."""
    story = " ".join(rounds).split()
    luck = [die for word in story for die in dice(word)]
    script = (cards(bank), *luck, *[die for word in then.split() for die in dice(word)])
    game = DontBluff(**options)
    state = cast("DontBluffState", game.start(players, seed, script=script, starter=starter))
    for word in story:
        for action in decisions(word):
            state.play(state.to_act[0], action)
    return state


def dice(word: str) -> list[object]:
    """Return the results of dice that a word of a story stands for."""
    if word in COLOURS:
        return [word]
    number = word.removeprefix("open:")
    return [int(number)] if number.isdigit() else []


def decisions(word: str) -> list[Action]:
    """Return the actions that a word of a story stands for."""
    if word in COLOURS:
        return [Roll()]
    if word.startswith(">"):
        return [ChooseTarget(int(word[1:]))]
    if word == "take":
        return [Take()]
    if word.startswith("open"):
        return [Open(), Roll()] if ":" in word else [Open()]
    if word.startswith("pay:"):
        return [Pay(cards(word[4:]))]
    lot, _, claim = word.removeprefix("give:").removeprefix("+").partition("=")
    lay = Add if word.startswith("+") else Offer
    return [lay(cards(lot), int(claim) if claim else None)]


def last(state: DontBluffState, kind: type[E]) -> E:
    """The last event of that kind."""
    return [event for event in state.record.events if isinstance(event, kind)][-1]


def happened(state: DontBluffState, kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in state.record.events)


def money(state: DontBluffState) -> list[int]:
    return [sum(hand) for hand in state.hands]


def refusal(state: DontBluffState, action: Any, seat: Any = None) -> str:
    """Return why the action is refused, and check that nothing changed."""
    seat = state.to_act[0] if seat is None else seat
    before = [state.view(s) for s in range(state.players)]
    assert action not in state.legal(seat)
    with pytest.raises(IllegalAction) as refused:
        state.play(seat, action)
    assert [state.view(s) for s in range(state.players)] == before
    return refused.value.reason


# ── the printed examples ────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-7", "DB-8", "DB-9")
def test_printed_example_mario_opens_three_million_and_rolls_a_two() -> None:
    state = table("red give:210", bank="520112", then="2")
    assert state.to_act == (MARIO,)  # he suspects that there is very little in the three
    assert state.play(MARIO, Open()) == [Opened(MARIO, (2, 1, 0), None, millions=3)]
    assert state.play(MARIO, Roll()) == [
        Rolled(MARIO),
        DieRolled(2, millions=3),
        TakenBack(ANGELO, (2, 1, 0), debtor=MARIO, millions=3),
    ]
    assert state.hands[ANGELO] == HAND
    events = state.play(MARIO, Pay((2, 1)))
    assert events[:3] == [
        PaymentChosen(MARIO, (2, 1)),
        Paid(MARIO, ANGELO, (2, 1), millions=3, due=3),
        BankCardTaken(MARIO, 5, left=5),
    ]
    assert state.hands[ANGELO] == cards("52221111100")
    assert state.hands[MARIO] == cards("55211100")  # 13 less 3, and 5 from the bank


@pytest.mark.rule("DB-7", "DB-11")
def test_printed_example_ala_rolls_a_six_and_takes_all_five() -> None:
    giuseppe, ala = 0, 1
    state = table("red give:220=7 open:6")
    assert last(state, DieRolled) == DieRolled(6, millions=4)
    assert state.to_act == (giuseppe,)
    state.play(giuseppe, Add((1, 0)))
    assert set(state.legal(ala)) == {Take(), Open()}
    events = state.play(ala, Take())
    assert events[:2] == [
        Accepted(ala),
        Received(ala, giuseppe, open=(2, 2, 0), closed=(1, 0), count=5),
    ]
    assert state.hands == [cards("5111"), cards("52222111110000"), HAND]
    assert state.gun == ala


@pytest.mark.rule("DB-15", "DB-4")
def test_printed_example_francesco_rolls_white_and_ala_must_offer() -> None:
    ala, francesco = 0, 1
    state = table(starter=francesco, then="white", reverse_offer=True)
    assert state.view(None).colours[ala] == ("white", "blue")
    events = state.play(francesco, Roll())
    assert events == [
        Rolled(francesco),
        ColourRolled("white", owner=ala),
        Paired(giver=ala, receiver=francesco),
    ]
    assert state.to_act == (ala,)
    state.play(ala, Offer((5, 0), claim=6))
    assert state.to_act == (francesco,)


@pytest.mark.rule("DB-2", "DB-3", "DB-4")
def test_printed_set_up_for_three() -> None:
    state = table()
    assert state.hands == [HAND] * 3
    assert len(state.bank) == 6
    assert [len(own) for own in state.view(None).colours] == [2, 2, 2]
    assert state.view(None).gun == ANGELO


# ── the components and the set-up ───────────────────────────────────────────────────────────


@pytest.mark.rule("DB-1")
def test_sixty_suitcases() -> None:
    assert Counter(SUITCASES) == {5: 7, 2: 14, 1: 26, 0: 13}
    assert Counter(HAND * 6 + BANK) == Counter(SUITCASES)  # six players use them all


@pytest.mark.rule("DB-2", "DB-3")
@pytest.mark.parametrize("players", range(2, 7))
def test_nine_each_six_in_the_bank_the_others_in_the_box(players: int) -> None:
    state = table(players=players)
    assert Counter(HAND) == {5: 1, 2: 2, 1: 4, 0: 2}
    assert state.hands == [HAND] * players
    assert Counter(state.bank) == {5: 1, 2: 2, 1: 2, 0: 1}
    assert Counter(state.box) == Counter(HAND * (6 - players))


@pytest.mark.rule("DB-2")
def test_hands_are_secret() -> None:
    state = table("red give:52100 take")
    assert state.view(ANGELO).hand == cards("2111")
    assert state.view(None).hand == ()
    assert state.view(MARIO).sizes == state.view(None).sizes == (4, 14, 9)
    received = last(state, Received)
    assert received.seen_by(MARIO) == received.seen_by(ANGELO) == received
    assert received.seen_by(LUIGI) == received.seen_by(None) == Received(1, 0, (), None, 5)


@pytest.mark.rule("DB-3")
def test_nobody_sees_the_bank() -> None:
    state = table(bank="521120")
    shuffled = last(state, BankShuffled)
    assert shuffled.outcome == cards("521120")
    assert all(shuffled.seen_by(seat) == BankShuffled(None) for seat in (0, 1, 2, None))
    assert state.view(0).bank == 6
    orders = {cast("DontBluffState", DontBluff().start(2, seed=seed)).bank for seed in range(300)}
    assert len(orders) > 100  # of 6! / (2! 2!) = 180


@pytest.mark.rule("DB-1")
@pytest.mark.parametrize("players", [0, 1, 7, True, "3", None])
def test_two_to_six_players(players: Any) -> None:
    with pytest.raises(OptionError, match="dont_bluff is for 2 to 6 players"):
        DontBluff().start(players)


@pytest.mark.rule("DB-15")
def test_the_one_option_is_reverse_offer() -> None:
    with pytest.raises(OptionError, match="no option 'swap'; its options: reverse_offer"):
        DontBluff(swap=True)
    with pytest.raises(OptionError, match="'reverse_offer' must be bool"):
        DontBluff(reverse_offer="yes")


@pytest.mark.rule("DB-4")
@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_everybody_owns_equally_many_colours(players: int, each: int) -> None:
    own = table(players=players).view(None).colours
    assert [len(colours) for colours in own] == [each] * players
    owned = [colour for colours in own for colour in colours]
    assert len(set(owned)) == len(owned)
    assert len({colour[0] for colour in COLOURS}) == len(COLOURS) == 6


# ── a round: the colour die ─────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5")
def test_another_players_colour_makes_him_the_target() -> None:
    state = table("purple")
    assert last(state, Paired) == Paired(giver=ANGELO, receiver=LUIGI)
    assert (state.phase, state.to_act) == ("offer", (ANGELO,))


@pytest.mark.rule("DB-5")
@pytest.mark.parametrize("own", ["white", "blue"])
def test_his_own_colour_lets_him_choose_any_other(own: str) -> None:
    state = table(own)
    assert list(state.legal(ANGELO)) == [ChooseTarget(MARIO), ChooseTarget(LUIGI)]
    for nobody in (ANGELO, 3, -1, True, 1.0, "1", None, [1]):
        assert (
            refusal(state, ChooseTarget(cast("int", nobody))) == "dont-bluff-choose-another-player"
        )
    assert state.play(ANGELO, ChooseTarget(LUIGI)) == [
        TargetChosen(ANGELO, LUIGI),
        Paired(ANGELO, LUIGI),
    ]


@pytest.mark.rule("DB-5")
def test_with_two_players_there_is_nobody_to_choose() -> None:
    for colour in COLOURS:
        state = table(colour, players=2)
        assert last(state, Paired) == Paired(ANGELO, MARIO)
        assert state.phase == "offer"


@pytest.mark.rule("DB-5", "DB-4")
@pytest.mark.parametrize(("players", "nobodys"), [(4, "yellow purple"), (5, "purple purple")])
def test_nobodys_colour_is_rolled_again(players: int, nobodys: str) -> None:
    state = table(nobodys, players=players, then="blue")
    assert last(state, ColourRolled).owner is None
    assert list(state.legal(ANGELO)) == [Roll()]
    assert state.view(None).colour == nobodys.split()[-1]
    state.play(ANGELO, Roll())
    assert state.receiver == 3


# ── the offer ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-6")
def test_any_suitcases_but_at_least_one() -> None:
    state = table("red")
    lots = {action.cards for action in cast("list[Offer]", list(state.legal(ANGELO)))}
    # None or one five, none to two twos, none to four ones, none to two bluffs; not nothing.
    assert len(lots) == 2 * 3 * 5 * 3 - 1 == 89
    assert HAND in lots
    assert refusal(state, Offer(())) == "dont-bluff-lay-at-least-one"


@pytest.mark.rule("DB-6")
@pytest.mark.parametrize(
    "lot",
    [(5, 5), (2, 2, 2), (3,), (-1,), (1, 2), (0, 5), (True,), (1.0,), ("1",), (None,), ((1,),)],
)
def test_only_what_is_in_his_hand_the_dearest_first(lot: Any) -> None:
    assert refusal(table("red"), Offer(lot)) == "dont-bluff-not-in-your-hand"


@pytest.mark.rule("DB-6")
@pytest.mark.parametrize("lot", [[1], "1", None, 1, {1: 1}, 10**30])
def test_a_lot_is_a_tuple(lot: Any) -> None:
    assert refusal(table("red"), Offer(lot)) == "dont-bluff-not-in-your-hand"


@pytest.mark.rule("DB-6")
def test_he_may_say_what_he_likes_or_nothing() -> None:
    state = table("red")
    claims = [cast("Offer", action).claim for action in state.legal(ANGELO)]
    assert Counter(claims) == dict.fromkeys([None, *range(25)], 89)
    for claim in (25, -1, True, 6.0, "6", [6]):
        assert refusal(state, Offer((0,), cast("int", claim))) == "dont-bluff-claim-out-of-range"
    [offered] = state.play(ANGELO, Offer((1, 0), claim=6))
    assert offered == Offered(ANGELO, MARIO, (1, 0), 2, 6)
    assert offered.seen_by(ANGELO) == offered
    assert offered.seen_by(MARIO) == offered.seen_by(None) == Offered(ANGELO, MARIO, None, 2, 6)
    assert state.view(ANGELO).inside == (1, 0)
    for seat in (MARIO, LUIGI, None):
        seen = state.view(seat)
        assert (seen.closed, seen.inside, seen.claim) == (2, None, 6)


@pytest.mark.rule("DB-6")
def test_a_claim_changes_nothing_but_what_is_said() -> None:
    said, silent = table("red give:1100=20 open:5"), table("red give:1100 open:5")
    assert (said.hands, said.open, said.phase) == (silent.hands, silent.open, silent.phase)
    assert last(said, Opened).claim == 20


# ── the answer ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-7")
def test_the_target_takes_or_opens() -> None:
    state = table("red give:5")
    assert state.to_act == (MARIO,)
    assert list(state.legal(MARIO)) == [Take(), Open()]
    assert refusal(state, Roll()) == "dont-bluff-nothing-to-roll"  # he opens first
    assert refusal(state, Take(), seat=ANGELO) == "not-your-turn"


@pytest.mark.rule("DB-7")
def test_taken_suitcases_stay_closed_to_the_others() -> None:
    state = table("red give:52 take")
    assert state.hands[MARIO] == cards("55222111100")
    assert not happened(state, Opened)
    assert state.view(LUIGI).open == state.view(None).open == ()


@pytest.mark.rule("DB-7")
def test_opened_suitcases_are_seen_by_all_and_then_he_rolls() -> None:
    state = table("red give:520 open")
    opened = last(state, Opened)
    assert opened.seen_by(None) == opened == Opened(MARIO, (5, 2, 0), None, 7)
    for seat in (ANGELO, MARIO, LUIGI, None):
        assert state.view(seat).open == (5, 2, 0)
        assert state.view(seat).closed == 0
    assert list(state.legal(MARIO)) == [Roll()]
    assert refusal(state, Take()) == "dont-bluff-nothing-to-take"
    assert refusal(state, Open()) == "dont-bluff-nothing-to-open"


@pytest.mark.rule("DB-7", "DB-8", "DB-10", "DB-11")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_black_die_against_three_million(die: int) -> None:
    state = table(f"red give:21 open:{die}")
    assert state.phase == ("pay" if die < 3 else "colour" if die == 3 else "add")
    assert last(state, DieRolled) == DieRolled(die, 3)


# ── the die is lower: paying ────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-8")
def test_the_suitcases_go_back_and_the_bank_card_is_his_secret() -> None:
    state = table("red give:5 open:4 pay:5", bank="201125")
    assert last(state, TakenBack) == TakenBack(ANGELO, (5,), MARIO, 5)
    assert state.hands[ANGELO] == cards("5522111100")
    taken = last(state, BankCardTaken)
    assert taken == BankCardTaken(MARIO, card=2, left=5)
    assert taken.seen_by(MARIO) == taken
    assert taken.seen_by(ANGELO) == taken.seen_by(None) == BankCardTaken(MARIO, None, left=5)
    assert state.hands[MARIO] == cards("222111100")
    assert state.bank == cards("01125")


@pytest.mark.rule("DB-9")
def test_he_pays_the_exact_sum_if_he_can_and_chooses_which() -> None:
    state = table("red give:5 open:2")
    assert (state.to_act, state.view(None).due) == ((MARIO,), 5)
    ways = [cast("Pay", action).cards for action in state.legal(MARIO)]
    assert sorted(ways) == sorted(map(cards, ["5", "221", "2111"]))
    assert refusal(state, Pay((5, 1))) == "dont-bluff-pay-the-exact-sum"
    assert refusal(state, Pay((2, 2, 1, 1))) == "dont-bluff-pay-the-exact-sum"
    assert refusal(state, Pay((2, 2))) == "dont-bluff-pays-too-little"
    assert refusal(state, Pay(())) == "dont-bluff-pays-too-little"
    assert refusal(state, Pay((5, 0))) == "dont-bluff-bluffs-are-not-money"
    for junk in ((5, 5), (1, 2, 2), (True, 2, 2), (5.0,), [5], "5", None):
        assert refusal(state, Pay(cast("Cards", junk))) == "dont-bluff-not-in-your-hand"
    state.play(MARIO, Pay((2, 2, 1)))
    paid = last(state, Paid)
    assert paid.seen_by(None) == paid == Paid(MARIO, ANGELO, (2, 2, 1), 5, due=5)  # face up


@pytest.mark.rule("DB-9")
def test_without_change_he_overpays_but_with_no_card_too_many() -> None:
    # Mario has given away his ones: three millions cannot be made of 5, 2 and 2.
    state = table("white give:1111 take", "red give:111 open:1", players=2, starter=MARIO)
    assert state.hands[MARIO] == cards("52200")
    assert set(state.legal(MARIO)) == {Pay((5,)), Pay((2, 2))}
    assert refusal(state, Pay((5, 2))) == "dont-bluff-pays-with-a-card-too-many"
    assert refusal(state, Pay((5, 2, 2))) == "dont-bluff-pays-with-a-card-too-many"
    assert refusal(state, Pay((2,))) == "dont-bluff-pays-too-little"
    state.play(MARIO, Pay((5,)))
    assert last(state, Paid) == Paid(MARIO, ANGELO, (5,), millions=5, due=3)  # no change
    assert money(state) == [13 + 4 + 5, 4 + 0]  # and a bluff from the bank


@pytest.mark.rule("DB-9")
@pytest.mark.parametrize("due", range(2, 25))
def test_the_ways_to_pay_are_just_the_sets_the_rule_names(due: int) -> None:
    for hand in map(cards, ["522111100", "5522", "555", "2220", "11110", "552", "5000", ""]):
        subsets = {
            tuple(c for c, keep in zip(hand, kept, strict=True) if keep)
            for kept in product((0, 1), repeat=len(hand))
        }
        of_money = {subset for subset in subsets if 0 not in subset}
        exact = {subset for subset in of_money if sum(subset) == due}
        dear = {
            subset
            for subset in of_money
            if sum(subset) > due and all(sum(subset) - card < due for card in subset)
        }
        ways = ways_to_pay(hand, due)
        assert len(set(ways)) == len(ways)
        assert set(ways) == (exact or dear or {hand})  # all of it, if the money is not enough


@pytest.mark.rule("DB-9")
def test_one_way_to_pay_is_paid_at_once() -> None:
    # Mario keeps 1, 1, 1, 1 and two bluffs: 2 is paid with two ones, whichever.
    state = table("green give:522 take", "white give:0 take", "red give:2", starter=MARIO, then="1")
    state.play(MARIO, Open())
    events = state.play(MARIO, Roll())
    assert [type(event) for event in events[1:]] == [
        DieRolled,
        TakenBack,
        Paid,
        BankCardTaken,
        GunPassed,
    ]
    assert not happened(state, PaymentChosen)  # not a decision, so there is nothing to replay
    assert last(state, Paid).cards == (1, 1)


POOR_MARIO = ("green give:522 take", "white give:0 take", "red give:5 open:3")
"""Mario gives Luigi his nine millions; Angelo's five are more than the four he has left."""


@pytest.mark.rule("DB-9", "DB-8")
def test_who_cannot_pay_hands_over_everything_and_still_takes_a_bank_card() -> None:
    state = table(*POOR_MARIO, starter=MARIO, bank="501122")
    assert last(state, Paid) == Paid(MARIO, ANGELO, cards("111100"), millions=4, due=5)
    assert last(state, BankCardTaken) == BankCardTaken(MARIO, 5, left=5)
    assert state.hands[MARIO] == (5,)  # the five did not have to be paid
    assert state.hands[ANGELO] == cards("5221111111100000")


# ── the die is equal or higher ──────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-10")
def test_equal_the_target_takes_the_open_suitcases() -> None:
    state = table("red give:2200 open:4")
    received = last(state, Received)
    assert received.seen_by(LUIGI) == received == Received(MARIO, ANGELO, (2, 2, 0, 0), (), 4)
    assert money(state) == [9, 17, 13]
    assert not happened(state, Paid)
    assert len(state.bank) == 6


@pytest.mark.rule("DB-11")
def test_higher_he_must_add_at_least_one_face_down() -> None:
    state = table("red give:00=9 open:1", then="5 6")
    assert state.to_act == (ANGELO,)
    assert refusal(state, Add(())) == "dont-bluff-lay-at-least-one"
    assert refusal(state, Add((0,))) == "dont-bluff-not-in-your-hand"  # both are on the table
    assert refusal(state, Add((1,), 25)) == "dont-bluff-claim-out-of-range"
    assert refusal(state, Offer((1,))) == "dont-bluff-no-offer-now"
    assert len(state.legal(ANGELO)) == (2 * 3 * 5 - 1) * 26
    [added] = state.play(ANGELO, Add((2, 1), claim=3))
    assert added == Added(ANGELO, MARIO, (2, 1), 2, 3)
    assert added.seen_by(MARIO) == added.seen_by(None) == Added(ANGELO, MARIO, None, 2, 3)
    seen = state.view(MARIO)
    assert (seen.open, seen.closed, seen.claim, seen.die) == ((0, 0), 2, 3, 1)


@pytest.mark.rule("DB-11")
@pytest.mark.parametrize(("die", "phase"), [(3, "pay"), (4, "colour"), (5, "add")])
def test_the_second_roll_counts_all_open_suitcases(die: int, phase: str) -> None:
    state = table(f"red give:10 open:2 +21 open:{die}")
    assert last(state, Opened) == Opened(MARIO, (2, 1), None, millions=4)
    assert last(state, DieRolled) == DieRolled(die, millions=4)
    assert state.phase == phase
    if phase == "pay":
        assert state.due == 4
        assert state.hands[ANGELO] == HAND  # all four went back
    elif phase == "colour":
        assert last(state, Received).count == 4
    else:
        assert state.open == (2, 1, 1, 0)


@pytest.mark.rule("DB-11")
def test_added_suitcases_can_be_added_to_again() -> None:
    state = table("red give:0 open:1 +0 open:1 +1 open:6 +2 take")
    received = last(state, Received)
    assert received == Received(MARIO, ANGELO, open=(1, 0, 0), closed=(2,), count=4)
    assert received.seen_by(LUIGI).closed is None
    assert state.hands[ANGELO] == cards("52111")


@pytest.mark.rule("DB-11")
def test_nothing_left_to_add_and_the_target_takes_what_lies_there() -> None:
    # The bank has given poor Mario a bluff, and he offers it as all he has.
    state = table(*POOR_MARIO, "white give:0=5 open:1", starter=MARIO, bank="051122")
    events = state.record.events[-5:]
    assert events == (
        Rolled(ANGELO),
        DieRolled(1, millions=0),
        EmptyHanded(MARIO),
        Received(ANGELO, MARIO, (0,), (), 1),
        GunPassed(LUIGI, ()),
    )
    assert state.hands[MARIO] == ()


# ── the next round ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-12")
def test_the_gun_goes_to_the_left() -> None:
    state = table("red give:0 take", "purple give:0 take", "white give:0 take", "red")
    passed = [event.seat for event in state.record.events if isinstance(event, GunPassed)]
    assert passed == [MARIO, LUIGI, ANGELO]
    assert state.gun == ANGELO


BROKE_MARIO = (*POOR_MARIO, "white give:0 take")
"""Mario gives away his last suitcase, the bluff that the bank gave him."""


@pytest.mark.rule("DB-12")
def test_who_has_no_cards_is_skipped() -> None:
    state = table(
        *BROKE_MARIO, "white give:0 take", "green give:0 take", starter=MARIO, bank="051122"
    )
    assert last(state, GunPassed) == GunPassed(LUIGI, skipped=(MARIO,))
    assert state.to_act == (LUIGI,)


@pytest.mark.rule("DB-12", "DB-5")
def test_who_has_no_cards_can_be_a_target_and_comes_back() -> None:
    state = table(*BROKE_MARIO, "red give:11 take", starter=MARIO, bank="051122")
    assert state.hands[MARIO] == (1, 1)


@pytest.mark.rule("DB-12", "DB-9")
def test_who_has_no_cards_pays_nothing_and_takes_a_bank_card() -> None:
    state = table(*BROKE_MARIO, "red give:5 open:1", starter=MARIO, bank="051122")
    assert last(state, Paid) == Paid(MARIO, LUIGI, (), millions=0, due=5)
    assert last(state, BankCardTaken) == BankCardTaken(MARIO, 5, left=4)
    assert state.hands[MARIO] == (5,)


# ── the end ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-13")
def test_twenty_five_million_win_at_once_and_twenty_four_do_not() -> None:
    state = table("red give:522111 take", players=2)
    result = Result((MARIO,), (1, 25), "twenty_five_millions")
    assert state.result == result
    assert state.record.events[-2:] == (HandsShown(tuple(state.hands)), Ended(result))
    assert (state.to_act, state.phase) == ((), "over")
    assert state.view(None).shown == tuple(state.hands)
    assert refusal(state, Roll(), seat=MARIO) == "game-over"
    assert table("red give:52211 take", players=2).result is None


@pytest.mark.rule("DB-13", "DB-10")
def test_suitcases_taken_after_an_equal_die_can_win() -> None:
    state = table("red give:522 take", "white give:0 take", "red give:111 open:3", players=2)
    assert state.result == Result((MARIO,), (1, 25), "twenty_five_millions")


@pytest.mark.rule("DB-13", "DB-8")
def test_a_payment_wins_before_the_bank_card() -> None:
    state = table("white give:522 take", "red give:5 open:1", players=2, starter=MARIO)
    assert last(state, Paid).cards == cards("111100")
    assert state.result == Result((ANGELO,), (26, 0), "twenty_five_millions")
    assert not happened(state, BankCardTaken)
    assert len(state.bank) == 6


@pytest.mark.rule("DB-13", "DB-8")
def test_the_bank_card_can_win() -> None:
    state = table(
        "white give:52211 take", "white give:111 open:2 pay:21", starter=MARIO, bank="501122"
    )
    assert state.result == Result((ANGELO,), (26, 2, 16), "twenty_five_millions")


SIX_PAYMENTS = (
    "red give:2 open:1 pay:2",
    "white give:2 open:1 pay:2",
    "white give:2 open:1 pay:2",
    "green give:2 open:1 pay:{}",
    "green give:21 open:1 pay:21",
    "red give:2 open:1 pay:2",
)
"""Each opens a small offer, pays for it and takes a bank card. Angelo is paid 4, pays 4 and draws
the second and third card; Mario is paid 5, pays 4 and draws the first and last; Luigi is paid 4,
pays 5 and draws the other two. Paid with twos, Angelo has 11 cards at the end and Mario 12."""


@pytest.mark.rule("DB-14")
def test_the_last_bank_card_ends_it_and_most_money_wins() -> None:
    rounds = [text.format("2") for text in SIX_PAYMENTS]
    state = table(*rounds, bank="112205")
    assert state.result == Result((MARIO,), (16, 20, 14), "bank_empty")
    assert state.bank == ()
    assert table(*rounds[:-1], bank="112205").result is None


@pytest.mark.rule("DB-14")
def test_a_tie_goes_to_the_fewest_cards() -> None:
    state = table(*[text.format("2") for text in SIX_PAYMENTS], bank="250112")
    assert [len(hand) for hand in state.hands] == [11, 12, 10]
    assert state.result == Result((ANGELO,), (18, 18, 14), "bank_empty")


@pytest.mark.rule("DB-14")
def test_still_a_tie_and_they_share_it() -> None:
    # Luigi pays Angelo with two ones this time, so Angelo has one card more.
    state = table(*[text.format("11") for text in SIX_PAYMENTS], bank="250112")
    assert [len(hand) for hand in state.hands] == [12, 12, 9]
    assert state.result == Result((ANGELO, MARIO), (18, 18, 14), "bank_empty")


@pytest.mark.rule("DB-13", "DB-14")
def test_who_empties_the_bank_and_reaches_25_has_won_by_the_25() -> None:
    state = table(
        "white give:52211 take",  # Angelo has 24
        "yellow give:2 open:1",  # Mario has two ones left, pays with them and draws a two
        "purple give:0 take",
        "green give:2 open:1 pay:2",
        "red give:2 open:1",  # nothing but a two pays for that
        "purple give:0 take",
        "green give:2 open:1 pay:2",
        "red give:2 open:1",
        "purple give:1 take",  # and now 23
        "white give:2 open:1 pay:2",
        starter=MARIO,
        bank="221105",
    )
    assert state.bank == ()
    assert state.result is not None
    assert state.result.winners == (ANGELO,)
    assert state.result.scores[ANGELO] == 23 - 2 + 5
    assert state.result.reason == "twenty_five_millions"


# ── the reverse offer ───────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-15")
def test_reverse_his_own_colour_lets_him_choose_who_offers() -> None:
    state = table("white >2", reverse_offer=True)
    assert last(state, Paired) == Paired(giver=LUIGI, receiver=ANGELO)
    assert state.to_act == (LUIGI,)


@pytest.mark.rule("DB-15")
def test_reverse_the_gun_player_takes_or_opens_pays_and_takes_the_bank_card() -> None:
    state = table("red give:21 open:2 pay:111", reverse_offer=True, bank="501122")
    assert last(state, Opened).seat == ANGELO
    assert last(state, TakenBack).seat == MARIO
    assert last(state, Paid) == Paid(ANGELO, MARIO, (1, 1, 1), 3, 3)
    assert last(state, BankCardTaken) == BankCardTaken(ANGELO, 5, 5)
    assert money(state) == [15, 16, 13]
    assert state.gun == MARIO


@pytest.mark.rule("DB-15")
def test_reverse_equal_and_higher() -> None:
    equal = table("red give:5 open:5", reverse_offer=True)
    assert money(equal) == [18, 8, 13]
    higher = table("red give:0 open:1 +11 take", reverse_offer=True)
    assert last(higher, Added).seat == MARIO
    assert money(higher) == [15, 11, 13]


BROKE_ANGELO = (
    "red give:0 take",  # Angelo's round: Mario offers
    "white give:522 take",  # Mario's: Angelo offers
    "blue give:111100 take",  # Luigi's
    "red give:2 take",  # Angelo's again: he has a bluff, and gets a two
    "white give:20 take",  # Mario's: and Angelo is done
)


@pytest.mark.rule("DB-15", "DB-12")
def test_reverse_a_gun_player_without_cards_plays_his_round() -> None:
    state = table(*BROKE_ANGELO, "red give:0 take", then="green", reverse_offer=True)
    assert state.hands[ANGELO] == ()
    assert last(state, GunPassed) == GunPassed(ANGELO, skipped=())
    state.play(ANGELO, Roll())
    state.play(LUIGI, Offer((1,)))
    state.play(ANGELO, Take())
    assert state.hands[ANGELO] == (1,)


@pytest.mark.rule("DB-15")
def test_reverse_a_target_without_cards_ends_the_round() -> None:
    state = table(*BROKE_ANGELO, then="white", reverse_offer=True)
    before = state.hands.copy()
    assert state.play(LUIGI, Roll()) == [
        Rolled(LUIGI),
        ColourRolled("white", ANGELO),
        Paired(ANGELO, LUIGI),
        EmptyHanded(ANGELO),
        GunPassed(ANGELO, ()),
    ]
    assert state.hands == before
    assert not happened(state, Paid)


@pytest.mark.rule("DB-15")
def test_reverse_he_may_choose_a_target_without_cards() -> None:
    state = table(*BROKE_ANGELO, "green >0", reverse_offer=True)
    assert last(state, EmptyHanded) == EmptyHanded(ANGELO)
    assert state.gun == ANGELO


# ── refusals in the wrong phase ─────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5", "DB-6", "DB-7", "DB-9", "DB-11")
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (ChooseTarget(1), "dont-bluff-no-target-to-choose"),
        (Offer((1,)), "dont-bluff-no-offer-now"),
        (Add((1,)), "dont-bluff-nothing-to-add-to"),
        (Take(), "dont-bluff-nothing-to-take"),
        (Open(), "dont-bluff-nothing-to-open"),
        (Pay((1,)), "dont-bluff-nothing-to-pay"),
        ("roll", "not-an-action-of-this-game"),
        (None, "not-an-action-of-this-game"),
    ],
)
def test_before_the_colour_die_there_is_only_rolling(action: Any, reason: str) -> None:
    state = table()
    assert refusal(state, action) == reason
    for seat in (MARIO, LUIGI, -1, 99, "__proto__"):
        assert refusal(state, Roll(), seat) == "not-your-turn"


# ── all together ────────────────────────────────────────────────────────────────────────────

EVERY_TABLE = [(players, reverse) for players in range(2, 7) for reverse in (False, True)]


def in_play(state: DontBluffState) -> Cards:
    return (*state.bank, *state.box, *state.open, *state.closed, *sum(state.hands, ()))


@pytest.mark.rule("DB-1", "DB-3", "DB-13", "DB-14")
@pytest.mark.parametrize(("players", "reverse"), EVERY_TABLE)
def test_no_suitcase_is_ever_lost_and_every_game_ends(players: int, reverse: bool) -> None:
    rng = random.Random(players)
    reasons = set()
    for seed in range(60):
        state = cast("DontBluffState", DontBluff(reverse_offer=reverse).start(players, seed=seed))
        while state.result is None:
            seat = state.to_act[0]
            state.play(seat, state.legal(seat).sample(rng))
            assert sorted(in_play(state), reverse=True) == list(SUITCASES)
            assert all(hand == tuple(sorted(hand, reverse=True)) for hand in state.hands)
            if state.result is None:
                assert max(money(state)) < GOAL
                assert state.bank
        assert state.result.scores == tuple(money(state))
        if state.result.reason == "twenty_five_millions":
            [winner] = state.result.winners
            assert state.result.scores[winner] >= GOAL
        reasons.add(state.result.reason)
    assert "twenty_five_millions" in reasons


@pytest.mark.rule("DB-2", "DB-3", "DB-9", "DB-13")
@pytest.mark.parametrize(("players", "reverse"), EVERY_TABLE)
def test_what_is_imagined_could_be_so(players: int, reverse: bool) -> None:
    rng = random.Random(players)
    game = DontBluff(reverse_offer=reverse)
    for seed in range(8):
        state = cast("DontBluffState", game.start(players, seed=seed))
        while state.result is None:
            seat = state.to_act[0]
            state.play(seat, state.legal(seat).sample(rng))
            for watcher in (*range(players), None):
                guess = game.imagine(state.view(watcher), rng)
                assert guess.view(watcher) == state.view(watcher)
                assert sorted(in_play(guess), reverse=True) == list(SUITCASES)
                assert not Counter(guess.bank) - Counter(BANK)
                if guess.result is None:
                    assert max(money(guess)) < GOAL
                if guess.phase == "pay":
                    assert len(guess.legal(guess.receiver)) > 1


@pytest.mark.rule("DB-6")
def test_imagined_offers_are_anything_that_may_lie_there() -> None:
    view = table("red give:10").view(MARIO)
    rng = random.Random(1)
    guesses = {DontBluff().imagine(view, rng).closed for _ in range(1000)}
    pairs = {cards(pair) for pair in ("55", "52", "51", "50", "22", "21", "20", "11", "10", "00")}
    assert guesses == pairs


@pytest.mark.rule("DB-13")
def test_a_large_cheap_hand_can_be_imagined() -> None:
    """36 suitcases and only 24 million: a blind deal would hardly ever come out so."""
    presents = ["purple give:1100 take"] * 5 + ["white give:522 take"] + ["purple give:11 take"] * 5
    state = table(*presents, players=6)
    assert (len(state.hands[5]), sum(state.hands[5])) == (36, 24)
    for watcher in (*range(6), None):
        view = state.view(watcher)
        guess = DontBluff().imagine(view, random.Random(1))
        assert guess.view(watcher) == view
        assert max(money(guess)) < GOAL


# ── counting histories ──────────────────────────────────────────────────────────────────────


@pytest.mark.rule("DB-5", "DB-6", "DB-7")
def test_histories_of_the_first_offer() -> None:
    state = table(players=2, then="red")
    assert histories(state, 1) == 1  # the colour die
    assert histories(state, 2) == 89 * len(CLAIMS) == 2314
    assert histories(state, 3) == 2 * 2314


@pytest.mark.rule("DB-9", "DB-11")
def test_histories_of_an_opened_offer() -> None:
    # Four million are paid 2+2, 2+1+1 or 1+1+1+1.
    assert histories(table("red give:22 open", then="3"), 2) == 3
    # A six is more than five million: Angelo must add of the 5, 2, 1 and two bluffs he has left.
    lots = 2 * 2 * 2 * 3 - 1
    state = table("red give:2111 open", then="6")
    assert histories(state, 2) == lots * len(CLAIMS) == 598
    assert histories(state, 3) == 2 * 598


@pytest.mark.rule("DB-11", "DB-12")
def test_histories_after_poor_marios_last_suitcase() -> None:
    state = table(*POOR_MARIO, "white", starter=MARIO, bank="051122", seed=1)
    assert [histories(state, depth) for depth in (1, 2, 3)] == [26, 52, 52]
    # Taken: Luigi rolls a colour not his and offers any of 5522221111 and a bluff. Opened: the
    # die beats a bluff, Mario has nothing to add, and Luigi rolls.
    lots = 3 * 5 * 5 * 2 - 1
    assert histories(state, 4) == 26 * lots * len(CLAIMS) + 26 == 100_750


@pytest.mark.rule("DB-15")
def test_histories_of_a_reverse_offer() -> None:
    state = table(*BROKE_ANGELO[:-1], "white", reverse_offer=True, seed=1)
    assert state.hands[ANGELO] == (2, 0)
    assert [histories(state, depth) for depth in (1, 2, 3)] == [78, 156, 156]
    assert histories(state, 4) == 374_530
