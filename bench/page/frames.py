"""Measure how smoothly things move: every frame of a game while something on the table moves."""

from __future__ import annotations

import asyncio
import json
from bisect import bisect_right
from contextlib import suppress
from statistics import median, quantiles
from typing import Any, NamedTuple

from playwright.async_api import Browser, async_playwright

from bench.house.report import at_least, heading
from bench.page.kit import FLAGS, GAMES, PHONE, PICK, Visitor, chromium, house
from bench.page.size import Size

FRAME = 17.0
"""Milliseconds of a frame at 60 frames per second, with a margin for inexact clocks."""
SLOWER = 4
"""How many times slower than this machine a mid-range phone is."""
BOT_DELAY = 0.6
LAST_TRUTH = 4.0
"""Seconds for which the end of a game is shown."""
TRACED = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "devtools.timeline.frame",
    "blink.user_timing",
]
TASK = "RunTask"
PARTS = {
    "scripts": ("FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "v8.run"),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
}

# Records how long every frame takes while a finite animation runs (a flickering candle never ends
# and does not count), and plays on once nothing has moved for a while. The player runs inside the
# page, so that nothing inspects the page from outside while it moves.
PLAY = (
    """() => {
    const pick = """
    + PICK
    + """
    window.frames_ms = []
    let before = 0
    let was = false
    let rested = 0
    const ends = (it) => it.playState === 'running' && it.effect?.getComputedTiming().endTime < 9999
    const look = (now) => {
        const moving = document.getAnimations().some(ends)
        if (moving && was) window.frames_ms.push(now - before)
        if (moving !== was) performance.mark(moving ? 'moving' : 'still')
        was = moving
        rested = moving ? 0 : rested + now - before
        before = now
        if (rested > 250) {
            rested = 0
            pick([Math.random() < 0.85, Math.random()])?.click()
        }
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
}"""
)


class Moved(NamedTuple):
    """The measurements of one game."""

    frames: list[float]
    """Milliseconds from one frame to the next, by the page's own clock."""
    work: list[float]
    """Milliseconds of processor time that the page's thread spent on each frame."""
    parts: dict[str, float]
    """The same for all frames together, by purpose."""


def measure(size: Size) -> None:
    heading(
        f"Frames while things move, on a phone's screen, {size.seconds:.0f} s of each game at most"
    )
    print("  Drawn by the processor alone: this machine has no graphics card, but a phone has one.")
    print("  “work” is what the page itself does for a frame, which no graphics card could do;")
    print("  “fits 4×”: the share of work that fits a frame on a processor four times slower.")
    columns = (
        "frames",
        "≤ 17 ms",
        "median ms",
        "longest ms",
        "work p50",
        "p99",
        "longest",
        "fits 4×",
    )
    print(f"  {'':<22}" + "".join(f"{column:>12}" for column in columns) + "   work is for")
    found = asyncio.run(_games(size.seconds))
    for game, moved in found.items():
        work = moved.work
        fits = _share(work, 1000 / 60 / SLOWER)
        total = sum(moved.parts.values()) or 1.0
        shares = ", ".join(f"{name} {one / total:.0%}" for name, one in moved.parts.items())
        print(
            f"  {game:<22}{len(moved.frames):>12}{_share(moved.frames, FRAME):>12.1%}"
            f"{median(moved.frames):>12.1f}{max(moved.frames):>12.1f}{median(work):>12.2f}"
            f"{quantiles(work, n=100)[98]:>12.1f}{max(work):>12.1f}{fits:>12.1%}   {shares}"
        )
    frames = [one for moved in found.values() for one in moved.frames]
    work = [one for moved in found.values() for one in moved.work]
    at_least("frames in a sixtieth of a second, drawn here", 100 * _share(frames, FRAME), 99, "%")
    at_least("frames whose own work fits a sixtieth", 100 * _share(work, 1000 / 60), 99, "%")


def _share(values: list[float], most: float) -> float:
    return sum(value <= most for value in values) / max(len(values), 1)


async def _games(seconds: float) -> dict[str, Moved]:
    found = {}
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with house(BOT_DELAY) as server:
            for game in GAMES:
                found[game] = await _game(browser, server, game, seconds)
        await browser.close()
    return found


async def _game(browser: Browser, server: Any, game: str, seconds: float) -> Moved:
    width, height = PHONE
    context = await browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="no-preference"
    )
    ann = Visitor(server, context, await context.new_page())
    await ann.play_against_bots(game, "Ann")
    await browser.start_tracing(page=ann.page, categories=TRACED)
    await ann.page.evaluate(PLAY)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ann.until(lambda: ann.table["phase"] == "over", timeout=2 * seconds)
            await asyncio.sleep(LAST_TRUTH)
    frames = await ann.page.evaluate("window.frames_ms")
    trace = json.loads(await browser.stop_tracing())
    await context.close()
    return Moved(frames, *_work(trace["traceEvents"]))


def _work(events: list[dict[str, Any]]) -> tuple[list[float], dict[str, float]]:
    """Return the processor time that the page's thread spent on every frame between `moving` and
    `still`."""
    marks = [event for event in events if event["name"] in ("moving", "still")]
    if not marks:
        return [], {}
    thread = (marks[0]["pid"], marks[0]["tid"])
    own = sorted(
        (event for event in events if (event["pid"], event["tid"]) == thread),
        key=lambda event: float(event["ts"]),
    )
    begins = [event["ts"] for event in own if event["name"] == "BeginMainThreadFrame"]
    turns = [(event["ts"], event["name"] == "moving") for event in own if event in marks]
    changes = [at for at, _ in turns]

    def moving(at: float) -> bool:
        number = bisect_right(changes, at) - 1
        return number >= 0 and turns[number][1]

    work = {number: 0.0 for number, at in enumerate(begins) if moving(at)}
    parts = dict.fromkeys(PARTS, 0.0)
    for event in own:
        number = bisect_right(begins, event["ts"]) - 1
        if event["ph"] == "X" and number in work:
            spent = event.get("tdur", event.get("dur", 0)) / 1000
            if event["name"] == TASK:
                work[number] += spent
            for part, names in PARTS.items():
                if event["name"] in names:
                    parts[part] += spent
    return list(work.values()), parts
