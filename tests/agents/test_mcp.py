"""The SDK's own client plays whole games over both transports."""

from __future__ import annotations

from mcp import Client

from bluffhouse.house.journal_entries import Sat
from mcp_clients import ask, play_all_games, play_on, stdio_client
from serving import Guest, Server, guests, http_client

TOOLS = {
    "list_games",
    "rules",
    "open_table",
    "join_table",
    "wait",
    "look",
    "act",
    "say",
    "leave",
}
INITIALIZE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    },
}
ACCEPT = {"accept": "application/json, text/event-stream"}


async def test_plays_all_games_over_stdio() -> None:
    async with stdio_client() as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
        await play_all_games(client)


async def test_plays_all_games_over_http(server: Server) -> None:
    async with Client(f"{server.url}/mcp") as client:
        await play_all_games(client)


async def test_stdio_passes_on_to_a_running_house(server: Server) -> None:
    async with stdio_client("--house", server.url) as client:
        opened = await ask(client, "open_table", game="lie", name="Ada", players=2, bots="rookie")
        await play_on(client, opened)
    sat = [entry for entry in server.journal(opened["table"]).values() if isinstance(entry, Sat)]
    assert [(entry.name, entry.agent) for entry in sat] == [("Ada", True)]


async def test_sees_what_a_person_in_its_seat_sees(server: Server) -> None:
    """The handle holds the token of the agent's person, so a WebSocket can look from the seat."""
    async with Client(f"{server.url}/mcp") as client, guests(server, "Bob") as (bob,):
        code = await bob.open_table("lie", 2)
        seat = await bob.look(code)
        await seat.ask(type="sit", seat=0)
        looked = await ask(client, "join_table", code=code, name="Ada")
        await seat.reach(lambda: seat.table["seats"][1] is not None)
        assert seat.table["seats"][1]["agent"] is True
        assert "agent" not in seat.table["seats"][0]
        await seat.ask(type="start")
        looked = await ask(client, "look", handle=looked["handle"])
        agent = Guest(server, bob.http, "Ada", looked["handle"].partition(".")[2])
        own = await agent.look(code)
        assert looked["view"] == own.view
        assert looked["view"] != seat.view
        assert looked["decision"]["forms"] == own.legal
        await own.close()


async def test_is_guarded_like_everything_else(server: Server) -> None:
    async with http_client(base_url=server.url, headers=ACCEPT) as http:

        async def status(**headers: str) -> int:
            answer = await http.post("/mcp", json=INITIALIZE, headers=headers)
            return answer.status_code

        assert await status() == 200
        assert await status(host="evil.example") == 421
        assert await status(origin="https://evil.example") == 403
        assert (await http.get("/mcp")).status_code == 405
        answer = await http.post("/mcp", json=INITIALIZE)
        assert answer.headers["cache-control"] == "no-store"
        assert "content-security-policy" in answer.headers
