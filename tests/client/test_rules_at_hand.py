"""Every rule one tap away where it applies, and all of them on a page of their own."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from bluffhouse.locales import rules_page
from client.browsers import DESKTOP, GAMES, PHONE, WORDS
from client.conftest import Visit
from client.inspection import Findings
from serving import Server, guests, spelled_out

pytestmark = pytest.mark.asyncio(loop_scope="session")

HEADING = re.compile(r"^### ([A-Z]{2}-\d+) · (.+)$", flags=re.MULTILINE)
OPTIONAL = {
    "lie": {"LI-10", "LI-11", "LI-12", "LI-13"},
    "dont_bluff": {"DB-15"},
    "millionaires": {"MB-11"},
    "millions_of_dollars": {"MD-13"},
    "bluff_pirate": set[str](),
}
"""Rules of options: where the game is played without them, they are not in force."""
MARK = "main button[aria-haspopup=dialog]"


def rules_of(game: str) -> dict[str, str]:
    """By number, how each is called."""
    return dict(HEADING.findall(rules_page(game)))


def in_force(game: str) -> dict[str, str]:
    """The rules of a game that is played without options."""
    return {number: name for number, name in rules_of(game).items() if number not in OPTIONAL[game]}


def called(game: str, number: str) -> str:
    return WORDS("rulebook-rule-named", number=number, name=rules_of(game)[number])


async def read(page: Page, name: str) -> str:
    """The rule that is open, which is called that."""
    sheet = page.get_by_role("dialog", name=name, exact=True)
    await sheet.get_by_role("heading", name=name, exact=True).wait_for()
    return await sheet.locator(".leaf").inner_text()


@pytest.mark.parametrize("game", GAMES)
async def test_the_rule_of_the_decision_is_one_tap_away(
    house: Server, visit: Visit, game: str
) -> None:
    rules = in_force(game)
    found = Findings()
    ann = await visit(house, PHONE)
    rng = random.Random(game)
    async with asyncio.timeout(240):
        while not ann.legal:  # quick bots, or a game that was over at once: another one
            await ann.play_against_bots(game, "Ann")
            await ann.play_on(rng, lambda: ann.legal)
    mark = ann.page.locator(MARK).first
    await expect(mark).to_have_accessible_name(re.compile(r": \w"))
    number = re.search(r"[A-Z]{2}-\d+", await mark.get_attribute("aria-label") or "")
    assert number is not None
    assert await mark.get_attribute("aria-label") == called(game, number[0])
    box = await mark.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44

    await mark.click()
    text = await read(ann.page, rules[number[0]])
    assert WORDS("rulebook-rule", number=number[0]) in text
    await found.look(ann.page, "a rule")

    # Leaf through them, from the first to the last.
    await ann.press("rulebook-all")
    rows = ann.page.get_by_role("dialog").get_by_role("listitem")
    assert [row.split() for row in await rows.all_inner_texts()] == [
        f"{number} {name}".split() for number, name in rules.items()
    ]
    await found.look(ann.page, "all rules")
    await rows.first.get_by_role("button").click()
    for name in rules.values():
        await read(ann.page, name)
        following = ann.page.get_by_role("button", name=WORDS("rulebook-next"))
        if name == [*rules.values()][-1]:
            await expect(following).to_be_disabled()
        else:
            await following.click()
    await ann.page.get_by_role("button", name=WORDS("rulebook-previous")).click()
    await read(ann.page, [*rules.values()][-2])
    await ann.page.keyboard.press("Escape")
    await expect(ann.page.get_by_role("dialog")).to_have_count(0)
    await expect(ann.page.locator(MARK).first).to_be_focused()
    assert not found, str(found)
    assert ann.troubles == []


# Clicks a button on a page that has not heard what happened: the page stands still until
# /held answers, and the frames of the table wait as long.
TOO_LATE = """(button) => {
    const held = new XMLHttpRequest()
    held.open('GET', '/held', false)
    held.send()
    button.click()
}"""


async def test_a_no_ends_with_the_rule_behind_it(house: Server, visit: Visit) -> None:
    game = "millions_of_dollars"
    ann = await visit(house, PHONE)
    async with guests(house, "Ben", "Cleo", "Dan") as people:
        code = await people[0].open_table(game, 4)
        others = [await person.look(code) for person in people]
        for number, seat in enumerate(others):
            await seat.send(type="sit", seat=number)
            await seat.send(type="ready")
        await ann.follow(code, "Ann")
        await ann.be_ready()
        host = others[0]
        await host.reach(lambda: all(c and c.get("ready") for c in host.table["seats"]))
        await host.send(type="start")
        for seat in others:
            await seat.reach(lambda seat=seat: seat.legal)  # type: ignore[misc]
            await seat.act(seat.choices[0])

        async def act_elsewhere(action: dict[str, Any]) -> None:
            """As Ann would in another window."""
            said = await ann.context.request.post(
                f"{house.url}/api/tables/{code}/commands",
                data={"type": "act", "id": action["do"], "action": action},
            )
            assert said.ok, await said.text()

        await ann.until(lambda: ann.legal)
        await act_elsewhere(spelled_out(game, ann.legal)[0])
        await ann.until(lambda: ann.view["phase"] == "negotiate")
        label = WORDS("millions-of-dollars-button-ready", alone="no")

        async def meanwhile(held: Route) -> None:
            await act_elsewhere({"do": "ready"})
            await held.fulfill()

        await ann.page.route("**/held", meanwhile)
        await ann.page.get_by_role("button", name=label, exact=True).evaluate(TOO_LATE)
        no = ann.page.get_by_role("alert")
        await expect(no).to_contain_text(WORDS("millions-of-dollars-you-said-ready"))
        mark = no.get_by_role("button", name=called(game, "MD-5"), exact=True)
        await mark.click()
        assert "ready" in await read(ann.page, rules_of(game)["MD-5"])
    assert ann.troubles == []


async def test_the_rules_of_the_options_in_force(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    await ann.play_against_bots("lie", "Ann")
    await ann.press("rulebook-title")
    sheet = ann.page.get_by_role("dialog")
    await sheet.get_by_role("button", name="LI-5").click()
    text = await read(ann.page, rules_of("lie")["LI-5"])
    words = [WORDS(f"lie-option-raise-order-{order}") for order in ("classic", "value-first")]
    assert [word.lower() in text.lower() for word in words] == [True, False]
    assert "raise_order" not in text

    async with guests(house, "Ben") as (ben,):
        options = {"raise_order": "value_first", "fewer_and_fewer": True}
        code = await ben.open_table("lie", 2, options=options)
        seat = await ben.look(code)
        await seat.send(type="sit", seat=0)
        await ann.follow(code, "Ann")
        await ann.be_ready()
        await seat.reach(lambda: all(c and c["person"] for c in seat.table["seats"]))
        await seat.reach(lambda: seat.table["seats"][1].get("ready"))
        await seat.send(type="start")
        await ann.until(lambda: ann.table["phase"] == "playing")
        await ann.press("rulebook-title")
        rows = ann.page.get_by_role("dialog").get_by_role("listitem")
        numbers = [row.split()[0] for row in await rows.all_inner_texts()]
        assert {"LI-12"} == {*numbers} & {"LI-7", "LI-8", "LI-10", "LI-11", "LI-12", "LI-13"}
        await rows.get_by_role("button", name="LI-5").click()
        text = await read(ann.page, rules_of("lie")["LI-5"])
        assert [word.lower() in text.lower() for word in words] == [False, True]
    assert ann.troubles == []


async def test_a_rule_that_is_cited_can_be_followed(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    await ann.open_table("lie", "Ann")
    await ann.page.get_by_role("button", name=called("lie", "LI-12"), exact=True).click()
    text = await read(ann.page, "Variant: fewer and fewer")
    assert "LI-9" in text
    await ann.page.get_by_role("link", name="LI-9").click()
    await read(ann.page, "Ties")
    assert "#" not in ann.page.url


@pytest.mark.parametrize("game", GAMES)
async def test_every_option_shows_its_rule(house: Server, visit: Visit, game: str) -> None:
    ann = await visit(house, PHONE)
    await ann.open_table(game, "Ann")
    options = ann.page.get_by_role("region", name=WORDS("waiting-options"), exact=True)
    marks = options.locator("button[aria-haspopup=dialog]")
    await marks.first.wait_for()
    for mark in await marks.all():
        number = (await mark.inner_text()).strip()
        await expect(mark).to_have_accessible_name(called(game, number))
        await mark.click()
        assert await read(ann.page, rules_of(game)[number])
        await ann.press("page-close")
    assert ann.troubles == []


async def test_the_rulebook_leads_to_the_page_and_back_to_the_table(
    house: Server, visit: Visit
) -> None:
    ann = await visit(house, PHONE)
    await ann.play_against_bots("bluff_pirate", "Ann")
    title = WORDS("bluff-pirate-title")
    await ann.press("rulebook-title")
    await ann.page.get_by_role("link", name=WORDS("rulebook-one-page"), exact=True).click()
    await ann.page.get_by_role("heading", name=title, exact=True).wait_for()
    await expect(ann.page).to_have_title(f"{WORDS('rulebook-of', title=title)} · Bluffhouse")
    await expect(ann.page.get_by_role("dialog")).to_have_count(0)
    await ann.page.get_by_role("link", name=WORDS("rulebook-back"), exact=True).click()
    await expect(ann.page).to_have_url(re.compile(f"/t/{ann.table['code']}$"))
    await expect(ann.page).to_have_title(re.compile(f"{re.escape(title)} · Bluffhouse$"))
    await ann.page.locator(".mine").first.wait_for()
    assert ann.troubles == []


async def test_the_front_door_leads_to_every_page(house: Server, visit: Visit) -> None:
    found = Findings()
    ann = await visit(house, DESKTOP)
    await ann.go("/rules")
    await ann.page.get_by_role("heading", name=WORDS("rulebook-title"), exact=True).wait_for()
    await found.look(ann.page, "the shelf")
    for game in GAMES:
        title = WORDS(f"{game.replace('_', '-')}-title")
        await ann.go("/")
        await ann.page.get_by_role("link", name=f"{WORDS('rulebook-title')} {title}").click()
        await ann.page.get_by_role("heading", name=title, exact=True).wait_for()
        contents = ann.page.get_by_role("navigation", name=WORDS("rulebook-contents"))
        for number, name in rules_of(game).items():
            await expect(contents.locator(f"a[href='#{number}']")).to_contain_text(name)
            section = ann.page.locator(f"section[id='{number}']")
            await expect(section.get_by_role("heading")).to_contain_text(name)
            assert len(await section.locator(".prose").inner_text()) > 20
        await found.look(ann.page, game)
    assert not found, str(found)
    assert ann.troubles == []


async def test_an_address_with_a_rule_opens_there(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    await ann.go("/rules/dont_bluff#DB-9")
    rule = ann.page.locator("section[id='DB-9']")
    await expect(rule).to_be_in_viewport()
    await ann.page.emulate_media(media="print")
    await expect(ann.page.get_by_role("navigation")).to_have_count(0)
    await expect(rule).to_be_visible()
    await ann.page.emulate_media(media="print", color_scheme="dark")
    await expect(rule).to_have_css("color", "rgb(0, 0, 0)")
    await expect(ann.page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")


async def test_there_is_no_page_of_a_game_that_is_not_here(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    await ann.go("/rules/poker")
    await expect(ann.page.get_by_text(WORDS("page-nowhere"))).to_be_visible()
