"""The bots of LIE in situations with a right answer, and their temperaments."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from bluffhouse import Action, Game, State
from bluffhouse.bots import Bot, bot
from bluffhouse.bots.lie.mind import Scene
from bluffhouse.bots.lie.odds import all_shows, at_first, most_alike
from bluffhouse.bots.lie.regular import Honesty
from bluffhouse.bots.lie.solved import UNIT, solved_round
from bluffhouse.bots.lie.stakes import stakes
from bluffhouse.rules.lie import (
    Bid,
    BidPlaced,
    Call,
    Card,
    Dealt,
    Direct,
    Lie,
    LieOptions,
    LieView,
    Shown,
    Turn,
)

GOOD = ("regular", "shark")


def view(
    hand: tuple[Card, ...],
    up: tuple[int, ...] | None,
    bids: list[tuple[int, int, int]],
    counts: tuple[int, ...],
    seat: int = 0,
    phase: Any = "bid",
    starter: int | None = None,
) -> LieView:
    """Return a seat's view; bids are (seat, count, value)."""
    first = bids[0][0] if bids else seat
    return LieView(
        seat=seat,
        players=len(counts),
        to_act=(seat,),
        result=None,
        round=3,
        phase=phase,
        starter=first if starter is None else starter,
        clockwise=True,
        counts=counts,
        playing=tuple(range(len(counts))),
        tie_break=False,
        hand=hand,
        up=up,
        bids=tuple(BidPlaced(*bid) for bid in bids),
    )


def decide(
    kind: str, table: LieView, seed: int = 1, game: Game | None = None, seconds: float = 0.5
) -> Action:
    """Return the action of a bot that was just seated and has seen nothing of the game."""
    game = game or Lie()
    assert table.seat is not None
    player = bot(kind, game, table.seat, random.Random(seed))
    legal = game.imagine(table, random.Random(1)).legal(table.seat)
    action = player.act(table, legal, seconds)
    assert action in legal
    return action


# Situations with a right answer.


@pytest.mark.parametrize("kind", GOOD)
def test_what_cannot_be_true_is_called(kind: str) -> None:
    # Five cards in all, three of them mine and no six among them: three sixes are a lie.
    table = view(((1, 2), (2, 3), (2, 4)), (2, 2, 2), [(1, 3, 6)], (3, 2))
    assert {decide(kind, table, seed) for seed in range(20)} == {Call()}


@pytest.mark.parametrize("kind", GOOD)
def test_what_is_surely_true_is_never_called(kind: str) -> None:
    table = view(((1, 6), (2, 6), (3, 6)), (6, 6, 6), [(3, 3, 6)], (3, 3, 3, 3))
    assert Call() not in {decide(kind, table, seed) for seed in range(20)}


@pytest.mark.parametrize("kind", GOOD)
def test_the_highest_bid_can_only_be_called(kind: str) -> None:
    table = view(((5, 6),), (6,), [(1, 2, 6)], (1, 1))
    assert decide(kind, table) == Call()


@pytest.mark.parametrize("kind", GOOD)
def test_an_opening_is_not_a_hopeless_lie(kind: str) -> None:
    table = view(((1, 2), (2, 3)), (2, 2), [], (2, 2, 2, 2))
    for seed in range(20):
        opened = decide(kind, table, seed)
        assert isinstance(opened, Bid)
        assert opened.count <= (4 if opened.value == 2 else 3)


@pytest.mark.parametrize("kind", ["rookie", *GOOD])
def test_with_no_time_at_all_it_still_decides(kind: str) -> None:
    bids = [(1, 2, 3), (2, 3, 3), (3, 4, 5)]
    table = view(((1, 5), (2, 5), (3, 5), (4, 5), (5, 6)), (5,) * 5, bids, (5, 5, 5, 5))
    decide(kind, table, seconds=0.0)


def test_as_many_of_a_kind_as_there_are() -> None:
    hand = ((1, 5), (2, 5), (3, 4), (1, 3))
    assert Counter(most_alike(hand, False, [0.0] * 6)).most_common(1)[0][1] == 2
    assert most_alike(((1, 5), (2, 5), (3, 5)), False, [0.9, 0, 0, 0, 0, 0]) == (5, 5, 5)
    assert most_alike(((1, 5), (2, 5), (3, 5)), True, [0.0] * 6) == (1, 5, 5)


# Counting.


def scene(bids: tuple[tuple[int, int], ...], counts: tuple[int, ...] = (2, 2, 2)) -> Scene:
    playing = tuple(range(len(counts)))
    honesty = tuple([0.7] * len(counts))
    return Scene(LieOptions(), len(counts), counts, playing, False, True, bids, honesty)


def test_what_people_show_adds_up() -> None:
    for cards in range(1, 6):
        belief = at_first(cards, False)
        assert sum(belief.weights) == pytest.approx(1)
        assert all(sum(shows) == cards for shows in all_shows(cards, False))
        expected = sum(
            n * p for value in range(1, 7) for n, p in enumerate(belief.chances(value, False))
        )
        assert expected == pytest.approx(cards)
    assert at_first(1, False).chances(4, False)[1] == pytest.approx(1 / 6, abs=0.05)


def test_a_bid_on_fours_speaks_for_fours_in_that_hand_alone() -> None:
    four = Bid(1, 4)
    opened = scene(())
    bid = opened.after(1, opened.order.index(four))
    before, after = opened.beliefs(), bid.beliefs()
    assert after[1].chances(4, False)[0] < before[1].chances(4, False)[0] / 1.5
    assert after[2].chances(4, False) == before[2].chances(4, False)


