"""Learn by playing: the lesson of every game, from the front door to the truth.

The learner knows nothing of the game, and only taps what the coach says: the coach's own button,
or what the ring is around.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from client.browsers import GAMES, PHONE, STILL, WORDS, Visitor
from client.conftest import Visit
from client.inspection import too_wide, unusable
from lesson_decisions import lesson_decisions
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

SMALL = (360, 664)
"""The part of a small phone's screen that its browser leaves to the page."""

SEEN = """() => {
    const coach = document.querySelector('.coach')
    if (!coach?.querySelector('.bubble')) return { step: '', said: '', at: null, shown: true }
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

# Where to tap: the middle of the ring, if there is one ring around one control.
RINGED = """() => {
    const rings = [...document.querySelectorAll('[data-ring]')]
    if (rings.length !== 1) return null
    const { left, top, width, height } = rings[0].getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const control = document.elementFromPoint(x, y)?.closest('button, label')
    if (!control) return null
    const box = control.getBoundingClientRect()
    return Math.abs(box.width - width) < 40 && Math.abs(box.height - height) < 40 ? [x, y] : null
}"""

# Counts the frames that the page asks for.
COUNT_FRAMES = """
window.frames_asked = 0
const ask = window.requestAnimationFrame
window.requestAnimationFrame = (draw) => {
    window.frames_asked += 1
    return ask.call(window, draw)
}
"""

FRAMES_IN_HALF_A_SECOND = """async () => {
    const before = frames_asked
    await new Promise((then) => setTimeout(then, 500))
    return frames_asked - before
}"""
RING_TOP = "document.querySelector('[data-ring]').getBoundingClientRect().top"

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
    """Start the lesson and wait for the coach."""
    await visitor.learn_to_play(game, "Ann")
    await visitor.page.locator(".coach .said").wait_for()


async def begin_at_the_door(visitor: Visitor, game: str) -> None:
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
    """Reads everything, says so, and taps only what the ring is around."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
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
        """Tap once, if the coach says where."""
        page = self.visitor.page
        understood = page.get_by_role("button", name=WORDS("learn-got-it"), exact=True)
        if await understood.count() and not await page.locator("dialog[open]").count():
            await understood.press("Enter")
            return
        ringed = await page.evaluate(RINGED)
        if ringed is not None:
            await page.touchscreen.tap(*ringed)
        await page.wait_for_timeout(20)

    async def learn(self, until: str) -> None:
        while await self.listen() != until:
            await self.go_on()


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_leads_to_the_truth(house: Server, visit: Visit, game: str) -> None:
    ann = await visit(house, PHONE, has_touch=True)
    acted: set[str] = set()
    ann.page.on(
        "websocket", lambda socket: socket.on("framesent", lambda sent: acted.update(done(sent)))
    )
    learner = Learner(ann)
    async with asyncio.timeout(300):
        await begin_at_the_door(ann, game)
        assert await learner.listen() == "goal"
        found = [*await too_wide(ann.page), *await unusable(ann.page)]
        await learner.go_on()
        second = await learner.listen()
        await ann.page.reload()
        await ann.page.locator(".coach .said").wait_for()
        assert await learner.listen() == second
        await learner.learn("end")
        found += [*await too_wide(ann.page), *await unusable(ann.page)]
        assert ann.view["result"]["winners"] == [0]
        assert "deal" in learner.heard
        assert acted >= lesson_decisions(game)
        await ann.page.get_by_role("link", name=WORDS("learn-truth"), exact=True).tap()
        await ann.page.wait_for_url(f"**/t/{ann.table['code']}/truth")
        await ann.page.get_by_role("heading").first.wait_for()
    assert found == []
    assert ann.troubles == []


def done(sent: str | bytes) -> set[str]:
    """The kind of the decision in a command."""
    command = json.loads(sent)
    return {command["action"]["do"]} if command.get("type") == "act" else set()


@pytest.mark.parametrize("game", GAMES)
async def test_on_a_small_phone_the_coach_leaves_room(
    house: Server, visit: Visit, game: str
) -> None:
    """Whenever something is to be done, the hand and the main button are in sight."""
    ann = await visit(house, SMALL, has_touch=True)
    learner = Learner(ann)
    hidden: list[str] = []
    async with asyncio.timeout(300):
        await begin(ann, game)
        while (step := (await look(ann))["step"]) != "end":
            hidden += [f"{step}: {what}" for what in await ann.page.evaluate(OUT_OF_SIGHT)]
            await learner.go_on()
    assert hidden == []
    assert ann.troubles == []


async def test_a_coach_who_waits_draws_nothing(house: Server, visit: Visit) -> None:
    """The ring follows what it is around without looking in every frame."""
    ann = await visit(house, PHONE)
    await ann.page.add_init_script(COUNT_FRAMES)
    await begin(ann, "lie")
    await ann.page.locator("[data-ring]").wait_for()
    await ann.page.evaluate(STILL)
    async with asyncio.timeout(60):
        while await ann.page.evaluate(FRAMES_IN_HALF_A_SECOND):
            continue  # the page may still be settling
        before = await ann.page.evaluate(RING_TOP)
        await ann.page.evaluate("document.querySelector('header').style.paddingTop = '40px'")
        while await ann.page.evaluate(RING_TOP) <= before + 10:
            await ann.page.evaluate(STILL)
    assert ann.troubles == []


async def test_a_learner_may_go_their_own_way(house: Server, visit: Visit) -> None:
    """The script ends where the learner leaves it; the game goes on against a beginner."""
    ann = await visit(house, PHONE, has_touch=True)
    learner = Learner(ann)
    async with asyncio.timeout(300):
        await begin(ann, "lie")
        await learner.learn("true")
        await ann.press("lie-more")
        await ann.page.get_by_role("button", name=WORDS("lie-button-bid", count=2, value=1)).tap()
        await ann.until(lambda: ann.view["round"] == 2)
    assert ann.troubles == []


async def test_after_the_lesson_play_with_friends(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE, has_touch=True)
    async with asyncio.timeout(300):
        await begin(ann, "dont_bluff")
        await Learner(ann).learn("end")
        code = ann.table["code"]
        await ann.press("learn-friends")
        await ann.until(lambda: ann.table["phase"] == "waiting")
    assert ann.table["game"] == "dont_bluff"
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
