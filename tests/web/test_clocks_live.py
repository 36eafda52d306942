"""Clocks that really run out, and players who really go: on many tables side by side."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from serving import Guest, Seat, Server, guests, seated

DAY = 86_400_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A player who drops has a second; a table nobody watches sleeps at once."""
    folder = tmp_path_factory.mktemp("house")
    with Server(folder, drop_grace=1, sleep_after=0) as server:
        yield server


def news(what: str, seat: int | None = None) -> Any:
    def is_it(frame: dict[str, Any]) -> bool:
        told = frame.get("notice", {})
        return told.get("what") == what and seat in (None, told.get("seat"))

    return is_it


def decided(seat: int, by: str | None = None) -> Any:
    """Whether a frame is a decision for that seat, and by whom."""

    def is_it(frame: dict[str, Any]) -> bool:
        events = frame.get("events", [])
        return bool(events) and events[0].get("seat") == seat and frame.get("by") == by

    return is_it


async def turn(*seats: Seat) -> None:
    """Turn everybody's cards, as a game of LIE begins."""
    for seat in seats:
        assert (await seat.act(seat.choices[0]))["type"] == "update"


# ── at zero ─────────────────────────────────────────────────────────────────────────────────


async def one_clock_for_all(people: list[Guest]) -> None:
    """Both may turn their cards; neither does."""
    ann, bob = await seated(people, "lie", 2, clock={"kind": "decision", "seconds": 6})
    assert ann.clocks is not None
    assert ann.clocks["left"]["0"] == ann.clocks["left"]["1"] <= 6_000
    warned = await ann.until(news("warned"))
    assert "seat" not in warned["notice"]
    assert warned["clocks"]["warned"] == [0, 1]
    assert 0 < warned["clocks"]["left"]["0"] <= 5_000
    for seat in (ann, bob):
        frames = [await seat.until(lambda frame: "events" in frame) for _ in range(2)]
        assert {frame["by"] for frame in frames} == {"clock"}
        assert {frame["events"][0]["seat"] for frame in frames} == {0, 1}
        warnings = [frame for frame in seat.frames if news("warned")(frame)]
        assert len(warnings) == 1
    # A bot decided, but it does not sit there: the players go on.
    assert not any("bot" in chair for chair in ann.table["seats"])
    assert ann.view is not None
    [next_one] = ann.view["to_act"]
    mover = (ann, bob)[next_one]
    assert mover.clocks is not None
    assert 5_000 < mover.clocks["left"][str(next_one)] <= 6_000
    answer = await mover.act(mover.choices[0])
    assert "by" not in answer


async def one_sleeps_the_other_does_not(people: list[Guest]) -> None:
    ann, bob = await seated(people, "lie", 2, clock={"kind": "decision", "seconds": 5})
    await turn(ann)
    await bob.reach(lambda: (bob.clocks or {}).get("warned") == [1])
    frame = await ann.until(decided(1, "clock"))
    assert frame["events"][0]["up"] is None  # whoever decides: it is Bob's secret
    frame = await bob.until(decided(1, "clock"))
    assert frame["events"][0]["up"] is not None


async def a_bank_with_an_increment(people: list[Guest]) -> None:
    clock = {"kind": "game", "seconds": 6, "increment": 2}
    ann, bob = await seated(people, "lie", 2, clock=clock)
    played = await ann.act(ann.choices[0])
    banks = played["clocks"]["banks"]
    assert banks[1] == 6_000
    assert 6_000 < banks[0] <= 8_000
    assert list(played["clocks"]["left"]) == ["1"]
    await bob.until(decided(1, "clock"))
    assert bob.clocks is not None
    assert bob.clocks["banks"] == [banks[0], 2_000]


