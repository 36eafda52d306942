"""Whole games over real sockets, on every game."""

from __future__ import annotations

import asyncio
import random

import pytest

import bluffhouse
from bluffhouse.records import read, verify
from serving import Server, guests, seated


@pytest.mark.parametrize("game", sorted(bluffhouse.games()))
async def test_two_people_and_bots_play_to_the_end(server: Server, game: str) -> None:
    seats = min(4, bluffhouse.games()[game].seats[-1])
    async with guests(server, "Ann", "Bob") as people:
        looking = await seated(people, game, seats)
        rng = random.Random(game)
        await asyncio.gather(*[seat.play_on(rng) for seat in looking])
        answer = await people[0].get(f"/api/tables/{looking[0].code}/record")
        record, players = read(answer.text)
        assert record.result is not None
        assert looking[0].view is not None
        assert looking[0].view["result"]["winners"] == list(record.result.winners)
        assert [player.name for player in players][:2] == ["Ann", "Bob"]
        assert verify(record).outcome == "honest"


async def test_the_house_says_that_it_is_there(server: Server) -> None:
    async with guests(server, "Ann") as (ann,):
        seat = await ann.look(await ann.open_table("lie", 2))
        await seat.send(type="ping")
        assert await seat.next() == {"type": "pong"}
        over_http = await ann.ask(seat.code, type="ping")
        assert over_http.status_code == 400
        await seat.close()
