"""OpenSpiel's door, by OpenSpiel's own tests and algorithms."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from collections import Counter
from math import prod
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import UniformRandomPolicy

import bluffhouse
from bluffhouse.arena import openspiel
from bluffhouse.rules.contract import ChanceEvent, MoveEvent
from worlds import NAMES, TABLES, label

ONE_ROUND = "bluffhouse_lie(players=2,rounds=1,starter=0)"
REDUCED = "bluffhouse_lie(players=2,rounds=1,starter=0,lowest_bid=10)"
"""The last two bids of a round are left: two 5 and two 6."""


def load(game: bluffhouse.Game, players: int) -> Any:
    options = {
        option: "/".join(map(str, value)) if isinstance(value, tuple) else value
        for option, value in game.options_given().items()
    }
    return pyspiel.load_game(f"bluffhouse_{game.name}", {"players": players, **options})


def play(state: Any, rng: random.Random, limit: int = 100_000) -> None:
    for _ in range(limit):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    raise AssertionError("it does not end")


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_random_sim(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(f"bluffhouse_{name}")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    most = pyspiel.load_game(f"bluffhouse_{name}", {"players": bluffhouse.games()[name].seats[-1]})
    pyspiel.random_sim_test(most, num_sims=1, serialize=False, verbose=False)
    capfd.readouterr()  # it tells about every move


def test_openspiel_random_sim_of_one_round(capfd: pytest.CaptureFixture[str]) -> None:
    for text in (ONE_ROUND, REDUCED, "bluffhouse_lie(players=4,rounds=1,fewer_and_fewer=True)"):
        game = pyspiel.load_game(text)
        pyspiel.random_sim_test(game, num_sims=10, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize(("game", "players"), TABLES, ids=label)
def test_whole_games_with_every_option(game: bluffhouse.Game, players: int) -> None:
    state = load(game, players).new_initial_state()
    play(state, random.Random(2))
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    result = state.node.flat.state.result
    assert result is not None
    if result.winners:
        assert {seat for seat, paid in enumerate(returns) if paid == max(returns)} == set(
            result.winners
        )


@pytest.mark.parametrize("name", NAMES)
def test_what_luck_decided_is_in_the_record(name: str) -> None:
    """The game that OpenSpiel played is one of ours: its record replays by our own rules."""
    game = bluffhouse.games()[name]()
    state = load(game, 4).new_initial_state()
    play(state, random.Random(3))
    record = state.node.flat.state.record
    script = [e.outcome for e in record.events if isinstance(e, ChanceEvent)]
    again = game.start(4, script=script)
    for event in record.events:
        if isinstance(event, MoveEvent):
            again.play(event.seat, event.action)
    assert again.record.events == record.events


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = pyspiel.load_game(f"bluffhouse_{name}").new_initial_state()
    rng = random.Random(4)
    for _ in range(150):
        if state.is_terminal():
            break
        before = str(state)
        clone = state.clone()
        assert str(clone) == before
        play(clone, random.Random(5))
        assert str(state) == before
        number = rng.choice(state.legal_actions())
        state.apply_action(number)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_survives_pickling(name: str) -> None:
    state = pyspiel.load_game(f"bluffhouse_{name}").new_initial_state()
    rng = random.Random(6)
    for _ in range(200):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.history() == state.history()


@pytest.mark.parametrize("name", NAMES)
def test_information_says_no_more_than_was_seen(name: str) -> None:
    """Observation and information state come of the view and of the redacted events."""
    game = pyspiel.load_game(f"bluffhouse_{name}", {"players": 4})
    state = game.new_initial_state()
    rng = random.Random(7)
    for _ in range(400):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            flat = state.node.flat
            for seat in range(4):
                tensor = np.array(state.observation_tensor(seat))
                assert tensor.tolist() == list(flat.observation(seat))
                said = flat.said if seat == flat.to_act else ()
                seen = [repr(event.seen_by(seat)) for event in flat.state.record.events]
                known = "\n".join([str(seat), *seen, str(said)])
                assert state.information_state_string(seat) == known
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_spectator_can_observe() -> None:
    game = pyspiel.load_game("bluffhouse_lie")
    public = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(public)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    observer.set_from(state, 0)
    assert observer.dict["phase"].tolist() == [1, 0, 0, 0]
    assert not observer.dict["hand"].any()
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(public, {"jokers": 1})


# ── explicit luck ───────────────────────────────────────────────────────────────────────────


def deals(state: Any, chance: float = 1.0) -> list[tuple[Any, float]]:
    """Every way in which luck can deal, and how likely it is."""
    if not state.is_chance_node():
        return [(state.node.flat.state.hands, chance)]
    return [
        deal
        for outcome, odds in state.chance_outcomes()
        for deal in deals(state.child(outcome), chance * odds)
    ]


def test_equal_cards_are_one_outcome() -> None:
    """Two players, one card each, of fifteen cards that there are twice."""
    dealt = deals(pyspiel.load_game(ONE_ROUND).new_initial_state())
    assert len(dealt) == 15 * 15
    assert sum(odds for _, odds in dealt) == pytest.approx(1)
    for (mine, yours), odds in dealt:
        assert odds == pytest.approx(2 / 30 * (1 if mine == yours else 2) / 29)


def test_luck_decides_who_begins_unless_it_is_said() -> None:
    state = pyspiel.load_game("bluffhouse_lie(players=3)").new_initial_state()
    assert [odds for _, odds in state.chance_outcomes()] == pytest.approx([1 / 3] * 3)
    assert prod(len(state.child(i).chance_outcomes()) for i in range(3)) == 15**3


def test_dice_and_shuffles_are_fair() -> None:
    """The bank of Don't Bluff!, drawn through chance nodes, lies in any order equally often."""
    game = pyspiel.load_game("bluffhouse_dont_bluff(players=2,starter=0)")
    rng = random.Random(8)
    tops = Counter[int]()
    for _ in range(3000):
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        tops[state.node.flat.state.bank[0]] += 1
    for card, times in {5: 1, 2: 2, 1: 2, 0: 1}.items():
        assert tops[card] / 3000 == pytest.approx(times / 6, abs=0.04)


