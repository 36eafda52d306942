"""A table from the first card on: watched, paused, handed over, asleep, archived, played again."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

import bluffhouse
from serving import Guest, Seat, Server, guests, seated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as server:
        yield server


def news(what: str) -> Any:
    return lambda frame: frame.get("notice", {}).get("what") == what


def reason(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["reason"])


async def refused(seat: Seat, /, **command: Any) -> str:
    """Why not."""
    await seat.send(**command)
    return str((await seat.until(lambda frame: frame["type"] == "refused"))["reason"])


async def finish(*seats: Seat, seed: int = 1) -> None:
    rng = random.Random(seed)
    await asyncio.gather(*[seat.play_on(rng) for seat in seats])


# ── spectators ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", sorted(bluffhouse.games()))
async def test_a_spectator_follows_the_game_from_outside(server: Server, game: str) -> None:
    async with guests(server, "Ann", "Bob", "Cid") as [ann, bob, cid]:
        players = await seated([ann, bob], game, min(4, bluffhouse.games()[game].seats[-1]))
        early = await cid.look(players[0].code)
        assert early.you == {"name": "Cid"}
        assert early.view is not None
        assert early.view["seat"] is None
        assert await refused(early, type="act", id="1", action={}) == "you-have-no-seat"

        async def watch() -> None:
            await early.reach(lambda: early.table["phase"] == "over")

        await asyncio.gather(finish(*players), watch())
        # Update by update he has come to what he would be shown now, and nothing was his to do.
        late = await cid.look(players[0].code)
        assert early.view == late.view
        assert all(not frame.get("legal") for frame in early.frames)
        assert late.table["seed"]


# ── pausing ─────────────────────────────────────────────────────────────────────────────────


async def test_the_host_pauses_and_resumes(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        ann, bob = await seated(people, "lie", 3)
        assert await refused(bob, type="pause") == "host-only"
        await ann.send(type="pause")
        await ann.until(news("paused"))
        await bob.until(news("paused"))
        assert bob.table["paused"] is True
        assert await refused(bob, type="act", id="no", action=bob.choices[0]) == "paused"
        assert await refused(ann, type="pause") == "paused"
        assert await refused(bob, type="resume") == "host-only"
        # One may talk while it is paused, and nobody moves: not the bot either.
        n = bob.n
        await bob.ask(type="chat", text="tea?")
        assert bob.n == n + 1
        late = await people[1].look(bob.code)
        assert late.table["paused"] is True
        await late.close()
        await ann.send(type="resume")
        await ann.until(news("resumed"))
        assert await refused(ann, type="resume") == "not-paused"
        await finish(ann, bob)
        assert ann.table["phase"] == "over"
        assert await refused(ann, type="pause") == "game-over"


# ── handing over ────────────────────────────────────────────────────────────────────────────


async def test_a_seat_is_handed_to_a_bot_and_back(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        ann, bob = await seated(people, "lie", 3)
        assert await refused(bob, type="hand_over", seat=0) == "host-only"
        assert await refused(ann, type="hand_over", seat=1, kind="oracle") == "no-such-bot"
        assert await refused(ann, type="hand_over", seat=5) == "no-such-seat"
        assert await refused(ann, type="hand_over", seat=2) == "bot-plays-there"
        assert await refused(bob, type="hand_back", seat=1) == "nothing-to-hand-back"
        assert await refused(ann, type="hand_back", seat=2) == "nothing-to-hand-back"
        assert await refused(ann, type="hand_over", seat=1) == "player-here"
        await bob.send(type="hand_over", seat=1, kind="rookie:bold")
        frame = await bob.until(news("handed-over"))
        assert frame["notice"] == {
            "what": "handed-over",
            "seat": 1,
            "bot": "rookie:bold",
            "why": "self",
        }
        shown = bob.table["seats"][1]
        assert (shown["name"], shown["person"], shown["bot"]) == ("Bob", True, "rookie:bold")
        # It turns Bob's cards without him.
        turned = await bob.until(lambda f: any(e.get("seat") == 1 for e in f.get("events", [])))
        assert turned["by"] == "bot"
        assert await refused(bob, type="act", id="no", action={"do": "call"}) == "bot-plays-for-you"
        assert await refused(ann, type="hand_over", seat=1) == "bot-plays-there"
        assert await refused(ann, type="hand_back", seat=1) == "player-here"
        await bob.send(type="hand_back", seat=1)
        frame = await bob.until(news("handed-back"))
        assert frame["notice"] == {"what": "handed-back", "seat": 1, "why": "back"}
        assert "bot" not in bob.table["seats"][1]
        await finish(ann, bob)
        played = [f for f in bob.frames if f.get("id")]
        assert played
        assert all("by" not in frame for frame in played if frame["type"] == "update")


async def test_the_host_decides_for_a_player_who_has_left(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Nobody is removed within a minute of leaving, or while they are there."""
    with Server(tmp_path_factory.mktemp("constitution")) as server:
        async with guests(server, "Ann", "Bob", "Cid") as people:
            ann, bob, cid = await seated(people, "lie", 4, absence="wait")
            for kind in ("remove", "hand_over"):
                assert await refused(bob, type=kind, seat=2) == "host-only"
                assert await refused(ann, type=kind, seat=3) == "bot-plays-there"
                assert await refused(ann, type=kind, seat=1) == "player-here"
            await bob.close()
            await ann.reach(lambda: "here" not in ann.table["seats"][1])
            for kind in ("remove", "hand_over"):
                assert await refused(ann, type=kind, seat=1) == "player-just-left"
            server.stop()
            server.age(ann.code, 61)
            server.start()
            for seat in (ann, cid):
                await seat.connect()
            await ann.send(type="hand_over", seat=1, kind="rookie")
            frame = await cid.until(news("handed-over"))
            handed = {"what": "handed-over", "seat": 1, "bot": "regular", "why": "host", "by": 0}
            assert frame["notice"] == handed
            await ann.send(type="remove", seat=1)
            frame = await cid.until(news("removed"))
            assert frame["notice"] == {"what": "removed", "seat": 1, "bot": "regular", "by": 0}
            # They may watch, but coming back gives them no seat.
            await bob.connect()
            for command in (
                {"type": "act", "id": "1", "action": {"do": "call"}},
                {"type": "chat", "text": "why?"},
                {"type": "hand_back", "seat": 1},
            ):
                why = "bot-plays-for-you" if command["type"] == "act" else "host-removed-you"
                assert await refused(bob, **command) == why
            assert await refused(ann, type="remove", seat=1) == "bot-plays-there"
            # The host can change her mind.
            await ann.send(type="hand_back", seat=1)
            await bob.until(news("handed-back"))
            await bob.send(type="chat", text="thank you")
            await bob.until(lambda frame: "chat_message" in frame)
            await finish(ann, bob, cid)
            assert await refused(ann, type="remove", seat=2) == "game-over"


