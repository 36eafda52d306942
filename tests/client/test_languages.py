"""Every page in every language: it fits on a small phone, and it is spoken at once.

A page is opened once; then the language is changed on it as it stands, through all of them. A
picture of every page with a problem is kept in build/languages; with the variable ALL_PICTURES=1, a
picture of every page.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
from collections.abc import Callable
from itertools import pairwise, product
from typing import Any, Union

import msgspec
import pytest
from playwright.async_api import Page, expect

import bluffhouse
from bluffhouse.locales import Words, languages, rules_page
from bluffhouse.locales.checking import strange_words
from bluffhouse.text import text_of
from client.browsers import DESKTOP, GAMES, NARROW, ROOT, STILL, WORDS, Visitor, start_together
from client.conftest import Visit
from client.inspection import OVERFLOW
from client.test_lessons import Learner, begin
from serving import Server, spelled_out

pytestmark = pytest.mark.asyncio(loop_scope="session")

WALL = (1280, 720)
PICTURES = ROOT / "build" / "languages"
SWITCH = "select:has(option[lang])"
OPEN_MENU = "button => button.click()"
CLOSE_MENU = "document.querySelector('dialog[open]:has(option[lang])').close()"
INTO_THE_GAME = 14
"""Messages from the house, after which a table is no longer new."""

# Letters that are cut off by their box, or stand outside of it, sideways or up and down. What lies
# in a box that scrolls is free, as is what is only to be heard. (Letters are not as high as the
# room that their line takes: a third of it may be outside.)
CLIPPED = r"""() => {
    const found = []
    const say = ({ localName, classList }, text, why) =>
        found.push(`${why}: ${localName}.${classList} “${text.trim().slice(0, 60)}”`)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const heard = '.visually-hidden, option, script, style'
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement
        if (!/\p{L}/u.test(node.data) || element.closest(heard)) continue
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const lines = [...range.getClientRects()].filter(({ width, height }) => width && height)
        const beyond = (edges, sideways) => lines.some((line) =>
            line.left < edges.left - sideways || line.right > edges.right + sideways
            || line.top < edges.top - line.height / 3
            || line.bottom > edges.bottom + line.height / 3)
        const drawing = element.ownerSVGElement
        let box = drawing ?? element
        while (!drawing && getComputedStyle(box).display.startsWith('inline')
            && !getComputedStyle(box).display.includes('-')) box = box.parentElement
        let spills = beyond(box.getBoundingClientRect(), 2)
        let cut = false
        for (let at = element; at && at !== document.body; at = at.parentElement) {
            const { overflowX, overflowY, clipPath } = getComputedStyle(at)
            const scrolls = [overflowX, overflowY].some((way) => ['auto', 'scroll'].includes(way))
            if (clipPath === 'inset(50%)') spills = cut = false
            if (scrolls && at === box) spills = false
            if (scrolls || clipPath === 'inset(50%)') break
            const hides = [overflowX, overflowY].some((way) => ['hidden', 'clip'].includes(way))
            const { scrollWidth, clientWidth, scrollHeight, clientHeight } = at
            const full = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
            if (hides && full && beyond(at.getBoundingClientRect(), 1)) cut = true
        }
        if (spills) say(element, node.data, 'spills')
        if (cut) say(element, node.data, 'cut')
    }
    return found
}"""

# Every text of the page, and what is read aloud instead of one; not what is typed as it stands,
# nor the rules, which come from files of their own.
TEXTS = r"""() => {
    const said = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (!node.parentElement.closest('option, script, style, code, .prose')) said.push(node.data)
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`))
            said.push(element.getAttribute(name))
    return [...new Set(said.map((text) => text.replace(/\s+/g, ' ').trim()))]
}"""
LOOK = f"""async () => {{
    await ({STILL})()
    return [[...({OVERFLOW})(), ...({CLIPPED})()], ({TEXTS})()]
}}"""
SPOKEN = r"""([tag, said]) => document.documentElement.lang === tag
    && document.body.textContent.replace(/\s+/g, ' ').includes(said)"""

# Speaks one language after the other and looks at the page in each: all in the page itself, because
# every step that is asked for from outside costs more than looking. `said` is what the page says in
# the language, `menu` what its button is called in the language before.
THROUGH = f"""async ([switcher, languages]) => {{
    const spoken = {SPOKEN}
    const drawn = async (ready) => {{
        while (!ready()) await new Promise(requestAnimationFrame)
        return ready()
    }}
    const found = {{}}
    for (const {{ tag, said, menu }} of languages) {{
        if (document.documentElement.lang !== tag) {{
            const choice = () => document.querySelector(switcher)
            const opener = () => document.querySelector(`button[aria-label="${{menu}}"]`)
            await drawn(() => choice() ?? opener())
            const inMenu = choice() === null  // of the table; other dialogs stay open behind it
            if (inMenu) opener().click()
            const select = await drawn(choice)
            select.value = tag
            for (const type of ['input', 'change'])
                select.dispatchEvent(new Event(type, {{ bubbles: true }}))
            if (inMenu) {{
                await drawn(() => document.documentElement.lang === tag)
                select.closest('dialog').close()
                await drawn(() => choice() === null)
            }}
        }}
        await drawn(() => spoken([tag, said]))
        found[tag] = await ({LOOK})()
    }}
    return found
}}"""

Known = Callable[[Words], str]
"""Something that a page says."""


class Reading:
    """A page, read in every language."""

    def __init__(self, *names: str) -> None:
        self.names = [*names]
        """Texts that are the same in every language."""
        self.troubles: list[str] = []

    async def through(
        self, visitor: Visitor, place: str, known: str | Known, whole: bool = False
    ) -> None:
        """Change the language on the page as it is, and back again. `known` is a message that is
        there; `whole`: whether the picture shows what is below the window, too."""
        tags = ["en", *[code for code in languages() if code != "en"]]
        before = await visitor.page.evaluate("document.documentElement.lang")
        script = [
            {"tag": tag, "said": said(known, tag), "menu": Words(last)("menu-title")}
            for last, tag in pairwise([before, *tags])
        ]
        found = await visitor.page.evaluate(THROUGH, [SWITCH, script])
        english = set(found["en"][1])
        for language, (wrong, texts) in found.items():
            wrong = [one for one in wrong if not any(name in one for name in self.names)]
            if language != "en":
                wrong += [f"is English: {text}" for text in self._kept(language, texts, english)]
            self.troubles += [f"{language}, {place}: {one}" for one in wrong]
            if wrong or "ALL_PICTURES" in os.environ:
                await speak(visitor.page, language, known)
                PICTURES.mkdir(parents=True, exist_ok=True)
                picture = PICTURES / f"{place} {language}.jpg"
                await visitor.page.screenshot(path=picture, full_page=whole, quality=60)
        await speak(visitor.page, "en", known)

    def _kept(self, language: str, texts: list[str], english: set[str]) -> list[str]:
        """Return the texts that are still in English and should not be."""
        names = "|".join(map(re.escape, self.names))
        return [
            text
            for text in texts
            if text in english and strange_words(language, re.sub(names, "", text))
        ]

    def __str__(self) -> str:
        return "\n".join(self.troubles)


async def speak(page: Page, language: str, known: str | Known = "") -> None:
    """Choose it, and wait until it is spoken."""
    spoken = await page.evaluate("document.documentElement.lang")
    if spoken != language:
        menu = page.locator(f'button[aria-label="{Words(spoken)("menu-title")}"]')
        await page.locator(SWITCH).or_(menu).first.wait_for(state="attached")
        in_menu = not await page.locator(SWITCH).count()
        if in_menu:  # of the table; other dialogs stay open behind it
            await menu.evaluate(OPEN_MENU)
        await page.locator(SWITCH).first.select_option(language)
        if in_menu:
            await page.locator(f"html[lang={language}]").wait_for()
            await page.evaluate(CLOSE_MENU)
            await page.locator(SWITCH).wait_for(state="detached")
    await page.wait_for_function(SPOKEN, arg=[language, said(known, language)])


def said(known: str | Known, language: str) -> str:
    """Return what a page says in that language, in one line."""
    words = Words(language)
    return " ".join((known(words) if callable(known) else known and words(known)).split())


def first_rule(game: str) -> Known:
    """Return the title of a game's first rule."""

    def called(words: Words) -> str:
        page = rules_page(game, words.language)
        return str(re.findall(r"^### [A-Z]+-\d+ · (.+)$", page, re.MULTILINE)[0])

    return called


BOXES = """
    <p style="width: 4em; white-space: nowrap; overflow: hidden">one: wider than that</p>
    <p style="height: 1.2em; line-height: 1.2; overflow: hidden">two<br>lines: cut below</p>
    <p style="display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1;
        overflow: hidden">three<br>lines: clamped</p>
    <button style="height: 1em; padding: 0"><b style="display: block; height: 1em">four<br>spill</b>
    </button>
    <p style="height: 1.2em; overflow: auto">free<br>to be scrolled</p>
    <p style="height: 1em; line-height: 1; overflow: hidden">free in one line</p>
"""


async def test_what_is_cut_off_is_found(house: Server, visit: Visit) -> None:
    ann = await visit(house, NARROW)
    await ann.page.set_content(BOXES)
    found = await ann.page.evaluate(CLIPPED)
    texts = ("one: wider", "lines: cut", "lines: clamped", "spill")
    assert all(any(text in one for one in found) for text in texts), found
    assert not [one for one in found if "free" in one or "scrolled" in one]


PAGES: dict[str, tuple[str, str | Known]] = {
    "door": ("/", "door-hook"),
    "nowhere": ("/rules/poker", "page-nowhere"),
    "record": ("/replay", "replay-record-hook"),
    "rules": ("/rules", "rulebook-hook"),
    **{f"{game} rules": (f"/rules/{game}", first_rule(game)) for game in GAMES},
}
"""Pages that people without a name can see."""


@pytest.mark.parametrize("place", PAGES)
async def test_a_page_speaks_every_language(house: Server, visit: Visit, place: str) -> None:
    path, known = PAGES[place]
    ann = await visit(house, NARROW)
    reading = Reading("127.0.0.1")
    await ann.go(path)
    await reading.through(ann, place, known, whole="rules" not in path)
    assert not reading.troubles, str(reading)
    assert ann.troubles == []


async def test_an_invitation_speaks_every_language(house: Server, visit: Visit) -> None:
    bob = await visit(house, NARROW)
    code = await bob.open_table("lie", "Bob")
    ann = await visit(house, NARROW)
    reading = Reading("127.0.0.1", "Bob", code)
    await ann.go(f"/t/{code}")
    await reading.through(ann, "invitation", "page-invited", whole=True)
    assert not reading.troubles, str(reading)
    assert ann.troubles == []


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_speaks_every_language(house: Server, visit: Visit, game: str) -> None:
    ann = await visit(house, NARROW, has_touch=True)
    learner = Learner(ann)
    async with asyncio.timeout(240):
        await begin(ann, game)
        reading = Reading(ann.table["code"], *[seat["name"] for seat in ann.table["seats"]])
        first = await learner.listen()
        await reading.through(ann, f"{game} lesson, {first}", "learn-got-it")
        while await learner.listen() == first:
            await learner.go_on()
        second = await learner.listen()
        await reading.through(ann, f"{game} lesson, {second}", "room-story")
    assert not reading.troubles, str(reading)
    assert ann.troubles == []


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_speaks_every_language(house: Server, visit: Visit, game: str) -> None:
    rng = random.Random(game)
    ann = await visit(house, NARROW)
    async with asyncio.timeout(300):
        code = await ann.open_table(game, "Ann")
        reading = Reading("Ann", code)
        await reading.through(ann, f"{game} waiting", "waiting-options", whole=True)
        seats = len(ann.table["seats"])
        for seat in range(1, seats):
            await ann.ask(type="add_bot", seat=seat, kind="rookie")
        await ann.until(lambda: all(ann.table["seats"]))
        reading.names += [seat["name"] for seat in ann.table["seats"]]
        await ann.ask(type="start")
        await ann.until(lambda: ann.table["phase"] != "waiting")
        await ann.play_on(rng, lambda: ann.legal and len(ann.frames) > INTO_THE_GAME)
        await ann.offered()
        await ann.close_dialogs()
        await ann.offered()
        await reading.through(ann, f"{game} table", "room-story")

        wall = await visit(house, WALL)
        await wall.go(f"/t/{code}/tv")
        link = f"{house.url.removeprefix('http://')}/t/{code}"
        await reading.through(wall, f"{game} wall", lambda words: words("room-look-on", link=link))
        assert wall.troubles == []
        await wall.page.goto("about:blank")

        await ann.press("rulebook-title")
        await ann.page.get_by_role("dialog").get_by_role("listitem").first.click()
        await reading.through(ann, f"{game} rule", first_rule(game))
        await ann.page.keyboard.press("Escape")

        if ann.table["phase"] == "playing":
            await ann.hand_over()
            await ann.until(lambda: ann.table["phase"] == "over", timeout=120)
        await ann.page.get_by_role("button", name=WORDS("room-rematch")).wait_for()
        await ann.learn_the_truth()
        await reading.through(ann, f"{game} truth", "reveal-replay", whole=True)
        await ann.story()
        await reading.through(ann, f"{game} story", "notice-opened")
        await ann.page.keyboard.press("Escape")

        await ann.page.get_by_role("link", name=WORDS("reveal-replay"), exact=True).click()
        scrubber = ann.page.get_by_role("slider", name=WORDS("replay-scrub"))
        await scrubber.press("End")
        await reading.through(ann, f"{game} replay", "replay-from")
    assert not reading.troubles, str(reading)
    assert ann.troubles == []


async def test_the_browser_is_asked_and_a_choice_is_remembered(house: Server, visit: Visit) -> None:
    spoken = "document.documentElement.lang"
    for tag, language in (("pt-BR", "pt"), ("nb-NO", "da"), ("ja-JP", "en"), ("de-AT", "de")):
        expected = language if language in languages() else "en"
        ann = await visit(house, NARROW, locale=tag)
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

    ann = await visit(house, NARROW)
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


# ── two at one table ────────────────────────────────────────────────────────────────────────

CLAIMS = {"millions_of_dollars": ("claim", "claimed"), "lie": ("bid", "bid_placed")}
"""The action that makes a claim, which may be a lie, and the event that tells everybody."""


async def claim_something(visitor: Visitor, game: str) -> dict[str, Any]:
    """Decide, in another window, until somebody at the table has said something; what it was."""
    do, event = CLAIMS[game]
    where = f"{visitor.server.url}/api/tables/{visitor.table['code']}/commands"
    while True:
        told: list[dict[str, Any]] = [
            one for frame in visitor.frames for one in frame.get("events", ())
        ]
        if heard := [one for one in told if one["event"] == event]:
            return heard[0]
        seen = len(visitor.frames)
        if choices := spelled_out(game, visitor.legal):
            action = next((one for one in choices if one["do"] == do), choices[0])
            command = {"type": "act", "id": f"{visitor.seat}-{seen}", "action": action}
            await visitor.context.request.post(where, data=command)
        await visitor.until(lambda: len(visitor.frames) > seen)  # noqa: B023


@pytest.mark.parametrize("game", CLAIMS)
async def test_everybody_at_a_table_reads_in_his_own_language(
    house: Server, visit: Visit, game: str
) -> None:
    ann, bob = await visit(house, DESKTOP), await visit(house, DESKTOP)
    events: Any = bluffhouse.games()[game].events
    async with asyncio.timeout(240):
        await start_together(ann, bob, await ann.open_table(game, "Ann"))
        await speak(ann.page, "pl")
        await speak(bob.page, "de")
        claims = await asyncio.gather(claim_something(ann, game), claim_something(bob, game))
        assert claims[0] == claims[1]
        claim = msgspec.convert(claims[0], Union[events])  # noqa: UP007 (made from a list)
        names = [chair["name"] for chair in ann.table["seats"]]
        for person, language in ((ann, "pl"), (bob, "de")):
            sentence = text_of(game)(Words(language), names, person.seat).tell(claim)
            story = person.page.get_by_role("log")
            await expect(story).to_contain_text(sentence)
            await expect(story).to_contain_text(Words(language)("notice-opened"))
            await expect(story).not_to_contain_text(WORDS("notice-opened"))
    assert ann.troubles == bob.troubles == []


# ── letters ─────────────────────────────────────────────────────────────────────────────────

SYSTEM = frozenset("→▶≡×⌂◆◇★″′≥≤✓\u00ad\u2060")
"""Signs that every system has a font for."""
FAMILIES = {"Playfair Display Variable": "[!t]*.ftl", "Source Sans 3 Variable": "*.ftl"}
"""The fonts of headings and of all other text, and the files whose text each must cover. (The
terminal has no headings.)"""

SET = """async ([family, letters]) => {
    await document.fonts.load(`16px '${family}'`, letters)
    const line = document.querySelector('#letters') ?? document.createElement('p')
    line.id = 'letters'
    line.style.fontFamily = `'${family}'`
    line.textContent = letters
    document.body.append(line)
}"""


async def test_the_fonts_have_all_letters(house: Server, visit: Visit) -> None:
    """As the browser sets them, and not as a style sheet promises."""
    ann = await visit(house, NARROW)
    await ann.go("/")
    browser = await ann.context.new_cdp_session(ann.page)
    await browser.send("DOM.enable")
    await browser.send("CSS.enable")
    for language, (family, words) in product(languages(), FAMILIES.items()):
        folder = ROOT / "src" / "bluffhouse" / "locales" / language
        files = (*folder.glob(words), *(folder / "rules").glob("*.md"))
        text = "".join(file.read_text(encoding="utf-8") for file in files)
        letters = sorted({letter for letter in text if letter.isprintable()} - SYSTEM)
        await ann.page.evaluate(SET, [family, "".join(letters)])
        page = (await browser.send("DOM.getDocument"))["root"]["nodeId"]
        asked = {"nodeId": page, "selector": "#letters"}
        line = {"nodeId": (await browser.send("DOM.querySelector", asked))["nodeId"]}
        fonts = (await browser.send("CSS.getPlatformFontsForNode", line))["fonts"]
        foreign = [font["familyName"] for font in fonts if not font["isCustomFont"]]
        assert foreign == [], (language, family, "".join(letters))
