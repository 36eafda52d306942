"""Measure how long a player waits: `python -m bench.waits`, or `python -m bench.waits lie`.

One person plays each game against three regular bots in a real browser, with all its scenes, at a
real house with its usual delays. The person clicks a sensible button as soon as the page is ready
for a decision. A wait lasts from a decision until the page is ready for the next one: 0 seconds if
the player may go on at once, as in a negotiation. Once a player is out of the game there is no next
decision, so watching the others finish does not count as a wait.

A busy machine makes every wait longer: trust a missed target only if the load average is below the
number of cores.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from playwright.async_api import Browser, async_playwright

from bench.house.report import at_most, below, heading
from bench.page.kit import (
    DESKTOP,
    FLAGS,
    GAMES,
    NotInstalledError,
    Visitor,
    build_client,
    chromium,
    house,
    spelled_out,
)
from bluffhouse.house.settings import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LONGEST = 12.0
"""Seconds a wait may last at most."""
MEDIAN = 4.0
"""Seconds; the median wait must be shorter."""
GIVEN_UP = 30.0
"""Seconds after which the player skips to the next decision, or to the end if they are out."""
BOTS = 3
CLICKS = 40
"""Clicks without a decision after which the action is sent without the page."""
SAME = 300
"""Most milliseconds between a frame and the page's reaction to it."""
CLOCK = Path(__file__).with_name("waits.js").read_text()
DECIDING = "document.querySelector('main[data-deciding]') !== null"


class Wait(NamedTuple):
    """One wait of the player."""

    seconds: float
    after: str
    """What the player did before the wait."""
    bots: float
    """Seconds until the house asked the player again; the page showed scenes for the rest."""
    course: str
    """What happened, each part with the seconds since the wait began."""


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.waits",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("games", nargs="*", metavar="GAME", help=f"any of {', '.join(GAMES)}; all by default")
    add("--waits", type=int, default=40, help="number of waits to measure in each game")
    add("--minutes", type=float, default=5, help="maximum minutes for each game")
    add("--pace", default="normal", help="slow, normal, fast or instant")
    add("--seed", default="waits", help="decides what the player clicks")
    add("--longest", type=int, default=3, help="how many of the longest waits to describe")
    chosen = parser.parse_args()
    unknown = [name for name in chosen.games if name not in GAMES]
    if unknown:
        parser.error(f"there is no game {unknown[0]}; the games are {', '.join(GAMES)}")
    try:
        build_client()
        sys.exit(asyncio.run(measure(chosen)))
    except NotInstalledError as error:
        sys.exit(str(error))


async def measure(chosen: argparse.Namespace) -> int:
    """Measure and print one game after another. Return 1 if a target is missed, else 0."""
    heading(f"Waits from decision to decision, {BOTS} bots, pace {chosen.pace}, in seconds")
    columns = ("waits", "at once", "median", "p90", "longest", "load")
    print(f"  {'':<22}" + "".join(f"{column:>9}" for column in columns))
    found: dict[str, list[Wait]] = {}
    with house(Settings().bot_delay) as server:
        for game in chosen.games or GAMES:
            found[game] = await waits_of(server, game, chosen)
            report(game, found[game], chosen.longest)
    print()
    return sum(not met(game, waits) for game, waits in found.items()) and 1


def report(game: str, waits: list[Wait], longest: int) -> None:
    seconds = sorted(wait.seconds for wait in waits) or [math.nan]
    ninety = seconds[math.ceil(0.9 * len(seconds)) - 1]
    print(
        f"  {game:<22}{len(waits):>9}{seconds.count(0):>9}{median(seconds):>9.1f}{ninety:>9.1f}"
        f"{seconds[-1]:>9.1f}{os.getloadavg()[0]:>9.1f}"
    )
    for wait in sorted(waits, reverse=True)[:longest]:
        print(
            f"{'':>6}{wait.seconds:.1f} s after {wait.after}, {wait.bots:.1f} of them for the bots"
        )
        print(f"{'':>10}{wait.course}", flush=True)


def met(game: str, waits: list[Wait]) -> bool:
    """Print each target beside the result. Return whether both are met."""
    if not waits:
        print(f"    {game}: no wait was measured")
        return False
    longest, middle = max(waits).seconds, median(wait.seconds for wait in waits)
    at_most(f"longest wait, {game}", longest, LONGEST, "s")
    below(f"median wait, {game}", middle, MEDIAN, "s")
    return longest <= LONGEST and middle < MEDIAN


