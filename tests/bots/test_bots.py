"""Every bot of every game: legal, finishing, and told no more than its seat may know."""

from __future__ import annotations

import random

import pytest

from bluffhouse import Game, OptionError
from bluffhouse.bots import Bot, bot, kinds
from worlds import NAMES, TABLES, label


def play_bots(game: Game, players: int, kind: str, seed: int) -> int:
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
        action = bots[seat].act(state.view(seat), legal, 0.01)
        assert action in legal
        for event in state.play(seat, action):
            for player in bots:
                player.see(event.seen_by(player.seat))
        decisions += 1
        assert decisions < 20_000
    return decisions


@pytest.mark.parametrize(("game", "players"), TABLES, ids=label)
def test_bots_play_legally_to_the_end(game: Game, players: int) -> None:
    for kind in kinds(game.name):
        for seed in range(4):
            assert play_bots(game, players, kind, seed) > 0


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_rookie_and_the_rest_is_refused_with_the_list(name: str) -> None:
    game = next(game for game, _ in TABLES if game.name == name)
    assert "rookie" in kinds(name)
    with pytest.raises(OptionError, match=r"no bot is called 'genius'.*rookie"):
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
