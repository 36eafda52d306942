"""Every page in every language: it fits on a small phone, and it is spoken at once.

One table per game is driven to the middle of its game; then the language is changed on the page
as it stands, through all of them. The pictures are kept in build/languages to be looked at.
"""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import pytest
from playwright.async_api import Page

from bluffhouse.locales import Words, languages
from client.browsers import BUILT, GAMES, ROOT, WORDS, Visitor
from client.conftest import Visit
from client.inspection import OVERFLOW, STILL
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

SMALL = (360, 740)
PICTURES = ROOT / "build" / "languages"
SWITCH = "select:has(option[lang])"
INTO_THE_GAME = 14
"""Messages from the house, after which a table is no longer new."""

# Letters that are cut off by their box, or stand outside of it. What lies in a box that scrolls
# is free, as names are: they are cut on purpose, and no language.
CLIPPED = r"""() => {
    const found = []
    const say = ({ localName, classList }, text, why) =>
        found.push(`${why}: ${localName}.${classList} “${text.trim().slice(0, 60)}”`)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement
        if (!/\p{L}/u.test(node.data) || element.closest('.visually-hidden, option, script, style'))
            continue
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const { left, right, width, height } = range.getBoundingClientRect()
        if (!width || !height) continue
        const drawing = element.ownerSVGElement
        let box = drawing ?? element
        while (!drawing && getComputedStyle(box).display.startsWith('inline')
            && !getComputedStyle(box).display.includes('-')) box = box.parentElement
        const edges = box.getBoundingClientRect()
        if (left < edges.left - 2 || right > edges.right + 2) say(element, node.data, 'spills')
        for (let at = element; at && at !== document.body; at = at.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(at)
            if ([overflowX, overflowY].some((way) => ['auto', 'scroll'].includes(way))) break
            const hides = ['hidden', 'clip'].includes(overflowX)
            const cut = at.getBoundingClientRect()
            const out = right > cut.right + 1 || left < cut.left - 1
            if (hides && out && at.scrollWidth > at.clientWidth + 1) say(element, node.data, 'cut')
        }
    }
    return found
}"""


