"""People set the pace of the bots, and a table with one person waits for them.

The bots of this house seem to think for a minute, so whatever happens sooner was not waited for.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from serving import Guest, Seat, Server, guests, seated

MINUTE = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with Server(folder, bot_delay=MINUTE, drop_grace=0, sleep_after=0) as server:
        yield server


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house whose bots move at once and where an absent player has no time to return."""
    folder = tmp_path_factory.mktemp("quick")
    with Server(folder, drop_grace=0, sleep_after=0) as server:
        yield server


def decisions_of_bots(seat: Seat) -> int:
    return sum(frame.get("by") == "bot" for frame in seat.frames)


async def test_at_an_instant_pace_bots_do_not_wait(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        [seat] = await seated([ann], "lie", 3)
        await seat.close()
        await seat.connect(pace="instant")
        await seat.play_on(random.Random(1))
        assert seat.table["phase"] == "over"


async def test_a_pace_can_be_changed_at_the_table(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        [seat] = await seated([ann], "millionaires", 3)
        await seat.send(type="set_pace", pace="instant")
        await seat.send(type="skip")  # those who have begun to think
        await seat.play_on(random.Random(2))
        assert seat.table["phase"] == "over"


async def test_the_slowest_player_sets_the_pace(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        ann, bob = await seated(people, "lie", 3)
        for seat in (ann, bob):
            await seat.act(seat.choices[0])
        await ann.send(type="set_pace", pace="instant")
        await ann.send(type="skip")  # Bob is at the table, so it does nothing
        await ann.ask(type="chat", text="well?")
        assert decisions_of_bots(ann) == 0


async def test_skip_goes_to_the_next_decision_and_no_further(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        [seat] = await seated([ann], "lie", 3)
        decided = 0
        while decided < 4 and seat.table["phase"] != "over":
            await seat.act(seat.choices[0])
            decided += 1
            if not seat.legal:
                await seat.send(type="skip")
                await seat.reach(lambda: seat.legal or seat.table["phase"] == "over")
        before = decisions_of_bots(seat)
        assert before
        await seat.ask(type="chat", text="my turn")
        assert decisions_of_bots(seat) == before


async def test_only_players_hurry_the_bots(server: Server) -> None:
    """A spectator and the player's own TV view can neither skip nor set the pace."""
    async with guests(server, "Ann", "Eve") as [ann, eve]:
        [seat] = await seated([ann], "lie", 3)
        await seat.act(seat.choices[0])
        assert not seat.legal
        spectator = await eve.look(seat.code)
        tv = await ann.look(seat.code)
        await tv.connect(tv="")
        for viewer in (spectator, tv):
            await viewer.send(type="set_pace", pace="instant")
            await viewer.send(type="skip")
            await viewer.send(type="ping")
            await viewer.until(lambda frame: frame["type"] == "pong")
        await seat.ask(type="chat", text="well?")
        assert decisions_of_bots(seat) == 0
        await seat.send(type="skip")
        await seat.reach(lambda: seat.legal)
        assert decisions_of_bots(seat)


@pytest.mark.parametrize("pace", ["brisk", ""])
async def test_there_are_four_paces(server: Server, pace: str) -> None:
    async with guests(server, "Ann") as [ann]:
        [seat] = await seated([ann], "lie", 2)
        await seat.close()
        refused = await seat.connect(pace=pace)
        assert (refused["type"], refused["reason"]) == ("refused", "not-understood")


async def test_signals_are_for_sockets_only(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        [seat] = await seated([ann], "lie", 2)
        for signal in ({"type": "skip"}, {"type": "set_pace", "pace": "fast"}):
            answer = await ann.post(f"/api/tables/{seat.code}/commands", signal)
            assert answer.json()["reason"] == "not-understood"


# ── a table with one person ─────────────────────────────────────────────────────────────────


async def journal_length(guest: Guest, code: str) -> int:
    return len((await guest.get(f"/api/tables/{code}/replay")).json()["steps"])


async def test_no_bot_finishes_the_game_of_the_only_person(quick: Server) -> None:
    """Another table is played to its end meanwhile, with the same rules for absent people."""
    async with guests(quick, "Ann", "Bob", "Cid") as [ann, bob, cid]:
        [alone] = await seated([ann], "lie", 3, absence="bot")
        both = await seated([bob, cid], "lie", 3, absence="bot")
        await alone.act(alone.choices[0])
        await alone.close()
        for seat in both:
            await seat.close()
        looking = await cid.look(both[0].code)
        watched = await bob.look(alone.code)
        await looking.play_on(random.Random(3))
        length = await journal_length(ann, alone.code)
        assert watched.table["phase"] == "playing"
        assert "bot" not in watched.table["seats"][0]
        await alone.connect()
        assert not any("bot" in frame.get("notice", {}) for frame in alone.frames)
        await alone.play_on(random.Random(4))
        assert alone.table["phase"] == "over"
        assert await journal_length(ann, alone.code) > length
