"""Coming in: what waits at the front door, under which name and in which language one comes, by
which light; and the screen on the wall, which comes in by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from bluffhouse.locales import Words
from client.browsers import DESKTOP, PHONE, WORDS
from client.conftest import Visit
from serving import Server, guests, seated

pytestmark = pytest.mark.asyncio(loop_scope="session")

SWITCH = "select:has(option[lang])"
LATER = 10_000
"""Milliseconds after which the door has looked again."""


def waiting(page: Page, host: str) -> Locator:
    """The table at which that one waits for players."""
    text = WORDS("door-open-table", host=host, taken=1, seats=3)
    return page.get_by_role("link").filter(has_text=text)


async def test_open_tables_are_seen_without_a_name_and_with_one(
    house: Server, visit: Visit
) -> None:
    async with asyncio.timeout(240), guests(house, "Olga", "Iwan", "Ola") as people:

        async def open_table(number: int) -> str:
            code = await people[number].open_table("lie", 3, public=True)
            assert (await people[number].ask(code, type="sit")).status_code == 200
            return code

        code = await open_table(0)
        ann = await visit(house, PHONE)
        await ann.page.clock.install()
        await ann.go("/")
        await expect(waiting(ann.page, "Olga")).to_be_visible()
        await open_table(1)
        await ann.page.clock.run_for(LATER)
        await expect(waiting(ann.page, "Iwan")).to_be_visible()
        await ann.page.get_by_role("link").filter(has_text="Olga").click()
        await ann.come_in("Ann")
        await ann.until(lambda: ann.table.get("code") == code)
        await ann.go("/")
        await expect(waiting(ann.page, "Iwan")).to_be_visible()
        await open_table(2)
        await expect(waiting(ann.page, "Ola")).to_be_visible()
    assert ann.troubles == []


async def test_my_tables_follow_their_games(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    async with asyncio.timeout(240):
        await ann.page.clock.install()
        code = await ann.open_table("lie", "Ann")
        await ann.page.get_by_role("link", name="Bluffhouse").click()
        mine = ann.page.locator(f"a[href='/t/{code}']")
        await expect(mine).to_contain_text(WORDS("door-waiting"))
        await ann.ask(type="set_up", seats=2)
        await ann.ask(type="add_bot", seat=1, kind="rookie")
        await ann.ask(type="start")
        await ann.page.clock.run_for(LATER)
        await expect(mine).to_contain_text(WORDS("door-your-turn"))
        await ann.ask(type="hand_over", seat=0, kind="rookie")
        async with asyncio.timeout(240):  # who comes back to the page sees it at once
            over = ann.page.locator(f"[data-table='{code}'] a[href$='/truth']")
            while not await over.count():
                await ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
                await asyncio.sleep(0.1)
    assert ann.troubles == []


async def test_the_name_can_be_changed(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    async with asyncio.timeout(240):
        first = await ann.open_table("lie", "Ann")
        await ann.go("/")
        await ann.press("door-change-name", name="Ann")
        name = ann.page.get_by_label(WORDS("page-your-name"))
        await expect(name).to_have_value("Ann")
        await name.fill(" Anna ")
        await ann.press("door-take-name")
        changed = ann.page.get_by_role("button", name=WORDS("door-change-name", name="Anna"))
        await expect(changed).to_be_visible()
        await expect(ann.page.get_by_role("dialog")).to_have_count(0)
        await ann.page.reload()
        await expect(changed).to_be_visible()
        way = ann.page.locator("[data-cloth=lie]").get_by_role("button")
        await way.filter(has_text=WORDS("door-with-friends")).click()
        await ann.until(lambda: ann.table["code"] != first)
        assert ann.table["seats"][0]["name"] == "Anna"
    assert ann.troubles == []


async def test_a_house_that_is_closed_says_so_and_opens_by_itself(
    built: None, visit: Visit, tmp_path: Path
) -> None:
    """Its page is kept by the browser: it is an app on a phone's home screen."""
    with Server(tmp_path) as house:
        ann = await visit(house, PHONE, service_workers="allow")
        async with asyncio.timeout(240):
            await ann.page.clock.install()
            await ann.go("/")
            game = ann.page.locator("[data-cloth=lie]")
            await game.wait_for()
            await ann.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
            house.kill()
            await ann.page.reload()
            await expect(ann.page.get_by_role("alert")).to_have_text(WORDS("house-unreachable"))
            await asyncio.to_thread(house.start)
            await ann.page.clock.run_for(LATER)
            await game.wait_for()
            await expect(ann.page.get_by_role("alert")).to_have_count(0)


