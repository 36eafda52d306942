"""Attacks that work elsewhere: stolen hands, predicted deals, forged wins, strange seats."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets
from websockets.exceptions import ConnectionClosed

import bluffhouse
from bluffhouse.rules.chance import commitment, sealed
from serving import Guest, Seat, Server, guests, http_client, seated

GAMES = sorted(bluffhouse.games())
JSON = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with Server(folder) as server:
        yield server
    check_quiet(server)


def check_quiet(server: Server) -> None:
    log = server.log.read_text()
    assert "Traceback" not in log
    assert "ERROR" not in log


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


async def all_people(people: list[Guest], game: str) -> list[Seat]:
    """A running table without bots: nothing happens that nobody here decides."""
    return await seated(people, game, len(people))


def names_for(game: str) -> list[str]:
    return ["Ann", "Bob", "Cat", "Dan"][: max(2, bluffhouse.games()[game].seats[0])]


async def catch_up(table: list[Seat]) -> None:
    """Until everybody has heard the same."""
    latest = max(seat.n for seat in table)
    for seat in table:
        await seat.reach(lambda seat=seat: seat.n >= latest)  # type: ignore[misc]


async def finish(table: list[Seat], rng: random.Random) -> None:
    await asyncio.gather(*[seat.play_on(rng) for seat in table])


# ── reading what others hold ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
async def test_a_snapshot_has_no_hands_of_others(server: Server, game: str) -> None:
    """The first snapshot shows the view of the seat, and nothing else of the deal."""
    async with guests(server, *names_for(game), "Eve") as people:
        table = await all_people(people[:-1], game)
        code = table[0].code
        looking = [await person.look(code, since=0) for person in people]
        replays = [(await person.get(f"/api/tables/{code}/replay")).json() for person in people]
        await finish(table, random.Random(game))
        final = table[0].table
        state = bluffhouse.game(game, **final["options"]).start(len(table), final["seed"])
        for seat, replay in zip(looking, replays, strict=True):
            snapshot = seat.frames[0]
            place = snapshot["you"].get("seat")
            assert snapshot["view"] == plain(state.view(place))
            told = [event for update in snapshot["missed"] for event in update.get("events", ())]
            assert told == [plain(event.seen_by(place)) for event in state.record.events]
            assert set(snapshot) <= {
                *("type", "protocol", "seq", "table", "you", "view"),
                *("legal", "clocks", "chat", "missed"),
            }
            # Nobody named a seat: this is what one sees from outside.
            assert [step["view"] for step in replay["steps"]] == [plain(state.view(None))]


async def test_a_replay_from_the_seat_of_another_waits_for_the_end(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Eve") as people:
        table = await all_people(people[:2], "lie")
        path = f"/api/tables/{table[0].code}/replay"
        for person, own in zip(people, (0, 1, None), strict=True):
            for seat in (0, 1):
                answer = await person.get(path, seat=seat)
                assert answer.status_code == (200 if seat == own else 409)
            for odd in ("-1", "8", "99", "__proto__", "0x0", "1e0", "true", "null", "0,1"):
                answer = await person.get(path, seat=odd)
                assert answer.status_code in (400, 409) or answer.json().get("seat") in (None, own)
        await finish(table, random.Random(1))
        for seat in (0, 1):
            assert (await people[2].get(path, seat=seat)).status_code == 200


# ── predicting the next deal ────────────────────────────────────────────────────────────────


async def everything_shown(people: list[Guest], code: str) -> str:
    """Return everything that these people can read about a table over HTTP."""
    texts = []
    for person in people:
        paths = [f"/api/tables/{code}{part}" for part in ("", "/replay", "/record", "/truth")]
        paths += ["/api/tables", "/api/me", "/api/history", "/api/history/figures"]
        texts += [(await person.get(path)).text for path in paths]
        texts.append((await person.metrics()).text)
        seat = await person.look(code, since=0)
        texts.append(json.dumps(seat.frames))
        mine = await person.get(f"/api/tables/{code}/replay", seat=seat.you.get("seat", 0))
        texts.append(mine.text)
        await seat.close()
    return "\n".join(texts)


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_tells_the_seed_before_the_end(server: Server, game: str) -> None:
    async with guests(server, *names_for(game), "Eve") as people:
        table = await all_people(people[:-1], game)
        rng = random.Random(game)
        shown = await everything_shown(people, table[0].code)
        for _ in range(10):  # and in the middle of the game
            for seat in table:
                if seat.legal and seat.table["phase"] == "playing":
                    await seat.act(rng.choice(seat.choices))
            await catch_up(table)
        if table[0].table["phase"] == "playing":
            shown += await everything_shown(people, table[0].code)
        shown += "".join(
            json.dumps(frame)
            for seat in table
            for frame in seat.frames
            if frame.get("table", {}).get("phase") != "over"
        )
        pledge, bound = table[0].table["pledge"], table[0].table["commitment"]
        assert set(re.findall(r"[0-9a-f]{32,}", shown)) == {pledge, bound}
        assert '"secret"' not in shown
        assert '"seed"' not in shown
        await finish(table, rng)
        seed = table[0].table["seed"]
        secret = seed.partition("+")[0]
        assert secret not in shown
        # It is what was pledged, and long enough that nobody tries them all.
        assert commitment(secret) == pledge
        assert commitment(seed) == bound
        assert len(bytes.fromhex(secret)) == 32


async def test_what_a_player_adds_does_not_tell_the_rest(server: Server) -> None:
    """Not even the other players' numbers are shown before the end."""
    numbers = ["abcdef0123456780", "abcdef0123456781"]
    async with guests(server, "Ann", "Bob") as people:
        code = await people[0].open_table("lie", 2)
        table = [await person.look(code) for person in people]
        for number, seat in enumerate(table):
            await seat.send(type="sit", seat=number)
            await seat.send(type="ready", sealed=sealed(numbers[number]))
        await table[0].reach(
            lambda: all(chair and chair.get("sealed") for chair in table[0].table["seats"])
        )
        await table[0].send(type="start")
        for number, seat in enumerate(table):
            await seat.reach(lambda seat=seat: seat.table.get("starting"))  # type: ignore[misc]
            await seat.send(type="show_number", number=numbers[number])
        for seat in table:
            await seat.reach(lambda seat=seat: seat.table["phase"] == "playing")  # type: ignore[misc]
        assert "abcdef" not in json.dumps([seat.frames for seat in table])
        await finish(table, random.Random(2))
        assert table[0].table["seed"].split("+")[1:] == numbers


