"""Tests of what the house does on systems other than the one the tests run on."""

from __future__ import annotations

import asyncio
import itertools
import resource
import socket
import sys
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from bluffhouse.house.settings import Settings
from bluffhouse.web.http_connection import OpenConnections
from bluffhouse.web.refused_floods import RefusedFloods
from bluffhouse.web.serve import Connection, _allow_many_files, _config, _Server, open_listener
from bluffhouse.web.sockets import FAST_PATH
from serving import PATIENCE

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


# ── messages of a client ────────────────────────────────────────────────────────────────────

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Wire(asyncio.Transport):
    """The other end of a connection, which does not look at what it is sent."""

    def write(self, data: object) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass


def frames_of(text: str, pieces: int) -> bytes:
    """Return a client's frames for a text, in so many pieces with a pong between them."""
    data = text.encode()
    cuts = [len(data) * piece // pieces for piece in range(pieces + 1)]
    sent = []
    for piece, (start, end) in enumerate(itertools.pairwise(cuts)):
        opcode = Opcode.CONT if piece else Opcode.TEXT
        frame = Frame(opcode, data[start:end], fin=piece + 1 == pieces)
        sent += [frame.serialize(mask=True), Frame(Opcode.PONG, b"x").serialize(mask=True)]
    return b"".join(sent[:-1])


async def taken(chunks: list[bytes]) -> list[str]:
    """Return the texts that the house takes from a client which sends these chunks of data."""
    got: list[str] = []

    def take(text: str) -> bool:
        got.append(text)
        return True

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        scope[FAST_PATH].on_text = take
        listening.set()
        await asyncio.Event().wait()

    house = Settings()
    connections = OpenConnections(house, RefusedFloods())
    config = _config(app, connections, house, lifespan="off", ws=Connection)
    listening = asyncio.Event()
    connection = Connection(config, ServerState(), {}, asyncio.get_running_loop())
    connection.connection_made(Wire())
    connection.data_received(HANDSHAKE)
    await asyncio.wait_for(listening.wait(), PATIENCE)
    for chunk in chunks:
        connection.data_received(chunk)
    connection.stop_keepalive()
    return got


TEXTS = st.text(alphabet='{"type":"act"} ü❤', max_size=300)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(TEXTS, st.sampled_from([1, 1, 1, 2, 3])), max_size=6),
    st.lists(st.integers(0, 2_000), max_size=8),
    st.booleans(),
)
def test_messages_arrive_however_they_are_cut(
    messages: list[tuple[str, int]], cuts: list[int], whole: bool
) -> None:
    sent = [frames_of(text, pieces) for text, pieces in messages]
    if not whole:
        stream = b"".join(sent)
        ends = sorted({0, len(stream), *(cut for cut in cuts if cut < len(stream))})
        sent = [stream[start:end] for start, end in itertools.pairwise(ends)]
    assert asyncio.run(taken(sent)) == [text for text, _ in messages]


async def test_the_rest_of_a_frame_is_not_taken_for_another() -> None:
    inside = b"\x81\x82" + b"\x81" * 4 + bytes(byte ^ 0x81 for byte in b"hi")
    mask = b"\xc0" * 4
    head = bytes([0x81, 0x80 | len(inside)]) + mask
    text = bytes(byte ^ 0xC0 for byte in inside).decode()
    assert await taken([head, inside]) == [text]
    assert await taken([inside + head, inside, inside]) == ["hi", text, "hi"]
    assert await taken([inside, inside]) == ["hi", "hi"]
