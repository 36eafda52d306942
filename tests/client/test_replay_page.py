"""Replays in the browser: all hands open, and captions that wait for the stage."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from playwright.async_api import expect

from client.browsers import DESKTOP, GAMES, PHONE, WORDS, Visitor
from client.conftest import Visit
from client.inspection import too_wide, unusable
from serving import Server, guests, seated

pytestmark = pytest.mark.asyncio(loop_scope="session")


SCRUB = """(slider, at) => {
    slider.value = at
    slider.dispatchEvent(new Event('input', { bubbles: true }))
}"""
# Goes one step on, and returns the next two captions, each with whether the stage still counts.
TWO_CAPTIONS = """(label) => new Promise((resolve) => {
    const seen = []
    const caption = document.querySelector('footer .caption')
    new MutationObserver(() => {
        if (caption.textContent === seen.at(-1)?.text) return
        const verdict = document.querySelector('section.stage .loser')
        const counting = verdict !== null && verdict.textContent.trim() === ''
        seen.push({ text: caption.textContent, counting })
        if (seen.length === 2) resolve(seen)
    }).observe(caption, { childList: true, characterData: true, subtree: true })
    document.querySelector(`button[aria-label="${label}"]`).click()
})"""


async def finished(house: Server, game: str) -> str:
    """A game that two people and two bots have played to the end; returns the table's code."""
    rng = random.Random(7)
    async with guests(house, "Ada", "Bob") as people:
        seats = await seated(people, game, 4)
        await asyncio.gather(*[seat.play_on(rng) for seat in seats])
        return str(seats[0].code)


async def opened(visitor: Visitor, path: str) -> None:
    """Open a replay as a person who did not play."""
    await visitor.go(path)
    await visitor.page.get_by_label(WORDS("page-your-name")).fill("Eve")
    await visitor.press("replay-enter")
    await visitor.page.locator("footer .caption").wait_for()


async def replay_of(visitor: Visitor, code: str, **wanted: Any) -> dict[str, Any]:
    answer = await visitor.context.request.get(
        f"{visitor.server.url}/api/tables/{code}/replay", params=wanted
    )
    assert answer.ok, await answer.text()
    replay: dict[str, Any] = await answer.json()
    return replay


@pytest.mark.parametrize("game", GAMES)
async def test_all_hands_are_one_more_point_of_view(house: Server, visit: Visit, game: str) -> None:
    code = await finished(house, game)
    eve = await visit(house, PHONE)
    await opened(eve, f"/r/{code}")
    page = eve.page
    await expect(page.locator(".open-hands")).to_have_count(0)
    await page.get_by_label(WORDS("replay-from")).select_option(WORDS("replay-all-hands"))
    hands = page.locator(".open-hands li")
    await expect(hands).to_have_count(4)
    replay = await replay_of(eve, code, all_hands=True)
    # In the middle of the game every hand is the one its player held.
    at = len(replay["steps"]) // 2
    slider = page.get_by_label(WORDS("replay-scrub"))
    await slider.evaluate(SCRUB, at)
    own = replay["steps"][at]["hands"]
    if game in ("lie", "bluff_pirate", "millionaires"):
        for seat, held in enumerate(own):
            await expect(hands.nth(seat).locator("div > span")).to_have_count(
                len(held.get("hand", ()))
            )
    elif game == "dont_bluff":
        for seat, held in enumerate(own):
            texts = await hands.nth(seat).locator("b").all_inner_texts()
            assert texts == [str(value) for value in held.get("hand", ())]
    assert not await too_wide(page)
    assert not await unusable(page)
    assert not [trouble for trouble in eve.troubles if "401" not in trouble]


async def test_the_caption_waits_until_the_stage_has_shown_it(house: Server, visit: Visit) -> None:
    code = await finished(house, "lie")
    eve = await visit(house, DESKTOP, reduced_motion="no-preference")
    await opened(eve, f"/r/{code}")
    replay = await replay_of(eve, code)
    steps = replay["steps"]
    call = next(n for n, step in enumerate(steps) if step["events"][0]["event"] == "called")
    await eve.go(f"/r/{code}/{steps[call - 1]['seq']}")
    page = eve.page
    caption = page.locator("footer .caption")
    await caption.wait_for()
    called, shown = steps[call]["events"][:2]
    assert shown["event"] == "shown"
    names = replay["names"]
    first, second = await page.evaluate(TWO_CAPTIONS, WORDS("replay-step"))
    assert names[called["seat"]] in first["text"]
    assert len(second["text"]) > len(first["text"])
    assert second["text"].startswith(first["text"])
    assert first["counting"]
    assert not second["counting"], "the whole caption comes when the cards have been counted"
    # The log at the side has it no earlier either.
    assert await page.get_by_role("log").locator("li").count() > 0
