"""Bluff Pirate by its numbered rules: what the rulebook prints, and every edge."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, cast

import msgspec
import pytest

from bluffhouse import Action, Event, IllegalAction, OptionError
from bluffhouse.rules.bluff_pirate import (
    DECK,
    KINDS,
    BluffPirate,
    BluffPirateOptions,
    BluffPirateState,
    Board,
    Boarded,
    Dealt,
    Discard,
    Discarded,
    Draw,
    DrawChosen,
    Drawn,
    IslandOpened,
    Keep,
    Kind,
    Laid,
    Lay,
    PickVoter,
    Revealed,
    Robbed,
    Sailed,
    SentBack,
    SetsAndDiscards,
    Shuffled,
    TooFewToLay,
    TreasureHidden,
    Vote,
    Voted,
    VoterPicked,
    cards_of,
    with_cards,
)
from histories import histories

ANNE, BEN, CALICO, DORA = range(4)
NEAR, FAR = 18, 24
BY_LETTER = {kind[0]: kind for kind in KINDS}
"""Every kind begins with another letter, so "aapr" is a hand of four cards."""


def cards(letters: str) -> tuple[Kind, ...]:
    return tuple(BY_LETTER[letter] for letter in letters)


def deck(*hands: str, pile: str = "") -> tuple[Kind, ...]:
    """All the cards: five for each seat, then the pile from the top, then whatever is left."""
    top = cards("".join(hands) + pile)
    return top + tuple((Counter(DECK) - Counter(top)).elements())


def table(
    *hands: str, pile: str = "", treasure: int = FAR, starter: int = ANNE, **options: object
) -> BluffPirateState:
    """A scripted game: who begins, where the treasure is, the cards."""
    assert all(len(hand) == 5 for hand in hands)
    script = (starter, treasure, deck(*hands, pile=pile))
    game = BluffPirate(**options)
    return cast("BluffPirateState", game.start(len(hands), script=script, seed="afterwards"))


def scripted_on(state: BluffPirateState, *outcomes: object) -> BluffPirateState:
    """The same game from its record, with these further outcomes of luck to come."""
    record = state.record
    luck = [event.outcome for event in record.events if hasattr(event, "outcome")]
    game = BluffPirate(**record.options)
    again = game.start(record.players, script=[*luck, *outcomes], seed="afterwards")
    for event in record.events:
        if hasattr(event, "action"):
            again.play(cast("Any", event).seat, cast("Any", event).action)
    return cast("BluffPirateState", again)


def lay(text: str) -> Lay:
    """lay("h|hr") shows one hook and hides a hook and a rum; "h|hr!" claims not to bluff."""
    up, hidden = text.rstrip("!").split("|")
    assert len(set(up)) == 1
    return Lay(BY_LETTER[up[0]], len(up), tuple(sorted(cards(hidden))), text.endswith("!"))


def play_set(state: BluffPirateState, text: str, votes: str, pick: int) -> Sequence[Event]:
    """The seat whose turn it is lays that set, the others vote (b: bluff, n: no bluff) in the
    order of seats, and the captain picks one of them. Return the events of the reveal."""
    seat = state.turn
    if state.phase == "turn":
        state.play(seat, Draw())
    events = state.play(seat, lay(text))
    for voter, vote in zip(state.to_act, votes, strict=True):
        events = state.play(voter, Vote(vote == "b"))
    if state.players > 2:
        events = state.play(seat, PickVoter(pick))
    return events[1:]


def pass_turn(state: BluffPirateState) -> Sequence[Event]:
    """Draw, lay nothing, and discard the first card if one must be discarded."""
    seat = state.turn
    if state.phase == "turn":
        state.play(seat, Draw())
    hand = state.view(seat).hand
    return state.play(seat, Discard(hand[0]) if len(hand) >= 5 else Keep())


def sail(state: BluffPirateState, seat: int, squares: int) -> Sequence[Event]:
    """All pass until that seat can lay so many cards in its turn; then nobody accuses it."""
    while state.turn != seat or sum(state.hands[seat]) < squares:
        pass_turn(state)
    if state.phase == "turn":
        state.play(seat, Draw())
    hand = state.view(seat).hand[-squares:]
    state.play(seat, Lay(hand[0], 1, hand[1:]))
    for voter in state.to_act:
        events = state.play(voter, Vote(False))
    return events if state.players == 2 else state.play(seat, PickVoter((seat + 1) % state.players))


def now(state: BluffPirateState) -> tuple[int, str, tuple[int, ...]]:
    return state.turn, state.phase, state.to_act


def refusal(state: BluffPirateState, seat: Any, action: Any) -> tuple[str, dict[str, Any]]:
    """Why that is refused; and it changes nothing, and `legal` agrees."""
    before = [state.view(s) for s in (*range(state.players), None)]
    assert action not in state.legal(seat)
    with pytest.raises(IllegalAction) as refused:
        state.play(seat, action)
    assert [state.view(s) for s in (*range(state.players), None)] == before
    return refused.value.reason, refused.value.values


def of_type(kind: type[Event], events: Sequence[Event]) -> list[Any]:
    return [event for event in events if type(event) is kind]


def everything(state: BluffPirateState) -> Counter[str]:
    """Every card there is, wherever it lies."""
    found: Counter[str] = Counter(state.pile)
    for counts in (*state.hands, state.discards):
        assert min(counts) >= 0
        found.update(cards_of(counts))
    if state.laid is not None:
        assert state.laid.hidden is not None
        assert state.laid.cards == state.laid.up + len(state.laid.hidden)
        found.update([state.laid.shown] * state.laid.up + list(state.laid.hidden))
    return found


# ── components and set-up ───────────────────────────────────────────────────────────────────


@pytest.mark.rule("BP-1")
def test_a_hundred_cards_ten_of_each_of_ten_kinds() -> None:
    assert len(DECK) == 100
    assert Counter(DECK) == dict.fromkeys(KINDS, 10)
    assert "pirate" in KINDS
    assert list(KINDS) == sorted(KINDS)
    assert len(BY_LETTER) == 10


@pytest.mark.rule("BP-1")
@pytest.mark.parametrize("players", range(2, 6))
def test_five_cards_each_and_the_rest_is_the_pile(players: int) -> None:
    hands = ["acefh", "aaaaa", "ccccc", "lmprs", "rrrrr"][:players]
    state = table(*hands, pile="sl")
    shuffled, dealt, drawn = state.record.events[2:]
    assert isinstance(shuffled, Shuffled)
    assert shuffled.count == 100
    assert dealt == Dealt(tuple(map(cards, hands)))
    assert drawn == Drawn(ANNE, 2, cards("sl"), pile=100 - 5 * players - 2)
    assert state.view(ANNE).hand == cards("acefhls")
    assert state.view(BEN).hand == cards("aaaaa")
    assert state.view(None).hand == ()
    assert state.view(BEN).hand_sizes == (7, *[5] * (players - 1))
    assert state.view(BEN).pile == len(state.pile) == 100 - 5 * players - 2


@pytest.mark.rule("BP-1")
def test_nobody_sees_the_pile_or_another_hand() -> None:
    state = table("acefh", "aaaaa", pile="sl")
    shuffled, dealt, drawn = state.record.events[2:]
    assert shuffled.seen_by(ANNE) == shuffled.seen_by(None) == Shuffled(100, None)
    assert dealt.seen_by(BEN) == Dealt((None, cards("aaaaa")))
    assert dealt.seen_by(None) == Dealt((None, None))
    assert drawn.seen_by(ANNE) == drawn
    assert drawn.seen_by(BEN) == drawn.seen_by(None) == Drawn(ANNE, 2, None, 88)


@pytest.mark.rule("BP-1")
@pytest.mark.parametrize("players", [0, 1, 6, True, "3", None, 2.0])
def test_two_to_five_players(players: object) -> None:
    with pytest.raises(OptionError, match="bluff_pirate is for 2 to 5 players"):
        BluffPirate().start(players)  # type: ignore[arg-type]  # that is the test


@pytest.mark.rule("BP-2")
def test_ships_start_at_0_and_the_islands_are_at_18_and_24() -> None:
    view = table("acefh", "aaaaa").view(ANNE)
    assert view.squares == (0, 0)
    assert view.islands == (18, 24)
    assert view.tokens == ("closed", "closed")


@pytest.mark.rule("BP-2")
@pytest.mark.parametrize("treasure", [NEAR, FAR])
def test_nobody_knows_where_the_treasure_is(treasure: int) -> None:
    state = table("acefh", "aaaaa", treasure=treasure)
    hidden = state.record.events[1]
    assert hidden == TreasureHidden(treasure)
    assert hidden.seen_by(ANNE) == hidden.seen_by(None) == TreasureHidden(None)
    rng = random.Random(3)
    imagined = [state.game.imagine(state.view(ANNE), rng) for _ in range(40)]
    assert {guess.treasure for guess in imagined} == {NEAR, FAR}


@pytest.mark.rule("BP-2")
def test_the_layout_is_an_option() -> None:
    state = table("acefh", "aaaaa", treasure=7, islands=(5, 7))
    assert state.view(None).islands == (5, 7)
    assert state.record.options == {"islands": (5, 7)}
    assert BluffPirate(islands=[5, 7]) == BluffPirate(islands=(5, 7))
    assert BluffPirate(islands=(1, 2)).options.islands == (1, 2)
    assert BluffPirate(islands=(59, 60)).options.islands == (59, 60)


@pytest.mark.rule("BP-2")
@pytest.mark.parametrize("islands", [(0, 24), (24, 18), (18, 18), (18, 61), (-1, 5)])
def test_islands_are_two_squares_in_ascending_order(islands: tuple[int, int]) -> None:
    allowed = "'islands' must be two different squares in ascending order, from 1 to 60"
    with pytest.raises(OptionError, match=allowed):
        BluffPirate(islands=islands)
    with pytest.raises(ValueError, match=allowed):
        BluffPirateOptions(islands=islands)


@pytest.mark.rule("BP-2")
@pytest.mark.parametrize("islands", [(18,), (1, 2, 3), "18", (1.5, 2), (True, 2), None])
def test_islands_of_other_types_are_refused(islands: object) -> None:
    with pytest.raises(OptionError, match=r"option 'islands' must be tuple\[int, int\]"):
        BluffPirate(islands=islands)


def test_an_unknown_option_is_refused_with_the_list() -> None:
    with pytest.raises(OptionError, match="no option 'parrots'; its options: islands"):
        BluffPirate(parrots=3)


# ── a turn ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BP-3")
def test_turns_go_clockwise_from_the_starter() -> None:
    state = table("acefh", "aaaaa", "ccccc", starter=BEN)
    for seat in (BEN, CALICO, ANNE, BEN):
        assert state.turn == seat
        assert state.to_act == (seat,)
        assert len(state.view(seat).hand) >= 7
        pass_turn(state)


@pytest.mark.rule("BP-3", "BP-9")
def test_the_draw_is_played_for_whoever_has_nobody_to_board() -> None:
    state = table("aaaaa", "ppppp", pile="aaccpp")
    assert now(state) == (ANNE, "lay", (ANNE,))
    pass_turn(state)
    assert now(state) == (BEN, "lay", (BEN,))  # he has pirates, but nobody is ahead of him
    assert state.view(BEN).hand == cards("ccppppp")
    play_set(state, "p|cc", "n", ANNE)
    assert now(state) == (ANNE, "turn", (ANNE,))  # now he is


@pytest.mark.rule("BP-3", "BP-9")
def test_whoever_has_a_ship_ahead_is_asked_with_a_pirate_or_without() -> None:
    """Otherwise being asked would tell the table that the player holds one."""
    with_pirate, without = (table("aaaaa", hand, pile="aass") for hand in ("prrrr", "rrrrr"))
    asked = [play_set(state, "a|aa", "n", BEN) for state in (with_pirate, without)]
    assert asked[0] == asked[1]
    assert now(with_pirate) == now(without) == (BEN, "turn", (BEN,))
    for seat in (ANNE, None):
        assert with_pirate.view(seat) == without.view(seat)
    assert list(with_pirate.legal(BEN)) == [Draw(), Board(ANNE)]
    assert list(without.legal(BEN)) == [Draw()]
    assert refusal(without, BEN, Board(ANNE)) == ("bluff-pirate-board-needs-a-pirate", {})
    for early in (lay("r|rr"), Discard("rum"), Keep()):
        assert refusal(without, BEN, early) == ("bluff-pirate-draw-or-board-first", {})
    chosen, drawn = without.play(BEN, Draw())
    assert chosen == DrawChosen(BEN)
    assert drawn == Drawn(BEN, 2, cards("ss"), 86)


@pytest.mark.rule("BP-3", "BP-9")
@pytest.mark.parametrize("hand", ["prrrr", "rrrrr"])
@pytest.mark.parametrize("seat", [ANNE, None])
def test_who_is_asked_may_hold_a_pirate_or_not_for_all_that_others_know(
    hand: str, seat: int | None
) -> None:
    state = table("aaaaa", hand, pile="aa")
    play_set(state, "a|aa", "n", BEN)
    assert state.phase == "turn"
    rng = random.Random(5)
    pirates = KINDS.index("pirate")
    guesses = [state.game.imagine(state.view(seat), rng).hands[BEN] for _ in range(100)]
    assert {guess[pirates] > 0 for guess in guesses} == {False, True}
    own = {state.game.imagine(state.view(BEN), rng).hands[BEN] for _ in range(9)}
    assert own == {state.hands[BEN]}  # he himself knows


@pytest.mark.rule("BP-3")
def test_a_captain_with_an_empty_hand_is_not_asked() -> None:
    """Everybody sees that there is no card to board with, so the two cards are drawn at once."""
    state = boarding_party()
    state.play(CALICO, Board(ANNE))
    state.play(DORA, Draw())
    events = play_set(state, "e|eep", "nbn", BEN)  # Ben calls the bluff and overtakes Anne
    assert state.squares[BEN] > state.squares[ANNE]
    assert [type(event) for event in events] == [Revealed, Sailed, Drawn, TooFewToLay, Drawn]
    assert [event.seat for event in of_type(Drawn, events)] == [ANNE, BEN]
    assert of_type(TooFewToLay, events) == [TooFewToLay(ANNE, 2)]
    assert now(state) == (BEN, "lay", (BEN,))


@pytest.mark.rule("BP-3")
def test_a_turn_is_drawing_or_boarding_and_never_both() -> None:
    state = table("aaaaa", "prrrr", pile="aarr")
    play_set(state, "a|aa", "n", BEN)
    assert now(state) == (BEN, "turn", (BEN,))
    assert list(state.legal(BEN)) == [Draw(), Board(ANNE)]
    for early in (lay("r|rr"), Discard("rum"), Keep()):
        assert refusal(state, BEN, early) == ("bluff-pirate-draw-or-board-first", {})
    boarding = state.copy()
    events = boarding.play(BEN, Board(ANNE))
    assert boarding.turn == ANNE  # he neither drew, nor laid, nor discarded
    assert boarding.view(BEN).hand_sizes[BEN] == 5 - 1 + 3
    assert [event.seat for event in of_type(Drawn, events)] == [ANNE]
    chosen, drawn = state.play(BEN, Draw())
    assert chosen == DrawChosen(BEN)
    assert drawn == Drawn(BEN, 2, cards("rr"), 86)
    assert refusal(state, BEN, Board(ANNE)) == ("bluff-pirate-lay-or-discard-now", {})
    assert refusal(state, BEN, Draw()) == ("bluff-pirate-lay-or-discard-now", {})


# ── sets ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BP-4")
@pytest.mark.parametrize(
    "text", ["h|hh", "h|hhh", "h|hhhh", "hh|h", "hh|hh", "hh|hhh", "h|ar", "hh|p", "h|hlr!"]
)
def test_three_to_five_cards_of_which_one_or_two_show_the_same(text: str) -> None:
    state = table("hhhhh", "aaaaa", pile="ar")
    if "p" in text or "l" in text:
        state = table("hhhpl", "aaaaa", pile="rr")
    action = lay(text)
    assert action in state.legal(ANNE)
    [laid] = state.play(ANNE, action)
    count = len(text.replace("|", "").replace("!", ""))
    claim = text.endswith("!")
    assert laid == Laid(ANNE, "hook", action.up, count, action.hidden, claim)
    assert laid.seen_by(BEN) == laid.seen_by(None)
    assert laid.seen_by(BEN) == Laid(ANNE, "hook", action.up, count, None, claim)
    assert state.view(ANNE).laid == laid
    assert state.view(BEN).laid == laid.seen_by(BEN)
    assert state.view(BEN).hand_sizes == (7 - count, 5)


@pytest.mark.rule("BP-4")
def test_a_set_of_pirates() -> None:
    state = table("pppaa", "aaaaa", pile="rr")
    revealed, sailed, back, *_ = play_set(state, "p|pp", "b", BEN)
    assert isinstance(revealed, Revealed)
    assert not revealed.bluffed
    assert sailed == Sailed(ANNE, 0, 3)
    assert isinstance(back, SentBack)


@pytest.mark.rule("BP-4")
@pytest.mark.parametrize(
    ("action", "reason", "values"),
    [
        (lay("h|h"), "bluff-pirate-three-to-five-cards", {"cards": 2}),
        (lay("hh|"), "bluff-pirate-three-to-five-cards", {"cards": 2}),
        (lay("hh|hhhh"), "bluff-pirate-three-to-five-cards", {"cards": 6}),
        (lay("h|hhhhh"), "bluff-pirate-three-to-five-cards", {"cards": 6}),
        (lay("hhh|hh"), "bluff-pirate-one-or-two-face-up", {}),
        (Lay("hook", 0, cards("hhh")), "bluff-pirate-one-or-two-face-up", {}),
        (Lay("hook", True, cards("hhh")), "bluff-pirate-one-or-two-face-up", {}),
        (Lay("hook", cast("int", "1"), cards("hh")), "bluff-pirate-one-or-two-face-up", {}),
        (Lay("hook", cast("int", 1.0), cards("hh")), "bluff-pirate-one-or-two-face-up", {}),
        (lay("h|rrr"), "bluff-pirate-card-not-in-hand", {"card": "rum"}),
        (lay("aa|hh"), "bluff-pirate-card-not-in-hand", {"card": "anchor"}),
        (lay("p|hh"), "bluff-pirate-card-not-in-hand", {"card": "pirate"}),
        (Lay("hook", 1, cards("rh")), "bluff-pirate-hidden-cards-in-order", {}),
        (Lay(cast("Kind", "parrot"), 1, cards("hh")), "bluff-pirate-no-such-card", {}),
        (Lay(cast("Kind", []), 1, cards("hh")), "bluff-pirate-no-such-card", {}),
        (Lay("hook", 1, cast("Any", list(cards("hh")))), "bluff-pirate-no-such-card", {}),
        (Lay("hook", 1, cast("Any", ("hook", None))), "bluff-pirate-no-such-card", {}),
        (Lay("hook", 1, cast("Any", ("hook", ["rum"]))), "bluff-pirate-no-such-card", {}),
        (Lay("hook", 1, cards("hh"), cast("bool", 1)), "bluff-pirate-claim-or-not", {}),
    ],
)
def test_sets_that_cannot_be_laid(action: Lay, reason: str, values: dict[str, object]) -> None:
    state = table("hhhhh", "ccccc", pile="ar")
    assert refusal(state, ANNE, action) == (reason, values)


def sets_by_picking_up_cards(hand: Sequence[Kind]) -> set[Action]:
    """Every set, found by choosing physical cards rather than by counting."""
    found: set[Action] = set()
    places = range(len(hand))
    for up in (1, 2):
        for face_up in combinations(places, up):
            if len({hand[place] for place in face_up}) > 1:
                continue
            rest = [hand[place] for place in places if place not in face_up]
            for size in (3, 4, 5):
                for hidden in combinations(rest, size - up):
                    for claim in (False, True):
                        found.add(Lay(hand[face_up[0]], up, tuple(sorted(hidden)), claim))
    return found


@pytest.mark.rule("BP-4", "BP-7")
@pytest.mark.parametrize(
    "letters", ["aaa", "aac", "ace", "aacc", "aaaac", "acefh", "aaaaaaa", "aaccrrs", "pprrrrrracs"]
)
def test_every_set_is_listed_once_and_none_is_missing(letters: str) -> None:
    hand = tuple(sorted(cards(letters)))
    legal = SetsAndDiscards(with_cards((0,) * 10, hand))
    listed = list(legal)
    without_set: set[Action] = {Discard(kind) for kind in hand} if len(hand) >= 5 else {Keep()}
    assert len(listed) == len(legal) == len(set(listed))
    assert set(listed) == sets_by_picking_up_cards(hand) | without_set


@pytest.mark.rule("BP-4")
def test_how_many_sets_there_are_by_hand() -> None:
    # Seven different cards: one of 7 face up; 2, 3 or 4 of the other 6 face down: 15 + 20 + 15.
    # Each with the claim and without, and any of 7 to discard.
    assert len(table("acefh", "rrrrr", pile="lm").legal(ANNE)) == 7 * (15 + 20 + 15) * 2 + 7
    # Seven of a kind: 1 up and 2 to 4 down, or 2 up and 1 to 3 down, with the claim or without.
    assert len(table("aaaaa", "rrrrr", pile="aa").legal(ANNE)) == (3 + 3) * 2 + 1
    # Even a very large hand is counted, not listed.
    legal = SetsAndDiscards((10,) * 9 + (9,))
    assert len(legal) == 10 * (715 + 220 + 55 + 220 + 55 + 10) * 2 + 10
    assert legal.sample(random.Random(1)) in legal


# ── the vote ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BP-5")
def test_opponents_vote_at_once_in_any_order_and_secretly() -> None:
    state = table("hhhhh", "aaaaa", "ccccc", "rrrrr")
    state.play(ANNE, lay("h|hh"))
    assert now(state) == (ANNE, "vote", (BEN, CALICO, DORA))
    [voted] = state.play(CALICO, Vote(True))
    assert voted == Voted(CALICO, True)
    assert voted.seen_by(CALICO) == voted
    assert voted.seen_by(ANNE) == voted.seen_by(BEN) == voted.seen_by(None) == Voted(CALICO, None)
    assert now(state) == (ANNE, "vote", (BEN, DORA))
    assert state.view(CALICO).vote is True
    for seat in (ANNE, BEN, None):
        assert state.view(seat).vote is None
        assert state.view(seat).voted == (CALICO,)
    assert refusal(state, CALICO, Vote(False)) == ("not-your-turn", {})  # a vote is not changed
    assert refusal(state, ANNE, Vote(False)) == ("not-your-turn", {})
    assert refusal(state, BEN, PickVoter(CALICO)) == ("bluff-pirate-vote-now", {})
    for junk in (None, 1, "bluff", 0.0):
        assert refusal(state, BEN, Vote(cast("bool", junk)))[0] == "bluff-pirate-bluff-or-not"
    state.play(DORA, Vote(False))
    state.play(BEN, Vote(True))
    assert now(state) == (ANNE, "pick", (ANNE,))
    assert state.view(DORA).vote is False


@pytest.mark.rule("BP-5")
def test_the_player_picks_one_voter_and_that_vote_alone_is_revealed() -> None:
    state = table("hhhrr", "aaaaa", "ccccc", "eeeee", pile="rr")
    state.play(ANNE, lay("h|rr"))
    for voter in (BEN, CALICO, DORA):
        state.play(voter, Vote(voter != CALICO))
    assert list(state.legal(ANNE)) == [PickVoter(BEN), PickVoter(CALICO), PickVoter(DORA)]
    not_an_opponent: list[Any] = [ANNE, 4, -1, None, "1", 1.0, True, []]
    for junk in not_an_opponent:
        assert refusal(state, ANNE, PickVoter(junk))[0] == "bluff-pirate-pick-an-opponent"
    assert refusal(state, ANNE, lay("h|rr"))[0] == "bluff-pirate-pick-a-voter-now"
    assert refusal(state, BEN, PickVoter(CALICO))[0] == "not-your-turn"
    picked, revealed, *_ = state.play(ANNE, PickVoter(CALICO))
    assert picked == VoterPicked(ANNE, CALICO)
    assert revealed == Revealed(
        ANNE,
        CALICO,
        voted_bluff=False,
        shown="hook",
        up=1,
        hidden=cards("rr"),
        bluffed=True,
        returned=False,
    )
    assert revealed.seen_by(None) == revealed
    # The other votes stay secret for ever.
    votes = of_type(Voted, state.record.events)
    assert [vote.seen_by(ANNE).bluff for vote in votes] == [None, None, None]
    assert all(state.view(seat).vote is None for seat in range(4))
    assert all(state.view(seat).voted == () for seat in range(4))


@pytest.mark.rule("BP-5")
def test_with_two_players_the_only_voter_is_picked_for_him() -> None:
    state = table("hhhhh", "aaaaa")
    state.play(ANNE, lay("h|hh"))
    voted, revealed, *_ = state.play(BEN, Vote(False))
    assert voted == Voted(BEN, False)
    assert isinstance(revealed, Revealed)
    assert not of_type(VoterPicked, state.record.events)


@pytest.mark.rule("BP-5")
@pytest.mark.parametrize("vote", ["b", "n"])
@pytest.mark.parametrize("text", ["h|hh", "h|hr"])
def test_the_claim_is_talk_and_changes_nothing(text: str, vote: str) -> None:
    silent, claiming = (table("hhhhr", "aaaaa") for _ in range(2))
    assert play_set(silent, text, vote, BEN) == play_set(claiming, text + "!", vote, BEN)
    claims = [of_type(Laid, state.record.events)[0].honest_claim for state in (silent, claiming)]
    assert claims == [False, True]


# ── what the vote brings about ──────────────────────────────────────────────────────────────


@pytest.mark.rule("BP-6")
@pytest.mark.parametrize(("text", "bluffed"), [("h|hh", False), ("h|hr", True), ("h|rr", True)])
def test_printed_no_bluff_three_cards_sail_three_squares(text: str, bluffed: bool) -> None:
    """ "If they played 3 cards, they can move 3 squares", bluffing or not; the voter stays."""
    state = table("hhhrr", "aaaaa", "ccccc", pile="ee")
    revealed, sailed = play_set(state, text, "nb", BEN)
    assert isinstance(revealed, Revealed)
    assert (revealed.bluffed, revealed.returned) == (bluffed, False)
    assert sailed == Sailed(ANNE, 0, 3)
    assert now(state) == (BEN, "turn", (BEN,))
    assert state.squares == [3, 0, 0]
    assert Counter(cards_of(state.discards)) == Counter(cards(text.replace("|", "")))
    assert len(state.view(ANNE).hand) == 4


@pytest.mark.rule("BP-6")
@pytest.mark.parametrize(
    ("text", "squares"),
    [("h|hh", 3), ("hh|h", 3), ("h|hhh", 4), ("hh|hh", 4), ("h|hhhh", 5), ("hh|hhh", 5)],
)
def test_as_many_squares_as_cards(text: str, squares: int) -> None:
    state = table("hhhhh", "aaaaa")
    play_set(state, text, "n", BEN)
    assert state.squares == [squares, 0]
    assert state.discards == list(with_cards((0,) * 10, cards("h" * squares)))


@pytest.mark.rule("BP-6")
def test_a_wrong_accusation_costs_the_voter_two_squares_but_not_behind_the_start() -> None:
    state = table("hhhhh", "aaaaa", "ccccc", pile="aacchhaacchheelhls", starter=BEN)
    play_set(state, "a|aa", "nn", CALICO)
    for anne, (start, square) in enumerate([(3, 1), (1, 0), (0, 0)], 1):
        while state.turn != ANNE:
            pass_turn(state)
        _, sailed, back, *_ = play_set(state, "h|hh", "bb", BEN)
        assert sailed == Sailed(ANNE, 3 * anne - 3, 3 * anne)
        assert back == SentBack(BEN, start, square)
        assert state.squares == [3 * anne, square, 0]  # Calico's vote was not picked


@pytest.mark.rule("BP-6")
@pytest.mark.parametrize(("text", "squares"), [("h|hr", 3), ("hh|rr", 4), ("h|hhhr", 5)])
def test_a_bluff_called_returns_the_cards_and_the_voter_sails(text: str, squares: int) -> None:
    state = table("hhhhr", "aaaaa", "ccccc", pile="re")
    revealed, sailed = play_set(state, text, "nb", CALICO)
    assert isinstance(revealed, Revealed)
    assert (revealed.bluffed, revealed.returned) == (True, True)
    assert sailed == Sailed(CALICO, 0, squares)
    assert state.squares == [0, 0, squares]
    assert state.view(ANNE).hand == cards("ehhhhrr")
    assert sum(state.discards) == 0
    assert state.turn == BEN


# ── no set ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BP-7")
def test_without_a_set_one_card_is_discarded_face_up() -> None:
    state = table("hhhpr", "aaaaa", pile="se")
    assert refusal(state, ANNE, Keep()) == ("bluff-pirate-too-many-to-keep", {"cards": 7})
    assert refusal(state, ANNE, Discard("flag")) == (
        "bluff-pirate-card-not-in-hand",
        {"card": "flag"},
    )
    for junk in ("parrot", None, 3, ["rum"]):
        assert refusal(state, ANNE, Discard(cast("Kind", junk)))[0] == "bluff-pirate-no-such-card"
    discarded, drawn = state.play(ANNE, Discard("pirate"))
    assert discarded == Discarded(ANNE, "pirate")
    assert discarded.seen_by(None) == discarded
    assert isinstance(drawn, Drawn)
    assert state.view(BEN).discards[KINDS.index("pirate")] == 1
    assert state.view(ANNE).hand == cards("ehhhrs")


@pytest.mark.rule("BP-7")
def test_with_fewer_than_five_after_drawing_none_is_discarded() -> None:
    state = table("hhhhh", "aaaaa", pile="hhccrr")
    play_set(state, "h|hhhh", "n", BEN)  # Anne keeps two
    pass_turn(state)
    assert state.view(ANNE).hand == cards("hhrr")  # and has drawn two
    assert refusal(state, ANNE, Discard("rum")) == ("bluff-pirate-too-few-to-discard", {"cards": 4})
    assert Keep() in state.legal(ANNE)
    assert lay("h|hr") in state.legal(ANNE)
    kept, *_ = state.play(ANNE, Keep())
    assert kept == type(kept)(ANNE)
    assert state.view(ANNE).hand == cards("hhrr")
    assert state.turn == BEN


@pytest.mark.rule("BP-7")
def test_with_exactly_five_one_is_discarded_whatever_the_danish_text_says() -> None:
    state = table("hhhhh", "aaaaa", pile="hhccrr")
    play_set(state, "h|hhh", "n", BEN)  # Anne keeps three
    pass_turn(state)
    assert len(state.view(ANNE).hand) == 5
    assert refusal(state, ANNE, Keep()) == ("bluff-pirate-too-many-to-keep", {"cards": 5})
    assert Discard("rum") in state.legal(ANNE)


# ── the draw pile ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BP-8")
def test_an_empty_pile_is_made_anew_when_a_card_is_wanted() -> None:
    state = table("acefh", "acefh", islands=(59, 60), treasure=60)
    while state.pile:
        pass_turn(state)
    assert len(of_type(Shuffled, state.record.events)) == 1  # not before one is wanted
    discards = cards_of(state.discards)
    card = state.view(state.turn).hand[0]
    # The next discard lies among them, and the next player wants two.
    new_pile = tuple(sorted((*discards, card), reverse=True))
    state = scripted_on(state, new_pile)
    seat = (state.turn + 1) % 2
    discarded, shuffled, drawn = pass_turn(state)
    assert discarded == Discarded(1 - seat, card)
    assert shuffled == Shuffled(len(new_pile), new_pile)
    assert shuffled.seen_by(seat) == Shuffled(len(new_pile), None)
    assert drawn == Drawn(seat, 2, new_pile[:2], len(new_pile) - 2)
    assert sum(state.discards) == 0


@pytest.mark.rule("BP-8")
def test_the_last_card_is_drawn_before_the_pile_is_made_anew() -> None:
    state = table("acefh", "acefh", "acefh", islands=(59, 60), treasure=60)  # 85 in the pile
    while len(state.pile) > 1:
        pass_turn(state)
    [last] = state.pile
    _, first, shuffled, second = pass_turn(state)
    assert first == Drawn(state.turn, 1, (last,), 0)
    assert isinstance(shuffled, Shuffled)
    assert shuffled.cards is not None
    assert second == Drawn(state.turn, 1, shuffled.cards[:1], shuffled.count - 1)


@pytest.mark.rule("BP-8")
def test_with_fewer_than_two_cards_anywhere_he_draws_what_there_is() -> None:
    state = table("acefh", "acefh", islands=(59, 60), treasure=60)
    while state.pile or sum(state.discards):
        pass_turn(state)
    seat = state.turn  # he has drawn the only card there was: the other's discard
    assert of_type(Drawn, state.record.events)[-1].count == 1
    hand = state.view(seat).hand
    assert sum(state.view(seat).hand_sizes) == 100
    # His bluff is called, so he takes his cards back and there is nothing to draw at all.
    other = next(kind for kind in hand if kind != hand[0])
    state.play(seat, Lay(hand[0], 1, tuple(sorted((other, other)))))
    *_, drawn = state.play(1 - seat, Vote(True))
    assert drawn == Drawn(1 - seat, 0, (), 0)
    assert state.turn == 1 - seat
    assert state.phase == "lay"
    pass_turn(state)
    assert everything(state) == Counter(DECK)


# ── boarding ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BP-9")
def test_boarding_takes_three_cards_blindly_from_a_ship_ahead() -> None:
    """ "Pick a player who is ahead of them, the one in the lead, for example." """
    state = table("aaaaa", "prrrr", "ccccc", pile="efhh")
    play_set(state, "a|aa", "nn", BEN)
    state = scripted_on(state, cards("fae"))
    boarded, robbed = state.play(BEN, Board(ANNE))
    assert boarded == Boarded(BEN, ANNE)
    assert robbed == Robbed(BEN, ANNE, 3, cards("aef"))
    assert robbed.seen_by(BEN) == robbed.seen_by(ANNE) == robbed
    assert robbed.seen_by(CALICO) == robbed.seen_by(None) == Robbed(BEN, ANNE, 3, None)
    assert now(state) == (CALICO, "turn", (CALICO,))
    assert state.view(BEN).hand == cards("aefrrrr")  # the pirate is gone
    assert state.view(ANNE).hand == cards("a")
    assert state.view(None).discards[KINDS.index("pirate")] == 1
    assert state.squares == [3, 0, 0]


@pytest.mark.rule("BP-9")
def test_only_a_ship_strictly_ahead_can_be_boarded() -> None:
    state = table("aaaaa", "prrrr", "ppccc", "eeeee", pile="aarrccee")
    play_set(state, "a|aaa", "nnn", BEN)
    state.play(BEN, Draw())
    play_set(state, "p|rr", "nnn", ANNE)
    assert (state.squares, state.turn) == ([4, 3, 0, 0], CALICO)
    assert list(state.legal(CALICO)) == [Draw(), Board(ANNE), Board(BEN)]
    assert refusal(state, CALICO, Board(DORA)) == ("bluff-pirate-ship-not-ahead", {"ship": DORA})
    assert refusal(state, CALICO, Board(CALICO)) == (
        "bluff-pirate-ship-not-ahead",
        {"ship": CALICO},
    )
    no_ship: list[Any] = [4, -1, None, "0", 0.0, False, []]
    for junk in no_ship:
        assert refusal(state, CALICO, Board(junk))[0] == "bluff-pirate-no-such-ship"


@pytest.mark.rule("BP-9")
def test_the_leader_cannot_board_nor_one_who_shares_the_lead() -> None:
    state = table("paaaa", "prrrr", pile="aarrpprrpp")
    play_set(state, "a|aa", "n", BEN)
    assert now(state) == (BEN, "turn", (BEN,))  # he is behind
    state.play(BEN, Draw())
    play_set(state, "r|rr", "n", ANNE)
    assert state.squares == [3, 3]
    assert state.view(ANNE).hand.count("pirate") == 3
    assert now(state) == (ANNE, "lay", (ANNE,))  # nobody is strictly ahead of her
    play_set(state, "a|ap", "n", BEN)
    assert now(state) == (BEN, "turn", (BEN,))
    state.play(BEN, Draw())
    state.play(BEN, Discard("rum"))
    assert now(state) == (ANNE, "lay", (ANNE,))  # she leads


@pytest.mark.rule("BP-9")
def test_nobody_boards_without_a_pirate() -> None:
    state = table("aaaaa", "rrrrr", pile="aapp")
    play_set(state, "a|aa", "n", BEN)
    assert refusal(state, BEN, Board(ANNE)) == ("bluff-pirate-board-needs-a-pirate", {})
    state.play(BEN, Draw())
    # He has drawn pirates: too late for boarding this turn.
    assert state.view(BEN).hand.count("pirate") == 2
    assert refusal(state, BEN, Board(ANNE)) == ("bluff-pirate-lay-or-discard-now", {})


def boarding_party() -> BluffPirateState:
    """Anne is at 5 with two cards, Ben at 3; Calico and Dora, with pirates, at the start."""
    state = table("aaaaa", "rrrrr", "pcccc", "peeee", pile="lmss")
    play_set(state, "a|aaaa", "nnn", BEN)
    play_set(state, "r|rr", "nnn", ANNE)
    assert (state.squares, state.turn, state.view(None).hand_sizes[ANNE]) == ([5, 3, 0, 0], 2, 2)
    return state


@pytest.mark.rule("BP-9")
def test_of_a_two_card_hand_both_are_taken() -> None:
    state = boarding_party()
    _, robbed, *_ = state.play(CALICO, Board(ANNE))
    assert robbed == Robbed(CALICO, ANNE, 2, cards("lm"))
    assert state.view(ANNE).hand == ()


@pytest.mark.rule("BP-9")
def test_a_ship_without_cards_cannot_be_boarded() -> None:
    state = boarding_party()
    state.play(CALICO, Board(ANNE))
    assert list(state.legal(DORA)) == [Draw(), Board(BEN)]
    assert refusal(state, DORA, Board(ANNE)) == ("bluff-pirate-ship-without-cards", {"ship": ANNE})


@pytest.mark.rule("BP-7", "BP-9")
def test_a_hand_too_small_for_a_set_passes_by_itself() -> None:
    state = boarding_party()
    state.play(CALICO, Board(ANNE))
    events = state.play(DORA, Board(BEN))
    assert [type(event) for event in events] == [Boarded, Robbed, Drawn, TooFewToLay]
    assert events[3] == TooFewToLay(ANNE, 2)
    assert len(state.view(ANNE).hand) == 2
    assert now(state) == (BEN, "turn", (BEN,))


# ── the islands and the end ─────────────────────────────────────────────────────────────────


@pytest.mark.rule("BP-10")
def test_a_ship_stops_at_a_closed_island_and_the_treasure_wins() -> None:
    state = table("hhhhh", "aaaaa", treasure=NEAR)
    for _ in range(4):
        sail(state, ANNE, 4)
    assert state.squares[ANNE] == 16
    events = sail(state, ANNE, 5)  # 21, but for the island at 18
    *_, sailed, opened, ended = events
    assert sailed == Sailed(ANNE, 16, 18)
    assert opened == IslandOpened(ANNE, 18, treasure=True)
    assert state.result is not None
    assert ended == type(ended)(state.result)
    assert state.result.winners == (ANNE,)
    assert state.result.scores == (18, 0)
    assert state.result.reason == "treasure"
    assert now(state) == (ANNE, "over", ())
    assert state.view(None).tokens == ("treasure", "closed")
    assert refusal(state, ANNE, Draw()) == ("game-over", {})


@pytest.mark.rule("BP-10")
def test_an_empty_island_becomes_an_ordinary_square_and_the_other_one_wins() -> None:
    state = table("hhhhh", "aaaaa", "ccccc", treasure=7, islands=(4, 7))
    *_, opened = sail(state, ANNE, 5)
    assert opened == IslandOpened(ANNE, 4, treasure=False)
    assert state.result is None
    assert state.squares == [4, 0, 0]
    assert state.view(BEN).tokens == ("empty", "closed")
    guesses = [state.game.imagine(state.view(BEN), random.Random(i)) for i in range(9)]
    assert {guess.treasure for guess in guesses} == {7}  # now everybody knows
    events = sail(state, BEN, 5)  # past the open island without stopping
    assert of_type(Sailed, events) == [Sailed(BEN, 0, 5)]
    assert not of_type(IslandOpened, events)
    events = sail(state, CALICO, 4)  # on it
    assert of_type(Sailed, events) == [Sailed(CALICO, 0, 4)]
    assert not of_type(IslandOpened, events)
    events = sail(state, BEN, 3)  # the track ends at 7
    assert of_type(Sailed, events) == [Sailed(BEN, 5, 7)]
    assert of_type(IslandOpened, events) == [IslandOpened(BEN, 7, treasure=True)]
    assert state.result is not None
    assert state.result.winners == (BEN,)
    assert state.result.scores == (4, 7, 4)
    assert state.view(ANNE).tokens == ("empty", "treasure")


@pytest.mark.rule("BP-6", "BP-10")
def test_a_voter_who_calls_a_bluff_may_sail_to_the_treasure() -> None:
    state = table("hhhrr", "aaaaa", "ccccc", treasure=3, islands=(3, 6))
    events = play_set(state, "h|hrr", "bn", BEN)
    assert of_type(Sailed, events) == [Sailed(BEN, 0, 3)]
    assert state.result is not None
    assert state.result.winners == (BEN,)
    assert everything(state) == Counter(DECK)


@pytest.mark.rule("BP-6", "BP-10")
def test_the_treasure_ends_the_game_before_anyone_is_sent_back() -> None:
    state = table("hhhhh", "aaaaa", "ccccc", pile="hhaaccee", treasure=6, islands=(4, 6))
    play_set(state, "h|hhh", "nn", BEN)
    play_set(state, "a|aaa", "nn", ANNE)
    pass_turn(state)
    events = play_set(state, "h|hh", "bn", BEN)
    assert not of_type(SentBack, events)
    assert state.result is not None
    assert state.result.scores == (6, 4, 0)


@pytest.mark.rule("BP-6", "BP-10")
def test_an_empty_island_does_not_spare_the_voter() -> None:
    state = table("hhhhh", "aaaaa", pile="hhaahh", treasure=6, islands=(4, 6))
    sail(state, ANNE, 3)
    sail(state, BEN, 3)
    _, _, opened, back, *_ = play_set(state, "h|hh", "b", BEN)
    assert opened == IslandOpened(ANNE, 4, treasure=False)
    assert back == SentBack(BEN, 3, 1)


# ── everything, everywhere ──────────────────────────────────────────────────────────────────

LAYOUTS: list[dict[str, Any]] = [{}, {"islands": (1, 2)}, {"islands": (30, 60)}]


@pytest.mark.rule("BP-1", "BP-10")
@pytest.mark.parametrize("options", LAYOUTS, ids=str)
@pytest.mark.parametrize("players", range(2, 6))
def test_cards_are_conserved_and_one_ship_wins(players: int, options: dict[str, Any]) -> None:
    for seed in range(12):
        rng = random.Random(seed)
        state = cast("BluffPirateState", BluffPirate(**options).start(players, seed=seed))
        near, far = state.game.options.islands
        while state.result is None:
            seat = rng.choice(state.to_act)
            state.play(seat, state.legal(seat).sample(rng))
            assert everything(state) == Counter(DECK)
            assert all(0 <= square <= far for square in state.squares)
            if not state.near_island_open:
                assert max(state.squares) < near
        [winner] = state.result.winners
        assert state.squares[winner] == state.treasure == max(state.squares)


@pytest.mark.rule("BP-1", "BP-5")
@pytest.mark.parametrize("players", range(2, 6))
def test_an_imagined_truth_has_all_the_cards_and_only_what_may_be(players: int) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        state = cast("BluffPirateState", BluffPirate().start(players, seed=seed))
        while state.result is None:
            for seat in (*range(players), None):
                view = state.view(seat)
                guess = state.game.imagine(view, rng)
                assert guess.view(seat) == view
                assert everything(guess) == Counter(DECK)
                assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            seat = rng.choice(state.to_act)
            state.play(seat, state.legal(seat).sample(rng))


@pytest.mark.rule("BP-5")
def test_an_imagined_truth_varies_in_all_that_is_hidden() -> None:
    state = table("hhhhh", "aaaaa", "ccccc")
    state.play(ANNE, lay("h|hhh"))
    state.play(BEN, Vote(True))
    rng = random.Random(2)
    view = state.view(CALICO)
    guesses = [state.game.imagine(view, rng) for _ in range(200)]
    hidden = {guess.laid.hidden for guess in guesses if guess.laid is not None}
    assert len(hidden) > 100
    assert {guess.accusers for guess in guesses} == {(), (BEN,)}
    assert {guess.hands[CALICO] for guess in guesses} == {state.hands[CALICO]}
    assert len({guess.hands[ANNE] for guess in guesses}) > 50
    assert len({guess.pile for guess in guesses}) == 200
    own = [state.game.imagine(state.view(BEN), rng).accusers for _ in range(20)]
    assert set(own) == {(BEN,)}  # Ben knows his own vote


@pytest.mark.parametrize("seat", [-1, 2, None, "__proto__", 0.0, False, [0]])
def test_a_seat_that_is_none_may_do_nothing(seat: Any) -> None:
    state = table("hhhhh", "aaaaa")
    assert len(state.legal(seat)) == 0
    assert refusal(state, seat, lay("h|hh")) == ("not-your-turn", {})


@pytest.mark.parametrize("action", [None, "draw", 3, [], Draw])
def test_what_is_no_action_is_refused(action: Any) -> None:
    assert refusal(table("hhhhh", "aaaaa"), ANNE, action)[0] == "not-an-action-of-this-game"


# ── histories ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("BP-3", "BP-4", "BP-5", "BP-7")
def test_histories_counted_by_hand() -> None:
    """Anne draws nothing but anchors, Ben nothing but rum; nobody has a pirate.

    A hand of seven or eight of a kind has 12 ways to lay a set (as counted above), each
    answered by one of 2 votes, and 1 way to discard. The sets are honest, so whoever lays one
    gets ahead: then the other is asked, can only draw, and has the same 13 ways. After a
    discard nobody is ahead, and the other has the 13 ways at once."""
    state = table("aaaaa", "rrrrr", pile="aarraarr")
    assert histories(state, 1) == 12 + 1
    assert histories(state, 2) == 12 * 2 + 13
    assert histories(state, 3) == 12 * 2 * 1 + (12 * 2 + 13)
    assert histories(state, 4) == 12 * 2 * 1 * 13 + (12 * 2 * 1 + (12 * 2 + 13))


@pytest.mark.rule("BP-5")
def test_histories_of_votes_counted_by_hand() -> None:
    """Seven anchors among three players: 12 sets, 2 × 2 votes, 2 voters to pick from; or one
    discard, then Ben's 12 sets and the two votes on them, or his discard, then Calico's 13
    ways, each of her 12 sets answered by one of 2 votes, or her discard and Anne's 13."""
    state = table("aaaaa", "rrrrr", "ccccc", pile="aarrccaa")
    assert histories(state, 4) == 12 * 4 * 2 + (12 * 4 + (12 * 2 + 13))


