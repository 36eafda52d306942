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
    # Nobody needs to scroll for the answers. The hand lies above them and is covered by nothing.
    await expect(answers(page).last).to_be_in_viewport(ratio=1)
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
    assert not ann.troubles


async def test_the_game_can_be_watched_from_the_seat_and_afterwards_with_all_hands_open(
    house: Server, visit: Visit
) -> None:
    ann = await visit(house, PHONE)
    page = ann.page
    found = puzzle("lie", 3)
    await ann.go("/puzzles/lie/3")
    hands = page.get_by_role("region", name=WORDS("replay-all-hands"))
    menu = page.get_by_label(WORDS("replay-from"))
    watch = page.get_by_role("button", name=WORDS("puzzle-watch"))
    await watch.click(timeout=MILLISECONDS)
    await expect(page.locator(".caption")).to_be_visible(timeout=MILLISECONDS)
    await expect(menu).to_have_count(0)
    await expect(hands).to_have_count(0)
    await page.get_by_role("button", name=WORDS("puzzle-back-to-question")).click()
    await answers(page).nth(found.best).click(timeout=MILLISECONDS)

    await watch.click(timeout=MILLISECONDS)
    await expect(hands).to_be_visible(timeout=MILLISECONDS)
    await expect(menu.locator("option")).to_have_count(2)
    await menu.select_option(str(found.seat))
    await expect(hands).to_have_count(0, timeout=MILLISECONDS)
    await menu.select_option("all")
    await expect(hands).to_be_visible(timeout=MILLISECONDS)
    assert not await unusable(page)
    await page.get_by_role("button", name=WORDS("puzzle-back")).click()
    await expect(page.get_by_text(WORDS("puzzle-right"))).to_be_visible(timeout=MILLISECONDS)
    assert not ann.troubles


async def test_an_answer_that_did_not_arrive_can_be_given_again(
    house: Server, visit: Visit
) -> None:
    ann = await visit(house, PHONE)
    page = ann.page
    found = puzzle("lie", 4)
    await ann.go("/puzzles/lie/4")
    best = answers(page).nth(found.best)
    await expect(best).to_be_visible(timeout=MILLISECONDS)
    await page.context.set_offline(True)
    await best.click()
    await expect(page.get_by_role("alert")).to_have_text(
        WORDS("house-unreachable"), timeout=MILLISECONDS
    )
    await page.context.set_offline(False)
    await best.click()
    await expect(page.get_by_text(WORDS("puzzle-right"))).to_be_visible(timeout=MILLISECONDS)
    await expect(page.get_by_role("alert")).to_have_count(0)


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
