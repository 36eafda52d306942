"""Real browsers for tests: this machine's Chromium, and visitors who use it.

A visitor sees the page and clicks on it. A visitor also records the frames that the page receives,
so that a test knows when to look and can compare the page with the truth.
"""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import random
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.async_api import (
    BrowserContext,
    ConsoleMessage,
    ElementHandle,
    Page,
    Request,
    Response,
    WebSocket,
)
from playwright.async_api import Error as BrowserError

import bluffhouse
from bluffhouse.locales import Words
from bluffhouse.records.file import Written, read
from serving import PATIENCE, Server

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "bluffhouse" / "web" / "client" / "index.html"

GAMES = sorted(bluffhouse.games())
PHONE = (390, 844)
NARROW = (360, 740)
DESKTOP = (1440, 900)
LONG_NAMES = (
    "Wolfeschlegelsteinhausen",
    "Brzęczyszczykiewiczowski",
    "Papadiamantopoulosiosios",
    "Hubertusburgerstrassener",
    "Llanfairpwllgwyngyllgoge",
    "Mmmmmmmmmmmmmmmmmmmmmmmm",
    "Ktokolwiek Gdziekolwiekk",
    "Wasserschutzpolizeirates",
)
"""Names of the greatest length allowed, one for each seat."""
WORDS = Words()

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class NotInstalledError(Exception):
    """A program that the tests need is not installed."""


def chromium() -> str:
    """Return the path of Chromium: the variable CHROMIUM, else what is on PATH."""
    wanted = os.environ.get("CHROMIUM")
    names = (wanted,) if wanted else ("chromium", "chromium-browser", "google-chrome")
    for name in (*names, "/usr/bin/chromium"):
        if found := shutil.which(name):
            return str(found)
    raise NotInstalledError(
        "There is no Chromium here: install it (Debian: apt-get install chromium), "
        "or say where it is in the variable CHROMIUM."
    )


def build_client() -> None:
    """Build the client if a source is newer than the build. A lock admits one process at a time."""
    if not (CLIENT / "node_modules").is_dir():
        raise NotInstalledError(f"What the client is built with is missing: {CLIENT}: npm ci")
    with (CLIENT / "node_modules" / ".building").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if BUILT.is_file() and BUILT.stat().st_mtime > newest_source():
            return
        vite = CLIENT / "node_modules" / ".bin" / "vite"
        done = subprocess.run([vite, "build"], cwd=CLIENT, capture_output=True, text=True)
        if done.returncode:
            raise NotInstalledError(f"the client cannot be built:\n{done.stdout}\n{done.stderr}")


def newest_source() -> float:
    folders = (CLIENT / "src", CLIENT / "public", ROOT / "src" / "bluffhouse" / "locales")
    files = [file for folder in folders for file in folder.rglob("*") if ".py" not in file.suffix]
    files += [CLIENT / name for name in ("index.html", "vite.config.ts", "package-lock.json")]
    return max(file.stat().st_mtime for file in files)


# The buttons a visitor may click: those of an open dialog, else those of the game's table. A main
# button is what the page proposes; visitors click others too, but no links to the rules, and they
# skip scenes, not the bots' next decisions.
PICK = """([proposed, dice]) => {
    const room = document.querySelector('dialog[open]') ?? document.querySelector('main')
    const all = [...(room?.querySelectorAll('button:enabled') ?? [])].filter(
        (button) => !button.closest('.again') && !button.ariaHasPopup && button.checkVisibility()
            && !button.matches('.skip:not(.covering)')
    )
    const main = all.filter((button) => button.classList.contains('main'))
    const from = proposed && main.length ? main : all
    return from[Math.floor(dice * from.length)] ?? null
}"""


OFFERED = """() => [...document.querySelectorAll('main button')].map(
    (button) => `${button.ariaLabel ?? button.innerText} ${button.disabled ? '-' : '+'}`
)"""


