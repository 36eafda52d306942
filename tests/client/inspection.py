"""What is wrong with a page as it stands: what does not fit, what not everybody can use."""

from __future__ import annotations

import re
from typing import Literal

from playwright.async_api import Page

from client.browsers import CLIENT

WIDTHS = (360, 390, 768, 1440, 1920)

# Nothing is wider than the window, and what can be used is in it whole. What lies in something that
# scrolls sideways by itself is free; so is the inside of a drawing, and what is only to be heard.
OVERFLOW = """() => {
    const page = document.scrollingElement
    const found = []
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} px wide`)
    const scrolls = (element) => {
        for (let at = element.parentElement; at; at = at.parentElement)
            if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)
                && at.scrollWidth > at.clientWidth) return true
        return false
    }
    for (const element of document.querySelectorAll('body *')) {
        if (element.closest('svg svg, .visually-hidden') || element.ownerSVGElement) continue
        if (!element.checkVisibility()) continue
        const { left, right, width } = element.getBoundingClientRect()
        const used = element.matches('button, a, input, select, h1, h2, strong')
        const out = used && width > 0 && (left < -1 || right > innerWidth + 1)
        if ((width > innerWidth + 1 || out) && !scrolls(element)) {
            const name = element.ariaLabel ?? element.textContent.trim().slice(0, 30)
            found.push(`${element.localName}.${element.classList} “${name}” ${left}–${right}`)
        }
    }
    return found
}"""

# What ends of itself has ended. (A candle flickers for ever.)
STILL = """async () => {
    const ends = (it) => it.playState === 'running' && it.effect.getComputedTiming().endTime < 9999
    do for (const frame of [1, 2]) await new Promise(requestAnimationFrame)
    while (document.getAnimations().some(ends))
}"""
RUN = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => [id, html, failureSummary]))
}"""
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
AXE = (CLIENT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


async def too_wide(page: Page) -> list[str]:
    """What does not fit, at any width."""
    before = page.viewport_size
    found = []
    for width in WIDTHS:
        await page.set_viewport_size({"width": width, "height": 900 if width > 700 else 780})
        await page.evaluate(STILL)
        found += [f"{width} px: {what}" for what in await page.evaluate(OVERFLOW)]
    if before is not None:
        await page.set_viewport_size(before)
    return found


async def unusable(page: Page) -> list[str]:
    """What axe-core finds, by day and by night."""
    found = []
    for light in LIGHTS:
        await page.emulate_media(color_scheme=light)
        await page.evaluate(STILL)
        # Not as a script of the page: the house lets pages run nothing but its own.
        if not await page.evaluate("typeof axe === 'object'"):
            await page.evaluate(AXE)
        for rule, html, why in await page.evaluate(RUN):
            node = re.sub(r" ?svelte-[0-9a-z]+|<!-*>", "", html)[:160]
            found.append(f"{light}: {rule}: {node}: {' '.join(why.split())}")
    return found


class Findings:
    """What was found where; each thing is told once."""

    def __init__(self) -> None:
        self._places: dict[str, list[str]] = {}

    async def look(self, page: Page, place: str) -> None:
        for what in (*await too_wide(page), *await unusable(page)):
            self._places.setdefault(what, []).append(place)

    async def glance(self, page: Page, place: str) -> None:
        """Whether it fits as it is."""
        for what in await page.evaluate(OVERFLOW):
            self._places.setdefault(what, []).append(place)

    def __bool__(self) -> bool:
        return bool(self._places)

    def __str__(self) -> str:
        return "\n".join(f"{what}\n    ({'; '.join(at)})" for what, at in self._places.items())