async def a_pause(people: list[Guest], later: asyncio.Event) -> None:
    ann, bob = await seated(people, "lie", 2, clock={"kind": "decision", "seconds": 5})
    await ann.send(type="pause")
    paused = await bob.until(news("paused"))
    left = paused["clocks"]["left"]
    await later.wait()  # longer than the clock
    late = await people[1].look(bob.code)
    assert late.clocks is not None
    assert late.clocks["left"] == left
    await ann.send(type="resume")
    resumed = await bob.until(news("resumed"))
    assert resumed["clocks"]["left"] == left
    assert not any("events" in frame for frame in bob.frames[-3:])
    await turn(ann, bob)


async def time_is_called(people: list[Guest]) -> None:
    """Millions of Dollars without a clock: the leader calls time, and there is one."""
    seats = await seated(people, "millions_of_dollars", 4, clock={"countdown": 5})
    for seat in seats:
        assert seat.clocks is None
        await seat.act(seat.choices[0])
    for seat in seats:
        await seat.reach(lambda seat=seat: (seat.view or {})["phase"] == "negotiate")  # type: ignore[misc]
    assert seats[0].view is not None
    leader = seats[seats[0].view["leader"]]
    others = [seat for seat in seats if seat is not leader]
    called = await leader.act({"do": "call_time"})
    assert called["clocks"]["hurried"] is True
    assert set(called["clocks"]["left"]) == {"0", "1", "2", "3"}
    assert set(called["clocks"]["left"].values()) == {5_000}
    ready = await others[0].act({"do": "ready"})
    assert ready["clocks"]["hurried"] is True
    silent = {str(seat.you["seat"]) for seat in (leader, *others[1:])}
    assert set(ready["clocks"]["left"]) == silent
    assert max(ready["clocks"]["left"].values()) <= 5_000
    # At zero bots say ready for the rest, or withdraw; then nobody is hurried any more.
    await leader.reach(lambda: leader.frames[-1].get("by") == "clock", timeout=40)
    by_clock = [frame for frame in leader.frames if frame.get("by") == "clock"]
    assert by_clock[0]["events"][0]["seat"] in map(int, silent)
    await leader.reach(lambda: not (leader.view or {})["time_called"])
    late = await leader.guest.look(leader.code)
    assert late.clocks is None


async def a_table_that_nobody_watches(people: list[Guest]) -> None:
    """It sleeps, wakes when Ann's time is up, and sleeps again."""
    clock = {"kind": "decision", "seconds": 5}
    ann, bob = await seated(people, "lie", 2, clock=clock, absence="wait")
    await turn(bob)
    await bob.close()
    await ann.close()
    async with asyncio.timeout(240):
        while len(steps := await replayed(people[0], ann.code)) < 3:
            await asyncio.sleep(0.2)
    assert [step.get("by") for step in steps[:3]] == [None, None, "clock"]
    assert steps[2]["seat"] == 0
    assert steps[2]["at"] - steps[0]["at"] >= 5_000
    table = (await people[0].get(f"/api/tables/{ann.code}")).json()
    assert not any("bot" in chair for chair in table["seats"])


