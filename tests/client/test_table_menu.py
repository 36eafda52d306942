"""The table's menu, and what the table shows about who is there."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Locator, expect

from bluffhouse.locales import Words
from client.browsers import DESKTOP, LONG_NAMES, PHONE, WORDS, Visitor, start_together
from client.conftest import Visit
from client.inspection import too_wide, unusable
from serving import Server, guests, seated

pytestmark = pytest.mark.asyncio(loop_scope="session")

LINK = "document.querySelector('dialog .carry').dataset.address"


def item(person: Visitor, key: str, **values: str | int) -> Locator:
    """The line of the open menu that begins with these words."""
    return person.page.locator("dialog .item").filter(has_text=WORDS(key, **values))


async def choose(person: Visitor, key: str, **values: str | int) -> None:
    await item(person, key, **values).click()


async def close(person: Visitor) -> None:
    await person.page.keyboard.press("Escape")
    await expect(person.page.locator("dialog[open]")).to_have_count(0)


async def together(house: Server, visit: Visit) -> tuple[Visitor, Visitor]:
    """Ann on a phone, the host, and Bob on a desktop, in a game of LIE."""
    ann, bob = await visit(house, PHONE), await visit(house, DESKTOP)
    code = await ann.open_table("lie", "Ann")
    await start_together(ann, bob, code)
    return ann, bob


async def test_the_host_pauses_and_everybody_sees_it(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240):
        ann, bob = await together(house, visit)
        await ann.press("menu-title")
        await choose(ann, "menu-pause")
        await close(ann)
        for person in (ann, bob):
            await expect(person.page.get_by_text(WORDS("paused")).last).to_be_visible()
        resume = bob.page.get_by_role("button", name=WORDS("menu-resume"), exact=True)
        await expect(resume).to_have_count(0)
        await bob.press("menu-title")
        await expect(item(bob, "menu-resume")).to_be_disabled()
        await expect(item(bob, "menu-pause")).to_have_count(0)
        await close(bob)
        assert bob.table["pause_until"], "the house ends it"
        await bob.press("menu-agree-pause")
        await ann.until(lambda: "pause_until" not in ann.table)
        await expect(resume).to_be_visible()  # of a pause by consent any player may
        await ann.press("menu-resume")
        await bob.until(lambda: not bob.table.get("paused"))
        await expect(bob.page.get_by_text(WORDS("paused"))).to_have_count(0)
    assert [*ann.troubles, *bob.troubles] == []


async def test_a_player_lets_a_bot_play_and_takes_the_seat_back(
    house: Server, visit: Visit
) -> None:
    async with asyncio.timeout(240):
        ann, bob = await together(house, visit)
        seat = ann.page.locator(f".seat[data-place='{bob.seat}'] .face")
        await expect(seat).to_have_attribute("data-occupant", "person")
        await bob.press("menu-title")
        await choose(bob, "menu-bot-for-me")
        await close(bob)
        await expect(seat).to_have_attribute("data-occupant", "stand-in")
        await expect(seat.get_by_text(WORDS("seat-bot"), exact=True)).to_be_visible()
        await expect(bob.page.get_by_text(WORDS("bar-bot-plays"))).to_be_visible()
        if bob.table["phase"] == "playing":
            await bob.press("menu-take-back")
            await expect(seat).to_have_attribute("data-occupant", "person")
    assert [*ann.troubles, *bob.troubles] == []


async def test_the_host_removes_only_a_player_who_has_left(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240):
        ann, bob = await together(house, visit)
        await ann.press("menu-title")
        await ann.page.locator("dialog summary", has_text="Bob").click()
        for key in ("menu-remove", "menu-hand-over"):
            await expect(item(ann, key, name="Bob")).to_be_disabled()
        await expect(ann.page.get_by_text(WORDS("player-here", name="Bob"))).to_be_visible()
        await bob.page.goto("about:blank")
        await choose(ann, "menu-remove", name="Bob")
        await expect(item(ann, "menu-remove-sure", name="Bob")).to_be_visible()
        await choose(ann, "menu-remove-sure", name="Bob")
        just_left = WORDS("player-just-left", name="Bob", seconds=60).partition(".")[0]
        # The table behind the menu says it too.
        alert = ann.page.get_by_role("dialog").get_by_role("alert")
        await expect(alert.filter(has_text=just_left)).to_be_visible()
        assert "bot" not in ann.table["seats"][bob.seat]
    assert [*ann.troubles, *bob.troubles] == []


async def test_a_removed_spectator_is_told_so(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240):
        ann, cid = await visit(house, PHONE), await visit(house, PHONE)
        code = await ann.open_table("lie", "Ann")
        await ann.press("menu-title")
        await cid.go(f"/t/{code}")
        await cid.come_in("Cid")
        await choose(ann, "menu-remove", name="Cid")  # who has come since the menu was opened
        await expect(cid.page.get_by_text(WORDS("host-removed-you"))).to_be_visible()
        await expect(item(ann, "menu-remove", name="Cid")).to_have_count(0)
    assert [*ann.troubles, *cid.troubles] == []


async def test_a_muted_player_is_not_read(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240):
        ann, bob = await together(house, visit)
        await bob.ask(type="chat", text="I never lie.")
        shown = ann.page.get_by_text("I never lie.").last
        await ann.press("room-story")
        await expect(shown).to_be_visible()
        await close(ann)
        await ann.press("menu-title")
        await ann.page.locator("dialog summary", has_text="Bob").click()
        await choose(ann, "menu-mute", name="Bob")
        await expect(item(ann, "menu-unmute", name="Bob")).to_be_visible()
        await close(ann)
        await expect(shown).to_have_count(0)
        await ann.press("menu-title")
        await ann.page.locator("dialog summary", has_text="Bob").click()
        await choose(ann, "menu-unmute", name="Bob")
        await close(ann)
        await ann.press("room-story")
        await expect(shown).to_be_visible()
    assert [*ann.troubles, *bob.troubles] == []


async def test_a_player_goes_on_with_another_device(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240):
        ann, bob = await together(house, visit)
        await ann.press("menu-title")
        await choose(ann, "menu-carry")
        await ann.page.get_by_role("img", name=WORDS("menu-carry-code")).wait_for()
        there = urlsplit(await ann.page.evaluate(LINK))
        tablet = await visit(house, DESKTOP)
        await tablet.go(f"{there.path}#{there.fragment}")
        await tablet.press("claim-yes")
        await tablet.until(lambda: tablet.view)
        assert (tablet.seat, tablet.view["hand"]) == (ann.seat, ann.view["hand"])
        assert "#" not in tablet.page.url, "the link is not left lying about"
        # It works once, and a device that belongs to somebody is not taken over without asking.
        await bob.go(f"{there.path}#{there.fragment}")
        await bob.page.reload()
        await expect(bob.page.get_by_text(WORDS("claim-instead", name="Bob"))).to_be_visible()
        await bob.press("claim-yes")
        await expect(bob.page.get_by_text(WORDS("link-used"))).to_be_visible()
        await bob.press("claim-no")
        await bob.page.locator(".room").wait_for()
        assert bob.seat != ann.seat
    assert [*ann.troubles, *tablet.troubles] == []


async def test_leaving_says_what_happens_and_frees_the_seat_only_before_the_start(
    house: Server, visit: Visit
) -> None:
    async with asyncio.timeout(240):
        ann, bob = await visit(house, PHONE), await visit(house, PHONE)
        code = await ann.open_table("lie", "Ann")
        await bob.follow(code, "Bob")
        await bob.press("menu-title")
        await choose(bob, "menu-leave")
        await ann.until(lambda: not any(s and s["name"] == "Bob" for s in ann.table["seats"]))
        await bob.page.locator("[data-cloth=lie]").wait_for()
        await start_together(ann, bob, code)
        await bob.press("menu-title")
        await expect(item(bob, "menu-leave-bot")).to_be_visible()
        await choose(bob, "menu-leave")
        seat = ann.page.locator(f".seat[data-place='{bob.seat}'] .face")
        await expect(seat).to_have_attribute("data-occupant", "away")
        await expect(seat.get_by_text(WORDS("seat-away"), exact=True)).to_be_visible()
    assert [*ann.troubles, *bob.troubles] == []


async def test_the_menu_fits_and_everyone_can_use_it(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(400), guests(house, *LONG_NAMES[1:4]) as people:
        ann = await visit(house, PHONE)
        code = await ann.open_table("lie", LONG_NAMES[0])
        for guest in people:
            assert (await guest.ask(code, type="sit")).status_code == 200
            assert (await guest.ask(code, type="ready")).status_code == 200
        await ann.press("waiting-start")
        await ann.page.locator(".room").wait_for()
        await ann.press("menu-title")
        await ann.page.locator("dialog summary").first.click()
        await choose(ann, "menu-carry")
        await ann.page.get_by_role("img", name=WORDS("menu-carry-code")).wait_for()
        assert await too_wide(ann.page) == []
        assert await unusable(ann.page) == []
        # By keyboard alone.
        await close(ann)
        await ann.page.get_by_role("button", name=WORDS("menu-title")).focus()
        await ann.page.keyboard.press("Enter")
        await expect(ann.page.get_by_role("dialog")).to_be_visible()
        await item(ann, "menu-pause").focus()
        await ann.page.keyboard.press("Enter")
        await ann.until(lambda: ann.table.get("paused"))
    assert ann.troubles == []


# ── coming in ───────────────────────────────────────────────────────────────────────────────


async def test_a_link_says_which_game_and_whose_table(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240), guests(house, "Ola", "Iwan") as people:
        cid = await visit(house, PHONE, locale="pl")
        words = Words("pl")
        here = await seated(people, "bluff_pirate", 3)
        await cid.go(f"/t/{here[0].code}")
        game = words("bluff-pirate-title")
        host = words("invited-by", host="Ola", game=game)
        await expect(cid.page.get_by_text(host)).to_be_visible()
        await expect(cid.page.get_by_text(words("invited-playing"))).to_be_visible()
        await expect(cid.page.get_by_label(words("page-your-name"))).to_be_focused()
        assert await unusable(cid.page) == []
        await cid.page.keyboard.type("Cyd")
        await cid.page.keyboard.press("Enter")
        await expect(cid.page.get_by_text(words("room-watching"), exact=True)).to_be_visible()
    assert cid.troubles == []


async def test_a_link_to_no_table_says_so_before_it_asks_for_a_name(
    house: Server, visit: Visit
) -> None:
    ann = await visit(house, PHONE)
    await ann.go("/t/ZZZZZZ")
    await expect(ann.page.get_by_role("alert")).to_have_text(WORDS("no-such-table"))
    assert await ann.page.get_by_label(WORDS("page-your-name")).count() == 0


async def test_the_name_has_the_focus_at_the_front_door(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240):
        ann = await visit(house, PHONE)
        await ann.go("/")
        ways = ann.page.locator("[data-cloth=lie]").get_by_role("button")
        await ways.filter(has_text=WORDS("door-with-friends")).click()
        await expect(ann.page.get_by_label(WORDS("page-your-name"))).to_be_focused()
    assert ann.troubles == []
