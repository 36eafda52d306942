"""Nothing secret in the page: what others hold is in no frame, no answer, no node, no store."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest
from playwright.async_api import Response

from bluffhouse.house.entries import Opened, Played, Started
from bluffhouse.records.file import event_decoder
from bluffhouse.rules.contract import Event
from client.browsers import DESKTOP, GAMES, WORDS, Visitor
from client.conftest import Visit
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

STORES = """async () => JSON.stringify([
    { ...localStorage }, { ...sessionStorage }, document.cookie,
    (await indexedDB.databases()).map(({ name }) => name), await caches.keys(), history.state,
])"""


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def happened(house: Server, visitor: Visitor) -> dict[int, list[Event]]:
    """The truth, from the house's disk: what happened at the table, by number."""
    decode = event_decoder(visitor.table["game"]).decode
    return {
        number: [decode(line) for line in entry.events]
        for number, entry in house.journal(visitor.table["code"]).items()
        if isinstance(entry, Played | Started)
    }


def told(visitor: Visitor) -> dict[int, list[Any]]:
    """What the page was told of it."""
    updates = [u for frame in visitor.frames for u in (frame, *frame.get("missed", ()))]
    return {u["n"]: u["events"] for u in updates if u["type"] == "update" and u.get("events")}


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_secret_reaches_the_page(house: Server, visit: Visit, game: str) -> None:
    ann = await visit(house, DESKTOP)
    answers: list[str] = []
    seen: list[str] = []

    async def read(response: Response) -> None:
        if "/api/" in response.url:
            answers.append(await response.text())

    ann.page.on("response", read)
    await ann.play_against_bots(game, "Ann")
    rng = random.Random(game)
    async with asyncio.timeout(60):
        for frames in range(20, 100, 20):
            await ann.play_on(rng, lambda frames=frames: len(ann.frames) >= frames)  # type: ignore[misc]
            if ann.table["phase"] != "over":
                seen += [await ann.page.content(), await ann.page.evaluate(STORES)]
    running = [json.dumps(f) for f in ann.frames if f.get("table", {}).get("phase") != "over"]

    truth, heard = happened(house, ann), told(ann)
    assert len(heard) > 5
    for number, events in heard.items():
        assert events == plain([event.seen_by(ann.seat) for event in truth[number]])
    assert any(heard[number] != plain(truth[number]) for number in heard), "there were secrets"

    opened = house.journal(ann.table["code"])[1]
    assert isinstance(opened, Opened)
    for text in (*running, *answers, *seen, *ann.console):
        assert opened.secret not in text
    assert not any('"hands"' in text or '"seed"' in text for text in answers)


async def test_the_cards_of_lie_in_the_page_are_my_own(house: Server, visit: Visit) -> None:
    ann = await visit(house, DESKTOP)
    await ann.play_against_bots("lie", "Ann")
    await ann.until(lambda: ann.legal)
    hand = ann.view["hand"]
    for event in (event for frame in ann.frames for event in frame.get("events", ())):
        if event["event"] == "dealt":
            assert [seat for seat, cards in enumerate(event["hands"]) if cards] == [ann.seat]
    for up, down in hand:
        card = WORDS("lie-card", up=up, down=down)
        await ann.page.get_by_role("button", name=card, exact=True).first.wait_for()
    drawn = await ann.page.locator("main svg text").all_text_contents()
    assert drawn == [str(value) for card in hand for value in card], "and no others"
