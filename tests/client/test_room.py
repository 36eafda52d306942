"""The room around every game: nothing is told before it is shown, and nobody loses the place."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from playwright.async_api import Error as BrowserError
from playwright.async_api import Locator

from client.browsers import DESKTOP, GAMES, PHONE, WORDS, Visitor
from client.conftest import Visit
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

PROMPT = "document.querySelector('.mine > p').innerText"
HEARD = "[...document.querySelectorAll('[role=status].visually-hidden p')].map(it => it.innerText)"
# While it is being counted: what is told, and what the prompt, the seats and the hand say.
WATCH = """() => {
    window.early = []
    window.seen = []
    const main = document.querySelector('main')
    const told = document.querySelector('aside [role=log]')
    const counting = () => main.querySelector('.stage button.covering') !== null
    // At once and a little later: what happens at the same time may change the page one by one,
    // and on a busy machine a count may begin before "a little later".
    const whenCounting = (look) => new MutationObserver(() => {
        if (counting()) setTimeout(() => { if (counting()) look() })
    })
    whenCounting(() => window.early.push(told.innerText.split('\\n').at(-1)))
        .observe(told, { childList: true, subtree: true })
    whenCounting(() => window.seen.push({
        prompt: main.querySelector('.mine > p').innerText,
        seats: [...main.querySelectorAll('.seat')].map((it) => it.innerText.split('\\n').at(-1)),
        cards: main.querySelectorAll('.mine .card').length,
        told: [told.innerText, ...[...document.querySelectorAll('[role=status].visually-hidden p')]
            .map((line) => line.innerText)].join('\\n'),
        stage: main.querySelector('.stage').innerText,
    })).observe(main, { childList: true, subtree: true, characterData: true })
}"""


async def watched(house: Server, visit: Visit, game: str) -> tuple[Visitor, Locator]:
    """Somebody at a table who sees everything move, and the button that ends it."""
    ann = await visit(house, DESKTOP, reduced_motion="no-preference")
    await ann.page.add_init_script("localStorage.setItem('bluffhouse-pace', 'slow')")
    await ann.play_against_bots(game, "Ann")
    await ann.page.get_by_role("log").wait_for()
    await ann.page.evaluate(WATCH)
    return ann, ann.page.get_by_role("button", name=WORDS("room-skip"), exact=True)


async def showdown(ann: Visitor) -> None:
    """Somebody calls, and all hands are shown."""
    shown = len([f for f in ann.frames if happened(f, "shown")])
    rng = random.Random(5)
    await ann.play_on(rng, lambda: len([f for f in ann.frames if happened(f, "shown")]) > shown)


def who(ann: Visitor, seat: int) -> dict[str, str]:
    """Return the player in a seat as the values of a sentence shown to Ann."""
    name = str(ann.table["seats"][seat]["name"])
    return {"name": name, "you": "yes" if seat == ann.seat else "no"}


def last(ann: Visitor, event: str) -> dict[str, Any]:
    """The last of that kind."""
    updates = [u for f in ann.frames for u in (*f.get("missed", ()), f)]
    told: list[dict[str, Any]] = [e for u in updates for e in u.get("events", ())]
    return [e for e in told if e["event"] == event][-1]


def happened(frame: dict[str, Any], event: str) -> bool:
    return any(told["event"] == event for told in frame.get("events", ()))


async def eventually(ann: Visitor, script: str) -> None:
    """Asked from outside again and again: the page lets nobody evaluate anything in it."""
    while not await ann.page.evaluate(script):
        await ann.page.wait_for_timeout(20)


async def test_the_story_waits_for_the_showdown(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240):
        ann, skip = await watched(house, visit, "lie")
        await showdown(ann)
        called, shown = last(ann, "called"), last(ann, "shown")
        await eventually(ann, "window.seen.length > 0")
        with suppress(BrowserError):  # it may have been played out before we came to click
            await skip.click(timeout=10_000)
        told = "document.querySelector('aside [role=log]').innerText"
        await eventually(ann, f"{told}.includes('All cards are shown')")
        assert any("All cards are shown" in line for line in await ann.page.evaluate(HEARD))
        # The stage says what it comes to, and the table goes on.
        lost = WORDS("lie-lost", then="draws", cards=2, **who(ann, shown["loser"]))
        assert lost in await ann.page.locator(".stage").inner_text()
        await eventually(ann, f"{PROMPT}.startsWith({json.dumps(WORDS('lie-ask-turn'))})")
    assert await ann.page.evaluate("window.early") == []
    # Until then it is the round that is counted.
    seen = await ann.page.evaluate("window.seen")
    assert [now["told"] for now in seen if "All cards are shown" in now["told"]] == []
    other = who(ann, called["bidder"])
    sentence = WORDS(
        "lie-called", **who(ann, called["seat"]), other=other["name"], toyou=other["you"]
    )
    assert [now["prompt"] for now in seen if not now["prompt"].startswith(sentence)] == []
    assert {text for now in seen for text in now["seats"]} == {WORDS("lie-cards", cards=1)}
    assert {now["cards"] for now in seen} == {1}
    assert ann.troubles == []


async def test_who_has_won_waits_for_the_sheets(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(240):
        ann, skip = await watched(house, visit, "millionaires")
        await ann.hand_over()
        await ann.until(lambda: ann.table["phase"] == "over")
        red = last(ann, "revealed")
        sentence = WORDS(
            "millionaires-revealed", tile=red["tile"], reds=4, last="yes", **who(ann, red["seat"])
        )
        with suppress(BrowserError):  # it may have been played out before we came to click
            await skip.click(timeout=10_000)
        await ann.page.locator(".ended").wait_for()
    seen = await ann.page.evaluate("window.seen")
    assert seen
    assert [now["prompt"] for now in seen if not now["prompt"].startswith(sentence)] == []
    assert "the least: out" not in seen[0]["stage"]
    assert ann.troubles == []


async def test_the_showdown_lies_there_after_a_reload(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    async with asyncio.timeout(240):
        await ann.play_against_bots("lie", "Ann")
        # It lies there until the next bid, and nobody bids before Ann has turned her cards. Her
        # last click may have done that already: then she waits for the next showdown.
        turned = True
        while turned:
            await showdown(ann)
            frames = len(ann.frames)
            await ann.page.reload()
            await ann.until(lambda frames=frames: len(ann.frames) > frames)  # type: ignore[misc]
            turned = not (ann.legal and ann.view["phase"] == "turn")
        shown = last(ann, "shown")
        counted = WORDS(
            "lie-counting", count=shown["count"], value=shown["value"], found=shown["found"]
        )
        await ann.page.locator(".stage .verdict", has_text=counted).wait_for()
    assert ann.troubles == []


@pytest.mark.parametrize("game", GAMES)
async def test_one_stays_where_one_was(house: Server, visit: Visit, game: str) -> None:
    """Also when the button that was pressed is gone; and who is talking goes on talking."""
    ann = await visit(house, DESKTOP)
    rng = random.Random(game)
    async with asyncio.timeout(240):
        await ann.play_against_bots(game, "Ann")
        await ann.page.locator("main button:enabled").first.focus()
        for _ in range(6):
            if ann.table["phase"] == "over":
                break
            frames = len(ann.frames)
            await ann.play_on(rng, lambda frames=frames: len(ann.frames) > frames)  # type: ignore[misc]
            await eventually(ann, "document.activeElement !== document.body")
        await ann.page.wait_for_timeout(200)  # a sheet may be on its way
        await ann.close_dialogs()
        await ann.page.get_by_label(WORDS("chat-say")).focus()
        frames = len(ann.frames)
        # If the game is over meanwhile, another one is not asked for.
        proposed = "main :not(.again) > button.main:enabled"
        await ann.page.evaluate(f"document.querySelector('{proposed}')?.click()")
        if ann.table["phase"] != "over" and ann.legal:
            await ann.until(lambda: len(ann.frames) > frames)
        await ann.page.wait_for_timeout(120)
        # Only a sheet that lies over everything may take it away.
        assert await ann.page.evaluate(
            "document.activeElement.matches('input') || document.querySelector('dialog[open]')"
        )
    assert ann.troubles == []


class Relay:
    """Between a browser and the house. It can go deaf: what lies open stays open, and silent."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._passing: list[asyncio.Task[None]] = []
        self._ends: list[asyncio.StreamWriter] = []
        self.url = ""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Relay]:
        listening = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            listening.close()
            self.go_deaf()
            for end in self._ends:
                end.transport.abort()
            await asyncio.gather(*[end.wait_closed() for end in self._ends], return_exceptions=True)

    def go_deaf(self) -> None:
        for task in self._passing:
            task.cancel()
        self._passing.clear()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        theirs, ours = await asyncio.open_connection("127.0.0.1", self._server.port)
        for source, sink in ((reader, ours), (theirs, writer)):
            self._ends.append(sink)
            self._passing.append(asyncio.create_task(self._pass_on(source, sink)))

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while heard := await source.read(65536):
                sink.write(heard)
                await sink.drain()
            sink.close()
        except OSError:
            sink.close()


async def test_a_connection_that_is_dead_but_open_is_noticed(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    async with asyncio.timeout(240), Relay(house).running() as relay:
        ann.server = relay  # type: ignore[assignment]
        await ann.page.clock.install()
        await ann.play_against_bots("lie", "Ann")
        await ann.until(lambda: ann.legal)
        snapshots = len([f for f in ann.frames if f["type"] == "snapshot"])
        # A quiet house is asked, and answers.
        await ann.page.clock.run_for(13_000)
        await ann.until(lambda: any(f["type"] == "pong" for f in ann.frames))
        await ann.page.clock.run_for(9_000)
        assert len([f for f in ann.frames if f["type"] == "snapshot"]) == snapshots
        assert await ann.page.get_by_role("alert").count() == 0
        relay.go_deaf()
        await ann.page.clock.run_for(25_000)
        await ann.until(lambda: len([f for f in ann.frames if f["type"] == "snapshot"]) > snapshots)
        await ann.page.get_by_text(WORDS("page-connection-lost")).wait_for(state="detached")
    assert ann.troubles == []