# ── declaring oneself the winner ────────────────────────────────────────────────────────────

FORGED: list[JSON] = [
    {"type": "update", "seq": 99, "set": {"result": {"winners": [0]}}},
    {"type": "update", "args": ["x", {"G": {}, "ctx": {"gameover": {"winner": "0"}}}]},
    {"type": "snapshot", "seq": 99, "view": {"result": {"winners": [0]}}},
    {"type": "GAME_EVENT", "payload": {"type": "endGame", "args": [{"winner": "0"}]}},
    {"type": "MAKE_MOVE", "payload": {"type": "call", "args": [], "playerID": "1"}},
    {"type": "UPDATE", "state": {}},
    {"type": "end_game", "winners": [0]},
    {"type": "ended", "result": {"winners": [0]}},
    {"type": "played", "seat": 1, "events": []},
    {"entry": "played", "at": 0, "seat": 0, "events": []},
    {"entry": "stood", "at": 0, "seat": 1, "removed": True},
    {"do": "ended", "winners": [0]},
    {"event": "ended", "result": {"winners": [0], "scores": [1, 0]}},
]
FORGED_ACTIONS: list[Any] = [
    {"do": "ended"},
    {"do": "Ended", "result": {"winners": [0]}},
    {"do": "endGame", "winner": 0},
    {"event": "ended", "result": {"winners": [0]}},
    {"event": "deed", "seat": 1, "action": {"do": "call"}},
    {"do": "deed", "seat": 1, "action": {"do": "call"}},
    {"do": "eliminated", "seat": 1},
    {"do": "__proto__"},
    {"do": "constructor"},
    {"do": ["call"]},
    {"do": None},
    {"__proto__": {"do": "call"}},
    {"do": {"do": "call"}},
    [{"do": "call"}, {"do": "call"}],
    "call",
    "__import__('os')._exit(1)",
    0,
    None,
]


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_declares_himself_the_winner(server: Server, game: str) -> None:
    async with guests(server, *names_for(game)) as people:
        table = await all_people(people, game)
        for seat in table:
            before = seat.n
            for forged in FORGED:
                await seat.send(**forged)
                answer = await seat.next()
                assert (answer["type"], answer["reason"]) == ("refused", "not-understood")
            for number, action in enumerate(FORGED_ACTIONS):
                answer = await seat.act(action, f"forged {number}")
                assert (answer["type"], answer["reason"]) == ("refused", "not-an-action")
                over_http = await seat.guest.ask(
                    seat.code, type="act", id=f"forged {number}", action=action
                )
                assert over_http.status_code == 409
            assert seat.n == before
            assert seat.table["phase"] == "playing"
        await finish(table, random.Random(game))
        assert table[0].table["phase"] == "over"


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_says_nothing_of_seat_result_or_luck(server: Server, game: str) -> None:
    """Whatever else stands in an action, it is one's own and it is the rules that decide."""
    async with guests(server, *names_for(game)) as people:
        table = await all_people(people, game)
        mover = next(seat for seat in table if seat.legal)
        mine = mover.you["seat"]
        extra = {"seat": 1 - mine, "winners": [mine], "seed": "x", "by": "bot", "result": {}}
        action = {**extra, **mover.choices[0]}
        answer = await mover.act(action)
        if answer["type"] == "update":
            assert answer["events"][0]["seat"] == mine
            assert answer.get("by") is None
        await finish(table, random.Random(game))
        state = bluffhouse.game(game).start(len(table), table[0].table["seed"])
        dealt = [event for frame in table[0].frames for event in frame.get("events", ())]
        opening = [plain(event.seen_by(0)) for event in state.record.events]
        assert dealt[: len(opening)] == opening


