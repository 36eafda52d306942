"""The solver of LIE: its round is the rules' round, its measure is right, and what we ship is as
good as it says."""

from __future__ import annotations

import importlib.util
import random
from math import comb, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from bluffhouse.arena.solver import (
    OTHER,
    STARTER,
    Auction,
    Round,
    Solver,
    best_response,
    exploitability_of,
    measure,
    strategies_of,
)
from bluffhouse.bots.lie.solved import CALLS, DATA, UNIT, Odds, Solved, key_of, solved_round
from bluffhouse.cli.app import app
from bluffhouse.rules.contract import OptionError
from bluffhouse.rules.lie import CARDS, Bid, Call, Lie

FILES = sorted(DATA.glob("lie-*.json.gz"))
ONE_EACH = [file for file in FILES if file.name.endswith("-1-1.json.gz")]


def one_each(**options: Any) -> Round:
    return Round(Lie(**options), (1, 1))


def shows(table: Round, player: int, *up: int) -> int:
    return table.sides[player].shows.index(up)


# The round.


def test_every_deal_is_there_with_its_probability() -> None:
    table = Round(Lie(), (1, 2))
    assert table.deals.sum() == pytest.approx(1)
    one = table.sides[STARTER].hands.index(((1, 2),))
    both_others = table.sides[OTHER].hands.index(((3, 4), (3, 4)))
    one_left = table.sides[OTHER].hands.index(((1, 2), (3, 4)))
    # By hand: 2 of 30, and then 1 of the 406 pairs of the other 29, or 1 · 2 of them.
    assert table.deals[one, both_others] == pytest.approx(2 / 30 * 1 / comb(29, 2))
    assert table.deals[one, one_left] == pytest.approx(2 / 30 * 2 / comb(29, 2))
    assert len(table.sides[OTHER].hands) == comb(15, 2) + 15


def test_who_wins_a_call_is_what_the_rules_say() -> None:
    table = one_each()
    two_fives = table.bids.index(Bid(2, 5))
    five, six = shows(table, STARTER, 5), shows(table, STARTER, 6)
    assert table.true[0, two_fives, five, five]
    assert not table.true[0, two_fives, five, six]
    # The lowest bid of all is a bid like any other.
    assert table.true[0, 0, shows(table, STARTER, 1), five]
    assert not table.true[0, 0, six, five]


def test_wild_ones_count_unless_the_first_bid_was_on_ones() -> None:
    table = one_each(wild_ones=True)
    two_fives = table.bids.index(Bid(2, 5))
    one, five = shows(table, STARTER, 1), shows(table, STARTER, 5)
    assert table.true[0, two_fives, one, five]
    assert not table.true[1, two_fives, one, five]


@pytest.mark.parametrize("order", ["classic", "value_first"])
def test_the_points_of_the_auction_are_all_sets_of_bids(order: str) -> None:
    """Following the slices of every step from the beginning reaches each point once, and the
    number of a point is its set of bids without the lowest bit."""
    auction = Auction(one_each(raise_order=order).bids)
    sets: list[dict[int, int]] = [{0: 0}, {}]
    for height in range(auction.bids):
        found: list[tuple[int, int, int]] = []
        for who in (STARTER, OTHER):
            step = auction.steps[who][height]
            if step is not None:
                for source, target in zip(
                    range(auction.size)[step.source], range(auction.size)[step.target], strict=True
                ):
                    found.append((1 - who, target, sets[who][source] | 1 << height))
        for who, target, made in found:
            assert target not in sets[who]
            assert target == made >> 1
            sets[who][target] = made
    assert len(sets[STARTER]) == len(sets[OTHER]) == auction.size
    assert all(made.bit_count() % 2 == who for who in (0, 1) for made in sets[who].values())


# The measure.


def test_whoever_always_calls_is_beaten_by_the_truth() -> None:
    table = one_each()
    solver = Solver(table)
    caller = solver.learners[OTHER].average()
    caller.call[:], caller.bid[:] = 1, 0
    assert best_response(table, solver.auction, STARTER, caller) == pytest.approx(1)


def test_whoever_always_bids_the_top_is_called_by_one_who_hides_his_sixes() -> None:
    table = one_each()
    solver = Solver(table)
    bold = solver.learners[STARTER].average()
    bold.bid[:] = 0
    bold.bid[(1 << len(table.bids) - 1) >> 1] = 1
    assert best_response(table, solver.auction, OTHER, bold) == pytest.approx(1)


def test_one_card_each_is_solved() -> None:
    solver = Solver(one_each())
    solver.iterate(20)
    before = solver.progress()
    solver.iterate(200)
    now = solver.progress()
    assert 0 <= now.nash_conv < 0.0005 < before.nash_conv
    assert now.value == pytest.approx(-0.05057, abs=0.0005)
    kept = solver.solved()
    assert kept.nash_conv < 0.0005


