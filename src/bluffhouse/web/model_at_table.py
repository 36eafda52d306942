"""A language model at a live table: it joins a house through MCP and plays a seat to the end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from typing import Any

import msgspec
from mcp import Client
from mcp_types import CallToolResult

from bluffhouse.engines.errors import ModelFailed
from bluffhouse.engines.model_mind import Address, ModelMind, RefusedAction
from bluffhouse.web.agent_seats import MAX_WAIT
from bluffhouse.web.agent_views import ENDED
from bluffhouse.web.mcp_client import connected_to

CHAT = (
    "You may also add a line SAY: followed by a short message to everybody at the table. "
    "It binds nobody."
)
MAX_LOG = 300
"""Most lines of the game's history that the model is shown."""

Seen = dict[str, Any]
"""The house's answer: a `Looked` as a structure."""


async def play_at_table(house: str, code: str, name: str, address: Address) -> Mapping[str, float]:
    """Sit down at a table of a house, play until its game is over or the operator closes it,
    and return what the model used.

    Raises ModelFailed if the house or the model's server refuses, and OptionError if the house
    does not answer.
    """
    async with connected_to(house) as client:
        return await _Player(client, ModelMind(address)).play(code, name)


class _Player:
    def __init__(self, client: Client, mind: ModelMind) -> None:
        self._client = client
        self._mind = mind
        self._log: list[str] = []
        self._rules = ""

    async def play(self, code: str, name: str) -> Mapping[str, float]:
        seen = await self._call("join_table", code=code, name=name)
        rules = await self._call("rules", game=seen["game"])
        self._rules = f"{CHAT}\n\nYou are {name}.\n\n{rules['rules']}"
        while True:
            self._log += seen["news"]
            if seen["phase"] in ENDED:
                return self._mind.usage
            if seen.get("your_turn"):
                await self._decide(seen)
                seen = await self._call("look", handle=seen["handle"])
            else:
                seen = await self._call("wait", handle=seen["handle"], seconds=MAX_WAIT)

    async def _decide(self, seen: Seen) -> None:
        loop = asyncio.get_running_loop()

        def attempt(said: str) -> bool:
            acting = asyncio.run_coroutine_threadsafe(self._act(seen["handle"], said), loop)
            acting.result()
            return True

        # The model's server is asked in a thread, so that the connection to the house stays alive.
        done = await asyncio.to_thread(
            self._mind.decide, self._rules, self._question(seen), attempt
        )
        if done is None:
            choice = random.choice(seen["decision"]["choices"])["text"]
            await self._client.call_tool("act", {"handle": seen["handle"], "text": choice})
        elif self._mind.said:
            await self._client.call_tool("say", {"handle": seen["handle"], "text": self._mind.said})

    def _question(self, seen: Seen) -> str:
        """Return the table as text, without the handle: that would let the model's server play the
        seat."""
        decision = seen["decision"]
        players = ", ".join(f"{player['name']} ({player['kind']})" for player in seen["players"])
        lines = [f"Players: {players}.", "What happened so far:"]
        lines += [f"- {line}" for line in self._log[-MAX_LOG:]]
        lines += ["", "The table now:", *seen["lines"]]
        lines += ["", f"Your decision: {decision['question']}", "Examples of actions:"]
        lines += [f"- {choice['text']} : {choice['meaning']}" for choice in decision["choices"]]
        return "\n".join(lines)

    async def _act(self, handle: str, said: str) -> None:
        """Play an action. Raises RefusedAction."""
        how: dict[str, Any] = {"text": said}
        if said.startswith("{"):
            try:
                how = {"action": msgspec.json.decode(said, type=dict[str, Any])}
            except msgspec.DecodeError as error:
                raise RefusedAction(f"{said} is no action: {error}.") from None
        result = await self._client.call_tool("act", {"handle": handle, **how})
        if result.is_error:
            raise RefusedAction(f"{said}: {_text(result)}")

    async def _call(self, tool: str, **arguments: Any) -> Seen:
        result = await self._client.call_tool(tool, arguments)
        if result.is_error or not isinstance(result.structured_content, dict):
            raise ModelFailed(_text(result))
        return result.structured_content


def _text(result: CallToolResult) -> str:
    return " ".join(part.text for part in result.content if part.type == "text")