class Visitor:
    """A person with a browser of their own, looking at one page."""

    def __init__(self, server: Server, context: BrowserContext, page: Page) -> None:
        self.server = server
        self.context = context
        self.page = page
        self.troubles: list[str] = []
        """Errors, warnings and failed requests of the page."""
        self.console: list[str] = []
        self.frames: list[dict[str, Any]] = []
        """Frames that the page received over the table's WebSocket, in order."""
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        """The page's view of the game, without items appended to its lists."""
        self.legal: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("response", self._answered)
        page.on("requestfailed", self._failed)
        page.on("websocket", self._connected)

    # ── what the page does ──────────────────────────────────────────────────────────────────

    def _said(self, message: ConsoleMessage) -> None:
        self.console.append(message.text)
        if message.type in ("error", "warning", "assert"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.request.method} {response.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # aborted because the visitor left the page
            self.troubles.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _connected(self, socket: WebSocket) -> None:
        if "/play" in socket.url:
            socket.on("framereceived", self._heard)

    def _heard(self, text: str | bytes) -> None:
        frame = json.loads(text)
        self.frames.append(frame)
        self.table = frame.get("table", self.table)
        if frame["type"] == "snapshot":
            self.view, self.legal = frame.get("view", {}), frame.get("legal", [])
        elif frame["type"] == "update":
            self.view = self.view | frame.get("set", {})
            self.legal = frame.get("legal", self.legal)
        self._news.set()

    async def until(self, wanted: Callable[[], object], timeout: float = PATIENCE) -> None:
        """Wait until `wanted` is true, checking after every frame."""
        try:
            async with asyncio.timeout(timeout):
                while not wanted():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            seen = await self.page.inner_text("body")
            raise AssertionError(f"{self.page.url} waits; {self.troubles}; {seen}") from None

    # ── what the visitor does ───────────────────────────────────────────────────────────────

    async def go(self, path: str) -> None:
        await self.page.goto(self.server.url + path)

    async def press(self, key: str, **values: str | int) -> None:
        """Click the button with this text."""
        name = WORDS(key, **values)
        await self.page.get_by_role("button", name=name, exact=True).click()

    async def be_forgotten(self) -> None:
        """Forget who this browser is, as if it had never been here."""
        if self.table:
            await self.page.evaluate("localStorage.clear()")
        await self.context.clear_cookies()
        self.table, self.view, self.legal = {}, {}, []

    async def come_in(self, name: str) -> None:
        await self.page.get_by_label(WORDS("page-your-name")).fill(name)
        await self.press("page-come-in")

    async def open_table(self, game: str, name: str) -> str:
        """Go from the front door to the waiting room of a new table. Return its code."""
        await self.go("/")
        way = self.page.locator(f"[data-cloth={game}]").get_by_role("button")
        await way.filter(has_text=WORDS("door-with-friends")).click()
        await self.come_in(name)
        await self.until(lambda: self.table.get("phase") == "waiting")
        return str(self.table["code"])

    async def play_against_bots(self, game: str, name: str) -> None:
        """Go from the front door to the first card, with two taps and a name.

        Fast bots may have finished the game before the page shows it.
        """
        await self.go("/")
        way = self.page.locator(f"[data-cloth={game}]").get_by_role("button")
        await way.filter(has_text=WORDS("door-against-bots")).click()
        await self.come_in(name)
        await self.until(lambda: self.table.get("phase", "waiting") != "waiting")

    async def follow(self, code: str, name: str) -> None:
        """Follow an invitation and take a seat."""
        known = bool(self.table)
        await self.go(f"/t/{code}")
        if not known:
            await self.come_in(name)
        await self.press("waiting-sit")
        await self.until(lambda: any(s and s["name"] == name for s in self.table["seats"]))

    async def seat_bot(self, seat: int, strength: str) -> None:
        await self.press("waiting-empty", seat=seat + 1)
        await self.page.get_by_label(WORDS("waiting-strength")).select_option(strength)
        await self.press("waiting-add-bot")
        await self.until(lambda: self.table["seats"][seat])

    async def pick(self, rng: random.Random) -> ElementHandle | None:
        """Pick a button like a beginner does: mostly the one that the page proposes."""
        dice = [rng.random() < 0.85, rng.random()]
        return (await self.page.evaluate_handle(PICK, dice)).as_element()

    async def click_something(self, rng: random.Random) -> None:
        button = await self.pick(rng)
        if button is None:
            await self.page.wait_for_timeout(20)
            return
        try:
            await button.click(timeout=500)
        except BrowserError:
            return  # the table changed since we looked
        finally:
            await button.dispose()

    async def play_on(self, rng: random.Random, until: Callable[[], object] = bool) -> None:
        """Click until `until` is true or the game is over."""
        while self.table["phase"] != "over" and not until():
            if self.legal:
                await self.click_something(rng)
            else:
                self._news.clear()
                await self._news.wait()

    async def ask(self, **command: Any) -> None:
        """Send a command to the table past its page, as the same person may do elsewhere."""
        where = f"{self.server.url}/api/tables/{self.table['code']}/commands"
        answer = await self.context.request.post(where, data=command)
        assert answer.ok, await answer.text()

    async def hand_over(self) -> None:
        """Let a bot play for this visitor to the end."""
        await self.ask(type="hand_over", seat=self.seat, kind="rookie")

    # ── what the visitor sees ───────────────────────────────────────────────────────────────

    @property
    def seat(self) -> int:
        return int(self.view["seat"])

    async def offered(self) -> list[str]:
        """List the table's buttons and whether they are enabled, once nothing changes any more."""
        before: list[str] = []
        now: list[str] = await self.page.evaluate(OFFERED)
        while before != now:
            await self.page.wait_for_timeout(200)
            before, now = now, await self.page.evaluate(OFFERED)
        return now

    async def learn_the_truth(self) -> None:
        """After the game: raise the curtain, if anyone made a claim."""
        replay = self.page.get_by_role("link", name=WORDS("reveal-replay"), exact=True)
        await replay.wait_for(timeout=90_000)  # the end is played out first
        curtain = self.page.get_by_role("button", name=WORDS("reveal-raise"), exact=True)
        if not await curtain.is_visible():
            await self.page.get_by_text(WORDS("reveal-silent")).wait_for()
            return
        await curtain.click()
        everybody = self.page.get_by_role("heading", name=WORDS("reveal-everybody"), exact=True)
        skip = self.page.get_by_role("button", name=WORDS("reveal-all"), exact=True)
        await everybody.or_(skip).first.wait_for()
        if await skip.is_visible():  # the curtain moves
            await skip.click()
        await everybody.wait_for()

    async def story(self) -> list[str]:
        """Return the sentences of the game so far."""
        button = self.page.get_by_role("button", name=WORDS("room-story"), exact=True)
        if await button.is_visible():
            await button.click()
        return await self.page.get_by_role("log").last.locator("li").all_inner_texts()

    async def record(self) -> Written:
        """Fetch the record of the game."""
        answer = await self.context.request.get(
            f"{self.server.url}/api/tables/{self.table['code']}/record"
        )
        assert answer.ok, await answer.text()
        return read(await answer.body())


async def start_together(ann: Visitor, bob: Visitor, code: str) -> None:
    """Let Bob follow the link to Ann's table, fill the other seats with bots, and start."""
    await bob.follow(code, "Bob")
    await ann.until(lambda: any(chair and chair["name"] == "Bob" for chair in ann.table["seats"]))
    for seat, chair in enumerate(ann.table["seats"]):
        if chair is None:
            await ann.seat_bot(seat, "rookie")
    await bob.press("waiting-im-ready")
    await ann.press("waiting-start")
    for person in (ann, bob):
        await person.until(lambda person=person: person.table["phase"] == "playing")  # type: ignore[misc]
        await person.page.locator("section.stage").wait_for()  # the page is later than the frame