def test_bids_that_forget_the_hand_are_nearly_as_good() -> None:
    exact, coarse = Solver(one_each()), Solver(one_each(), by_shows=True)
    coarse.iterate(120)
    exact.iterate(120)
    assert exact.progress().nash_conv < coarse.progress().nash_conv < 0.01


# What we ship.


def test_there_are_solutions_and_they_are_small() -> None:
    assert len(ONE_EACH) == 4
    assert {solved_round("classic", False, cards) is not None for cards in ((1, 2), (2, 1))} == {
        True
    }
    assert solved_round("classic", False, (2, 2)) is None
    assert sum(file.stat().st_size for file in FILES) < 1_000_000


@pytest.mark.parametrize("file", ONE_EACH, ids=lambda file: file.name)
def test_one_card_each_is_shipped_solved(file: Path) -> None:
    solved, value, nash_conv = exploitability_of(file)
    assert nash_conv == pytest.approx(solved.nash_conv, abs=1e-9)
    assert value == pytest.approx(solved.value, abs=1e-9)
    assert nash_conv < 0.0005


@pytest.mark.parametrize("cards", [(1, 2), (2, 1)])
def test_three_cards_are_shipped_nearly_solved(cards: tuple[int, int]) -> None:
    file = DATA / f"lie-classic-{cards[0]}-{cards[1]}.json.gz"
    solved, _, nash_conv = exploitability_of(file)
    assert nash_conv == pytest.approx(solved.nash_conv, abs=1e-9)
    assert nash_conv < 0.02


def pick(odds: Odds, rng: random.Random) -> str:
    return rng.choices(list(odds), list(odds.values()))[0]


def play_round(table: Round, solved: Solved, rng: random.Random) -> int:
    """+1 if the starter wins, −1 if not: by the rules, with cards that are really dealt."""
    hands = [(card,) for card in rng.sample(CARDS, 2)]
    turned = [pick(solved.turning(seat, hands[seat]), rng) for seat in (0, 1)]
    ups = [tuple(map(int, text)) for text in turned]
    state = table.state(hands, ups)
    made: list[int] = []
    while state.result is None:
        seat = state.to_act[0]
        name = pick(solved.bidding(seat, hands[seat], ups[seat], made), rng)
        state.play(seat, Call() if name == CALLS else table.bids[int(name)])
        if name != CALLS:
            made.append(int(name))
    return 1 if state.result.winners == (STARTER,) else -1


@pytest.mark.parametrize("wild", [False, True])
def test_the_value_is_what_comes_out_of_playing(wild: bool) -> None:
    solved = solved_round("classic", wild, (1, 1))
    assert solved is not None
    table, rng, rounds = one_each(wild_ones=wild), random.Random(1), 6000
    mean = np.mean([play_round(table, solved, rng) for _ in range(rounds)])
    assert abs(mean - solved.value) < 4 / sqrt(rounds)


def test_openspiel_measures_the_same() -> None:
    """NashConv by OpenSpiel's own algorithm, on the game that the rules build for it."""
    bench = Path(__file__).parents[2] / "bench" / "solve.py"
    spec = importlib.util.spec_from_file_location("bench_solve", bench)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    solved = Solved.load(DATA / "lie-classic-1-1.json.gz")
    assert module.openspiels_measure(solved) == pytest.approx(solved.nash_conv, abs=1e-9)
    # And made worse: whatever the opening "one 4", he calls.
    made = f"{1 << 3:x}"
    here = solved.parts[OTHER].bid
    here[made] = {key: {CALLS: UNIT} for key in here[made]}
    table = one_each()
    worse = measure(table, strategies_of(table, solved))[1]
    assert worse > 0.01
    assert module.openspiels_measure(solved) == pytest.approx(worse, abs=1e-9)


# The command, and what it refuses.


def test_the_command_prints_nash_conv_and_keeps_the_strategy(tmp_path: Path) -> None:
    out = tmp_path / "found.json.gz"
    ran = CliRunner().invoke(app, ["solve", "lie", "--seconds", "0.5", "--out", str(out)])
    assert ran.exit_code == 0
    assert "NashConv" in ran.output
    solved = Solved.load(out)
    assert solved.cards == (1, 1)
    assert solved.turning(STARTER, ((1, 2),))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["solve", "millionaires"], "only lie can"),
        (["solve", "lie", "--cards", "5"], "two numbers"),
        (["solve", "lie", "--cards", "2,2"], "too big"),
        (["solve", "lie", "--cards", "0,1"], "one card each"),
        (["solve", "lie", "--option", "longer_game"], "make no difference"),
    ],
)
def test_the_command_refuses_what_it_cannot_solve(arguments: list[str], reason: str) -> None:
    ran = CliRunner().invoke(app, arguments)
    assert ran.exit_code == 2
    assert reason in ran.output


def test_a_round_needs_two_with_cards() -> None:
    with pytest.raises(OptionError, match="too big"):
        Round(Lie(), (5, 5))


def test_hands_are_written_short() -> None:
    assert key_of(((1, 2), (2, 6))) == "1226"
    assert key_of(((1, 2),), (2,)) == "12/2"
