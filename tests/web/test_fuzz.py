"""Thousands of frames that nobody sane would send, at tables where people play."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import bluffhouse
from bluffhouse.records import read
from serving import Guest, Seat, Server, guests, seated

FRAMES = int(os.environ.get("FUZZ_FRAMES", 10_500)) // 15
"""By each of three people at each of five games."""
BATCH = 50

JSON = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with Server(folder, chat_per_minute=10_000) as server:
        yield server


@pytest.fixture(autouse=True)
def quiet_log(server: Server) -> Iterator[None]:
    """Whatever was sent, the house has nothing to complain of."""
    yield
    log = server.log.read_text()
    assert "Traceback" not in log
    assert "ERROR" not in log


# ── the frames ──────────────────────────────────────────────────────────────────────────────

COMMANDS: list[JSON] = [
    {"type": "sit", "seat": 0, "name": "Eve"},
    {"type": "stand"},
    {"type": "ready", "ready": True, "number": "00ff"},
    {"type": "set_up", "options": {}, "seats": 4, "public": True, "clock": {"kind": "none"}},
    {"type": "add_bot", "seat": 1, "kind": "regular"},
    {"type": "remove", "seat": 1},
    {"type": "start"},
    {"type": "act", "id": "x", "action": {"do": "pass"}},
    {"type": "chat", "text": "hello", "id": "y"},
    {"type": "mute", "name": "Bob", "on": False},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "hand_over", "seat": 1, "kind": "rookie"},
    {"type": "hand_back", "seat": 1},
    {"type": "go_on"},
    {"type": "rematch"},
]

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    8,
    99,
    2**31,
    2**63,
    2**64,
    -(2**63) - 1,
    10**300,
    0.5,
    1e308,
    1e9,
    "",
    "0",
    "__proto__",
    "constructor",
    "null",
    "\x00",
    "\n",
    "x" * 41,
    "x" * 5000,
    "🂡" * 100,
    "\u202e\u200b\ufeff",
    "\ud800",
    "e\u0301" * 300,
    "'; DROP TABLE journal; --",
    "{0}{name}%s%n",
    [],
    [[]],
    {},
    {"": None},
    {"type": "act"},
    {"$ne": 1},
    {"__class__": "x", "self": 1, "name": 2},
    [0] * 500,
]

BROKEN: list[str | bytes] = [
    "",
    " ",
    "{",
    "}",
    "[]",
    "null",
    "true",
    "1",
    '"act"',
    "NaN",
    "Infinity",
    "-",
    "1e",
    "1e999999",
    "9" * 4000,
    "-" * 4000,
    "[" * 8000,
    '{"a":' * 2500,
    '{"type":"act","id":"seq","action":' + "[" * 6000,
    '{"type":"act","id":"seq","action":' + "[" * 6000 + "]" * 6000 + "}",
    '{"type":"act","id":"seq","action":{"do":' + '{"do":' * 2000 + "1" + "}" * 2000 + "}}",
    '{"type":"act","id":"seq","action":' + "9" * 4000 + "}",
    '{"type":"act","id":"seq","action":-1e999}',
    '{"type":"act","id":"seq","action":}',
    '{"type":"act","id":"seq","action":{"do":"pass"}',
    '{"type":"act","id":"seq"}',
    '{"type":"act","action":{"do":"pass"}}',
    '{"type":"act","id":"seq","id":"m","action":1,"action":2}',
    '{"type":"act","type":"start","id":"seq","action":{}}',
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"chat","text":"\\udc00\\ud800"}',
    '{"type":"chat","text":"\\u0000"}',
    '{"type":"chat","text":"\\x"}',
    '{"type":"chat","text":"\x01"}',
    '{"type":"act","id":"\\udfff","action":{"do":"pass"}}',
    '{"type":"act","id":"seq","action":{"do":"\\ud800"}}',
    '{"type":"update","seq":1,"set":{"result":{"winners":[0]}}}',
    '{"type":"snapshot","seq":1}',
    '{"type":"refused","reason":"x"}',
    '{"type":"accepted","id":"x","seq":3}',
    '{"type":"__proto__"}',
    '{"type":["act"]}',
    '{"type":null}',
    '{"type":7}',
    '{"entry":"sat","at":0,"seat":0,"person":1,"name":"Eve"}',
    '{"Type":"start"}',
    "\ufeff{}",
    "<xml/>",
    "GET / HTTP/1.1\r\n\r\n",
    "\x00" * 100,
    b"",
    b"\x00\xff",
    b'{"type":"chat","text":"binary"}',
    bytes(range(256)) * 8,
]


def foreign_actions(rng: random.Random) -> list[JSON]:
    """Legal actions of every game, at tables nobody here plays at."""
    found = []
    for name, kind in bluffhouse.games().items():
        game = bluffhouse.game(name)
        for seed in range(3):
            state = game.start(kind.seats[-1], str(seed))
            while state.result is None and state.to_act:
                seat = state.to_act[0]
                action = state.legal(seat).sample(rng)
                found.append(json.loads(msgspec.json.encode(action)))
                state.play(seat, action)
    return rng.sample(found, 200)


def frame(rng: random.Random, known: list[JSON], ids: list[str]) -> str | bytes:
    """One frame: broken, or a valid one that something has happened to, or a valid one."""
    kind = rng.random()
    if kind < 0.15:
        return rng.choice(BROKEN)
    command = deepcopy(rng.choice(COMMANDS))
    if kind < 0.6:  # most of them something about a move
        command = {"type": "act", "id": rng.choice(ids), "action": deepcopy(rng.choice(known))}
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
        mutate(rng, command)
    text = json.dumps(command)
    if kind > 0.93:
        text = scramble(rng, text)
    return text if len(text.encode()) < 16_000 else text[:4000]


def mutate(rng: random.Random, value: Any) -> None:
    """Change one thing somewhere in it."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = rng.choice(keys)
        if isinstance(value[key], dict | list) and value[key] and rng.random() < 0.7:
            value = value[key]
            continue
        way = rng.random()
        if way < 0.15:
            del value[key]
        elif way < 0.25 and isinstance(value, dict):
            value[str(rng.choice(ODD))[:50]] = odd(rng)
        elif way < 0.45 and type(value[key]) is int:
            value[key] += rng.choice((-1, 1, 7, 100))
        elif way < 0.55 and isinstance(value[key], list):
            value[key] *= 2
        else:
            value[key] = odd(rng)
        return


