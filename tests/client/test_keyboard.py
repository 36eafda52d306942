"""A whole game by keyboard alone, and always to be seen where one is."""

from __future__ import annotations

import asyncio
import random

import pytest
from playwright.async_api import ElementHandle

from client.browsers import DESKTOP, WORDS, Visitor
from client.conftest import Visit
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_STOPS = 150
"""More than any page has to walk through."""
HERE = """(wanted) => {
    const at = document.activeElement
    const style = getComputedStyle(at)
    const shows = at.matches(':focus-visible') && style.outlineStyle !== 'none'
    const seen = at === document.body || shows
    return { there: at === wanted, seen, name: at.ariaLabel ?? at.textContent.trim() }
}"""


async def walk_to(visitor: Visitor, wanted: ElementHandle) -> bool:
    """With the tabulator; False: it went away meanwhile."""
    for _ in range(MOST_STOPS):
        here = await visitor.page.evaluate(HERE, wanted)
        assert here["seen"], f"nothing shows that one is at {here['name']!r}"
        if here["there"]:
            return True
        if not await wanted.evaluate("(it) => it.isConnected && !it.disabled"):
            return False
        await visitor.page.keyboard.press("Tab")
    raise AssertionError(f"the tabulator does not lead to {await wanted.text_content()!r}")


async def test_a_whole_game_of_lie_by_keyboard_alone(house: Server, visit: Visit) -> None:
    ann = await visit(house, DESKTOP)
    rng = random.Random(3)
    async with asyncio.timeout(240):
        await ann.go("/")
        ways = ann.page.locator("[data-cloth=lie]").get_by_role("button")
        way = await ways.filter(has_text=WORDS("door-against-bots")).element_handle()
        assert await walk_to(ann, way)
        await ann.page.keyboard.press("Enter")
        name = await ann.page.get_by_label(WORDS("page-your-name")).element_handle()
        assert await walk_to(ann, name)
        await ann.page.keyboard.type("Ann")
        await ann.page.keyboard.press("Enter")
        await ann.until(lambda: ann.table.get("phase") == "playing")
        while ann.table["phase"] != "over":
            button = await ann.pick(rng) if ann.legal else None
            if button is None:
                await ann.page.wait_for_timeout(20)
            elif await walk_to(ann, button):
                await ann.page.keyboard.press(rng.choice(("Enter", "Space")))
    assert (await ann.record()).record.result is not None
    assert ann.troubles == []
