"""The operator's desk in a browser, and a person who deletes their account."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from client.browsers import DESKTOP, NARROW, WORDS
from client.conftest import Visit
from client.inspection import too_wide, unusable
from client.test_languages import Reading
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

TOKEN = "a-token-for-the-operator"
ANNOUNCED = "Closing at ten."


@pytest.fixture(scope="module")
def desk_house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house of its own, because announcements reach everybody."""
    with Server(tmp_path_factory.mktemp("desk"), desk_token=TOKEN) as server:
        yield server


async def test_the_operator_runs_the_house(
    desk_house: Server, visit: Visit, tmp_path: Path
) -> None:
    async with asyncio.timeout(240):
        operator, ann = await visit(desk_house, DESKTOP), await visit(desk_house, NARROW)
        code = await ann.open_table("lie", "Ann")
        page = operator.page
        sheet = page.get_by_role("dialog")

        async def confirm(action: str) -> None:
            """Press a button of the desk, and say that it is meant."""
            await page.get_by_role("button", name=action, exact=True).first.click()
            await sheet.get_by_role("button", name=action, exact=True).click()
            await expect(sheet).to_have_count(0)
            await expect(page.get_by_text(WORDS("desk-done", what=action))).to_be_visible()

        await operator.go("/desk")
        await page.get_by_label(WORDS("desk-token"), exact=True).fill(TOKEN)
        await operator.press("desk-enter")
        await expect(page.locator(f'[data-table="{code}"]')).to_contain_text("Ann")
        await expect(page.locator("figure")).to_have_count(6)
        assert await unusable(page) == []
        for width, height in (NARROW, DESKTOP):
            await page.set_viewport_size({"width": width, "height": height})
            assert await too_wide(page) == []

        await page.get_by_label(WORDS("desk-announce-text")).fill(ANNOUNCED)
        await confirm(WORDS("desk-announce"))
        shown = ann.page.get_by_role("status").filter(has_text=ANNOUNCED)
        await expect(shown).to_be_visible()
        assert await unusable(ann.page) == []
        await shown.get_by_role("button").click()
        await expect(shown).to_have_count(0)

        async with page.expect_download() as download:
            await confirm(WORDS("desk-backup"))
        file = tmp_path / "house.backup"
        await (await download.value).save_as(file)
        assert file.read_text().startswith('{"row":"backup"')

        await confirm(WORDS("desk-ban", who="Ann"))
        banned = ann.page.get_by_role("heading", name=WORDS("banned-until", hours=24))
        await expect(banned).to_be_visible()
        await confirm(WORDS("desk-lift", who="Ann"))
        await ann.page.reload()
        await ann.until(lambda: ann.table)
        await confirm(WORDS("desk-close", code=code))
        closed = ann.page.get_by_role("heading", name=WORDS("table-closed"))
        await expect(closed).to_be_visible()
        await operator.press("desk-leave")
        await expect(page.get_by_label(WORDS("desk-token"), exact=True)).to_be_visible()


async def test_the_desk_speaks_every_language(desk_house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240):
        ann, operator = await visit(desk_house, NARROW), await visit(desk_house, NARROW)
        code = await ann.open_table("lie", "Ann")
        page = operator.page
        reading = Reading("Ann", code, "127.0.0.1", "LIE", "desk-token", ANNOUNCED)
        await operator.go("/desk")
        await reading.through(operator, "desk, outside", "desk-enter-says", whole=True)
        await page.get_by_label(WORDS("desk-token"), exact=True).fill(TOKEN)
        await operator.press("desk-enter")
        await page.get_by_role("button", name=WORDS("desk-close", code=code)).wait_for()
        await reading.through(operator, "desk", "desk-backup-says", whole=True)
    assert not reading.troubles, str(reading)


async def test_devices_speak_every_language(desk_house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240):
        ann = await visit(desk_house, NARROW)
        await ann.come_in_past_the_door("Ann")
        reading = Reading("Ann", "Chrome", "Linux", ANNOUNCED)
        await ann.go("/devices")
        await reading.through(ann, "devices", "devices-says", whole=True)
        await ann.press("account-delete")
        await reading.through(ann, "deleting an account", "account-delete-sure")
    assert not reading.troubles, str(reading)
    assert ann.troubles == []


async def test_a_person_deletes_their_account(desk_house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240):
        ann = await visit(desk_house, NARROW)
        await ann.open_table("lie", "Annabella")
        await ann.go("/devices")
        await ann.press("account-delete")
        sheet = ann.page.get_by_role("dialog")
        final = sheet.get_by_role("button", name=WORDS("account-delete-do"), exact=True)
        await expect(final).to_be_disabled()
        assert await unusable(ann.page) == []
        await sheet.get_by_role("textbox").fill("Annabella")
        await final.click()
        await ann.page.wait_for_url(f"{desk_house.url}/")
        await expect(ann.page.get_by_text("Annabella")).to_have_count(0)
        assert await ann.page.evaluate("localStorage.getItem('bluffhouse-known')") is None
