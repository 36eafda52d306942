"""Puzzles in the browser: the shelf, a question, its answer and the game that led to it."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, Page, expect

from bluffhouse.study.puzzles import puzzle
from client.browsers import DESKTOP, PHONE, WORDS
from client.conftest import Visit
from client.inspection import too_wide, unusable
from serving import PATIENCE, Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

LANGUAGES = ("de", "pl", "ru", "fr", "en")
MILLISECONDS = PATIENCE * 1000


def answers(page: Page) -> Locator:
    return page.locator(".answers button")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_a_puzzle_is_answered(house: Server, visit: Visit, size: tuple[int, int]) -> None:
    ann = await visit(house, size)
    page = ann.page
    found = puzzle("lie", 3)
    await ann.go("/puzzles/lie/3")
    await expect(answers(page)).to_have_count(len(found.answers), timeout=MILLISECONDS)
    # The hand lies above the answers and is covered by nothing.
    hand = await page.locator(".mine").bounding_box()
    first = await answers(page).first.bounding_box()
    assert hand is not None
    assert first is not None
    assert hand["y"] + hand["height"] <= first["y"]
    assert not await too_wide(page)
    assert not await unusable(page)

    await page.keyboard.press(str(found.best + 1))
    await expect(page.get_by_text(WORDS("puzzle-right"))).to_be_visible(timeout=MILLISECONDS)
    assert not await too_wide(page)
    assert not await unusable(page)
    await page.get_by_role("button", name=WORDS("puzzle-watch")).click()
    await page.get_by_role("button", name=WORDS("puzzle-back")).click()
    await expect(page.get_by_text(WORDS("puzzle-right"))).to_be_visible(timeout=MILLISECONDS)
    assert not ann.troubles


async def test_the_shelf_leads_to_the_puzzles_of_the_day(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    page = ann.page
    for language in LANGUAGES:
        await ann.go(f"/puzzles?lang={language}")
        await expect(page.locator('a[href^="/puzzles/lie/"]').first).to_be_visible(
            timeout=MILLISECONDS
        )
        assert not await too_wide(page), language
    assert not await unusable(page)
    await page.locator('a[href^="/puzzles/lie/"]').first.click()
    await expect(answers(page).first).to_be_visible(timeout=MILLISECONDS)
    assert not ann.troubles
