"""Past games: my tables, replays, records and statistics."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterable
from typing import Any

import httpx
import msgspec
import pytest

import bluffhouse
from bluffhouse.house.judge import STAND_IN
from bluffhouse.records import read, verify
from bluffhouse.records.statements import statements
from bluffhouse.rules.contract import Event, Record
from serving import Guest, Seat, Server, guests, seated

PAGE = 50


def reason(answer: httpx.Response) -> str:
    assert answer.status_code == 409, answer.text
    return str(answer.json()["reason"])


async def finish(seats: list[Seat], seed: int = 1) -> None:
    rng = random.Random(seed)
    await asyncio.gather(*[seat.play_on(rng) for seat in seats])


async def mine(guest: Guest, **parameters: Any) -> dict[str, Any]:
    answer = await guest.get("/api/history", **parameters)
    assert answer.status_code == 200, answer.text
    page: dict[str, Any] = answer.json()
    return page


async def record_of(guest: Guest, code: str) -> Record:
    answer = await guest.get(f"/api/tables/{code}/record")
    assert answer.status_code == 200, answer.text
    return read(answer.text)[0]


# ── my tables ───────────────────────────────────────────────────────────────────────────────


async def test_my_tables_name_the_players_and_the_winners(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        code = await ann.open_table("lie", 3, bots={"2": "rookie"})
        seats = [await ann.look(code), await bob.look(code)]
        await seats[0].ask(type="sit", seat=0)
        [table] = (await mine(ann))["tables"]
        assert (table["players"], table.get("winners")) == (["Ann", "", "Olga"], None)
        await seats[1].ask(type="sit", seat=1)
        for number in range(70):  # more entries than are read from the ends of a journal at first
            await seats[1].ask(type="ready", ready=number % 2 == 1)
        await seats[0].ask(type="start")
        await finish(seats)
        assert seats[0].view is not None
        winners = seats[0].view["result"]["winners"]
        for number in range(15):
            await seats[number % 2].ask(type="chat", text=f"well played {number}")
        for guest in (ann, bob, bob):
            table = (await mine(guest))["tables"][0]
            assert table["players"] == ["Ann", "Bob", "Olga"]
            assert table["winners"] == winners


async def test_my_tables_say_whether_it_is_my_turn(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        assert await mine(ann) == {"tables": []}
        watched = await ann.open_table("lie", 2)  # opened, but she does not sit
        waiting = await bob.open_table("dont_bluff", 3)
        await ann.ask(waiting, type="sit", seat=2)
        seats = await seated([bob, ann], "lie", 2)
        tables = (await mine(ann))["tables"]
        assert watched not in [table["code"] for table in tables]
        assert [(t["code"], t["game"], t["phase"], t["seat"], t["seats"]) for t in tables] == [
            (seats[0].code, "lie", "playing", 1, 2),
            (waiting, "dont_bluff", "waiting", 2, 3),
        ]
        assert [table["my_turn"] for table in tables] == [True, False]
        assert tables[0]["touched"] >= tables[1]["touched"]
        await seats[1].act(seats[1].choices[0])
        assert not (await mine(ann))["tables"][0]["my_turn"]
        assert (await mine(bob))["tables"][0]["my_turn"]
        await seats[0].act(seats[0].choices[0])
        turns = [(await mine(guest))["tables"][0]["my_turn"] for guest in (ann, bob)]
        assert sorted(turns) == [False, True]
        await finish(seats)
        last = (await mine(ann))["tables"][0]
        assert (last["phase"], last["my_turn"]) == ("over", False)
        # Who stands up was never there.
        await ann.ask(waiting, type="stand")
        assert [table["code"] for table in (await mine(ann))["tables"]] == [seats[0].code]


async def test_my_tables_come_page_by_page(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        codes = []
        for _ in range(2 * PAGE + 3):
            codes.append(await ann.open_table("lie", 2))
            assert (await ann.ask(codes[-1], type="sit")).status_code == 200
        found: list[str] = []
        more: dict[str, Any] = {}
        for size in (PAGE, PAGE, 3):
            page = await mine(ann, **more)
            assert len(page["tables"]) == size
            found += [table["code"] for table in page["tables"]]
            more = {"before": page["more"]} if "more" in page else {}
        assert not more
        assert found == codes[::-1]
        exactly = await mine(ann, before=(await mine(ann))["more"])
        assert len(exactly["tables"]) == PAGE


@pytest.mark.parametrize("before", ["-1", "x", "99999999999999999999"])
async def test_a_page_that_is_none(server: Server, before: str) -> None:
    async with guests(server, "Ann") as [ann]:
        answer = await ann.get("/api/history", before=before)
        assert (answer.status_code, answer.json()["reason"]) == (400, "not-understood")


# ── figures ─────────────────────────────────────────────────────────────────────────────────


def figures_by_hand(records: list[tuple[str, Record, int]]) -> dict[str, Any]:
    """The figures of who sat in that seat of each of these games."""
    found: dict[str, Any] = {
        "games": len(records),
        "wins": 0.0,
        "fair_wins": sum(1 / record.players for _, record, _ in records),
        "lies": 0,
        "lies_believed": 0,
        "traps": 0,
        "traps_sprung": 0,
        "truths": 0,
        "calls_right": 0,
        "calls_wrong": 0,
        "fell_for": 0,
        "trusted": 0,
    }
    names = {"lie": ("lies", "lies_believed"), "trap": ("traps", "traps_sprung")}
    for _, record, seat in records:
        assert record.result is not None
        winners = record.result.winners
        found["wins"] += 1 / len(winners) if seat in winners else 0
        for statement in statements(record):
            if statement.seat == seat and statement.kind == "true":
                found["truths"] += 1
            elif statement.seat == seat:
                told, worked = names[statement.kind]
                found[told] += 1
                found[worked] += any(answer.believed for answer in statement.answers)
            for answer in statement.answers:
                if answer.seat == seat and statement.kind != "trap":
                    true = statement.kind == "true"
                    if answer.believed:
                        found["trusted" if true else "fell_for"] += 1
                    else:
                        found["calls_wrong" if true else "calls_right"] += 1
    return found


def biggest(records: list[tuple[str, Record, int]]) -> tuple[int, set[str | None]]:
    """The size of the biggest lie, and the tables where one of that size was told."""
    lies: dict[str | None, int] = {
        code: max(
            [s.size for s in statements(record) if s.seat == seat and s.kind == "lie"], default=0
        )
        for code, record, seat in records
    }
    most = max(lies.values())
    return most, {code for code, size in lies.items() if size == most} if most else {None}


async def test_figures_are_what_the_records_say(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Cid") as [ann, bob, cid]:
        played: dict[str, list[tuple[str, Record, int]]] = {}

        async def play(game: str, number: int) -> None:
            # Sometimes she sits first, sometimes second.
            people = [ann, bob][:: 1 if number % 2 else -1]
            most = min(4, bluffhouse.games()[game].seats[-1])
            seats = await seated(people, game, most)
            await finish(seats, seed=number)
            record = await record_of(ann, seats[0].code)
            seat = next(s.you["seat"] for s in seats if s.guest is ann)
            played.setdefault(game, []).append((seats[0].code, record, seat))

        none = (await ann.get("/api/history/figures")).json()
        assert none["games"] == {}
        assert none["all"]["games"] == 0
        running = await seated([ann, bob], "lie", 2)  # does not count yet
        for number in range(3):
            await asyncio.gather(*[play(game, number) for game in bluffhouse.games()])
        for _ in range(2):  # worked out, and remembered
            figures = (await ann.get("/api/history/figures")).json()
            assert set(figures["games"]) == set(bluffhouse.games())
            for game, records in played.items():
                of_game = figures["games"][game]
                most, where = biggest(records)
                assert of_game.pop("biggest_bluff") == most
                assert of_game.pop("biggest_bluff_at") in where
                assert of_game == pytest.approx(figures_by_hand(records))
            everything = [entry for records in played.values() for entry in records]
            total = figures["all"]
            assert (total.pop("biggest_bluff"), total.pop("biggest_bluff_at")) == (0, None)
            assert total == pytest.approx(figures_by_hand(everything))
            assert total["lies"] > 0
            assert total["calls_right"] + total["calls_wrong"] > 0
        await finish(running)
        assert (await ann.get("/api/history/figures")).json()["games"]["lie"]["games"] == 4
        assert (await cid.get("/api/history/figures")).json()["all"]["games"] == 0


async def test_a_game_that_a_bot_finished_for_me_is_lost(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        seats = await seated(people, "lie", 2)
        await seats[1].send(type="hand_over", seat=1, kind="rookie")
        await finish(seats[:1])
        figures = (await people[1].get("/api/history/figures")).json()["all"]
        assert (figures["games"], figures["wins"], figures["lies"]) == (1, 0, 0)


async def test_a_game_that_a_bot_finished_while_i_was_away_is_lost(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with Server(tmp_path_factory.mktemp("absent"), drop_grace=0.1) as server:
        async with guests(server, "Ann", "Bob") as people:
            seats = await seated(people, "lie", 2)
            await seats[1].close()
            await finish(seats[:1])
            back = await people[1].look(seats[0].code)
            assert back.table["phase"] == "over"
            figures = (await people[1].get("/api/history/figures")).json()["all"]
            assert (figures["games"], figures["wins"]) == (1, 0)
            text = (await people[0].get(f"/api/tables/{seats[0].code}/record")).text
            assert [player.bot for player in read(text)[1]] == [None, STAND_IN]


# ── replays ─────────────────────────────────────────────────────────────────────────────────


async def replay(guest: Guest, code: str, **wanted: Any) -> httpx.Response:
    return await guest.get(f"/api/tables/{code}/replay", **wanted)


def plain(events: Iterable[Event]) -> list[Any]:
    """Return events as they are on the wire."""
    return [json.loads(msgspec.json.encode(event)) for event in events]


async def test_while_it_runs_a_game_is_replayed_from_my_seat_only(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Cid") as [ann, bob, cid]:
        waiting = await ann.open_table("lie", 2)
        assert (await replay(ann, waiting)).json()["steps"] == []
        seats = await seated([ann, bob], "lie", 2)
        code = seats[0].code
        await seats[0].act(seats[0].choices[0])
        await seats[1].act(seats[1].choices[0])
        await seats[0].reach(lambda: seats[0].n == seats[1].n)
        own = (await replay(ann, code, seat=0)).json()
        assert (own["seat"], own["names"], own.get("over", False)) == (0, ["Ann", "Bob"], False)
        assert own["steps"][-1]["view"] == seats[0].view
        # What she sees again is what she was sent.
        sent = {f["seq"]: f["events"] for f in seats[0].frames if f.get("events")}
        assert {step["seq"]: step["events"] for step in own["steps"]} == sent
        for guest, seat in ((ann, 1), (bob, 0), (cid, 0), (cid, 1)):
            assert reason(await replay(guest, code, seat=seat)) == "not-over"
            assert reason(await replay(guest, code, all_hands=True)) == "not-over"
        assert reason(await replay(ann, code, seat=2)) == "no-such-seat"
        for guest in (ann, cid):
            outside = (await replay(guest, code)).json()
            assert "seat" not in outside
            [dealt] = [e for e in outside["steps"][0]["events"] if e["event"] == "dealt"]
            assert dealt["hands"] == [None, None]
            assert [step["view"]["hand"] for step in outside["steps"]] == [[]] * 3
        for step in (await replay(bob, code, seat=1)).json()["steps"]:
            assert step["view"]["seat"] == 1
            for event in step["events"]:
                assert event.get("hands", [None])[0] is None
                assert event["event"] != "turned" or event["seat"] == 1 or event["up"] is None


@pytest.mark.parametrize("game", sorted(bluffhouse.games()))
async def test_when_it_is_over_a_game_is_replayed_from_every_seat(
    server: Server, game: str
) -> None:
    async with guests(server, "Ann", "Bob", "Cid") as [ann, bob, cid]:
        seats = await seated([ann, bob], game, min(4, bluffhouse.games()[game].seats[-1]))
        await finish(seats)
        code = seats[0].code
        record = await record_of(cid, code)
        for seat in range(record.players):
            shown = (await replay(cid, code, seat=seat)).json()
            assert (shown["game"], shown["over"], shown["seat"]) == (game, True, seat)
            steps = shown["steps"]
            events = [event for step in steps for event in step["events"]]
            assert [event["event"] for event in events] == [
                type(event).__struct_config__.tag for event in record.events
            ]
            if seat < 2:
                assert steps[-1]["view"] == seats[seat].view
                # Who sat there sees what they were sent; others do not see what stays secret.
                sent = [e for f in seats[seat].frames for e in f.get("events", [])]
                own = (await replay([ann, bob][seat], code, seat=seat)).json()["steps"]
                assert [event for step in own for event in step["events"]] == sent
            assert events == plain(event.seen_by(seat).disclosed() for event in record.events)
            assert {step["view"]["seat"] for step in steps} == {seat}
        # Who decided, and when, and whether it was a bot.
        first, *others = steps
        assert "seat" not in first
        assert all(("by" in step) == (step["seat"] >= 2) for step in others)
        assert [step["at"] for step in steps] == sorted(step["at"] for step in steps)


@pytest.mark.parametrize("game", sorted(bluffhouse.games()))
async def test_when_it_is_over_all_hands_are_open(server: Server, game: str) -> None:
    async with guests(server, "Ann", "Bob", "Cid") as [ann, bob, cid]:
        seats = await seated([ann, bob], game, min(4, bluffhouse.games()[game].seats[-1]))
        await finish(seats)
        code = seats[0].code
        record = await record_of(cid, code)
        shown = (await replay(cid, code, all_hands=True)).json()
        assert shown["all_hands"]
        events = [event for step in shown["steps"] for event in step["events"]]
        assert events == plain(event.disclosed() for event in record.events)
        # With what each seat knew beyond a spectator, every seat's view is there.
        for seat in range(record.players):
            from_seat = (await replay(cid, code, seat=seat)).json()
            assert [step["view"] for step in from_seat["steps"]] == [
                {**step["view"], **step["hands"][seat], "seat": seat} for step in shown["steps"]
            ]


# ── records ─────────────────────────────────────────────────────────────────────────────────


async def test_a_record_can_be_taken_home_when_the_game_is_over(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Cid") as [ann, bob, cid]:
        waiting = await ann.open_table("lie", 2)
        assert reason(await ann.get(f"/api/tables/{waiting}/record")) == "not-over"
        seats = await seated([ann, bob], "lie", 3, options={"wild_ones": True})
        code, pledge = seats[0].code, seats[0].table["pledge"]
        for guest in (ann, cid):
            assert reason(await guest.get(f"/api/tables/{code}/record")) == "not-over"
        await finish(seats)
        answer = await cid.get(f"/api/tables/{code}/record")
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        assert f'filename="lie-{code}' in answer.headers["content-disposition"]
        record, players = read(answer.text)
        assert verify(record).outcome == "honest"
        assert record.commitment == seats[0].table["commitment"]
        assert record.seed == seats[0].table["seed"]
        assert record.seed is not None
        assert record.options["wild_ones"] is True
        assert [(player.name, player.bot) for player in players] == [
            ("Ann", None),
            ("Bob", None),
            ("Olga", "rookie"),
        ]
        assert pledge in answer.text
        forged = msgspec.structs.replace(record, seed=record.seed + "0")
        assert verify(forged).outcome != "honest"
