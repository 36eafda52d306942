"""Fair dealing over real sockets: pledged before, mixed with the players' numbers, shown after."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import bluffhouse
from bluffhouse.records import read, verify
from bluffhouse.rules.chance import commitment
from bluffhouse.rules.contract import Record
from serving import Guest, Seat, Server, guests

NUMBERS = ("c0ffee0123456789", "0badcafe")


class Dealt(NamedTuple):
    """A finished game: what its players were shown, and where it is."""

    code: str
    snapshots: list[dict[str, Any]]
    """The first frame that each viewer got."""
    frames: list[dict[str, Any]]
    answers: list[str]
    """Answers to the HTTP requests made while it ran."""
    record: str


async def dealt(people: list[Guest], game: str) -> Dealt:
    """Ann in seat 2, Bob in seat 0, a bot between them, and one who watches."""
    ann, bob, eve = people
    code = await ann.open_table(game, 3, bots={"1": "rookie"})
    looking = [await ann.look(code), await bob.look(code), await eve.look(code)]
    snapshots = [seat.frames[0] for seat in looking]
    await looking[0].ask(type="sit", seat=2)
    await looking[1].ask(type="sit", seat=0)
    for seat, number in zip(looking[:2], NUMBERS, strict=True):
        await seat.send(type="ready", sealed=sealed(number))
    await looking[0].reach(lambda: sum(map(is_sealed, looking[0].table["seats"])) == 2)
    answers = [await everything(eve, code)]
    await looking[0].send(type="start")
    for seat, number in zip(looking[:2], NUMBERS, strict=True):
        await seat.reach(lambda seat=seat: seat.table.get("starting") is not None)  # type: ignore[misc]
        await seat.send(type="show_number", number=number)
    await looking[0].reach(lambda: looking[0].table["phase"] == "playing")
    answers.append(await everything(bob, code))
    rng = random.Random(game)
    async with asyncio.timeout(240):
        await asyncio.gather(
            *[seat.play_on(rng) for seat in looking[:2]],
            looking[2].until(lambda _: looking[2].table["phase"] == "over", 60),
        )
    record = (await eve.get(f"/api/tables/{code}/record")).text
    frames = [frame for seat in looking for frame in seat.frames]
    return Dealt(code, snapshots, frames, answers, record)


async def everything(guest: Guest, code: str) -> str:
    """All that HTTP answers about a table."""
    paths = ("", "/replay", "/replay?seat=0", "/replay?seat=1", "/record")
    answers = [await guest.get(f"/api/tables/{code}{path}") for path in paths]
    answers += [await guest.get(path) for path in ("/api/tables", "/api/history")]
    answers.append(await guest.metrics())
    assert not any(answer.status_code >= 500 for answer in answers)
    return "\n".join(answer.text for answer in answers)


@pytest.fixture(scope="module")
def game(server: Server) -> Dealt:
    async def play() -> Dealt:
        async with guests(server, "Ann", "Bob", "Eve") as people:
            return await dealt(people, "lie")

    return asyncio.run(play())


def hashed(text: str) -> str:
    """The hash of a seed or of the house's part of it, as docs/records.md says."""
    return sha256(b"bluffhouse seed 1\n" + text.encode()).hexdigest()


def sealed(number: str) -> str:
    """The hash of a player's number, as docs/records.md says."""
    return sha256(b"bluffhouse number 1\n" + number.encode()).hexdigest()


def test_the_pledge_of_the_first_moment_is_kept(game: Dealt) -> None:
    pledges = {frame["table"]["pledge"] for frame in game.frames if "table" in frame}
    assert pledges == {frame["table"]["pledge"] for frame in game.snapshots}
    [seed] = {frame["table"]["seed"] for frame in game.frames if "seed" in frame.get("table", {})}
    secret, *numbers = seed.split("+")
    assert pledges == {hashed(secret)}
    assert len(secret) == 64
    assert numbers == [NUMBERS[1], "", NUMBERS[0]]
    commitments = {
        frame["table"]["commitment"]
        for frame in game.frames
        if "commitment" in frame.get("table", {})
    }
    assert commitments == {hashed(seed)}
    started = [frame for frame in game.frames if frame.get("notice") == {"what": "started"}]
    assert len(started) == 3, "each was told"
    assert all(frame["table"]["commitment"] == hashed(seed) for frame in started)


