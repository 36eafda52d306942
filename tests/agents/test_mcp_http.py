"""MCP requests over HTTP: who may ask, and what becomes of an answer that nobody waits for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from bluffhouse.house.settings import Settings
from bluffhouse.web import budgets
from bluffhouse.web.agent_seats import MAX_WAIT
from bluffhouse.web.app import make_apps

# Litestar warns of how some handlers declare their parameters when it makes the application.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

TOKEN = "a-token-for-the-operator"
OPENING = {"game": "lie", "name": "Ada", "players": 2, "bots": ""}


class HttpHouse:
    """A house in the test's own process, asked as over HTTP."""

    def __init__(self, app: Any) -> None:
        self.app = app
        transport = httpx.ASGITransport(app)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")

    async def call(self, tool: str, **arguments: Any) -> dict[str, Any]:
        """Call a tool, and return its result."""
        answer = await self.http.post("/mcp", json=request(tool, arguments), headers=HEADERS)
        assert answer.status_code == 200, answer.text
        result: dict[str, Any] = answer.json()["result"]
        return result

    async def ask(self, tool: str, **arguments: Any) -> dict[str, Any]:
        """Call a tool that must succeed, and return the structure it answers."""
        result = await self.call(tool, **arguments)
        assert not result["isError"], result
        structure: dict[str, Any] = result["structuredContent"]
        return structure

    async def waiting(self, handle: str, **arguments: Any) -> asyncio.Task[dict[str, Any]]:
        """Begin a call of `wait`. A call that is answered meanwhile lets it get to its waiting."""
        task = asyncio.create_task(self.call("wait", handle=handle, seconds=MAX_WAIT, **arguments))
        await self.ask("look", handle=handle)
        return task

    async def sign_in_at_desk(self) -> None:
        answer = await self.http.post("/api/desk/session", json={"token": TOKEN})
        assert answer.status_code == 204, answer.text


HEADERS = {
    "accept": "application/json, text/event-stream",
    "content-type": "application/json",
    "mcp-protocol-version": "2025-06-18",
}


def request(tool: str, arguments: dict[str, Any]) -> dict[str, Any]:
    params = {"name": tool, "arguments": arguments}
    return {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}


@asynccontextmanager
async def http_house(folder: Path, **settings: Any) -> AsyncIterator[HttpHouse]:
    """Open a house without a port, with its guard, its desk and MCP."""
    app: Any = make_apps(
        Settings(data=folder, bot_delay=0, mcp=True, desk_token=TOKEN, **settings)
    ).house
    asked: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    answered: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    running = asyncio.create_task(app(scope, asked.get, answered.put))
    await asked.put({"type": "lifespan.startup"})
    assert (await answered.get())["type"] == "lifespan.startup.complete"
    house = HttpHouse(app)
    try:
        yield house
    finally:
        await house.http.aclose()
        await asked.put({"type": "lifespan.shutdown"})
        await running


async def test_a_banned_address_is_refused(tmp_path: Path) -> None:
    async with http_house(tmp_path) as house:
        opened = await house.ask("open_table", **OPENING)
        await house.sign_in_at_desk()
        answer = await house.http.post("/api/desk/bans", json={"address": "127.0.0.1"})
        assert answer.status_code == 204
        for tool, arguments in (("open_table", OPENING), ("look", {"handle": opened["handle"]})):
            answer = await house.http.post("/mcp", json=request(tool, arguments), headers=HEADERS)
            assert answer.status_code == 403
            assert answer.json()["reason"] == "banned"
        (ban,) = (await house.http.get("/api/desk")).json()["bans"]
        await house.http.delete(f"/api/desk/bans/{ban['id']}")
        assert (await house.ask("look", handle=opened["handle"]))["table"] == opened["table"]


async def test_a_banned_person_is_refused(tmp_path: Path) -> None:
    async with http_house(tmp_path) as house:
        opened = await house.ask("open_table", **OPENING)
        await house.sign_in_at_desk()
        (ada,) = (await house.http.get("/api/desk/people")).json()
        await house.http.post("/api/desk/bans", json={"person": ada["id"]})
        refused = await house.call("look", handle=opened["handle"])
        assert refused["structuredContent"]["reason"] == "banned"


async def test_the_desk_lists_agents_and_a_ban_ends_their_wait(tmp_path: Path) -> None:
    async with http_house(tmp_path) as house:
        ada = await house.ask("open_table", **OPENING)
        await house.sign_in_at_desk()
        (person,) = (await house.http.get("/api/desk/people")).json()
        assert (person["connections"], person["addresses"]) == (1, ["127.0.0.1"])
        waiting = await house.waiting(ada["handle"])
        await house.http.post("/api/desk/bans", json={"person": person["id"]})
        assert (await waiting)["structuredContent"]["reason"] == "banned"
        (person,) = (await house.http.get("/api/desk/people")).json()
        assert person["connections"] == 0


async def test_signing_out_ends_a_wait(tmp_path: Path) -> None:
    async with http_house(tmp_path) as house:
        ada = await house.ask("open_table", **OPENING)
        waiting = await house.waiting(ada["handle"])
        bearer = {"authorization": f"Bearer {ada['handle'].partition('.')[2]}"}
        answer = await house.http.delete("/api/me", headers=bearer)
        assert answer.is_success, answer.text
        assert (await waiting)["structuredContent"]["reason"] == "come-in-first"