def test_whoever_bids_on_nothing_is_not_believed_any_more() -> None:
    honesty = Honesty()
    liar, honest = 1, 2
    for number in range(6):
        honesty.see(Dealt(number, liar, (2, 2, 2), (None, None, None)))
        honesty.see(BidPlaced(liar, 1, 6))
        honesty.see(BidPlaced(honest, 2, 3))
        hands = (((1, 2), (1, 2)), ((1, 4), (1, 5)), ((3, 4), (3, 5)))
        honesty.see(Shown(hands, ((1, 2), (1, 1), (3, 3)), 2, 3, 2, 0, 3))
    assert honesty.of(liar, 3) < 0.4 < honesty.of(0, 3) < honesty.of(honest, 3)


def test_a_liars_bid_is_called_sooner() -> None:
    """A bot that has seen the bidder lie, and one that has seen honest bids, at the same table."""
    table = view(((1, 2), (1, 3)), (1, 1), [(2, 1, 6), (3, 3, 6)], (2, 2, 2, 2))

    def calls(up: tuple[int, int]) -> int:
        found = 0
        for seed in range(40):
            player = bot("regular", Lie(), 0, random.Random(seed))
            for number in range(8):
                player.see(Dealt(number, 3, (2, 2, 2, 2), (None,) * 4))
                player.see(BidPlaced(3, 2, 6))
                hands = (((1, 6), (1, 6)),) * 4
                player.see(Shown(hands, ((1, 1), (1, 1), (1, 1), up), 2, 6, 0, 3, 3))
            legal = Lie().imagine(table, random.Random(1)).legal(0)
            found += player.act(table, legal, 0.1) == Call()
        return found

    assert calls((1, 1)) > calls((6, 6))


def test_the_chances_to_win_are_shared_out() -> None:
    options = LieOptions()
    for counts in ((1, 1, 1, 1), (2, 4, 1, 5), (5, 5, 1, 1)):
        playing = (0, 1, 2, 3)
        for loser in playing:
            after = [stakes(counts, playing, False, options, seat)[loser] for seat in playing]
            assert sum(after) == pytest.approx(1)
    # The one with most cards is about to end the game, and I am ahead: let him.
    mine = stakes((1, 5, 3), (0, 1, 2), False, options, 0)
    assert mine[1] == 1
    assert mine[0] < mine[2] < mine[1]
    assert stakes((3, 3, 3), (0, 1), True, options, 0)[:2] == [0, 1]


# The solved rounds.


def test_a_shark_plays_what_is_solved() -> None:
    solved = solved_round("classic", False, (1, 1))
    assert solved is not None
    hand: tuple[Card, ...] = ((2, 3),)
    turns = Counter(
        decide("handmade", view(hand, None, [], (1, 1), phase="turn", starter=0), seed)
        for seed in range(400)
    )
    for shown, odds in solved.turning(0, hand).items():
        assert turns[Turn((int(shown),))] / 400 == pytest.approx(odds / UNIT, abs=0.1)
    bids = Counter(decide("handmade", view(hand, (3,), [], (1, 1)), seed) for seed in range(400))
    order = scene((), (1, 1)).order
    for name, odds in solved.bidding(0, hand, (3,), []).items():
        assert bids[order[int(name)]] / 400 == pytest.approx(odds / UNIT, abs=0.1)


def test_a_shark_that_is_where_the_solution_never_leads_still_plays() -> None:
    # It holds 5-6 and would never have shown a 5 and opened with two fives.
    decide("handmade", view(((5, 6),), (5,), [(0, 2, 1), (1, 2, 3)], (1, 1)))


# Temperaments.


def tables(number: int) -> list[LieView]:
    """The same positions for everybody: regulars have played up to them."""
    found = []
    game = Lie()
    for seed in range(number):
        state: State = game.start(4, seed=seed)
        rng = random.Random(seed)
        players: list[Bot] = [bot("regular", game, s, random.Random(s)) for s in range(4)]
        for _ in range(rng.randrange(20, 60)):
            if state.result is not None:
                break
            seat = state.to_act[0]
            table = state.view(seat)
            assert isinstance(table, LieView)
            if table.phase == "bid" and table.bids:
                found.append(table)
            state.play(seat, players[seat].act(table, state.legal(seat), 0.01))
    return found


@pytest.mark.parametrize("strength", ["rookie", "regular", "shark"])
def test_the_suspicious_call_more_than_the_trusting(strength: str) -> None:
    calls = {
        kind: sum(decide(f"{strength}:{kind}", t, seconds=0.05) == Call() for t in tables(12))
        for kind in ("suspicious", "trusting")
    }
    assert calls["suspicious"] > calls["trusting"]


@pytest.mark.parametrize("strength", ["rookie", "regular", "shark"])
def test_the_bold_raise_more_than_the_cagey(strength: str) -> None:
    calls = {
        kind: sum(decide(f"{strength}:{kind}", t, seconds=0.05) == Call() for t in tables(12))
        for kind in ("bold", "cagey")
    }
    assert calls["bold"] < calls["cagey"]


def test_a_direction_is_chosen() -> None:
    game = Lie(directions=True)
    table = view(((1, 2),), (1,), [], (1, 1, 1), phase="direct")
    assert isinstance(decide("regular", table, game=game), Direct)