def test_nothing_of_the_seed_is_told_before_the_end(server: Server, game: Dealt) -> None:
    seed = str(read(game.record).record.seed)
    parts = [seed.split("+")[0], *NUMBERS]
    over = [frame for frame in game.frames if "seed" in frame.get("table", {})]
    assert all(frame["table"]["phase"] == "over" for frame in over)
    for frame in game.frames:
        if frame not in over:
            assert not any(part in json.dumps(frame) for part in parts)
    for answer in game.answers:
        assert not any(part in answer for part in parts)
    log = server.log.read_text()
    assert not any(part in log for part in parts)


def test_the_record_taken_home_verifies(game: Dealt, tmp_path: Path) -> None:
    record = read(game.record).record
    assert record.pledge == game.snapshots[0]["table"]["pledge"]
    assert verify(record).outcome == "honest"
    file = tmp_path / "game.bluff"
    file.write_text(game.record, encoding="utf-8")
    assert verify_command(file) == 0
    file.write_text(game.record.replace(str(record.pledge), hashed("another")), encoding="utf-8")
    assert verify_command(file) == 1


def verify_command(file: Path) -> int:
    command = [sys.executable, "-m", "bluffhouse", "verify", str(file)]
    return subprocess.run(command, capture_output=True, check=False).returncode


def forged(record: Record, **parts: Any) -> Record:
    return msgspec.structs.replace(record, **parts)


def test_a_house_that_cheated_would_be_found(game: Dealt) -> None:
    """Another secret, another number, another order: with the commitment made to fit as well."""
    record = read(game.record).record
    seed = str(record.seed)
    secret, first, bots, last = seed.split("+")
    others = [
        "+".join(["0" * 64, first, bots, last]),
        "+".join([secret, last, bots, first]),
        "+".join([secret, first, "7", last]),
        "+".join([secret, first, bots, ""]),
        "+".join([secret, first, bots, last, "7"]),
        secret,
    ]
    for other in others:
        assert verify(forged(record, seed=other)).outcome == "dishonest"
        fitting = forged(record, seed=other, commitment=commitment(other))
        assert verify(fitting).outcome == "dishonest", "the luck is that of the true seed"
    assert verify(forged(record, pledge=hashed(seed))).outcome == "dishonest"
    assert verify(forged(record, seed=None)).outcome == "unproven"


def test_a_secret_chosen_after_the_numbers_would_be_found(game: Dealt) -> None:
    """The house deals again from another secret, luck and commitment and all, until it likes the
    cards. Only the pledge stands in its way."""
    record = read(game.record).record
    seed = "+".join(["1" * 64, *str(record.seed).split("+")[1:]])
    state = bluffhouse.game(record.game, **record.options).start(record.players, seed)
    again = forged(state.record, pledge=record.pledge)
    assert verify(forged(again, pledge=None)).outcome == "honest"
    assert verify(again).outcome == "dishonest"


async def test_the_secret_is_fixed_when_the_table_is_opened(server: Server) -> None:
    """It stands in the first entry of the journal, and setting up the table anew keeps it."""
    async with guests(server, "Ann") as people:
        code = await people[0].open_table("lie", 2, bots={"1": "rookie"})
        seat = await people[0].look(code)
        pledge = seat.table["pledge"]
        secret = secret_of(server, code)
        assert hashed(secret) == pledge
        for command in ({"type": "set_up", "seats": 3}, {"type": "sit"}, {"type": "ready"}):
            await seat.ask(**command)
            assert seat.table["pledge"] == pledge
        assert secret_of(server, code) == secret
        another = await people[0].open_table("lie", 2)
        assert (await people[0].look(another)).table["pledge"] != pledge


