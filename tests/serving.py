"""A real house for tests: the server in its own process, and people over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from functools import cached_property
from pathlib import Path
from typing import Any, Self, Union
from urllib.parse import urlencode

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from bluffhouse.house.journal_entries import AnyEntry, decode
from bluffhouse.house.storage import Store
from bluffhouse.rules import games

GENEROUS = {
    "max_tables_per_address": "1000000",
    "max_connections_per_address": "100000",
    "max_requests_per_address": "100000",
    "messages_per_second": "100000",
    "messages_per_second_per_address": "10000000",
    "max_wrong_codes_per_address": "1000000",
    "operations": "127.0.0.1:0",
    "bot_delay": "0",
    "start_grace": "60",
    "review_games": "false",
}
"""Limits lifted for tests, whose guests all come from one address. Nothing is reviewed that nobody
asks for."""

PATIENCE = 120.0
"""Seconds to wait for anything that must happen. Long, because the machine may be busy."""


class Server:
    """`bluffhouse serve` on a free port. A restart uses the same port."""

    def __init__(
        self, folder: Path, database: str = "", packages: Path | None = None, **settings: object
    ) -> None:
        self.folder = folder
        self.packages = packages
        """A folder with more packages to import from."""
        self.database = database or f"sqlite:///{folder / 'house.db'}"
        self.settings = GENEROUS | {name: str(value) for name, value in settings.items()}
        self.port = 0
        self.operations_port = 0
        self.log = folder / "house.log"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @cached_property
    def cookie(self) -> str:
        """Name of the cookie of this house."""
        described = httpx.get(f"{self.url}/api/openapi.json", timeout=PATIENCE).json()
        return str(described["components"]["securitySchemes"]["cookie"]["name"])

    def journal(self, code: str) -> dict[int, AnyEntry]:
        """Read a table's entries from the database, by sequence number."""
        store = Store(self.database)
        try:
            row = store.find(code)
            assert row is not None
            return {number: decode(line) for number, line in store.journal(row.id)}
        finally:
            store.close()

    def age(self, code: str, seconds: int) -> None:
        """Move all that happened at a table into the past, while the house is closed: what takes
        minutes by the journal's time can then be tried at once."""
        store = Store(self.database)
        row = store.find(code)
        assert row is not None
        path = self.database.removeprefix("sqlite:///")
        store.close()
        with closing(sqlite3.connect(path)) as database, database:
            database.execute(
                "UPDATE entries SET body = json_set(body, '$.at', body->>'$.at' - ?)"
                " WHERE table_id = ?",
                (seconds * 1000, row.id),
            )

    def start(self) -> None:
        environ = {k: v for k, v in os.environ.items() if not k.startswith("BLUFFHOUSE_")}
        environ |= {f"BLUFFHOUSE_{name.upper()}": value for name, value in self.settings.items()}
        environ["BLUFFHOUSE_DATABASE"] = self.database
        if self.packages is not None:
            paths = [str(self.packages), environ.get("PYTHONPATH", "")]
            environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
        said = self.folder / "house.out"
        with self.log.open("ab") as log, said.open("wb") as out:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "bluffhouse", "serve", "--port", str(self.port)],
                env=environ,
                stdout=out,
                stderr=log,
            )
        deadline = time.monotonic() + PATIENCE
        while True:
            opened = re.search(r"http://[^:]+:(\d+)", said.read_text())
            if opened:
                self.port = int(opened[1])
                told = re.findall(r"operations on 127.0.0.1:(\d+)", self.log.read_text())
                self.operations_port = int(told[-1]) if told else 0
                return
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise AssertionError(f"the house did not open:\n{self.log.read_text()}")
            time.sleep(0.02)

    def stop(self) -> int:
        """Stop it as a service manager does, after writing accepted commands. Return its status."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """End it as a power cut does. Return the exit status."""
        return self._end(signal.SIGKILL)

    def _end(self, number: int) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(number)
        try:
            return process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise


class Guest:
    """A person known to the house, with a bearer token."""

    def __init__(self, server: Server, http: httpx.AsyncClient, name: str, token: str) -> None:
        self.server = server
        self.name = name
        self.token = token
        self.http = http
        self.seats: list[Seat] = []
        """Connections to close when the test is done with this person."""

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def get(self, path: str, **parameters: Any) -> httpx.Response:
        url = self.server.url + path
        return await self.http.get(url, headers=self.headers, params=parameters)

    async def metrics(self) -> httpx.Response:
        """Ask for the metrics, on the operator's own port."""
        return await self.http.get(f"http://127.0.0.1:{self.server.operations_port}/metrics")

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(self.server.url + path, headers=self.headers, json=body)

    async def open_table(self, game: str, seats: int, **setting: Any) -> str:
        """Open a table and return its code."""
        answer = await self.post("/api/tables", {"game": game, "seats": seats, **setting})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def ask(self, code: str, **command: Any) -> httpx.Response:
        """Send a command over HTTP."""
        return await self.post(f"/api/tables/{code}/commands", command)

    async def look(self, code: str, since: int | None = None) -> Seat:
        """Connect to a table and wait for the snapshot."""
        seat = Seat(self, code)
        self.seats.append(seat)
        await seat.connect(since)
        return seat


