"""The bots of Don't Bluff! in situations with a known answer."""

from __future__ import annotations

import random
from math import inf

import pytest

import bluffhouse
from bluffhouse.bots import TEMPERAMENTS, Bot, bot
from bluffhouse.bots.dont_bluff.chances import Stakes, chance
from bluffhouse.bots.dont_bluff.duel import Duel
from bluffhouse.bots.dont_bluff.lots import lots_of, people_lay
from bluffhouse.bots.dont_bluff.memory import Manner, Memory, bank_of
from bluffhouse.bots.dont_bluff.regular import Regular
from bluffhouse.rules.contract import Action, State
from bluffhouse.rules.dont_bluff import (
    BANK,
    HAND,
    Add,
    Cards,
    DontBluff,
    DontBluffView,
    Offer,
    Open,
    Roll,
    Take,
)

GAME = bluffhouse.game("dont_bluff")
BANK_ODDS = tuple((card, BANK.count(card) / len(BANK)) for card in set(BANK))
THINKERS = ("regular", "handmade")


def begun(*luck: object, players: int = 4, bank: Cards = BANK) -> State:
    """Seat 0 has the gun; then this luck, and any after it."""
    return GAME.start(players, seed=1, script=[bank, *luck], starter=0)


def played(state: State, *actions: Action) -> State:
    for action in actions:
        state.play(state.to_act[0], action)
    return state


def seated(kind: str, state: State, seat: int, seed: int = 0) -> Bot:
    """A bot that has seen all of the game."""
    found = bot(kind, state.game, seat, random.Random(seed))
    for event in state.record.events:
        found.see(event.seen_by(seat))
    return found


def remembered(state: State, seat: int, most: int = 1000) -> Memory:
    assert isinstance(state.game, DontBluff)
    memory = Memory(state.game, seat, most)
    for event in state.record.events:
        memory.see(event.seen_by(seat))
    view = state.view(seat)
    assert isinstance(view, DontBluffView)
    memory.recall(view, random.Random(0))
    return memory


def decides(kind: str, state: State, times: int = 40, seconds: float = 0.2) -> list[Action]:
    seat = state.to_act[0]
    view, legal = state.view(seat), state.legal(seat)
    return [seated(kind, state, seat, i).act(view, legal, seconds) for i in range(times)]


# ── counting ────────────────────────────────────────────────────────────────────────────────


def test_at_the_start_everything_is_known() -> None:
    assert remembered(begun(), 1).worlds == {(HAND,) * 4: 1.0}


def test_what_is_taken_unopened_splits_the_world_and_the_truth_is_among_it() -> None:
    state = played(begun("red"), Roll(), Offer((5,)), Take())
    worlds = remembered(state, 2).worlds
    assert {hands[0].count(5) for hands in worlds} == {0, 1}
    assert len(worlds) == 4  # a 5, a 2, a 1 or a bluff
    assert sum(worlds.values()) == pytest.approx(1)
    for seat in (0, 1):  # these two know
        assert list(remembered(state, seat).worlds) == [tuple(state.hands)]  # type: ignore[attr-defined]


def test_a_payment_shows_what_was_taken() -> None:
    # Seat 1 takes one suitcase of seat 0; later it pays with two fives, so the one was a five.
    state = played(begun("red", "green", "red", 1), Roll(), Offer((5,)), Take())
    played(state, Roll(), Offer((0,)), Take())  # 1 offers to 2
    played(state, Roll(), Offer((5, 2, 2, 1)), Open(), Roll())  # 2 offers to 1, the die is lower
    assert state.view(1).due == 10  # type: ignore[attr-defined]
    legal = state.legal(1)
    two_fives = next(way for way in legal if getattr(way, "cards", ()) == (5, 5))
    played(state, two_fives)
    for hands in remembered(state, 3).worlds:
        assert 5 not in hands[0]


def test_a_secret_card_of_the_bank_is_one_that_the_bank_can_have() -> None:
    state = played(begun("red", 1, bank=(0, 5, 2, 2, 1, 1)), Roll(), Offer((2, 1)), Open(), Roll())
    assert state.view(1).phase == "pay"  # type: ignore[attr-defined]
    played(state, next(iter(state.legal(1))))
    worlds = remembered(state, 3).worlds
    assert len(worlds) == 4
    for hands in worlds:
        assert sum(bank_of(hands).values()) == 5
        assert min(bank_of(hands).values()) >= 0


