"""People who take more than their share: readers that do not read, floods, crowds."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bluffhouse.web.budgets import FORGIVEN_PER_SECOND
from bluffhouse.web.guard import from_own_machine
from serving import PATIENCE, Guest, Seat, Server, guests, http_client, seated

LONG = 10_000
"""Letters of a line of talk: enough of them fill every buffer."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Generous, but for the speed of one connection's messages."""
    folder = tmp_path_factory.mktemp("house")
    with Server(folder, chat_per_minute=10_000, chat_length=LONG) as server:
        yield server
    check_quiet(server)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Behind a proxy, so that a test may choose where its people come from. The proxy itself is
    one address with many connections."""
    folder = tmp_path_factory.mktemp("strict")
    with Server(
        folder,
        proxy="true",
        max_tables_per_address=3,
        max_connections_per_address=5,
        max_requests_per_address=1,
        max_viewers_per_table=4,
        messages_per_second=20,
        chat_per_minute=5,
    ) as server:
        yield server
    check_quiet(server)


def check_quiet(server: Server) -> None:
    log = server.log.read_text()
    assert "Traceback" not in log
    assert "ERROR" not in log


# ── who does not read ───────────────────────────────────────────────────────────────────────


@asynccontextmanager
async def never_reading(guest: Guest, path: str) -> AsyncIterator[socket.socket]:
    """A WebSocket whose other end takes next to nothing."""
    with socket.socket() as door:
        await shake_hands(door, guest, path)
        yield door


async def shake_hands(door: socket.socket, guest: Guest, path: str) -> None:
    door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    door.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(door, ("127.0.0.1", guest.server.port))
    request = (
        f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Authorization: Bearer {guest.token}\r\n\r\n"
    )
    await loop.sock_sendall(door, request.encode())
    assert (await loop.sock_recv(door, 12)) == b"HTTP/1.1 101"


async def figure(guest: Guest, name: str) -> float:
    text = (await guest.metrics()).text
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found is not None
    return float(found[1])


async def test_who_does_not_read_holds_up_nobody_and_is_dropped(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Eve") as people:
        table = await seated(people[:2], "lie", 3)
        path = f"/api/tables/{table[0].code}/play"
        before = await figure(people[0], "bluffhouse_connections")
        held = await figure(people[0], "process_resident_memory_bytes")
        async with (
            never_reading(people[2], path),
            never_reading(people[2], path),
            never_reading(people[2], path),
        ):
            assert await figure(people[0], "bluffhouse_connections") == before + 3
            spoken = 0
            while await figure(people[0], "bluffhouse_connections") > before:
                await talk(table[0], 50)
                spoken += 50
                assert spoken < 5_000, "nobody was dropped"
            # Everybody else heard every word, and the game goes on.
            await table[1].reach(lambda: heard(table[1]) == spoken)
            await asyncio.gather(*[seat.play_on(random.Random(4)) for seat in table])
            assert table[0].table["phase"] == "over"
            # What waits for one who does not read has a bound (4 MiB each); so has the talk.
            assert await figure(people[0], "process_resident_memory_bytes") < held + 64 * 2**20


PING = bytes([0x89, 0x80 | 125]) + bytes(4) + b"x" * 125
PIECE = bytes([0x00, 0x80]) + bytes(4)
"""An empty continuation; what it continues has come before."""


@pytest.mark.parametrize(("first", "flood"), [(b"", PING), (bytes([0x01, 0x80]) + bytes(4), PIECE)])
async def test_frames_below_messages_have_an_end_too(
    server: Server, first: bytes, flood: bytes
) -> None:
    """Pings are answered by the server itself, and answers to one who does not read would pile
    up; so would the pieces of a message that never ends."""
    async with guests(server, "Ann", "Eve") as people:
        ann, eve = people
        code = await ann.open_table("lie", 3)
        held = await figure(ann, "process_resident_memory_bytes")
        async with never_reading(eve, f"/api/tables/{code}/play") as door:
            with pytest.raises(ConnectionError):
                await pour(door, first, flood)
            assert await figure(ann, "process_resident_memory_bytes") < held + 16 * 2**20


async def pour(door: socket.socket, first: bytes, flood: bytes) -> None:
    """Until the house has had enough."""
    loop = asyncio.get_running_loop()
    await loop.sock_sendall(door, first)
    for _ in range(20_000):
        await loop.sock_sendall(door, flood * 1_000)


async def talk(seat: Seat, lines: int) -> None:
    """So many long lines, told to oneself too."""
    wanted = heard(seat) + lines
    for _ in range(lines):
        await seat.send(type="chat", text="x" * LONG)
    await seat.reach(lambda: heard(seat) >= wanted)


def heard(seat: Seat) -> int:
    return sum(1 for frame in seat.frames if "chat_message" in frame)


# ── who floods ──────────────────────────────────────────────────────────────────────────────


async def come_in(http: httpx.AsyncClient, address: str, name: str = "Eve") -> dict[str, str]:
    """The headers of a new guest from that address."""
    headers = {"X-Forwarded-For": address}
    answer = await http.post("/api/me", json={"name": name, "bearer": True}, headers=headers)
    assert answer.status_code == 201, answer.text
    return {**headers, "Authorization": f"Bearer {answer.json()['token']}"}


@pytest.fixture
async def http(strict: Server) -> AsyncIterator[httpx.AsyncClient]:
    async with http_client(base_url=strict.url) as http:
        yield http


@asynccontextmanager
async def watching(
    server: Server, headers: dict[str, str], path: str
) -> AsyncIterator[ClientConnection]:
    url = server.url.replace("http", "ws", 1)
    async with websockets.connect(url + path, additional_headers=headers) as ws:
        yield ws


async def frames_until_closed(ws: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """All it says, and the code it is closed with."""
    frames = []
    async with asyncio.timeout(240):
        while True:
            try:
                frames.append(json.loads(await ws.recv()))
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                return frames, closed.rcvd.code


async def received(
    ws: ClientConnection, wanted: Callable[[dict[str, Any]], object]
) -> dict[str, Any]:
    """The first frame that is wanted."""
    while True:
        frame: dict[str, Any] = json.loads(await ws.recv())
        if wanted(frame):
            return frame


async def open_table(http: httpx.AsyncClient, headers: dict[str, str]) -> str:
    table = {"game": "lie", "seats": 3}
    answer = await http.post("/api/tables", json=table, headers=headers)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def test_who_floods_is_told_and_closed(strict: Server, http: httpx.AsyncClient) -> None:
    honest = await come_in(http, "10.0.0.1", "Ann")
    code = await open_table(http, honest)
    path = f"/api/tables/{code}/play"
    async with (
        watching(strict, honest, path) as ann,
        watching(strict, await come_in(http, "10.0.0.2"), path) as eve,
    ):
        await ann.recv()
        await eve.recv()
        listening = asyncio.create_task(frames_until_closed(eve))
        sent, began = 0, time.monotonic()
        try:
            while sent < 20_000:
                await eve.send('{"type":"stand"}')
                sent += 1
        except ConnectionClosed:
            pass
        frames, code_of_close = await listening
        assert code_of_close == 1008
        reasons = [frame["reason"] for frame in frames]
        assert set(reasons) == {"you-have-no-seat", "too-fast"}
        forgiven = FORGIVEN_PER_SECOND * (time.monotonic() - began)
        assert 200 <= reasons.count("too-fast") <= 200 + forgiven
        # The other one neither heard of it nor has less.
        await ann.send('{"type":"chat","text":"quiet here"}')
        assert json.loads(await ann.recv())["chat_message"]["text"] == "quiet here"


async def test_who_floods_the_list_is_closed(strict: Server, http: httpx.AsyncClient) -> None:
    async with watching(strict, await come_in(http, "10.0.0.3"), "/api/lobby") as eve:
        listening = asyncio.create_task(frames_until_closed(eve))
        try:
            for _ in range(20_000):
                await eve.send("x")
        except ConnectionClosed:
            pass
        _, code = await listening
        assert code == 1008


async def test_who_talks_too_much_is_told(strict: Server, http: httpx.AsyncClient) -> None:
    headers = await come_in(http, "10.0.0.4")
    code = await open_table(http, headers)
    path = f"/api/tables/{code}/commands"
    for number in range(7):
        body = {"type": "chat", "text": f"line {number}"}
        if number % 2:  # who does not hear is written down too
            body = {"type": "mute", "name": "Eve"}
        answer = await http.post(path, json=body, headers=headers)
        if number < 5:
            assert answer.status_code == 200
        else:
            assert (answer.status_code, answer.json()["reason"]) == (429, "chat-too-much")


# ── who brings a crowd ──────────────────────────────────────────────────────────────────────


async def test_too_many_connections(strict: Server, http: httpx.AsyncClient) -> None:
    eve, ann = await come_in(http, "10.0.1.1"), await come_in(http, "10.0.1.2", "Ann")
    lobby = "/api/lobby"
    async with (
        watching(strict, eve, lobby) as first,
        watching(strict, eve, lobby),
        watching(strict, eve, lobby),
        watching(strict, eve, lobby),
        watching(strict, eve, lobby),
    ):
        async with watching(strict, eve, lobby) as sixth:
            frames, code = await frames_until_closed(sixth)
            assert [frame["reason"] for frame in frames] == ["too-many-connections"]
            assert code == 4429
        # Another name is no other address, and an address of one's own invention is none either.
        forged = {**eve, "X-Forwarded-For": "10.9.9.9, 10.0.1.1"}
        async with watching(strict, forged, lobby) as sixth:
            assert (await frames_until_closed(sixth))[1] == 4429
        async with watching(strict, ann, lobby) as other:
            assert json.loads(await other.recv())["type"] == "listed"
        await first.close()
        async with asyncio.timeout(240):
            while True:
                async with watching(strict, eve, lobby) as again:
                    if json.loads(await again.recv())["type"] == "listed":
                        break


async def test_a_network_of_ipv6_is_one_address(http: httpx.AsyncClient) -> None:
    for number in range(3):
        await open_table(http, await come_in(http, f"2001:db8:1:1::{number}"))
    eve = await come_in(http, "2001:db8:1:1:ffff::1")
    answer = await http.post("/api/tables", json={"game": "lie", "seats": 3}, headers=eve)
    assert answer.status_code == 429
    await open_table(http, await come_in(http, "2001:db8:1:2::1"))


async def test_without_a_proxy_nobody_says_where_he_is(tmp_path: Path) -> None:
    with Server(tmp_path, max_tables_per_address=1) as server:
        async with http_client(base_url=server.url) as http:
            for number in range(12):
                headers = {"X-Forwarded-For": f"10.0.0.{number}"}
                answer = await http.post("/api/me", json={"name": "Eve"}, headers=headers)
                assert answer.status_code == (201 if number < 10 else 429)


async def test_too_many_viewers(strict: Server, http: httpx.AsyncClient) -> None:
    host = await come_in(http, "10.0.2.1", "Ann")
    path = f"/api/tables/{await open_table(http, host)}/play"
    people = [await come_in(http, f"10.0.2.{number}") for number in range(2, 7)]
    async with (
        watching(strict, people[0], path),
        watching(strict, people[1], path),
        watching(strict, people[2], path),
        watching(strict, people[3], path) as fourth,
    ):
        await fourth.recv()
        async with watching(strict, people[4], path) as fifth:
            frames, code = await frames_until_closed(fifth)
            assert [frame["reason"] for frame in frames] == ["too-many-viewers"]
            assert code == 4429


async def test_too_many_tables(strict: Server, http: httpx.AsyncClient) -> None:
    eve, ann = await come_in(http, "10.0.3.1"), await come_in(http, "10.0.3.2", "Ann")
    for _ in range(3):
        await open_table(http, eve)
    for headers in (eve, await come_in(http, "10.0.3.1", "Eva")):
        answer = await http.post("/api/tables", json={"game": "lie", "seats": 3}, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-tables")
    await open_table(http, ann)


async def test_a_rematch_is_a_table_too(strict: Server, http: httpx.AsyncClient) -> None:
    eve = await come_in(http, "10.0.5.1")
    bots = {"1": "rookie", "2": "rookie"}
    body = {"game": "lie", "seats": 3, "bots": bots}
    code = (await http.post("/api/tables", json=body, headers=eve)).json()["code"]
    path = f"/api/tables/{code}/commands"
    for command in (
        {"type": "sit", "seat": 0},
        {"type": "start"},
        {"type": "hand_over", "seat": 0, "kind": "rookie"},
    ):
        assert (await http.post(path, json=command, headers=eve)).status_code == 200
    async with (
        asyncio.timeout(PATIENCE),
        watching(strict, eve, path.replace("commands", "play")) as ws,
    ):
        await received(ws, lambda frame: frame.get("table", {}).get("phase") == "over")
        for _ in range(2):
            await open_table(http, eve)
        answer = await http.post(path, json={"type": "rematch"}, headers=eve)
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-tables")
        assert answer.json()["values"] == {"most": 3, "minutes": 60}
        await ws.send(json.dumps({"type": "rematch"}))
        refused = await received(ws, lambda frame: frame["type"] == "refused")
        assert refused["reason"] == "too-many-tables"


async def statuses_of_four_tables(server: Server) -> list[int]:
    """Open four tables from the own machine, without a word of a proxy."""
    async with http_client(base_url=server.url) as http:
        assert (await http.post("/api/me", json={"name": "Olga"})).status_code == 201
        body = {"game": "lie", "seats": 3}
        return [(await http.post("/api/tables", json=body)).status_code for _ in range(4)]


async def test_the_own_machine_opens_as_many_tables_as_it_likes(tmp_path: Path) -> None:
    with Server(tmp_path, max_tables_per_address=3) as server:
        assert await statuses_of_four_tables(server) == [201] * 4


async def test_it_does_not_behind_a_proxy_that_adds_no_header(strict: Server) -> None:
    assert await statuses_of_four_tables(strict) == [201, 201, 201, 429]


@pytest.mark.parametrize(
    ("client", "headers", "own"),
    [
        ("127.0.0.1", [], True),
        ("127.8.8.8", [], True),
        ("::1", [], True),
        ("::ffff:127.0.0.1", [], True),
        ("192.168.1.7", [], False),
        ("::ffff:192.168.1.7", [], False),
        ("127.0.0.1", [(b"x-forwarded-for", b"127.0.0.1")], False),
        ("127.0.0.1", [(b"forwarded", b"for=127.0.0.1")], False),
        ("127.0.0.1", [(b"via", b"1.1 proxy")], False),
        ("unix", [], False),
    ],
)
def test_what_counts_as_the_own_machine(
    client: str, headers: list[tuple[bytes, bytes]], own: bool
) -> None:
    scope = {"client": (client, 1), "headers": headers}
    assert from_own_machine(scope, proxy=False) is own
    assert not from_own_machine(scope, proxy=True)


async def test_too_many_guests(http: httpx.AsyncClient) -> None:
    for _ in range(30):
        await come_in(http, "10.0.4.1")
    headers = {"X-Forwarded-For": "10.0.4.1"}
    for path, body in (("/api/me", {"name": "Eve"}), ("/api/me/claim", {"link": "x"})):
        answer = await http.post(path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-guests")
    await come_in(http, "10.0.4.2")
