"""Every page and every state of every game: it fits on every screen, and everybody can use it.

At a table with the most players a game allows, whose names are as long as names can be.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

import bluffhouse
from client.browsers import (
    DESKTOP,
    FLAGS,
    GAMES,
    LONG_NAMES,
    NARROW,
    PHONE,
    WORDS,
    Visitor,
    chromium,
)
from client.conftest import Visit
from client.inspection import OVERFLOW, Findings
from client.screens import full_table, out_of_sight, show_at, states
from serving import Seat, Server, guests, seated

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_front_door(house: Server, visit: Visit) -> None:
    found = Findings()
    ann = await visit(house, PHONE)
    await ann.go("/")
    door = ann.page.get_by_role("button", name=WORDS("door-with-friends")).first
    await door.wait_for()
    await found.look(ann.page, "the door")
    await door.click()
    await ann.page.get_by_label(WORDS("page-your-name")).wait_for()
    await found.look(ann.page, "who are you")
    await ann.come_in(LONG_NAMES[0])
    await ann.until(lambda: ann.table)
    await ann.page.get_by_role("button", name=WORDS("waiting-empty", seat=2)).click()
    await ann.page.get_by_label(WORDS("waiting-strength")).wait_for()
    await found.look(ann.page, "which bot")
    await ann.go("/")
    await ann.page.get_by_text(WORDS("door-my-tables")).wait_for()
    await found.look(ann.page, "the door, with a table of mine")
    assert not found, str(found)
    assert ann.troubles == []


async def test_places_that_are_not_there(house: Server, visit: Visit) -> None:
    found = Findings()
    ann = await visit(house, PHONE)
    await ann.go("/t/not/here")
    await ann.page.get_by_text(WORDS("page-nowhere")).wait_for()
    await found.look(ann.page, "nowhere")
    for place in ("invited", "known"):
        await ann.go("/t/AAAAAAAA")
        await ann.page.get_by_text(WORDS("no-such-table")).wait_for()
        await found.look(ann.page, f"no such table, {place}")
        if place == "invited":
            await ann.open_table("lie", LONG_NAMES[0])
    assert not found, str(found)


@pytest.mark.parametrize("game", GAMES)
async def test_every_state_of(house: Server, visit: Visit, game: str) -> None:
    """In every state the page fits at every width and suits everyone, and every control is in sight
    on every screen."""
    most = bluffhouse.game(game).seats[-1]
    rng = random.Random(game)
    found = Findings()
    hidden: list[str] = []
    ann = await visit(house, NARROW)
    page = ann.page
    asked = False

    async def glance(phase: str) -> None:
        await found.glance(page, phase)

    async with asyncio.timeout(500), guests(house, *LONG_NAMES[: most - 1]) as people:
        # Fools play: a game may be over before we are asked anything.
        while not asked:
            looking = await full_table(ann, game, people)
            await found.look(page, "waiting")
            await ann.be_ready()
            async for state in states(ann, looking, rng, glance):
                if ann.legal:
                    asked = True
                    await found.look(page, state)
                await ann.close_dialogs()
                hidden += [f"{state}: {what}" for what in await out_of_sight(page)]
                await show_at(page, NARROW)
        await page.get_by_role("button", name=WORDS("room-rematch")).wait_for()
        await found.look(page, "over")
        await ann.learn_the_truth()
        await found.look(page, "the truth")
        await ann.go(f"/t/{ann.table['code']}/tv")
        await page.locator(".room.tv").first.wait_for()
        await found.look(page, "on the wall")
        await ann.go(f"/r/{ann.table['code']}")
        await page.locator("main").wait_for()
        await found.look(page, "replay")
    assert not found, str(found)
    assert hidden == [], "\n".join(hidden)
    assert ann.troubles == []


@pytest.mark.parametrize("game", GAMES)
async def test_who_only_looks_on(house: Server, visit: Visit, game: str) -> None:
    """On the wall, and from a phone without a seat, while the others play."""
    most = bluffhouse.game(game).seats[-1]
    rng = random.Random(game)
    found = Findings()
    wall, ann = await visit(house, DESKTOP), await visit(house, NARROW)
    async with asyncio.timeout(240), guests(house, *LONG_NAMES[:most]) as people:
        here = await seated(people, game, most)
        await wall.go(f"/t/{here[0].code}/tv")
        await ann.go(f"/t/{here[0].code}")
        await ann.come_in("Ann")
        for decisions in (0, 12):
            await some_decisions(here, rng, decisions)
            for visitor, room in ((wall, ".room.tv"), (ann, ".room:not(.tv)")):
                await visitor.until(lambda visitor=visitor: visitor.seq == here[0].n)  # type: ignore[misc]
                await visitor.page.locator(room).first.wait_for()
                await found.look(visitor.page, f"{room} after {decisions} decisions")
    assert not found, str(found)
    assert [*wall.troubles, *ann.troubles] == []


async def some_decisions(here: list[Seat], rng: random.Random, count: int) -> None:
    """Of whoever may decide; all have heard of them afterwards."""
    for _ in range(count):
        seat = next((seat for seat in here if seat.legal), None)
        if seat is None or here[0].table["phase"] == "over":
            return
        number = (await seat.act(rng.choice(seat.choices)))["seq"]
        for other in here:
            await other.reach(lambda other=other, number=number: other.n >= number)  # type: ignore[misc]


# Brought into the middle of the window, it is what one would touch there.
COVERED = """() => [...document.querySelectorAll('main button, main strong, main h2, main .mine p')]
    .filter((it) => it.checkVisibility() && !it.closest('.visually-hidden, [aria-hidden=true]'))
    .filter((it) => {
        it.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = it.getBoundingClientRect()
        const at = document.elementFromPoint(left + width / 2, top + height / 2)
        return width > 0 && !(at && (it.contains(at) || at.contains(it)))
    })
    .map((it) => `covered: ${it.localName}.${it.className} “${it.textContent.trim().slice(0, 40)}”`)
