"""Which bot `shark` is, and the yardsticks that keep a name of their own."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product

import pytest

import bluffhouse
from bluffhouse.arena.match import play_bots
from bluffhouse.bots import bot, kinds, yardsticks
from bluffhouse.bots.champion import Champion, shipped
from bluffhouse.bots.strongest import LEARNED_IS_STRONGER, Strongest, strongest
from bluffhouse.rules import part_of
from bluffhouse.rules.contract import Event

NAMES = sorted(bluffhouse.games())


def game_of(kind: str, name: str, players: int) -> Sequence[Event]:
    """Return what happens in a game among bots of this kind, with the same deal and luck."""
    game = bluffhouse.game(name)
    bots = [bot(kind, game, seat, random.Random(seat)) for seat in range(players)]
    return play_bots(game, bots, f"strongest {name}", 0.001).record.events


def test_every_line_of_the_table_is_a_table_that_a_net_can_play() -> None:
    for name, players in LEARNED_IS_STRONGER.items():
        assert players
        assert players <= set(bluffhouse.game(name).seats)
        assert shipped(name) is not None


@pytest.mark.parametrize("name", NAMES)
def test_handmade_is_the_shark_that_was_written_by_hand_and_no_table_offers_it(name: str) -> None:
    made = part_of(name, "bluffhouse.bots").BOTS["shark"]
    assert yardsticks(name)["handmade"] is made
    assert "handmade" not in kinds(name)
    assert isinstance(bot("handmade:bold", bluffhouse.game(name), 0, random.Random(1)), made)


def test_shark_plays_like_the_learned_bot_where_the_table_says_so() -> None:
    for name, counts in LEARNED_IS_STRONGER.items():
        players = min(counts)
        learned = game_of("champion", name, players)
        assert game_of("shark", name, players) == learned
        assert game_of("handmade", name, players) != learned


@pytest.mark.parametrize("name", sorted(LEARNED_IS_STRONGER))
def test_shark_plays_like_the_handmade_bot_elsewhere(name: str) -> None:
    game = bluffhouse.game(name)
    for players in set(game.seats) - LEARNED_IS_STRONGER[name]:
        state = game.start(players, seed=1)
        seat = state.to_act[0]
        shark = bot("shark", game, seat, random.Random(1))
        assert isinstance(shark, Strongest)
        shark.act(state.view(seat), state.legal(seat), 0.01)
        assert isinstance(shark._player, yardsticks(name)["handmade"])


@pytest.mark.parametrize("name", sorted(set(NAMES) - set(LEARNED_IS_STRONGER)))
def test_shark_is_the_handmade_bot_itself_where_no_net_plays(name: str) -> None:
    assert kinds(name)["shark"] is yardsticks(name)["handmade"]


def test_a_shark_may_be_seated_late_and_see_what_happened_before() -> None:
    """As when a saved table that names `shark` is opened again."""
    game = bluffhouse.game("millionaires")
    for players, late in product((3, 4), (1, 7)):
        state = game.start(players, seed=5)
        rng = random.Random(5)
        for _ in range(late):
            seat = state.to_act[0]
            state.play(seat, state.legal(seat).sample(rng))
        seat = state.to_act[0]
        shark = bot("shark", game, seat, random.Random(1))
        assert isinstance(shark, Strongest)
        for event in state.record.events:
            shark.see(event.seen_by(seat))
        assert shark.act(state.view(seat), state.legal(seat), 0.01) in state.legal(seat)
        assert isinstance(shark._player, Champion) == (players == 3)


def test_a_game_without_a_net_keeps_its_own_shark() -> None:
    class Own(Champion):
        pass

    assert strongest("a game that somebody added", Own) is Own


@pytest.mark.parametrize("name", NAMES)
def test_retired_bots_play_on_under_their_names(name: str) -> None:
    for kind, retired in getattr(part_of(name, "bluffhouse.bots"), "RETIRED", {}).items():
        assert kind not in kinds(name)
        assert isinstance(bot(kind, bluffhouse.game(name), 0, random.Random(1)), retired)
        today = "handmade" if kind == "shark-1" else kind.removesuffix("-1")
        assert game_of(kind, name, 3) != game_of(today, name, 3)
