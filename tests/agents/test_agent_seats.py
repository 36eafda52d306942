"""What an agent may do at a table, and which limits hold for it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from bluffhouse.house import journal_entries
from bluffhouse.house.journal_entries import Chair, Opened, Sat, TableClosed
from bluffhouse.house.table import Table
from bluffhouse.house.wall_clock import now
from bluffhouse.rules import games
from bluffhouse.web.agent_views import schema_of
from mcp_clients import HouseHere, ask, house_here, refusal, text_of

SOLO = {"game": "lie", "name": "Ada", "players": 2, "bots": "rookie"}
WITH_PEOPLE = SOLO | {"bots": ""}


def table_of(house: HouseHere, looked: dict[str, Any]) -> Table:
    table: Table = house.state.house.awake.by_code[looked["table"]].table
    return table


async def test_reads_games_and_rules(tmp_path: Path) -> None:
    async with house_here(tmp_path) as house:
        listed = await ask(house.client, "list_games")
        assert [game["name"] for game in listed["games"]] == list(games())
        for game in games():
            rules = await ask(house.client, "rules", game=game)
            assert rules["rules"]
            assert "rookie" in rules["bots"]
        assert await refusal(house.client, "rules", game="chess") == "no-such-page"


async def test_two_agents_meet_and_chat(tmp_path: Path) -> None:
    async with house_here(tmp_path) as house:
        ada = await ask(house.client, "open_table", **WITH_PEOPLE, public=True)
        assert ada["phase"] == "waiting"
        public = await ask(house.client, "list_games")
        assert [table["code"] for table in public["tables"]] == [ada["table"]]
        eve = await ask(house.client, "join_table", code=ada["table"], name="Eve")
        ada = await ask(house.client, "wait", handle=ada["handle"])
        assert ada["phase"] == "playing"
        assert [(player["name"], player["kind"]) for player in ada["players"]] == [
            ("Ada", "agent"),
            ("Eve", "agent"),
        ]
        await ask(house.client, "look", handle=eve["handle"])
        waiting = asyncio.create_task(ask(house.client, "wait", handle=eve["handle"], until="news"))
        await ask(house.client, "say", handle=ada["handle"], text="Good luck")
        assert (await waiting)["news"] == ["Chat from Ada: Good luck"]
        again = await ask(house.client, "look", handle=eve["handle"])
        assert again["news"] == []


async def test_waits_no_longer_than_asked(tmp_path: Path) -> None:
    async with house_here(tmp_path) as house:
        table = await ask(house.client, "open_table", **WITH_PEOPLE)
        waited = await ask(house.client, "wait", handle=table["handle"], seconds=0.05)
        assert waited["phase"] == "waiting"
        result = await house.client.call_tool("wait", {"handle": table["handle"], "seconds": 600})
        assert result.is_error


async def test_is_told_why_an_action_is_refused(tmp_path: Path) -> None:
    async with house_here(tmp_path) as house:
        table = await ask(house.client, "open_table", **SOLO)
        handle = table["handle"]
        result = await house.client.call_tool("act", {"handle": handle, "text": "fly to the moon"})
        assert result.is_error
        assert "fly" in text_of(result)
        assert await refusal(house.client, "act", handle=handle, action={"do": "call"})
        assert await refusal(house.client, "act", handle=handle) == "not-understood"
        both = {"text": "call", "action": {"do": "call"}}
        assert await refusal(house.client, "act", handle=handle, **both) == "not-understood"
        assert (await ask(house.client, "look", handle=handle))["your_turn"]


async def test_a_handle_opens_one_seat_only(tmp_path: Path) -> None:
    async with house_here(tmp_path) as house:
        ada = await ask(house.client, "open_table", **WITH_PEOPLE)
        eve = await ask(house.client, "open_table", **WITH_PEOPLE | {"name": "Eve"})
        code, token = ada["table"], eve["handle"].partition(".")[2]
        for handle in ("", "nonsense", f"{code}.nonsense", f"{code}."):
            assert await refusal(house.client, "look", handle=handle) == "come-in-first"
        assert await refusal(house.client, "look", handle=f"{code}.{token}") == "you-have-no-seat"
        assert await refusal(house.client, "look", handle=f"XXXXXX.{token}") == "no-such-table"


async def test_a_bot_plays_on_for_an_agent_that_leaves(tmp_path: Path) -> None:
    async with house_here(tmp_path) as house:
        ada = await ask(house.client, "open_table", **WITH_PEOPLE)
        eve = await ask(house.client, "join_table", code=ada["table"], name="Eve")
        await ask(house.client, "wait", handle=ada["handle"])
        await ask(house.client, "leave", handle=eve["handle"])
        chair = table_of(house, ada).chairs[1]
        assert chair is not None
        assert chair.bot is not None
        assert await refusal(house.client, "look", handle=eve["handle"]) == "come-in-first"


async def test_an_agent_leaves_the_waiting_room(tmp_path: Path) -> None:
    async with house_here(tmp_path) as house:
        ada = await ask(house.client, "open_table", **WITH_PEOPLE)
        await ask(house.client, "leave", handle=ada["handle"])
        assert table_of(house, ada).chairs == [None, None]


async def test_comes_to_another_table_as_the_same_player(tmp_path: Path) -> None:
    async with house_here(tmp_path) as house:
        first = await ask(house.client, "open_table", **WITH_PEOPLE)
        second = await ask(house.client, "open_table", **WITH_PEOPLE | {"name": "Eve"})
        joined = await ask(
            house.client, "join_table", code=second["table"], handle=first["handle"], seat=2
        )
        assert joined["seat"] == 1
        assert joined["players"][1]["name"] == "Ada"


async def test_a_closed_table_asks_for_nothing(tmp_path: Path) -> None:
    async with house_here(tmp_path) as house:
        ada = await ask(house.client, "open_table", **SOLO)
        assert ada["your_turn"]
        session = house.state.house.awake.by_code[ada["table"]]
        session.commit(TableClosed(now(), "Good night"))
        await session.until_written()
        looked = await house.client.call_tool("look", {"handle": ada["handle"]})
        structure = looked.structured_content
        assert structure is not None
        assert structure["phase"] == "closed"
        assert not structure.keys() & {"your_turn", "decision", "to_act"}
        assert "closed this table" in text_of(looked)
        assert "Good night" in text_of(looked)
        waited = await ask(house.client, "wait", handle=ada["handle"])
        assert waited["phase"] == "closed"


async def test_counts_as_present_between_calls(tmp_path: Path) -> None:
    async with house_here(tmp_path) as house:
        ada = await ask(house.client, "open_table", **SOLO)
        assert table_of(house, ada).workers[0]
        assert not table_of(house, ada).away


async def test_pays_like_a_person(tmp_path: Path) -> None:
    async with house_here(tmp_path, messages_per_second=10) as house:
        ada = await ask(house.client, "open_table", **SOLO)
        looks = [house.client.call_tool("look", {"handle": ada["handle"]}) for _ in range(100)]
        answers = [result.structured_content for result in await asyncio.gather(*looks)]
    assert {"reason": "too-fast", "values": {}} in answers


async def test_chat_is_limited(tmp_path: Path) -> None:
    async with house_here(tmp_path, chat_per_minute=1) as house:
        ada = await ask(house.client, "open_table", **SOLO)
        await ask(house.client, "say", handle=ada["handle"], text="Hello")
        again = {"handle": ada["handle"], "text": "Hello again"}
        assert await refusal(house.client, "say", **again) == "chat-too-much"


def test_the_schema_accepts_what_the_forms_make() -> None:
    for game in games().values():
        state = game().start(game.seats[0], "schema")
        for seat in state.to_act:
            forms = state.legal(seat).forms()
            tags = msgspec.json.encode(schema_of(forms)).decode()
            for action in state.legal(seat):
                assert f'"{action.__struct_config__.tag}"' in tags
                break


def test_old_journals_have_no_agents() -> None:
    sat = journal_entries.decode('{"entry":"sat","at":1,"seat":0,"person":1,"name":"Ada"}')
    assert isinstance(sat, Sat)
    assert not sat.agent
    assert b"agent" not in journal_entries.encode(sat)
    opened = Opened(1, 1, "lie", {}, "secret", (Chair("Ada", 1),))
    assert b"agent" not in journal_entries.encode(opened)
