"""Records that people bring along: played through, shown from every seat, and not kept."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import msgspec
import pytest
import pytest_asyncio

import bluffhouse
from bluffhouse.house.storage import Store
from bluffhouse.records import Player, write
from bluffhouse.rules.contract import Record
from serving import Server, guests, http_client, seated

PATH = "/api/replays"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house"), proxy=True) as server:
        yield server
        assert "Traceback" not in server.log.read_text()


@pytest_asyncio.fixture
async def stranger(
    server: Server, request: pytest.FixtureRequest
) -> AsyncIterator[httpx.AsyncClient]:
    """A visitor who has not come in, from an address of their own."""
    headers = {"x-forwarded-for": request.node.name}
    async with http_client(base_url=server.url, headers=headers) as http:
        yield http


def played(game: str, decisions: int | None = None) -> Record:
    """A game at random, to its end or broken off."""
    seats = bluffhouse.games()[game].seats
    state = bluffhouse.game(game).start(min(4, seats[-1]), seed="brought along")
    rng = random.Random(game)
    while state.result is None and decisions != 0:
        seat = state.to_act[0]
        state.play(seat, state.legal(seat).sample(rng))
        decisions = None if decisions is None else decisions - 1
    return state.record


def text_of(record: Record) -> str:
    """With a bot in the last seat."""
    people = [Player(name) for name in ("Ann", "Bob", "Cid", "Dot", "Eve")[: record.players - 1]]
    return write(record, (*people, Player("Olga", "rookie")))


async def refusal(http: httpx.AsyncClient, text: str, status: int = 409) -> tuple[str, Any]:
    answer = await http.post(PATH, json={"record": text})
    assert answer.status_code == status, answer.text
    problem = answer.json()
    return problem["reason"], problem["values"].get("line")


@pytest.mark.parametrize("game", sorted(bluffhouse.games()))
async def test_a_record_is_replayed_from_every_seat(stranger: httpx.AsyncClient, game: str) -> None:
    record = played(game)
    for seat in (None, *range(record.players)):
        answer = await stranger.post(PATH, json={"record": text_of(record), "seat": seat})
        assert answer.status_code == 200, answer.text
        shown = answer.json()
        assert (shown["game"], shown["over"], shown["luck"]) == (game, True, "honest")
        assert shown["names"][0] == "Ann"
        assert shown["bots"] == {str(record.players - 1): "rookie"}
        assert shown.get("seat") == seat
        events = [event for step in shown["steps"] for event in step["events"]]
        seen = [e.seen_by(seat).disclosed() for e in record.events]
        assert events == [json.loads(msgspec.json.encode(event)) for event in seen]
        assert {step["view"]["seat"] for step in shown["steps"]} == {seat}
        deal, *decisions = shown["steps"]
        assert "seat" not in deal
        assert [step["seq"] for step in shown["steps"]] == list(range(len(shown["steps"])))
        assert all(("by" in step) == (step["seat"] == record.players - 1) for step in decisions)
        assert decisions[-1]["view"]["result"] is not None


async def test_it_is_what_the_house_shows_of_its_own_table(
    server: Server, stranger: httpx.AsyncClient
) -> None:
    async with guests(server, "Ann", "Bob") as people:
        seats = await seated(people, "lie", 3, options={"wild_ones": True})
        rng = random.Random(1)
        await asyncio.gather(*[seat.play_on(rng) for seat in seats])
        path = f"/api/tables/{seats[0].code}"
        text = (await people[0].get(f"{path}/record")).text
        for wanted in range(3):
            own = (await people[0].get(f"{path}/replay", seat=wanted)).json()
            brought = (await stranger.post(PATH, json={"record": text, "seat": wanted})).json()
            assert brought.pop("luck") == "honest"
            for replay in (own, brought):
                for step in replay["steps"]:
                    del step["seq"], step["at"]
            assert brought == own


async def test_a_game_that_was_broken_off_is_shown_as_far_as_it_goes(
    stranger: httpx.AsyncClient,
) -> None:
    record = played("lie", 5)
    for told, luck in (
        (record, "honest"),
        (msgspec.structs.replace(record, seed=None), "unproven"),
        (msgspec.structs.replace(record, commitment="0" * 64), "dishonest"),
    ):
        shown = (await stranger.post(PATH, json={"record": text_of(told), "seat": 1})).json()
        assert (len(shown["steps"]), shown.get("over", False)) == (6, False)
        assert shown["luck"] == luck


async def test_what_is_no_record_is_refused_with_the_line_and_the_reason(
    stranger: httpx.AsyncClient,
) -> None:
    text = text_of(played("lie"))
    header, *lines = text.splitlines()
    assert await refusal(stranger, "") == ("record-empty", 1)
    assert await refusal(stranger, "Dear diary") == ("record-unreadable", 1)
    assert await refusal(stranger, '{"hello":"world"}') == ("record-foreign", 1)
    newer = header.replace('"bluffhouse":2', '"bluffhouse":3')
    assert await refusal(stranger, "\n".join([newer, *lines])) == ("record-format", 1)
    without = "\n".join([header, *lines[:2], *lines[3:]])
    assert (await refusal(stranger, without))[0].startswith("record-")
    twice = "\n".join([header, *lines[:3], *lines[2:]])
    reason, line = await refusal(stranger, twice)
    assert (reason, line) == ("record-not-allowed", 5)
    assert await refusal(stranger, text + "x" * 256 * 1024, 413) == ("record-too-long", None)
    assert (await refusal(stranger, "x" * 2**20, 413))[0] == "too-large"


async def test_a_seat_that_there_is_not(stranger: httpx.AsyncClient) -> None:
    text = text_of(played("lie", 2))
    answer = await stranger.post(PATH, json={"record": text, "seat": 6})
    assert (answer.status_code, answer.json()) == (
        409,
        {"reason": "no-such-seat", "values": {"most": 4}},
    )
    for body in ({"record": text, "seat": 8}, {"record": 3}, {"seat": 0}, {"record": "", "of": 1}):
        answer = await stranger.post(PATH, json=body)
        assert (answer.status_code, answer.json()["reason"]) == (400, "not-understood")


async def test_nothing_of_it_is_kept(server: Server, stranger: httpx.AsyncClient) -> None:
    store = Store(server.database)
    try:
        before = store.count()
        answer = await stranger.post(PATH, json={"record": text_of(played("lie", 3))})
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
        assert store.count() == before
    finally:
        store.close()


async def test_no_address_may_bring_too_many(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("busy")) as busy:
        async with http_client(base_url=busy.url) as http:
            said = [(await http.post(PATH, json={"record": ""})).status_code for _ in range(31)]
            assert said == [409] * 30 + [429]
            answer = await http.post(PATH, json={"record": text_of(played("lie", 1))})
            assert answer.json()["reason"] == "too-fast"
