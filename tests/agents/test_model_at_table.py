"""A language model at a live table of a real house."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bluffhouse.engines.errors import ModelFailed
from bluffhouse.engines.model_mind import Address
from bluffhouse.house.journal_entries import Chatted, Sat
from bluffhouse.rules.contract import OptionError
from bluffhouse.web.model_at_table import play_at_table
from model_server import ModelServer, model_server
from serving import PATIENCE, Server, guests

DESK_TOKEN = "a-token-for-the-operator"


@pytest.fixture(scope="module")
def models() -> Iterator[ModelServer]:
    with model_server() as models:
        yield models


@pytest.mark.parametrize("model", ["legal", "nonsense"])
async def test_a_model_plays_with_a_person(server: Server, models: ModelServer, model: str) -> None:
    async with guests(server, "Bob") as (bob,):
        code = await bob.open_table("lie", 2)
        seat = await bob.look(code)
        await seat.ask(type="sit", seat=0)
        playing = asyncio.create_task(
            play_at_table(server.url, code, "Ada", Address(model, models.url))
        )
        await seat.reach(lambda: seat.table["seats"][1] and seat.table["seats"][1].get("ready"))
        await seat.ask(type="start")
        await seat.play_on(random.Random(1))
        used = await playing
    assert used["decisions"] > 0
    assert used["fallbacks"] == (used["decisions"] if model == "nonsense" else 0)
    entries = server.journal(code).values()
    assert [entry.agent for entry in entries if isinstance(entry, Sat)] == [False, True]
    said = {entry.text for entry in entries if isinstance(entry, Chatted)}
    assert said == ({"You bluff"} if model == "legal" else set())
    handles = [message for body in models.requests for message in body["messages"]]
    assert not any(f"{code}." in message["content"] for message in handles)


async def test_a_model_stops_when_the_table_is_closed(tmp_path: Path, models: ModelServer) -> None:
    with Server(tmp_path, mcp=True, desk_token=DESK_TOKEN) as server:
        async with guests(server, "Bob") as (bob,):
            code = await bob.open_table("lie", 2)
            seat = await bob.look(code)
            await seat.ask(type="sit", seat=0)
            address = Address("legal", models.url)
            playing = asyncio.create_task(play_at_table(server.url, code, "Ada", address))
            await seat.reach(lambda: seat.table["seats"][1] and seat.table["seats"][1].get("ready"))
            await seat.ask(type="start")
            await bob.http.post(f"{server.url}/api/desk/session", json={"token": DESK_TOKEN})
            closing = await bob.http.post(f"{server.url}/api/desk/tables/{code}/close", json={})
            assert closing.status_code == 204
            await asyncio.wait_for(playing, PATIENCE)


async def test_a_house_that_refuses_is_quoted(server: Server, models: ModelServer) -> None:
    with pytest.raises(ModelFailed, match="no table"):
        await play_at_table(server.url, "NOWHERE1", "Ada", Address("legal", models.url))
    nowhere = "http://127.0.0.1:9"
    with pytest.raises(OptionError, match="does not answer"):
        await play_at_table(nowhere, "NOWHERE1", "Ada", Address("legal", models.url))