async def replayed(guest: Guest, code: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = (await guest.get(f"/api/tables/{code}/replay")).json()["steps"]
    return steps


async def test_at_zero_a_bot_decides(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Cid", "Dot") as people, asyncio.TaskGroup() as group:
        two = people[:2]
        later = asyncio.Event()
        group.create_task(a_pause(two, later))
        group.create_task(a_bank_with_an_increment(two))
        group.create_task(one_sleeps_the_other_does_not(two))
        group.create_task(time_is_called(people))
        group.create_task(a_table_that_nobody_watches(two))
        await one_clock_for_all(two)
        later.set()
        assert later.is_set()


async def test_days_are_days_and_without_a_clock_there_is_none(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        slow = await seated(people, "lie", 2, clock={"kind": "days", "days": 2})
        assert slow[0].clocks is not None
        left = slow[0].clocks["left"]
        assert list(left) == ["0", "1"]
        assert all(2 * DAY - 60_000 < time <= 2 * DAY for time in left.values())
        free = await seated(people, "lie", 2)
        assert free[0].clocks is None
        assert (await free[0].act(free[0].choices[0])).get("clocks") is None


async def test_every_decision_starts_a_clock_of_its_own(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        seats = await seated(people, "lie", 2, clock={"kind": "decision", "seconds": 600})
        rng = random.Random(4)
        await asyncio.gather(*[seat.play_on(rng) for seat in seats])
        moves = [f for f in seats[0].frames if f.get("events") and seats[0].n > f["seq"]]
        assert len(moves) > 10
        for frame in moves:
            shown = frame["clocks"]
            assert set(shown["left"].values()) <= set(range(500_000, 600_001))
        assert seats[0].frames[-1]["table"]["phase"] == "over"


# ── who goes ────────────────────────────────────────────────────────────────────────────────


async def a_bot_sits_in(people: list[Guest], gone: asyncio.Event) -> None:
    ann, bob = await seated(people, "lie", 2)
    await bob.close()
    await ann.until(news("went", 1))
    assert "here" not in ann.table["seats"][1]
    handed = await ann.until(news("handed-over", 1))
    assert handed["notice"] == {
        "what": "handed-over",
        "seat": 1,
        "bot": "regular",
        "why": "absent",
    }
    assert ann.table["seats"][1]["name"] == "Bob"
    await ann.until(decided(1, "bot"))
    gone.set()
    # He comes back: the seat is his.
    await bob.connect()
    await bob.until(news("handed-back", 1))
    assert "bot" not in bob.table["seats"][1]
    assert bob.table["seats"][1]["here"]
    rng = random.Random(1)
    await asyncio.gather(ann.play_on(rng), bob.play_on(rng))
    mine = [frame for frame in bob.frames if frame.get("id")]
    assert mine
    assert all("by" not in frame for frame in mine)


async def the_table_waits(people: list[Guest], gone: asyncio.Event, **setting: Any) -> None:
    """Longer than the player's time to come back: until a bot sits in elsewhere."""
    ann, bob = await seated(people, "lie", 2, **setting)
    await bob.close()
    await ann.until(news("went", 1))
    await gone.wait()
    await ann.ask(type="chat", text="where is he?")
    assert "bot" not in ann.table["seats"][1]
    assert "here" not in ann.table["seats"][1]
    await bob.connect()
    assert not any(news("handed-back")(frame) for frame in bob.frames)
    await turn(bob, ann)


async def who_is_back_in_time_keeps_his_seat(people: list[Guest], gone: asyncio.Event) -> None:
    ann, bob = await seated(people, "lie", 2)
    await bob.close()
    await ann.until(news("went", 1))
    await bob.connect()
    await ann.until(news("came", 1))
    await gone.wait()
    await ann.ask(type="chat", text="welcome")
    assert "bot" not in ann.table["seats"][1]
    await turn(bob, ann)


async def test_who_drops_gets_time_then_the_table_does_what_it_chose(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people, asyncio.TaskGroup() as group:
        gone = asyncio.Event()
        group.create_task(the_table_waits(people, gone, absence="wait"))
        group.create_task(the_table_waits(people, gone, clock={"kind": "days"}))
        group.create_task(who_is_back_in_time_keeps_his_seat(people, gone))
        await asyncio.sleep(0)  # they go first
        await a_bot_sits_in(people, gone)
        assert gone.is_set()


async def test_when_all_have_gone_bots_sit_in_and_play_to_the_end(server: Server) -> None:
    """Without a clock they would wait for somebody to watch."""
    async with guests(server, "Ann", "Bob") as people:
        ann, bob = await seated(people, "lie", 2, clock={"kind": "decision", "seconds": 300})
        await asyncio.gather(ann.close(), bob.close())
        async with asyncio.timeout(240):
            while True:
                table = (await people[0].get(f"/api/tables/{ann.code}")).json()
                if table["phase"] == "over":
                    break
                await asyncio.sleep(0.1)
        assert [chair["bot"] for chair in table["seats"]] == ["regular", "regular"]
        assert {step.get("by") for step in (await replayed(people[0], ann.code))[1:]} == {"bot"}
