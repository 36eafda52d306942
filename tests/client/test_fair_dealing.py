"""Fair dealing in the browser: the page adds a number to the seed, and checks the deal."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from client.browsers import DESKTOP, PHONE, WORDS, Visitor
from client.conftest import Visit
from client.inspection import too_wide, unusable
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

TAMPER = """([code]) => {
    const tables = JSON.parse(localStorage.getItem('bluffhouse-deals'))
    tables[code].pledge = '0'.repeat(64)
    localStorage.setItem('bluffhouse-deals', JSON.stringify(tables))
}"""


FORGET_WHAT_WAS_SHOWN = "([code]) => localStorage.removeItem(`bluffhouse-shown-${code}`)"


async def verdict(visitor: Visitor, outcome: str) -> list[str]:
    """Wait for the end and the page's verdict. Return everything that it has checked."""
    await visitor.until(lambda: visitor.table["phase"] == "over")
    page = visitor.page
    await expect(page.locator("[data-verdict]")).to_have_attribute(
        "data-verdict", outcome, timeout=120_000
    )
    await expect(page.locator("[data-verdict]")).to_contain_text(WORDS(f"check-{outcome}"))
    await page.locator("summary", has_text=WORDS("check-what")).click()
    return [line.strip() for line in await page.locator(".check li").all_inner_texts()]


async def test_the_page_checks_the_deal_and_tells_what_does_not_match(
    house: Server, visit: Visit
) -> None:
    ann = await visit(house, PHONE)
    async with asyncio.timeout(300):
        await ann.play_from_the_door("lie", "Ann")
        await ann.hand_over()
        checked = "\n".join(await verdict(ann, "ok"))
        for key in ("pledge", "number", "seed", "seen"):
            assert WORDS(f"check-{key}") in checked
        assert not await too_wide(ann.page)
        assert not await unusable(ann.page)
        [_, number, *bots] = ann.table["seed"].split("+")
        assert len(number) == 22
        assert not any(bots)
        # After a reload the house sends the log again, but the page knows what it was shown before.
        await ann.page.reload()
        assert WORDS("check-seen") in "\n".join(await verdict(ann, "ok"))
        await ann.page.evaluate(FORGET_WHAT_WAS_SHOWN, [ann.table["code"]])
        await ann.page.reload()
        assert WORDS("check-seen-part") in "\n".join(await verdict(ann, "partly"))
        await ann.page.evaluate(TAMPER, [ann.table["code"]])
        await ann.page.reload()
        assert WORDS("check-pledge-wrong") in "\n".join(await verdict(ann, "differs"))
    assert not ann.troubles


async def test_two_players_seal_their_numbers_before_either_is_shown(
    house: Server, visit: Visit
) -> None:
    ann, bob = await visit(house, DESKTOP), await visit(house, PHONE)
    async with asyncio.timeout(300):
        code = await ann.open_table("lie", "Ann")
        await bob.follow(code, "Bob")
        await ann.press("waiting-fill-with-bots")
        await bob.be_ready()
        await ann.press("waiting-start")
        for visitor in (ann, bob):
            await visitor.until(lambda visitor=visitor: visitor.table["phase"] == "playing")  # type: ignore[misc]
        sealed = [seat.get("sealed") is not None for seat in ann.table["seats"]]
        assert sealed == [True, True, False, False]
        for visitor in (ann, bob):
            await visitor.hand_over()
        for visitor in (ann, bob):
            checked = "\n".join(await verdict(visitor, "ok"))
            assert WORDS("check-number") in checked
            assert WORDS("check-others") in checked
    assert not ann.troubles
    assert not bob.troubles
