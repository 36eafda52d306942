"""Reload, a lost connection, a house that closes: the page comes back by itself to where it was."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import WebSocketRoute, expect

from bluffhouse.house.journal_entries import Played
from client.browsers import DESKTOP, GAMES, PHONE, WORDS, Visitor
from client.conftest import Visit
from serving import Server, guests

pytestmark = pytest.mark.asyncio(loop_scope="session")

CLICKS = 12
"""So many, and even a fool has decided."""
SKIP = re.compile(
    "|".join(
        re.escape(WORDS(key, round=0)).replace("0", r"\d+")
        for key in (
            "room-skip",
            "millions-of-dollars-button-skip",
            "millions-of-dollars-button-next",
        )
    )
)
"""Buttons that end the animation of recent events."""


@pytest.fixture
def own_house(built: None, tmp_path: Path) -> Iterator[Server]:
    """One that may be closed."""
    with Server(tmp_path) as server:
        yield server


def decided(visitor: Visitor) -> int:
    """How often, as far as the page knows."""
    return sum("id" in frame for frame in visitor.frames)


async def in_play(visitor: Visitor, game: str) -> None:
    """Play against bots until everybody waits for this visitor, who has not begun to choose."""
    rng = random.Random(game)
    fresh = False
    while not (fresh and visitor.view["to_act"] == [visitor.seat]):
        if visitor.table.get("phase") != "playing":  # fools may be done before: another game
            await visitor.play_against_bots(game, "Ann")
            before = decided(visitor)
            await visitor.play_on(rng, lambda before=before: decided(visitor) > before)  # type: ignore[misc]
            fresh = False
        elif visitor.legal:
            before = decided(visitor)
            await visitor.click_something(rng)
            await visitor.offered()
            # A late answer to an earlier click must not pass for this one, which may have chosen.
            chosen = await visitor.page.locator("main [aria-pressed=true]").count()
            fresh = decided(visitor) > before and not chosen
        else:
            await visitor.until(lambda: visitor.legal or visitor.table["phase"] == "over")
    await have_seen(visitor)


async def have_seen(visitor: Visitor) -> None:
    """Wait until recent events have been shown and nothing covers the table."""
    skip = visitor.page.locator("main button").filter(has_text=SKIP)
    while True:
        await visitor.offered()
        if await visitor.page.locator("dialog[open]").count():
            await visitor.page.keyboard.press("Escape")
        elif await skip.count():
            await skip.first.evaluate("(it) => it.click()")
        else:
            return


async def lost(visitor: Visitor) -> None:
    """The page says so."""
    await visitor.page.get_by_text(WORDS("page-connection-lost")).wait_for()


async def back(visitor: Visitor) -> None:
    await visitor.page.get_by_text(WORDS("page-connection-lost")).wait_for(state="detached")


@pytest.mark.parametrize("game", GAMES)
async def test_a_reload_in_mid_game_changes_nothing(house: Server, visit: Visit, game: str) -> None:
    ann = await visit(house, DESKTOP)
    async with asyncio.timeout(240):
        await in_play(ann, game)
        story, view, legal = await ann.story(), ann.view, ann.legal
        offered = await ann.offered()
        await reload(ann)
        assert (await ann.story())[: len(story)] == story
        assert ann.view.items() >= {name: view[name] for name in ("to_act", "phase")}.items()
        assert ann.legal == legal
        assert await ann.offered() == offered
    assert ann.troubles == []


async def reload(visitor: Visitor) -> None:
    frames = len(visitor.frames)
    await visitor.page.reload()
    await visitor.until(lambda: len(visitor.frames) > frames)
    await visitor.page.locator("main button").first.wait_for()


@pytest.mark.parametrize("game", GAMES)
async def test_a_cut_connection_shows_and_comes_back(
    house: Server, visit: Visit, game: str
) -> None:
    ann = await visit(house, PHONE)
    async with asyncio.timeout(240):
        await in_play(ann, game)
        offered, before = await ann.offered(), decided(ann)
        await ann.context.set_offline(True)
        await lost(ann)
        assert await ann.offered() == offered, "the table stays to be looked at"
        await ann.context.set_offline(False)
        await back(ann)
        assert await ann.offered() == offered
        await ann.play_on(random.Random(1), lambda: decided(ann) > before + 1)
    assert ann.table["phase"] == "over" or decided(ann) > before + 1


# How each game's table survives is tried above; this is about the house.
@pytest.mark.parametrize("game", ["lie", "millions_of_dollars"])
async def test_a_house_that_closes_and_opens_again(
    own_house: Server, visit: Visit, game: str
) -> None:
    ann = await visit(own_house, PHONE)
    rng = random.Random(2)
    async with asyncio.timeout(240):
        await in_play(ann, game)
        offered = await ann.offered()
        before = len(own_house.journal(ann.table["code"]))
        own_house.kill()
        await lost(ann)
        assert await ann.offered() == offered
        for _ in range(CLICKS):
            await ann.click_something(rng)
        await asyncio.to_thread(own_house.start)
        await back(ann)
        # What was decided while the house was closed is played when it opens, and once.
        await ann.until(lambda: any("id" in told for told in played_since(ann, before)))
        ann.troubles.clear()  # attempts to reach a closed house
        played = decided(ann)
        await ann.play_on(rng, lambda: decided(ann) > played + 1)
    mine = [
        entry.id
        for entry in own_house.journal(ann.table["code"]).values()
        if isinstance(entry, Played) and entry.seat == ann.seat
    ]
    assert len(mine) == len(set(mine)) > 3
    assert ann.troubles == []


def played_since(visitor: Visitor, number: int) -> list[dict[str, object]]:
    """Return the updates that the page got after that sequence number, live or later."""
    told = [told for frame in visitor.frames for told in (frame, *frame.get("missed", ()))]
    return [update for update in told if update["type"] == "update" and update["seq"] > number]


async def test_a_reload_while_the_house_is_closed(own_house: Server, visit: Visit) -> None:
    """A seated player who reloads is not asked for a name, and keeps the seat."""
    ann = await visit(own_house, PHONE, service_workers="allow")
    name = ann.page.get_by_label(WORDS("page-your-name"))
    async with asyncio.timeout(240):
        await in_play(ann, "lie")
        seat, offered, frames = ann.seat, await ann.offered(), len(ann.frames)
        await ann.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        own_house.kill()
        await lost(ann)
        await ann.page.reload()
        await ann.page.get_by_text(WORDS("house-unreachable")).wait_for()
        assert await name.count() == 0
        await asyncio.to_thread(own_house.start)
        await ann.until(lambda: len(ann.frames) > frames)
        await ann.page.locator("main button").first.wait_for()
        assert await name.count() == 0
        assert (ann.seat, await ann.offered()) == (seat, offered)


async def test_what_is_said_while_the_connection_is_lost(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    text = "Is anybody there?"
    async with asyncio.timeout(240), guests(house, "Ben") as [ben]:
        code = await ben.open_table("lie", 2)
        there = await ben.look(code)
        await there.send(type="sit", seat=0)
        await ann.follow(code, "Ann")
        ready = ann.page.get_by_role("button", name=WORDS("waiting-im-ready"), exact=True)
        await expect(ready).to_be_enabled()
        await ann.context.set_offline(True)
        await lost(ann)
        await ann.page.get_by_label(WORDS("chat-say")).fill(text)
        await ann.press("chat-send")
        line = ann.page.get_by_role("listitem").filter(has_text=text)
        await expect(line).to_contain_text(WORDS("chat-unsent"))
        await expect(ready).to_be_disabled()  # what else is asked would never be heard
        await ann.context.set_offline(False)
        await back(ann)
        await expect(line).not_to_contain_text(WORDS("chat-unsent"))
        await expect(line).to_have_count(1)
        await expect(ready).to_be_enabled()
        await ann.page.get_by_label(WORDS("chat-say")).fill("Yes.")
        await ann.press("chat-send")
        await there.until(lambda frame: frame.get("chat_message", {}).get("text") == "Yes.")
        said = [frame["chat_message"]["text"] for frame in there.frames if "chat_message" in frame]
        assert said == [text, "Yes."]


async def test_the_host_has_a_minute_to_come_back(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    async with asyncio.timeout(240), guests(house, "Ben") as [ben]:
        code = await ben.open_table("lie", 3)
        there = await ben.look(code)
        await there.send(type="sit", seat=0)
        await there.send(type="ready")
        await ann.follow(code, "Ann")
        bots = ann.page.get_by_role("button", name=WORDS("waiting-fill-with-bots"), exact=True)
        assert await bots.count() == 0
        await there.close()
        await bots.click()
        just_left = WORDS("player-just-left", name="Ben", seconds=60).partition(".")[0]
        await expect(ann.page.get_by_text(just_left)).to_be_visible()
        await ben.look(code)
        await expect(bots).to_have_count(0)
    assert ann.troubles == []


async def test_without_a_host_one_still_says_that_one_is_ready(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    async with asyncio.timeout(240), guests(house, "Ben", "Cid") as [ben, cid]:
        code = await ben.open_table("lie", 3)
        there = await ben.look(code)
        await there.send(type="sit", seat=0)
        await ann.follow(code, "Ann")
        await cid.look(code)
        assert (await cid.ask(code, type="sit")).is_success
        await there.close()
        await ann.until(lambda: "here" not in ann.table["seats"][0])
        await ann.press("waiting-im-ready")
        await ann.until(
            lambda: any(s and s["name"] == "Ann" and s.get("ready") for s in ann.table["seats"])
        )
        assert (await cid.ask(code, type="ready")).is_success
        assert (await ben.ask(code, type="start")).is_success
        await ann.until(lambda: ann.table["phase"] == "playing")
    assert ann.troubles == []


async def test_a_table_that_too_many_look_at(built: None, visit: Visit, tmp_path: Path) -> None:
    with Server(tmp_path, max_viewers_per_table=1) as small:
        ann = await visit(small, PHONE)
        async with asyncio.timeout(240), guests(small, "Ben") as [ben]:
            code = await ben.open_table("lie", 2)
            there = await ben.look(code)
            await ann.go(f"/t/{code}")
            await ann.come_in("Ann")
            await ann.page.get_by_text(WORDS("too-many-viewers")).wait_for()
            await there.close()
            await ann.page.get_by_role("button", name=WORDS("waiting-sit")).wait_for()
            await expect(ann.page.get_by_text(WORDS("too-many-viewers"))).to_have_count(0)


@pytest.mark.parametrize("code", [1011, 1012, 1013])
async def test_a_house_that_hangs_up_for_a_while(house: Server, visit: Visit, code: int) -> None:
    ann = await visit(house, PHONE)
    met: list[WebSocketRoute] = []

    async def door(socket: WebSocketRoute) -> None:
        met.append(socket)
        if len(met) == 1:
            await socket.close(code=code, reason="try again")
        else:
            socket.connect_to_server()

    await ann.page.route_web_socket(re.compile("/play"), door)
    async with asyncio.timeout(240):
        await ann.go("/")
        way = ann.page.locator("[data-cloth=lie]").get_by_role("button")
        await way.filter(has_text=WORDS("door-against-bots")).click()
        await ann.come_in("Ann")
        await ann.page.locator(".room main button").first.wait_for()
    assert len(met) == 2
