"""Learn by playing: the first round of every game with a coach, from the door to the last word.

The learner follows the coach with the page's buttons, and knows nothing of the game.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from client.browsers import GAMES, PHONE, WORDS, Visitor
from client.conftest import Visit
from client.inspection import STILL, too_wide, unusable
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

SMALL = (360, 664)
"""The part of a small phone's screen that its browser leaves to the page."""

ROUNDS: dict[str, list[set[str]]] = {
    "lie": [
        {"goal"},
        {"turn"},
        {"begin", "heard"},
        {"lie", "truth"},
        {"end"},
    ],
    "millionaires": [
        {"goal"},
        {"money"},
        {"wealth", "success", "casino", "cba", "thief"},
        {"sold", "taken"},
        {"poorest"},
        {"reds"},
        {"sold", "taken"},
        {"end"},
    ],
    "dont_bluff": [
        {"goal"},
        {"hand"},
        {"roll", "answer"},
        {"swallowed", "taken", "opened"},
        {"roll", "answer"},
        {"swallowed", "taken", "opened"},
        {"end"},
    ],
    "bluff_pirate": [{"goal"}, {"hand"}, {"lay"}, {"bluff"}, {"end"}],
    "millions_of_dollars": [
        {"goal"},
        {"loot"},
        {"roles"},
        {"choose"},
        {"middle", "offer", "price"},
        {"stayed", "thrown", "split"},
        {"end"},
    ],
}
"""Sentences of every lesson of a game, in this order; others may come in between."""

SEEN = """() => {
    const coach = document.querySelector('.coach')
    const { step = '', at } = coach.dataset
    const said = coach.querySelector('.said')?.innerText ?? ''
    const marked = at ? [...document.querySelectorAll(`[data-learn~="${at}"]`)] : []
    const boxes = marked.map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width && height)
    const own = coach.querySelector('.bubble').getBoundingClientRect()
    const covered = boxes.some((box) => box.top < own.bottom - 1 && box.bottom > own.top + 1
        && box.left < own.right && box.right > own.left)
    const shown = boxes.some((box) => box.top < innerHeight && box.bottom > 0)
    return { step, said, at: at ?? null, shown, covered }
}"""


# Keeps every step that the coach shows, over reloads too: the game may go on between two looks.
KEEP_STEPS = """
const keep = () => {
    const step = document.querySelector('.coach')?.dataset.step
    const steps = JSON.parse(sessionStorage.getItem('steps') ?? '[]')
    if (!step || steps.at(-1) === step) return
    sessionStorage.setItem('steps', JSON.stringify([...steps, step]))
}
const changes = { subtree: true, childList: true, attributeFilter: ['data-step'] }
new MutationObserver(keep).observe(document, changes)
"""

# While something is to be done: what it is done with, if one would have to look for it. What a
# sheet covers is not asked for.
OUT_OF_SIGHT = """() => {
    const coach = document.querySelector('.coach[data-step]')
    if (!coach || coach.querySelector('.way') || document.querySelector('dialog[open]')) return []
    if (!document.querySelector('main [data-learn~=decide] button:enabled')) return []
    const { bottom } = coach.querySelector('.bubble').getBoundingClientRect()
    return [...document.querySelectorAll('main [data-learn~=hand], main button.main:enabled')]
        .filter((it) => it.checkVisibility())
        .map((it) => [it.innerText || it.className, it.getBoundingClientRect()])
        .filter(([_, box]) => box.bottom > innerHeight + 1 || box.top < bottom - 1)
        .map(([name, box]) => `${name} ${box.top}–${box.bottom}, below ${bottom}`)
}"""


async def begin(visitor: Visitor, game: str) -> None:
    """From the front door to the coach, in two taps and a name."""
    await visitor.go("/")
    ways = visitor.page.locator(f"[data-cloth={game}]").get_by_role("button")
    await ways.filter(has_text=WORDS("door-learn")).click()
    await visitor.come_in("Ann")
    await visitor.page.locator(".coach .said").wait_for()