# ── strange seats ───────────────────────────────────────────────────────────────────────────

STRANGE: list[Any] = [
    *("__proto__", "constructor", "toString", "0", "", "null", "-1", "NaN"),
    *(-1, 3, 7, 8, 99, 1e9, 2**31, 2**64, 0.5, True, False),
    *([], [0], {}, {"seat": 0}),
]


async def test_nobody_joins_a_seat_that_is_none(server: Server) -> None:
    async with guests(server, "Eve", "Ann") as people:
        eve, ann = people
        code = await ann.open_table("lie", 3)
        looking = await eve.look(code)
        for seat in STRANGE:
            await looking.send(type="sit", seat=seat)
            answer = await looking.next()
            assert answer["type"] == "refused"
            assert answer["reason"] in ("not-understood", "no-such-seat")
            for command in ("add_bot", "remove", "hand_over", "hand_back"):
                assert (await ann.ask(code, type=command, seat=seat)).status_code in (400, 409)
            assert (await eve.ask(code, type="sit", seat=seat)).status_code in (400, 409)
        table = (await ann.get(f"/api/tables/{code}")).json()
        assert table["seats"] == [None, None, None]
        for bots in ({"__proto__": "shark"}, {"3": "shark"}, {"-1": "shark"}, {"99": "shark"}):
            body = {"game": "lie", "seats": 3, "bots": bots}
            assert (await eve.post("/api/tables", body)).status_code in (400, 409)
        assert (await ann.ask(code, type="sit", seat=0)).status_code == 200
        assert (await eve.ask(code, type="sit", seat=1)).status_code == 200


@pytest.mark.parametrize("kind", ["websocket", "http"])
async def test_one_seat_for_two(server: Server, kind: str) -> None:
    names = [f"Guest {number}" for number in range(10)]
    async with guests(server, *names) as people:
        code = await people[0].open_table("lie", 3)
        if kind == "http":
            answers = await asyncio.gather(
                *[person.ask(code, type="sit", seat=1) for person in people]
            )
            granted = [answer.status_code == 200 for answer in answers]
            reasons = {answer.json()["reason"] for answer in answers if answer.status_code != 200}
        else:
            looking = [await person.look(code) for person in people]
            await asyncio.gather(*[seat.send(type="sit", seat=1) for seat in looking])
            for seat in looking:
                await seat.until(lambda f: f["type"] in ("refused", "snapshot"))
            granted = [seat.you.get("seat") == 1 for seat in looking]
            refused = [seat.frames[-1] for seat in looking if seat.you.get("seat") is None]
            reasons = {frame["reason"] for frame in refused}
        assert granted.count(True) == 1
        assert reasons == {"seat-taken"}
        table = (await people[0].get(f"/api/tables/{code}")).json()
        assert [bool(seat) for seat in table["seats"]] == [False, True, False]
        assert table["seats"][1]["name"] == names[granted.index(True)]


