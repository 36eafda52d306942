"""The house's time runs forward, whatever is done to the machine's clock."""

from __future__ import annotations

from pathlib import Path

import pytest

from bluffhouse.house import wall_clock
from bluffhouse.house.clocks import Clocks, Closures
from bluffhouse.house.journal_entries import Clock
from bluffhouse.house.liveness import Liveness
from bluffhouse.house.storage import Store
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.wall_clock import WallClock

SECOND = 1_000_000_000
"""Nanoseconds."""
HOUR = 3600


class Machine:
    """A machine whose clock somebody sets."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000 * SECOND
        self.monotonic = 5 * SECOND
        self.clock = WallClock(lambda: self.wall, lambda: self.monotonic)

    def run(self, seconds: float) -> None:
        self.wall += int(seconds * SECOND)
        self.monotonic += int(seconds * SECOND)

    def set_forward(self, seconds: float) -> None:
        self.wall += int(seconds * SECOND)


@pytest.fixture
def machine() -> Machine:
    return Machine()


def test_it_is_the_machines_time_as_long_as_nobody_sets_it(machine: Machine) -> None:
    machine.run(90)
    assert machine.clock.now() == machine.wall // 1_000_000


def test_it_follows_a_clock_that_is_set_forward(machine: Machine) -> None:
    machine.set_forward(HOUR)
    assert machine.clock.now() == machine.wall // 1_000_000


def test_it_goes_on_when_the_machines_clock_is_set_back(machine: Machine) -> None:
    before = machine.clock.now()
    machine.set_forward(-HOUR)
    machine.run(10)
    assert machine.clock.now() == before + 10_000
    machine.set_forward(HOUR)  # somebody puts it right
    machine.run(10)
    assert machine.clock.now() == before + 20_000


def test_a_clock_set_back_neither_stops_a_players_clock_nor_counts_twice(machine: Machine) -> None:
    now = machine.clock.now
    clocks = Clocks(Clock("game", seconds=60), 2, Closures())
    clocks.moved(None, (0,), now())
    machine.run(10)
    machine.set_forward(-HOUR)
    machine.run(10)
    assert clocks.remaining(0, now()) == 40_000
    clocks.moved(0, (1,), now())
    machine.run(5)
    machine.set_forward(HOUR)
    machine.run(5)
    clocks.moved(1, (0,), now())
    assert clocks.left == [40_000, 50_000]


async def test_a_house_that_opens_again_goes_on_from_its_last_heartbeat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine()
    monkeypatch.setattr(wall_clock, "CLOCK", machine.clock)
    monkeypatch.setattr("bluffhouse.house.liveness.CLOCK", machine.clock)
    store = Store(f"sqlite:///{tmp_path / 'house.db'}")
    store.migrate()
    access = StoreAccess(store)
    try:
        last = machine.clock.now() + HOUR * 1000  # before the machine's clock was set back
        store.add_worker(last, 0)
        liveness = Liveness(access)
        await liveness.arrive()
        assert machine.clock.now() == last
        assert not liveness.late
        machine.run(7)
        assert liveness.closures.open_between(last, machine.clock.now()) == 7000
    finally:
        access.close()
        store.close()
