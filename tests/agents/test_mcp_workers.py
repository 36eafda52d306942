"""Agents in a house with two workers on PostgreSQL: a handle works through either."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from mcp import Client

from mcp_clients import act_or_wait, ask
from postgres import Cluster
from serving import PATIENCE, Server

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def pair(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    database = postgres.create_database()
    first = Server(tmp_path_factory.mktemp("first"), database, mcp=True)
    second = Server(tmp_path_factory.mktemp("second"), database, mcp=True)
    with first, second:
        yield first, second


async def play(workers: list[Client], handle: str) -> list[int]:
    """Play a seat to the end of its game, every call through another worker. Return the scores."""
    table = await ask(workers[0], "look", handle=handle)
    for call in range(10_000):
        if table["phase"] == "over":
            return list(table["scores"])
        table = await act_or_wait(workers[call % len(workers)], table, seconds=2)
    raise AssertionError("the game did not end")


async def test_two_agents_play_through_two_workers(pair: Pair) -> None:
    """Each agent sits down through its own worker, and from then on calls both in turn."""
    async with Client(f"{pair[0].url}/mcp") as one, Client(f"{pair[1].url}/mcp") as other:
        ada = await ask(one, "open_table", game="lie", name="Ada", players=2, bots="")
        bob = await ask(other, "join_table", code=ada["table"], name="Bob")
        await ask(one, "say", handle=bob["handle"], text="Good luck, Ada")
        news: list[str] = []
        async with asyncio.timeout(PATIENCE):
            while "Chat from Bob: Good luck, Ada" not in news:
                news += (await ask(other, "wait", handle=ada["handle"], until="news"))["news"]
        scores = await asyncio.gather(
            play([one, other], ada["handle"]), play([other, one], bob["handle"])
        )
    assert scores[0] == scores[1]
