"""The five tables: what they let one do, what they keep in sight, and how still they can be."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from playwright.async_api import expect

from client.browsers import GAMES, NARROW, WORDS, Visitor
from client.conftest import Visit
from serving import Guest, Seat, Server, guests, spelled_out

pytestmark = pytest.mark.asyncio(loop_scope="session")

# Whatever is on its way, at every frame.
WATCH = """
    window.moved = new Set()
    const look = () => {
        for (const { playState, effect } of document.getAnimations()) {
            const moves = effect.getKeyframes().some((frame) =>
                ['transform', 'translate', 'rotate', 'scale'].some((way) => way in frame))
            const { duration } = effect.getComputedTiming()
            if (moves && playState === 'running' && duration > 1)
                window.moved.add(`${effect.target.outerHTML.slice(0, 80)}: ${duration} ms`)
        }
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
"""

# Every bid that LIE's picker lets one place, found by pressing all its buttons.
WALK = """async () => {
    const picker = document.querySelector('.picker')
    const [fewer, more] = picker.querySelectorAll('.row button')
    const press = async (button) => {
        button.click()
        await new Promise((drawn) => setTimeout(drawn))
    }
    const found = []
    for (const value of picker.querySelectorAll('[role=group] button:enabled')) {
        await press(value)
        while (!fewer.disabled) await press(fewer)
        for (;;) {
            found.push(document.querySelector('main button.main:enabled').innerText)
            if (more.disabled) break
            await press(more)
        }
    }
    return found
}"""


async def against(ann: Visitor, ben: Guest, game: str, **options: Any) -> Seat:
    """Ann at a table of Ben's; he sits across and does what the test says."""
    code = await ben.open_table(game, 2, options=options)
    across = await ben.look(code)
    await across.send(type="sit", seat=0)
    await across.send(type="ready")
    await ann.follow(code, "Ann")
    await ann.be_ready()
    await across.reach(lambda: all(chair and chair.get("ready") for chair in across.table["seats"]))
    await across.send(type="start")
    await across.reach(lambda: across.table["phase"] == "playing")
    await ann.until(lambda: ann.table["phase"] == "playing")
    return across


def legal_bids(ann: Visitor) -> list[tuple[int, int]]:
    actions = spelled_out("lie", ann.legal)
    return [(action["count"], action["value"]) for action in actions if action["do"] == "bid"]


async def check_the_picker(ann: Visitor, order: str) -> tuple[int, int]:
    """It begins at the lowest bid, and leads to all others. That lowest one."""
    bids = legal_bids(ann)
    count, value = min(bids, key=lambda bid: bid if order == "classic" else bid[::-1])
    lowest = WORDS("lie-button-bid", count=count, value=value)
    await expect(ann.page.locator("main button.main")).to_have_text(lowest)
    found = await ann.page.evaluate(WALK)
    assert sorted(found) == sorted(WORDS("lie-button-bid", count=c, value=v) for c, v in bids)
    return count, value


@pytest.mark.parametrize(
    ("order", "bids"),
    [
        ("classic", [(2, 3), (4, 6), (10, 5)]),
        ("value_first", [(2, 3), (10, 4), (9, 6)]),
    ],
)
async def test_the_picker_offers_all_legal_bids_and_no_others(
    house: Server, visit: Visit, order: str, bids: list[tuple[int, int]]
) -> None:
    ann = await visit(house, NARROW)
    async with asyncio.timeout(240), guests(house, "Ben") as [ben]:
        across = await against(ann, ben, "lie", raise_order=order, fewer_and_fewer=True)
        await across.reach(lambda: across.legal)
        await across.act(across.choices[0])
        await ann.page.locator("main button.main").click()
        await ann.until(lambda: ann.view["phase"] == "bid")
        for count, value in bids:
            if ann.view["to_act"] == [ann.seat]:
                count_, value_ = await check_the_picker(ann, order)
                await ann.page.get_by_role("group").get_by_role("button").nth(value_ - 1).click()
                fewer = ann.page.get_by_role("button", name=WORDS("lie-fewer"), exact=True)
                while await fewer.is_enabled():
                    await fewer.click()
                await ann.press("lie-button-bid", count=count_, value=value_)
            await across.reach(lambda: across.view and across.view["to_act"] == [0])
            await across.act({"do": "bid", "count": count, "value": value})
            await ann.until(lambda: any(f.get("seq") == across.n for f in ann.frames))
        await check_the_picker(ann, order)
    assert ann.troubles == []


async def test_cards_lie_as_they_were_turned(house: Server, visit: Visit) -> None:
    ann = await visit(house, NARROW)
    turned = ann.page.locator(".card .turned")
    async with asyncio.timeout(240), guests(house, "Ben") as [ben]:
        await against(ann, ben, "lie", fewer_and_fewer=True)
        cards = ann.page.locator("button.card")
        await cards.nth(1).click()
        await cards.nth(3).click()
        await expect(turned).to_have_count(2)
        await ann.page.locator("main button.main").click()
        await ann.until(lambda: ann.view["up"])
        await ann.page.reload()
        await cards.first.wait_for()
        await expect(turned).to_have_count(2)
    assert ann.troubles == []


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_moves_for_those_who_want_it_still(
    house: Server, visit: Visit, game: str
) -> None:
    ann = await visit(house, NARROW)
    rng = random.Random(game)
    await ann.context.add_init_script(WATCH)
    async with asyncio.timeout(240):
        await ann.play_against_bots(game, "Ann")
        for _ in range(25):
            frames = len(ann.frames)
            await ann.play_on(rng, lambda frames=frames: len(ann.frames) > frames)  # type: ignore[misc]
        assert await ann.page.evaluate("[...window.moved]") == []
    assert ann.troubles == []


async def test_that_the_poorest_is_out_stays_in_sight(house: Server, visit: Visit) -> None:
    """Before anybody has a tile, too."""
    ann = await visit(house, NARROW)
    async with asyncio.timeout(240):
        await ann.play_against_bots("millionaires", "Ann")
        await ann.until(lambda: ann.legal)
        assert ann.view["tiles"][ann.seat] == []
        law = ann.page.locator(".stage").get_by_text(WORDS("millionaires-poorest-is-out"))
        await law.wait_for()
        own = WORDS("millionaires-own", points=0, lost=0, poorest="no")
        await ann.page.locator(".mine").get_by_text(own).wait_for()
    assert ann.troubles == []


async def test_a_card_that_lies_there_is_explained(house: Server, visit: Visit) -> None:
    """Also when I am asked something else already."""
    ann = await visit(house, NARROW)

    def throwing_away(choices: list[dict[str, Any]]) -> dict[str, Any]:
        """A card if there may be one, and never a set."""
        quiet = [action for action in choices if action["do"] in ("draw", "discard", "keep")]
        return quiet[-1]

    async with asyncio.timeout(240), guests(house, "Ben") as [ben]:
        across = await against(ann, ben, "bluff_pirate")
        await ann.page.locator(".spread").wait_for()
        thrown: dict[str, Any] = {}
        while not (thrown and ann.view["to_act"] == [ann.seat]):
            frames = len(ann.frames)
            if ann.view["to_act"] == [ann.seat]:
                action = throwing_away(spelled_out("bluff_pirate", ann.legal))
                answer = await ann.context.request.post(
                    f"{house.url}/api/tables/{ann.table['code']}/commands",
                    data={"type": "act", "id": str(len(ann.frames)), "action": action},
                )
                assert answer.ok, await answer.text()
            else:
                await across.reach(lambda: across.legal)
                thrown = throwing_away(across.choices)
                await across.act(thrown)
            await ann.until(lambda frames=frames: len(ann.frames) > frames)  # type: ignore[misc]
        sentence = WORDS("bluff-pirate-discarded", card=thrown["card"], name="Ben", you="no")
        await ann.page.locator(".spread").get_by_text(sentence).wait_for()
    assert ann.troubles == []


async def test_a_variant_that_is_on_stays_in_sight(house: Server, visit: Visit) -> None:
    ann = await visit(house, NARROW)
    async with asyncio.timeout(240), guests(house, "Ben") as [ben]:
        await against(ann, ben, "dont_bluff", reverse_offer=True)
        variant = WORDS("dont-bluff-option-reverse-offer")
        await ann.page.locator("header").get_by_text(variant, exact=True).wait_for()
        across = await ann.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not across
    assert ann.troubles == []