def test_the_truth_is_never_ruled_out() -> None:
    for seed in range(12):
        rng = random.Random(seed)
        players = rng.randint(2, 5)
        state = bluffhouse.game("dont_bluff").start(players, seed=seed)
        bots = [bot("rookie", state.game, s, random.Random(seed + s)) for s in range(players)]
        watcher = Memory(GAME, 0, 10**6)  # type: ignore[arg-type]
        happened = list(state.record.events)
        for _ in range(30):
            for event in happened:
                for player in bots:
                    player.see(event.seen_by(player.seat))
                watcher.see(event.seen_by(0))
            if state.result is not None:
                break
            seat = state.to_act[0]
            view = state.view(0)
            assert isinstance(view, DontBluffView)
            watcher.recall(view, rng)
            truth = list(state.hands)  # type: ignore[attr-defined]
            if view.giver is not None:
                on_table = state.open + state.closed  # type: ignore[attr-defined]
                truth[view.giver] = tuple(sorted(truth[view.giver] + on_table, reverse=True))
            assert tuple(truth) in watcher.worlds
            action = bots[seat].act(state.view(seat), state.legal(seat), 0.01)
            happened = list(state.play(seat, action))
            if len(watcher.worlds) > 3000:
                break


def test_who_lays_handfuls_is_not_thinking() -> None:
    state = played(begun("red"), Roll(), Offer((5, 2, 1, 1, 0), 20), Take())
    assert remembered(state, 2).manner(0).folly > 0.5
    state = played(begun("red"), Roll(), Offer((0,), 2), Take())
    assert remembered(state, 2).manner(0).folly < 0.25


def test_a_manner_learns_traps_lies_and_openings() -> None:
    liar = Manner()
    before = liar.says(4, 0, 1)
    for _ in range(6):
        liar.laid(0, 1, 4)
    assert liar.says(4, 0, 1) > before
    assert liar.trapping < Manner().trapping


# ── what a round is worth ───────────────────────────────────────────────────────────────────


def test_chances_are_shared_out_and_end_where_the_game_ends() -> None:
    money = [13, 20, 8, 3]
    assert sum(chance(money, seat, 4) for seat in range(4)) == pytest.approx(1)
    assert chance(money, 1, 4) > chance(money, 0, 4) > chance(money, 2, 4)
    assert chance([25, 20, 1, 1], 0, 3) == 1
    assert chance([25, 20, 1, 1], 1, 3) == 0
    assert chance([12, 12, 1, 1], 0, 0) == 0.5


def test_a_solved_round_mixes_rubbish_and_a_trap_and_leaves_no_better_answer() -> None:
    stakes = Stakes([13] * 4, 0, 1, 6, BANK_ODDS)
    solved = Duel(stakes, HAND, 0, inf).solved(HAND)
    one = solved[1]
    assert {line.lot.cards for line, _ in one.mix} == {(0,), (5,)}
    ahead = [line.at(one.opens) for line, _ in one.mix]
    assert ahead[0] == pytest.approx(ahead[1])
    slope = sum(part * line.slope for line, part in one.mix)
    assert slope == pytest.approx(0)  # to the receiver both answers are the same
    assert max(solved, key=lambda size: solved[size].worth[0]) <= 2  # many suitcases tell too much
    assert solved[9].worth == (0.0, 1.0)  # everything: 13 + 13 wins


def test_people_lay_something() -> None:
    for shown in (0, 3):
        odds = [o for size in range(1, 10) for _, o in people_lay(HAND, shown, size, 0.4, 0.1)]
        assert len(odds) == len(lots_of(HAND)) == 89
        assert sum(odds) == pytest.approx(1)


# ── decisions with an answer ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", THINKERS)
def test_takes_what_wins_the_game(kind: str) -> None:
    # All nine suitcases: 13 and 13 is 26.
    state = played(begun("red"), Roll(), Offer(HAND))
    assert decides(kind, state).count(Take()) >= 39


