"""Millionaires bots: what they know, and what they do where the right answer is known."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean

import pytest

from bluffhouse.arena.match import play_match
from bluffhouse.bots import bot
from bluffhouse.bots.millionaires.memory import Habits, Owners
from bluffhouse.bots.millionaires.playout import auction, playout
from bluffhouse.bots.millionaires.regular import Regular
from bluffhouse.bots.millionaires.table import (
    CASINO,
    NUMBERS,
    Rest,
    Table,
    cheapest,
    face_down,
    table_of,
)
from bluffhouse.rules.contract import Action
from bluffhouse.rules.millionaires import (
    ALL_MONEY,
    BIDS,
    CARDS,
    MISFORTUNE,
    MONEY_SETS,
    RED,
    TILES,
    WORTH,
    Bid,
    BidPlaced,
    Discard,
    Millionaires,
    MillionairesState,
    Pass,
    Passed,
    Revealed,
    Tile,
    TileTaken,
    reckon,
    tiles_without,
)

THINKERS = ("regular", "shark")


def situation(
    tile: Tile,
    pile: Sequence[Tile],
    tiles: Sequence[tuple[Tile, ...]],
    spent: Sequence[tuple[int, ...]],
) -> MillionairesState:
    """Seat 0 has just revealed this tile. What is nowhere went into the box."""
    state = Millionaires().start(len(tiles), seed=1, starter=0)
    assert isinstance(state, MillionairesState)
    seen = [tile, *pile, *(t for own in tiles for t in own)]
    state.box = tuple(tiles_without(TILES, seen))
    state.pile = (tile, *pile)
    state.reds = 4 - sum(t in RED for t in state.pile)
    state.tiles = list(tiles)
    state.spent = [MONEY_SETS[tuple(sorted(cards))] for cards in spent]
    state.hands = [ALL_MONEY ^ mask for mask in state.spent]
    state.play(0, state.legal(0)[0])
    return state


def decide(state: MillionairesState, kind: str, seconds: float = 0.2) -> Action:
    seat = state.to_act[0]
    player = bot(kind, state.game, seat, random.Random(3))
    return player.act(state.view(seat), state.legal(seat), seconds)


# ── knowing the table ───────────────────────────────────────────────────────────────────────


def played(seed: int, **options: bool) -> MillionairesState:
    state = Millionaires(**options).start(4, seed=seed)
    assert isinstance(state, MillionairesState)
    return state


def test_points_and_shares_are_those_of_the_rules() -> None:
    rng = random.Random(1)
    for seed in range(60):
        state = played(seed)
        while state.result is None:
            seat = state.to_act[0]
            state.play(seat, state.legal(seat).sample(rng))
        table = table_of(state.view(None), state.tiles)
        for seat in range(4):
            assert table.points(seat) == reckon(state.tiles[seat])[-1]
            winners = state.result.winners
            assert table.share(seat) == (1 / len(winners) if seat in winners else 0)


def test_taking_tiles_is_as_in_the_rules() -> None:
    """The Thief takes the smallest, or waits for the first (MB-8)."""
    table = table_of(played(1).view(None), [(3, 9), (), (), ()])
    for seat in (0, 1):
        table.take(seat, NUMBERS["thief"])
    assert table.points(0) == 9
    table.take(1, 10)
    table.take(1, 4)
    assert table.points(1) == 4


@pytest.mark.parametrize("seed", range(10))
def test_who_watches_knows_who_owns_what_though_it_lies_face_down(seed: int) -> None:
    rng = random.Random(seed)
    state = played(seed, face_down_tiles=True)
    owners = Owners()
    while state.result is None:
        seat = state.to_act[0]
        if state.phase == "bid":
            known = owners.tiles(state.game, state.view(seat), rng)
            assert [sorted(map(str, own)) for own in known] == [
                sorted(map(str, own)) for own in state.tiles
            ]
        for event in state.play(seat, state.legal(seat).sample(rng)):
            owners.see(event.seen_by(0))


def test_who_came_late_guesses_what_fits_with_what_he_saw() -> None:
    rng = random.Random(2)
    state = played(3, face_down_tiles=True)
    owners = Owners()
    while state.result is None:
        seat = state.to_act[0]
        view = state.view(seat)
        if state.phase == "bid":
            guess = owners.tiles(state.game, view, rng)
            assert tuple(map(len, guess)) == view.tile_counts
        for event in state.play(seat, state.legal(seat).sample(rng)):
            if len(state.pile) < 10:
                owners.see(event.seen_by(0))


def test_the_number_of_auctions_to_come() -> None:
    """With one red tile among five, each number from none to four is as likely."""
    assert Rest([1, 2, 3, 4, NUMBERS["cba"]]).auctions() == 2
    assert Rest([NUMBERS["success"]]).auctions() == 0
    assert Rest([NUMBERS["success"], NUMBERS["cba"]]).auctions() == 1


# ── paying ──────────────────────────────────────────────────────────────────────────────────


def test_a_raise_is_enough_and_spares_the_change() -> None:
    rng = random.Random(4)
    for _ in range(300):
        hand = rng.randrange(1, ALL_MONEY + 1)
        missing = rng.randrange(0, 110)
        cards = cheapest(hand, missing)
        assert cards & ~hand == 0
        assert WORTH[cards] > missing if WORTH[hand] > missing else cards == 0
    assert CARDS[cheapest(ALL_MONEY, 9)] == (10,)
    assert CARDS[cheapest(MONEY_SETS[1, 3, 4, 8], 7)] == (8,)


def test_an_auction_in_the_head_goes_as_at_the_table() -> None:
    rng = random.Random(5)
    for seed in range(80):
        state = played(seed)
        starter = state.to_act[0]
        state.play(starter, state.legal(starter)[0])
        limits = [rng.uniform(0, 30) for _ in range(4)]
        stakes = [0] * 4
        bad = state.tile in MISFORTUNE
        taker = auction(bad, starter, [ALL_MONEY] * 4, limits, stakes, [0, 1, 2, 3], 0)
        events: Sequence[object] = ()
        while state.phase == "bid":
            seat = state.to_act[0]
            down = WORTH[state.stakes[seat]]
            cards = cheapest(state.hands[seat], state.highest - down)
            within = down + WORTH[cards] <= limits[seat]
            events = state.play(seat, BIDS[cards] if within else Pass())
        (taken,) = [event for event in events if isinstance(event, TileTaken)]
        assert taken.seat == taker
        lost = tuple(WORTH[s] if (i == taker) is not bad else 0 for i, s in enumerate(stakes))
        assert taken.lost == lost


# ── playing on in the head ──────────────────────────────────────────────────────────────────


def imagined(state: MillionairesState, seat: int) -> float:
    pile = face_down(state.view(seat))
    table: Table = table_of(state.view(seat), state.tiles)
    players = state.players
    return playout(table, Rest(pile), pile, 0, seat, [0.5] * players, [1.0] * players * len(pile))


def test_a_game_that_is_won_is_won_in_the_head() -> None:
    state = situation(1, ["cba"], [(10, 9), (2,), (3,)], [(1,), (25,), (20,)])
    assert imagined(state, 0) == 1
    assert imagined(state, 1) == 0


def test_all_endings_are_counted() -> None:
    """Seat 1 is ahead if the end comes at once; what comes before it may change that."""
    state = situation(1, [8, "cba"], [(), (2,), ()], [(), (), (25,)])
    assert imagined(state, 0) + imagined(state, 1) == pytest.approx(1)
    assert imagined(state, 1) >= 0.5


# ── deciding ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", THINKERS)
def test_the_last_tile_wins_the_game_and_is_bought(kind: str) -> None:
    """The next tile ends the game; seat 0 has money to spare and nothing else."""
    state = situation(10, ["cba"], [(), (4,), (3,)], [(1,), (25,), (25, 20)])
    assert isinstance(decide(state, kind), Bid)


@pytest.mark.parametrize("kind", THINKERS)
def test_nobody_buys_his_way_out_of_the_game(kind: str) -> None:
    """The next tile ends the game; any bid would make seat 0, who is winning, the poorest."""
    state = situation(10, ["cba"], [(9, 8), (4,), (3,)], [(20, 4), (25,), ()])
    assert decide(state, kind) == Pass()


@pytest.mark.parametrize("kind", THINKERS)
def test_a_misfortune_that_would_cost_the_win_is_paid_off(kind: str) -> None:
    state = situation("cba", ["success"], [(10,), (7,), (1,)], [(1,), (2,), (25, 20)])
    assert isinstance(decide(state, kind), Bid)


@pytest.mark.parametrize("kind", THINKERS)
def test_the_thief_gets_the_smallest(kind: str) -> None:
    state = situation("thief", ["success", "cba"], [(7, 2, 5), (), ()], [(), (), ()])
    state.play(0, Pass())
    assert decide(state, kind) == Discard(2)


def test_a_shark_with_no_time_still_decides() -> None:
    rng = random.Random(6)
    for seed in range(10):
        state = played(seed)
        while state.result is None:
            seat = state.to_act[0]
            assert decide(state, "shark", seconds=0.0) in state.legal(seat)
            state.play(seat, state.legal(seat).sample(rng))


# ── learning ────────────────────────────────────────────────────────────────────────────────


def test_who_bids_high_is_told_from_who_bids_low() -> None:
    state = played(1)
    habits = Habits()
    table = table_of(state.view(None), state.tiles)
    rest = Rest(face_down(state.view(None)))
    for number in (7, 8, 9):
        habits.see(Revealed(0, number, 0))
        habits.look(table, number, rest)
        habits.see(Passed(0))
        habits.see(BidPlaced(1, (3,), 3))
        habits.see(BidPlaced(2, (25,), 25))
        habits.see(Passed(1))
        habits.see(TileTaken(2, number, (0, 0, 25, 0), (0, 3, 0, 0)))
    habits.see(Revealed(2, 10, 0))
    habits.look(table, 10, rest)
    assert habits.limit(0) < habits.limit(1) < habits.limit(3) < habits.limit(2)
    assert habits.ease(0) < habits.ease(2)


def test_who_sits_among_misers_becomes_careful() -> None:
    state = situation(8, ["success", "cba", 5, 6], [(), (), ()], [(), (), ()])
    table = table_of(state.view(0), state.tiles)
    rest = Rest(face_down(state.view(0)))
    player = bot("regular", state.game, 0, random.Random(1))
    assert isinstance(player, Regular)
    before = player._worth(table, 8, rest)
    for number in (7, 9, 10):
        player.see(Revealed(0, number, 0))
        player.habits.look(table, number, rest)
        for event in (Passed(1), Passed(2), TileTaken(0, number, (0, 0, 0), (0, 0, 0))):
            player.see(event)
    assert player._worth(table, 8, rest) < before


# ── temperament ─────────────────────────────────────────────────────────────────────────────


def spent_by(kind: str, games: int, seconds: float = 0.01) -> float:
    """Return the money that four bots of a kind lose in a game, on average."""
    lost = []
    for number in range(games):
        match = play_match(Millionaires(), [kind] * 4, f"temper {number}", seconds)
        taken = [event for event in match.record.events if isinstance(event, TileTaken)]
        lost.append(sum(sum(event.lost) for event in taken))
    return fmean(lost)


@pytest.mark.parametrize("strength", ["rookie", "regular"])
def test_the_bold_spend_more_than_the_cagey(strength: str) -> None:
    assert spent_by(f"{strength}:bold", 24) > 1.05 * spent_by(f"{strength}:cagey", 24)


def test_the_trusting_spend_more_than_the_suspicious() -> None:
    """They trust others to go on spending, too."""
    assert spent_by("regular:trusting", 30) > spent_by("regular:suspicious", 30)


def test_misfortunes_are_the_last_numbers() -> None:
    assert all((NUMBERS[tile] >= CASINO) is (tile in MISFORTUNE) for tile in TILES)