async def test_nothing_is_lost_when_a_client_hangs_up(tmp_path: Path) -> None:
    async with http_house(tmp_path) as house:
        ada = await house.ask("open_table", **OPENING)
        eve = await house.ask("join_table", code=ada["table"], name="Eve")
        await house.ask("look", handle=ada["handle"])  # it starts the game
        body = json.dumps(request("wait", {"handle": ada["handle"], "until": "news"})).encode()
        hung_up, sent = asyncio.Event(), []

        async def received() -> AsyncIterator[dict[str, Any]]:
            yield {"type": "http.request", "body": body, "more_body": False}
            await hung_up.wait()
            while True:
                yield {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        scope = scope_of("http", "/mcp", **HEADERS) | {"method": "POST"}
        running = asyncio.create_task(house.app(scope, received().__anext__, send))
        await house.ask("look", handle=ada["handle"])
        hung_up.set()
        await running
        assert not sent
        await house.ask("say", handle=eve["handle"], text="Hello")
        looked = await house.ask("look", handle=ada["handle"])
        assert looked["news"] == ["Chat from Eve: Hello"]


async def test_a_newer_wait_ends_the_older_and_hears_the_news(tmp_path: Path) -> None:
    async with http_house(tmp_path) as house:
        ada = await house.ask("open_table", **OPENING)
        eve = await house.ask("join_table", code=ada["table"], name="Eve")
        began = asyncio.get_running_loop().time()
        waits = [await house.waiting(eve["handle"], until="news") for _ in range(3)]
        assert (await waits[0])["structuredContent"]["phase"] == "waiting"
        assert (await waits[1])["structuredContent"]["phase"] == "waiting"
        assert asyncio.get_running_loop().time() - began < MAX_WAIT
        await house.ask("say", handle=ada["handle"], text="Hello")
        assert "Chat from Ada: Hello" in (await waits[2])["structuredContent"]["news"]


async def test_agents_and_sockets_count_together(tmp_path: Path) -> None:
    async with http_house(tmp_path, max_connections_per_address=1) as house:
        ada = await house.ask("open_table", **OPENING)
        bearer = f"Bearer {ada['handle'].partition('.')[2]}"
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.disconnect" if sent else "websocket.connect"}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        scope = scope_of("websocket", "/api/lobby", authorization=bearer)
        await house.app(scope, receive, send)
        assert sent[-1]["reason"] == "too-many-connections"
        await house.ask("leave", handle=ada["handle"])
        await house.ask("open_table", **OPENING)


async def test_an_address_pays_once_for_a_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "monotonic", lambda: 0.0)  # no budget is refilled
    limits = {"messages_per_second": 1000, "messages_per_second_per_address": 60, "proxy": True}
    async with http_house(tmp_path, **limits) as house:
        house.http.headers["x-forwarded-for"] = "192.0.2.1"
        ada = await house.ask("open_table", **OPENING)
        asked = request("look", {"handle": ada["handle"]})
        answers = [await house.http.post("/mcp", json=asked, headers=HEADERS) for _ in range(121)]
        admitted = sum(answer.status_code == 200 for answer in answers)
        # Of a bucket of 120; opening the table has cost a few tokens more.
        assert 105 < admitted < 120


async def test_strangers_cannot_shut_agents_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "monotonic", lambda: 0.0)  # no budget is refilled
    limits = {"messages_per_second": 1000, "messages_per_second_per_address": 60, "proxy": True}
    async with http_house(tmp_path, **limits) as house:
        house.http.headers["x-forwarded-for"] = "192.0.2.1"
        ada = await house.ask("open_table", **OPENING)
        forged = request("look", {"handle": f"{ada['table']}.{'x' * 43}"})
        too_long = request("look", {"handle": ada["handle"], "more": "x" * 100_000})
        odd: list[Any] = [{"handle": ada["handle"]}, []]
        for asked in (request("list_games", {}), forged, too_long, *odd):
            for _ in range(70):
                answer = await house.http.post("/mcp", json=asked, headers=HEADERS)
                if answer.status_code == 429:
                    break
            assert answer.json()["reason"] == "too-fast"
        assert (await house.ask("look", handle=ada["handle"]))["table"] == ada["table"]
        house.http.headers["x-forwarded-for"] = "192.0.2.2"
        await house.sign_in_at_desk()
        floods = (await house.http.get("/api/desk")).json()["floods"]
        assert [(flood["limit"], flood["address"]) for flood in floods] == [
            ("too-fast", "192.0.2.1")
        ]


async def test_an_agent_is_told_announcements(tmp_path: Path) -> None:
    async with http_house(tmp_path) as house:
        ada = await house.ask("open_table", game="lie", name="Ada", players=2)
        assert "announcement" not in ada
        await house.ask("wait", handle=ada["handle"], until="news", seconds=0)
        waiting = await house.waiting(ada["handle"], until="news")
        await house.sign_in_at_desk()
        await house.http.post("/api/desk/announcement", json={"text": "Closing at midnight"})
        told = await waiting
        assert told["structuredContent"]["announcement"] == "Closing at midnight"
        assert "announces: Closing at midnight" in told["content"][0]["text"]
        # It stays until it is withdrawn, and is news only once.
        again = await house.waiting(ada["handle"], until="news")
        await house.http.request("DELETE", "/api/desk/announcement")
        await house.ask("say", handle=ada["handle"], text="Good night")
        assert "announcement" not in (await again)["structuredContent"]


def scope_of(kind: str, path: str, **headers: str) -> dict[str, Any]:
    """Return the scope of a request from this machine."""
    named = {"host": "127.0.0.1", **headers}
    return {
        "type": kind,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in named.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }
