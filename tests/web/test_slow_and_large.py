"""Requests that never end: endless headers, bodies that trickle in, connections that only wait."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import NamedTuple

import pytest

from serving import PATIENCE, Server, guests

PIECE = 16 * 1024
SECONDS = 0.5
"""What the house of this file gives a client for the head of a request."""
MAX_OPEN = 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with Server(folder, request_seconds=SECONDS, max_requests_per_address=MAX_OPEN) as server:
        yield server
    log = server.log.read_text()
    assert "Traceback" not in log
    assert "ERROR" not in log


class Door(NamedTuple):
    """A plain connection to the house."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def answer(self) -> tuple[int, str]:
        """Wait for the end of the connection. Return the status and reason of the answer."""
        async with asyncio.timeout(PATIENCE):
            text = (await self.reader.read()).decode()
        head, _, body = text.partition("\r\n\r\n")
        assert "connection: close" in head.splitlines()
        assert "x-content-type-options: nosniff" in head.splitlines()
        return int(head.split()[1]), json.loads(body)["reason"]

    async def pour(self, piece: bytes) -> int:
        """Send a piece again and again until the house has had enough; return how many bytes."""
        sent = 0
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while sent < 64 * 2**20:
                    self.writer.write(piece)
                    await self.writer.drain()
                    sent += len(piece)
        return sent


@asynccontextmanager
async def door(server: Server, source: str = "127.0.0.1") -> AsyncIterator[Door]:
    # Loopback has many addresses on Linux; elsewhere only the first can be used.
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", server.port, local_addr=(source, 0), limit=2**20
    )
    try:
        yield Door(reader, writer)
    finally:
        writer.close()


HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/replays HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize(
    ("first", "piece"),
    [
        (HEAD + b"X-Long: ", b"x" * PIECE),
        (HEAD, b"X-Many: x\r\n" * (PIECE // 11)),
        (b"GET /", b"x" * PIECE),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX-Trailer: ", b"x" * PIECE),
    ],
    ids=["one header", "many headers", "address", "trailer"],
)
async def test_an_endless_head_is_refused(server: Server, first: bytes, piece: bytes) -> None:
    async with door(server) as eve:
        eve.writer.write(first)
        assert await eve.pour(piece) < 16 * 2**20


async def test_a_head_that_is_too_large_is_answered(server: Server) -> None:
    async with door(server) as eve:
        eve.writer.write(HEAD + b"X-Long: " + b"x" * 40_000 + b"\r\n\r\n")
        assert await eve.answer() == (431, "too-large")
    async with door(server) as ann:
        ann.writer.write(HEAD + b"X-Long: " + b"x" * 20_000 + b"\r\nConnection: close\r\n\r\n")
        assert (await ann.reader.readline()).startswith(b"HTTP/1.1 200")


async def test_a_body_that_is_too_large_is_not_read(server: Server) -> None:
    async with door(server) as eve:
        eve.writer.write(POST + b"Content-Length: 1000000000\r\n\r\n")
        assert await eve.answer() == (413, "too-large")
    chunk = b"2000\r\n" + b"x" * 0x2000 + b"\r\n"
    async with door(server) as eve:
        eve.writer.write(POST + b"Transfer-Encoding: chunked\r\n\r\n")
        assert await eve.pour(chunk) < 16 * 2**20


async def test_a_body_behind_another_request_is_not_taken_for_a_head(server: Server) -> None:
    body = b"x" * 400 * 1024  # more than the house reads at once, 256 KiB
    length = b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body)
    async with door(server) as ann:
        ann.writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" + POST + length + body)
        async with asyncio.timeout(PATIENCE):
            text = await ann.reader.read()
        first, _, second = text.partition(b"well\n")
        assert first.startswith(b"HTTP/1.1 200")
        assert second.startswith(b"HTTP/1.1 400"), second


LARGE = b"Content-Length: %d\r\n\r\n" % (513 * 1024)
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n" + b"10000\r\n%s\r\n" % (b"x" * 0x10000) * 20


@pytest.mark.parametrize("rest", [LARGE + b"x" * 513 * 1024, CHUNKED], ids=["sized", "chunked"])
@pytest.mark.parametrize("before", [1, 3])
async def test_a_body_too_large_behind_other_requests_is_answered_after_them(
    server: Server, before: int, rest: bytes
) -> None:
    asked = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
    async with door(server) as eve:
        eve.writer.write(asked * before + POST + rest)
        async with asyncio.timeout(PATIENCE):
            text = await eve.reader.read()
        statuses = [answer[:3] for answer in text.split(b"HTTP/1.1 ")[1:]]
        assert statuses == [b"200"] * before + [b"413"]
        assert text.endswith(b"}}")


async def test_a_slow_request_behind_another_is_refused_after_it(server: Server) -> None:
    async with door(server) as eve:
        eve.writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" + HEAD)
        async with asyncio.timeout(PATIENCE):
            text = await eve.reader.read()
        statuses = [answer[:3] for answer in text.split(b"HTTP/1.1 ")[1:]]
        assert statuses == [b"200", b"408"]


BEGUN = [b"", b"G", HEAD, HEAD + b"X-Slow: ", POST + b"Content-Length: 100\r\n\r\n{"]


async def test_a_slow_request_is_refused(server: Server) -> None:
    async def begin(some: bytes) -> tuple[int, str]:
        async with door(server) as eve:
            eve.writer.write(some)
            return await eve.answer()

    answers = await asyncio.gather(*[begin(some) for some in BEGUN])
    assert answers == [(408, "too-slow")] * len(BEGUN)


async def test_a_slow_second_request_is_refused_too(server: Server) -> None:
    """The time for the first one is over; the connection is kept alive."""
    async with door(server) as eve:
        eve.writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            await eve.reader.readuntil(b"well\n")
        eve.writer.write(b"GET /healthz HTTP")
        assert await eve.answer() == (408, "too-slow")


async def test_a_client_that_does_not_read_its_answer_is_dropped(server: Server) -> None:
    """Answers to many requests in one go fill every buffer."""
    with socket.socket() as eve:
        eve.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        eve.settimeout(PATIENCE)
        eve.connect(("127.0.0.1", server.port))
        request = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"

        def never_read() -> None:
            while True:
                eve.sendall(request * 100)

        with pytest.raises(ConnectionError):
            await asyncio.to_thread(never_read)


async def test_an_address_holds_only_so_many_connections(server: Server) -> None:
    async with asyncio.timeout(PATIENCE), AsyncExitStack() as held:
        for _ in range(MAX_OPEN):
            await held.enter_async_context(door(server, "127.0.0.2"))
        async with door(server, "127.0.0.2") as one_more:
            assert await one_more.answer() == (429, "too-many-connections")
        # Another address has its own share.
        assert await status(server, "127.0.0.3") == 200
        await held.aclose()
        while await status(server, "127.0.0.2") != 200:
            pass


async def status(server: Server, source: str) -> int:
    async with door(server, source) as caller:
        caller.writer.write(HEAD + b"Connection: close\r\n\r\n")
        return int((await caller.reader.readline()).split()[1])


async def test_live_connections_outlast_the_time_for_a_request(server: Server) -> None:
    async with guests(server, "Ann") as (ann,):
        seat = await ann.look(await ann.open_table("lie", 2))
        async with door(server) as slow:
            assert await slow.answer() == (408, "too-slow")
        assert (await seat.ask(type="sit", seat=0))["type"] != "refused"
