"""Talk at a table in the browser: bubbles, the log, reactions and phrases."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Locator, expect

from bluffhouse.locales import Words
from bluffhouse.text.chat import PHRASES, REACTIONS
from client.browsers import DESKTOP, PHONE, WORDS, Visitor, start_together
from client.conftest import Visit
from client.inspection import too_wide, unusable
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

# How far the log is scrolled from its end, in pixels.
FROM_END = "(log) => log.scrollHeight - log.clientHeight - log.scrollTop"


def bubble(person: Visitor, seat: int) -> Locator:
    """What stands at the face of the player in that seat."""
    return person.page.locator(f".seat[data-place='{seat}'] .said")


async def together(house: Server, visit: Visit) -> tuple[Visitor, Visitor]:
    """Ann on a phone, the host, and Bob on a desktop, in a game of LIE."""
    ann, bob = await visit(house, PHONE), await visit(house, DESKTOP)
    await start_together(ann, bob, await ann.open_table("lie", "Ann"))
    await bob.page.get_by_role("log").wait_for()
    return ann, bob


async def test_a_message_stands_at_the_face_and_in_the_log(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240):
        ann, bob = await together(house, visit)
        write = bob.page.get_by_label(WORDS("chat-say"))
        await write.fill("Three sixes at least.")
        await write.press("Enter")
        await expect(bubble(ann, bob.seat)).to_have_text("Three sixes at least.")
        await expect(bob.page.get_by_role("log")).to_contain_text("Three sixes at least.")
        await expect(bubble(ann, bob.seat)).to_have_count(0)  # after a while
        for number in range(12):
            await ann.ask(type="chat", text=f"line {number}")
        await ann.press("room-story")
        log = ann.page.locator("dialog").get_by_role("log")
        await expect(log).to_contain_text("line 11")
        await expect(log.get_by_text("line 11", exact=True)).to_be_in_viewport()
        assert await log.evaluate(FROM_END) < 2, "it opens at its newest line"
        # On a desktop only the log scrolls, not the page: not even for a label nobody sees.
        await bob.page.set_viewport_size({"width": DESKTOP[0], "height": 560})
        await ann.ask(type="chat", reaction="laugh")
        reaction = bob.page.get_by_role("log").get_by_text(WORDS("reaction-laugh"))
        await expect(reaction).to_be_attached()
        assert await bob.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert [*ann.troubles, *bob.troubles] == []


async def test_one_tap_reacts_and_a_second_one_has_to_wait(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240):
        ann, bob = await together(house, visit)
        reactions = bob.page.locator("aside").get_by_role("list", name=WORDS("talk-reactions"))
        buttons = reactions.get_by_role("button")
        await expect(buttons).to_have_count(len(REACTIONS))
        await buttons.nth(0).click()
        await expect(bubble(ann, bob.seat).locator("svg.laugh")).to_be_visible()
        await expect(buttons.nth(1)).to_be_disabled()
        await expect(buttons.nth(1)).to_be_enabled()  # after the pause
        heard = ann.page.locator("[role=status].visually-hidden")
        await expect(heard).to_contain_text(f"Bob: {WORDS('reaction-laugh')}")
        # On a phone they are behind one button.
        await ann.press("talk-title")
        panel = ann.page.locator("[popover]")
        await panel.get_by_role("button", name=WORDS("reaction-tears"), exact=True).click()
        await expect(panel).to_be_hidden()
        await expect(bubble(bob, ann.seat).locator("svg.tears")).to_be_visible()
    assert [*ann.troubles, *bob.troubles] == []


async def test_everybody_reads_a_phrase_in_their_own_language(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240):
        ann, bob = await together(house, visit)
        await bob.press("menu-title")
        await bob.page.locator("dialog").get_by_label(WORDS("page-language")).select_option("pl")
        polish = Words("pl")
        await bob.page.get_by_role("heading", name=polish("menu-title")).wait_for()
        await bob.page.keyboard.press("Escape")
        await ann.press("talk-title")
        panel = ann.page.locator("[popover]")
        phrases = panel.get_by_role("list", name=WORDS("talk-phrases")).get_by_role("button")
        await expect(phrases).to_have_count(len(PHRASES) + 2)
        await panel.get_by_role("button", name=WORDS("lie-phrase-go-on"), exact=True).click()
        await expect(bubble(bob, ann.seat)).to_have_text(polish("lie-phrase-go-on"))
        await expect(bob.page.get_by_role("log")).to_contain_text(polish("lie-phrase-go-on"))
    assert [*ann.troubles, *bob.troubles] == []


async def test_talk_fits_and_everyone_can_use_it(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(400):
        ann, bob = await together(house, visit)
        await ann.press("talk-title")
        await bob.ask(type="chat", text="W" * 60)
        await expect(bubble(ann, bob.seat)).to_be_visible()
        assert await too_wide(ann.page) == []
        await ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert await unusable(ann.page) == []
        await bob.press("talk-phrases")
        await ann.ask(type="chat", reaction="applause")
        assert await too_wide(bob.page) == []
        await bob.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        assert await unusable(bob.page) == []
    assert [*ann.troubles, *bob.troubles] == []
