"""MCP requests over HTTP: who may ask, and what becomes of an answer that nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from bluffhouse.house.settings import Settings
from bluffhouse.web.app import make_apps

# Litestar warns of how some handlers declare their parameters when it makes the application.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

TOKEN = "a-token-for-the-operator"
OPENING = {"game": "lie", "name": "Ada", "players": 2, "bots": ""}


class HttpHouse:
    """A house in the test's own process, asked as over HTTP."""

    def __init__(self, app: Any) -> None:
        self._app = app
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
