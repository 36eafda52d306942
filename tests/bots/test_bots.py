"""Every bot of every game: legal, finishing, and told no more than its seat may know."""

from __future__ import annotations

import random

import pytest

from bluffhouse import Game, OptionError
from bluffhouse.bots import TEMPERAMENTS, Bot, bot, kinds
from worlds import NAMES, TABLES, label, some_way_in, tables

SLOW = {"shark"}
"""Bots that use all the time they are given."""


def play_bots(game: Game, players: int, kind: str, seed: int, seconds: float = 0.01) -> int:
    """A whole game among bots of one kind. Returns the number of decisions."""
    state = game.start(players, seed=seed)
    bots: list[Bot] = [bot(kind, game, s, random.Random(f"{seed} {s}")) for s in range(players)]
    rng = random.Random(seed)
    for event in state.record.events:
        for player in bots:
            player.see(event.seen_by(player.seat))
    decisions = 0
    while state.result is None:
        seat = rng.choice(state.to_act)
        legal = state.legal(seat)
        action = bots[seat].act(state.view(seat), legal, seconds)
        assert action in legal
        for event in state.play(seat, action):
            for player in bots:
                player.see(event.seen_by(player.seat))
        decisions += 1
        assert decisions < 20_000
    return decisions


@pytest.mark.parametrize(("game", "players"), TABLES, ids=label)
def test_quick_bots_play_legally_to_the_end_on_every_table(game: Game, players: int) -> None:
    for kind in kinds(game.name):
        if kind not in SLOW:
            assert play_bots(game, players, kind, seed=players) > 0


@pytest.mark.parametrize("name", NAMES)
def test_slow_bots_play_legally_to_the_end(name: str) -> None:
    """Hurried, on a few tables; `python -m bench.legality` plays many more."""
    rng = random.Random(name)
    for kind in SLOW & set(kinds(name)):
        for game, players in rng.sample(tables(name), 2):
            assert play_bots(game, players, kind, seed=1, seconds=0.001) > 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_every_temperament_plays_legally(name: str, temperament: str) -> None:
    game, players = tables(name)[-1]
    for kind in set(kinds(name)) - SLOW:
        assert play_bots(game, players, f"{kind}:{temperament}", seed=5) > 0


def test_an_unknown_temperament_is_refused_with_the_list() -> None:
    with pytest.raises(OptionError, match=r"there is no temperament 'sad'.*cagey"):
        bot("random:sad", TABLES[0][0], 0, random.Random(1))


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_may_be_seated_in_the_middle_of_a_game(name: str) -> None:
    """It has seen nothing of what was before."""
    rng = random.Random(name)
    for _ in range(25):
        state = some_way_in(*rng.choice(tables(name)), rng)
        for seat in state.to_act:
            for kind in kinds(name):
                legal = state.legal(seat)
                late = bot(kind, state.game, seat, rng)
                assert late.act(state.view(seat), legal, 0.001) in legal


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_rookie_and_the_rest_is_refused_with_the_list(name: str) -> None:
    game = next(game for game, _ in TABLES if game.name == name)
    assert "rookie" in kinds(name)
    with pytest.raises(OptionError, match=r"there is no bot 'genius'.*rookie"):
        bot("genius", game, 0, random.Random(1))


@pytest.mark.parametrize("name", NAMES)
def test_a_rookie_wins_more_than_its_share_against_random(name: str) -> None:
    game, players = next(
        (game, players)
        for game, players in reversed(TABLES)
        if game.name == name and not game.options_given()
    )
    shares = 0.0
    games = 60
    for number in range(games):
        seat = number % players
        state = game.start(players, seed=number)
        bots = [
            bot("rookie" if s == seat else "random", game, s, random.Random(number * 10 + s))
            for s in range(players)
        ]
        rng = random.Random(number)
        for event in state.record.events:
            bots[seat].see(event.seen_by(seat))
        while state.result is None:
            actor = rng.choice(state.to_act)
            action = bots[actor].act(state.view(actor), state.legal(actor), 0.01)
            for event in state.play(actor, action):
                bots[seat].see(event.seen_by(seat))
        if seat in state.result.winners:
            shares += 1 / len(state.result.winners)
    assert shares > games / players
