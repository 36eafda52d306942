"""The negotiation of Millions of Dollars: offers fit a phone, are told once and can be seen."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import expect

from bluffhouse.locales import Words
from client.browsers import PHONE, STILL, WORDS, Visitor
from client.conftest import Visit
from client.inspection import OVERFLOW
from serving import Seat, Server, guests

pytestmark = pytest.mark.asyncio(loop_scope="session")

KEY = "millions-of-dollars-"
ROLES = ("driver", "bruiser", "pickpocket", "driver")
"""What Ben, Cleo, Dan and Ann choose."""
ANN = 3

# The enabled buttons of the table that cannot be tapped: outside the window, or covered.
OUT_OF_REACH = """() => [...document.querySelectorAll('main button:enabled')].filter((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top < 0 || bottom > innerHeight || !button.contains(hit)
}).map((button) => button.innerText)"""

# How often a text stands in a region that screen readers announce.
ANNOUNCED = """(text) => [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
    .filter((region) => region.getAttribute('aria-live') !== 'off')
    .map((region) => region.textContent.split(text).length - 1)
    .reduce((all, one) => all + one, 0)"""


@asynccontextmanager
async def at_the_table(
    house: Server, ann: Visitor, words: Words = WORDS
) -> AsyncIterator[list[Seat]]:
    """Ann, in seat 3, and three guests before their first choice."""
    async with guests(house, "Ben", "Cleo", "Dan") as people:
        code = await people[0].open_table("millions_of_dollars", 4)
        others = [await person.look(code) for person in people]
        for number, seat in enumerate(others):
            await seat.send(type="sit", seat=number)
            await seat.send(type="ready")
        await ann.go(f"/t/{code}")
        await ann.page.get_by_label(words("page-your-name")).fill("Ann")
        await ann.page.get_by_role("button", name=words("page-come-in"), exact=True).click()
        await ann.until(lambda: ann.table)
        await ann.ask(type="sit", seat=ANN)
        await ann.ask(type="ready")
        host = others[0]
        await host.reach(lambda: all(c and c.get("ready") for c in host.table["seats"]))
        await host.send(type="start")
        await ann.until(lambda: ann.legal)
        yield others


async def acts(others: list[Seat], ann: Visitor, seat: int, **action: object) -> None:
    """Play an action in a seat, and wait until Ann's page knows."""
    before = len(ann.frames)
    command = {"type": "act", "id": f"{seat}-{before}", "action": action}
    if seat == ANN:
        await ann.ask(**command)
    else:
        answer = await others[seat].guest.ask(others[seat].code, **command)
        assert answer.status_code < 300, answer.text
    await ann.until(lambda: len(ann.frames) > before)


async def choose(others: list[Seat], ann: Visitor) -> None:
    for seat, role in enumerate(ROLES):
        await acts(others, ann, seat, do="choose", roles=[role])


async def everybody_stays(others: list[Seat], ann: Visitor) -> None:
    for seat in range(4):
        await acts(others, ann, seat, do="ready")


@pytest.mark.parametrize("language", ["en", "pl"])
async def test_two_open_offers_fit_a_phone(house: Server, visit: Visit, language: str) -> None:
    words = Words(language)
    ann = await visit(house, PHONE, locale={"en": "en-GB", "pl": "pl-PL"}[language])
    async with at_the_table(house, ann, words) as others:
        await choose(others, ann)
        await acts(others, ann, 0, do="claim", slot=0, role="driver")
        await acts(others, ann, 0, do="offer", to=ANN, slot=0, amount=2)
        await acts(others, ann, 1, do="offer", to=2, slot=0, amount=1)
        await acts(others, ann, 2, do="ask", of=ANN, slot=0, price=1)
        await expect(ann.page.locator("[data-learn=deals] li")).to_have_count(2)
        await ann.page.evaluate(STILL)
        assert await ann.page.evaluate(OUT_OF_REACH) == []
        assert await ann.page.evaluate(OVERFLOW) == []
        # Leaving brings back the stake; paying does not.
        stake, money = ann.view["loots"][0]["stake"], ann.view["money"][ANN]
        take = words(f"{KEY}button-take", amount=2, place="only")
        button = ann.page.get_by_role("button", name=take)
        await expect(button).to_contain_text(
            words(f"{KEY}would-have", money=money + 2 + stake, leaves="yes")
        )
        pay = words(f"{KEY}button-pay", amount=1, other="Dan")
        button = ann.page.get_by_role("button", name=pay)
        await expect(button).to_contain_text(
            words(f"{KEY}would-have", money=money - 1, leaves="no")
        )
    assert ann.troubles == []


async def test_offers_that_wait_are_there_after_a_reload(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    async with at_the_table(house, ann) as others:
        await choose(others, ann)
        await acts(others, ann, 0, do="offer", to=ANN, slot=0, amount=2)
        await ann.page.reload()
        await expect(ann.page.locator("[data-learn=deals] li")).to_have_count(1)
        await acts(others, ann, 0, do="take_back", offer=ann.view["offers"][0]["id"])
        await expect(ann.page.locator("[data-learn=deals] li")).to_have_count(0)
        await ann.page.goto("about:blank")
    assert ann.troubles == []


async def test_an_offer_is_stamped_in_the_feed_and_announced_once(
    house: Server, visit: Visit
) -> None:
    ann = await visit(house, PHONE)
    feed = ann.page.get_by_role("region", name=WORDS(f"{KEY}feed-title"))
    async with at_the_table(house, ann) as others:
        await choose(others, ann)
        await expect(feed).to_contain_text(WORDS(f"{KEY}feed-empty"))
        await acts(others, ann, 0, do="offer", to=1, slot=0, amount=2)
        await expect(feed).to_contain_text(WORDS(f"{KEY}stamp", state="open"))
        await acts(others, ann, 1, do="refuse", offer=0)
        await expect(feed).to_contain_text(WORDS(f"{KEY}stamp", state="refused"))
        told = WORDS(f"{KEY}refused", name="Cleo", you="no", offer=1)
        await ann.page.wait_for_function(f"({ANNOUNCED})({told!r}) > 0")
        assert await ann.page.evaluate(ANNOUNCED, told) == 1
        # An offer of Ann's own lies before her, and keeps its stamp when it is answered.
        await acts(others, ann, ANN, do="offer", to=2, slot=0, amount=1)
        mine = ann.page.locator("[data-learn=deals] li")
        await expect(mine).to_contain_text(WORDS(f"{KEY}stamp", state="open"))
        await acts(others, ann, 2, do="accept", offer=1)
        stamped = feed.or_(mine).filter(has_text=WORDS(f"{KEY}stamp", state="paid"))
        await expect(stamped.first).to_be_visible()  # in both for a moment
        await expect(mine).to_have_count(0)
        await expect(feed).to_contain_text(WORDS(f"{KEY}stamp", state="paid"))
    assert ann.troubles == []


async def test_who_was_who_stays_until_it_was_seen(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    after = ann.page.get_by_role("region", name=WORDS(f"{KEY}after-title", round=1))
    async with at_the_table(house, ann) as others:
        await choose(others, ann)
        await everybody_stays(others, ann)
        await expect(after).to_contain_text(
            WORDS(f"{KEY}after-why", outcome="too_many", count=2, lost="yes")
        )
        for seat in range(3):  # the others are not held up
            await acts(others, ann, seat, do="choose", roles=["driver"])
        await expect(after).to_be_visible()
        await ann.page.reload()
        await expect(after).to_be_visible()
        await ann.press(f"{KEY}button-next", round=2)
        await expect(after).to_have_count(0)
        hand = ann.page.get_by_role("group", name=WORDS(f"{KEY}your-hand"))
        await expect(hand).to_be_visible()
        await ann.page.reload()
        await expect(hand).to_be_visible()
        await expect(after).to_have_count(0)
    assert ann.troubles == []


async def test_the_leader_reads_what_calling_time_does_and_confirms_it(
    house: Server, visit: Visit
) -> None:
    ann = await visit(house, PHONE)
    async with at_the_table(house, ann) as others:
        while True:
            await choose(others, ann)
            if ann.view["leader"] == ANN:
                break
            for seat in range(4):  # nobody gets richer, so the game goes on
                await acts(others, ann, seat, do="withdraw", slot=0)
        await ann.press(f"{KEY}button-call-time")
        about = ann.page.get_by_text(WORDS(f"{KEY}call-time-about", seconds=30))
        await expect(about).to_be_visible()
        assert not ann.view["time_called"]
        await ann.press(f"{KEY}button-not-yet")
        await expect(about).to_have_count(0)
        await ann.press(f"{KEY}button-call-time")
        await ann.press(f"{KEY}button-call-time")
        await ann.until(lambda: ann.view["time_called"])
        await expect(ann.page.get_by_role("timer")).to_have_count(1)
        await expect(ann.page.locator("header").get_by_text(":", exact=False)).to_have_count(0)
    assert ann.troubles == []