def odd(rng: random.Random) -> Any:
    return deepcopy(rng.choice(ODD))


def scramble(rng: random.Random, text: str) -> str:
    """Not what was typed."""
    at = rng.randrange(len(text) + 1)
    return rng.choice(
        (text[:at], text[at:], text[:at] + chr(rng.randrange(1, 300)) + text[at + 1 :], text + text)
    )


# ── sending them ────────────────────────────────────────────────────────────────────────────


async def pump(seat: Seat, frames: list[str | bytes], mark: str, speaker: Seat) -> None:
    """Send them all; each is answered by a refusal, by `done`, or is an entry of the table."""
    await catch_up([seat, speaker])
    before = len(seat.frames)
    for one in frames:
        await seat.socket.send(one)
    await seat.send(type="act", id=mark, action=None)
    await seat.until(lambda frame: frame.get("id") == mark)
    # What was accepted is told when it is on disk: once more, behind it.
    accepted = f"{mark}, and all is written"
    await speaker.send(type="chat", text=accepted)
    await seat.until(lambda frame: frame.get("chat_message", {}).get("text") == accepted)
    answers = seat.frames[before:]
    assert {frame["type"] for frame in answers} <= {"refused", "accepted", "update", "snapshot"}
    refused = [frame for frame in answers if frame["type"] == "refused"]
    assert all(set(frame) <= {"type", "reason", "values", "id"} for frame in refused)
    mine = [frame for frame in answers if not by_others(frame)]
    assert len(mine) == len(frames) + 2


def moves(seat: Seat) -> list[JSON]:
    return [frame for frame in seat.frames if frame["type"] == "update" and "events" in frame]


def by_others(frame: JSON) -> bool:
    """Return whether the house sent the frame of its own accord."""
    return frame.get("by") == "bot" or frame.get("notice", {}).get("what") in ("came", "went")


def known_actions(seat: Seat, foreign: list[JSON], rng: random.Random) -> list[JSON]:
    """Return some actions that are legal now, and others that were seen elsewhere."""
    choices = seat.choices if seat.legal else []
    mine = rng.sample(choices, min(len(choices), 20))
    return [*mine, *rng.sample(foreign, 20)]


def check_nothing_leaked(seat: Seat, record_text: str) -> None:
    """Check that the seat received exactly the events that it may know."""
    record, _ = read(record_text)
    place = seat.you.get("seat")
    told = [event for frame in seat.frames for event in frame.get("events", ())]
    may_know = [json.loads(msgspec.json.encode(event.seen_by(place))) for event in record.events]
    assert told == may_know


