"""Photograph the house in a browser for the manual: `python docs/make_screenshots.py`.

It uses a real house, a real Chromium, and a visitor who plays against bots until there is something
to see. Names of pages take those pictures only: `python docs/make_screenshots.py review puzzle`.
"""

from __future__ import annotations

import asyncio
import random
import re
import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.async_api import Browser, Page, async_playwright, expect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from client.browsers import (
    DESKTOP,
    FLAGS,
    GAMES,
    PHONE,
    STILL,
    WORDS,
    Visitor,
    build_client,
    chromium,
)
from serving import PATIENCE, Server

PICTURES = Path(__file__).parent / "pictures"
MOST_BYTES = 150_000
MILLISECONDS = PATIENCE * 1000
# The screens and their colour schemes: the phone by day, the desktop by night.
SCREENS: dict[str, tuple[tuple[int, int], Literal["light", "dark"]]] = {
    "phone": (PHONE, "light"),
    "desktop": (DESKTOP, "dark"),
}
# A moment of each game worth showing: the decision we face, and how many of ours come before it.
MOMENTS = {
    "bluff_pirate": ("vote", 3),
    "dont_bluff": ("answer", 2),
    "lie": ("bid", 5),
    "millionaires": ("bid", 6),
    "millions_of_dollars": ("negotiate", 1),
}

# The browser itself can write a format that is a fifth the size of a PNG.
PACK = """async (png) => {
    const picture = await createImageBitmap(await (await fetch(png)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d').drawImage(picture, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
    return new Promise((done) => {
        const reader = new FileReader()
        reader.onload = () => done(reader.result.split(',')[1])
        reader.readAsDataURL(blob)
    })
}"""

# Links in the pictures show a house on the Internet, and the focus ring that a key press would
# leave is hidden.
POSED = """(here) => {
    const unframed = new CSSStyleSheet()
    unframed.replaceSync('* { outline: none !important }')
    document.adoptedStyleSheets.push(unframed)
    const there = 'bluff.example.org'
    const named = (text) =>
        text.replace(`http://${here}`, `https://${there}`).replace(here, there)
    for (const field of document.querySelectorAll('input')) field.value = named(field.value)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) texts.currentNode.data = named(texts.currentNode.data)
}"""


class Studio:
    """The page in which photographs are converted."""

    def __init__(self, browser: Browser, server: Server, packing: Page) -> None:
        self.browser = browser
        self.server = server
        self.packing = packing

    async def visitor(self, screen: str) -> Visitor:
        (width, height), light = SCREENS[screen]
        context = await self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=light,
            reduced_motion="reduce",
            locale="en-GB",
        )
        return Visitor(self.server, context, await context.new_page())

    async def photograph(self, visitor: Visitor, what: str, screen: str) -> None:
        await visitor.page.keyboard.press("Escape")  # close any open dialog
        await visitor.page.evaluate(STILL)
        await visitor.page.evaluate(POSED, self.server.url.removeprefix("http://"))
        png = b64encode(await visitor.page.screenshot()).decode()
        webp = b64decode(await self.packing.evaluate(PACK, f"data:image/png;base64,{png}"))
        assert len(webp) < MOST_BYTES, f"{what} on a {screen} has {len(webp)} bytes"
        path = path_of(what, screen)
        path.write_bytes(webp)
        print(path)

    async def door_and_waiting_room(self, screen: str) -> None:
        ania = await self.visitor(screen)
        await ania.go("/")
        await ania.page.locator("[data-cloth]").first.wait_for()
        await self.photograph(ania, "door", screen)
        await ania.open_table("dont_bluff", "Ania")
        await ania.seat_bot(1, "shark")
        await ania.seat_bot(2, "rookie")
        await self.photograph(ania, "waiting", screen)
        await ania.context.close()

    async def review(self, screen: str) -> None:
        ania = await self.visitor(screen)
        await ania.play_against_bots("lie", "Ania")
        await ania.play_on(random.Random(1))
        await ania.go(f"/t/{ania.table['code']}/review")
        await expect(ania.page.get_by_role("slider")).to_be_visible(timeout=MILLISECONDS)
        await self.photograph(ania, "review", screen)
        await ania.context.close()

    async def puzzle(self, screen: str) -> None:
        ania = await self.visitor(screen)
        await ania.go("/puzzles/bluff_pirate/3")
        await expect(ania.page.locator(".answers button").first).to_be_visible(timeout=MILLISECONDS)
        await self.photograph(ania, "puzzle", screen)
        await ania.context.close()

    async def game(self, game: str, screen: str) -> None:
        """Photograph a game's moment; start another game if it does not come in this one."""
        phase, decisions = MOMENTS.get(game, ("", 4))
        for seed in range(20):
            ania = await self.visitor(screen)
            await ania.play_against_bots(game, "Ania")
            await ania.play_on(
                random.Random(f"{game} {seed}"),
                lambda ania=ania: (  # type: ignore[misc]
                    ania.legal and phase in ("", ania.view["phase"]) and decided(ania) >= decisions
                ),
            )
            come = ania.table["phase"] == "playing"
            if come:
                await past_the_show(ania)
                await self.photograph(ania, game, screen)
            await ania.context.close()
            if come:
                return
        raise AssertionError(f"{game} is always over too soon")


async def past_the_show(visitor: Visitor) -> None:
    """Skip the end of the last heist if it is still being shown."""
    for label in (WORDS("millions-of-dollars-button-skip"), re.compile("^On to heist")):
        button = visitor.page.get_by_role("button", name=label)
        if await button.count():
            await button.first.click()


def path_of(what: str, screen: str) -> Path:
    return PICTURES / f"browser-{what.replace('_', '-')}-{screen}.webp"


def pictures() -> list[Path]:
    """Return the paths of all pictures that this script takes."""
    pages = ("door", "waiting", "review", "puzzle", *GAMES)
    return [path_of(what, screen) for what in pages for screen in SCREENS]


def decided(visitor: Visitor) -> int:
    return sum("id" in frame for frame in visitor.frames)


async def main(wanted: Collection[str]) -> None:
    build_client()
    PICTURES.mkdir(exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
            studio = Studio(browser, server, await browser.new_page())
            scenes: dict[str, Callable[[str], Awaitable[None]]] = {
                "door": studio.door_and_waiting_room,
                **{game: partial(studio.game, game) for game in GAMES},
                "review": studio.review,
                "puzzle": studio.puzzle,
            }
            for screen, (scene, take) in product(SCREENS, scenes.items()):
                if not wanted or scene in wanted:
                    await take(screen)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
