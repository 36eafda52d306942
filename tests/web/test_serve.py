"""Tests of what the house does on systems other than the one the tests run on."""

from __future__ import annotations

import resource
import socket
import sys
import time

import pytest

from bluffhouse.house.settings import Settings
from bluffhouse.web.http_connection import OpenConnections
from bluffhouse.web.refused_floods import RefusedFloods
from bluffhouse.web.serve import _allow_many_files, _config, _Server, open_listener

NO_LIMIT = 2**63 - 1
"""As macOS says it."""


@pytest.mark.parametrize(
    ("now", "most", "allowed", "then"),
    [
        (1_024, 524_288, 524_288, 524_288),
        (256, NO_LIMIT, 10_240, 10_240),
        (65_536, NO_LIMIT, 65_536, 65_536),
        (256, NO_LIMIT, 256, 256),
    ],
    ids=["Linux", "macOS", "macOS, by somebody who asked for more", "a system that gives nothing"],
)
def test_it_takes_as_many_files_as_it_gets(
    now: int, most: int, allowed: int, then: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = (now, most)

    def set_limits(_: int, wanted: tuple[int, int]) -> None:
        nonlocal limits
        if wanted[0] > allowed:
            raise ValueError("current limit exceeds maximum limit")
        limits = wanted

    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", set_limits)
    _allow_many_files()
    assert limits == (then, most)


@pytest.mark.parametrize(("system", "shared"), [("linux", True), ("win32", False)])
def test_nobody_shares_its_port(system: str, shared: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The flag lets a house come back to its port at once, but on Windows a second one, too."""
    monkeypatch.setattr(sys, "platform", system)
    with open_listener(Settings(port=0)) as door:
        assert bool(door.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)) is shared


class FailingConnections(OpenConnections):
    """Counts the seconds, and fails in each."""

    seconds_passed = 0

    def end_overdue(self) -> None:
        self.seconds_passed += 1
        raise RuntimeError


async def test_every_second_counts_though_the_clock_is_set_back(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    connections = FailingConnections(Settings(), RefusedFloods())
    config = _config(None, connections, Settings(), lifespan="off", ws="none")
    server = _Server(config, lambda: None, config, None)
    config.encoded_headers = []
    for counter in range(21):
        monkeypatch.setattr(time, "time", lambda counter=counter: 1e9 - 3600 * counter)
        assert not await server.on_tick(counter), "a failure does not end the server"
    assert connections.seconds_passed == 3
    assert [record.levelname for record in caplog.records] == ["ERROR"] * 3