@pytest.mark.parametrize("game", sorted(bluffhouse.games()))
async def test_odd_frames_at_a_running_table(server: Server, game: str) -> None:
    rng = random.Random(game)
    foreign = foreign_actions(rng)
    seats = bluffhouse.games()[game].seats[-1]
    async with guests(server, "Host", "Bob", "Sam", "Pat", "Lou") as people:
        host, bob, sam, pat, lou = people
        elsewhere = await seated([lou, pat], game, seats)
        code = await host.open_table(
            game, seats, bots={str(seat): "rookie" for seat in range(2, seats)}
        )
        table = [await person.look(code) for person in (host, bob, sam, pat)]
        honest, player, watcher, other = table
        for number, seat in enumerate((honest, player)):
            await seat.send(type="sit", seat=number)
            await seat.send(type="ready")
        await honest.reach(lambda: all_ready(honest))
        await honest.send(type="start")
        for seat in table:
            await seat.reach(lambda seat=seat: seat.table["phase"] != "waiting")  # type: ignore[misc]
        # The bots need a moment to wake up: wait until it is somebody's turn who is here.
        await honest.reach(lambda: honest.view and set(honest.view["to_act"]) & {0, 1})
        await catch_up(table)
        honest_ids: list[str] = []
        for batch in range(FRAMES // BATCH):
            for fuzzer in (player, watcher, other):
                actions = known_actions(fuzzer, foreign, rng) + honest.choices[:20]
                ids = [*honest_ids[-3:], *(f"{fuzzer.guest.name} {k}" for k in range(20))]
                frames = [frame(rng, actions, ids) for _ in range(BATCH)]
                await catch_up(table)
                await pump(fuzzer, frames, f"batch {batch}", watcher)
            await catch_up(table)
            for seat in (honest, player):  # the game goes on; a bot may have been quicker
                if seat.legal:
                    honest_ids.append(f"{seat.guest.name} moves {batch}")
                    answer = await seat.act(rng.choice(seat.choices), honest_ids[-1])
                    assert answer["type"] in ("update", "refused")
        assert len(moves(watcher)) > 1
        # Nobody is stuck, here or at the table next door.
        both = [*elsewhere, honest, player]
        watching = asyncio.gather(*[until_over(seat) for seat in (watcher, other)])
        await asyncio.gather(*[seat.play_on(rng) for seat in both])
        await watching
        for looking in (table, elsewhere):
            record = (await host.get(f"/api/tables/{looking[0].code}/record")).text
            for seat in looking:
                assert seat.table["phase"] == "over"
                check_nothing_leaked(seat, record)


def all_ready(seat: Seat) -> bool:
    return all(chair and chair.get("ready") for chair in seat.table["seats"])


async def catch_up(table: list[Seat]) -> None:
    """Until everybody has heard the same."""
    latest = max(seat.n for seat in table)
    for seat in table:
        while seat.n < latest:
            await seat.next()


async def until_over(seat: Seat) -> None:
    while seat.table["phase"] != "over":
        await seat.next()


@pytest.mark.parametrize("game", ["lie", "millions_of_dollars"])
async def test_odd_frames_of_the_host_in_the_waiting_room(server: Server, game: str) -> None:
    rng = random.Random(game)
    seats = 3
    async with guests(server, "Ann", "Bob") as people:
        ann, bob = people
        code = await ann.open_table(game, seats)
        host, guest = await ann.look(code), await bob.look(code)
        room = [command for command in COMMANDS if command["type"] not in ("start", "act")]
        for batch in range(10):
            frames = []
            for _ in range(BATCH):
                command = deepcopy(rng.choice(room))
                for _ in range(rng.choice((0, 1, 1, 2))):
                    mutate(rng, command)
                frames.append(json.dumps(command))
            await pump(host, [one for one in frames if len(one) < 16_000], f"batch {batch}", host)
        # What it has become is a table like any other: clear it, sit down, play.
        table = (await ann.get(f"/api/tables/{code}")).json()
        for place, chair in enumerate(table["seats"]):
            if chair is not None:
                command = {"type": "remove", "seat": place}
                await ann.ask(
                    code, **({"type": "stand"} if place == table.get("host") else command)
                )
        wishes: list[tuple[Guest, JSON]] = [
            (ann, {"type": "set_up", "seats": seats, "options": {}, "clock": {"kind": "none"}}),
            (ann, {"type": "sit", "seat": 0, "name": "Player 1"}),
            (ann, {"type": "ready"}),
            (bob, {"type": "sit", "seat": 1, "name": "Player 2"}),
            (bob, {"type": "ready"}),
            (ann, {"type": "add_bot", "seat": 2, "kind": "rookie"}),
            (ann, {"type": "start"}),
        ]
        for person, wish in wishes:
            answer = await person.ask(code, **wish)
            assert answer.status_code == 200, answer.text
        await asyncio.gather(*[seat.play_on(rng) for seat in (host, guest)])
        assert host.table["phase"] == guest.table["phase"] == "over"


# ── what ends the connection ────────────────────────────────────────────────────────────────


ABNORMAL = 1006
"""The system may drop what the house said last to somebody who was still sending."""


async def close_code(seat: Seat) -> int:
    """The code with which the house closes it; what it says before is taken in."""
    async with asyncio.timeout(240):
        while True:
            try:
                await seat.next()
            except ConnectionClosed as closed:
                return ABNORMAL if closed.rcvd is None else closed.rcvd.code


async def test_a_frame_that_is_a_megabyte_long_is_not_read(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        table = await seated(people, "lie", 3)
        for opcode in (0x81, 0x82):
            header = bytes([opcode, 0x80 | 127]) + (1_000_000).to_bytes(8) + b"mask"
            table[0].socket.transport.write(header + b"x" * 100)
            assert await close_code(table[0]) == 1009
            await table[0].connect()
        await asyncio.gather(*[seat.play_on(random.Random(1)) for seat in table])
        assert table[0].table["phase"] == "over"


@pytest.mark.parametrize("pieces", [1, 20, 1000])
async def test_a_megabyte_closes_the_connection(server: Server, pieces: int) -> None:
    async with guests(server, "Ann") as people:
        code = await people[0].open_table("lie", 3)
        seat = await people[0].look(code)

        async def million() -> AsyncIterator[str]:
            for _ in range(pieces):
                yield "x" * (1_000_000 // pieces)

        with suppress(ConnectionClosed):
            await seat.socket.send(million())
        assert await close_code(seat) in (1009, ABNORMAL)
        assert (await seat.connect())["type"] == "snapshot"


async def test_text_that_is_no_text_closes_the_connection(server: Server) -> None:
    async with guests(server, "Ann") as people:
        code = await people[0].open_table("lie", 3)
        seat = await people[0].look(code)
        await seat.socket.send(b'{"type":"chat","text":"\xff\xfe"}', text=True)
        assert await close_code(seat) == 1007


@pytest.mark.parametrize(
    "since", ["-1", "x", "1.5", "1e3", "99999999999999999999", "٣", "0x10", "1;2", "%00"]
)
async def test_a_since_that_is_no_number_is_refused(server: Server, since: str) -> None:
    async with guests(server, "Ann") as people:
        code = await people[0].open_table("lie", 3)
        seat = Seat(people[0], code)
        people[0].seats.append(seat)
        refused = await seat.connect(since)  # type: ignore[arg-type]
        assert (refused["type"], refused["reason"]) == ("refused", "not-understood")
        assert await close_code(seat) == 1008


async def test_numbers_of_long_ago_and_of_the_future(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        table = await seated(people, "lie", 3)
        await asyncio.gather(*[seat.play_on(random.Random(2)) for seat in table])
        whole = table[1].frames
        for since in (0, 1, table[1].n - 1, table[1].n, table[1].n + 1, 999_999_999):
            again = await people[1].look(table[1].code, since)
            missed = [update["seq"] for update in again.frames[0].get("missed", ())]
            assert missed == list(range(since + 1, again.n + 1))
            told = {
                frame["seq"]: frame.get("events") for frame in whole if frame["type"] == "update"
            }
            for update in again.frames[0].get("missed", ()):
                assert update.get("events") == told.get(update["seq"], update.get("events"))


async def test_an_action_sent_twice_is_told_before_it_is_confirmed(server: Server) -> None:
    """`done` is a promise: it must not come before the disk has the action."""
    async with guests(server, "Ann", "Bob") as people:
        table = await seated(people, "lie", 2)
        mover = table[0] if table[0].legal else table[1]
        action = mover.choices[0]
        for _ in range(3):
            await mover.send(type="act", id="once", action=action)
        answers = [await mover.until(lambda f: f.get("id") == "once") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["update", "accepted", "accepted"]
        assert {answer["seq"] for answer in answers} == {answers[0]["seq"]}


async def test_an_id_of_somebody_else_is_nobodys(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        table = await seated(people, "lie", 2)
        mover, other = table if table[0].legal else table[::-1]
        played = await mover.act(mover.choices[0], "mine")
        assert played["type"] == "update"
        heard = await other.until(lambda frame: frame.get("seq") == played["seq"])
        assert "id" not in heard
        answer = await other.act({"do": "nonsense"}, "mine")
        assert (answer["type"], answer["reason"]) == ("refused", "not-an-action")


async def guest_at(server: Server, people: list[Guest]) -> Seat:
    code = await people[0].open_table("lie", 3)
    return await people[0].look(code)


async def test_every_odd_value_in_every_field(server: Server) -> None:
    async with guests(server, "Ann") as people:
        seat = await guest_at(server, people)
        frames = [
            json.dumps({**command, field: odd})
            for command in COMMANDS
            if command["type"] not in ("sit", "stand", "start")
            for field in command
            for odd in ODD
        ]
        await pump(seat, [frame for frame in frames if len(frame) < 16_000], "every field", seat)
        assert seat.table["phase"] == "waiting"
