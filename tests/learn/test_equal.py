"""The games on arrays are the same games: same deals and numbers, same everything else."""

from __future__ import annotations

import pytest

from bluffhouse import learn
from bluffhouse.learn.equality import Difference, compare_games, tables_of

TABLES = [(name, players) for name in learn.names() for players in tables_of(name)]
BATCH = 100
"""Games that are compared at once."""


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_arrays_agree_with_the_rules_at_every_decision(name: str, players: int) -> None:
    games = tables_of(name)[players]
    for first in (0, BATCH):
        compare_games(name, players, games, range(first, first + BATCH))


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another deal than that of the rules does not go unnoticed."""
    from bluffhouse.learn.lie import ArrayLie

    honest = ArrayLie.recorded_luck
    monkeypatch.setattr(ArrayLie, "recorded_luck", lambda *given: honest(*given)[::-1])
    games = tables_of("lie")[2]
    with pytest.raises(Difference, match="differs at decision 0"):
        compare_games("lie", 2, games, range(BATCH))
