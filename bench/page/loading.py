"""Time the first visit to the front door on a slow phone, by the browser's own clock."""

from __future__ import annotations

import asyncio
from statistics import median
from typing import Any, NamedTuple

from playwright.async_api import Browser, async_playwright

from bench.house.report import at_most, below, heading
from bench.page.kit import FLAGS, PHONE, chromium, house
from bench.page.size import Size

SLOWER = 4
"""How many times slower than this machine: Lighthouse's idea of a mid-range phone."""
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}

# Clicks the first button of the first game as soon as it appears, as an impatient person would, and
# reports when the response has been painted.
IMPATIENT = """() => new Promise((done) => {
    const look = () => {
        const button = document.querySelector('.games button')
        if (!button) return requestAnimationFrame(look)
        const seen = performance.now()
        button.click()
        const answered = () => {
            if (!document.querySelector('dialog[open]')) return requestAnimationFrame(answered)
            requestAnimationFrame(() => done({ seen, answered: performance.now() }))
        }
        answered()
    }
    requestAnimationFrame(look)
})"""
PAINTED = """() => new Promise((done) => {
    const paints = (list) => list.getEntriesByName('first-contentful-paint')
        .forEach(({ startTime }) => done(startTime))
    new PerformanceObserver(paints).observe({ type: 'paint', buffered: true })
})"""


class First(NamedTuple):
    painted: float
    seen: float
    answered: float
    requests: float
    script_bytes: float
    style_bytes: float
    font_bytes: float
    all_bytes: float


def measure(size: Size) -> None:
    heading(f"The front door's first load: {SLOWER}× slower, slow 4G (150 ms, 1.6 Mbit/s)")
    with house() as server:
        found = asyncio.run(_visits(server.url, size.runs))
    first = First(*[median(figures) for figures in zip(*found, strict=True)])
    print(
        f"  painted after {first.painted / 1000:.2f} s, the first button there after "
        f"{first.seen / 1000:.2f} s, its click answered after {first.answered / 1000:.2f} s"
    )
    print(
        f"  {first.requests:.0f} requests, {first.all_bytes / 1000:.1f} kB as sent: scripts "
        f"{first.script_bytes / 1000:.1f}, styles {first.style_bytes / 1000:.1f}, "
        f"fonts {first.font_bytes / 1000:.1f}"
    )
    at_most("JavaScript of the front door, compressed", first.script_bytes / 1000, 100, "kB")
    below("first click answered on a slow phone", first.answered / 1000, 1.5, "s")


async def _visits(url: str, runs: int) -> list[First]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        await _visit(browser, url)  # the browser's own startup
        found = [await _visit(browser, url) for _ in range(runs)]
        await browser.close()
    return found


async def _visit(browser: Browser, url: str) -> First:
    width, height = PHONE
    context = await browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", is_mobile=True
    )
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    sent: dict[str, float] = {}
    session.on("Network.responseReceived", lambda told: _kind(kinds, told))
    session.on("Network.loadingFinished", lambda told: _ended(sent, told))
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", SLOW_4G)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await page.add_init_script(f"window.served = ({IMPATIENT})()")
    await page.goto(url, wait_until="commit")
    served = await page.evaluate("window.served")
    await page.wait_for_load_state("networkidle")
    painted = await page.evaluate(PAINTED)

    def weight(kind: str) -> float:
        return sum(size for id, size in sent.items() if kinds.get(id) == kind)

    first = First(
        painted=painted,
        seen=served["seen"],
        answered=served["answered"],
        requests=len(sent),
        script_bytes=weight("Script"),
        style_bytes=weight("Stylesheet"),
        font_bytes=weight("Font"),
        all_bytes=sum(sent.values()),
    )
    await context.close()
    return first


def _kind(kinds: dict[str, str], told: dict[str, Any]) -> None:
    kinds[told["requestId"]] = told["type"]


def _ended(sent: dict[str, float], told: dict[str, Any]) -> None:
    sent[told["requestId"]] = told["encodedDataLength"]