@pytest.mark.parametrize("kind", THINKERS)
def test_takes_what_cannot_be_little(kind: str) -> None:
    # Eight of the nine: at least 8 millions, so that no die would be higher.
    state = played(begun("red"), Roll(), Offer((2, 2, 1, 1, 1, 1, 0, 0), 0))
    assert decides(kind, state).count(Take()) >= 39


@pytest.mark.parametrize("kind", THINKERS)
def test_opens_rather_for_one_who_lays_rubbish_than_for_one_who_sets_traps(kind: str) -> None:
    state = played(begun("red"), Roll(), Offer((0,)))
    view, legal = state.view(1), state.legal(1)
    assert isinstance(view, DontBluffView)
    opened = {}
    for worth in (0, 5):
        opened[worth] = 0
        for i in range(60):
            thinker = seated(kind, state, 1, i)
            assert isinstance(thinker, Regular)
            for _ in range(8):
                thinker.memory.manner(0).laid(0, worth, None)
            opened[worth] += thinker.act(view, legal, 0.1) == Open()
    assert opened[0] > opened[5] + 10


@pytest.mark.parametrize("kind", THINKERS)
def test_hides_rubbish_and_sometimes_lays_a_trap(kind: str) -> None:
    state = played(begun("red"), Roll())
    laid = [action.cards for action in decides(kind, state, 150) if isinstance(action, Offer)]
    rubbish = sum(sum(cards) <= 2 for cards in laid)
    traps = sum(sum(cards) >= 5 for cards in laid)
    assert rubbish > 15
    assert traps > 5
    assert max(map(len, laid)) <= 4
    assert len(set(laid)) >= 3


@pytest.mark.parametrize("kind", THINKERS)
def test_does_not_hand_the_game_to_one_who_nearly_has_it(kind: str) -> None:
    # Seat 1 takes 5, 2 and 2 and has 22: whoever offers to it next had better offer rubbish.
    state = played(begun("red", "green", "red"), Roll(), Offer((5, 2, 2)), Take())
    played(state, Roll(), Offer((0,)), Take(), Roll())
    laid = [action.cards for action in decides(kind, state, 60) if isinstance(action, Offer)]
    assert sum(sum(cards) <= 2 for cards in laid) >= 40


@pytest.mark.parametrize("kind", THINKERS)
def test_what_must_be_added_is_added(kind: str) -> None:
    state = played(begun("red", 6), Roll(), Offer((0,)), Open(), Roll())
    legal = state.legal(0)
    for action in decides(kind, state, 10):
        assert isinstance(action, Add)
        assert action in legal


@pytest.mark.parametrize("kind", THINKERS)
def test_no_time_is_time_enough(kind: str) -> None:
    for state in (
        played(begun("red"), Roll()),
        played(begun("red"), Roll(), Offer((5,), 1)),
        begun(),
    ):
        seat = state.to_act[0]
        legal = state.legal(seat)
        assert seated(kind, state, seat).act(state.view(seat), legal, 0.0) in legal


# ── temperaments ────────────────────────────────────────────────────────────────────────────


def tempered(kind: str, temperament: str, state: State, times: int) -> list[Action]:
    assert temperament in TEMPERAMENTS
    return decides(f"{kind}:{temperament}", state, times, 0.1)


@pytest.mark.parametrize("kind", THINKERS)
def test_the_trusting_take_more_than_the_suspicious(kind: str) -> None:
    state = played(begun("red"), Roll(), Offer((0, 0)))
    trusting = tempered(kind, "trusting", state, 80).count(Take())
    suspicious = tempered(kind, "suspicious", state, 80).count(Take())
    assert trusting > suspicious


@pytest.mark.parametrize("kind", THINKERS)
def test_the_bold_risk_more_and_the_cagey_say_less(kind: str) -> None:
    state = played(begun("red"), Roll())
    bold = [a for a in tempered(kind, "bold", state, 150) if isinstance(a, Offer)]
    cagey = [a for a in tempered(kind, "cagey", state, 150) if isinstance(a, Offer)]
    assert sum(sum(a.cards) for a in bold) > sum(sum(a.cards) for a in cagey)
    assert sum(a.claim is None for a in bold) < sum(a.claim is None for a in cagey)