async def look(visitor: Visitor) -> dict[str, Any]:
    """Return what the coach says, once nothing moves any more."""
    before: dict[str, Any] = {}
    now: dict[str, Any] = await visitor.page.evaluate(SEEN)
    while before != now:
        await visitor.page.evaluate(STILL)
        before, now = now, await visitor.page.evaluate(SEEN)
    return now


class Learner:
    """Reads everything, says so, and decides like somebody who plays for the first time."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.rng = random.Random(game)
        self.heard: list[str] = []

    async def listen(self) -> str:
        """The step that is being told. It is told in words, and what it speaks of is to be seen."""
        now = await look(self.visitor)
        step = str(now["step"])
        assert "learn-" not in now["said"]
        assert "{" not in now["said"]
        if step and self.heard[-1:] != [step]:
            self.heard.append(step)
            if now["at"]:
                assert now["shown"], f"{step}: no {now['at']} is to be seen"
                assert not now["covered"], f"{step}: the coach stands before {now['at']}"
        return step

    async def go_on(self) -> None:
        page = self.visitor.page
        understood = page.get_by_role("button", name=WORDS("learn-got-it"), exact=True)
        if await page.locator("dialog[open]").count() and self.rng.random() < 0.3:
            await page.keyboard.press("Escape")
        elif await understood.count() and not await page.locator("dialog[open]").count():
            await understood.press("Enter")
        elif self.visitor.legal or await page.locator("main button.main:enabled").count():
            await self.visitor.click_something(self.rng)
        else:
            await page.wait_for_timeout(20)

    async def learn(self, until: str) -> None:
        while await self.listen() != until:
            await self.go_on()


@pytest.mark.parametrize("game", GAMES)
async def test_a_first_round_with_the_coach(house: Server, visit: Visit, game: str) -> None:
    ann = await visit(house, PHONE, has_touch=True)
    await ann.page.add_init_script(KEEP_STEPS)
    learner = Learner(ann, game)
    async with asyncio.timeout(240):
        await begin(ann, game)
        assert await learner.listen() == "goal"
        found = [*await too_wide(ann.page), *await unusable(ann.page)]
        await learner.go_on()
        second = await learner.listen()
        await ann.page.reload()
        await ann.page.locator(".coach .said").wait_for()
        assert ann.page.url.endswith("/learn")
        assert await learner.listen() == second
        await learner.learn("end")
        found += [*await too_wide(ann.page), *await unusable(ann.page)]
        kept = await ann.page.evaluate("JSON.parse(sessionStorage.getItem('steps'))")
    told = iter(kept)
    for steps in ROUNDS[game]:
        assert any(step in steps for step in told), (steps, kept)
    assert found == []
    assert ann.troubles == []


@pytest.mark.parametrize("game", GAMES)
async def test_on_a_small_phone_the_coach_leaves_room(
    house: Server, visit: Visit, game: str
) -> None:
    """Whenever something is to be done, the hand and the main button are in sight."""
    ann = await visit(house, SMALL, has_touch=True)
    learner = Learner(ann, game)
    hidden: list[str] = []
    async with asyncio.timeout(240):
        await begin(ann, game)
        while (step := (await look(ann))["step"]) != "end":
            hidden += [f"{step}: {what}" for what in await ann.page.evaluate(OUT_OF_SIGHT)]
            await learner.go_on()
    assert hidden == []
    assert ann.troubles == []


async def test_after_the_lesson_the_game_goes_on(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    async with asyncio.timeout(240):
        await begin(ann, "lie")
        await Learner(ann, "lie").learn("end")
        code = ann.table["code"]
        await ann.press("learn-play-on")
        await ann.page.wait_for_url(f"**/t/{code}")
        await ann.page.locator(".coach").wait_for(state="detached")
        await ann.page.go_back()
        await ann.press("learn-friends")
        await ann.until(lambda: ann.table["phase"] == "waiting")
    assert ann.table["game"] == "lie"
    assert ann.table["code"] != code
    assert ann.troubles == []


async def test_the_coach_goes_and_comes_back(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    await begin(ann, "lie")
    said = (await look(ann))["said"]
    await ann.press("learn-close")
    await ann.page.get_by_text(said).wait_for(state="detached")
    await ann.press("learn-call")
    assert (await look(ann))["said"] == said
    assert ann.troubles == []
