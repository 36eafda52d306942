"""A person's own page in the browser, with years of games, with one, and with none."""

from __future__ import annotations

import asyncio
import json
import random
import re
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from playwright.async_api import expect

from bluffhouse.arena.match import play_match
from bluffhouse.house.figures import SUMMED
from bluffhouse.house.storage import Store
from bluffhouse.house.storage.game_outcomes import add_outcomes
from bluffhouse.house.storage.schema import people
from bluffhouse.house.storage.store import Change, Facts
from bluffhouse.house.truth import best_lie, told
from bluffhouse.records.statements import statements
from bluffhouse.rules import game
from bluffhouse.study.findings import FORMAT, verdict_of
from bluffhouse.study.situations import DecisionKind, Situation
from bluffhouse.study.weaknesses import JudgedDecision, JudgedGame
from client.browsers import NARROW, WORDS, Visitor
from client.conftest import Visit
from client.inspection import too_wide, unusable
from client.test_languages import Reading
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

DAY = 86_400_000
KINDS: tuple[DecisionKind, ...] = ("raise", "doubt", "claim")
HALVES: tuple[Situation, ...] = ("first_half", "second_half")


def lie_that_worked() -> tuple[int, str]:
    """The best lie of a game of LIE: who told it, and the lie as it is stored."""
    for seed in range(20):
        record = play_match(game("lie"), ["rookie"] * 4, f"lie {seed}", 0.01).record
        said = statements(record)
        best = best_lie(said)
        if best is not None:
            found = told(record, said[best], range(len(record.events)))
            return said[best].seat, msgspec.json.encode(found).decode()
    raise AssertionError("nobody lied well")


def judged(rng: random.Random) -> str:
    """A review of somebody who calls too late with few cards, and does well otherwise."""

    def one(seq: int) -> JudgedDecision:
        kind = rng.choice(KINDS)
        late = kind == "raise" and rng.random() < 0.5
        lost = 0.07 + 0.05 * rng.random() if late else rng.choice((0, 0, 0, 0.02, 0.06))
        better: DecisionKind = "doubt" if late else kind
        cards: Situation = "few_cards" if late else "many_cards"
        return JudgedDecision(
            seq, lost, verdict_of(lost), kind, better, (cards, rng.choice(HALVES))
        )

    decisions = tuple(one(seq) for seq in range(12))
    lost = sum(decision.lost for decision in decisions)
    return msgspec.json.encode(JudgedGame(0.25 - lost / 4, lost, decisions)).decode()


def years_of_games(server: Server, name: str, games: int) -> None:
    """Let a person have played for years, without playing all of it here."""
    rng = random.Random(7)
    seat, lie = lie_that_worked()
    store = Store(server.database)
    try:
        with store.transaction() as connection:
            wanted = sa.select(people.c.id).where(people.c.name == name)
            id = connection.execute(wanted).scalar_one()
        rows: list[dict[str, Any]] = []
        for number in range(games):
            at = 1_700_000_000_000 + number * DAY
            facts = Facts(at, None, "over", False, False, 4, 4, "")
            played = ("lie", "lie", "dont_bluff", "millionaires")[number % 4]
            change = Change(0, 0, ["opened"], facts, {seat: id})
            table = store.create(f"YEARS{number:03}", played, id, change)
            claims = dict.fromkeys(SUMMED, 0) if played == "millionaires" else counts(rng)
            rows.append(
                claims
                | {"table_id": table, "seat": seat, "person": id, "game": played, "finished": at}
                | {"won": float(rng.random() < 0.38), "biggest": 3}
                | {"judged": None, "judged_format": None}
                | {"best_lie": lie if number == 4 else None}
            )
            if played == "lie":
                rows[-1] |= {"judged": judged(rng), "judged_format": FORMAT}
        add_outcomes(store, rows)
    finally:
        store.close()


def counts(rng: random.Random) -> dict[str, int]:
    found = {name: rng.randrange(4) for name in SUMMED}
    found["lies"] += found["lies_believed"]
    found["traps"] += found["traps_sprung"]
    return found


async def come_in(visitor: Visitor, name: str) -> None:
    await visitor.come_in_past_the_door(name)
    await visitor.go("/you")


async def test_somebody_new_is_shown_the_way_to_a_game(house: Server, visit: Visit) -> None:
    ann = await visit(house, NARROW)
    await come_in(ann, "Novice")
    await expect(ann.page.get_by_text(WORDS("you-empty"))).to_be_visible()
    reading = Reading("Novice")
    await reading.through(ann, "you, new", "you-empty", whole=True)
    assert not reading.troubles, str(reading)
    assert await unusable(ann.page) == []
    async with ann.page.expect_websocket() as lobby:
        await ann.page.get_by_role("link", name=WORDS("you-empty-do")).click()
    # The browser complains about a socket that is closed before it is open.
    await (await lobby.value).wait_for_event("framereceived")
    await ann.page.get_by_role("link", name=WORDS("door-you"), exact=True).first.click()
    await expect(ann.page.get_by_role("heading", name=WORDS("you-title"))).to_be_visible()
    assert ann.troubles == []


async def test_years_of_games(
    built: None, tmp_path_factory: pytest.TempPathFactory, visit: Visit
) -> None:
    with Server(tmp_path_factory.mktemp("years")) as house:
        ann = await visit(house, NARROW)
        await ann.come_in_past_the_door("Veteran")
        house.stop()
        years_of_games(house, "Veteran", 60)
        house.start()
        await look_at_years(ann)


async def look_at_years(ann: Visitor) -> None:
    async with asyncio.timeout(300):
        await ann.go("/you")
        weak = WORDS("you-when-few-cards", weakness=WORDS("you-weak-raise-doubt"))
        await expect(ann.page.get_by_text(weak)).to_be_visible()
        await expect(ann.page.locator("figure svg polyline")).to_have_count(2)
        assert await ann.page.locator("ol > li").count() == 20
        moment = ann.page.locator("article").get_by_role("link", name=WORDS("you-moment"))
        await expect(moment).to_have_attribute("href", re.compile("^/r/YEARS004/\\d+$"))

        reading = Reading("Veteran")
        await reading.through(ann, "you", "you-best-lie", whole=True)
        assert not reading.troubles, str(reading)
        # The same as a table, for people who cannot see a line.
        await ann.page.locator("summary").first.click()
        await expect(ann.page.locator("tbody").first.locator("tr")).to_have_count(8)
        assert await too_wide(ann.page) == []
        assert await unusable(ann.page) == []

        # One game of all: chosen with the keyboard.
        await ann.page.get_by_role("button", name=WORDS("millionaires-title")).focus()
        await ann.page.keyboard.press("Enter")
        await expect(ann.page.locator(".mine span")).to_contain_text("15")
        await expect(ann.page.get_by_role("heading", name=WORDS("you-claims"))).to_have_count(0)

        async with ann.page.expect_download() as download:
            await ann.page.get_by_role("link", name=WORDS("you-export")).click()
        export = json.loads(
            await asyncio.to_thread((await (await download.value).path()).read_text)
        )
        assert len(export["games"]) == 60
    assert ann.troubles == []