@pytest.mark.rule("BP-3", "BP-5", "BP-6")
def test_histories_of_boarding_counted_by_hand() -> None:
    """Four players with a kind each, Ben's are pirates. Anne's 12 sets, 2 × 2 × 2 votes and 3
    voters to pick from, and then, whatever the vote, she is ahead: Ben draws or boards her.
    If she discards: Ben's 12 sets with votes and pick; if he discards, Calico's 12 sets with
    the votes; if she does, Dora's 12 sets and two of the votes; if she does, Anne's 12 sets and
    one vote; and if she discards again, Ben, who has drawn an anchor and a compass to his six
    pirates. He can show a pirate with 4 + 4 + 4 others, two with 3 + 4 + 4, or either of the
    odd cards with 2 + 2 + 2, claiming or not; or discard any of 3 kinds."""
    state = table("aaaaa", "ppppp", "rrrrr", "ccccc", pile="aapprrcc")
    bens = (12 + 11 + 6 + 6) * 2 + 3
    assert histories(state, 6) == 12 * 8 * 3 * 2 + (
        12 * 8 * 3 + (12 * 8 + (12 * 4 + 12 * 2 + bens))
    )


@pytest.mark.rule("BP-4", "BP-6", "BP-9", "BP-10")
@pytest.mark.parametrize(
    ("hands", "pile", "depth", "count"),
    [
        (("aahpr", "ppcce"), "aarrhhcc", 3, 45496),
        (("aaahp", "pppcc", "eeeef"), "aarrhhcc", 5, 68804),
        (("aaaaa", "ppppp"), "aapp", 6, 25218),
    ],
)
def test_histories_pinned(hands: tuple[str, ...], pile: str, depth: int, count: int) -> None:
    state = table(*hands, pile=pile, treasure=6, islands=(4, 6))
    assert histories(state, depth) == count
