"""Run an unmodified Lighthouse with its slow phone: a quarter of the processor speed, slow 4G."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import subprocess
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.async_api import async_playwright

from bench import node
from bench.house.report import at_least, heading
from bench.page.kit import CACHE, FLAGS, HERE, Visitor, chromium, folder, house
from bench.page.size import Size

CATEGORIES = ("performance", "accessibility", "best-practices")
TIMINGS = {
    "FCP s": "first-contentful-paint",
    "LCP s": "largest-contentful-paint",
    "TBT s": "total-blocking-time",
    "TTI s": "interactive",
}
KEPT = ("Cache", "Code Cache", "Service Worker", "GPUCache")
"""Caches that a browser keeps of a page, besides the visitor's identity."""


class Seen(NamedTuple):
    """Lighthouse's scores and timings of a page."""

    scores: dict[str, float]
    timings: dict[str, float]
    cls: float
    wrong: set[str]


def measure(size: Size) -> None:
    heading("Lighthouse, mobile (its own slow phone), medians of runs")
    modules = node.installed("Lighthouse", HERE, CACHE)
    with house() as server, folder() as profile:
        waiting, playing, over = asyncio.run(_tables(server.url, profile, server))
        pages = {
            "front door": ("/", None),
            "rules": ("/rules/lie", None),
            "record page": ("/replay", None),
            "waiting room": (f"/t/{waiting}", profile),
            "table in play": (f"/t/{playing}", profile),
            "replay": (f"/r/{over}", profile),
        }
        columns = (*CATEGORIES, *TIMINGS, "CLS")
        print(f"  {'':<16}" + "".join(f"{column:>16}" for column in columns))
        found: dict[str, Seen] = {}
        for name, (path, visited) in pages.items():
            found[name] = _middle(
                [_audit(modules, server.url + path, visited) for _ in range(size.runs)]
            )
            figures = [f"{found[name].scores[one]:>16.0f}" for one in CATEGORIES]
            figures += [f"{found[name].timings[one]:>16.2f}" for one in TIMINGS]
            print(f"  {name:<16}" + "".join(figures) + f"{found[name].cls:>16.3f}")
        for name, seen in found.items():
            if seen.wrong:
                print(f"  {name}: {', '.join(sorted(seen.wrong))}")
    door = found["front door"].scores
    at_least("Lighthouse performance, front door", door["performance"], 95, "")
    at_least("Lighthouse accessibility, front door", door["accessibility"], 100, "")
    at_least("Lighthouse best practices, front door", door["best-practices"], 100, "")


async def _tables(url: str, profile: Path, server: object) -> tuple[str, str, str]:
    """Return the codes of a waiting, a running and a finished table, all of them opened by the
    visitor in that browser profile."""
    async with async_playwright() as playwright:
        context = await playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium(), args=FLAGS, locale="en-GB", reduced_motion="reduce"
        )
        ann = Visitor(server, context, await context.new_page())  # type: ignore[arg-type]
        over = await _played(ann, "lie")
        await ann.play_on(random.Random(1))
        playing = await _played(ann, "millions_of_dollars")
        await ann.until(lambda: ann.legal)
        await ann.go("/")
        way = ann.page.locator("[data-cloth=lie]").get_by_role("button")
        await way.nth(1).click()
        await ann.until(lambda: ann.table["phase"] == "waiting")
        waiting = str(ann.table["code"])
        await context.close()
    return waiting, playing, over


async def _played(ann: Visitor, game: str) -> str:
    if not ann.table:
        await ann.play_against_bots(game, "Ann")
    else:
        before = ann.table["code"]
        await ann.go("/")
        await ann.page.locator(f"[data-cloth={game}]").get_by_role("button").first.click()
        await ann.until(lambda: ann.table["code"] != before and ann.table["phase"] != "waiting")
    return str(ann.table["code"])


def _audit(modules: Path, url: str, profile: Path | None) -> Seen:
    flags = ["--headless=new", *FLAGS]
    command = ["node", str(modules / "lighthouse" / "cli" / "index.js"), url, "--quiet"]
    command += ["--output=json", f"--only-categories={','.join(CATEGORIES)}"]
    if profile is not None:
        flags.append(f"--user-data-dir={profile}")
        command.append("--disable-storage-reset")  # it would also clear the visitor's identity
        for name in KEPT:
            shutil.rmtree(profile / "Default" / name, ignore_errors=True)
    command.append(f"--chrome-flags={' '.join(flags)}")
    done = subprocess.run(
        command, env={**os.environ, "CHROME_PATH": chromium()}, capture_output=True, text=True
    )
    if done.returncode != 0:
        raise node.CannotStart(f"Lighthouse failed at {url}:\n{done.stderr[-3000:]}")
    told = json.loads(done.stdout)
    if "runtimeError" in told:
        raise node.CannotStart(f"Lighthouse failed at {url}: {told['runtimeError']['message']}")
    audits = told["audits"]
    counted = {
        ref["id"]
        for name in CATEGORIES[1:]
        for ref in told["categories"][name]["auditRefs"]
        if ref["weight"]
    }
    return Seen(
        {name: 100 * (told["categories"][name]["score"] or 0) for name in CATEGORIES},
        {name: audits[id]["numericValue"] / 1000 for name, id in TIMINGS.items()},
        audits["cumulative-layout-shift"]["numericValue"],
        {id for id in counted if audits[id]["score"] not in (None, 1)},
    )


def _middle(seen: list[Seen]) -> Seen:
    return Seen(
        {name: median(one.scores[name] for one in seen) for name in CATEGORIES},
        {name: median(one.timings[name] for one in seen) for name in TIMINGS},
        median(one.cls for one in seen),
        set().union(*[one.wrong for one in seen]),
    )