# ── one game ────────────────────────────────────────────────────────────────────────────────


async def waits_of(server: Any, game: str, chosen: argparse.Namespace) -> list[Wait]:
    """Play the game, again and again, until there are enough waits or the time is up."""
    waits: list[Wait] = []
    rng = random.Random(f"{chosen.seed} {game}")
    try:
        async with asyncio.timeout(chosen.minutes * 60), browser() as chrome:
            while len(waits) < chosen.waits:
                await play(chrome, server, game, chosen, rng, waits)
    except TimeoutError:
        pass
    return waits


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield started
        finally:
            await started.close()


async def play(
    chrome: Browser,
    server: Any,
    game: str,
    chosen: argparse.Namespace,
    rng: random.Random,
    waits: list[Wait],
) -> None:
    """Play one game, adding to the waits until there are enough or it is over."""
    width, height = DESKTOP
    context = await chrome.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="no-preference"
    )
    ann = Visitor(server, context, await context.new_page())
    await ann.page.add_init_script(f"localStorage.setItem('bluffhouse-pace', '{chosen.pace}')")
    await ann.page.add_init_script(CLOCK)
    await seat_among_bots(ann, game)
    while len(waits) < chosen.waits and await next_decision(ann):
        for gap in await ann.page.evaluate("waits.take()"):
            waits += described(ann.seat, *gap)
        await decide(ann, rng)
    await context.close()


async def seat_among_bots(ann: Visitor, game: str) -> None:
    """Open a table over HTTP and start the game, then show it to the player."""
    await ann.go("/")

    async def ask(path: str, **body: Any) -> Any:
        answer = await ann.context.request.post(f"{ann.server.url}{path}", data=body)
        assert answer.ok, await answer.text()
        return await answer.json()

    await ask("/api/me", name="Ann")
    await ann.page.evaluate("localStorage.setItem('bluffhouse-known', 'yes')")
    bots = {str(seat): "regular" for seat in range(1, BOTS + 1)}
    code = (await ask("/api/tables", game=game, seats=BOTS + 1, bots=bots))["code"]
    for command in ("sit", "ready", "start"):
        await ask(f"/api/tables/{code}/commands", type=command)
    await ann.go(f"/t/{code}")
    await ann.until(lambda: ann.table.get("phase") == "playing")


async def next_decision(ann: Visitor) -> bool:
    """Wait until the page is ready for a decision; return False if the game ends before that."""
    clock = asyncio.get_running_loop().time
    skip_at = clock() + GIVEN_UP
    while not await ann.page.evaluate(DECIDING):
        if ann.table["phase"] == "over":
            return False
        if clock() > skip_at:
            await ann.page.locator("button.skip").first.click()
            skip_at = clock() + GIVEN_UP
        await asyncio.sleep(0.02)
    return True


async def decide(ann: Visitor, rng: random.Random) -> None:
    """Click until the page has nothing more to decide for now."""
    for _ in range(CLICKS):
        if not await ann.page.evaluate(DECIDING):
            return
        await ann.click_something(rng)
    if ann.legal:
        action = rng.choice(spelled_out(ann.table["game"], ann.legal))
        await ann.ask(type="act", id=f"past-{len(ann.frames)}", action=action)


def described(seat: int, begun: float, ended: float, frames: list[Any]) -> list[Wait]:
    """Return the wait between these times (in milliseconds), after any zero-length waits before it.

    `frames` are those that the page received since the previous wait, each with its time.
    """
    waits, parts = [], []
    after, asked = "a scene", ended
    for at, text in frames:
        frame = json.loads(text)
        names = ", ".join(event["event"] for event in frame.get("events", []))
        if at <= begun and names and "id" in frame:
            waits.append(Wait(0.0, names, 0.0, ""))
            if begun - at < SAME:
                after = names
        elif at > begun and names:
            parts.append(f"{(at - begun) / 1000:.1f} {names}")
        if at > begun and seat in frame.get("set", {}).get("to_act", ()):
            asked = at
    if waits and waits[-1].after == after:
        waits.pop()
    seconds = (ended - begun) / 1000
    return [*waits, Wait(seconds, after, (asked - begun) / 1000, "; ".join(parts))]


if __name__ == "__main__":
    main()