# ── moves that no one should survive ────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
async def test_a_malformed_move_ends_nothing(server: Server, game: str) -> None:
    """Every field of every legal action, with every odd value in it."""
    odd: list[Any] = [
        None,
        True,
        -1,
        2**63,
        1e308,
        "",
        "x",
        [],
        [[]],
        {},
        [None],
        [-1],
        {"a": 1},
        "0" * 5000,
    ]
    async with guests(server, *names_for(game)) as people:
        table = await all_people(people, game)
        rng = random.Random(game)
        for _ in range(3):
            mover = next((seat for seat in table if seat.legal), None)
            if mover is None:
                break
            kinds = {action["do"]: action for action in mover.choices}
            for action in kinds.values():
                for field in action:
                    for value in odd:
                        if action.get(field) == value or not mover.legal:
                            continue
                        answer = await mover.act({**action, field: value})
                        assert answer["type"] in ("refused", "update")
            if mover.legal:
                await mover.act(rng.choice(mover.choices))
            await catch_up(table)
        await finish(table, rng)
        assert {seat.table["phase"] for seat in table} == {"over"}


# ── silence ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
async def test_out_of_turn_is_answered(server: Server, game: str) -> None:
    async with guests(server, *names_for(game), "Eve") as people:
        table = await all_people(people[:-1], game)
        watcher = await people[-1].look(table[0].code)
        mover = next(seat for seat in table if seat.legal)
        action = mover.choices[0]
        for seat in (*table, watcher):
            if seat.legal:
                continue
            answer = await seat.act(action, "out of turn")
            assert (answer["type"], answer["id"]) == ("refused", "out of turn")
            over_http = await seat.guest.ask(seat.code, type="act", id="other", action=action)
            assert over_http.status_code == 409
            assert over_http.json()["reason"] == answer["reason"]
        assert mover.n == watcher.n


