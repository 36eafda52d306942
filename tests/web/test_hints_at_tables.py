"""Hints at a live table: for one person among bots, to them alone, and counted nowhere."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from bluffhouse.study import Hint
from serving import Seat, Server, guests, seated

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def hinted(seat: Seat) -> dict[str, object]:
    """Ask for a hint and return its frame."""
    await seat.send(type="ask_hint")
    return await seat.until(lambda frame: frame["type"] in ("hint", "refused"))


async def test_a_hint_goes_to_the_person_who_asked_and_to_nobody_else(server: Server) -> None:
    async with guests(server, "Ann", "Eve") as (ann, eve):
        [seat] = await seated([ann], "lie", 3)
        await seat.reach(lambda: seat.legal)
        assert seat.table["hints"] is True
        assert "assisted" not in seat.table
        looking = await eve.look(seat.code)
        frame = await hinted(seat)
        found = msgspec.json.decode(msgspec.json.encode(frame["hint"]), type=Hint)
        actions = [msgspec.json.decode(option.action) for option in found.options]
        assert len(actions) >= 2
        assert all(action in seat.choices for action in actions)
        await seat.reach(lambda: seat.table.get("assisted"))
        # Everybody sees the mark; the next thing that Eve hears comes after the hint.
        await looking.reach(lambda: looking.table.get("assisted"))
        await seat.send(type="chat", text="thanks")
        await looking.until(lambda frame: "chat_message" in frame)
        assert all(frame["type"] != "hint" for frame in looking.frames)
        assert any(frame.get("notice", {}).get("what") == "hint" for frame in looking.frames)
        # A device of hers that connects now sees the mark, and gets the next hint too.
        other = await ann.look(seat.code)
        assert other.table["assisted"] is True
        await hinted(seat)
        await other.until(lambda frame: frame["type"] == "hint")


async def test_a_table_with_two_people_gives_no_hints(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        ann, bob = await seated(people, "lie", 3)
        for seat in (ann, bob):
            assert "hints" not in seat.table
            frame = await hinted(seat)
            assert (frame["type"], frame["reason"]) == ("refused", "hint-others-play")
            assert "assisted" not in seat.table


async def test_a_lesson_and_a_finished_game_give_no_hints(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        code = await ann.open_table("lie", 2, lesson=True, absence="wait")
        seat = await ann.look(code)
        await seat.send(type="sit", seat=0)
        await seat.send(type="start")
        await seat.reach(lambda: seat.legal)
        assert "hints" not in seat.table
        assert (await hinted(seat))["reason"] == "hint-in-lesson"


async def test_an_assisted_game_is_marked_everywhere_and_counts_in_no_figures(
    server: Server,
) -> None:
    async with guests(server, "Ann") as [ann]:
        [plain] = await seated([ann], "lie", 2)
        await plain.play_on(random.Random(1))
        [seat] = await seated([ann], "lie", 2)
        await seat.reach(lambda: seat.legal)
        await hinted(seat)
        await seat.play_on(random.Random(2))
        assert (await hinted(seat))["reason"] == "game-over"
        figures = (await ann.get("/api/history/figures")).json()
        assert figures["all"]["games"] == 1
        mine = (await ann.get("/api/history")).json()["tables"]
        tables = {table["code"]: table for table in mine}
        assert tables[seat.code]["assisted"] is True
        assert "assisted" not in tables[plain.code]
        for path in ("truth", "replay"):
            assert (await ann.get(f"/api/tables/{seat.code}/{path}")).json()["assisted"] is True
            assert "assisted" not in (await ann.get(f"/api/tables/{plain.code}/{path}")).json()


async def test_one_hint_at_a_time(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        [seat] = await seated([ann], "lie", 3)
        await seat.reach(lambda: seat.legal)
        await asyncio.gather(*[seat.send(type="ask_hint") for _ in range(3)])
        kinds = []
        while "hint" not in kinds:
            kinds.append((await seat.next())["type"])
        assert kinds.count("refused") == 2
