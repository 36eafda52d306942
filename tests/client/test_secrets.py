"""Nothing secret in the page: what others hold is in no frame, no answer, no node, no store."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest
from playwright.async_api import Response

from bluffhouse.house.clocks import Closures
from bluffhouse.house.journal_entries import Opened, Played, Started
from bluffhouse.house.table import Table
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
    """Return the events that the page received, by sequence number."""
    updates = [u for frame in visitor.frames for u in (frame, *frame.get("missed", ()))]
    return {u["seq"]: u["events"] for u in updates if u["type"] == "update" and u.get("events")}


def views(house: Server, visitor: Visitor, seat: int | None) -> dict[int, Any]:
    """The truth again: after each of these numbers, all that may be known from there."""
    table = Table(0, "", Closures())
    found = {}
    for number, entry in house.journal(visitor.table["code"]).items():
        table.apply(entry)
        if table.state is not None:
            found[number] = plain(table.state.view(seat))
    return found


def pictures(visitor: Visitor) -> list[tuple[int, Any]]:
    """The view as the page had it, after each frame that it was sent."""
    view: dict[str, Any] | None = None
    found = []
    for frame in visitor.frames:
        if frame["type"] == "snapshot":
            view = frame.get("view")
        elif frame["type"] == "update" and ("set" in frame or "add" in frame):
            old = view or {}
            view = old | frame.get("set", {})
            view |= {name: old[name] + more for name, more in frame.get("add", {}).items()}
        if view is not None and "seq" in frame:
            found.append((frame["seq"], view))
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_secret_reaches_the_page(house: Server, visit: Visit, game: str) -> None:
    ann = await visit(house, DESKTOP)
    answers: list[str] = []
    seen: list[str] = []

    def running() -> bool:
        return ann.table.get("phase") != "over"

    async def read(response: Response) -> None:
        if "/api/" in response.url and running():
            answers.append(await response.text())

    ann.page.on("response", read)
    await ann.play_from_the_door(game, "Ann")
    rng = random.Random(game)
    async with asyncio.timeout(240):
        for frames in range(20, 100, 20):
            await ann.play_on(rng, lambda frames=frames: len(ann.frames) >= frames)  # type: ignore[misc]
            shown = [await ann.page.content(), await ann.page.evaluate(STORES)]
            if running():  # what the page shows after the game is no secret
                seen += shown
    over = [frame.get("table", {}).get("phase") == "over" for frame in ann.frames]
    before = ann.frames[: over.index(True)] if True in over else ann.frames

    truth, heard = happened(house, ann), told(ann)
    assert len(heard) > 5
    for number, events in heard.items():
        assert events == plain([event.seen_by(ann.seat) for event in truth[number]])
    assert any(heard[number] != plain(truth[number]) for number in heard), "there were secrets"
    known = views(house, ann, ann.seat)
    for number, view in pictures(ann):
        assert view == known[number]

    opened = house.journal(ann.table["code"])[1]
    assert isinstance(opened, Opened)
    for text in (*map(json.dumps, before), *answers, *seen, *ann.console):
        assert opened.secret not in text
    assert not any('"hands"' in text or '"seed"' in text for text in answers)


@pytest.mark.parametrize("game", GAMES)
async def test_a_screen_on_the_wall_has_no_secrets(house: Server, visit: Visit, game: str) -> None:
    """Not even in the browser of somebody who plays."""
    ann = await visit(house, DESKTOP)
    rng = random.Random(game)
    async with asyncio.timeout(240):
        await ann.play_against_bots(game, "Ann")
        await ann.play_on(rng, lambda: len(ann.frames) >= 12)
        wall = Visitor(house, ann.context, await ann.context.new_page())
        await wall.go(f"/t/{ann.table['code']}/tv")
        await wall.page.locator(".room.tv").first.wait_for()
        await ann.page.bring_to_front()
        await ann.play_on(rng, lambda: len(wall.frames) >= 12)
    outside, truth = views(house, ann, None), happened(house, ann)
    assert len(pictures(wall)) > 3 or ann.table["phase"] == "over"
    for number, view in pictures(wall):
        assert view == outside[number]
    for number, events in told(wall).items():
        assert events == plain([event.seen_by(None) for event in truth[number]])
    assert not any(frame.get("legal") for frame in wall.frames)
    assert await wall.page.get_by_role("region", name=WORDS("room-your-hand")).count() == 0
    assert wall.troubles == []


TRIES = 300
"""How often, a tenth of a second apart, two pages are compared before they count as different."""
SEATS = """() => Object.fromEntries(
    [...document.querySelectorAll('main .others [role=listitem]')].map((seat) => [
        seat.querySelector('strong').textContent,
        [seat, ...seat.querySelectorAll('[aria-label]')]
            .map((it) => it.ariaLabel ?? it.textContent.replace(/\\s+/g, ' ').trim()),
    ]))"""


@pytest.mark.parametrize("game", GAMES)
async def test_of_the_others_is_drawn_what_everybody_sees(
    house: Server, visit: Visit, game: str
) -> None:
    ann, wall = await visit(house, DESKTOP), await visit(house, DESKTOP)
    async with asyncio.timeout(240):
        while not ann.legal:  # quick bots may be done before: another game
            await ann.play_against_bots(game, "Ann")
            await ann.until(lambda: ann.legal or ann.table["phase"] == "over")
        await ann.until(lambda: ann.view["to_act"] == [ann.seat])
        await wall.go(f"/t/{ann.table['code']}/tv")
        await wall.page.locator(".room.tv .others").wait_for()
        await ann.page.locator("main .others").wait_for()
        for _ in range(TRIES):  # both pages may still be showing what has happened
            mine, everybodys = [await one.page.evaluate(SEATS) for one in (ann, wall)]
            hers = everybodys.pop("Ann", None)
            if hers and mine == everybodys:
                break
            await ann.page.wait_for_timeout(100)
    assert hers
    assert mine == everybodys
    assert len(mine) == ann.view["players"] - 1


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
