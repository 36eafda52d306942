"""Tables of lessons: a chosen deal, and bots that wait for the learner."""

from __future__ import annotations

from typing import Any

import pytest

from bluffhouse.bots import lesson
from bluffhouse.rules.chance import commitment
from serving import Guest, Server, guests

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_bots_wait_for_the_learner(server: Server) -> None:
    found = lesson("lie")
    assert found is not None
    async with guests(server, "Ann") as (ann,):
        code = await ann.open_table("lie", 6, lesson=True, absence="wait")
        seat = await ann.look(code)
        assert seat.table["lesson"] is True
        assert seat.table["pledge"] == commitment(found.secret)
        assert len(seat.table["seats"]) == found.seats
        await seat.send(type="sit", seat=0)
        await seat.send(type="start")
        await seat.reach(lambda: seat.legal)
        await seat.act({"do": "turn", "up": [6]})
        # Without a word from the learner nothing happens, not even while others talk.
        for text in ("one", "two", "three"):
            await seat.send(type="chat", text=text)
            said = await seat.until(lambda frame: "chat_message" in frame or "events" in frame)
            assert "events" not in said
        assert seat.view is not None
        assert seat.view["to_act"] == [1]
        await seat.send(type="go_on")
        await seat.reach(lambda: seat.legal)
        await seat.act({"do": "bid", "count": 1, "value": 6})
        await seat.send(type="go_on")
        await seat.reach(lambda: seat.view and seat.view["round"] == 2)
        assert seat.view["counts"] == [1, 2]


async def test_where_the_script_does_not_fit_a_beginner_plays(server: Server) -> None:
    async with guests(server, "Ann") as (ann,):
        code = await ann.open_table("lie", 2, lesson=True, absence="wait")
        seat = await ann.look(code)
        await seat.send(type="sit", seat=0)
        await seat.send(type="start")
        await seat.reach(lambda: seat.legal)
        await seat.act({"do": "turn", "up": [1]})
        await seat.send(type="go_on")
        await seat.reach(lambda: seat.legal)
        await seat.act({"do": "bid", "count": 2, "value": 6})
        await seat.send(type="go_on")  # the script calls
        await seat.reach(lambda: seat.view and seat.view["round"] == 2)
        while seat.table["phase"] != "over":
            if seat.legal:
                await seat.act(seat.choices[-1])
            else:
                await seat.send(type="go_on")
                await seat.until(lambda frame: frame.get("events"))
        figures = (await ann.get("/api/history/figures")).json()
        assert figures["all"]["games"] == 0  # its deal was chosen
        assert figures["games"] == {}


async def test_a_lesson_is_private_and_stays_as_it_is(server: Server) -> None:
    async with guests(server, "Ann", "Eve") as (ann, eve):
        clock = {"kind": "decision", "seconds": 5, "countdown": 180}
        code = await ann.open_table("lie", 2, lesson=True, public=True, clock=clock)
        seat = await ann.look(code)
        assert not seat.table.get("public")
        assert seat.table["clock"] == {"countdown": 180}
        await refused(eve, code, "host-only", type="sit")
        await refused(ann, code, "lesson-fixed", type="sit", seat=1)
        await refused(ann, code, "lesson-fixed", type="set_up", public=True)
        await refused(ann, code, "lesson-fixed", type="add_bot", seat=0)
        await refused(ann, code, "lesson-fixed", type="remove", seat=1)
        await seat.send(type="sit", seat=0)
        await seat.send(type="start")
        await seat.reach(lambda: seat.legal)
        await refused(ann, code, "lesson-fixed", type="hand_over", seat=0)
        await refused(ann, code, "lesson-fixed", type="remove", seat=0)


async def refused(guest: Guest, code: str, reason: str, **command: Any) -> None:
    answer = await guest.ask(code, **command)
    assert answer.json()["reason"] == reason


async def test_only_a_lesson_goes_on(server: Server) -> None:
    async with guests(server, "Ann") as (ann,):
        code = await ann.open_table("lie", 2)
        await ann.ask(code, type="sit", seat=0)
        answer = await ann.ask(code, type="go_on")
        assert answer.json()["reason"] == "no-lesson"