class Seat:
    """One WebSocket to a table, and every frame that it received."""

    def __init__(self, guest: Guest, code: str) -> None:
        self.guest = guest
        self.code = code
        self.frames: list[dict[str, Any]] = []
        """Every frame, in order of arrival."""
        self.n = 0
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.legal: list[dict[str, Any]] = []
        self.clocks: dict[str, Any] | None = None
        self._socket: ClientConnection | None = None
        self._ids = 0

    async def connect(self, since: int | None = None, **query: str) -> dict[str, Any]:
        """Connect, again if need be, and return the first frame: the snapshot."""
        await self.close()
        if since is not None:
            query["since"] = str(since)
        url = self.guest.server.url.replace("http", "ws", 1)
        self._socket = await websockets.connect(
            f"{url}/api/tables/{self.code}/play?{urlencode(query)}",
            additional_headers=self.guest.headers,
            compression=None,
            max_queue=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # a busy test would take its own late answer for a dead server
        )
        return await self.next()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def send(self, **command: Any) -> None:
        await self.socket.send(json.dumps(command))

    async def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Receive the next frame and apply it to the state kept here."""
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), timeout))
        self.frames.append(frame)
        if frame["type"] == "snapshot":
            self.n, self.table, self.you = frame["seq"], frame["table"], frame["you"]
            self.view, self.legal = frame.get("view"), frame.get("legal", [])
            self.clocks = frame.get("clocks")
        elif frame["type"] == "update":
            assert frame["seq"] == self.n + 1, f"after {self.n} came {frame['seq']}"
            self.n = frame["seq"]
            self.table = frame.get("table", self.table)
            if "set" in frame or "add" in frame:
                self.view = {**(self.view or {}), **frame.get("set", {})}
                for name, more in frame.get("add", {}).items():
                    self.view[name] = self.view[name] + more
            self.legal = frame.get("legal", self.legal)
            self.clocks = frame.get("clocks", self.clocks)
        return frame

    async def until(
        self, wanted: Callable[[dict[str, Any]], object], timeout: float = PATIENCE
    ) -> dict[str, Any]:
        """Receive frames until one satisfies `wanted`, and return that one."""
        async with asyncio.timeout(timeout):
            while True:
                frame = await self.next(timeout)
                if wanted(frame):
                    return frame

    async def reach(self, wanted: Callable[[], object], timeout: float = PATIENCE) -> None:
        """Receive frames until `wanted` is true. Return at once if it already is."""
        async with asyncio.timeout(timeout):
            while not wanted():
                await self.next(timeout)

    async def ask(self, **command: Any) -> dict[str, Any]:
        """Send a command and return the next frame that may be the answer: a refusal or an update.

        Where others act too, the update may belong to someone else: wait with `reach` instead.
        """
        before = self.n
        await self.send(**command)
        return await self.until(lambda f: f["type"] != "update" or f["seq"] > before)

    async def act(self, action: dict[str, Any], id: str | None = None) -> dict[str, Any]:
        """Play it and wait for the answer: the update with our id, a refusal, or `done`."""
        if id is None:
            self._ids += 1
            id = f"{self.guest.name}-{self._ids}"
        await self.send(type="act", id=id, action=action)
        return await self.until(lambda frame: frame.get("id") == id)

    def told(self) -> dict[int, dict[str, Any]]:
        """Return every update by sequence number, whether it came live or as something missed."""
        updates = [u for frame in self.frames for u in (frame, *frame.get("missed", ()))]
        same = ("events", "notice", "chat_message", "id", "by")
        return {u["seq"]: {k: u.get(k) for k in same} for u in updates if u["type"] == "update"}

    @property
    def choices(self) -> list[dict[str, Any]]:
        """Every action that is legal now."""
        return spelled_out(self.table["game"], self.legal)

    async def play_on(self, rng: random.Random, over: Callable[[], bool] | None = None) -> None:
        """Play random actions whenever it is this seat's turn, until the game is over."""
        while self.table["phase"] != "over" and not (over and over()):
            if self.legal:
                await self.act(rng.choice(self.choices))
            else:
                await self.next()


def spelled_out(game: str, legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return all actions that these forms and actions stand for."""
    kinds: Any = games()[game].forms
    found = []
    for item in legal:
        if "do" in item:
            found.append(item)
        else:
            form = msgspec.convert(item, Union[kinds])  # noqa: UP007 (made from a list)
            found += [json.loads(msgspec.json.encode(action)) for action in form.actions()]
    return found


def http_client(**how: Any) -> httpx.AsyncClient:
    """Return a patient client that opens a connection for each request.

    An idle one might be closed by the house in the moment in which it is used again.
    """
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.AsyncClient(timeout=PATIENCE, limits=limits, **how)


@asynccontextmanager
async def guests(server: Server, *names: str) -> AsyncIterator[list[Guest]]:
    """Let people with these names come in. Close their connections afterwards."""
    async with http_client() as http:
        came = [await come_in(server, http, name) for name in names]
        try:
            yield came
        finally:
            await asyncio.gather(*[seat.close() for guest in came for seat in guest.seats])


async def come_in(server: Server, http: httpx.AsyncClient, name: str) -> Guest:
    answer = await http.post(server.url + "/api/me", json={"name": name, "bearer": True})
    assert answer.status_code == 201, answer.text
    return Guest(server, http, name, answer.json()["token"])


async def seated(people: list[Guest], game: str, seats: int, **setting: Any) -> list[Seat]:
    """Seat these people at a new table, with bots in the other seats, and start the game."""
    bots = {str(seat): "rookie" for seat in range(len(people), seats)}
    code = await people[0].open_table(game, seats, **{"bots": bots, **setting})
    looking = [await person.look(code) for person in people]
    for number, seat in enumerate(looking):
        await seat.send(type="sit", seat=number)
        await seat.send(type="ready")
    host = looking[0]
    await host.reach(lambda: all(chair and chair.get("ready") for chair in host.table["seats"]))
    await host.send(type="start")
    for seat in looking:
        await seat.reach(lambda seat=seat: seat.table["phase"] != "waiting")  # type: ignore[misc]
    return looking


__all__ = ["Guest", "Seat", "Server", "guests", "seated", "spelled_out"]
