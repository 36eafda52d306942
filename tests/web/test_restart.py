"""The house closes and opens again, politely or not: people find their seats, clocks their time."""

from __future__ import annotations

import asyncio
import random
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from hypothesis import given
from hypothesis import strategies as st

import bluffhouse
from bluffhouse.house.clocks import Closures
from bluffhouse.house.journal_entries import Played
from serving import Guest, Seat, Server, guests, seated

GAMES = sorted(bluffhouse.games())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as server:
        yield server


async def reopen(server: Server) -> None:
    """After a power cut. The bots' processes end by themselves."""
    bots = children(server.pid)
    server.kill()
    await gone(bots)
    await asyncio.to_thread(server.start)


# ── a polite end ────────────────────────────────────────────────────────────────────────────


async def test_closing_in_the_middle_of_play_loses_nothing(server: Server) -> None:
    rng = random.Random()
    async with guests(server, "Ann", "Bob") as people:
        looking = [seat for game in GAMES for seat in await seated(people, game, 3)]
        playing = asyncio.gather(*[seat.play_on(rng) for seat in looking], return_exceptions=True)
        await let_play(looking, 100)
        bots = children(server.pid)
        assert bots, "rookies think in a process of their own"
        assert await asyncio.to_thread(server.stop) == 0
        for seat, how in zip(looking, await playing, strict=True):
            if seat.table["phase"] != "over":
                assert isinstance(how, websockets.ConnectionClosed)
            assert seat.socket.close_code == 1012
        await gone(bots)
        log = server.log.read_text()
        assert "ERROR" not in log
        assert "Traceback" not in log
        await asyncio.to_thread(server.start)
        for seat in looking:
            told = seat.told()
            again = await seat.guest.look(seat.code, since=0)
            assert again.you == seat.you
            there = again.told()
            assert {number: there[number] for number in told} == told


async def let_play(looking: list[Seat], frames: int) -> None:
    """Until they have been told so much."""
    enough = frames + sum(len(seat.frames) for seat in looking)
    async with asyncio.timeout(240):
        while sum(len(seat.frames) for seat in looking) < enough:
            await asyncio.sleep(0.005)


def children(pid: int) -> set[int]:
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, check=True)
    pairs = [line.split() for line in listed.stdout.decode().splitlines()]
    return {int(child) for child, parent in pairs if int(parent) == pid}


async def gone(pids: set[int]) -> None:
    """When none of these processes runs any more."""
    async with asyncio.timeout(240):
        while running() & pids:
            await asyncio.sleep(0.02)


