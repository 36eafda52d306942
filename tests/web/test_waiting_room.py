"""Before the first card: opening a table, sitting down, setting it up, being ready, starting."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import websockets

import bluffhouse
from bluffhouse.rules.chance import commitment, sealed
from serving import Guest, Seat, Server, guests, http_client


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as server:
        yield server


def reason(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["reason"])


async def shown(guest: Guest, code: str) -> dict[str, Any]:
    answer = await guest.get(f"/api/tables/{code}")
    assert answer.status_code == 200, answer.text
    table: dict[str, Any] = answer.json()
    return table


async def names(guest: Guest, code: str) -> list[str | None]:
    return [seat and seat["name"] for seat in (await shown(guest, code))["seats"]]


async def granted(guest: Guest, code: str, **command: Any) -> None:
    answer = await guest.ask(code, **command)
    assert answer.status_code == 200, answer.text


def told(what: str, seat: int | None = None) -> Any:
    """Whether a frame is that news."""

    def is_it(frame: dict[str, Any]) -> bool:
        news = frame.get("notice", {})
        return news.get("what") == what and seat in (None, news.get("seat"))

    return is_it


# ── opening ─────────────────────────────────────────────────────────────────────────────────


async def test_a_table_is_as_it_was_ordered(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        answer = await ann.post(
            "/api/tables",
            {
                "game": "lie",
                "seats": 4,
                "options": {"wild_ones": True},
                "bots": {"1": "shark:bold", "3": "rookie"},
                "public": True,
                "clock": {"kind": "game", "seconds": 300, "increment": 5},
                "absence": "wait",
            },
        )
        assert answer.status_code == 201
        opened = answer.json()
        assert re.fullmatch("[A-Z2-9]{8}", opened["code"])
        assert opened["link"] == f"{server.url}/t/{opened['code']}"
        table = await shown(bob, opened["code"])
        assert table == opened["table"]
        assert (table["game"], table["phase"]) == ("lie", "waiting")
        assert table["options"]["wild_ones"] is True
        assert table["clock"] == {"kind": "game", "seconds": 300, "increment": 5}
        assert (table["public"], table["absence"]) == (True, "wait")
        assert re.fullmatch("[0-9a-f]{64}", table["pledge"])
        bots = [seat and seat["bot"] for seat in table["seats"]]
        assert bots == [None, "shark:bold", None, "rookie"]
        assert all(seat is None or seat["ready"] for seat in table["seats"])
        assert len({seat["name"] for seat in table["seats"] if seat}) == 2


async def test_what_is_not_ordered_is_plain(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        table = await shown(ann, await ann.open_table("dont_bluff", 2))
        assert table["seats"] == [None, None]
        assert "public" not in table
        assert table.get("clock", {}) == {}


@pytest.mark.parametrize("game", sorted(bluffhouse.games()))
async def test_every_option_that_is_offered_can_be_had(server: Server, game: str) -> None:
    async with guests(server, "Ann") as [ann]:
        offered = {info["name"]: info for info in (await ann.get("/api/games")).json()}[game]
        assert offered["seats"] == list(bluffhouse.games()[game].seats)
        most = offered["seats"][-1]
        for option in offered["options"]:
            values = option["values"] or [option["default"]]
            assert option["default"] in values
            for value in values:
                code = await ann.open_table(game, most, options={option["name"]: value})
                options = (await shown(ann, code))["options"]
                assert options.get(option["name"], option["default"]) == value
        for strength in offered["bots"]:
            for temperament in ("", *offered["temperaments"]):
                kind = f"{strength}:{temperament}".rstrip(":")
                code = await ann.open_table(game, most, bots={"0": kind})
                assert (await shown(ann, code))["seats"][0]["bot"] == kind


@pytest.mark.parametrize(
    ("setting", "status", "why"),
    [
        ({"game": "poker"}, 409, "bad-setting"),
        ({"game": "../lie"}, 409, "bad-setting"),
        ({"seats": 7}, 409, "bad-setting"),
        ({"options": {"jokers": True}}, 409, "bad-setting"),
        ({"options": {"wild_ones": "perhaps"}}, 409, "bad-setting"),
        ({"options": {"__class__": {}}}, 409, "bad-setting"),
        ({"game": "millions_of_dollars", "options": {"fool_me_once": True}}, 409, "bad-setting"),
        ({"bots": {"3": "rookie"}}, 409, "no-such-seat"),
        ({"bots": {"0": "genius"}}, 409, "no-such-bot"),
        ({"bots": {"0": "shark:sleepy"}}, 409, "no-such-bot"),
        ({"bots": {"9": "rookie"}}, 400, "not-understood"),
        ({"bots": {"__proto__": "rookie"}}, 400, "not-understood"),
        ({"seats": 1}, 400, "not-understood"),
        ({"seats": "three"}, 400, "not-understood"),
        ({"clock": {"kind": "hourglass"}}, 400, "not-understood"),
        ({"clock": {"kind": "decision", "seconds": 1}}, 400, "not-understood"),
        ({"clock": {"kind": "days", "days": 365}}, 400, "not-understood"),
        ({"absence": "cry"}, 400, "not-understood"),
        ({"secret": "mine"}, 400, "not-understood"),
    ],
    ids=str,
)
async def test_what_cannot_be_ordered(
    server: Server, setting: dict[str, Any], status: int, why: str
) -> None:
    async with guests(server, "Ann") as [ann]:
        answer = await ann.post("/api/tables", {"game": "lie", "seats": 3, **setting})
        assert (answer.status_code, reason(answer)) == (status, why)
        assert answer.json()["values"]["most" if why == "no-such-seat" else "details"]


async def test_only_who_is_in_opens_and_looks(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        code = await ann.open_table("lie", 2)
        stranger = Guest(server, ann.http, "Nobody", "no token of ours")
        answer = await stranger.post("/api/tables", {"game": "lie", "seats": 2})
        assert (answer.status_code, reason(answer)) == (401, "come-in-first")
        assert reason(await stranger.get(f"/api/tables/{code}")) == "come-in-first"
        assert reason(await stranger.ask(code, type="sit")) == "come-in-first"
        assert reason(await ann.get("/api/tables/ABCDEFGH")) == "no-such-table"
        assert reason(await ann.get(f"/api/tables/{code.lower()}")) == "no-such-table"


async def test_a_house_has_so_many_tables(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("small")
    with Server(folder, max_tables=2) as server:
        async with guests(server, "Ann") as [ann]:
            await ann.open_table("lie", 2)
            code = await ann.open_table("lie", 2, bots={"0": "random", "1": "random"})
            full = await ann.post("/api/tables", {"game": "lie", "seats": 2})
            assert (full.status_code, reason(full)) == (503, "house-full")
            # A game that is over frees its table.
            seat = await ann.look(code)
            await seat.send(type="start")
            await seat.reach(lambda: seat.table["phase"] == "over")
            await ann.open_table("lie", 2)


# ── sitting ─────────────────────────────────────────────────────────────────────────────────


async def test_sit_change_stand(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Cid") as [ann, bob, cid]:
        code = await ann.open_table("lie", 3, bots={"1": "rookie"})
        watching = await cid.look(code)
        assert watching.you == {"name": "Cid"}
        await granted(ann, code, type="sit", seat=2)
        await watching.until(told("sat", 2))
        assert watching.table["seats"][2]["name"] == "Ann"
        assert watching.table["host"] == 2
        assert reason(await bob.ask(code, type="sit", seat=2)) == "seat-taken"
        assert reason(await bob.ask(code, type="sit", seat=1)) == "seat-taken"
        assert reason(await bob.ask(code, type="sit", seat=3)) == "no-such-seat"
        assert reason(await bob.ask(code, type="stand")) == "you-have-no-seat"
        await granted(ann, code, type="sit", seat=0)
        await watching.until(told("sat", 0))
        assert not watching.table["seats"][2]
        await granted(bob, code, type="sit")
        assert await names(cid, code) == ["Ann", "Olga", "Bob"]
        assert reason(await cid.ask(code, type="sit")) == "table-full"
        await granted(bob, code, type="stand")
        await watching.until(told("stood", 2))
        answer = await watching.ask(type="sit", seat=2, name="Cedric")
        assert answer["type"] == "snapshot"  # from the seat now
        assert watching.you == {"name": "Cedric", "seat": 2}
        await watching.until(told("came", 2))
        assert watching.table["seats"][2]["here"]


async def test_who_changes_the_seat_is_no_longer_ready(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        code = await ann.open_table("lie", 2)
        await granted(ann, code, type="sit", seat=0)
        await granted(ann, code, type="ready")
        assert (await shown(ann, code))["seats"][0]["ready"]
        await granted(ann, code, type="ready", ready=False)
        assert "ready" not in (await shown(ann, code))["seats"][0]
        await granted(ann, code, type="ready")
        await granted(ann, code, type="sit", seat=1)
        assert "ready" not in (await shown(ann, code))["seats"][1]


# ── setting up ──────────────────────────────────────────────────────────────────────────────


async def test_the_host_sets_up_the_table_anew(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        code = await ann.open_table("lie", 4, options={"wild_ones": True}, bots={"0": "rookie"})
        await granted(bob, code, type="sit", seat=3)
        await granted(bob, code, type="ready")
        watching = await bob.look(code)
        pledge = watching.table["pledge"]
        assert reason(await bob.ask(code, type="set_up", seats=3)) == "host-only"
        await granted(ann, code, type="set_up", seats=2, clock={"kind": "days", "days": 2})
        await watching.reach(lambda: watching.you.get("seat") == 1)
        table = watching.table
        # Bob moved up; he was ready for another game; bots always are.
        assert [seat["name"] for seat in table["seats"]] == ["Olga", "Bob"]
        assert [seat.get("ready", False) for seat in table["seats"]] == [True, False]
        assert table["options"]["wild_ones"] is True
        assert table["clock"] == {"kind": "days", "days": 2}
        assert table["pledge"] == pledge
        await granted(ann, code, type="set_up", seats=6, options={}, absence="wait", public=True)
        table = await shown(bob, code)
        assert len(table["seats"]) == 6
        assert table["options"].get("wild_ones", False) is False
        assert table["clock"] == {"kind": "days", "days": 2}
        assert (table["absence"], table["public"]) == ("wait", True)
        for setting in ({"seats": 7}, {"options": {"jokers": 1}}):
            assert reason(await ann.ask(code, type="set_up", **setting)) == "bad-setting"
        assert await shown(bob, code) == table
        await granted(ann, code, type="sit")
        assert reason(await ann.ask(code, type="set_up", seats=2)) == "too-few-seats"
        await granted(ann, code, type="set_up", seats=3)
        assert await names(bob, code) == ["Olga", "Bob", "Ann"]


async def test_who_is_away_while_the_seats_change_is_still_the_one_who_is_away(
    server: Server,
) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        code = await ann.open_table("lie", 4)
        host = await ann.look(code)
        await host.send(type="sit", seat=0)
        away = await bob.look(code)
        await away.ask(type="sit", seat=3)
        await away.until(told("came", 3))
        await away.close()
        await host.until(told("went", 3))
        await host.send(type="set_up", seats=2)
        await host.until(told("changed"))
        assert [seat["name"] for seat in host.table["seats"]] == ["Ann", "Bob"]
        await granted(bob, code, type="ready")
        await host.send(type="start")
        await host.reach(lambda: host.table["phase"] == "playing")
        assert [seat.get("here", False) for seat in host.table["seats"]] == [True, False]
        # Nobody else's comings and goings are mixed up with his.
        back = await bob.look(code)
        assert back.you["seat"] == 1
        await host.until(told("came", 1))
        assert "bot" not in host.table["seats"][1]


async def test_the_host_puts_bots_in_and_takes_them_out(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        code = await ann.open_table("millionaires", 4)
        await granted(bob, code, type="sit", seat=1)
        assert reason(await bob.ask(code, type="add_bot", seat=0)) == "host-only"
        assert reason(await ann.ask(code, type="add_bot", seat=1)) == "seat-taken"
        assert reason(await ann.ask(code, type="add_bot", seat=4)) == "no-such-seat"
        assert reason(await ann.ask(code, type="add_bot", seat=0, kind="oracle")) == "no-such-bot"
        await granted(ann, code, type="add_bot", seat=0, kind="shark:cagey")
        await granted(ann, code, type="add_bot", seat=3)
        table = await shown(bob, code)
        assert [seat and seat.get("bot") for seat in table["seats"]] == [
            "shark:cagey",
            None,
            None,
            "regular",
        ]
        assert len(set(await names(bob, code))) == 4
        assert reason(await bob.ask(code, type="remove", seat=0)) == "host-only"
        assert reason(await ann.ask(code, type="remove", seat=2)) == "seat-empty"
        await granted(ann, code, type="remove", seat=0)
        await granted(ann, code, type="sit", seat=0)
        assert (await names(bob, code))[:2] == ["Ann", "Bob"]


async def test_a_removed_player_stays_away_from_this_table(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        code = await ann.open_table("lie", 2)
        await granted(ann, code, type="sit", seat=0)
        seat = await bob.look(code)
        await seat.ask(type="sit", seat=1)
        await granted(ann, code, type="remove", seat=1)
        await seat.until(lambda frame: frame["type"] == "snapshot")
        assert seat.you == {"name": "Bob"}
        for command in ({"type": "sit"}, {"type": "chat", "text": "why?"}):
            answer = await seat.ask(**command)
            assert (answer["type"], answer["reason"]) == ("refused", "host-removed-you")
        # A host who leaves their seat has not been removed.
        await granted(ann, code, type="remove", seat=0)
        await granted(ann, code, type="sit", seat=1)
        other = await ann.open_table("lie", 2)
        await granted(bob, other, type="sit")


# ── starting ────────────────────────────────────────────────────────────────────────────────


async def test_when_a_game_can_start(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Cid") as [ann, bob, cid]:
        code = await ann.open_table("lie", 2)
        await ann.look(code)
        await granted(ann, code, type="sit")
        assert reason(await ann.ask(code, type="start")) == "seats-empty"
        await granted(bob, code, type="sit")
        answer = await ann.ask(code, type="start")
        assert reason(answer) == "not-ready"
        assert answer.json()["values"] == {"name": "Bob", "seat": 2}
        await granted(bob, code, type="ready")
        assert reason(await bob.ask(code, type="start")) == "host-only"
        assert reason(await cid.ask(code, type="start")) == "host-only"
        for early in ("pause", "resume", "rematch"):
            assert reason(await ann.ask(code, type=early)) in ("not-started", "not-over")
        act = {"type": "act", "id": "1", "action": {"do": "call"}}
        assert reason(await ann.ask(code, **act)) == "not-started"
        await granted(ann, code, type="start")
        assert (await shown(cid, code))["phase"] == "playing"
        late: list[dict[str, Any]] = [
            {"type": "start"},
            {"type": "sit"},
            {"type": "stand"},
            {"type": "ready"},
            {"type": "set_up", "seats": 3},
            {"type": "add_bot", "seat": 0},
        ]
        for command in late:
            assert reason(await ann.ask(code, **command)) == "already-started"
        assert (await ann.ask(code, type="sit")).status_code == 409


async def test_if_the_host_does_not_play_any_player_may_start(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Cid") as [ann, bob, cid]:
        code = await ann.open_table("lie", 2, bots={"1": "rookie"})
        await granted(bob, code, type="sit")
        assert reason(await cid.ask(code, type="start")) == "host-only"
        await granted(bob, code, type="start")
        assert (await shown(ann, code))["phase"] == "playing"


async def test_nobody_waits_for_a_host_who_has_left(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """After a minute any player may act for the host, who is the host again on return."""
    his: list[dict[str, Any]] = [
        {"type": "set_up", "public": True},
        {"type": "remove", "seat": 0},
        {"type": "add_bot", "seat": 0},
    ]
    with Server(tmp_path_factory.mktemp("heir")) as server:
        async with guests(server, "Ann", "Bob", "Cid") as [ann, bob, cid]:
            code = await ann.open_table("lie", 3, public=True)
            looking = await ann.look(code)
            await granted(ann, code, type="sit", seat=0)
            await granted(bob, code, type="sit", seat=1)
            for command in his:
                assert reason(await bob.ask(code, **command)) == "host-only"
            await looking.close()
            seen = await bob.look(code)
            await seen.reach(lambda: "here" not in seen.table["seats"][0])
            for command in his:
                assert reason(await bob.ask(code, **command)) == "player-just-left"
            server.stop()
            server.age(code, 61)
            server.start()
            await seen.connect()
            for command in his:
                assert reason(await cid.ask(code, **command)) == "host-only"  # he has no seat
                await granted(bob, code, **command)
            assert await listed_host(cid, code) == "Bob"
            await seen.reach(lambda: seen.table["host"] == 1)
            assert seen.you["host"]
            # She was not sent away: she comes back, and it is her table.
            assert "removed" not in [frame.get("notice", {}).get("what") for frame in seen.frames]
            await looking.connect()
            await looking.reach(lambda: looking.you.get("host"))
            await seen.reach(lambda: "host" not in seen.you)
            assert await listed_host(cid, code) == "Ann"
            assert reason(await bob.ask(code, type="set_up", public=False)) == "host-only"


async def listed_host(guest: Guest, code: str) -> str:
    """The host of an open table, as everybody can read it."""
    return str({t["code"]: t["host"] for t in (await guest.get("/api/tables")).json()}[code])


async def test_the_players_numbers_become_part_of_the_seed(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        code = await ann.open_table("lie", 2)
        before = await shown(ann, code)
        assert "commitment" not in before
        seats = [await guest.look(code) for guest in (ann, bob)]
        numbers = ["c0ffee", "0123456789abcdef012345"]
        for guest, number in zip((ann, bob), numbers, strict=True):
            await granted(guest, code, type="sit")
            await granted(guest, code, type="ready", sealed=sealed(number))
        for bad in ("x", "F", "0" * 23, 7):
            answer = await bob.ask(code, type="show_number", number=bad)
            assert (answer.status_code, reason(answer)) == (400, "not-understood")
        await granted(ann, code, type="start")
        for guest, number in zip((ann, bob), numbers, strict=True):
            await granted(guest, code, type="show_number", number=number)
        table = await shown(ann, code)
        assert table["pledge"] == before["pledge"]
        assert re.fullmatch("[0-9a-f]{64}", table["commitment"])
        assert all("seed" not in seat.table for seat in seats)

        async def play(seat: Seat) -> None:
            while seat.table["phase"] != "over":
                if seat.legal:
                    await seat.act(seat.choices[-1])  # the call comes last, so it is soon over
                else:
                    await seat.next()

        await asyncio.gather(*map(play, seats))
        secret, *added = seats[0].table["seed"].split("+")
        assert added == numbers
        assert commitment(secret) == before["pledge"]
        assert commitment(seats[0].table["seed"]) == table["commitment"]


# ── the list of open tables ─────────────────────────────────────────────────────────────────


@asynccontextmanager
async def lobby(server: Server, guest: Guest) -> AsyncIterator[websockets.ClientConnection]:
    url = server.url.replace("http", "ws", 1) + "/api/lobby"
    async with websockets.connect(url, additional_headers=guest.headers) as socket:
        yield socket


async def listed(socket: websockets.ClientConnection) -> dict[str, dict[str, Any]]:
    """The next list, by code."""
    frame = json.loads(await asyncio.wait_for(socket.recv(), 30))
    assert frame["type"] == "listed"
    return {table["code"]: table for table in frame["tables"]}


async def until_listed(socket: websockets.ClientConnection, code: str, taken: int | None) -> None:
    """Wait until the list has it with so many seats taken; None: until it has not."""
    async with asyncio.timeout(240):
        while True:
            table = (await listed(socket)).get(code)
            if (None if table is None else table["taken"]) == taken:
                return


async def codes(guest: Guest) -> list[str]:
    return [table["code"] for table in (await guest.get("/api/tables")).json()]


async def test_open_public_tables_are_listed_live(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob], lobby(server, bob) as socket:
        await listed(socket)
        hidden = await ann.open_table("lie", 2)
        code = await ann.open_table("lie", 3, public=True, bots={"2": "rookie"})
        found = await listed(socket)
        assert hidden not in found
        table = found[code]
        assert table["created"] > 1_600_000_000_000
        assert {name: table[name] for name in ("game", "host", "seats", "taken")} == {
            "game": "lie",
            "host": "Ann",
            "seats": 3,
            "taken": 1,
        }
        assert (await ann.get("/api/tables")).json()[0] == table
        await granted(ann, code, type="sit")
        await until_listed(socket, code, 2)
        await granted(bob, code, type="sit")
        await until_listed(socket, code, 3)
        await granted(bob, code, type="stand")
        await until_listed(socket, code, 2)
        await granted(ann, code, type="set_up", public=False)
        await until_listed(socket, code, None)
        assert code not in await codes(bob)
        await granted(ann, code, type="set_up", public=True)
        await until_listed(socket, code, 2)
        await granted(bob, code, type="sit")
        await granted(bob, code, type="ready")
        await granted(ann, code, type="start")
        await until_listed(socket, code, None)
        assert code not in await codes(bob)


async def test_a_watcher_who_comes_later_hears_of_a_return_to_the_old_list(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        async with lobby(server, ann) as socket:
            await listed(socket)
            code = await ann.open_table("lie", 2, public=True)
            await until_listed(socket, code, 0)
            await granted(ann, code, type="set_up", public=False)
            await until_listed(socket, code, None)
        # While nobody watches it comes back; then somebody watches, and it goes again.
        await granted(ann, code, type="set_up", public=True)
        async with lobby(server, ann) as socket:
            assert code in await listed(socket)
            await granted(ann, code, type="set_up", public=False)
            await until_listed(socket, code, None)


async def test_the_list_is_for_those_who_are_in(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        stranger = Guest(server, ann.http, "Nobody", "no token of ours")
        async with lobby(server, stranger) as socket:
            assert json.loads(await socket.recv())["reason"] == "come-in-first"
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4401


async def test_an_invitation_says_which_game_and_whose_table(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob], http_client() as stranger:
        code = await ann.open_table("lie", 3, bots={1: "rookie"})
        path = f"{server.url}/api/tables/{code}/invitation"
        invitation = {"game": "lie", "host": "Ann", "phase": "waiting", "seats": 3, "taken": 1}
        assert (await stranger.get(path)).json() == invitation
        await ann.ask(code, type="sit", name="Anna")
        await bob.ask(code, type="sit")
        seated = invitation | {"host": "Anna", "taken": 3}
        assert (await stranger.get(path)).json() == seated
        nowhere = await stranger.get(f"{server.url}/api/tables/ABCDEFGH/invitation")
        assert (nowhere.status_code, reason(nowhere)) == (404, "no-such-table")


async def test_nobody_guesses_codes_by_asking_for_invitations(server: Server) -> None:
    async with http_client() as stranger:
        answers = {200}
        while 429 not in answers:
            answer = await stranger.get(f"{server.url}/api/tables/ABCDEFGH/invitation")
            answers.add(answer.status_code)
        assert reason(answer) == "too-fast"