"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def large_letters() -> AsyncIterator[Browser]:
    """The browser of somebody who has set its letters to 200 %."""
    double = "--blink-settings=defaultFontSize=32"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium(), args=[*FLAGS, double]
        )
        yield browser
        await browser.close()


@pytest.mark.parametrize("game", GAMES)
async def test_letters_of_twice_the_size(house: Server, large_letters: Browser, game: str) -> None:
    rng = random.Random(game)
    troubles: set[str] = set()
    context = await large_letters.new_context(reduced_motion="reduce", locale="en-GB")
    ann = Visitor(house, context, await context.new_page())
    async with asyncio.timeout(240):
        await ann.play_against_bots(game, "Wolfeschlegelsteinhausen")
        assert await ann.page.evaluate("getComputedStyle(document.body).fontSize") == "32px"
        seen: set[str] = set()
        for _ in range(12):
            await ann.until(lambda: ann.legal or ann.table["phase"] == "over")
            if ann.table["phase"] == "over":
                break  # a curtain is there to cover
            phase = ann.view["phase"]
            if phase not in seen:
                seen.add(phase)
                await ann.page.wait_for_timeout(200)  # a sheet may be on its way
                await ann.close_dialogs()
                for width, height in (PHONE, DESKTOP):
                    await ann.page.set_viewport_size({"width": width, "height": height})
                    found = await ann.page.evaluate(OVERFLOW) + await ann.page.evaluate(COVERED)
                    if ann.view["phase"] == phase:  # else the table was about to change
                        troubles |= {f"{width} px, {phase}: {what}" for what in found}
            happened = len(ann.frames)
            await ann.play_on(rng, lambda happened=happened: len(ann.frames) > happened)  # type: ignore[misc]
    assert troubles == set()
    assert ann.troubles == []
    await context.close()
