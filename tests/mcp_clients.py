"""Clients of the MCP server for tests, and an agent that plays at random."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from litestar.datastructures import State
from mcp import Client, StdioServerParameters
from mcp_types import CallToolResult

from bluffhouse.house.settings import Settings
from bluffhouse.rules import games
from bluffhouse.web.app import opened_house
from bluffhouse.web.budgets import Budgets
from bluffhouse.web.mcp_server import make_server


@asynccontextmanager
async def stdio_client(*arguments: str) -> AsyncIterator[Client]:
    """A client of `bluffhouse mcp`, started as MCP clients start it."""
    environment = {name: value for name, value in os.environ.items() if "BLUFFHOUSE" not in name}
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "bluffhouse", "mcp", *arguments], env=environment
    )
    async with Client(command) as client:
        yield client


class HouseHere(NamedTuple):
    """A house in the test's own process, and a client of its MCP server."""

    state: State
    client: Client


@asynccontextmanager
async def house_here(folder: Path, **settings: Any) -> AsyncIterator[HouseHere]:
    """Open a house without a port."""
    chosen = Settings(data=folder, bot_delay=0, **settings)
    state = State()
    async with (
        opened_house(chosen, Budgets(chosen), state),
        Client(make_server(lambda: state.agent_seats)) as client,
    ):
        yield HouseHere(state, client)


async def ask(client: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    """Call a tool that must succeed, and return the structure it answers."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, text_of(result)
    assert isinstance(result.structured_content, dict)
    return result.structured_content


async def refusal(client: Client, tool: str, **arguments: Any) -> str:
    """Call a tool that must be refused, and return the reason's key."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error, text_of(result)
    assert text_of(result)
    return str((result.structured_content or {}).get("reason"))


def text_of(result: CallToolResult) -> str:
    """Return the text that a language model reads."""
    (content,) = result.content
    assert content.type == "text"
    return content.text


async def play_all_games(client: Client) -> None:
    """Play a game of each kind to its end against rookies."""
    for game in games():
        players = games()[game].seats[0]
        opening = {"game": game, "name": "Ada", "players": players, "bots": "rookie"}
        ended = await play_on(client, await ask(client, "open_table", **opening))
        assert len(ended["scores"]) == players
        await ask(client, "leave", handle=ended["handle"])


async def play_on(client: Client, table: dict[str, Any]) -> dict[str, Any]:
    """Play a seat to the end of its game, by texts and by structures. Return the last look."""
    while table["phase"] != "over":
        table = await act_or_wait(client, table)
    return table


async def act_or_wait(client: Client, table: dict[str, Any], seconds: float = 50) -> dict[str, Any]:
    """Play any legal action if it is this seat's turn, or else wait for it. Return a new look."""
    handle = table["handle"]
    if not table.get("your_turn"):
        return await ask(client, "wait", handle=handle, seconds=seconds)
    rng = random.Random(repr(table["view"]))
    acted = await client.call_tool("act", {"handle": handle, **_choose(table["decision"], rng)})
    if acted.is_error:  # others negotiate too, and may have been quicker
        assert table["game"] == "millions_of_dollars", text_of(acted)
    return await ask(client, "look", handle=handle)


def _choose(decision: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    actions = decision.get("actions")
    if actions and rng.random() < 0.5:
        return {"action": rng.choice(actions)}
    return {"text": rng.choice(decision["choices"])["text"]}