# ── one round of LIE ────────────────────────────────────────────────────────────────────────


def walk(text: str, names: list[str]) -> Any:
    """Choose by name."""
    state = pyspiel.load_game(text).new_initial_state()
    for name in names:
        player = state.current_player()
        [number] = [
            number
            for number in state.legal_actions()
            if state.action_to_string(player, number) == name
        ]
        state.apply_action(number)
    return state


DEAL = ["luck (1, 6)", "luck (2, 6)"]


@pytest.mark.parametrize(
    ("choices", "returns"),
    [
        (["show 6", "show 6", "bid 2 × 6", "call"], [1.0, -1.0]),
        (["show 6", "show 2", "bid 2 × 6", "call"], [-1.0, 1.0]),
        (["show 1", "show 2", "bid 1 × 3", "bid 1 × 4", "call"], [1.0, -1.0]),
    ],
)
def test_who_loses_the_call_loses_the_round(choices: list[str], returns: list[float]) -> None:
    state = walk(ONE_ROUND, DEAL + choices)
    assert state.is_terminal()
    assert state.returns() == returns


def test_a_round_among_three_is_zero_sum_too() -> None:
    state = walk(
        "bluffhouse_lie(players=3,rounds=1,starter=0)",
        [*DEAL, "luck (1, 2)", "show 1", "show 2", "show 1", "bid 3 × 6", "call"],
    )
    assert state.returns() == [-1.0, 0.5, 0.5]


def test_the_information_state_is_what_a_player_knows() -> None:
    one = walk(ONE_ROUND, [*DEAL, "show 6", "show 6", "bid 1 × 6"])
    other_card = walk(ONE_ROUND, ["luck (3, 6)", "luck (2, 6)", "show 3", "show 6", "bid 1 × 6"])
    assert one.information_state_string(1) == other_card.information_state_string(1)
    assert one.information_state_string(0) != other_card.information_state_string(0)
    assert one.information_state_tensor(1) == other_card.information_state_tensor(1)
    assert one.information_state_tensor(0) != other_card.information_state_tensor(0)


def test_one_round_of_lie_is_solved_by_openspiels_cfr() -> None:
    """NashConv falls, by OpenSpiel's solver and by both of its measures."""
    game = pyspiel.load_game(REDUCED)
    uniform = exploitability.nash_conv(game, UniformRandomPolicy(game))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    solved = pyspiel.nash_conv(game, solver.average_policy())
    assert uniform > 0.5
    assert solved < uniform / 10


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("bluffhouse_lie(players=7)", "2 to 6 players"),
        ("bluffhouse_lie(rounds=2)", "rounds=2"),
        ("bluffhouse_lie(lowest_bid=3)", "rounds=1"),
        ("bluffhouse_lie(rounds=1,lowest_bid=12)", "from 0 to 11"),
        ("bluffhouse_bluff_pirate(islands=9/5)", "islands"),
    ],
)
def test_wrong_parameters_are_refused(text: str, reason: str) -> None:
    with pytest.raises((ValueError, RuntimeError), match=reason):
        pyspiel.load_game(text)


def test_a_process_that_has_used_the_door_ends_in_peace() -> None:
    """OpenSpiel lets go of registered games after Python has gone."""
    program = (
        f"import pyspiel, {openspiel.__name__}; "
        f"state = pyspiel.load_game({ONE_ROUND!r}).new_initial_state()"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
