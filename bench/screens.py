"""Photograph every state of every table at six sizes: `python -m bench.screens FOLDER`.

Each run starts its own house with the built client. For each game and each size there is a contact
sheet with all its states, to look through them at once. Controls out of sight are printed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import tempfile
from base64 import b64encode
from pathlib import Path

from playwright.async_api import Browser, async_playwright

import bluffhouse
from bench.page.kit import FLAGS, GAMES, Visitor, build_client, chromium, house
from client.browsers import LONG_NAMES
from client.screens import OUT_OF_SIGHT, SIZES, full_table, show_at, states
from serving import Server, guests

SHEET_WIDTH = 1800
"""Width of a contact sheet, in pixels."""
PATIENCE = 600
"""Seconds to photograph one game. Long, because the machine may be busy."""
EASY_NAMES = ("Olga", "Maks", "Zofia", "Emil", "Greta", "Tomek", "Irena")


class Album:
    """The photographs of one game, by size."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder / game
        self.folder.mkdir(parents=True, exist_ok=True)
        self.game = game
        self.pictures: dict[tuple[int, int], list[tuple[str, bytes]]] = {size: [] for size in SIZES}

    async def take(self, visitor: Visitor, state: str) -> None:
        """Photograph the page as it is now at every size, and print what is out of sight."""
        for size in SIZES:
            await show_at(visitor.page, size)
            name = f"{size[0]}x{size[1]}"
            for missing in await visitor.page.evaluate(OUT_OF_SIGHT):
                print(f"{self.game}, {state}, {name}: out of sight: {missing}", flush=True)
            picture = await visitor.page.screenshot(type="jpeg", quality=70)
            number = len(self.pictures[size])
            slug = re.sub(r"[^a-z0-9]+", "-", state)[:40].strip("-")
            (self.folder / f"{name}-{number:02}-{slug}.jpg").write_bytes(picture)
            self.pictures[size].append((state, picture))

    async def sheets(self, browser: Browser) -> None:
        """Lay the photographs of each size out on one sheet."""
        for (width, height), pictures in self.pictures.items():
            shown = 290 if width < 500 else 590 if width < 1000 else 890
            cells = "".join(
                f"<figure><img src='data:image/jpeg;base64,{b64encode(picture).decode()}' "
                f"width={shown}><figcaption>{state}</figcaption></figure>"
                for state, picture in pictures
            )
            page = await browser.new_page(viewport={"width": SHEET_WIDTH, "height": 600})
            await page.set_content(
                "<style>body{display:flex;flex-wrap:wrap;gap:8px;margin:4px;font:13px sans-serif}"
                f"figure{{margin:0;width:{shown}px}}</style>{cells}"
            )
            path = self.folder / f"sheet-{width}x{height}.png"
            await page.screenshot(path=path, full_page=True)
            print(path, flush=True)
            await page.close()


async def visitor(browser: Browser, server: Server, wanted: argparse.Namespace) -> Visitor:
    context = await browser.new_context(
        reduced_motion="reduce", locale="en-GB", color_scheme=wanted.light
    )
    return Visitor(server, context, await context.new_page())


async def photograph(
    browser: Browser, server: Server, folder: Path, game: str, wanted: argparse.Namespace
) -> None:
    """Play one game as a visitor would, and photograph each state that is new."""
    seats = bluffhouse.game(game).seats[-1] if wanted.players is None else wanted.players
    names = LONG_NAMES if wanted.long_names else EASY_NAMES
    album = Album(folder, game)
    # A page behind another one does not move: each has a window of its own.
    ann, tv = [await visitor(browser, server, wanted) for _ in range(2)]
    rng = random.Random(f"{game} {wanted.seed}")
    async with asyncio.timeout(PATIENCE), guests(server, *names[: seats - 1]) as people:
        looking = await full_table(ann, game, people)
        await ann.be_ready()
        await ann.go(f"/t/{ann.table['code']}?lang={wanted.language}")
        shown = 0
        async for state in states(ann, looking, rng):
            await album.take(ann, state)
            shown += 1
            if shown in (2, 5):
                await tv.go(f"/t/{ann.table['code']}/tv?lang={wanted.language}")
                await tv.page.locator(".room.tv").first.wait_for()
                await album.take(tv, f"TV view, {state}")
        await ann.page.locator(".again").first.wait_for()
        await album.take(ann, "over")
        await tv.page.locator(".over").first.wait_for()
        await album.take(tv, "TV view, over")
    for each in (ann, tv):
        await each.context.close()
    await album.sheets(browser)


async def run(wanted: argparse.Namespace) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with house() as server:
            for game in wanted.games or GAMES:
                await photograph(browser, server, wanted.folder, game, wanted)
        await browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.screens",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("folder", type=Path, nargs="?", help="where the pictures go; a new folder by default")
    add("--games", nargs="*", choices=GAMES, help="all by default")
    add("--players", type=int, help="the most that a game allows by default")
    add("--language", default="en", help="the language of the pages, such as pl")
    add("--light", choices=("light", "dark"), default="light", help="day or night")
    add("--long-names", action="store_true", help="names of the greatest length allowed")
    add("--seed", type=int, default=0, help="another seed plays another game")
    wanted = parser.parse_args()
    wanted.folder = wanted.folder or Path(tempfile.mkdtemp(prefix="bluffhouse-screens-"))
    build_client()
    asyncio.run(run(wanted))


if __name__ == "__main__":
    main()
