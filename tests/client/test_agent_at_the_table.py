"""An agent at a table with two people: they see what it is, and play with it."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from mcp import Client
from playwright.async_api import expect

from client.browsers import DESKTOP, PHONE, WORDS, Visitor
from client.conftest import Visit
from client.inspection import Findings
from mcp_clients import act_or_wait, ask
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

AGENT_SEAT = 2
ENOUGH = 3
"""Events of the agent after which the people have seen it play."""


def seen_of_agent(visitor: Visitor) -> int:
    """Return how many events of the agent's seat the visitor's page was told of."""
    events = [event for frame in visitor.frames for event in frame.get("events", ())]
    return sum(event.get("seat") == AGENT_SEAT for event in events)


async def see_agent(visitor: Visitor) -> None:
    """Wait until the game's page shows the agent's mark and what the agent said."""
    await visitor.until(lambda: visitor.table["phase"] != "waiting")
    await expect(visitor.page.locator("[data-agent]").first).to_be_visible()
    await visitor.until(lambda: any("chat_message" in frame for frame in visitor.frames))


async def play(client: Client, table: dict[str, Any], done: asyncio.Event) -> None:
    """Play the agent's seat until the people have seen enough."""
    while table["phase"] != "over" and not done.is_set():
        table = await act_or_wait(client, table, seconds=1)


async def test_two_people_play_with_an_agent(house: Server, visit: Visit) -> None:
    ann, bob = await visit(house, DESKTOP), await visit(house, PHONE)
    code = await ann.open_table("lie", "Ann")
    await ann.ask(type="set_up", seats=3)
    await bob.come_in_past_the_door("Bob")
    await bob.go(f"/t/{code}")
    await bob.until(lambda: bob.table.get("code") == code)
    await bob.ask(type="sit", seat=1)
    async with Client(f"{house.url}/mcp") as client:
        table = await ask(client, "join_table", code=code, name="Ada")
        mark = ann.page.locator("[data-agent]")
        await expect(mark).to_have_text(WORDS("seat-agent"))
        await expect(mark).to_be_visible()
        found = Findings()
        await found.look(ann.page, "the waiting room")
        assert not found, str(found)
        await bob.ask(type="ready")
        await ann.ask(type="start")
        table = await ask(client, "wait", handle=table["handle"], until="news")
        await ask(client, "say", handle=table["handle"], text="Good luck, both of you")
        await asyncio.gather(see_agent(ann), see_agent(bob))
        done = asyncio.Event()
        playing = asyncio.create_task(play(client, table, done))
        rng = random.Random(3)
        await asyncio.gather(
            ann.play_on(rng, lambda: seen_of_agent(ann) >= ENOUGH),
            bob.play_on(rng, lambda: seen_of_agent(bob) >= ENOUGH),
        )
        done.set()
        await playing
    assert seen_of_agent(ann) >= ENOUGH
    assert [*ann.troubles, *bob.troubles] == []
