"""The page that shows where a person is signed in, and a device signed out elsewhere."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import pytest
from playwright.async_api import expect

from client.browsers import DESKTOP, NARROW, WORDS
from client.conftest import Visit
from client.inspection import too_wide, unusable
from client.test_languages import Reading
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_device_signed_out_elsewhere_asks_for_a_name(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240):
        ann, tablet = await visit(house, NARROW), await visit(house, DESKTOP)
        code = await ann.open_table("lie", "Ann")
        await ann.go("/devices")
        await ann.page.locator("main .item", has_text=WORDS("menu-carry")).click()
        link = await ann.page.locator(".carry").get_attribute("data-address")
        there = urlsplit(str(link))
        await tablet.go(f"/t/{code}#{there.fragment}")
        await tablet.press("claim-yes")
        await tablet.until(lambda: tablet.table)

        await ann.page.reload()
        names = ann.page.locator("main li strong")
        await expect(names).to_have_count(2)
        reading = Reading("Ann", *await names.all_inner_texts())
        await reading.through(ann, "devices", "devices-title", whole=True)
        assert not reading.troubles, str(reading)
        assert await too_wide(ann.page) == []
        assert await unusable(ann.page) == []

        # Two taps in a row do not sign out here, and the focus stays with the question.
        await ann.press("devices-leave")
        await expect(ann.page.get_by_role("group")).to_be_focused()
        await ann.press("claim-no")
        here = ann.page.get_by_role("button", name=WORDS("devices-leave"), exact=True)
        await expect(here).to_be_focused()

        await ann.page.locator("main li").get_by_role("button").click()
        await expect(names).to_have_count(1)
        await expect(tablet.page.get_by_label(WORDS("page-your-name"))).to_be_visible()
        await ann.press("devices-leave")
        await ann.press("devices-leave-sure")
        await ann.page.wait_for_url(f"{house.url}/")
    assert [*ann.troubles, *tablet.troubles] == []
