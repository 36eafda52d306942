"""A person's own page, and the export of their games."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from statistics import fmean
from typing import Any

import msgspec
import pytest

from bluffhouse.house.storage import Store
from bluffhouse.house.storage.kept_reviews import add_review
from bluffhouse.records import read
from bluffhouse.rules.contract import Record
from bluffhouse.study import Review, review
from bluffhouse.study.findings import FORMAT
from serving import Guest, Server, guests, http_client, seated

GAMES = ("lie", "dont_bluff", "millionaires")


async def page_of(guest: Guest) -> dict[str, Any]:
    answer = await guest.get("/api/you")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def play(people: list[Guest], game: str, seats: int, seed: int) -> str:
    at_table = await seated(people, game, seats)
    rng = random.Random(seed)
    await asyncio.gather(*[seat.play_on(rng) for seat in at_table])
    return at_table[0].code


async def test_a_page_shows_what_was_played(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        empty = await page_of(ann)
        assert empty["games"] == {}
        assert (empty["uncounted"], empty["unreviewed"]) == (0, [])
        assert empty["all"]["wins"] == empty["all"]["recent"] == []
        assert empty["all"]["best_lie"] is None
        codes = [await play([ann, bob], game, 3, seed) for seed, game in enumerate(GAMES)]
        codes.append(await play([ann, bob], "lie", 4, 9))

        page = await page_of(ann)
        assert set(page["games"]) == set(GAMES)
        whole = page["all"]
        assert whole["figures"]["games"] == 4
        assert whole["figures"]["fair_wins"] == pytest.approx(3 * 1 / 3 + 1 / 4)
        assert [game["code"] for game in whole["recent"]] == codes[::-1]
        assert [point["games"] for point in whole["wins"]] == [1, 2, 3, 4]
        assert whole["wins"][-1]["score"] == pytest.approx(
            whole["figures"]["wins"] - whole["figures"]["fair_wins"], abs=1e-3
        )
        assert [g["code"] for g in page["games"]["lie"]["recent"]] == [codes[3], codes[0]]
        assert page["unreviewed"] == codes[::-1]
        figures = (await ann.get("/api/history/figures")).json()
        assert figures["all"] == whole["figures"]
        assert figures["games"] == {g: own["figures"] for g, own in page["games"].items()}
        bobs = (await page_of(bob))["all"]["figures"]
        assert whole["figures"]["wins"] + bobs["wins"] <= 4


async def test_the_best_lie_is_one_that_the_truth_tells_too(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        codes = [await play([ann, bob], "lie", 4, seed) for seed in range(3)]
        found: list[tuple[tuple[int, int], str, Any]] = []
        for code in codes:
            truth = (await ann.get(f"/api/tables/{code}/truth")).json()
            for statement in truth["statements"]:
                answers = [answer["believed"] for answer in statement.get("answers", [])]
                mine = statement["seat"] == truth["names"].index("Ann")
                if mine and statement["kind"] == "lie" and answers and all(answers):
                    rank = (len(answers), statement["size"])
                    found.append((rank, code, statement))
        best = (await page_of(ann))["all"]["best_lie"]
        assert (best is None) == (not found)
        if best is not None:
            answers = best["told"]["answers"]
            assert (len(answers), best["told"]["size"]) == max(rank for rank, _, _ in found)
            assert (best["code"], best["told"]) in [(code, told) for _, code, told in found]
            assert best["names"][best["told"]["seat"]] == "Ann"


def store_review(server: Server, code: str, record: Record) -> Review:
    """Review a game roughly, and store the review as the house would."""
    found = review(record, worlds=2)
    store = Store(server.database)
    try:
        row = store.find(code)
        assert row is not None
        add_review(store, row.id, FORMAT, msgspec.json.encode(found))
    finally:
        store.close()
    return found


async def test_reviewed_games_show_how_i_played(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        codes = [await play([ann, bob], "dont_bluff", 2, seed) for seed in range(3)]
        assert (await page_of(ann))["all"]["reviewed"] is None
        found = []
        for code in codes[:2]:
            record = read((await ann.get(f"/api/tables/{code}/record")).text)[0]
            found.append(store_review(server, code, record))
        page = await page_of(ann)
        assert page["unreviewed"] == codes[2:]
        reviewed = page["games"]["dont_bluff"]["reviewed"]
        mine = [one for review in found for one in review.decisions if one.seat == 0]
        verdicts = Counter(one.verdict for one in mine)
        assert (reviewed["games"], reviewed["decisions"]) == (2, len(mine))
        assert +Counter(reviewed["verdicts"]) == verdicts
        adjusted = [review.balances[0].adjusted for review in found]
        assert reviewed["adjusted"] == pytest.approx(fmean(adjusted), abs=1e-3)
        assert reviewed["lost"] == pytest.approx(
            fmean(review.balances[0].lost for review in found), abs=1e-3
        )
        [point] = reviewed["scores"]
        assert point["score"] == pytest.approx(fmean(adjusted) - 1 / 2, abs=1e-3)
        assert reviewed["weakness"] is None, "two games are thin evidence"
        assert [game.get("adjusted") is None for game in page["all"]["recent"]] == [1, 0, 0]
        # The moments lead to entries of the journal in which she decided.
        export = (await ann.get("/api/you/export")).json()
        first = export["games"][0]["review"]
        steps = (await ann.get(f"/api/tables/{codes[0]}/replay")).json()["steps"]
        decided = {step["seq"] for step in steps if step.get("seat") == 0}
        assert first["decisions"]
        assert {one["seq"] for one in first["decisions"]} <= decided


async def test_what_a_bot_decided_for_me_is_not_how_i_played(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        hers, his = await seated([ann, bob], "dont_bluff", 2)
        await hers.send(type="hand_over", seat=0, kind="rookie")
        await his.play_on(random.Random(3))
        record = read((await ann.get(f"/api/tables/{hers.code}/record")).text)[0]
        found = store_review(server, hers.code, record)
        assert {one.seat for one in found.decisions} == {0, 1}
        lost = (await page_of(ann))["all"]["reviewed"]
        assert (lost["games"], lost["decisions"], lost["result"], lost["adjusted"]) == (1, 0, 0, 0)
        played = (await page_of(bob))["all"]["reviewed"]
        assert played["decisions"] == sum(one.seat == 1 for one in found.decisions)


async def test_an_export_holds_every_game(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as [ann, bob]:
        codes = [await play([ann, bob], game, 3, seed) for seed, game in enumerate(GAMES)]
        answer = await ann.get("/api/you/export")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["content-disposition"].startswith("attachment; filename=")
        export = answer.json()
        assert (export["bluffhouse_export"], export["name"], export["uncounted"]) == (1, "Ann", 0)
        assert [game["code"] for game in export["games"]] == codes
        assert [game["game"] for game in export["games"]] == list(GAMES)
        assert export["figures"] == (await page_of(ann))["all"]["figures"]
        for name in ("lies", "truths", "calls_right", "fell_for"):
            assert export["figures"][name] == sum(game[name] for game in export["games"])


async def test_nobody_sees_the_page_of_somebody_else(server: Server) -> None:
    async with guests(server, "Ann", "Bob", "Cid") as [ann, bob, cid]:
        await play([ann, bob], "lie", 3, 1)
        assert (await page_of(cid))["all"]["figures"]["games"] == 0
        assert (await cid.get("/api/you/export")).json()["games"] == []
    async with http_client() as stranger:
        for path in ("/api/you", "/api/you/export"):
            assert (await stranger.get(f"{server.url}{path}")).status_code == 401
