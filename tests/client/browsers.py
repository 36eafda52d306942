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
LESSON = {"clock": {"countdown": 180}, "absence": "wait"}
"""How the front door sets up the table of a lesson."""
USUAL_SEATS = 4
"""Seats that the front door gives a table, if the game allows that number."""
PHONE = (390, 844)
NARROW = (360, 740)
DESKTOP = (1440, 900)
CLICK_TIME, LONGEST_CLICK_TIME = 500, 8000
"""Milliseconds within which a button that was picked must be clicked. They double with each try
that fails: the button may be gone, or the machine busy."""
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


NO_SERVICE_WORKER = "Service Worker registration blocked"
"""What Playwright says on the console of a visitor whose browser keeps no pages."""


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


# Lets the page take its visitor for somebody who was here before; once in every tab, because the
# visitor may sign out later.
KNOWN = """
if (location.protocol.startsWith('http') && !sessionStorage.getItem('came-in')) {
    sessionStorage.setItem('came-in', 'yes')
    localStorage.setItem('bluffhouse-known', 'yes')
}
"""


# Wait for finite animations to end. (A candle flickers for ever.)
STILL = """async () => {
    const ends = (it) => it.playState === 'running' && it.effect.getComputedTiming().endTime < 9999
    do for (const frame of [1, 2]) await new Promise(requestAnimationFrame)
    while (document.getAnimations().some(ends))
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
        self.named = False
        """Whether the house knows this visitor by a name."""
        self.seq = 0
        """Sequence number of the last entry that the page was told of."""
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        """The page's view of the game, without items appended to its lists."""
        self.legal: list[dict[str, Any]] = []
        self._click_time = CLICK_TIME
        self._news = asyncio.Event()
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("response", self._answered)
        page.on("requestfailed", self._failed)
        page.on("websocket", self._connected)

    # ── what the page does ──────────────────────────────────────────────────────────────────

    def _said(self, message: ConsoleMessage) -> None:
        if NO_SERVICE_WORKER in message.text:
            return
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
        self.seq = frame.get("seq", self.seq)
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

    async def come_in(self, name: str) -> None:
        await self.page.get_by_label(WORDS("page-your-name")).fill(name)
        await self.press("page-come-in")
        self.named = True

    async def come_in_past_the_door(self, name: str) -> None:
        """Take a name without a page, unless this visitor has one."""
        if not self.named:
            await self._post("/api/me", name=name)
            await self.context.add_init_script(KNOWN)
            self.named = True

    async def open_table(self, game: str, name: str) -> str:
        """Open a table for friends and look at its waiting room. Return its code."""
        await self.come_in_past_the_door(name)
        return await self._open(game, seats=await self._usual_seats(game))

    async def play_against_bots(self, game: str, name: str) -> None:
        """Start a game against bots and look at it.

        Fast bots may have finished the game before the page shows it.
        """
        await self.come_in_past_the_door(name)
        seats = await self._usual_seats(game)
        bots = {str(seat): "regular" for seat in range(1, seats)}
        await self._open(game, start=True, seats=seats, bots=bots, absence="wait")

    async def learn_to_play(self, game: str, name: str) -> None:
        """Start the lesson of a game and look at it."""
        await self.come_in_past_the_door(name)
        seats = await self._usual_seats(game)
        await self._open(game, start=True, seats=seats, lesson=True, **LESSON)

    async def _open(self, game: str, start: bool = False, **setting: Any) -> str:
        """Open a table, sit down at it, and go to its page."""
        code = str((await self._post("/api/tables", game=game, **setting))["code"])
        commands = f"/api/tables/{code}/commands"
        await self._post(commands, type="sit", seat=0)
        if start:
            await self._post(commands, type="start")
        await self.go(f"/t/{code}")
        await self.until(lambda: self.table.get("code") == code)
        return code

    async def _usual_seats(self, game: str) -> int:
        """Return how many seats the front door would give a table of this game."""
        answer = await self.context.request.get(f"{self.server.url}/api/games")
        [seats] = [one["seats"] for one in await answer.json() if one["name"] == game]
        return int(min(max(USUAL_SEATS, seats[0]), seats[-1]))

    async def _post(self, path: str, **body: Any) -> Any:
        answer = await self.context.request.post(self.server.url + path, data=body)
        assert answer.ok, await answer.text()
        return await answer.json()

    async def open_table_from_the_door(self, game: str, name: str) -> str:
        """Go from the front door to the waiting room of a new table. Return its code."""
        await self._choose_at_the_door(game, "door-with-friends", name)
        await self.until(lambda: self.table.get("phase") == "waiting")
        return str(self.table["code"])

    async def play_from_the_door(self, game: str, name: str) -> None:
        """Go from the front door to the first card of a game against bots."""
        await self._choose_at_the_door(game, "door-against-bots", name)
        await self.until(lambda: self.table.get("phase", "waiting") != "waiting")

    async def _choose_at_the_door(self, game: str, way: str, name: str) -> None:
        """Two taps and a name."""
        await self.go("/")
        ways = self.page.locator(f"[data-cloth={game}]").get_by_role("button")
        await ways.filter(has_text=WORDS(way)).click()
        await self.come_in(name)

    async def follow(self, code: str, name: str) -> None:
        """Follow an invitation and take a seat."""
        await self.go(f"/t/{code}")
        if not self.named:
            await self.come_in(name)
        await self.press("waiting-sit")
        await self.until(lambda: any(s and s["name"] == name for s in self.table["seats"]))

    async def be_ready(self) -> None:
        """Press “I'm ready”, and wait until the house knows. The page seals a number first: a
        visitor who leaves it before that is not ready."""
        await self.press("waiting-im-ready")
        name = WORDS("waiting-not-yet")
        await self.page.get_by_role("button", name=name, exact=True).wait_for()

    async def be_asked(self) -> None:
        """Wait for a decision of one's own, and until the page asks for it."""
        await self.until(lambda: self.legal)
        await self.page.locator("main[data-deciding]").wait_for()

    async def seat_bot(self, seat: int, strength: str) -> None:
        await self.press("waiting-empty", seat=seat + 1)
        await self.page.get_by_label(WORDS("waiting-strength")).select_option(strength)
        await self.press("waiting-add-bot")
        await self.until(lambda: self.table["seats"][seat])

    async def close_dialogs(self) -> None:
        """Close what was opened over the table."""
        while await self.page.locator("dialog[open]").count():
            await self.page.keyboard.press("Escape")

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
            await button.click(timeout=self._click_time)
            self._click_time = CLICK_TIME
        except BrowserError:
            # The table has changed since we looked, or the machine is too busy for this time.
            self._click_time = min(self._click_time * 2, LONGEST_CLICK_TIME)
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
            await self.page.evaluate(STILL)
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
    """Seat Bob at Ann's table, fill the other seats with bots, and start."""
    await bob.come_in_past_the_door("Bob")
    await bob.go(f"/t/{code}")
    await bob.until(lambda: bob.table.get("code") == code)
    await bob.ask(type="sit")
    await ann.until(lambda: any(chair and chair["name"] == "Bob" for chair in ann.table["seats"]))
    for seat, chair in enumerate(ann.table["seats"]):
        if chair is None:
            await ann.ask(type="add_bot", seat=seat, kind="rookie")
    await bob.ask(type="ready")
    await ann.ask(type="start")
    await see_the_table(ann, bob)


async def start_from_the_waiting_room(ann: Visitor, bob: Visitor, code: str) -> None:
    """Do the same with the buttons of the page. Bob follows a link to Ann's table."""
    await bob.follow(code, "Bob")
    await ann.until(lambda: any(chair and chair["name"] == "Bob" for chair in ann.table["seats"]))
    for seat, chair in enumerate(ann.table["seats"]):
        if chair is None:
            await ann.seat_bot(seat, "rookie")
    await bob.be_ready()
    await ann.press("waiting-start")
    await see_the_table(ann, bob)


async def see_the_table(*people: Visitor) -> None:
    """Wait until the game has started and the page shows it, which is later than the frame."""
    for person in people:
        await person.until(lambda person=person: person.table["phase"] == "playing")  # type: ignore[misc]
        await person.page.locator("section.stage").wait_for()