async def test_wrong_credentials_are_answered(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        table = await all_people(people, "lie")
        code = table[0].code
        token = people[0].token
        for credential in ("", "x", token[:-1], token + "A", token.swapcase(), "null", "undefined"):
            await check_nobody(server, code, {"Authorization": f"Bearer {credential}."})
            await check_nobody(server, code, {"Cookie": f"{server.cookie}={credential}"})


async def check_nobody(server: Server, code: str, headers: dict[str, str]) -> None:
    """These headers are nobody's: over HTTP and over a WebSocket that is said, not only meant."""
    async with http_client(base_url=server.url, headers=headers) as http:
        body = {"type": "act", "id": "x", "action": {"do": "call"}}
        for answer in (
            await http.post(f"/api/tables/{code}/commands", json=body),
            await http.get(f"/api/tables/{code}"),
            await http.get(f"/api/tables/{code}/replay"),
        ):
            assert (answer.status_code, answer.json()["reason"]) == (401, "come-in-first")
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{code}/play"
    async with websockets.connect(url, additional_headers=headers) as ws:
        assert json.loads(await ws.recv()) == {"type": "refused", "reason": "come-in-first"}
        with pytest.raises(ConnectionClosed) as closed:
            await ws.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


async def test_codes_are_not_guessed_by_halves(server: Server) -> None:
    async with guests(server, "Ann") as people:
        code = await people[0].open_table("lie", 3)
        for wrong in (code[:-1], code + "A", code.lower(), "%", f"{code} ", "*"):
            assert (await people[0].get(f"/api/tables/{wrong}")).status_code == 404


# ── after a restart ─────────────────────────────────────────────────────────────────────────


async def test_after_a_restart_a_stranger_is_a_stranger(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with guests(server, "Ann", "Bob") as people:
            table = await all_people(people, "lie")
            code = table[0].code
            server.kill()
            server.start()
            for credential in ("x", "0", sha256(b"Ann").hexdigest(), people[0].token[:-2]):
                await check_nobody(server, code, {"Authorization": f"Bearer {credential}"})
                forged = f"{server.cookie}={credential}.{'0' * 32}"
                await check_nobody(server, code, {"Cookie": forged})
            async with guests(server, "Ann") as strangers:  # the same name is not the same person
                (eve,) = strangers
                looking = await eve.look(code)
                assert "seat" not in looking.you
                answer = await looking.act({"do": "call"})
                assert answer["reason"] == "you-have-no-seat"
                for place in (0, 1, None):
                    answer = await looking.ask(type="sit", seat=place)
                    assert answer["reason"] == "already-started"
                for number, seat in enumerate(table):
                    await seat.connect()
                    assert seat.you["seat"] == number
                await finish(table, random.Random(5))
                assert table[0].table["phase"] == "over"
        check_quiet(server)


# ── two tabs, guests that were asked to leave, bots' seats, hosts ───────────────────────────


async def test_two_tabs_decide_once(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        table = await all_people(people, "lie")
        for turn in range(10):
            mover = next((seat for seat in table if seat.legal), None)
            if mover is None:
                break
            tab = await mover.guest.look(mover.code)
            assert tab.legal == mover.legal
            action = mover.choices[0]
            answers = await asyncio.gather(
                mover.act(action, f"left {turn}"), tab.act(action, f"right {turn}")
            )
            # One was played; the other came too late, or was a second decision.
            played = [answer["seq"] for answer in answers if answer["type"] == "update"]
            assert len(played) == len(set(played)) >= 1
            # The same id from both is the same decision.
            again = await asyncio.gather(
                mover.act(action, f"same {turn}"), tab.act(action, f"same {turn}")
            )
            assert len({answer.get("seq") for answer in again}) == 1
            await catch_up([tab, *table])
            assert tab.view == mover.view
            assert tab.legal == mover.legal
            await tab.close()
        await finish(table, random.Random(6))
        assert table[0].table["phase"] == "over"


async def test_who_was_removed_does_not_come_back(server: Server) -> None:
    async with guests(server, "Ann", "Eve") as people:
        ann, eve = people
        code = await ann.open_table("lie", 3)
        looking = await eve.look(code)
        await looking.send(type="sit", seat=1)
        await looking.reach(lambda: looking.you.get("seat") == 1)
        assert (await ann.ask(code, type="remove", seat=1)).status_code == 200
        await looking.reach(lambda: looking.you.get("seat") is None)
        tab = await eve.look(code)
        for seat in (looking, tab):
            for wish in ({"seat": 1}, {"seat": 2}, {"seat": None}, {"seat": 1, "name": "Lou"}):
                assert (await seat.ask(type="sit", **wish))["reason"] == "host-removed-you"
            assert (await seat.ask(type="chat", text="why?"))["reason"] == "host-removed-you"
        assert (await eve.ask(code, type="sit")).json()["reason"] == "host-removed-you"
        assert (await ann.get(f"/api/tables/{code}")).json()["seats"] == [None, None, None]


async def test_a_bots_seat_is_the_bots(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        table = await all_people(people, "lie")
        host, other = table
        await host.send(type="pause")
        await other.reach(lambda: other.table.get("paused"))
        refused = await people[0].ask(host.code, type="hand_over", seat=1)
        assert refused.json()["reason"] == "player-here"
        assert (await people[1].ask(host.code, type="hand_over", seat=1)).status_code == 200
        await other.reach(lambda: other.table["seats"][1].get("bot"))
        assert (await people[0].ask(host.code, type="resume")).status_code == 200
        for action in ({"do": "call"}, {"do": "bid", "count": 1, "value": 1}):
            assert (await other.act(action))["reason"] == "bot-plays-for-you"
        assert (await people[1].ask(host.code, type="hand_back", seat=1)).status_code == 200
        await finish(table, random.Random(7))
        assert host.table["phase"] == "over"


HOST_ONLY: list[JSON] = [
    {"type": "set_up", "seats": 4},
    {"type": "add_bot", "seat": 2},
    {"type": "remove", "seat": 0},
    {"type": "remove", "seat": 1},
    {"type": "start"},
]
HOST_ONLY_IN_PLAY: list[JSON] = [
    {"type": "pause"},
    {"type": "resume"},
    {"type": "hand_over", "seat": 0},
    {"type": "hand_back", "seat": 0},
]


async def test_only_the_host_commands(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Eve") as people:
        host, player, watcher = people
        code = await host.open_table("lie", 2)
        looking = [await person.look(code) for person in people]
        for number, seat in enumerate(looking[:2]):
            await seat.send(type="sit", seat=number)
            await seat.send(type="ready")
        await looking[0].reach(
            lambda: all(chair and chair.get("ready") for chair in looking[0].table["seats"])
        )
        await check_not_the_host(looking, HOST_ONLY)
        assert (await host.ask(code, type="start")).status_code == 200
        for seat in looking:
            await seat.reach(lambda seat=seat: seat.table["phase"] == "playing")  # type: ignore[misc]
        await check_not_the_host(looking, HOST_ONLY_IN_PLAY)
        assert not looking[0].table.get("paused")
        assert (await watcher.ask(code, type="rematch")).json()["reason"] == "not-over"
        await finish(looking[:2], random.Random(8))
        assert (await watcher.ask(code, type="rematch")).json()["reason"] == "you-have-no-seat"
        assert (await player.ask(code, type="rematch")).status_code == 200


async def check_not_the_host(looking: list[Seat], commands: list[JSON]) -> None:
    await catch_up(looking)
    for seat in looking[1:]:
        for command in commands:
            assert (await seat.ask(**command))["reason"] == "host-only"
            answer = await seat.guest.ask(seat.code, **command)
            assert (answer.status_code, answer.json()["reason"]) == (403, "host-only")