class Reading:
    """A page, read in every language."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.troubles: list[str] = []

    async def through(self, visitor: Visitor, place: str) -> None:
        """Change the language on the page as it is, and back again."""
        for language in (*[code for code in languages() if code != "en"], "en"):
            await speak(visitor.page, language)
            await visitor.page.evaluate(STILL)
            wrong = await visitor.page.evaluate(OVERFLOW) + await visitor.page.evaluate(CLIPPED)
            told = [one for one in wrong if not any(name in one for name in self.names)]
            self.troubles += [f"{language}, {place}: {one}" for one in told]
            PICTURES.mkdir(parents=True, exist_ok=True)
            await visitor.page.screenshot(path=PICTURES / f"{place} {language}.png")


async def speak(page: Page, language: str) -> None:
    if await page.evaluate("document.documentElement.lang") != language:
        await page.locator(SWITCH).first.select_option(language)
    await page.wait_for_function("(tag) => document.documentElement.lang === tag", arg=language)


async def test_the_front_door_speaks_every_language(house: Server, visit: Visit) -> None:
    ann = await visit(house, SMALL)
    reading = Reading([])
    await ann.go("/")
    await ann.page.get_by_role("button", name=WORDS("door-with-friends")).first.wait_for()
    await reading.through(ann, "door")
    for language in languages():
        await speak(ann.page, language)
        text = await ann.page.inner_text("body")
        assert Words(language)("door-hook") in text
        assert Words(language)("lie-hook") in text
    await ann.go("/rules/lie")
    await ann.page.get_by_role("heading", level=1).wait_for()
    await reading.through(ann, "rules")
    assert reading.troubles == []
    assert ann.troubles == []


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_speaks_every_language(house: Server, visit: Visit, game: str) -> None:
    rng = random.Random(game)
    ann = await visit(house, SMALL)
    async with asyncio.timeout(240):
        await ann.open_table(game, "Ann")
        reading = Reading(["Ann"])
        await reading.through(ann, f"{game} waiting")
        seats = len(ann.table["seats"])
        for seat in range(1, seats):
            await ann.seat_bot(seat, "rookie")
        reading.names += [seat["name"] for seat in ann.table["seats"]]
        await ann.press("waiting-start")
        await ann.until(lambda: ann.table["phase"] != "waiting")
        await ann.play_on(rng, lambda: ann.legal and len(ann.frames) > INTO_THE_GAME)
        await ann.offered()
        while await ann.page.locator("dialog[open]").count():  # what was opened over the table
            await ann.page.keyboard.press("Escape")
            await ann.offered()
        await reading.through(ann, f"{game} table")
        if ann.table["phase"] == "playing":
            await hand_over(ann)
            await ann.until(lambda: ann.table["phase"] == "over", timeout=120)
        await ann.page.get_by_role("button", name=WORDS("room-rematch")).wait_for()
        await ann.learn_the_truth()
        await reading.through(ann, f"{game} truth")
        await ann.story()
        await reading.through(ann, f"{game} story")
    assert not reading.troubles, "\n".join(reading.troubles)
    assert ann.troubles == []


async def hand_over(visitor: Visitor) -> None:
    """A bot plays the game to its end."""
    where = f"{visitor.server.url}/api/tables/{visitor.table['code']}/commands"
    command = {"type": "hand_over", "seat": visitor.seat, "kind": "rookie"}
    answer = await visitor.context.request.post(where, data=command)
    assert answer.ok, await answer.text()


async def test_the_browser_is_asked_and_a_choice_is_remembered(house: Server, visit: Visit) -> None:
    spoken = "document.documentElement.lang"
    for tag, language in (("pt-BR", "pt"), ("nb-NO", "da"), ("ja-JP", "en"), ("de-AT", "de")):
        expected = language if language in languages() else "en"
        ann = await visit(house, SMALL, locale=tag)
        await ann.go("/")
        await ann.page.get_by_role("heading", level=1).first.wait_for()
        assert await ann.page.evaluate(spoken) == expected
    last = languages()[-1]
    await ann.go(f"/?lang={last}")  # a link from a friend
    await ann.page.get_by_role("heading", level=1).first.wait_for()
    assert await ann.page.evaluate(spoken) == last
    await speak(ann.page, languages()[0])
    await ann.go(f"/?lang={last}")  # but who has chosen is not asked again
    await ann.page.get_by_role("heading", level=1).first.wait_for()
    chosen = languages()[0] if len(languages()) > 1 else "en"
    assert await ann.page.evaluate(spoken) == chosen
    assert ann.troubles == []


# ── what Python and the browser must agree on ───────────────────────────────────────────────

FIGURES = """(languages) => Object.fromEntries(languages.map((tag) => [tag, [
    ...[0, 1, 1500, 12345, 1000000].map((n) => new Intl.NumberFormat(tag).format(n)),
    ...[['A'], ['A', 'B'], ['A', 'B', 'C']].map(
        (names) => new Intl.ListFormat(tag, { type: 'conjunction' }).format(names)),
    ...Array.from({ length: 130 }, (_, n) => new Intl.PluralRules(tag).select(n)),
]]))"""


async def test_terminal_and_browser_count_alike(house: Server, visit: Visit) -> None:
    from babel import Locale

    from bluffhouse.locales.words import FOUR_TOGETHER

    ann = await visit(house, SMALL)
    await ann.go("/")
    for language, seen in (await ann.page.evaluate(FIGURES, list(languages()))).items():
        words = Words(language)
        lists = [words.list_of(names) for names in ("A", "AB", "ABC")]
        plurals = [Locale(language).plural_form(n) for n in range(130)]
        numbers = [words.figure(n) for n in (0, 1, 1500, 12345, 1_000_000)]
        assert seen == [*numbers, *lists, *plurals]
    every = ["en", "pl", "cs", "fr", "de", "es", "it", "pt", "nl", "da", "sv", "ru"]
    together = await ann.page.evaluate(
        "(all) => all.filter((tag) => new Intl.NumberFormat(tag).format(1500) === '1500')", every
    )
    assert set(together) == FOUR_TOGETHER


# ── letters ─────────────────────────────────────────────────────────────────────────────────

SYSTEM = frozenset("→▶≡×⌂◆◇★″′≥≤✓\u00ad\u2060")
"""Signs that every system has a font for."""


def covered() -> set[int]:
    """The letters that our fonts have, as the style sheet says."""
    letters: set[int] = set()
    sheets = (BUILT.parent / "assets").glob("*.css")
    for ranges in re.findall(r"unicode-range:([^;}]+)", "".join(s.read_text() for s in sheets)):
        for first, last in re.findall(r"U\+([0-9A-F?]+)(?:-([0-9A-F]+))?", ranges, re.IGNORECASE):
            end = int(last or first.replace("?", "F"), 16)
            letters.update(range(int(first.replace("?", "0"), 16), end + 1))
    return letters


@pytest.mark.parametrize("language", languages())
async def test_the_fonts_have_all_letters(built: None, language: str) -> None:
    known = covered()
    assert ord("a") in known
    folder = ROOT / "src" / "bluffhouse" / "locales" / language
    for file in (*folder.glob("*.ftl"), *Path(folder / "rules").glob("*.md")):
        letters = {letter for letter in file.read_text(encoding="utf-8") if letter.isprintable()}
        strange = {letter for letter in letters if ord(letter) not in known} - SYSTEM
        assert strange == set(), file.name