def running() -> set[int]:
    """One that has ended, and that nobody has asked about since, does not."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,stat="], capture_output=True, check=True)
    pairs = [line.split() for line in listed.stdout.decode().splitlines()]
    return {int(pid) for pid, stat in pairs if not stat.startswith("Z")}


# ── the same wish twice ─────────────────────────────────────────────────────────────────────


async def test_an_action_sent_again_is_answered_when_it_is_on_disk(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        ann, _ = await seated(people, "lie", 2)
        act: dict[str, Any] = {"type": "act", "id": "mine", "action": ann.choices[0]}
        for _ in range(3):
            await ann.send(**act)
        first = await ann.until(lambda frame: frame.get("id") == "mine")
        assert first["type"] == "update", "told as done before it was told as happened"
        done = {"type": "accepted", "id": "mine", "seq": first["seq"]}
        for _ in range(2):
            assert await ann.until(lambda frame: frame.get("id") == "mine") == done
        answers = await asyncio.gather(*[people[0].ask(ann.code, **act) for _ in range(5)])
        assert [answer.json() for answer in answers] == [done] * 5
        await reopen(server)
        await ann.connect()
        assert await ann.act(act["action"], "mine") == done
        assert len([e for e in server.journal(ann.code).values() if isinstance(e, Played)]) == 1


async def test_the_same_action_by_many_doors_at_once_is_played_once(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        ann, _ = await seated(people, "lie", 2)
        act: dict[str, Any] = {"type": "act", "id": "mine", "action": ann.choices[0]}
        answers = await asyncio.gather(*[people[0].ask(ann.code, **act) for _ in range(8)])
        update = await ann.until(lambda frame: frame.get("id") == "mine")
        assert {answer.json()["seq"] for answer in answers} == {update["seq"]}
        assert isinstance(server.journal(ann.code)[update["seq"]], Played)


# ── clocks ──────────────────────────────────────────────────────────────────────────────────


async def test_no_time_passes_while_the_house_is_closed(tmp_path: Path) -> None:
    """Politely closed or killed, side by side."""
    servers = []
    for name in ("stopped", "killed"):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name, drop_grace=4))
    with servers[0] as stopped, servers[1] as killed:
        await asyncio.gather(
            close_for_a_while(stopped, stopped.stop), close_for_a_while(killed, killed.kill)
        )


async def close_for_a_while(server: Server, close: Callable[[], int]) -> None:
    clocks = [{"kind": "decision", "seconds": 5}, {"kind": "game", "seconds": 5, "increment": 1}]
    async with guests(server, "Ann", "Bob") as people:
        clocked = [(await seated(people, "lie", 2, clock=c, absence="wait"))[0] for c in clocks]
        patient = (await seated(people, "lie", 2, absence="bot"))[0]
        await asyncio.to_thread(close)
        # Longer than anybody has to decide or to come back.
        await asyncio.sleep(5.2)
        await asyncio.to_thread(server.start)
        for ann in (*clocked, patient):
            back = await ann.connect(since=0)
            assert "clock" not in {update.get("by") for update in back["missed"]}
            news = {update.get("notice", {}).get("what") for update in back["missed"]}
            assert "handed-over" not in news
        for ann in clocked:
            assert ann.clocks is not None
            assert sum(ann.clocks["left"].values()) > 0
        # Now it passes again.
        for ann in clocked:
            await ann.until(lambda frame: frame.get("by") == "clock")
        handed = await patient.until(lambda f: f.get("notice", {}).get("what") == "handed-over")
        assert (handed["notice"]["seat"], handed["notice"]["why"]) == (1, "absent")


@given(
    st.lists(st.integers(0, 1_000), unique=True).map(sorted),
    st.integers(0, 1_000),
    st.integers(0, 1_000),
)
def test_so_much_time_later_is_when_so_much_time_has_passed(
    turns: list[int], since: int, time: int
) -> None:
    """The house closed and opened at these moments."""
    closures = Closures(zip(turns[::2], turns[1::2], strict=False))
    later = closures.after(since, time)
    assert closures.open_between(since, later) == time
    if time:
        assert closures.open_between(since, later - 1) == time - 1


# ── seats ───────────────────────────────────────────────────────────────────────────────────


class Shown(Guest):
    """Somebody who shows this, whatever it is."""

    def __init__(self, guest: Guest, headers: dict[str, str]) -> None:
        super().__init__(guest.server, guest.http, guest.name, "")
        self._headers = headers

    @property
    def headers(self) -> dict[str, str]:
        return self._headers


async def test_a_seat_is_still_its_owners_and_nobody_elses(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        looking = [await seated(people, game, 3, absence="wait") for game in GAMES]
        for ann, _ in looking:
            await ann.close()
        await reopen(server)
        async with guests(server, "Ann") as strangers:
            for ann, _ in looking:
                await check_stranger(strangers[0], ann)
                for headers in forged(ann):
                    await check_nobody(Shown(people[0], headers), ann.code)
                await ann.connect(since=ann.n)
                assert ann.you == {"name": "Ann", "seat": 0, "host": True}
                if ann.legal:
                    assert (await ann.act(ann.choices[0]))["type"] == "update"


def forged(ann: Seat) -> list[dict[str, str]]:
    """Return headers that must not pass for Ann's."""
    token = ann.guest.token
    bearers = ["0", "1", "Ann", "undefined", ann.code, token[:-1], token + "=", token.swapcase()]
    cookies = [token, f"{token}.", f"{token}.{'0' * 32}", f".{token}", "__proto__"]
    return [
        {},
        {"Authorization": token},
        *[{"Authorization": f"Bearer {bearer}"} for bearer in bearers],
        *[{"Cookie": f"{ann.guest.server.cookie}={cookie}"} for cookie in cookies],
    ]


