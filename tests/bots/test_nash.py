"""How far the LIE champion is from an equilibrium (`bench.nash`): our solver asks the net about the
same positions as OpenSpiel."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest

from bluffhouse.bots.champion.memory import memory
from bluffhouse.flat import Flat
from bluffhouse.flat.lie import SHOW
from bluffhouse.rules.lie import Lie

ROOT = Path(__file__).parents[2]


@pytest.fixture
def nash(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT))
    return importlib.import_module("bench.nash")


@pytest.mark.parametrize("seed", range(8))
def test_the_net_is_asked_about_what_a_seat_sees(nash: ModuleType, seed: int) -> None:
    flat = Flat(Lie().start(nash.PLAYERS, seed=seed, starter=0))
    hands = flat.state.hands  # type: ignore[attr-defined]
    nothing = memory("lie", nash.PLAYERS).counts.tobytes() + b"\0"
    shows = []
    # In OpenSpiel, as on arrays, the seats turn their cards in order.
    for seat in range(nash.PLAYERS):
        asked = nash.seen_at(Lie(), seat, hands[seat], None, nash.pieces())
        assert asked.tobytes() == flat.observation(seat) + nothing
        number = flat.legal_numbers()[-1]
        shows.append((number - SHOW + 1,))
        flat.apply(number)
    asked = nash.seen_at(Lie(), 0, hands[0], shows[0], nash.pieces())
    assert asked.tobytes() == flat.observation(0) + nothing
