"""Chances to win, estimated from the whole truth."""

from __future__ import annotations

import pytest

import bluffhouse
from bluffhouse.arena.win_chances import WinChances
from worlds import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_players_has_chances(name: str) -> None:
    game = bluffhouse.game(name)
    chances = WinChances()
    for players in game.seats:
        found = chances(game.start(players, seed=1))
        assert len(found) == players
        assert sum(found) == pytest.approx(1)
        assert min(found) > 0