async def check_stranger(stranger: Guest, ann: Seat) -> None:
    """Check that a person of the same name can watch, and nothing else."""
    looking = await stranger.look(ann.code, since=0)
    assert looking.you == {"name": "Ann"}
    assert looking.legal == []
    assert looking.view is not None
    assert looking.view["seat"] is None
    assert not looking.view.get("hand")
    for wish in (
        {"type": "sit", "seat": 0},
        {"type": "sit"},
        {"type": "stand"},
        {"type": "hand_back", "seat": 0},
        {"type": "hand_over", "seat": 0},
        {"type": "remove", "seat": 0},
        {"type": "start"},
        {"type": "act", "id": "Ann-1", "action": {"do": "Roll"}},
    ):
        await looking.send(**wish)
        answer = await looking.until(lambda frame: frame["type"] != "update")
        assert answer["type"] == "refused", wish
    assert (await stranger.get(f"/api/tables/{ann.code}/replay", seat=0)).status_code == 409
    await looking.close()


async def check_nobody(nobody: Guest, code: str) -> None:
    """Nothing opens."""
    seat = Seat(nobody, code)
    assert await seat.connect() == {"type": "refused", "reason": "come-in-first"}
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await seat.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert (await nobody.ask(code, type="sit", seat=0)).status_code == 401
    assert (await nobody.get(f"/api/tables/{code}")).status_code == 401
    assert (await nobody.get(f"/api/tables/{code}/replay", seat=0)).status_code == 401


# ── everybody at once ───────────────────────────────────────────────────────────────────────


async def test_five_hundred_come_back_at_once(server: Server) -> None:
    """Fifty tables, at each of them two or three players, and others who watch."""
    names = [f"guest {number}" for number in range(10)]
    async with guests(server, *names) as people:
        looking = []
        for number in range(50):
            players = people[number % 10 :] + people[: number % 10]
            looking += await watched_table(players, GAMES[number % len(GAMES)])
        assert len(looking) == 500
        before = [(seat.n, seat.you.get("seat"), seat.view) for seat in looking]
        await reopen(server)
        coming = asyncio.gather(*[seat.connect(since=seat.n) for seat in looking])
        answered = 0
        while not coming.done():
            assert (await people[0].get("/api/tables")).status_code == 200
            answered += 1
        assert answered
        for seat, (n, place, view), snapshot in zip(looking, before, await coming, strict=True):
            assert snapshot["type"] == "snapshot"
            missed = [update["seq"] for update in snapshot.get("missed", ())]
            assert missed == list(range(n + 1, snapshot["seq"] + 1))
            assert snapshot["you"].get("seat") == place
            assert view is not None
            assert seat.view == view


async def test_who_comes_back_gets_the_rest_however_fast_the_others_play(server: Server) -> None:
    bots = dict.fromkeys(map(str, range(8)), "random")
    async with guests(server, "Ann") as [ann]:
        code = await ann.open_table("millions_of_dollars", 8, bots=bots)
        assert (await ann.ask(code, type="start")).status_code == 200
        looking = [Seat(ann, code) for _ in range(4)]
        ann.seats += looking
        await asyncio.gather(*[come_and_go(seat) for seat in looking])
        for seat in looking:
            assert list(seat.told()) == list(range(1, seat.n + 1))


async def come_and_go(seat: Seat) -> None:
    """From the beginning, and from where one was, until the game is over."""
    while not seat.table or seat.table["phase"] != "over":
        for since in (0, seat.n):
            snapshot = await seat.connect(since)
            missed = [update["seq"] for update in snapshot.get("missed", ())]
            assert missed == list(range(since + 1, snapshot["seq"] + 1))


async def watched_table(people: list[Guest], game: str) -> list[Seat]:
    """A game that has just begun, and everybody looking at it."""
    size = bluffhouse.games()[game].seats[0]
    code = await people[0].open_table(game, size, absence="wait")
    for place, player in enumerate(people[:size]):
        assert (await player.ask(code, type="sit", seat=place)).status_code == 200
        assert (await player.ask(code, type="ready")).status_code == 200
    assert (await people[0].ask(code, type="start")).status_code == 200
    return list(await asyncio.gather(*[person.look(code) for person in people]))
