"""Checks of a page as it stands: whether everything fits, and whether everyone can use it."""

from __future__ import annotations

import re
from typing import Literal

from playwright.async_api import Page

from client.browsers import CLIENT, STILL

WIDTHS = (360, 390, 768, 1440, 1920)

# Nothing may be wider than the window, and controls must lie inside it. Exempt are the contents of
# elements that scroll sideways, the insides of drawings, and text for screen readers only.
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

STILL_OVERFLOW = f"async () => {{ await ({STILL})(); return ({OVERFLOW})() }}"
RUN = """async (rules) => {
    const how = { resultTypes: ['violations'], preload: false }
    const { violations } = await axe.run(document, rules ? { ...how, runOnly: rules } : how)
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => [id, html, failureSummary]))
}"""
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe-core that depend on colours, and so on the light."""
AXE = (CLIENT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


async def too_wide(page: Page) -> list[str]:
    """List what does not fit, at each width."""
    before = page.viewport_size
    found = []
    for width in WIDTHS:
        await page.set_viewport_size({"width": width, "height": 900 if width > 700 else 780})
        found += [f"{width} px: {what}" for what in await page.evaluate(STILL_OVERFLOW)]
    if before is not None:
        await page.set_viewport_size(before)
    return found


async def unusable(page: Page) -> list[str]:
    """List what axe-core finds: all of it in light mode, what depends on colours in dark mode."""
    found = []
    for light in LIGHTS:
        await page.emulate_media(color_scheme=light)
        await page.evaluate(STILL)
        # Evaluated, not added as a script: the house's policy allows only its own scripts.
        if not await page.evaluate("typeof axe === 'object'"):
            await page.evaluate(AXE)
        for rule, html, why in await page.evaluate(RUN, COLOURS if light == "dark" else None):
            node = re.sub(r" ?svelte-[0-9a-z]+|<!-*>", "", html)[:160]
            found.append(f"{light}: {rule}: {node}: {' '.join(why.split())}")
    return found


class Findings:
    """Problems and the places where they occur; each problem is listed once."""

    def __init__(self) -> None:
        self._places: dict[str, list[str]] = {}

    async def look(self, page: Page, place: str) -> None:
        for what in (*await too_wide(page), *await unusable(page)):
            self._places.setdefault(what, []).append(place)

    async def glance(self, page: Page, place: str) -> None:
        """Check whether the page fits at its present width."""
        for what in await page.evaluate(OVERFLOW):
            self._places.setdefault(what, []).append(place)

    def __bool__(self) -> bool:
        return bool(self._places)

    def __str__(self) -> str:
        return "\n".join(f"{what}\n    ({'; '.join(at)})" for what, at in self._places.items())