async def test_it_can_be_put_on_a_home_screen(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    await ann.go("/")
    link = await ann.page.locator("link[rel=manifest]").get_attribute("href")
    answer = await ann.context.request.get(f"{house.url}{link}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = await answer.json()
    assert (manifest["name"], manifest["start_url"]) == ("Bluffhouse", "/")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        picture = await ann.context.request.get(f"{house.url}{icon['src']}")
        assert picture.ok
        assert picture.headers["content-type"] == icon["type"]


# ── the screen on the wall ──────────────────────────────────────────────────────────────────


async def test_a_screen_on_the_wall_comes_in_by_itself(house: Server, visit: Visit) -> None:
    ann, wall = await visit(house, PHONE), await visit(house, DESKTOP)
    came: list[str] = []
    wall.page.on("request", lambda it: came.append(it.url) if it.method == "POST" else None)
    async with asyncio.timeout(240):
        code = await ann.open_table("lie", "Ann")
        await wall.go(f"/t/{code}/tv")
        await wall.until(lambda: wall.table)
        await expect(wall.page.get_by_role("img", name=WORDS("waiting-code"))).to_be_visible()
        assert await wall.page.locator("main :is(button:enabled, input, select)").count() == 0
        for seat in range(1, len(ann.table["seats"])):
            await ann.ask(type="add_bot", seat=seat, kind="rookie")
        await ann.press("waiting-start")
        await wall.page.locator(".room.tv").wait_for()
        await wall.page.reload()
        await wall.page.locator(".room.tv").wait_for()
        assert came == [f"{house.url}/api/me"], "and is known from then on"
        # A person who wants to play at this screen has their own name.
        await wall.go("/")
        await wall.page.locator("[data-cloth=lie]").wait_for()
        assert WORDS("page-big-screen") not in await wall.page.inner_text("main")
        await wall.open_table_from_the_door("lie", "Bob")
        assert wall.table["seats"][0]["name"] == "Bob"
    assert [*ann.troubles, *wall.troubles] == []


async def test_the_way_to_the_wall_can_be_found(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    link = ann.page.get_by_role("link", name=WORDS("room-big-screen"), exact=True)
    async with asyncio.timeout(240):
        code = await ann.open_table("lie", "Ann")
        assert f"/t/{code}/tv" in await ann.page.inner_text("main"), "to be typed in elsewhere"
        async with ann.context.expect_page() as opened:
            await link.click()
        wall = await opened.value
        await expect(wall.get_by_role("img", name=WORDS("waiting-code"))).to_be_visible()
        await ann.page.bring_to_front()
        for seat in range(1, len(ann.table["seats"])):
            await ann.ask(type="add_bot", seat=seat, kind="rookie")
        await ann.press("waiting-start")
        await wall.locator(".room.tv").wait_for()
        await ann.press("menu-title")
        link = ann.page.locator("dialog a", has_text=WORDS("room-big-screen"))
        await expect(link).to_have_attribute("href", f"/t/{code}/tv")
    assert ann.troubles == []


# ── language, light, sound, time ────────────────────────────────────────────────────────────


async def test_who_is_invited_in_a_foreign_language_changes_it(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240), guests(house, "Olga", "Iwan") as people:
        here = await seated(people, "lie", 2)
        ann = await visit(house, PHONE)
        description = ann.page.locator("meta[name=description]")
        for path, key in ((f"/t/{here[0].code}", "page-invited"), ("/t/no/where", "page-nowhere")):
            await ann.go(f"{path}?lang=pl")
            await ann.page.evaluate("localStorage.clear()")
            await ann.page.reload()
            for language in ("pl", "fr"):
                if language == "fr":
                    await ann.page.locator(SWITCH).select_option(language)
                words = Words(language)
                await ann.page.get_by_role("heading", name=words(key), exact=True).wait_for()
                await expect(description).to_have_attribute("content", words("page-description"))
        await ann.go(f"/t/{here[0].code}/tv")
        await ann.page.locator(".room.tv").wait_for()
        await ann.page.locator(SWITCH).select_option("de")
        asked = Words("de")("room-waiting-for", names="*").split("*")[0]
        await ann.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        await ann.page.get_by_text(asked).wait_for()
    assert ann.troubles == []


async def test_the_light_is_remembered(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE, color_scheme="light")
    await ann.go("/")
    room = ann.page.locator("html")
    await expect(room).to_have_attribute("data-light", "day")
    await ann.press("page-night")
    await expect(room).to_have_attribute("data-light", "night")
    await ann.page.reload()
    await expect(room).to_have_attribute("data-light", "night")
    await ann.press("page-day")
    await expect(room).to_have_attribute("data-light", "day")
    assert ann.troubles == []


# For the browser a test's own questions are touches, too: here only clicks are.
LISTEN = """
    window.heard = []
    let touched = false
    addEventListener('click', () => (touched = true), { capture: true })
    const activation = { get hasBeenActive() { return touched } }
    Object.defineProperty(navigator, 'userActivation', { value: activation })
    window.AudioContext = class extends AudioContext {
        constructor() { super(); window.heard.push(this) }
    }
"""


async def test_sound_is_heard_from_the_first_tap_on(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    await ann.page.add_init_script(LISTEN)
    states = "window.heard.map(({ state }) => state)"
    async with asyncio.timeout(240):
        await ann.play_against_bots("lie", "Ann")
        await ann.until(lambda: ann.view["to_act"] == [ann.seat])
        assert await ann.page.evaluate(states) == [], "silent until somebody turns it on"
        await ann.press("menu-title")
        await ann.press("page-sound-on")
        await ann.page.reload()
        # It is Ann's turn, which has a sound; but nobody has touched the page yet.
        await ann.page.locator("main button:enabled").first.wait_for()
        assert await ann.page.evaluate(states) == []
        await ann.press("menu-title")
        await ann.press("page-sound-off")
        await ann.press("page-sound-on")
        while await ann.page.evaluate(states) != ["running"]:
            await ann.page.wait_for_timeout(20)
    assert ann.troubles == []


async def test_days_to_decide_are_told_in_words(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240), guests(house, "Olga", "Iwan") as people:
        here = await seated(people, "lie", 2, clock={"kind": "days", "days": 3})
        ann = await visit(house, PHONE, locale="pl")
        await ann.go(f"/t/{here[0].code}/tv")
        left = Words("pl")("waiting-clock-of-days", days=3)
        await expect(ann.page.locator("header").get_by_text(left, exact=True)).to_be_visible()
    assert ann.troubles == []
