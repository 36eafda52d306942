"""Six screens, every state of a game on them, and what a player sees without scrolling."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any

from playwright.async_api import Page

from client.browsers import LONG_NAMES, STILL, Visitor
from serving import Guest, Seat

SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900), (1920, 1080))
"""A small phone, a phone upright and on its side, a tablet, a laptop, a TV."""

CATCHING_UP = 50
"""Looks at a page that may still show what was before."""
MOST_DECISIONS = 60
"""After so many a bot goes on in the visitor's seat: what is new has been seen."""

# Controls of the table that are not whole in the window, or lie under something else. Exempt are
# those in a strip that scrolls sideways, and those of the stage while a button says that there is
# more below.
OUT_OF_SIGHT = """() => {
    const controls = 'button, a[href], input, select, textarea, summary'
    const room = document.querySelector('dialog[open]') ?? document.querySelector('main')
    const strip = (control) => {
        for (let at = control.parentElement; at && at !== room; at = at.parentElement) {
            const sideways = ['auto', 'scroll'].includes(getComputedStyle(at).overflowX)
            if (sideways && at.scrollWidth > at.clientWidth + 1) return at
        }
        return null
    }
    const seen = (it) => {
        const { left, right, top, bottom } = it.getBoundingClientRect()
        if (top < -1 || bottom > innerHeight + 1) return false
        if (left < -1 || right > innerWidth + 1) return false
        return [0.3, 0.5, 0.7].every((part) => {
            const at = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part)
            return at && (it.contains(at) || at.contains(it) || at.closest('label')?.contains(it))
        })
    }
    const hinted = [...document.querySelectorAll('[data-hint=below]')].some(seen)
    return [...(room?.querySelectorAll(controls) ?? [])]
        .filter((it) => !it.disabled && it.checkVisibility() && !it.closest('.visually-hidden'))
        .filter((it) => it.getBoundingClientRect().width > 1 && !seen(it))
        .filter((it) => !(strip(it) && seen(strip(it))))
        .filter((it) => !(hinted && it.closest('.stage')))
        .map((it) => {
            const { top, bottom } = it.getBoundingClientRect()
            const name = (it.ariaLabel ?? it.textContent).trim().slice(0, 40)
            return `${it.localName} “${name}” at ${Math.round(top)}–${Math.round(bottom)}`
        })
}"""

# Remembers every layout shift: https://wicg.github.io/layout-instability/
# What an animation carries to its new place does not jump. On a busy machine the animation may be
# almost over in its first frame, which Chromium then counts as a shift: those are left out.
REMEMBER_SHIFTS = """
window.shifts = []
const carried = new WeakMap()
const { animate } = Element.prototype
Element.prototype.animate = function (...how) {
    carried.set(this, performance.now())
    return animate.apply(this, how)
}
const jumped = (node, time) => !(time - (carried.get(node) ?? -Infinity) < 2000)
new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries()) {
        if (sources.length && !sources.some(({ node }) => jumped(node, startTime))) continue
        const moved = sources.map(({ node, previousRect: a, currentRect: b }) => {
            const it = node?.nodeType === 1 ? node : node?.parentElement
            const name = `${it?.localName}.${it?.className?.baseVal ?? it?.className}`
            const rect = (r) => [r.x, r.y, r.width, r.height].map(Math.round).join(' ')
            return `${name.replace(/ ?svelte-[0-9a-z]+/g, '')}: ${rect(a)} -> ${rect(b)}`
        })
        shifts.push({ value, time: startTime, input: hadRecentInput, moved })
    }
}).observe({ type: 'layout-shift', buffered: true })
"""


async def show_at(page: Page, size: tuple[int, int]) -> None:
    """Give the page that size and wait until nothing moves."""
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await page.evaluate("scrollTo(0, 0)")
    await page.evaluate(STILL)


