"""The truth about a finished game has an address of its own, which stays."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from client.browsers import DESKTOP, PHONE, WORDS, Visitor
from client.conftest import Visit
from client.inspection import too_wide, unusable
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def finished(house: Server, visit: Visit, game: str, size: tuple[int, int]) -> Visitor:
    """A visitor at a table whose game bots have played to the end."""
    ann = await visit(house, size)
    await ann.play_against_bots(game, "Ann")
    if ann.table["phase"] != "over":
        await ann.hand_over()
    await ann.until(lambda: ann.table["phase"] == "over")
    return ann


async def test_the_truth_stays_after_a_rematch(house: Server, visit: Visit) -> None:
    ann = await finished(house, visit, "bluff_pirate", PHONE)
    code = ann.table["code"]
    await ann.press("room-rematch")
    await ann.until(lambda: ann.table["code"] != code)
    await ann.go(f"/t/{code}/truth")
    await ann.learn_the_truth()
    assert ann.page.url.endswith(f"/t/{code}/truth")
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text(WORDS("bluff-pirate-title"))
    assert not await too_wide(ann.page)
    assert not await unusable(ann.page)
    assert not ann.troubles


async def test_your_tables_lead_to_the_truth(house: Server, visit: Visit) -> None:
    ann = await finished(house, visit, "lie", DESKTOP)
    code = ann.table["code"]
    await ann.go("/")
    await ann.page.locator(f"a[href='/t/{code}/truth']").click()
    await ann.learn_the_truth()
    assert ann.page.url.endswith(f"/t/{code}/truth")
    assert not ann.troubles


async def test_the_link_works_for_people_who_were_not_there(house: Server, visit: Visit) -> None:
    ann = await finished(house, visit, "dont_bluff", DESKTOP)
    bob = await visit(house, PHONE)
    await bob.go(f"/t/{ann.table['code']}/truth")
    await expect(bob.page.get_by_role("heading")).to_have_text(WORDS("reveal-come-in"))
    await bob.page.get_by_label(WORDS("page-your-name")).fill("Bob")
    await bob.press("reveal-enter")
    await bob.learn_the_truth()
    assert not [trouble for trouble in bob.troubles if "401" not in trouble]


async def test_a_game_that_is_played_keeps_its_truth(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    code = await ann.open_table("lie", "Ann")
    await ann.go(f"/t/{code}/truth")
    await expect(ann.page.get_by_role("alert")).to_have_text(WORDS("not-over"))
