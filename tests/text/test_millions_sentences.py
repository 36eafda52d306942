"""The sentences of Millions of Dollars from each seat."""

from __future__ import annotations

import pytest

from bluffhouse.locales import Words
from bluffhouse.rules.contract import Event
from bluffhouse.rules.millions_of_dollars import (
    DriverPaid,
    Loot,
    LootRevealed,
    LootSplit,
    Revealed,
)
from bluffhouse.text.millions_of_dollars import MillionsText

NAMES = ("Ann", "Ben", "Cleo", "Dan")
MONEY = (6, 5, 5, 5)


def told(event: Event, seat: int | None, players: int = 4) -> str:
    names = (*NAMES, "Eve", "Fred", "Gina", "Hugo")[:players]
    return MillionsText(Words("en"), names, seat).tell(event)


def test_the_one_who_stays_is_addressed() -> None:
    event = Revealed("driver", ((0, 0),), "stays", 1, False, MONEY)
    assert told(event, 0).endswith("You stay and get your stake of $1M back. Now: you $6M.")
    assert told(event, 1).endswith("They stay and get their stake of $1M back. Now: Ann $6M.")
    assert told(event, None) == told(event, 1)


def test_the_one_whom_the_snitch_named_is_addressed() -> None:
    event = Revealed("driver", ((1, 0),), "named", 0, False, MONEY)
    assert "driver: you. You're thrown out" in told(event, 1)
    assert "driver: Ben. Thrown out" in told(event, 0)
    nobody = Revealed("driver", (), "named", 0, False, MONEY)
    assert told(nobody, None) == told(nobody, 0)


def test_a_single_share_is_yours() -> None:
    event = LootSplit(8, 0, ((2, 0),), 8, 0, MONEY)
    assert "all of it, $8M, for you." in told(event, 2)
    assert "all of it, $8M, for Cleo." in told(event, 0)


def test_the_only_payer_of_the_driver_is_addressed() -> None:
    event = DriverPaid(1, 0, ((0, 0),), MONEY)
    assert told(event, 0).startswith("Ben is the driver and gets $1M from you.")
    assert told(event, 1).startswith("You're the driver and get $1M from Ann.")
    assert told(event, 2).startswith("Ben is the driver and gets $1M from Ann.")


@pytest.mark.parametrize(
    ("icon", "players", "in_play"),
    [
        ("boss", 4, False),
        ("snitch", 4, False),
        ("driver", 4, True),
        ("boss", 6, False),
        ("snitch", 5, True),
        ("boss", 7, True),
        ("boss", 3, True),
    ],
)
def test_only_a_role_in_play_earns_more(icon: str, players: int, in_play: bool) -> None:
    event = LootRevealed(1, 0, Loot(10, 1, icon))  # type: ignore[arg-type]
    assert (icon in told(event, 0, players)) == in_play