async def test_a_host_without_limits_pauses_a_game_for_five_minutes(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with Server(tmp_path_factory.mktemp("pause")) as server:
        async with guests(server, "Ann", "Bob") as people:
            ann, bob = await seated(people, "lie", 2)
            await ann.send(type="pause")
            await bob.until(news("paused"))
            assert await refused(bob, type="resume") == "host-only"
            server.stop()
            server.age(ann.code, 300)
            server.start()
            await bob.connect()
            await bob.reach(lambda: "paused" not in bob.table)
            await ann.connect()
            assert await refused(ann, type="pause") == "pause-used-up"


async def test_a_spectator_whom_the_host_removes_looks_on_no_longer(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Eve", "Eve") as [ann, bob, eve, namesake]:
        host, other = await seated([ann, bob], "lie", 2)
        looking = await eve.look(host.code)
        stays = await namesake.look(host.code)
        path = f"/api/tables/{host.code}/spectators"
        assert reason(await bob.get(path)) == "host-only"
        found = (await ann.get(path)).json()["people"]
        assert [person["name"] for person in found] == ["Eve", "Eve"]
        first = min(person["person"] for person in found)  # the house counts people
        assert await refused(other, type="remove_spectator", person=first) == "host-only"
        await host.send(type="remove_spectator", person=first)
        frame = await other.until(news("spectator-removed"))
        assert frame["notice"] == {"what": "spectator-removed", "name": "Eve", "by": 0}
        with pytest.raises(websockets.ConnectionClosed):
            await looking.until(lambda _: False)
        again = await looking.connect()
        assert (again["type"], again["reason"]) == ("refused", "host-removed-you")
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await looking.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        assert len((await ann.get(path)).json()["people"]) == 1
        await stays.reach(lambda: stays.n == host.n)
        assert (await stays.ask(type="chat", text="I am another Eve"))["type"] == "update"


# ── again ───────────────────────────────────────────────────────────────────────────────────


async def test_a_rematch_is_at_the_next_table_one_seat_further(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Cid") as [ann, bob, cid]:
        setting = {"options": {"wild_ones": True}, "clock": {"kind": "days", "days": 3}}
        seats = await seated([ann, bob], "lie", 3, absence="wait", **setting)
        code = seats[0].code
        watching = await cid.look(code)
        assert await refused(seats[0], type="rematch") == "not-over"
        await finish(*seats)
        await watching.reach(lambda: watching.table["phase"] == "over")
        assert await refused(watching, type="rematch") == "you-have-no-seat"
        # Both want it at the same moment: there is one.
        await asyncio.gather(*[seat.send(type="rematch") for seat in seats])
        for seat in (*seats, watching):
            await seat.reach(lambda seat=seat: seat.table.get("next"))  # type: ignore[misc]
        [following] = {seat.table["next"] for seat in (*seats, watching)}
        assert await refused(seats[0], type="rematch") == "rematch-exists"
        assert reason(await bob.ask(code, type="rematch")) == "rematch-exists"
        table = (await ann.get(f"/api/tables/{following}")).json()
        assert (table["before"], table["phase"]) == (code, "waiting")
        assert [seat["name"] for seat in table["seats"]] == ["Olga", "Ann", "Bob"]
        assert [seat.get("bot") for seat in table["seats"]] == ["rookie", None, None]
        assert [seat.get("ready", False) for seat in table["seats"]] == [True, False, False]
        asked = seats[0].table["next_by"]
        assert table["host"] == asked + 1  # the player who asked, one seat further
        assert table["pledge"] != seats[0].table["pledge"]
        for kept in ("game", "options", "clock", "absence"):
            assert table[kept] == seats[0].table[kept]
        again = [await guest.look(following) for guest in (ann, bob)]
        for seat in again:
            await seat.send(type="ready")
        await again[asked].reach(lambda: all(s.get("ready") for s in again[asked].table["seats"]))
        await again[asked].send(type="start")
        await finish(*again, seed=2)
        assert again[0].table["phase"] == "over"


async def test_a_rematch_against_bots_starts_at_once(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        code = await ann.open_table("lie", 3, bots={"1": "rookie", "2": "rookie"})
        seat = await ann.look(code)
        await seat.send(type="sit", seat=0)
        await seat.send(type="start")
        await finish(seat)
        await seat.send(type="rematch")
        await seat.reach(lambda: seat.table.get("next"))
        assert seat.table["next_by"] == 0
        following = (await ann.get(f"/api/tables/{seat.table['next']}")).json()
        assert following["phase"] == "playing"
        assert [chair.get("bot") for chair in following["seats"]] == ["rookie", None, "rookie"]
        again = await ann.look(following["code"])
        await finish(again, seed=2)
        assert again.table["phase"] == "over"


async def test_the_player_who_asks_is_the_host_of_a_rematch_that_waits(server: Server) -> None:
    """The host of the old table may stay there; nobody is moved."""
    async with guests(server, "Ann", "Bob") as people:
        ann, bob = await seated(people, "lie", 3)
        await finish(ann, bob)
        await bob.send(type="rematch")
        for seat in (ann, bob):
            await seat.reach(lambda seat=seat: seat.table.get("next"))  # type: ignore[misc]
            assert (seat.table["phase"], seat.table["next_by"]) == ("over", 1)
        following = await people[1].look(ann.table["next"])
        assert following.table["phase"] == "waiting"
        assert following.table["host"] == 2
        # Ann does not come: Bob fills her seat and starts without her.
        await following.send(type="remove", seat=1)
        await following.send(type="add_bot", seat=1, kind="rookie")
        await following.send(type="start")
        await following.reach(lambda: following.table["phase"] == "playing")
        assert ann.table["phase"] == "over"


async def test_after_a_rematch_people_decide_for_themselves_again(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        ann, bob = await seated(people, "lie", 2)
        await bob.send(type="hand_over", seat=1, kind="rookie")
        await bob.until(news("handed-over"))
        await finish(ann)
        answer = await people[1].ask(ann.code, type="rematch")
        assert answer.status_code == 200
        await ann.reach(lambda: ann.table.get("next"))
        table = (await people[0].get(f"/api/tables/{ann.table['next']}")).json()
        assert [seat["name"] for seat in table["seats"]] == ["Bob", "Ann"]
        assert not any("bot" in seat for seat in table["seats"])


# ── catching up, and twice the same ─────────────────────────────────────────────────────────


async def test_who_was_away_gets_exactly_what_he_missed(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Cid") as [ann, bob, cid]:
        code = await ann.open_table("lie", 2)
        witness = await cid.look(code)  # a spectator who never blinks
        everything = [await ann.look(code), await bob.look(code)]
        for seat in everything:
            await seat.ask(type="sit")
            await seat.ask(type="ready")
        await everything[0].ask(type="chat", text="good luck")
        await everything[0].send(type="start")
        await finish(*everything)
        await witness.reach(lambda: witness.n == everything[0].n)
        last = witness.n
        assert last > 40  # more than stays at hand: some of it is read from disk
        whole = {frame["seq"]: frame for frame in witness.frames if frame["type"] == "update"}
        kept = ("type", "seq", "events", "notice", "chat_message", "by")
        for since in (1, 2, 7, last - 33, last - 32, last - 31, last - 1, last, last + 5):
            late = await cid.look(code, since=since)
            snapshot = late.frames[0]
            missed = snapshot.get("missed", [])
            assert [update["seq"] for update in missed] == list(range(since + 1, last + 1))
            for update in missed:
                seen = whole.get(update["seq"], {})
                assert {k: v for k, v in update.items() if k != "type"} == {
                    k: seen[k] for k in kept if k in seen and k != "type"
                }
            assert snapshot["seq"] == last
            await late.close()


async def test_a_player_who_was_away_sees_his_own_hand_and_nobody_elses(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        ann, bob = await seated(people, "lie", 2)
        late = await people[1].look(bob.code, since=1)
        [dealt] = [
            event
            for update in late.frames[0]["missed"]
            for event in update.get("events", [])
            if event["event"] == "dealt"
        ]
        assert dealt["hands"][0] is None
        assert bob.view is not None
        assert dealt["hands"][1] == bob.view["hand"]
        assert not ann.table.get("seed")


@pytest.mark.parametrize("since", ["-1", "x", "1.5", "9999999999", "%00", "٣"])
async def test_a_since_that_is_no_number_is_refused(server: Server, since: str) -> None:
    async with guests(server, "Ann") as [ann]:
        code = await ann.open_table("lie", 2)
        seat = Seat(ann, code)
        ann.seats.append(seat)
        frame = await seat.connect(since)  # type: ignore[arg-type]
        assert (frame["type"], frame["reason"]) == ("refused", "not-understood")


async def test_an_action_sent_twice_is_played_once(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        ann, bob = await seated(people, "lie", 2)
        turn = ann.choices[0]
        played = await ann.act(turn, id="same")
        assert played["type"] == "update"
        for _ in range(2):
            again = await ann.act(turn, id="same")
            assert again == {"type": "accepted", "id": "same", "seq": played["seq"]}
        other = await ann.act({"do": "nonsense"}, id="same")  # known by its id alone
        assert other == {"type": "accepted", "id": "same", "seq": played["seq"]}
        answer = await people[0].ask(ann.code, type="act", id="same", action=turn)
        assert (answer.status_code, answer.json()) == (200, other)
        # The id is Ann's own name for it: Bob's "same" is another one.
        his = await bob.act(bob.choices[0], id="same")
        assert (his["type"], his["seq"]) == ("update", played["seq"] + 1)
        # Nobody else learns a player's ids.
        assert all("id" not in frame for frame in bob.frames if frame.get("seq") == played["seq"])


async def test_what_was_refused_may_be_sent_again_under_the_same_id(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        ann, _ = await seated(people, "lie", 2)
        early = await ann.act({"do": "call"}, id="mine")
        assert (early["type"], early["id"]) == ("refused", "mine")
        assert (await ann.act(ann.choices[0], id="mine"))["type"] == "update"


# ── sleeping and archived ───────────────────────────────────────────────────────────────────


async def tables_awake(guest: Guest) -> int:
    text = (await guest.metrics()).text
    found = re.search(r"^bluffhouse_tables_awake (\d+)", text, re.MULTILINE)
    assert found
    return int(found[1])


async def until_all_sleep(guest: Guest) -> None:
    async with asyncio.timeout(240):
        while await tables_awake(guest):
            await asyncio.sleep(0.05)


def unmoved(seat: Seat) -> dict[str, Any]:
    """The whole picture, but for what comings and goings and time change."""
    snapshot = seat.frames[0]
    table = snapshot["table"]
    seats = [{**chair, "here": None} for chair in table["seats"]]
    pause_until = None  # the time for which the house was closed does not count
    table = {**table, "seats": seats, "pause_until": pause_until}
    return {**snapshot, "seq": None, "clocks": None, "table": table}


async def test_bots_stop_when_nobody_is_looking(tmp_path: Path) -> None:
    # A game that takes minutes, so that it cannot end before a busy house lets its table sleep.
    with Server(tmp_path, sleep_after=0, bot_delay=2) as server:
        async with guests(server, "Ann") as [ann]:
            (seat,) = await seated([ann], "lie", 6, options={"longer_game": True})
            await seat.send(type="hand_over", seat=0, kind="rookie")
            await seat.reach(lambda: seat.table["seats"][0].get("bot"))
            await seat.close()
            await until_all_sleep(ann)
            again = await ann.look(seat.code)
            assert again.table["phase"] == "playing"
            seen = again.n
            await again.reach(lambda: again.n > seen)  # and go on when somebody is


@pytest.mark.parametrize("way", ["asleep", "restarted"])
async def test_a_table_comes_back_whole(tmp_path_factory: pytest.TempPathFactory, way: str) -> None:
    folder = tmp_path_factory.mktemp("sleepy")
    with Server(folder, sleep_after=0 if way == "asleep" else 3600) as server:
        async with guests(server, "Ann", "Bob", "Cid") as people:
            ann, bob, cid = people
            setting = {"clock": {"kind": "game", "seconds": 900}, "options": {"wild_ones": True}}
            first = await seated(people, "lie", 4, **setting)
            code = first[0].code
            played = await first[0].act(first[0].choices[0], id="first")
            await first[1].act(first[1].choices[0])
            await cid.ask(code, type="chat", text="hello", id="hi")
            await cid.ask(code, type="mute", name="Ann")
            await ann.ask(code, type="chat", text="hello, Cid")
            await bob.ask(code, type="hand_over", seat=1, kind="rookie")
            await ann.ask(code, type="pause")
            before = [await guest.look(code) for guest in people]
            assert [len(seat.frames[0]["chat"]) for seat in before] == [2, 2, 1]
            for seat in (*first, *before):
                await seat.close()
            if way == "asleep":
                await until_all_sleep(ann)
            else:
                server.stop()
                server.start()
            after = [await guest.look(code) for guest in people]
            assert list(map(unmoved, after)) == list(map(unmoved, before))
            # While it is paused no clock runs, whatever happens.
            for old, new in zip(before, after, strict=True):
                assert old.clocks is not None
                assert new.clocks is not None
                assert new.clocks["left"] == old.clocks["left"]
            again = await after[0].act({"do": "turn", "up": []}, id="first")
            assert again == {"type": "accepted", "id": "first", "seq": played["seq"]}
            await after[2].send(type="chat", text="hello", id="hi")
            await after[2].until(lambda frame: frame["type"] == "accepted")
            await ann.ask(code, type="resume")
            await bob.ask(code, type="hand_back", seat=1)
            await finish(*after)
            assert after[0].table["phase"] == "over"


async def test_a_table_nobody_touches_is_archived_and_wakes_up_when_somebody_does(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("archive")
    with Server(folder, archive_after_days=0.00001) as server:
        async with guests(server, "Ann", "Bob") as people:
            ann, bob = people
            waiting = await ann.open_table("lie", 2, public=True)
            await ann.ask(waiting, type="sit")
            playing = await seated(people, "lie", 2)
            for seat in playing:
                await seat.close()
            # It is looked for after the start, and then every ten minutes.
            server.stop()
            server.start()
            async with asyncio.timeout(240):
                while not all(table.get("archived") for table in await mine(ann)):
                    await asyncio.sleep(0.05)
            assert len(await mine(ann)) == 2
            assert (await bob.get("/api/tables")).json() == []
            # Looking is not touching.
            look = await bob.look(playing[0].code)
            assert look.table["archived"] is True
            assert look.view == playing[1].view
            answer = await look.act(look.choices[0])
            assert answer["type"] == "update"
            await look.reach(lambda: "archived" not in look.table)
            assert "woken" in [frame.get("notice", {}).get("what") for frame in look.frames]
            await bob.ask(waiting, type="sit")
            assert [t["code"] for t in (await bob.get("/api/tables")).json()] == [waiting]
            assert not any(table.get("archived") for table in await mine(ann))


async def test_a_journal_that_cannot_be_read_harms_no_other_table(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Somebody changed it by hand, or it is of rules that are no longer ours."""
    folder = tmp_path_factory.mktemp("damaged")
    with Server(folder, archive_after_days=0.00001) as server:
        async with guests(server, "Ann", "Bob") as people:
            tables = [await seated(people, "lie", 2) for _ in range(3)]
            await finish(*tables[0], *tables[1])
            good, over, running = (table[0].code for table in tables)
            for seat in [seat for table in tables for seat in table]:
                await seat.close()
            server.stop()
            with closing(sqlite3.connect(folder / "house.db")) as database:
                for code, kind in ((over, "played"), (running, "started")):
                    database.execute(
                        "UPDATE entries SET body = replace(body, '1', '2')"
                        " WHERE table_id = (SELECT id FROM tables WHERE code = ?)"
                        " AND body LIKE ?",
                        (code, f'%"entry":"{kind}"%'),
                    )
                database.execute("UPDATE tables SET due = 1")
                database.commit()
            server.start()
            for code in (over, running):
                look = Seat(people[0], code)
                people[0].seats.append(look)
                frame = await look.connect()
                assert (frame["type"], frame["reason"]) == ("refused", "table-damaged")
                assert reason(await people[1].ask(code, type="chat", text="?")) == "table-damaged"
                for what in ("record", "replay", "truth"):
                    answer = await people[1].get(f"/api/tables/{code}/{what}")
                    assert reason(answer) == "table-damaged"
            # The others are archived meanwhile, and played at, and counted.
            async with asyncio.timeout(240):
                while not (await mine(people[0]))[-1].get("archived"):
                    await asyncio.sleep(0.05)
            look = await people[0].look(good)
            assert look.table["phase"] == "over"
            figures = (await people[0].get("/api/history/figures")).json()
            assert figures["all"]["games"] == 1
            said = server.log.read_text()
            assert said.count("cannot be read") == 2
            assert "Traceback" not in said


async def mine(guest: Guest) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = (await guest.get("/api/history")).json()["tables"]
    return tables