def secret_of(server: Server, code: str) -> str:
    database = sqlite3.connect(server.folder / "house.db")
    (body,) = database.execute(
        "SELECT body FROM entries JOIN tables ON id = table_id WHERE code = ? AND number = 1",
        [code],
    ).fetchone()
    database.close()
    return str(json.loads(body)["secret"])


@pytest.mark.parametrize("number", ["C0FFEE", "c0ffee\n", "0" * 23, "1+1", "+", " ", 7, None, "é"])
async def test_what_is_no_number_is_refused_and_the_game_can_be_dealt(
    server: Server, number: object
) -> None:
    async with guests(server, "Ann") as people:
        code = await people[0].open_table("lie", 2, bots={"1": "rookie"})
        seat = await people[0].look(code)
        await sit(seat)
        for command in (
            {"type": "ready", "sealed": number},
            {"type": "show_number", "number": number},
        ):
            answer = await seat.ask(**command)
            assert (answer["type"], answer["reason"]) == ("refused", "not-understood")
        await seat.send(type="start")
        await seat.until(lambda _: seat.table["phase"] == "playing")


async def sit(seat: Seat) -> None:
    await seat.ask(type="sit", seat=0)
    while not (seat.table["seats"][0] or {}).get("here"):
        await seat.next()


async def test_a_number_that_does_not_come_calls_the_start_off(tmp_path: Path) -> None:
    """Bob seals a number and leaves the page before it is shown. Ann is told whose number was
    missing, and starts again; Bob comes back and adds none."""
    with Server(tmp_path, start_grace=2) as server:
        async with guests(server, "Ann", "Bob") as people:
            await call_off(people)


async def call_off(people: list[Guest]) -> None:
    code = await people[0].open_table("lie", 2)
    ann, bob = [await person.look(code) for person in people]
    for number, seat in enumerate((ann, bob)):
        await seat.send(type="sit", seat=number)
        await seat.send(type="ready", sealed=sealed(NUMBERS[number]))
    await ann.reach(lambda: all(is_sealed(seat) and seat["here"] for seat in ann.table["seats"]))
    await ann.send(type="start")
    await bob.reach(lambda: 1 in bob.table.get("starting", ()))
    await bob.close()
    await ann.until(lambda frame: frame.get("notice") == {"what": "number-missing", "seat": 1})
    assert "starting" not in ann.table
    assert not any(seat.get("ready") or is_sealed(seat) for seat in ann.table["seats"])
    bob = await people[1].look(code)
    await bob.send(type="ready")
    await ann.send(type="ready", sealed=sealed("feed"))
    await ann.reach(lambda: all(seat.get("ready") for seat in ann.table["seats"]))
    await ann.send(type="start")
    await ann.reach(lambda: ann.table.get("starting") == [0])
    await ann.send(type="show_number", number="feed")
    await bob.reach(lambda: bob.table["phase"] == "playing")


def is_sealed(seat: dict[str, Any] | None) -> bool:
    return seat is not None and "sealed" in seat


async def test_a_player_alone_starts_over_http_with_a_number(server: Server) -> None:
    async with guests(server, "Ann") as people:
        ann = people[0]
        code = await ann.open_table("lie", 2, bots={"1": "rookie"})
        for command in (
            {"type": "sit", "seat": 0},
            {"type": "ready", "sealed": sealed("feed")},
            {"type": "start"},
            {"type": "show_number", "number": "feed"},
        ):
            answer = await ann.ask(code, **command)
            assert answer.status_code == 200, answer.text
        assert (await ann.get(f"/api/tables/{code}")).json()["phase"] == "playing"
