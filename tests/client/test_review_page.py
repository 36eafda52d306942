"""How everybody played: the page after a game, and for a record from a file."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.async_api import expect

import bluffhouse
from bluffhouse.records import Player, write
from client.browsers import DESKTOP, PHONE, WORDS
from client.conftest import Visit
from client.inspection import too_wide, unusable
from client.test_truth_page import finished
from serving import PATIENCE, Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

LANGUAGES = ("de", "pl", "ru", "fr", "en")
MILLISECONDS = PATIENCE * 1000


async def test_from_the_end_of_a_game_to_a_moment_of_it(house: Server, visit: Visit) -> None:
    ann = await finished(house, visit, "dont_bluff", PHONE)
    code = ann.table["code"]
    await ann.go(f"/t/{code}/truth")
    await ann.learn_the_truth()
    page = ann.page
    await page.get_by_role("link", name=WORDS("review-open")).click()
    # A short review may be done before the bar is seen.
    progress = page.get_by_role("progressbar").or_(page.get_by_role("slider"))
    await progress.first.wait_for(timeout=MILLISECONDS)
    await expect(page.get_by_role("slider")).to_be_visible(timeout=MILLISECONDS)

    # The arrow keys move along the chart; the figures and the sentence follow.
    slider = page.get_by_role("slider", name=WORDS("review-along"))
    await slider.focus()
    await slider.press("Home")
    assert str(await slider.get_attribute("aria-valuetext")).startswith(WORDS("review-after-deal"))
    await slider.press("ArrowRight")
    assert str(await slider.get_attribute("aria-valuetext")).startswith(
        WORDS("review-move-number", move=1)
    )
    # So does the mouse.
    box = await page.locator("figure > svg").bounding_box()
    assert box is not None
    await page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + 100)
    assert int(await slider.input_value()) > 1

    # Ann's own decisions come first; those of the others are a tap away.
    own = page.get_by_role("radio", name="Ann")
    assert await own.is_checked()
    other = page.get_by_role("radio").nth(1)
    await other.check(force=True)
    assert not await own.is_checked()
    await own.check(force=True)

    await page.get_by_text(WORDS("review-as-table")).click()
    rows = page.locator("details tbody tr")
    await expect(rows).to_have_count(int(str(await slider.get_attribute("max"))) + 1)

    async with page.expect_download() as download:
        await page.get_by_role("button", name=WORDS("review-picture")).click()
    file = Path(await (await download.value).path())
    assert file.read_bytes().startswith(b"\x89PNG")

    for language in LANGUAGES:
        await ann.go(f"/t/{code}/review?lang={language}")
        await expect(page.get_by_role("slider")).to_be_visible(timeout=MILLISECONDS)
        assert not await too_wide(page), language
    assert not await unusable(page)

    await page.get_by_role("link", name=WORDS("review-go-there")).first.click()
    await page.wait_for_url(f"**/r/{code}/*")
    await expect(page.locator(".caption")).to_be_visible(timeout=MILLISECONDS)
    # And back again.
    await page.get_by_role("link", name=WORDS("review-open")).first.click()
    await expect(page.get_by_role("slider")).to_be_visible(timeout=MILLISECONDS)
    assert not ann.troubles


async def test_a_record_from_a_file(house: Server, visit: Visit, tmp_path: Path) -> None:
    rng = random.Random(1)
    state = bluffhouse.game("dont_bluff").start(2, seed=7)
    while state.result is None:
        seat = state.to_act[0]
        state.play(seat, state.legal(seat).sample(rng))
    file = tmp_path / "evening.bluff"
    file.write_text(write(state.record, (Player("Ann"), Player("Bob"))), encoding="utf-8")
    ann = await visit(house, DESKTOP)
    await ann.go("/replay")
    page = ann.page
    await page.locator("input[type=file]").set_input_files(file)
    await page.get_by_role("button", name=WORDS("review-open")).last.click()
    await expect(page.get_by_role("slider")).to_be_visible(timeout=MILLISECONDS)
    assert not await unusable(page)
    await page.get_by_role("button", name=WORDS("review-go-there")).last.click()
    await expect(page.locator(".caption")).to_be_visible(timeout=MILLISECONDS)


async def test_a_game_that_is_played_has_none(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    code = await ann.open_table("lie", "Ann")
    await ann.go(f"/t/{code}/review")
    await expect(ann.page.get_by_role("alert")).to_have_text(WORDS("not-over"))
