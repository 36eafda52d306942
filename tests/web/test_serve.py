"""Tests of what the house does on systems other than the one the tests run on."""

from __future__ import annotations

import resource
import socket
import sys

import pytest

from bluffhouse.house.settings import Settings
from bluffhouse.web.serve import _allow_many_files, open_listener

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
