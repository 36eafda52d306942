"""The truth after a game: everything said, who lied, who believed it, who did not."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

import bluffhouse
from bluffhouse.house.truth import Doubt, SeatFigures, best_call, best_lie, seat_figures
from bluffhouse.records import read
from bluffhouse.records.statements import Answer, Statement, statements
from bluffhouse.rules.contract import Record
from serving import Guest, Seat, Server, guests, seated

NAMED = ("lies", "lies_believed", "calls_right", "calls_wrong")
"""Figures that people have, too."""


async def finish(seats: list[Seat]) -> None:
    rng = random.Random(7)
    await asyncio.gather(*[seat.play_on(rng) for seat in seats])


async def truth(guest: Guest, code: str) -> dict[str, Any]:
    answer = await guest.get(f"/api/tables/{code}/truth")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def record_of(guest: Guest, code: str) -> Record:
    return read((await guest.get(f"/api/tables/{code}/record")).text)[0]


# ── over the wire ───────────────────────────────────────────────────────────────────────────


async def test_nobody_is_told_before_the_end(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Eve") as [ann, bob, eve]:
        waiting = await ann.open_table("lie", 2)
        seats = await seated([ann, bob], "lie", 2)
        for code in (waiting, seats[0].code):
            for guest in (ann, eve):
                answer = await guest.get(f"/api/tables/{code}/truth")
                assert (answer.status_code, answer.json()["reason"]) == (409, "not-over")
        await finish(seats)
        # Then everybody is, who sat there and who did not, the same.
        assert await truth(ann, seats[0].code) == await truth(eve, seats[0].code)
        stranger = await ann.http.get(f"{server.url}/api/tables/{seats[0].code}/truth")
        assert (stranger.status_code, stranger.json()["reason"]) == (401, "come-in-first")


@pytest.mark.parametrize("game", sorted(bluffhouse.games()))
async def test_it_is_what_the_record_says(server: Server, game: str) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        seats = await seated([ann, bob], game, min(4, bluffhouse.games()[game].seats[-1]))
        code = seats[0].code
        await finish(seats)
        told = await truth(ann, code)
        record = await record_of(ann, code)
        lines = [msgspec.to_builtins(event) for event in record.events]
        said = statements(record)
        assert told["game"] == game
        assert told["names"] == [chair["name"] for chair in seats[0].table["seats"]]
        assert told["views"][:2] == [seat.view for seat in seats]
        assert len(told["statements"]) == len(said)
        assert bool(said) == (game != "millionaires")
        # Which entry an event stands in, a replay says.
        steps = (await ann.get(f"/api/tables/{code}/replay", seat=0)).json()["steps"]
        numbers = [step["seq"] for step in steps for _ in step["events"]]
        for shown, statement in zip(told["statements"], said, strict=True):
            assert msgspec.json.encode(shown["event"]) == msgspec.json.encode(
                lines[statement.event]
            )
            assert shown["seq"] == numbers[statement.event]
            for field in ("seat", "kind", "size"):
                assert shown[field] == getattr(statement, field)
            answers = shown.get("answers", [])
            assert [(a["seq"], a["seat"], a["believed"]) for a in answers] == [
                (numbers[a.event], a.seat, a.believed) for a in statement.answers
            ]
            for answer, true in zip(answers, statement.answers, strict=True):
                assert msgspec.json.encode(answer["event"]) == msgspec.json.encode(
                    lines[true.event]
                )
        best = best_lie(said)
        assert told.get("best_lie") == best
        doubt = best_call(said)
        assert told.get("best_call") == (None if doubt is None else msgspec.to_builtins(doubt))


async def test_a_bid_is_proved_by_the_cards(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        seats = await seated(people, "lie", 3)
        await finish(seats)
        said = (await truth(people[0], seats[0].code))["statements"]
        for one in said:
            bid, shown = one["event"], one["proof"]
            there = [value for hand in shown["up"] for value in hand].count(bid["value"])
            assert one["size"] == max(0, bid["count"] - there)
        assert {one["kind"] for one in said} == {"true", "lie"}


async def test_a_claim_is_proved_by_the_role(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        seats = await seated(people, "millions_of_dollars", 3)
        await finish(seats)
        said = (await truth(people[0], seats[0].code))["statements"]
        assert said
        for one in said:
            claim, chosen = one["event"], one["proof"]
            assert chosen["seat"] == one["seat"]
            assert (one["kind"] == "true") == (chosen["roles"][claim["slot"]] == claim["role"])


async def test_the_figures_of_the_seats_are_those_of_the_people(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        seats = await seated(people, "bluff_pirate", 4)
        await finish(seats)
        shown = (await truth(people[0], seats[0].code))["figures"]
        assert len(shown) == 4
        for seat, guest in enumerate(people):
            mine = (await guest.get("/api/history/figures")).json()["all"]
            assert shown[seat].items() >= {name: mine[name] for name in NAMED}.items()


async def test_a_replay_has_a_place_in_the_client(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        page = await ann.get("/")
        for path in ("/r/ABCDEFGH", "/r/ABCDEFGH/12"):
            answer = await ann.get(path)
            assert (answer.status_code, answer.text) == (200, page.text)


# ── the prizes ──────────────────────────────────────────────────────────────────────────────


def said(*statements: tuple[int, int, str]) -> list[Statement]:
    """Each by (seat, size, who answered): `"2+ 3-"` is believed by seat 2 and not by seat 3."""
    return [
        Statement(
            number,
            seat,
            "true" if size == 0 else "lie",
            size,
            tuple(Answer(number, int(who[0]), who[1] == "+") for who in answers.split()),
        )
        for number, (seat, size, answers) in enumerate(statements)
    ]


def test_the_best_lie_is_what_most_believed() -> None:
    assert best_lie(said((0, 3, "1+"), (1, 1, "0+ 2+"), (2, 9, "0- 1-"))) == 1


def test_a_lie_that_anybody_caught_is_not_the_best() -> None:
    assert best_lie(said((0, 9, "1+ 2+ 3-"), (1, 1, "2+"))) == 1
    assert best_lie(said((0, 9, "1+ 2+ 3-"))) is None


def test_a_trap_is_neither_the_best_lie_nor_a_call() -> None:
    trap = Statement(0, 0, "trap", 6, (Answer(1, 1, True),))
    avoided = Statement(2, 0, "trap", 6, (Answer(3, 1, False),))
    told = [trap, avoided]
    assert (best_lie(told), best_call(told)) == (None, None)
    assert seat_figures(told, 0) == SeatFigures(0, 0, 0, 0, traps=2, traps_sprung=1)
    assert seat_figures(told, 1) == SeatFigures(0, 0, 0, 0)


def test_of_lies_that_as_many_believed_the_biggest_is_best() -> None:
    assert best_lie(said((0, 1, "1+"), (1, 3, "2+"), (2, 2, "0+"), (0, 3, "1+ 2-"))) == 1


def test_of_equal_lies_the_first_is_best() -> None:
    assert best_lie(said((0, 2, "1+"), (1, 2, "2+"))) == 0


def test_who_told_no_lie_that_was_believed_gets_no_prize() -> None:
    assert best_lie(said((0, 0, "1+ 2+"), (1, 5, "2-"), (2, 4, ""))) is None
    assert best_lie([]) is None


def test_the_best_call_doubts_the_biggest_lie() -> None:
    told = said((0, 1, "1-"), (1, 0, "2-"), (2, 4, "0+ 1- 3-"), (3, 7, "0+"))
    assert best_call(told) == Doubt(2, 1)


def test_of_equal_calls_the_lonelier_is_better_and_then_the_first() -> None:
    assert best_call(said((0, 2, "1- 2-"), (1, 2, "0+ 2-"), (2, 2, "0-"))) == Doubt(1, 2)


def test_who_doubted_truths_only_gets_no_prize() -> None:
    assert best_call(said((0, 0, "1-"), (1, 2, "2+"))) is None