async def out_of_sight(page: Page, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """List the controls of the table that a player cannot see now, at each size. Closes sheets."""
    while await page.locator("dialog[open]").count():
        await page.keyboard.press("Escape")
    found = []
    for size in sizes:
        await show_at(page, size)
        missing = await page.evaluate(OUT_OF_SIGHT)
        for _ in range(CATCHING_UP):  # the page is later than the frames
            if not missing:
                break
            await page.wait_for_timeout(200)
            missing = await page.evaluate(OUT_OF_SIGHT)
        found += [f"{size[0]}x{size[1]}: {what}" for what in missing]
    return found


def cumulative_shift(shifts: list[dict[str, Any]]) -> float:
    """Return the largest sum of a session window, as the measure CLS is defined.

    A window ends after one second without a shift, or after five seconds. Shifts soon after input
    do not count.
    """
    worst = window = 0.0
    start = last = float("-inf")
    for shift in shifts:
        if shift["input"]:
            continue
        if shift["time"] - last > 1000 or shift["time"] - start > 5000:
            start, window = shift["time"], 0.0
        last = shift["time"]
        window += shift["value"]
        worst = max(worst, window)
    return worst


async def full_table(ann: Visitor, game: str, people: list[Guest]) -> list[Seat]:
    """Seat these people and then the visitor at a new table, and let everyone be ready."""
    code = await people[0].open_table(game, len(people) + 1)
    looking = [await person.look(code) for person in people]
    for number, seat in enumerate(looking):
        await seat.send(type="sit", seat=number)
        await seat.send(type="ready")
    host = looking[0]
    await host.reach(lambda: sum(chair is not None for chair in host.table["seats"]) == len(people))
    await ann.follow(code, LONG_NAMES[len(people)])
    await host.reach(lambda: all(host.table["seats"]))
    return looking


async def states(
    ann: Visitor,
    looking: list[Seat],
    rng: random.Random,
    glance: Callable[[str], Awaitable[None]] | None = None,
) -> AsyncIterator[str]:
    """Play a game to its end; yield the name of each new state while the page shows it.

    A state is new if the visitor is asked something new, or waits in a new phase. A dialog may lie
    over the table. Call `glance` with the phase whenever the visitor is asked what they were asked
    before.
    """
    host = looking[0]
    await host.reach(lambda: all(chair and chair.get("ready") for chair in host.table["seats"]))
    await host.send(type="start")
    await ann.until(lambda: ann.table["phase"] == "playing")
    for seat in looking:
        await seat.reach(lambda seat=seat: seat.table["phase"] != "waiting")  # type: ignore[misc]
    await keep_up(ann, looking)
    known: set[str] = set()
    decisions = 0
    while ann.table["phase"] != "over" and decisions < MOST_DECISIONS:
        phase = ann.view["phase"]
        asked = {f"{phase} {item.get('form') or item['do']}" for item in ann.legal}
        new = (asked or {f"{phase} waiting"}) - known
        if new:
            known |= new
            yield ", ".join(sorted(new))
        elif ann.legal and glance is not None:
            await glance(phase)
        if ann.legal and (not any(seat.legal for seat in looking) or rng.random() < 0.5):
            happened = len(ann.frames)
            await ann.play_on(rng, lambda happened=happened: len(ann.frames) > happened)  # type: ignore[misc]
            decisions += 1
        elif others := [seat for seat in looking if seat.legal]:
            seat = rng.choice(others)
            await seat.act(rng.choice(seat.choices))
        # Otherwise something has happened while we looked: then we only catch up.
        await keep_up(ann, looking)
    if ann.table["phase"] != "over":
        await ann.hand_over()
        await asyncio.gather(*[seat.play_on(rng) for seat in looking])
        await ann.until(lambda: ann.table["phase"] == "over")


async def keep_up(ann: Visitor, looking: list[Seat]) -> None:
    """Wait until everyone has heard of everything that happened so far, and someone is asked."""

    async def all_know(newest: int) -> None:
        for seat in looking:
            await seat.reach(lambda seat=seat: seat.n >= newest)  # type: ignore[misc]
        await ann.until(lambda: ann.seq >= newest)

    while ann.table["phase"] != "over":
        heard = {ann.seq, *(seat.n for seat in looking)}
        if len(heard) > 1:
            await all_know(max(heard))
        elif ann.legal or any(seat.legal for seat in looking):
            return
        else:
            await looking[0].next()
