"""Reviews over HTTP: of a finished table, and of a record that somebody uploads."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
from test_replays import played, text_of

import bluffhouse
from bluffhouse.house.storage import Store
from bluffhouse.house.storage.kept_reviews import add_review, review_of
from bluffhouse.records import read
from bluffhouse.study import Review, review
from bluffhouse.study.findings import FORMAT
from bluffhouse.study.review_page import ReviewPage, page_for, review_page, steps_of_record
from postgres import Cluster
from serving import PATIENCE, Guest, Seat, Server, guests, http_client, seated


async def finished(people: list[Guest], game: str = "dont_bluff", seats: int = 2) -> Seat:
    """A finished table of these people."""
    looking = await seated(people, game, seats)
    rng = random.Random(7)
    await asyncio.gather(*[seat.play_on(rng) for seat in looking])
    return looking[0]


async def until_ready(guest: Guest, code: str) -> tuple[bytes, list[dict[str, Any]]]:
    """The review of a table, and what was answered while it was computed."""
    waited: list[dict[str, Any]] = []
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await guest.get(f"/api/tables/{code}/review")
            if answer.status_code == 200:
                return answer.content, waited
            assert answer.status_code == 202, answer.text
            waited.append(answer.json())
            await asyncio.sleep(0.05)


async def refused(guest: Guest, code: str) -> tuple[int, str]:
    answer = await guest.get(f"/api/tables/{code}/review")
    return answer.status_code, answer.json()["reason"]


# ── of a table ──────────────────────────────────────────────────────────────────────────────


async def test_only_a_finished_game_is_reviewed(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Eve") as [ann, bob, eve]:
        waiting = await ann.open_table("lie", 2)
        running = (await seated([ann, bob], "lie", 2))[0].code
        for code in (waiting, running):
            for guest in (ann, eve):
                assert await refused(guest, code) == (409, "not-over")
        assert await refused(ann, "NOSUCHTABLE") == (404, "no-such-table")
        stranger = await ann.http.get(f"{server.url}/api/tables/{running}/review")
        assert (stranger.status_code, stranger.json()["reason"]) == (401, "come-in-first")


async def test_it_says_how_far_it_is_and_then_what_the_library_finds(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Eve") as [ann, bob, eve]:
        table = await finished([ann, bob])
        # All ask at once, and it is computed once: the answers tell of one progress.
        answers = await asyncio.gather(*[until_ready(one, table.code) for one in (ann, bob, eve)])
        waited = [answer for _, waits in answers for answer in waits]
        record = read((await ann.get(f"/api/tables/{table.code}/record")).text).record
        replay = (await ann.get(f"/api/tables/{table.code}/replay")).json()
    assert waited
    total = len(replay["steps"]) - 1
    assert {answer["total"] for answer in waited} <= {0, total}
    seqs = [step["seq"] for step in replay["steps"] for _ in step["events"]]
    whole = review_page(record, review(record), seqs)
    for (body, _), seat in zip(answers, (0, 1, None), strict=True):
        assert msgspec.json.decode(body, type=ReviewPage) == page_for(whole, seat)


async def test_a_kept_review_is_read_again(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with guests(server, "Ann", "Bob") as people:
            table = await finished(people)
            first, _ = await until_ready(people[0], table.code)
            store = Store(server.database)
            row = store.find(table.code)
            assert row is not None
            kept = review_of(store, row.id, FORMAT)
            assert kept is not None
            whole = msgspec.json.decode(kept, type=ReviewPage)
            assert page_for(whole, 0) == msgspec.json.decode(first, type=ReviewPage)
            # No name is in it, so deleting an account leaves nothing behind.
            assert b"Ann" not in first
            assert b"Bob" not in first
            # A review in the format of another version is computed again.
            add_review(store, row.id, FORMAT + 1, b"{}")
            again, waited = await until_ready(people[0], table.code)
            assert again == first
            assert waited
            server.stop()
            server.start()
            store.close()
            assert await until_ready(people[0], table.code) == (first, [])
        assert "Traceback" not in server.log.read_text()


async def test_it_knows_nothing_of_the_rematch(server: Server) -> None:
    """A review seen before a rematch, and during two different rematches, is the same."""
    seen = []
    async with guests(server, "Ann", "Bob") as people:
        table = await finished(people)
        before, _ = await until_ready(people[0], table.code)
        for seed in (1, 2):
            # Each rematch has a deal of its own, and is played a little.
            code = await rematch(people, table.code)
            looking = [await guest.look(code) for guest in people]
            rng = random.Random(seed)
            for _ in range(3):
                for seat in looking:
                    if seat.legal:
                        await seat.act(rng.choice(seat.choices))
            assert await refused(people[0], code) == (409, "not-over")
            seen.append((await people[0].get(f"/api/tables/{table.code}/review")).content)
            table = await finished(people)
            before, seen = (await until_ready(people[0], table.code))[0], [*seen, before]
    assert seen[0] == seen[1]
    assert seen[2] == seen[3]
    assert seen[0] != seen[2]


async def rematch(people: list[Guest], code: str) -> str:
    """Start a rematch of a table, and return its code."""
    looking = [await guest.look(code) for guest in people]
    await looking[0].send(type="rematch")
    await looking[0].reach(lambda: "next" in looking[0].table)
    after: str = looking[0].table["next"]
    seats = [await guest.look(after) for guest in people]
    for seat in seats:
        await seat.send(type="ready")
    await seats[0].reach(lambda: all(chair.get("ready") for chair in seats[0].table["seats"]))
    await seats[0].send(type="start")
    for seat in seats:
        await seat.reach(lambda seat=seat: seat.table["phase"] == "playing")  # type: ignore[misc]
    return after


async def test_secret_votes_stay_secret(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Eve") as [ann, bob, eve]:
        table = await finished([ann, bob], "bluff_pirate", 3)
        pages = [
            msgspec.json.decode((await until_ready(guest, table.code))[0], type=ReviewPage)
            for guest in (ann, bob, eve)
        ]
    secret = [
        {decision.seat for decision, kept in zip(page.decisions, page.secret, strict=True) if kept}
        for page in pages
    ]
    assert secret == [{0}, {1}, set()]
    # Of the rest, everybody sees everything.
    assert {decision.seat for decision in pages[2].decisions} == {0, 1, 2}
    assert pages[0].events == pages[1].events == pages[2].events


async def test_finished_games_of_people_are_reviewed_by_themselves(tmp_path: Path) -> None:
    with Server(tmp_path, review_games=True) as server:
        async with guests(server, "Ann", "Bob") as people:
            table = await finished(people)
        store = Store(server.database)
        row = store.find(table.code)
        assert row is not None
        async with asyncio.timeout(PATIENCE):
            while review_of(store, row.id, FORMAT) is None:
                await asyncio.sleep(0.1)
        store.close()


async def test_workers_share_what_one_of_them_has_computed(
    postgres: Cluster, tmp_path: Path
) -> None:
    url = postgres.create_database()
    with Server(tmp_path, url, workers=2) as server:
        async with guests(server, "Ann", "Bob") as people:
            table = await finished(people)
            # Each request has a connection of its own, so both workers are asked.
            bodies = [await until_ready(people[0], table.code) for _ in range(4)]
            assert len({body for body, _ in bodies}) == 1
            assert all(not waited for _, waited in bodies[1:])
        assert "Traceback" not in server.log.read_text()


# ── of a record ─────────────────────────────────────────────────────────────────────────────


async def upload(http: httpx.AsyncClient, url: str, text: str) -> httpx.Response:
    return await http.post(f"{url}/api/reviews", json={"record": text})


async def test_a_record_is_reviewed_and_not_kept(server: Server) -> None:
    record = played("dont_bluff")
    async with http_client() as http:
        started = await upload(http, server.url, text_of(record))
        assert started.status_code == 202
        id = started.json()["id"]
        async with asyncio.timeout(PATIENCE):
            while (answer := await http.get(f"{server.url}/api/reviews/{id}")).status_code == 202:
                assert answer.json()["id"] == id
                await asyncio.sleep(0.05)
        assert answer.status_code == 200
        again = await upload(http, server.url, text_of(record))
        assert (again.status_code, again.content) == (200, answer.content)
        unknown = await http.get(f"{server.url}/api/reviews/{'0' * 64}")
        assert (unknown.status_code, unknown.json()["reason"]) == (404, "no-such-page")
        assert (await http.get(f"{server.url}/api/reviews/me")).status_code == 400
    page = msgspec.json.decode(answer.content, type=ReviewPage)
    found = review(record)
    assert page == page_for(review_page(record, found, steps_of_record(record)), None)
    assert msgspec.json.decode(answer.content, type=Review) == found


async def test_what_is_no_finished_game_is_refused(server: Server) -> None:
    async with http_client() as http:
        for text, reason in (
            ("nothing", "record-unreadable"),
            (text_of(played("lie", decisions=3)), "review-not-over"),
        ):
            answer = await upload(http, server.url, text)
            assert (answer.status_code, answer.json()["reason"]) == (409, reason)
        long = await upload(http, server.url, "x" * (256 * 1024 + 1))
        assert (long.status_code, long.json()["reason"]) == (413, "record-too-long")


def test_every_game_can_be_reviewed() -> None:
    """Each has a champion, so that nobody is refused a review of our own games."""
    from bluffhouse.bots.champion import shipped

    assert all(shipped(game) is not None for game in bluffhouse.games())
